"""Writes tables to the database, in the transaction of the caller."""

from __future__ import annotations

from bot.storage import Transaction
from bot.tables import rows
from bot.tables.achievements import save_achievements
from bot.tables.chips import settle_chips
from bot.tables.log import LogEntry
from bot.tables.ratings import rate
from bot.tables.results import deal_rows, reflex, result_of, result_rows
from bot.tables.table import Table


async def save_new(tx: Transaction, table: Table) -> None:
    """Store a new table."""
    await tx.tables.create(rows.table_row(table))
    await tx.seats.replace(table.table_id, rows.seat_rows(table))


async def save_lobby(tx: Transaction, before: Table, after: Table) -> None:
    """Store a lobby."""
    await tx.tables.save_lobby(rows.table_row(after))
    if after.chairs != before.chairs:
        await tx.seats.replace(after.table_id, rows.seat_rows(after))


async def save_start(tx: Transaction, before: Table, table: Table) -> None:
    """Store that the match of a lobby has begun."""
    if table.chairs != before.chairs:
        await tx.seats.replace(table.table_id, rows.seat_rows(table))
    await tx.tables.start(
        table.table_id,
        rows.move_row(table.log[0]),
        position=rows.position(table) or {},
        tally=list(table.tally),
        deadline=table.deadline,
        contributions=table.contributions,
    )


async def save_move(tx: Transaction, before: Table, after: Table, entry: LogEntry) -> None:
    """Store a move, the change of seating that came with it, and the results if it has ended a deal or the
    match.
    """
    await tx.tables.append_move(
        after.table_id,
        rows.move_row(entry),
        position=rows.position(after) or {},
        tally=list(after.tally),
        turn_version=after.turn_version,
        pinged_version=after.pinged_version,
        deadline=after.deadline,
    )
    if _seating(after) != _seating(before):
        await save_seating(tx, before, after)
    else:
        await save_ahead(tx, before, after)
    took = reflex(before, entry)
    if took is not None and entry.person is not None:
        await tx.reflexes.count(after.guild_id, after.game_key, entry.person, took)
    ended = deal_rows(after, entry.events, after.tally)
    if ended:
        await tx.matches.record_deal(after.table_id, ended)
    if after.phase == "over":
        await save_result(tx, after, entry.at)


async def save_seating(tx: Transaction, before: Table, after: Table) -> None:
    """Store the seats, the host, the proposals, the deadline, and what is chosen ahead."""
    for seat, chair in enumerate(after.chairs):
        if chair != before.chairs[seat]:
            await tx.seats.save(after.table_id, rows.seat_row(seat, chair))
    await tx.tables.save_seating(
        after.table_id, host=after.host, votes=rows.votes(after), deadline=after.deadline
    )
    if _reminded(after) != _reminded(before) and after.version == before.version:
        await tx.tables.reminded(after.table_id, *_reminded(after))
    await save_ahead(tx, before, after)


async def save_ahead(tx: Transaction, before: Table, after: Table) -> None:
    """Store what players have chosen ahead of their turns, if that has changed."""
    if (after.ahead, after.let_go) != (before.ahead, before.let_go):
        await tx.ahead.replace(after.table_id, rows.ahead_rows(after))


async def save_result(tx: Transaction, table: Table, now: int) -> None:
    """Store the result of a match that is over, at its time or else at ``now`` (ms)."""
    deals = await tx.matches.deals(table.table_id)
    results = result_rows(table, result_of(table), deals)
    at = table.finished_at or now
    zone = await tx.guilds.zone(table.guild_id)
    moves = await tx.matches.finish(table.table_id, at=at, results=results, zone=zone)
    await settle_chips(tx, table.guild_id, table.table_id, at, results)
    await rate(tx, table.guild_id, table.table_id)
    await save_achievements(tx, table, moves, at)


async def save_closed(tx: Transaction, before: Table, after: Table, now: int) -> None:
    """Store that a lobby was closed or a match was stopped, at its time or else at ``now`` (ms)."""
    at = after.finished_at or now
    if after.phase == "closed":
        await tx.tables.close_lobby(after.table_id, at=at)
    else:
        await save_seating(tx, before, after)
        await tx.matches.end(after.table_id, at=at)


def _reminded(table: Table) -> tuple[int, int]:
    return table.pinged_version, table.warned_version


def _seating(table: Table) -> tuple[object, ...]:
    return table.chairs, table.host, table.votes
