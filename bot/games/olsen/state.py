"""What a match of Olsen is made of: its house rules and its state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.api import BadOptions, Move, Option, Seat, Spec, Value
from bot.games.calls import Calls

CHOICES: dict[str, Sequence[Value]] = {
    "packs": ("auto", 1, 2),
    "first_dealer": ("random", "host"),
    "first_turn_scope": ("each", "first_player"),
    "first_turn_multi": (False, True),
    "first_turn_8A": ("suit_only", "any"),
    "first_turn_draws": (3, 1),
    "starter_special": ("plain", "rebury"),
    "eight_wild": (True, False),
    "voluntary_draw": (False, True),
    "aces": ("per_card", "once"),
    "final_effects": ("ignore", "apply"),
    "recycle": ("shuffle_keep_top", "none"),
    "call_hands": ("one_or_same_rank", "one_only"),
    "enforce": ("auto", "challenge"),
    "false_call": ("reject", "draw1"),
    "all_out": ("lowest", "replay"),
    "pot": ("off", "buy_in", "crash_burn", "both"),
    "buy_in": range(1, 1001),
    "buy_in_per": ("match", "deal"),
    "deals": range(21),
}
"""The house rules (rules/olsen.md 9); the first choice is the default, but for the stake."""

SPEC = Spec(
    key="olsen",
    name="Olsen",
    seats=range(2, 11),
    options=tuple(
        Option(key, 50 if key == "buy_in" else choices[0], choices) for key, choices in CHOICES.items()
    ),
    version=1,
    out_of_turn=frozenset({"call", "challenge"}),
    statistics={"calls_due": "call_due", "calls_made": "called", "calls_missed": "call_missed"},
    length="deals",
    house_rules={
        "beginners": {
            "first_turn_scope": "first_player",
            "aces": "once",
            "call_hands": "one_only",
            "enforce": "challenge",
            "deals": 3,
        },
        "wild": {
            "packs": 2,
            "first_turn_multi": True,
            "first_turn_8A": "any",
            "voluntary_draw": True,
            "final_effects": "apply",
            "false_call": "draw1",
        },
    },
)


@dataclass(frozen=True, slots=True)
class House:
    """The house rules of a match, under the keys of :data:`CHOICES`."""

    packs: int | str
    first_dealer: str
    first_turn_scope: str
    first_turn_multi: bool
    first_turn_8A: str  # noqa: N815 - the option's key
    first_turn_draws: int
    starter_special: str
    eight_wild: bool
    voluntary_draw: bool
    aces: str
    final_effects: str
    recycle: str
    call_hands: str
    enforce: str
    false_call: str
    all_out: str
    pot: str
    buy_in: int
    buy_in_per: str
    deals: int

    def packs_for(self, seats: int) -> int:
        """How many packs are shuffled together (rules/olsen.md 1)."""
        if isinstance(self.packs, int):
            return self.packs
        return 1 if seats <= 5 else 2


def house_for(seats: int, chosen: Mapping[str, Value]) -> House:
    """The house rules of a table of ``seats``. Raises :class:`BadOptions`; ``bad_seats`` where the table is
    too small or large, or one pack too little for it (rules/olsen.md 1).
    """
    house = House(**SPEC.options_with(chosen))  # type: ignore[arg-type]  # each value has been checked
    if seats not in SPEC.seats or (house.packs == 1 and seats > 7):
        raise BadOptions("bad_seats", seats=seats)
    return house


class Match(NamedTuple):
    """What stays the same for a whole deal, or nearly."""

    house: House
    phase: str
    dealer: Seat
    deal: int
    """1 for the first; 0 while nothing has been dealt."""
    totals: tuple[int, ...]
    seed: bytes
    shuffles: int
    next_deck: bytes
    starter: int | None
    """The suit of the starter."""
    out: int
    """The seats that have been eliminated."""
    paid: tuple[int, ...]
    """Chips bought in so far, where the buy-in is per deal."""


class State(NamedTuple):
    """A match of Olsen, the running deal included. Sets of seats are bits, cards are bytes."""

    hands: tuple[bytes, ...]
    stock: bytes
    discard: bytes
    named: int | None
    """The suit named with the eight on top."""
    turn: Seat
    passes: int
    """Turns in a row that neither laid nor drew."""
    calls: Calls
    match: Match
    first_turn: int
    """The seats that still have their first turn."""
    drawn: int
    """Cards drawn in this turn."""
    moves: tuple[Move, ...] = ()
    """What the seat on turn may do, calls and challenges apart: worked out once, as it is both offered and
    checked.
    """
