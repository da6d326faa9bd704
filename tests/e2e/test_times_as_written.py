"""Times and hours that people type in commands: they mean what is written, or are refused."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tests.e2e.league import League, moments
from tests.e2e.screen import text_of, told
from tests.e2e.world import World


@pytest.mark.xfail(strict=True, reason="the zone is passed over, and the hour taken as that of the server")
async def test_a_season_starts_at_the_time_of_the_zone_that_was_written(world: World) -> None:
    await world.bot.services.preferences.change_server(world.guild.id, zone="Europe/Oslo")
    League(world)
    written = {"name": "Spring", "game": "olsen", "starts": "2026-01-11 20:00 UTC"}
    result = await world.slash("Una", "umpire create", **written)
    said = text_of(result.response) if result.response else told(result)
    assert {*moments(said)} <= {datetime(2026, 1, 11, 20, tzinfo=UTC)}, said


@pytest.mark.xfail(strict=True, reason="am, pm and words beside the hours are passed over")
@pytest.mark.parametrize(
    ("written", "other"), [("11pm-7am", "11–7"), ("mon-fri 23-7", "23–7"), ("22:00-06:00 CET", "22–6")]
)
async def test_quiet_hours_are_not_kept_as_others(world: World, written: str, other: str) -> None:
    result = await world.slash("Ada", "my settings", zone="Europe/Oslo", quiet=written)
    kept = [offer for offer in world.private("Ada", result).offers if offer.startswith("✓ ")]
    assert kept != [f"✓ {other}"]


@pytest.mark.xfail(strict=True, reason="a zone is known by its full name alone, with its capitals")
@pytest.mark.parametrize("written", ["Oslo", "oslo", "europe/oslo"])
async def test_a_time_zone_is_known_by_its_city_however_that_is_written(world: World, written: str) -> None:
    result = await world.slash("Ada", "my settings", zone=written)
    assert "**Your time zone**: Europe/Oslo" in world.private("Ada", result).text
