"""What a match of Olé is made of: its house rules and its state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.api import BadOptions, Move, Option, Seat, Spec, Value

PRIVILEGE, OPENING, PLAY, BETWEEN, OVER = PHASES = ("privilege", "opening", "play", "between", "over")

SUPPLY = 18
"""Tokens in the box; when they have run out, the score sheet takes their place (rules/ole.md 6)."""

CHOICES: dict[str, Sequence[Value]] = {
    "privilege": (True, False),
    "priv_tie": ("seat", "random"),
    "order_base": ("reset", "carry"),
    "opening_second": ("forced", "optional"),
    "series_out": ("free", "token"),
    "dead_end": ("auto", "by_round"),
    "dead_end_series": ("pay_first", "single"),
    "tie": ("shared", "deals_won", "fewest_tokens"),
}
"""The house rules (rules/ole.md 10); the first choice is the default."""

SPEC = Spec(
    key="ole",
    name="Olé",
    seats=range(3, 9),
    options=tuple(Option(key, choices[0], choices) for key, choices in CHOICES.items()),
    version=1,
    house_rules={
        "beginners": {"privilege": False, "dead_end_series": "single"},
        "wild": {
            "order_base": "carry",
            "opening_second": "optional",
            "series_out": "token",
            "dead_end": "by_round",
            "tie": "fewest_tokens",
        },
    },
)


@dataclass(frozen=True, slots=True)
class House:
    """The house rules of a match, under the keys of :data:`CHOICES`."""

    privilege: bool
    priv_tie: str
    order_base: str
    opening_second: str
    series_out: str
    dead_end: str
    dead_end_series: str
    tie: str


def house_for(seats: int, chosen: Mapping[str, Value]) -> House:
    """The house rules of a table of ``seats``. Raises :class:`BadOptions`."""
    house = House(**SPEC.options_with(chosen))  # type: ignore[arg-type]  # each value has been checked
    if seats not in SPEC.seats:
        raise BadOptions("bad_seats", seats=seats)
    return house


class Match(NamedTuple):
    """What stays the same for a whole deal, or nearly."""

    house: House
    phase: str
    dealer: Seat
    deal: int
    """1 for the first; 0 while nothing has been dealt."""
    order: str
    """The colours, highest first."""
    totals: tuple[int, ...]
    won: tuple[int, ...]
    """Deals that each seat has won, alone or with others."""
    taken: tuple[int, ...]
    """Tokens of the deals that are over."""
    seed: bytes
    shuffles: int
    next_deck: bytes


class State(NamedTuple):
    """A match of Olé, the running deal included."""

    hands: tuple[bytes, ...]
    pile: bytes
    """The cards laid, the last one on top."""
    turn: Seat
    series: int
    """Cards that the seat on turn has laid in its series."""
    tokens: tuple[int, ...]
    supply: int
    passes: int
    """Tokens in a row since the last card."""
    match: Match
    moves: tuple[Move, ...] = ()
    """What the seat on turn may do: worked out once, as it is both offered and checked."""
