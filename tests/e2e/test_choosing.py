"""Choosing what to play, and knowing how long it takes."""

from __future__ import annotations

import re

import pytest

from bot.games import GAMES
from bot.services.durations import ENOUGH
from tests.e2e.screen import labels_of, menus_of, promised_by, text_of, told
from tests.e2e.world import World

SWITCH = "Computers"


def short(world: World) -> str:
    """The button that makes a lobby's match short."""
    (label,) = [label for label in world.labels if "Short" in label]
    return label


async def test_who_names_no_game_is_asked_which(world: World) -> None:
    result = await world.slash("Ada", "play", thread=False)
    shown = result.response or result.followups[0]
    options = [option["label"] for menu in menus_of(shown) for option in menu["options"]]
    offered = " ".join([*labels_of(shown), *options])
    assert [game.spec.name for game in GAMES.values() if game.spec.name not in offered] == []


@pytest.mark.parametrize("game", GAMES)
async def test_a_lobby_says_how_many_minutes_a_match_takes(world: World, game: str) -> None:
    await world.lobby("Ada", "Bo", "Cleo", game=game)
    assert re.search(r"\d+ ?min", world.text), world.text


@pytest.mark.parametrize(
    ("game", "shown"),
    [
        ("olsen", "deal 1 · to 100 points"),
        ("olsen_olsen", "deal 1 of 3"),
        ("otter", "deal 1 · to seven heads"),
        ("ole", "deal 1 of 3"),
        ("pursuit", "deal 1 of 5"),
    ],
)
async def test_a_match_says_of_how_many_deals_it_is_or_to_what(world: World, game: str, shown: str) -> None:
    await world.table("Ada", "Bo", "Cleo", game=game)
    assert f"## {GAMES[game].spec.name}\n-# {shown} · " in world.text
    hand = (await world.hand("Ada")).text
    assert (shown.replace(" of ", "/") in hand) == ("of" in shown), hand


async def test_one_press_plays_again_against_computers(world: World) -> None:
    await world.table("Ada", computers=2, length=1)
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=["9C", "7S 7H 2C", "2D 3C 5S"])
    await (await world.hand("Ada")).press("9♣")
    await world.pass_time(3)
    await world.press("Ada", "Play again")
    assert world.now.phase == "playing"


OF_MEMBERS = (
    *("play", "daily", "hand", "call", "table", "leaderboard", "stats"),
    *("league", "my", "rules", "help", "replay", "privacy"),
)


async def test_what_is_a_button_or_a_page_is_no_command(world: World) -> None:
    listed = world.members["Ada"].available_commands(world.channel)
    assert {command.split()[0] for command in listed} == {*OF_MEMBERS}, listed


async def test_the_help_on_a_game_leads_to_a_table_of_it(world: World) -> None:
    text = world.private("Ada", await world.slash("Ada", "help", game="otter")).text
    (options,) = re.findall(r"`/play([^`]*)`", text)
    if options:
        assert "otter" in options.lower()
    else:
        asked = told(await world.slash("Ada", "play", thread=False))
        assert world.say("choose-title", alone=False) in asked, "where the game is not named, it is asked for"


async def test_a_press_opens_the_table_that_was_asked_for(world: World) -> None:
    screen = world.private("Ada", await world.slash("Ada", "play", length=3, clock="fast", thread=False))
    assert SWITCH not in screen.labels, "against computers nothing of it would hold"
    await screen.press("Ólsen ólsen")
    table = world.now
    assert (table.game_key, table.clock, table.options) == ("olsen_olsen", "fast", {"deals": 3})
    assert table.phase == "lobby"
    assert promised_by(world.message) == table.commitment == promised_by(screen.message)


async def test_only_games_with_the_house_rules_are_offered(world: World) -> None:
    await world.staff_chooses({"aces": "once"})
    screen = world.private("Ada", await world.slash("Ada", "play", houserules="Sundays", thread=False))
    assert screen.labels == ["Olsen"]
    await screen.press("Olsen")
    assert world.now.options == {"aces": "once"}
    refused = told(await world.slash("Bo", "play", houserules="Mondays"))
    assert refused == world.say("refused-house_rules_unknown", game="Olsen")


async def test_a_game_is_chosen_against_computers_on_the_same_screen(world: World) -> None:
    screen = world.private("Ada", await world.slash("Ada", "play"))
    await screen.press(SWITCH)
    assert "-# **Olé** · 10 min\n" in screen.text
    assert " players" not in screen.text, "they will be three"
    result = await screen.press("Olé")
    assert (world.now.game_key, world.now.phase) == ("ole", "playing")
    assert "Your hand" in text_of(result.followups[-1])


async def test_the_games_are_gone_once_one_is_chosen(world: World) -> None:
    for way, game in (("With friends", "Olsen"), (SWITCH, "Olé")):
        screen = world.private("Ada", await world.slash("Ada", "play"))
        if way in screen.labels:
            await screen.press(way)
        await screen.press(game)
        await world.pass_time(1)
        assert screen.is_gone, (way, game)
        await world.leave("Ada")


async def test_who_has_chosen_words_is_shown_no_picture_of_the_games(world: World) -> None:
    settings = world.private("Ada", await world.slash("Ada", "my settings"))
    await settings.press(custom_id="g:my:text_only:yes")
    screen = world.private("Ada", await world.slash("Ada", "play"))
    assert screen.alt == ""
    assert "-# **Olsen** · 2–10 players · " in screen.text
    assert "🔒" not in screen.text, "the lobby will say it"
    await screen.press(SWITCH)
    await screen.press("Olé")
    assert f"-# 🔒 {world.now.commitment}" in screen.text


async def test_one_press_makes_a_match_short_and_another_long(world: World) -> None:
    await world.staff_chooses({"aces": "once", "deals": 5})
    await world.lobby("Ada", "Bo")
    assert "⏱️ 5 deals\n-# about " in world.text
    await world.press("Ada", short(world))
    assert "⏱️ **Short:** one deal\n-# about " in world.text
    assert world.now.options == {"aces": "once", "deals": 1}
    assert world.now.house_rules == "Sundays"
    (long,) = [label for label in world.labels if "Long" in label]
    assert told(await world.press("Bo", long)) == world.say("refused-not_host", name="Ada", server=True)
    await world.press("Ada", long)
    assert "⏱️ **Long:** to 100 points\n-# about " in world.text
    assert world.now.options == {"aces": "once"}


async def test_a_ranked_match_is_as_long_as_its_host_has_said(world: World) -> None:
    await world.lobby("Ada", "Bo", ranked=True, length=2)
    assert "⏱️ 2 deals\n-# about " in world.text
    assert not [label for label in world.labels if "⏱️" in label]
    with world.nothing_changes():
        (refused,) = await world.at_once(("Ada", world.message, f"a:length:{world.now.table_id}:short"))
    assert told(refused)


async def test_what_was_played_here_says_how_long_a_match_takes(world: World) -> None:
    for _ in range(ENOUGH):
        await world.table("Ada", "Bo", length=1)
        await world.pass_time(100)
        await world.play_out(world.now, world.chance)
    world.write("UPDATE tables SET started_at = finished_at - ?", 17 * 60_000)
    await world.restart()
    await world.lobby("Ada", "Bo", length=1)
    assert "one deal\n-# about 15 min" in world.text
    await world.press("Cleo", "Join")
    assert "one deal\n-# about 3 min" in world.text, "with three it takes what is estimated"
