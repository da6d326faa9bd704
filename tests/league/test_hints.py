"""Fair play hints: what they see, and what they leave alone."""

from __future__ import annotations

from itertools import cycle
from random import Random

import pytest

from bot.league.hints import PressedCall, company, speed, turns
from bot.league.results import MatchResult
from tests.league.club import match

CLUB = "abcdefghijkl"


def mixed(count: int, chance: Random, size: int = 4) -> list[MatchResult]:
    """Matches of people who sit down with whoever is there, and of whom anybody may win."""
    return [match(f"m{number}", number, chance.sample(CLUB, size)) for number in range(count)]


def pair_of(count: int, chance: Random) -> list[MatchResult]:
    """Matches of a and b with somebody else, taking turns to win."""
    winners = cycle(("ab", "ba"))
    return [
        match(f"x{number}", 500 + number, [first, second, chance.choice(CLUB[2:])])
        for number, (first, second) in zip(range(count), winners, strict=False)
    ]


def test_a_club_that_mixes_gives_no_hint() -> None:
    for seed in range(10):
        played = mixed(200, Random(seed))
        assert company(played) == ()
        assert turns(played) == ()


def test_a_pair_that_is_always_together() -> None:
    chance = Random(1)
    others = [each for each in mixed(100, chance) if not {"a", "b"} & {seat.player for seat in each.seats}]
    together = pair_of(12, chance)
    alone = [match("z1", 900, "a c d"), match("z2", 901, "a e f")]
    (hint,) = company([*others, *together, *alone])
    assert (hint.kind, hint.players) == ("company", ("a", "b"))
    assert (hint.numbers["together"], hint.numbers["one"], hint.numbers["other"]) == (12, 14, 12)
    assert hint.numbers["share"] == pytest.approx(12 / 14)
    assert hint.numbers["expected"] < 0.25
    assert hint.matches == tuple(each.match for each in together)


def test_where_hardly_anybody_else_plays_it_is_no_wonder() -> None:
    assert company(match(f"m{number}", number, "a b c") for number in range(50)) == ()


def test_nine_matches_say_nothing() -> None:
    others = mixed(60, Random(3))
    apart = [each for each in others if not {"a", "b"} & {seat.player for seat in each.seats}]
    assert company([*apart, *pair_of(9, Random(4))]) == ()
    assert turns(pair_of(9, Random(4))) == ()


def test_wins_that_take_turns() -> None:
    (hint,) = turns(pair_of(12, Random(5)))
    assert (hint.kind, hint.players) == ("turns", ("a", "b"))
    assert hint.numbers == {"together": 12, "won": 12, "turns": 11, "chance": 1 / 2048}
    # in whatever order they are asked about
    assert turns(reversed(pair_of(12, Random(5)))) == (hint,)


def test_one_who_always_wins_takes_no_turns() -> None:
    assert turns(match(f"m{number}", number, "a b") for number in range(30)) == ()
    assert turns(match(f"m{number}", number, "ab") for number in range(30)) == ()


def test_calls_that_are_faster_than_a_hand() -> None:
    chance = Random(6)
    people = [PressedCall("a", f"m{n}", chance.randint(500, 4000)) for n in range(100)]
    quick = [PressedCall("b", f"m{n % 5}", chance.randint(80, 200)) for n in range(24)]
    sometimes = [PressedCall("c", f"m{n}", 150 if n % 3 == 0 else 900) for n in range(60)]
    few = [PressedCall("d", f"m{n}", 10) for n in range(19)]
    (hint,) = speed([*people, *quick, *sometimes, *few])
    assert (hint.kind, hint.players, hint.matches) == ("speed", ("b",), ("m0", "m1", "m2", "m3", "m4"))
    assert hint.numbers["calls"] == 24
    assert hint.numbers["share"] == 1
    assert 80 <= hint.numbers["fastest"] <= hint.numbers["median"] <= 200
