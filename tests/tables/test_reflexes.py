"""How fast people call: what is counted of it, and what is not."""

from __future__ import annotations

import contextlib
import sqlite3
from random import Random
from statistics import median_low
from typing import Any

import pytest

from bot.services.standings import Reflexes, reflexes_of
from bot.storage.reflexes import rounded
from bot.tables import Table
from tests.tables.club import ADA, BO, Club, stacked

CALLER: dict[str, Any] = stacked("2H 3D 5H", turn=0, discard="9C", hands=["9H KD", "4S 4D 9S"])
"""The first lays the last card but one."""


def counted(club: Club) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(club.path)) as file:
        return file.execute("SELECT place_id, game, person, took, calls FROM reflexes").fetchall()


def row(table: Table, took: int, calls: int = 1) -> tuple[Any, ...]:
    return table.place_id, "olsen", table.chairs[0].person, took, calls


async def test_a_call_takes_the_time_from_when_it_is_due(club: Club) -> None:
    table = await club.deal(2, position=CALLER)
    await club.make(table, ADA, "play 9H")
    await club.clock.advance(1_234)
    await club.make(table, ADA, "call")
    assert counted(club) == [row(table, 1_200)]


async def test_calls_that_took_as_long_are_counted_together(club: Club) -> None:
    for _ in range(3):
        table = await club.deal(2, position=CALLER)
        await club.make(table, ADA, "play 9H")
        await club.clock.advance(800)
        await club.make(table, ADA, "call")
    ((_, _, _, took, calls),) = counted(club)
    assert (took, calls) == (800, 3)


async def test_the_time_goes_on_while_the_bot_is_started_again(club: Club) -> None:
    table = await club.deal(2, position=CALLER)
    await club.make(table, ADA, "play 9H")
    await club.restart(900)
    await club.make(table, ADA, "call")
    assert counted(club) == [row(table, 900)]


@pytest.mark.parametrize(
    ("how", "moves"),
    [({}, ["play 9H !"]), ({"clock": "slow"}, ["play 9H", "call"]), ({}, ["play 9H"])],
    ids=["with its card", "at a slow table", "not at all"],
)
async def test_what_is_no_reflex_is_not_counted(club: Club, how: dict[str, Any], moves: list[str]) -> None:
    table = await club.deal(2, position=CALLER, **how)
    for move in moves:
        await club.make(table, ADA, move)
    await club.make(table, BO, "play 9S")
    assert counted(club) == []


async def test_a_wrong_call_is_no_reflex(club: Club) -> None:
    table = await club.deal(2, position=CALLER, options={"false_call": "draw1"})
    await club.make(table, ADA, "call")
    assert counted(club) == []


async def test_the_calls_of_computers_are_nobodys(club: Club) -> None:
    position = stacked("2H 3D 5H", turn=1, discard="9C", hands=["4S 4D 9S", "9H KD"])
    table = await club.deal(1, 1, position=position)
    await club.clock.advance(1_000)
    await club.clock.advance(club.pace.reaction[1])
    assert [move.move for move in await club.moves(table)][-2:] == ["play 9H", "call"]
    assert counted(club) == []


def test_what_is_kept_does_not_grow_with_what_is_played() -> None:
    day = 24 * 3_600_000
    assert len({rounded(took) for took in (*range(100_000), *range(100_000, day, 997))}) < 1_000
    assert [rounded(took) for took in (0, 7, 99, 1_234, 1_250, 61_000)] == [0, 7, 99, 1_200, 1_200, 61_000]


def test_the_fastest_and_the_one_in_the_middle() -> None:
    assert reflexes_of([]) is None
    assert reflexes_of([(900, 1)]) == Reflexes(900, 900)
    chance = Random(1)
    for _ in range(200):
        times = [chance.choice((300, 900, 1_200, 2_000)) for _ in range(chance.randint(1, 9))]
        found = reflexes_of([(took, times.count(took)) for took in set(times)])
        assert found == Reflexes(min(times), median_low(times))
