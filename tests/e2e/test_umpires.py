"""Who runs a season: umpires are named, they need no rights on the server, and all of them are called."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import pytest_asyncio
from simcord.results import InteractionResult

from bot.league.season import acts
from tests.adversary.hands import Place, sends_form
from tests.e2e.club import Club
from tests.e2e.screen import Private, labels_of, text_of, told
from tests.e2e.test_coming import enter_thread
from tests.e2e.test_dashboard_fixes import Dashboard, dashboard, drawn
from tests.e2e.world import World


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


async def asked(club: Club, opened: Dashboard, *umpires: Any, why: str = "she knows them") -> Any:
    """Choose in the form of the dashboard who runs the season, and say why; nothing has changed then."""
    form, before = await opened.choose("Umpires…"), club.lines()
    result = await opened.send(form, player=list(umpires), reason=why)
    assert club.lines() == before, "it is a preview"
    return result


async def name(club: Club, *umpires: str) -> Any:
    """Una names the umpires of the season from its dashboard."""
    opened = await dashboard(club)
    result = await asked(club, opened, *(club.world.members[each] for each in umpires))
    if "Confirm" in opened.screen.labels:
        await opened.press("Confirm")
        assert opened.presses == 3
    await club.world.pass_time(12)
    return result


def newest(club: Club, words: str) -> Any:
    """The newest message of the channel in which these words stand."""
    return next(each for each in reversed(club.world.channel.history()) if words in text_of(each))


async def dashboard_of(club: Club, who: str) -> Dashboard:
    """The dashboard, which somebody opens from the message that told of the umpires."""
    result = await club.world.members[who].click(newest(club, "is run by"), label="Dashboard")
    answer = SimpleNamespace(
        response=result.followups[-1], followups=()
    )  # the press on a public message was put off
    return Dashboard(club, Private(club.world.members[who], answer))  # type: ignore[arg-type]  # all that it reads


async def test_umpires_are_named_and_told(club: Club) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    await name(club, "Ada", "Dag")
    season, world = club.season, club.world
    assert season.umpires == (await club.key("Ada"), await club.key("Dag"))
    said = newest(club, "is run by")
    ada, dag = (f"<@{world.members[each].id}>" for each in ("Ada", "Dag"))
    assert f"is run by {ada} and {dag}." in text_of(said)
    assert {user.id for user in said.mentions} == {world.members[each].id for each in ("Ada", "Dag")}
    info = world.private("Bo", await world.slash("Bo", "league info"))
    assert "Umpires: Ada, Dag" in info.text
    assert "Dashboard" not in info.labels
    info = world.private("Dag", await world.slash("Dag", "league info"))
    assert "Dashboard" in info.labels


async def test_a_named_umpire_needs_no_rights_on_the_server(club: Club) -> None:
    fixture = await drawn(club, "Ada", "Bo", "Cleo")
    match = await club.played({"Ada": 10, "Bo": 40, "Cleo": 20}, fixture)
    await name(club, "Dag")
    opened = await dashboard_of(club, "Dag")
    form = await opened.choose("Round 1, table 1")
    await opened.send(form, what="Void it", reason="the wrong cards")
    await opened.press("Confirm")
    assert club.season.play.rulings.voids == {match}
    assert club.season.play.decisions[-1].by == await club.key("Dag")


async def test_who_was_not_named_is_refused(club: Club) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    await name(club, "Dag")
    result = await club.world.members["Bo"].click(newest(club, "is run by"), label="Dashboard")
    assert told(result) == club.world.say("refused-not_staff", role="none")


async def test_an_umpire_hands_over_and_cannot_come_back(club: Club) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    await name(club, "Dag")
    opened = await dashboard_of(club, "Dag")
    dag, bo = club.world.members["Dag"], club.world.members["Bo"]
    await asked(club, opened, bo, why="I am moving house")
    assert "> I am moving house" in opened.text
    assert "No longer umpires: Dag." in opened.text
    assert "⚠️ This hands the season over." in opened.text
    await opened.press("Confirm")
    assert opened.text == "You’ve handed the season over."
    assert club.lines()[-1][-1] == "I am moving house"
    assert club.season.umpires == (await club.key("Bo"),)
    result = await dag.click(newest(club, "is run by"), label="Dashboard")
    assert told(result) == club.world.say("refused-not_staff", role="none")


async def test_a_named_umpire_runs_no_other_season(club: Club) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    await name(club, "Dag")
    first = club.season.key
    screen = await club.slash("create", name="Autumn", game="olsen")
    await screen.press("Open sign-up")
    (other,) = [
        each.key for each in club.world.bot.services.seasons.running(club.world.guild.id) if each.key != first
    ]
    (result,) = await club.world.at_once(("Dag", newest(club, "is run by"), f"j:dashboard:{other}"))
    assert told(result) == club.world.say("refused-not_staff", role="none")


async def test_all_umpires_are_called(club: Club) -> None:
    fixture = await drawn(club, "Ada", "Bo", "Cleo")
    await name(club, "Bo", "Dag")
    match = await club.played({"Ada": 10, "Bo": 40, "Cleo": 20}, fixture)
    await club.act("Cleo", acts.Appeal(match, await club.key("Cleo")), "the ace was mine")
    await club.world.pass_time(90)
    both = {club.world.members[each].id for each in ("Bo", "Dag")}
    for words, label in (
        ("all matches are played", "Dashboard"),
        ("a player asks about", "Read and answer"),
    ):
        message = newest(club, words)
        assert {user.id for user in message.mentions} == both
        assert labels_of(message) == [label]


async def test_who_is_not_on_the_server_becomes_no_umpire_and_is_not_stored(club: Club) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    before, world = club.lines(), club.world
    stranger, una = world.env.create_user("stranger"), world.members["Una"]
    place = Place(una.id, world.guild.id, world.channel.id)
    written = {"player": [str(stranger.id)], "reason": "a friend"}
    pressed = sends_form(world.env.backend, place, None, f"j:umpires:{club.season.key}", written)
    await world.env.settle()
    assert told(InteractionResult(world.env, pressed)) == world.say("refused-member_gone")
    assert club.lines() == before
    with closing(sqlite3.connect(world.database)) as file:
        assert not file.execute("SELECT * FROM people WHERE user_id = ?", (stranger.id,)).fetchall()


async def test_bots_and_too_many_umpires_are_refused(club: Club) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    before = club.lines()
    robot = club.world.guild.add_member(club.world.env.create_user("robot", bot=True))
    said = await asked(club, await dashboard(club), robot)
    assert told(said) == club.world.say("refused-umpire_no_bots")
    assert club.lines() == before
    await name(club, "Dag")
    again = await name(club, "Dag")
    assert told(again) == club.world.say("refused-league-same_umpires")


async def test_an_umpire_who_is_forgotten_runs_it_no_more(club: Club) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    await name(club, "Dag", "Una")
    services, dag = club.world.bot.services, club.world.members["Dag"]
    await services.privacy.forget(dag.id, club.world.guild.id)
    await club.world.env.settle()
    assert club.season.umpires == (await club.key("Una"),)


async def test_umpires_hold_after_a_restart(club: Club) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    await name(club, "Dag")
    await club.world.restart()
    assert club.season.umpires == (await club.key("Dag"),)
    assert "Dashboard" in (await dashboard_of(club, "Dag")).text


async def test_named_umpires_manage_the_tables_of_their_season(club: Club) -> None:
    world = club.world
    await drawn(club, "Ada", "Bo", "Cleo")
    home = world.channel
    await enter_thread(world, "Ada")
    for each in ("Bo", "Cleo"):
        await world.press(each, "I’m here")
    await world.pass_time()
    assert world.now.phase == "playing"
    custom_id = f"v:remove:{world.now.table_id}:{world.members['Cleo'].id}"
    world.member("Eva")
    assert not world.private("Eva", await world.press("Eva", "Manage")).menus
    thread, world.channel = world.channel, home
    await name(club, "Eva")
    world.channel = thread
    screen = world.private("Eva", await world.press("Eva", "Manage"))
    assert "Dashboard" in screen.labels
    await screen.choose(custom_id)
    await screen.press("Remove Cleo")
    assert [chair.name for chair in world.now.chairs if chair.forfeited] == ["Cleo"]
    (refused,) = await world.at_once(("Dag", world.message, custom_id))
    assert told(refused) == world.say("refused-fixture_host")
