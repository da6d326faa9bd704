"""Discord's HTTP routes on loopback: simcord's state and rules behind a real server.

simcord takes requests out of discord.py before they become HTTP. Here they are HTTP: headers, attempts, times
and broken connections are real. What simcord leaves out and Discord has is added: nonces, attachments that
have to be listed, emojis that do not exist, archived threads.

    there = LoopbackDiscord()
    channel = there.channel()
    with there.serving() as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        ...  # a client talks to it
    assert there.messages(channel) == []
"""

from __future__ import annotations

import email
import fnmatch
import json
import re
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from http.server import BaseHTTPRequestHandler
from io import BytesIO
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import discord
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.backend.models import Message, Overwrite
from simcord.enums import OverwriteType
from simcord.http import client as _client  # importing it registers simcord's routes
from simcord.http import router

from tests.loopback import discord_answering, reply

__all__ = ["LoopbackDiscord"]
assert _client

V2 = discord.MessageFlags(components_v2=True).value
MESSAGES = re.compile(r"/channels/(\d+)/messages(?:/(\d+))?")
CHANNEL = re.compile(r"/channels/(\d+)")


class LoopbackDiscord:
    """One application and its servers. Requests are handled one at a time.

    ``must_list``: an edit is refused that names a picture without listing it in `attachments`.
    ``tells_nonces``: the history gives messages with their nonces.
    ``enforces_nonces``: the same nonce makes no second message.
    """

    def __init__(
        self, *, must_list: bool = False, tells_nonces: bool = True, enforces_nonces: bool = True
    ) -> None:
        self.backend = Backend()
        self.must_list, self.tells_nonces, self.enforces_nonces = must_list, tells_nonces, enforces_nonces
        self.requests: list[str] = []
        """Every request, as ``METHOD /path``."""
        self.before: Callable[[str], object] = lambda request: None
        """Called with each request, as in `requests`, before it is handled; may block to be slow."""
        self._nonces: dict[int, str] = {}
        self._lost: list[tuple[str, int]] = []
        self._lock = threading.Lock()

    def channel(self, *denied: str) -> int:
        """A text channel of a new server, in which the bot lacks the permissions ``denied``; its id."""
        guild = self.backend.create_guild("Card club")
        deny = discord.Permissions(**dict.fromkeys(denied, True)).value
        overwrite = Overwrite(self.backend.bot_user.id, OverwriteType.MEMBER, deny=deny)
        return int(self.backend.create_channel(guild.id, "cards", overwrites=[overwrite]).id)

    def messages(self, channel: int) -> list[Message]:
        """What stands in a channel or thread."""
        return list(self.backend.messages.get(channel, {}).values())

    def threads(self) -> list[str]:
        """The names of all threads."""
        return [each.name or "" for each in self.backend.channels.values() if each.is_thread]

    def refuse(self, request: str, status: int, says: str = "No.", *, times: int | None = None) -> None:
        """Answer ``times`` requests (None: all) that match the pattern ``METHOD /path`` with ``status``."""
        method, _, path = request.partition(" ")
        self.backend.faults.append(
            {"method": method, "path": path, "status": status, "code": 0, "message": says, "times": times}
        )

    def lose(self, request: str, status: int) -> None:
        """Do what requests that match the pattern ask for, and yet answer with ``status``."""
        self._lost.append((request, status))

    def serving(self) -> AbstractContextManager[str]:
        """A server on loopback that answers from here; gives its address."""
        return discord_answering(self._answer)

    def _answer(self, request: BaseHTTPRequestHandler) -> None:
        body, files = _read(request)
        url = urlsplit(request.path)
        name = f"{request.command} {url.path}"
        self.requests.append(name)
        self.before(name)
        try:
            with self._lock:
                answer = self._handled(request.command, url.path, body, dict(parse_qsl(url.query)), files)
            lost = next((status for pattern, status in self._lost if fnmatch.fnmatch(name, pattern)), None)
            if lost is not None:
                raise BackendError(lost, 0, "It was done, but this says that it was not.")
        except BackendError as error:
            reply(request, error.status, error.to_json(), _limits(name))
        else:
            reply(request, 204 if answer is None else 200, answer, _limits(name))

    def _handled(self, method: str, path: str, body: Any, params: dict[str, Any], files: list[Any]) -> Any:
        of_messages, of_channel = MESSAGES.fullmatch(path), CHANNEL.fullmatch(path)
        repeated = None
        if of_messages and method in ("POST", "PATCH"):
            self._check(int(of_messages[1]), of_messages[2], body, files)
            repeated = self._of_nonce(int(of_messages[1]), body)
        if of_channel and method in ("PATCH", "DELETE") and self._is_thread(of_channel[1]):
            return self._thread(method, int(of_channel[1]), body)
        if repeated is not None:
            method, path, body, files = "GET", f"{path}/{repeated}", None, []
        answer = router.dispatch(self.backend, method, path, json=body, params=params, files=files)
        if of_messages and method == "POST" and "nonce" in body:
            self._nonces[int(answer["id"])] = body["nonce"]
        for each in answer if isinstance(answer, list) else [answer]:
            if of_messages and isinstance(each, dict):
                self._as_discord_tells(each)
        return answer

    def _check(self, channel: int, message: str | None, body: Any, files: list[Any]) -> None:
        """Refuse what Discord refuses of a post or an edit."""
        metadata = self.backend.get_channel(channel).thread_metadata
        if message and metadata is not None and metadata.archived:
            raise BackendError(400, 50083, "Thread is archived")
        named = not files and "attachments" not in body and "attachment://" in json.dumps(body)
        if message and self.must_list and named:
            raise _invalid("UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND")
        for emoji in _emojis(body):
            if int(emoji) not in self.backend.application_emojis:
                raise _invalid("BUTTON_COMPONENT_INVALID_EMOJI")

    def _of_nonce(self, channel: int, body: Any) -> int | None:
        """The message that an enforced nonce has made in a channel."""
        if not (self.enforces_nonces and body.get("enforce_nonce")):
            return None
        return next(
            (id_ for id_ in self.backend.messages[channel] if self._nonces.get(id_) == body["nonce"]), None
        )

    def _is_thread(self, channel: str) -> bool:
        return int(channel) in self.backend.channels and self.backend.get_channel(int(channel)).is_thread

    def _thread(self, method: str, thread: int, body: Any) -> Any:
        """Edit or delete a thread. Its opener may edit it; deleting it takes Manage Threads. simcord asks for
        Manage Channels.
        """
        there = self.backend.get_channel(thread)
        bot = self.backend.bot_user.id
        if method == "DELETE" or there.owner_id != bot:
            self.backend.require_permissions(there.guild_id, bot, there.parent_id, "manage_threads")
        return router.dispatch(self.backend, method, f"/channels/{thread}", json=body)

    def _as_discord_tells(self, message: dict[str, Any]) -> None:
        if message.get("flags", 0) & V2:
            message["attachments"] = []  # the components tell of them
        if self.tells_nonces and int(message["id"]) in self._nonces:
            message["nonce"] = self._nonces[int(message["id"])]


