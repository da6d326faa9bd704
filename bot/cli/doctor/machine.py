"""The machine: Python, SQLite, memory, time zones, and the files that come with the bot."""

from __future__ import annotations

import platform
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.cli.doctor.findings import About, Finding
from bot.cli.quantities import size
from bot.games import GAMES, INSTALLED, OWN
from bot.resources import data_folder
from bot.ui.i18n.lacking import faults
from bot.ui.i18n.translator import catalogue_files, locales
from bot.version import VERSION

SQLITE = (3, 37)
"""The oldest version that does: tables are STRICT."""
LITTLE = 200 * 1024 * 1024
"""Bytes of memory. A bot with a few open tables takes a good half of that."""

about = About("machine")


def machine(locale: str, root: Path = Path("/")) -> Iterator[Finding]:
    """Examine the machine, and the files that come with the bot. ``locale`` is the language of servers that
    have chosen none.
    """
    yield about.ok("Olsen", VERSION)
    system = f"{platform.system()} {platform.machine()}"
    yield about.ok("Python", f"{platform.python_version()} on {system}")
    if sqlite3.sqlite_version_info >= SQLITE:
        yield about.ok("SQLite", sqlite3.sqlite_version)
    else:
        yield about.not_ok("SQLite", sqlite3.sqlite_version, f"install {SQLITE[0]}.{SQLITE[1]} or newer")
    yield _memory(root)
    yield _time_zones()
    yield _pictures()
    yield _files(locale)
    yield from _games()


def _memory(root: Path) -> Finding:
    """The memory of the machine, or of the container if that may have less."""
    try:
        meminfo = (root / "proc" / "meminfo").read_text("ascii")
        lines = dict(line.split(":", 1) for line in meminfo.splitlines())
        total, free = (int(lines[name].split()[0]) * 1024 for name in ("MemTotal", "MemAvailable"))
    except (OSError, ValueError, LookupError):
        return about.note("memory", "not known on this system")
    group = root / "sys" / "fs" / "cgroup"
    with suppress(OSError, ValueError):  # there is no such limit
        limit, used = (int((group / f"memory.{name}").read_text("ascii")) for name in ("max", "current"))
        total, free = min(total, limit), min(free, limit - used)
    said = f"{size(free)} of {size(total)} available"
    if free < LITTLE:
        return about.note("memory", said, f"close other programs. The bot wants at least {size(LITTLE)}")
    return about.ok("memory", said)


def _time_zones() -> Finding:
    try:
        ZoneInfo("Europe/Oslo")
    except ZoneInfoNotFoundError:
        return about.not_ok("time zones", "no data", "install the package tzdata")
    return about.ok("time zones", "there")


def _pictures() -> Finding:
    """Whether letters can be drawn: some builds of Pillow cannot, and the bot then shows text alone."""
    from PIL import features

    if not features.check("freetype2"):
        return about.not_ok("pictures", "Pillow can't draw letters here", "install Pillow from its wheels")
    return about.ok("pictures", "Pillow can draw them with its own font")


def _files(locale: str) -> Finding:
    folder = data_folder()
    missing = [key for key in OWN if not (folder / "rules" / f"{key}.md").is_file()]
    if missing:
        said = f"no rules texts for {', '.join(missing)} in {folder / 'rules'}"
        return about.not_ok("files", said, "install the bot again")
    if not catalogue_files(locale):
        said = f"no phrases in {folder / 'locales' / locale}"
        return about.not_ok("files", said, "install the bot again")
    languages = ", ".join(each for each in locales() if catalogue_files(each))
    said = f"rules of {len(GAMES)} games, and phrases in {languages}. Servers without a choice get {locale}"
    return about.ok("files", said)


def _games() -> Iterator[Finding]:
    """The games that packages bring, and those that are left out."""
    for said in INSTALLED.told():
        yield about.note("game", said)
    for said in INSTALLED.refused:
        yield about.not_ok("game", said, "update the package or remove it")
    for each in INSTALLED.brought.values():
        for fault in faults(each.game):
            yield about.not_ok("game", f"{each.game.spec.name}: {fault}", f"tell {each.package}'s makers")
