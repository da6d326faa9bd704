"""What people who watch have asked for. It is granted in the transaction that opens a table."""

from __future__ import annotations

from bot.storage import Transaction
from bot.tables.people import Chair
from bot.tables.table import Table


async def seats_asked_for(tx: Transaction, old: Table) -> list[Chair]:
    """A chair for everybody who has asked for a seat at a table that is over, in the order in which they
    asked. It is theirs once they press Join.
    """
    return [
        Chair(row.name, row.person, row.user_id)
        for row in await tx.watches.about(old.place_id, old.table_id)
        if row.kind == "seat"
    ]


async def keep_seats(tx: Transaction, old: Table, new: Table) -> None:
    """Note that seats of a ``new`` table are kept for people who have asked for one at the ``old`` one. Who
    found no room asks for one at the new table.
    """
    seated = {chair.person for chair in new.chairs}
    for row in await tx.watches.about(old.place_id, old.table_id):
        if row.kind == "seat":
            await tx.watches.turn(row, "kept" if row.person in seated else "seat", new.table_id)


async def tell_of(tx: Transaction, table: Table) -> None:
    """Note that people who have asked for the next table of a game are to be told about this one, if anybody
    may join there.
    """
    if table.league is not None:
        return
    seated = {chair.person for chair in table.chairs}
    for row in await tx.watches.about(table.place_id, table.game_key):
        if row.kind == "game" and row.person not in seated:
            await tx.watches.turn(row, "opened", table.table_id)
