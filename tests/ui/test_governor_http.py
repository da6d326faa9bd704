"""The governor over discord.py's real HTTP client, against a server on loopback in Discord's place."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from http.server import BaseHTTPRequestHandler
from typing import Any

import discord
import pytest
from discord.http import HTTPClient, Route

from bot.tables import SystemClock
from bot.ui.delivery import governor as governing
from bot.ui.delivery.governor import Governor
from bot.ui.delivery.outcomes import Unanswered, retry_after
from tests.scripted import USER, discord_answering, reply

Answer = tuple[int, object, Mapping[str, str]]
VIA = {"Via": "1.1 google"}


class Club:
    """discord.py's client behind a governor; requests are answered as a test says, by their number."""

    def __init__(self, governor: Governor, http: HTTPClient, asked: list[str]) -> None:
        self.governor, self.http, self.asked = governor, http, asked

    def send(self, channel: int) -> asyncio.Task[Any]:
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
        return asyncio.ensure_future(self.http.request(route, json={"content": "hello"}))

    async def asked_so_often(self, times: int) -> None:
        async with asyncio.timeout(10):
            while len(self.asked) < times:  # noqa: ASYNC110 - the server's thread sets no event of ours
                await asyncio.sleep(0.01)


@asynccontextmanager
async def club(monkeypatch: pytest.MonkeyPatch, answer: Callable[[int], Answer]) -> AsyncIterator[Club]:
    asked: list[str] = []
    lock = threading.Lock()

    def handle(request: BaseHTTPRequestHandler) -> None:
        request.rfile.read(int(request.headers.get("Content-Length", 0)))
        if request.path == "/users/@me":
            reply(request, 200, USER)
            return
        with lock:
            asked.append(request.path)
            number = len(asked)
        status, body, headers = answer(number)
        reply(request, status, body, headers)

    with discord_answering(handle) as address:
        monkeypatch.setattr(Route, "BASE", address)
        governor = Governor(SystemClock())
        http = HTTPClient(asyncio.get_running_loop(), http_trace=governor.trace(), max_ratelimit_timeout=30)
        await http.static_login("token")
        governor.govern(http)
        try:
            yield Club(governor, http, asked)
        finally:
            await http.close()


def limited(seconds: float, *, everywhere: bool) -> Answer:
    scope = "global" if everywhere else "shared"
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": everywhere}
    headers = {**VIA, "Retry-After": str(seconds), "X-RateLimit-Scope": scope}
    return 429, body, headers


def fine(number: int) -> Answer:
    return 200, {"id": str(number)}, VIA


async def test_after_a_global_429_everything_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """What discord.py holds back outlives the deadline: cut off, it would hold back all for ever."""
    monkeypatch.setattr(governing, "DEADLINE", 300)
    async with club(
        monkeypatch, lambda number: limited(1, everywhere=True) if number == 1 else fine(number)
    ) as there:
        first = there.send(1)
        await there.asked_so_often(1)
        others = [there.send(channel) for channel in range(2, 6)]
        await asyncio.sleep(0.6)
        assert len(there.asked) == 1
        async with asyncio.timeout(10):
            await asyncio.gather(first, *others)
        assert len(there.asked) == 6


async def test_a_limit_of_one_channel_holds_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(governing, "DEADLINE", 300)
    async with club(
        monkeypatch, lambda number: limited(1, everywhere=False) if number == 1 else fine(number)
    ) as there:
        first = there.send(1)
        await there.asked_so_often(1)
        await there.send(2)
        assert not first.done()
        async with asyncio.timeout(10):
            await first


async def test_a_long_limit_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with club(monkeypatch, lambda number: limited(300, everywhere=False)) as there:
        with pytest.raises(discord.RateLimited) as limit:
            await there.send(1)
        assert retry_after(limit.value) == 300_000


@pytest.mark.parametrize("headers", [{"X-RateLimit-Global": "true", **VIA}, {}])
async def test_who_is_wanted_by_nobody_sends_nothing(
    monkeypatch: pytest.MonkeyPatch, headers: dict[str, str]
) -> None:
    """Discord's word for it, and that of what stands before Discord."""
    body = {"message": "no", "retry_after": 31, "global": True}
    async with club(monkeypatch, lambda number: (429, body, {"Retry-After": "31", **headers})) as there:
        with pytest.raises((discord.HTTPException, discord.RateLimited)):
            await there.send(1)
        waiting = there.send(2)
        await asyncio.sleep(0.2)
        assert len(there.asked) == 1
        assert not waiting.done()
        waiting.cancel()


async def test_no_answer_is_an_outage_and_the_next_answer_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(governing, "DEADLINE", 200)
    monkeypatch.setattr(governing, "FIRST_PROBE", 50)
    awake = threading.Event()

    def answer(number: int) -> Answer:
        if number <= 3:
            awake.wait(10)
        return fine(number)

    async with club(monkeypatch, answer) as there:
        said: list[bool] = []
        there.governor.outages.subscribe(said.append)
        failed = await asyncio.gather(*(there.send(channel) for channel in range(3)), return_exceptions=True)
        assert all(isinstance(error, Unanswered) for error in failed)
        assert there.governor.has_outage
        async with asyncio.timeout(10):
            await there.send(4)
        assert said == [True, False]
        awake.set()
