"""Connections to Discord that send a request's body in one piece."""

from __future__ import annotations

from typing import Any

import aiohttp


class Connector(aiohttp.TCPConnector):
    """A connector that puts a form together before sending it.

    aiohttp writes the pieces of a form with a picture one by one. Each of the nine takes a system call and a
    packet.
    """

    def __init__(self) -> None:
        super().__init__(limit=0)  # the governor is the limit

    async def connect(self, req: aiohttp.ClientRequest, *rest: Any, **options: Any) -> Any:
        """Return a connection for ``req``, with its body in one piece."""
        if isinstance(req.body, aiohttp.MultipartWriter):
            await req.update_body(await req.body.as_bytes())
        return await super().connect(req, *rest, **options)
