"""What processes that share a database tell each other: that something has changed which others keep in
memory.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

log = logging.getLogger(__name__)

Work = Coroutine[Any, Any, None]
Heard = Callable[[Mapping[str, Any]], Work]
"""Handles what another process has told."""


class Peers:
    """The other processes of the bot. A process that has a file for itself has none."""

    def __init__(self) -> None:
        self._heard: dict[str, Heard] = {}
        self._missed: list[Callable[[], Work]] = []
        self._working: set[asyncio.Task[None]] = set()

    def hear(self, subject: str, heard: Heard) -> None:
        """Call ``heard`` with what others tell about a subject. It runs beside everything else."""
        self._heard[subject] = heard

    def when_missed(self, missed: Callable[[], Work]) -> None:
        """Call ``missed`` when something may have been told that was not heard."""
        self._missed.append(missed)

    def told(self, text: str) -> None:
        """Handle what another process has told. Messages of another version that this version does not know
        are ignored.
        """
        try:
            subject, data = json.loads(text)
            heard = self._heard.get(subject)
            if heard is not None:
                self._begin(heard(data), subject)
        except Exception:
            log.exception("what another process has told was not understood")

    def missed(self) -> None:
        """Handle that something may have been told while nobody could hear it."""
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
        log.exception("what another process has told was not done: %s", name)


def message(subject: str, data: Mapping[str, Any]) -> str:
    """The message that tells something about a subject."""
    return json.dumps([subject, data])
