"""The state of Swedish Pursuit's tournament: entries, tables, and the score of every deal.

A round has five deals at every table; each is a *slot* of the table, so that a deal that is played again
replaces the old one. Rounds, tables, slots and entries are numbered from 1 (round 3 is the play-off); seats
from 0, clockwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.league.stages import CHECKED, TIED, Stage

SLOTS = 5
"""Deals in a round."""
PLAYOFF = 3
"""Number of the play-off round."""
FINALISTS = 10
"""Number of entries that advance to the play-off."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of a tournament."""

    tie: Literal["auto", "umpire"] = "auto"
    """How ties at the cut are broken: by deals won and then round 2, or by the umpire at once."""
    playoff_carry: bool = False
    """Whether the play-off adds to rounds 1 and 2 instead of starting from zero."""


@dataclass(frozen=True, slots=True)
class TournamentEntry:
    """A spot in the tournament. The score belongs to it and not to the player who holds it."""

    key: str
    """Its number from 1, in the order of entering, as a text."""
    user: str
    """The key of the person who holds it."""
    active: bool = True
    """Whether it still takes part; False for good after a withdrawal."""


@dataclass(frozen=True, slots=True)
class Cell:
    """The score of one entry in one deal."""

    points: int
    won: bool = False
    """Whether the entry went out; False if a computer has played the deal for it."""
    how: Literal["played", "replayed", "mean", "adjusted"] = "played"
    by_computer: bool = False
    """Whether a computer has made more than half of the entry's turn moves in it."""


CellKey = tuple[int, int, str]
"""Round, slot, entry."""


def in_order(cells: Iterable[CellKey]) -> list[CellKey]:
    """Sort the keys of scores by round, slot and entry."""
    return sorted(cells, key=lambda place: (*place[:2], int(place[2])))


@dataclass(frozen=True, slots=True)
class Slot:
    """One of the deals of a round at a table."""

    stands: Literal["waiting", "running", "done"] = "waiting"
    dealer: int | None = None
    """Seat that has dealt it, even if it must be played again."""
    voided: int = 0
    """How often it was voided or interrupted."""


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """A table at which entries play a round."""

    round: int
    number: int
    seats: tuple[str, ...]
    """The entries, seat 0 first. A withdrawn entry keeps its seat, which is skipped."""
    users: frozenset[str]
    """Everyone who has held a seat here."""
    drawn_at: int = 0
    """When (ms) it was paired."""
    reported_at: int = 0
    """When (ms) the last deal here began or ended; 0 without any."""
    slots: tuple[Slot, ...] = (Slot(),) * SLOTS

    @property
    def done(self) -> bool:
        """Whether no deal is left to play."""
        return all(slot.stands == "done" for slot in self.slots)


@dataclass(frozen=True, slots=True)
class Sitting:
    """A match of Swedish Pursuit, for one or more slots of a table one after the other."""

    round: int
    table: int
    slots: tuple[int, ...]
    entries: tuple[str, ...]
    """The entries that play, in the order of the match's seats."""
    seats: tuple[int, ...]
    """Their seats at the tournament's table."""
    dealer: int | None
    """The dealer of the first slot, as a seat at the tournament's table; None if they cut for it."""
    again: tuple[int, ...]
    """How often each of the slots was voided before."""

    @property
    def games(self) -> tuple[tuple[int, int], ...]:
        """Each slot with the number of times it was voided. No two deals at a table have the same pair."""
        return tuple(zip(self.slots, self.again, strict=True))

    @property
    def position(self) -> Mapping[str, Any] | None:
        """The position to load, without house rules and seed; None for a new match, which begins with the
        cut.
        """
        if self.dealer is None:
            return None
        players = len(self.seats)
        return {
            "game": "pursuit",
            "seats": players,
            "phase": "between",
            "deal": 0,
            "games": len(self.slots),
            "dealer": (self.seats.index(self.dealer) - 1) % players,
        }

    def goes_on(self, dealt: int, then: Sitting) -> bool:
        """Return whether the match of this sitting, after ``dealt`` deals, continues with the deal of sitting
        ``then``.

        It needs the same players, the right slot and the right dealer. Otherwise it ends, and ``then`` needs
        its own match.
        """
        if self.entries != then.entries or self.games[dealt : dealt + 1] != then.games[:1]:
            return False
        # only the match knows who won the cut, and it passes the deal on as the tournament does
        return (
            self.dealer is None
            or then.dealer == self.seats[(self.seats.index(self.dealer) + dealt) % len(self.seats)]
        )


@dataclass(frozen=True, slots=True)
class TournamentTie:
    """Tied entries among which the umpire must choose."""

    places: int
    """Number of them to choose."""
    entries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tournament:
    """The state of a started tournament. Immutable."""

    rules: Rules = Rules()
    entrants: tuple[TournamentEntry, ...] = ()
    """The entries, withdrawn or not, in the order of their numbers."""
    phase: Stage = "round1"
    tables: tuple[TournamentTable, ...] = ()
    """Tables of all rounds so far, in order."""
    cells: Mapping[CellKey, Cell] = field(default_factory=dict)
    """Scores that were played or given; never changed in place."""
    draws: int = 0
    """Number of uses of chance so far."""
    tie: TournamentTie | None = None
    finalists: tuple[str, ...] = ()
    """Entries in the play-off, once decided."""
    champions: tuple[str, ...] = ()
    """Winners, once decided."""
    sittings: Mapping[str, Sitting] = field(default_factory=dict)
    """Sittings with an opened table, as they were then, by name."""

    @property
    def entries(self) -> tuple[str, ...]:
        """The entries that have not been withdrawn."""
        return tuple(entry.key for entry in self.entrants if entry.active)

    @property
    def round(self) -> int:
        """The current or last round; 0 before the first pairings."""
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
        """Whether all paired tables have played, and the umpire's decision comes next."""
        return self.phase in (*CHECKED, *TIED)

    def entry(self, key: str) -> TournamentEntry | None:
        """Return the entry with this key, withdrawn or not; None if there is none."""
        number = int(key) if key.isdecimal() else 0
        return self.entrants[number - 1] if 0 < number <= len(self.entrants) else None

    def holds(self, player: str) -> str | None:
        """Return the entry that a player holds now; None if there is none."""
        return next((each.key for each in self.entrants if each.active and each.user == player), None)

    def held(self, player: str) -> str | None:
        """Return the entry that a player holds, or one that was withdrawn while they held it; None if there
        is none.
        """
        first = (each.key for each in self.entrants if each.user == player)
        return self.holds(player) or next(first, None)

    def has(self, entry: str) -> bool:
        """Return whether there is such an entry, withdrawn or not."""
        return self.entry(entry) is not None

    def holder(self, entry: str) -> str:
        """Return the player who holds an entry."""
        held = self.entry(entry)
        return held.user if held else ""

    def tables_of(self, number: int) -> Iterator[TournamentTable]:
        """Yield the tables of a round, in order."""
        return (table for table in self.tables if table.round == number)

    def table(self, number: int, which: int) -> TournamentTable | None:
        """Return table ``which`` of round ``number``; None if there is none."""
        return next((table for table in self.tables_of(number) if table.number == which), None)

    def seated(self, entry: str) -> Iterator[TournamentTable]:
        """Yield the tables with a seat of an entry, in order of the rounds."""
        return (table for table in self.tables if entry in table.seats)

    def players(self, table: TournamentTable) -> tuple[int, ...]:
        """Return the seats at a table whose entries are active, clockwise."""
        held = map(self.entry, table.seats)
        return tuple(seat for seat, entry in enumerate(held) if entry is not None and entry.active)
