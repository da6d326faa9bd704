"""What is said to somebody who asks a league for what cannot be done."""

from __future__ import annotations

from typing import Any


class Refused(ValueError):  # noqa: N818 - named for what happened, like IllegalMove
    """A command or a decision that cannot be taken now. Nothing has changed.

    ``code`` names the reason, ``data`` holds what a kind sentence about it needs.
    """

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code = code
        self.data = data
