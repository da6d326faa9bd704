"""The bot's account at Discord: whether the token works, and what Discord says of the application."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Mapping
from contextlib import AsyncExitStack
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import NamedTuple, TypeVar

import aiohttp
import discord

from bot.cli.doctor.findings import BANNED, BANS_END, About, Finding
from bot.cli.doctor.listing import listing
from bot.cli.quantities import ago, number
from bot.services.press_edits import found_in
from bot.ui.delivery.outcomes import Meaning, meaning

PATIENCE = 40.0
"""Seconds for each question to Discord. discord.py repeats a question for 25 s if Discord has a fault."""
WANTED, MOST = 75, 100
"""The number of servers at which verification can be asked for, and the number that a bot may have without
it.
"""
FEW = 20
"""Warn if fewer sessions than this remain."""

TROUBLE = (discord.DiscordException, aiohttp.ClientError, OSError, LookupError, TypeError, ValueError)
"""The errors that a question to Discord raises. TimeoutError is an OSError."""

WHY_NOT: Mapping[Meaning | None, str] = {
    Meaning.GONE: "this channel was deleted",
    Meaning.FORBIDDEN: "the bot may not see the channel",
    Meaning.BANNED: BANNED,
}
"""Why Discord doesn't show a channel, by the meaning of its answer."""

about = About("Discord")

T = TypeVar("T")


def press_edits(noted: str | None) -> Finding:
    """Examine whether presses let the bot edit messages, by what the bot ``noted`` about that."""
    found = found_in(noted)
    what, helps = "presses", "try it with `olsen doctor --live CHANNEL`"
    if found is None:
        said = "not known yet whether they let the bot edit messages, which saves requests"
        return about.note(what, said, helps)
    if not found.works:
        return about.note(what, f"they don't let the bot edit messages: {found.why}", helps)
    return about.ok(what, "they let the bot edit messages")


class AnswerHeaders(NamedTuple):
    """What the headers of an answer say."""

    ahead: float | None
    """How many seconds this machine's clock is ahead of Discord's, as far as that can be measured."""
    unsure: float
    """By how many seconds that may be wrong."""
    remaining: int | None
    """The number of requests that are left in this rate limit."""


