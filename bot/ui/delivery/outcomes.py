"""What has become of a request, told from the error that it ended with."""

from __future__ import annotations

from collections.abc import Iterator

import aiohttp
import discord

NO_CHANNEL, GONE, TOO_OLD, ARCHIVED = 10003, 10008, 30046, 50083
"""Discord's answers for a channel and for a message that were deleted, for a message too old to be edited so
often, and for one in an archived thread, which a new message opens again."""

LATE = (10008, 10015, 10062, 50027)
"""Discord's answers to a press that cannot be answered any more: its reader has closed the message, its three
seconds or fifteen minutes are over."""

ANSWERED_ALREADY = 40060
"""Discord's answer to a second first answer."""

INVALID = 50035
"""Discord's answer for a message that is not made as it must be."""

FIRST_PAUSE, LONGEST_PAUSE = 5_000, 600_000
"""Milliseconds until a request that was not answered is made again, at first and at most."""


class Unanswered(Exception):  # noqa: N818 - read as "the request stayed unanswered"
    """Discord has not answered in time. Whether it has done what was asked is not known."""


def is_outage(error: BaseException) -> bool:
    """Whether a request failed because Discord is ill or out of reach, whatever was asked.

    Then it is not known whether it has done what was asked.
    """
    if isinstance(error, discord.HTTPException):
        return error.status >= 500
    return isinstance(error, Unanswered | aiohttp.ClientError | OSError | TimeoutError)


def is_refused(error: BaseException, *codes: int) -> bool:
    """Whether Discord has answered with one of these codes."""
    return isinstance(error, discord.HTTPException) and error.code in codes


def names_picture(error: BaseException) -> bool:
    """Whether Discord does not know the file that a message names as its picture."""
    return is_refused(error, INVALID) and "ATTACHMENT" in str(error).upper()


def retry_after(error: BaseException) -> int | None:
    """How long (ms) Discord wants us to wait before this is asked again; None where it does not say."""
    if isinstance(error, discord.RateLimited):
        return round(error.retry_after * 1000)
    return None


def pauses() -> Iterator[int]:
    """The milliseconds to wait before each further try: twice as many each time, up to the most."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)
