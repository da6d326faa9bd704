"""A cup from the command to its champion: created, drawn as a bracket, played, settled and crowned."""

from __future__ import annotations

import re

import pytest_asyncio

from tests.e2e.screen import text_of, told
from tests.e2e.test_league_screens import pictures
from tests.e2e.test_seasons import PLAYERS, SeasonClub
from tests.e2e.world import World

LEFT = re.compile(r"(\d+)\W* players are left")


@pytest_asyncio.fixture
async def club(world: World) -> SeasonClub:
    return SeasonClub(world)


async def test_a_cup_is_created_played_and_crowned(club: SeasonClub) -> None:
    world = club.world
    refused = await club.refused("create", name="Cup", format="cup", rounds=3)
    assert "**Rounds** doesn’t apply" in refused
    await club.announce(format="cup", size=3, length=1, seeding="signup", **{"round-length": "8 days"})
    assert "**Cup:** knock-out at tables of 3" in club.said()
    await club.enter(*PLAYERS)
    await club.decide("start")
    await world.pass_time(15)
    info = world.private("Bo", await world.slash("Bo", "league info"))
    assert "**Round 1 is running.** 6 players are left" in info.text
    await info.press(world.say("league-button-how"))
    assert "Seeds follow the order of sign-up." in await info.all_pages(world.say("button-page-after"))
    standings = world.private("Bo", await world.slash("Bo", "league standings"))
    assert "▫️ ▸ **Bo** · seed 2" in standings.text
    assert "Seeds: 1 Ada · 2 Bo" in standings.text
    (alt,) = pictures(standings.message)
    assert "Round 1, table 1: Ada, Dag, Eva." in alt

    await club.play_round("Finn")
    await world.pass_time(60)
    left = LEFT.findall(told(await world.slash("Bo", "league info")))
    assert [one for one in left if one != "6"] == left
    assert LEFT.findall(club.said()) == left, "the announcement says it before the next draw"
    await world.restart()
    for _ in range(6):  # a tiebreaker is a round of its own
        await club.next_round()
        if club.season.phase == "review":
            break
        await club.play_round()
    season = club.season
    assert season.phase == "review"
    standings = world.private("Bo", await world.slash("Bo", "league standings"))
    assert " won." in pictures(standings.message)[0]
    await club.decide("confirm", reason="well played")
    await world.pass_time(30)
    (champion,) = club.champions()
    assert {champion} == await club.winners(season)
    assert champion != "Finn"
    (first,) = (line for line in standings.text.split("\n") if line.startswith("**1.**"))
    assert champion in first
    assert "🥇" in club.said()


async def test_who_wins_a_table_without_playing_is_told_what_that_means(club: SeasonClub) -> None:
    world = club.world
    await club.announce(format="cup", size=2, length=1, seeding="signup", **{"round-length": "8 days"})
    await club.enter("Ada", "Bo", "Cleo", "Dag")
    await club.decide("start")
    ada = await club.key("Ada")
    state = club.season.play
    (own,) = [key for key, table in state.fixtures.items() if ada in table.entries]
    (other,) = [key for key in state.fixtures if key != own]
    await club.decide("forfeit", which=own, player="Ada", reason="nobody else came")
    await world.pass_time(15)
    (said,) = [text for text in texts_everywhere(world) if "won by forfeit and advanced" in text]
    assert said.startswith(
        f"🏅 Round 1, table 1: **<@{world.members['Ada'].id}> won by forfeit and advanced**"
    )
    assert "because the others didn’t show up. No-shows forfeit: " in said
    fixtures = told(await world.slash("Ada", "league fixtures"))
    assert "🏅 won by forfeit: " in fixtures
    account = world.private("Ada", await world.slash("Ada", "league standings"))
    assert account.text
    shown = told(await club.world.slash("Una", "umpire log"))
    assert "Ada won by forfeit" in shown
    first = next(iter(state.fixtures[other].entries))
    (name,) = [each for each in ("Bo", "Cleo", "Dag") if await club.key(each) == first]
    await club.decide("forfeit", which=other, player=name, reason="nobody else came")
    await world.pass_time(9 * 24 * 3600)
    (final,) = [key for key, table in club.season.play.fixtures.items() if table.round == 2]
    if club.season.play.outcome(final) is None:
        await club.decide("forfeit", which=final, player="Ada", reason="nobody else came")
        await world.pass_time(15)
        assert any("won by forfeit and won the cup**" in text for text in texts_everywhere(world))


def texts_everywhere(world: World) -> list[str]:
    """All that is said in the channel and in its threads."""
    places = [world.channel, *world.channel.threads]
    return [text_of(message) for place in places for message in place.history()]
