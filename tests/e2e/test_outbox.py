"""How what is told of leagues reaches Discord: each message once, whatever becomes of requests, and nobody
waits for another server; and what is deleted comes back, or is said to be gone.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing, suppress
from errno import ENOSPC
from functools import partial
from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.client import Olsen
from bot.league.decisions import Award
from bot.league.season import Season, SeasonSettings, acts
from bot.shards import IsHere
from bot.storage import Database, KnownRow, NoticeRow, left, patience
from bot.tables import Who
from bot.ui.outbox.render import Rendered
from bot.ui.outbox.sender import Sender
from tests.discord.answers import refused
from tests.discord.requests import Request
from tests.e2e.club import Club
from tests.e2e.screen import labels_of, text_of, told
from tests.e2e.settings import altered
from tests.e2e.test_season_messages import (
    HOUR,
    about,
    act,
    announced,
    entered,
    left_to_tell,
    messages,
    pinged,
    seasons_of,
    six,
    started,
    texts,
    who,
)
from tests.e2e.world import World

POSTS = "/channels/*/messages"


def unheard(world: World) -> list[tuple[Any, ...]]:
    """The posts of which it is not known what has become."""
    return world.rows("SELECT about FROM posts")


def signups(world: World, channel: ChannelHandle | None = None) -> list[Any]:
    """The announcements of seasons that stand in a channel."""
    return [message for message in messages(world, channel) if "Leave the season" in labels_of(message)]


async def elsewhere(world: World, league: str = "Monday") -> tuple[ChannelHandle, Season, Who]:
    """Another server with a league of its own, in which two have signed up."""
    other = world.env.create_guild("Other club")
    channel = other.create_text_channel("cards")
    umpire = Who(other.add_member(world.env.create_user("una", global_name="Una")).id, "Una")
    settings = SeasonSettings(
        league=league, game="olsen", format="rounds", channel=channel.id, size=3, rounds=1, length=1
    )
    season = await seasons_of(world).create(other.id, umpire, settings)
    for name in ("Ada", "Bo"):
        other.add_member(world.members[name].user)
        season = await seasons_of(world).act(season.key, who(world, name), acts.SignUp)
    await world.pass_time(12)
    return channel, season, umpire


# Nobody waits for another


async def test_no_server_waits_for_another_ones_rate_limit(world: World) -> None:
    channel, season, umpire = await elsewhere(world)
    held = await entered(world, await announced(world))
    here = f"/channels/{world.channel.id}/messages"
    limited = world.unruly.limit_rate("POST", here, retry_after=300, during=300)
    await seasons_of(world).act(held.key, who(world, "Mo"), acts.Start())
    await world.pass_time(1)
    await seasons_of(world).act(season.key, umpire, acts.Start())
    await world.pass_time(10)
    assert about(world, "🏁", channel)
    assert about(world, "🏁") == []
    await world.pass_time(320)
    assert len(about(world, "🏁")) == 1
    assert limited.met == 1


async def test_no_league_of_a_server_waits_for_a_request_that_hangs(world: World) -> None:
    other = world.guild.create_text_channel("other")
    held = await announced(world)
    await announced(world, league="Monday", channel=other.id)
    here = f"/channels/{world.channel.id}/messages"
    world.unruly.delay("POST", here, arrival=300, seconds=0)
    await seasons_of(world).act(held.key, who(world, "Mo"), acts.Cancel(), "no time")
    (monday,) = [
        each for each in seasons_of(world).running(world.guild.id) if each.settings.league == "Monday"
    ]
    await act(world, monday, acts.Cancel())
    assert about(world, "🛑 **Monday", other)
    assert about(world, "🛑") == []


async def test_nothing_is_kept_for_seasons_of_which_there_is_nothing_to_tell(world: World) -> None:
    await announced(world)
    await world.pass_time(100)
    assert world.bot.outbox.at_work == 0


@pytest.mark.slow
async def test_after_an_outage_everything_is_told_at_once(world: World) -> None:
    season = await started(world)
    world.unruly.refuse("*", "/channels/*", status=503, during=20 * 60)
    await act(world, season, acts.Pause())
    await world.pass_time(20 * 60 - 12)
    assert about(world, "⏸️") == []
    await world.pass_time(15)
    assert len(about(world, "⏸️")) == 1


async def test_what_was_put_off_before_an_outage_is_tried_when_it_ends(world: World) -> None:
    season = await started(world)
    world.unruly.refuse("POST", POSTS, status=503, times=2)
    await seasons_of(world).act(season.key, who(world, "Mo"), acts.Pause(), "holidays")
    await world.pass_time(6)  # it has been tried twice, and would be tried again after ten seconds
    world.unruly.refuse("GET", "/guilds/*", status=503)

    async def ask() -> None:
        for _ in range(2):
            with suppress(discord.HTTPException):
                await world.bot.fetch_guild(world.guild.id)

    with world.env._bot_scope():
        asking = asyncio.ensure_future(ask())
    await world.pass_time(3)
    assert asking.done()
    assert about(world, "⏸️")


@pytest.mark.slow
async def test_what_fails_here_holds_up_a_season_for_a_day_and_no_longer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    season = await started(world)
    render = Sender.render

    async def without_room(sender: Sender, season: Season, notices: Sequence[NoticeRow]) -> Rendered:
        if notices[0].kind == "paused":
            raise OSError(ENOSPC, "No space left on device")
        return await render(sender, season, notices)

    monkeypatch.setattr(Sender, "render", without_room)
    await act(world, season, acts.Pause())
    await act(world, season, acts.Resume())
    await world.pass_time(23 * HOUR)
    assert about(world, "▶️") == []
    await world.pass_time(2 * HOUR)
    assert about(world, "▶️")


@pytest.mark.parametrize("data", ["{broken", "", "[" * 100_000])
async def test_a_damaged_notice_is_put_aside_and_the_rest_is_told(
    world: World, data: str, caplog: pytest.LogCaptureFixture
) -> None:
    season = await started(world)
    with closing(sqlite3.connect(world.database)) as file, file:
        insert = "INSERT INTO notices (season, kind, data, at) VALUES (?, 'paused', ?, 0) RETURNING notice"
        ((notice,),) = file.execute(insert, (season.key, data)).fetchall()
    await act(world, season, acts.Pause())
    await act(world, season, acts.Resume())
    assert about(world, "⏸️")
    assert about(world, "▶️")
    await world.restart()
    await world.pass_time(120)
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(errors) == 1, "it is said once"
    assert f"cannot read notice {notice} of season {season}" in errors[0]
    caplog.clear()
    assert world.rows("SELECT notice, told FROM notices") == [(notice, -1)]


async def test_a_clock_that_is_put_back_delays_nothing(world: World) -> None:
    season = await announced(world)
    await seasons_of(world).act(season.key, who(world, "Ada"), acts.SignUp)
    await world.pass_time(2)
    world.bot.clock.set_right(-HOUR * 1000)
    await seasons_of(world).act(season.key, who(world, "Bo"), acts.SignUp)
    await world.pass_time(12)
    [announcement] = signups(world)
    assert "Bo" in text_of(announcement)


# Each message once


async def test_a_message_whose_answer_is_lost_stands_once(world: World) -> None:
    season = await started(world)
    lost = world.unruly.lose("POST", POSTS, times=3)
    await act(world, season, acts.Pause())
    await world.pass_time(60)
    assert lost.met == 3
    assert len(about(world, "⏸️")) == 1
    assert (left_to_tell(world), unheard(world)) == ([], [])


async def test_it_is_found_again_when_discord_has_forgotten_its_nonce(world: World) -> None:
    """Even if the machine's clock was wrong when it was sent."""
    season = await started(world)
    world.bot.clock.set_right(10 * 60_000)
    world.unruly.lose("POST", POSTS, during=10)
    await seasons_of(world).act(season.key, who(world, "Mo"), acts.Pause(), "holidays")
    await world.pass_time(0.5)
    await world.bot.close()
    world.unruly.calm()
    await world.restart(after=20 * 60)
    await world.pass_time(30)
    assert len(about(world, "⏸️")) == 1
    assert (left_to_tell(world), unheard(world)) == ([], [])


