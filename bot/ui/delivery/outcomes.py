"""What an error says about a request to Discord: refused, limited, or of unknown outcome."""

from __future__ import annotations

from collections.abc import Iterator

import aiohttp
import discord

NO_CHANNEL, GONE, TOO_OLD, ARCHIVED = 10003, 10008, 30046, 50083
"""Discord's error codes for: a deleted channel; a deleted message; an old message that was edited too often;
a message in an archived thread, which a new message opens again."""

LATE = (10008, 10015, 10062, 50027)
"""Discord's error codes for a press that can no longer be answered: its message was closed, or its three
seconds or fifteen minutes are over."""

ANSWERED_ALREADY = 40060
"""Discord's error code if an interaction gets a second first response."""

INVALID = 50035
"""Discord's error code for a malformed message."""

FIRST_PAUSE, LONGEST_PAUSE = 5_000, 600_000
"""Milliseconds before an unanswered request is repeated, at first and at most."""


class Unanswered(Exception):  # noqa: N818 - read as "the request stayed unanswered"
    """Discord has not answered in time. It may or may not have carried out the request."""


def is_outage(error: BaseException) -> bool:
    """Return whether a request failed because Discord is ill or out of reach.

    If so, Discord may or may not have carried out the request.
    """
    if isinstance(error, discord.HTTPException):
        return error.status >= 500
    return isinstance(error, Unanswered | aiohttp.ClientError | OSError | TimeoutError)


def is_refused(error: BaseException, *codes: int) -> bool:
    """Return whether Discord has answered with one of the error ``codes``."""
    return isinstance(error, discord.HTTPException) and error.code in codes


def names_picture(error: BaseException) -> bool:
    """Return whether Discord has refused a message because it does not know the picture's file."""
    return is_refused(error, INVALID) and "ATTACHMENT" in str(error).upper()


def retry_after(error: BaseException) -> int | None:
    """Return how long (ms) Discord wants us to wait before the next try; None if it does not say."""
    if isinstance(error, discord.RateLimited):
        return round(error.retry_after * 1000)
    return None


def pauses(first: int = FIRST_PAUSE, longest: int = LONGEST_PAUSE) -> Iterator[int]:
    """Yield the milliseconds to wait before each further try: ``first``, and then twice as long each time, up
    to ``longest``.
    """
    pause = first
    while True:
        yield pause
        pause = min(2 * pause, longest)
