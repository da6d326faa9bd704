"""What is kept of people, as they are told it and get it; being forgotten; servers that let the bot go."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from itertools import islice
from random import Random
from typing import Any

import discord
import pytest
from simcord.backend import serializers
from simcord.results import InteractionResult

from bot.milliseconds import DAY
from bot.services.departures import KEPT_DAYS
from bot.storage.forgotten import file_of
from bot.storage.traces import forms_of
from bot.tables import next_actor
from bot.ui.i18n.translator import translator
from tests.e2e.club import Club
from tests.e2e.memory import holders
from tests.e2e.screen import Private, text_of, told
from tests.e2e.world import World
from tests.tables.keepsakes import found

SAY, SI = translator("en"), translator("nb")

PAGE = 800
"""The most characters of a page of the notice, which fits on a phone."""


def sought(world: World, who: str) -> tuple[str, str]:
    """What must not be found of somebody who was forgotten."""
    return str(world.members[who].id), who


def traces(world: World, who: str) -> set[tuple[str, str]]:
    return found(world.behind.everything(), *sought(world, who))


async def asking(world: World, who: str) -> Private:
    """The screen that asks somebody whether they want to be forgotten."""
    return world.private(who, await world.slash(who, "my forget"))


async def write(world: World, screen: Private, label: str, word: str) -> InteractionResult:
    """Press a button of that screen, write ``word`` into the form that it opens, and wait for what becomes of
    it: at first the press is only acknowledged.
    """
    form = await screen.press(label)
    assert form.modal is not None
    field = str(form.modal["components"][0]["component"]["custom_id"])
    before = screen.text
    result = await screen.member.submit_modal(form, {field: word})
    while screen.text == before and not result.followups:
        if result.response is not None and result.response.id != screen.message.id:
            break  # refused
        await world.env.settle()
    return result


async def forget(world: World, who: str, label: str = SAY("button-forget-here")) -> str:
    screen = await asking(world, who)
    await write(world, screen, label, SAY("forget-word"))
    await world.pass_time()
    return screen.text


def files_of(result: InteractionResult) -> list[discord.Attachment]:
    """The files that the presser alone was given."""
    answers = [*([result.response] if result.response else []), *result.followups]
    assert all(answer.ephemeral for answer in answers)
    return [file for answer in answers for file in answer.attachments]


async def data_of(world: World, who: str) -> dict[str, Any]:
    """What somebody's file says."""
    (file,) = files_of(await world.slash(who, "my data"))
    assert file.filename == "olsen-data.json"
    data: dict[str, Any] = json.loads(await file.read())
    return data


# The notice


async def test_the_notice_says_what_is_kept_and_for_how_long(world: World) -> None:
    screen = world.private("Ada", await world.slash("Ada", "privacy"))
    assert screen.labels == ["Next", SAY("button-my-data"), SAY("button-forget-me")]
    assert len(screen.text) < PAGE
    text = await screen.all_pages("Next")
    for part in ("What", "Why", "Who sees it", "How long", "Get it", "Delete it", "Chips"):
        assert f"**{part}" in text
    assert "after 30 days" in text
    assert "at most 90 days" in text


@pytest.mark.parametrize("world", [{"backup_days": 7}], indirect=True)
async def test_the_notice_says_what_the_operator_has_set_in_the_language_of_the_reader(world: World) -> None:
    world.speaks("Ada", "no")
    screen = world.private("Ada", await world.slash("Ada", "privacy"))
    assert "i høyst 7 dager" in await screen.all_pages("Neste")


# The data


@pytest.mark.both_engines
async def test_somebodys_data_comes_as_a_file_that_they_alone_see(world: World) -> None:
    table = await world.table("Ada", "Bo", length=1)
    await world.play_out(table, Random(4))
    data = await data_of(world, "Ada")
    assert data["you"]["servers"][0]["known_there_as"] == "Ada"
    (played,) = data[f"server-{world.guild.id}-tables-1"]
    assert [seat["player"] for seat in played["seats"]] == ["you", "another player 1"]
    assert played["your_moves"]
    assert not found({"": [{"": json.dumps(data, ensure_ascii=False)}]}, *sought(world, "Bo"))


