"""What goes to Discord with a picture goes in one piece, and arrives as it was."""

from __future__ import annotations

from io import BytesIO

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.client.connector import Connector

PICTURE = bytes(range(256)) * 100


async def echo(request: web.Request) -> web.Response:
    form = await request.post()
    picture = form["files[0]"]
    assert isinstance(picture, web.FileField)
    return web.json_response([form["payload_json"], picture.filename, picture.file.read().hex()])


def form() -> aiohttp.FormData:
    made = aiohttp.FormData(quote_fields=False)
    made.add_field("payload_json", '{"flags": 4}')
    made.add_field("files[0]", BytesIO(PICTURE), filename="hånd.png", content_type="application/octet-stream")
    return made


@pytest.mark.parametrize("again", [False, True], ids=["once", "over a connection that is kept"])
async def test_a_form_with_a_picture_is_one_piece(again: bool) -> None:
    pieces: list[bytes] = []
    trace = aiohttp.TraceConfig()

    async def note(session: object, context: object, sent: aiohttp.TraceRequestChunkSentParams) -> None:
        pieces.append(sent.chunk)

    trace.on_request_chunk_sent.append(note)
    app = web.Application()
    app.router.add_post("/", echo)
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession(connector=Connector(), trace_configs=[trace]) as session,
    ):
        for _ in range(1 + again):
            pieces.clear()
            async with session.post(server.make_url("/"), data=form()) as response:
                assert await response.json() == ['{"flags": 4}', "hånd.png", PICTURE.hex()]
            assert len(pieces) == 1
