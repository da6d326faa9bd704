"""Play a deal of Olsen on: play as many cards as possible, and keep eights and the longest suit."""

from __future__ import annotations

from bot.games.api import Move, Observation
from bot.games.codes import ONE
from bot.games.french import ACE, EIGHT, OTHER_RANKS, PACK, without
from bot.games.shedding.fits import fits
from bot.players.olsen.features import worth
from bot.players.shedding.trials import (
    EIGHTS,
    SheddingTrials,
    favourite,
    favourite_set,
    favourite_suit,
    succession,
)
from bot.players.shedding.view import spoken
from bot.players.trials import LONGEST, World

WORTH = [worth(ONE[card]) for card in PACK]


class OlsenTrials(SheddingTrials):
    """A running deal of Olsen. What the last cards of a deal still do is left out."""

    def __init__(self, seen: Observation) -> None:
        super().__init__(seen)
        options, facts = seen.options, seen.table
        self.following = succession(seen.seats, seen.out)
        self.misfits = fits(wild="8" if options["eight_wild"] else "", never="8").misfits[None]
        special = "A8" if options["first_turn_8A"] == "any" else ""
        self.first_misfits = fits(suit=facts["starter"], wild=special, by_rank="", never="8").misfits[None]
        self.first_several = options["first_turn_multi"]
        self.first_draws = int(options["first_turn_draws"])
        self.first_turn = frozenset(facts["first_turn"])
        self.aces = 1 if options["aces"] == "once" else 8
        self.recycles = options["recycle"] != "none"
        self.drawn = facts["drawn"]

    # One loop, as calls would be most of what it takes.
    def play_out(self, world: World, move: Move | None = None) -> tuple[list[int], int]:
        """What each seat gains in a deal that goes on with ``move``, and the moves that are made in it."""
        hands, stock, pile, top = list(world.hands), world.rest, self.pile, self.top
        turn, drawn, following = self.turn, self.drawn, self.following
        first_turn, passes, made = set(self.first_turn), 0, 0
        laid, named = spoken(move) if move and move.args else (b"", None)
        draws = move is not None and not laid  # to draw, even if a card fits
        playing = self.seats - len(self.out)
        while made < LONGEST:
            made += 1
            hand, first = hands[turn], turn in first_turn
            if not laid:
                wrong = (self.first_misfits if first else self.misfits)[top]
                fitting = hand.translate(None, wrong)
                limit = self.first_draws if first else 3
                while (draws or not fitting) and drawn < limit:
                    if not stock:
                        if len(pile) < 2 or not self.recycles:
                            break
                        stock, pile = self.shuffle(pile[:-1]), pile[-1:]
                    card = stock[:1]
                    stock, hand = stock[1:], hand + card
                    fitting += card.translate(None, wrong)
                    drawn, passes, made, draws = drawn + 1, 0, made + 1, False
                if not fitting:
                    hands[turn] = hand
                    passes = 0 if drawn else passes + 1
                    first_turn.discard(turn)
                    turn, drawn = following[turn], 0
                    if passes >= playing:
                        break
                    continue
                if first and not self.first_several:
                    laid = ONE[fitting[0] if len(fitting) == 1 else favourite(hand, fitting)]
                else:
                    chosen = fitting[0] if len(fitting) == 1 else favourite_set(hand, fitting)
                    laid = ONE[chosen]
                    others = without(hand.translate(None, OTHER_RANKS[chosen >> 2]), laid)
                    if others and chosen >> 2 != EIGHT:
                        laid += bytes(sorted(others[:-1])) + others[-1:]
            hand = hands[turn] = without(hand, laid)
            pile += laid
            passes = 0
            if not hand:
                break
            top, rank = laid[-1], laid[0] >> 2
            if rank == EIGHT and not first:
                top = EIGHTS + (favourite_suit(hand) if named is None else named)
            if rank == ACE and not first:
                for _ in range(min(len(laid), self.aces)):
                    other = following[turn]
                    while other != turn:
                        if not stock and len(pile) > 1 and self.recycles:
                            stock, pile = self.shuffle(pile[:-1]), pile[-1:]
                        hands[other] += stock[:1]
                        stock, other = stock[1:], following[other]
            else:
                first_turn.discard(turn)
                turn = following[turn]
            laid, named, drawn = b"", None, 0
        return [sum(map(WORTH.__getitem__, hand)) for hand in hands], made
