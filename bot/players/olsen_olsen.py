"""What matters in Ólsen ólsen: a card to follow the one that is laid, suits that are rare among the unseen cards,
and to draw by choice only where nothing but an eight could be laid.
"""

from __future__ import annotations

from bot.games.api import Move, Observation
from bot.games.french import EIGHT, without
from bot.players.french import LAYING, View, laying, spoken

NAMES = (
    *LAYING,
    *("last unseen", "draw", "draw in danger", "draw for eights", "draw of few", "draw again", "pass"),
)
"""What :func:`features` says of each move, in its order."""


def worth(card: int) -> int:
    """The points of a card that is left in a hand, as what they cost."""
    return 20 if card >> 2 == EIGHT else min((card >> 2) + 1, 10)


def features(seen: Observation) -> list[tuple[Move, tuple[float, ...]]]:
    """The moves of a turn, each with what it would come to; a play that goes out alone."""
    view = View(seen)
    plays = [(move, *spoken(move)) for move in seen.legal if move.verb == "play"]
    weighed: list[tuple[Move, tuple[float, ...]]] = []
    for move, cards, named in plays:
        left = without(view.hand, cards)
        if not left:
            return [(move, ())]
        last = view.fitting(left[0] & 3, left[0] >> 2, eights=False) if len(left) == 1 else 0.0
        weighed.append(
            (move, (*laying(view, cards, left, named, worth(cards[0])), last, 0, 0, 0, 0, 0, 0))
        )
    only_eights = all(cards[0] >> 2 == EIGHT for _, cards, _ in plays)
    nothing = (0.0,) * (len(LAYING) + 1)
    for move in seen.legal:
        if move.verb == "draw":
            few, again = len(view.hand) < 3, seen.table["drawn"] / 3
            weighed.append((move, (*nothing, 1, view.danger, only_eights, few, again, 0)))
        elif move.verb == "pass":
            weighed.append((move, (*nothing, 0, 0, 0, 0, 0, 1)))
    return weighed
