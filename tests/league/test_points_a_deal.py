"""Points a deal, by which standings tell apart who is equal."""

from __future__ import annotations

from tests.league.club import match, state


def test_a_match_that_was_forfeited_is_not_among_the_points_a_deal() -> None:
    played = match("m1", 1, "a b", {"a": 0, "b": 10})
    forfeited = match("m2", 2, "a B", {"a": 0, "b": 90})
    assert state("ab", played, forfeited).accounts["b"].per_deal == 10
