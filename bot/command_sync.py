"""Telling Discord of the slash commands: where it is to show them, and only when they have changed."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

import discord
from discord.http import HTTPClient

from bot.storage import Database, StorageError

log = logging.getLogger(__name__)

NOTE = "commands"
"""Under this name the database notes where Discord shows the commands, and a digest of them."""
EVERYWHERE = "everywhere"


async def sync_commands(
    http: HTTPClient,
    application_id: int,
    payload: list[dict[str, Any]],
    dev_guild: int | None,
    database: Database,
) -> None:
    """Have Discord show the commands of ``payload`` in the server ``dev_guild`` alone; None: in all servers.

    Discord shows a command twice that it knows for all servers and for one: what it knows elsewhere is
    taken away. It is told of nothing that it knows already, because it counts what is created. No error of
    Discord or of the database is raised: with the commands of the last start the bot can still be used.
    """
    place = EVERYWHERE if dev_guild is None else str(dev_guild)
    digest = hashlib.sha256(json.dumps([application_id, payload]).encode()).hexdigest()
    try:
        noted = await database.notes.get(NOTE) or ""
    except StorageError as error:
        log.warning("which slash commands Discord knows cannot be read (%s): it is told of them", error)
        noted = ""
    try:
        if noted == f"{place} {digest}" and await _known(http, application_id, place):
            return
        await _tell(http, application_id, place, payload)
        for other in {EVERYWHERE, noted.rpartition(" ")[0]} - {place, ""}:
            await _clear(http, application_id, other)
    except discord.HTTPException as error:
        log.error("Discord has not taken the slash commands, those that it knows remain: %s", error)
        return
    try:
        async with database.transaction() as tx:
            await tx.notes.save(NOTE, f"{place} {digest}")
    except StorageError as error:
        log.warning("that Discord knows the slash commands is not noted (%s): the next start tells it", error)


async def _known(http: HTTPClient, application_id: int, place: str) -> bool:
    """Whether Discord knows any commands there."""
    if place == EVERYWHERE:
        return bool(await http.get_global_commands(application_id))
    return bool(await http.get_guild_commands(application_id, int(place)))


async def _tell(http: HTTPClient, application_id: int, place: str, payload: list[dict[str, Any]]) -> None:
    if place == EVERYWHERE:
        await http.bulk_upsert_global_commands(application_id, payload=payload)
    else:
        await http.bulk_upsert_guild_commands(application_id, int(place), payload=payload)


async def _clear(http: HTTPClient, application_id: int, place: str) -> None:
    """Take away what Discord knows there. A server that the bot has left has nothing that we may take."""
    try:
        if await _known(http, application_id, place):
            await _tell(http, application_id, place, [])
    except (discord.Forbidden, discord.NotFound) as error:
        log.warning("the slash commands of server %s could not be taken away: %s", place, error)
