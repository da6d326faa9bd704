"""Features of moves in Olsen: aces early, eights kept, sets played together with the right card last, and a
suit left that the seat has and others seem to lack.
"""

from __future__ import annotations

from bot.games.api import Move, Observation
from bot.games.french import ACE, EIGHT, TEN
from bot.players.shedding.view import LAYING, LAYING_SUBJECTS, SheddingView, laying, weighed_plays
from bot.players.subjects import HintSubject

NAMES = (
    *LAYING,
    *("several", "ace", "ace in danger", "aces kept", "ends together", "suits left", "points at the limit"),
    *("last unseen", "lost turn"),
)
"""What :func:`features` says of each move, in its order."""

SUBJECTS = (
    *LAYING_SUBJECTS,
    HintSubject(("several",), "several"),
    HintSubject(("ace",), "hits", beside=("ace in danger", "ace at the next")),
    HintSubject(("ends together",), "together"),
)
"""What hints say of its moves."""

LIMIT = 100


def worth(cards: bytes) -> int:
    """The points of cards that are left in a hand."""
    return sum(50 if c >> 2 == EIGHT else 20 if c >> 2 == ACE else 10 if c >> 2 >= TEN else 5 for c in cards)


def features(seen: Observation) -> list[tuple[Move, tuple[float, ...]]]:
    """Return the plays of a turn, each with what it would lead to. A play that goes out stands alone."""
    view = SheddingView(seen)
    first_turn = seen.seat in seen.table["first_turn"]
    mine = seen.totals[seen.seat or 0] + worth(view.hand)
    brink = mine >= LIMIT

    def numbers(cards: bytes, left: bytes, named: int | None) -> tuple[float, ...]:
        ace = 0 if first_turn or cards[0] >> 2 != ACE else len(cards)
        points = worth(cards)
        rest = sum(1 for card in left if card >> 2 == ACE)
        last = 0.0
        if len(left) == 1:
            card = left[0]
            last = view.fitting(card & 3, card >> 2, eights=False)
        return (
            *laying(view, cards, left, named, points),
            len(cards) - 1,
            ace,
            ace * view.danger,
            rest,
            len({card >> 2 for card in left}) == 1 and left[0] >> 2 != EIGHT,
            len({card & 3 for card in left}),
            points / 10 * brink,
            last,
            ace > 0 and not any(c & 3 == cards[-1] & 3 or c >> 2 == EIGHT for c in left),
        )

    return weighed_plays(view, numbers)
