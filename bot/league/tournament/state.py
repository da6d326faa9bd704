"""A tournament of Swedish Pursuit at one moment: entries, tables, and the score of every game.

A round has five games at every table; each is a *slot* of the table, so that a game that is played again
takes the place of the old one. Rounds are numbered from 1 (3 is the play-off), tables, slots and entries
too; seats from 0, clockwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

Phase = Literal[
    "entries", "round1", "round2", "review", "tie", "playoff", "final_review", "done", "cancelled"
]

SLOTS = 5
"""Games in a round."""
PLAYOFF = 3
"""The round of the finalists."""
FINALISTS = 10
"""The number of entries that go through to the play-off."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of a tournament."""

    tie: Literal["auto", "umpire"] = "auto"
    """How ties at the cut are broken: by games won and then round 2, or by the umpire at once."""
    playoff_carry: bool = False
    """Whether the play-off adds to rounds 1 and 2 instead of starting from zero."""


@dataclass(frozen=True, slots=True)
class TournamentEntry:
    """A place in the tournament. The score belongs to it and not to the player who holds it."""

    number: int
    """The number of the entry, from 1, in the order of entering."""
    user: str
    """The key of the person who holds it."""
    active: bool = True
    """Whether it still takes part; False for good after a withdrawal."""


@dataclass(frozen=True, slots=True)
class Cell:
    """The score of one entry in one game."""

    points: int
    won: bool = False
    """Whether the entry went out; False if a computer has played the game for it."""
    how: Literal["played", "replayed", "mean", "adjusted"] = "played"
    by_computer: bool = False
    """Whether a computer has made more than half of the entry's turn moves in it."""


CellKey = tuple[int, int, int]
"""Round, slot, entry."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One of the games of a round at a table."""

    stands: Literal["waiting", "running", "done"] = "waiting"
    dealer: int | None = None
    """The seat that has dealt it, even if the game must be played again."""
    voided: int = 0
    """How often it was voided or interrupted."""


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """A table at which entries play a round."""

    round: int
    number: int
    seats: tuple[int, ...]
    """The entries, seat 0 first. A withdrawn entry keeps its seat, which is skipped."""
    users: frozenset[str]
    """Everybody who has held a seat here."""
    slots: tuple[Slot, ...] = (Slot(),) * SLOTS

    @property
    def done(self) -> bool:
        """Whether no game is left to play."""
        return all(slot.stands == "done" for slot in self.slots)


@dataclass(frozen=True, slots=True)
class TournamentTie:
    """Tied entries among which the umpire must choose."""

    places: int
    """How many of them it is to be."""
    entries: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tournament:
    """All that is known of a tournament. Immutable; made anew by every command."""

    seed: bytes = field(repr=False)
    """What the draws follow from, secret until the tournament is over."""
    rules: Rules = Rules()
    phase: Phase = "entries"
    entries: tuple[TournamentEntry, ...] = ()
    tables: tuple[TournamentTable, ...] = ()
    """Of all rounds drawn so far, in order."""
    cells: Mapping[CellKey, Cell] = field(default_factory=dict)
    """Only what has been played or given; never changed in place."""
    draws: int = 0
    """How often there has been chance."""
    tie: TournamentTie | None = None
    finalists: tuple[int, ...] = ()
    """Who went through, as soon as that is decided."""
    champions: tuple[int, ...] = ()
    """Who has won, as soon as that is decided."""
    seq: int = 0
    """Lines of the log so far."""
    touched: Mapping[str, int] = field(default_factory=dict)
    """The last line in which somebody decided about an entry, a table or a tie, by its name."""

    @property
    def active(self) -> tuple[int, ...]:
        """The entries that have not been withdrawn."""
        return tuple(entry.number for entry in self.entries if entry.active)

    @property
    def round(self) -> int:
        """The round that is played or was played last; 0 before the first draw."""
        return self.tables[-1].round if self.tables else 0

    @property
    def open_rounds(self) -> tuple[int, ...]:
        """The rounds whose scores may still change."""
        match self.phase:
            case "round1":
                return (1,)
            case "round2" | "review":
                return (1, 2)
            case "playoff" | "final_review":
                return (PLAYOFF,)
            case "tie":
                return (PLAYOFF,) if self.finalists else (1, 2)
            case _:
                return ()

    @property
    def is_reviewed(self) -> bool:
        """Whether all that was drawn has been played, and the umpire is waited for."""
        return self.phase in ("review", "tie", "final_review")

    def entry(self, number: int) -> TournamentEntry | None:
        """The entry with this number, if there is one."""
        return self.entries[number - 1] if 0 < number <= len(self.entries) else None

    def holds(self, user: str) -> int | None:
        """The number of the active entry that ``user`` holds."""
        return next((e.number for e in self.entries if e.active and e.user == user), None)

    def tables_of(self, number: int) -> Iterator[TournamentTable]:
        """The tables of a round, in order."""
        return (table for table in self.tables if table.round == number)

    def table(self, number: int, which: int) -> TournamentTable | None:
        """Table ``which`` of round ``number``, if there is one."""
        return next((table for table in self.tables_of(number) if table.number == which), None)

    def seated(self, entry: int) -> Iterator[TournamentTable]:
        """The tables at which an entry sits or sat, in order of the rounds."""
        return (table for table in self.tables if entry in table.seats)

    def players(self, table: TournamentTable) -> tuple[int, ...]:
        """The seats at a table whose entries are active, clockwise."""
        held = (self.entry(number) for number in table.seats)
        return tuple(seat for seat, entry in enumerate(held) if entry is not None and entry.active)
