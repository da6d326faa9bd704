"""The bracket of a cup as people see it: in a picture, in its legend and in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.league.decisions import Withdraw
from bot.league.season import acts
from bot.ui.components.layout import TEXT_LIMIT, components_of
from bot.ui.leagues.standings import standings_screen
from bot.ui.pictures import Drawer
from bot.ui.pictures.bracket import COLUMNS, MOST, ROWS, TEXT
from bot.ui.pictures.hand import WIDTH
from bot.ui.seasons.bracket import LIMIT, ShownRounds, bracket_alt, bracket_legend, bracket_words, shown_of
from tests.league.seasons import Run
from tests.league.test_cup import by_seed, called, cup, play_round, tied_at_the_line
from tests.ui.seasons import Known, line_with, reader, text
from tests.ui.test_pictures_drawer import passes

PHONE = 350
"""Pixels of a picture on a phone 390 pixels wide."""
READABLE = 9
"""Pixels of a capital that can be read there."""


def shown(run: Run) -> ShownRounds:
    there = shown_of(run.season)
    assert there is not None
    return there


def test_a_bracket_shows_who_goes_on_and_where_they_are_going() -> None:
    run = cup(8)
    by_seed(run, called(run)[0])
    first, final = shown(run).chart.rounds
    assert first[0] == ((1, "on"), (4, "on"), (5, "out"), (8, "out"))
    assert {state for _, state in first[1]} == {"open"}
    assert final == (((1, "open"), (4, "open"), (0, "open"), (0, "open")),)
    assert shown(run).chart.links == ((0, 0, 0), (0, 1, 0))


def test_the_champion_is_marked_in_the_final() -> None:
    run = cup(8)
    play_round(run)
    play_round(run)
    assert shown(run).chart.rounds[-1] == (((1, "champion"), (4, "out"), (2, "out"), (3, "out")),)
    assert "P01 won." in bracket_alt(shown(run), reader(run.season))


def test_who_is_tied_at_the_line_is_neither_on_nor_out() -> None:
    run, _, equals = tied_at_the_line()
    seeds = {int(entry[1:]) for entry in equals}
    first = shown(run).chart.rounds[0]
    assert {seed for box in first for seed, state in box if state == "open"} == seeds


@pytest.mark.parametrize(
    ("players", "size", "played", "expected"),
    [
        (64, 4, 0, (1, [16, 8, 4])),
        (64, 4, 1, (2, [8, 4, 2])),
        (64, 4, 4, (3, [4, 2, 1])),
        (23, 2, 0, (1, [16, 8, 4])),
        (64, 2, 0, (1, [32])),
        (64, 2, 1, (2, [16, 8, 4])),
        (8, 4, 0, (1, [2, 1])),
    ],
)
def test_the_rounds_to_come_are_shown_as_far_as_they_can_be_read(
    players: int, size: int, played: int, expected: tuple[int, list[int]]
) -> None:
    run = cup(players, size)
    for _ in range(played):
        play_round(run)
    now = shown(run)
    assert (now.first, [len(column.boxes) for column in now.columns]) == expected
    assert len(now.columns) <= COLUMNS
    assert max(len(column.boxes) for column in now.columns) <= (ROWS if len(now.columns) > 1 else MOST)


def test_numbers_can_be_read_on_a_phone() -> None:
    assert TEXT * PHONE / WIDTH >= READABLE


def test_a_bracket_of_sixty_four_is_in_words_too_and_has_room() -> None:
    run = cup(64, 4)
    for key in called(run):
        by_seed(run, key)
    run.do(acts.Decide(Withdraw("p03", "forfeit")))
    here = reader(run.season)
    here = replace(here, people={key: Known("*_" * 16) for key in here.people})
    now = shown(run)
    assert 0 < len(bracket_alt(now, here)) <= LIMIT
    for words in (bracket_legend(now, here), bracket_words(now, here)):
        assert len(text(standings_screen(here, 0, None, words))) <= TEXT_LIMIT
        assert components_of(standings_screen(here, 0, None, words))


def test_words_name_the_tables_and_who_goes_on() -> None:
    run = cup(8)
    play_round(run)
    here = reader(run.season)
    said = bracket_words(shown(run), here).split("\n")
    assert said[1] == "- Round 2, table 1: P01, P04, P02, P03."
    assert said[2] == "- Round 1, table 1: P01, P04, P05, P08. Advancing: P01, P04."
    assert "1 P01 · 2 P02" in bracket_legend(shown(run), here)


def test_a_line_of_the_standings_has_the_seed_and_no_score() -> None:
    run = cup(8)
    play_round(run)
    play_round(run)
    run.do(acts.Confirm())
    view = standings_screen(reader(run.season))
    assert line_with(view, "P01") == "**1.** **P01** · seed 1"
    assert line_with(view, "P06") == "**=5.** **P06** · seed 6"


async def test_a_bracket_is_drawn_once_and_beside_the_loop() -> None:
    drawer, chart = Drawer(), shown(cup(64)).chart
    first, went_on = await passes(drawer.picture(chart))
    assert went_on
    again, went_on = await passes(drawer.picture(chart))
    assert again is first
    assert not went_on
    assert first == chart.picture()
    assert first.name.startswith("bracket-")
    assert len(first.png) < 60_000
