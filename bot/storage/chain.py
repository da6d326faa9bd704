"""A digest of what a season began with and of each line of its log, in one chain: whatever is changed or
missing later, also at the end, makes another digest of it.

The reasons that people wrote have a chain of their own, because somebody's name is taken out of them when
they are forgotten. A digest has no secret: it shows mistakes, and not who can write both.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

from bot.storage.rows import to_json

OPENED = ("season", "guild_id", "terms", "secret", "umpire", "created_at")
LINE = ("seq", "at", "actor", "act", "before", "after", "own_table", "version")
"""The columns of a line that enter a digest, as they are stored."""

NOTHING = ""
"""The digest of no reasons."""

Columns = Mapping[str, Any]


def opened(season: Columns) -> str:
    """The digest of a season whose log is empty."""
    return _linked(NOTHING, [season[name] for name in OPENED])


def with_line(digest: str, line: Columns) -> str:
    """The digest after one more line."""
    return _linked(digest, [line[name] for name in LINE])


def with_reason(digest: str, line: Columns) -> str:
    """The digest of the reasons after one more line, which need not have one."""
    return _linked(digest, [line["seq"], line["reason"]]) if line["reason"] else digest


def of_log(season: Columns, log: Iterable[Columns]) -> tuple[str, str]:
    """The digest of a season with its log, and that of the reasons in it."""
    digest, reasons = opened(season), NOTHING
    for line in log:
        digest, reasons = with_line(digest, line), with_reason(reasons, line)
    return digest, reasons


def of_reasons(log: Iterable[Columns]) -> str:
    """The digest of the reasons in a log."""
    digest = NOTHING
    for line in log:
        digest = with_reason(digest, line)
    return digest


def _linked(digest: str, values: list[Any]) -> str:
    stored = [int(value) if isinstance(value, bool) else value for value in values]
    return hashlib.sha256(to_json([digest, *stored]).encode()).hexdigest()
