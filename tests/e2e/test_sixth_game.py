"""A sixth game needs no change of the bot: its own file, its phrases and its rules text are enough."""

from __future__ import annotations

from math import ceil
from pathlib import Path
from random import Random

import pytest

from bot.games import GAMES
from bot.ui.records.stats import GAMES_ON_PAGE
from tests.e2e.screen import told
from tests.e2e.world import World
from tests.toy import KEY, register

ALSO_PLAYED = """
INSERT OR IGNORE INTO records SELECT
    place_id, ?, scope, person, matches, wins, deals, deals_won, points, calls_due, calls_made, calls_missed,
    uncounted, last_at
FROM records WHERE game = ?
"""
"""As if who has played one game had done as well in another."""


@pytest.fixture(autouse=True)
def sixth_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The toy is among the games before the bot starts."""
    register(monkeypatch, tmp_path)


async def test_a_whole_match_of_a_sixth_game(world: World) -> None:
    offered = world.bot.tree.get_command("play").get_parameter("game").choices
    assert KEY in [choice.value for choice in offered]
    table = await world.lobby("Ada", "Bo", computers=1, game=KEY)
    assert "Highest card\n-# new table" in world.text
    pitch = "Each player plays one card, and the highest scores a point."
    assert pitch in told(await world.press("Bo", "Options"))
    await world.house_rule("Ada", "equals", "last")
    await world.pass_time()
    assert "Which of equal cards scores the point? **the last one**" in world.text
    await world.press("Ada", "Start")
    await world.pass_time()
    assert "## Highest card\n-# deal 1" in world.text
    assert world.labels == ["My hand", "Rules", "Manage", "Join in"]

    await its_rules_are_shown(world)
    await a_round_is_played(world)
    await world.restart()
    table = await world.finish(table, Random(1))

    assert "## 🏁 " in world.text
    await it_stands_on_the_leaderboard(world, table.observe(None).result.places[0])
    await numbers_of_more_games_have_pages(world)


async def its_rules_are_shown(world: World) -> None:
    rules = world.private("Cleo", await world.slash("Cleo", "rules"))
    assert "# Highest card" in rules.text
    await rules.press("Next")
    assert "Which of equal cards scores the point? **the last one**" in rules.text
    assert "# Highest card" in told(await world.slash("Cleo", "rules", game=KEY))


async def a_round_is_played(world: World) -> None:
    await world.arrange(turn=0, hands=["9C 2S", "9D 3S", "8H 4S"], discard="TC TD TH JC JD JH")
    ada, bo = await world.hand("Ada"), await world.hand("Bo")
    assert "You begin the round." in ada.text
    assert ada.labels == ["9♣", "2♠"]
    assert bo.labels == []
    await ada.press("9♣")
    assert ada.labels == []
    assert "Beat 9♣, or play another of its number." in bo.text
    await bo.press("9♦")
    await world.pass_time(5)
    assert "Ada plays 9♣, with one card left." in world.text
    assert "🤖 Huginn plays" in world.text
    assert "Bo scores a point with 9♦." in world.text
    assert "Bo has 1 point" in world.text
    assert "This round has no card yet." in world.text
    assert bo.labels == ["3♠"]


async def it_stands_on_the_leaderboard(world: World, winners: tuple[int, ...]) -> None:
    await world.words_only("Ada")
    board = told(await world.slash("Ada", "leaderboard", game=KEY))
    assert "Leaderboard\n-# Highest card" in board
    assert "then more points a deal" in board
    for seat, name in enumerate(("Ada", "Bo")):
        assert f"**{name}** · {int(seat in winners)} of 1 won" in board
    assert " missed" not in board
    assert "**Highest card**: " in told(await world.slash("Bo", "stats"))


async def numbers_of_more_games_have_pages(world: World) -> None:
    for game in GAMES:
        world.write(ALSO_PLAYED, game, KEY)
    ada = world.private("Ada", await world.slash("Ada", "stats", member=world.members["Bo"]))
    names = sorted(game.spec.name for game in GAMES.values())
    shown = [name for name in names if f"**{name}**: " in ada.text]
    assert ada.labels == ["Later", "Matches"]
    pages = ceil(len(names) / GAMES_ON_PAGE)
    assert f"## Bo\n-# page 1 of {pages}" in ada.text
    for page in range(2, pages + 1):
        await ada.press("Later")
        assert f"## Bo\n-# page {page} of {pages}" in ada.text
        shown += [name for name in names if f"**{name}**: " in ada.text]
    assert sorted(shown) == names
    assert "**Met most**" in ada.text
    await ada.press("Earlier")
    assert "**Met most**" not in ada.text
