"""Sums, the cut after rounds 1 and 2, and the final order."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from bot.league.tournament.state import (
    FINALISTS,
    Cell,
    CellKey,
    Tournament,
    TournamentTable,
    TournamentTie,
    in_order,
)

Key: TypeAlias = tuple[int, ...]
"""A key to sort entries by; smaller is better."""


@dataclass(frozen=True, slots=True)
class Sums:
    """The sums of one entry. Deals that were not played add nothing."""

    entry: str
    rounds: tuple[int, int, int]
    """Points in rounds 1, 2 and 3."""
    wins: tuple[int, int, int]
    """Deals won in rounds 1, 2 and 3."""

    @property
    def combined(self) -> int:
        """The points in rounds 1 and 2."""
        return self.rounds[0] + self.rounds[1]

    @property
    def wins12(self) -> int:
        """The deals won in rounds 1 and 2."""
        return self.wins[0] + self.wins[1]


@dataclass(frozen=True, slots=True)
class Placed:
    """A line of the ranking."""

    place: int | None
    """The place, which tied entries share; None if withdrawn."""
    sums: Sums
    finalist: bool


def by_computer(state: Tournament, *rounds: int) -> dict[str, int]:
    """Return how many deals of these rounds a computer has played for each entry, without entries that have
    none.
    """
    played = (
        entry for (number, _, entry), cell in sorted_cells(state) if cell.by_computer and number in rounds
    )
    return dict(Counter(played))


def sorted_cells(state: Tournament) -> list[tuple[CellKey, Cell]]:
    """Return all cells in the order of rounds, slots and entries."""
    return [(key, state.cells[key]) for key in in_order(state.cells)]


def sums(state: Tournament) -> dict[str, Sums]:
    """Return the sums of every entry, by its key."""
    points = {entry.key: [0, 0, 0] for entry in state.entrants}
    wins = {entry.key: [0, 0, 0] for entry in state.entrants}
    for (number, _, entry), cell in state.cells.items():
        points[entry][number - 1] += cell.points
        wins[entry][number - 1] += cell.won
    return {
        entry: Sums(entry, (p[0], p[1], p[2]), (w[0], w[1], w[2]))
        for (entry, p), w in zip(points.items(), wins.values(), strict=True)
    }


def cut_key(state: Tournament) -> Callable[[Sums], Key]:
    """Return the sort key for the cut."""
    if state.rules.tie == "umpire":
        return lambda own: (own.combined,)
    return lambda own: (own.combined, -own.wins12, own.rounds[1])


def final_key(state: Tournament) -> Callable[[Sums], Key]:
    """Return the sort key for finalists."""
    carry = state.rules.playoff_carry
    return lambda own: (
        own.rounds[2] + carry * own.combined,
        -own.wins[2],
        -own.wins12,
        own.rounds[1],
    )


def cut(state: Tournament) -> tuple[str, ...] | TournamentTie:
    """Return the entries that advance to the play-off, or the tie that the umpire must break first."""
    own, key = sums(state), cut_key(state)
    if len(state.entries) <= FINALISTS:
        return state.entries
    ranked = sorted(state.entries, key=lambda entry: key(own[entry]))
    line = key(own[ranked[FINALISTS - 1]])
    tie = TournamentTie(1, tuple(entry for entry in state.entries if key(own[entry]) == line))
    through = ahead(state, tie)
    if len(through) + len(tie.entries) > FINALISTS:
        return TournamentTie(FINALISTS - len(through), tie.entries)
    return through + tie.entries


def ahead(state: Tournament, tie: TournamentTie) -> tuple[str, ...]:
    """Return the entries that advance however a tie at the cut is broken."""
    own, key = sums(state), cut_key(state)
    line = key(own[tie.entries[0]])
    return tuple(entry for entry in state.entries if key(own[entry]) < line)


def winner(state: Tournament) -> tuple[str, ...] | TournamentTie:
    """Return the winners of the play-off, or the tie for it. If no finalist is left, the best of the others
    win.
    """
    own, key = sums(state), final_key(state)
    rivals = [entry for entry in state.finalists if entry in state.entries]
    if not rivals:
        return tuple(line.sums.entry for line in ranking(state) if line.place == 1)
    best = min(key(own[entry]) for entry in rivals)
    equal = tuple(entry for entry in rivals if key(own[entry]) == best)
    return equal if len(equal) == 1 else TournamentTie(1, equal)


def ranking(state: Tournament) -> tuple[Placed, ...]:
    """Return all entries in their current or final order.

    Finalists come first, by the play-off, then the others by rounds 1 and 2, then withdrawn ones. A champion
    is placed before entries with the same sums.
    """
    own, first, then = sums(state), final_key(state), cut_key(state)

    def key(entry: str) -> tuple[bool, bool, Key]:
        if entry in state.finalists:
            return (False, entry not in state.champions, first(own[entry]))
        return (True, False, then(own[entry]))

    keys = {entry: key(entry) for entry in state.entries}
    ranked = sorted(keys, key=keys.__getitem__)
    order = [keys[entry] for entry in ranked]
    gone = (entry.key for entry in state.entrants if not entry.active)
    return (
        *(Placed(1 + bisect_left(order, keys[entry]), own[entry], not keys[entry][0]) for entry in ranked),
        *(Placed(None, own[entry], entry in state.finalists) for entry in gone),
    )


def table_winners(state: Tournament, table: TournamentTable) -> tuple[str, ...]:
    """Return the entries with the lowest sum at a table among those that still play. This is used for news
    only.
    """
    return lowest(state, table.round, (table.seats[seat] for seat in state.players(table)))


def lowest(state: Tournament, number: int, entries: Iterable[str]) -> tuple[str, ...]:
    """Return those of ``entries`` with the lowest sum in a round."""
    own = sums(state)
    points = {entry: own[entry].rounds[number - 1] for entry in entries}
    best = min(points.values(), default=0)
    return tuple(entry for entry, mine in points.items() if mine == best)


def mean_of_round(state: Tournament, number: int) -> int | None:
    """Return the mean score of all deals of a round, as they were played, with halves rounded up; None
    without deals.
    """
    played = [
        cell.points
        for (r, _, _), cell in state.cells.items()
        if r == number and cell.how in ("played", "replayed")
    ]
    return (2 * sum(played) + len(played)) // (2 * len(played)) if played else None
