"""People at a table: who presses, where they sit, their votes and queued moves, and why something is
refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from bot.games import GAMES
from bot.games.api import Event, Move, Seat
from bot.league.results import ABSENT
from bot.players import LEVELS, Level, remembers
from bot.tables.log import Tally, is_missed
from bot.user_text import UserText

PROGRAM: Final = "program"
"""The level of a program listed by the people who run the bot. It says nothing about the program's
strength.
"""
PROGRAM_GONE: Final = "program_gone"
"""The level of a program that was removed. A normal computer plays on under its name."""

PROGRAMS: Final = frozenset((PROGRAM, PROGRAM_GONE))

ChairLevel = Level | Literal["program", "program_gone"]

CHAIR_LEVELS: tuple[ChairLevel, ...] = (*LEVELS, PROGRAM, PROGRAM_GONE)

NOBODY = UserText("?")
"""The name in the chair of a forgotten person. People see a phrase instead."""


class Refused(Exception):  # noqa: N818 - named for what happened, like IllegalMove
    """An action isn't possible now, and nothing was changed.

    ``code`` is the id of the phrase (``refused-<code>``), and ``data`` has its values.
    """

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code = code
        self.data = data


def need_game(key: str) -> None:
    """Raise Refused ``game_gone`` unless the game with this key can be played."""
    if key not in GAMES:
        raise Refused("game_gone", game=GAMES[key].spec.name)


@dataclass(frozen=True, slots=True)
class Who:
    """A member of a server at the moment of a press."""

    user_id: int
    name: UserText
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class Chair:
    """The person (key, Discord id and name) or computer in a seat."""

    name: UserText
    person: str | None = None
    user_id: int | None = None
    press: int | None = None
    """The id of the press that took the seat, which is part of the shuffle's seed. None for computers, and
    for a person whose seat is reserved until they join.
    """
    word: str = ""
    """The SHA-256 (hex) of the word that the person has added to the shuffle; empty if there is none."""
    misses: int = 0
    """The number of turns in a row that ran out of time."""
    stand_in: bool = False
    """Whether a computer plays for the absent person until they are back."""
    forfeited: bool = False
    """Whether the person has lost the match because they left a ranked one or were removed."""
    withdrawn: bool = False
    """Whether an umpire's decision, which can be undone, makes the person lose the match."""
    excused: bool = False
    """Whether the umpire excuses the person, so that their rating doesn't change."""
    from_deal: int = 1
    """The first deal that the person plays from its beginning."""
    deals: int = 0
    """The number of deals that have ended since the person took the seat."""
    deals_stood_in: int = 0
    """In how many of these deals the clock and computers made most of the person's moves."""
    away_until: int | None = None
    """When (ms) the person will be back at a slow table, as they said. Their time runs from then on."""
    level: ChairLevel | None = None
    """The level of a computer with its own seat, or the mark of a program. None for people."""
    earlier: tuple[PastHolder, ...] = ()
    """The earlier holders of the seat, the first one first."""

    def at(self, version: int) -> Chair:
        """Return the holder of the seat when the table came to a version."""
        return next((past.chair for past in self.earlier if version <= past.until), self)

    def held_until(self, version: int) -> tuple[PastHolder, ...]:
        """Return all holders of the seat if another person takes it over at a version of the table. People
        who never had a move are left out.
        """
        if self.earlier and self.earlier[-1].until >= version:
            return self.earlier
        held = Chair(self.name, self.person, self.user_id, level=self.level)
        return (*self.earlier, PastHolder(version, held))

    @property
    def holders(self) -> tuple[str | None, ...]:
        """The keys of all past and present holders of the seat."""
        return (*(past.chair.person for past in self.earlier), self.person)

    @property
    def is_asked(self) -> bool:
        """Whether a seat is reserved for a person who has not joined yet. People who come late to a match
        have no press of the lobby either, but they don't count.
        """
        return self.person is not None and self.press is None and self.from_deal == 1

    @property
    def is_awaited(self) -> bool:
        """Whether a match without people waits for this absent person. It doesn't if they have forfeited,
        never came, or were waited for long enough.
        """
        has_come = not self.is_asked or self.misses > 0
        return self.person is not None and self.stand_in and not self.forfeited and has_come

    @property
    def dozes(self) -> bool:
        """Whether a computer plays for the person only because their time ran out. Their next press at the
        table takes the seat back.
        """
        return self.person is not None and self.stand_in and self.misses > 0 and not self.forfeited

    @property
    def is_former(self) -> bool:
        """Whether the person in this seat was forgotten, so that their name is unknown."""
        return self.person is not None and self.user_id is None

    @property
    def is_program(self) -> bool:
        """Whether the seat was given to a listed program."""
        return self.level in PROGRAMS

    @property
    def own_level(self) -> Level | None:
        """The level of one of the bot's own computers; None for people and programs."""
        return None if self.level == "program" or self.level == "program_gone" else self.level

    @property
    def was_absent(self) -> bool:
        """Whether computers have played more of the person's deals than the person may miss."""
        return self.person is not None and self.deals_stood_in > ABSENT * self.deals

    @property
    def present(self) -> bool:
        """Whether a person plays this seat themselves."""
        return self.person is not None and not self.stand_in and not self.forfeited


def is_remembered(game: str, chairs: Iterable[Chair]) -> bool:
    """Return whether a computer on one of these chairs remembers the running deal."""
    computers = [chair for chair in chairs if chair.level is not None]
    return any(chair.own_level and remembers(game, chair.own_level) for chair in computers)


def deal_over(events: Iterable[Event]) -> Event | None:
    """Return the event that ends a deal, if it is among these."""
    for event in events:
        if event.key == "deal_over":
            return event
    return None


def with_deals(chairs: tuple[Chair, ...], events: Iterable[Event], tally: Tally) -> tuple[Chair, ...]:
    """Return the chairs with one more deal counted for the people dealt in, if ``events`` end the deal that
    ``tally`` belongs to.
    """
    over = deal_over(events)
    if over is None:
        return chairs
    return tuple(
        chair
        if points is None
        else replace(chair, deals=chair.deals + 1, deals_stood_in=chair.deals_stood_in + is_missed(counts))
        for chair, points, counts in zip(chairs, over.data["points"], tally, strict=True)
    )


@dataclass(frozen=True, slots=True)
class PastHolder:
    """A person or computer that held a seat before another person took it over."""

    until: int
    """The version of the table at which the seat changed hands."""
    chair: Chair
    """Their name, key and id, or the computer."""


@dataclass(frozen=True, slots=True)
class Vote:
    """The votes of the people at a table on ending the match without a result."""

    ayes: frozenset[Seat]
    noes: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class MovesAhead:
    """Queued moves of a seat's owner, and what they depend on. No one else sees them."""

    seat: Seat
    person: str
    moves: tuple[Move, ...]
    """The first of these moves that is legal is made on the owner's turn. A play may contain its call."""
    deal: int
    hand: tuple[str, ...]
    """The cards that the seat held when the moves were queued, in the order of the hand."""
    made_at: int
    """When (ms) the moves were queued."""
    let_go: str = ""
    """Why the moves were dropped: ``hit``, ``hand`` or ``unfit``; empty while they are in force."""
