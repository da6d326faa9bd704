"""What errors mean for requests to Discord: one table for all answers.

All code that gets an error from a request asks here. The codes and statuses are those of Discord's page
https://discord.com/developers/docs/topics/opcodes-and-status-codes; anything else has a comment.
"""

from __future__ import annotations

import asyncio
import errno
import json
import math
import socket
import ssl
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from enum import Enum, IntEnum, auto
from typing import Any, TypeVar

import aiohttp
import discord

from bot.milliseconds import MINUTE
from bot.tables import Clock

T = TypeVar("T")

FIRST_PAUSE, LONGEST_PAUSE = 5_000, 600_000
"""Milliseconds before an unanswered request is repeated, at first and at most."""

BANNED_FOR = MINUTE
"""Milliseconds to send nothing after a 429 without a duration."""


class Meaning(Enum):
    """What Discord's answer to a request means."""

    GONE = auto()
    """What the request was about no longer exists. Only this is final."""
    LATE = auto()
    """The press can no longer be answered: its three seconds or fifteen minutes are over, or its answers are
    used up.
    """
    ANSWERED = auto()
    """The press has its first answer already."""
    FORBIDDEN = auto()
    """The bot may not do that there. People can allow it at any time."""
    CLOSED = auto()
    """No one may do that there for now, because the thread is closed or locked, or the place is switched
    off.
    """
    FULL = auto()
    """The place has the maximum number of these."""
    BLOCKED = auto()
    """The place doesn't accept these words, or this picture."""
    LIMITED = auto()
    """Too many requests. The same one is accepted later."""
    BANNED = auto()
    """This machine's address is banned, and nothing reaches Discord."""
    OUTAGE = auto()
    """Discord has a problem or can't be reached. It may or may not have carried out the request."""
    FAULT = auto()
    """The request is wrong, and would be wrong again."""

    @property
    def is_nowhere(self) -> bool:
        """Whether every other request would fail too, so that all wait together."""
        return self in (Meaning.BANNED, Meaning.OUTAGE)

    @property
    def is_momentary(self) -> bool:
        """Whether the same request is accepted later without anyone changing anything."""
        return self.is_nowhere or self is Meaning.LIMITED

    @property
    def is_shut_out(self) -> bool:
        """Whether a place accepts nothing from the bot until a person changes something there."""
        return self in (Meaning.FORBIDDEN, Meaning.CLOSED, Meaning.FULL, Meaning.BLOCKED)


class Thing(IntEnum):
    """What a request can be about, with Discord's code for an unknown one."""

    CHANNEL = 10003
    SERVER = 10004
    MEMBER = 10007
    MESSAGE = 10008
    ROLE = 10011
    USER = 10013
    EVENT = 10070


_OF_KIND = {10: Meaning.GONE, 30: Meaning.FULL}
"""The meaning of codes by their first two of five digits: something is unknown, or a maximum is reached."""

TOO_OLD, ARCHIVED, INVALID = 30046, 50083, 50035
"""Discord's codes for an old message edited too often, for an archived thread (a new message opens it again
unless it is locked), and for a malformed request.
"""

_OF_CODE = {
    **dict.fromkeys((10015, 10062, 40094, 50027), Meaning.LATE),
    40060: Meaning.ANSWERED,
    # 40058, 50008 and 50024 come when staff have changed the channel's type.
    **dict.fromkeys((20012, 40058, 50001, 50007, 50008, 50009, 50013, 50024), Meaning.FORBIDDEN),
    **dict.fromkeys((50101, 50278, 60003, 160002, 400001), Meaning.FORBIDDEN),
    **dict.fromkeys((40004, 40006, 50083, 160005), Meaning.CLOSED),
    **dict.fromkeys((160006, 160007), Meaning.FULL),
    **dict.fromkeys((20009, 20031, 200000, 200001, 240000), Meaning.BLOCKED),
    **dict.fromkeys((20016, 20022, 20028, 20029), Meaning.LIMITED),
    **dict.fromkeys((30034, 30040, 30042, 30046, 40003, 40062), Meaning.LIMITED),
    40333: Meaning.BANNED,
    **dict.fromkeys((110000, 110001, 130000), Meaning.OUTAGE),
    **dict.fromkeys((30015, 30052), Meaning.FAULT),
}
"""The meaning of Discord's error codes."""

