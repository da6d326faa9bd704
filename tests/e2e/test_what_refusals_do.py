"""What follows from each answer of Discord: at a table, in a thread, for what is posted of a season."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import discord
import pytest

from tests.discord.answers import limited, page, refused, stranger
from tests.discord.requests import Answer
from tests.e2e.league import DAY, HOUR, MINUTE, League
from tests.e2e.screen import text_of, told
from tests.e2e.test_division_roles import Parted
from tests.e2e.world import World

SHUT_OUT = "can’t show the table"
ROWS: dict[str, tuple[Callable[[], Answer], bool]] = {
    "forbidden": (partial(refused, 403, 50013), True),
    "no access": (partial(refused, 403, 50001), True),
    "closed": (partial(refused, 400, 50083), True),
    "locked": (partial(refused, 403, 160005), True),
    "full": (partial(refused, 400, 30033), True),
    "blocked": (partial(refused, 400, 200000), True),
    "harmful links": (partial(refused, 400, 240000), True),
    "no uploads": (partial(refused, 400, 400001), True),
    "another kind of channel": (partial(refused, 400, 50024), True),
    "a fault": (partial(refused, 400, 50035), True),
    "limited for long": (partial(limited, 300), False),
    "ill there alone": (partial(refused, 503, 0), False),
}
"""An answer in one channel, and whether hands ask for a moderator."""
DAILY = {"closed", "limited for long"}


@pytest.mark.parametrize(
    "row", [row if row in DAILY else pytest.param(row, marks=pytest.mark.slow) for row in ROWS]
)
async def test_a_match_that_is_not_shown_stands_still_after_one_turn(world: World, row: str) -> None:
    answer, needs_somebody = ROWS[row]
    await world.table("Ada", "Bo", "Cleo", clock="fast", ranked=True)
    await world.pass_time(3)
    hand = await world.hand("Ada")
    world.unruly.answer("P*", f"/channels/{world.channel.id}/messages*", answer, times=None)
    before = world.now.turn_version
    await world.pass_time(400)
    assert world.now.turn_version <= before + 2, f"{world.now.version - before} turns that nobody has seen"
    assert not [chair.name for chair in world.now.chairs if chair.stand_in]
    assert (SHUT_OUT in hand.text) == needs_somebody
    stood = world.now.turn_version
    world.unruly.calm()
    await world.pass_time(240 if row == "limited for long" else 62)
    assert world.now.told_version >= stood
    assert SHUT_OUT not in hand.text
    await world.pass_time(40)
    assert world.now.turn_version > stood, "time runs again"


@pytest.mark.parametrize("row", ["blocked", pytest.param("full", marks=pytest.mark.slow)])
async def test_a_press_whose_answer_is_not_taken_counts_and_is_no_fault(world: World, row: str) -> None:
    await world.table("Ada", "Bo", clock="slow")
    await world.pass_time(3)
    world.unruly.answer("POST", "/interactions/*", ROWS[row][0], times=1)
    result = await world.press("Ada", "My hand")
    assert "fault" not in told(result).casefold()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("answer", "says"),
    [
        (partial(refused, 400, 160006), "as many as Discord allows"),
        pytest.param(partial(refused, 400, 200001), "AutoMod blocks their names", marks=pytest.mark.slow),
        pytest.param(partial(refused, 403, 50013), "Create Public Threads", marks=pytest.mark.slow),
    ],
)
async def test_threads_for_which_there_is_no_room_wait_for_it(
    world: World, answer: Callable[[], Answer], says: str
) -> None:
    league = League(world)
    world.unruly.answer("POST", "/channels/*/threads", answer, times=None)
    await league.rounds("Ada", "Bo", size=2, clock="slow", **{"round-length": "7 days"})
    await world.pass_time(2 * DAY)
    assert not world.channel.threads
    (asked,) = [message for message in league.posts() if says in text_of(message)]
    assert "Una" in text_of(asked) or f"<@{world.members['Una'].id}>" in text_of(asked)
    world.unruly.calm()
    await world.members["Una"].click(asked, label="Try again now")
    await world.pass_time(MINUTE)
    assert len(world.channel.threads) == 1


async def test_who_wants_a_thread_for_which_there_is_no_room_is_told_why(world: World) -> None:
    league = League(world)
    await league.rounds("Ada", "Bo", size=2)
    world.unruly.answer("POST", "/channels/*/threads", partial(refused, 400, 160006), times=None)
    result = await world.members["Ada"].click(league.post("I’m here"), label="I’m here")
    assert "as many open threads as Discord allows" in told(result)


@pytest.mark.slow
async def test_a_post_that_is_blocked_waits_for_days_and_others_pass_it(world: World) -> None:
    league = League(world)
    await league.open("Ada", "Bo", format="rounds", rounds=1, size=2, **{"round-length": "7 days"})
    world.unruly.answer(
        "POST",
        f"/channels/{world.channel.id}/messages",
        partial(refused, 400, 200000),
        times=None,
        where=lambda request: "round 1 of 1" in str(request.body),
    )
    await league.decide("start")
    await world.pass_time(2 * DAY)
    assert not [text for text in league.texts() if text.startswith("##") and "round 1 of 1" in text]
    (word,) = [message for message in league.posts() if "AutoMod blocks a post" in text_of(message)]
    world.unruly.calm()
    await world.members["Una"].click(word, label="Try again now")
    await world.pass_time(MINUTE)
    assert [text for text in league.texts() if text.startswith("##") and "round 1 of 1" in text]


async def test_an_event_that_is_forbidden_by_then_can_be_wanted_again(world: World) -> None:
    league = League(world)
    await league.rounds("Ada", "Bo", size=2)
    (table,) = await league.to_play()
    await league.decide("appoint", which=table, until="in 2 days", reason="a feast")
    await world.pass_time(20)
    world.unruly.answer("POST", "/guilds/*/scheduled-events", partial(refused, 403, 50013))
    await world.members["Ada"].click(league.post("Make an event"), label="Make an event")
    await world.pass_time(MINUTE)
    word = league.post("there’s no event for this table")
    assert "Create Events" in text_of(word)
    await world.members["Bo"].click(word, label="Make an event")
    await world.pass_time(MINUTE)
    assert world.env.backend.get_guild(world.guild.id).scheduled_events


@pytest.mark.slow
@pytest.mark.parametrize(
    "answer",
    [
        partial(page, 403),
        pytest.param(partial(stranger, 403, 40333), marks=pytest.mark.slow),
        pytest.param(partial(page, 429, 30), marks=pytest.mark.slow),
    ],
)
async def test_a_ban_is_no_closed_channel_and_no_lost_right(
    world: World, answer: Callable[[], Answer]
) -> None:
    club = Parted(world)
    await club.open(
        "Ada",
        "Bo",
        "Cleo",
        "Dag",
        "Eva",
        "Finn",
        format="divisions",
        **{"division-size": 3, "size": 3, "rounds": 1},
    )
    await club.pick(1, club.gold)
    await club.decide("start")
    world.unruly.answer("*", "/*", answer, during=HOUR)
    await world.pass_time(HOUR - 1)
    assert club.season.phase == "running"
    await world.pass_time(10 * MINUTE)
    assert not club.said("⚠️"), club.said("⚠️")
    assert club.said("round 1 of 1")
    assert club.have(club.gold) == await club.in_division(1)


async def test_nobody_forfeits_for_what_could_not_be_pressed_in_an_outage(world: World) -> None:
    league = League(world)
    await league.rounds("Ada", "Bo", size=2)
    (table,) = await league.to_play()
    await league.decide("appoint", which=table, until="in 2 days", reason="a feast")
    await world.pass_time(2 * DAY - 8 * MINUTE)
    await world.members["Ada"].click(league.post("Ready check"), label="I’m here")
    await world.pass_time(30)
    world.unruly.answer("*", "/*", partial(page, 403), during=HOUR)
    for _ in range(3):
        with pytest.raises(discord.Forbidden):
            await world.as_bot(world.bot.fetch_guild(world.guild.id), seconds=2)
    assert world.bot.governor.has_outage
    await world.pass_time(HOUR + MINUTE)
    (world.channel,) = world.channel.threads
    await world.press("Bo", "I’m here")
    await world.pass_time(MINUTE)
    assert world.now.phase == "playing"
