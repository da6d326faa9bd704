"""The Discord on loopback does as Discord does: each of its parts that a test may rely on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from time import monotonic
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
import yarl
from simcord.backend.models import Channel, Message

from tests.wire.limits import Limits
from tests.wire.server import Wire

MESSAGES = "/channels/*/messages"


class Bot(discord.Client):
    """Answers presses; what it hears it keeps."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.heard: list[str] = []
        self.messages: list[int] = []
        self.news = asyncio.Event()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        if event == "message":
            self.messages.append(args[0].id)
        self.heard.append(event)
        self.news.set()
        super().dispatch(event, *args, **kwargs)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once: by itself the library waits for five seconds."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content="Pressed")

    async def hears(self, event: str, times: int = 1) -> None:
        """Wait until it has heard an event so often."""
        async with asyncio.timeout(5):
            while self.heard.count(event) < times:
                self.news.clear()
                await self.news.wait()


class Club:
    """A channel, somebody in it, and a message of the bot with a button."""

    def __init__(self, wire: Wire, bot: Bot) -> None:
        self.wire, self.bot = wire, bot
        self.channel: Channel = wire.channel()
        assert self.channel.guild_id is not None
        self.ada = wire.backend.make_user("ada", global_name="Ada").id
        wire.backend.add_member(self.channel.guild_id, self.ada)
        button = {"type": 2, "style": 1, "label": "Press", "custom_id": "press"}
        self.message: Message = wire.backend.create_message(
            self.channel.id,
            wire.backend.bot_user.id,
            "A button",
            components=[{"type": 1, "components": [button]}],
        )

    def press(self) -> Any:
        return self.wire.press(self.ada, self.channel.id, self.message.id, "press")

    def write(self) -> int:
        """Somebody writes into the channel; gives the message's id."""
        return self.wire.backend.create_message(self.channel.id, self.ada, "Hello").id

    @property
    def text(self) -> str:
        return self.wire.backend.get_message(self.channel.id, self.message.id).content

    async def send(self, **how: Any) -> discord.Message:
        channel = self.bot.get_partial_messageable(self.channel.id)
        return await channel.send("Hi", **how)


@asynccontextmanager
async def connected(bot: Bot) -> AsyncIterator[None]:
    running = asyncio.create_task(bot.start("token"))
    try:
        await bot.hears("guild_available")
        yield
    finally:
        await bot.close()
        await running


