"""Connections to Discord, over which the body of a request goes in one piece."""

from __future__ import annotations

from typing import Any

import aiohttp


class Connector(aiohttp.TCPConnector):
    """As the library's, but a form is put together before it is sent.

    The library writes the pieces of a form with a picture one after the other, and each of the nine is a call
    to the system and a packet of its own.
    """

    def __init__(self) -> None:
        super().__init__(limit=0)  # the governor is the limit

    async def connect(self, req: aiohttp.ClientRequest, *rest: Any, **options: Any) -> Any:
        """Give a connection for ``req``, with its body in one piece."""
        if isinstance(req.body, aiohttp.MultipartWriter):
            await req.update_body(await req.body.as_bytes())
        return await super().connect(req, *rest, **options)
