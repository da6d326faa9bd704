"""What has to hold of edits of tables through presses, in servers: what one doesn't show the bot shows; when
Discord has refused one, none is made any more; and nothing else ends them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import ContextVar
from functools import partial
from math import inf
from typing import Any

from bot.client import Olsen
from bot.services.press_edits import NOTE, found_in
from bot.storage import StorageError
from bot.tables import Table
from tests.discord.requests import Answer, Request
from tests.e2e.witness import EPHEMERAL, UPDATE_MESSAGE
from tests.storm.loop import running
from tests.storm.weather import DISK, REFUSED
from tests.storm.world import World

HEARD = 2.0
"""Seconds in which the bot hears that Discord has refused an edit."""
AT_ONCE = 0.9
"""Seconds in which the bot begins to show what it could not show through a press. Later it may be news."""
LATELY = 60.0
"""Seconds after a fault that may hinder it in which that may take longer."""
STARTED = 15.0
"""The same after a start."""
HINDERING = (*DISK, "outage", "gateway", "kill", "restart", "crash", "clock", "departed", "closed", "limited")
UNANSWERED, SOME = ("lost", "silent", "swallowed", "ill"), 3
"""After so many of these the bot may wait until Discord answers again."""
TRIED_AGAIN = 0.5
"""How often somebody tries again before the next storm, after a refusal."""
OWN = ("expired", REFUSED)
"""What only keeps a press from showing something."""
THROUGH: ContextVar[Table | None] = ContextVar("THROUGH", default=None)
"""The table that is edited through a press."""


class PressEdits:
    """Knows when Discord has refused an edit through a press, until somebody tries again."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._chance = world.chance.stream("press edits")
        self._refused_at = inf
        self._sent: dict[int, Table] = {}
        """The tables that requests under way edit through presses."""
        self._begun_at: dict[int, float] = {}
        """When a message to each channel was last begun, or an edit there."""
        self.looked_at = 0
        """How often a press has not shown something, and nothing hindered the bot."""
        world.weather.is_through_press = lambda: THROUGH.get() is not None
        world.network.sent.append(self._under_way)
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
            before = THROUGH.set(table)
            try:
                await edit(table, *args)
            finally:
                THROUGH.reset(before)

        presses.edit = marked

    def _under_way(self, request: Request) -> None:
        table = THROUGH.get()
        if table is not None:
            self._sent[id(request)] = table
        if request.method in ("PATCH", "POST"):
            channel_id = self._channel_of(request) if table is None else table.channel_id
            self._begun_at[channel_id] = self.world.agenda.now

    def _served(self, request: Request, answer: Answer, fault: str) -> None:
        now, table = self.world.agenda.now, self._sent.pop(id(request), None)
        if fault == REFUSED:
            self._refused_at = min(self._refused_at, now)
        if table is not None and fault in OWN:
            self.world.agenda.after(AT_ONCE, partial(self._is_begun, table, now))

    def _channel_of(self, request: Request) -> int:
        """The channel in which a request shows something to all; 0 if it shows them nothing."""
        if request.token is None or not request.message.get("components"):
            return request.channel_id or 0
        backend = self.world.backend
        press = backend.interactions.get(backend.interaction_tokens.get(request.token, 0))
        if press is None or is_private(request):
            return 0
        if is_new(request):
            return press.channel_id
        last, own = request.parts[-1], press.source_message_id
        own = own if request.is_callback else press.message_id or own
        edited = backend.messages.get(press.channel_id, {}).get(int(last) if last.isdigit() else own or 0)
        return 0 if edited is None or edited.is_ephemeral else press.channel_id

    def _is_begun(self, before: Table, since: float) -> None:
        """What a press has not shown, the bot shows by itself, whatever the next move will be."""
        world, table, bot = self.world, self.world.table(before.table_id), self.world.bot
        if bot is None or table is None or self._is_hindered() or bot.services.publisher.is_shut_out(table):
            return
        if table.channel_id != before.channel_id or table.hidden:
            return
        self.looked_at += 1
        if self._begun_at.get(before.channel_id, 0.0) < since:
            world.fail("what a press does not show the bot shows", f"table {before.table_id}")

    def _is_hindered(self) -> bool:
        """Whether something else may keep the bot from asking Discord for anything."""
        world, now = self.world, self.world.agenda.now
        unanswered = sum(now - at <= LATELY and kind in UNANSWERED for at, kind in world.weather.lately_met)
        starts = not world.is_up or now - world.up_since < STARTED
        return starts or unanswered >= SOME or world.weather.lately(*HINDERING, seconds=LATELY)

    def hold(self) -> None:
        """Look whether edits go on if none was refused."""
        bot = self.world.bot
        is_on = bot is None or not self.world.is_up or bot.services.press_edits.works
        if not is_on and self._refused_at == inf:
            self.world.fail("what works is not given up", "edits through presses are off")

    def try_again(self) -> None:
        """Somebody may try again whether presses edit tables, after one was refused."""
        bot, loop = self.world.bot, self.world.agenda.loop
        if bot is None or loop is None or not self.world.is_up or self._refused_at == inf:
            return
        if self._chance.random() < TRIED_AGAIN:
            self.world.note("edits through presses are tried again")
            with running(loop):
                loop.create_task(self._try(bot), name="storm tries again")

    async def _try(self, bot: Olsen) -> None:
        with suppress(StorageError):  # it is tried once more later
            await bot.services.press_edits.shown()
            self._refused_at = inf


def is_private(request: Request) -> bool:
    """Whether what answers a press is sent to the presser alone. An edit doesn't say that."""
    return bool(int(request.message.get("flags") or 0) & EPHEMERAL)


def is_new(request: Request) -> bool:
    """Whether what answers a press is a message of its own, and no edit."""
    return request.method == "POST" and not (request.is_callback and request.body["type"] == UPDATE_MESSAGE)
