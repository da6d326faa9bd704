"""What has to hold of drawing: a table is drawn when something has changed that it shows.

What is drawn and found to be shown already is sent to nobody, so that no request tells of it.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.client import Olsen
from bot.tables import Table
from bot.ui.components.post import ReadyPost
from tests.storm.requests import OF_ALL_SERVERS
from tests.storm.screens import Screens
from tests.storm.weather import DISK, KINDS
from tests.storm.world import World

SETTLED = 130.0
"""Seconds after the last fault, or start, after which nothing is drawn to see what is shown."""
JUST = 2_500
"""Milliseconds after a move in which a table may be drawn twice: several of them were shown together."""
RECENT = 6.0
"""Seconds after something that people have done in which a table may be drawn because of it."""


OWN = re.compile(r"[tm]:|v:hand|a:(?:un)?ahead")
"""What somebody asks for in their own hand."""
OF_ALL = ("g:", "r:", "s:", "i:", "/")
"""What may change something for the whole server: settings, house rules, who is forgotten, commands."""
UNSHOWN: Mapping[str, Any] = {
    "ahead": (),
    "let_go": (),
    "told_version": 0,
    "told_deadline": None,
    "message_id": None,
    "pinged_version": 0,
}
"""What is shown in hands alone, and what is noted of the message when it was sent."""


class Drawings:
    """Counts what the publisher draws."""

    def __init__(self, world: World, screens: Screens) -> None:
        self.world, self.screens = world, screens
        self._drawn: dict[str, Table] = {}
        """Each table as it was drawn last."""
        self._drawn_at: dict[str, tuple[float, float]] = {}
        """When that was, and when before that and all that was drawn with it."""
        world.began.append(self._began)

    def _began(self, bot: Olsen) -> None:
        self._drawn.clear()
        publisher = bot.services.publisher
        draw: Callable[[Table], Awaitable[ReadyPost]] = publisher._draw

        async def counted(table: Table) -> ReadyPost:
            self._look_at(table)
            return await draw(table)

        publisher._draw = counted

    def _look_at(self, table: Table) -> None:
        world, before = self.world, self._drawn.get(table.table_id)
        self._drawn[table.table_id] = table
        now = world.agenda.now
        last, since = self._drawn_at.get(table.table_id, (0.0, 0.0))
        since = last if now - last > RECENT else since
        self._drawn_at[table.table_id] = now, since
        is_other = before is None or replace(before, **UNSHOWN) != replace(table, **UNSHOWN)
        if is_other or not world.is_up or world.agenda.now - world.up_since < SETTLED:
            return
        if world.weather.lately(*KINDS, seconds=SETTLED) or self._is_asked_for(table):
            return
        # What could not be saved is read again when the table is used next, however late that is.
        if world.weather.were_met(since - RECENT, now, DISK):
            return
        world.fail("nothing is drawn for nothing", f"table {table.table_id} ({table.phase} {table.version})")

    def _is_asked_for(self, table: Table) -> bool:
        """Whether the table's message may have to be looked at even so: there was a move just now, it is not
        the last one in its channel, or somebody has just asked for something that concerns the table, or the
        whole server.
        """
        bot = self.world.bot
        if bot is not None and table.log and bot.clock.now() - table.log[-1].at < JUST:
            return True
        messages = self.world.backend.messages.get(table.channel_id, {}).values()
        public = [message.id for message in messages if not message.is_ephemeral]
        if not public or public[-1] != table.message_id:
            return True
        return any(
            each.what.startswith(OF_ALL) or (each.channel_id == table.channel_id and not OWN.match(each.what))
            for each in self.screens.lately(self.world.agenda.now - RECENT)
            if each.guild_id == table.place_id or each.what.startswith(OF_ALL_SERVERS)
        )
