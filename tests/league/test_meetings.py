"""How often players of an open season have finished ahead of each other, and what that comes to."""

from __future__ import annotations

from fractions import Fraction
from math import floor
from random import Random
from statistics import median_low

import pytest

from bot.league.decisions import Award, Replace, Void, Withdraw
from bot.league.meetings import ENOUGH_PEOPLE, Regulars
from bot.league.season_state import SeasonState
from bot.league.updates import join, opened, record
from tests.by_day import first
from tests.league.club import adds_up, decided, from_scratch, match, places, scores, scoring, state

OPEN = {"counts_meetings": True}


def club(*rounds: str, players: str = "abcdef") -> SeasonState:
    """An open season of these matches, one after the other, each with its players, the best first."""
    matches = (match(f"m{at}", at, " ".join(order)) for at, order in enumerate(rounds, start=1))
    return state(players, *matches, **OPEN)


def versus(kept: SeasonState, entry: str) -> dict[str, tuple[int, Fraction, int, int]]:
    """What the page says of each regular whom an entry has met."""
    own = kept.accounts[entry].versus
    return {each.other: (each.times, each.ahead, each.percentage, each.average) for each in own}


def test_a_regular_gives_the_share_of_the_meetings_and_what_that_regular_has_on_average() -> None:
    kept = club("ab", "abc", "ba", "cb", "ac", players="abc")
    # a was ahead of b in 2 of 3, of c in 2 of 2; b of a in 1 of 3, of c in 1 of 2; c of b in 1 of 2.
    assert versus(kept, "a") == {"b": (3, 2, 67, 50), "c": (2, 2, 100, 50)}
    assert versus(kept, "b") == {"a": (3, 1, 33, 100), "c": (2, 1, 50, 0)}
    assert versus(kept, "c") == {"a": (2, 0, 0, 67), "b": (2, 1, 50, 33)}
    assert scores(kept) == {
        "a": Fraction(67 + 50 + 100 + 50, 2),
        "b": Fraction(33 + 100 + 50 + 0, 2),
        "c": Fraction(0 + 67 + 50 + 33, 2),
    }
    assert adds_up(kept)


def test_who_shares_a_place_is_half_ahead_and_who_forfeits_is_behind_all() -> None:
    kept = state("abc", match("m1", 1, "ab C"), **OPEN)
    assert versus(kept, "a") == {"b": (1, Fraction(1, 2), 50, 100), "c": (1, 1, 100, 0)}
    assert versus(kept, "c") == {"a": (1, 0, 0, 50), "b": (1, 0, 0, 50)}
    both = state("ab", match("m1", 1, "A B"), **OPEN)
    assert scores(both) == {"a": 50, "b": 50}


REGULARS = ("abcd", "bcda", "cdab", "dabc")


def test_how_often_two_have_met_matters_little_and_too_many_meetings_count_as_ties() -> None:
    often = club(*REGULARS, *["ab"] * 4, players="abcd")
    assert versus(often, "a")["b"] == (8, 7, 88, 63)
    # Four times is usual, so eight count, and the rest are ties.
    too_often = club(*REGULARS, *["ab"] * 12, players="abcd")
    assert versus(too_often, "a")["b"][:3] == (
        16,
        15,
        floor((Fraction(15, 16) * 8 + 4) / 16 * 100 + Fraction(1, 2)),
    )


def test_who_keeps_to_one_friend_has_no_place_and_gives_nothing() -> None:
    kept = club(*REGULARS, *["xy"] * 9, "axyb", players="abcdxy")
    assert {entry for entry, place in places(kept).items() if place is None} == {"x", "y"}
    assert set(versus(kept, "a")) == {"b", "c", "d"}
    assert not kept.accounts["x"].is_regular
    # x has a score by whom it has met, but stands without a place.
    assert set(versus(kept, "x")) == {"a", "b"}


def test_who_joins_gives_points_once_they_have_met_enough_people() -> None:
    kept = club(*REGULARS, "xa", players="abcdx")
    assert "x" not in versus(kept, "a")
    known = record(kept, *(match(f"n{at}", 20 + at, order) for at, order in enumerate(["a x b c"] * 2)))
    assert "x" in versus(known, "a")
    assert places(known)["x"] is not None


def test_a_first_match_gives_places_and_nobody_needs_to_meet_more_than_ten() -> None:
    kept = club("abcd", players="abcdef")
    assert places(kept) == {"a": 1, "b": 2, "c": 3, "d": 4, "e": None, "f": None}
    everybody = "abcdefghijklmnopqrstuvwxy"
    full = club(everybody, everybody[::-1], players=everybody)
    regulars = full.accounts["a"].regulars
    assert regulars is not None
    assert (regulars.people, regulars.least, regulars.most) == (ENOUGH_PEOPLE, 1, 4)


