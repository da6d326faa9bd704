"""Days, weeks and months are those of the server's own time zone, also where its clocks change."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

import pytest

from tests.by_day import first
from tests.e2e.league import DAY, HOUR, League, moments
from tests.e2e.screen import text_of
from tests.e2e.world import World

ANGELES = ZoneInfo("America/Los_Angeles")


async def in_zone(world: World, zone: ZoneInfo) -> League:
    """A league on a server that has chosen this zone."""
    await world.bot.services.preferences.change_server(world.guild.id, zone=zone.key)
    return League(world)


async def test_a_round_of_days_ends_at_the_hour_at_which_it_was_drawn(world: World) -> None:
    league = await in_zone(world, zone := ZoneInfo("Europe/Oslo"))
    begins = league.now(zone)
    await league.rounds("Ada", "Bo", size=2, **{"round-length": "90 days"})
    ends, *_ = moments(text_of(league.post("To be played by")), zone)
    assert ends.utcoffset() != begins.utcoffset(), "the clocks change meanwhile"
    assert abs((ends.hour * 60 + ends.minute) - (begins.hour * 60 + begins.minute)) < 5, ends


@pytest.mark.parametrize("day", first(["2026-03-07", "2026-10-31"]), ids=["spring", "autumn"])
async def test_rounds_of_a_day_follow_at_one_hour_when_the_clocks_change(world: World, day: str) -> None:
    league = await in_zone(world, ANGELES)
    settings = {"rounds": 2, "size": 2, "starts": f"{day} 20:00", "round-length": "1 day"}
    await league.open("Ada", "Bo", format="rounds", **settings)
    await league.until(datetime.fromisoformat(f"{day}T20:00:30").replace(tzinfo=ANGELES))
    ends, *_ = moments(text_of(league.post("To be played by")), ANGELES)
    assert f"{ends:%H:%M}" == "20:00"


@pytest.mark.parametrize(
    "begins",
    first(["2026-10-03 Australia/Lord_Howe", "2026-04-04 Australia/Sydney", "2026-12-31 Pacific/Kiritimati"]),
)
async def test_the_second_round_ends_at_the_hour_of_the_first_far_from_here(
    world: World, begins: str
) -> None:
    day, zone = begins.split()
    league = await in_zone(world, place := ZoneInfo(zone))
    settings = {"rounds": 2, "size": 2, "starts": f"{day} 20:00", "round-length": "1 day"}
    await league.open("Ada", "Bo", format="rounds", **settings)
    for later in (0, 1):
        now = datetime.fromisoformat(f"{day}T20:00:30") + timedelta(days=later)
        await league.until(now.replace(tzinfo=place))
        ends, *_ = moments(text_of(league.post("To be played by")), place)
        assert ends.replace(tzinfo=None) == now.replace(second=0) + timedelta(days=1)


async def test_a_season_of_weeks_ends_at_the_hour_at_which_it_was_announced(world: World) -> None:
    league = await in_zone(world, zone := ZoneInfo("Europe/Oslo"))
    now = league.now(zone)
    screen = await league.drafted(name="Spring", game="olsen", format="open", ends="20 weeks")
    (ends,) = {at for at in moments(screen.text, zone) if at.month > 4}
    assert (ends.hour, ends.minute) == (now.hour, now.minute), ends


async def test_this_month_is_the_month_of_the_server(world: World) -> None:
    league = await in_zone(world, ANGELES)
    await world.words_only("Ada")
    await league.until(datetime(2026, 2, 1, 0, 20, tzinfo=UTC))
    assert league.now(ANGELES).month == 1
    await world.play_out(await world.table("Ada", "Bo", length=1, clock="fast"), Random(1))
    await world.pass_time(2 * DAY)
    board = text_of((await world.slash("Ada", "leaderboard", period="month")).response)
    assert "1 of 1 won" not in board


async def test_this_month_is_said_with_its_zone_where_one_is_set(world: World) -> None:
    await world.words_only("Ada")
    await world.play_out(await world.table("Ada", "Bo", length=1, clock="fast"), Random(1))

    async def screens() -> str:
        board = await world.slash("Ada", "leaderboard", period="month")
        return text_of(board.response) + text_of((await world.slash("Ada", "stats")).response)

    assert "This month\n" in (unset := await screens())
    assert "UTC" not in unset
    for zone in ("Pacific/Kiritimati", "Europe/Oslo"):
        await world.bot.services.preferences.change_server(world.guild.id, zone=zone)
        shown = await screens()
        assert f"This month ({zone})" in shown
        assert f"Months follow the time in {zone}." in shown
    offered = await world.members["Ada"].autocomplete(world.channel, "leaderboard", "period", "this")
    assert [offer["name"] for offer in offered] == ["This month (Europe/Oslo)"]


async def test_a_match_stays_in_the_month_in_which_it_was_played_when_the_server_moves(world: World) -> None:
    league = await in_zone(world, ANGELES)
    await world.words_only("Ada")
    await league.until(datetime(2026, 2, 1, 0, 20, tzinfo=UTC))
    await world.play_out(await world.table("Ada", "Bo", length=1, clock="fast"), Random(1))
    assert "of 1 won" in text_of((await world.slash("Ada", "leaderboard", period="month")).response)
    await in_zone(world, ZoneInfo("Europe/Oslo"))
    assert "of 1 won" not in text_of((await world.slash("Ada", "leaderboard", period="month")).response)


async def test_a_match_is_offered_by_the_day_on_which_it_was_played_there(world: World) -> None:
    league = await in_zone(world, ANGELES)
    await league.begin("Ada", "Bo", format="open")
    now = league.now(ANGELES)
    await world.pass_time((17 - now.hour) % 24 * HOUR)
    there = league.now(ANGELES)
    assert there.day != league.now().day
    await league.played({"Ada": 0, "Bo": 35})
    ((name, _),) = await league.offered("void")
    assert f"{there:%b} {there.day}, {there.year}" in name
