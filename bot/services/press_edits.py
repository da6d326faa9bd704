"""Whether tables in servers are edited through presses, as a trial with the real Discord has shown."""

from __future__ import annotations

import json
import logging
import secrets
from dataclasses import asdict, dataclass

from bot.shards import IsHere, everywhere
from bot.storage import Database, StorageError

log = logging.getLogger(__name__)

NOTE = "edits through presses"
"""The name of the database note with the result."""


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a trial, or of an edit after it."""

    application: int
    """The id of the application of the trial."""
    works: bool
    why: str = ""
    """Why it doesn't work."""


def found_in(note: str | None) -> Found | None:
    """Return the result in a database note, or None if there is none or it can't be read."""
    try:
        return Found(**json.loads(note or "{}"))
    except (TypeError, ValueError):
        return None


class PressEdits:
    """Knows whether the token of a press on a table's message may be used to edit the message.

    Such edits don't count among the requests that Discord accepts from a bot. They are off until a trial has
    shown that they work for this application, and off again as soon as Discord refuses one.
    """

    def __init__(self, database: Database, application: int) -> None:
        """``application``: the id of the application that the bot is."""
        self._database, self._application = database, application
        self.works = False

    async def restore(self, here: IsHere = everywhere) -> None:
        """Read the result for this application, which is the same for all servers. Raises StorageError."""
        found = found_in(await self._database.notes.get(NOTE))
        self.works = found is not None and found.works and found.application == self._application

    async def shown(self) -> None:
        """Note that a trial has shown that it works. Raises StorageError."""
        await self._save(Found(self._application, works=True))
        self.works = True

    async def refused(self, why: str) -> None:
        """Edit nothing through presses any more, because Discord has refused it for the reason ``why``."""
        self.works = False
        fault = secrets.token_hex(4)
        log.warning(
            "fault %s: Discord refuses edits through presses, which are off from now on: %s", fault, why
        )
        try:
            await self._save(Found(self._application, works=False, why=f"{why} (fault {fault})"))
        except StorageError:
            log.warning("the database is busy, so the next start tries edits through presses again")

    async def _save(self, found: Found) -> None:
        async with self._database.transaction() as tx:
            await tx.notes.save(NOTE, json.dumps(asdict(found)))