async def test_one_that_never_arrived_is_sent_however_late(world: World) -> None:
    season = await started(world)
    world.unruly.swallow("POST", POSTS, during=10)
    await seasons_of(world).act(season.key, who(world, "Mo"), acts.Pause(), "holidays")
    await world.pass_time(0.5)
    await world.bot.close()
    world.unruly.calm()
    await world.restart(after=20 * 60)
    await world.pass_time(30)
    assert len(about(world, "⏸️")) == 1
    assert (left_to_tell(world), unheard(world)) == ([], [])


async def test_a_killed_bot_announces_a_season_once_and_shows_it_as_it_is_now(world: World) -> None:
    world.unruly.lose("POST", POSTS, during=5)
    season = await announced(world)
    await world.bot.close()
    world.unruly.calm()
    await world.restart(after=20 * 60)
    await entered(world, season, "Ada")
    (announcement,) = signups(world)
    assert "Ada" in text_of(announcement)
    assert (left_to_tell(world), unheard(world)) == ([], [])


async def test_a_message_that_stands_already_is_made_to_tell_what_it_would_tell_now(world: World) -> None:
    season = await started(world)
    world.unruly.lose("POST", POSTS, times=1)
    await seasons_of(world).act(season.key, who(world, "Mo"), acts.Pause(), "holidays")
    await world.pass_time(1)
    assert about(world, "⏸️ **Sunday · season 1")
    await world.bot.services.preferences.change_server(world.guild.id, language="nb")
    await world.pass_time(30)
    assert "sesong 1" in text_of(about(world, "⏸️ **Sunday")[0])
    assert len(about(world, "⏸️")) == 1


