"""What fits: which cards may be laid on which, and what goes with laying them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bot.games.french import EIGHT, PACK, RANKS

ANY_BUT_EIGHT = tuple(rank for rank in range(len(RANKS)) if rank != EIGHT)


@dataclass(frozen=True, slots=True)
class Fits:
    """What a seat may lay in a turn, and how: made by :func:`fits`."""

    misfits: tuple[tuple[bytes, ...], ...]
    """By the rank on top and the suit that counts: the cards that may not be laid."""
    by_rank: tuple[int, ...]
    """The ranks that go on their own rank."""
    names: int
    """The smallest hand from which an eight names a suit."""
    several: bool
    """Whether several cards of a rank may be laid at once."""
    draws: int
    """Cards that may be drawn in the turn."""
    suit: int | None
    """The suit that counts whatever lies on top."""


def fits(
    *,
    wild: tuple[int, ...] = (EIGHT,),
    by_rank: tuple[int, ...] = ANY_BUT_EIGHT,
    never: tuple[int, ...] = (),
    names: int = 2,
    several: bool = False,
    draws: int = 3,
    suit: int | None = None,
) -> Fits:
    """The rules of what fits. A card fits if it has the suit that counts, if it is among ``by_rank`` and its
    rank is on top, or if it is ``wild``. A rank in ``never`` does not fit on itself.

    The suit that counts is that of the top card, or the suit that was named with it. If ``suit`` is given, it
    is always that one.
    """
    return Fits(_misfits(wild, by_rank, never, suit), by_rank, names, several, draws, suit)


@lru_cache(maxsize=64)
def _misfits(
    wild: tuple[int, ...], by_rank: tuple[int, ...], never: tuple[int, ...], always: int | None
) -> tuple[tuple[bytes, ...], ...]:
    def fitting(card: int, top: int, suit: int) -> bool:
        rank = card >> 2
        if rank == top and rank in never:
            return False
        wanted = suit if always is None else always
        return card & 3 == wanted or rank in wild or (rank == top and rank in by_rank)

    return tuple(
        tuple(bytes(card for card in PACK if not fitting(card, top, suit)) for suit in range(4))
        for top in range(len(RANKS))
    )
