"""Numbers, texts and pages as the screens of leagues show them."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.decisions import Replace, Withdraw
from bot.league.season import acts
from bot.ui.i18n.translator import translator
from bot.ui.i18n.values import decimal
from bot.ui.seasons.view import cut, paged
from tests.ui.seasons import Known, reader, running


@pytest.mark.parametrize(
    ("value", "english", "norwegian"),
    [
        (Fraction(200, 3), "66.67", "66,67"),
        (Fraction(5, 2), "2.5", "2,5"),
        (Fraction(100), "100", "100"),
        (Fraction(-1, 3), "-0.33", "-0,33"),
        (Fraction(1234567, 100), "12,345.67", "12\xa0345,67"),
        (Fraction(1, 1000), "0", "0"),
        (None, "none", "none"),
    ],
)
def test_fractions_are_decimals_of_the_language(value: Fraction | None, english: str, norwegian: str) -> None:
    assert translator("en")("league-number", number=decimal(value)) == english
    assert translator("nb")("league-number", number=decimal(value)) == norwegian


def test_what_people_write_stays_one_line_and_draws_nothing() -> None:
    assert cut("one\n# two  **three**", 100) == "one # two \\*\\*three\\*\\*"
    assert cut("x" * 20, 5) == "xxxx…"


@given(st.lists(st.text("ab", min_size=1, max_size=60), max_size=40), st.integers(1, 9), st.integers(60, 200))
def test_pages_hold_everything_in_order_and_within_their_room(
    blocks: list[str], most: int, room: int
) -> None:
    pages = paged(blocks, most, room)
    assert [block for page in pages for block in page] == blocks
    assert all(len(page) <= most and sum(map(len, page)) <= room for page in pages)
    assert len(pages) == 1 or all(pages)


def test_names_are_cut_and_drawn_as_they_are() -> None:
    here = reader(running().season)
    here.people["ann"] = Known("*" * 32)
    assert here.name("ann") == "\\*" * 32
    assert here.name("ann", 10) == "\\*" * 9 + "…"
    assert here.labels.player("ann") == "*" * 32
    assert here.name("gone") == "a former player"


def test_the_entry_of_somebody_is_what_they_hold_or_held_last() -> None:
    run = running(format="open")
    assert run.season.entry_held("ann") == "ann"
    assert run.season.entry_held("zoe") is None
    assert run.season.entry_held("") is None
    run.do(acts.Decide(Replace("ann", "zoe")))
    assert run.season.entry_held("zoe") == "ann"
    run.do(acts.Decide(Withdraw("ann", "zero")))
    assert run.season.entry_held("zoe") == "ann"
    tournament = running(format="pursuit", game="pursuit")
    assert tournament.season.entry_held("bo") == tournament.season.play.holds("bo")
