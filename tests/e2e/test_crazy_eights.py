"""A game of the shedding family is one short file and its phrases: it is played from the lobby to the end."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.e2e.screen import told
from tests.e2e.test_fairness import files_of
from tests.e2e.world import World
from tests.toy import TOYS, register

KEY = "crazy_eights"
LONGEST = 80
"""Lines of the game's file."""


@pytest.fixture(autouse=True)
def more_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The toys are among the games before the bot starts."""
    register(monkeypatch, tmp_path)


def test_the_game_is_short() -> None:
    source = Path(__file__).parents[1] / "toy" / "crazy_eights.py"
    assert len(source.read_text(encoding="utf-8").splitlines()) <= LONGEST
    assert KEY in TOYS


async def test_a_whole_match(world: World) -> None:
    table = await world.lobby("Ada", "Bo", computers=1, game=KEY)
    assert "Crazy Eights\n" in world.text
    await world.house_rule("Ada", "deals", "1")
    await world.press("Ada", "Start")
    await world.pass_time()
    assert "## Crazy Eights\n" in world.text

    await world.arrange(turn=0, hands=["QH 8C 2S", "9D 3S 4C", "5C 7D"], discard="9H", stock="6D 6C 6S TD")
    ada, bo = await world.hand("Ada"), await world.hand("Bo")
    assert "What fits: ♥ hearts, another 9, or an eight." in ada.text
    await ada.press("Q♥")
    await world.pass_time(5)
    assert "Ada plays Q♥." in world.text
    assert "Bo misses a turn." in world.text
    assert bo.labels == []

    await world.restart()
    table = await world.finish(table, Random(1))
    assert "## 🏁 " in world.text
    assert table.observe(None).result is not None
    assert world.labels == ["Play again", "Share", "Story", "⋯"]
    walk = world.private("Ada", await world.press("Ada", "Story"))
    assert "move 0 of" in walk.text
    assert "Back" not in walk.labels
    checked = world.private("Ada", await world.press("Ada", "⋯"))
    await checked.press("Is it fair?")
    (record,) = files_of(await checked.member.click(checked.message, label="Download"))
    assert record.filename.endswith(".json")
    assert "Leaderboard\n-# Crazy Eights" in told(await world.slash("Ada", "leaderboard", game=KEY))
    assert "# Crazy Eights" in told(await world.slash("Cleo", "rules", game=KEY))
