"""News from tournament tables: a deal has begun or ended, and the consequences."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace

from bot.league.illegal import IllegalAct
from bot.league.tournament.scores import mean_of_round
from bot.league.tournament.seating import dealer_of, due_slot
from bot.league.tournament.state import Cell, CellKey, Slot, Tournament, TournamentTable


def deal(state: Tournament, table: TournamentTable, slot: int, dealer: int, at: int) -> Tournament:
    """Record that a deal began ``at`` a time (ms). Refused: ``not_due``, ``bad_dealer``."""
    if due_slot(state, table) != slot:
        raise IllegalAct("not_due", slot=slot)
    due = dealer_of(state, table, slot)
    if dealer not in (state.players(table) if due is None else (due,)):
        raise IllegalAct("bad_dealer", seat=dealer)
    holders = {entry.key: entry.user for entry in state.entrants}
    users = table.users.union(holders[table.seats[seat]] for seat in state.players(table))
    running = replace(table.slots[slot - 1], stands="running", dealer=dealer)
    return with_slot(state, replace(table, users=users, reported_at=at), slot, running)


def finish(
    state: Tournament,
    table: TournamentTable,
    number: int,
    points: Sequence[int],
    by_computer: Container[str],
    at: int,
) -> Tournament:
    """Record that deal ``number`` of a table ended ``at`` a time (ms), with the points of the active seats. A
    computer has played it for the entries in ``by_computer``. Refused: ``not_due`` (it has been voided),
    ``bad_points``.
    """
    slot, seats = table.slots[number - 1], state.players(table)
    if slot.stands != "running":
        raise IllegalAct("not_due", slot=number)
    if len(points) != len(seats) or min(points) < 0 or points.count(0) > 1:
        raise IllegalAct("bad_points", points=tuple(points))
    cells = {
        (table.round, number, table.seats[seat]): Cell(
            own,
            won=not own and table.seats[seat] not in by_computer,
            how="replayed" if slot.voided else "played",
            by_computer=table.seats[seat] in by_computer,
        )
        for seat, own in zip(seats, points, strict=True)
    }
    state = replace(state, cells={**state.cells, **cells})
    return with_slot(state, replace(table, reported_at=at), number, replace(slot, stands="done"))


def table_of(state: Tournament, number: int, which: int, slot: int) -> TournamentTable:
    """Return a table. Refused: ``no_such_slot``."""
    table = state.table(number, which)
    if table is None or not 0 < slot <= len(table.slots):
        raise IllegalAct("no_such_slot", round=number, table=which, slot=slot)
    return table


def with_slot(state: Tournament, table: TournamentTable, slot: int, to: Slot) -> Tournament:
    """Replace one slot of a table."""
    slots = (*table.slots[: slot - 1], to, *table.slots[slot:])
    return with_table(state, replace(table, slots=slots))


def with_table(state: Tournament, table: TournamentTable) -> Tournament:
    """Replace a table by one with the same round and number."""
    place = (table.round, table.number)
    return replace(
        state, tables=tuple(table if (old.round, old.number) == place else old for old in state.tables)
    )


def again(state: Tournament, table: TournamentTable, slot: int) -> Tournament:
    """Reset a slot to be played again, and remove its scores."""
    old = table.slots[slot - 1]
    gone = {(table.round, slot, entry) for entry in table.seats}
    cells = {key: cell for key, cell in state.cells.items() if key not in gone}
    slot_again = Slot("waiting", old.dealer, old.voided + 1)
    return with_slot(replace(state, cells=cells), table, slot, slot_again)


def closed_up(state: Tournament) -> Tournament:
    """End the wait of tables for deals for which they have too few players. The last player of such a table
    gets the mean of the round for these deals, once the round has ended.
    """
    for table in state.tables:
        if table.round in state.open_rounds and len(state.players(table)) < 2 and not table.done:
            slots = tuple(replace(slot, stands="done") for slot in table.slots)
            state = with_table(state, replace(table, slots=slots))
    for number in state.open_rounds:
        tables = tuple(state.tables_of(number))
        if tables and all(table.done for table in tables):
            state = _with_means(state, number, tables)
    return state


def _with_means(state: Tournament, number: int, tables: tuple[TournamentTable, ...]) -> Tournament:
    empty: list[CellKey] = [
        (number, slot, table.seats[seat])
        for table in tables
        for seat in state.players(table)
        for slot in range(1, len(table.slots) + 1)
        if (number, slot, table.seats[seat]) not in state.cells
    ]
    mean = mean_of_round(state, number) if empty else None
    if mean is None:
        return state
    return replace(state, cells={**state.cells, **{key: Cell(mean, how="mean") for key in empty}})