_OF_STATUS = {
    401: Meaning.OUTAGE,  # the token is invalid, so every request fails until the bot starts with a new one
    403: Meaning.FORBIDDEN,
    429: Meaning.LIMITED,
}
"""The meaning of statuses whose code says nothing."""

_OF_PAGE = {403: Meaning.BANNED, 413: Meaning.FAULT, 429: Meaning.BANNED}
"""The meaning of statuses with an HTML page. Discord itself answers in JSON, so these come from the network
before it, and so does any other page, because Discord has a problem.
"""


_OF_FILES = {
    *(
        errno.ENOSPC,
        errno.EDQUOT,
        errno.EFBIG,
        errno.EROFS,
        errno.EIO,
        errno.ENXIO,
        errno.ENODEV,
        errno.ESTALE,
    ),
    *(errno.EACCES, errno.EPERM, errno.ENOENT, errno.EEXIST, errno.EISDIR, errno.ENOTDIR, errno.ENOTEMPTY),
    *(errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EBUSY, errno.EXDEV, errno.ELOOP, errno.ENAMETOOLONG),
}
"""Error numbers that concern files, disks and memory, never connections."""


class Unanswered(Exception):  # noqa: N818 - read as "the request stayed unanswered"
    """Discord has not answered in time. It may or may not have carried out the request."""


@contextmanager
def reading() -> Iterator[None]:
    """Raise :class:`Unanswered` if an answer from Discord read in this block is not the JSON that it claims
    to be, which means that its sender has a problem.
    """
    try:
        yield
    except json.JSONDecodeError as error:
        raise Unanswered("the answer is no JSON") from error


def pause_for_all(status: int, headers: Mapping[str, str]) -> int:
    """Return how long (ms) nothing may be sent after an answer; 0 if it doesn't say."""
    is_global = headers.get("X-RateLimit-Scope") == "global" or "X-RateLimit-Global" in headers
    if status != 429 or (is_from_discord(status, headers) and not is_global):
        return 0
    try:
        return round(float(headers.get("Retry-After", 0)) * 1000) or BANNED_FOR
    except ValueError:
        return BANNED_FOR


def rest_of(headers: Mapping[str, str]) -> int:
    """Return how long (ms) a destination accepts nothing more after an answer with these headers; 0 if it
    still does, or they don't say.
    """
    if headers.get("X-RateLimit-Remaining") != "0":
        return 0
    try:
        return math.ceil(float(headers.get("X-RateLimit-Reset-After", 0)) * 1000)
    except ValueError:
        return 0


def meaning(error: BaseException) -> Meaning | None:
    """Return what an error of a request means; None if it does not come from Discord or the way there."""
    if isinstance(error, discord.RateLimited):
        return Meaning.LIMITED
    if isinstance(error, discord.HTTPException):
        return _of_answer(error)
    if not isinstance(error, Unanswered | aiohttp.ClientError | OSError):
        return None
    return Meaning.FAULT if is_of_this_machine(error) else Meaning.OUTAGE


def is_of_this_machine(error: BaseException) -> bool:
    """Return whether an error concerns this machine's files or memory (e.g. a full disk), and not the
    connection to Discord.
    """
    if isinstance(error, aiohttp.ClientError | socket.gaierror | ssl.SSLError):
        return False
    return isinstance(error, OSError) and error.errno in _OF_FILES


def kind_at(server: int, error: BaseException) -> tuple[int, object]:
    """Return a key for errors with the same meaning and scope: the ``server`` (by id), or everything if every
    other request would fail too.
    """
    means = meaning(error)
    return 0 if means is not None and means.is_nowhere else server, means or type(error)


