"""The state of a shedding game's match: hands, piles, turn and open calls, and the changes common to every
game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar

from bot.games.api import Event, IllegalMove, Seat
from bot.games.calls import NO_CALLS, Calls, Window, calls_in
from bot.games.french import FRENCH, PACK, SUIT_FORM, to_text
from bot.games.kept import DIRECTION, NUMBER, SEATS, StoredForm, kept
from bot.games.matches import MatchState, often
from bot.games.notation import CALL, Words
from bot.games.position import MANY, Fields
from bot.games.seats import NOBODY

# Cached: most moves play or draw one card, and creating their events would be a fifth of the work.

played = often("played", "seat", "cards", "left")


@lru_cache(maxsize=8192)
def drew(seat: Seat, cards: bytes, why: str) -> tuple[Event, ...]:
    """Return the events of a draw: the number of cards for everyone, the cards for ``seat`` alone. ``why``:
    ``turn``, ``ace``, ``false_call`` or ``false_challenge``.
    """
    return for_all_and_one("drew", seat, cards, why=why)


def for_all_and_one(key: str, seat: Seat, cards: bytes, **data: Any) -> tuple[Event, ...]:
    """Return the two events of cards that come to ``seat``: their number for everyone, the cards for
    ``seat``.
    """
    public = {"seat": seat, "count": len(cards), **data}
    if not cards:
        return (Event(key, public),)
    return Event(key, public), Event(key, {**public, "cards": to_text(cards)}, seat)


class State(MatchState[Words]):
    """A match, the running deal included."""

    CODES = FRENCH
    PENALTY: ClassVar[int]
    """Penalty cards for a missed call."""

    stock: bytes = kept(b"", StoredForm(Fields.cards, to_text))
    """Draw pile, its top first."""
    discard: bytes = kept(b"", StoredForm(Fields.cards, FRENCH.pile_to_text))
    """Discard pile, its top last."""
    named: str | None = kept(None, SUIT_FORM)
    """Suit named with the top card."""
    calls: Calls = kept(NO_CALLS)
    passes: int = kept(0, NUMBER)
    """Turns in a row without a play or a draw."""
    first_turn: frozenset[Seat] = kept(NOBODY, SEATS)
    """Seats that have not had their first turn of the deal, in games with special first turns."""
    drawn: int = kept(0, NUMBER)
    """Cards drawn in this turn."""
    out: frozenset[Seat] = kept(NOBODY, SEATS)
    direction: int = kept(1, DIRECTION, "dir")
    """1 clockwise, -1 anticlockwise."""
    penalty: int = kept(0, StoredForm(lambda fields, key: fields.number(key, 0, MANY[::2])))
    """Open penalty cards for the seat on turn."""

    # The piles and hands

    def set_hand(self, seat: Seat, hand: bytes) -> None:
        """Replace the hand of ``seat``."""
        self.hands[seat] = hand
        if self.calls is not NO_CALLS:
            self.calls = self.calls.lapsed(seat)

    def all_cards(self) -> bytes:
        """Return all decks in order, ace to king, each rank C D H S."""
        packs: int = self.match.house.packs_for(len(self.hands))
        return PACK * packs

    def cards_held(self) -> bytes:
        """Return every card in a hand, in the draw pile or in the discard pile."""
        return b"".join((*self.hands, self.stock, self.discard))

    def draw(self, seat: Seat, count: int) -> bytes:
        """Move up to ``count`` cards from the draw pile to ``seat``, and return them."""
        cards = self.stock[:count]
        self.stock = self.stock[count:]
        while len(cards) < count and self.refill():
            more = count - len(cards)
            cards += self.stock[:more]
            self.stock = self.stock[more:]
        if cards:
            self.set_hand(seat, self.hands[seat] + cards)
        return cards

    def refill(self) -> bool:
        """Shuffle the discard pile, oldest card first and without its top card, into a new draw pile. Return
        whether the rules and the cards allow it.
        """
        if self.match.house.recycle == "none" or len(self.discard) < 2:
            return False
        self.tell("recycled", count=len(self.discard) - 1)
        self.stock = self.shuffle(self.discard[:-1], "recycle")
        self.discard = self.discard[-1:]
        return True

    # Calls

    def kind_of_call(self, seat: Seat) -> Mapping[str, Any]:
        """Return the data that tells the kinds of calls apart in events about a call of ``seat``."""
        return {}

    def enforced(self, seat: Seat) -> str:
        """Return how a missed call of ``seat`` is penalized: ``auto``, or after a ``challenge``."""
        way: str = self.match.house.enforce
        return way

    def enforced_after_play(self, seat: Seat) -> str:
        """Return how a call is penalized that ``seat`` doesn't make after its next play."""
        return self.enforced(seat)

    def open_window(self, seat: Seat, *, said: bool) -> None:
        """Open the window for a due call; ``said``: it came with the card. Only ``seat`` learns that it is
        due, because that may give its hand away.
        """
        self.calls = self.calls._replace(window=Window(seat))
        due = {"seat": seat, "count": self.PENALTY, "enforce": self.enforced(seat), "said": said}
        self.tell("call_due", seat, **due, **self.kind_of_call(seat))
        if said:
            self.say(seat)

    def say(self, seat: Seat) -> None:
        """Record the due call of ``seat`` as made."""
        calls = self.calls
        self.calls = calls._replace(window=Window(seat, True), said=calls.said | {seat})
        self.tell("called", seat=seat, **self.kind_of_call(seat))

    def close(self, window: Window) -> None:
        """Close the window of a seat that is not on turn. A call not made by now is penalized at once or, if
        players enforce calls, opens the seat to a challenge.
        """
        calls, seat = self.calls, window.seat
        self.calls = calls.closed()
        if window.said:
            return
        self.tell("call_missed", seat=seat, **self.kind_of_call(seat))
        if self.enforced(seat) == "challenge":
            self.calls = self.calls._replace(offence=calls.offence | {seat})
            self.tell("offence", seat=seat, count=self.PENALTY)
        else:
            self.penalise(seat)

    def penalise(self, seat: Seat) -> None:
        """Make ``seat`` draw the penalty for a missed call."""
        self.events += for_all_and_one("penalty", seat, self.draw(seat, self.PENALTY), due=self.PENALTY)

    def call_falsely(self, seat: Seat) -> None:
        """Make ``seat`` draw a card for a call that is not due."""
        self.tell("false_call", seat=seat)
        self.events += drew(seat, self.draw(seat, 1), "false_call")

    def interject(self, seat: Seat, words: Words) -> None:
        """Make a call or a challenge of ``seat``, on any player's turn. Raises :class:`IllegalMove`."""
        if words.move == CALL:
            self._call(seat)
        else:
            self._challenge(seat, words.target)

    def _call(self, seat: Seat) -> None:
        """Make the due call, or pay for a false one if the house rules allow it."""
        if self.calls.due_from(seat):
            self.say(seat)
        elif self.match.house.false_call == "draw1" and seat not in self.out:
            self.call_falsely(seat)
        else:
            raise IllegalMove("no_call_due")

    def _challenge(self, seat: Seat, target: Seat) -> None:
        """Challenge a seat that missed its call and make it draw, or pay for a false challenge if the house
        rules allow it.
        """
        house, calls = self.match.house, self.calls
        if target == seat or target >= len(self.hands):
            raise IllegalMove("bad_seat", seat=target)
        if target in self.wrongly_challenged(seat):
            self.tell("false_challenge", seat=seat, target=target)
            self.events += drew(seat, self.draw(seat, house.false_challenge), "false_challenge")
            return
        if house.enforce == "challenge" and calls.due_from(target):
            raise IllegalMove("window_open", seat=target)
        if target not in calls.offence:
            raise IllegalMove("nothing_to_challenge", seat=target)
        if seat in self.out:
            raise IllegalMove("not_your_turn", seat=self.turn)
        self.tell("challenged", seat=seat, target=target)
        self.calls = calls._replace(offence=calls.offence - {target})
        self.penalise(target)

    def wrongly_challenged(self, seat: Seat) -> list[Seat]:
        """Return the seats that ``seat`` may challenge falsely, at a cost, if the house rules allow it: seats
        with one card, unless their call is still due or they really can be challenged.
        """
        house, calls = self.match.house, self.calls
        if not (house.false_challenge and self.stock and self.moves) or house.enforce == "auto":
            return []
        return [
            other
            for other, hand in enumerate(self.hands)
            if len(hand) == 1 and other != seat and not (calls.due_from(other) or other in calls.offence)
        ]

    # A match as a position

    def read(self, fields: Fields) -> None:
        """Read the state from the fields of a position. Raises ValueError."""
        super().read(fields)
        self.calls = calls_in(fields, self.kind_of_call)

    def keys(self) -> dict[str, Any]:
        """Return the keys that a shedding game adds to a position: its fields, and the open calls."""
        window, said, offence = self.calls
        pending = window and {"seat": window.seat, "said": window.said, **self.kind_of_call(window.seat)}
        return {**self.fields(), "pending": pending, "said": sorted(said), "offence": sorted(offence)}
