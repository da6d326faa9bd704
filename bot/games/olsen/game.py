"""Olsen, the Norwegian game: get rid of your cards, and call before the last one (rules/olsen.md).

In order: playable cards, turns and aces, deals, scoring, observations.
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
    """Suit of the starter, which first turns must follow."""

    SPEC = SPEC
    WITHOUT = ("dir", "penalty")
    PACKETS = (1,) * 7
    PENALTY = 10
    WORTH = worth({"8": 50, "A": 20, "TJQK": 10}, others=5)

    # Playable cards

    def on_first_turn(self) -> bool:
        """Return whether the seat on turn has its first turn of the deal."""
        return self.turn in self.first_turn

    def fits(self) -> Fits:
        """The legal plays: an eight never on an eight, and on a first turn only the starter's suit."""
        if self.first_turn and self.on_first_turn():
            first_turn: Fits = self.match.house.first_turn[self.starter]
            return first_turn
        ordinary: Fits = self.match.house.ordinary
        return ordinary

    def must_call(self, hand: bytes) -> bool:
        """Return whether a hand needs a call: one card, or several that can go together (rules/olsen.md
        6).
        """
        if len(hand) < 2:
            return len(hand) == 1
        rank = RANK[hand[0]]
        if rank == "8" or RANK[hand[-1]] != rank or self.match.house.call_hands == "one_only":
            return False
        return of_rank(hand, rank) == hand

    # Turns

    def other_moves(self, able: bool) -> tuple[Move, ...]:
        """Return the moves other than plays. A seat that could play may draw only if the house rules allow
        it.
        """
        if able and not (self.match.house.voluntary_draw and self.draws_left()):
            return ()
        return (DRAW,) if able else super().other_moves(able)

    def refusal(self, verb: str, cards: bytes) -> IllegalMove:
        """Return why the seat on turn may not make a move. A seat that can draw may not pass."""
        if verb == "pass" and self.moves[0] == DRAW:
            return IllegalMove("must_draw", count=self.draws_left())
        if verb == "pass":
            return IllegalMove("must_play", **self.asked())
        return super().refusal(verb, cards)

    def _ace(self, cards: bytes) -> None:
        """Make all others draw and skip a turn, unless the ace was played on a first turn
        (rules/olsen.md 3).
        """
        if self.on_first_turn():
            self.end_turn()
            return
        self._poison(len(cards))
        self.tell("missed", seats=self._others(), why="ace")
        self.drawn = 0

    EFFECTS: ClassVar = {"A": _ace}

    def final_effect(self, cards: bytes) -> None:
        """Let a last ace still make the others draw, if the house rules say so."""
        if RANK[cards[0]] == "A" and self.match.house.final_effects == "apply" and not self.on_first_turn():
            self._poison(len(cards))

    def _poison(self, aces: int) -> None:
        """Make all others draw, round by round, one card for each ace."""
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
        """Return the first dealer: the host, or a seat drawn by lot (rules/olsen.md 1)."""
        return 0 if self.match.house.first_dealer == "host" else super().first_dealer()

    def begin(self, order: list[Seat], stock: bytes) -> None:
        """Buy in and turn up the starter. Every seat's first turn is still to come (rules/olsen.md 1, 2)."""
        house, self.starter = self.match.house, None
        self.buy_in(order)
        super().begin(order, stock)
        self.first_turn = frozenset(order if house.first_turn_scope == "each" else order[:1])

    def begin_pile(self, pile: bytes, buried: str = "") -> None:
        """Turn up the starter, burying eights and aces if the house rules say so."""
        super().begin_pile(pile, "8A" if self.match.house.starter_special == "rebury" else "")

    def starter_effect(self, card: int) -> dict[str, Any]:
        """Set the suit for first turns."""
        self.starter = SUIT[card]
        return {}

    # Scoring (rules/olsen.md 7, 8)

    def count(self, players: list[Seat]) -> dict[Seat, int]:
        """Return the points of the deal. If they would eliminate every seat and the house rules replay such a
        deal, they don't count.
        """
        points, totals = super().count(players), self.match.totals
        if self.match.house.all_out == "replay" and all(totals[s] + points[s] >= LIMIT for s in players):
            self.tell("struck", points=self.by_seat(points))
            return dict.fromkeys(players, 0)
        return points

    def losers(self, totals: tuple[int, ...]) -> list[Seat]:
        """Return the seats that have reached the limit, the dealer's left first."""
        players = clockwise(self.match.dealer, len(self.hands), self.out)
        return [seat for seat in players if totals[seat] >= LIMIT]

    def is_last(self, totals: tuple[int, ...]) -> bool:
        """Return whether at most one seat is left, or the match has had its number of deals."""
        left = len(self.hands) - len(self.out)
        return left <= 1 or 0 < self.match.house.deals <= self.match.deal

    def standings(self) -> Result:
        """Return the result of a finished match.

        The winner is the last seat under the limit; at the end of a shortened match, the lowest of those
        left. If a blocked deal eliminated everyone, it is the lowest of the seats that played it, which still
        hold cards. All others rank by total alone.
        """
        seats, totals = range(len(self.hands)), self.match.totals
        standing = [seat for seat in seats if seat not in self.out]
        rivals = standing or [seat for seat in seats if self.hands[seat]] or list(seats)
        best = min(totals[seat] for seat in rivals)
        winners = tuple(seat for seat in rivals if totals[seat] == best)
        places = ranked([-1 if seat in winners else totals[seat] for seat in seats])
        return Result(places, totals, None if self.match.house.pot == "off" else self.chips(winners))

    # Observations

    def facts(self) -> dict[str, Any]:
        """Return the public facts (rules/olsen.md 1 to 8)."""
        facts = super().facts()
        facts["starter"] = self.starter
        facts["drawn"] = self.drawn
        facts["draws"] = self.draws_left() if self.moves else 0
        facts["first_turn"] = sorted(self.first_turn)
        facts["pot"] = 0 if self.match.house.pot == "off" else sum(self.bought_in())
        return facts

    def what_fits(self) -> dict[str, Any]:
        """Return the data for the hint about playable cards."""
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
