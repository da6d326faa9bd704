"""Messages that wait to be posted in Discord: since when, where, and why."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.address import PostgresAddress
from bot.cli.doctor.findings import About, Finding
from bot.cli.quantities import ago, number
from bot.storage import StorageError
from bot.storage.held import held_at
from bot.storage.lock import holder_of
from bot.storage.looking import look_into

LONG = 10 * 60
"""Seconds after which Discord is asked why something still waits."""
MOST = 10
"""The most places that are listed one by one."""
HELPS = "the umpire's dashboard shows it too. The bot tries again"

about = About("waiting")

Rows = list[tuple[Any, ...]]

WhyNot = Callable[[int], Awaitable[str]]
"""Returns why the bot can't post in a channel; empty if that is unknown."""

_SEASONS = """
SELECT seasons.season, COUNT(*), MIN(notices.at), seasons.settings
FROM notices
JOIN seasons ON seasons.season = notices.season
WHERE notices.at <= :now AND notices.kind <> 'roles'
GROUP BY seasons.season
ORDER BY 3
"""
_TABLES = """
SELECT table_id, channel_id, COALESCE(finished_at, created_at)
FROM tables
WHERE phase IN ('over', 'ended', 'closed') AND told_version < version
ORDER BY 3
"""


@dataclass(frozen=True, slots=True)
class WaitingPlace:
    """A place where something waits."""

    name: str
    channel_id: int | None
    said: str
    since: int
    """Since when (ms)."""


async def waiting(database: Path | PostgresAddress, why_not: WhyNot) -> list[Finding]:
    """Examine what waits in a database. ``why_not`` asks Discord about a channel."""
    now = int(time.time() * 1000)
    try:
        if isinstance(database, PostgresAddress):
            places, is_running = await _asked(database, now)
        else:
            places, is_running = _places(*_read(database, now)), _is_running(database)
    except (sqlite3.Error, StorageError, ModuleNotFoundError) as error:
        return [about.note("messages", f"couldn't read the database: {error}")]
    if not places:
        return [about.ok("messages", "nothing waits to be posted")]
    found = [await _finding(place, now, is_running, why_not) for place in places[:MOST]]
    if len(places) > MOST:
        found.append(about.note("messages", f"{len(places) - MOST} more places wait"))
    return found


async def _finding(place: WaitingPlace, now: int, is_running: bool, why_not: WhyNot) -> Finding:
    said = f"{place.said} for {ago((now - place.since) / 1000)}"
    if not is_running:
        return about.note(
            place.name, f"{said}, because no bot is running", "start the bot, and it posts this"
        )
    if now - place.since < LONG * 1000:
        return about.ok(place.name, said)
    why = await why_not(place.channel_id) if place.channel_id is not None else ""
    return about.not_ok(place.name, f"{said}: {why or 'see the log for why'}", HELPS)


def _is_running(path: Path) -> bool:
    """Whether a bot uses the database, or may use it: its lock cannot always be read."""
    try:
        holder = holder_of(path)
    except OSError:
        return True
    return holder is not None and not holder.command


def _read(path: Path, now: int) -> tuple[Rows, Rows]:
    if not path.is_file() or not path.stat().st_size:
        return [], []
    with closing(look_into(path)) as file:
        return file.execute(_SEASONS, {"now": now}).fetchall(), file.execute(_TABLES).fetchall()


async def _asked(address: PostgresAddress, now: int) -> tuple[list[WaitingPlace], bool]:
    """The places, and whether a bot uses the database."""
    from bot.storage.postgres import ask

    if not (await ask(address, "SELECT to_regclass('notices') IS NOT NULL"))[0][0]:
        return [], False
    seasons, tables = await ask(address, _SEASONS.replace(":now", "$1"), now), await ask(address, _TABLES)
    held = await held_at(address)
    return _places(seasons, tables), any(not each.holder.command for each in held)


def _places(seasons: Rows, tables: Rows) -> list[WaitingPlace]:
    places: list[WaitingPlace] = []
    for season, count, since, settings in seasons:
        channel = _channel(settings)
        name = f"season {season}" + (f" in channel {channel}" if channel is not None else "")
        places.append(WaitingPlace(name, channel, f"{number(count, 'message')} waiting", since))
    for table_id, channel, since in tables:
        name = f"table {table_id} in channel {channel}"
        places.append(WaitingPlace(name, channel, "its result waiting to be shown", since))
    return places


def _channel(settings: str) -> int | None:
    try:
        return int(json.loads(settings)["channel"])
    except (ValueError, LookupError, TypeError):
        return None
