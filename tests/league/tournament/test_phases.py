"""Phases, draws and the order of play (sections 2 to 4)."""

from __future__ import annotations

import pytest

from bot.league.decisions import AdjustDeal, Settle, VoidDeal, Withdraw
from bot.league.season import acts
from bot.league.tournament import sitting, sittings
from tests.league.tournament.dashboard import BETWEEN, Dashboard, numbers

# Section 2


def test_2_entries_come_in_order_and_move_up_when_somebody_leaves() -> None:
    dashboard = Dashboard(3)
    assert dashboard.refused(acts.SignUp("u2")) == "already_in"
    assert dashboard.refused(acts.Leave("stranger")) == "not_in"
    dashboard.say(acts.Leave("u1"))
    dashboard.say(acts.SignUp("u1"))
    dashboard.say(acts.Start())
    assert [(e.key, e.user) for e in dashboard.state.entrants] == [("1", "u2"), ("2", "u3"), ("3", "u1")]


def test_2_one_entry_is_too_few() -> None:
    dashboard = Dashboard(1)
    assert dashboard.refused(acts.Start()) == "too_few"
    dashboard.say(acts.SignUp("u2"))
    dashboard.say(acts.Start())
    assert dashboard.state.phase == "round1"
    assert dashboard.refused(acts.SignUp("u3")) == "signup_closed"
    assert dashboard.refused(acts.Leave("u1")) == "ask_umpire"
    assert dashboard.refused(acts.Start()) == "wrong_phase"


def test_2_round_2_is_drawn_at_once_and_review_follows_it() -> None:
    dashboard = Dashboard(8)
    dashboard.say(acts.Start())
    dashboard.play_on()
    assert (dashboard.state.phase, dashboard.state.round) == ("round2", 2)
    assert [event.data["counter"] for event in dashboard.told("drawn")] == [0, 1]
    assert dashboard.refused(acts.Confirm()) == "wrong_phase"
    dashboard.play_on()
    assert dashboard.state.phase == "review"
    assert dashboard.refused(Settle(("1",))) == "wrong_phase"


def test_2_the_play_off_closes_rounds_1_and_2() -> None:
    dashboard = Dashboard(8).to_review()
    dashboard.say(acts.Confirm())
    assert dashboard.state.phase == "playoff"
    assert dashboard.refused(AdjustDeal("1", 2, 1, "=", 5)) == "too_late"
    assert dashboard.refused(VoidDeal(1, 1, 1)) == "too_late"


def test_2_nothing_is_accepted_when_it_is_over() -> None:
    dashboard = Dashboard(6).to_review()
    dashboard.say(acts.Confirm())
    dashboard.play_on()
    dashboard.say(acts.Confirm())
    assert dashboard.state.phase == "done"
    for act in (acts.SignUp("x"), acts.Cancel(), AdjustDeal("1", 3, 1, "=", 0), acts.Confirm()):
        assert dashboard.refused(act) == "over"


@pytest.mark.parametrize("when", ["entries", "round1", "review"])
def test_2_cancel(when: str) -> None:
    dashboard = Dashboard(6)
    if when == "round1":
        dashboard.say(acts.Start())
    if when == "review":
        dashboard.to_review()
    dashboard.say(acts.Cancel())
    assert dashboard.season.phase == "cancelled"
    assert when == "entries" or (dashboard.state.phase, numbers(dashboard.state.champions)) == (
        "cancelled",
        (),
    )
    assert dashboard.refused(acts.Start()) == "over"


def test_2_the_last_one_left_has_won() -> None:
    dashboard = Dashboard(3)
    dashboard.say(acts.Start())
    dashboard.say(Withdraw("1", "zero"))
    dashboard.say(Withdraw("3", "zero"))
    assert (dashboard.state.phase, numbers(dashboard.state.champions)) == ("done", (2,))
    assert dashboard.places() == {1: None, 2: 1, 3: None}


def test_2_t_1_a_finalist_who_withdraws_is_not_replaced_from_place_11() -> None:
    dashboard = Dashboard(12).to_review()
    dashboard.say(acts.Confirm())
    finalists = dashboard.state.finalists
    dashboard.say(Withdraw(finalists[0], "zero"))
    assert dashboard.state.finalists == finalists
    seated = {entry for table in dashboard.state.tables_of(3) for entry in table.seats}
    assert seated == set(finalists)
    for due in sittings(dashboard.state):
        assert finalists[0] not in due.entries


