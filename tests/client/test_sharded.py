"""The start of a bot: requests that Discord does not answer, and how many shards it takes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from http.server import BaseHTTPRequestHandler
from pathlib import Path

import discord
import pytest

from bot.client import Olsen, sharded
from bot.settings import Settings
from tests.scripted import discord_answering, log_in, reply
from tests.template import new_database

ME = "/users/@me"


@pytest.fixture
async def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Olsen]:
    """A bot that has little patience."""
    new_database(tmp_path / "olsen.db")
    monkeypatch.setattr(sharded, "ANSWERED_WITHIN", 0.3)
    monkeypatch.setattr(sharded, "PAUSES", (0.01, 0.01))
    bot = Olsen(Settings(database=tmp_path / "olsen.db"))
    yield bot
    await bot.close()


async def test_a_login_that_is_not_answered_is_tried_again(
    bot: Olsen, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked, over = 0, threading.Event()

    def answer(request: BaseHTTPRequestHandler) -> None:
        nonlocal asked
        if request.path == ME:
            asked += 1
            if asked == 1:
                over.wait(30)
        log_in(request)

    with discord_answering(answer) as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        try:
            await bot.login("token")
        finally:
            over.set()
    assert (asked, bot.shards_of.count) == (2, 1)
    assert "Discord does not answer" in caplog.text


async def test_a_login_that_is_never_answered_is_given_up(
    bot: Olsen, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, over = [], threading.Event()

    def answer(request: BaseHTTPRequestHandler) -> None:
        asked.append(request.path)
        over.wait(30)

    with discord_answering(answer) as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        try:
            with pytest.raises(TimeoutError, match="no answer within"):
                await bot.login("token")
        finally:
            over.set()
    assert asked == [ME] * 3


async def test_a_login_waits_for_as_long_as_discord_wishes(
    bot: Olsen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More often than it would try again by itself: these are no failures."""
    asked = 0

    def answer(request: BaseHTTPRequestHandler) -> None:
        nonlocal asked
        if request.path == ME:
            asked += 1
            if asked <= 4:
                limit = {"message": "Slowly", "retry_after": 0.05, "global": False}
                headers = {
                    "Via": "1.1 google",
                    "X-RateLimit-Remaining": "0",
                    "X-RateLimit-Reset-After": "0.05",
                }
                reply(request, 429, limit, headers)
                return
        log_in(request)

    with discord_answering(answer) as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        bot.http.max_ratelimit_timeout = 0.01
        await bot.login("token")
    assert asked == 5


async def test_a_login_does_not_wait_for_an_hour(bot: Olsen, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    def answer(request: BaseHTTPRequestHandler) -> None:
        nonlocal asked
        asked += 1
        limit = {"message": "Slowly", "retry_after": 3600, "global": False}
        reply(request, 429, limit, {"Via": "1.1 google"})

    with discord_answering(answer) as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        with pytest.raises(discord.ClientException, match=r"asked too often.* in 60 minutes"):
            await asyncio.wait_for(bot.login("token"), 10)
    assert asked == 1


async def test_a_login_from_a_banned_address_says_so_and_asks_once(
    bot: Olsen, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    def answer(request: BaseHTTPRequestHandler) -> None:
        nonlocal asked
        asked += 1
        reply(request, 403, {"message": "internal network error", "code": 40333})

    with discord_answering(answer) as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        with pytest.raises(discord.ClientException, match="address of this machine is banned"):
            await asyncio.wait_for(bot.login("token"), 10)
    assert asked == 1


async def test_a_bot_that_may_connect_no_more_today_says_when_it_may(
    bot: Olsen, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(request: BaseHTTPRequestHandler) -> None:
        if request.path == "/gateway/bot":
            limits = {"total": 1000, "remaining": 1, "reset_after": 5_400_000, "max_concurrency": 1}
            reply(request, 200, {"url": "ws://127.0.0.1", "shards": 2, "session_start_limit": limits})
        else:
            log_in(request)

    with discord_answering(answer) as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        with pytest.raises(discord.ClientException, match=r"2 connections .* 1 are left. .* in 1\.5 hours"):
            await bot.login("token")
