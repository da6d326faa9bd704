"""`olsen move`: copy everything from one database to another, of either engine."""

from __future__ import annotations

import asyncio
import shutil
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

from bot.address import PostgresAddress
from bot.cli.failures import storage_failed
from bot.cli.quantities import number
from bot.cli.verify.command import verify
from bot.exits import Exit, failed
from bot.settings import Settings
from bot.storage import StorageError, sole_user
from bot.storage.errors import naming
from bot.storage.forgotten import file_of

Place = Path | PostgresAddress


def move(settings: Settings, source: Place, target: Place) -> Exit:
    """Copy the database ``source`` to ``target``, which must be new or empty, and check the copy. Neither may
    be in use.
    """
    if isinstance(source, Path) and not source.is_file():
        return failed(f"There is no database {source} to copy.", Exit.USAGE)
    known, copied = file_of(settings.beside_of(source)), file_of(settings.beside_of(target))
    if known != copied and copied.exists():
        return failed(
            f"{copied} lists the forgotten people of another database. Move it, or name another target.",
            Exit.USAGE,
        )
    try:
        rows = asyncio.run(_copied(source, target))
    except (StorageError, OSError) as error:
        return storage_failed(error, "Nothing was copied")
    tables = number(sum(bool(count) for count in rows.values()), "table")
    print(f"Copied {source} to {target}: {number(sum(rows.values()), 'row')} of {tables}.")
    if known.is_file() and known != copied:
        try:
            shutil.copy2(known, copied)
        except OSError as error:
            return failed(
                f"{known}, the list of forgotten people, couldn't be copied: {error.strerror}. Copy it to "
                f"{copied} yourself before you start the bot."
            )
    return verify(replace(settings, database=target), None)


async def _copied(source: Place, target: Place) -> dict[str, int]:
    from bot.storage.moving import copy_all  # not above: it needs a driver that not every host has

    async with AsyncExitStack() as alone:
        for place in (source, target):
            with naming(place):
                fence = await alone.enter_async_context(sole_user(place, "olsen move"))
        return await copy_all(source, target, fence=fence)
