"""What has to hold of what is offered to somebody at a table: all that they may do there, and no more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.tables import Table
from tests.storm.acts import Acts
from tests.storm.messages import parts
from tests.storm.rulings import Ask, chair_of, forbidding
from tests.storm.screens import Press, Screens
from tests.storm.weather import KINDS
from tests.storm.world import World

MANAGE = "v:manage:"
SETTLED = 130.0
"""Seconds after the last fault, or start, after which nothing hides what a table is."""


def _may(action: str) -> Callable[[Table, Ask], bool]:
    return lambda table, ask: not forbidding(action, table, ask)


OFFERS: Mapping[str, Callable[[Table, Ask], bool]] = {
    "a:back:": _may("a:back"),
    "v:quit:": lambda table, ask: chair_of(table, ask) is not None and _may("a:quit")(table, ask),
    "v:end:": _may("a:end"),
}
"""What is offered where a match is managed, and whether it may be done."""


class Offers:
    """Looks at each answer in which somebody reads what they may do at a table."""

    def __init__(self, world: World, screens: Screens, acts: Acts) -> None:
        self.world, self.acts = world, acts
        screens.shown.append(self._shown)

    def _shown(self, press: Press, message: Mapping[str, Any]) -> None:
        world = self.world
        if not press.what.startswith(MANAGE):
            return
        is_settled = world.is_up and world.agenda.now - world.up_since > SETTLED
        if not is_settled or world.weather.lately(*KINDS, seconds=SETTLED):
            return
        states = list(self.acts.seen(press, press.at, world.agenda.now))
        found = list(parts(message.get("components") or ()))
        ids = {str(one.get("custom_id") or "") for one in found}
        ids |= {str(each["value"]) for one in found for each in one.get("options") or ()}
        if not states or any(table.phase != "playing" for table in states) or len(ids - {""}) == 0:
            return
        ask = self.acts.ask(press)
        for start, may in OFFERS.items():
            is_offered = any(one.startswith(start) for one in ids)
            if all(may(table, ask) != is_offered for table in states):
                says = "is offered" if is_offered else "is not offered"
                world.fail("what may be done is offered", f"{press.name}: {start} {says}: {sorted(ids)}")