def _read(request: BaseHTTPRequestHandler) -> tuple[Any, list[discord.File]]:
    """The JSON of a request, None where it has none, and the files that came with it."""
    content = request.rfile.read(int(request.headers.get("Content-Length", 0)))
    kind = request.headers.get("Content-Type", "")
    if not kind.startswith("multipart/"):
        return json.loads(content) if content else None, []
    form = email.message_from_bytes(b"Content-Type: " + kind.encode() + b"\r\n\r\n" + content)
    body, files = None, []
    for part in form.get_payload():
        blob = part.get_payload(decode=True)
        if part.get_filename() is None:
            body = json.loads(blob)
        else:
            files.append(discord.File(BytesIO(blob), part.get_filename()))
    return body, files


def _emojis(part: Any) -> Iterator[str]:
    """The ids of all emojis that components name."""
    if isinstance(part, Mapping):
        if isinstance(part.get("emoji"), Mapping) and part["emoji"].get("id"):
            yield part["emoji"]["id"]
        for below in part.values():
            yield from _emojis(below)
    elif isinstance(part, list):
        for below in part:
            yield from _emojis(below)


def _invalid(code: str) -> BackendError:
    """What Discord says of components that it does not take."""
    wrong = {"components": {"0": {"_errors": [{"code": code, "message": f"Discord's words for {code}"}]}}}
    return BackendError(400, 50035, "Invalid Form Body", errors=wrong)


def _limits(request: str) -> dict[str, str]:
    """The headers of a rate limit that is never reached."""
    bucket = re.sub(r"[^A-Za-z]+", "-", request).lower()
    return {
        "X-RateLimit-Limit": "5",
        "X-RateLimit-Remaining": "4",
        "X-RateLimit-Reset": "1893456000.000",
        "X-RateLimit-Reset-After": "1.000",
        "X-RateLimit-Bucket": bucket,
    }