# Section 3

SIZES = """
2 2|3 3|4 4|5 5|6 6|7 7|8 44|9 54|10 55|11 65|12 66|13 544|14 554|15 555|16 655|17 665|18 5544|19 5554|20 5555
21 6555|22 6655|23 55544|24 55554|25 55555
"""


@pytest.mark.parametrize("line", SIZES.replace("\n", "|").strip("|").split("|"))
def test_3_sizes_of_the_tables(line: str) -> None:
    entries, sizes = line.split()
    dashboard = Dashboard(int(entries))
    dashboard.say(acts.Start())
    assert [len(table.seats) for table in dashboard.state.tables] == [int(size) for size in sizes]
    seated = [entry for table in dashboard.state.tables for entry in numbers(table.seats)]
    assert sorted(seated) == list(range(1, int(entries) + 1))


def test_3_each_round_is_drawn_afresh_and_the_same_from_one_seed() -> None:
    one, other = Dashboard(23).to_review(), Dashboard(23).to_review()
    assert one.state.tables == other.state.tables
    first, second = ([t.seats for t in one.state.tables_of(n)] for n in (1, 2))
    assert first != second
    assert [e.data["tables"] for e in one.told("drawn")] == [[*map(list, first)], [*map(list, second)]]


def test_3_each_draw_is_a_line_of_the_log_with_its_tables() -> None:
    dashboard = Dashboard(8).to_review()
    drawn = [
        (dashboard.log[n - 1], line)
        for n, line in enumerate(dashboard.log)
        if isinstance(line.act, acts.PairRound)
    ]
    assert [type(before.act) for before, _ in drawn] == [acts.Start, acts.FinishDeal]
    for number, (before, line) in enumerate(drawn, start=1):
        assert (line.seq, line.at, line.actor) == (before.seq + 1, before.at, "")
        seats = [entries for _, entries in line.act.tables]
        assert seats == [table.seats for table in dashboard.state.tables_of(number)]
    assert dashboard.refused(acts.PairRound(0, 2)) == "round_drawn"


def test_3_a_paused_season_draws_when_it_goes_on() -> None:
    dashboard = Dashboard(4)
    dashboard.say(acts.Start())
    for _ in range(4):
        dashboard.play(1, 1, 1, 2, 3, 4)
    dashboard.say(acts.Pause())
    dashboard.play(1, 1, 1, 2, 3, 4)
    assert (dashboard.state.phase, dashboard.state.round) == ("round2", 1)
    dashboard.say(acts.Resume())
    assert dashboard.state.round == 2
    assert [type(line.act) for line in dashboard.log[-2:]] == [acts.Resume, acts.PairRound]


# Section 4


def test_4_the_deal_passes_clockwise_from_the_cut() -> None:
    dashboard = Dashboard(4)
    dashboard.say(acts.Start())
    due = dashboard.due(1)
    assert due.dealer is None
    assert dashboard.refused(acts.StartDeal(1, 1, 2, 0)) == "not_due"
    assert dashboard.refused(acts.StartDeal(1, 1, 1, 4)) == "bad_dealer"
    assert dashboard.refused(acts.StartDeal(1, 2, 1, 0)) == "no_such_slot"
    dashboard.play(1, 1, 5, 5, 5, 5, cut=2)
    assert dashboard.refused(acts.StartDeal(1, 1, 2, 2)) == "bad_dealer"
    for dealer in (3, 0, 1, 2):
        due = dashboard.due(1)
        assert due.dealer == dealer
        dashboard.play(1, 1, 5, 5, 5, 5)


def test_4_points_must_be_those_of_a_game() -> None:
    dashboard = Dashboard(4)
    dashboard.say(acts.Start())
    assert dashboard.refused(acts.FinishDeal(1, 1, 1, (0, 1, 2, 3))) == "not_due"
    dashboard.deal(1, 1)
    for points in ((0, 1, 2), (0, 0, 1, 2), (-1, 0, 2, 3)):
        assert dashboard.refused(acts.FinishDeal(1, 1, 1, points)) == "bad_points"
    dashboard.say(acts.FinishDeal(1, 1, 1, (7, 1, 2, 3)))
    assert not any(cell.won for cell in dashboard.state.cells.values())  # blocked: nobody has won


