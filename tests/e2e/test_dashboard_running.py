"""A running match on the dashboard: awarding the win, going on without the absent, more time for a turn."""

from __future__ import annotations

from random import Random

import pytest_asyncio
from simcord.builders import ChannelHandle

from bot.players.greedy import choose
from bot.tables import Table, is_waited_for
from tests.e2e.club import Club
from tests.e2e.screen import Private, parts, text_of
from tests.e2e.test_coming import NOW, enter_thread
from tests.e2e.test_dashboard_fixes import dashboard
from tests.e2e.test_fixtures import running
from tests.e2e.world import World
from tests.tables.club import owner

PLACE = "Round 1, table 1"


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


async def playing(club: Club, *players: str, **settings: object) -> Table:
    """A match of a season that has begun; the umpire stays in the league's channel."""
    world, home = club.world, club.world.channel
    if settings.get("clock") == "slow":
        await running(world, *players, **{**NOW, **settings})
        (world.channel,) = home.threads
    else:
        await running(world, *players, **{**NOW, **settings})
        await enter_thread(world, players[0])
        for name in players[1:]:
            await world.press(name, "I’m here")
        await world.pass_time(2)
    table = world.now
    world.channel = home
    assert table.phase == "playing"
    return table


async def now(club: Club, table: Table) -> Table:
    return await club.world.bot.services.tables.get(table.table_id)


async def test_a_running_match_is_decided_for_whom_the_umpire_names(club: Club) -> None:
    table = await playing(club, "Ada", "Bo")
    opened = await dashboard(club)
    await opened.choose(PLACE)
    assert "Who wins? The rest forfeit." in [menu["placeholder"] for menu in opened.screen.menus]
    await opened.choose("Bo")
    assert "Bo won by forfeit" in opened.text
    assert "is stopped." in opened.text
    await opened.press("Confirm")
    await club.world.pass_time(5)
    assert (await now(club, table)).phase == "ended"
    (said,) = about(club.world.channel, "decided by the umpire")
    ada, bo = (f"<@{club.world.members[name].id}>" for name in ("Ada", "Bo"))
    assert f"⚖️ Round 1, table 1, decided by the umpire: **won by {bo}**, lost by {ada}." in said
    assert said.endswith("By Una"), "no reason is written in her name"
    assert not about(club.world.channel, "the others didn’t show up")
    result = club.season.play.outcome(str(table.fixture))
    assert [seat.player for seat in result.seats if not seat.forfeited] == [await club.key("Bo")]


async def test_a_running_match_goes_on_without_who_is_absent_and_they_can_be_let_back(club: Club) -> None:
    world, table = club.world, await playing(club, "Ada", "Bo", "Cleo", clock="slow")
    bo = table.seat_of(world.members["Bo"].id) or 0
    opened = await dashboard(club)
    await opened.choose(PLACE)
    assert "Continue without the absent" not in opened.labels
    said = await club.refused("without", which=str(table.fixture))
    assert said == club.world.say("refused-dashboard_nobody_absent")
    await absent(club, table, "Bo")
    opened = await dashboard(club)
    await opened.choose(PLACE)
    await opened.press("Continue without the absent")
    assert "The match continues without Bo" in opened.text
    assert "Bo forfeits, and a computer plays on." in opened.text
    await opened.press("Confirm")
    await world.pass_time(5)
    gone = await now(club, table)
    assert gone.phase == "playing"
    assert [chair.forfeited for chair in gone.chairs] == [seat == bo for seat in range(3)]
    (thread,) = world.channel.threads
    (said,) = about(thread, "this match continues with a computer for Bo. That’s a forfeit.")
    assert all(f"<@{world.members[name].id}>" in said for name in ("Ada", "Bo", "Cleo"))
    assert said.endswith("By Una"), "no reason is written in her name"
    opened = await dashboard(club)
    await opened.choose(PLACE)
    await opened.press("Let them play again")
    await opened.press("Confirm")
    await world.pass_time(5)
    assert about(thread, "this match continues with all its players.")
    assert not any(chair.forfeited for chair in (await now(club, table)).chairs)


