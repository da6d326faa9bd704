"""What fits: which cards may be laid on which, and what goes with laying them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bot.games.french import EIGHT, PACK, RANKS


@dataclass(frozen=True, slots=True)
class Fits:
    """What a seat may lay in a turn, and how: made by :func:`fits`."""

    misfits: tuple[tuple[bytes, ...], ...]
    """By the rank on top and the suit that counts: the cards that may not be laid."""
    by_rank: tuple[int, ...]
    """The ranks that go on their own rank."""
    naming: int
    """The rank that names a suit; its cards are laid one by one."""
    names: int
    """The smallest hand from which it does."""
    several: bool
    """Whether several cards of a rank may be laid at once."""
    draws: int
    """Cards that may be drawn in the turn."""
    suit: int | None
    """The suit that counts whatever lies on top."""


def fits(
    *,
    naming: int = EIGHT,
    wild: tuple[int, ...] | None = None,
    by_rank: tuple[int, ...] | None = None,
    never: tuple[int, ...] = (),
    names: int = 2,
    several: bool = False,
    draws: int = 3,
    suit: int | None = None,
) -> Fits:
    """The rules of what fits. A card fits if it has the suit that counts, if it is among ``by_rank`` and its
    rank is on top, or if it is ``wild``. A rank in ``never`` does not fit on itself. Unless told otherwise,
    the rank ``naming`` is wild, and all others go on their own rank.

    The suit that counts is that of the top card, or the suit that was named with it. If ``suit`` is given, it
    is always that one.
    """
    wild = (naming,) if wild is None else wild
    by_rank = all_but(naming) if by_rank is None else by_rank
    return Fits(_misfits(wild, by_rank, never, suit), by_rank, naming, names, several, draws, suit)


def all_but(*ranks: int) -> tuple[int, ...]:
    """All other ranks."""
    return tuple(rank for rank in range(len(RANKS)) if rank not in ranks)


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
