"""A league goes on with another season, or a new one is opened."""

from __future__ import annotations

import pytest

from tests.e2e.league import League
from tests.e2e.world import World


@pytest.mark.xfail(strict=True, reason="everybody must sign up anew, and nobody hears of it")
async def test_whoever_played_last_season_is_asked_whether_they_are_in(world: World) -> None:
    league = League(world)
    await league.begin("Ada", "Bo", format="open")
    await league.played({"Ada": 0, "Bo": 10})
    season = league.season.key
    await league.decide("confirm", reason="well played")
    await world.pass_time(20)
    before = {message.id for message in league.posts()}
    await (await league.slash("create", again=season)).press("Open sign-up")
    await world.pass_time(20)
    asked = {user.id for message in league.posts() if message.id not in before for user in message.mentions}
    assert asked == {world.members[name].id for name in ("Ada", "Bo")}


@pytest.mark.parametrize("preset", ["One evening", "Weekly league", "Cup night"])
async def test_a_new_season_is_chosen_from_usual_ways_to_play(world: World, preset: str) -> None:
    screen = await League(world).slash("create", name="Spring")
    assert any(offer.startswith(preset) for offer in screen.offers), screen.offers
