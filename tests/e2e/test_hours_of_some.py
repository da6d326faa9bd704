"""The hour that is set for a table at which only some have marked theirs."""

from __future__ import annotations

from tests.e2e.league import DAY, League, moments
from tests.e2e.world import World


async def test_while_somebody_has_not_answered_a_table_is_set_to_hours_of_the_season(world: World) -> None:
    league = League(world)
    await league.rounds("Ada", "Bo", rounds=2, size=2)
    drawn = league.post("Mark my hours")
    screen = world.private("Ada", await world.members["Ada"].click(drawn, label="Mark my hours"))
    await screen.choose(screen.menus[0]["options"][6]["value"])
    hours = screen.menus[1]
    night = [option["value"] for option in hours["options"] if option["label"].startswith(("04:", "4:"))]
    assert night
    await screen.member.select(screen.message, night, custom_id=hours["custom_id"])
    await world.pass_time(5 * DAY + 60)
    told = next(text for text in reversed(league.texts()) if "is played <t:" in text)
    at, *_ = moments(told)
    assert 17 <= at.hour <= 23, at
    assert "Hours not marked yet: Bo." in told
    assert "No marked hour works. So I picked from the season’s hours: 17 to 23" in told
