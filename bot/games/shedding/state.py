"""A match of a shedding game as a thing: hands, piles, whose turn it is, which calls are open; and what every
move does to them whatever the game.
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

# Most moves lay or draw one card. Making their events afresh would be a fifth of a move's cost, so the same
# ones are told again.

played = often("played", "seat", "cards", "left")


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


class State(MatchState[Words]):
    """A match, the running deal included."""

    CODES = FRENCH
    PENALTY: ClassVar[int]
    """Cards for a call not made."""

    stock: bytes = kept(b"", StoredForm(Fields.cards, to_text))
    """Its top first."""
    discard: bytes = kept(b"", StoredForm(Fields.cards, FRENCH.pile_to_text))
    """Its top last."""
    named: str | None = kept(None, SUIT_FORM)
    """The suit named with the card on top."""
    calls: Calls = kept(NO_CALLS)
    passes: int = kept(0, NUMBER)
    """Turns in a row that neither laid nor drew."""
    first_turn: frozenset[Seat] = kept(NOBODY, SEATS)
    """The seats that have their first turn of the deal ahead, where that is another than later ones."""
    drawn: int = kept(0, NUMBER)
    """Cards drawn in this turn."""
    out: frozenset[Seat] = kept(NOBODY, SEATS)
    direction: int = kept(1, DIRECTION, "dir")
    """1 clockwise, -1 anticlockwise."""
    penalty: int = kept(0, StoredForm(lambda fields, key: fields.number(key, 0, MANY[::2])))
    """Cards that are open against the seat on turn."""

    # The piles and hands

    def set_hand(self, seat: Seat, hand: bytes) -> None:
        """Give ``seat`` another hand."""
        self.hands[seat] = hand
        if self.calls is not NO_CALLS:
            self.calls = self.calls.lapsed(seat)

    def all_cards(self) -> bytes:
        """The pack from ace to king, each rank C D H S, and then the second one."""
        packs: int = self.match.house.packs_for(len(self.hands))
        return PACK * packs

    def cards_held(self) -> bytes:
        """Every card in a hand, in the stock or on the discard."""
        return b"".join((*self.hands, self.stock, self.discard))

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

    def refill(self) -> bool:
        """Make a new stock of the discard, if the rules and the cards allow it, and return whether there is
        one. Everything but the top card is shuffled, the oldest card first.
        """
        if self.match.house.recycle == "none" or len(self.discard) < 2:
            return False
        self.tell("recycled", count=len(self.discard) - 1)
        self.stock = self.shuffle(self.discard[:-1], "recycle")
        self.discard = self.discard[-1:]
        return True

    # Calls

    def kind_of_call(self, seat: Seat) -> Mapping[str, Any]:
        """What an event about a call of ``seat`` says of its kind, in games with several kinds."""
        return {}

    def enforced(self, seat: Seat) -> str:
        """Who makes a missing call of ``seat`` cost: ``auto``, or the players by a ``challenge``."""
        way: str = self.match.house.enforce
        return way

    def open_window(self, seat: Seat, *, said: bool) -> None:
        """A call is due from ``seat``. If it came with the card, it is ``said`` at once. Only ``seat`` is
        told that a call is due, because that may give away what it holds.
        """
        self.calls = self.calls._replace(window=Window(seat))
        due = {"seat": seat, "count": self.PENALTY, "enforce": self.enforced(seat), "said": said}
        self.tell("call_due", seat, **due, **self.kind_of_call(seat))
        if said:
            self.say(seat)

    def say(self, seat: Seat) -> None:
        """The call that was due from ``seat`` is made."""
        calls = self.calls
        self.calls = calls._replace(window=Window(seat, True), said=calls.said | {seat})
        self.tell("called", seat=seat, **self.kind_of_call(seat))

    def close(self, window: Window) -> None:
        """Close the window of a seat that is not on turn. A call not made by now costs at once or, where
        players enforce it, lays the seat open to a challenge.
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
        """Make ``seat`` draw for a call that was not made."""
        self.events += for_all_and_one("penalty", seat, self.draw(seat, self.PENALTY), due=self.PENALTY)

    def call_falsely(self, seat: Seat) -> None:
        """``seat`` calls, which nothing asked for, and draws a card for it."""
        self.tell("false_call", seat=seat)
        self.events += drew(seat, self.draw(seat, 1), "false_call")

    def interject(self, seat: Seat, words: Words) -> None:
        """A call or a challenge of ``seat``, at whosever turn. Raises :class:`IllegalMove`."""
        if words.move == CALL:
            self._call(seat)
        else:
            self._challenge(seat, words.target)

    def _call(self, seat: Seat) -> None:
        """Make the call that is due, or pay for one that nothing asks for, where the house allows that."""
        if self.calls.due_from(seat):
            self.say(seat)
        elif self.match.house.false_call == "draw1" and seat not in self.out:
            self.call_falsely(seat)
        else:
            raise IllegalMove("no_call_due")

    def _challenge(self, seat: Seat, target: Seat) -> None:
        """Challenge a seat that has not called in time, which draws, or pay for a wrong challenge, where the
        house leaves that to the players.
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
        """The seats that ``seat`` may challenge without a reason and pay for it, if the house rules allow
        that: seats with one card, unless their call is still due or they really can be challenged.
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
        """Take what a position says. Raises ValueError."""
        super().read(fields)
        self.calls = calls_in(fields, self.kind_of_call)

    def keys(self) -> dict[str, Any]:
        """The keys that a shedding game adds to a position: its fields, and which calls are open."""
        window, said, offence = self.calls
        pending = window and {"seat": window.seat, "said": window.said, **self.kind_of_call(window.seat)}
        return {**self.fields(), "pending": pending, "said": sorted(said), "offence": sorted(offence)}