async def test_the_button_of_the_notice_gives_it_too_but_not_twice_a_minute(world: World) -> None:
    await world.lobby("Ada")
    notice = world.private("Ada", await world.slash("Ada", "privacy"))
    given = await notice.press(SAY("button-my-data"))
    assert len(files_of(given)) == 1
    assert "You just got your data" in told(await notice.press(SAY("button-my-data")))
    await world.pass_time(60)
    assert len(files_of(await notice.press(SAY("button-my-data")))) == 1


async def test_what_may_take_long_is_acknowledged_before_it_is_done(world: World) -> None:
    await world.lobby("Ada")
    screen = await asking(world, "Ada")
    asked = world.env.backend.http_requests
    asked.clear()
    await world.slash("Ada", "my data")
    await write(world, screen, SAY("button-forget-here"), SAY("forget-word"))
    given, opened, gone = [request.json["type"] for request in asked if request.path.endswith("/callback")]
    assert (given, opened, gone) == (5, 9, 6), "deferred, a form, deferred"


async def test_of_a_stranger_nothing_is_known(world: World) -> None:
    for command in ("my data", "my forget"):
        assert told(await world.slash("Ada", command)) == SAY("refused-unknown_person")
    assert traces(world, "Ada") == set()


# Being forgotten


async def test_it_is_said_what_goes_and_asked_twice(world: World) -> None:
    await world.table("Ada", "Bo")
    screen = await asking(world, "Ada")
    assert "**What gets deleted:**" in screen.text
    assert "**What stays:**" in screen.text
    assert SAY("former-player") in screen.text
    assert screen.labels == [SAY("button-forget-here"), "Back"]
    with world.nothing_changes():
        refused = await write(world, screen, SAY("button-forget-here"), "yes")
        assert told(refused) == SAY("refused-forget_word")
    assert ("people", "name") in traces(world, "Ada")
    await write(world, screen, SAY("button-forget-here"), " Forget ")
    assert screen.text == SAY("forgotten", servers=1, here="yes")
    assert traces(world, "Ada") == set()


