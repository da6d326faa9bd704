"""Choosing what to play, and knowing how long it takes."""

from __future__ import annotations

import re

import pytest

from bot.games import GAMES
from tests.e2e.screen import labels_of, menus_of
from tests.e2e.world import World


@pytest.mark.xfail(strict=True, reason="without a game, a table of Olsen opens")
async def test_who_names_no_game_is_asked_which(world: World) -> None:
    result = await world.slash("Ada", "play", thread=False)
    shown = result.response or result.followups[0]
    options = [option["label"] for menu in menus_of(shown) for option in menu["options"]]
    offered = " ".join([*labels_of(shown), *options])
    assert [game.spec.name for game in GAMES.values() if game.spec.name not in offered] == []


@pytest.mark.xfail(strict=True, reason="nothing says how long a match takes")
@pytest.mark.parametrize("game", GAMES)
async def test_a_lobby_says_how_many_minutes_a_match_takes(world: World, game: str) -> None:
    await world.lobby("Ada", "Bo", "Cleo", game=game)
    assert re.search(r"\d+ ?min", world.text), world.text


@pytest.mark.xfail(
    strict=True, reason="a match is as long as its points take, and no deal says of how many it is"
)
async def test_a_match_says_of_how_many_deals_it_is(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", game="olsen")
    assert re.search(r"deal 1 of \d", world.text), world.text


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


@pytest.mark.xfail(strict=True, reason="a game's help sends people to a command that opens another game")
async def test_the_help_on_a_game_leads_to_a_table_of_it(world: World) -> None:
    text = world.private("Ada", await world.slash("Ada", "help", game="otter")).text
    (options,) = re.findall(r"`/play([^`]*)`", text)
    if options:
        assert "otter" in options.lower()
    else:
        await world.slash("Ada", "play", thread=False)
        assert "Olsen · new table" not in world.text, "where the game is not named, it is asked for"
