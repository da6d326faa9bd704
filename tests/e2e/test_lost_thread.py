"""A table of a season whose thread or channel is deleted goes on in a new thread, with the same cards."""

from __future__ import annotations

import pytest
import pytest_asyncio
from simcord.builders import ChannelHandle

from bot.league.season import acts
from bot.seasons import Announcements
from bot.tables import Table
from bot.ui.outbox.sender import NO_THREADS
from tests.e2e.club import Club
from tests.e2e.screen import text_of
from tests.e2e.settings import altered
from tests.e2e.test_coming import (
    MINUTE,
    NOW,
    all_texts,
    enter_thread,
    marks_an_hour,
    set_time,
    the_table,
    until,
)
from tests.e2e.test_dashboard_fixes import dashboard
from tests.e2e.test_fixtures import begun, running
from tests.e2e.test_season_messages import pinged
from tests.e2e.world import World

DAY = 24 * 3600
"""Seconds."""
SHUT = {"create_public_threads": False}


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


async def now(world: World, table: Table) -> Table:
    """A table as it is now."""
    return await world.bot.services.tables.get(table.table_id)


def goes_on(moved: Table, table: Table) -> bool:
    """Whether a match is still the same, and at least as far as it was then."""
    same = (moved.secret, moved.contributions) == (table.secret, table.contributions)
    return same and moved.phase == "playing" and moved.version >= table.version


async def test_a_match_goes_on_in_a_new_thread_when_its_own_is_deleted(world: World) -> None:
    league = world.channel
    table = await begun(world, "Ada", "Bo")
    world.unruly.delete_channel(table.channel_id)
    await world.env.settle()
    await world.restart()
    await world.pass_time(15)
    moved = await now(world, table)
    (thread,) = league.threads
    assert moved.channel_id == thread.id
    assert goes_on(moved, table)
    called, shown = thread.history()
    assert "The cards are the same" in text_of(called)
    assert pinged(world, called) == {world.members["Ada"].id, world.members["Bo"].id}
    assert moved.message_id == shown.id
    assert moved.deadline is not None
    (season,) = world.bot.services.seasons.running(world.guild.id)
    (appointment,) = season.appointments.values()
    assert (appointment.table, appointment.channel) == (table.table_id, thread.id)
    await world.restart()
    await world.pass_time(60)
    assert len(league.threads) == 1
    assert len([each for each in thread.history() if "The cards are" in text_of(each)]) == 1


async def test_it_waits_until_a_season_that_has_lost_its_channel_has_another(club: Club) -> None:
    world = club.world
    world.channel = league = world.guild.create_text_channel("league")
    table = await begun(world, "Ada", "Bo")
    fixture, due = str(table.fixture), table.due or 0
    world.unruly.delete_channel(league.id)
    await world.pass_time(10 * DAY)
    lost = await now(world, table)
    assert (lost.phase, lost.deadline, club.season.phase) == ("playing", None, "paused")
    world.channel = other = world.guild.create_text_channel("other")
    await altered(club, channel=other)
    await world.pass_time(15)
    (thread,) = other.threads
    moved = await now(world, table)
    assert moved.channel_id == thread.id
    assert goes_on(moved, table)
    assert club.season.play.deadline(fixture) >= due + 10 * DAY * 1000
    assert moved.due == club.season.play.deadline(fixture)


