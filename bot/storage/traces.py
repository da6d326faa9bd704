"""Remove traces of erased data from the database's files.

SQLite overwrites what it deletes (``secure_delete``). Two traces stay nevertheless: data in the write-ahead
log, until that is emptied, and rarely a copy in the unused space of a page whose rows have moved.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import BinaryIO

OWNER_ONLY, OTHERS = 0o600, 0o077
SIDES = ("", "-wal", "-shm", "-journal")
"""Suffixes of the database's own file and of SQLite's files beside it."""

_FILE_HEADER = 100
_INTERIOR, _LEAF = (2, 5), (10, 13)
_PAGES_AT_ONCE = 256
_WIDTHS = (1, 2, 3, 4, 6, 8)
_SHORTEST = 2


def make_private(path: Path) -> None:
    """Create the file at ``path``, and restrict it and SQLite's files beside it to their owner.

    SQLite gives new files beside it the same permissions. Files of other users stay unchanged.
    """
    # One that is there is not opened: closing it would end all locks that SQLite holds on it in this process.
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    for side in SIDES:
        with suppress(FileNotFoundError, PermissionError):
            path.with_name(path.name + side).chmod(OWNER_ONLY)


def is_private(path: Path) -> bool:
    """Return whether only its owner has access to the file at ``path``, as far as the system knows."""
    return os.name != "posix" or not path.stat().st_mode & OTHERS


def forms_of(user_id: int, name: str) -> frozenset[bytes]:
    """Return the bytes as which SQLite stores an id and a name, without names of one letter."""
    width = next(width for width in _WIDTHS if user_id < 1 << (8 * width - 1))
    forms = {user_id.to_bytes(width, "big"), str(user_id).encode()}
    return frozenset(forms | ({name.encode()} if len(name) >= _SHORTEST else set()))


def remains(file: BinaryIO, sought: Collection[bytes]) -> bool:
    """Return whether any of ``sought`` is in unused space of the database in ``file``.

    While the database is open in this process, don't close the file: that would end all locks that SQLite
    holds on it, and another process could delete its write-ahead log.
    """
    return bool(sought) and any(each in space for space in _unused(file, sought) for each in sought)


def _unused(file: BinaryIO, sought: Collection[bytes]) -> Iterator[bytes]:
    """Yield the unused space of the pages that contain any of ``sought``."""
    file.seek(0)
    size = _page_size(file.read(_FILE_HEADER))
    file.seek(0)
    begin = _FILE_HEADER  # on the first page the file header comes first
    while chunk := file.read(size * _PAGES_AT_ONCE):
        if any(each in chunk for each in sought):
            starts = range(0, len(chunk), size)
            yield from chain.from_iterable(
                _unused_in(chunk[at : at + size], begin if at == 0 else 0) for at in starts
            )
        begin = 0


def _page_size(header: bytes) -> int:
    size = int.from_bytes(header[16:18], "big")
    return 65_536 if size == 1 else size or 4096  # 4096: an empty file


def _unused_in(page: bytes, begin: int) -> Iterator[bytes]:
    """Yield the unused space of a tree page whose header begins at ``begin``: between the pointers to its
    cells and the first cell.
    """
    kind = page[begin] if begin < len(page) else 0
    if kind in _INTERIOR or kind in _LEAF:
        cells = int.from_bytes(page[begin + 3 : begin + 5], "big")
        first = int.from_bytes(page[begin + 5 : begin + 7], "big") or 65_536
        yield page[begin + (12 if kind in _INTERIOR else 8) + 2 * cells : first]
