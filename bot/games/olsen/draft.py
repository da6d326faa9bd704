"""What a move of Olsen does to the table: laying, drawing, aces, deals and their ends (rules/olsen.md).

Nothing here asks whether a move is legal; ``game`` has, before a draft is made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from bot.games.api import Seat
from bot.games.calls import NO_CALLS, Window
from bot.games.drafts import Draft, drew
from bot.games.french import ACE, EIGHT, OF_RANK, to_text
from bot.games.matches import BETWEEN, OVER, PLAY, Kept
from bot.games.olsen.moves import turn_moves
from bot.games.olsen.score import LIMIT, bought_in, points_of, standings
from bot.games.olsen.state import Match, State
from bot.games.seats import after, bits, clockwise

T = TypeVar("T")

HAND = 7
"""Cards dealt to each seat."""
PENALTY = 10
"""Cards for a call not made."""

_BURIED = frozenset({EIGHT, ACE})


class OlsenDraft(Draft):
    """A match of Olsen while one move is carried out on it."""

    __slots__ = ("drawn", "first_turn")

    match: Match

    first_turn: int
    drawn: int

    def state(self, kept: Kept[Match]) -> State:
        """The state that the draft has become; ``kept`` is that with which every state begins."""
        moves = turn_moves(self) if self.match.phase == PLAY else ()
        return State._make((*kept, self.first_turn, self.drawn, moves))

    # The piles

    def refill(self) -> bool:
        """Shuffle all but the top of the discard, oldest card first, into a new stock (rules/olsen.md 5)."""
        if self.match.house.recycle == "none" or len(self.discard) < 2:
            return False
        self.stock = self.shuffle(self.discard[:-1], "recycle")
        self.discard = self.discard[-1:]
        self.tell("recycled", count=len(self.stock))
        return True

    # Turn moves

    def play(self, cards: bytes, named: int | None, call: bool) -> None:
        """Lay ``cards``; ``named`` is the suit that an eight with power names (rules/olsen.md 2, 3, 4)."""
        seat = self.turn
        first_turn = self.first_turn >> seat & 1
        hand = self.lay(cards, named)
        due = self._must_call(hand)
        if call and not due:
            self.tell("call_ignored", seat, seat=seat)
        ace = cards[0] >> 2 == ACE and not first_turn
        if not hand:
            self.tell("went_out", seat=seat)
            if ace and self.match.house.final_effects == "apply":
                self._poison(len(cards))
            self._end_deal(seat)
        elif ace:
            self._poison(len(cards))
            self.tell("missed", seats=self._others(), why="ace")
            self.drawn = 0
        else:
            self._end_turn()
        if due:
            self.open_window(seat, PENALTY, self.match.house.enforce, said=call)

    def pick_up(self) -> None:
        """Draw one card (rules/olsen.md 5)."""
        card = self.draw(self.turn, 1)
        self.drawn += 1
        self.passes = 0
        self.events += drew(self.turn, card, "turn")

    def pass_on(self) -> None:
        """End the turn without a card (rules/olsen.md 5); the deal is blocked when all have done so."""
        seat = self.turn
        self.passes = 0 if self.drawn else self.passes + 1
        self.tell("passed", seat=seat, count=self.drawn)
        self._end_turn()
        if self.passes >= len(self.hands) - self.match.out.bit_count():
            self.tell("blocked")
            self._end_deal(None)
            return
        if not self.calls.settled(seat) and self._must_call(self.hands[seat]):
            self.open_window(seat, PENALTY, self.match.house.enforce, said=False)

    def close(self, window: Window) -> None:
        """Close another seat's window: a call not made by now costs (rules/olsen.md 6)."""
        self.close_window(window, PENALTY, self.match.house.enforce)

    def _end_turn(self) -> None:
        if self.first_turn:
            self.first_turn &= ~(1 << self.turn)
        self.turn = after(self.turn, len(self.hands), self.match.out)
        self.drawn = 0

    def _others(self) -> list[Seat]:
        return clockwise(self.turn, len(self.hands), self.match.out)[:-1]

    def _poison(self, aces: int) -> None:
        """All others draw, round by round, one card for each ace (rules/olsen.md 3)."""
        rounds = aces if self.match.house.aces == "per_card" else 1
        others = self._others()
        self.tell("poisoned", seat=self.turn, seats=others, count=rounds)
        drawn = dict.fromkeys(others, b"")
        for _ in range(rounds):
            for seat in others:
                drawn[seat] += self.draw(seat, 1)
        for seat, cards in drawn.items():
            self.events += drew(seat, cards, "ace")

    def _must_call(self, hand: bytes) -> bool:
        """Whether a hand must be called: one card, or several that can go together (rules/olsen.md 6)."""
        if len(hand) < 2:
            return len(hand) == 1
        rank = hand[0] >> 2
        if rank == EIGHT or hand[-1] >> 2 != rank or self.match.house.call_hands == "one_only":
            return False
        return not hand.translate(None, OF_RANK[rank])

    # Deals

    def deal(self) -> None:
        """Deal the next deal: the dealer's left gets the first card and the first turn (rules/olsen.md 1)."""
        out, seats, house = self.match.out, len(self.hands), self.match.house
        dealer, deal = after(self.match.dealer, seats, out), self.match.deal + 1
        order = clockwise(dealer, seats, out)
        deck = self.deck(house.packs_for(seats))
        dealt = HAND * len(order)
        hands = {seat: deck[place : dealt : len(order)] for place, seat in enumerate(order)}
        self._clear()
        self.hands = [hands.get(seat, b"") for seat in range(seats)]
        self.match = self.match._replace(phase=PLAY, dealer=dealer, deal=deal, starter=None)
        self.tell_the_deal(dealer, order, deal)
        self._buy_in(order)
        self._turn_up(deck[dealt:])
        self.turn = order[0]
        self.first_turn = bits(order if house.first_turn_scope == "each" else order[:1])

    def _turn_up(self, stock: bytes) -> None:
        """Turn the starter up, burying eights and aces where the house says so."""
        self.turn_up(stock, _BURIED if self.match.house.starter_special == "rebury" else ())
        self.named = None
        for card in self.discard:
            self.match = self.match._replace(starter=card & 3)
            self.tell_the_starter(card)

    def _buy_in(self, players: Sequence[Seat]) -> None:
        """Chips for the pot: once a match, or at every deal (rules/olsen.md 8)."""
        match = self.match
        house = match.house
        per_deal = house.buy_in_per == "deal"
        if house.pot not in ("buy_in", "both") or not (per_deal or match.deal == 1):
            return
        if per_deal:
            paid = [chips + house.buy_in * (seat in players) for seat, chips in enumerate(match.paid)]
            self.match = match._replace(paid=tuple(paid))
        self.tell("bought_in", seats=players, chips=house.buy_in, pot=sum(bought_in(self.match)))

    def _end_deal(self, winner: Seat | None) -> None:
        """Count the hands, put out who has reached the limit, and end the match if it is decided
        (rules/olsen.md 7).
        """
        match = self.match
        house = match.house
        players = clockwise(match.dealer, len(self.hands), match.out)
        points = {seat: points_of(self.hands[seat]) for seat in players}
        if house.all_out == "replay" and all(match.totals[s] + points[s] >= LIMIT for s in players):
            self.tell("struck", points=self._by_seat(points))
            points = dict.fromkeys(players, 0)
        totals = tuple(had + points.get(seat, 0) for seat, had in enumerate(match.totals))
        losers = [seat for seat in players if totals[seat] >= LIMIT]
        last = len(players) - len(losers) <= 1 or 0 < house.deals <= match.deal
        self.match = match = match._replace(
            phase=OVER if last else BETWEEN, totals=totals, out=match.out | bits(losers)
        )
        self._clear()
        hands = {seat: to_text(self.hands[seat]) for seat in players}
        self.tell(
            "deal_over",
            deal=match.deal,
            winner=winner,
            points=self._by_seat(points),
            totals=list(totals),
            hands=self._by_seat(hands),
        )
        for seat in losers:
            self.tell("eliminated", seat=seat, total=totals[seat])
        if last:
            result = standings(match, self.hands)
            chips = result.chips and list(result.chips)
            self.tell("match_over", places=[list(p) for p in result.places], totals=list(totals), chips=chips)

    def _by_seat(self, values: Mapping[Seat, T]) -> list[T | None]:
        return [values.get(seat) for seat in range(len(self.hands))]

    def _clear(self) -> None:
        """Forget what belonged to a deal's turns."""
        self.calls = NO_CALLS
        self.first_turn = self.drawn = self.passes = 0
