"""What the log says of the machine's clock, for whoever reads it in the night."""

from __future__ import annotations

import logging

import pytest

from tests.tables.club import Club

HOURS_BACK = -3 * 3_600_000


@pytest.mark.xfail(strict=True, reason="a clock that was put back is called ahead by less than nothing")
async def test_a_clock_that_was_put_back_is_not_called_ahead(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.deal(2)
    with caplog.at_level(logging.WARNING):
        await club.clock.parts(HOURS_BACK)
    (line,) = [record.getMessage() for record in caplog.records if "clock" in record.getMessage()]
    assert "-" not in line, line
