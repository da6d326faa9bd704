"""What a match of Otter Nonsense is made of: its house rules and its state."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import NamedTuple

from bot.games.api import BadOptions, Option, Result, Seat, Spec, Value
from bot.games.otter.heads import PRESETS, is_map

PLAY, KEEP, BETWEEN, OVER = PHASES = ("play", "keep", "between", "over")
"""In ``keep`` a last card has been laid, and its player is still to collect a column."""

COURSE = {1: "clockwise", -1: "anticlockwise"}
"""The direction of play in a word."""

GOAL = 7
"""Heads that win a deal."""


class OtterSpec(Spec):
    """Besides the presets, the option ``heads`` takes a map of the server's own, or ``map`` where a position
    holds one.
    """

    __slots__ = ()

    def options_with(self, chosen: Mapping[str, Value]) -> dict[str, Value]:
        """The full house rules: ``chosen`` over the defaults. Raises :class:`BadOptions`."""
        heads = chosen.get("heads")
        if heads == "map" or (isinstance(heads, str) and is_map(heads)):
            return {**super().options_with({**chosen, "heads": "centre"}), "heads": heads}
        return super().options_with(chosen)


SPEC = OtterSpec(
    key="otter",
    name="Otter Nonsense",
    seats=range(3, 7),
    options=(
        Option("first", "random", ("random", "host")),
        Option("opening_special", "only_if_forced", ("only_if_forced", "any", "any_with_effect")),
        Option("special_column", "collectable", ("collectable", "not_collectable")),
        Option("place_last", "last_card", ("last_card", "forbidden")),
        Option("reverse_next", "neighbour", ("neighbour", "last_actor")),
        Option("last_special_effect", True, (True, False)),
        Option("heads", "centre", tuple(PRESETS)),
        Option("best_of", 1, (1, 3, 5)),
    ),
    version=1,
    low_wins=False,
    deal_points=False,
    house_rules={
        "beginners": {"first": "host", "last_special_effect": False, "heads": "rising"},
        "wild": {
            "opening_special": "any_with_effect",
            "special_column": "not_collectable",
            "reverse_next": "last_actor",
            "heads": "edge",
        },
    },
)


class House(NamedTuple):
    """The house rules of a match, under the keys of their options (rules/otter.md 8)."""

    first: str
    opening_special: str
    special_column: str
    place_last: str
    reverse_next: str
    last_special_effect: bool
    heads: str
    best_of: int


def house_for(seats: int, chosen: Mapping[str, Value]) -> House:
    """The house rules of a table of ``seats``. Raises :class:`BadOptions`: ``bad_seats``, or
    ``endless_specials`` where a special could be collected and put back for ever.
    """
    house = House(**SPEC.options_with(chosen))  # type: ignore[arg-type]  # each value has been checked
    if seats not in SPEC.seats:
        raise BadOptions("bad_seats", seats=seats)
    if house.opening_special != "only_if_forced" and house.special_column == "collectable":
        raise BadOptions("endless_specials")
    return house


def heads_for(house: House) -> str:
    """The map of a new match. Raises :class:`BadOptions` ``no_heads_map`` for ``map``, which names none."""
    if house.heads == "map":
        raise BadOptions("no_heads_map")
    return PRESETS.get(house.heads, house.heads)


class Match(NamedTuple):
    """What stays the same for a whole deal, or longer."""

    house: House
    heads: str
    """The map in force."""
    worth: bytes
    """The heads of each card by that map."""
    dealer: Seat
    """The seat before the first player."""
    deal: int
    """1 for the first; 0 while nothing has been dealt."""
    totals: tuple[int, ...]
    """Deals won."""
    aside: bytes
    seed: bytes
    shuffles: int
    next_deck: bytes


class State(NamedTuple):
    """A match of Otter Nonsense, the running deal included."""

    phase: str
    hands: tuple[bytes, ...]
    columns: tuple[bytes, ...]
    points: tuple[bytes, ...]
    """Each seat's points cards."""
    scores: tuple[int, ...]
    """The heads on them."""
    turn: Seat
    direction: int
    """Of play: 1 clockwise, -1 anticlockwise."""
    last_actor: Seat | None
    """Who took the turn before this one; None in a deal's first."""
    next_seat: Seat | None
    """In phase ``keep``, who is on turn afterwards; else None."""
    match: Match

    @property
    def receiver(self) -> Seat:
        """Who gets the points card of a collection now: the seat on turn itself in phase ``keep``, else
        whoever took the turn before, or would have (rules/otter.md 3, 6).
        """
        if self.phase == KEEP:
            return self.turn
        return (self.turn - self.direction) % len(self.hands) if self.last_actor is None else self.last_actor


def standings(totals: tuple[int, ...]) -> Result:
    """The result of a match that is over: who has won more deals stands higher (rules/otter.md 7)."""
    seats = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    return Result(tuple(tuple(group) for _, group in groupby(seats, key=totals.__getitem__)), totals)
