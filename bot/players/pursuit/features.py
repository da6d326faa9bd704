"""Features of moves in Swedish Pursuit: eights kept but not until the end, twos kept against twos, aces and
queens for when the next seat is about to go out.
"""

from __future__ import annotations

from bot.games.api import Move, Observation
from bot.games.french import ACE, EIGHT, QUEEN, TWO
from bot.players.shedding.view import LAYING, LAYING_SUBJECTS, SheddingView, laying, weighed_plays
from bot.players.subjects import HintSubject

NAMES = (
    *LAYING,
    *("ace", "ace at the next", "queen", "queen at the next", "queen for the one before", "two"),
    *("two at the next", "twos kept", "last trick"),
)
"""What :func:`features` says of each move, in its order."""

SUBJECTS = (
    *LAYING_SUBJECTS,
    HintSubject(("ace",), "hits", beside=("ace in danger", "ace at the next")),
    HintSubject(("two",), "hits", beside=("two at the next",)),
    HintSubject(("queen at the next",), "turns", beside=("queen",)),
)
"""What hints say of its moves."""


def worth(card: int) -> int:
    """The points of a card that is left in a hand."""
    return 30 if card >> 2 == EIGHT else min((card >> 2) + 1, 10)


def deals_left(seen: Observation) -> int:
    """The deals that follow the running one."""
    left: int = seen.table["left"]
    return left


def features(seen: Observation) -> list[tuple[Move, tuple[float, ...]]]:
    """Return the plays of a turn, each with what it would lead to. A play that goes out stands alone."""
    direction = seen.table["dir"]
    view = SheddingView(seen, direction)
    near = 1.0 if view.next_count == 1 else 0.5 if view.next_count == 2 else 0.0
    before = seen.counts[((seen.seat or 0) - direction) % seen.seats]

    def numbers(cards: bytes, left: bytes, named: int | None) -> tuple[float, ...]:
        rank = cards[0] >> 2
        return (
            *laying(view, cards, left, named, worth(cards[0])),
            rank == ACE,
            (rank == ACE) * near,
            rank == QUEEN,
            (rank == QUEEN) * near,
            (rank == QUEEN) * (before < 3),
            rank == TWO,
            (rank == TWO) * near,
            sum(1 for card in left if card >> 2 == TWO),
            len(left) == 1 and left[0] >> 2 in (ACE, TWO, QUEEN),
        )

    return weighed_plays(view, numbers)
