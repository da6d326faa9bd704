"""Requests over real HTTP: simcord does what they ask, :mod:`tests.discord` refuses and disturbs."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from io import BytesIO
from time import monotonic
from typing import Any

import aiohttp
import discord
from aiohttp import web
from simcord._clock import Clock
from simcord.backend import Backend, serializers
from simcord.backend.models import Channel, Interaction, Overwrite
from simcord.enums import OverwriteType
from simcord.interactions import base_payload

from tests.discord.attachments import without_used
from tests.discord.copies import copy_quickly
from tests.discord.requests import Answer, Request
from tests.discord.strict import Strict
from tests.discord.unruly import Unruly
from tests.wire.gateway import Gateway

copy_quickly()

BUTTON, MENU = 2, 3
COMMAND, COMPONENT = 2, 3
"""The types of interactions with a command and with a component."""
CHAT_INPUT, STRING = 1, 3
"""The types of a slash command, and of a text among its options."""
CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
PLAN = "/gateway/bot"
DEFERRALS = (5, 6)
"""The types of first answers that show nothing yet."""
GONE = 10008
"""The code of the error that a message is not there."""
LATE = 3.0
"""Seconds after which Discord takes no first answer."""
LARGEST = 25 * 2**20
"""Bytes of a request."""
FORGETFUL = 1000
"""So many lines simcord keeps of what has happened: nobody reads them here."""


class RealClock(Clock):
    """The time of day, for simcord; ``elapsed`` are seconds since the beginning."""

    def __init__(self) -> None:
        super().__init__()
        self._began = monotonic()
        self.ahead = 0.0
        """Seconds by which Discord's time of day is ahead of ours, or behind it."""

    @property
    def elapsed(self) -> float:
        return monotonic() - self._began

    @elapsed.setter
    def elapsed(self, value: float) -> None:
        pass  # simcord sets it to 0; it passes by itself

    def now(self) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=self.ahead)


class Rules(Strict):
    """Discord's rules, without what is only put down: with many members that costs more than all else."""

    def _report(self, request: Request) -> None:
        pass


@dataclass(slots=True, eq=False)
class Exchange:
    """A request and its answer; times in seconds of the monotonic clock."""

    request: Request
    at: float
    status: int = 0
    """0: the connection broke."""
    body: Any = None
    done: float = 0.0


@dataclass(slots=True, eq=False)
class Press:
    """Somebody's press, and what came of it; times in seconds of the monotonic clock."""

    id: int
    user_id: int
    channel_id: int
    custom_id: str
    at: float
    answered: float | None = None
    """When its first answer was taken."""
    shown: float | None = None
    """When what was pressed for was there to see: later than the first answer, where that only defers."""
    status: int = 0
    body: Any = None
    """What the bot answered first."""
    _done: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def took(self) -> float | None:
        """Seconds until what was pressed for was there to see; None: never."""
        return None if self.shown is None else self.shown - self.at

    @property
    def is_late(self) -> bool:
        """Whether Discord has told its presser that the bot did not respond: the first answer came late, was
        refused, or never came.
        """
        return self.answered is None or self.answered - self.at > LATE or self.status >= 300

    @property
    def is_deferred(self) -> bool:
        """Whether the first answer shows nothing."""
        return self.body is not None and self.body["type"] in DEFERRALS

    async def answer(self, seconds: float = LATE) -> Any:
        """Wait for the answer, and give the body of the bot's request."""
        async with asyncio.timeout(seconds):
            await self._done.wait()
        return self.body


