"""A finished match in one compressed piece: every move with its events, for replays and audits."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable

from bot.storage.rows import MoveRow, to_json

_COLUMNS = ("version", "move", "seat", "person", "origin", "at", "events")


def fold(moves: Iterable[MoveRow]) -> bytes:
    """Compress ``moves``: JSON, one list a move, by zlib."""
    return zlib.compress(to_json([[getattr(move, name) for name in _COLUMNS] for move in moves]).encode())


def unfold(archive: bytes) -> list[MoveRow]:
    """The moves that :func:`fold` was given."""
    return [MoveRow(*move) for move in json.loads(zlib.decompress(archive))]
