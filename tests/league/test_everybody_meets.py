"""Rounds of tables of two: everybody meets everybody, and nobody meets again or sits out before they must."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

from bot.league.pairing import meetings, paired
from tests.league.test_pairing import drawings

SEASONS = {6: (2, 9), 8: (4, 5), 10: (3,)}
"""Seasons in which chance makes it hard, by the number of players."""
NOBODY = "nobody"
"""Whom those meet who sit out."""


class Club:
    """A season of pairs. Chance decides who wins."""

    def __init__(self, players: int, seed: int, rounds: int | None = None) -> None:
        self.players = [f"p{number}" for number in range(players)]
        self.rounds = rounds or players - 1 + players % 2
        self.seed, self.chance = str(seed).encode(), Random(seed)
        self.points: Counter[str] = Counter()
        self.drawn: list[tuple[tuple[str, ...], ...]] = []

    @property
    def met(self) -> Counter[tuple[str, str]]:
        return meetings(table for tables in self.drawn for table in tables)

    @property
    def left(self) -> int:
        return self.rounds - len(self.drawn)

    def draw(self, *, left: int | None = None) -> tuple[tuple[str, ...], ...]:
        ranks = {
            one: 1 + sum(self.points[each] > self.points[one] for each in self.players)
            for one in self.players
        }
        return paired(ranks, self.met, self.seed, 1 + len(self.drawn), 2, left=left)

    def play(self, rounds: int | None = None) -> Club:
        """Play so many rounds, or all that are left."""
        for _ in range(self.left if rounds is None else rounds):
            tables = self.draw(left=self.left)
            assert all(len(table) == 2 for table in tables)
            self.points.update(self.chance.choice(table) for table in tables)
            self.drawn.append(tables)
        return self

    def change(self, what: str) -> Club:
        """For each letter somebody leaves (``-``) or joins (``+``)."""
        for number, letter in enumerate(what):
            if letter == "-":
                self.players.remove(self.chance.choice(self.players))
            else:
                self.players.append(f"new{number}")
        return self

    def played(self, player: str) -> int:
        """How many matches somebody has had."""
        return sum(player in table for tables in self.drawn for table in tables)


def met(players: int, seed: int) -> dict[tuple[str, str], int]:
    """How often each pair has met, if the draws are not told how many rounds are left."""
    club = Club(players, seed)
    for _ in range(club.rounds):
        club.drawn.append(club.draw())
        club.points.update(club.chance.choice(table) for table in club.drawn[-1])
    return club.met


@pytest.mark.parametrize("players", SEASONS)
def test_with_one_round_fewer_than_players_every_pair_meets_once(players: int) -> None:
    pairs = players * (players - 1) // 2
    lacking = {seed: pairs - len(met(players, seed)) for seed in SEASONS[players]}
    assert not any(lacking.values()), f"pairs that never meet, by season: {lacking}"


@pytest.mark.parametrize("players", [5, 7])
def test_with_as_many_rounds_as_an_odd_number_of_players_every_pair_meets_once(players: int) -> None:
    pairs = met(players, seed=1)
    assert len(pairs) == players * (players - 1) // 2
    assert {*pairs.values()} == {1}, pairs


SLOW = pytest.mark.slow
SLOW_SIZES = (9, 10, *range(12, 20), 32, 33)
"""Up to the most players for whom every way is tried, those for whom fewer are, and a large field."""
SIZES = (*range(2, 9), 11, 24, *(pytest.param(size, marks=SLOW) for size in SLOW_SIZES))


@pytest.mark.parametrize("players", SIZES)
def test_everybody_meets_everybody_once_and_sits_out_as_often_as_all(players: int) -> None:
    club = Club(players, seed=players).play()
    assert {*club.met.values()} == {1}
    assert {club.played(player) for player in club.players} == {players - 1}


@pytest.mark.parametrize(("players", "seed"), [(7, 0), (9, 56)])
def test_where_swaps_find_no_way_to_the_end_another_is_found(players: int, seed: int) -> None:
    """Seasons in which what is left can hardly be cut into pairs."""
    assert {*Club(players, seed).play().met.values()} == {1}


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_in_a_second_leg_everybody_meets_everybody_again(players: int) -> None:
    leg = players - 1 + players % 2
    club = Club(players, seed=3, rounds=2 * leg)
    for times in (1, 2):
        club.play(leg)
        assert {*club.met.values()} == {times}
        assert {club.played(player) for player in club.players} == {times * (players - 1)}


@pytest.mark.parametrize(("players", "rounds"), [(7, 5), (9, 3), (8, 5), (12, 7), (24, 5)])
def test_in_fewer_rounds_nobody_meets_again_or_sits_out_twice(players: int, rounds: int) -> None:
    club = Club(players, seed=1, rounds=rounds).play()
    assert {*club.met.values()} == {1}
    assert {rounds - club.played(player) for player in club.players} <= {0, 1}


def test_strength_decides_as_long_as_all_can_still_meet() -> None:
    ranks = {f"p{place:02}": place for place in range(1, 13)}
    neighbours = {(f"p{place:02}", f"p{place + 1:02}") for place in range(1, 13, 2)}
    for left in (1, 5, 11):
        assert set(meetings(paired(ranks, {}, b"any", 1, 2, left=left))) == neighbours


def test_the_weakest_sits_out_first_and_then_who_has_not() -> None:
    ranks = {f"p{place}": place for place in range(1, 6)}
    first = paired(ranks, {}, b"any", 1, 2)
    assert {*ranks} - {*sum(first, ())} == {"p5"}
    second = paired(ranks, meetings(first), b"any", 2, 2)
    assert {*ranks} - {*sum(second, ())} == {"p4"}


def test_the_same_values_draw_the_same_pairs_and_others_do_not() -> None:
    ranks = dict.fromkeys((f"p{number}" for number in range(9)), 1)
    before = meetings(paired(ranks, {}, b"seed", 1, 2))
    drawn = paired(ranks, before, b"seed", 2, 2, left=8)
    turned = dict(reversed(ranks.items()))
    assert paired(turned, dict(reversed(before.items())), b"seed", 2, 2, left=8) == drawn
    assert paired(ranks, before, b"other", 2, 2, left=8) != drawn
    assert paired(ranks, before, b"seed", 3, 2, left=8) != drawn


# Players leave and join

Price = dict[frozenset[str], int]
"""What it costs two players to meet once more: how often they have met."""
DEAR = 1000
"""What it costs to sit out, for each match that others have had more. First of all byes are equal."""


@pytest.mark.parametrize(
    "change", ["-", "+", "-+", *(pytest.param(each, marks=SLOW) for each in ("--", "++", "---"))]
)
@pytest.mark.parametrize(
    ("players", "after"),
    [(5, 2), (7, 4), (8, 3), *(pytest.param(*each, marks=SLOW) for each in ((6, 2), (7, 2), (8, 5)))],
)
def test_after_a_change_the_rest_has_the_fewest_repeats_that_there_can_be(
    players: int, after: int, change: str
) -> None:
    club = Club(players, seed=players + after).play(after).change(change)
    there = [*club.players, *[NOBODY] * (len(club.players) % 2)]
    most = max(map(club.played, club.players))
    price = {
        frozenset(pair): DEAR * (most - club.played(pair[0])) if NOBODY in pair else club.met[pair]
        for pair in combinations(there, 2)
    }
    left, cost = club.left, 0
    paid = dict(price)
    for tables in club.play().drawn[after:]:
        idle = {*club.players}.difference(*tables)
        for pair in map(frozenset, (*tables, *((player, NOBODY) for player in idle))):
            cost += paid[pair]
            paid[pair] += step(pair)
    every = [[frozenset(pair) for pair in each] for each in drawings(tuple(there), (2,) * (len(there) // 2))]
    assert not can_cost_less(cost, price, every, left), f"{cost} is not the least"


def step(pair: frozenset[str]) -> int:
    return DEAR if NOBODY in pair else 1


def can_cost_less(than: int, price: Price, every: Sequence[Sequence[frozenset[str]]], left: int) -> bool:
    """Whether so many of these rounds can cost less, by trying all that counting does not exclude."""
    if not left:
        return than > 0
    if least(price, left) >= than:
        return False
    for number, each in enumerate(every):
        cost = sum(price[pair] for pair in each)
        dearer = {**price, **{pair: price[pair] + step(pair) for pair in each}}
        if cost < than and can_cost_less(than - cost, dearer, every[number:], left - 1):
            return True
    return False


def least(price: Price, left: int) -> int:
    """What so many rounds cost at least, if everybody could always choose."""
    total = 0
    for player in frozenset[str]().union(*price):
        costs = (
            range(price[pair], price[pair] + left * step(pair), step(pair))
            for pair in price
            if player in pair
        )
        total += sum(sorted(cost for each in costs for cost in each)[:left])
    return -(-total // 2)


@pytest.mark.slow
@pytest.mark.parametrize("change", ["-", "+", "-+"])
@pytest.mark.parametrize(("players", "after"), [(23, 11), (32, 20)])
def test_in_larger_fields_nobody_meets_a_third_time_or_sits_out_more_than_others(
    players: int, after: int, change: str
) -> None:
    club = Club(players, seed=1).play(after).change(change).play()
    assert max(club.met.values()) <= 2
    stayed = [club.played(player) for player in club.players if not player.startswith("new")]
    assert max(stayed) - min(stayed) <= 1
