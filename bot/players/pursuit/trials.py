"""Play a deal of Swedish Pursuit on: play a card that fits, and keep eights and the longest suit."""

from __future__ import annotations

from bot.games.api import Move, Observation
from bot.games.codes import ONE
from bot.games.french import ACE, EIGHT, OTHER_RANKS, PACK, QUEEN, TWO, without
from bot.games.pursuit import FITS
from bot.players.pursuit.features import worth
from bot.players.shedding.trials import (
    EIGHTS,
    SheddingTrials,
    favourite,
    favourite_suit,
    succession,
)
from bot.players.shedding.view import spoken
from bot.players.trials import LONGEST, World

WORTH = [worth(card) for card in PACK]
MISFITS = {key: fits.misfits[None] for key, fits in FITS.items()}


class PursuitTrials(SheddingTrials):
    """A running deal of Swedish Pursuit. What the last card of a deal still does is left out, and a two is
    answered by a two.
    """

    def __init__(self, seen: Observation) -> None:
        super().__init__(seen)
        facts = seen.table
        self.direction, self.penalty, self.passes = facts["dir"], facts["penalty"], facts["passes"]
        self.misfits = MISFITS[str(seen.options["trick_match"])]
        self.ways = {way: succession(seen.seats, (), way) for way in (1, -1)}
        self.skips = seen.seats == 2 and seen.options["queen_two"] == "skip"

    # One loop, as calls would be most of what it takes.
    def play_out(self, world: World, move: Move | None = None) -> tuple[list[int], int]:
        """What each seat gains in a deal that goes on with ``move``, and the moves that are made in it."""
        hands, stock, top = list(world.hands), world.rest, self.top
        turn, direction, penalty, passes = self.turn, self.direction, self.penalty, self.passes
        wrong, following, made = self.misfits, self.ways[direction], 0
        laid, named = spoken(move) if move else (b"", None)
        while made < LONGEST:
            made += 1
            hand = hands[turn]
            if not laid:
                if penalty:
                    fitting = hand.translate(None, OTHER_RANKS[TWO])
                    if not fitting:
                        hands[turn], stock = hand + stock[:penalty], stock[penalty:]
                        penalty, passes, turn = 0, 0, following[turn]
                        continue
                else:
                    fitting = hand.translate(None, wrong[top])
                if not fitting:
                    if stock:
                        hands[turn], stock, passes = hand + stock[:1], stock[1:], 0
                    else:
                        passes += 1
                    turn = following[turn]
                    if passes >= self.seats:
                        break
                    continue
                laid = ONE[fitting[0] if len(fitting) == 1 else favourite(hand, fitting)]
            hand = hands[turn] = without(hand, laid)
            if not hand:
                break
            top = laid[0]
            rank = top >> 2
            if rank == EIGHT:
                top = EIGHTS + (favourite_suit(hand) if named is None else named)
            elif rank == TWO:
                penalty += 2
            elif rank == QUEEN:
                direction = -direction
                following = self.ways[direction]
                if self.skips:
                    turn = following[turn]
            elif rank == ACE:
                turn = following[turn]
            turn, laid, named, passes = following[turn], b"", None, 0
        return [sum(map(WORTH.__getitem__, hand)) for hand in hands], made
