"""A game whose phrases are there and whose matches come to their end has no faults."""

from __future__ import annotations

import pytest

from bot.games import GAMES
from bot.ui.i18n.lacking import faults


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_wrong_with_games_of_our_own(key: str) -> None:
    assert list(faults(GAMES[key])) == []
