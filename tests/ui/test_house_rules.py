"""House rules on the screen: by which names sets are known, and which rules a game has."""

from __future__ import annotations

import pytest

from bot.games import GAMES
from bot.services import RuleSet, clean_name, key_of
from bot.services.house_rules import shipped_sets
from bot.tables import Refused
from bot.ui.house_rules.choosing import WriteOption, WriteSetOption, own_value
from bot.ui.house_rules.views import named, shipped_names
from bot.ui.i18n.translator import translator

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


@pytest.mark.parametrize(
    "press", [WriteOption("0abc1234", "aces"), WriteSetOption("pursuit", "ours", "aces")]
)
def test_a_house_rule_that_another_game_has_is_refused(press: WriteOption | WriteSetOption) -> None:
    with pytest.raises(Refused, match="options-unknown_option"):
        own_value(press, GAMES["pursuit"].spec, translator("en"))