async def test_who_is_left_alone_has_won(club: Club) -> None:
    table = await playing(club, "Ada", "Bo")
    await absent(club, table, "Ada")
    opened = await dashboard(club)
    await opened.choose(PLACE)
    await opened.press("Continue without the absent")
    await opened.press("Confirm")
    await club.world.pass_time(5)
    result = club.season.play.outcome(str(table.fixture))
    assert [seat.player for seat in result.seats if not seat.forfeited] == [await club.key("Bo")]


def ids_of(screen: Private) -> list[str]:
    """The ids of all buttons and menus of a screen."""
    return [part["custom_id"] for part in parts(screen.message.components) if "custom_id" in part]


def about(channel: ChannelHandle, words: str) -> list[str]:
    """The messages of a channel in which these words stand."""
    return [text for message in channel.history() if words in (text := text_of(message))]


async def absent(club: Club, table: Table, name: str) -> None:
    """A computer stands in for a member who lets their time run out, while the others play."""
    world, chance = club.world, Random(1)
    for _ in range(200):
        table = await now(club, table)
        own = table.seat_of(world.members[name].id) or 0
        if table.chairs[own].stand_in:
            return
        seat = is_waited_for(table)
        if seat in (None, own):
            await world.pass_time(max(1, ((table.deadline or 0) - world.bot.clock.now()) // 1000 + 1))
            continue
        move, matches = choose(table.observe(seat), chance), world.bot.services.tables.matches
        await world.as_bot(matches.submit(table.table_id, owner(table, seat), table.version, move))
    raise AssertionError("they are still there")


async def test_who_is_on_turn_gets_more_time_for_this_turn(club: Club) -> None:
    world, table = club.world, await playing(club, "Ada", "Bo")
    assert is_waited_for(table) is not None
    opened = await dashboard(club)
    await opened.choose(PLACE)
    await opened.press("More time for this turn")
    assert "✅ Done" in opened.text
    await world.pass_time(5)
    longer = await now(club, table)
    assert longer.turn_version == table.turn_version
    assert longer.deadline == (table.deadline or 0) + 600_000
    (thread,) = world.channel.threads
    (said,) = about(thread, "⏳ The player whose turn it is has time until")
    assert f"<t:{longer.deadline // 1000}:R>" in said
    assert said.endswith("By Una"), "no reason is written in her name"
    await world.restart()
    await world.pass_time(420)
    assert (await now(club, table)).turn_version == table.turn_version


async def test_a_match_goes_on_in_the_channel_that_the_umpire_chooses(club: Club) -> None:
    world, table = club.world, await playing(club, "Ada", "Bo")
    (old,) = world.channel.threads
    other = world.guild.create_text_channel("other")
    opened = await dashboard(club)
    await opened.choose(PLACE)
    custom_id = f"j:take:{club.season.key}:{table.fixture}"
    await world.members["Una"].select(opened.screen.message, [other], custom_id=custom_id)
    assert "The match continues in a new thread" in opened.text
    await world.pass_time(5)
    (thread,) = other.threads
    moved = await now(club, table)
    assert (moved.channel_id, moved.phase, moved.version) == (thread.id, "playing", table.version)
    called, shown = thread.history()
    assert "because the umpire moved it" in text_of(called)
    assert moved.message_id == shown.id
    assert text_of(old.history()[-1]) == f"🧵 This table continues in <#{thread.id}>."
    assert table.message_id not in [message.id for message in old.history()]
    assert club.season.appointments[str(table.fixture)].channel == thread.id


async def test_a_table_that_waits_for_its_players_is_moved_with_their_word(club: Club) -> None:
    world, home = club.world, club.world.channel
    await running(world, "Ada", "Bo", "Cleo", **NOW)
    await enter_thread(world, "Ada")
    table, world.channel = world.now, home
    other = world.guild.create_text_channel("other")
    opened = await dashboard(club)
    await opened.choose(PLACE)
    custom_id = f"j:take:{club.season.key}:{table.fixture}"
    await world.members["Una"].select(opened.screen.message, [other], custom_id=custom_id)
    await world.pass_time(5)
    (world.channel,) = other.threads
    moved = await now(club, table)
    assert (moved.channel_id, moved.phase) == (world.channel.id, "lobby")
    assert [chair.name for chair in moved.chairs if not chair.is_asked] == ["Ada"]
    for name in ("Bo", "Cleo"):
        await world.press(name, "I’m here")
    await world.pass_time(2)
    assert (await now(club, table)).phase == "playing"
