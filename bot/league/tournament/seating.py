"""Which game a table plays next, who deals it, and the match in which it is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.league.tournament.state import SLOTS, Phase, Tournament, TournamentTable

PLAYING: tuple[Phase, ...] = ("round1", "round2", "playoff")
"""The phases in which cards are dealt."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A match of Swedish Pursuit to be opened, for one or more slots of a table one after the other."""

    round: int
    table: int
    slots: tuple[int, ...]
    entries: tuple[int, ...]
    """The entries that play, in the order of the match's seats."""
    seats: tuple[int, ...]
    """Their seats at the tournament's table."""
    dealer: int | None
    """The dealer of the first slot, as a seat at the tournament's table; None if they cut for it."""
    again: tuple[int, ...]
    """How often each of the slots was voided before."""

    @property
    def games(self) -> tuple[tuple[int, int], ...]:
        """Each slot with the number of times it was voided. No two games of a table have the same pair."""
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
        """Whether the match of this sitting, after ``dealt`` games, goes on to deal what ``then`` asks for.

        It needs the same players, the right slot and the right dealer. Otherwise it ends, and ``then`` needs
        a match of its own.
        """
        if self.entries != then.entries or self.games[dealt : dealt + 1] != then.games[:1]:
            return False
        # who won the cut only the match knows, and it passes the deal on as the tournament does
        return (
            self.dealer is None
            or then.dealer == self.seats[(self.seats.index(self.dealer) + dealt) % len(self.seats)]
        )


def due_slot(state: Tournament, table: TournamentTable) -> int | None:
    """The slot (from 1) that the table must deal now; None if it is playing, waiting or done.

    A slot of round 1 that is voided during round 2 waits until all of round 2 has been played.
    """
    if state.phase not in PLAYING or any(slot.stands == "running" for slot in table.slots):
        return None
    if table.round not in state.open_rounds or len(state.players(table)) < 2:
        return None
    if table.round < state.round and not all(other.done for other in state.tables_of(state.round)):
        return None
    return next((i for i, slot in enumerate(table.slots, start=1) if slot.stands == "waiting"), None)


def dealer_of(state: Tournament, table: TournamentTable, slot: int) -> int | None:
    """The seat that deals ``slot``; None if the players cut for it.

    That is the seat that has dealt it before, otherwise the one after the dealer of the slot before. If that
    seat has left, it is the next active seat clockwise.
    """
    before = table.slots[slot - 1].dealer
    if before is None:
        if slot == 1:
            return None
        last = table.slots[slot - 2].dealer
        if last is None:
            return None
        before = last + 1
    return next_active(table, state.players(table), before)


def next_active(table: TournamentTable, active: tuple[int, ...], seat: int) -> int:
    """``seat`` if it is one of ``active``, otherwise the first of these clockwise from it."""
    return min(active, key=lambda other: (other - seat) % len(table.seats))


def sitting(state: Tournament, table: TournamentTable) -> Sitting | None:
    """The match that the table needs for the game to deal now; None if there is nothing to deal."""
    first = due_slot(state, table)
    if first is None:
        return None
    seats = state.players(table)
    dealer = dealer_of(state, table, first)
    slots, last = [first], dealer
    while slots[-1] < SLOTS:
        after = table.slots[slots[-1]]
        following = None if last is None else next_active(table, seats, last + 1)
        again = following if after.dealer is None else next_active(table, seats, after.dealer)
        if after.stands != "waiting" or again != following:
            break
        slots.append(slots[-1] + 1)
        last = following
    entries = tuple(table.seats[seat] for seat in seats)
    taken_back = tuple(table.slots[slot - 1].voided for slot in slots)
    return Sitting(table.round, table.number, tuple(slots), entries, seats, dealer, taken_back)


def sittings(state: Tournament) -> Iterator[Sitting]:
    """All matches that could be dealt now."""
    for table in state.tables:
        due = sitting(state, table)
        if due is not None:
            yield due
