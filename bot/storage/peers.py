"""What processes that share a database tell each other: that something has changed which others keep in
memory, or that something is to be done where a server belongs.

It is told in a transaction, as :meth:`Transaction.tell` does it, and heard once that is committed.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from typing import Any

log = logging.getLogger(__name__)

Heard = Callable[[Mapping[str, Any]], object]
"""Is called with what another process has told. It must not wait."""


class Peers:
    """The other processes of the bot. Whoever has a file for itself hears of nobody."""

    def __init__(self) -> None:
        self._heard: dict[str, Heard] = {}
        self._missed: list[Callable[[], object]] = []

    def hear(self, subject: str, heard: Heard) -> None:
        """Call ``heard`` with what others tell of a subject."""
        self._heard[subject] = heard

    def when_missed(self, missed: Callable[[], object]) -> None:
        """Call ``missed`` when something may have been told that was not heard."""
        self._missed.append(missed)

    def told(self, text: str) -> None:
        """Another process has told something. What this one does not understand, as it is of another version,
        is left alone.
        """
        try:
            subject, data = json.loads(text)
            heard = self._heard.get(subject)
            if heard is not None:
                heard(data)
        except Exception:
            log.exception("what another process has told was not understood")

    def missed(self) -> None:
        """Something may have been told while nobody could hear it."""
        for each in self._missed:
            each()


def message(subject: str, data: Mapping[str, Any]) -> str:
    """What is told of a subject."""
    return json.dumps([subject, data])
