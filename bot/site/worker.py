"""The worker that keeps the pages up to date while the bot runs."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

from bot.milliseconds import MINUTE, SECOND
from bot.services.routine import Routine
from bot.shards import IsHere
from bot.site.publisher import SitePublisher
from bot.site.trouble import NOTE, SiteTrouble
from bot.storage import Database, StorageError
from bot.tables import Clock

log = logging.getLogger(__name__)

PAUSE = 10 * SECOND
"""Milliseconds between two writings, so that many results are written at once."""
PERIOD = 10 * MINUTE
"""Milliseconds after which the worker looks again without a result: settings and names may have changed."""


class SiteWorker(Routine):
    """Writes the pages after results, at most every few seconds, if the operator has made the folder."""

    name = "site"

    def __init__(
        self, publisher: SitePublisher, site: Path, database: Database, clock: Clock, here: IsHere
    ) -> None:
        super().__init__()
        self._publisher = publisher
        self._site = site
        self._database = database
        self._clock = clock
        self._here = here
        self._changed = asyncio.Event()
        self._trouble: SiteTrouble | None = None
        """What the database has noted; None if that is not known yet."""

    def start(self) -> None:
        """Begin, if the folder is there. Starting twice is allowed."""
        if self._site.is_dir():
            super().start()

    def changed(self) -> None:
        """Write the pages soon, because something has happened that they may show."""
        self._changed.set()

    def stop(self) -> None:
        """Begin no more writings."""
        super().stop()
        self._changed.set()

    async def _run(self) -> None:
        while not self._closing.is_set():
            self._changed.clear()
            await self._try()
            await self._clock.wait(self._closing, self._clock.now() + PAUSE)
            await self._clock.wait(self._changed, self._clock.now() + PERIOD - PAUSE)

    async def _try(self) -> None:
        """Write the pages. A failure is logged and noted; the next writing tries again."""
        try:
            await self._publisher.write(self._site, self._here)
        except StorageError as error:
            log.warning("the site waits, because the database is busy: %s", error)
        except Exception:
            trouble = SiteTrouble(secrets.token_hex(4), self._clock.now())
            log.exception("fault %s: the site wasn't written and stays as it was", trouble.fault)
            await self._note(trouble)
        else:
            await self._note(SiteTrouble())

    async def _note(self, trouble: SiteTrouble) -> None:
        """Note a failure in the database, or that there is none any more."""
        if trouble == self._trouble:
            return
        with suppress(StorageError):  # the log has it too
            async with self._database.transaction() as tx:
                await tx.notes.save(NOTE, json.dumps(asdict(trouble)))
            self._trouble = trouble
