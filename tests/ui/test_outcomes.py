"""What each answer of Discord means, as it comes over the wire: status, code, body, kind of content."""

from __future__ import annotations

import asyncio
import errno
import json
import socket
import ssl
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import json_or_text

from bot.ui.delivery.outcomes import Meaning, Thing, Unanswered, is_late, is_outage, lacks, meaning
from tests.discord.answers import page, refused, stranger
from tests.discord.requests import Answer

M = Meaning


async def error_of(answer: Answer) -> discord.HTTPException:
    """What discord.py makes of an answer."""
    kind: dict[int, type[discord.HTTPException]] = {403: discord.Forbidden, 404: discord.NotFound}
    if answer.status >= 500:
        kind[answer.status] = discord.DiscordServerError
    response: Any = answer
    return kind.get(answer.status, discord.HTTPException)(response, await json_or_text(response))


@pytest.mark.parametrize(
    ("means", "answers"),
    [
        (M.GONE, [(404, thing.value) for thing in Thing] + [(404, 10014), (404, 10087)]),
        (M.LATE, [(404, 10062), (404, 10015), (401, 50027), (400, 40094)]),
        (M.ANSWERED, [(400, 40060)]),
        (M.FORBIDDEN, [(403, 50013), (403, 50001), (403, 0), (403, 50007), (403, 60003), (400, 50024)]),
        (M.CLOSED, [(400, 50083), (403, 50083), (403, 160005), (400, 160005), (403, 40006)]),
        (M.FULL, [(400, 30038), (400, 30003), (400, 30005), (400, 30013), (400, 30033), (400, 160006)]),
        (M.FULL, [(403, 30013), (400, 30099)]),
        (M.BLOCKED, [(400, 200000), (400, 200001), (400, 240000), (403, 20009), (400, 20031)]),
        (M.LIMITED, [(400, 30046), (429, 20028), (429, 20016), (429, 0), (429, 40062)]),
        (M.BANNED, [(403, 40333)]),
        (M.OUTAGE, [(500, 0), (502, 0), (503, 0), (504, 0), (524, 0), (429, 130000), (403, 110001)]),
        (M.OUTAGE, [(401, 0), (401, 40001), (401, 50014)]),
        (M.FAULT, [(400, 50035), (400, 0), (400, 50006), (405, 0), (404, 0), (413, 40005), (400, 30015)]),
    ],
    ids=lambda value: value.name.lower() if isinstance(value, Meaning) else "",
)
async def test_of_an_answer_in_json(means: Meaning, answers: list[tuple[int, int]]) -> None:
    for status, code in answers:
        assert meaning(await error_of(refused(status, code))) is means, (status, code)


@pytest.mark.parametrize(
    ("status", "means"),
    [(403, M.BANNED), (429, M.BANNED), (413, M.FAULT), (400, M.OUTAGE), (404, M.OUTAGE), (502, M.OUTAGE)],
)
async def test_of_a_page(status: int, means: Meaning) -> None:
    error = await error_of(page(status))
    assert (meaning(error), is_outage(error)) == (means, means is not M.FAULT)


async def test_of_what_others_say_in_json_before_discord() -> None:
    for answer in (stranger(403, 40333), stranger(429, 0)):
        assert meaning(await error_of(answer)) is M.BANNED


@pytest.mark.parametrize(
    ("error", "means"),
    [
        (discord.RateLimited(60), M.LIMITED),
        (Unanswered(), M.OUTAGE),
        (TimeoutError(), M.OUTAGE),
        (ConnectionResetError(), M.OUTAGE),
        (OSError(errno.ENETUNREACH, "Network is unreachable"), M.OUTAGE),
        (socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution"), M.OUTAGE),
        (ssl.SSLError(1, "wrong version number"), M.OUTAGE),
        (aiohttp.ClientOSError(errno.EMFILE, "Too many open files"), M.OUTAGE),
        (OSError(errno.ENOSPC, "No space left on device"), M.FAULT),
        (FileNotFoundError(errno.ENOENT, "No such file or directory", "QS.png"), M.FAULT),
        (PermissionError(errno.EACCES, "Permission denied", "QS.png"), M.FAULT),
        (OSError(errno.EMFILE, "Too many open files", "QS.png"), M.FAULT),
        (OSError(errno.EIO, "Input/output error"), M.FAULT),
        (aiohttp.ServerDisconnectedError(), M.OUTAGE),
        (json.JSONDecodeError("a damaged row", "{", 1), None),
        (ZeroDivisionError(), None),
        (asyncio.CancelledError(), None),
    ],
)
def test_of_what_is_no_answer(error: BaseException, means: Meaning | None) -> None:
    assert meaning(error) is means


async def test_what_is_gone_is_named_and_only_then() -> None:
    assert lacks(await error_of(refused(404, 10008))) is Thing.MESSAGE
    assert lacks(await error_of(refused(404, 10003))) is Thing.CHANNEL
    for status, code in ((404, 10014), (403, 50013), (404, 0)):
        assert lacks(await error_of(refused(status, code))) is None
    assert lacks(await error_of(page(404))) is None


async def test_a_press_is_late_where_its_token_or_its_message_is_gone() -> None:
    for status, code in ((404, 10062), (404, 10015), (401, 50027), (404, 10008)):
        assert is_late(await error_of(refused(status, code)))
    for answer in (refused(404, 10003), refused(403, 50013), page(404), refused(401, 0)):
        assert not is_late(await error_of(answer))
