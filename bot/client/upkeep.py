"""Database upkeep of a running bot: a nightly backup, and the deletion of what is old."""

from __future__ import annotations

from bot.services import NightlyBackups, Retention
from bot.services.nightly import BackupPlan
from bot.services.routine import Routine
from bot.settings import Settings
from bot.storage import Database
from bot.tables import Clock


class Upkeep:
    """The backups and deletions, as the people who run the bot have chosen in its settings."""

    def __init__(self, database: Database, clock: Clock, settings: Settings) -> None:
        self.nightly = _nightly(database, clock, settings)
        """None if no backups are wanted."""
        retention = Retention(database, clock, settings.moves_days)
        self._routines: list[Routine] = [retention, *([self.nightly] if self.nightly else [])]

    def start(self) -> None:
        """Begin. Starting twice is allowed."""
        for each in self._routines:
            each.start()

    def stop(self) -> None:
        """Let both stop soon, without waiting for them."""
        for each in self._routines:
            each.stop()

    async def close(self) -> None:
        """Stop both, and wait for them, because a disk may be slow. Unfinished work is done after the next
        start.
        """
        for each in self._routines:
            await each.close()


def _nightly(database: Database, clock: Clock, settings: Settings) -> NightlyBackups | None:
    if settings.backup_folder is None:
        return None
    plan = BackupPlan(
        settings.database,
        settings.backup_folder,
        minutes=settings.backup_time,
        days=settings.backup_days,
        key=settings.backup_key,
    )
    return NightlyBackups(database, clock, plan)
