"""The cut, the play-off and ties (sections 5 and 6)."""

from __future__ import annotations

import pytest

from bot.league.decisions import AdjustDeal, Settle, ShareVictory, VoidDeal, Withdraw
from bot.league.season import acts
from bot.league.tournament.scores import ranking
from tests.league.tournament.dashboard import Dashboard, Points, numbers, scripted, spread, with_cells


def reviewed(entries: int, combined: dict[int, int]) -> Dashboard:
    """Rounds 1 and 2 with these sums and without a game won."""
    dashboard = Dashboard(entries).to_review()
    first = {entry: spread(points - 10) for entry, points in combined.items()}
    with_cells(dashboard, {1: first, 2: dict.fromkeys(combined, spread(10))})
    return dashboard


def test_5_ten_or_fewer_all_go_through_and_no_tie_is_looked_at() -> None:
    dashboard = reviewed(10, dict.fromkeys(range(1, 11), 50))
    dashboard.say(acts.Confirm())
    assert dashboard.state.phase == "playoff"
    assert set(numbers(dashboard.state.finalists)) == set(range(1, 11))
    assert [len(table.seats) for table in dashboard.state.tables_of(3)] == [5, 5]


def test_5_withdrawn_entries_are_left_out_of_the_cut() -> None:
    dashboard = reviewed(12, {n: 40 + n for n in range(1, 13)})
    dashboard.say(Withdraw("1", "zero"))
    dashboard.say(Withdraw("5", "zero"))
    dashboard.say(acts.Confirm())
    assert set(numbers(dashboard.state.finalists)) == set(range(1, 13)) - {1, 5}


def test_5_the_umpire_names_exactly_as_many_of_the_equals_as_there_are_places() -> None:
    dashboard = reviewed(13, {n: 40 + n for n in range(1, 9)} | dict.fromkeys(range(9, 14), 60))
    dashboard.say(acts.Confirm())
    tie = dashboard.state.tie
    assert tie is not None
    assert (tie.places, numbers(tie.entries)) == (2, (9, 10, 11, 12, 13))
    for settled in (
        Settle(("9",)),
        Settle(("9", "9")),
        Settle(("9", "10", "11")),
        Settle(("8", "9")),
        ShareVictory(),
    ):
        assert dashboard.refused(settled) == "bad_settle"
    dashboard.say(Settle(("12", "10")))
    assert set(numbers(dashboard.state.finalists)) == {*range(1, 9), 10, 12}
    assert dashboard.state.tie is None
    assert dashboard.places()[9] == 11


def test_5_ties_away_from_the_line_share_the_place() -> None:
    dashboard = reviewed(12, {1: 30, 2: 30, 3: 31, **dict.fromkeys(range(4, 11), 40), 11: 50, 12: 50})
    assert dashboard.places() == {1: 1, 2: 1, 3: 3, **dict.fromkeys(range(4, 11), 4), 11: 11, 12: 11}
    dashboard.say(acts.Confirm())
    assert dashboard.state.phase == "playoff"


def test_5_the_cut_is_made_again_after_each_decision_in_a_tie() -> None:
    dashboard = reviewed(12, dict.fromkeys(range(1, 13), 40))
    dashboard.say(acts.Confirm())
    assert dashboard.state.phase == "tie"
    assert dashboard.refused(VoidDeal(1, 1, 1)) == "wrong_phase"
    dashboard.say(AdjustDeal("3", 1, 1, "+", 1))
    assert dashboard.state.tie is not None
    assert "3" not in dashboard.state.tie.entries
    dashboard.say(Withdraw("4", "zero"))
    assert dashboard.state.phase == "playoff"
    assert set(numbers(dashboard.state.finalists)) == set(range(1, 13)) - {3, 4}


def test_5_without_any_finalist_left_before_the_draw_the_others_are_reviewed() -> None:
    dashboard = reviewed(13, {n: 40 + n for n in range(1, 14)})
    dashboard.say(acts.Pause())
    dashboard.say(acts.Confirm())
    for finalist in dashboard.state.finalists:
        dashboard.say(Withdraw(finalist, "zero"))
    dashboard.say(acts.Resume())
    assert (dashboard.state.phase, dashboard.state.round) == ("final_review", 2)
    dashboard.say(acts.Confirm())
    assert numbers(dashboard.state.champions) == (11,)


