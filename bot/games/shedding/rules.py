"""The rules that shedding games share: the moves of a turn, and a deal from its cards to its points.

On its own this is a playable game, more or less Crazy Eights. Each game overrides its differences.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeVar

from bot.games.api import IllegalMove, Move, Result, Seat, Spec
from bot.games.calls import NO_CALLS
from bot.games.card_game import DEAL
from bot.games.french import (
    CODES,
    RANK,
    RANK_NAMES,
    SUIT,
    holds,
    to_text,
    without,
)
from bot.games.matches import BETWEEN, OVER, PLAY
from bot.games.notation import DRAW, PASS, Words, playing, plays, plays_of_several, read
from bot.games.seats import NOBODY, after, by_totals, clockwise
from bot.games.shedding.seen import SeenState
from bot.games.shedding.state import drew, for_all_and_one, played

T = TypeVar("T")


class SheddingState(SeenState):
    """A match of a shedding game, and its rules.

    Each game is a subclass with its own numbers and overrides.
    """

    SPEC: ClassVar[Spec]
    PACKETS: ClassVar[tuple[int, ...]]
    """Number of cards in each round of dealing."""
    VERBS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        PLAY: ("play", "draw", "pass", "call", "challenge"),
        BETWEEN: ("deal",),
        OVER: (),
    }
    WORTH: ClassVar[tuple[int, ...]]
    """Points of each card left in a hand."""
    EFFECTS: ClassVar[Mapping[str, Callable[[Any, bytes], None]]] = {}
    """Effect of the cards just played, by rank. It also passes the turn on."""
    CALL_AFTER_PASS: ClassVar[bool] = True
    """Whether a pass can need a call too."""

    # Moves of a turn

    def must_call(self, hand: bytes) -> bool:
        """Return whether a seat that has come down to ``hand`` must call."""
        return len(hand) == 1

    def turn_moves(self) -> tuple[Move, ...]:
        """Return the moves of the seat on turn without calls and challenges; plays in the order of its
        hand.
        """
        if self.match.phase != PLAY:
            return ()
        hand = fitting = self.hands[self.turn]
        fits = self.fits()
        if self.discard:
            fitting = hand.translate(None, fits.misfits[self.named][self.discard[-1]])
        if not fitting:
            return self.other_moves(False)
        naming = fits.naming if len(hand) >= fits.names else ""
        if fits.several:
            return plays_of_several(hand, fitting, naming, alone=fits.naming) + self.other_moves(True)
        return plays(fitting, naming) + self.other_moves(True)

    def other_moves(self, able: bool) -> tuple[Move, ...]:
        """Return the moves of the seat on turn other than plays. ``able``: it can play a card."""
        if able:
            return ()
        return (DRAW,) if self.draws_left() else (PASS,)

    def words(self, move: Move) -> Words:
        """Parse the text of ``move``. Raises :class:`IllegalMove` ``malformed``, by the text alone."""
        words = read(move)
        names = words.suit is None or RANK[words.cards[-1]] == self.fits().naming
        if not names or (move.verb not in self.VERBS[PLAY] and move != DEAL):
            raise IllegalMove("malformed", move=str(move))
        return words

    def _canonical(self, cards: bytes, suit: str | None) -> Move:
        """Return the canonical move for playing ``cards`` and naming ``suit`` or none.

        A card that could name a suit and does not names its own. A last card with no power to name a suit
        names none.
        """
        fits, held = self.fits(), len(self.hands[self.turn])
        if suit is None and RANK[cards[0]] == fits.naming and held >= fits.names:
            suit = SUIT[cards[0]]
        return playing(cards, None if held == 1 < fits.names else suit)

    def refusal(self, verb: str, cards: bytes) -> IllegalMove:
        """Return why the seat on turn may not make a move with this verb and these cards."""
        if verb == "play":
            text, fits = to_text(cards), self.fits()
            if not holds(self.hands[self.turn], cards):
                return IllegalMove("not_in_hand", cards=text)
            if len(cards) > 1 and (not fits.several or all(RANK[card] == fits.naming for card in cards)):
                return IllegalMove("one_card_only", cards=text)
            return IllegalMove("illegal_card", cards=text, **self.asked())
        if all(move.verb == "play" for move in self.moves):
            return IllegalMove("must_play", **self.asked())
        return IllegalMove("cannot_pass" if verb == "pass" else "cannot_draw", count=self.drawn)

    def at_timeout(self) -> Move:
        """Return the move after a timeout: play the first single card that fits, naming its own suit if it
        names one. If none fits, it is the only other move.
        """
        first = self.moves[0]
        return self._canonical(read(first).cards, None) if first.verb == "play" else first

    # Turn moves

    def act(self, words: Words) -> None:
        """Make a move of the seat on turn. Raises :class:`IllegalMove`."""
        move, cards, suit, call, _ = words
        if call and self.match.house.calls_by_hand:
            raise IllegalMove("call_by_hand")
        meant = self._canonical(cards, suit) if cards else move
        if meant not in self.moves:
            raise self.refusal(move.verb, cards)
        self.carry_out(meant, call)

    def carry_out(self, move: Move, call: bool) -> None:
        """Make a legal move of the seat on turn; ``call``: the call comes with the card.

        First close the window of another seat. Its penalty can end the deal or make the move impossible; in
        that case the same seat acts again.
        """
        if self.calls is not NO_CALLS and not self._closed_before(move):
            return
        _, cards, named, _, _ = read(move)
        if cards:
            self.play(cards, named, call)
        elif move == DRAW:
            self.pick_up()
        elif move == PASS:
            self.pass_on()
        else:
            self.take()

    def _closed_before(self, move: Move) -> bool:
        """Close the window of another seat, and return whether ``move`` is still possible."""
        window = self.calls.window
        if window is None or window.seat == self.turn:
            return True
        self.close(window)
        if self.match.phase != PLAY:
            return False
        if window.said or move in self.turn_moves():
            return True
        self.prevented()
        return False

    def play(self, cards: bytes, named: str | None, call: bool) -> None:
        """Play ``cards``; ``named`` is the named suit, ``call`` says whether the call comes with them.

        A seat without cards goes out, unless a due call decides that.
        """
        seat = self.turn
        hand = without(self.hands[seat], cards)
        self.set_hand(seat, hand)
        self.discard += cards
        self.named = named
        self.passes = 0
        self.events.append(played(seat, to_text(cards), len(hand)))
        if named is not None:
            self.tell("named", seat=seat, suit=named)
        due = self.must_call(hand)
        if call and not due:
            self.tell("call_ignored", seat, seat=seat)
        if not hand and not due:
            self.go_out(seat, cards)
            return
        self.effect(cards)
        if due:
            self.open_window(seat, said=call)

    def effect(self, cards: bytes) -> None:
        """Apply the effect of ``cards``, and pass the turn on."""
        does = self.EFFECTS.get(RANK[cards[0]])
        if does is None:
            self.end_turn()
        else:
            does(self, cards)

    def pick_up(self) -> None:
        """Draw a card."""
        card = self.draw(self.turn, 1)
        self.drawn += 1
        self.passes = 0
        self.events += drew(self.turn, card, "turn")

    def take(self) -> None:
        """Take the open penalty cards, which is the whole turn."""
        self.take_penalty(self.turn)
        self.passes = 0
        self.end_turn()

    def take_penalty(self, seat: Seat) -> None:
        """Give ``seat`` the open penalty cards."""
        due, self.penalty = self.penalty, 0
        self.events += for_all_and_one("took", seat, self.draw(seat, due), due=due)

    def pass_on(self) -> None:
        """Pass. The deal is blocked once all have passed without drawing."""
        seat = self.turn
        self.passes = 0 if self.drawn else self.passes + 1
        self.tell("passed", seat=seat, count=self.drawn)
        self.end_turn()
        hand = self.hands[seat]
        if self.passes >= len(self.hands) - len(self.out):
            self.tell("blocked")
            self._finish_deal(None)
        elif self.CALL_AFTER_PASS and hand and self.must_call(hand) and not self.calls.settled(seat):
            self.open_window(seat, said=False)

    def prevented(self) -> None:
        """Let the seat on turn act again, because another seat's penalty for a missed call has made its move
        impossible.
        """
        self.tell("table_changed", seat=self.turn)

    def end_turn(self) -> None:
        """Pass the turn on, which also ends a first turn."""
        if self.first_turn:
            self.first_turn -= {self.turn}
        self.turn = after(self.turn, len(self.hands), self.out, self.direction)
        self.drawn = 0

    def next_seat(self) -> Seat:
        """Return the seat that is on turn next."""
        return after(self.turn, len(self.hands), self.out, self.direction)

    def skip(self, cards: bytes) -> None:
        """Skip the turn of the next seat."""
        self.end_turn()
        self.tell("missed", seats=[self.turn], why=RANK_NAMES[RANK[cards[0]]])
        self.turn = self.next_seat()

    def reverse(self, cards: bytes) -> None:
        """Reverse the direction of play, and pass the turn on."""
        self.turn_round()
        self.end_turn()

    def turn_round(self) -> None:
        """Reverse the direction of play."""
        self.direction = -self.direction
        self.tell("reversed", seat=self.turn, dir=self.direction)

    def go_out(self, seat: Seat, cards: bytes = b"") -> None:
        """End the deal, because ``seat`` has no cards left after playing ``cards``."""
        self.turn = seat
        self.tell("went_out", seat=seat)
        self.final_effect(cards)
        self._finish_deal(seat)

    def final_effect(self, cards: bytes) -> None:
        """Apply the effect of the last cards before hands are counted. By default there is none."""

    # Deals

    def deal(self) -> None:
        """Deal the next deal from the dealer's left, and turn up the starter."""
        seats = len(self.hands)
        dealer, deal = after(self.match.dealer, seats, self.out), self.match.deal + 1
        order = clockwise(dealer, seats, self.out)
        deck, dealt = self.deck(), 0
        self.hands = [b""] * seats
        for count in self.PACKETS:
            for seat in order:
                self.hands[seat] += deck[dealt : dealt + count]
                dealt += count
        self._clear()
        self.match = self.match._replace(phase=PLAY, dealer=dealer, deal=deal)
        self.tell("dealt", deal=deal, seat=dealer, seats=order, count=len(self.hands[order[0]]))
        for seat in order:
            hand = self.hands[seat]
            self.tell("dealt", seat, deal=deal, seat=seat, count=len(hand), cards=to_text(hand))
        self.begin(order, deck[dealt:])

    def begin(self, order: list[Seat], stock: bytes) -> None:
        """Turn up the starter; the first seat in ``order`` begins."""
        self.begin_pile(stock)
        self.turn = order[0]

    def begin_pile(self, pile: bytes, buried: str = "") -> None:
        """Turn up the first card of the pile; the others become the draw pile. Cards with a ``buried`` rank
        go to the bottom until another rank comes, if there is one.
        """
        at = next((i for i, card in enumerate(pile) if RANK[card] not in buried), 0)
        for card in pile[:at]:
            self.tell("buried", card=CODES[card])
        self.discard = pile[at : at + 1]
        self.stock = pile[at + 1 :] + pile[:at]
        self.named = None
        for card in self.discard:
            self.tell("starter", card=CODES[card], suit=SUIT[card], **self.starter_effect(card))

    def starter_effect(self, card: int) -> Mapping[str, Any]:
        """Apply the effect of the starter, and return the additions to its event."""
        return {}

    def _finish_deal(self, winner: Seat | None) -> None:
        """Count the hands, eliminate losers, and end the match if it is decided."""
        players = clockwise(self.match.dealer, len(self.hands), self.out)
        points = self.count(players)
        totals = tuple(had + points.get(seat, 0) for seat, had in enumerate(self.match.totals))
        losers = self.losers(totals)
        self.out = self.out.union(losers)
        last = self.is_last(totals)
        hands = {seat: to_text(self.hands[seat]) for seat in players}
        told = {"winner": winner, "points": self.by_seat(points), "totals": list(totals)}
        self._clear()
        self.end_deal(totals, last, losers, **told, hands=self.by_seat(hands))

    def count(self, players: list[Seat]) -> dict[Seat, int]:
        """Return the points of the deal for each of its players."""
        return {seat: sum(self.WORTH[card] for card in self.hands[seat]) for seat in players}

    def losers(self, totals: tuple[int, ...]) -> list[Seat]:
        """Return the seats that are eliminated at these ``totals``. By default there are none."""
        return []

    @abstractmethod
    def is_last(self, totals: tuple[int, ...]) -> bool:
        """Return whether the match ends at these ``totals``."""

    def standings(self) -> Result:
        """Return the result of a finished match by totals. Tied seats share a place."""
        return by_totals(self.match.totals, low_wins=self.SPEC.low_wins)

    def _clear(self) -> None:
        """Reset everything about the turns of a deal."""
        self.calls = NO_CALLS
        self.drawn = self.passes = 0
        self.first_turn = NOBODY

    def by_seat(self, values: Mapping[Seat, T]) -> list[T | None]:
        """List the values by seat, with None for seats without one, as in the data of events."""
        return [values.get(seat) for seat in range(len(self.hands))]
