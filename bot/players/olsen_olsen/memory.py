"""What a good memory keeps of the current deal of Ólsen ólsen. When the pile is turned over, players who
watched it know the order of the new draw pile. A player who draws has no card that fits, which tells what
their hand can't be. All of it follows from public events.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.api import Event, Observation
from bot.games.french import CARD, PACK, SUITS
from bot.games.shedding.fits import fits

MISFITS = fits().misfits
ANY = bytes(PACK)


class Memory:
    """What is remembered of a deal from its beginning."""

    def __init__(self) -> None:
        self.hands: dict[int, list[bytes]] = {}
        """By seat, for each card of its hand: the cards that it may be. Which of them is laid is not known:
        it is taken to be the one of which most was known.
        """
        self.stock: bytes | None = None
        """The cards in the stock, its top first; None while their order is not known."""
        self._pile = b""
        self._suit = 0
        """The suit that counts on top of the pile."""
        self._any_card = False
        self._is_new = False
        """Whether the stock has just been filled."""

    def hear(self, event: Event) -> None:
        """Take in a public event."""
        said = event.data
        if event.key == "dealt":
            self.hands = {seat: [ANY] * said["count"] for seat in said["seats"]}
            self.stock, self._pile = None, b""
        elif not self.hands:
            return  # it is of a deal whose beginning was not heard
        elif event.key == "starter":
            self._turn_up(CARD[said["card"]], any_card=said["any_card"])
        elif event.key == "recycled":
            self._turn_over(said["way"])
        elif event.key == "passed":
            self._cannot_lay(said["seat"])
        elif event.key in ("drew", "penalty"):
            if said.get("why") == "turn":
                self._cannot_lay(said["seat"])
            self._draw(said["seat"], said["count"])
        elif event.key == "played":
            self._lay(said["seat"], CARD[said["cards"]])
        elif event.key == "named":
            self._suit = SUITS.index(said["suit"])

    def is_of(self, seen: Observation) -> bool:
        """Return whether it fits what is seen of the deal."""
        counts = tuple(len(self.hands.get(seat, ())) for seat in range(seen.seats))
        laid = bytes(map(CARD.__getitem__, seen.table["laid"].split()))
        left = None if self.stock is None else len(self.stock)
        return counts == seen.counts and laid == self._pile and left in (None, seen.table["stock"])

    def _turn_up(self, card: int, *, any_card: bool) -> None:
        """The first card of a pile; those that were buried before it lie at the bottom of the stock."""
        if self.stock is not None:
            place = self.stock.index(card)
            self.stock = self.stock[place + 1 :] + self.stock[:place]
        self._pile, self._suit, self._any_card = bytes((card,)), card & 3, any_card

    def _turn_over(self, way: str) -> None:
        """The pile has become the stock: all of it or all but its top, in its order or shuffled."""
        self._is_new = True
        if way == "flip_all":
            self.stock = self._pile
            return  # the next event says which card is turned up
        self.stock = self._pile[:-1] if way == "flip_keep_top" else None
        self._pile = self._pile[-1:]

    def _cannot_lay(self, seat: int) -> None:
        """Note that ``seat`` has no card that fits, because players who can play hardly ever draw or pass."""
        if not self._any_card:
            wrong = MISFITS[SUITS[self._suit]][self._pile[-1]]
            self.hands[seat] = [
                bytes(card for card in may if card in wrong) if len(may) > 1 else may
                for may in self.hands[seat]
            ]

    def _draw(self, seat: int, count: int) -> None:
        if count > 1 and self._is_new:
            self.stock = None  # some of the cards were drawn before it was filled; no event says how many
        known = self.stock or b""
        self.hands[seat] += [known[place : place + 1] or ANY for place in range(count)]
        if self.stock is not None:
            self.stock = self.stock[count:]
        self._is_new = False

    def _lay(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        hand.remove(min((may for may in hand if card in may), key=len, default=hand[0]))
        self._pile += bytes((card,))
        self._suit, self._any_card = card & 3, False


def remembered(seen: Observation, past: Iterable[Event]) -> Memory | None:
    """Return the memory of ``past``, the public events since the deal began; None if ``seen`` is another
    deal.
    """
    memory = Memory()
    for event in past:
        memory.hear(event)
    return memory if memory.is_of(seen) else None
