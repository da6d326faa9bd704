"""The story of a match: its moves as everyone saw them, each seat's story, and the feats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.games.api import Seat


class MoveTold(NamedTuple):
    """A move as everyone has seen it."""

    seat: Seat | None
    """Seat that moved; None for the first deal of the match."""
    at: int
    """When (ms) it was made."""
    events: Sequence[tuple[str, Mapping[str, Any]]]
    """The key and the data of each public event."""
    version: int = 0
    """The version of the table after it."""


class Feat(NamedTuple):
    """A notable thing that a seat did or that befell it."""

    key: str
    seat: Seat
    amount: int
    other: Seat | None = None
    """The other seat involved."""
    cause: str = ""
    """What did it, e.g. ``ace``."""
    more: int = 0
    """A second number."""
    seats: tuple[Seat, ...] = ()
    """All seats that it befell, if there are several."""


@dataclass(slots=True)
class SeatStory:
    """One seat's story in a match."""

    deals_won: int = 0
    calls_made: int = 0
    calls_missed: int = 0
    dealt: int = 0
    """Most cards dealt to it at once."""
    most_cards: int = 0
    """Most cards in its hand."""
    tokens: int = 0
    """All tokens taken."""
    heads: int = 0
    """Otter heads at the end of the last deal."""

    @property
    def has_grown(self) -> bool:
        """Whether its hand once had at least half as many cards again as a dealt one."""
        return 2 * self.most_cards >= 3 * self.dealt


@dataclass(slots=True)
class MatchStory:
    """The story of each seat in a match, and the feats."""

    seats: list[SeatStory]
    feats: list[Feat] = field(default_factory=list)
    deals: dict[Feat, int] = field(default_factory=dict)
    """The deal in which each feat happened, the last time; not those of the match as a whole."""
