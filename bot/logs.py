"""Logging to standard error as text or JSON, without secrets. Entries about a press or command have
its id.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal

from bot.milliseconds import MINUTE

FORMAT = "%(asctime)s %(levelname)-8s %(name)s%(about)s: %(message)s"
REDACTED = "[secret]"

LogFormat = Literal["text", "json"]

_about: ContextVar[str] = ContextVar("about", default="")


@contextmanager
def about(interaction_id: int) -> Iterator[None]:
    """Mark the entries of this block, and of tasks that it starts, with the id of an interaction."""
    token = _about.set(str(interaction_id))
    try:
        yield
    finally:
        _about.reset(token)


def without(text: str, *secrets: str) -> str:
    """A text with something else in the place of secrets."""
    for secret in secrets:
        text = text.replace(secret, REDACTED)
    return text


class Seldom:
    """Warnings of what can happen to thousands at once. Of each kind there is one line a minute, which says
    how many were left out before it.
    """

    def __init__(self, monotonic: Callable[[], int]) -> None:
        """``monotonic`` gives milliseconds that only grow."""
        self._monotonic = monotonic
        self._quiet: dict[Hashable, tuple[int, int]] = {}
        """Until when nothing is said of a kind, and how many lines were left out, by kind."""

    def warning(self, log: logging.Logger, kind: Hashable, line: str, *values: object) -> None:
        """Warn by a ``line`` with its ``values``, unless one of its ``kind`` was said in the last minute."""
        now = self._monotonic()
        until, left_out = self._quiet.get(kind, (now, 0))
        if now < until:
            self._quiet[kind] = until, left_out + 1
            log.debug(line, *values)
            return
        self._quiet = {each: noted for each, noted in self._quiet.items() if now < noted[0] or noted[1]}
        self._quiet[kind] = now + MINUTE, 0
        log.warning(f"{line}%s", *values, f" ({left_out} more like this before)" if left_out else "")


def of_the_loop() -> int:
    """Return the milliseconds of the running event loop's clock."""
    return int(asyncio.get_running_loop().time() * 1000)


class RedactingFormatter(logging.Formatter):
    """Formats an entry and replaces every occurrence of a secret.

    It works on the formatted text, because a filter on the message would not see tracebacks.
    """

    def __init__(self, *secrets: str) -> None:
        super().__init__(FORMAT)
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """The entry as text, including tracebacks, without secrets."""
        return without(self._written(record), *self._secrets)

    def _written(self, record: logging.LogRecord) -> str:
        interaction = _about.get()
        record.about = f" [{interaction}]" if interaction else ""
        return super().format(record)


class JsonFormatter(RedactingFormatter):
    """Formats an entry as one line of JSON: ``time`` (ISO 8601, UTC), ``level``, ``logger``, ``message`` and,
    where there are any, ``interaction`` and ``traceback``.
    """

    def _written(self, record: logging.LogRecord) -> str:
        entry = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if interaction := _about.get():
            entry["interaction"] = interaction
        if record.exc_info:
            entry["traceback"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def configure(level: str, secrets: Iterable[str] = (), form: LogFormat = "text") -> None:
    """Send log entries from ``level`` (a name such as ``INFO``) upwards to standard error, without
    ``secrets``.

    Only our own modules log below INFO, because discord.py would log every packet of the gateway.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter(*secrets) if form == "json" else RedactingFormatter(*secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for ours in ("bot", "cogs"):
        logging.getLogger(ours).setLevel(level)
    root.setLevel(max(root.level, logging.INFO))
