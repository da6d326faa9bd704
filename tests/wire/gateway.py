"""The gateway: one WebSocket a connection, sessions that outlive it, and switches for what goes wrong."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count
from typing import Any

import discord
from aiohttp import WSCloseCode, WSMsgType, web
from simcord import intents as intending
from simcord.backend import Backend, serializers

from tests.discord.copies import deepcopy
from tests.discord.installs import Installs

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT = 0, 1, 2, 6, 7
INVALID_SESSION, HELLO, ACKNOWLEDGED = 9, 10, 11
INTERVAL = 41_250
"""Milliseconds between two heartbeats of the bot."""
REPLACED = 4000
"""The code with which a connection is closed that another one takes the place of."""
REMEMBERED = 20_000
"""So many events of a session can be sent again."""

Change = Callable[[str, Mapping[str, Any]], Mapping[str, Any]]


class Connection:
    """One WebSocket. What is sent leaves in order; nobody waits for it."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport, *, packed: bool) -> None:
        self._socket, self._transport = socket, transport
        self._pack = zlib.compressobj(1) if packed else None
        self._outgoing: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, op: int, data: Any = None, **more: Any) -> None:
        """Send a payload with an opcode."""
        self.send_text(json.dumps({"op": op, "d": data, "s": None, "t": None, **more}))

    def send_text(self, text: str) -> None:
        """Send a payload that is ready."""
        self._outgoing.put_nowait(text)

    async def write(self) -> None:
        """Write what is to be sent, for as long as the connection lasts."""
        with suppress(ConnectionError):
            while (text := await self._outgoing.get()) is not None:
                if self._pack is None:
                    await self._socket.send_str(text)
                else:
                    packed = self._pack.compress(text.encode()) + self._pack.flush(zlib.Z_SYNC_FLUSH)
                    await self._socket.send_bytes(packed)

    async def close(self, code: int) -> None:
        """Close in the way of the protocol."""
        await self._socket.close(code=code)

    def abort(self) -> None:
        """Cut it off without a word."""
        self._transport.abort()


class Session:
    """What a shard that has identified is told, across the connections by which it resumes."""

    def __init__(self, number: int, intents: int, shard: int, shards: int) -> None:
        self.id = f"session-{number}"
        self.shard, self.shards = shard, shards
        self.intents = discord.Intents._from_value(intents)
        self.events = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=REMEMBERED)
        self.connection: Connection | None = None

    def has(self, guild_id: int) -> bool:
        """Whether a server is one of its shard."""
        return (guild_id >> 22) % self.shards == self.shard

    def tell(self, event: str, data: Any) -> None:
        """Tell an event, now or when it resumes."""
        self.events += 1
        text = json.dumps({"op": DISPATCH, "d": data, "s": self.events, "t": event})
        self.sent.append((self.events, text))
        if self.connection is not None:
            self.connection.send_text(text)

    def repeat(self, after: int) -> None:
        """Tell again all events after that number."""
        assert self.connection is not None
        for number, text in self.sent:
            if number > after:
                self.connection.send_text(text)


