"""What the French-suited cousins do to a table alike: drawing, turning up, calls and what they cost.

A game's own draft adds its fields to :class:`Draft` and its own rules.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import lru_cache
from typing import Any

from bot.games.api import Event, Move, Seat, Step
from bot.games.calls import NO_CALLS, Window
from bot.games.french import CODES, PACK, suit_letter, to_text, without
from bot.games.matches import CousinState, Kept
from bot.games.notation import read
from bot.games.shuffle import shuffled

# Most moves lay or draw one card. Making their events afresh would be a fifth of a move's cost, so the same
# ones are told again.


@lru_cache(maxsize=8192)
def played(seat: Seat, cards: bytes, left: int) -> Event:
    """``seat`` lays ``cards`` and has ``left`` cards left."""
    return Event("played", {"seat": seat, "cards": to_text(cards), "left": left})


@lru_cache(maxsize=8192)
def drew(seat: Seat, cards: bytes, why: str) -> tuple[Event, ...]:
    """``seat`` draws ``cards``: everybody learns how many and ``seat`` alone which. ``why``: ``turn``,
    ``ace``, ``false_call`` or ``false_challenge``.
    """
    return for_all_and_one("drew", seat, cards, why=why)


def for_all_and_one(key: str, seat: Seat, cards: bytes, **data: Any) -> tuple[Event, ...]:
    """The two events of cards that come to ``seat``: their number for everybody, themselves for ``seat``."""
    public = {"seat": seat, "count": len(cards), **data}
    if not cards:
        return (Event(key, public),)
    return Event(key, public), Event(key, {**public, "cards": to_text(cards)}, seat)


class Draft:
    """A table while one move is carried out on it: the one thing here that changes.

    A move starts with a draft of an immutable state and ends with a new state. Every method does what its
    rule says and tells it as events, in order.
    """

    __slots__ = ("calls", "discard", "events", "hands", "match", "named", "passes", "stock", "turn")

    match: Any
    """The game's own match, which the subclass names."""

    def __init__(self, kept: Kept[Any]) -> None:
        hands, self.stock, self.discard, self.named, self.turn, self.passes, self.calls, self.match = kept
        self.hands = list(hands)
        self.events: list[Event] = []

    def state(self, kept: Kept[Any]) -> CousinState:
        """The state that the draft has become; ``kept`` is that with which every state begins."""
        raise NotImplementedError

    def step(self) -> Step:
        """The state that the draft has become, and what happened on the way."""
        hands = tuple(self.hands)
        kept = (hands, self.stock, self.discard, self.named, self.turn, self.passes, self.calls, self.match)
        return Step(self.state(kept), tuple(self.events))

    def deal(self) -> None:
        """Deal the next deal."""
        raise NotImplementedError

    def play(self, cards: bytes, named: int | None, call: bool) -> None:
        """Lay ``cards`` for the seat on turn; ``named`` is the suit that comes with them, and ``call`` that
        the call does.
        """
        raise NotImplementedError

    def pick_up(self) -> None:
        """Draw a card for the seat on turn, as its move."""
        raise NotImplementedError

    def take(self) -> None:
        """Take what is open against the seat on turn, where a game has such a move."""
        raise NotImplementedError

    def pass_on(self) -> None:
        """End the turn without a card."""
        raise NotImplementedError

    def make(self, move: Move, call: bool) -> None:
        """Carry out a move of the seat on turn, ``call`` if it comes with the card."""
        if move.verb == "play":
            words = read(move)
            self.play(words.cards, words.suit, call)
        elif move.verb == "draw":
            self.pick_up()
        elif move.verb == "take":
            self.take()
        else:
            self.pass_on()

    def prevented(self) -> None:
        """What another seat has just paid for its call has made the move impossible: the seat acts again."""
        self.tell("table_changed", seat=self.turn)

    def close(self, window: Window) -> None:
        """Close the window of a seat that is not on turn: a call not made by now costs."""
        raise NotImplementedError

    def refill(self) -> bool:
        """Make a new stock of the discard, if the rules and the cards allow it; say whether there is one."""
        raise NotImplementedError

    def kind_of_call(self, seat: Seat) -> Mapping[str, Any]:
        """What its events say of a call of ``seat``, where a game has several kinds."""
        return {}

    def tell(self, key: str, to: Seat | None = None, /, **data: Any) -> None:
        """Add an event."""
        self.events.append(Event(key, data, to))

    def set_hand(self, seat: Seat, hand: bytes) -> None:
        """Give ``seat`` another hand."""
        self.hands[seat] = hand
        if self.calls is not NO_CALLS:
            self.calls = self.calls.lapsed(seat)

    def shuffle(self, cards: bytes, label: str) -> bytes:
        """The cards in the order that the next shuffle of the match decides."""
        match = self.match
        self.match = match._replace(shuffles=match.shuffles + 1)
        return shuffled(cards, match.seed, label, match.shuffles)

    def deck(self, packs: int) -> bytes:
        """The cards to deal. What is shuffled is the pack from ace to king, each rank C D H S, and then the
        second one; but cards that lie ready are taken as they are.
        """
        ready: bytes = self.match.next_deck
        self.match = self.match._replace(next_deck=b"")
        return ready or self.shuffle(PACK * packs, "deal")

    def draw(self, seat: Seat, count: int) -> bytes:
        """Give ``seat`` up to ``count`` cards of the stock, as many as there are, and return them."""
        cards = self.stock[:count]
        self.stock = self.stock[count:]
        while len(cards) < count and self.refill():
            more = count - len(cards)
            cards += self.stock[:more]
            self.stock = self.stock[more:]
        if cards:
            self.set_hand(seat, self.hands[seat] + cards)
        return cards

    def lay(self, cards: bytes, named: int | None) -> bytes:
        """Lay ``cards`` of the seat on turn, which may name a suit, and return what is left of its hand."""
        hand = without(self.hands[self.turn], cards)
        self.set_hand(self.turn, hand)
        self.discard += cards
        self.named = named
        self.passes = 0
        self.events.append(played(self.turn, cards, len(hand)))
        if named is not None:
            self.tell("named", seat=self.turn, suit=suit_letter(named))
        return hand

    def penalise(self, seat: Seat, count: int) -> None:
        """Make ``seat`` draw ``count`` cards for a call that was not made."""
        self.events += for_all_and_one("penalty", seat, self.draw(seat, count), due=count)

    def open_window(self, seat: Seat, count: int, enforce: str, *, said: bool) -> None:
        """A call is due from ``seat``, and ``said`` at once if it came with the card. Only ``seat`` is told
        that it is due: that may give away what it holds. ``count`` is what silence will cost.
        """
        self.calls = self.calls._replace(window=Window(seat))
        kind = self.kind_of_call(seat)
        self.tell("call_due", seat, seat=seat, count=count, enforce=enforce, said=said, **kind)
        if said:
            self.say(seat)

    def say(self, seat: Seat) -> None:
        """The call that was due from ``seat`` is made."""
        calls = self.calls
        self.calls = calls._replace(window=Window(seat, True), said=calls.said | 1 << seat)
        self.tell("called", seat=seat, **self.kind_of_call(seat))

    def close_window(self, window: Window, count: int, enforce: str) -> None:
        """Close a window. A call not made costs ``count`` cards at once or, when players enforce it, lays the
        seat open to a challenge.
        """
        calls, seat = self.calls, window.seat
        self.calls = calls._replace(window=None)
        if window.said:
            return
        self.tell("call_missed", seat=seat, **self.kind_of_call(seat))
        if enforce == "challenge":
            self.calls = self.calls._replace(offence=calls.offence | 1 << seat)
            self.tell("offence", seat=seat, count=count)
        else:
            self.penalise(seat, count)

    def call_falsely(self, seat: Seat) -> None:
        """``seat`` calls, which nothing asked for, and draws a card for it."""
        self.tell("false_call", seat=seat)
        self.events += drew(seat, self.draw(seat, 1), "false_call")

    def challenge(self, seat: Seat, target: Seat, count: int) -> None:
        """``seat`` challenges ``target``, who draws ``count`` cards and has paid for the offence."""
        self.tell("challenged", seat=seat, target=target)
        self.calls = self.calls._replace(offence=self.calls.offence & ~(1 << target))
        self.penalise(target, count)

    def tell_the_deal(self, dealer: Seat, order: Sequence[Seat], deal: int) -> None:
        """``dealer`` has dealt their hands to the seats in ``order``."""
        self.tell("dealt", deal=deal, seat=dealer, seats=list(order), count=len(self.hands[order[0]]))
        for seat in order:
            hand = self.hands[seat]
            self.tell("dealt", seat, deal=deal, seat=seat, count=len(hand), cards=to_text(hand))

    def turn_up(self, pile: bytes, buried: Container[int]) -> None:
        """Turn up the first card of the pile; the others are the stock. Cards of a rank that is ``buried`` go
        to its bottom until another comes, if there is one.
        """
        at = next((i for i, card in enumerate(pile) if card >> 2 not in buried), 0)
        for card in pile[:at]:
            self.tell("buried", card=CODES[card])
        self.discard = pile[at : at + 1]
        self.stock = pile[at + 1 :] + pile[:at]

    def tell_the_starter(self, card: int, **more: Any) -> None:
        """``card`` is the starter; ``more`` is what a game says of it besides."""
        self.tell("starter", card=CODES[card], suit=suit_letter(card & 3), **more)
