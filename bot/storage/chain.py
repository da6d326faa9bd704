"""Digests of a season and of each line of its log, in one chain: any later change or missing line, also at
the end, changes the digest.

The reasons have a chain of their own, because a forgotten person's name is removed from them. A digest has no
secret, so it detects mistakes, but not a person who can write both.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

from bot.storage.rows import to_json

OPENED = ("season", "place_id", "settings", "secret", "umpire", "created_at")
LINE = ("seq", "at", "actor", "act", "before", "after", "own_table", "version")
"""Columns of a line that enter its digest, as they are stored."""

NOTHING = ""
"""Digest of no reasons."""

Columns = Mapping[str, Any]


def opened(season: Columns) -> str:
    """Return the digest of a season with an empty log."""
    return _linked(NOTHING, [season[name] for name in OPENED])


def with_line(digest: str, line: Columns) -> str:
    """Return the digest after one more line."""
    return _linked(digest, [line[name] for name in LINE])


def with_reason(digest: str, line: Columns) -> str:
    """Return the digest of the reasons after one more line, with or without a reason."""
    return _linked(digest, [line["seq"], line["reason"]]) if line["reason"] else digest


def of_log(season: Columns, log: Iterable[Columns]) -> tuple[str, str]:
    """Return the digest of a season with its log, and the digest of its reasons."""
    digest, reasons = opened(season), NOTHING
    for line in log:
        digest, reasons = with_line(digest, line), with_reason(reasons, line)
    return digest, reasons


def of_reasons(log: Iterable[Columns]) -> str:
    """Return the digest of the reasons in a log."""
    digest = NOTHING
    for line in log:
        digest = with_reason(digest, line)
    return digest


def _linked(digest: str, values: list[Any]) -> str:
    stored = [int(value) if isinstance(value, bool) else value for value in values]
    return hashlib.sha256(to_json([digest, *stored]).encode()).hexdigest()
