"""The pictures of statistics, leaderboards and head to head: every fact is drawn, and whatever fits is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.ui.i18n.translator import translator
from bot.ui.pictures.colours import CHALK, RIM
from bot.ui.pictures.decks import deck_for
from bot.ui.pictures.record import RecordDrawing, RecordRow
from bot.ui.pictures.signs import number
from tests.ui.catalogue import LOCALES

ROW = RecordRow("Olsen", "3/9", (0.25, 0.25, 0.25), "1", "2", (True, False), "Month 1/2", (5, 1))
RECORD = RecordDrawing("Ada", (ROW, RecordRow("Otter Nonsense", "1/2")), "Bo")


@pytest.mark.parametrize(
    "other",
    [
        {"label": "Olé"},
        {"figure": "4/9"},
        {"parts": (0.5, 0.25, 0.25)},
        {"parts": ()},
        {"first": "2"},
        {"place": "3"},
        {"form": (False, True)},
        {"note": ""},
        {"calls": (5, 2)},
        {"calls": None},
        {"own": True},
    ],
)
def test_every_fact_of_a_row_is_drawn(other: dict[str, Any]) -> None:
    changed = replace(RECORD, rows=(ROW._replace(**other), *RECORD.rows[1:]))
    assert changed.picture().name != RECORD.picture().name


def test_both_titles_are_drawn() -> None:
    names = {
        replace(RECORD, **titles).picture().name
        for titles in ({}, {"title": "Cleo"}, {"other": ""}, {"other": "Cleo"})
    }
    assert len(names) == 4


def test_the_largest_figures_and_no_name_can_be_drawn() -> None:
    large = "9999999"
    row = RecordRow(
        "", f"{large}/{large}", (2.0,), large, large, (True,) * 10, "A note", (9_999_999, 9_999_999), own=True
    )
    assert RecordDrawing("", (row,) * 10).picture().png


@pytest.mark.parametrize("locale", LOCALES)
def test_the_matches_of_a_month_are_drawn_whole(locale: str) -> None:
    notes = [translator(locale)("pictures-month", wins=99, matches=matches) for matches in (198, 199)]
    rows = [(ROW._replace(note=note),) for note in notes]
    assert len({replace(RECORD, rows=each).picture().name for each in rows}) == 2


def test_a_comma_has_its_tail() -> None:
    deck = deck_for("olsen", "classic", 1)
    comma, point = (number(deck, figure, 21, CHALK, RIM) for figure in ("20,5", "20.5"))
    assert comma.height > point.height == 23
