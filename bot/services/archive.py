"""Data for a download: one JSON file, or a zip of several if that would be large."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping, Sequence
from typing import Any

SMALL = 500_000
"""The most bytes of a single JSON file. Larger data becomes a zip."""


class Archive:
    """Collects the parts of a file in the form in which they are sent. Don't use it on the event loop's
    thread.

    ``limit``: the most bytes that can be sent.
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
        """Add a part under a name. Return False if it doesn't fit. If ``always``, add it anyway."""
        text = _lines(part)
        # Its packed size isn't known beforehand. Text like this shrinks to less than half.
        if not always and self._bytes.tell() + len(text) // 2 > self._limit:
            return False
        self._zip.writestr(zipfile.ZipInfo(f"{name}.json"), text, zipfile.ZIP_DEFLATED)
        self._size += len(text)
        self._parts = [] if self._size > SMALL else [*self._parts, f"{json.dumps(name)}: {text}"]
        return True

    def sealed(self) -> tuple[str, bytes]:
        """Return the kind of the file (``json`` or ``zip``) and its content."""
        self._zip.close()
        if self._size > SMALL:
            return "zip", self._bytes.getvalue()
        return "json", "{{\n{}\n}}\n".format(",\n".join(self._parts)).encode()


def _lines(part: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> str:
    """Return JSON with one line for each item, which is readable and faster than indenting everything."""
    if isinstance(part, Mapping):
        lines = [f"{json.dumps(key)}: {_of(value)}" for key, value in part.items()]
        return "{{\n{}\n}}".format(",\n".join(lines))
    return "[\n{}\n]".format(",\n".join(map(_of, part)))


def _of(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
