"""An evening of short rounds among friends: nobody waits for a clock, or for who has not come."""

from __future__ import annotations

from typing import Any

import pytest
import pytest_asyncio

from bot.league.decisions import Void
from bot.league.season import acts
from tests.e2e.league import MINUTE, League
from tests.e2e.screen import labels_of, text_of, told
from tests.e2e.test_times import pings
from tests.e2e.world import World

FOUR = ("Ada", "Bo", "Cleo", "Dag")


@pytest_asyncio.fixture
async def evening(world: World) -> League:
    """The first of three rounds of half an hour is drawn, in pairs."""
    league = League(world)
    await league.rounds(*FOUR, rounds=3, size=2, clock="fast", **{"round-length": "30 minutes"})
    return league


def drawn(league: League, number: int) -> list[str]:
    """What was posted about the draw of a round."""
    return [text for text in league.texts() if text.startswith("##") and f"round {number}" in text]


async def test_the_umpire_can_draw_the_next_round_once_all_tables_are_over(evening: League) -> None:
    await evening.play()
    await evening.world.pass_time(10)
    assert "Pair the next round now" in (await evening.slash("dashboard")).offers


async def test_short_rounds_follow_one_another_as_soon_as_all_tables_are_over(evening: League) -> None:
    assert not drawn(evening, 2)
    await evening.play()
    await evening.world.pass_time(3 * MINUTE)
    assert drawn(evening, 2)


def tables_of(said: str) -> str:
    """The lines about tables in the post of a round."""
    return "\n".join(line for line in said.split("\n") if line.startswith("**Table"))


async def test_who_did_not_come_is_out_until_they_say_that_they_are_back(evening: League) -> None:
    world = evening.world
    table = next(names for names in (await evening.to_play()).values() if "Dag" in names)
    (partner,) = {*table} - {"Dag"}
    await evening.play(but=["Dag"])
    await (await evening.screen(partner, "league fixtures")).press("I’m here")
    await world.pass_time(35 * MINUTE)
    assert any("won by forfeit" in text for text in evening.texts())
    (said,) = drawn(evening, 2)
    assert "Ada" in said
    assert "Dag" not in tables_of(said)
    assert "Dag" in next(line for line in said.split("\n") if line.startswith("🪑"))


def of_the_next(league: League) -> list[str]:
    """What is posted of a round that is still to come."""
    posts = (text for text in league.texts() if text.startswith(("⏭️", "⏸️")))
    return [text for text in posts if "next round" in text]


# The umpire


async def soon(league: League) -> Any:
    """The message that the next round is about to start."""
    await league.play()
    await league.world.pass_time(10)
    return league.post("The next round starts")


async def test_a_match_that_the_umpire_voids_is_played_again_at_once(evening: League) -> None:
    world = evening.world
    await soon(evening)
    match = next(iter(evening.season.play.results))
    fixture = evening.season.play.results[match].fixture
    await evening.act("Una", acts.Decide(Void(match)), "wrong rules")
    await world.pass_time(15)
    (said,) = [each for each in evening.posts() if "is played again" in text_of(each)]
    assert "“wrong rules”" in text_of(said)
    assert of_the_next(evening) == []
    table = (await evening.to_play())[fixture]
    assert pings(world, said) == set(table)
    assert "**Tables:** 📣 Ready check: **1**" in (await evening.slash("dashboard")).text
    for name in table:
        await world.members[name].click(said, label="I’m here")
    await world.pass_time(MINUTE)
    assert evening.season.appointments[fixture].playing
    await evening.play()
    await world.pass_time(3 * MINUTE)
    assert drawn(evening, 2)


