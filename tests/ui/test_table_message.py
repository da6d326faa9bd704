"""A table's message: its title, its house rules, and for whom it offers reactions."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from bot.games import GAMES
from bot.games.api import Move
from bot.tables import Table
from bot.tables import table as acts
from bot.tables.catching import CATCHING
from bot.ui.components.layout import components_of, legible, texts_of
from bot.ui.house_rules.views import MOST_LINES
from bot.ui.i18n.players import wording
from bot.ui.i18n.translator import translator
from bot.ui.tables.finished import stopped
from bot.ui.tables.reacting import reaction_buttons
from bot.ui.tables.table import drawing, house_rules_lines, table_message
from tests.tables.clock import START
from tests.tables.club import match
from tests.ui.catalogue import LOCALES

SAY = translator("en")
LINE = 38
"""Small letters in a line of a message on a phone 360 pixels wide."""


@pytest.mark.parametrize("locale", LOCALES)
def test_what_invited_players_are_told_fits_on_two_lines_of_a_phone(locale: str) -> None:
    told = translator(locale)("lobby-awaiting").removeprefix("-# ").replace("*", "")
    assert len(told) <= 2 * LINE


@pytest.mark.parametrize(
    ("deals", "title"),
    [(1, "## Olsen\n-# normal"), (2, "## Olsen\n-# deal 1 of 2 ·"), (0, "## Olsen\n-# deal 1 · to 100")],
)
def test_a_match_of_one_deal_does_not_count_it(deals: int, title: str) -> None:
    table = match(2, options={"deals": deals} if deals else {})
    assert texts_of(table_message(table, SAY))[0].startswith(title)


@pytest.mark.parametrize("count", [MOST_LINES, MOST_LINES + 1, 17])
def test_the_first_house_rules_are_said_and_the_others_counted(count: int) -> None:
    spec = GAMES["olsen"].spec
    changed = {
        option.key: next(value for value in option.values if value != option.default)
        for option in spec.options
        if option.key not in (spec.length, *CATCHING)
    }
    table = replace(match(2), options=dict(islice(changed.items(), count)))
    lines = house_rules_lines(table, SAY).splitlines()[1:]
    assert len(lines) == MOST_LINES
    more = "" if count == MOST_LINES else f"- … and {count - MOST_LINES + 1} more: `/rules`"
    assert lines[-1].endswith(more)


@pytest.mark.parametrize(("people", "computers", "count"), [(2, 1, 3), (1, 2, 0)])
def test_reactions_are_offered_where_another_person_sees_them(
    people: int, computers: int, count: int
) -> None:
    table = match(
        people, computers, position={"turn": 0, "discard": "9H", "hands": ["9C KC", "2C 3C", "2D 3D"]}
    )
    assert not reaction_buttons(table, SAY)
    table, _ = acts.play(table, 0, Move.parse("play 9C"), "person", START)
    assert len(reaction_buttons(table, SAY)) == count


def test_the_switch_for_calls_by_hand_takes_one_line_until_everyone_has_had_a_turn() -> None:
    table = match(
        2, options=dict(CATCHING), position={"turn": 0, "discard": "9H", "hands": ["9C KC 2S", "9D 3C 4S"]}
    )
    brief = SAY("catch-brief")
    assert brief in texts_of(table_message(table, SAY))[-1].splitlines()
    assert SAY("lobby-house-rules") not in "\n".join(texts_of(table_message(table, SAY)))
    for seat, move in enumerate(("play 9C", "play 9D")):
        table, _ = acts.play(table, seat, Move.parse(move), "person", START)
    assert brief not in "\n".join(texts_of(table_message(table, SAY)))


def rows_of(table: Table) -> list[list[str]]:
    (shown,) = components_of(table_message(table, SAY))
    return [[each["label"] for each in row["components"]] for row in shown["components"] if row["type"] == 1]


def test_a_challenge_leaves_the_rows_below_where_they_are() -> None:
    position = {"turn": 0, "discard": "9H", "hands": ["9C KC", "9D 3C 4S", "9S 3D 5S", "8S 8D 6D"]}
    table = match(3, 1, options=dict(CATCHING), position=position)
    before = []
    for seat, move in enumerate(("play 9C", "play 9D")):
        table, _ = acts.play(table, seat, Move.parse(move), "person", START)
        before.append(rows_of(table))
    (without, *below), (challenged, *still_below) = before
    assert "Challenge Ada" not in str(without)
    assert any("Ada" in label for label in challenged)
    assert below == still_below
    assert (len(without), len(challenged)) == (5, 5)
    assert without[3:] == challenged[3:]


def test_a_stopped_match_lists_players_by_points_and_not_by_seat() -> None:
    totals = {"turn": 0, "discard": "9H", "hands": ["9C KC", "2C 3C", "2D 3D"], "totals": [112, 0, 46]}
    table = match(3, position=totals, options={"deals": 3})
    text = "\n".join(texts_of(stopped(table, SAY)))
    assert "Bo: 0 points · Cleo: 46 points · Ada: 112 points" in text


@pytest.mark.parametrize("game", GAMES)
def test_a_stopped_match_leaves_out_the_cards_that_lie_on_the_table(game: str) -> None:
    table = match(3, game_key=game)
    lies = legible(drawing(table.observe(None), wording(table, SAY)).splitlines()[0])
    assert lies in "\n".join(texts_of(table_message(table, SAY)))
    assert lies not in "\n".join(texts_of(stopped(table, SAY)))