class BotAccount:
    """The account behind a token. It is a context manager; within it, Discord can be asked."""

    def __init__(self, token: str, patience: float = PATIENCE) -> None:
        self.answers: list[AnswerHeaders] = []
        self._token = token
        self._patience = patience
        self._opened = AsyncExitStack()
        self._is_in = False
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begun)
        trace.on_request_end.append(self._ended)
        self._client = discord.Client(intents=discord.Intents.none(), http_trace=trace)

    async def __aenter__(self) -> BotAccount:
        await self._opened.enter_async_context(self._client)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._opened.aclose()

    async def findings(self) -> AsyncIterator[Finding]:
        """Log in, and examine the application. Nothing is raised for what Discord refuses."""
        try:
            await self._in_time(self._client.login(self._token))
        except TROUBLE as error:
            yield _trouble("login", error)
            return
        self._is_in = True
        yield about.ok("token", "works")
        try:
            application = await self._in_time(self._client.application_info())
        except TROUBLE as error:
            yield _trouble("application", error)
        else:
            yield about.ok("application", f"{application.name}, {application.id}")
            yield _intents(application.flags)
            yield self._servers(application.approximate_guild_count)
            for finding in listing(application):
                yield finding
        try:
            shards, _, limit = await self._in_time(self._client.http.get_bot_gateway())
            yield _sessions(limit, shards)
        except TROUBLE as error:
            yield _trouble("sessions", error)
        yield self._limits()

    async def _in_time(self, request: Awaitable[T]) -> T:
        async with asyncio.timeout(self._patience):
            return await request

    async def why_not(self, channel_id: int) -> str:
        """Return why the bot can't post in a channel, according to Discord; empty if it can, or if Discord
        doesn't answer.
        """
        if not self._is_in:
            return ""
        try:
            await self._in_time(self._client.http.get_channel(channel_id))
        except TROUBLE as error:
            return WHY_NOT.get(meaning(error), "")
        return "the channel is there"

    def _servers(self, count: int) -> Finding:
        said = number(count, "server")
        user = self._client.user
        if user is not None and user.public_flags.verified_bot:
            return about.ok("servers", f"{said}, and verified")
        helps = "ask for verification in the portal: see docs/hosting/verification.md"
        if count >= MOST:
            return about.not_ok("servers", f"{said}. A bot without verification can't join more", helps)
        if count >= WANTED:
            return about.note("servers", f"{said}. Without verification, {MOST} is the limit", helps)
        return about.ok("servers", f"{said} of the {MOST} you can have without verification")

    def _limits(self) -> Finding:
        left = [answer.remaining for answer in self.answers if answer.remaining is not None]
        if not left:
            return about.note("rate limit", "Discord didn't say how much is left")
        if not min(left):
            return about.note("rate limit", "used up for now, by this check or by other programs")
        return about.ok("rate limit", f"at least {number(min(left), 'request is', 'requests are')} left")

    async def _begun(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, start: aiohttp.TraceRequestStartParams
    ) -> None:
        context.wall, context.monotonic = time.time(), time.monotonic()

    async def _ended(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        headers, took = end.response.headers, time.monotonic() - context.monotonic
        ahead = None
        try:
            theirs = parsedate_to_datetime(headers["Date"]).timestamp() + 0.5  # it is in whole seconds
            ahead = context.wall + took / 2 - theirs
        except (LookupError, ValueError):
            pass
        remaining = headers.get("X-RateLimit-Remaining", "")
        self.answers.append(
            AnswerHeaders(ahead, 0.5 + took / 2, int(remaining) if remaining.isdecimal() else None)
        )


def _trouble(what: str, error: Exception) -> Finding:
    """Return a finding about a question without an answer."""
    match error:
        case discord.LoginFailure():
            helps = "press Reset Token on the portal's Bot page, and write the new token into .env"
            return about.not_ok("token", "Discord refuses the token in DISCORD_TOKEN", helps)
        case _ if meaning(error) is Meaning.BANNED:
            return about.not_ok(what, BANNED, BANS_END)
        case discord.GatewayNotFound():
            return about.not_ok(what, "Discord didn't say where to connect", "try again later")
        case discord.DiscordException():
            return about.not_ok(what, f"Discord answered: {error}", "try again later")
        case TimeoutError():
            return about.not_ok(what, "Discord didn't answer in time", "try again later")
        case aiohttp.ClientError() | OSError():
            return about.not_ok(what, f"can't reach Discord ({error})", "check that this machine is online")
        case _:
            said = "another server answered instead of Discord"
            return about.not_ok(what, said, "check whether there is a proxy in between")


def _intents(flags: discord.ApplicationFlags) -> Finding:
    names = {
        "Presence": flags.gateway_presence or flags.gateway_presence_limited,
        "Server Members": flags.gateway_guild_members or flags.gateway_guild_members_limited,
        "Message Content": flags.gateway_message_content or flags.gateway_message_content_limited,
    }
    needless = [name for name, is_on in names.items() if is_on]
    if needless:
        said = f"switched on, but not needed: {', '.join(needless)}"
        return about.note("intents", said, "switch them off on the portal's Bot page")
    return about.ok("intents", "no privileged intent is on, and none is needed")


def _sessions(limit: discord.types.gateway.SessionStartLimit, shards: int) -> Finding:
    left, total = limit["remaining"], limit["total"]
    said = (
        f"{left} of {total} starts are left for {ago(limit['reset_after'] / 1000)}. Discord recommends "
        + number(shards, "shard")
    )
    if left < FEW:
        helps = "don't restart the bot repeatedly, because Discord resets the token when no start is left"
        return about.not_ok("sessions", said, helps)
    return about.ok("sessions", said)