async def test_rounds_of_a_week_can_be_drawn_too_and_at_once(world: World) -> None:
    league = League(world)
    await league.rounds(*FOUR, rounds=2, size=2, **{"round-length": "7 days"})
    assert "Pair the next round now" not in (await league.slash("dashboard")).offers
    await league.play()
    await world.pass_time(10 * MINUTE)
    assert not drawn(league, 2)
    dashboard = await league.slash("dashboard")
    assert "Round 1 of 2 is finished." in dashboard.text
    await dashboard.press("Pair the next round now")
    assert "✅ Done: The next round was paired." in dashboard.text
    await world.pass_time(10)
    assert drawn(league, 2)
    assert "The next round was paired." in (await league.slash("log")).text
    (again,) = await world.at_once(("Una", dashboard.message, f"j:pair:{league.season.key}:1"))
    assert "already started" in told(again)
    assert "Round 2 of 2 is running." in told(again)


async def test_it_is_previewed_first_if_a_table_was_not_played_or_a_question_waits(world: World) -> None:
    league = League(world)
    await league.rounds(*FOUR, rounds=2, size=2, **{"round-length": "7 days"})
    await league.play(but=["Dag"])
    (key,) = await league.to_play()
    await league.act("Una", acts.ForfeitFixture(key, (await league.key("Dag"),)), "a wrong one")
    (match,) = [match for match in league.season.play.results if match.startswith(key)]
    await league.act("Dag", acts.Appeal(match, await league.key("Dag")), "I was there")
    dashboard = await league.slash("dashboard")
    await dashboard.press("Pair the next round now")
    assert "Unanswered questions about this round: 1" in dashboard.text
    assert league.season.play.round == 1
    await dashboard.press("Confirm")
    assert league.season.play.round == 2


async def test_the_umpire_stops_the_next_round_and_nobody_else_can(evening: League) -> None:
    world, message = evening.world, await soon(evening)
    refused = await world.members["Ada"].click(message, label="Don’t start it yet")
    assert "You need the **Manage Server** permission" in told(refused)
    assert evening.season.draws_at is not None
    stopped = await world.members["Una"].click(message, label="Don’t start it yet")
    assert "✅ Done: The start of the next round is postponed." in told(stopped)
    await world.pass_time(10 * MINUTE)
    assert not drawn(evening, 2)
    (said,) = of_the_next(evening)
    assert "or earlier if the umpire starts it." in said
    await (await evening.slash("dashboard")).press("Pair the next round now")
    await world.pass_time(10)
    assert drawn(evening, 2)
    assert not of_the_next(evening)


async def test_the_dashboard_has_both_in_the_minute_before(evening: League) -> None:
    await soon(evening)
    dashboard = await evening.slash("dashboard")
    assert {"Pair the next round now", "Don’t start it yet"} <= {*dashboard.labels}
    await dashboard.press("Pair the next round now")
    await evening.world.pass_time(3 * MINUTE)
    assert evening.season.play.round == 2


async def test_a_pause_in_that_minute_holds_it_and_then_it_is_told_anew(evening: League) -> None:
    await soon(evening)
    await evening.act("Una", acts.Pause(), "pizza")
    await evening.world.pass_time(10 * MINUTE)
    assert not drawn(evening, 2)
    assert not of_the_next(evening)
    await evening.act("Una", acts.Resume())
    await evening.world.pass_time(10)
    assert len(of_the_next(evening)) == 1
    await evening.world.pass_time(2 * MINUTE)
    assert drawn(evening, 2)


async def test_the_post_of_a_round_that_nobody_can_play_in_any_more_has_no_button_for_it(
    evening: League,
) -> None:
    assert "I’m here" in labels_of(evening.post("round 1 of 3"))
    await no_show(evening)
    await evening.world.pass_time(2 * MINUTE)
    assert labels_of(evening.post("round 1 of 3")) == ["Fixtures"]
    assert labels_of(evening.post("round 2 of 3")) == ["I’m here", "Fixtures", "Count me in"]
    screen = await evening.go("cancel", reason="too late")
    await screen.press("Confirm")
    await screen.press(evening.world.say("button-cancel-season"))
    await evening.world.pass_time(10)
    assert labels_of(evening.post("round 2 of 3")) == ["Fixtures"]


