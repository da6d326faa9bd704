"""The simulated Discord with the double in it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import Context
from functools import partial
from typing import Any

import discord
import pytest
from simcord import Env, _runtime, _settlement

from tests.discord.bookkeeping import Work, read_clock_quickly, track_callback
from tests.discord.copies import copy_quickly
from tests.discord.gateway import Gateway
from tests.discord.strict import Strict
from tests.discord.transport import Client, Webhooks
from tests.discord.unruly import Unruly
from tests.discord.waiting import Tasks, Waits

copy_quickly()
read_clock_quickly()
# simcord looks for each callback among all that wait, and would compare their times one by one.
_runtime._CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]  # it is simcord's


class Discord(Env):
    """simcord's Discord behind the double, all of whose waiting is in simulated time."""

    def __init__(self, bot: discord.Client, **how: Any) -> None:
        super().__init__(bot, **how)
        self._tasks = Tasks()
        self._work = Work(tasks=self._tasks, external_waits=Waits(self._tasks))
        self.strict = Strict(self.backend)
        self.unruly = Unruly(self, self.strict.serve)
        self.gateway: Gateway | None = None
        # At each step of time simcord looks through all messages for polls that end: the bot makes none.
        self.backend.next_poll_deadline = lambda: None
        self.backend.expire_due_polls = lambda: None

    async def start(self) -> None:
        asyncio.get_running_loop().set_task_factory(self._tasks.made)
        with self._in_place(self.bot):
            await super().start()
        self._hasten()

    async def restart_bot(self, bot: discord.Client | None = None) -> None:
        with self._in_place(bot or self.bot):
            await super().restart_bot(bot)
        self._hasten()

    def _hasten(self) -> None:
        """Have steps of tasks, which are most of what the loop does, go into it past simcord."""
        assert self._loop is not None
        assert self._runtime is not None
        its, theirs = self._runtime.call_soon, self._loop.call_soon

        def call_soon(callback: Any, *args: Any, context: Context | None = None) -> asyncio.Handle:
            if isinstance(getattr(callback, "__self__", None), asyncio.Task):
                return its(callback, *args, context=context)
            return theirs(callback, *args, context=context)

        self._loop.call_soon = call_soon  # type: ignore[method-assign]  # as simcord does

    async def _settle_internal(
        self, *, dispatch: str | None = None, _deadline: float | None = None, **_: Any
    ) -> None:
        """Return when the bot has come to rest. It is looked at when the loop has nothing else to do, so that
        what is about to happen has happened.
        """
        assert self._loop is not None
        self._last_dispatch = dispatch
        deadline = self._loop.time() + self.settle_timeout if _deadline is None else _deadline
        while True:
            _settlement._run_due_virtual_callbacks(self._settlement_state(), deadline)
            await asyncio.sleep(0)
            if not self._loop._ready:  # type: ignore[attr-defined]  # what is to run next; it has no other name
                if self._rests(deadline):
                    return
                await asyncio.sleep(0.001)  # for a database or a thread
            if self._loop.time() >= deadline:
                raise TimeoutError(self._what_goes_on(deadline))

    def _rests(self, deadline: float) -> bool:
        """Whether nothing but time, or a test, will make the bot do more."""
        look = self._settlement_state()
        timers = _settlement._active_callbacks(look)
        if self._work.executors or any(timer.when <= look.virtual_time for timer in timers if timer.when):
            return False
        self._tasks.is_looked_over = True
        try:
            tasks = _settlement._owned_tasks(look)
            return all(_settlement._is_parked(look, task, deadline) for task in tasks)
        finally:
            self._tasks.is_looked_over = False

    def _what_goes_on(self, deadline: float) -> str:
        """What the bot still does, in simcord's words."""
        look = self._settlement_state()
        tasks = _settlement._owned_tasks(look)
        stuck = [task for task in tasks if not _settlement._is_parked(look, task, deadline)]
        return _settlement._settle_timeout_message(look, stuck, tasks, self.settle_timeout, [])

    def _schedule_timer(self, *_: Any) -> None:
        """Leave every timer of the bot to simulated time, none to the machine's clock."""

    @contextmanager
    def _in_place(self, bot: discord.Client) -> Iterator[None]:
        """Have simcord attach the bot to the double: it makes its transports while it starts a bot."""
        longest_wait, trace = bot.http.max_ratelimit_timeout, bot.http.http_trace
        carry = self.unruly.carry

        def gateway(*given: Any) -> Gateway:
            self.gateway = Gateway(*given, change=self.strict.told, installs=self.strict.installs)
            return self.gateway

        with pytest.MonkeyPatch.context() as simcord:
            simcord.setattr(_runtime, "_track_callback", track_callback)
            client = partial(Client, carry=carry, longest_wait=longest_wait, trace=trace)
            simcord.setattr(_runtime, "FakeHTTPClient", client)
            simcord.setattr(_runtime, "FakeWebhookAdapter", partial(Webhooks, carry=carry, trace=trace))
            simcord.setattr(_runtime, "ShardRouter", gateway)
            yield
