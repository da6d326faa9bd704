"""What the outbox says, before it is a message of Discord's: a text, its buttons, and who is to be pinged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from discord import ui
from discord.utils import escape_markdown

from bot.league.contest import Contest, LogEntry
from bot.seasons import PersonRow
from bot.ui.components.layout import TEXT_LIMIT, message
from bot.ui.components.post import Illustration
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.names import Names

SHOWN = 10
"""Lines of a list of which only the top is shown."""

Place = Literal["league", "log"]
"""league: where the season is announced and played; log: where its decisions are shown."""


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """One message about a season."""

    text: str
    buttons: tuple[ui.Button[Any], ...] = ()
    pings: tuple[int, ...] = ()
    """The users whom it pings, and nobody else, whomever it names."""
    place: Place = "league"
    fixture: str = ""
    """It belongs into the thread of this fixture, where there is one."""
    openly: str = ""
    """What is said instead of the text where everybody reads along, if that differs."""
    race: bool = False
    """Whether the chart of the season's race goes along."""


@dataclass(frozen=True, slots=True)
class RenderContext:
    """A season as the outbox sees it, and who is spoken to."""

    contest: Contest
    people: Mapping[str, PersonRow]
    """Everybody on the server, by key; whoever is not in it has been forgotten."""
    say: Translator
    pinged: frozenset[str] = frozenset()
    """The people who are to be pinged: they must act, and have not asked to be left in peace."""
    log: tuple[LogEntry, ...] = ()
    """The season's log, where what is told stands there alone."""

    @property
    def names(self) -> Names:
        """What people call the players and matches of the season."""
        return Names(self.contest, self.people)

    @property
    def season(self) -> str:
        """What the season is called."""
        league = escape_markdown(self.contest.terms.league)
        return self.say("crier-season", league=league, number=str(self.contest.number))

    def name(self, player: str) -> str:
        """The name of a person."""
        return self.names.player(player, self.say)

    def listed(self, players: Iterable[str]) -> str:
        """Some people by their names, all of them."""
        return " · ".join(map(self.name, players))

    def call(self, player: str) -> str:
        """A person as they are addressed: pinged, if they are to be."""
        return f"<@{self.people[player].user_id}>" if player in self.pinged else f"**{self.name(player)}**"

    def users(self, players: Iterable[str]) -> tuple[int, ...]:
        """The users among these people whom a message is to ping."""
        return tuple(self.people[player].user_id for player in players if player in self.pinged)

    def line(self, seq: int) -> LogEntry | None:
        """A line of the season's log."""
        return next((line for line in self.log if line.seq == seq), None)


def layout_of(
    outgoing: OutgoingMessage, picture: Illustration | None = None, legend: str = ""
) -> ui.LayoutView:
    """The message of Discord's for what is said, with a picture and what is to be known of that."""
    return message(outgoing.text, picture.gallery() if picture else None, legend, outgoing.buttons)


def packed(
    head: str, lines: Iterable[str], buttons: Sequence[ui.Button[Any]] = (), limit: int = TEXT_LIMIT
) -> tuple[OutgoingMessage, ...]:
    """A heading and lines in as many messages, of at most ``limit`` letters, as it takes, with the buttons at
    the last one.
    """
    texts = list(_texts(head, lines, limit))
    last = len(texts) - 1
    return tuple(
        OutgoingMessage(text, tuple(buttons) if number == last else ()) for number, text in enumerate(texts)
    )


def _texts(head: str, lines: Iterable[str], limit: int) -> Iterator[str]:
    text = head
    for line in lines:
        if len(text) + 1 + len(line) > limit:
            yield text
            text = line
        else:
            text = f"{text}\n{line}"
    yield text
