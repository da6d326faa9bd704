"""Who is there when a table of the tournament begins, and what a tournament of few is played for."""

from __future__ import annotations

from tests.e2e.league import DAY, HOUR, League
from tests.e2e.world import World


def begun(league: League) -> int:
    """How many tables of the tournament have begun."""
    tables = league.world.bot.services.tables.open_tables()
    return sum(table.phase == "playing" for table in tables)


async def test_who_was_ready_days_ago_is_not_dealt_cards_when_the_last_one_comes(world: World) -> None:
    league = League(world)
    await league.begin("Ada", "Bo", "Cleo", format="pursuit", game="pursuit")
    await world.pass_time(20)
    for name in ("Ada", "Bo"):
        await (await league.screen(name, "league fixtures")).press("I’m here")
        await world.pass_time(3)
    await world.pass_time(2 * DAY + 10 * HOUR)
    before = begun(league)
    screen = await league.screen("Cleo", "league fixtures")
    await screen.press("I’m here")
    await world.pass_time(20)
    assert begun(league) == before, "cards are dealt to two who may be asleep"


async def test_before_the_start_of_a_tournament_of_few_it_is_said_that_all_reach_the_play_off(
    world: World,
) -> None:
    league = League(world)
    await league.open("Ada", "Bo", "Cleo", format="pursuit", game="pursuit")
    assert "play-off" in (await league.go("start")).text
