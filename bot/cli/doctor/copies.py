"""The backups: whether the bot makes one every night, and when the last one was made."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

from bot.cli.doctor.findings import About, Finding
from bot.cli.quantities import ago, number, size
from bot.services.nightly import outcome_of
from bot.settings import Settings
from bot.storage import nightly

LATE = 26 * 3600
"""Seconds after which the last nightly backup is too old."""

about = About("backups")


def copies(settings: Settings, noted: str | None) -> Iterator[Finding]:
    """Examine the nightly backups, by their files and what the bot ``noted`` about them."""
    folder = settings.backup_folder
    if folder is None:
        helps = "set OLSEN_BACKUP_FOLDER to a folder, best on another disk"
        yield about.note("nightly", "the bot makes no backups", helps)
        return
    if not folder.is_dir():
        yield about.not_ok("folder", f"there is no folder {folder}", "create it, or name another folder")
    elif not os.access(folder, os.W_OK):
        yield about.not_ok("folder", f"this user can't write to {folder}", "make the bot's user its owner")
    outcome = outcome_of(noted)
    if outcome.fault:
        when = ago(time.time() - outcome.failed_at / 1000)
        said = f"{number(outcome.failures, 'time')} in a row, last {when} ago"
        yield about.not_ok("failed", said, f"see fault {outcome.fault} in the log. The bot tries again")
    if folder.is_dir():
        yield _last(folder, settings.beside)
    if settings.backup_key is None:
        yield about.note("encryption", "none", "make a key with `olsen backup --new-key FILE`")


def _last(folder: Path, database: Path) -> Finding:
    try:
        made = nightly.made_in(folder, database)
    except OSError as error:
        return about.not_ok("last", f"{folder}: {error.strerror}", "name another folder")
    if not made:
        said = f"no backup in {folder} yet"
        return about.note("last", said, "the bot makes the first one a minute after its start")
    newest = max(made, key=lambda file: made[file])
    seconds = time.time() - made[newest] / 1000
    said = f"{newest.name}, {size(newest.stat().st_size)}, {ago(seconds)} ago, one of {len(made)}"
    if seconds > LATE:
        return about.not_ok("last", said, "check that the bot is running, and look for a fault in its log")
    return about.ok("last", said)