def finals(points: Points, entries: int = 6) -> Dashboard:
    dashboard = Dashboard(entries).to_review(points)
    dashboard.say(acts.Confirm())
    dashboard.play_on(points)
    assert dashboard.state.phase == "final_review"
    return dashboard


def test_6_the_lowest_sum_over_both_tables_wins() -> None:
    dashboard = finals(lambda number, slot, entry: 5 if (number, entry) == (3, 7) else 20 + entry, entries=10)
    assert len(dashboard.told("table_won")) == 6
    dashboard.say(acts.Confirm())
    assert numbers(dashboard.state.champions) == (7,)


@pytest.mark.parametrize(
    ("rounds", "champion"),
    [
        ({3: {1: [4, 4, 4, 4, 4], 2: [0, 0, 8, 8, 4]}}, 2),  # more games won in the play-off
        ({1: {1: [0, 1, 1, 1, 27]}, 3: {1: [4] * 5, 2: [4] * 5}}, 1),  # more games won before
        ({2: {1: [9] * 5, 2: [8] * 5}, 3: {1: [4] * 5, 2: [4] * 5}}, 2),  # a lower round 2
    ],
    ids=["wins in the play-off", "wins before", "round 2"],
)
def test_6_equals_for_first_place(rounds: dict[int, dict[int, list[int]]], champion: int) -> None:
    written = scripted({number: rounds.get(number, {}) for number in (1, 2, 3)})
    dashboard = finals(lambda number, slot, entry: written(number, slot, entry) if entry < 3 else 30)
    dashboard.say(acts.Confirm())
    assert numbers(dashboard.state.champions) == (champion,)


def tied() -> Dashboard:
    """1 and 2 are equal in everything, and so are 3 and 4."""
    dashboard = finals(lambda number, slot, entry: 5 if entry < 3 else 10 if entry < 5 else 10 + entry)
    dashboard.say(acts.Confirm())
    assert dashboard.state.tie is not None
    assert (dashboard.state.phase, dashboard.state.tie.places, numbers(dashboard.state.tie.entries)) == (
        "tie",
        1,
        (1, 2),
    )
    return dashboard


def test_6_the_umpire_names_the_winner() -> None:
    dashboard = tied()
    assert dashboard.refused(Settle(("3",))) == "bad_settle"
    assert dashboard.refused(AdjustDeal("1", 2, 1, "=", 0)) == "too_late"
    dashboard.say(Settle(("2",)))
    assert (dashboard.state.phase, numbers(dashboard.state.champions)) == ("done", (2,))
    assert dashboard.places() == {2: 1, 1: 2, 3: 3, 4: 3, 5: 5, 6: 6}


def test_6_settled_as_shared() -> None:
    dashboard = tied()
    dashboard.say(ShareVictory())
    assert (dashboard.state.phase, numbers(dashboard.state.champions)) == ("done", (1, 2))
    assert dashboard.places() == {1: 1, 2: 1, 3: 3, 4: 3, 5: 5, 6: 6}


def test_6_an_adjusted_score_decides_the_tie() -> None:
    dashboard = tied()
    dashboard.say(AdjustDeal("2", 3, 4, "-", 1))
    assert (dashboard.state.phase, numbers(dashboard.state.champions)) == ("done", (2,))


def test_6_after_the_finalists_come_the_others_and_withdrawn_ones_last() -> None:
    dashboard = Dashboard(13).to_review(lambda number, slot, entry: 10 + entry)
    dashboard.say(Withdraw("13", "zero"))
    dashboard.say(acts.Confirm())
    dashboard.play_on(lambda number, slot, entry: 30 - entry)
    dashboard.say(Withdraw("10", "zero"))
    dashboard.say(acts.Confirm())
    assert dashboard.places() == {**{n: 10 - n for n in range(1, 10)}, 11: 10, 12: 11, 10: None, 13: None}
    assert [line.finalist for line in ranking(dashboard.state)][:11] == [True] * 9 + [False] * 2


def test_6_without_a_finalist_left_the_best_of_the_others_has_won() -> None:
    dashboard = Dashboard(12).to_review(lambda number, slot, entry: 10 + entry)
    dashboard.say(acts.Confirm())
    for entry in dashboard.state.finalists:
        dashboard.say(Withdraw(entry, "zero"))
    assert dashboard.state.phase == "final_review"
    dashboard.say(acts.Confirm())
    assert numbers(dashboard.state.champions) == (11,)