@pytest_asyncio.fixture
async def club(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    wire, bot = Wire(), Bot()
    club = Club(wire, bot)
    async with wire.running() as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        monkeypatch.setattr(
            discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(wire.gateway.address)
        )
        async with connected(bot):
            yield club
    assert not wire.broken


async def test_a_press_is_answered(club: Club) -> None:
    press = club.press()
    body = await press.answer()
    assert body["type"] == 7
    assert club.text == "Pressed"
    assert 0 < press.took < 3
    assert not press.is_late


async def test_a_press_that_nobody_answers_is_late(club: Club) -> None:
    club.wire.unruly.silence("POST", "/interactions/*")
    press = club.press()
    with pytest.raises(TimeoutError):
        await press.answer(0.1)
    assert press.took is None
    assert press.is_late


async def test_the_gateway_tells_what_happens_and_of_whom_it_may_be_read(club: Club) -> None:
    written = club.write()
    await club.bot.hears("message")
    assert club.bot.messages == [written]
    [guild] = club.bot.guilds
    assert [channel.id for channel in guild.channels] == [club.channel.id]
    assert guild.me.id == club.wire.backend.bot_user.id


async def test_a_picture_arrives_as_it_was_sent(club: Club) -> None:
    blob = b"\x89PNG\r\n--\r\n\r\n" + bytes(range(256))
    sent = await club.send(file=discord.File(BytesIO(blob), "hand.png", description="A hand"))
    [attachment] = sent.attachments
    assert (attachment.filename, attachment.description, attachment.size) == ("hand.png", "A hand", len(blob))
    assert club.wire.backend.cdn.get(attachment.url) == blob


async def test_whoever_resumes_is_told_what_they_missed(club: Club) -> None:
    club.wire.gateway.drop()
    missed = [club.write(), club.write()]
    await club.wire.gateway.has_resumed(1)
    last = club.write()
    await club.bot.hears("message", 3)
    assert club.bot.messages == [*missed, last]
    assert club.wire.gateway.identified == 1


async def test_a_request_to_connect_anew_is_followed(club: Club) -> None:
    club.wire.gateway.reconnect()
    await club.wire.gateway.has_resumed(1)
    assert (await club.press().answer())["type"] == 7


@pytest.mark.parametrize("resumable", [True, False])
async def test_an_invalid_session(club: Club, resumable: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that can be resumed is; else the bot identifies anew, and what it missed is gone."""
    gateway = club.wire.gateway
    gateway.invalidate(resumable=resumable)
    await (gateway.has_resumed(1) if resumable else gateway.ready(2))
    assert (gateway.resumed, gateway.identified) == ((1, 1) if resumable else (0, 2))


async def test_a_session_that_is_forgotten_cannot_be_resumed(club: Club) -> None:
    club.wire.gateway.forget()
    club.wire.gateway.drop()
    club.write()
    await club.wire.gateway.ready(2)
    assert club.wire.gateway.resumed == 0
    assert club.bot.messages == []


async def post(club: Club, session: aiohttp.ClientSession, path: str = "") -> aiohttp.ClientResponse:
    where = path or f"/channels/{club.channel.id}/messages"
    async with session.post(club.wire.address + where, json={"content": "Hi"}) as answer:
        await answer.read()
        return answer


async def test_a_bucket_that_is_empty_refuses_until_it_is_reset(club: Club) -> None:
    limits = club.wire.unruly.limit(Limits())
    async with aiohttp.ClientSession() as session:
        answers = [await post(club, session) for _ in range(6)]
        statuses = [answer.status for answer in answers]
        other = await post(club, session, f"/channels/{club.wire.channel().id}/messages")
    assert statuses == [200] * 5 + [429]
    left = [answer.headers["X-RateLimit-Remaining"] for answer in answers]
    assert left == ["4", "3", "2", "1", "0", "0"]
    refused = answers[-1].headers
    assert refused["X-RateLimit-Limit"] == "5"
    assert refused["X-RateLimit-Scope"] == "user"
    assert "X-RateLimit-Global" not in refused
    assert 0 < float(refused["X-RateLimit-Reset-After"]) <= 5
    assert float(refused["Retry-After"]) == pytest.approx(float(refused["X-RateLimit-Reset-After"]))
    assert refused["X-RateLimit-Bucket"] == other.headers["X-RateLimit-Bucket"]
    assert other.status == 200
    assert limits.refusals == {"POST /channels/#/messages": 1}


async def test_the_token_has_fifty_a_second_and_webhooks_do_not_count(club: Club) -> None:
    limits = club.wire.unruly.limit(Limits(a_second=3))
    press = club.press()
    await press.answer()
    token = club.wire.backend.interactions[press.id].token
    webhook = f"/webhooks/{club.wire.backend.application_id}/{token}"
    async with aiohttp.ClientSession() as session:
        followups = [(await post(club, session, webhook)).status for _ in range(4)]
        answers = [await post(club, session) for _ in range(4)]
    assert followups == [200] * 4
    assert [answer.status for answer in answers] == [200, 200, 200, 429]
    refused = answers[-1].headers
    assert (refused["X-RateLimit-Global"], refused["X-RateLimit-Scope"]) == ("true", "global")
    assert 0 < float(refused["Retry-After"]) <= 1
    assert limits.most == 4


async def test_a_bot_that_is_held_back_goes_on_when_it_may(club: Club) -> None:
    club.wire.unruly.limit_rate("POST", MESSAGES, retry_after=0.3)
    begun = monotonic()
    await club.send()
    assert monotonic() - begun >= 0.3


async def test_an_answer_that_hangs_is_given_up_or_comes_when_it_calms_down(club: Club) -> None:
    hangs = club.wire.unruly.silence("POST", MESSAGES)
    sending = asyncio.create_task(club.send())
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.2):
            await asyncio.shield(sending)
    assert hangs.met == 1
    assert len(club.wire.backend.messages[club.channel.id]) == 2  # it has taken effect
    sending.cancel()


async def test_slow_answers_and_faults_of_the_server(club: Club) -> None:
    club.wire.unruly.delay("POST", MESSAGES, seconds=0.2)
    begun = monotonic()
    await club.send()
    assert monotonic() - begun >= 0.2
    club.wire.unruly.refuse("POST", MESSAGES, status=503)
    with pytest.raises(discord.DiscordServerError):
        await club.send()


async def test_permissions_that_are_taken_away_and_deletions(club: Club) -> None:
    sent = await club.send()
    club.wire.forbid(club.channel.id, "send_messages")
    with pytest.raises(discord.Forbidden):
        await club.send()
    club.wire.unruly.delete(club.wire.backend.get_message(club.channel.id, sent.id))
    await club.bot.hears("raw_message_delete")
    with pytest.raises(discord.NotFound):
        await sent.edit(content="Gone")
