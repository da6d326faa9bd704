"""The sentence and the exit status with which a command ends if the database fails."""

from __future__ import annotations

from pathlib import Path

from bot.exits import Exit, failed
from bot.storage import StorageBehind, StorageDamaged, StorageError, StorageInUse
from bot.storage.backups import BackupKeyError


def storage_failed(error: StorageError | OSError, undone: str) -> Exit:
    """Print why the database, or a file that is copied to or from it, has failed. Return the status: IN_USE,
    NOT_HANDED_OVER, BROKEN, USAGE if a key does not fit, or else FAILED.

    ``undone`` says what was not done, without a full stop. It is left out where the error says all.
    """
    match error:
        case StorageInUse():
            return failed(str(error), Exit.IN_USE)
        case StorageBehind():
            return failed(str(error), Exit.NOT_HANDED_OVER)
        case BackupKeyError():
            return failed(f"--key FILE: {error}", Exit.USAGE)
        case StorageDamaged():
            return failed(f"{undone}: {error}", Exit.BROKEN)
    return failed(f"{undone}: {error}")


def no_database(database: Path) -> Exit:
    """Print that there is no ``database``, and where the right one can be named. Return the status USAGE."""
    helps = "Name yours in OLSEN_DATABASE, or run this in the folder of your .env."
    return failed(f"There is no database {database}. {helps}", Exit.USAGE)
