"""The simplest computer, for every game: it prefers moves that shed most cards. Others are measured by it."""

from __future__ import annotations

from random import Random

from bot.games.api import Move, Observation

EAGER = 99
"""The value of a call or challenge that is due, which is more than any cards."""


def choose(seen: Observation, chance: Random, *, calling: bool = True) -> Move:
    """A legal move for ``seen.seat``, which must have one.

    A call or challenge that is due comes first. Then the move that takes the most cards from the hand;
    among these it keeps cards that fit anything (moves that name a suit), names the suit it holds most of,
    and leaves the rest to ``chance``. Every play is made with its call, unless that is to follow by
    :func:`react`, as it always does where calls are made by hand.
    """
    best = max(seen.legal, key=lambda move: (*_worth(move, seen), chance.random()))
    return with_call(best, seen) if calling else best


def with_call(move: Move, seen: Observation) -> Move:
    """A move with its call, if it is a play that may carry one."""
    calls = move.verb == "play" and not seen.options.get("calls_by_hand")
    return Move(move.verb, (*move.args, "!")) if calls else move


def react(seen: Observation) -> Move | None:
    """The call that ``seen.seat`` must make, or a challenge against another player; None if neither is
    due.
    """
    return next((move for move in seen.legal if _worth(move, seen)[0] == EAGER), None)


def _worth(move: Move, seen: Observation) -> tuple[int, int, int]:
    if move.verb == "call":
        return (EAGER, 0, 0)
    if move.verb == "challenge":
        # Where a wrong challenge costs cards, it is offered too: only offences are worth one.
        return (EAGER if int(move.args[0]) in seen.table.get("offence", ()) else -1, 0, 0)
    if move.verb != "play":
        return (0, 0, 0)
    hand = seen.hand
    cards = [word for word in move.args if word in hand]
    if not cards:
        return (0, 0, 0)  # a game may have plays that lay no card of the hand
    named = next((word[1:] for word in move.args if word.startswith("=")), None)
    # Written for speed: all that is measured or trained is played against this.
    suit = named or cards[0][-1]
    left = [card for card in hand if card[-1] == suit]
    for card in cards:
        if card in left:
            left.remove(card)
    return (len(cards), 0 if named else 1, len(left))
