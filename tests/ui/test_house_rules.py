"""Sets of house rules on the screen: which names are theirs in any language."""

from __future__ import annotations

import pytest

from bot.services import clean_name
from bot.tables import Refused
from bot.ui.house_rules.views import shipped_names


@pytest.mark.parametrize("name", ["wild", "AS WRITTEN", "beginners", "For nybegynnere"])
def test_the_names_of_what_comes_with_the_games_are_taken(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name, shipped_names())
    assert (refused.value.code, refused.value.data) == ("house_rules_reserved", {"name": name})
