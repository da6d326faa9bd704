"""Mau-Mau comes from a package: a match is played to its end, and one sleeps while the package is gone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.games import GAMES
from tests.e2e.league import League
from tests.e2e.screen import Private, id_of, labels_of, text_of, told
from tests.e2e.world import World
from tests.outside.package import Place

KEY = "mau_mau"
ENDS = {"Back", "End it", "Leave", "Start", "Close the table", "Close it", "Join"}
"""Buttons that would end the way, or lead back on it."""


@pytest.fixture(autouse=True)
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Place:
    """Where the package is, before the bot starts."""
    place = Place(tmp_path / "outside", monkeypatch)
    place.put()
    return place


async def press_all(opened: Callable[[], Awaitable[Private]]) -> set[str]:
    """Press every button of a screen and of those behind it, each once, and return their labels."""
    pressed: set[str] = set()
    ways: list[tuple[str, ...]] = [()]
    while ways:
        way = ways.pop()
        screen = await opened()
        for label in way:
            if label not in screen.labels:
                break
            await screen.press(label)
        for label in screen.labels:
            if label not in pressed | ENDS:
                pressed.add(label)
                ways.append((*way, label))
    return pressed


async def test_a_match_from_its_lobby_to_its_end(world: World) -> None:
    table = await world.lobby("Ada", "Bo", computers=1, game=KEY)
    assert "Mau-Mau\n-# new table" in world.text
    assert await press_all(partial(behind, world, "Options")) >= {"Rules", "Next", "Add a word"}
    await world.house_rule("Ada", "deals", "1")
    await world.press("Ada", "Start")
    await world.pass_time()
    hands = ["7H 8C TS JD", "7D 9S TC", "9C QD"]
    await world.arrange(turn=0, hands=hands, discard="9H", stock="AD KC KS TD AH AC", penalty=0, named=None)
    ada, bo = await world.hand("Ada"), await world.hand("Bo")
    assert "What fits: ♥ hearts, another 9, or a jack." in ada.text
    await ada.press("7♥")
    await world.pass_time(1)
    assert "**2 cards** for Bo" in world.text
    assert "Play a seven, or take the 2 cards." in bo.text
    await bo.press("7♦")
    await world.pass_time(5)
    assert "takes 4 cards" in world.text
    for label in world.labels:
        await press_all(partial(behind, world, label))
    table = await world.finish(table, Random(1))
    assert table.observe(None).result is not None
    await world.pass_time(60)
    assert "Leaderboard\n-# Mau-Mau" in told(await world.slash("Ada", "leaderboard", game=KEY))


async def behind(world: World, label: str) -> Private:
    return world.private("Ada", await world.press("Ada", label))


@pytest.mark.parametrize(
    ("takes", "gives"),
    [("remove", "put"), pytest.param("change", "change_back", marks=pytest.mark.slow)],
)
async def test_a_match_sleeps_while_its_rules_are_gone(
    world: World, place: Place, takes: str, gives: str
) -> None:
    first = await world.table("Ada", "Bo", game=KEY, length=1)
    await world.finish(first, Random(1))
    assert world.labels == ["Play again", "Share", "Story", "⋯"]
    for label in ("Story", "⋯"):
        await world.pass_time(60)
        await press_all(partial(behind, world, label))
    second = await world.table("Ada", "Bo", game=KEY)
    deadline, version = second.deadline, second.version
    playing = world.message

    getattr(place, takes)()
    assert (KEY in GAMES) is (takes == "change")
    await world.restart()
    await world.pass_time(600)
    asleep = world.say("refused-table_asleep", game="Mau-Mau")
    assert (text_of(world.message), labels_of(world.message)) == (f"💤 {asleep}", [])
    for label in labels_of(playing):
        (result,) = await world.at_once(("Ada", playing, id_of(playing, label)))
        assert told(result) == asleep
    assert "Mau-Mau" in told(await world.slash("Ada", "stats"))
    assert "Mau-Mau" in (await world.history("Ada")).text
    replay = world.private("Ada", await world.slash("Ada", "replay", match=first.table_id))
    assert world.say("replay-older") in replay.text
    await press_all(partial(again, world, first.table_id))
    assert told(await world.slash("Cleo", "play", game="olsen")) == asleep
    assert world.say("my-game-gone", game="Mau-Mau") in told(await world.slash("Ada", "my games"))
    for command in ("my data", "daily", "leaderboard", "help", "rules"):
        assert told(await world.slash("Ada", command))
        await world.pass_time(20)

    getattr(place, gives)()
    await world.restart()
    back = await world.newest(second)
    assert (back.phase, back.version) == ("playing", version)
    assert back.deadline is not None
    assert deadline is not None
    assert back.deadline >= deadline + 600_000
    await world.pass_time(60)
    assert asleep not in "".join(map(text_of, world.channel.history()))
    assert world.labels == labels_of(playing)
    await world.finish(back, Random(2))


async def test_a_lobby_that_was_opened_just_before_wakes_with_its_buttons(world: World, place: Place) -> None:
    await world.lobby("Ada", game=KEY)
    labels = world.labels
    place.remove()
    await world.restart()
    await world.pass_time(60)
    assert labels_of(world.message) == []
    place.put()
    await world.restart()
    await world.pass_time(60)
    assert labels_of(world.message) == labels


async def again(world: World, table_id: str) -> Private:
    return world.private("Ada", await world.slash("Ada", "replay", match=table_id))


async def test_a_season_stays_readable_while_its_game_is_gone(world: World, place: Place) -> None:
    league = League(world)
    await league.rounds("Ada", "Bo", "Cleo", "Dag", game=KEY, size=2)
    place.remove()
    await world.restart()
    await world.pass_time(60)
    assert "**Ada**" in (await league.screen("Ada", "league standings")).text
    assert "Mau-Mau" in (await league.screen("Ada", "league info")).text
    assert "**Round 1 of 1 is running.**" in (await league.screen("Una", "umpire dashboard")).text
    assert await league.exported()
    (pairs,) = [message for message in league.posts() if "I’m here" in labels_of(message)]
    here = await world.members["Ada"].click(pairs, label="I’m here")
    assert told(here) == world.say("refused-game_gone", game="Mau-Mau")
    place.put()
    await world.restart()
    for name in ("Ada", "Bo", "Cleo", "Dag"):
        await world.members[name].click(pairs, label="I’m here")
    await world.pass_time(60)
    assert [table.phase for table in world.bot.services.tables.store.open_tables()] == ["playing"] * 2


async def shown_by(world: World, command: str) -> Private:
    return world.private("Ada", await world.slash("Ada", command))
