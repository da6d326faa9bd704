"""The subjects of hints: what a hint can say about a move, each with the features that prove it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class HintSubject(NamedTuple):
    """Something in which two moves differ, and what is said of the better one."""

    measures: tuple[str, ...]
    """The features that prove what is said: in none of them is the other move ahead."""
    more: str = ""
    """The id of the reason where the better move has more of these, a key of the phrases; empty where that
    says nothing to people.
    """
    less: str = ""
    beside: tuple[str, ...] = ()
    """The features that are weighed for the same."""
    least: float = 0.0
    """So much of them is too little to say that a move has more."""
    always: bool = False
    """Whether it also compares moves of different kinds, such as playing a card and collecting a column."""

    def said(self, has: Mapping[str, float], more: Mapping[str, float]) -> str:
        """The reason that is true of a move that ``has`` so much of each feature, so much ``more`` than
        another one; empty if none is.
        """
        ahead = [more[name] for name in self.measures]
        if min(ahead) >= 0 < max(ahead):
            return self.more if max(has[name] for name in self.measures) > self.least else ""
        return self.less if max(ahead) <= 0 > min(ahead) else ""
