"""What has to hold of drawing: a table is drawn when something has changed that it shows.

What is drawn and found to be shown already is sent to nobody, so that no request tells of it.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.client import Olsen
from bot.shards import is_server
from bot.tables import Table
from bot.tables.entries import TableEntry
from bot.ui.components.post import ReadyPost
from tests.storm.requests import OF_ALL_SERVERS
from tests.storm.screens import Screens
from tests.storm.weather import KINDS
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
OF_SEASONS = ("l:", "j:")
"""What is pressed about a season, and may change its tables."""
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
        self._read_again: dict[str, float] = {}
        """When each table was last read again, because it could not be saved."""
        world.began.append(self._began)

    def _began(self, bot: Olsen) -> None:
        self._drawn.clear()
        publisher = bot.services.publisher
        draw: Callable[[Table], Awaitable[ReadyPost]] = publisher._draw

        async def counted(table: Table) -> ReadyPost:
            self._look_at(table)
            return await draw(table)

        publisher._draw = counted
        entries = bot.services.tables.store.entries
        read: Callable[[TableEntry], Awaitable[None]] = entries._reload

        async def noted(entry: TableEntry) -> None:
            self._read_again[entry.key] = self.world.agenda.now
            await read(entry)

        entries._reload = noted

    def _look_at(self, table: Table) -> None:
        world, before = self.world, self._drawn.get(table.table_id)
        self._drawn[table.table_id] = table
        is_other = before is None or replace(before, **UNSHOWN) != replace(table, **UNSHOWN)
        if is_other or not world.is_up or world.agenda.now - world.up_since < SETTLED:
            return
        if world.weather.lately(*KINDS, seconds=SETTLED) or self._is_asked_for(table):
            return
        # What could not be saved is read again when the table is used next, however late that is.
        if world.agenda.now - self._read_again.get(table.table_id, -RECENT) < RECENT:
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
        # Who is ready for a match, wherever they press that, may have its players called at its table.
        own = () if table.season is None else OF_SEASONS
        # Outside of servers, any press may let the bot show what it could not show before.
        by_any = not is_server(table.place_id)
        return any(
            each.what.startswith((*OF_ALL, *own))
            or (each.channel_id == table.channel_id and (by_any or not OWN.match(each.what)))
            for each in self.screens.lately(self.world.agenda.now - RECENT)
            if each.guild_id == table.place_id or each.what.startswith(OF_ALL_SERVERS)
        )