def test_accounts_of_ones_own_that_know_only_each_other_give_nothing() -> None:
    regulars = [f"{a}{b}" for a in "abcdefghijkl" for b in "abcdefghijkl" if a != b]
    own = [f"z{x}" for x in "stuvwxy"] * 4 + [f"{x}{y}" for x in "stuvwxy" for y in "stuvwxy" if x < y] * 2
    kept = club(*regulars, *own, *[f"z{a}" for a in "abcdefghijkl"] * 2, players="abcdefghijklstuvwxyz")
    assert set(versus(kept, "z")) == set("abcdefghijkl")
    assert {entry for entry, place in places(kept).items() if place is None} == set("stuvwxy")


def test_somebody_without_an_entry_is_no_opponent() -> None:
    kept = club("abcq", "aq", players="abc")
    assert set(versus(kept, "a")) == {"b", "c"}
    assert [(line.worth is not None, line.why) for line in kept.accounts["a"].lines] == [
        (True, ""),
        (False, "apart"),
    ]


def test_nobody_has_met_anybody() -> None:
    assert join(opened(scoring(**OPEN))).accounts == {}
    lone = state("ab", **OPEN)
    assert lone.accounts["a"].lines == () == lone.accounts["a"].versus
    assert scores(lone) == {"a": None, "b": None}
    assert places(lone) == {"a": None, "b": None}
    assert lone.accounts["a"].regulars == Regulars(table={"a": {}, "b": {}}, sums={"a": 0, "b": 0})


# Reckoned plainly, one thing after the other, as somebody would do it by hand


def plainly(kept: SeasonState) -> tuple[dict[str, Fraction], set[str]]:
    """The score of every entry that has one, and who the regulars are."""
    given = {
        entry: {
            other: [line.against[other] for line in own.lines if other in line.against]
            for other in kept.entrants
        }
        for entry, own in kept.accounts.items()
    }
    met = {entry: {other: each for other, each in own.items() if each} for entry, own in given.items()}
    met = {entry: own for entry, own in met.items() if own}
    usual = median_low([len(each) for own in met.values() for each in own.values()] or [0])
    well_met = {entry: [o for o, each in own.items() if 2 * len(each) >= usual] for entry, own in met.items()}
    takes = min(10, len(met) // 2, median_low([len(others) for others in well_met.values()] or [0]))
    regulars = {entry for entry, others in well_met.items() if len(others) >= takes}

    def rounded(number: Fraction) -> int:
        return floor(number + Fraction(1, 2))

    def percentage(each: list[int]) -> int:
        average = Fraction(sum(each), len(each))
        if len(each) > 2 * usual:
            average = (average * 2 * usual + 50 * (len(each) - 2 * usual)) / len(each)
        return rounded(average)

    rates = {
        entry: {other: percentage(each) for other, each in own.items() if other in regulars}
        for entry, own in met.items()
    }

    def level(entry: str, without: str) -> int:
        others = [rate for other, rate in rates[entry].items() if other != without]
        return rounded(Fraction(sum(others), len(others))) if others else 50

    return {
        entry: Fraction(sum(rate + level(other, entry) for other, rate in own.items()), len(own))
        for entry, own in rates.items()
        if own
    }, regulars


def clique_season(seed: int) -> SeasonState:
    """A season of friends who mostly play together, of some who know nobody else, and of decisions."""
    chance = Random(seed)
    groups = [chance.sample("abcdefghijkl", chance.randint(2, 6)) for _ in range(4)] + [list("wxyz")]
    kept = state("abcdefghijklwxyz", **OPEN)
    for number in range(chance.choice((15, 60, 150))):
        people = chance.choice(groups) if chance.random() < 0.7 else list("abcdefghijklq")
        chosen = chance.sample(people, chance.randint(2, min(5, len(people))))
        order = "".join(
            who.upper() if chance.random() < 0.05 else who + " " * chance.randint(0, 1) for who in chosen
        )
        kept = record(kept, match(f"m{number:03}", 10 * number // 2, order))
    rulings = (
        Award("a", 7),
        Withdraw("b", "void"),
        Withdraw("c", "forfeit"),
        Replace("d", "s"),
        Void("m007"),
    )
    return decided(kept, *rulings, at=chance.randint(50, 500))


@pytest.mark.parametrize("seed", first(range(12), 4))
def test_the_score_is_what_it_is_by_a_plain_reckoning(seed: int) -> None:
    kept = clique_season(seed)
    expected, regulars = plainly(kept)
    for entry, own in kept.accounts.items():
        awarded = 7 if entry == "a" else 0
        assert own.score == (expected[entry] + awarded if entry in expected else None)
        assert own.is_regular == (entry in regulars)
        whole = [line for line in own.lines if line.worth is not None]
        assert own.counted == len(whole)
        assert own.wins == sum(line.won for line in whole)
        assert own.opponents == len({other for line in whole for other in line.against})
    assert adds_up(kept)
    assert from_scratch(kept) == kept
    assert from_scratch(kept).accounts == kept.accounts
