"""Play a deal of Olé on: play any card that fits, and take a token only without one."""

from __future__ import annotations

from random import Random

from bot.games.api import Move, Observation
from bot.games.codes import ONE
from bot.games.ole.cards import CARD, DECKS, HEIGHT, NOT_HIGHER, TWICE_HIGHER, number_of
from bot.players.trials import LONGEST, Trials, World

TOKEN_POINTS = 5


class OleTrials(Trials):
    """A running deal of Olé. A dead end is noticed at the end of a turn, and the order of the colours is
    taken to stay as it is.
    """

    def __init__(self, seen: Observation) -> None:
        facts = seen.table
        hand = bytes(map(CARD.__getitem__, seen.hand))
        laid = bytes(map(CARD.__getitem__, facts["laid"].split()))
        super().__init__(seen, DECKS[seen.seats].translate(None, hand + laid), hand)
        self.order = facts["order"]
        self.top = laid[-1] if laid else 0
        self.opens = seen.phase != "play"
        self.in_series, self.tokens = facts["series"] > 0, tuple(facts["tokens"])
        self.pays_series = seen.options["series_out"] == "token"

    def draw(self, chance: Random) -> World:
        """The unseen cards dealt at random, its own hand in any order: the first that goes is laid."""
        self._hand = bytes(chance.sample(self._hand, len(self._hand)))
        return super().draw(chance)

    # One loop, as calls would be most of what it takes.
    def play_out(self, world: World, move: Move | None = None) -> tuple[list[int], int]:
        """What each seat gains in a deal that goes on with ``move``, and the moves that are made in it."""
        hands, tokens, top, turn = list(world.hands), list(self.tokens), self.top, self.turn
        not_higher, twice_higher = NOT_HIGHER[self.order], TWICE_HIGHER[self.order]
        opens, in_series, made = self.opens, self.in_series, 0
        card = CARD[move.args[0]] if move and move.verb == "play" else 0
        takes_token = move is not None and move.verb == "token"
        if not top and not card:
            card = min(b"".join(hands), key=HEIGHT[self.order].__getitem__)
            turn = next(seat for seat, hand in enumerate(hands) if card in hand)
        while made < LONGEST:
            made += 1
            hand = hands[turn]
            if not card and not takes_token:
                fitting = hand if opens else hand.translate(None, not_higher[top])
                card = fitting[0] if fitting else 0
            if card:
                hand = hands[turn] = hand.replace(ONE[card], b"", 1)
                in_series = not opens and card in twice_higher[top]
                goes_on = in_series or not top
                top, card = card, 0
                if not hand:
                    tokens[turn] += in_series and self.pays_series
                    break
                if goes_on:
                    continue
            else:
                tokens[turn] += 1
                takes_token = False
            opens, turn = False, (turn + 1) % self.seats
            if not b"".join(hands).translate(None, not_higher[top]):
                tokens = [count + 1 for count in tokens]
                break
        gains = [
            sum(map(number_of, hand)) + TOKEN_POINTS * count
            for hand, count in zip(hands, tokens, strict=True)
        ]
        return gains, made
