"""What a match can decide is said where it is played, and a table that doesn't count is marked as that."""

from __future__ import annotations

from bot.league.season import acts
from tests.e2e.league import DAY, League
from tests.e2e.screen import text_of
from tests.e2e.world import World


async def test_the_thread_of_a_table_begins_with_what_is_at_stake_there(world: World) -> None:
    league = League(world)
    await league.rounds("Ada", "Bo", rounds=2, size=2, **{"round-length": "1 day"})
    (first,) = world.channel.threads
    assert not any("🔑" in text_of(message) for message in first.history())
    (match,) = await league.play()
    await league.act("Una", acts.PairRound(world.bot.clock.now() + 1000 * DAY, 2))
    await world.pass_time(20)
    (second,) = [thread for thread in world.channel.threads if thread.id != first.id]
    assert text_of(next(iter(second.history()))).split("\n") == [
        "🔑 Outright first place here wins the season for **Ada**.",
        "🔑 Without first place here, winning the season is out of reach for **Bo**.",
    ]
    await world.pass_time(DAY)
    await league.decide("void", match=match, reason="wrong cards")
    await world.pass_time(20)
    assert text_of(league.post("· round 1 of 2")).endswith(" · doesn’t count")
