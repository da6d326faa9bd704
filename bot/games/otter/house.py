"""The house rules of Otter Nonsense."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.api import BadOptions, Spec, Value
from bot.games.house import House, choice
from bot.games.otter.heads import PRESETS, is_map


class OtterHouse(House):
    """The house rules of a match."""

    first: str = choice("random", "host")
    opening_special: str = choice("only_if_forced", "any", "any_with_effect")
    special_column: str = choice("collectable", "not_collectable")
    place_last: str = choice("last_card", "forbidden")
    reverse_next: str = choice("neighbour", "last_actor")
    last_special_effect: bool = choice(True, False)
    heads: str = choice(*PRESETS)
    best_of: int = choice(1, 3, 5)

    def __init__(self, spec: Spec, seats: int, chosen: Mapping[str, Value]) -> None:
        super().__init__(spec, seats, chosen)
        if self.opening_special != "only_if_forced" and self.special_column == "collectable":
            raise BadOptions("endless_specials")  # a special could be collected and put back forever


class OtterSpec(Spec):
    """The spec with a free option: besides the presets, ``heads`` takes a server's own map, or ``map`` if the
    position has one.
    """

    __slots__ = ()

    def options_with(self, chosen: Mapping[str, Value]) -> dict[str, Value]:
        """Return the full house rules: ``chosen`` over the defaults. Raises :class:`BadOptions`."""
        heads = chosen.get("heads")
        if heads == "map" or (isinstance(heads, str) and is_map(heads)):
            return {**super().options_with({**chosen, "heads": "centre"}), "heads": heads}
        return super().options_with(chosen)


SPEC = OtterSpec(
    key="otter",
    name="Otter Nonsense",
    seats=range(3, 7),
    spread=1.6,
    options=OtterHouse.options,
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
    banner=("3", "7", "R", "11", "13"),
    match_turns=(60, 60, 65, 85, 90, 90),
)
