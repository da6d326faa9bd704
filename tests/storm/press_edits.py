"""What has to hold of edits of tables through presses, in servers: when Discord has refused one, none is made
any more, and nothing else ends them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from math import inf
from typing import Any

from bot.client import Olsen
from bot.services.press_edits import NOTE, found_in
from bot.tables import Table
from tests.discord.requests import Answer, Request
from tests.storm.loop import running
from tests.storm.weather import REFUSED
from tests.storm.world import World

HEARD = 2.0
"""Seconds in which the bot hears that Discord has refused an edit."""
THROUGH = ContextVar("THROUGH", default=False)
"""Whether what is sent edits a table through a press."""


class PressEdits:
    """Knows when Discord has refused an edit through a press, until somebody tries again."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._refused_at = inf
        world.weather.is_through_press = THROUGH.get
        world.network.served.append(self._served)
        world.began.append(self._began)

    def _began(self, bot: Olsen) -> None:
        (note,) = self.world.rows("SELECT text FROM notes WHERE name = ?", NOTE)
        found = found_in(note[0])
        if found is not None and found.works:
            self._refused_at = inf  # it has died before it had noted that
        presses: Any = bot.services.publisher.transports._bot._presses
        edit: Callable[..., Awaitable[None]] = presses.edit

        async def marked(table: Table, *args: Any) -> None:
            if self.world.agenda.now > self._refused_at + HEARD:
                self.world.fail("what Discord refuses is not tried again", f"table {table.table_id}")
            before = THROUGH.set(True)
            try:
                await edit(table, *args)
            finally:
                THROUGH.reset(before)

        presses.edit = marked

    def _served(self, request: Request, answer: Answer, fault: str) -> None:
        if fault == REFUSED:
            self._refused_at = min(self._refused_at, self.world.agenda.now)

    def hold(self) -> None:
        """Look whether edits go on if none was refused. If one was, somebody tries again."""
        bot, loop = self.world.bot, self.world.agenda.loop
        if bot is None or loop is None or not self.world.is_up:
            return
        if self._refused_at == inf and not bot.services.press_edits.works:
            self.world.fail("what works is not given up", "edits through presses are off")
        if self._refused_at < inf:
            self._refused_at = inf
            self.world.note("edits through presses are tried again")
            with running(loop):
                loop.create_task(bot.services.press_edits.shown(), name="storm tries again")
