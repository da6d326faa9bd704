"""What has happened: a line for each thing, the last of them kept, all of them summed up."""

from __future__ import annotations

import hashlib
from collections import deque
from pathlib import Path
from typing import IO

KEPT = 60


class Trace:
    """The story of a run. Two runs of a seed tell the same, to the last byte."""

    def __init__(self, path: Path | None = None) -> None:
        """``path`` is a file that gets all of it."""
        self.last: deque[str] = deque(maxlen=KEPT)
        self.lines = 0
        self._sum = hashlib.sha256()
        self._file: IO[str] | None = path.open("w", encoding="utf-8") if path else None

    def note(self, at: float, what: str) -> None:
        """Put down what happens at a time, in seconds since the beginning."""
        line = f"{at:14.4f} {what}"
        self.last.append(line)
        self.lines += 1
        self._sum.update(line.encode() + b"\n")
        if self._file is not None:
            self._file.write(line + "\n")
            self._file.flush()

    @property
    def digest(self) -> str:
        """What the whole story comes to."""
        return self._sum.hexdigest()
