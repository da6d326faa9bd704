"""What shedding games do alike: what a turn may do and does, and a deal from its cards to its count.

Written so that it stands as a game of its own, Crazy Eights more or less; a game says where it differs.
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

    Each game is a subclass that gives its numbers and overrides what is different in it.
    """

    SPEC: ClassVar[Spec]
    PACKETS: ClassVar[tuple[int, ...]]
    """How many cards at a time each seat is dealt."""
    VERBS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        PLAY: ("play", "draw", "pass", "call", "challenge"),
        BETWEEN: ("deal",),
        OVER: (),
    }
    WORTH: ClassVar[tuple[int, ...]]
    """By card: its points in a hand that is left over."""
    EFFECTS: ClassVar[Mapping[str, Callable[[Any, bytes], None]]] = {}
    """By rank: what cards do that have just been laid. An effect also passes the turn on."""
    CALL_AFTER_PASS: ClassVar[bool] = True
    """Whether a call is due as well from a seat that passes."""

    # What a turn may do

    def must_call(self, hand: bytes) -> bool:
        """Whether a call is due from a seat that has come down to ``hand``."""
        return len(hand) == 1

    def turn_moves(self) -> tuple[Move, ...]:
        """What the seat on turn may do, calls and challenges apart; plays in the order of its hand."""
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
        """The moves of the seat on turn other than laying a card. ``able`` says whether it can lay one."""
        if able:
            return ()
        return (DRAW,) if self.draws_left() else (PASS,)

    def words(self, move: Move) -> Words:
        """What the text of ``move`` says. Raises :class:`IllegalMove` ``malformed``, by the text alone."""
        words = read(move)
        names = words.suit is None or RANK[words.cards[-1]] == self.fits().naming
        if not names or (move.verb not in self.VERBS[PLAY] and move != DEAL):
            raise IllegalMove("malformed", move=str(move))
        return words

    def _canonical(self, cards: bytes, suit: str | None) -> Move:
        """The play that is meant by laying ``cards`` and naming a suit or none, in its canonical form.

        A card that could name a suit and does not names its own where it has power, and a last card that
        names a suit where it has none names nothing.
        """
        fits, held = self.fits(), len(self.hands[self.turn])
        if suit is None and RANK[cards[0]] == fits.naming and held >= fits.names:
            suit = SUIT[cards[0]]
        return playing(cards, None if held == 1 < fits.names else suit)

    def refusal(self, verb: str, cards: bytes) -> IllegalMove:
        """The reason why the seat on turn may not make a move with this verb and these cards."""
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
        """What is done for a seat whose time is up: the first single card of its hand that fits, naming its
        own suit if it names one, or else the only thing it can do.
        """
        first = self.moves[0]
        return self._canonical(read(first).cards, None) if first.verb == "play" else first

    # Turn moves

    def act(self, words: Words) -> None:
        """Carry out a move of the seat on turn. Raises :class:`IllegalMove`."""
        move, cards, suit, call, _ = words
        if call and self.match.house.calls_by_hand:
            raise IllegalMove("call_by_hand")
        meant = self._canonical(cards, suit) if cards else move
        if meant not in self.moves:
            raise self.refusal(move.verb, cards)
        self.carry_out(meant, call)

    def carry_out(self, move: Move, call: bool) -> None:
        """Carry out one of the moves that the seat on turn has, ``call`` if it comes with the card.

        The window of another seat closes first. What that costs can end the deal or make the move impossible;
        then the same seat acts again.
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
        """Close the window of another seat, and return whether ``move`` can still be made."""
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
        """Lay ``cards``; ``named`` is the suit that they name, ``call`` that the call comes with them.

        Whoever has no card left is out, unless a call is due that decides it.
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
        """Let ``cards`` have their effect, and pass the turn on."""
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
        """Take the cards that are open against the seat on turn, which is the whole turn."""
        self.take_penalty(self.turn)
        self.passes = 0
        self.end_turn()

    def take_penalty(self, seat: Seat) -> None:
        """Give ``seat`` the cards that are open."""
        due, self.penalty = self.penalty, 0
        self.events += for_all_and_one("took", seat, self.draw(seat, due), due=due)

    def pass_on(self) -> None:
        """End the turn without a card; the deal is blocked when all have done so without drawing."""
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
        """Another seat has just paid for a missing call, and that has made the move impossible. The seat on
        turn acts again.
        """
        self.tell("table_changed", seat=self.turn)

    def end_turn(self) -> None:
        """Pass the turn on; a first turn is over with it."""
        if self.first_turn:
            self.first_turn -= {self.turn}
        self.turn = after(self.turn, len(self.hands), self.out, self.direction)
        self.drawn = 0

    def next_seat(self) -> Seat:
        """Whose turn it is next."""
        return after(self.turn, len(self.hands), self.out, self.direction)

    def skip(self, cards: bytes) -> None:
        """The next seat misses its turn."""
        self.end_turn()
        self.tell("missed", seats=[self.turn], why=RANK_NAMES[RANK[cards[0]]])
        self.turn = self.next_seat()

    def reverse(self, cards: bytes) -> None:
        """Play goes on the other way round."""
        self.turn_round()
        self.end_turn()

    def turn_round(self) -> None:
        """Change the direction of play."""
        self.direction = -self.direction
        self.tell("reversed", seat=self.turn, dir=self.direction)

    def go_out(self, seat: Seat, cards: bytes = b"") -> None:
        """``seat`` has no card left, the last having been ``cards``: the deal is over."""
        self.turn = seat
        self.tell("went_out", seat=seat)
        self.final_effect(cards)
        self._finish_deal(seat)

    def final_effect(self, cards: bytes) -> None:
        """Let the last cards have their effect before hands are counted. They have none, unless a game says
        so.
        """

    # Deals

    def deal(self) -> None:
        """Deal the next deal, the dealer's left first, and turn up the starter."""
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
        """Turn up the starter; the first of those in ``order`` begins."""
        self.begin_pile(stock)
        self.turn = order[0]

    def begin_pile(self, pile: bytes, buried: str = "") -> None:
        """Turn up the first card of the pile; the others are the stock. Cards of a rank that is ``buried`` go
        to its bottom until another comes, if there is one.
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
        """Let the starter have its effect, and return what its event says about that."""
        return {}

    def _finish_deal(self, winner: Seat | None) -> None:
        """Count the hands, put out who has lost, and end the match if that decides it."""
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
        """The points of the deal for each of its players."""
        return {seat: sum(self.WORTH[card] for card in self.hands[seat]) for seat in players}

    def losers(self, totals: tuple[int, ...]) -> list[Seat]:
        """Whom the deal that has led to ``totals`` puts out of the match; nobody, unless a game says so."""
        return []

    @abstractmethod
    def is_last(self, totals: tuple[int, ...]) -> bool:
        """Whether the deal that has led to ``totals`` ends the match."""

    def standings(self) -> Result:
        """The result of a match that is over: by total, equal ones share a place."""
        return by_totals(self.match.totals, low_wins=self.SPEC.low_wins)

    def _clear(self) -> None:
        """Forget what belonged to a deal's turns."""
        self.calls = NO_CALLS
        self.drawn = self.passes = 0
        self.first_turn = NOBODY

    def by_seat(self, values: Mapping[Seat, T]) -> list[T | None]:
        """The values in the order of the seats, with None for those that have none, as events tell them."""
        return [values.get(seat) for seat in range(len(self.hands))]
