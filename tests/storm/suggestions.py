"""What has to hold of what is offered to somebody who types: it is of their own server, it is over where they
must not look into it, it names nobody who is forgotten, and no two names read alike.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from bot.user_text import as_read
from tests.storm.screens import TYPING, Press, Screens
from tests.storm.world import World

REPLAYS = "/replay"
NAME = re.compile(r"\w+")
OWNERS = """
SELECT place_id FROM tables WHERE table_id = ?
UNION ALL SELECT place_id FROM seasons WHERE season = ?
"""
"""The server of a table or season."""


class Suggestions:
    """Looks at each list when it is shown."""

    def __init__(self, world: World, screens: Screens) -> None:
        self.world, self.backend = world, world.backend
        self._strange: dict[int, set[str]] = {}
        """Whom the bot did not know when somebody began to type, by name."""
        screens.pressed.append(self._pressed)
        screens.shown.append(self._shown)

    def _pressed(self, press: Press) -> None:
        if press.kind == TYPING:
            self._strange[press.id] = set(self._unknown(press.guild_id))

    def _shown(self, press: Press, message: Mapping[str, Any]) -> None:
        if press.kind != TYPING:
            return
        strange = self._strange.pop(press.id, set()).intersection(self._unknown(press.guild_id))
        offered = message.get("choices") or ()
        names = Counter(as_read(str(offer["name"])) for offer in offered)
        for name in (name for name, count in names.items() if count > 1):
            self.world.fail("no two choices read alike", f"{press.name}: {name!r}")
        for offer in offered:
            name, key = str(offer["name"]), str(offer["value"]).rpartition(".")[2]
            where = f"{press.name}: {name!r} ({key})"
            if any(guild_id != press.guild_id for (guild_id,) in self.world.rows(OWNERS, key, key)):
                self.world.fail("a server is told of itself alone", where)
            if press.what.startswith(REPLAYS):
                phase = self.world.rows("SELECT phase FROM tables WHERE table_id = ?", key)
                if phase != [("over",)]:
                    self.world.fail("nobody looks into a match before it is over", f"{where}: {phase}")
            if named := strange.intersection(NAME.findall(name)):
                self.world.fail("forgotten means gone", f"{where} names {sorted(named)}")

    def _unknown(self, guild_id: int) -> Iterator[str]:
        """The names of members whom the bot does not know, that are nobody else's."""
        guild = self.backend.guilds.get(guild_id)
        if guild is None:
            return
        known = {row[0] for row in self.world.rows("SELECT user_id FROM people WHERE place_id = ?", guild_id)}
        users = [self.backend.get_user(user_id) for user_id in guild.members]
        names = {user.global_name or user.name for user in users if user.id in known}
        for user in users:
            name = user.global_name or user.name
            if user.id not in known and not user.bot and name not in names:
                yield name
