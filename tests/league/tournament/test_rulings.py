"""The umpire's decisions, what they are refused for, and the log (section 7)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.league.decisions import AdjustDeal, Award, Replace, Reverse, Settle, Void, VoidDeal, Withdraw
from bot.league.season import acts, rebuilt
from bot.league.season.pursuit_account import account
from bot.league.tournament import Cell
from bot.league.tournament.scores import by_computer
from tests.league.tournament.dashboard import Dashboard, replayed, some_points


def started(entries: int = 5) -> Dashboard:
    dashboard = Dashboard(entries)
    dashboard.say(acts.Start())
    return dashboard


def test_7_every_decision_needs_a_reason() -> None:
    dashboard = started()
    dashboard.play(1, 1, 1, 2, 3, 4, 5)
    for act in (
        AdjustDeal("1", 1, 1, "=", 5),
        VoidDeal(1, 1, 1),
        Withdraw("1", "zero"),
        Replace("1", "x"),
        acts.Cancel(),
    ):
        assert dashboard.refused(act, reason="  ") == "no_reason"


def test_7_decisions_about_matches_are_those_of_a_league() -> None:
    dashboard = started()
    for ruling in (Award("1", 5), Void("1-1"), Withdraw("1", "forfeit"), Withdraw("1", "void"), Reverse("2")):
        assert dashboard.refused(ruling) == "not_a_league"


def test_7_adjust() -> None:
    dashboard = started()
    dashboard.play(1, 1, 0, 2, 3, 4, 5)
    first, second, *_ = dashboard.table_of("1", 1).seats
    dashboard.say(AdjustDeal(first, 1, 1, "+", 7))
    assert dashboard.state.cells[1, 1, first] == Cell(7, won=True, how="adjusted")
    dashboard.say(AdjustDeal(second, 1, 1, "-", 2))
    assert dashboard.state.cells[1, 1, second] == Cell(0, won=False, how="adjusted")
    assert dashboard.refused(AdjustDeal(second, 1, 1, "-", 1)) == "bad_points"
    assert dashboard.refused(AdjustDeal(second, 1, 1, "=", -1)) == "bad_points"
    assert dashboard.refused(AdjustDeal(second, 1, 2, "=", 1)) == "not_played"
    assert dashboard.refused(AdjustDeal(second, 2, 1, "=", 1)) == "no_such_slot"
    assert dashboard.refused(AdjustDeal(second, 1, 6, "=", 1)) == "no_such_slot"
    assert dashboard.refused(AdjustDeal("9", 1, 1, "=", 1)) == "no_entry"


def test_7_a_running_game_is_voided_at_once() -> None:
    dashboard = started()
    dashboard.deal(1, 1, cut=2)
    dashboard.say(VoidDeal(1, 1, 1))
    assert dashboard.told("voided")[-1].data["running"] is True
    due = dashboard.due(1)
    assert (due.slots, due.dealer) == ((1, 2, 3, 4, 5), 2)
    assert dashboard.refused(acts.FinishDeal(1, 1, 1, (1, 2, 3, 4, 5))) == "not_due"
    assert dashboard.refused(VoidDeal(1, 1, 1)) == "not_played"


def test_7_a_game_of_a_table_that_has_finished_is_replayed_straight_away() -> None:
    dashboard = started(10)
    for _ in range(5):
        dashboard.play(1, 1, 1, 2, 3, 4, 5)
    dashboard.say(VoidDeal(1, 1, 4))
    due = dashboard.due(1)
    assert (due.slots, due.dealer) == ((4,), 3)
    dashboard.play(1, 1, 9, 8, 7, 6, 5)
    dashboard.say(VoidDeal(1, 1, 4))
    dashboard.play(1, 1, 1, 8, 7, 6, 5)
    entry = dashboard.table_of("1", 1).seats[0] if dashboard.state.round == 1 else 0
    assert dashboard.state.cells[1, 4, entry] == Cell(1, how="replayed")


def test_7_a_game_of_round_1_voided_in_round_2_waits_until_that_is_played() -> None:
    dashboard = started()
    dashboard.play_on()
    dashboard.say(VoidDeal(1, 1, 3))
    assert dashboard.waits(1)
    for _ in range(5):
        dashboard.play(2, 1, 1, 2, 3, 4, 5)
    assert dashboard.state.phase == "round2"
    due = dashboard.due(1)
    assert due.slots == (3,)
    dashboard.play(1, 1, 1, 2, 3, 4, 5)
    assert dashboard.state.phase == "review"


def test_7_void_in_review_goes_back_until_it_has_been_replayed() -> None:
    dashboard = Dashboard(5).to_review()
    dashboard.say(VoidDeal(2, 1, 5))
    assert dashboard.state.phase == "round2"
    dashboard.play(2, 1, 5, 4, 3, 2, 1)
    assert dashboard.state.phase == "review"
    dashboard.say(VoidDeal(1, 1, 1))
    dashboard.play(1, 1, 5, 4, 3, 2, 1)
    dashboard.say(acts.Confirm())
    dashboard.play_on()
    dashboard.say(VoidDeal(3, 1, 1))
    assert dashboard.state.phase == "playoff"
    dashboard.play_on()
    assert dashboard.state.phase == "final_review"


def test_7_the_dealer_of_a_voided_game_who_has_left_is_followed_by_the_next() -> None:
    dashboard = started()
    dashboard.play(1, 1, 1, 2, 3, 4, 5, cut=4)
    seats = dashboard.table_of("1", 1).seats
    dashboard.say(Withdraw(seats[4], "zero"))
    dashboard.say(Withdraw(seats[0], "zero"))
    dashboard.say(VoidDeal(1, 1, 1))
    due = dashboard.due(1)
    assert (due.dealer, due.entries, due.slots) == (1, seats[1:4], (1, 2, 3, 4, 5))


def test_7_who_withdraws_keeps_what_is_played_and_the_running_game_begins_again() -> None:
    dashboard = started()
    dashboard.play(1, 1, 1, 2, 3, 4, 5)
    dashboard.deal(1, 1)
    seats = dashboard.table_of("1", 1).seats
    dashboard.say(Withdraw(seats[2], "zero"))
    assert dashboard.state.cells[1, 1, seats[2]] == Cell(3)
    due = dashboard.due(1)
    assert due.slots == (2, 3, 4, 5)
    dashboard.play(1, 1, 1, 2, 3, 4)
    assert dashboard.state.cells[1, 2, seats[3]] == Cell(3, how="replayed")
    assert (1, 2, seats[2]) not in dashboard.state.cells
    assert dashboard.refused(Withdraw(seats[2], "zero")) == "withdrawn"
    assert dashboard.refused(Replace(seats[2], "x")) == "withdrawn"


def test_7_replace() -> None:
    dashboard = started(10)
    first, second = dashboard.state.tables
    dashboard.deal(1, 1)
    running = dashboard.state.table(1, 1)
    holder = dashboard.state.holder(first.seats[0])
    taken = dashboard.state.holder(second.seats[0])
    assert dashboard.refused(Replace(first.seats[0], taken)) == "already_in"
    dashboard.say(Replace(first.seats[0], "x"))
    assert dashboard.state.holder(first.seats[0]) == "x"
    assert dashboard.state.table(1, 1) is not None
    assert running is not None
    assert [slot.stands for slot in running.slots] == ["running", *["waiting"] * 4]
    assert dashboard.refused(Replace(first.seats[1], holder)) == "has_seen_cards"
    dashboard.say(Replace(second.seats[0], holder))  # another table
    dashboard.say(Replace(first.seats[1], taken))


def test_7_who_has_played_at_a_table_may_sit_there_again_in_the_next_round() -> None:
    dashboard = started(5)
    dashboard.say(Replace("1", "x"))
    assert dashboard.refused(Replace("2", "u1")) == "has_seen_cards"
    dashboard.play_on()
    dashboard.say(Replace("2", "u1"))


def test_7_who_has_seen_the_cards_of_a_replay_sits_down_nowhere_at_that_table() -> None:
    dashboard = started(5)
    dashboard.play_on()
    dashboard.say(VoidDeal(1, 1, 1))
    for _ in range(5):
        dashboard.play(2, 1, 1, 2, 3, 4, 5)
    dashboard.deal(1, 1)
    first, second = dashboard.state.tables  # as if they had not met again in round 2
    dashboard.state = replace(dashboard.state, tables=(first, replace(second, users=frozenset())))
    assert dashboard.refused(Replace("1", "u2")) == "already_in"
    dashboard.say(Withdraw("2", "zero"))
    dashboard.deal(1, 1)
    assert dashboard.refused(Replace("1", "u2")) == "has_seen_cards"


def test_7_t_5_the_last_one_at_a_table_has_the_mean_of_the_round() -> None:
    dashboard = started(8)
    first, _ = dashboard.state.tables
    dashboard.play(1, 1, 0, 10, 20, 30)
    stays = first.seats[3]
    for entry in first.seats[:3]:
        dashboard.say(Withdraw(entry, "zero"))
    assert (1, 2, stays) not in dashboard.state.cells
    dashboard.say(AdjustDeal(stays, 1, 5, "=", 2))
    for _ in range(5):
        dashboard.play(1, 2, 1, 2, 3, 5)
    assert dashboard.state.phase == "round2"
    # 60 points in four cells and 55 in twenty: 115 / 24 = 4.79
    assert dashboard.state.cells[1, 2, stays] == Cell(5, won=False, how="mean")
    assert dashboard.state.cells[1, 5, stays] == Cell(2, won=False, how="adjusted")
    dashboard.say(AdjustDeal(stays, 1, 2, "-", 1))
    assert dashboard.state.cells[1, 2, stays].points == 4


def test_7_t_5_what_the_umpire_has_adjusted_is_no_part_of_the_mean() -> None:
    dashboard = started(8)
    first, second = dashboard.state.tables
    for entry in first.seats[1:]:
        dashboard.say(Withdraw(entry, "zero"))
    dashboard.play(1, 2, 1, 1, 1, 1)
    dashboard.say(AdjustDeal(second.seats[0], 1, 1, "=", 99))
    for _ in range(4):
        dashboard.play(1, 2, 1, 1, 1, 1)
    assert dashboard.state.cells[1, 1, first.seats[0]] == Cell(1, how="mean")


def test_7_halves_go_up_and_a_table_with_nobody_is_closed() -> None:
    dashboard = started(9)
    first, _ = dashboard.state.tables
    for entry in first.seats[1:]:
        dashboard.say(Withdraw(entry, "zero"))
    for _ in range(5):
        dashboard.play(1, 2, 1, 2, 1, 2)
    assert dashboard.state.cells[1, 1, first.seats[0]] == Cell(2, how="mean")

    dashboard = started(9)
    for entry in first.seats:
        dashboard.say(Withdraw(entry, "zero"))
    for _ in range(5):
        dashboard.play(1, 2, 1, 2, 1, 2)
    assert dashboard.state.phase == "round2"


def test_7_own_table_is_marked() -> None:
    dashboard = started(10)
    first, second = dashboard.state.tables
    dashboard.play(1, 1, 1, 2, 3, 4, 5)
    dashboard.play(1, 2, 1, 2, 3, 4, 5)
    user = dashboard.state.holder(first.seats[0])
    dashboard.say(AdjustDeal(first.seats[3], 1, 1, "=", 9), actor=user)
    assert dashboard.log[-1].own_table
    dashboard.say(AdjustDeal(second.seats[3], 1, 1, "=", 9), actor=user)
    assert not dashboard.log[-1].own_table
    dashboard.say(VoidDeal(1, 1, 1), actor=user)
    assert dashboard.log[-1].own_table


def test_7_two_presses_are_one_decision() -> None:
    dashboard = started(10)
    dashboard.play(1, 1, 1, 2, 3, 4, 5)
    dashboard.play(1, 2, 1, 2, 3, 4, 5)
    first, _ = dashboard.state.tables
    seen = dashboard.season.seq
    dashboard.say(AdjustDeal(first.seats[0], 1, 1, "+", 3), seen=seen)
    assert dashboard.refused(AdjustDeal(first.seats[0], 1, 1, "+", 3), seen=seen) == "stale"
    assert dashboard.refused(VoidDeal(1, 1, 1), seen=seen) == "stale"
    dashboard.say(AdjustDeal(first.seats[1], 1, 1, "+", 3), seen=seen)  # another entry
    dashboard.say(VoidDeal(1, 2, 1), seen=seen)  # another table
    assert dashboard.refused(VoidDeal(1, 2, 1), seen=seen) == "stale"
    dashboard.say(AdjustDeal(first.seats[0], 1, 1, "+", 3), seen=dashboard.season.seq)
    assert dashboard.state.cells[1, 1, first.seats[0]].points == 7


def test_7_a_review_is_not_confirmed_over_a_decision_that_was_not_seen() -> None:
    dashboard = Dashboard(5).to_review()
    seen = dashboard.season.seq
    dashboard.say(AdjustDeal("1", 1, 1, "+", 1), seen=seen)
    assert dashboard.refused(acts.Confirm(), seen=seen) == "stale"
    dashboard.say(acts.Confirm(), seen=dashboard.season.seq)


def test_7_a_tie_is_not_settled_over_a_decision_that_was_not_seen() -> None:
    dashboard = Dashboard(13).to_review(lambda number, slot, entry: 20)
    dashboard.say(acts.Confirm())
    seen = dashboard.season.seq
    dashboard.say(AdjustDeal("1", 1, 1, "-", 1))
    assert dashboard.state.phase == "tie"
    assert dashboard.refused(Settle(tuple(map(str, tuple(range(2, 11))))), seen=seen) == "stale"


def test_7_the_log_alone_builds_it_again() -> None:
    dashboard = Dashboard(12).to_review()
    dashboard.say(VoidDeal(1, 1, 2))
    dashboard.play_on()
    dashboard.say(Replace("3", "x"))
    dashboard.say(Withdraw("4", "zero"))
    dashboard.say(acts.Confirm())
    dashboard.play_on(lambda number, slot, entry: some_points(number, slot, entry) + 1)
    assert [line.seq for line in dashboard.log] == list(range(1, len(dashboard.log) + 1))
    assert [line.act.round for line in dashboard.log if isinstance(line.act, acts.PairRound)] == [1, 2, 3]
    assert (
        rebuilt(dashboard.opened, dashboard.log)
        == replayed(dashboard.opened, dashboard.log)
        == dashboard.season
    )
    for broken in (dashboard.log[1:], dashboard.log[:5] + dashboard.log[6:], [*dashboard.log[:13]]):
        with pytest.raises(ValueError, match=r"line|already_in|no_reason"):
            replayed(dashboard.opened, broken)


def test_7_how_it_counts_shows_each_game_and_what_was_decided_about_it() -> None:
    dashboard = started()
    dashboard.play(1, 1, 1, 2, 3, 4, 5)
    dashboard.play(1, 1, 5, 4, 3, 2, 1)
    first, second, *_ = dashboard.table_of("1", 1).seats
    dashboard.say(AdjustDeal(first, 1, 1, "+", 9), "counted again")
    dashboard.say(VoidDeal(1, 1, 2), "a card was seen")
    dashboard.say(Replace(first, "x"), "ill")
    own = account(dashboard.state, dashboard.log, first)
    assert [(game.slot, game.cell) for game in own.games] == [
        (1, Cell(10, how="adjusted")),
        *((slot, None) for slot in range(2, 6)),
    ]
    assert [[line.reason for line in game.decisions] for game in own.games] == [
        ["counted again"],
        ["a card was seen"],
        [],
        [],
        [],
    ]
    assert [line.reason for line in own.decisions] == ["ill"]
    assert own.placed.sums.rounds == (10, 0, 0)
    other = account(dashboard.state, dashboard.log, second)
    assert [len(game.decisions) for game in other.games] == [0, 1, 0, 0, 0]
    assert not other.decisions


def test_7_a_game_of_a_computer_stays_marked_when_its_points_change_but_not_when_it_is_played_again() -> None:
    dashboard = started()
    slot = dashboard.deal(1, 1)
    seats = dashboard.state.tables[0].seats
    dashboard.say(acts.FinishDeal(1, 1, slot, (0, 7, 8, 9, 10), (seats[1], seats[4])))
    assert by_computer(dashboard.state, 1) == {seats[1]: 1, seats[4]: 1}
    dashboard.say(AdjustDeal(seats[1], 1, slot, "=", 3))
    assert dashboard.state.cells[1, slot, seats[1]] == Cell(3, how="adjusted", by_computer=True)
    dashboard.say(VoidDeal(1, 1, slot))
    assert by_computer(dashboard.state, 1) == {}


def test_4_the_lowest_for_whom_a_computer_has_played_are_named_as_such() -> None:
    dashboard = started()
    seats = dashboard.state.tables[0].seats
    for number in range(5):
        slot = dashboard.deal(1, 1)
        gone = (seats[0], seats[3]) if number < 2 else (seats[0],)
        dashboard.say(acts.FinishDeal(1, 1, slot, (0, 7, 8, 9, 10), gone))
    (table,), (round_,) = dashboard.told("table_won"), dashboard.told("round_won")
    assert table.data["computers"] == [[seats[0], 5], [seats[3], 2]]
    assert round_.data["computers"] == [[seats[0], 5]]
