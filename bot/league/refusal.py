"""The exception for commands and decisions that a league refuses."""

from __future__ import annotations

from typing import Any


class Refused(ValueError):  # noqa: N818 - named for what happened, like IllegalMove
    """A command or a decision was refused. Nothing has changed.

    ``code`` names the reason. ``data`` has the arguments for the sentence about it.
    """

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code = code
        self.data = data