# What is deleted


async def test_a_deleted_announcement_comes_back_once(world: World) -> None:
    season = await started(world)
    (first,) = signups(world)
    world.unruly.delete(first)
    await world.pass_time(12)
    (second,) = signups(world)
    world.unruly.delete(second, messages(world)[-1])
    await world.pass_time(12)
    assert signups(world) == []
    await act(world, season, acts.Pause())
    assert signups(world) == []
    assert left_to_tell(world) == []


async def test_one_that_was_deleted_unheard_comes_back_with_the_next_news(world: World) -> None:
    season = await announced(world)
    world.unruly.delete(messages(world)[0], silently=True)
    await entered(world, season, "Ada")
    (announcement,) = signups(world)
    assert "Ada" in text_of(announcement)
    world.unruly.delete(announcement, silently=True)
    await entered(world, season, "Bo")
    assert signups(world) == []
    assert left_to_tell(world) == []


async def test_one_that_was_deleted_after_a_restart_comes_back(world: World) -> None:
    await announced(world)
    await world.restart()
    world.unruly.delete(signups(world)[0])
    await world.pass_time(12)
    assert len(signups(world)) == 1
    assert left_to_tell(world) == []


async def test_staff_is_told_once_that_the_channel_of_a_season_is_gone(world: World) -> None:
    staff = world.guild.create_text_channel("general")
    season = await started(world)
    world.unruly.delete_channel(world.channel.id)
    await world.pass_time(12)
    (said,) = texts(world, staff)
    assert "the channel of **Sunday · season 1** was deleted" in said
    assert "Choose another one on the dashboard" in said
    assert pinged(world, messages(world, staff)[0]) == {world.members["Mo"].id}
    assert season.play is not None
    await act(world, season, acts.Decide(Award(season.play.entries[0], 7)))
    assert len(messages(world, staff)) == 1
    assert left_to_tell(world) == []


async def test_a_season_goes_on_in_another_channel(world: World) -> None:
    club = Club(world)
    season = await club.begin("Ada", "Bo", format="rounds")
    await world.pass_time(12)
    other = world.guild.create_text_channel("other")
    await altered(club, channel=other)
    await world.pass_time(15)
    assert signups(world) == []
    assert len(signups(world, other)) == 1
    (moved,) = about(world, "📌", other)
    assert labels_of(moved) == ["I’m here", "Fixtures"]
    await world.members["Ada"].click(moved, label="I’m here")
    await world.pass_time()
    assert len(other.threads) == 1
    assert (await seasons_of(world).by_key(season.key)).settings.channel == other.id


