"""What fits: which cards may be laid on which, and what goes with laying them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from bot.games.french import PACK, RANK, RANKS, SUIT, SUITS


@dataclass(frozen=True, slots=True)
class Fits:
    """What a seat may lay in a turn, and how: made by :func:`fits`. Ranks and suits are letters."""

    misfits: Mapping[str | None, tuple[bytes, ...]]
    """By the suit that was named, if one was, and the card on top: the cards that may not be laid."""
    by_rank: str
    """The ranks that go on their own rank."""
    naming: str
    """The rank that names a suit; its cards are laid one by one."""
    names: int
    """The smallest hand from which it does."""
    several: bool
    """Whether several cards of a rank may be laid at once."""
    draws: int
    """Cards that may be drawn in the turn."""
    suit: str | None
    """The suit that counts whatever lies on top."""


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
    """The rules of what fits, in ranks as letters (``"A2"``: aces and twos). A card fits if it has the suit
    that counts, if it is among ``by_rank`` and its rank is on top, or if it is ``wild``. A rank in ``never``
    does not fit on itself. Unless told otherwise, the rank ``naming`` is wild, and all others go on their
    own rank.

    The suit that counts is that of the top card, or the suit that was named with it. If ``suit`` is given, it
    is always that one.
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
