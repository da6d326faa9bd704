"""Write tables to the database, in the transaction of the caller."""

from __future__ import annotations

from bot.storage import Transaction
from bot.storage.guilds import zone_in
from bot.tables import rows
from bot.tables.achievements import SETTING, save_achievements
from bot.tables.chips import settle_chips
from bot.tables.ratings import rate
from bot.tables.results import deal_rows, reflex, result_of, result_rows
from bot.tables.solo import count_solo
from bot.tables.table import Table


async def save_new(tx: Transaction, table: Table) -> None:
    """Store a new table."""
    await tx.tables.create(rows.table_row(table))
    await tx.seats.replace(table.table_id, rows.seat_rows(table))


async def save(tx: Transaction, before: Table, after: Table) -> None:
    """Store what differs between two states of a table: its row, seats, moves and queued moves, and the
    consequences of a call, of the end of a deal and of the match.

    Raises StorageConflict if the stored table differs from ``before``.
    """
    made = [entry for entry in after.log if entry.version > before.version]
    columns = rows.changed(before, after)
    is_seated_anew = (after.chairs, after.absent) != (before.chairs, before.absent)
    if columns or made or is_seated_anew:
        was = before.version, before.phase
        await tx.tables.save(after.table_id, was, columns, [rows.move_row(entry) for entry in made])
    if is_seated_anew and after.phase != "closed":  # a closed lobby keeps the chairs that it had last
        await _save_seats(tx, before, after)
    if (after.ahead, after.let_go) != (before.ahead, before.let_go):
        await tx.ahead.replace(after.table_id, rows.ahead_rows(after))
    for entry in made:
        took = reflex(before, entry)
        if took is not None and entry.person is not None:
            await tx.reflexes.count(after.place_id, after.game_key, entry.person, took)
        if ended := deal_rows(after, entry.events, after.tally):
            await tx.matches.record_deal(after.table_id, ended)
    if after.phase != before.phase and after.phase == "over":
        await _save_result(tx, after)
    elif after.phase != before.phase and after.phase == "ended":
        await tx.matches.fold(after.table_id)


async def _save_seats(tx: Transaction, before: Table, after: Table) -> None:
    """Store the seats that differ."""
    if before.phase == "lobby":
        await tx.seats.replace(after.table_id, rows.seat_rows(after))
        return
    for seat, chair in enumerate(after.chairs):
        if chair != before.chairs[seat]:
            await tx.seats.save(after.table_id, rows.seat_row(seat, chair))


async def _save_result(tx: Transaction, table: Table) -> None:
    """Store the result of a finished match."""
    at = table.finished_at or 0
    deals = await tx.matches.deals(table.table_id)
    results = result_rows(table, result_of(table), deals)
    settings = await tx.guilds.settings(table.place_id)
    moves = await tx.matches.finish(table.table_id, at=at, results=results, zone=zone_in(settings))
    await settle_chips(tx, table.place_id, table.table_id, at, results)
    if table.ranked:
        await rate(tx, table.place_id, table.table_id)
    if settings.get(SETTING) is not False:
        await save_achievements(tx, table, moves, at)
    await count_solo(tx, table, results, moves)
