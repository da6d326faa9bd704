"""The exception for illegal acts and decisions in a league."""

from __future__ import annotations

from typing import Any


class IllegalAct(ValueError):  # noqa: N818 - named for what happened, like IllegalMove
    """An act or a decision was refused, and nothing has changed.

    ``code`` names the reason; docstrings list the codes after "Refused". ``data`` has the arguments for its
    phrase.
    """

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code = code
        self.data = data
