"""What was erased is not to be found in the database's files either.

SQLite overwrites what it deletes (``secure_delete``). Two things stay nevertheless: what is in the
log of writes, until that is emptied; and, rarely, a copy in the unused space of a page whose rows have moved.
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
"""What SQLite puts behind the name of the database, for itself and for the files that it keeps beside it."""

_FILE_HEADER = 100
_INTERIOR, _LEAF = (2, 5), (10, 13)
_PAGES_AT_ONCE = 256
_WIDTHS = (1, 2, 3, 4, 6, 8)
_SHORTEST = 2


def make_private(path: Path) -> None:
    """Make the file at ``path``, and give it and SQLite's files beside it to their owner alone.

    SQLite gives new files beside it the same permissions. Files of other users are left as they are.
    """
    # One that is there is not opened: closing it would end all locks that SQLite holds on it in this process.
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    for side in SIDES:
        with suppress(FileNotFoundError, PermissionError):
            path.with_name(path.name + side).chmod(OWNER_ONLY)


def is_private(path: Path) -> bool:
    """Whether nobody but its owner may do anything with the file at ``path``, as far as the system knows."""
    return os.name != "posix" or not path.stat().st_mode & OTHERS


def forms_of(user_id: int, name: str) -> frozenset[bytes]:
    """The bytes as which SQLite stores an id and a name. Names of one letter are left out."""
    width = next(width for width in _WIDTHS if user_id < 1 << (8 * width - 1))
    forms = {user_id.to_bytes(width, "big"), str(user_id).encode()}
    return frozenset(forms | ({name.encode()} if len(name) >= _SHORTEST else set()))


def remains(file: BinaryIO, sought: Collection[bytes]) -> bool:
    """Whether any of ``sought`` stands in unused space of the database in ``file``.

    Whoever has the database open must not close the file before: that would end all locks that SQLite holds
    on it in this process, and another process could take away its log of writes.
    """
    return bool(sought) and any(each in space for space in _unused(file, sought) for each in sought)


def _unused(file: BinaryIO, sought: Collection[bytes]) -> Iterator[bytes]:
    """The unused space of the pages in which any of ``sought`` stands."""
    file.seek(0)
    size = _page_size(file.read(_FILE_HEADER))
    file.seek(0)
    begin = _FILE_HEADER  # the first page has the header of the file before its own
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
    """The unused space of a page of a tree, whose header begins at ``begin``: what lies between the pointers
    to its cells and the first cell.
    """
    kind = page[begin] if begin < len(page) else 0
    if kind in _INTERIOR or kind in _LEAF:
        cells = int.from_bytes(page[begin + 3 : begin + 5], "big")
        first = int.from_bytes(page[begin + 5 : begin + 7], "big") or 65_536
        yield page[begin + (12 if kind in _INTERIOR else 8) + 2 * cells : first]