@pytest.mark.parametrize("restarts", [False, True])
async def test_what_another_message_has_replaced_goes_as_soon_as_discord_takes_that(
    world: World, restarts: bool
) -> None:
    club = Club(world)
    season = await club.begin("Ada", "Bo", format="rounds")
    await world.pass_time(12)
    other = world.guild.create_text_channel("other")
    world.unruly.refuse("DELETE", "/channels/*/messages/*", status=503, times=None, during=60)
    await altered(club, channel=other)
    assert len(signups(world)) == len(signups(world, other)) == 1
    await act(world, season, acts.Pause())
    assert about(world, "⏸️", other), "nothing waits for it"
    if restarts:
        await world.restart()
    await world.pass_time(120)
    assert signups(world) == []
    assert len(signups(world, other)) == 1
    assert left_to_tell(world) == []


async def test_a_lost_log_channel_names_nobody_in_public(world: World) -> None:
    club = Club(world)
    await club.begin("Ada", "Bo")
    log = world.guild.create_text_channel("umpires")
    await altered(club, log_channel=log)
    key = await club.played({"Ada": 10, "Bo": 40})
    world.unruly.delete_channel(log.id)
    await world.pass_time(12)
    (said,) = about(world, "⚠️")
    assert "the channel for decisions in **Spring · season 1** was deleted" in text_of(said)
    await club.act("Bo", acts.Appeal(key, await club.key("Bo")), "I had no cards left")
    await world.pass_time(90)
    (asked,) = about(world, "🙋")
    assert "Bo" not in text_of(asked)
    assert len(about(world, "⚠️")) == 1


