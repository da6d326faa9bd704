"""Fair play hints: what staff are shown, and that nobody else is."""

from __future__ import annotations

from random import Random

import pytest
from simcord import SetupError

from bot.ui.i18n.translator import translator
from tests.e2e.club import Club
from tests.e2e.screen import Private, id_of, told
from tests.e2e.test_dashboard_fixes import dashboard
from tests.e2e.world import World
from tests.tables.history import NAMES, USERS, History, in_turns, mixed

SAY, SI = translator("en"), translator("nb")
TRADED = "🔁 **Ada** and **Bo** take turns at winning. One of them won 16 of their 16 matches together"


@pytest.fixture
async def history(world: World) -> History:
    """The server's matches, and Boss, who may manage it."""
    world.member("Boss", manage_guild=True, manage_messages=True)
    assert world.bot.database is not None
    history = History(world.bot.database, world.guild.id, world.bot.clock.now())
    members = {name: world.members[name].id for name in NAMES if name in world.members}
    await history.meet(USERS | members)
    return history


async def suspicious(history: History) -> None:
    """Ada and Bo always play together and trade wins; Cleo calls in no time."""
    await history.matches(mixed(40, Random(1), NAMES[2:]), ms=900)
    await history.matches(in_turns(16, Random(2)))
    await history.matches([["Cleo", "Dag", "Eve"]] * 22, ms=150)


async def fairplay(world: World, name: str = "Boss", **options: object) -> Private:
    return world.private(name, await world.slash(name, "fairplay", **options))


async def test_hints_are_sentences_with_numbers_and_links(world: World, history: History) -> None:
    await suspicious(history)
    screen = await fairplay(world)
    assert "from 78 matches of the last 90 days" in screen.text
    assert "👥 **Ada** and **Bo** played 16 matches together. That’s 100% of the 16 matches" in screen.text
    assert TRADED in screen.text
    assert "⏱️ **Cleo** pressed" in screen.text
    assert "Half took 150 ms or less" in screen.text
    assert f"[1](https://discord.com/channels/{world.guild.id}/7/56)" in screen.text
    assert "10 more matches" in screen.text
    assert SAY("fairplay-note") in screen.text


async def test_where_nothing_stands_out_that_is_said(world: World, history: History) -> None:
    await history.matches(mixed(60, Random(3)), ms=900)
    screen = await fairplay(world)
    assert SAY("fairplay-none") in screen.text
    assert SAY("fairplay-note") in screen.text
    assert screen.labels == []


async def test_it_can_be_about_one_member(world: World, history: History) -> None:
    await suspicious(history)
    about = await fairplay(world, member=world.members["Bo"])
    assert f"## Fair-play reports\n-# {world.members['Bo'].user.mention}" in about.text
    assert TRADED in about.text
    assert "Cleo" not in about.text
    nothing = await fairplay(world, member=world.members["Mo"])
    assert SAY("fairplay-none") in nothing.text


async def test_many_hints_have_pages_that_outlive_a_restart(world: World, history: History) -> None:
    await suspicious(history)
    await history.matches([["Dag", "Finn", "Gro"]] * 22, ms=100)
    screen = await fairplay(world)
    assert "page 1 of 2" in screen.text
    assert "**Dag** pressed" in screen.text
    await world.restart()
    await screen.press("Later")
    assert "page 2 of 2" in screen.text
    assert "**Cleo** pressed" in screen.text
    await screen.press("Earlier")
    assert "page 1 of 2" in screen.text


async def test_the_staff_role_may_look(world: World, history: History) -> None:
    role = world.guild.roles["Mos"].id
    await world.bot.services.preferences.change_server(world.guild.id, staff_role=role)
    await suspicious(history)
    assert TRADED in (await fairplay(world, "Mo")).text


async def test_nobody_else_ever_sees_them(world: World, history: History) -> None:
    await suspicious(history)
    assert "fairplay" not in world.members["Ada"].available_commands(world.channel)
    with pytest.raises(SetupError):
        await world.slash("Ada", "fairplay")
    # Who may manage messages is offered the command, but is not among the staff by that.
    assert told(await world.slash("Mo", "fairplay")) == SAY("refused-not_staff", role="none")
    await history.matches([["Dag", "Finn", "Gro"]] * 22, ms=150)
    screen = await fairplay(world)
    for name in ("Ada", "Mo"):
        (answer,) = await world.at_once((name, screen.message, id_of(screen.message, "Later")))
        assert told(answer).endswith(SAY("refused-not_staff", role="none"))
    assert not [message for message in world.channel.history() if "Ada" in str(message.components)]


async def test_a_season_that_is_none_is_refused(world: World, history: History) -> None:
    await suspicious(history)
    answer = told(await world.slash("Boss", "fairplay", season="season.nonesuch"))
    assert answer == SAY("refused-no_such_period")


async def test_in_norwegian(world: World, history: History) -> None:
    world.speaks("Boss", "no")
    await suspicious(history)
    screen = await fairplay(world)
    assert "👥 **Ada** og **Bo** spilte 16 partier sammen" in screen.text
    assert SI("fairplay-note") in screen.text


async def test_the_umpires_dashboard_says_how_many_hints_there_are_and_leads_to_them(
    world: World, history: History
) -> None:
    club = Club(world)
    await club.begin("Ada", "Bo", "Cleo", format="open")
    assert "Fair-play" not in (await dashboard(club)).text
    await history.matches(in_turns(16, Random(2)), season=club.season.key)
    opened = await dashboard(club)
    assert "**Fair-play reports:** 2" in opened.text
    await opened.press("See the reports")
    assert TRADED in opened.text


async def test_two_of_one_name_are_told_apart(world: World, history: History) -> None:
    await suspicious(history)
    world.write("UPDATE people SET name = 'Ada' WHERE name = 'Bo'")
    screen = await fairplay(world)
    for name in ("Ada", "Bo"):
        assert f"**Ada ({str(world.members[name].id)[-4:]})**" in screen.text
