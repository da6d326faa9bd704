"""Nightly backups: their names, when the next one is due, and which are kept. Pure, except for listing their
folder.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, date, datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any

from bot.milliseconds import DAY
from bot.storage.backups import ENCRYPTED, ENDING, TIME


def kind_of(database: Path) -> str:
    """Return the beginning of the names of the nightly backups of ``database``."""
    return f"{database.stem}-nightly"


def made_in(folder: Path, database: Path) -> dict[Path, int]:
    """Return the nightly backups of ``database`` in ``folder``, each with the time (ms) of its start. Other
    files are ignored. Raises OSError.
    """
    endings = rf"{re.escape(ENDING)}(?:{re.escape(ENCRYPTED)})?"
    named = re.compile(rf"{re.escape(kind_of(database))}-(\d{{8}}-\d{{6}}){endings}")
    found = {file: named.fullmatch(file.name) for file in sorted(folder.iterdir())}
    return {file: _time(match[1]) for file, match in found.items() if match is not None and file.is_file()}


def _time(text: str) -> int:
    return int(datetime.strptime(text, TIME).replace(tzinfo=UTC).timestamp() * 1000)


def outdated(
    made: Mapping[Path, int], *, daily: int, weekly: int, days: int, now: int, zone: tzinfo | None = None
) -> list[Path]:
    """Return the backups to delete at ``now`` (ms), given when each was ``made``.

    Kept are the newest backup of each of the last ``daily`` days with one, and of the last ``weekly`` weeks
    with one, unless it is older than ``days`` days. The newest of all is always kept. Days and weeks are
    those of ``zone``, by default the machine's.
    """
    newest_first = sorted(made, key=lambda file: made[file], reverse=True)

    def day(file: Path) -> date:
        return _local(made[file], zone).date()

    kept = {
        *_first_of_each(newest_first, day, daily),
        *_first_of_each(newest_first, lambda file: day(file).isocalendar()[:2], weekly),
    }
    young = {file for file in kept if now - made[file] <= days * DAY}
    return [file for file in newest_first[1:] if file not in young]


def _first_of_each(files: Iterable[Path], span: Callable[[Path], Any], most: int) -> list[Path]:
    first: dict[Any, Path] = {}
    for file in files:
        first.setdefault(span(file), file)
    return list(first.values())[:most]


def due_after(at: int, minutes: int, zone: tzinfo | None = None) -> int:
    """Return the first time (ms) after ``at`` (ms) that is ``minutes`` after midnight in ``zone``, by default
    the machine's.
    """
    local = _local(at, zone)
    for later in range(3):
        day = local.date() + timedelta(days=later)
        due = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=zone)
        ms = int(due.timestamp() * 1000)
        if ms > at:
            return ms
    raise AssertionError("a time of day comes every day")


def _local(at: int, zone: tzinfo | None) -> datetime:
    return datetime.fromtimestamp(at / 1000, zone)
