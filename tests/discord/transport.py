"""discord.py's own HTTP client and webhook adapter, over a session that leads to the double.

simcord puts fakes in their place that leave out what discord.py itself does about trouble: five attempts,
sleeps of 1+3+5+7+9 s after a fault of the server, the wait that a 429 asks for, its buckets and locks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace, TracebackType
from typing import Any, cast

import aiohttp
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter
from multidict import CIMultiDict
from simcord.backend import Backend
from simcord.http import FakeHTTPClient, router
from simcord.http.client import _path_of
from yarl import URL

from tests.discord.requests import Answer, Request

Carry = Callable[[Request], Awaitable[Answer]]


class Exchange:
    """A request on its way: what aiohttp gives for ``session.request``. As there, the bot's own trace sees
    each beginning and each answer, and may hold a beginning back.
    """

    def __init__(self, carry: Carry, request: Request, trace: aiohttp.TraceConfig | None) -> None:
        self._carry, self._request, self._trace = carry, request, trace

    async def __aenter__(self) -> Answer:
        # Nobody asks for the session, nor for more of the answer than its status and headers.
        session, context = cast(aiohttp.ClientSession, None), SimpleNamespace()
        method, url, headers = self._request.method, URL(self._request.path), CIMultiDict[str]()
        if self._trace is not None:
            start = aiohttp.TraceRequestStartParams(method, url, headers)
            await self._trace.on_request_start.send(session, context, start)
        answer = await self._carry(self._request)
        if self._trace is not None:
            response = cast(aiohttp.ClientResponse, answer)
            end = aiohttp.TraceRequestEndParams(method, url, headers, response)
            await self._trace.on_request_end.send(session, context, end)
        return answer

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass


class Session:
    """What discord.py takes for its aiohttp session: it sends what it is told with ``asked``."""

    def __init__(
        self, carry: Carry, trace: aiohttp.TraceConfig | None = None, asked: Request | None = None
    ) -> None:
        self._carry, self._trace, self._asked = carry, trace, asked
        if trace is not None:
            trace.freeze()

    def request(self, method: str, url: str, *, asked: Request | None = None, **_: Any) -> Exchange:
        """Send the request: headers and encoding are left out, nobody reads them."""
        request = asked or self._asked
        assert request is not None
        return Exchange(self._carry, request, self._trace)


class Client(FakeHTTPClient):
    """discord.py's client, whose requests reach the double."""

    def __init__(
        self,
        backend: Backend,
        loop: asyncio.AbstractEventLoop,
        *,
        carry: Carry,
        longest_wait: float | None,
        trace: aiohttp.TraceConfig | None,
        **access: Any,
    ) -> None:
        """``longest_wait`` is the bot's ``max_ratelimit_timeout``, ``trace`` its ``http_trace``."""
        super().__init__(backend, loop, **access)
        self.max_ratelimit_timeout = longest_wait
        self._global_over = asyncio.Event()
        self._global_over.set()
        self._HTTPClient__session = Session(carry, trace)

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

    def __init__(
        self, backend: Backend, *, carry: Carry, trace: aiohttp.TraceConfig | None, **access: Any
    ) -> None:
        super().__init__()
        self.backend = backend
        self._carry, self._trace = carry, trace

    async def request(self, route: Any, session: Any, **kwargs: Any) -> Any:
        body, uploads = kwargs.get("payload"), tuple(kwargs.get("files") or ())
        if kwargs.get("multipart"):
            payload, _ = router.parse_form(kwargs["multipart"], [])
            body = body if payload is None else payload
        asked = Request(
            route.method, _path_of(route.url), body, kwargs.get("params") or {}, uploads, kwargs.get("reason")
        )
        return await super().request(route, Session(self._carry, self._trace, asked), **kwargs)
