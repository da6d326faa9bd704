"""The archive of a finished match: all moves with their events, compressed, for replays and audits."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable

from bot.storage.rows import MoveRow, to_json

NO_LONGER_KEPT = b""
"""The archive of a match whose moves were deleted because it is so old."""

_COLUMNS = ("version", "move", "seat", "person", "origin", "at", "events")


def fold(moves: Iterable[MoveRow]) -> bytes:
    """Compress ``moves``, one JSON list each, with zlib."""
    return zlib.compress(to_json([[getattr(move, name) for name in _COLUMNS] for move in moves]).encode())


def unfold(archive: bytes) -> list[MoveRow]:
    """The moves that were given to :func:`fold`; none if they are no longer kept."""
    return [MoveRow(*move) for move in json.loads(zlib.decompress(archive))] if archive else []
