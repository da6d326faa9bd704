"""What a move of Olé does to the table: cards, tokens, deals and their ends (rules/ole.md).

Nothing here asks whether a move is legal; ``game`` has, before a draft is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from bot.games.api import Event, Seat, Step
from bot.games.ole.cards import CODES, COLOURS, DECKS, TWICE_HIGHER, to_text
from bot.games.ole.moves import higher, lowest, turn_moves
from bot.games.ole.score import points_of, standings
from bot.games.ole.state import BETWEEN, OPENING, OVER, PLAY, PRIVILEGE, SUPPLY, State
from bot.games.seats import after, clockwise
from bot.games.shuffle import number_below, shuffled

# Nearly every move lays a card or takes a token. Their events are made once and told again.


@lru_cache(maxsize=8192)
def _played(seat: Seat, card: int, left: int, series: int) -> Event:
    return Event("played", {"seat": seat, "cards": CODES[card], "left": left, "series": series})


@lru_cache(maxsize=8192)
def _took_token(seat: Seat, tokens: int, noted: bool, series: int) -> Event:
    return Event("token", {"seat": seat, "tokens": tokens, "noted": noted, "series": series})


class OleDraft:
    """A match of Olé while one move is carried out on it: the one thing here that changes.

    Every method does what its rule says and tells it as events, in order.
    """

    __slots__ = ("events", "hands", "match", "passes", "pile", "series", "supply", "tokens", "turn")

    def __init__(self, state: State) -> None:
        (
            self.hands,
            self.pile,
            self.turn,
            self.series,
            self.tokens,
            self.supply,
            self.passes,
            self.match,
            _,
        ) = state
        self.events: list[Event] = []

    def step(self) -> Step:
        """The state that the draft has become, and what happened on the way."""
        state = State(
            self.hands,
            self.pile,
            self.turn,
            self.series,
            self.tokens,
            self.supply,
            self.passes,
            self.match,
            turn_moves(self),
        )
        return Step(state, tuple(self.events))

    def tell(self, key: str, to: Seat | None = None, /, **data: Any) -> None:
        """Add an event."""
        self.events.append(Event(key, data, to))

    # Turns

    def choose(self, reverse: bool) -> None:
        """Turn the order of the colours around, or leave it, and open (rules/ole.md 9)."""
        match = self.match
        order = match.order[::-1] if reverse else match.order
        self.match = match._replace(phase=OPENING, order=order)
        self.tell("reversed" if reverse else "kept", seat=self.turn, order=order)
        self._open()

    def play(self, card: int, call: bool) -> None:
        """Lay ``card``: any as the second of the opening, a higher one later (rules/ole.md 3, 4, 5).

        There is nothing to call in Olé: ``call`` is told to be ignored.
        """
        seat, hands, pile, house = self.turn, self.hands, self.pile, self.match.house
        opening = self.match.phase == OPENING
        in_series = bool(pile) and not opening and card in TWICE_HIGHER[self.match.order][pile[-1]]
        laid = bytes((card,))
        hand = hands[seat].replace(laid, b"", 1)
        self.hands = (*hands[:seat], hand, *hands[seat + 1 :])
        self.pile = pile + laid
        self.passes = 0
        self.series = self.series + 1 if in_series else 0
        self.events.append(_played(seat, card, len(hand), self.series))
        if call:
            self.tell("call_ignored", seat, seat=seat)
        if not hand:
            self.tell("went_out", seat=seat)
            if in_series and house.series_out == "token":
                self._give_token()
            self._end_deal()
        elif in_series:
            if house.dead_end_series == "single" and house.dead_end == "auto":
                self._look_for_dead_end()
        elif pile or not opening:
            self._end_turn()

    def decline(self) -> None:
        """Open with the lowest card alone (rules/ole.md 10, ``opening_second``)."""
        self.tell("passed", seat=self.turn, count=0)
        self._end_turn()

    def take_token(self) -> None:
        """Take a token instead of laying a card, which ends a series too (rules/ole.md 4, 5)."""
        self.passes += 1
        self._give_token()
        self._end_turn()

    def _give_token(self) -> None:
        """One token for the seat on turn; from an empty supply it is noted on the sheet (rules/ole.md 6)."""
        seat, tokens = self.turn, self.tokens
        self.tokens = (*tokens[:seat], tokens[seat] + 1, *tokens[seat + 1 :])
        self.events.append(_took_token(seat, tokens[seat] + 1, not self.supply, self.series))
        self.supply = max(self.supply - 1, 0)

    def _end_turn(self) -> None:
        """Pass the turn on, unless nobody can lay a card any more (rules/ole.md 4, 7)."""
        if self.match.phase == OPENING:
            self.match = self.match._replace(phase=PLAY)
        self.series = 0
        self.turn = after(self.turn, len(self.hands))
        if self.match.house.dead_end == "auto" or self.passes >= len(self.hands):
            self._look_for_dead_end()

    def _look_for_dead_end(self) -> None:
        """If no hand holds a higher card, everybody gets a token and the deal is over (rules/ole.md 7)."""
        if higher(self, b"".join(self.hands)):
            return
        seats = len(self.hands)
        self.tokens = tuple(count + 1 for count in self.tokens)
        self.supply = max(self.supply - seats, 0)
        self.tell("dead_end", card=to_text(self.pile[-1:]), seats=list(range(seats)))
        self._end_deal()

    # Deals

    def deal(self) -> None:
        """Deal all the cards singly, the dealer's left first (rules/ole.md 1). What is shuffled is the deck
        colour by colour, red, blue, green and yellow, each from 1 up. From the second deal on the loser of
        the last one has a choice before somebody opens (rules/ole.md 9).
        """
        match, seats = self.match, len(self.hands)
        dealer, deal = after(match.dealer, seats), match.deal + 1
        receivers = clockwise(dealer, seats)
        chooser = self._loser(receivers) if deal > 1 and match.house.privilege else None
        deck, shuffles = match.next_deck, match.shuffles
        if not deck:
            deck = shuffled(DECKS[seats], match.seed, "deal", shuffles)
            shuffles += 1
        dealt = {seat: deck[place::seats] for place, seat in enumerate(receivers)}
        self.hands = tuple(dealt[seat] for seat in range(seats))
        self.pile = b""
        self.tokens, self.supply = (0,) * seats, SUPPLY
        self.match = match._replace(
            phase=OPENING if chooser is None else PRIVILEGE,
            dealer=dealer,
            deal=deal,
            order=match.order if deal > 1 and match.house.order_base == "carry" else COLOURS,
            shuffles=shuffles,
            next_deck=b"",
        )
        self.tell("dealt", deal=deal, seat=dealer, seats=receivers, count=len(deck) // seats)
        for seat, hand in dealt.items():
            self.tell("dealt", seat, deal=deal, seat=seat, count=len(hand), cards=to_text(hand))
        if chooser is None:
            self._open()
        else:
            self.turn = chooser
            self.tell("privilege", seat=chooser, order=self.match.order)

    def _loser(self, receivers: Sequence[Seat]) -> Seat:
        """Who had the most points in the deal just over; among equal ones the highest total, then the first
        of ``receivers`` or whom chance picks (rules/ole.md 9, 10 ``priv_tie``).
        """
        match = self.match
        standing = [*zip(points_of(self.hands, self.tokens), match.totals, strict=True)]
        tied = [seat for seat in receivers if standing[seat] == max(standing)]
        by_lot = match.house.priv_tie == "random"
        return tied[number_below(len(tied), match.seed, "privilege", match.deal) if by_lot else 0]

    def _open(self) -> None:
        """The turn is with whoever holds the lowest card (rules/ole.md 3)."""
        for card in lowest(self):
            self.turn = next(seat for seat, hand in enumerate(self.hands) if card in hand)
            self.tell("opens", seat=self.turn, card=CODES[card])

    def _end_deal(self) -> None:
        """Count hands and tokens; the match has as many deals as seats (rules/ole.md 8)."""
        match, seats = self.match, range(len(self.hands))
        points = points_of(self.hands, self.tokens)
        winners = [seat for seat in seats if points[seat] == min(points)]
        totals = tuple(match.totals[seat] + points[seat] for seat in seats)
        self.series = self.passes = 0
        self.match = match = match._replace(
            phase=BETWEEN if match.deal < len(seats) else OVER,
            totals=totals,
            won=tuple(match.won[seat] + (seat in winners) for seat in seats),
            taken=tuple(match.taken[seat] + self.tokens[seat] for seat in seats),
        )
        self.tell(
            "deal_over",
            deal=match.deal,
            winner=winners[0] if len(winners) == 1 else None,
            seats=winners,
            low=min(points),
            points=points,
            totals=list(totals),
            hands=[to_text(hand) for hand in self.hands],
        )
        if match.phase == OVER:
            places = [list(group) for group in standings(match).places]
            self.tell("match_over", places=places, totals=list(totals), chips=None)
