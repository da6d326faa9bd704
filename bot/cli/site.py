"""`olsen site`: the seasons of servers as web pages."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from bot.cli.failures import no_database, storage_failed
from bot.exits import Exit, failed
from bot.seasons import SeasonStore
from bot.services import Forecasts, Preferences
from bot.settings import Settings
from bot.shards import everywhere
from bot.site.folder import NotOursError
from bot.site.publisher import SitePublisher, Written
from bot.storage import StorageError, backups, open_database, scratch
from bot.tables import SystemClock

NOBODY = "No server has league pages. Managers switch them on in /settings."


def site(settings: Settings, folder: Path) -> Exit:
    """Write the pages of all servers that have switched them on to a ``folder``, and print a line for each.
    The bot may be running: what is read is a copy of the database, which is deleted afterwards.
    """
    if isinstance(settings.database, Path) and not settings.database.is_file():
        return no_database(settings.database)
    if folder.exists() and not folder.is_dir():
        return failed(f"{folder} is a file. Name a folder.", Exit.USAGE)
    if not folder.parent.is_dir():
        return failed(f"There is no folder {folder.parent}. Create it first.", Exit.USAGE)
    try:
        folder.mkdir(exist_ok=True)
        with scratch.folder_in(Path(tempfile.gettempdir())) as aside:
            copy = aside / "copy.db"
            backups.copy_of(settings.database, copy)
            written = asyncio.run(_written(settings, copy, folder))
    except NotOursError as error:
        return failed(f"{error}. Name another folder.", Exit.USAGE)
    except (StorageError, OSError) as error:
        return storage_failed(error, f"Couldn't write the pages to {folder}")
    for each in written:
        print(f"{folder / each.name / 'index.html'}: {', '.join(each.seasons) or 'no seasons'}")
    if not written:
        print(NOBODY)
    return Exit.OK


async def _written(settings: Settings, copy: Path, folder: Path) -> list[Written]:
    clock = SystemClock()
    database = await open_database(copy, clock=clock.now)
    try:
        seasons, forecasts = SeasonStore(database, clock), Forecasts(database)
        publisher = SitePublisher(database, seasons, Preferences(database), forecasts, settings.locale)
        return await publisher.write(folder, everywhere)
    finally:
        await database.close()
