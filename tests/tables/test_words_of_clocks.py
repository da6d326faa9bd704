"""What the log says of the machine's clock, for whoever reads it in the night."""

from __future__ import annotations

import logging

import pytest

from tests.tables.club import Club

HOURS_BACK = -3 * 3_600_000


async def test_a_clock_that_was_put_back_is_not_called_ahead(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.deal(2)
    with caplog.at_level(logging.WARNING):
        await club.clock.parts(HOURS_BACK)
    (line,) = [record.getMessage() for record in caplog.records if "clock" in record.getMessage()]
    assert "-" not in line, line
    assert "back by 3:00:00" in line


async def test_a_clock_that_was_put_forward_says_by_how_much(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.deal(2)
    with caplog.at_level(logging.WARNING):
        await club.clock.parts(90_000)
    (line,) = [record.getMessage() for record in caplog.records if "clock" in record.getMessage()]
    assert "forward by 0:01:30" in line