async def test_the_umpire_is_told_which_channel_does_not_take_a_post(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    club = Club(world)
    await club.begin("Ada", "Bo")
    log = world.guild.create_text_channel("umpires")
    await altered(club, log_channel=log)
    key = await club.played({"Ada": 10, "Bo": 40})
    await world.pass_time(90)

    def is_blocked(request: Request) -> bool:
        return any(word in str(request.body) for word in ("🙋", "AutoMod"))

    path = f"/channels/{log.id}/messages"
    world.unruly.answer("POST", path, partial(refused, 400, 200000), times=None, where=is_blocked)
    await club.act("Bo", acts.Appeal(key, await club.key("Bo")), "I had no cards left")
    await world.pass_time(HOUR)
    waits = [
        each.getMessage() for each in caplog.records if "someone in the server allows it" in each.getMessage()
    ]
    assert len(waits) == 2, "each of the two is in the log once"
    assert len(world.rows("SELECT 1 FROM announcements WHERE kind LIKE 'blocked:%'")) == 1
    world.unruly.calm()
    await world.pass_time(HOUR)
    (told_of,) = [text for text in texts(world, log) if "AutoMod" in text]
    assert f"<#{log.id}>" in told_of
    assert world.rows("SELECT 1 FROM announcements WHERE kind LIKE 'blocked:%'") == []


async def test_staff_is_told_once_where_the_bot_may_not_write_any_more(world: World) -> None:
    log_channel = world.guild.create_text_channel("log")
    season = await started(world, log_channel=log_channel.id)
    world.forbid(world.channel, send_messages=False)
    await act(world, season, acts.Pause())
    await world.pass_time(3 * HOUR)
    (said,) = about(world, "⚠️", log_channel)
    assert f"I can’t view or write in <#{world.channel.id}>" in text_of(said)
    world.forbid(world.channel, send_messages=True)
    await world.pass_time(600)
    assert about(world, "⏸️")
    world.forbid(world.channel, send_messages=False)
    await act(world, season, acts.Resume())
    assert len(about(world, "⚠️", log_channel)) == 2


async def test_a_table_whose_thread_is_gone_waits_in_another_with_those_who_are_here(world: World) -> None:
    await started(world)
    (drawn,) = about(world, "## Sunday · season 1 · round 1")
    await world.members["Ada"].click(drawn, label="I’m here")
    await world.pass_time()
    (thread,) = world.channel.threads
    world.unruly.delete_channel(thread.id)
    await world.pass_time(12)
    (again,) = world.channel.threads
    assert again.id != thread.id
    (waiting,) = [one for one in again.history() if "I’m here" in labels_of(one)]
    await world.members["Bo"].click(waiting, label="I’m here")
    await world.pass_time()
    assert world.bot.services.tables.in_channel(again.id).phase == "playing"
    assert left_to_tell(world) == []


# Threads


async def test_a_thread_whose_answer_is_lost_is_found_again(world: World) -> None:
    world.unruly.lose("POST", "/channels/*/threads")
    await started(world, clock="slow")
    await world.pass_time(30)
    (thread,) = world.channel.threads
    assert world.bot.services.tables.in_channel(thread.id).phase == "playing"
    assert left_to_tell(world) == []


@pytest.mark.parametrize("refused_for", [0, 45])
async def test_the_channel_holds_no_line_for_each_thread(world: World, refused_for: int) -> None:
    world.unruly.refuse("DELETE", "/channels/*/messages/*", status=503, during=refused_for)
    await started(world, *six(world), clock="slow")
    await world.pass_time(100)
    assert len(world.channel.threads) == 2
    assert [message for message in messages(world) if message.type.name == "thread_created"] == []


async def test_who_is_here_while_discord_does_not_answer_is_told(world: World) -> None:
    await started(world)
    (drawn,) = about(world, "## Sunday · season 1 · round 1")
    world.unruly.refuse("POST", "/channels/*/threads", status=503, times=None)
    result = await world.members["Ada"].click(drawn, label="I’m here")
    assert world.say("refused-no_fixture_thread") in told(result)


class SlowlyTakenUp(Olsen):
    """A bot whose start goes on for long after it has all tables and seasons."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self.may_go_on = asyncio.Event()

    async def _restore_parts(
        self, here: IsHere, forget: Callable[[Database], Awaitable[list[KnownRow]]]
    ) -> bool:
        is_done = await super()._restore_parts(here, forget)
        await self.clock.wait(self.may_go_on, None)
        return is_done


async def test_a_press_during_the_start_does_not_limit_the_time_for_all_that_is_told_later(
    world: World,
) -> None:
    _, season, umpire = await elsewhere(world)
    await world.restart(SlowlyTakenUp)
    assert isinstance(world.bot, SlowlyTakenUp)
    outbox, limits = world.bot.outbox, list[float | None]()
    read = outbox._read

    async def seen() -> None:
        limits.append(left())
        await read()

    outbox._read = seen  # type: ignore[method-assign]  # a look at the time that is left, nothing else

    async def pressed() -> None:
        with patience():
            await seasons_of(world).act(season.key, umpire, acts.Cancel(), "nobody plays")

    await world.as_bot(pressed(), seconds=1)
    world.bot.may_go_on.set()
    await world.pass_time(1)
    assert limits
    assert set(limits) == {None}


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 30046), (400, 200000)])
async def test_an_edit_that_discord_refuses_is_tried_soon_only_with_something_new(
    world: World, status: int, code: int
) -> None:
    season = await started(world, *six(world))
    assert season.play is not None
    (drawn,) = about(world, "## Sunday · season 1 · round 1")
    refusing = world.unruly.refuse("PATCH", f"{POSTS}/{drawn.id}", status=status, code=code, times=None)
    for points in (7, 8):
        season = await act(world, season, acts.Decide(Award(season.play.entries[0], points)))
        await world.pass_time(700)
    assert refusing.met == 1
    assert left_to_tell(world) == []
    key, *_ = season.play.fixtures
    there = season.player_of(season.play.fixtures[key].entries[0])
    await act(world, season, acts.ForfeitFixture(key, (there,)))
    assert refusing.met == 2


async def test_a_round_that_is_posted_with_its_results_is_not_edited_to_the_same(world: World) -> None:
    season = await entered(world, await announced(world), *six(world))
    seasons, umpire = seasons_of(world), who(world, "Mo")

    async def played_at_once() -> None:
        begun = await seasons.act(season.key, umpire, acts.Start())
        assert begun.play is not None
        for key in begun.play.fixtures:
            await seasons.act(season.key, None, acts.ForfeitFixture(key, ()))

    await world.as_bot(played_at_once(), seconds=30)
    (drawn,) = about(world, "## Sunday · season 1 · round 1")
    assert left_to_tell(world) == []
    path = f"/channels/{drawn.channel.id}/messages/{drawn.id}"
    assert [request.path for request in world.env.http_requests if request.path == path] == []
