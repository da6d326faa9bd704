"""Which cards fit on which, and what else a play can do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from bot.games.french import PACK, RANK, RANKS, SUIT, SUITS


@dataclass(frozen=True, slots=True)
class Fits:
    """The legal plays of a turn, made by :func:`fits`. Ranks and suits are letters."""

    misfits: Mapping[str | None, tuple[bytes, ...]]
    """Cards that may not be played, by the named suit (or none) and the top card."""
    by_rank: str
    """Ranks that fit on their own rank."""
    naming: str
    """Rank that names a suit; its cards are played one by one."""
    names: int
    """Smallest hand from which it names one."""
    several: bool
    """Whether several cards of a rank may be played at once."""
    draws: int
    """Cards that may be drawn in the turn."""
    suit: str | None
    """Suit that is always followed; None for that of the top card, or the suit named with it."""


def fits(
    *,
    naming: str = "8",
    wild: str | None = None,
    by_rank: str | None = None,
    never: str = "",
    names: int = 2,
    several: bool = False,
    draws: int = 3,
    suit: str | None = None,
) -> Fits:
    """Build the rules of what fits, from ranks as letters (``"A2"``: aces and twos).

    A card fits if it has the current suit, if it is among ``by_rank`` and its rank is on top, or if it is
    ``wild``. A rank in ``never`` does not fit on itself. By default the rank ``naming`` is wild, and all
    others fit on their own rank. The current suit is that of the top card, or the suit named with it;
    ``suit`` overrides both.
    """
    wild = naming if wild is None else wild
    by_rank = RANKS.replace(naming, "") if by_rank is None else by_rank
    return Fits(_misfits(wild, by_rank, never, suit), by_rank, naming, names, several, draws, suit)


@lru_cache(maxsize=64)
def _misfits(
    wild: str, by_rank: str, never: str, always: str | None
) -> Mapping[str | None, tuple[bytes, ...]]:
    def fitting(card: int, top: int, suit: str) -> bool:
        rank, is_same = RANK[card], RANK[card] == RANK[top]
        if is_same and rank in never:
            return False
        return SUIT[card] == suit or rank in wild or (is_same and rank in by_rank)

    def wrong(top: int, named: str | None) -> bytes:
        suit = always or named or SUIT[top]
        return bytes(card for card in PACK if not fitting(card, top, suit))

    return {named: tuple(wrong(top, named) for top in PACK) for named in (None, *SUITS)}
