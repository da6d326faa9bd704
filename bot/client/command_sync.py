"""Register the slash commands at Discord if they have changed."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

import discord
from discord.http import HTTPClient

from bot.storage import Database, StorageError
from bot.ui.delivery.outcomes import Meaning, meaning

log = logging.getLogger(__name__)

NOTE = "commands"
"""The name of the database note with the place where the commands are registered, and their digest."""
EVERYWHERE = "everywhere"


async def sync_commands(
    http: HTTPClient,
    application_id: int,
    payload: list[dict[str, Any]],
    dev_guild: int | None,
    database: Database,
) -> None:
    """Register the commands of ``payload`` in the server ``dev_guild`` only, or in all servers if it is None.

    Commands registered elsewhere before are removed, because Discord would show them twice. Nothing is sent
    if the commands have not changed, because Discord limits how many are created. Errors of Discord or the
    database are only logged, because the bot still works with the commands of the last start.

    If the application can't be installed by users, Discord refuses commands for them. Then all commands are
    registered for servers alone, and each start tries again.
    """
    place = EVERYWHERE if dev_guild is None else str(dev_guild)
    digest = hashlib.sha256(json.dumps([application_id, payload]).encode()).hexdigest()
    try:
        noted = await database.notes.get(NOTE) or ""
    except StorageError as error:
        log.warning("cannot read which slash commands Discord has (%s), so they are sent again", error)
        noted = ""
    try:
        if noted == f"{place} {digest}" and await _known(http, application_id, place):
            return
        is_whole = await _tell_all(http, application_id, place, payload)
        for other in {EVERYWHERE, noted.rpartition(" ")[0]} - {place, ""}:
            await _clear(http, application_id, other)
    except discord.HTTPException as error:
        log.error("Discord refused the slash commands and keeps the old ones: %s", error)
        return
    if not is_whole:
        return
    try:
        async with database.transaction() as tx:
            await tx.notes.save(NOTE, f"{place} {digest}")
    except StorageError as error:
        log.warning(
            "cannot note that Discord has the slash commands (%s), so the next start sends them again", error
        )


async def _known(http: HTTPClient, application_id: int, place: str) -> bool:
    """Return whether any commands are registered in ``place``."""
    if place == EVERYWHERE:
        return bool(await http.get_global_commands(application_id))
    return bool(await http.get_guild_commands(application_id, int(place)))


async def _tell_all(http: HTTPClient, application_id: int, place: str, payload: list[dict[str, Any]]) -> bool:
    """Register commands in ``place``. Return whether users have them too, and not servers alone."""
    try:
        await _tell(http, application_id, place, payload)
    except discord.HTTPException as error:
        if place != EVERYWHERE or meaning(error) is not Meaning.FAULT:
            raise
        log.warning(
            "Discord refused the slash commands for users (%s). They exist on servers alone until User "
            "Install is on in the Developer Portal, under Installation, and the bot is started again",
            error,
        )
        await _tell(http, application_id, place, [{**command, **_ON_SERVERS} for command in payload])
        return False
    return True


_ON_SERVERS = {"integration_types": [0], "contexts": [0]}
"""Where a command exists that is for servers alone."""


async def _tell(http: HTTPClient, application_id: int, place: str, payload: list[dict[str, Any]]) -> None:
    if place == EVERYWHERE:
        await http.bulk_upsert_global_commands(application_id, payload=payload)
        return
    # Discord takes installs and contexts of global commands only.
    own = [{key: told for key, told in each.items() if key not in _ON_SERVERS} for each in payload]
    await http.bulk_upsert_guild_commands(application_id, int(place), payload=own)


async def _clear(http: HTTPClient, application_id: int, place: str) -> None:
    """Remove the commands registered in ``place``, if the bot is still in that server."""
    try:
        if await _known(http, application_id, place):
            await _tell(http, application_id, place, [])
    except discord.HTTPException as error:
        if meaning(error) not in (Meaning.FORBIDDEN, Meaning.GONE):
            raise
        log.warning("cannot remove the slash commands of server %s: %s", place, error)
