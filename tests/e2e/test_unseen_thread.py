"""A thread or a channel that takes no messages for a reason of its own: nothing is lost without a word."""

from __future__ import annotations

from random import Random

import pytest

from bot.tables import Who
from tests.e2e.league import DAY, HOUR, League
from tests.e2e.screen import labels_of, text_of
from tests.e2e.test_fixtures import begun
from tests.e2e.test_times import pings
from tests.e2e.world import World

REFUSALS = {
    "forbidden": {"status": 403, "code": 50013, "message": "Missing Permissions"},
    "blocked": {"status": 400, "code": 200000, "message": "Message was blocked by automatic moderation"},
}


def unseen(world: World, how: str) -> None:
    """From now on the thread takes no messages: they are refused, or staff have closed and locked it."""
    thread = world.channel.id
    if how in REFUSALS:
        world.unruly.refuse("*", f"/channels/{thread}/*", times=None, **REFUSALS[how])
    else:
        world.env.backend.edit_channel(thread, {}, thread_metadata={"archived": True, "locked": True})


@pytest.mark.parametrize(
    "how",
    ["forbidden", "closed and locked", "blocked"],
)
async def test_nobody_loses_turns_in_a_thread_that_shows_none_without_a_word(world: World, how: str) -> None:
    world.forbid(world.channel, manage_threads=False)
    await world.slash("Ada", "play", game="olsen", thread=True)
    await world.pass_time()
    (world.channel,) = world.channel.threads
    await world.press("Bo", "Join")
    await world.press("Ada", "Start")
    await world.pass_time()
    hands = {name: await world.hand(name) for name in ("Ada", "Bo")}
    unseen(world, how)
    await world.pass_time(3)
    mover = next(name for name, hand in hands.items() if "**Your turn**" in hand.text)
    await hands[mover].press_any(Random(3))
    version = world.now.version
    await world.pass_time(400)
    said = any("can’t show the table" in hand.text for hand in hands.values())
    assert said or world.now.version == version, f"{world.now.version - version} turns, and not a word"


async def test_a_draw_whose_words_were_blocked_is_posted_once_they_are_not(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    league = League(world)
    await league.open("Ada", "Bo", format="rounds", rounds=1, size=2)
    world.unruly.refuse("POST", f"/channels/{world.channel.id}/messages", times=None, **REFUSALS["blocked"])
    await league.decide("start")
    await world.pass_time(HOUR)
    caplog.clear()  # whether it is a fault of the bot's is not looked at here
    world.unruly.calm()
    await world.pass_time(DAY)
    assert [text for text in league.texts() if "round 1 of 1" in text]


async def test_a_match_whose_thread_was_blocked_and_deleted_runs_on_in_its_new_one(world: World) -> None:
    league = world.channel
    table = await begun(world, "Ada", "Bo")
    world.unruly.refuse("*", f"/channels/{table.channel_id}/*", times=None, **REFUSALS["blocked"])
    world.bot.services.publisher.changed(table)
    await world.pass_time(30)
    assert table.table_id in world.bot.services.tables.clocks._unseen
    world.unruly.delete_channel(table.channel_id)
    await world.pass_time(30)
    (thread,) = league.threads
    moved = await world.bot.services.tables.get(table.table_id)
    assert (moved.channel_id, moved.deadline is not None) == (thread.id, True)
    assert world.bot.services.tables.clocks._unseen == {}


async def test_a_table_that_is_opened_in_a_channel_that_shows_none_stands_still_too(world: World) -> None:
    """Answers to commands and presses are shown there all the same."""
    first = await world.table("Ada", "Bo")
    world.unruly.refuse("*", f"/channels/{world.channel.id}/*", times=None, **REFUSALS["blocked"])
    by = Who(world.moderator.id, "Mo", True)
    await world.as_bot(world.bot.services.tables.matches.end(first.table_id, by))
    await world.pass_time(3)
    clocks = world.bot.services.tables.clocks
    assert set(clocks._unseen) == {first.table_id}, "its end is to be shown yet"
    second = await world.table("Ada", "Bo")
    await world.pass_time(400)
    assert second.table_id != first.table_id
    assert second.table_id in clocks._unseen
    version = world.now.version
    await world.pass_time(400)
    assert world.now.version == version


@pytest.mark.parametrize("how", ["forbidden", "blocked"])
async def test_who_cannot_be_called_in_their_thread_is_called_in_the_channel(world: World, how: str) -> None:
    league, home = League(world), world.channel
    await league.rounds("Ada", "Bo", size=2, clock="fast")
    drawn = league.post("Mark my hours")
    await world.members["Ada"].click(drawn, label="I’m here")
    await world.pass_time(11 * 60)
    (world.channel,) = home.threads
    unseen(world, how)
    world.channel = home
    await world.members["Ada"].click(drawn, label="I’m here")
    await world.pass_time(20)
    (called,) = [message for message in home.history() if "ready check!" in text_of(message)]
    assert pings(world, called) == {"Bo"}
    assert labels_of(called) == ["I’m here"]
