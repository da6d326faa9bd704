"""Times and hours that people type in commands: they mean what is written, or are refused."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tests.e2e.league import League, moments
from tests.e2e.screen import text_of, told
from tests.e2e.world import World


async def test_a_season_starts_at_the_time_of_the_zone_that_was_written(world: World) -> None:
    await world.bot.services.preferences.change_server(world.guild.id, zone="Europe/Oslo")
    League(world)
    written = {"name": "Spring", "game": "olsen", "starts": "2026-01-11 20:00 UTC"}
    result = await world.slash("Una", "umpire create", **written)
    said = text_of(result.response) if result.response else told(result)
    assert {*moments(said)} <= {datetime(2026, 1, 11, 20, tzinfo=UTC)}, said
    assert "I read this as Sunday, January 11, 2026, 20:00 (UTC)." in said


@pytest.mark.parametrize(
    ("written", "other"), [("11pm-7am", "11–7"), ("mon-fri 23-7", "23–7"), ("22:00-06:00 CET", "22–6")]
)
async def test_quiet_hours_are_not_kept_as_others(world: World, written: str, other: str) -> None:
    result = await world.slash("Ada", "my settings", zone="Europe/Oslo", quiet=written)
    assert f"✓ {other}" not in world.private("Ada", result).in_force


@pytest.mark.parametrize("written", ["Oslo", "oslo", "europe/oslo"])
async def test_a_time_zone_is_known_by_its_city_however_that_is_written(world: World, written: str) -> None:
    result = await world.slash("Ada", "my settings", zone=written)
    assert "**Your time zone**: Europe/Oslo" in world.private("Ada", result).text


async def test_who_is_away_reads_until_when_in_which_zone(world: World) -> None:
    await world.table("Ada", "Bo", clock="slow")
    await world.slash("Ada", "my settings", zone="oslo")
    result = await world.slash("Ada", "my away", until="in 3 days at 8pm")
    assert "20:00 (Europe/Oslo)." in world.private("Ada", result).text


async def test_an_hour_that_clocks_skip_is_said_to_be_later(world: World) -> None:
    await world.bot.services.preferences.change_server(world.guild.id, zone="Europe/Oslo")
    League(world)
    result = await world.slash("Una", "umpire create", name="Spring", game="olsen", starts="29.3.2026 02:30")
    said = text_of(result.response) if result.response else told(result)
    assert "29, 2026, 03:30 (Europe/Oslo). The clocks skip the hour you wrote" in said
