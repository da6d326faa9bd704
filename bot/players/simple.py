"""A computer player for every game: sees what its seat may see, and prefers moves that shed most."""

from __future__ import annotations

from collections import Counter
from random import Random

from bot.games.api import Move, Observation


def choose(seen: Observation, chance: Random) -> Move:
    """A legal move for ``seen.seat``, which must have one.

    A call or challenge that is due comes first. Then the move that takes the most cards from the hand;
    among these it keeps cards that fit anything (moves that name a suit), names the suit it holds most of,
    and leaves the rest to ``chance``. Every play is made with its call: computers do not forget.
    """
    best = max(seen.legal, key=lambda move: (*_worth(move, seen), chance.random()))
    return Move(best.verb, (*best.args, "!")) if best.verb == "play" else best


def _worth(move: Move, seen: Observation) -> tuple[int, int, int]:
    if move.verb == "call":
        return (99, 0, 0)
    if move.verb == "challenge":
        # Where a wrong challenge costs cards, it is offered too: only offences are worth one.
        return (99 if int(move.args[0]) in seen.table["offence"] else -1, 0, 0)
    if move.verb != "play":
        return (0, 0, 0)
    cards = [word for word in move.args if word in seen.hand]
    named = next((word[1:] for word in move.args if word.startswith("=")), None)
    left = Counter(seen.hand) - Counter(cards)
    suits = Counter(card[-1] for card in left.elements())
    return (len(cards), 0 if named else 1, suits[named] if named else suits[cards[0][-1]])
