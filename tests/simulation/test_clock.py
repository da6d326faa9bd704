"""The simulated clock moves only when it is told to, and a wait on it ends at its time or at a change."""

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest
from discord.ext import commands
from simcord import Env

from bot.simulation.clock import SimulatedClock


class Waiter(commands.Bot):
    """A bot that waits on its clock and notes when it woke."""

    def __init__(self) -> None:
        super().__init__(command_prefix=(), help_command=None, intents=discord.Intents(guilds=True))
        self.clock = SimulatedClock()
        self.changed = asyncio.Event()
        self.delay: int | None = 1500
        self.woke: list[int] = []
        self.waiting: asyncio.Task[None]

    async def setup_hook(self) -> None:
        self.waiting = asyncio.create_task(self.wait_on())

    async def wait_on(self) -> None:
        while True:
            now = self.clock.now()
            await self.clock.wait(self.changed, None if self.delay is None else now + self.delay)
            self.changed.clear()
            self.woke.append(self.clock.now() - now)


@pytest.fixture
async def env() -> AsyncIterator[Env]:
    bot = Waiter()
    env = Env(bot, settle_timeout=60)
    bot.clock.follow(env)
    await env.start()
    yield env
    await env.shutdown()
    assert not env.errors


def waiter(env: Env) -> Waiter:
    assert isinstance(env.bot, Waiter)
    return env.bot


async def test_it_tells_the_time_of_the_simulation(env: Env) -> None:
    clock = waiter(env).clock
    start = clock.now()
    assert start == round(env.now().timestamp() * 1000)
    await env.advance_time(12.345)
    assert clock.now() - start == 12_345


async def test_it_stands_still_by_itself_and_holds_nobody_up(env: Env) -> None:
    await env.settle(timeout=0.5)
    assert waiter(env).woke == []


async def test_waits_end_at_their_time(env: Env) -> None:
    await env.advance_time(1.499)
    assert waiter(env).woke == []
    await env.advance_time(0.001)
    assert waiter(env).woke == [1500]
    await env.advance_time(60)
    assert waiter(env).woke == [1500] * 41


async def test_a_change_ends_a_wait_at_once(env: Env) -> None:
    await env.advance_time(1)
    waiter(env).changed.set()
    await env.settle()
    assert waiter(env).woke == [1000]


async def test_without_a_time_only_a_change_ends_it(env: Env) -> None:
    bot = waiter(env)
    bot.delay = None
    bot.changed.set()
    await env.settle()
    await env.advance_time(1_000_000)
    assert len(bot.woke) == 1
    bot.changed.set()
    await env.settle()
    assert len(bot.woke) == 2


async def test_a_time_that_has_passed_ends_it_with_the_next_moment(env: Env) -> None:
    bot = waiter(env)
    bot.delay = -5
    bot.changed.set()
    await env.settle()
    bot.delay = 1000
    await env.advance_time(0.1)
    assert len(bot.woke) == 2


async def test_it_must_follow_a_simulation() -> None:
    with pytest.raises(RuntimeError, match="follows no simulation"):
        SimulatedClock().now()
