"""The table's message: where it stands, that it comes back, and what fits into it."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.tables import Pace
from tests.e2e.screen import alt_of, parts, text_of, told
from tests.e2e.world import World

TEXT_LIMIT = 4000


def shown(world: World) -> list[int]:
    """The ids of the public messages in the channel."""
    return [message.id for message in world.channel.history()]


def characters(message: Any) -> int:
    """What Discord counts of a message."""
    return sum(len(part["content"]) for part in parts(message.components) if "content" in part)


async def play(world: World, name: str, card: str) -> None:
    hand = await world.hand(name)
    await hand.press(card)


async def test_a_table_can_be_posted_again_and_its_older_message_goes(playing: World) -> None:
    older = playing.message
    await playing.members["Dag"].send(playing.channel, "hello")
    await playing.slash("Bo", "table")
    await playing.pass_time()
    assert "Next" not in playing.text
    assert older.id not in shown(playing)
    assert playing.now.message_id == playing.message.id
    await play(playing, "Ada", "4♥")
    await playing.pass_time()
    assert "- Ada plays 4♥." in playing.text


async def test_a_lobby_can_be_posted_again(world: World) -> None:
    await world.lobby("Ada")
    older = world.message
    await world.slash("Bo", "table")
    await world.pass_time()
    assert older.id not in shown(world)
    await world.press("Bo", "Join")
    assert " · Bo" in world.text


async def test_a_deleted_table_is_shown_anew(playing: World) -> None:
    hand = await playing.hand("Ada")
    playing.env.backend.delete_message(playing.channel.id, playing.message.id)
    await hand.press("4♥")
    await playing.pass_time()
    assert "- Ada plays 4♥." in playing.text
    assert len(shown(playing)) == 1
    await play(playing, "Bo", "7♥")
    await playing.pass_time()
    assert "- Bo plays 7♥." in playing.text
    assert len(shown(playing)) == 1


async def test_a_deleted_table_can_be_posted_again(playing: World) -> None:
    playing.env.backend.delete_message(playing.channel.id, playing.message.id)
    await playing.slash("Cleo", "table")
    assert "Olsen\n-# deal 1" in playing.text


async def test_a_message_too_old_to_edit_is_replaced(playing: World) -> None:
    hand = await playing.hand("Ada")
    playing.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046)
    await hand.press("4♥")
    await playing.pass_time()
    assert "- Ada plays 4♥." in playing.text


async def test_a_forbidden_channel_stops_neither_the_match_nor_the_bot(playing: World) -> None:
    await playing.arrange(hands=["9C 4H 6H KC", "TS 7H 2C", "2D JH 5S"])
    ada, bo = await playing.hand("Ada"), await playing.hand("Bo")
    before = text_of(playing.message)
    for method in ("PATCH", "POST"):
        playing.env.inject_error(method, "/channels/*", status=403, code=50013, times=None)
    await ada.press("4♥")
    await playing.pass_time()
    assert playing.say("table-shut-out") in bo.text
    await bo.press("7♥")
    await playing.pass_time()
    assert text_of(playing.message) == before
    playing.env.backend.faults.clear()
    await play(playing, "Cleo", "J♥")
    await playing.pass_time(60)
    assert "- Ada plays 4♥.\n- Bo plays 7♥.\n- Cleo plays J♥." in playing.text
    assert playing.say("table-shut-out") not in bo.text


async def test_what_could_not_be_told_is_told_after_a_restart(playing: World) -> None:
    hand = await playing.hand("Ada")
    playing.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    await hand.press("4♥")
    await playing.pass_time()
    playing.env.backend.faults.clear()
    await playing.restart()
    await playing.pass_time()
    assert "- Ada plays 4♥." in playing.text


async def test_the_end_of_a_match_is_told_after_a_restart(playing: World) -> None:
    await playing.arrange(hands=["9C", "7S 7H 2C", "2D 3C 5S"], totals=[30, 85, 95])
    hand = await playing.hand("Ada")
    playing.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    await hand.press("9♣")
    await playing.pass_time()
    playing.env.backend.faults.clear()
    await playing.restart()
    await playing.pass_time()
    assert "## 🏁 " in playing.text


async def test_a_channel_that_is_gone_is_no_fault(playing: World) -> None:
    hand, table = await playing.hand("Ada"), playing.now
    playing.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10003, times=None)
    playing.env.inject_error("POST", "/channels/*/messages", status=404, code=10003, times=None)
    await hand.press("4♥")
    await playing.pass_time()
    assert hand.text == playing.say("hand-ended", names=None)
    assert (await playing.newest(table)).observe(0).counts == (3, 3, 3)


@pytest.mark.parametrize("world", [{"pace": Pace(computer_pause=(50, 80), reaction=(50, 80))}], indirect=True)
async def test_moves_that_come_quickly_are_told_together(world: World) -> None:
    await world.table("Ada", computers=9)
    start = world.now.version
    await world.arrange(turn=1, first_turn=[])
    requests = len(world.env.http_requests)
    await world.pass_time(3)
    edits = [r for r in world.env.http_requests[requests:] if r.path.startswith("/channels/")]
    assert world.now.version >= start + 9
    assert world.now.told_version == world.now.version
    assert len(edits) <= 3


async def test_two_tables_are_told_apart(playing: World) -> None:
    elsewhere = playing.guild.create_text_channel("elsewhere")
    await playing.members["Ada"].slash(elsewhere, "play", game="olsen")
    await playing.members["Bo"].click(elsewhere.last_message, label="Join")
    await play(playing, "Ada", "4♥")
    await playing.members["Ada"].click(elsewhere.last_message, label="Start")
    await playing.pass_time()
    assert "- Ada plays 4♥." in playing.text
    assert "1. Ada: 7 cards" in alt_of(elsewhere.last_message)


async def test_a_table_posted_again_while_it_waits_to_be_told_stands_once(playing: World) -> None:
    elsewhere = playing.guild.create_text_channel("elsewhere")
    ada, bo = await playing.hand("Ada"), await playing.hand("Bo")
    await playing.members["Dag"].slash(elsewhere, "play", game="olsen")
    menus = playing.private(
        "Dag", await playing.members["Dag"].click(elsewhere.last_message, label="Options")
    )
    await menus.pick("Change house rules…")
    other = playing.bot.services.tables.in_channel(elsewhere.id).table_id
    await menus.choose(f"v:option:{other}:aces")
    await playing.pass_time()
    await menus.choose(f"a:set:{other}:aces=once")  # to tell this takes the moment's only turn
    await ada.press("4♥")
    await bo.press("7♥")
    await playing.slash("Cleo", "table")
    await playing.pass_time()
    assert "- Ada plays 4♥.\n- Bo plays 7♥." in playing.text
    assert len(shown(playing)) == 1
    assert playing.now.message_id == playing.message.id


async def test_a_table_plays_in_a_thread(world: World) -> None:
    world.channel = world.thread("game")
    await world.table("Ada", "Bo")
    assert "deal 1" in world.text
    hand = await world.hand("Ada")
    assert "Your hand · 7 cards" in hand.text


async def test_nobody_is_pinged_by_the_message_of_a_table(playing: World) -> None:
    await play(playing, "Ada", "4♥")
    await playing.pass_time()
    assert playing.members["Bo"].mention in playing.text
    bodies = [r.json for r in playing.env.http_requests if r.path.startswith("/channels/") and r.json]
    assert bodies
    assert all(body["allowed_mentions"] == {"parse": []} for body in bodies)


async def test_names_are_shown_as_they_are_written(world: World) -> None:
    star, name = "*Star*_", r"\*Star\*\_"
    world.member(star)
    await world.lobby("Ada", star, rules={"enforce": "challenge"})
    assert f" · {name}" in world.text
    await world.press("Ada", "Start")
    await world.arrange(turn=1, first_turn=[], discard="9H", hands=["3H 4S KC", "4H KD"])
    await play(world, star, "4♥")
    await world.pass_time()
    assert f"- {name} plays 4♥, with one card left." in world.text
    await play(world, "Ada", "3♥")
    await world.pass_time()
    assert f"{name} forgot “Olsen One Card”." in world.text
    assert f"▶️ {name} · **1 card** · 0 points" in world.text
    assert f"Challenge {star} · forgot to call" in world.labels


async def test_ten_people_of_long_names_fit_into_a_message(world: World) -> None:
    names = [f"{n}{'_*`~|'[n % 5] * 31}" for n in range(10)]
    for name in names:
        world.member(name)
    await world.table(*names, ranked=True, rules={"pot": "both", "buy_in": 1000, "deals": 1})
    hands = ["9C", *(f"{one}D {two}D" for one, two in pairwise("A234567TJQ"))]
    nothing_fits = " ".join(f"{rank}{suit}" for rank in "A234567TJQK" for suit in "CCSS")
    await world.arrange(turn=1, first_turn=[], discard="9H", hands=hands, stock=nothing_fits)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    for name in names[1:]:
        await world.leave(name)
    await world.pass_time(9 * 4 * 2.2)
    await play(world, names[0], "9♣")
    world.env.backend.faults.clear()
    await world.restart()
    await world.pass_time()
    assert "## 🏁 " in world.text
    assert len(re.findall("draws (?:a|3) card", world.text)) > 5
    assert characters(world.message) <= TEXT_LIMIT


async def test_rules_fit_into_a_message(world: World) -> None:
    rules = told(await world.slash("Ada", "rules", game="olsen"))
    assert "Olsen" in rules
    assert 400 < len(rules) <= TEXT_LIMIT


async def test_rules_with_every_house_rule_changed_fit_into_a_message(world: World) -> None:
    await world.lobby("Ada", "Bo")
    spec = world.now.game.spec
    for option in spec.options:
        await world.house_rule(
            "Ada", option.key, next(value for value in option.values if value != option.default)
        )
        await world.pass_time(5)
    for who, result in (
        ("Ada", await world.slash("Ada", "rules")),
        ("Bo", await world.press("Bo", "Rules")),
    ):
        rules, read = world.private(who, result), ""
        while world.say("button-page-after") in rules.labels:
            await rules.press(world.say("button-page-after"))
            assert characters(rules.message) <= TEXT_LIMIT
            read += rules.text
        for option in spec.options:
            assert world.say(f"olsen-option-{option.key}") in read


async def test_help_tells_where_every_command_is(world: World) -> None:
    screen = world.private("Ada", await world.slash("Ada", "help"))
    await screen.press("All commands")
    help_text = screen.text
    assert len(help_text) <= TEXT_LIMIT
    commands = world.members["Ada"].available_commands(world.channel)
    named = set(re.findall(r"`/([^`]*?)(?: game:)?`", help_text))
    assert named <= set(commands)
    assert {name.split(" ")[0] for name in named} == {name.split(" ")[0] for name in commands}


async def test_every_command_is_used_in_these_tests(world: World) -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("*.py"))
    used = set(re.findall(r'slash\([^()]*?"([\w {}]+)"[,)]', tests))
    used |= set(re.findall(r"slash\((?:\w+, )?\"\w+\", \"([\w ]+)\"", tests))
    patterns = [re.compile(re.sub(r"\{\w+\}", r"[\\w-]+", text)) for text in used]
    for command in world.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            assert any(pattern.fullmatch(command.qualified_name) for pattern in patterns), command.name


async def test_no_command_needs_more_than_the_bot_may_do(world: World) -> None:
    assert not world.bot.intents.message_content
    assert not world.bot.intents.members
