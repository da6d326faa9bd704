"""What is tried again is logged: a fault of the bot as a fault with an id, anything else as a wait."""

from __future__ import annotations

import asyncio
import errno
import logging
import re

import pytest

from bot.storage import StorageBusy
from bot.ui.delivery.again import until_done
from bot.ui.delivery.outcomes import Unanswered
from tests.discord.answers import refused
from tests.tables.clock import HandClock
from tests.ui.test_outcomes import error_of


async def tried(error: Exception, caplog: pytest.LogCaptureFixture) -> logging.LogRecord:
    """Let the first of two tries raise an error. Return what is logged about it."""
    caplog.set_level(logging.INFO)
    changed, tries = asyncio.Event(), list[int]()

    async def attempt() -> bool:
        tries.append(len(tries))
        changed.set()
        if len(tries) == 1:
            raise error
        return True

    await until_done(attempt, HandClock(), "to delete message 7", changed)
    assert tries == [0, 1]
    (record,) = caplog.records
    return record


@pytest.mark.parametrize(
    "error", [StorageBusy("busy"), Unanswered("no answer"), ConnectionResetError("gone")], ids=repr
)
async def test_what_may_succeed_later_is_no_fault(error: Exception, caplog: pytest.LogCaptureFixture) -> None:
    record = await tried(error, caplog)
    assert record.levelno == logging.INFO
    assert record.getMessage() == f"to delete message 7 has to wait: {error}"


async def test_a_refusal_by_discord_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    record = await tried(await error_of(refused(403, 50013)), caplog)
    assert record.levelno == logging.INFO


@pytest.mark.parametrize("error", [KeyError("seat"), OSError(errno.ENOSPC, "disk full")], ids=repr)
async def test_a_fault_of_the_bot_has_an_id_and_a_traceback(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    record = await tried(error, caplog)
    assert record.levelno == logging.ERROR
    assert re.fullmatch("fault [0-9a-f]{8}: to delete message 7 has to wait", record.getMessage())
    assert record.exc_info is not None
    assert record.exc_info[1] is error


async def test_a_request_that_is_wrong_is_a_fault(caplog: pytest.LogCaptureFixture) -> None:
    record = await tried(await error_of(refused(400, 50035)), caplog)
    assert record.levelno == logging.ERROR
