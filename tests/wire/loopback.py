"""A Discord on loopback with what `olsen doctor --live` asks about switched one way or the other."""

from __future__ import annotations

import fnmatch
from collections.abc import Callable
from typing import Any

from simcord.backend.errors import BackendError
from simcord.backend.models import Message

from tests.discord.rates import Rates
from tests.discord.requests import Answer, Request
from tests.wire.server import Wire


class Unreached(Rates):
    """Limits that are told and never reached."""

    def count(self, request: Request, now: float) -> tuple[Answer | None, dict[str, str]]:
        """The headers of a bucket with room in it."""
        left = {"Limit": "5", "Remaining": "4", "Reset": "1893456000.000", "Reset-After": "1.000"}
        return None, {f"X-RateLimit-{name}": value for name, value in {**left, "Bucket": "a-bucket"}.items()}


class LoopbackDiscord(Wire):
    """One application and its servers, for a client of this process or of another.

        there = LoopbackDiscord()
        channel = there.text_channel()
        with there.serving() as address:
            monkeypatch.setattr(discord.http.Route, "BASE", address)
            ...  # a client talks to it
        assert there.messages(channel) == []

    ``must_list``: an edit is refused that names a picture without listing it in `attachments`.
    ``tells_nonces``: the history gives messages with their nonces.
    ``enforces_nonces``: the same nonce makes no second message.
    """

    def __init__(
        self, *, must_list: bool = False, tells_nonces: bool = True, enforces_nonces: bool = True
    ) -> None:
        super().__init__()
        self.strict.keeps_unlisted = not must_list
        self.unruly.limit(Unreached())
        self.asked: list[str] = []
        """Every request that was let through, as ``METHOD /path``."""
        self.before: Callable[[str], object] = lambda request: None
        """Called with each of them before it is handled; may block to be slow."""
        self._tells_nonces, self._enforces_nonces = tells_nonces, enforces_nonces
        self._nonces: dict[str, str] = {}
        self._lost: list[tuple[str, int]] = []

    def text_channel(self, *denied: str) -> int:
        """The id of a text channel of a new server, in which the bot lacks the permissions ``denied``."""
        return int(self.channel(*denied).id)

    def messages(self, channel: int) -> list[Message]:
        """What stands in a channel or thread."""
        return list(self.backend.messages.get(channel, {}).values())

    def threads(self) -> list[str]:
        """The names of all threads."""
        return [each.name or "" for each in self.backend.channels.values() if each.is_thread]

    def refuse(self, request: str, status: int, says: str = "No.", *, times: int | None = None) -> None:
        """Answer ``times`` requests (None: all) that match the pattern ``METHOD /path`` with ``status``."""
        method, _, path = request.partition(" ")
        self.unruly.refuse(method, path, status=status, message=says, times=times)

    def lose(self, request: str, status: int) -> None:
        """Do what requests that match the pattern ask for, and yet answer with ``status``."""
        self._lost.append((request, status))

    def _serve(self, request: Request) -> Any:
        name = f"{request.method} {request.path}"
        self.asked.append(name)
        self.before(name)
        if request.sends and not self._enforces_nonces:
            request.body.pop("enforce_nonce", None)
        self._check_thread(request)
        body = super()._serve(request)
        if request.sends and "nonce" in request.message:
            self._nonces[body["id"]] = request.message["nonce"]
        if self._tells_nonces and isinstance(body, list):
            body = [{**one, "nonce": self._nonces.get(one.get("id"))} for one in body]
        for pattern, status in self._lost:
            if fnmatch.fnmatch(name, pattern):
                raise BackendError(status, 0, "It was done, but this says that it was not.")
        return body

    def _check_thread(self, request: Request) -> None:
        """Deleting a thread takes Manage Threads, of which simcord does not ask."""
        thread = self.backend.channels.get(request.channel_id or 0)
        if request.method == "DELETE" and request.parts[2:] == [] and thread is not None and thread.is_thread:
            bot_id = self.backend.bot_user.id
            self.backend.require_permissions(thread.guild_id, bot_id, thread.parent_id, "manage_threads")