class Gateway:
    """Lets bots connect, and tells them what happens in the simulated Discord, as far as they want to know.

    An event of a server is told to the server's shard, whether or not the bot is a member there. One without
    a server, such as a press in direct messages or a group, is told to the first (events/gateway, Sharding).

    ``change`` gives the payload of an event as Discord would send it; ``installs`` says of which servers they
    hear nothing.
    """

    def __init__(self, backend: Backend, change: Change, installs: Installs) -> None:
        self._backend, self._change, self._installs = backend, change, installs
        self._numbers = count(1)
        self._sessions: dict[str, Session] = {}
        self._connections: dict[Connection, Session | None] = {}
        self._happened = asyncio.Condition()
        self.address = ""
        self.is_open = True
        """Whether anybody may connect."""
        self.acknowledges = True
        """Whether heartbeats are acknowledged."""
        self.shards = 1
        """How many shards the bot is to have; one with fewer is closed with 4011."""
        self.shut: set[int | None] = set()
        """The shards that get no answer when they connect to resume; None: whoever connects anew."""
        self.closes_older = False
        """Whether a shard that identifies ends the session and the connection that it had before."""
        self.closes_with: int | None = None
        """The code with which who identifies is closed."""
        self._closing: set[asyncio.Future[None]] = set()
        self.identified = 0
        self.resumed = 0
        backend.subscribers.append(self.feed)

    def plan(self) -> dict[str, Any]:
        """What a bot is told that asks how it is to connect. All its shards may identify at once."""
        limits = {"total": 1000, "remaining": 1000 - self.identified, "reset_after": 3_600_000}
        return {
            "url": self.address,
            "shards": self.shards,
            "session_start_limit": {**limits, "max_concurrency": self.shards},
        }

    # What tests wait for

    async def ready(self, times: int, seconds: float = 30) -> None:
        """Wait until bots have identified so often, resumptions not counted."""
        await self._until(lambda: self.identified >= times, seconds)

    async def has_resumed(self, times: int, seconds: float = 30) -> None:
        """Wait until bots have resumed so often."""
        await self._until(lambda: self.resumed >= times, seconds)

    async def _until(self, is_so: Callable[[], bool], seconds: float) -> None:
        async with asyncio.timeout(seconds), self._happened:
            await self._happened.wait_for(is_so)

    # The switches

    def drop(self, shard: int | None = None) -> None:
        """Cut all connections, or that of a shard; whoever resumes misses nothing."""
        for connection, session in list(self._connections.items()):
            if shard is None or (session is not None and session.shard == shard):
                self._left(connection)
                connection.abort()

    async def let_in(self, shard: int | None) -> None:
        """Answer a shard again that was shut out."""
        async with self._happened:
            self.shut.discard(shard)
            self._happened.notify_all()

    def reconnect(self) -> None:
        """Ask everybody to connect anew and resume, as Discord does every few hours."""
        self._say(RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell everybody that their session is over; it is, unless ``resumable``."""
        if not resumable:
            self.forget()
        self._say(INVALID_SESSION, resumable)

    def forget(self) -> None:
        """Forget all sessions: who resumes is told that theirs is over, and has missed what happened."""
        self._sessions.clear()

    def _say(self, op: int, data: Any = None) -> None:
        for connection in self._connections:
            connection.send(op, data)

    # What happens

    def feed(self, event: str, payload: Mapping[str, Any]) -> None:
        """Tell an event to every session that has asked for its kind."""
        if not self._sessions or self._installs.hides(event, payload):
            return
        payload = self._change(event, payload)
        guild_id = payload.get("guild_id", payload.get("id") if event.startswith("GUILD_") else None)
        for session in self._sessions.values():
            if not session.has(int(guild_id or 0)):
                continue
            gate = intending.required_intent(event, payload)
            if gate is None or getattr(session.intents, gate):
                session.tell(event, self._as_seen(session, event, payload))

    def _as_seen(self, session: Session, event: str, payload: Mapping[str, Any]) -> Mapping[str, Any]:
        """A payload without what a bot may not read."""
        bot_id, seen = self._backend.bot_user.id, dict(payload)
        if event == "GUILD_CREATE":
            intending.prune_guild_create(seen, session.intents, bot_id)
        if session.intents.message_content or not event.startswith(("MESSAGE_CREATE", "MESSAGE_UPDATE")):
            return seen
        seen = deepcopy(seen)
        intending.censor_message(seen, bot_id, backend=self._backend)
        return seen

    # Connections

    async def connect(self, request: web.BaseRequest) -> web.StreamResponse:
        """Serve a connection until it ends."""
        if not self.is_open:
            return web.Response(status=503)
        where = request.path.rpartition("/")[2]
        shard = int(where) if where.isdecimal() else None
        async with self._happened:
            await self._happened.wait_for(lambda: shard not in self.shut)
        socket = web.WebSocketResponse(compress=False, max_msg_size=0)
        await socket.prepare(request)
        assert request.transport is not None
        packed = request.query.get("compress") == "zlib-stream"
        connection = Connection(socket, request.transport, packed=packed)
        self._connections[connection] = None
        writing = asyncio.create_task(connection.write(), name="gateway")
        connection.send(HELLO, {"heartbeat_interval": INTERVAL})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._heard(connection, json.loads(message.data))
        finally:
            self._left(connection)
            writing.cancel()
        return socket

    async def _heard(self, connection: Connection, payload: Mapping[str, Any]) -> None:
        op, data = payload["op"], payload["d"]
        if op == HEARTBEAT and self.acknowledges:
            connection.send(ACKNOWLEDGED)
        elif op == IDENTIFY and (code := self._refusal(data)) is not None:
            await connection.close(code)
        elif op == IDENTIFY:
            self._identify(connection, data["intents"], *data.get("shard", (0, 1)))
        elif op == RESUME:
            self._resume(connection, data["session_id"], data["seq"])
        async with self._happened:
            self._happened.notify_all()

    def _refusal(self, data: Mapping[str, Any]) -> int | None:
        """The code with which a connection that wants to identify is closed."""
        if not data["token"]:
            return 4004
        return 4011 if data.get("shard", (0, 1))[1] < self.shards else self.closes_with

    def _identify(self, connection: Connection, intents: int, shard: int, shards: int) -> None:
        backend = self._backend
        for key in [key for key, session in self._sessions.items() if session.connection is None]:
            del self._sessions[key]  # its bot is gone: nobody will resume it
        if self.closes_older:
            self._close_older(shard, shards)
        session = Session(next(self._numbers), intents, shard, shards)
        hidden = self._installs.uninvited
        own = (guild_id for guild_id in backend.guilds.keys() - hidden if session.has(guild_id))
        guilds = {guild_id: backend.guilds[guild_id] for guild_id in sorted(own)}
        session.connection = connection
        self._connections[connection] = self._sessions[session.id] = session
        self.identified += 1
        session.tell(
            "READY",
            {
                "v": 10,
                "user": serializers.user_payload(backend.bot_user),
                "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": f"{self.address}/{shard}",
                "shard": [shard, shards],
                "application": {"id": str(backend.application_id), "flags": 0},
            },
        )
        for guild in guilds.values():
            payload = serializers.guild_create_payload(backend, guild)
            session.tell("GUILD_CREATE", self._as_seen(session, "GUILD_CREATE", payload))

    def _close_older(self, shard: int, shards: int) -> None:
        for key, session in list(self._sessions.items()):
            if (session.shard, session.shards) == (shard, shards) and session.connection is not None:
                del self._sessions[key]
                closing = asyncio.ensure_future(session.connection.close(REPLACED))
                self._closing.add(closing)
                closing.add_done_callback(self._closing.discard)

    def _resume(self, connection: Connection, session_id: str, seen: int) -> None:
        session = self._sessions.get(session_id)
        if session is None:
            connection.send(INVALID_SESSION, False)
            return
        session.connection = connection
        self._connections[connection] = session
        session.repeat(seen)
        session.tell("RESUMED", {})
        self.resumed += 1

    def _left(self, connection: Connection) -> None:
        session = self._connections.pop(connection, None)
        if session is not None and session.connection is connection:
            session.connection = None

    async def close(self) -> None:
        """End all connections."""
        for connection in list(self._connections):
            await connection.close(WSCloseCode.GOING_AWAY)