class Wire:
    """Discord on 127.0.0.1: what there is (:attr:`backend`), and the switches for what goes wrong."""

    def __init__(self) -> None:
        self.clock = RealClock()
        self.backend = Backend(clock=self.clock)
        self.backend.transcript = deque(maxlen=FORGETFUL)
        self.backend.http_requests = deque(maxlen=FORGETFUL)
        self.strict = Rules(self.backend)
        self.gateway = Gateway(self.backend, self.strict.told, self.strict.installs)
        self.unruly = Unruly(self, self._answer)
        self.unruly.log = deque(maxlen=FORGETFUL)
        self.address = ""
        self.requests = 0
        """How many have been answered."""
        self.last = monotonic()
        """When the last one was."""
        self.listeners: list[Callable[[Exchange], object]] = []
        """Told of every exchange that is over."""
        self.broken: list[str] = []
        """What this Discord could not do: a fault of the test's, never of the bot's."""
        self.presses: dict[int, Press] = {}
        """Those that wait for an answer, or for what they were for."""

    def _answer(self, request: Request) -> Any:
        """The body of the answer to a request."""
        return self.gateway.plan() if request.path == PLAN else self._serve(request)

    def _serve(self, request: Request) -> Any:
        """Do what a request asks; gives the body of the answer."""
        return self.strict.serve(request)

    def _bot_scope(self) -> contextlib.AbstractContextManager[None]:
        return nullcontext()

    # Serving

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[str]:
        """Serve in the running loop; gives the address."""
        server = web.Server(self._handle, access_log=None)
        runner = web.ServerRunner(server, shutdown_timeout=0.1)
        await runner.setup()
        try:
            site = web.TCPSite(runner, "127.0.0.1", 0)
            await site.start()
            host, port = runner.addresses[0][:2]
            self.address = f"http://{host}:{port}"
            self.gateway.address = f"ws://{host}:{port}/gateway"
            yield self.address
        finally:
            self.unruly.calm()
            await self.gateway.close()
            await runner.cleanup()

    @contextlib.contextmanager
    def serving(self) -> Iterator[str]:
        """Serve in a thread, for a bot that runs in this loop; gives the address."""
        is_up, over = threading.Event(), asyncio.Event()
        loop = asyncio.new_event_loop()

        async def serve() -> None:
            async with self.running():
                is_up.set()
                await over.wait()

        thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
        thread.start()
        try:
            assert is_up.wait(10)
            yield self.address
        finally:
            loop.call_soon_threadsafe(over.set)
            thread.join()
            loop.close()

    async def _handle(self, http: web.BaseRequest) -> web.StreamResponse:
        if http.path == "/gateway" or http.path.removeprefix("/gateway/").isdecimal():
            return await self.gateway.connect(http)
        http._client_max_size = LARGEST
        content = await http.read()
        request = _request(http, content)
        exchange = Exchange(request, monotonic())
        try:
            answer = await self.unruly.carry(request)
        except (OSError, aiohttp.ClientError):  # a switch breaks the connection
            assert http.transport is not None
            http.transport.abort()
            self._over(exchange)
            return web.Response()
        except Exception as error:
            self.broken.append(f"{http.method} {http.path}: {error!r}")
            answer = Answer(500, {"message": "Internal Server Error", "code": 0})
        exchange.status = 204 if answer.body is None and answer.status == 200 else answer.status
        exchange.body = answer.body
        self._over(exchange)
        text = b"" if answer.body is None else json.dumps(answer.body).encode()
        return web.Response(status=exchange.status, body=text, headers=answer.headers)

    def _over(self, exchange: Exchange) -> None:
        self.requests += 1
        exchange.done = self.last = monotonic()
        if exchange.status and exchange.request.token is not None:
            self._answered(exchange)
        for listener in self.listeners:
            listener(exchange)

    def interaction_of(self, request: Request) -> int:
        """The id of the interaction whose token a request names; 0: none that we know."""
        if (callback := CALLBACK.fullmatch(request.path)) is not None:
            return int(callback[1])
        return self.backend.interaction_tokens.get(request.token or "", 0)

    def _answered(self, exchange: Exchange) -> None:
        request = exchange.request
        press = self.presses.get(self.interaction_of(request))
        if press is None:
            return
        if request.is_callback and exchange.status == 404 and exchange.body.get("code") == GONE:
            return  # what was pressed was deleted meanwhile: it can be acknowledged still
        if request.is_callback:
            press.answered, press.status, press.body = exchange.done, exchange.status, request.body
            press._done.set()
        is_shown = exchange.status < 300 and not (request.is_callback and press.is_deferred)
        if is_shown or press.status >= 300:
            press.shown = exchange.done
            del self.presses[press.id]

    async def quiet(self, seconds: float = 1.0, *, at_most: float = 30.0) -> bool:
        """Wait until nothing was asked for so long; whether that has come."""
        ends = monotonic() + at_most
        while (left := self.last + seconds - monotonic()) > 0:
            if monotonic() > ends:
                return False
            await asyncio.sleep(left)
        return True

    # What people and moderators do

    def press(
        self,
        user_id: int,
        channel_id: int,
        message_id: int,
        custom_id: str,
        *,
        values: Sequence[str] | None = None,
        due: float | None = None,
    ) -> Press:
        """Press a button of a message, or choose ``values`` from a menu in it; ``due`` is when that was."""
        backend = self.backend
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON if values is None else MENU}
        if values is not None:
            data["values"] = list(values)
        record, payload = self._interaction(COMPONENT, user_id, channel_id, data)
        record.source_message_id = message_id
        message = serializers.message_payload(backend, backend.get_message(channel_id, message_id))
        press = Press(record.id, user_id, channel_id, custom_id, monotonic() if due is None else due)
        return self._tell(press, {**payload, "message": without_used(message)})

    def command(self, user_id: int, channel_id: int, name: str, **options: str) -> Press | None:
        """Use a command of the bot's, with texts as options; None before the bot has registered it."""
        known = self.backend.commands.get(None, {}).get((name, CHAT_INPUT))
        if known is None:
            return None
        given = [{"name": option, "type": STRING, "value": value} for option, value in options.items()]
        data = {"id": known["id"], "name": name, "type": CHAT_INPUT, "options": given}
        record, payload = self._interaction(COMMAND, user_id, channel_id, data)
        return self._tell(Press(record.id, user_id, channel_id, f"/{name}", monotonic()), payload)

    def _interaction(
        self, kind: int, user_id: int, channel_id: int, data: dict[str, Any]
    ) -> tuple[Interaction, dict[str, Any]]:
        guild_id = self.backend.get_channel(channel_id).guild_id
        return base_payload(
            self.backend, type=kind, channel_id=channel_id, guild_id=guild_id, user_id=user_id, data=data
        )

    def _tell(self, press: Press, payload: dict[str, Any]) -> Press:
        self.presses[press.id] = press
        self.backend.emit("INTERACTION_CREATE", payload)
        return press

    def channel(self, *denied: str) -> Channel:
        """A text channel of a new server, in which the bot lacks the permissions ``denied``."""
        channel = self.backend.create_channel(self.backend.create_guild("Card club").id, "cards")
        self.forbid(channel.id, *denied)
        return channel

    def forbid(self, channel_id: int, *names: str) -> None:
        """Take permissions away from the bot in a channel; all others are given back."""
        deny = discord.Permissions(**dict.fromkeys(names, True)).value
        bot = self.backend.bot_user.id
        self.backend.set_overwrite(channel_id, Overwrite(bot, OverwriteType.MEMBER, deny=deny))


def _request(http: web.BaseRequest, content: bytes) -> Request:
    kind = http.headers.get("Content-Type", "")
    body, files = None, ()
    if kind.startswith("multipart/"):
        body, files = _form(content, kind.partition("boundary=")[2].strip('"'))
    elif content:
        body = json.loads(content)
    reason = http.headers.get("X-Audit-Log-Reason")
    return Request(http.method, http.path, body, dict(http.query), files, reason)


def _form(content: bytes, boundary: str) -> tuple[Any, tuple[discord.File, ...]]:
    """The JSON of a form, and its files."""
    body, files = None, []
    for part in content.split(f"--{boundary}".encode())[1:-1]:
        head, _, blob = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        blob = blob.removesuffix(b"\r\n")
        name = re.search(rb'filename="([^"]*)"', head)
        if name is None:
            body = json.loads(blob)
        else:
            files.append(discord.File(BytesIO(blob), name[1].decode()))
    message = (body.get("data") or body) if isinstance(body, dict) else {}
    for listed in message.get("attachments") or ():
        if str(listed["id"]).isdecimal() and int(listed["id"]) < len(files):
            files[int(listed["id"])].description = listed.get("description")
    return body, tuple(files)