@pytest.mark.parametrize("away", [0, 30, 300])
async def test_a_restart_in_that_minute_changes_nothing(evening: League, away: int) -> None:
    await soon(evening)
    await evening.world.restart(after=away)
    await evening.world.pass_time(90)
    assert len(drawn(evening, 2)) == 1
    assert not of_the_next(evening)


# Those who did not come


async def no_show(league: League, name: str = "Dag") -> str:
    """All play but somebody who does not come, and their opponent, who is there. Gives the opponent."""
    table = next(names for names in (await league.to_play()).values() if name in names)
    (partner,) = {*table} - {name}
    await league.play(but=[name])
    await (await league.screen(partner, "league fixtures")).press("I’m here")
    await league.world.pass_time(16 * MINUTE)
    return partner


@pytest.mark.parametrize("where", ["won by forfeit", "round 2 of 3", "/league fixtures", "I’m here"])
async def test_they_count_themselves_in_wherever_they_read_of_it(evening: League, where: str) -> None:
    world = evening.world
    await no_show(evening)
    await world.pass_time(2 * MINUTE)
    assert evening.season.play.round == 2
    if where == "/league fixtures":
        screen = await evening.screen("Dag", "league fixtures")
        assert "You missed a match" in screen.text
        await screen.press("Count me in")
        said = screen.text
    else:
        label = "I’m here" if where == "I’m here" else "Count me in"
        message = evening.post("round 2 of 3" if label == "I’m here" else where)
        said = told(await world.members["Dag"].click(message, label=label))
    assert "You’re back in" in said
    await evening.play()
    await world.pass_time(2 * MINUTE)
    assert "Dag" in drawn(evening, 3)[0]


async def test_the_umpire_can_count_somebody_in(evening: League) -> None:
    await no_show(evening)
    dashboard = await evening.slash("dashboard")
    assert "**Dag** missed a match" in dashboard.text
    await dashboard.press("Count Dag in")
    assert "Dag is back in from the next round." in dashboard.text
    assert not evening.season.out
    log = await evening.slash("log")
    assert "Dag is back in" in log.text.replace("*", "")


async def test_who_is_in_cannot_count_themselves_in(evening: League) -> None:
    await no_show(evening)
    message = evening.post("I won’t pair you again")
    assert "You’re already in" in told(await evening.world.members["Ada"].click(message, label="Count me in"))


async def test_an_umpire_who_does_not_play_counts_others_in_instead(evening: League) -> None:
    world = evening.world
    await no_show(evening)
    message = evening.post("I won’t pair you again")
    pressed = await world.members["Una"].click(message, label="Count me in")
    assert "You don’t play in this season" in told(pressed)
    (dashboard,) = pressed.followups
    done = await world.members["Una"].click(dashboard, label="Count Dag in")
    assert "Dag is back in from the next round." in told(done)
    zoe = world.member("Zoe")
    assert "You’re not in this season." in told(await zoe.click(message, label="Count me in"))


async def test_a_match_that_begins_without_somebody_says_how_they_get_back_in(world: World) -> None:
    league = League(world)
    await league.rounds(*FOUR, rounds=3, clock="fast", **{"round-length": "30 minutes"})
    for name in FOUR[:3]:
        await (await league.screen(name, "league fixtures")).press("I’m here")
    await world.pass_time(16 * MINUTE)
    message = league.post("started without you")
    assert "Count me in" in labels_of(message)


async def test_a_table_to_which_nobody_came_does_not_hold_up_the_others(evening: League) -> None:
    await evening.play(but=["Dag"])
    await evening.world.pass_time(18 * MINUTE)
    assert any("too few showed up" in text and "I won’t pair you again" in text for text in evening.texts())
    assert evening.season.play.round == 2
    assert "Dag" not in tables_of(drawn(evening, 2)[0])
