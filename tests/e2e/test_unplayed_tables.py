"""The end of a round in which not everything was played: that is said, and nobody signs what they did not."""

from __future__ import annotations

import pytest_asyncio

from tests.e2e.league import DAY, MINUTE, League, rows
from tests.e2e.screen import text_of
from tests.e2e.world import World

EIGHT = tuple(f"M{number}" for number in range(8))


@pytest_asyncio.fixture
async def deserted(world: World) -> tuple[League, str]:
    """A season whose only round is over, and the one of its two tables to which nobody came."""
    league = League(world)
    await league.rounds(*EIGHT)
    number = 1 + list(await league.to_play()).index(await table_of(league, "M0"))
    await league.play(but=["M0"])
    await world.pass_time(8 * DAY)
    return league, f"table {number}"


async def table_of(league: League, name: str) -> str:
    """The key of the table at which a member sits."""
    return next(key for key, names in (await league.to_play()).items() if name in names)


async def test_the_post_at_the_end_names_the_table_that_was_not_played(deserted: tuple[League, str]) -> None:
    league, table = deserted
    said = league.texts()[-1]
    assert "confirm" in said
    assert table in said


async def test_the_announcement_names_the_table_that_was_not_played(deserted: tuple[League, str]) -> None:
    league, table = deserted
    announced, *_ = league.texts()
    assert table in announced.casefold()


async def test_before_confirming_the_table_that_was_not_played_is_named(deserted: tuple[League, str]) -> None:
    league, table = deserted
    assert table in (await league.go("confirm")).text


async def test_no_reason_is_written_in_the_name_of_an_umpire(deserted: tuple[League, str]) -> None:
    league, _ = deserted
    written = {reason for *_, reason in league.lines()}
    screen = await league.go("confirm")
    for _ in range(2):
        if "Confirm" in screen.labels:
            await screen.press("Confirm")
    assert {reason for *_, reason in league.lines()} == written


@pytest_asyncio.fixture
async def unfinished(world: World) -> League:
    """A season whose only match was begun, and had no deal finished when its round was over."""
    league = League(world)
    await league.rounds("Ada", "Bo", size=2, clock="slow", **{"round-length": "1 day"})
    await world.pass_time(DAY + MINUTE)
    assert any("was stopped early" in text for text in league.texts())
    return league


async def test_a_match_of_which_no_deal_was_finished_counts_for_nobody(unfinished: League) -> None:
    standings = rows((await unfinished.exported())["standings.csv"])
    assert {row["player"]: float(row["score"] or 0) for row in standings} == {"Ada": 0, "Bo": 0}


async def test_a_match_of_which_no_deal_was_finished_is_a_table_that_was_not_played(
    unfinished: League,
) -> None:
    assert "table 1" in text_of(unfinished.post("Dashboard"))


async def test_results_without_a_table_are_confirmed_when_that_is_said_twice(
    deserted: tuple[League, str],
) -> None:
    league, table = deserted
    before = league.lines()
    screen = await league.go("confirm")
    await screen.press("Confirm")
    assert table in screen.text
    assert league.lines() == before, "it was only asked once more"
    await screen.press("Confirm")
    assert "✅ Done" in screen.text
    assert league.world.bot.services.seasons.running(league.world.guild.id) == []
    await league.world.pass_time(30)
    announced, *_ = league.texts()
    assert table in announced.casefold(), "it stays said"


async def test_from_the_dashboard_too_nothing_is_signed_that_nobody_wrote(
    deserted: tuple[League, str],
) -> None:
    league, table = deserted
    dashboard = await league.slash("dashboard")
    await dashboard.press("Confirm the results…")
    assert table in dashboard.text
    assert "\n> " not in dashboard.text
    for _ in range(2):
        await dashboard.press("Confirm")
    assert "✅ Done" in dashboard.text
    assert league.lines()[-1][-1] == ""
