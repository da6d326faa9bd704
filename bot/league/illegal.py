"""The exception for acts and decisions that a league does not allow."""

from __future__ import annotations

from typing import Any


class IllegalAct(ValueError):  # noqa: N818 - named for what happened, like IllegalMove
    """An act or a decision was refused. Nothing has changed.

    ``code`` names the reason; whoever can raise it lists the codes after "Refused". ``data`` has the
    arguments for the sentence about it.
    """

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code = code
        self.data = data