async def test_no_file_and_no_line_of_the_log_names_them_while_the_bot_runs(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    zoe = world.member("Zebulon-Quixote")
    await world.table("Ada", "Zebulon-Quixote", length=1)
    await world.hand("Zebulon-Quixote")
    forms = forms_of(zoe.id, "Zebulon-Quixote")

    def holding() -> set[str]:
        files = world.database.parent.iterdir()
        return {file.name for file in files if any(form in file.read_bytes() for form in forms)}

    assert holding() == {world.database.name + "-wal"}
    await forget(world, "Zebulon-Quixote")
    assert holding() == set()
    for record in caplog.records:
        if record.name.startswith("bot"):
            assert str(zoe.id) not in record.getMessage()
            assert "Zebulon" not in record.getMessage()


@pytest.mark.slow
async def test_nothing_in_the_bots_memory_names_them_while_it_runs(world: World) -> None:
    zoe = world.member("Zebulon-Quixote")
    club = Club(world)
    await club.begin("Ada", "Bo", "Zebulon-Quixote", format="rounds")
    await club.played({"Ada": 3, "Bo": 5, "Zebulon-Quixote": 1})
    world.channel = world.thread("another")
    await world.table("Ada", "Zebulon-Quixote", length=1)
    await world.hand("Zebulon-Quixote")
    for command in ("league standings", "stats", "my games", "my data"):
        await world.slash("Zebulon-Quixote", command)
    await world.slash("Ada", "leaderboard", game="olsen")
    assert len(list(islice(holders(world.bot, "Zebulon-Quixote", str(zoe.id)), 9))) == 9
    await forget(world, "Zebulon-Quixote")
    await world.pass_time(60)
    await world.slash("Ada", "my games")  # what was counted for a minute goes with the next command
    assert list(holders(world.bot, "Zebulon-Quixote", str(zoe.id))) == []


async def test_nor_do_presses_by_which_they_sat_down_or_were_answered(world: World) -> None:
    zoe = world.member("Zebulon-Quixote")
    await world.lobby("Ada", "Zebulon-Quixote")
    await world.press("Zebulon-Quixote", "Options")
    assert list(islice(holders(world.bot, str(zoe.id)), 1))
    await forget(world, "Zebulon-Quixote")
    await world.pass_time(60)
    await world.slash("Ada", "my games")
    assert list(holders(world.bot, "Zebulon-Quixote", str(zoe.id))) == []


async def test_in_ones_own_language(world: World) -> None:
    world.speaks("Ada", "no")
    await world.lobby("Ada")
    screen = await asking(world, "Ada")
    await write(world, screen, SI("button-forget-here"), "GLEM")
    assert screen.text == SI("forgotten", servers=1, here="yes")
    assert traces(world, "Ada") == set()


@pytest.mark.both_engines
async def test_at_a_running_match_a_computer_plays_on_as_a_former_player(world: World) -> None:
    table = await world.table("Ada", "Bo", "Cleo")
    name = table.chairs[next_actor(table) or 0].name
    other = next(chair.name for chair in table.chairs if chair.name != name)
    await world.hand(name)
    await forget(world, name)
    assert traces(world, name) == set()
    assert SAY("former-player") in world.text
    assert name not in world.text
    assert SAY("refused-not_seated") in told(await world.press(name, "My hand"))
    assert "card" in (await world.hand(other)).text
    await world.restart()
    await world.pass_time(10)
    assert SAY("former-player") in world.text
    assert world.now.turn_version > table.turn_version
    assert traces(world, name) == set()


@pytest.mark.both_engines
async def test_the_others_keep_what_they_have_won(world: World) -> None:
    table = await world.table("Ada", "Bo", length=1)
    await world.play_out(table, Random(4))
    before = world.rows("SELECT * FROM results ORDER BY seat")
    await forget(world, "Ada")
    assert world.rows("SELECT * FROM results ORDER BY seat") == before
    board = world.private("Bo", await world.slash("Bo", "leaderboard"))
    assert "Ada" not in board.text + board.alt
    assert told(await world.slash("Ada", "my forget")) == SAY("refused-unknown_person")
    data = await data_of(world, "Bo")
    assert not found({"": [{"": json.dumps(data, ensure_ascii=False)}]}, *sought(world, "Ada"))


async def test_play_again_does_not_bring_them_back(world: World) -> None:
    table = await world.table("Ada", "Bo", "Cleo", length=1)
    await world.play_out(table, Random(4))
    await forget(world, "Ada")
    await world.press("Bo", SAY("button-again"))
    assert [chair.name for chair in world.now.chairs] == ["Bo", "Cleo"]


@pytest.mark.both_engines
async def test_on_all_servers_at_once(world: World) -> None:
    guild = world.env.create_guild("Another club")
    channel = guild.create_text_channel("cards")
    there = guild.add_member(world.members["Ada"].user)
    await world.env.settle()
    await there.slash(channel, "play", game="olsen")
    screen_there = await there.slash(channel, "my forget")
    assert screen_there.response is not None
    assert "only know you on this server" in text_of(screen_there.response)
    await world.lobby("Ada")
    screen = await asking(world, "Ada")
    assert screen.labels == [SAY("button-forget-here"), SAY("button-forget-everywhere"), "Back"]
    await write(world, screen, SAY("button-forget-everywhere"), "forget")
    assert screen.text == SAY("forgotten", servers=2, here="yes")
    assert traces(world, "Ada") == set()
    await world.pass_time()
    assert SAY("lobby-closed") in world.text


async def test_elsewhere_from_here(world: World) -> None:
    guild = world.env.create_guild("Another club")
    channel = guild.create_text_channel("cards")
    there = guild.add_member(world.members["Ada"].user)
    await world.env.settle()
    await there.slash(channel, "play", game="olsen")
    screen = await asking(world, "Ada")
    assert "know you on this server, but on one other" in screen.text
    assert screen.labels == [SAY("button-forget-everywhere"), "Back"]
    await write(world, screen, SAY("button-forget-everywhere"), "forget")
    assert screen.text == SAY("forgotten", servers=1, here="no")
    assert traces(world, "Ada") == set()


async def test_the_question_outlives_a_restart(world: World) -> None:
    await world.lobby("Ada", "Bo")
    screen = await asking(world, "Ada")
    await world.restart()
    await write(world, screen, SAY("button-forget-here"), "forget")
    assert traces(world, "Ada") == set()
    assert [chair.name for chair in world.now.chairs] == ["Bo"]


@pytest.mark.both_engines
async def test_while_the_database_is_busy_nothing_is_lost(world: World) -> None:
    await world.lobby("Ada")
    screen = await asking(world, "Ada")
    with world.locked():
        answer = await write(world, screen, SAY("button-forget-here"), "forget")
    assert SAY("refused-busy") in told(answer)
    await write(world, screen, SAY("button-forget-here"), "forget")
    assert traces(world, "Ada") == set()


# Backups


async def test_a_restored_backup_forgets_again_and_plays_on(world: World) -> None:
    table = await world.table("Ada", "Bo", "Cleo", length=1)
    backup = world.database.with_name("backup.db")
    with closing(sqlite3.connect(world.database)) as file:
        file.execute("VACUUM INTO ?", (str(backup),))
    await world.pass_time(5)
    await forget(world, "Cleo")
    await world.bot.close()
    for file_ in sorted(world.database.parent.glob(f"{world.database.name}*")):
        if file_ != file_of(world.database):
            file_.unlink()
    shutil.copy(backup, world.database)
    assert traces(world, "Cleo") != set()
    await world.restart()
    await world.pass_time(10)
    assert traces(world, "Cleo") == set()
    chair = world.now.chairs[2]
    assert (chair.is_former, chair.stand_in, chair.forfeited) == (True, True, True)
    assert (await world.finish(table, Random(2))).phase == "over"
    assert SAY("former-player") in world.text


# Servers


async def test_a_server_that_lets_the_bot_go_and_takes_it_back(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    over = await world.table("Ada", "Bo", length=1)
    await world.play_out(over, Random(4))
    table = await world.table("Ada", "Bo")
    guild_id, backend = world.guild.id, world.env.backend
    guild = backend.guilds[guild_id]
    backend.remove_guild(guild_id)
    await world.pass_time(60)
    assert not [message for message in caplog.messages if "cannot be shown" in message]
    assert world.rows("SELECT phase FROM tables WHERE table_id = ?", table.table_id) == [("ended",)]
    assert world.rows("SELECT place_id FROM departures") == [(guild_id,)]
    await world.pass_time((KEPT_DAYS - 1) * DAY // 1000)
    guild.channel_ids.clear()  # they went with it
    backend.guilds[guild_id] = guild
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
    await world.pass_time(1)
    assert world.rows("SELECT * FROM departures") == []
    await world.pass_time(3 * DAY // 1000)
    assert world.rows("SELECT COUNT(*) FROM people") == [(2,)]
    assert world.rows("SELECT COUNT(*) FROM results") == [(2,)]


@pytest.mark.both_engines
async def test_a_month_later_nothing_is_left_of_it(world: World) -> None:
    await world.table("Ada", "Bo")
    other = world.env.create_guild("Another club")
    channel = other.create_text_channel("cards")
    there = other.add_member(world.members["Ada"].user)
    await world.env.settle()
    await there.slash(channel, "play", game="olsen")
    world.env.backend.remove_guild(world.guild.id)
    await world.pass_time((KEPT_DAYS + 1) * DAY // 1000)
    await world.pass_time(60)
    assert found(world.behind.everything(), str(world.guild.id)) == set()
    assert {place_id for (place_id,) in world.rows("SELECT place_id FROM people")} == {other.id}


async def test_a_server_that_was_lost_while_the_bot_was_off(world: World) -> None:
    await world.table("Ada", "Bo")
    world.env.backend.remove_guild(world.guild.id)
    with closing(sqlite3.connect(world.database)) as file, file:
        file.execute("DELETE FROM departures")
        file.execute("UPDATE tables SET phase = 'playing' WHERE phase = 'ended'")
    await world.restart(after=5)
    await world.pass_time(5)
    assert world.rows("SELECT place_id FROM departures") == [(world.guild.id,)]


async def test_a_restart_takes_no_server_for_lost(world: World) -> None:
    await world.table("Ada", "Bo")
    await world.restart(after=3600)
    await world.pass_time(2 * DAY // 1000)
    assert world.rows("SELECT * FROM departures") == []
    assert world.rows("SELECT COUNT(*) FROM people") == [(2,)]
