"""A bot that does nothing by itself, in the double: tests send its requests and look at what comes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import discord
import pytest_asyncio
from simcord import MemberActor
from simcord.builders import ChannelHandle

from tests.discord.env import Discord


class Bot(discord.Client):
    """What it hears it keeps."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True))
        self.heard: list[tuple[str, Any]] = []
        self.presses: list[discord.Interaction] = []

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.heard.append((event, args[0] if args else None))
        super().dispatch(event, *args, **kwargs)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.presses.append(interaction)

    def events(self, *names: str) -> list[str]:
        """Which of these events it has heard, in order."""
        return [name for name, _ in self.heard if name in names]


class Stage:
    """A server with a channel, a member, and the bot."""

    def __init__(self) -> None:
        self.bot = Bot()
        self.env = Discord(self.bot)
        self.unruly, self.strict = self.env.unruly, self.env.strict
        self.guild = self.env.create_guild("Card club")
        self.room: ChannelHandle = self.guild.create_text_channel("cards")
        self.ada: MemberActor = self.guild.add_member(self.env.create_user("ada", global_name="Ada"))

    @property
    def channel(self) -> discord.TextChannel:
        """The channel, as the bot knows it."""
        channel = self.bot.get_channel(self.room.id)
        assert isinstance(channel, discord.TextChannel)
        return channel

    @property
    def now(self) -> float:
        """Simulated seconds since the beginning."""
        return self.unruly.now

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Have the bot begin something, which may take its time."""
        with self.env._bot_scope():
            return asyncio.ensure_future(work)

    async def do(self, work: Coroutine[Any, Any, Any], *, seconds: float = 0) -> Any:
        """Have the bot do something, and let so many simulated seconds pass for it."""
        task = self.begin(work)
        await self.env.settle()
        if seconds:
            await self.env.advance_time(seconds)
        assert task.done(), "it takes longer than that"
        return task.result()

    async def press(self, thread: discord.Thread | None = None) -> discord.Interaction:
        """Ada presses a button in the channel or a thread; the press as the bot gets it."""
        button = discord.ui.View(timeout=None)
        button.add_item(discord.ui.Button(label="Press", custom_id="press"))
        button.stop()
        message = await self.do((thread or self.channel).send("A button", view=button))
        with contextlib.suppress(AssertionError):  # simcord complains of a press that nobody answers
            await self.ada.click(await self.shown(message, thread), label="Press")
        return self.bot.presses[-1]

    async def shown(self, message: discord.Message, thread: discord.Thread | None = None) -> Any:
        """A message as people see it."""
        room = self.room
        if thread is not None:
            room = ChannelHandle(self.env, self.guild, self.env.backend.channels[thread.id])
        return next(one for one in room.history() if one.id == message.id)


@pytest_asyncio.fixture
async def stage() -> AsyncIterator[Stage]:
    stage = Stage()
    await stage.env.start()
    yield stage
    stage.unruly.calm()
    await stage.bot.close()
    await stage.env.shutdown()
