"""Olsen, the Norwegian game: get rid of your cards, and say so before the last one (rules/olsen.md).

From top to bottom: what fits, what a turn may do and what aces do; a deal; what is counted; what is seen.
"""

from __future__ import annotations

from typing import Any, ClassVar

from bot.games.api import IllegalMove, Move, Result, Seat
from bot.games.french import RANK, SUIT, SUIT_FORM, of_rank, worth
from bot.games.kept import kept
from bot.games.notation import DRAW
from bot.games.olsen.house import LIMIT, SPEC, OlsenHouse
from bot.games.olsen.pot import PotState
from bot.games.seats import clockwise, ranked
from bot.games.shedding import SheddingGame
from bot.games.shedding.fits import Fits
from bot.games.shedding.state import drew


class OlsenState(PotState):
    """A match of Olsen."""

    starter: str | None = kept(None, SUIT_FORM)
    """The suit of the starter, which counts for first turns."""

    SPEC = SPEC
    WITHOUT = ("dir", "penalty")
    PACKETS = (1,) * 7
    PENALTY = 10
    WORTH = worth({"8": 50, "A": 20, "TJQK": 10}, others=5)

    # What fits

    def on_first_turn(self) -> bool:
        """Whether the seat on turn has its first turn of the deal."""
        return self.turn in self.first_turn

    def fits(self) -> Fits:
        """What may be laid: an eight never on an eight, and on a first turn only the starter's suit."""
        if self.first_turn and self.on_first_turn():
            first_turn: Fits = self.match.house.first_turn[self.starter]
            return first_turn
        ordinary: Fits = self.match.house.ordinary
        return ordinary

    def must_call(self, hand: bytes) -> bool:
        """Whether a hand must be called: one card, or several that can go together (rules/olsen.md 6)."""
        if len(hand) < 2:
            return len(hand) == 1
        rank = RANK[hand[0]]
        if rank == "8" or RANK[hand[-1]] != rank or self.match.house.call_hands == "one_only":
            return False
        return of_rank(hand, rank) == hand

    # Turns

    def other_moves(self, able: bool) -> tuple[Move, ...]:
        """The moves other than laying a card. A seat that could play may draw only if the house rules allow
        it.
        """
        if able and not (self.match.house.voluntary_draw and self.draws_left()):
            return ()
        return (DRAW,) if able else super().other_moves(able)

    def refusal(self, verb: str, cards: bytes) -> IllegalMove:
        """The reason why the seat on turn may not make a move. A seat that can draw may not pass."""
        if verb == "pass" and self.moves[0] == DRAW:
            return IllegalMove("must_draw", count=self.draws_left())
        if verb == "pass":
            return IllegalMove("must_play", **self.asked())
        return super().refusal(verb, cards)

    def _ace(self, cards: bytes) -> None:
        """All others draw and miss a turn, unless the ace was laid on a first turn (rules/olsen.md 3)."""
        if self.on_first_turn():
            self.end_turn()
            return
        self._poison(len(cards))
        self.tell("missed", seats=self._others(), why="ace")
        self.drawn = 0

    EFFECTS: ClassVar = {"A": _ace}

    def final_effect(self, cards: bytes) -> None:
        """A last ace still makes the others draw, where the house says so."""
        if RANK[cards[0]] == "A" and self.match.house.final_effects == "apply" and not self.on_first_turn():
            self._poison(len(cards))

    def _poison(self, aces: int) -> None:
        """All others draw, round by round, one card for each ace."""
        rounds = aces if self.match.house.aces == "per_card" else 1
        others = self._others()
        self.tell("poisoned", seat=self.turn, seats=others, count=rounds)
        drawn = dict.fromkeys(others, b"")
        for _ in range(rounds):
            for seat in others:
                drawn[seat] += self.draw(seat, 1)
        for seat, cards in drawn.items():
            self.events += drew(seat, cards, "ace")

    def _others(self) -> list[Seat]:
        return clockwise(self.turn, len(self.hands), self.out)[:-1]

    # Deals

    def first_dealer(self) -> Seat:
        """Who deals first: the host or whom the lot picks (rules/olsen.md 1)."""
        return 0 if self.match.house.first_dealer == "host" else super().first_dealer()

    def begin(self, order: list[Seat], stock: bytes) -> None:
        """Buy in, and turn up the starter; everybody's first turn is ahead (rules/olsen.md 1, 2)."""
        house, self.starter = self.match.house, None
        self.buy_in(order)
        super().begin(order, stock)
        self.first_turn = frozenset(order if house.first_turn_scope == "each" else order[:1])

    def begin_pile(self, pile: bytes, buried: str = "") -> None:
        """Turn up the starter, burying eights and aces where the house says so."""
        super().begin_pile(pile, "8A" if self.match.house.starter_special == "rebury" else "")

    def starter_effect(self, card: int) -> dict[str, Any]:
        """The starter's suit counts for first turns."""
        self.starter = SUIT[card]
        return {}

    # What is counted (rules/olsen.md 7, 8)

    def count(self, players: list[Seat]) -> dict[Seat, int]:
        """The points of the deal. If they would put out everybody and the house rules replay such a deal,
        they are struck.
        """
        points, totals = super().count(players), self.match.totals
        if self.match.house.all_out == "replay" and all(totals[s] + points[s] >= LIMIT for s in players):
            self.tell("struck", points=self.by_seat(points))
            return dict.fromkeys(players, 0)
        return points

    def losers(self, totals: tuple[int, ...]) -> list[Seat]:
        """Who has reached the limit with this deal, the dealer's left first."""
        players = clockwise(self.match.dealer, len(self.hands), self.out)
        return [seat for seat in players if totals[seat] >= LIMIT]

    def is_last(self, totals: tuple[int, ...]) -> bool:
        """Whether at most one seat is left, or the match has had as many deals as it was to have."""
        left = len(self.hands) - len(self.out)
        return left <= 1 or 0 < self.match.house.deals <= self.match.deal

    def standings(self) -> Result:
        """The result of a match that is over.

        Winner is the last one under the limit; at the end of a shortened match the lowest of those; where a
        blocked deal put everyone out, the lowest of those who played it, who still hold its cards. Everybody
        else stands by total alone.
        """
        seats, totals = range(len(self.hands)), self.match.totals
        standing = [seat for seat in seats if seat not in self.out]
        rivals = standing or [seat for seat in seats if self.hands[seat]] or list(seats)
        best = min(totals[seat] for seat in rivals)
        winners = tuple(seat for seat in rivals if totals[seat] == best)
        places = ranked([-1 if seat in winners else totals[seat] for seat in seats])
        return Result(places, totals, None if self.match.house.pot == "off" else self.chips(winners))

    # What is seen

    def facts(self) -> dict[str, Any]:
        """What lies on the table for all to see (rules/olsen.md 1 to 8)."""
        facts = super().facts()
        facts["starter"] = self.starter
        facts["drawn"] = self.drawn
        facts["draws"] = self.draws_left() if self.moves else 0
        facts["first_turn"] = sorted(self.first_turn)
        facts["pot"] = 0 if self.match.house.pot == "off" else sum(self.bought_in())
        return facts

    def what_fits(self) -> dict[str, Any]:
        """What the seat on turn is told of what it may lay."""
        first_turn, house = self.on_first_turn(), self.match.house
        special = first_turn and house.first_turn_8A == "any"
        on_eight = bool(self.discard) and RANK[self.discard[-1]] == "8"
        return {
            **self.asked(),
            "eight": not on_eight and (special if first_turn else house.eight_wild),
            "special": special,
            "first_turn": first_turn,
            "named": self.named is not None,
            "several": self.fits().several,
        }


class OlsenGame(SheddingGame[OlsenState]):
    """The rules, as :class:`bot.games.api.Game` asks for them."""

    spec, house, state = SPEC, OlsenHouse, OlsenState
