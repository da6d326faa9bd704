"""A league goes on with another season, or a new one is opened."""

from __future__ import annotations

import pytest

from bot.user_text import UserText
from tests.e2e.league import League
from tests.e2e.screen import text_of
from tests.e2e.world import World


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


async def test_who_has_left_is_not_asked_and_who_wants_no_pings_is_only_named(world: World) -> None:
    league = League(world)
    await league.begin("Ada", "Bo", "Cleo", format="rounds", rounds=1, size=3)
    await league.play()
    await world.pass_time(20)
    season = league.season.key
    await league.decide("confirm", reason="well played")
    await world.bot.services.preferences.change_player(
        world.guild.id, world.members["Cleo"].id, UserText("Cleo"), pings="never"
    )
    world.guild.remove_member(world.members["Bo"])
    screen = await league.slash("create", again=season)
    assert "I ask last season’s players whether they’re in" in screen.text
    await screen.press("Open sign-up")
    assert "I’m asking last season’s players whether they’re in (2)" in screen.text
    await world.pass_time(20)
    asked = league.post("invites you to")
    assert {user.id for user in asked.mentions} == {world.members["Ada"].id}
    assert "**Cleo**" in text_of(asked)
    assert "Bo" not in text_of(asked)
