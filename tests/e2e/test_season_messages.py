"""What a server is told of its leagues: announcements, rounds, reminders, decisions, threads, champions."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import partial
from random import Random
from typing import Any

import pytest
from simcord.builders import ChannelHandle

from bot.league.decisions import Award, Warn
from bot.league.results import MatchResult, SeatResult
from bot.league.season import Season, SeasonSettings, acts
from bot.seasons import Seasons
from bot.tables import Who
from bot.ui.seasons import missing_for_role
from tests.adversary.hands import Place, sends_press
from tests.discord.answers import refused
from tests.e2e.screen import id_of, labels_of, text_of, told
from tests.e2e.world import World

HOUR = 3600
DAY = 24 * HOUR


# What a test arranges


def seasons_of(world: World) -> Seasons:
    return world.bot.services.seasons


def who(world: World, name: str) -> Who:
    return Who(world.members[name].id, name)


async def announced(world: World, **settings: Any) -> Season:
    """Mo opens a season, and its channel is told."""
    defaults = {
        "league": "Sunday",
        "game": "olsen",
        "format": "rounds",
        "channel": world.channel.id,
        "size": 3,
        "rounds": 1,
        "length": 1,
    }
    season = await seasons_of(world).create(
        world.guild.id, who(world, "Mo"), SeasonSettings(**{**defaults, **settings})
    )
    await world.pass_time()
    return season


async def act(world: World, season: Season, act: Any, name: str = "Mo", reason: str = "because") -> Season:
    """Somebody does something to a season, and what there is to tell is told."""
    after = await seasons_of(world).act(season.key, who(world, name), act, reason)
    await world.pass_time(12)
    return after


async def entered(world: World, season: Season, *names: str) -> Season:
    for name in names or ("Ada", "Bo"):
        season = await seasons_of(world).act(season.key, who(world, name), acts.SignUp)
    await world.pass_time(12)
    return season


async def started(world: World, *names: str, **settings: Any) -> Season:
    """A season that runs, with these players."""
    return await act(world, await entered(world, await announced(world, **settings), *names), acts.Start())


def six(world: World) -> tuple[str, ...]:
    """Six members."""
    for name in ("Eva", "Finn"):
        world.member(name)
    return ("Ada", "Bo", "Cleo", "Dag", "Eva", "Finn")


def messages(world: World, channel: ChannelHandle | None = None) -> list[Any]:
    return list((channel or world.channel).history())


def texts(world: World, channel: ChannelHandle | None = None) -> list[str]:
    return [text_of(message) for message in messages(world, channel)]


def about(world: World, beginning: str, channel: ChannelHandle | None = None) -> list[Any]:
    """The messages that begin so."""
    return [message for message in messages(world, channel) if text_of(message).startswith(beginning)]


def pinged(world: World, message: Any) -> set[int]:
    """Whom a message has pinged."""
    return {user.id for user in message.mentions}


def left_to_tell(world: World) -> list[tuple[Any, ...]]:
    return world.rows("SELECT kind FROM notices ORDER BY notice")


# The announcement


async def test_the_announcement_shows_who_signs_up(world: World) -> None:
    season = await announced(world, places=2, rounds=2)
    (announcement,) = messages(world)
    assert "## Sunday · season 1" in text_of(announcement)
    assert "No players yet." in text_of(announcement)
    assert labels_of(announcement) == ["Join", "Leave the season", "Info"]
    for name in ("Ada", "Bo", "Cleo"):
        await world.members[name].click(announcement, label="Join")
    await world.pass_time(12)
    (announcement,) = messages(world)
    assert "Ada · Bo\n**Waiting list (1):** Cleo" in text_of(announcement)
    await world.members["Ada"].click(announcement, label="Leave the season")
    await world.pass_time(12)
    assert "Bo · Cleo" in text_of(messages(world)[0])
    assert left_to_tell(world) == []
    await act(world, season, acts.Start())
    assert labels_of(messages(world)[0]) == ["Join", "Leave the season", "Info"]
    await act(world, season, acts.Cancel())
    assert labels_of(messages(world)[0]) == ["Info"]


async def test_it_is_edited_every_ten_seconds_at_most(world: World) -> None:
    season = await announced(world)
    await world.pass_time(12)
    world.env.backend.http_requests.clear()
    for number in range(40):
        newcomer = Who(10**17 + number, f"Newcomer {number}")
        await seasons_of(world).act(season.key, newcomer, acts.SignUp)
        await world.pass_time(1)
    await world.pass_time(12)
    edits = [request for request in world.env.backend.http_requests if request.method == "PATCH"]
    assert 4 <= len(edits) <= 6
    assert "Newcomer 39" in text_of(messages(world)[0])
    assert len(messages(world)) == 1


async def test_an_announcement_that_was_deleted_is_sent_anew_while_people_sign_up(world: World) -> None:
    season = await announced(world)
    world.env.backend.delete_message(world.channel.id, messages(world)[0].id)
    await entered(world, season, "Ada")
    (announcement,) = messages(world)
    assert "Ada" in text_of(announcement)
    await entered(world, season, "Bo")
    assert [message.id for message in messages(world)] == [announcement.id]


async def test_a_press_of_a_table_that_is_made_up_below_it_does_not_delete_it(world: World) -> None:
    await world.members["Ada"].slash(world.channel, "play", game="olsen", thread=False)
    (table,) = world.bot.services.tables.open_tables(world.guild.id)
    await announced(world)
    shown = world.message
    assert "Sunday" in text_of(shown)
    place = Place(world.members["Bo"].id, world.guild.id, world.channel.id)
    backend = world.env.backend
    sends_press(backend, place, backend.get_message(world.channel.id, shown.id), f"a:start:{table.table_id}")
    await world.pass_time()
    assert world.message.id == shown.id


async def test_it_goes_on_after_a_restart(world: World) -> None:
    season = await announced(world)
    await world.restart()
    await entered(world, season, "Ada")
    (announcement,) = messages(world)
    assert "Ada" in text_of(announcement)


async def test_it_speaks_the_language_of_the_server(world: World) -> None:
    await world.bot.services.preferences.change_server(world.guild.id, language="nb")
    season = await announced(world)
    await world.restart()
    await entered(world, season, "Ada")
    assert "sesong 1" in text_of(messages(world)[0])


# Rounds


async def test_a_check_in_pings_those_who_have_signed_up(world: World) -> None:
    season = await entered(world, await announced(world), "Ada", "Bo", "Cleo")
    await world.bot.services.preferences.change_player(
        world.guild.id, world.members["Cleo"].id, "Cleo", pings="never"
    )
    await act(world, season, acts.OpenCheckIn(world.bot.clock.now() + DAY * 1000))
    (asked,) = about(world, "📋")
    assert pinged(world, asked) == {world.members["Ada"].id, world.members["Bo"].id}
    assert "**Cleo**" in text_of(asked)
    assert labels_of(asked)[0] == "I’m here"


async def test_a_round_is_told_with_its_tables_and_deadline(world: World) -> None:
    names = six(world)
    season = await started(world, *names)
    assert season.play is not None
    assert text_of(about(world, "🏁")[0]) == "🏁 **Sunday · season 1 started** with 6 players."
    (drawn,) = about(world, "## Sunday · season 1 · round 1 of 1")
    deadline = next(iter(season.play.fixtures.values())).deadline // 1000
    assert f"<t:{deadline}:f> (<t:{deadline}:R>)" in text_of(drawn)
    assert "**Table 1** · " in text_of(drawn)
    assert "**Table 2** · " in text_of(drawn)
    assert labels_of(drawn) == ["Mark my hours", "I’m here", "Fixtures"]
    assert pinged(world, drawn) == {world.members[name].id for name in names}
    assert left_to_tell(world) == []


async def test_a_table_opens_in_a_thread_for_the_first_who_is_here(world: World) -> None:
    await started(world)
    (drawn,) = about(world, "## Sunday · season 1 · round 1")
    await world.members["Ada"].click(drawn, label="I’m here")
    await world.pass_time()
    (thread,) = world.channel.threads
    assert thread.name == "Sunday · round 1, table 1"
    (table,) = messages(world, thread)
    assert pinged(world, table) == {world.members["Bo"].id}
    assert "## Olsen\n-# scheduled match" in text_of(table)
    assert "1 of 2 are here" in text_of(table)
    await world.members["Bo"].click(drawn, label="I’m here")
    await world.pass_time()
    assert len(world.channel.threads) == 1
    assert world.bot.services.tables.in_channel(thread.id).phase == "playing"


async def test_two_who_are_here_at_once_get_one_thread(world: World) -> None:
    await started(world)
    (drawn,) = about(world, "## Sunday · season 1 · round 1")
    ready = id_of(drawn, "I’m here")
    await world.at_once(("Ada", drawn, ready), ("Bo", drawn, ready))
    await world.pass_time()
    (thread,) = world.channel.threads
    assert world.bot.services.tables.in_channel(thread.id).phase == "playing"


async def test_slow_tables_open_when_the_round_does(world: World) -> None:
    await started(world, *six(world), clock="slow")
    await world.pass_time(10)
    assert sorted(thread.name or "" for thread in world.channel.threads) == [
        "Sunday · round 1, table 1",
        "Sunday · round 1, table 2",
    ]
    for thread in world.channel.threads:
        assert world.bot.services.tables.in_channel(thread.id).phase == "playing"
    assert left_to_tell(world) == []


async def test_the_tables_of_a_tournament_are_opened_by_themselves(world: World) -> None:
    world.member("Eva")
    season = await started(
        world, "Ada", "Bo", "Cleo", "Dag", "Eva", game="pursuit", format="pursuit", length=0, size=5
    )
    await world.pass_time(10)
    assert season.play is not None
    (drawn,) = about(world, "## Sunday · season 1 · Round 1")
    assert "Draw number 1" in text_of(drawn)
    (thread,) = world.channel.threads
    assert thread.name == "Sunday · round 1, table 1"
    assert world.bot.services.tables.in_channel(thread.id).phase == "lobby"


# Results


async def test_a_match_is_told_with_its_places_and_the_new_top(world: World) -> None:
    season = await started(world)
    (drawn,) = about(world, "## Sunday · season 1 · round 1")
    for name in ("Ada", "Bo"):
        await world.members[name].click(drawn, label="I’m here")
    await world.pass_time()
    channel, world.channel = world.channel, world.channel.threads[0]
    thread = world.channel
    await world.play_out(world.now, Random(3))
    world.channel = channel
    await world.pass_time(12)
    assert about(world, "🏁 Round 1, table 1: 🥇") == [], "its thread has told it"
    (round_post,) = about(world, "## Sunday · season 1 · round 1")
    (result,) = [line for line in text_of(round_post).splitlines() if line.startswith("**Table 1** · 🥇")]
    assert "Ada" in result
    assert "Bo" in result
    assert "Leading now: 🥇" in text_of(round_post)
    kept = world.env.backend.channels[thread.id].thread_metadata
    assert kept is not None
    assert kept.auto_archive_duration == DAY // 60
    (played,) = about(world, "🏁 **Sunday · season 1**: all matches are played.")
    assert pinged(world, played) == {world.members["Mo"].id}
    season = await seasons_of(world).by_key(season.key)
    assert season.phase == "review"


async def test_who_was_not_there_is_told(world: World) -> None:
    await started(world, round_hours=30)
    await world.pass_time(31 * HOUR)
    (unplayed,) = about(world, "⌛")
    assert "**Sunday · season 1**, round 1, table 1 (" in text_of(unplayed)
    assert re.search(r"\((Ada · Bo|Bo · Ada)\): too few showed up, so they don’t forfeit", text_of(unplayed))


async def test_reminders_go_out_a_day_and_an_hour_before(world: World) -> None:
    season = await started(world, round_hours=168)
    (drawn,) = about(world, "## Sunday · season 1 · round 1")
    (fixture,) = season.play.fixtures  # type: ignore[union-attr]  # a league that has started
    await act(world, season, acts.Appoint(fixture, world.bot.clock.now() + 48 * HOUR * 1000))
    await world.pass_time(24 * HOUR)
    (day,) = about(world, "⏰ **Match in a day**")
    assert "**Ada**" in text_of(day)
    assert "**Bo**" in text_of(day)
    assert pinged(world, day) == set(), "the call pings"
    assert labels_of(day) == []
    await world.pass_time(23 * HOUR - 300)
    await world.members["Ada"].click(drawn, label="I’m here")
    await world.pass_time(300)
    (thread,) = world.channel.threads
    (hour,) = about(world, "⏰ **Match in an hour**", thread)
    _, missing, at_stake = text_of(hour).split("\n")
    assert "**Bo**" in missing
    assert "**Ada**" not in missing
    assert at_stake.startswith("🔑")
    assert len(about(world, "⏰")) == 1


async def test_reminders_can_be_switched_off(world: World) -> None:
    await started(world, round_hours=48, remind_day=False, remind_hour=False)
    await world.pass_time(48 * HOUR)
    assert about(world, "⌛")
    assert about(world, "⏰") == []


async def test_standings_are_posted_on_schedule(world: World) -> None:
    await started(world, format="open", schedule="daily", rounds=1)
    await world.pass_time(25 * HOUR)
    (standings,) = about(world, "## Standings · Sunday · season 1")
    assert "**Ada**" in text_of(standings)
    assert labels_of(standings) == ["Standings"]


# The umpire


async def test_decisions_are_shown_in_the_log_channel(world: World) -> None:
    log_channel = world.guild.create_text_channel("log")
    season = await started(world, log_channel=log_channel.id)
    assert season.play is not None
    entry = next(iter(season.play.entrants))
    await act(world, season, acts.Decide(Award(entry, 7)), reason="a kind word")
    (decision,) = about(world, "⚖️", log_channel)
    assert "is given 7 points." in text_of(decision)
    assert "By Mo: “a kind word”" in text_of(decision)
    assert "**1. (7)**" in text_of(decision)
    assert about(world, "⚖️") == []


async def test_a_warning_stays_between_the_umpire_and_the_player(world: World) -> None:
    log_channel = world.guild.create_text_channel("log")
    season = await started(world, log_channel=log_channel.id)
    ada = next(key for key, person in (await seasons_of(world).names(season)).items() if person.name == "Ada")
    await act(world, season, acts.Decide(Warn(ada)), reason="mind your words")
    (call,) = about(world, "✉️")
    assert pinged(world, call) == {world.members["Ada"].id}
    assert "mind your words" not in "".join([*texts(world), *texts(world, log_channel)])
    assert "mind your words" in told(await world.members["Ada"].click(call, label="Read it"))
    assert told(await world.members["Bo"].click(call, label="Read it")) == world.say("refused-not_for_you")


async def test_a_pause_is_told_with_its_reason(world: World) -> None:
    season = await act(world, await started(world), acts.Pause(), reason="holidays")
    assert "“holidays”" in text_of(about(world, "⏸️")[0])
    await act(world, season, acts.Resume())
    assert about(world, "▶️")


# The champion's role


async def won_by(world: World, winner: str, loser: str, **settings: Any) -> Season:
    """A season that is over, whose only match the winner has won."""
    season = await started(world, winner, loser, format="open", **settings)
    people = await seasons_of(world).names(season)
    keys = {person.name: key for key, person in people.items()}
    seats = (SeatResult(keys[winner], 1, 10, deals=1), SeatResult(keys[loser], 2, 20, deals=1))
    match = f"match{season.number}"
    await act(
        world,
        season,
        acts.Record(MatchResult(match, "olsen", world.bot.clock.now(), seats, season=season.key)),
    )
    return await act(world, season, acts.Confirm())


def has_role(world: World, name: str, role_id: int) -> bool:
    return role_id in world.env.backend.get_member(world.guild.id, world.members[name].id).role_ids


async def test_the_role_is_given_to_the_champion_and_taken_from_the_one_before(world: World) -> None:
    role = world.guild.create_role("Champion")
    await won_by(world, "Ada", "Bo", role=role.id)
    (over,) = about(world, "## 🏆 Sunday · season 1 has ended")
    assert "The champion is **Ada**." in text_of(over)
    assert "🥇 **Ada** · 🥈 **Bo**" in text_of(over)
    assert has_role(world, "Ada", role.id)
    await won_by(world, "Bo", "Ada", role=role.id)
    assert about(world, "## 🏆 Sunday · season 2 has ended")
    assert has_role(world, "Bo", role.id)
    assert not has_role(world, "Ada", role.id)


async def test_a_role_above_the_bots_own_is_not_given_and_that_is_said(world: World) -> None:
    log_channel = world.guild.create_text_channel("log")
    role = world.guild.create_role("Champion", position=99)
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    assert missing_for_role(guild, role.id) == "role-too-high"
    await won_by(world, "Ada", "Bo", role=role.id, log_channel=log_channel.id)
    assert not has_role(world, "Ada", role.id)
    said = world.say("role-too-high", role=f"<@&{role.id}>")
    assert said in texts(world, log_channel)
    assert about(world, "## 🏆 Sunday · season 1 has ended")


# What goes wrong


async def test_nothing_is_lost_or_said_twice_by_a_kill(world: World) -> None:
    season = await started(world)
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=10)
    await seasons_of(world).act(season.key, who(world, "Mo"), acts.Pause(), "holidays")
    await world.pass_time(1)
    assert left_to_tell(world) == [("paused",)]
    world.env.backend.faults.clear()
    with world.locked():
        await world.pass_time(60)
        assert len(about(world, "⏸️")) == 1, "told once, however often it cannot be noted"
        await world.bot.close()
    assert left_to_tell(world) == [("paused",)]
    await world.restart()
    await world.pass_time(60)
    assert len(about(world, "⏸️")) == 1
    assert left_to_tell(world) == []
    assert world.rows("SELECT about FROM posts") == []


async def test_a_long_drawing_goes_on_where_it_was_stopped(world: World) -> None:
    season = await announced(world)
    for number in range(150):
        newcomer = Who(10**17 + number, f"{number:03d}".ljust(32, "*"))
        await seasons_of(world).act(season.key, newcomer, acts.SignUp)
    await world.pass_time(12)

    async def all_are_here(place_id: int, user_ids: Collection[int]) -> Collection[int]:
        return ()

    seasons_of(world).membership.gone = all_are_here
    await seasons_of(world).act(season.key, who(world, "Mo"), acts.Start())
    await world.pass_time(2.5)
    assert world.rows("SELECT told FROM notices WHERE kind = 'drawn'") == [(2,)]
    await world.restart()
    await world.pass_time(30)
    drawn = [text for text in texts(world) if "**Table " in text]
    assert len(drawn) == 4
    tables = [
        line.split(" · ")[0] for text in drawn for line in text.split("\n") if line.startswith("**Table")
    ]
    assert tables == [f"**Table {number}**" for number in range(1, 51)]
    assert left_to_tell(world) == []


@pytest.mark.slow
async def test_where_it_may_not_write_it_tries_now_and_then(world: World) -> None:
    season = await started(world)
    world.forbid(world.channel, send_messages=False)
    world.env.backend.http_requests.clear()
    await act(world, season, acts.Pause())
    await world.pass_time(500)
    assert len([each for each in world.env.backend.http_requests if each.method == "POST"]) == 1
    await world.pass_time(22 * HOUR)
    assert left_to_tell(world) == [("paused",)]
    world.forbid(world.channel, send_messages=True)
    await world.pass_time(600)
    assert about(world, "⏸️")
    assert left_to_tell(world) == []


@pytest.mark.slow
@pytest.mark.parametrize("refusal", [(403, 50013), (403, 40006)])
async def test_what_could_not_be_written_for_days_is_told_in_order(
    world: World, refusal: tuple[int, int]
) -> None:
    season = await started(world)
    world.unruly.answer(
        "POST", f"/channels/{world.channel.id}/messages", partial(refused, *refusal), times=None
    )
    await act(world, season, acts.Pause())
    await world.pass_time(3 * DAY)
    await act(world, season, acts.Resume())
    assert left_to_tell(world) == [("paused",), ("resumed",)]
    world.unruly.calm()
    await world.pass_time(700)
    assert left_to_tell(world) == []
    paused, resumed = (message for message in messages(world) if text_of(message)[0] in "⏸▶")
    assert (text_of(paused)[0], text_of(resumed)[0]) == ("⏸", "▶")


async def test_where_the_channel_is_gone_nobody_is_told(world: World) -> None:
    season = await started(world)
    assert season.play is not None
    world.env.backend.delete_channel(world.channel.id)
    await world.pass_time()  # the season pauses itself
    await act(world, season, acts.Decide(Award(next(iter(season.play.entrants)), 7)))
    assert left_to_tell(world) == []


async def test_where_the_log_channel_is_gone_the_league_is_told(world: World) -> None:
    log_channel = world.guild.create_text_channel("log")
    season = await started(world, log_channel=log_channel.id)
    assert season.play is not None
    world.env.backend.delete_channel(log_channel.id)
    await act(world, season, acts.Decide(Award(next(iter(season.play.entrants)), 7)))
    assert about(world, "⚖️")


async def test_where_no_threads_can_be_opened_it_is_said_once_and_tried_again(world: World) -> None:
    world.forbid(world.channel, create_public_threads=False)
    await started(world, clock="slow", round_hours=48)
    await world.pass_time(2 * HOUR)
    assert len(about(world, "⚠️")) == 1
    assert world.channel.threads == []
    world.forbid(world.channel, create_public_threads=True)
    await world.pass_time(HOUR)
    assert len(world.channel.threads) == 1
    assert left_to_tell(world) == []


async def test_who_is_here_where_no_threads_can_be_opened_is_told(world: World) -> None:
    world.forbid(world.channel, create_public_threads=False)
    await started(world)
    (drawn,) = about(world, "## Sunday · season 1 · round 1")
    result = await world.members["Ada"].click(drawn, label="I’m here")
    assert world.say("refused-no_fixture_thread") in told(result)


async def test_other_seasons_do_not_wait_for_one_that_cannot_be_told(world: World) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    season = await announced(world)
    world.forbid(world.channel, send_messages=False)
    await act(world, season, acts.Cancel())
    await announced(world, league="Monday", channel=elsewhere.id)
    assert "Monday · season 1" in texts(world, elsewhere)[0]
    assert left_to_tell(world) == [("cancelled",)]