def test_4_an_interrupted_match_is_followed_by_one_for_the_slots_that_are_left() -> None:
    dashboard = Dashboard(6)
    dashboard.say(acts.Start())
    fresh = dashboard.due(1)
    dashboard.play(1, 1, 1, 2, 3, 4, 5, 6, cut=4)
    due = dashboard.due(1)
    assert fresh.goes_on(1, due)
    dashboard.play(1, 1, 1, 2, 3, 4, 5, 6)
    dashboard.deal(1, 1)
    assert dashboard.waits(1)
    seats = dashboard.table_of("1", 1).seats
    dashboard.say(Withdraw(seats[1], "zero"))
    due = dashboard.due(1)
    assert not fresh.goes_on(3, due)
    assert due.entries == (seats[0], *seats[2:])
    assert due.slots == (3, 4, 5)
    assert due.dealer == 0
    assert due.position == {**BETWEEN, "games": 3, "dealer": 4}
    dashboard.play(1, 1, 1, 2, 3, 4, 5)
    later = dashboard.due(1)
    assert later.dealer == 2  # seat 1 has left
    assert due.goes_on(1, later)


def test_4_a_voided_game_has_a_match_of_its_own_and_the_round_goes_on_after_it() -> None:
    dashboard = Dashboard(4)
    dashboard.say(acts.Start())
    fresh = dashboard.due(1)
    for _ in range(3):
        dashboard.play(1, 1, 1, 2, 3, 4)
    dashboard.deal(1, 1)
    dashboard.say(VoidDeal(1, 1, 2))
    assert dashboard.waits(1)  # the fourth game is not broken off
    dashboard.say(acts.FinishDeal(1, 1, 4, (1, 2, 3, 4)))
    replay = dashboard.due(1)
    assert (replay.slots, replay.dealer) == ((2,), 1)
    assert not fresh.goes_on(4, replay)
    dashboard.play(1, 1, 4, 3, 2, 1)
    last = dashboard.due(1)
    assert (last.slots, last.dealer) == ((5,), 0)
    assert not replay.goes_on(1, last)


def test_4_one_match_serves_games_that_it_deals_in_the_right_order_and_no_others() -> None:
    dashboard = Dashboard(5)
    dashboard.say(acts.Start())
    for _ in range(4):
        dashboard.play(1, 1, 1, 2, 3, 4, 5)
    for slot in (2, 3):
        dashboard.say(VoidDeal(1, 1, slot))
    both = dashboard.due(1)
    assert (both.slots, both.dealer) == ((2, 3), 1)
    # without seat 1 its game is dealt by seat 2, who then deals their own again
    dashboard.say(Withdraw(both.entries[1], "zero"))
    only = dashboard.due(1)
    assert (only.slots, only.dealer) == ((2,), 2)
    dashboard.play(1, 1, 1, 2, 3, 4)
    then = dashboard.due(1)
    assert (then.slots, then.dealer) == ((3,), 2)
    assert not only.goes_on(1, then)


def test_4_the_lowest_sum_of_a_round_is_news_and_shared_by_equals() -> None:
    dashboard = Dashboard(8)
    dashboard.say(acts.Start())
    low = set(numbers(table.seats[0] for table in dashboard.state.tables))
    dashboard.play_on(lambda number, slot, entry: 3 if entry in low else 9)
    assert [event.data["entries"] for event in dashboard.told("table_won")] == [
        [table.seats[0]] for table in dashboard.state.tables_of(1)
    ]
    (won,) = dashboard.told("round_won")
    assert set(numbers(won.data["entries"])) == low
    assert won.data["points"] == 15


def test_4_a_round_begins_when_the_one_before_is_done_at_all_tables() -> None:
    dashboard = Dashboard(10)
    dashboard.say(acts.Start())
    for _ in range(5):
        dashboard.play(1, 1, 1, 2, 3, 4, 5)
    assert dashboard.state.round == 1
    first, second = dashboard.state.tables
    assert sitting(dashboard.state, first) is None
    assert sitting(dashboard.state, second) is not None
