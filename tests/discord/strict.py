"""The strict profile: what the real Discord does and simcord does not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.discord.attachments import check_references, without_used
from tests.discord.emojis import check_emojis
from tests.discord.foreign import ForeignText
from tests.discord.installs import Installs
from tests.discord.lists import renumbered
from tests.discord.nonces import Nonces
from tests.discord.requests import Request
from tests.discord.threads import Threads
from tests.discord.tokens import check_token
from tests.discord.words import texts_of

MESSAGE_EVENTS = ("MESSAGE_CREATE", "MESSAGE_UPDATE")


class Strict:
    """Discord's own rules over simcord's: each request passes them, and so does each event.

    What Discord refuses is refused with Discord's status and code. What it takes and shows otherwise than
    the bot meant is put down in :attr:`broken`.
    """

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self.keeps_unlisted = True
        """Whether an edit that names ``attachment://x`` and says nothing of ``attachments`` finds the file of
        that name which the message holds; if not, it is refused. Both are told of Discord, neither is proven.
        """
        self.foreign = ForeignText(backend)
        """What people wrote: their names, and all that they type; a test may tell more."""
        self.broken: list[str] = []
        """What Discord would show otherwise than it was meant."""
        self.installs = Installs(backend)
        """Who has installed the app, and what that allows."""
        self._threads = Threads(backend)
        self._nonces = Nonces(backend)

    def serve(self, request: Request) -> Any:
        """Do what a request asks, and give the body of the answer; BackendError where Discord refuses."""
        backend, message = self._backend, request.message
        try:
            check_token(backend, request)
            request = self.installs.check(request)
            check_emojis(backend, message)
            check_references(backend, request, self.keeps_unlisted)
            self._threads.check(request)
            made_before = self._nonces.repeated(request)
        except BackendError:
            backend.http_requests.append(request.entry())
            raise
        if made_before is not None:
            return made_before
        self._report(request)
        body = router.dispatch(
            backend,
            request.method,
            request.path,
            json=request.body,
            params=dict(request.params),
            files=list(request.files),
            reason=request.reason,
        )
        return self._nonces.note(request, without_used(body))

    def told(self, event: str, payload: Mapping[str, Any]) -> Mapping[str, Any]:
        """An event as Discord would tell it."""
        if event == "INTERACTION_CREATE":
            payload = self.installs.told(payload)
            self.foreign.listen(payload)
            if "message" in payload:
                return {**payload, "message": without_used(payload["message"])}
        if event in MESSAGE_EVENTS:
            payload = without_used(payload)
        return payload

    def _report(self, request: Request) -> None:
        if not request.message:
            return
        where = f"{request.method} {request.path}"
        for text in texts_of(request.message):
            self.broken += [f"{where}: Discord renumbers {line!r}" for line in renumbered(text)]
            alive = self.foreign.alive(text)
            self.broken += [f"{where}: {demand!r} of {name!r} is alive" for demand, name in alive]
