"""Notes about games from packages, so that matches stay readable after their package was removed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from bot.games import INSTALLED
from bot.games.gone import MissingGame, noted, read
from bot.shards import IsHere
from bot.storage import Database

NOTE = "game"
"""The first word of a note about a game, before the game's key."""


class SleepingTable(NamedTuple):
    """A table whose game is gone, and the message that shows the table."""

    table_id: str
    game: str
    place_id: int
    channel_id: int
    message_id: int


async def sleeping_tables(database: Database, gone: Mapping[str, str], here: IsHere) -> list[SleepingTable]:
    """Return those of the ``gone`` tables (by id) that have a message on these servers and no result yet.
    Raises StorageError.
    """
    rows = await database.tables.some(gone) if gone else ()
    return [
        SleepingTable(row.table_id, row.game, row.place_id, row.channel_id, row.message_id)
        for row in rows
        if row.message_id is not None and row.phase in ("lobby", "playing") and here(row.place_id)
    ]


async def recall_games(database: Database) -> dict[str, Any]:
    """Read the notes about games, and return them by key. Raises StorageError."""
    known = {key: json.loads(text) for key, text in (await database.notes.beginning(NOTE)).items()}
    MissingGame.NOTED.update({key: read(key, note) for key, note in known.items()})
    return known


async def note_games(database: Database) -> None:
    """Recall games, and note what the installed packages say about theirs. Raises StorageError."""
    known = await recall_games(database)
    now = {key: noted(each.game.spec) for key, each in INSTALLED.brought.items()}
    new = {key: note for key, note in now.items() if known.get(key) != note}
    if new:
        async with database.transaction() as tx:
            for key, note in new.items():
                await tx.notes.save(f"{NOTE} {key}", json.dumps(note))
