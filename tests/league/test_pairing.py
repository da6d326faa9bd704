"""Tables that are drawn: equal sizes, new opponents first, then equal strength; and how near to the best."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.pairing import Cost, Pair, meetings, paired
from bot.league.sizes import table_sizes
from tests.by_day import first

SEED = bytes(range(32))
Tables = tuple[tuple[str, ...], ...]


def cost_of(tables: Iterable[Sequence[str]], order: Sequence[str], met: Mapping[Pair, int]) -> Cost:
    """The cost of a draw, for players in this order of strength."""
    place = {player: i for i, player in enumerate(order)}
    pairs = [pair for table in tables for pair in combinations(sorted(table), 2)]
    return Cost(
        sum(met.get(pair, 0) for pair in pairs), sum((place[one] - place[other]) ** 2 for one, other in pairs)
    )


def names(count: int) -> list[str]:
    return [f"p{number:03}" for number in range(count)]


def in_order(count: int) -> dict[str, int]:
    """So many players, the first the strongest."""
    return {player: place for place, player in enumerate(names(count), start=1)}


def drawings(players: tuple[str, ...], sizes: tuple[int, ...]) -> Iterator[Tables]:
    """Every way to seat the players at tables of these sizes, each once."""
    if not sizes:
        yield ()
        return
    for size in sorted(set(sizes)):
        left = list(sizes)
        left.remove(size)
        for mates in combinations(players[1:], size - 1):
            rest = tuple(player for player in players[1:] if player not in mates)
            for others in drawings(rest, tuple(left)):
                yield ((players[0], *mates), *others)


def optimum(order: list[str], sizes: tuple[int, ...], met: Counter[Pair]) -> Cost:
    """The least that any drawing costs, by trying all."""
    place = {player: number for number, player in enumerate(order)}
    worth = {
        table: Cost(
            sum(met[pair] for pair in combinations(sorted(table), 2)),
            sum((place[a] - place[b]) ** 2 for a, b in combinations(table, 2)),
        )
        for size in set(sizes)
        for table in combinations(sorted(order), size)
    }
    return min(
        Cost(sum(worth[table].repeats for table in each), sum(worth[table].spread for table in each))
        for each in drawings(tuple(sorted(order)), sizes)
    )


@given(st.integers(3, 60), st.integers(3, 10), st.integers(0, 99))
def test_tables_are_of_equal_size_and_seat_everybody_once(count: int, size: int, counter: int) -> None:
    tables = paired(in_order(count), {}, SEED, counter, size)
    assert sorted(player for table in tables for player in table) == names(count)
    lengths = [len(table) for table in tables]
    assert tuple(sorted(lengths, reverse=True)) == table_sizes(count, size)
    assert max(lengths) - min(lengths) <= 1
    assert 3 <= min(lengths) <= max(lengths) <= 10


def test_two_players_have_one_table_and_a_game_seats_no_more_than_it_can() -> None:
    assert {frozenset(table) for table in paired(in_order(2), {}, SEED, 0, 5)} == {frozenset(names(2))}
    assert table_sizes(8, 7, largest=7) == (4, 4)
    assert table_sizes(0, 5) == ()


def test_the_same_seed_draws_the_same_and_another_counter_does_not() -> None:
    equal = dict.fromkeys(names(20), 1)
    assert paired(equal, {}, SEED, 3, 5) == paired(equal, {}, SEED, 3, 5)
    assert paired(dict(reversed(equal.items())), {}, SEED, 3, 5) == paired(equal, {}, SEED, 3, 5)
    assert paired(equal, {}, SEED, 4, 5) != paired(equal, {}, SEED, 3, 5)
    assert paired(equal, {}, bytes(32), 3, 5) != paired(equal, {}, SEED, 3, 5)


@pytest.mark.parametrize(
    ("count", "size", "drawn"),
    [(7, 3, "ecf29a8f"), (16, 4, "bd5acfd8"), (17, 4, "4e897c1a"), (22, 5, "b35add6e"), (30, 3, "0b5866ef")],
)
def test_a_league_is_drawn_as_it_always_was(count: int, size: int, drawn: str) -> None:
    """The log of a season has no tables: whoever reads it draws them again."""
    met: Counter[Pair] = Counter()
    tables: list[Tables] = []
    for number in range(4):
        equal_in_pairs = {player: place // 2 for player, place in in_order(count).items()}
        tables.append(paired(equal_in_pairs, met, SEED, number, size))
        met += meetings(tables[-1])
    assert hashlib.sha256(repr(tables).encode()).hexdigest()[:8] == drawn


def test_strength_decides_where_nobody_has_met() -> None:
    tables = paired(in_order(15), {}, SEED, 0, 5)
    assert {frozenset(table) for table in tables} == {frozenset(names(15)[i : i + 5]) for i in (0, 5, 10)}


def test_new_opponents_come_before_strength() -> None:
    before: Tables = (("p000", "p001", "p002"), ("p003", "p004", "p005"), ("p006", "p007", "p008"))
    tables = paired(in_order(9), meetings(before), SEED, 0, 3)
    assert not meetings(before).keys() & meetings(tables).keys()


def test_no_exchange_of_two_players_would_cost_less() -> None:
    chance, order = Random(7), names(26)
    for number in range(4):
        met = history(26, 5, number, chance)
        tables = [list(table) for table in paired(in_order(26), met, SEED, number, 5)]
        cost = cost_of(tables, order, met)
        for here, there in combinations(tables, 2):
            for i, j in product(range(len(here)), range(len(there))):
                here[i], there[j] = there[j], here[i]
                assert cost_of(tables, order, met) >= cost
                here[i], there[j] = there[j], here[i]


def history(count: int, size: int, rounds: int, chance: Random) -> Counter[Pair]:
    """Who has met in so many rounds drawn by lot, as when a league has grown or its tables have changed."""
    met: Counter[Pair] = Counter()
    for _ in range(rounds):
        order = chance.sample(names(count), count)
        met += meetings(order[i : i + size] for i in range(0, count, size))
    return met


@pytest.mark.parametrize("count", first(range(6, 13), 5))
@pytest.mark.parametrize("size", [3, 4, 5])
def test_it_costs_the_least_that_can_be_up_to_twelve_players(count: int, size: int) -> None:
    sizes = table_sizes(count, size)
    chance = Random(count * 10 + size)
    for rounds in (1, 3) if sizes == (3, 3, 3, 3) else (0, 1, 2, 3, 5):
        ranks, met = in_order(count), history(count, size, rounds, chance)
        tables = paired(ranks, met, SEED, rounds, size)
        assert cost_of(tables, names(count), met) == optimum(names(count), sizes, met)


def season(count: int, size: int, rounds: int) -> tuple[list[int], float]:
    """The repeats of each round of a season in which skill decides, and the longest time for a drawing."""
    chance, players = Random(count), names(count)
    score = dict.fromkeys(players, 0)
    met: Counter[Pair] = Counter()
    repeats, longest = [], 0.0
    for number in range(rounds):
        ranks = {player: 1 + sum(other > own for other in score.values()) for player, own in score.items()}
        began = time.process_time()
        tables = paired(ranks, met, SEED, number, size)
        longest = max(longest, time.process_time() - began)
        repeats.append(sum(met[pair] for pair in meetings(tables)))
        met += meetings(tables)
        for table in tables:
            by_skill = sorted(table, key=lambda player: int(player[1:]) + chance.gauss(0, count / 4))
            for place, player in enumerate(by_skill):
                score[player] += 100 - 20 * place
    return repeats, longest


def test_a_season_of_two_hundred_players_without_a_repeat_and_well_under_a_second() -> None:
    repeats, longest = season(200, 5, 8)
    assert repeats == [0] * 8
    assert longest < 0.5


def test_repeats_come_only_where_opponents_run_out() -> None:
    assert season(40, 5, 5)[0] == [0] * 5  # 20 of 39 others
    assert season(16, 4, 3)[0] == [0] * 3  # 9 of 15
    assert season(12, 4, 2)[0] == [0, 3]  # of four that have met, two must share one of three tables
