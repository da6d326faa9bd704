"""The result of a match that was played elsewhere, as an umpire writes it: what cannot be meant."""

from __future__ import annotations

import pytest

from bot.tables import Refused
from bot.ui.i18n.translator import translator
from bot.ui.shell.boundary import refusal
from bot.ui.umpire.entering import entered

PEOPLE = {"Ada": "p1", "Bo": "p2", "Cleo": "p3"}


@pytest.mark.parametrize(
    ("places", "said"),
    [
        ("Ada\nBo\nDag", "I cannot tell who that is: “Dag”"),
        ("Ada\nBo", "Cleo has no line"),
        ("Ada\nBo\nCleo\nAda", "Ada has two lines"),
        ("1. Ada\nBo\n2. Cleo", "Only some lines have a number"),
        ("Ada 10\nBo\nCleo 30", "Only some have points"),
        ("…", "I cannot tell who that is"),
    ],
)
def test_what_cannot_be_meant_is_refused(places: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        entered(places, "fixture", PEOPLE)
    assert said in refusal(refused.value, translator())
