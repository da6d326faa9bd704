"""Ratings: what counts, what it does, and that it is fast."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from openskill.models import PlackettLuce

from bot.league.decisions import Adjust, Decision, Void, rulings_of
from bot.league.effect import effective
from bot.league.ratings import SUREST, Rating, changes, rated, rated_seats
from bot.league.results import MatchResult, SeatResult, at_deadline
from tests.league.club import match
from tests.league.from_scratch import ratings_of

SETTLED_ONES = {player: Rating(25, 4, 50, 50.0) for player in "abcd"}


def played(key: str, at: int, places: str, *, deals: int = 5, **fields: object) -> MatchResult:
    """A match of so many deals; unless a test says otherwise, of enough to count in full."""
    result = match(key, at, places, **fields)
    return replace(result, seats=tuple(replace(seat, deals=deals) for seat in result.seats))


def by_the_model(before: Mapping[str, Rating], places: Sequence[str]) -> dict[str, tuple[float, float]]:
    """The skill of each player, and how unsure it is, as the model rates these places, the best first."""
    model = PlackettLuce()
    teams = [[model.create_rating([before[player].mu, before[player].sigma])] for player in places]
    rated_teams = model.rate(teams, ranks=[float(place) for place, _ in enumerate(places)])
    return {player: (own.mu, own.sigma) for player, [own] in zip(places, rated_teams, strict=True)}


def test_the_better_the_place_the_more_it_gives() -> None:
    new = rated({}, match("m1", 1, "a b c d"))
    skills = [new[player].mu for player in "abcd"]
    assert skills == sorted(skills, reverse=True)
    assert skills[0] > Rating().mu > skills[3]
    assert all(own.sigma < Rating().sigma and own.matches == 1 for own in new.values())


def test_equals_get_the_same_and_an_even_match_changes_no_skill() -> None:
    new = rated({}, match("m1", 1, "a bc d"))
    assert (new["b"].mu, new["b"].sigma) == (new["c"].mu, new["c"].sigma)
    assert new["a"].mu > new["b"].mu > new["d"].mu
    even = rated({}, match("m1", 1, "abc"))
    assert [own.mu for own in even.values()] == pytest.approx([Rating().mu] * 3)


def test_who_is_expected_to_win_gains_less() -> None:
    strong, weak = Rating(35, 3, 20, 20.0), Rating(15, 3, 20, 20.0)
    expected = rated({"a": strong, "b": weak}, played("m1", 1, "a b"))
    surprise = rated({"a": strong, "b": weak}, played("m1", 1, "b a"))
    assert 0 < expected["a"].mu - strong.mu < 0.2
    assert surprise["b"].mu - weak.mu > 10 * (expected["a"].mu - strong.mu)


def test_seats_make_no_difference() -> None:
    result = played("m1", 1, "a bc d")
    before = {"a": Rating(20, 5, 3), "c": Rating(31, 2, 40)}
    one = rated(before, result)
    for seats in permutations(result.seats):
        other = rated(before, replace(result, seats=seats))
        assert {player: (own.mu, own.sigma) for player, own in other.items()} == {
            player: (pytest.approx(own.mu), pytest.approx(own.sigma)) for player, own in one.items()
        }


def test_late_comers_are_left_out() -> None:
    three = played("m1", 1, "a b c")
    late = replace(three, seats=(*three.seats, SeatResult("d", 4, from_deal=2)))
    assert rated({}, late) == rated({}, three)


def test_who_was_stood_in_for_is_rated_as_who_has_left() -> None:
    left = played("m1", 1, "a b c D")
    stood_in = replace(left, seats=(*left.seats[:3], SeatResult("d", 1, deals=5, stood_in=0.8)))
    assert rated(SETTLED_ONES, stood_in) == rated(SETTLED_ONES, left)


@pytest.mark.parametrize(
    "result",
    [
        match("m1", 1, "a b c", ranked=False),
        match("m1", 1, "A B"),
        MatchResult("m1", "olsen", 1, (SeatResult("a", 1), SeatResult("b", 2, forfeited=True, excused=True))),
        MatchResult("m1", "olsen", 1, (SeatResult("a", 1), SeatResult("b", 2), SeatResult(None, 3))),
        MatchResult("m1", "olsen", 1, (SeatResult("a", 1), SeatResult("b", 2, from_deal=3))),
        at_deadline("m1", "olsen", 1, "abc", {"a", "b"}, "spring", "f1"),
        match("m1", 1, "a b c", entered=True),
    ],
    ids=[
        "unranked",
        "all have left",
        "one was taken out",
        "a computer",
        "one from the first deal on",
        "not played",
        "played elsewhere",
    ],
)
def test_what_is_not_rated(result: MatchResult) -> None:
    assert rated_seats(result) == ()
    assert rated({"a": Rating(30, 2, 5)}, result) == {}


def test_provisional_until_ten_matches() -> None:
    ratings = ratings_of(match(f"m{number}", number, "a b") for number in range(9))
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
        places = tuple(
            SeatResult(f"p{player}", place, deals=5) for place, player in enumerate(best_first, start=1)
        )
        matches.append(MatchResult(f"m{number}", "olsen", number, places))
    return matches


def test_recomputed_equals_kept() -> None:
    matches = some_matches(300, 20, seed=1)
    kept: dict[str, Rating] = {}
    for result in matches:
        kept |= rated(kept, result)
    assert ratings_of(matches) == kept


def test_skill_is_found() -> None:
    ratings = ratings_of(some_matches(1500, 20, seed=2))
    order = sorted(ratings, key=lambda player: -ratings[player].shown)
    found = {player: place for place, player in enumerate(order)}
    assert sum(abs(found[f"p{number}"] - number) for number in range(20)) / 20 < 3


def test_a_void_match_leaves_no_trace_and_an_adjusted_one_counts_as_adjusted() -> None:
    first, second = match("m1", 1, "a b", {"a": 1, "b": 2}), match("m2", 2, "b a")

    def ratings(*rulings: Adjust | Void) -> dict[str, Rating]:
        taken = (Decision(f"d{number}", 9, "umpire", "because", r) for number, r in enumerate(rulings))
        come_to = rulings_of(taken)
        return ratings_of(seen for result in (first, second) if (seen := effective(result, come_to)))

    assert ratings(Void("m1")) == ratings_of([second])
    assert ratings(Adjust("m1", "a", 3)) == ratings_of([match("m1", 1, "b a"), second])


def test_two_thousand_matches_take_a_moment() -> None:
    matches = some_matches(2000, 200, seed=3)
    began = time.process_time()
    ratings_of(matches)
    assert time.process_time() - began < 1.0  # and fifty thousand some seconds


# What moves a rating less


def test_a_match_counts_in_full_that_is_long_and_against_settled_and_various_opponents() -> None:
    changed = changes(SETTLED_ONES, played("m1", 1, "a b c d"))
    model = by_the_model(SETTLED_ONES, "abcd")
    assert {player: change.after for player, change in changed.items()} == {
        player: Rating(
            *map(pytest.approx, model[player]), 51, 51.0, dict.fromkeys(set("abcd") - {player}, 1.0)
        )
        for player in "abcd"
    }
    assert all(change.weight == 1 for change in changed.values())


@pytest.mark.parametrize("players", range(2, 11))
def test_where_nobody_shares_a_place_a_match_counts_as_the_library_has_it(players: int) -> None:
    chance, names = Random(players), "abcdefghij"[:players]
    for _ in range(5):
        before = {name: Rating(chance.gauss(25, 8), chance.uniform(3, 8), 50, 50.0) for name in names}
        after = rated(before, played("m1", 1, " ".join(names)))
        model = by_the_model(before, names)
        assert {name: (own.mu, own.sigma) for name, own in after.items()} == {
            name: pytest.approx(model[name]) for name in names
        }


def test_a_short_match_moves_it_less_where_a_match_can_be_shortened() -> None:
    one = changes(SETTLED_ONES, played("m1", 1, "a b c d", deals=1))["a"]
    assert one.length == pytest.approx(1 / 3)
    whole = changes(SETTLED_ONES, played("m1", 1, "a b c d"))["a"]
    assert one.after.mu - 25 == pytest.approx((whole.after.mu - 25) / 3)
    assert changes(SETTLED_ONES, played("m1", 1, "a b c d", deals=1, game="ole"))["a"].length == 1


def test_new_opponents_move_it_less_and_a_newcomer_is_moved_in_full() -> None:
    met = changes({"a": SETTLED_ONES["a"]}, played("m1", 1, "a b"))
    assert met["a"].settled == pytest.approx(1 / 11)
    assert met["b"].settled == 1


def test_always_the_same_opponent_moves_it_less_and_less_and_others_in_full_again() -> None:
    ratings = dict(SETTLED_ONES)
    fresh = []
    for number in range(40):
        fresh.append(changes(ratings, played(f"m{number}", number, "a b"))["a"].fresh)
        ratings |= rated(ratings, played(f"m{number}", number, "a b"))
    assert fresh == sorted(fresh, reverse=True)
    assert fresh[0] == 1
    assert fresh[-1] < 0.001
    assert changes(ratings, played("new", 99, "a c"))["a"].fresh == 1


def test_whom_one_always_meets_still_counts_a_little_where_nobody_else_plays() -> None:
    before = {**SETTLED_ONES, "a": replace(SETTLED_ONES["a"], met={"b": 3.0})}
    own, model = changes(before, played("m1", 1, "a b"))["a"], by_the_model(before, "ab")
    assert own.fresh == pytest.approx((0.1 / 0.2) ** 4)
    assert own.after.mu - 25 == pytest.approx(own.fresh * (model["a"][0] - 25))


def test_whom_one_always_meets_is_left_out_beside_others() -> None:
    ratings = dict(SETTLED_ONES)
    for number in range(40):
        ratings |= rated(ratings, played(f"m{number}", number, "a b"))
    with_b = changes(ratings, played("m99", 99, "a c b"))["a"].after.mu - ratings["a"].mu
    with_c = changes(ratings, played("m99", 99, "a c"))["a"].after.mu - ratings["a"].mu
    assert with_b == pytest.approx(with_c / 2, rel=0.01)


def test_the_share_of_an_opponent_is_taken_of_fifteen_at_least() -> None:
    assert Rating(met={"b": 3.0}).share("b") == 3 / 15
    assert Rating(met={"b": 3.0, "c": 17.0}).share("b") == 3 / 20
    assert Rating(met={"b": 3.0}).share("c") == 0


def test_whom_one_has_met_fades_with_each_match_and_is_forgotten_in_the_end() -> None:
    before = {"a": Rating(25, 4, 50, 50.0, {"b": 2.0, "c": 1.0, "d": 0.02, "e": 0.05})}
    after = changes(before, played("m1", 1, "a b"))["a"].after
    assert after.met == pytest.approx({"b": 2 * 0.98 + 1, "c": 0.98, "e": 0.05 * 0.98})


def test_an_opponent_counts_less_by_the_fourth_power_of_their_share() -> None:
    before = {"a": Rating(25, 4, 50, 50.0, {"b": 3.0}), "b": Rating(25, 4, 50, 50.0, {"a": 6.0})}
    for player in "ab":  # of the two shares the greater one counts for both
        assert changes(before, played("m1", 1, "a b"))[player].fresh == pytest.approx((0.1 / 0.4) ** 4)
    fair = {"a": Rating(25, 4, 50, 50.0, {"b": 1.5}), "b": SETTLED_ONES["b"]}
    assert changes(fair, played("m1", 1, "a b"))["a"].fresh == 1


def test_what_opponents_count_is_their_mean_and_adds_to_the_weight_of_a_rating() -> None:
    before = {**SETTLED_ONES, "c": Rating(25, 4, 4, 1.75)}
    change = changes(before, played("m1", 1, "a b c"))["a"]
    assert change.settled == pytest.approx((1 + 0.25) / 2)
    assert change.weight == pytest.approx(0.625)
    assert change.after.weight == pytest.approx(50.625)
    assert change.after.matches == 51


def surest(table: int) -> float:
    """How unsure a rating is at least, after many matches at tables of so many."""
    everybody, chance = [chr(97 + number) for number in range(12)], Random(table)
    ratings = {player: Rating(25, SUREST + 0.01, 50, 50.0) for player in everybody}
    for number in range(300):
        at_table = " ".join(chance.sample(everybody, table))
        ratings |= rated(ratings, played(f"m{number}", number, at_table))
    return min(own.sigma for own in ratings.values())


def test_a_rating_is_no_surer_at_small_tables_than_at_large_ones() -> None:
    assert [surest(table) for table in (2, 4)] == [SUREST, SUREST]


def test_a_rating_that_was_surer_before_stays_so_until_a_match_makes_it_less_sure() -> None:
    before = {player: Rating(25, 1.9, 50, 50.0) for player in "abcd"}
    after = rated(before, played("m1", 1, "a b c d"))
    for player, (skill, unsure) in by_the_model(before, "abcd").items():
        assert after[player].sigma == pytest.approx(max(1.9, unsure))
        assert after[player].mu == pytest.approx(skill)


def test_who_forfeits_is_rated_last_unless_the_umpire_has_taken_them_out() -> None:
    left = played("m1", 1, "A b c")
    skills = {who: change.after.mu for who, change in changes(SETTLED_ONES, left).items()}
    assert skills["b"] > skills["c"] > 24.9 > skills["a"]
    ahead = changes(SETTLED_ONES, played("m1", 1, "b c a"))
    assert skills == pytest.approx({who: own.after.mu for who, own in ahead.items()})
    excused = replace(left, seats=tuple(replace(seat, excused=seat.forfeited) for seat in left.seats))
    assert set(changes(SETTLED_ONES, excused)) == {"b", "c"}
    nobody = played("m1", 1, "A B C")
    assert changes(SETTLED_ONES, nobody) == {}


@pytest.mark.parametrize("deals", [0, 1, 2, 3])
def test_who_leaves_early_loses_what_a_lost_match_of_full_length_costs(deals: int) -> None:
    lost = changes(SETTLED_ONES, played("m1", 1, "b c a", deals=3))["a"].after
    left = changes(SETTLED_ONES, played("m1", 1, "b c A", deals=deals))
    assert left["a"].after.shown == lost.shown < SETTLED_ONES["a"].shown
    assert left["a"].length == 1
    assert {left[who].length for who in "bc"} == {deals / 3}, "the others get nothing by short matches"
    assert deals or left["b"].after.shown == SETTLED_ONES["b"].shown


@pytest.mark.parametrize("planned", [1, 2, 3, 5])
def test_who_leaves_loses_what_it_costs_to_lose_the_match_as_it_was_planned(planned: int) -> None:
    ended = played("m1", 1, "b c a", deals=planned)
    lost = changes(SETTLED_ONES, replace(ended, planned_deals=planned))["a"]
    for deals in range(planned + 1):
        broken_off = played("m1", 1, "b c A", deals=deals)
        left = changes(SETTLED_ONES, replace(broken_off, planned_deals=planned))
        assert left["a"].after == lost.after
        assert left["a"].length == lost.length == min(1, planned / 3)
        assert {left[who].length for who in "bc"} == {min(1, deals / 3)}


@pytest.mark.parametrize("deals", [0, 1, 2])
def test_who_is_left_alone_gains_what_a_won_match_gives_as_it_was_planned(deals: int) -> None:
    won = changes(SETTLED_ONES, replace(played("m1", 1, "b a", deals=3), planned_deals=3))["b"]
    left = replace(played("m1", 1, "b A", deals=deals), planned_deals=3)
    assert changes(SETTLED_ONES, left)["b"].after == won.after
    some = changes(SETTLED_ONES, replace(played("m1", 1, "b c A", deals=deals), planned_deals=3))
    assert {some[who].length for who in "bc"} == {deals / 3}, "two who stay were not made to stop"
