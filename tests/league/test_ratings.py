"""Ratings: what counts, what it does, and that it is fast."""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from bot.league.decisions import Adjust, Decision, Void, force_of
from bot.league.effect import effective
from bot.league.ratings import Rating, rated, rated_seats, recomputed
from bot.league.results import MatchResult, SeatResult, at_deadline
from tests.league.club import match


def test_the_better_the_place_the_more_it_gives() -> None:
    new = rated({}, match("m1", 1, "a b c d"))
    skills = [new[player].mu for player in "abcd"]
    assert skills == sorted(skills, reverse=True)
    assert skills[0] > Rating().mu > skills[3]
    assert all(own.sigma < Rating().sigma and own.matches == 1 for own in new.values())


def test_equals_get_the_same_and_an_even_match_changes_no_skill() -> None:
    new = rated({}, match("m1", 1, "a bc d"))
    assert new["b"] == new["c"]
    assert new["a"].mu > new["b"].mu > new["d"].mu
    even = rated({}, match("m1", 1, "abc"))
    assert [own.mu for own in even.values()] == pytest.approx([Rating().mu] * 3)


def test_who_is_expected_to_win_gains_less() -> None:
    strong, weak = Rating(35, 3, 20), Rating(15, 3, 20)
    expected = rated({"a": strong, "b": weak}, match("m1", 1, "a b"))
    surprise = rated({"a": strong, "b": weak}, match("m1", 1, "b a"))
    assert 0 < expected["a"].mu - strong.mu < 0.2
    assert surprise["b"].mu - weak.mu > 10 * (expected["a"].mu - strong.mu)


def test_seats_make_no_difference() -> None:
    played = match("m1", 1, "a bc d")
    before = {"a": Rating(20, 5, 3), "c": Rating(31, 2, 40)}
    one = rated(before, played)
    for seats in permutations(played.seats):
        other = rated(before, replace(played, seats=seats))
        assert {player: (own.mu, own.sigma) for player, own in other.items()} == {
            player: (pytest.approx(own.mu), pytest.approx(own.sigma)) for player, own in one.items()
        }


def test_forfeits_and_late_comers_are_left_out() -> None:
    forfeited = match("m1", 1, "a b c D")
    assert rated({}, forfeited) == rated({}, match("m1", 1, "a b c"))
    late = replace(forfeited, seats=(*forfeited.seats[:3], SeatResult("d", 4, from_deal=2)))
    assert rated({}, late) == rated({}, match("m1", 1, "a b c"))
    stood_in = replace(forfeited, seats=(*forfeited.seats[:3], SeatResult("d", 1, stood_in=0.8)))
    assert rated({}, stood_in) == rated({}, match("m1", 1, "a b c"))


@pytest.mark.parametrize(
    "result",
    [
        match("m1", 1, "a b c", ranked=False),
        match("m1", 1, "a B"),
        MatchResult("m1", "olsen", 1, (SeatResult("a", 1), SeatResult("b", 2), SeatResult(None, 3))),
        MatchResult("m1", "olsen", 1, (SeatResult("a", 1), SeatResult("b", 2, from_deal=3))),
        at_deadline("m1", "olsen", 1, "abc", {"a", "b"}, "spring", "f1"),
    ],
    ids=["unranked", "one left", "a computer", "one from the first deal on", "not played"],
)
def test_what_is_not_rated(result: MatchResult) -> None:
    assert rated_seats(result) == ()
    assert rated({"a": Rating(30, 2, 5)}, result) == {}


def test_provisional_until_ten_matches() -> None:
    ratings = recomputed(match(f"m{number}", number, "a b") for number in range(9))
    assert ratings["a"].provisional
    ratings |= rated(ratings, match("m10", 10, "a b"))
    assert not ratings["a"].provisional
    assert Rating().shown == 1000
    assert Rating(30, 2).shown == 1960
    assert Rating(0, 9).shown == 0
    assert ratings["a"].shown > 1000 > ratings["b"].shown >= 0


def some_matches(count: int, players: int, seed: int) -> list[MatchResult]:
    chance = Random(seed)
    matches = []
    for number in range(count):
        seats = chance.sample(range(players), chance.randint(2, 7))
        best_first = sorted(seats, key=lambda player: player + chance.gauss(0, players / 3))
        places = tuple(SeatResult(f"p{player}", place) for place, player in enumerate(best_first, start=1))
        matches.append(MatchResult(f"m{number}", "olsen", number, places))
    return matches


def test_recomputed_equals_kept() -> None:
    matches = some_matches(300, 20, seed=1)
    kept: dict[str, Rating] = {}
    for result in matches:
        kept |= rated(kept, result)
    assert recomputed(matches) == kept


def test_skill_is_found() -> None:
    ratings = recomputed(some_matches(1500, 20, seed=2))
    order = sorted(ratings, key=lambda player: -ratings[player].shown)
    found = {player: place for place, player in enumerate(order)}
    assert sum(abs(found[f"p{number}"] - number) for number in range(20)) / 20 < 3


def test_a_void_match_leaves_no_trace_and_an_adjusted_one_counts_as_adjusted() -> None:
    first, second = match("m1", 1, "a b", {"a": 1, "b": 2}), match("m2", 2, "b a")

    def ratings(*rulings: Adjust | Void) -> dict[str, Rating]:
        taken = (Decision(f"d{number}", 9, "umpire", "because", r) for number, r in enumerate(rulings))
        force = force_of(taken)
        return recomputed(seen for result in (first, second) if (seen := effective(result, force)))

    assert ratings(Void("m1")) == recomputed([second])
    assert ratings(Adjust("m1", "a", 3)) == recomputed([match("m1", 1, "b a"), second])


def test_two_thousand_matches_take_a_moment() -> None:
    matches = some_matches(2000, 200, seed=3)
    began = time.process_time()
    recomputed(matches)
    assert time.process_time() - began < 1.0  # and fifty thousand some seconds