async def test_a_table_of_an_open_season_goes_on_in_the_channel_of_the_season(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", format="open", length=1)
    games, lobbies = world.guild.create_text_channel("games"), world.bot.services.tables.lobbies
    ada, bo = club.who("Ada"), club.who("Bo")
    key = club.season.key
    table = await world.as_bot(
        lobbies.open(world.guild.id, games.id, ada, 1, game="olsen", season=key, length=1)
    )
    await world.as_bot(lobbies.join(table.table_id, bo, 2))
    table = await world.as_bot(lobbies.start(table.table_id, ada, 3))
    await world.pass_time(5)
    # Who may open threads is asked of Discord, and for a while the answer is no.
    world.unruly.refuse("POST", "/channels/*/threads", status=403, code=50013)
    world.unruly.delete_channel(games.id, silently=True)
    await world.as_bot(world.bot.services.tables.messages.asked_for(table.table_id))
    world.bot.services.publisher.changed(await now(world, table))
    await world.pass_time(15)
    assert (await now(world, table)).phase == "playing"
    await world.pass_time(60)
    assert world.bot.database is not None
    told = Announcements(world.bot.database).message
    assert await world.as_bot(told(key, NO_THREADS)) is not None
    await world.pass_time(700)
    assert await world.as_bot(told(key, NO_THREADS)) is None, "it is said again if it fails again"
    (thread,) = world.channel.threads
    assert thread.name == "Spring · Ada, Bo"
    moved = await now(world, table)
    assert moved.channel_id == thread.id
    assert goes_on(moved, table)


async def test_the_umpire_says_where_it_goes_on_if_no_thread_can_be_opened(club: Club) -> None:
    world = club.world
    table = await begun(world, "Ada", "Bo")
    league = club.season.settings.channel
    world.forbid(ChannelHandle(world.env, world.guild, world.env.backend.channels[league]), **SHUT)
    world.channel = other = world.guild.create_text_channel("other")
    world.unruly.delete_channel(table.channel_id)
    await world.pass_time(15)
    assert (await now(world, table)).deadline is None
    opened = await dashboard(club)
    assert "is paused. No one forfeits, and all cards are kept." in opened.text
    await opened.press("Round 1, table 1")
    assert "Or choose a channel" in opened.text
    custom_id = f"j:take:{club.season.key}:{table.fixture}"
    await world.members["Una"].select(opened.screen.message, [other], custom_id=custom_id)
    assert "The match continues in a new thread" in opened.text
    await world.pass_time(5)
    (thread,) = other.threads
    moved = await now(world, table)
    assert moved.channel_id == thread.id
    assert goes_on(moved, table)
    lines = await world.bot.services.seasons.store.log(club.season)
    (line,) = [line for line in lines if isinstance(line.act, acts.Relocate)]
    assert line.actor == await club.key("Una")
    await world.pass_time(700)
    assert (await now(world, table)).channel_id == thread.id


# While players are called


async def called(world: World, *names: str) -> tuple[Club, int]:
    """A season whose players are called, as it is time for their table; until when they can come."""
    club = Club(world)
    await running(world, *names, **NOW)
    await marks_an_hour(club, names[0])
    await world.pass_time(5 * DAY)
    at = set_time(world, club)
    await until(world, at - 10 * MINUTE * 1000)
    await world.pass_time(12)
    return club, at


async def test_who_was_here_still_is_when_the_thread_is_deleted_and_nobody_forfeits(world: World) -> None:
    club, at = await called(world, "Ada", "Bo", "Cleo")
    league = world.channel
    await enter_thread(world, "Ada")
    await world.press("Bo", "I’m here")
    table = world.now
    world.unruly.delete_channel(table.channel_id)
    world.channel = league
    await world.pass_time(15)
    moved = await now(world, table)
    (thread,) = league.threads
    assert moved.channel_id == thread.id != table.channel_id
    assert (moved.secret, moved.phase) == (table.secret, "lobby")
    opened = thread.history()[0]
    assert "If you were here, you still are" in text_of(opened)
    assert pinged(world, opened) == {world.members[name].id for name in ("Ada", "Bo", "Cleo")}
    (said,) = [
        text for text, _ in all_texts(world) if "was deleted. The table continues in a new thread" in text
    ]
    assert "round 1" in said, "the staff is told"
    world.channel = thread
    assert "2 of 3 are here" in text_of(the_table(world))
    await until(world, at + 10 * MINUTE * 1000)
    await world.restart()
    await world.members["Cleo"].click(the_table(world), label="I’m here")
    await world.pass_time()
    assert "deal 1" in text_of(the_table(world))
    assert {chair.name for chair in world.now.chairs} == {"Ada", "Bo", "Cleo"}
    assert club.season.play.outcome(str(table.fixture)) is None


@pytest.mark.slow
async def test_a_call_waits_as_long_as_its_table_has_no_thread(world: World) -> None:
    club, at = await called(world, "Ada", "Bo")
    league = world.channel
    await enter_thread(world, "Ada")
    table = world.now
    world.channel = league
    world.forbid(league, **SHUT)
    world.unruly.delete_channel(table.channel_id)
    await until(world, at + 60 * MINUTE * 1000)
    (appointment,) = club.season.appointments.values()
    assert appointment.call is not None
    assert not appointment.forfeited_at
    opened = await dashboard(club)
    assert "is paused. No one forfeits" in opened.text
    await world.pass_time(5 * DAY)
    assert club.season.play.outcome(str(table.fixture)) is None, "nobody has forfeited"
    (appointment,) = club.season.appointments.values()
    assert appointment.forfeited_at, "the umpire has it"


async def test_the_staff_is_told_of_a_match_that_goes_on_by_itself(club: Club) -> None:
    world = club.world
    world.channel = league = world.guild.create_text_channel("league")
    log = world.guild.create_text_channel("log")
    table = await begun(world, "Ada", "Bo", log_channel=log.id)
    world.unruly.delete_channel(table.channel_id)
    await world.pass_time(15)
    (told,) = log.history()
    assert "the thread of table 1 of round 1 in **Sunday · season 1** was deleted" in text_of(told)
    assert "continues in a new thread, and nothing is lost" in text_of(told)
    assert pinged(world, told) == {world.moderator.id}
    (thread,) = league.threads
    assert (await now(world, table)).channel_id == thread.id
