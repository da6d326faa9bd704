"""Who has won the seasons of a server, as its members see it."""

from __future__ import annotations

import pytest_asyncio

from bot.cli.verify.command import Counts, differences
from tests.e2e.league import League
from tests.e2e.screen import Private
from tests.e2e.world import World


async def season(league: League, name: str, *order: str, **settings: object) -> None:
    """A season that these players have finished in this order, and the umpire has confirmed."""
    await league.begin(*order, name=name, format="open", length=1, **settings)
    await league.played({player: 10 * place for place, player in enumerate(order)})
    await league.decide("confirm", reason="well played")
    await league.world.pass_time(60)


async def champions(world: World, who: str) -> Private:
    """The screen of the champions."""
    return world.private(who, await world.slash(who, "league champions"))


@pytest_asyncio.fixture
async def won(world: World) -> World:
    """A server in which three seasons of two leagues were won."""
    league = League(world)
    await season(league, "Spring", "Ada", "Bo", "Cleo")
    await season(league, "Autumn", "Bo", "Ada", "Cleo")
    await season(league, "Spring", "Ada", "Cleo", "Bo")
    return world


async def test_nobody_has_won_anything_yet(world: World) -> None:
    assert "No season has ended yet." in (await champions(world, "Ada")).text


async def test_all_seasons_stand_on_one_page_with_records_and_a_picture(won: World) -> None:
    screen = await champions(won, "Cleo")
    newest, middle, oldest = (line for line in screen.text.split("\n") if "🏆 **" in line)
    assert newest.startswith("Spring, season 2: 🏆 **Ada** · Olsen")
    assert middle.startswith("Autumn, season 1: 🏆 **Bo**")
    assert oldest.startswith("Spring, season 1: 🏆 **Ada**")
    assert "Ada: 2 titles, 2 in a row.\nBo: 1 title." in screen.text
    assert screen.alt.startswith("Ada: 2 titles, 2 in a row. Bo: 1 title. Spring, season 2: Ada.")


async def test_a_league_is_chosen_by_a_menu(won: World) -> None:
    screen = await champions(won, "Cleo")
    await screen.press("Autumn")
    assert "## 🏆 Champions of Autumn" in screen.text
    assert "Spring, season" not in screen.text
    await screen.press("All leagues")
    assert "Spring, season 2" in screen.text


async def test_who_wants_words_gets_no_picture(won: World) -> None:
    words = won.private("Bo", await won.slash("Bo", "my settings"))
    await words.press("Words only")
    screen = await champions(won, "Bo")
    assert screen.alt == ""
    assert "Ada: 2 titles, 2 in a row." in screen.text


async def test_stats_name_the_titles(won: World) -> None:
    stats = await won.slash("Ada", "stats")
    assert "🏆 **Champion 2 times:** Spring ×2" in won.private("Ada", stats).text
    assert "Champion" not in won.private("Cleo", await won.slash("Cleo", "stats")).text


async def test_a_season_that_is_reviewed_again_has_no_champion_until_it_is_confirmed(won: World) -> None:
    league = League(won)
    await league.decide("reopen", reason="a wrong result")
    assert "Spring, season 2" not in (await champions(won, "Ada")).text
    await league.decide("confirm", reason="as it was")
    assert "Spring, season 2: 🏆 **Ada**" in (await champions(won, "Ada")).text


async def test_a_title_that_nobody_has_won_is_found(won: World) -> None:
    database = won.bot.database
    assert not [each async for each in differences(database, Counts()) if "titles" in str(each)]
    ((season,),) = won.rows("SELECT season FROM seasons WHERE league = 'Autumn'")
    async with database.transaction() as tx:
        await tx.titles.give(season, ())
    (found,) = [str(each) async for each in differences(database, Counts()) if "titles" in str(each)]
    assert f"season {season}" in found
    assert "titles is []" in found
