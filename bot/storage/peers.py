"""Messages between processes that share a database, about changes to data that others keep in memory."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

log = logging.getLogger(__name__)

Work = Coroutine[Any, Any, None]
Heard = Callable[[Mapping[str, Any]], Work]
"""Handler for a message of another process."""


class Peers:
    """The other processes of the bot. A process with a database file has none."""

    def __init__(self) -> None:
        self._heard: dict[str, Heard] = {}
        self._missed: list[Callable[[], Work]] = []
        self._working: set[asyncio.Task[None]] = set()

    def hear(self, subject: str, heard: Heard) -> None:
        """Call ``heard`` with each message about a subject, in a task of its own."""
        self._heard[subject] = heard

    def when_missed(self, missed: Callable[[], Work]) -> None:
        """Call ``missed`` when a message may have been missed."""
        self._missed.append(missed)

    def told(self, text: str) -> None:
        """Handle a message of another process. Unknown messages of other versions are ignored."""
        try:
            subject, data = json.loads(text)
            heard = self._heard.get(subject)
            if heard is not None:
                self._begin(heard(data), subject)
        except Exception:
            log.exception("cannot understand what another process sent")

    def missed(self) -> None:
        """Handle that messages may have been missed."""
        for each in self._missed:
            self._begin(each(), "missed")

    def _begin(self, work: Work, name: str) -> None:
        task = asyncio.create_task(_logged(work, name), name=name)
        self._working.add(task)
        task.add_done_callback(self._working.discard)


async def _logged(work: Work, name: str) -> None:
    try:
        await work
    except Exception:
        log.exception("cannot do what another process asked for: %s", name)


def message(subject: str, data: Mapping[str, Any]) -> str:
    """Return a message about a subject, as text."""
    return json.dumps([subject, data])
