"""discord.py's own HTTP client and webhook adapter, over a session that leads to the double.

simcord puts fakes in their place that leave out what discord.py itself does about trouble: five attempts,
sleeps of 1+3+5+7+9 s after a fault of the server, the wait that a 429 asks for, its buckets and locks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any

from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord.backend import Backend
from simcord.http import FakeHTTPClient, router
from simcord.http.client import _path_of

from tests.discord.requests import Answer, Request

Carry = Callable[[Request], Awaitable[Answer]]


class Exchange:
    """A request on its way: what aiohttp gives for ``session.request``."""

    def __init__(self, carry: Carry, request: Request) -> None:
        self._carry, self._request = carry, request

    async def __aenter__(self) -> Answer:
        return await self._carry(self._request)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass


class Session:
    """What discord.py takes for its aiohttp session: it sends what it is told with ``asked``."""

    def __init__(self, carry: Carry, asked: Request | None = None) -> None:
        self._carry, self._asked = carry, asked

    def request(self, method: str, url: str, *, asked: Request | None = None, **_: Any) -> Exchange:
        """Send the request: headers and encoding are left out, nobody reads them."""
        request = asked or self._asked
        assert request is not None
        return Exchange(self._carry, request)


class Client(FakeHTTPClient):
    """discord.py's client, whose requests reach the double."""

    def __init__(
        self,
        backend: Backend,
        loop: asyncio.AbstractEventLoop,
        *,
        carry: Carry,
        longest_wait: float | None,
        **access: Any,
    ) -> None:
        """``longest_wait`` is the bot's ``max_ratelimit_timeout``."""
        super().__init__(backend, loop, **access)
        self.max_ratelimit_timeout = longest_wait
        self._global_over = asyncio.Event()
        self._global_over.set()
        self._HTTPClient__session = Session(carry)

    async def request(
        self, route: Route, *, files: Any | None = None, form: Any | None = None, **kwargs: Any
    ) -> Any:
        body, uploads = kwargs.get("json"), tuple(files or ())
        if form is not None:
            payload, _ = router.parse_form(form := list(form), [])
            body = body if payload is None else payload
        asked = Request(
            route.method, _path_of(route.url), body, kwargs.get("params") or {}, uploads, kwargs.get("reason")
        )
        return await HTTPClient.request(self, route, files=files, form=form, asked=asked, **kwargs)


class Webhooks(AsyncWebhookAdapter):
    """discord.py's adapter for interactions, whose requests reach the double."""

    def __init__(self, backend: Backend, *, carry: Carry, **access: Any) -> None:
        super().__init__()
        self.backend = backend
        self._carry = carry

    async def request(self, route: Any, session: Any, **kwargs: Any) -> Any:
        body, uploads = kwargs.get("payload"), tuple(kwargs.get("files") or ())
        if kwargs.get("multipart"):
            payload, _ = router.parse_form(kwargs["multipart"], [])
            body = body if payload is None else payload
        asked = Request(
            route.method, _path_of(route.url), body, kwargs.get("params") or {}, uploads, kwargs.get("reason")
        )
        return await super().request(route, Session(self._carry, asked), **kwargs)
