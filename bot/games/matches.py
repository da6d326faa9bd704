"""What the French-suited cousins keep of a match, and how it is read from a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from bot.games.api import Move, Seat
from bot.games.calls import Calls, calls_in
from bot.games.french import FrenchFields
from bot.games.position import MANY

PLAY, BETWEEN, OVER = PHASES = ("play", "between", "over")

H = TypeVar("H")
M = TypeVar("M")

Kept: TypeAlias = tuple[tuple[bytes, ...], bytes, bytes, "int | None", Seat, int, Calls, M]
"""What every state begins with: hands, stock, discard, named, turn, passes, calls, match."""


class Match(NamedTuple, Generic[H]):
    """What stays the same for a whole deal, or nearly. A game may have more."""

    house: H
    phase: str
    dealer: Seat
    deal: int
    """1 for the first; 0 while nothing has been dealt."""
    totals: tuple[int, ...]
    seed: bytes
    shuffles: int
    next_deck: bytes

    @property
    def out(self) -> int:
        """The seats that have been eliminated, as bits: none."""
        return 0


def match_in(fields: FrenchFields, house: H, totals: range = MANY) -> Match[H]:
    """What a position says of a match; ``totals`` are those that there can be. Raises ValueError."""
    return Match(
        house=house,
        phase=fields.one_of("phase", PLAY, PHASES),
        dealer=fields.seat("dealer", fields.seats - 1),
        deal=fields.number("deal", 1),
        totals=fields.numbers("totals", totals),
        seed=fields.seed(),
        shuffles=fields.number("shuffles", 0),
        next_deck=fields.cards("next_deck"),
    )


def table_in(
    fields: FrenchFields, match: M, kind: Callable[[bytes], Mapping[str, Any]] = lambda _: {}
) -> Kept[M]:
    """What a position says of the table. ``kind`` is what the call window of a hand says of its call besides
    whether it was ``said``. Raises ValueError.
    """
    hands = fields.hands()
    return (
        hands,
        fields.cards("stock"),
        fields.cards("discard"),
        fields.suit("named"),
        fields.seat("turn", 0),
        fields.number("passes", 0),
        calls_in(fields, lambda seat: kind(hands[seat])),
        match,
    )


class CousinMatch(Protocol):
    """What is asked of every cousin's match: the fields of :class:`Match`."""

    @property
    def house(self) -> Any:
        """The house rules, with ``enforce``, and with ``false_call`` where such a call may cost."""

    @property
    def phase(self) -> str:
        """One of :data:`PHASES`."""

    @property
    def dealer(self) -> Seat:
        """Who has dealt."""

    @property
    def deal(self) -> int:
        """1 for the first."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of the deals that are over."""

    @property
    def out(self) -> int:
        """The seats that have been eliminated, as bits."""

    @property
    def seed(self) -> bytes:
        """What chance follows from."""

    @property
    def shuffles(self) -> int:
        """How often there has been chance."""

    @property
    def next_deck(self) -> bytes:
        """Cards to deal instead of shuffled ones."""


class CousinState(Protocol):
    """What is asked of every cousin's state."""

    @property
    def hands(self) -> tuple[bytes, ...]:
        """The hand of each seat, in the order in which its cards came."""

    @property
    def stock(self) -> bytes:
        """First card on top."""

    @property
    def discard(self) -> bytes:
        """Last card on top."""

    @property
    def named(self) -> int | None:
        """The suit named with the eight on top."""

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""

    @property
    def passes(self) -> int:
        """Turns in a row that brought nothing."""

    @property
    def calls(self) -> Calls:
        """Who must call, and who has."""

    @property
    def match(self) -> CousinMatch:
        """What stays the same for a whole deal, or nearly."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """What the seat on turn may do, calls and challenges apart; empty outside of a deal."""
