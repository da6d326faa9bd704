"""`olsen check`: checks whether everything is in place to run the bot. It changes nothing."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable

import aiohttp
import aiosqlite
import discord
from discord.utils import oauth_url

from bot.exits import Exit
from bot.games import GAMES
from bot.resources import data_folder
from bot.settings import Settings
from bot.storage import StorageError
from bot.storage.errors import storage_errors
from bot.storage.migrations import known_migrations, pending
from bot.ui.i18n.translator import catalogue_files

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    create_public_threads=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""All permissions that the bot asks for when it is invited."""


class NotOkError(Exception):
    """A check has found a problem. Its text is for the operator."""


async def check(settings: Settings) -> Exit:
    """Print a line for each check. Return FAILED if one of them has found a problem."""
    checks: dict[str, Callable[[Settings], Awaitable[str]]] = {
        "settings": _settings,
        "files": _files,
        "database": _database,
        "login": _login,
    }
    status = Exit.OK
    for name, examine in checks.items():
        try:
            verdict, finding = "ok", await examine(settings)
        except NotOkError as error:
            verdict, finding = "not ok", str(error)
            status = Exit.FAILED
        print(f"{verdict:6}  {name:8}  {finding}")
    return status


async def _settings(settings: Settings) -> str:
    # A wrong setting would have been reported when the settings were loaded.
    return "DISCORD_TOKEN is set" if settings.token else "DISCORD_TOKEN is not set: only `olsen try` can run"


async def _files(settings: Settings) -> str:
    missing = [key for key in GAMES if not (data_folder() / "rules" / f"{key}.md").is_file()]
    if missing:
        raise NotOkError(f"there are no rules texts for {', '.join(missing)} in {data_folder() / 'rules'}")
    phrases = catalogue_files(settings.locale)
    if not phrases:
        raise NotOkError(f"there are no phrases in {data_folder() / 'locales' / settings.locale}")
    return f"rules of {len(GAMES)} games and phrases in {settings.locale} are there"


async def _database(settings: Settings) -> str:
    path = settings.database
    folder = path.parent
    if not os.access(folder, os.W_OK):
        raise NotOkError(f"{folder} cannot be written to, and SQLite keeps files beside {path}")
    if not path.exists() or path.stat().st_size == 0:
        return f"{path}: NEW, it will be made when the bot starts"
    try:
        with storage_errors():
            async with aiosqlite.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True) as connection:
                todo = await pending(connection, known_migrations())
                found = [row[0] for row in await connection.execute_fetchall("PRAGMA quick_check(3)")]
    except StorageError as error:
        raise NotOkError(f"{path}: {error}") from None
    if found != ["ok"]:
        raise NotOkError(f"{path} is damaged, restore a backup: {'; '.join(found)}")
    names = ", ".join(migration.name for migration in todo)
    return f"{path}: sound; " + (
        f"migrations to be applied at the next start, after a backup: {names}" if todo else "up to date"
    )


async def _login(settings: Settings) -> str:
    if settings.token is None:
        return "not tried, because there is no token"
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(settings.token)
            application = await client.application_info()
    except discord.LoginFailure:
        raise NotOkError("Discord refuses the token in DISCORD_TOKEN: copy it anew from the portal") from None
    except discord.HTTPException as error:
        raise NotOkError(f"Discord answered: {error}") from None
    except (aiohttp.ClientError, OSError) as error:
        raise NotOkError(f"Discord cannot be reached, is this machine online? ({error})") from None
    invitation = oauth_url(application.id, permissions=PERMISSIONS, scopes=("bot", "applications.commands"))
    return f"as {application.name}; this link invites it to a server:\n{invitation}"
