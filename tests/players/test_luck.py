"""What was measured of the luck in matches."""

from __future__ import annotations

import json

import pytest

from bot.games import GAMES
from bot.players.luck import skill_share
from bot.resources import data_folder

MEASURED = json.loads((data_folder() / "players" / "luck.json").read_text(encoding="utf-8"))["games"]


@pytest.mark.parametrize("game", MEASURED)
def test_each_game_has_the_spread_of_skills_that_was_measured(game: str) -> None:
    assert GAMES[game].spec.spread == MEASURED[game]["spread"]


def test_tables_of_two_are_measured_apart_and_all_others_together() -> None:
    assert skill_share("olsen", 2) == MEASURED["olsen"]["2"]
    assert skill_share("olsen", 3) == skill_share("olsen", 6) == MEASURED["olsen"]["4"]
    assert skill_share("otter", 2) is None, "there are no such tables"
    assert skill_share("another", 4) is None, "nothing was measured of it"
