"""Before the cards are dealt: who sits down, and under which house rules."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re

import discord
import pytest
from simcord.backend.errors import SetupError
from simcord.results import InteractionResult

from bot.games.shuffle import match_seed
from bot.storage.rows import TableRow
from bot.storage.tables import TableRepository
from tests.e2e.screen import Private, id_of, menus_of, promised_by, told
from tests.e2e.world import World

MINUTE = 60
DAY = 24 * 60 * MINUTE


def text_input(asked: InteractionResult) -> str:
    """The id of the only field of a form."""
    assert asked.modal is not None
    return str(asked.modal["components"][0]["component"]["custom_id"])


async def house_rules(world: World, name: str) -> Private:
    return world.private(name, await world.press(name, "Change house rules…"))


async def test_a_lobby_shows_its_host_the_clock_and_what_is_played(world: World) -> None:
    await world.slash("Ada", "play", game="olsen", clock="slow", ranked=True, thread=False)
    assert "## Olsen\n-# new table" in world.text
    assert "1 of 10 seats taken" in world.text
    assert "slow clock · ranked" in world.text
    assert "Ada (host)" in world.text
    assert "You need 2 players to start" in world.text


async def test_members_join_and_leave(world: World) -> None:
    await world.lobby("Ada", "Bo", "Cleo")
    assert "Ada (host) · Bo · Cleo" in world.text
    await world.press("Bo", "Leave")
    assert "Ada (host) · Cleo" in world.text
    assert "are needed" not in world.text


async def test_nobody_sits_down_twice(world: World) -> None:
    await world.lobby("Ada")
    with world.nothing_changes():
        assert told(await world.press("Ada", "Join")) == world.say("refused-already_seated", here="host")


async def test_who_does_not_sit_cannot_leave(world: World) -> None:
    await world.lobby("Ada")
    with world.nothing_changes():
        (result,) = await world.at_once(("Bo", world.message, f"a:leave:{world.now.table_id}"))
        assert told(result) == world.say("refused-not_seated")


async def test_a_host_who_leaves_hands_the_lobby_on(world: World) -> None:
    await world.lobby("Ada", "Bo", "Cleo", computers=1)
    await world.leave("Ada")
    await world.pass_time()
    assert "Bo (host) · Cleo · 🤖 Huginn (normal)" in world.text
    await world.press("Bo", "Start")
    assert "deal 1" in world.text


async def test_a_lobby_without_people_closes(world: World) -> None:
    await world.lobby("Ada", computers=2)
    await world.press("Ada", "Leave")
    assert "This table closed before the cards were dealt." in world.text
    assert world.labels == []
    await world.lobby("Bo")
    assert "Bo (host)" in world.text


async def test_computers_come_and_go(world: World) -> None:
    await world.lobby("Ada", computers=2)
    assert "🤖 Huginn (normal) · 🤖 Muninn (normal)" in world.text
    await world.press("Ada", "Remove computer")
    assert "Muninn" not in world.text
    await world.press("Bo", "Join")
    await world.press("Ada", "Add computer")
    assert "🤖 Huginn (normal) · Bo · 🤖 Muninn (normal)" in world.text


async def test_the_host_chooses_how_well_computers_play(world: World) -> None:
    await world.lobby("Ada", game="ole")
    options = world.private("Ada", await world.press("Ada", "Options"))
    assert "Computers" not in str(options.menus), "there is nobody whom it would be about"
    await world.press("Ada", "Add computer")
    options = world.private("Ada", await world.press("Ada", "Options"))
    await options.choose(f"a:level:{world.now.table_id}:hard")
    assert "Computers: hard" in str(options.menus)
    await world.press("Bo", "Join")
    await world.press("Ada", "Add computer")
    assert "🤖 Huginn (hard) · Bo · 🤖 Muninn (hard)" in world.text
    await world.press("Ada", "Start")
    assert "🤖 Huginn (hard) · " in world.text
    await world.restart()
    await world.play_out(world.now, world.chance)
    assert "🤖 Muninn (hard)" in world.text
    private = world.private("Bo", await world.press("Bo", "⋯"))
    assert "🤖 Muninn (hard)" in private.text


async def test_where_no_computer_sits_none_can_go(world: World) -> None:
    await world.lobby("Ada")
    with world.nothing_changes():
        (result,) = await world.at_once(("Ada", world.message, f"a:remove:{world.now.table_id}"))
        assert told(result) == world.say("refused-no_computer")


async def test_only_the_host_arranges_the_table(world: World) -> None:
    await world.lobby("Ada", "Bo", computers=1)
    with world.nothing_changes():
        for name in ("Bo", "Cleo"):
            for pressed in ("a:add:{}", "a:remove:{}", "a:level:{}:easy", "v:houserules:{}"):
                press = (name, world.message, pressed.format(world.now.table_id))
                assert told(*(await world.at_once(press))) == world.say(
                    "refused-not_host", name="Ada", server=True
                )
        assert told(await world.press("Cleo", "Start")) == world.say(
            "refused-not_host", name="Ada", server=True
        )
        assert told(await world.press("Bo", "Start")).startswith("Ada, the host, starts the match.")


async def test_a_moderator_may_arrange_it_too(world: World) -> None:
    await world.lobby("Ada", "Bo")
    await world.press("Mo", "Add computer")
    await world.house_rule("Mo", "aces", "once")
    await world.press("Mo", "Start")
    assert "deal 1" in world.text
    assert world.now.options == {"aces": "once"}


async def test_start_cannot_be_pressed_alone(world: World) -> None:
    await world.lobby("Ada")
    with pytest.raises(SetupError, match="disabled"):
        await world.press("Ada", "Start")
    with world.nothing_changes():
        (result,) = await world.at_once(("Ada", world.message, id_of(world.message, "Start")))
    assert told(result) == world.say("refused-too_few_seats", count=2)


async def test_a_house_rule_is_chosen_and_shown(world: World) -> None:
    await world.lobby("Ada", "Bo")
    menus = await house_rules(world, "Ada")
    assert world.say("house-rules-as-written") in menus.text
    await menus.choose(f"v:option:{world.now.table_id}:enforce")
    await menus.choose(f"a:set:{world.now.table_id}:enforce=challenge")
    line = "- When does a forgotten call cost ten cards? **when another player challenges**"
    assert line in menus.text
    await world.pass_time()
    assert line in world.text
    await menus.choose(f"a:set:{world.now.table_id}:enforce=auto")
    await world.pass_time()
    assert line not in world.text


async def test_every_house_rule_and_value_can_be_chosen(world: World) -> None:
    await world.limit("member", commands=None)
    await world.lobby("Ada", "Bo")
    menus = await house_rules(world, "Ada")
    (questions,) = menus_of(menus.message)
    assert len(questions["options"]) == len(world.now.game.spec.options)
    for question in questions["options"]:
        await menus.choose(question["value"])
        _, values = menus_of(menus.message)
        for value in values["options"]:
            if value["value"].startswith("v:own:"):
                continue
            await menus.choose(value["value"])
            key, _, text = value["value"].split(":")[-1].partition("=")
            chosen = world.now.game.spec.options_with(world.now.options)[key]
            assert str(chosen).lower() == text


async def test_a_value_that_no_menu_lists_can_be_written(world: World) -> None:
    await world.lobby("Ada", "Bo")
    menus = await house_rules(world, "Ada")
    await menus.choose(f"v:option:{world.now.table_id}:buy_in")
    asked = await menus.choose(f"v:own:{world.now.table_id}:buy_in")
    await menus.member.submit_modal(asked, {text_input(asked): " 37 "})
    assert world.now.options == {"buy_in": 37}
    assert "**37**" in menus.text
    asked = await menus.choose(f"v:own:{world.now.table_id}:buy_in")
    with world.nothing_changes():
        refused = await menus.member.submit_modal(asked, {text_input(asked): "a lot"})
    assert told(refused) == world.say("refused-options-bad_value")


async def test_a_server_plays_by_the_heads_on_its_own_cards(world: World) -> None:
    await world.lobby("Ada", "Bo", "Cleo", game="otter")
    menus = await house_rules(world, "Ada")
    await menus.choose(f"v:option:{world.now.table_id}:heads")
    asked = await menus.choose(f"v:own:{world.now.table_id}:heads")
    await menus.member.submit_modal(asked, {text_input(asked): "3332221112223"})
    await world.press("Ada", "Start")
    assert world.now.game.dump(world.now.state)["heads"]["1"] == 3


async def test_house_rules_that_do_not_fit_the_players_are_refused_at_start(world: World) -> None:
    await world.lobby("Ada", computers=7, rules={"packs": 1})
    with world.nothing_changes():
        assert told(await world.press("Ada", "Start")) == world.say("refused-options-bad_seats")
    await world.press("Ada", "Remove computer")
    await world.press("Ada", "Start")
    assert "deal 1" in world.text


async def test_the_length_of_a_match_is_a_house_rule_from_the_start(world: World) -> None:
    await world.slash("Ada", "play", game="olsen", length=3)
    assert "⏱️ 3 deals\n-# about " in world.text


async def test_ten_seats_are_all_there_are(world: World) -> None:
    await world.lobby("Ada", computers=9)
    with world.nothing_changes():
        assert told(await world.press("Bo", "Join")) == world.say("refused-table_full", count=10)
        assert told(await world.press("Ada", "Add computer")) == world.say("refused-table_full", count=10)
    await world.press("Ada", "Start")
    assert "deal 1" in world.text


async def test_of_two_who_want_the_last_seat_one_gets_it(world: World) -> None:
    await world.lobby("Ada", computers=8)
    join = id_of(world.message, "Join")
    _, second = await world.at_once(("Bo", world.message, join), ("Cleo", world.message, join))
    assert told(second) == world.say("refused-table_full", count=10)
    assert world.now.chairs[-1].name == "Bo"


async def test_nobody_overtakes_a_newcomer(world: World) -> None:
    await world.lobby("Ada", computers=1)
    join, start = (id_of(world.message, label) for label in ("Join", "Start"))
    await world.at_once(("Bo", world.message, join), ("Ada", world.message, start))
    assert [chair.name for chair in world.now.chairs] == ["Ada", "Huginn", "Bo"]
    assert world.now.phase == "playing"


async def test_two_presses_of_start_begin_one_match(world: World) -> None:
    await world.lobby("Ada", "Bo")
    press = ("Ada", world.message, id_of(world.message, "Start"))
    _, second = await world.at_once(press, press)
    assert told(second) == world.say("refused-already_started")
    assert world.rows("SELECT count(*) FROM moves") == [(1,)]


async def test_who_presses_leave_just_after_the_start_stays_in_the_match(world: World) -> None:
    await world.lobby("Ada", "Bo", ranked=True)
    start, leave = id_of(world.message, "Start"), f"a:leave:{world.now.table_id}"
    _, second = await world.at_once(("Ada", world.message, start), ("Bo", world.message, leave))
    assert told(second) == world.say("refused-already_started")
    assert all(chair.present for chair in world.now.chairs)
    (late,) = await world.at_once(("Bo", world.message, leave))
    assert told(late) == world.say("refused-already_started")
    assert all(chair.present for chair in world.now.chairs)


@pytest.mark.parametrize(("clock", "seconds"), [("normal", 30 * MINUTE), ("slow", 3 * DAY)])
async def test_a_forgotten_lobby_closes_by_itself(world: World, clock: str, seconds: int) -> None:
    await world.lobby("Ada", clock=clock)
    await world.press("Bo", "Join")
    await world.pass_time(seconds - 1)
    assert "2 of 10 seats taken" in world.text
    await world.pass_time(2)
    assert "This table closed before the cards were dealt." in world.text
    await world.lobby("Cleo")
    assert "Cleo (host)" in world.text


async def test_a_lobby_in_use_stays_open(world: World) -> None:
    await world.lobby("Ada")
    await world.pass_time(20 * MINUTE)
    await world.press("Bo", "Join")
    await world.pass_time(20 * MINUTE)
    assert "2 of 10 seats taken" in world.text


async def test_a_channel_has_one_table(world: World) -> None:
    await world.lobby("Ada")
    with world.nothing_changes():
        assert told(await world.slash("Bo", "play", game="olsen")) == world.say("refused-channel_taken")
    await world.restart()
    with world.nothing_changes():
        assert told(await world.slash("Bo", "play", game="olsen")) == world.say("refused-channel_taken")
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.members["Bo"].slash(elsewhere, "play", game="olsen")
    assert world.bot.services.tables.in_channel(elsewhere.id).chairs[0].name == "Bo"


async def test_permissions_that_the_bot_lacks_are_named(world: World) -> None:
    forbidden = discord.PermissionOverwrite(send_messages=False, read_message_history=False)
    quiet = world.guild.create_text_channel("quiet", overwrites={world.bot.user: forbidden})
    result = await world.members["Ada"].slash(quiet, "play", game="olsen")
    lacking = "Send Messages, Read Message History"
    assert told(result) == world.say("refused-missing_permissions", permissions=lacking)
    assert world.rows("SELECT * FROM tables") == []


async def test_a_lobby_survives_a_restart(world: World) -> None:
    await world.lobby("Ada", "Bo", rules={"aces": "once"})
    await world.pass_time()
    before = (world.message.id, world.text)
    await world.restart()
    await world.press("Cleo", "Join")
    assert world.message.id == before[0]
    now = before[1].replace("2 of 10", "3 of 10").replace(" · Bo", " · Bo · Cleo")
    assert world.text == re.sub(r"about \d+", re.findall(r"about \d+", world.text)[0], now)
    await world.pass_time(31 * MINUTE)
    assert "This table closed" in world.text


async def test_the_shuffle_is_what_was_promised_in_the_lobby(world: World) -> None:
    await world.lobby("Ada", "Bo", computers=1)
    promised = promised_by(world.message)
    await world.press("Cleo", "Join")
    await world.press("Bo", "Leave")
    await world.press("Bo", "Join")
    assert promised_by(world.message) == promised
    await world.press("Ada", "Start")
    ((secret, given, position),) = world.rows("SELECT secret, contributions, position FROM tables")
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == promised
    presses = [
        press for (press,) in world.rows("SELECT press FROM seats WHERE press IS NOT NULL ORDER BY seat")
    ]
    added = json.loads(given)
    assert added[:-1] == [str(press) for press in presses]
    assert match_seed(bytes.fromhex(secret), added).hex() == json.loads(position)["seed"]
    pressed = [world.env.backend.interactions[int(press)].user_id for press in added]
    assert pressed == [world.members[name].id for name in ("Ada", "Cleo", "Bo", "Ada")]


async def test_a_secret_is_secret_until_the_match_is_over(world: World) -> None:
    await world.lobby("Ada", "Bo")
    secret = world.now.secret.hex()
    await world.press("Ada", "Start")
    await world.pass_time()
    assert not any(secret in str(request.json) for request in world.env.http_requests)


async def test_the_rules_can_be_read_in_the_lobby(world: World) -> None:
    await world.lobby("Ada", rules={"aces": "once"})
    rules = world.private("Bo", await world.press("Bo", "Rules"))
    assert "# Olsen" in rules.text
    while "This table plays by these rules" not in rules.text:
        await rules.press(world.say("button-page-after"))
    assert "- Several aces at once: what do the others draw? **one card in all**" in rules.text


async def test_house_rules_that_differ_stay_in_sight_at_the_table(world: World) -> None:
    await world.table("Ada", "Bo", rules={"aces": "once"})
    for _ in range(2):
        assert "- Several aces at once: what do the others draw? **one card in all**" in world.text
        await world.pass_time(130)


async def test_a_lobby_that_was_saved_when_nobody_waited_any_more_is_shown(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machine is so slow that saving outlasts the patience of who opens a table."""
    create, free = TableRepository.create, asyncio.Event()

    async def slowly(self: TableRepository, table: TableRow) -> None:
        await world.bot.clock.wait(free, None)
        await create(self, table)

    monkeypatch.setattr(TableRepository, "create", slowly)
    await world.slash("Ada", "play", game="olsen", thread=False)
    await world.pass_time(10)
    free.set()
    await world.pass_time(10)
    assert world.now.message_id == world.message.id
    assert "Join" in world.labels