def _of_answer(error: discord.HTTPException) -> Meaning:
    if error.status >= 500:
        return Meaning.OUTAGE
    if error.code in _OF_CODE:
        return _OF_CODE[error.code]
    headers = getattr(error.response, "headers", {})
    if not error.code and _is_page(headers):
        return _OF_PAGE.get(error.status, Meaning.OUTAGE)
    if error.status == 429 and not _is_passed_on(headers):
        return Meaning.BANNED
    return _OF_KIND.get(error.code // 1000) or _OF_STATUS.get(error.status, Meaning.FAULT)


def _is_page(headers: Mapping[str, str]) -> bool:
    return not headers.get("content-type", "application/json").startswith("application/json")


def _is_passed_on(headers: Mapping[str, str]) -> bool:
    """Return whether an answer came through Discord's own servers. The documentation doesn't mention this;
    discord.py relies on it.
    """
    return "Via" in headers


def is_from_discord(status: int, headers: Mapping[str, str]) -> bool:
    """Return whether an answer certainly comes from Discord itself, before its body is read."""
    is_open = status >= 500 or status in (401, 403) or (status == 429 and not _is_passed_on(headers))
    return not is_open and not _is_page(headers)


def lacks(error: BaseException) -> Thing | None:
    """Return what a request was about if that is gone, or else None."""
    if meaning(error) is Meaning.GONE and isinstance(error, discord.HTTPException):
        return next((thing for thing in Thing if thing == error.code), None)
    return None


def is_outage(error: BaseException) -> bool:
    """Return whether a request failed because nothing reaches Discord, or nothing comes back.

    If so, Discord may or may not have carried out the request.
    """
    means = meaning(error)
    return means is not None and means.is_nowhere


def is_momentary(error: BaseException) -> bool:
    """Return whether Discord will accept the same request later without anyone changing anything."""
    means = meaning(error)
    return means is not None and means.is_momentary


def is_late(error: BaseException) -> bool:
    """Return whether a press can no longer be answered, or its reader has closed the message."""
    return meaning(error) is Meaning.LATE or lacks(error) is Thing.MESSAGE


def is_uneditable(error: BaseException) -> bool:
    """Return whether a message can no longer be edited, so that a new one is sent in its place."""
    return lacks(error) is Thing.MESSAGE or is_refused(error, TOO_OLD, ARCHIVED)


def is_left(error: BaseException) -> bool:
    """Return whether a maintained message is left as it is, because it is gone or can't be edited for now."""
    means = meaning(error)
    is_closed = means is not None and (means is Meaning.GONE or means.is_shut_out)
    return is_closed or is_refused(error, TOO_OLD)


def is_refused(error: BaseException, *codes: int) -> bool:
    """Return whether Discord has answered with one of the error ``codes``."""
    return isinstance(error, discord.HTTPException) and error.code in codes


def names_picture(error: BaseException) -> bool:
    """Return whether Discord refused a message because it doesn't know the picture's file."""
    return is_refused(error, INVALID) and "ATTACHMENT" in str(error).upper()


def retry_after(error: BaseException) -> int | None:
    """Return how long (ms) Discord wants us to wait before the next try; None if it does not say."""
    if isinstance(error, discord.RateLimited):
        return round(error.retry_after * 1000)
    return None


def pauses(first: int = FIRST_PAUSE, longest: int = LONGEST_PAUSE) -> Iterator[int]:
    """Yield the milliseconds to wait before each further try: ``first``, then twice as long each time, up to
    ``longest``.
    """
    pause = first
    while True:
        yield pause
        pause = min(2 * pause, longest)


async def within(clock: Clock, ms: int, work: Coroutine[Any, Any, T]) -> T:
    """Wait for ``work`` for at most ``ms`` milliseconds; then cancel it and raise :class:`Unanswered`."""
    task = asyncio.ensure_future(work)
    done = asyncio.Event()
    task.add_done_callback(lambda _: done.set())
    try:
        await clock.wait(done, clock.now() + ms)
        if not task.done():
            raise Unanswered(f"no answer within {ms} ms")
        with reading():
            return task.result()
    finally:
        if not task.done():
            task.cancel()
