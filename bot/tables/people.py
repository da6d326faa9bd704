"""People at a table: who presses, where they sit, what they propose, what they have chosen ahead of their
turn, and why something is refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from bot.games import GAMES
from bot.games.api import Event, Move, Seat
from bot.league.results import ABSENT
from bot.players import LEVELS, Level, remembers
from bot.user_text import NO_TEXT, UserText

VoteKind = Literal["end", "seat"]

PROGRAM: Final = "program"
"""The level of a program that the operator has listed. How well it plays is its own affair."""
PROGRAM_GONE: Final = "program_gone"
"""The level of a program that was let go. A normal computer plays on under its name."""

PROGRAMS: Final = frozenset((PROGRAM, PROGRAM_GONE))

ChairLevel = Level | Literal["program", "program_gone"]

CHAIR_LEVELS: tuple[ChairLevel, ...] = (*LEVELS, PROGRAM, PROGRAM_GONE)

NOBODY = UserText("?")
"""The name in a chair whose person was forgotten. In its place people see a phrase."""


class Refused(Exception):  # noqa: N818 - named for what happened, like IllegalMove
    """Something cannot be done now. Nothing was changed.

    ``code`` is the id of the phrase (``refused-<code>``), and ``data`` the values for it.
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
    """A seat's person (key, Discord id and name) or computer."""

    name: UserText
    person: str | None = None
    user_id: int | None = None
    press: int | None = None
    """The id of the press that took the seat, which is part of the shuffle's seed. None for computers, and
    for a person whose seat is kept until they join.
    """
    word: str = ""
    """The SHA-256 (hex) of the word that the person has added to the shuffle; empty if they have not."""
    misses: int = 0
    """The number of turns in a row that ran out of time."""
    stand_in: bool = False
    """Whether a computer plays for the absent person until they are back."""
    forfeited: bool = False
    """Whether the person has lost the match because they left a ranked one or were removed."""
    withdrawn: bool = False
    """Whether the person has lost the match by a decision of an umpire, which can be taken back."""
    excused: bool = False
    """Whether the umpire does not hold it against them, so that their rating stays as it is."""
    from_deal: int = 1
    """The first deal that the person plays from its beginning."""
    deals: int = 0
    """The number of deals that have ended since the person has the seat."""
    deals_stood_in: int = 0
    """How many of these a computer has played for them."""
    away_until: int | None = None
    """When (ms) the person said that they will be back at a slow table. Their time runs from then on."""
    level: ChairLevel | None = None
    """The level of a computer with a seat of its own, or the mark of a program. None for people."""
    earlier: tuple[PastHolder, ...] = ()
    """Who held the seat before, the earliest first."""

    def at(self, version: int) -> Chair:
        """Who held the seat when the table came to a version."""
        return next((past.chair for past in self.earlier if version <= past.until), self)

    def held_until(self, version: int) -> tuple[PastHolder, ...]:
        """Who will have held the seat when somebody else takes it over at a version of the table. People who
        have held it for no move are left out.
        """
        if self.earlier and self.earlier[-1].until >= version:
            return self.earlier
        held = Chair(self.name, self.person, self.user_id, level=self.level)
        return (*self.earlier, PastHolder(version, held))

    @property
    def holders(self) -> tuple[str | None, ...]:
        """The keys of all who hold or have held the seat."""
        return (*(past.chair.person for past in self.earlier), self.person)

    @property
    def is_asked(self) -> bool:
        """Whether the seat in a lobby is kept for somebody who has not joined yet."""
        return self.person is not None and self.press is None

    @property
    def is_awaited(self) -> bool:
        """Whether a match waits for the absent person once nobody is present: not if they have forfeited it,
        have not come to it at all, or were waited for long enough.
        """
        has_come = not self.is_asked or self.misses > 0
        return self.person is not None and self.stand_in and not self.forfeited and has_come

    @property
    def is_former(self) -> bool:
        """Whether the person at this seat was forgotten, so that nobody knows their name."""
        return self.person is not None and self.user_id is None

    @property
    def is_program(self) -> bool:
        """Whether the seat was given to a program that the operator has listed."""
        return self.level in PROGRAMS

    @property
    def own_level(self) -> Level | None:
        """How well one of the bot's own computers plays; None for programs too."""
        return None if self.level == "program" or self.level == "program_gone" else self.level

    @property
    def was_absent(self) -> bool:
        """Whether a stand-in has played more of the person's deals than they may miss."""
        return self.person is not None and self.deals_stood_in > ABSENT * self.deals

    @property
    def present(self) -> bool:
        """Whether a person plays this seat themselves."""
        return self.person is not None and not self.stand_in and not self.forfeited


def is_remembered(game: str, chairs: Iterable[Chair]) -> bool:
    """Whether a computer on one of these chairs remembers the running deal."""
    computers = [chair for chair in chairs if chair.level is not None]
    return any(chair.own_level and remembers(game, chair.own_level) for chair in computers)


def deal_over(events: Iterable[Event]) -> Event | None:
    """The event among these that says that a deal has ended, if there is one."""
    for event in events:
        if event.key == "deal_over":
            return event
    return None


def with_deals(chairs: tuple[Chair, ...], events: Iterable[Event]) -> tuple[Chair, ...]:
    """The chairs, with the deal that has ended in ``events``, if any, counted for those who were dealt in."""
    over = deal_over(events)
    if over is None:
        return chairs
    return tuple(
        chair
        if points is None
        else replace(chair, deals=chair.deals + 1, deals_stood_in=chair.deals_stood_in + chair.stand_in)
        for chair, points in zip(chairs, over.data["points"], strict=True)
    )


@dataclass(frozen=True, slots=True)
class PastHolder:
    """Who held a seat before somebody else took it over."""

    until: int
    """The version of the table at which they gave it up."""
    chair: Chair
    """Their name, key and id, or the computer."""


@dataclass(frozen=True, slots=True)
class Vote:
    """A proposal that the people at the table decide on: to end the match, or to give somebody a seat."""

    kind: VoteKind
    ayes: frozenset[Seat]
    noes: frozenset[Seat] = frozenset()
    seat: Seat | None = None
    """The seat that somebody asks for, followed by who asks."""
    person: str | None = None
    user_id: int | None = None
    name: UserText = NO_TEXT


@dataclass(frozen=True, slots=True)
class MovesAhead:
    """What the owner of a seat has chosen before their turn, and what the choice rests on. Nobody else sees
    it.
    """

    seat: Seat
    person: str
    moves: tuple[Move, ...]
    """When the turn comes, the first of these moves that is legal is made. A play may contain its call."""
    deal: int
    hand: tuple[str, ...]
    """The cards that the seat held, in the order of the hand."""
    made_at: int
    """When (ms) they chose it."""
    let_go: str = ""
    """Why the choice was let go of: ``hit``, ``hand`` or ``unfit``; empty while it stands."""
