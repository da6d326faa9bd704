"""The messages of the outbox before they are sent, and the context that they are rendered in."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from discord import ui

from bot.league.season import LogEntry
from bot.seasons import PersonRow
from bot.ui.components.layout import TEXT_LIMIT, message
from bot.ui.components.post import Illustration
from bot.ui.seasons.view import SeasonView

SHOWN = 10
"""The most lines of a list of which only the top is shown."""

Destination = Literal["league", "log"]
"""``league`` is the channel where the season is announced and played, ``log`` the one for its decisions."""


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """One message about a season."""

    text: str
    buttons: tuple[ui.Button[Any], ...] = ()
    pings: tuple[int, ...] = ()
    """The ids of the users that it pings. It pings no one else, even if it names them."""
    place: Destination = "league"
    fixture: str = ""
    """The key of a fixture. If that has a thread, the message is sent there."""
    openly: str = ""
    """The text to use instead in a public channel; empty if it is the same."""
    bracket: bool = False
    """Whether the picture of the bracket is attached, if the season is a cup."""
    roles: tuple[int, ...] = ()
    """The ids of the roles that it pings."""

    def without_pings(self, users: Container[int]) -> OutgoingMessage:
        """The same, which pings all that it was to ping but these users; it still names them."""
        return replace(self, pings=tuple(user for user in self.pings if user not in users))


@dataclass(frozen=True, slots=True)
class RenderContext(SeasonView):
    """A season as its messages show it."""

    people: Mapping[str, PersonRow]
    pinged: frozenset[str] = frozenset()
    """The people to ping. They must act, and haven't turned pings off."""
    log: tuple[LogEntry, ...] = ()
    """The season's log, if the message needs it; otherwise empty."""
    shown: frozenset[str] = frozenset()
    """The matches whose results stand where they were played: in the season's channel or a thread of it."""
    lost: frozenset[str] = frozenset()
    """The umpires who cannot run the season any more, if the message calls umpires; otherwise empty."""

    def listed(self, players: Iterable[str]) -> str:
        """The names of some people, in one text."""
        return " · ".join(map(self.player, players))

    def call(self, player: str) -> str:
        """A mention of a person if they are to be pinged, otherwise their name."""
        return f"<@{self.people[player].user_id}>" if player in self.pinged else f"**{self.player(player)}**"

    @property
    def running(self) -> tuple[str, ...]:
        """The umpires who can run the season."""
        return tuple(umpire for umpire in self.season.umpires if umpire not in self.lost)

    @property
    def umpires(self) -> str:
        """The umpires who can run the season, called; if there are none, the staff by that name."""
        return " ".join(map(self.call, self.running)) or self.say("outbox-staff")

    def users(self, players: Iterable[str]) -> tuple[int, ...]:
        """The ids of those of these people that a message is to ping."""
        return tuple(self.people[player].user_id for player in players if player in self.pinged)

    def line(self, seq: int) -> LogEntry | None:
        """The line of the season's log with the number ``seq``; None if it is not known."""
        return next((line for line in self.log if line.seq == seq), None)


def user_ids(people: Mapping[str, PersonRow], players: Iterable[str]) -> list[int]:
    """Return the user ids of some people, without forgotten ones."""
    return [people[player].user_id for player in players if player in people]


def layout_of(
    outgoing: OutgoingMessage, picture: Illustration | None = None, legend: str = ""
) -> ui.LayoutView:
    """The message for Discord, with a picture and the ``legend`` below it, if any."""
    return message(outgoing.text, picture.gallery() if picture else None, legend, outgoing.buttons)


def packed(
    head: str, lines: Iterable[str], buttons: Sequence[ui.Button[Any]] = (), limit: int = TEXT_LIMIT
) -> tuple[OutgoingMessage, ...]:
    """A heading and lines in as many messages of at most ``limit`` characters as needed.

    The last message has the buttons.
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
