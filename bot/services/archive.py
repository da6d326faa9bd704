"""Data on its way to somebody: one JSON file, or a zip of several where that would be large."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping, Sequence
from typing import Any

SMALL = 500_000
"""Bytes that go into one file; beyond it becomes a zip."""


class Archive:
    """Takes parts one by one, none of which is kept but as it is sent. Not to be used on the event loop.

    ``limit`` is how many bytes can be sent.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._bytes = io.BytesIO()
        self._zip = zipfile.ZipFile(self._bytes, "w")
        self._parts: list[str] = []
        self._size = 0

    def add(
        self, name: str, part: Mapping[str, Any] | Sequence[Mapping[str, Any]], *, always: bool = True
    ) -> bool:
        """Put a part in under its name. Unless it is ``always`` in it, it is left out where there is no room,
        and that is False.
        """
        text = _lines(part)
        # Before it is packed nobody knows how small it becomes: text like this to less than half.
        if not always and self._bytes.tell() + len(text) // 2 > self._limit:
            return False
        self._zip.writestr(zipfile.ZipInfo(f"{name}.json"), text, zipfile.ZIP_DEFLATED)
        self._size += len(text)
        self._parts = [] if self._size > SMALL else [*self._parts, f"{json.dumps(name)}: {text}"]
        return True

    def sealed(self) -> tuple[str, bytes]:
        """What kind of file it has become (``json`` or ``zip``), and the file."""
        self._zip.close()
        if self._size > SMALL:
            return "zip", self._bytes.getvalue()
        return "json", "{{\n{}\n}}\n".format(",\n".join(self._parts)).encode()


def _lines(part: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> str:
    """JSON, a line for each thing in it: to read, and quicker made than with every word on its own."""
    if isinstance(part, Mapping):
        lines = [f"{json.dumps(key)}: {_of(value)}" for key, value in part.items()]
        return "{{\n{}\n}}".format(",\n".join(lines))
    return "[\n{}\n]".format(",\n".join(map(_of, part)))


def _of(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
