"""The simulated Discord with the double in it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import discord
import pytest
from simcord import Env, _runtime

from tests.discord.copies import copy_quickly
from tests.discord.gateway import Gateway
from tests.discord.strict import Strict
from tests.discord.transport import Client, Webhooks
from tests.discord.unruly import Unruly
from tests.discord.waiting import Tasks, Waits

copy_quickly()
# simcord looks for each callback among all that wait, and would compare their times one by one.
_runtime._CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]  # it is simcord's


class Discord(Env):
    """simcord's Discord behind the double, all of whose waiting is in simulated time.

    It looks every millisecond whether the bot has come to rest, not every fifty, whoever asks.
    """

    def __init__(self, bot: discord.Client, **how: Any) -> None:
        super().__init__(bot, **how)
        self._tasks = Tasks()
        self._work.tasks = self._tasks
        self._work.external_waits = Waits(self._tasks)
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

    async def restart_bot(self, bot: discord.Client | None = None) -> None:
        with self._in_place(bot or self.bot):
            await super().restart_bot(bot)

    async def _settle_internal(self, **how: Any) -> None:
        self._tasks.is_looked_over = True
        try:
            await super()._settle_internal(**{**how, "idle": 0.001, "timeout": self.settle_timeout})
        finally:
            self._tasks.is_looked_over = False

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
            client = partial(Client, carry=carry, longest_wait=longest_wait, trace=trace)
            simcord.setattr(_runtime, "FakeHTTPClient", client)
            simcord.setattr(_runtime, "FakeWebhookAdapter", partial(Webhooks, carry=carry, trace=trace))
            simcord.setattr(_runtime, "ShardRouter", gateway)
            yield
