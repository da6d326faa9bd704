"""The processes that use a PostgreSQL database."""

from __future__ import annotations

from typing import NamedTuple

from bot.address import PostgresAddress
from bot.storage.lock import Holder

_HELD = """
SELECT holder, ARRAY_REMOVE(ARRAY_AGG(shard ORDER BY shard), NULL), MIN(shard_count)
FROM leases LEFT JOIN shards ON lease = number
WHERE expires >= CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)
GROUP BY number, holder ORDER BY number
"""


class Held(NamedTuple):
    """A process that uses the database, and its shards."""

    holder: Holder
    shards: tuple[int, ...]
    """Its shards; empty while it waits for some."""
    of: int
    """Number of all shards; 0 if it has none."""


async def held_at(address: PostgresAddress) -> list[Held]:
    """Return the processes that use the database at an address. Raises :class:`StorageError`."""
    from bot.storage.postgres import ask

    if not (await ask(address, "SELECT to_regclass('leases') IS NOT NULL"))[0][0]:
        return []
    rows = await ask(address, _HELD)
    return [Held(Holder.read(holder), tuple(shards), count or 0) for holder, shards, count in rows]
