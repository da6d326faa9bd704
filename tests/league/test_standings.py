"""What matches are worth, how they are added up, and who stands where."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from bot.league.decisions import Settle, Withdraw
from bot.league.illegal import IllegalAct
from bot.league.results import MatchResult, SeatResult, at_deadline
from bot.league.scoring_rules import Entrant
from bot.league.standings import standings, tied
from bot.league.updates import close, draw, join, opened, record
from tests.league.club import (
    at_a_table,
    decided,
    drawn,
    fixture,
    gave,
    match,
    places,
    scores,
    scoring,
    state,
)


def test_places_are_worth_100_to_0_evenly() -> None:
    kept = state("abcde", match("m1", 1, "a b c d e"))
    assert scores(kept) == {"a": 100, "b": 75, "c": 50, "d": 25, "e": 0}
    assert places(kept) == {"a": 1, "b": 2, "c": 3, "d": 4, "e": 5}


def test_equals_share_what_their_places_are_worth() -> None:
    kept = state("abcd", match("m1", 1, "ab c d"))
    assert scores(kept) == {"a": Fraction(250, 3), "b": Fraction(250, 3), "c": Fraction(100, 3), "d": 0}
    assert places(kept) == {"a": 1, "b": 1, "c": 3, "d": 4}
    assert kept.accounts["a"].wins == kept.accounts["b"].wins == 1


def test_who_forfeits_gets_nothing_and_is_beaten_by_all_others() -> None:
    kept = state("abcd", match("m1", 1, "A b c D"))
    assert scores(kept) == {"a": 0, "b": 100, "c": Fraction(200, 3), "d": 0}
    assert kept.accounts["b"].wins == 1
    assert kept.accounts["a"].wins == 0
    assert kept.accounts["a"].lines[0].kind == "forfeit"


def test_who_has_let_a_stand_in_play_most_of_it_has_forfeited() -> None:
    def with_stand_in(share: float) -> MatchResult:
        seats = (SeatResult("a", 1, stood_in=share), SeatResult("b", 2))
        return MatchResult("m1", "olsen", 1, seats, season="spring")

    assert scores(state("ab", with_stand_in(0.5))) == {"a": 100, "b": 0}
    assert scores(state("ab", with_stand_in(0.6))) == {"a": 0, "b": 100}


def test_computers_and_late_comers_do_not_count() -> None:
    seats = (
        SeatResult(None, 1),
        SeatResult("a", 2),
        SeatResult("b", 3, from_deal=2),
        SeatResult("c", 4),
        SeatResult("d", 5),
    )
    kept = state("abcd", MatchResult("m1", "olsen", 1, seats, season="spring"))
    assert scores(kept) == {"a": 100, "b": 0, "c": 50, "d": 0}
    assert gave(kept, "b") == [("m1", 0, "late")]
    assert kept.accounts["a"].wins == 1


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"ranked": False}, "unranked"),
        ({"seats": (SeatResult("a", 1), SeatResult(None, 2))}, "alone"),
        ({"at": 99}, "outside"),
        ({"at": 301}, "outside"),
        ({"at": 300}, ""),
    ],
)
def test_matches_that_do_not_count_say_why(fields: dict[str, object], why: str) -> None:
    kept = state("ab", replace(match("m1", 200, "a b"), **fields), starts=100, ends=300)
    assert [line.why for line in kept.accounts["a"].lines] == [why]
    assert kept.accounts["a"].counted == (not why)


def test_equal_scores_are_told_apart_by_wins_and_then_by_points_per_deal() -> None:
    kept = state(
        "abcd",
        match("m1", 1, "a b c", {"a": 1, "b": 2, "c": 3}),
        match("m2", 2, "c b a", {"a": 2, "b": 3, "c": 1}),
    )
    assert scores(kept) == {"a": 100, "b": 100, "c": 100, "d": 0}
    assert places(kept) == {"a": 1, "c": 2, "b": 3, "d": 4}  # 1.5 and 2 points in a deal; b has won nothing
    kept = state("abcd", match("m1", 1, "a b"), match("m2", 2, "b a"))
    assert places(kept) == {"a": 1, "b": 1, "c": 3, "d": 3}


def test_who_has_played_no_deal_stands_behind_equals_who_have() -> None:
    forfeit = match("m1", 1, "a c")
    forfeit = replace(forfeit, seats=tuple(replace(seat, deals=0) for seat in forfeit.seats))
    kept = drawn("abcd", forfeit, match("m2", 2, "b d", {"b": 40, "d": 90}))
    assert places(kept) == {"b": 1, "a": 2, "d": 3, "c": 4}


@pytest.mark.parametrize(("game", "first"), [("olsen", "b"), ("otter", "a")])
def test_points_per_deal_tell_apart_as_the_game_counts_them(game: str, first: str) -> None:
    kept = state(
        "ab",
        match("m1", 1, "a b", {"a": 10, "b": 5}, game=game),
        match("m2", 2, "b a", {"a": 2, "b": 3}, game=game),
        game=game,
    )
    assert scores(kept) == {"a": 100, "b": 100}
    assert places(kept) == {first: 1, "b" if first == "a" else "a": 2}


@pytest.mark.parametrize("game", ["olsen", "otter"])
def test_who_has_played_nothing_shares_the_last_place_or_has_none_where_meetings_count(game: str) -> None:
    played = match("m1", 1, "a b", {"a": 1, "b": 2}, game=game)
    assert places(state("abcd", played, game=game)) == {"a": 1, "b": 2, "c": 3, "d": 3}
    kept = state("abcd", played, game=game, counts_meetings=True)
    assert places(kept) == {"a": 1, "b": 2, "c": None, "d": None}


def test_who_shares_a_place() -> None:
    rows = standings(state("abcde", match("m1", 1, "a b"), match("m2", 2, "b a")))
    assert tied(rows, "a") == tied(rows, "b") == {"a", "b"}
    assert tied(rows, "d") == {"c", "d", "e"}
    assert tied(rows, "x") == frozenset()
    early = standings(state("abc", match("m1", 1, "a b"), counts_meetings=True))
    assert tied(early, "c") == frozenset()
    apart = opened(scoring())
    for entry in "ab":
        apart = join(apart, Entrant(entry, entry, division=1 + (entry == "b")))
    assert tied(standings(apart), "a") == {"a"}


def test_the_umpire_settles_ties_one_by_one() -> None:
    kept = decided(drawn("abcd", match("m1", 1, "a b"), match("m2", 2, "b a")), Settle(("b", "a")))
    assert places(kept) == {"b": 1, "a": 2, "c": 3, "d": 3}
    assert tied(standings(kept), "a") == {"a"}
    both = decided(kept, Settle(("d", "c")))
    assert places(both) == {"b": 1, "a": 2, "d": 3, "c": 4}
    joined = at_a_table(kept, match("m3", 3, "c d"))
    assert places(joined) == {"a": 1, "b": 1, "c": 1, "d": 4}  # a tie of three is not settled yet
    joined = decided(joined, Settle(("c", "b", "a")))
    ahead = at_a_table(joined, match("m4", 4, "a d"))
    assert places(ahead) == {"a": 1, "c": 2, "b": 3, "d": 4}  # of those who were settled two are equal still


def test_who_has_met_too_few_has_no_place_and_who_withdrew_stands_last() -> None:
    kept = state(
        "abcdefg",
        match("m1", 1, "g f b a"),
        match("m2", 2, "g b f a"),
        match("m3", 3, "e a"),
        counts_meetings=True,
    )
    kept = decided(kept, Withdraw("g", "zero"), Withdraw("c", "zero"))
    assert [(row.account.entry, row.place) for row in standings(kept)] == [
        ("b", 1),
        ("f", 1),
        ("a", 3),
        ("e", None),  # has met one
        ("d", None),  # nobody
        ("c", None),
        ("g", None),
    ]


def test_no_match_counts_twice_and_none_of_another_league() -> None:
    kept = state("ab", match("m1", 1, "a b"))
    for result, code in (
        (match("m1", 2, "a b"), "already_recorded"),
        (match("m2", 2, "a b", season="autumn"), "other_league"),
        (match("m2", 2, "a b", game="ole"), "other_league"),
        (match("m2", 2, "a b", fixture="f9"), "no_fixture"),
    ):
        with pytest.raises(IllegalAct, match=code):
            record(kept, result)
    with pytest.raises(IllegalAct, match="already_in"):
        join(kept, Entrant("x", "a"))
    for late in (lambda: record(close(kept), match("m2", 2, "a b")), lambda: close(close(kept))):
        with pytest.raises(IllegalAct, match="closed"):
            late()


def test_a_late_joiner_has_nothing_from_before() -> None:
    kept = state("b", match("m1", 10, "a b"))
    kept = join(kept, Entrant("a", "a", joined=20))
    assert gave(kept, "a") == []
    kept = record(kept, match("m2", 30, "a b"))
    assert scores(kept) == {"a": 100, "b": 0}


def test_drawn_tables_alone_count_where_tables_are_drawn() -> None:
    kept = draw(state("ab", drawn=True), [fixture("f1", "ab")])
    kept = record(kept, match("m1", 10, "a b"))
    kept = record(kept, match("m2", 11, "b a", fixture="f1"))
    assert gave(kept, "a") == [("m1", 0, "no_fixture"), ("m2", 0, "")]
    assert scores(kept) == {"b": 100, "a": 0}
    with pytest.raises(IllegalAct, match="already_played"):
        record(kept, match("m3", 12, "a b", fixture="f1"))


def test_a_missed_deadline() -> None:
    kept = draw(state("abcd", drawn=True), [fixture("f1", "abcd")])
    kept = record(kept, at_deadline("m1", "olsen", 1000, "abcd", {"b", "d"}, "spring", "f1"))
    assert scores(kept) == {"b": Fraction(250, 3), "d": Fraction(250, 3), "a": 0, "c": 0}
    assert [line.kind for line in kept.accounts["a"].lines] == ["forfeit"]


def test_each_division_has_its_own_places() -> None:
    kept = drawn("")
    for entry in "abcd":
        kept = join(kept, Entrant(entry, entry, division=1 + (entry in "cd")))
    kept = at_a_table(at_a_table(kept, match("m1", 1, "b a")), match("m2", 1, "c d"))
    assert [(row.division, row.place, row.account.entry) for row in standings(kept)] == [
        (1, 1, "b"),
        (1, 2, "a"),
        (2, 1, "c"),
        (2, 2, "d"),
    ]
