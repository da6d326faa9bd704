"""What is asked of a table more than once is kept: each seat's own, and not without end."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import GAMES
from bot.tables import Table, observations
from bot.tables import table as acts
from bot.tables.table import once
from tests.tables.clock import START
from tests.tables.club import ADA, lobby, on_turn, some_move


def started(key: str) -> Table:
    return acts.start(lobby(GAMES[key].spec.seats[1], game_key=key), ADA, 1, START)


@pytest.mark.parametrize("key", GAMES)
def test_each_seat_sees_its_own_however_often_it_looks(key: str) -> None:
    table = started(key)
    for seat in (None, *range(len(table.chairs))) * 2:
        assert table.observe(seat) == table.game.observe(table.state, seat)


def test_after_the_end_nobody_is_on_turn_at_the_same_position() -> None:
    table = started("olsen")
    assert table.observe(0).to_act
    assert not acts.close(table, START).observe(0).to_act


def test_only_the_newest_observations_are_kept() -> None:
    table, chance = started("olsen"), Random(1)
    first, seen = table, table.observe(0)
    assert first.observe(0) is seen
    for _ in range(observations.KEPT):
        table, _ = acts.play(table, on_turn(table), some_move(table, on_turn(table), chance), "person", START)
        table.observe(0)
        if not table.is_open:
            table = started("olsen")
    assert first.observe(0) is not seen


def test_a_question_is_asked_once_of_a_table_and_again_of_the_next() -> None:
    asked: list[tuple[int, int]] = []

    @once
    def double(table: Table, number: int) -> int:
        asked.append((table.version, number))
        return 2 * number

    table = started("olsen")
    later, _ = acts.play(table, on_turn(table), some_move(table, on_turn(table), Random(1)), "person", START)
    answers = [double(each, number) for each in (table, later) for number in (1, 2, 1)]
    assert answers == [2, 4, 2] * 2
    assert asked == [(each.version, number) for each in (table, later) for number in (1, 2)]
