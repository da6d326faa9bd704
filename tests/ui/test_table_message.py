"""A table's message: its title, and for whom it offers reactions."""

from __future__ import annotations

import pytest

from bot.games.api import Move
from bot.tables import table as acts
from bot.ui.components.layout import texts_of
from bot.ui.i18n.translator import translator
from bot.ui.tables.reacting import reaction_buttons
from bot.ui.tables.table import table_message
from tests.tables.clock import START
from tests.tables.club import match

SAY = translator("en")


@pytest.mark.parametrize(
    ("deals", "title"),
    [(1, "## Olsen\n"), (2, "## Olsen · deal 1 of 2\n"), (0, "## Olsen · deal 1 · to 100")],
)
def test_a_match_of_one_deal_does_not_count_it(deals: int, title: str) -> None:
    table = match(2, options={"deals": deals} if deals else {})
    assert texts_of(table_message(table, SAY))[0].startswith(title)


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
