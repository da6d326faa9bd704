"""Every game, played to its end in a server by members and computers."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import GAMES
from tests.by_day import first
from tests.e2e.screen import told
from tests.e2e.world import World

SEATS = {"otter": 3, "ole": 3}
"""Games that need more seats than two."""


@pytest.mark.parametrize("game", first(GAMES))
async def test_a_whole_match_is_played_and_stands_on_the_leaderboard(world: World, game: str) -> None:
    computers = max(1, SEATS.get(game, 2) - 2)
    options = {"length": 1} if GAMES[game].spec.length else {}
    table = await world.table("Ada", "Bo", computers=computers, game=game, **options)
    table = await world.finish(table, Random(4))
    assert "🏆" in world.text
    result = table.observe(None).result
    assert result is not None
    await world.words_only("Ada")
    board = told(await world.slash("Ada", "leaderboard", game=game))
    for seat, name in enumerate(("Ada", "Bo")):
        assert f"**{name}** · {int(seat in result.places[0])} of 1 won" in board
    assert ("points a deal" in board.split("Ordered")[0]) == GAMES[game].spec.deal_points
    assert (" missed" in board) == bool(GAMES[game].spec.statistics)
