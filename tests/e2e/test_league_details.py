"""Small things that are said of a season: each as it is, and once."""

from __future__ import annotations

import re

import pytest
import pytest_asyncio

from bot.league.season import acts
from tests.e2e.league import DAY, HOUR, MINUTE, League, moments, rows
from tests.e2e.screen import labels_of, text_of
from tests.e2e.settings import altered
from tests.e2e.world import World

FOUR = ("Ada", "Bo", "Cleo", "Dag")


@pytest_asyncio.fixture
async def league(world: World) -> League:
    return League(world)


# What is said of a result


async def test_a_medal_that_a_computer_has_won_is_marked(league: League) -> None:
    await league.open("Ada", "Bo", "Cleo", name="Cup", game="pursuit", format="pursuit")
    await league.decide("start")
    for number in (1, 2, 3):
        for game in range(1, 6):
            (table,) = league.season.play.tables_of(number)
            await league.act("Una", acts.StartDeal(number, 1, game, (game - 1) % 3))
            points = tuple(10 * (int(entry) - 1) for entry in table.seats)
            await league.act("Una", acts.FinishDeal(number, 1, game, points, by_computer=("2",)))
        if number > 1:
            await league.decide("confirm", reason="as it was played")
    await league.world.pass_time(30)
    (podium,) = [line for text in league.texts() for line in text.splitlines() if "🥈" in line]
    assert re.search(r"🥈 \**\w+\** 🤖", podium), podium


async def test_a_result_is_told_once(league: League) -> None:
    world, home = league.world, league.world.channel
    await league.rounds("Ada", "Bo", size=2, clock="fast")
    await (await league.screen("Ada", "league fixtures")).press("I’m here")
    await world.pass_time(12)
    (world.channel,) = home.threads
    await world.press("Bo", "I’m here")
    await world.pass_time()
    await world.play_out(world.now, world.chance)
    world.channel = home
    await world.pass_time(MINUTE)
    told = [text for text in league.texts() if re.search(r"🏁 .*(🥇|wins?\b)", text)]
    assert len(told) == 1, told


# What is said of a season


async def test_nobody_is_invited_to_a_season_that_is_over(league: League) -> None:
    await league.begin("Ada", "Bo", format="open")
    await league.played({"Ada": 0, "Bo": 35})
    season = league.season.key
    await league.decide("confirm", reason="well played")
    info = await league.screen("Ada", "league info", league=season)
    assert "Spring" in info.text
    assert "join" not in info.text


async def test_one_reason_is_not_counted_as_several_are(league: League) -> None:
    said = await league.refused("create", name="Spring", game="olsen", starts="soon")
    assert "1 reasons" not in said


async def test_nobody_has_a_medal_before_anything_was_played(league: League) -> None:
    await league.rounds(*FOUR, **{"round-length": "14 days"})
    await league.world.pass_time(7 * DAY + HOUR)
    assert "🥇" not in text_of(league.post("## Standings"))


async def test_a_figure_of_the_standings_says_what_it_is(league: League) -> None:
    await league.world.words_only("Ada")
    await league.rounds("Ada", "Bo", size=2)
    await league.play()
    screen = await league.screen("Ada", "league standings")
    (row,) = [line for line in screen.text.splitlines() if "**Bo**" in line]
    bare = re.findall(r"(?<= · )[*\d./]+(?= · |$)", row)
    assert bare == [], row


# Decisions


async def test_nothing_is_told_as_a_change_that_is_none(league: League) -> None:
    league.world.member("Eva")
    await league.rounds(*FOUR, rounds=2)
    await league.play()
    await league.replaced("Dag", "Eva")
    await league.world.pass_time(30)
    said = text_of(league.post("takes over from")).replace("*", "")
    changes = re.findall(r"^- .+: (.+) → (.+)$", said, re.MULTILINE)
    assert all(was != now for was, now in changes), said


async def test_settings_that_are_altered_together_are_told_in_one_post(league: League) -> None:
    await league.rounds(*FOUR, rounds=2)
    before = {message.id for message in league.posts()}
    await altered(league, rounds="3", hours="18-22", grace="20", reason="we are few")
    await league.world.pass_time(2 * MINUTE)
    told = [text_of(message) for message in league.posts() if message.id not in before]
    assert len(told) == 1, told


async def test_before_confirming_every_tie_is_named_with_its_division(league: League) -> None:
    players = tuple(f"M{number}" for number in range(6))
    settings = {"format": "divisions", "division-size": 3, "moving": 1, "seeding": "signup", "size": 3}
    await league.rounds(*players, **settings)
    await league.play(points=dict.fromkeys(players, 10))
    await league.world.pass_time(8 * DAY)
    said = await league.refused("confirm")
    assert all(player in said for player in players), said
    assert all(f"ivision {number}" in said for number in (1, 2)), said


