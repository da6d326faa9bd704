"""Watchers' requests, granted in the transaction that opens a table."""

from __future__ import annotations

from bot.storage import Transaction
from bot.tables.people import Chair
from bot.tables.table import Table


async def seats_asked_for(tx: Transaction, old: Table) -> list[Chair]:
    """Return chairs for everyone who has asked for a seat at a finished table, in the order of their
    requests. They get it by pressing Join.
    """
    return [
        Chair(row.name, row.person, row.user_id)
        for row in await tx.watches.about(old.place_id, old.table_id)
        if row.kind == "seat"
    ]


async def keep_seats(tx: Transaction, old: Table, new: Table) -> None:
    """Note that the ``new`` table reserves seats for people who have asked for one at the ``old`` table. If
    there is no room, their request moves to the new table.
    """
    seated = {chair.person for chair in new.chairs}
    for row in await tx.watches.about(old.place_id, old.table_id):
        if row.kind == "seat":
            await tx.watches.turn(row, "kept" if row.person in seated else "seat", new.table_id)


async def tell_of(tx: Transaction, table: Table) -> None:
    """Note that people who have asked for the next table of a game are to be told of this one, if it is open
    to all.
    """
    if table.league is not None:
        return
    seated = {chair.person for chair in table.chairs}
    for row in await tx.watches.about(table.place_id, table.game_key):
        if row.kind == "game" and row.person not in seated:
            await tx.watches.turn(row, "opened", table.table_id)
