"""The next deal of a tournament table, its dealer, and the sitting in which it is played."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.stages import PLAYING
from bot.league.tournament.state import SLOTS, Sitting, Tournament, TournamentTable


def due_slot(state: Tournament, table: TournamentTable) -> int | None:
    """Return the slot (from 1) that the table must deal now; None if it is playing, waiting or done.

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
    """Return the seat that deals ``slot``; None if the players cut for it.

    That is the seat that dealt it before, otherwise the one after the dealer of the slot before. If that seat
    has left, it is the next active seat clockwise.
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
    """Return ``seat`` if it is one of ``active``, otherwise the first of these clockwise from it."""
    return min(active, key=lambda other: (other - seat) % len(table.seats))


def sitting(state: Tournament, table: TournamentTable) -> Sitting | None:
    """Return the match that the table needs for its next deal; None if there is nothing to deal."""
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
    """Yield all matches that could be dealt now."""
    for table in state.tables:
        due = sitting(state, table)
        if due is not None:
            yield due