@pytest.mark.parametrize("decision", ["withdraw", "award"])
async def test_exported_decisions_name_whom_they_are_about(league: League, decision: str) -> None:
    await league.rounds("Ada", "Bo", "Cleo", size=3)
    given = {"points": 5} if decision == "award" else {}
    await league.decide(decision, player="Bo", reason="so it was", **given)
    (row,) = rows((await league.exported())["decisions.csv"])
    assert row["kind"] == decision
    assert row["player"] == "Bo"


async def test_the_result_of_the_only_table_is_entered_without_saying_which(league: League) -> None:
    await league.rounds("Ada", "Bo", size=2)
    dashboard = await league.slash("dashboard")
    assert (await dashboard.pick("Enter a result…")).modal is not None


# What is posted, and when


@pytest.mark.slow
async def test_a_draw_that_could_not_be_posted_for_days_is_posted_later(league: League) -> None:
    world = league.world
    await league.open(*FOUR, format="rounds", rounds=1)
    world.unruly.refuse("POST", f"/channels/{world.channel.id}/messages", status=503, times=None)
    await league.decide("start")
    await world.pass_time(2 * DAY + HOUR)
    world.unruly.calm()
    await world.pass_time(DAY)
    assert [text for text in league.texts() if text.startswith("##") and "round 1 of 1" in text]


async def test_the_players_of_a_short_round_are_given_one_time_to_come(league: League) -> None:
    await league.rounds("Ada", "Bo", size=2, clock="fast", **{"round-length": "30 minutes"})
    given = [
        at
        for message in league.posts()
        if "I’m here" in labels_of(message)
        for at in moments(text_of(message))
    ]
    assert len({*given}) == 1, league.texts()


async def test_a_table_that_opens_is_one_message_in_its_thread(league: League) -> None:
    await league.rounds("Ada", "Bo", size=2)
    await (await league.screen("Ada", "league fixtures")).press("I’m here")
    await league.world.pass_time(12)
    (thread,) = league.world.channel.threads
    assert len(thread.history()) == 1, league.texts()


async def test_nobody_is_pinged_more_than_three_times_for_a_table(league: League) -> None:
    world = league.world
    await league.rounds("Ada", "Bo", size=2)
    screen = world.private(
        "Ada", await world.members["Ada"].click(league.post("Mark my hours"), label="Mark my hours")
    )
    await screen.choose(screen.menus[0]["options"][3]["value"])
    (hours,) = [menu for menu in screen.menus if menu["placeholder"].startswith("Propose")]
    await screen.choose(hours["options"][0]["value"])
    await world.pass_time(20)
    await world.members["Bo"].click(league.post("Accept"), label="Accept")
    await world.pass_time(20)
    at, *_ = moments(text_of(league.post("agreed")))
    await league.until(at)
    sent = [
        request.json
        for request in world.env.http_requests
        if request.method == "POST" and request.path.endswith("/messages")
    ]
    pings = [body for body in sent if world.members["Bo"].id in body["allowed_mentions"].get("users", ())]
    assert len(pings) <= 3, pings


async def test_tables_at_one_hour_are_reminded_of_in_one_message(league: League) -> None:
    await league.rounds(*FOUR, size=2)
    for table in await league.to_play():
        await league.decide("appoint", which=table, until="in 3 days", reason="a feast")
    await league.world.pass_time(3 * DAY - 2 * HOUR)
    before = {message.id for message in league.posts()}
    await league.world.pass_time(90 * MINUTE)
    reminders = [text_of(message) for message in league.posts() if message.id not in before]
    assert len(reminders) == 1, reminders


async def test_hours_can_be_marked_after_a_table_was_moved(league: League) -> None:
    await league.rounds("Ada", "Bo", size=2)
    (table,) = await league.to_play()
    await league.decide("appoint", which=table, until="in 2 days", reason="a feast")
    await league.world.pass_time(30)
    assert "Mark my hours" in labels_of(league.post("is played <t:"))


async def test_a_result_of_an_open_season_is_told_once_where_it_was_played(league: League) -> None:
    world = league.world
    await league.begin("Ada", "Bo", format="open", clock="fast", length=1)
    await world.pass_time(20)
    await world.members["Ada"].click(league.post("Open a table"), label="Open a table")
    await world.pass_time(5)
    await world.press("Bo", "Join")
    await world.press("Ada", "Start")
    await world.pass_time()
    await world.play_out(world.now, world.chance)
    await world.pass_time(2 * MINUTE)
    told = [text for text in league.texts() if re.search(r"🏁 .*(🥇|wins?\b)", text)]
    assert len(told) == 1, told
    assert any("Leading now: 🥇" in text for text in league.texts())
