"""Whom the matches of an open season count against, how often, and for how much."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import floor
from random import Random
from statistics import median_low

import pytest

from bot.league.account import AccountLine
from bot.league.decisions import Award, Replace, Void, Withdraw
from bot.league.opponents import CAP_TIMES, EVEN, LEAST_CAP, SELDOM
from bot.league.season_state import SeasonState
from bot.league.updates import join, opened, record
from tests.by_day import first
from tests.league.club import adds_up, decided, from_scratch, match, places, scores, season, state

OPEN = {"counting": "average"}


def club(*rounds: str, players: str = "abcdef") -> SeasonState:
    """An open season of these matches, one after the other, each with its players, the best first."""
    matches = (match(f"m{at}", at, " ".join(order)) for at, order in enumerate(rounds, start=1))
    return state(players, *matches, **OPEN)


def lines(kept: SeasonState, entry: str) -> list[tuple[int, str]]:
    """What each match weighs for an entry, and why not."""
    return [(line.weight if line.worth is not None else 0, line.why) for line in kept.accounts[entry].lines]


def test_every_opponent_weighs_the_same_and_gives_what_they_are_worth() -> None:
    assert scores(club("ab")) == {"a": 100, "b": 0, **dict.fromkeys("cdef")}
    kept = club("abcd", "ba", "cb")
    # Without a, b has 200 of 3, c 200 of 3, and d nothing of 2.
    worth = {line.key: (line.worth, line.weight) for line in kept.accounts["a"].lines}
    assert worth == {"m1": (Fraction(300 + 67 + 67 - 150, 3), 3), "m2": (Fraction(0 + 17), 1)}
    assert scores(kept)["a"] == Fraction(300 + 67 + 67 - 150 + 17, 4)
    assert adds_up(kept)


def test_who_loses_to_everybody_makes_nobody_better() -> None:
    kept = club("abz", "baz", "acz", "caz", "bcz", "cbz", players="abcz")
    assert scores(kept)["a"] == scores(kept)["b"] == scores(kept)["c"]
    last = club(*["abc", "bac", "acb"] * 2, *["azz"[:2]] * 5, players="abcz")
    assert scores(last)["a"] == scores(club(*["abc", "bac", "acb"] * 2, players="abc"))["a"]


def test_an_opponent_counts_twice_as_often_as_is_usual_and_at_least_five_times() -> None:
    usual = ["abcd", "badc", "cdab", "dcba"]
    kept = club(*usual, *["ab"] * 7, players="abcd")
    assert lines(kept, "a")[4:] == lines(kept, "b")[4:] == [(1, "")] * LEAST_CAP + [(0, "met")] * 2
    kept = club(*usual * 3, *["abcd"] * 13, players="abcd")
    assert {weight for weight, _ in lines(kept, "a")} == {3}


def test_who_is_known_through_one_player_alone_does_not_count() -> None:
    regulars = ["abcd", "bcde", "cdea", "deab", "eabc"]
    kept = club(*regulars, "axyz", "ayzx", players="abcdexyz")
    assert lines(kept, "a")[-2:] == [(0, "apart")] * 2
    assert lines(kept, "x") == [(0, "apart")] * 2
    assert kept.accounts["x"].score is None
    assert {entry: place for entry, place in places(kept).items() if entry in "xyz"} == dict.fromkeys("xyz")
    joined = record(kept, match("m8", 8, "b x c d"))
    assert lines(joined, "a")[-2:] == [(1, "")] * 2
    assert lines(joined, "x") == [(1, "")] * 2 + [(3, "")]


def test_somebody_without_an_entry_is_no_opponent() -> None:
    kept = club("abcq", "aq", players="abc")
    assert lines(kept, "a") == [(2, ""), (0, "apart")]


def test_where_hardly_anybody_has_met_three_others_fewer_are_enough() -> None:
    kept = club("ab", "bc", "cd", "de", "ef", "fa")
    assert {weight for entry in "abcdef" for weight, _ in lines(kept, entry)} == {1}


def test_sums_and_points_have_their_weights_too() -> None:
    usual = ["abcd", "badc", "cdab", "dcba"]
    matches = [match(f"m{at}", at, " ".join(order)) for at, order in enumerate([*usual, *["ab"] * 7])]
    total = state("abcd", *matches, counting="all")
    assert scores(total)["a"] == 100 + Fraction(200, 3) + Fraction(100, 3) + 100 * LEAST_CAP
    points = state("ab", match("m1", 1, "a b", {"a": 3, "b": 9}), scoring="points")
    assert scores(points) == {"a": 3, "b": 9}


def some_season(seed: int, counting: str) -> SeasonState:
    """A season in which some meet more often than others, and things are decided."""
    chance = Random(seed)
    kept = state("abcdefgh", counting=counting, best=5)
    for number in range(60):
        people = chance.sample("abcdefghq", chance.randint(2, 4)) if number % 3 else ["a", "b"]
        kept = record(kept, match(f"m{number}", 10 * number, " ".join(people)))
    return decided(kept, Award("a", 7), Withdraw("h", "void"), Replace("g", "x"), Void("m7"), at=400)


@pytest.mark.parametrize("counting", ["average", "all", "best"])
@pytest.mark.parametrize("seed", range(4))
def test_what_the_lines_give_is_the_score_however_it_is_computed(seed: int, counting: str) -> None:
    kept = some_season(seed, counting)
    assert adds_up(kept)
    assert from_scratch(kept).accounts == kept.accounts
    for own in kept.accounts.values():
        whole = [line for line in own.lines if line.worth is not None]
        assert own.eligible == len(whole)
        assert own.wins == sum(line.won for line in whole)
        assert own.opponents == len({other for line in whole for other in line.against})


def test_nobody_has_met_anybody() -> None:
    kept = join(opened(season(**OPEN)))
    assert kept.accounts == {}
    assert state("ab", **OPEN).accounts["a"].lines == ()
    assert EVEN == 50
    assert AccountLine("match", "m", 1).weight == 1


# Reckoned plainly, one thing after the other, as somebody would do it by hand


def plainly(kept: SeasonState) -> dict[str, list[tuple[str, Fraction | None, dict[str, int]]]]:
    """What each match is worth to each entry, and against whom it counts, where the score is an average."""
    matches = {
        entry: [line for line in own.unadjusted if line.against] for entry, own in kept.unadjusted.items()
    }
    met = Counter((e, o) for e, own in matches.items() for line in own for o in line.against)
    sized = Counter(
        (e, o, len(line.against)) for e, own in matches.items() for line in own for o in line.against
    )
    usual = median_low(met.values()) if met else 0
    pool = largest_pool(
        {entry: {o for o in matches if SELDOM * met[entry, o] >= max(1, usual)} for entry in matches}
    )
    pairs = [pair for pair in met if pool.issuperset(pair)]
    counted: dict[str, list[tuple[str, dict[str, int]]]] = {}
    for entry, own in matches.items():
        counted[entry] = []
        so_far: Counter[tuple[str, int]] = Counter()
        for line in own:
            size = len(line.against)
            middle = median_low([sized[*pair, size] for pair in pairs] or [0])
            cap = max(LEAST_CAP, CAP_TIMES * middle)
            counts = [o for o in line.against if {entry, o} <= pool and so_far[o, size] < cap]
            so_far.update((o, size) for o in counts)
            counted[entry].append((line.key, {o: line.against[o] for o in counts}))

    def average(entry: str, without: str) -> int:
        gave = [g for _, against in counted[entry] for o, g in against.items() if o != without]
        return floor(Fraction(sum(gave), len(gave)) + Fraction(1, 2)) if gave else EVEN

    return {
        entry: [
            (
                key,
                Fraction(sum(g + average(o, entry) - EVEN for o, g in against.items()), len(against)),
                against,
            )
            if against
            else (key, None, {})
            for key, against in own
        ]
        for entry, own in counted.items()
    }


def largest_pool(linked: dict[str, set[str]]) -> set[str]:
    """The largest group in which each has met three others, fewer if that is not half of those who have met
    anybody; it grows from whoever has met most.
    """
    met = {entry for entry in linked if linked[entry]}
    best: set[str] = set()
    for links in (3, 2, 1):
        best, left = set(), set(met)
        while len(left) > len(best):
            group = {min(left, key=lambda entry: (-len(linked[entry]), entry))}
            while len(group) < links:
                common = {other for other in met if all(other in linked[own] for own in group)}
                if not common:
                    break
                shared = {other: len(linked[other] & common) for other in common}
                group.add(min(common, key=lambda own: (-shared[own], -len(linked[own]), own)))
            while more := {own for own in met - group if len(linked[own] & group) >= links}:
                group |= more
            left -= group
            best = max(best, group, key=len)
        if 2 * len(best) >= len(met):
            break
    return best


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
def test_each_match_is_worth_what_it_is_by_a_plain_reckoning(seed: int) -> None:
    kept = clique_season(seed)
    expected = plainly(kept)
    for entry, own in kept.accounts.items():
        lines = [line for line, played in zip(own.lines, own.unadjusted, strict=True) if played.against]
        found = [(line.key, line.worth, {} if line.worth is None else dict(line.against)) for line in lines]
        assert found == expected[entry]
        whole = [(worth, len(against)) for _, worth, against in expected[entry] if worth is not None]
        weight = sum(each for _, each in whole)
        score = sum(worth * each for worth, each in whole) / weight if weight else None
        assert own.score == (None if score is None else score + (7 if entry == "a" else 0))
        assert (own.counted, own.weight) == (len(whole), weight)
    assert adds_up(kept)
    assert from_scratch(kept) == kept
    assert from_scratch(kept).accounts == kept.accounts
