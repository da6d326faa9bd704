"""What has to hold of somebody's own settings: those that are ticked are those that are stored."""

from __future__ import annotations

import json
from typing import Any

from tests.discord.requests import Answer, Request
from tests.storm.messages import parts
from tests.storm.screens import Press, Screens
from tests.storm.weather import DISK
from tests.storm.world import World

OWN = ("/my settings", "g:mine:", "g:my:")
"""What is answered with somebody's settings."""
OPTION = "g:my:"
TICK = "✓"
USUAL = {"language": "none", "palette": "classic", "text_only": "no", "sort": "suit", "pings": "default"}
"""The settings that have a menu, and what they are for whoever has changed nothing."""
KNOWN = 60.0
"""Seconds after a fault of the disk in which what could not be read may be taken for the usual."""


class OwnSettings:
    """Looks at each screen of settings when it is shown."""

    def __init__(self, world: World, screens: Screens) -> None:
        self.world, self.screens = world, screens
        self._before: dict[int, dict[str, str]] = {}
        """The settings of those who press, as they were then."""
        screens.pressed.append(self._pressed)
        world.network.served.append(self._served)

    def _pressed(self, press: Press) -> None:
        if any(word.startswith(OWN) for word in (press.what, press.what.rpartition(" ")[2])):
            self._before[press.id] = self._stored(press.user_id)

    def _served(self, request: Request, answer: Answer, fault: str) -> None:
        press = self.screens.press_of(request)
        if press is None or (before := self._before.get(press.id)) is None:
            return
        if self.world.weather.lately(*DISK, seconds=KNOWN):
            return
        now = self._stored(press.user_id)
        for part in parts(request.message.get("components") or ()):
            for option in part.get("options") or ():
                value, label = str(option["value"]), str(option["label"])
                if not value.startswith(OPTION) or not label.startswith(TICK):
                    continue
                name, _, ticked = value.removeprefix(OPTION).partition(":")
                if name in USUAL and ticked not in (before[name], now[name]):
                    says = f"{press.name}: {name} is {now[name]}, shown is {ticked}"
                    self.world.fail("settings are shown as they are", says)

    def _stored(self, user_id: int) -> dict[str, str]:
        rows = self.world.rows("SELECT settings FROM people WHERE user_id = ? ORDER BY guild_id", user_id)
        kept = json.loads(rows[0][0]) if rows else {}
        return {name: _written(kept[name]) if name in kept else usual for name, usual in USUAL.items()}


def _written(value: Any) -> str:
    """A value as a menu has it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)
