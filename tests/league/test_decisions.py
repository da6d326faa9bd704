"""What an umpire's decisions do to the standings, and when they are refused."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from bot.league.decisions import Adjust, Award, Extend, Replace, Reverse, Settle, Void, Warn, Withdraw
from bot.league.scoring_rules import Entrant
from bot.league.umpire import decide
from bot.league.updates import close, draw, join, record
from tests.league.club import (
    adds_up,
    decided,
    decision,
    fixture,
    from_scratch,
    gave,
    match,
    places,
    refused,
    scores,
    state,
)


def test_every_decision_needs_a_reason_and_an_open_season() -> None:
    kept = state("ab", match("m1", 1, "a b"))
    assert refused(kept, Void("m1"), reason=" ") == "no_reason"
    assert refused(close(kept), Void("m1")) == "closed"


def test_void() -> None:
    kept = decided(state("ab", match("m1", 1, "a b")), Void("m1"))
    assert scores(kept) == {"a": 0, "b": 0}
    assert gave(kept, "a") == [("m1", 0, "void")]
    assert kept.accounts["a"].lines[0].decisions == ("d1",)
    assert refused(kept, Void("m1")) == "already_void"
    assert refused(kept, Adjust("m1", "a", 3)) == "void"
    assert refused(kept, Void("m9")) == "no_match"


def test_an_adjusted_total_moves_a_player_among_the_others() -> None:
    kept = state("abc", match("m1", 1, "a b c", {"a": 10, "b": 20, "c": 30}))
    worse = decided(kept, Adjust("m1", "a", 25))
    assert scores(worse) == {"b": 100, "a": 50, "c": 0}
    assert worse.accounts["a"].lines[0].decisions == ("d1",)
    equal = decided(kept, Adjust("m1", "a", 20))
    assert scores(equal) == {"a": 75, "b": 75, "c": 0}
    assert refused(kept, Adjust("m1", "z", 1)) == "not_there"


def test_who_forfeited_stays_behind_whatever_their_total() -> None:
    kept = state("abc", match("m1", 1, "a b C", {"a": 10, "b": 20, "c": 30}))
    assert scores(decided(kept, Adjust("m1", "c", 0))) == {"a": 100, "b": 50, "c": 0}


def test_equals_that_the_game_told_apart_stay_so_when_another_is_adjusted() -> None:
    kept = state("abc", match("m1", 1, "a b c", {"a": 10, "b": 10, "c": 30}))
    assert scores(decided(kept, Adjust("m1", "c", 5))) == {"c": 100, "a": 50, "b": 0}


def test_award_and_warning() -> None:
    kept = decided(state("ab", match("m1", 1, "a b")), Award("b", 30), Award("a", -80), Warn("a"))
    assert scores(kept) == {"b": 30, "a": 20}
    assert gave(kept, "a") == [("m1", 100, ""), ("d2", -80, "award"), ("d3", 0, "warn")]
    assert refused(kept, Award("z", 1)) == "no_entry"


def test_a_settled_tie() -> None:
    kept = state("abc", match("m1", 1, "abc"))
    assert places(kept) == {"a": 1, "b": 1, "c": 1}
    assert refused(kept, Settle(("a", "b"))) == "not_tied"
    assert refused(kept, Settle(("a", "b", "b", "c"))) == "not_tied"
    kept = decided(kept, Settle(("c", "a", "b")))
    assert places(kept) == {"c": 1, "a": 2, "b": 3}
    kept = record(kept, match("m2", 2, "b ac"))
    assert places(kept) == {"b": 1, "c": 2, "a": 3}  # the two are equal still, and settled


def with_rest(how: Literal["forfeit", "zero", "void"]) -> dict[str, Fraction | None]:
    """Four entries: a wins once, withdraws, and two more tables are drawn or played without it."""
    kept = draw(
        state("abcd", drawn=True),
        [fixture("f1", "abcd"), fixture("f2", "abcd"), fixture("f3", "abcd", deadline=2000)],
    )
    kept = record(kept, match("m1", 100, "a b c d", fixture="f1"))
    kept = decided(kept, Withdraw("a", how))
    kept = record(kept, match("m2", 600, "b c d", fixture="f2"))
    assert adds_up(kept)
    assert places(kept)["a"] is None
    assert [line.key for line in kept.accounts["a"].lines] == ["m1", "d1", "f2", "f3"]
    return scores(kept)


def test_withdrawn_and_the_rest_forfeited() -> None:
    third = Fraction(100, 3)
    assert with_rest("forfeit") == {"a": 100, "b": 2 * third + 100, "c": third + 2 * third, "d": third}


def test_withdrawn_and_the_rest_zero() -> None:
    third = Fraction(100, 3)
    assert with_rest("zero") == {"a": 100, "b": 2 * third + 100, "c": third + 50, "d": 0}


def test_withdrawn_and_all_void() -> None:
    assert with_rest("void") == {"a": 0, "b": 200, "c": 100, "d": 0}


def test_a_match_that_ends_after_the_withdrawal() -> None:
    kept = state("abc", match("m1", 100, "a b c"))
    for how, worth in (("forfeit", 100), ("zero", 100), ("void", 100)):
        after = record(decided(kept, Withdraw("a", how)), match("m2", 600, "a b c"))
        line = next(line for line in after.accounts["b"].lines if line.key == "m2")
        assert line.gave == worth
        own = next(line for line in after.accounts["a"].lines if line.key == "m2")
        assert (own.kind, own.why) == (("forfeit", "") if how == "forfeit" else ("match", "withdrawn"))
        decided_about = {line.key: line.decisions for line in after.accounts["b"].lines}
        assert decided_about == {"m1": ("d1",) if how == "void" else (), "m2": ("d1",)}


def test_who_withdraws_misses_what_is_played_later_and_without_them() -> None:
    kept = draw(state("abc", drawn=True), [fixture(f"f{number}", "abc") for number in (1, 2, 3)])
    kept = record(kept, match("m1", 100, "b c", fixture="f1"))  # a did not come, and was still in
    kept = decided(kept, Withdraw("a", "forfeit"))
    kept = record(kept, match("m2", 600, "a b c", fixture="f2"))  # it had begun before
    assert [line.key for line in kept.accounts["a"].lines] == ["d1", "m2", "f3"]
    assert kept == from_scratch(kept)


def test_whose_entry_is_withdrawn_takes_no_further_decisions() -> None:
    kept = decided(state("ab"), Withdraw("a", "zero"))
    assert refused(kept, Withdraw("a", "void")) == "withdrawn"
    assert refused(kept, Replace("a", "x")) == "withdrawn"


def test_a_replacement_takes_over_what_the_entry_has() -> None:
    kept = state("ab", match("m1", 100, "a b"))
    assert refused(kept, Replace("a", "b")) == "already_in"
    kept = decided(kept, Replace("a", "x"))
    kept = record(kept, match("m2", 600, "x b"))
    kept = record(kept, match("m3", 601, "a b"))  # a's own, and not the entry's
    assert scores(kept) == {"a": 200, "b": 0}
    assert kept.accounts["a"].player == "x"
    assert [line.key for line in kept.accounts["a"].lines] == ["m1", "d1", "m2"]


def test_a_withdrawal_from_before_a_match_that_is_known_already() -> None:
    kept = draw(state("abc", drawn=True), [fixture("f1", "abc")])
    kept = record(kept, match("m1", 600, "b c", fixture="f1"))
    assert scores(kept) == {"b": 100, "a": 0, "c": 0}
    kept = decided(kept, Withdraw("a", "forfeit"), at=500)
    assert scores(kept) == {"b": 100, "a": 0, "c": 50}
    assert kept == from_scratch(kept)


def test_whose_entry_was_withdrawn_and_who_then_takes_over_another() -> None:
    kept = decided(state("abc"), Withdraw("a", "forfeit"), at=100)
    kept = record(kept, match("m1", 600, "a b"))
    assert scores(kept) == {"b": 100, "a": 0, "c": 0}
    kept = decided(kept, Replace("c", "a"), at=500)
    assert scores(kept) == {"c": 100, "a": 0, "b": 0}
    assert kept == from_scratch(kept)
    kept = join(decided(state("ab"), Withdraw("a", "forfeit"), at=100), Entrant("a2", "a", joined=200))
    kept = record(kept, match("m1", 600, "a b"))
    assert scores(kept) == {"a2": 100, "a": 0, "b": 0}


def test_who_takes_over_an_entry_at_a_table_of_the_one_that_was_withdrawn() -> None:
    kept = draw(state("abc", drawn=True), [fixture("f1", "abc")])
    kept = decided(decided(kept, Withdraw("a", "forfeit"), at=100), Replace("c", "a"), at=500)
    kept = record(kept, match("m1", 600, "a b", fixture="f1"))
    assert scores(kept) == {"c": 100, "a": 0, "b": 50}
    assert kept == from_scratch(kept)


def test_somebody_who_comes_back_as_a_new_entry_for_what_was_already_played() -> None:
    kept = record(decided(state("ab"), Withdraw("a", "forfeit"), at=100), match("m1", 600, "a b"))
    kept = join(kept, Entrant("a2", "a", joined=200))
    assert scores(kept) == {"a2": 100, "a": 0, "b": 0}
    assert kept == from_scratch(kept)


def test_extended() -> None:
    kept = draw(state("ab", drawn=True, ends=5000), [fixture("f1", "ab")])
    assert kept.deadline("f1") == 1000
    assert refused(kept, Extend(("f1",), 1000)) == "earlier"
    assert refused(kept, Extend(("f9",), 2000)) == "no_fixture"
    kept = decided(kept, Extend(("f1",), 2000), Extend((), 9000))
    assert (kept.deadline("f1"), kept.rules.ends) == (2000, 9000)
    assert refused(kept, Extend((), 9000)) == "earlier"


def test_an_extended_season_counts_what_was_outside() -> None:
    kept = state("ab", match("m1", 6000, "a b"), ends=5000)
    assert gave(kept, "a") == [("m1", 0, "outside")]
    kept = decided(kept, Extend((), 7000))
    assert gave(kept, "a") == [("m1", 100, "")]
    assert refused(kept, Reverse("d1")) == "built_on"


def test_reversed() -> None:
    kept = state("ab", match("m1", 1, "a b"))
    after = decided(kept, Void("m1"), Reverse("d1"))
    assert after.accounts == kept.accounts
    assert refused(after, Reverse("d1")) == "already_reversed"
    assert refused(after, Reverse("d2")) == "is_reverse"
    assert refused(after, Reverse("d9")) == "no_decision"
    assert scores(decided(after, Void("m1"))) == {"a": 0, "b": 0}


def test_what_something_was_built_on_stays() -> None:
    kept = draw(state("abc", drawn=True), [fixture("f1", "abc")])
    kept = record(kept, match("m1", 100, "a b c", fixture="f1"))

    replayed = record(decided(kept, Void("m1")), match("m2", 600, "b a c", fixture="f1"))
    assert refused(replayed, Reverse("d1")) == "built_on"

    twice = decided(kept, Adjust("m1", "a", 5), Adjust("m1", "a", 7))
    assert refused(twice, Reverse("d1")) == "built_on"
    assert decided(twice, Reverse("d2"), Reverse("d1")).accounts == kept.accounts

    gone = draw(decided(kept, Withdraw("a", "zero")), [fixture("f2", "bc", drawn=700)])
    assert refused(gone, Reverse("d1")) == "built_on"

    played = record(decided(kept, Replace("a", "x")), match("m3", 800, "x b", ranked=False))
    assert refused(played, Reverse("d1")) == "built_on"

    back = join(decided(kept, Replace("a", "x")), Entrant("a2", "a"))
    assert refused(back, Reverse("d1")) == "built_on"

    assert refused(close(decided(kept, Award("a", 5))), Reverse("d1")) == "closed"


def test_a_decision_is_previewed_by_taking_it() -> None:
    kept = state("ab", match("m1", 1, "a b"))
    preview = decide(kept, decision("d1", Award("b", 300)))
    assert (places(kept), places(preview)) == ({"a": 1, "b": 2}, {"b": 1, "a": 2})
