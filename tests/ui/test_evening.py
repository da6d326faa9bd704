"""The message of an evening: what there is to tell, in one message, and the year as a picture."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.services import Evening, WinnerRow, Year
from bot.ui.components.layout import texts_of
from bot.ui.components.post import Illustration
from bot.ui.evening.post import evening_post, year_alt, year_drawing
from bot.ui.i18n.translator import translator
from bot.user_text import UserText

SAY = translator("en")
FIRST = (WinnerRow("a", 1, UserText("Ada*"), 12), WinnerRow("b", 2, UserText("Bo"), 1))
YEAR = Year(2026, 214, 17, "otter", FIRST)


def test_a_year_is_a_picture_of_who_has_won_most() -> None:
    drawing = year_drawing(YEAR, SAY)
    assert drawing.picture().png.startswith(b"\x89PNG")
    assert [(step.place, step.name, step.figure) for step in drawing.steps] == [
        (1, "Ada*", "12"),
        (2, "Bo", "1"),
    ]
    assert drawing.caption == ("2026: 17 players, 214 matches",)
    alt = year_alt(YEAR, SAY)
    assert alt == "Most wins in 2026. 1: Ada* · 12 wins 2: Bo · 1 win"
    post = evening_post(Evening(year=YEAR), SAY, Illustration("year.png", b"", alt))
    (text,) = texts_of(post.view)
    assert "17 players finished 214 matches. The favourite was Otter Nonsense. **Most wins:**" in text
    assert "Ada" not in text


@pytest.mark.parametrize("locale", ["en", "nb"])
def test_without_a_picture_it_is_told_in_words(locale: str) -> None:
    post = evening_post(Evening(year=replace(YEAR, first=FIRST[:1])), translator(locale))
    (text,) = texts_of(post.view)
    assert "Ada\\*" in text
    assert post.files() == []


def test_a_year_in_which_nobody_won_a_match_that_counts_names_no_winners() -> None:
    post = evening_post(Evening(year=replace(YEAR, matches=1, players=1, first=())), SAY)
    (text,) = texts_of(post.view)
    assert text.endswith("One player finished one match. The favourite was Otter Nonsense.")


def test_those_who_have_won_as_often_share_a_place() -> None:
    equal = replace(YEAR, first=(*FIRST, WinnerRow("c", 3, UserText("Cleo"), 12)))
    ordered = replace(equal, first=sorted(equal.first, key=lambda row: -row.wins))
    assert [step.place for step in year_drawing(ordered, SAY).steps] == [1, 1, 3]
