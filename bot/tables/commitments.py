"""The commitment to a server's next table: it is in the server's chain before anyone can open that table."""

from __future__ import annotations

from dataclasses import replace
from random import Random, SystemRandom

from bot.games.shuffle import FIRST_LINK, commitment, link
from bot.storage import Transaction
from bot.storage.commitments import CommitmentRow
from bot.tables.table import Table

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""The letters of table ids, without those that look like digits."""


def apart(chance: Random, now: int) -> Random:
    """Return a separate source of chance. Numbers drawn from it don't change what ``chance`` gives to
    others.
    """
    if isinstance(chance, SystemRandom):
        return SystemRandom()
    return Random(f"{chance.getstate()} {now}")  # noqa: S311 - a simulation, whose chance has a seed


def new_id(chance: Random) -> str:
    """Return a new table id."""
    return "".join(chance.choices(ID_LETTERS, k=8))


async def promised(tx: Transaction, place_id: int, chance: Random) -> CommitmentRow:
    """Return the commitment to the next table of a server, and draw it from ``chance`` if there is none."""
    newest = await tx.commitments.newest(place_id)
    if newest is not None and newest.secret is not None:
        return newest
    return await _add(tx, place_id, newest, new_id(chance), chance.randbytes(32), is_waiting=True)


async def kept_promise(tx: Transaction, table: Table, chance: Random) -> Table:
    """Return a new table with the id and the secret of its server's commitment, and add the next commitment.
    The first table of a server keeps its own id and secret.
    """
    place_id = table.place_id
    newest = await tx.commitments.newest(place_id)
    if newest is not None and newest.secret is not None:
        table = replace(table, table_id=newest.table_id, secret=bytes.fromhex(newest.secret))
        await tx.commitments.use(place_id, newest.number)
    else:
        newest = await _add(tx, place_id, newest, table.table_id, table.secret, is_waiting=False)
    await _add(tx, place_id, newest, new_id(chance), chance.randbytes(32), is_waiting=True)
    return table


async def _add(
    tx: Transaction,
    place_id: int,
    before: CommitmentRow | None,
    table_id: str,
    secret: bytes,
    *,
    is_waiting: bool,
) -> CommitmentRow:
    """Append a commitment to a server's chain, after the one ``before``, and return it."""
    hashed = commitment(secret)
    added = CommitmentRow(
        before.number + 1 if before else 1,
        table_id,
        hashed,
        link(before.link if before else FIRST_LINK, hashed, table_id),
        secret.hex() if is_waiting else None,
    )
    await tx.commitments.add(place_id, added)
    return added
