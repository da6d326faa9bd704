"""Sets of house rules on the screen: by which names they are known in any language."""

from __future__ import annotations

import pytest

from bot.services import RuleSet, clean_name, key_of
from bot.services.house_rules import shipped_sets
from bot.tables import Refused
from bot.ui.house_rules.views import named, shipped_names

FRIDAY = RuleSet("olsen", "Friday", {"packs": 2})


@pytest.mark.parametrize("name", ["wild", "USUAL RULES", "beginners", "For nybegynnere"])
def test_the_names_of_what_comes_with_the_games_are_taken(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name, shipped_names())
    assert (refused.value.code, refused.value.data) == ("house_rules_reserved", {"name": name})


@pytest.mark.parametrize(
    ("written", "name"),
    [
        *((text, "Friday") for text in ("Friday", " friday ", key_of("Friday"))),
        *((text, "wild") for text in ("wild", "Wild", "vilt")),
    ],
)
def test_a_set_is_known_by_its_key_and_its_name(written: str, name: str) -> None:
    assert named((*shipped_sets("olsen"), FRIDAY), written).name == name
