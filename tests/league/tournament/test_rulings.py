"""The umpire's decisions, what they are refused for, and the log (section 7)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.league.contest import acts, rebuilt
from bot.league.contest.pursuit_account import account
from bot.league.decisions import AdjustGame, Award, Replace, Reverse, Settle, Void, VoidGame, Withdraw
from bot.league.tournament import Cell
from bot.league.tournament.scores import by_computer
from tests.league.tournament.desk import Desk, replayed, some_points


def started(entries: int = 5) -> Desk:
    desk = Desk(entries)
    desk.say(acts.Start())
    return desk


def test_7_every_decision_needs_a_reason() -> None:
    desk = started()
    desk.play(1, 1, 1, 2, 3, 4, 5)
    for act in (
        AdjustGame("1", 1, 1, "=", 5),
        VoidGame(1, 1, 1),
        Withdraw("1", "zero"),
        Replace("1", "x"),
        acts.Cancel(),
    ):
        assert desk.refused(act, reason="  ") == "no_reason"


def test_7_decisions_about_matches_are_those_of_a_league() -> None:
    desk = started()
    for ruling in (Award("1", 5), Void("1-1"), Withdraw("1", "forfeit"), Withdraw("1", "void"), Reverse("2")):
        assert desk.refused(ruling) == "not_a_league"


def test_7_adjust() -> None:
    desk = started()
    desk.play(1, 1, 0, 2, 3, 4, 5)
    first, second, *_ = desk.table_of("1", 1).seats
    desk.say(AdjustGame(first, 1, 1, "+", 7))
    assert desk.state.cells[1, 1, first] == Cell(7, won=True, how="adjusted")
    desk.say(AdjustGame(second, 1, 1, "-", 2))
    assert desk.state.cells[1, 1, second] == Cell(0, won=False, how="adjusted")
    assert desk.refused(AdjustGame(second, 1, 1, "-", 1)) == "bad_points"
    assert desk.refused(AdjustGame(second, 1, 1, "=", -1)) == "bad_points"
    assert desk.refused(AdjustGame(second, 1, 2, "=", 1)) == "not_played"
    assert desk.refused(AdjustGame(second, 2, 1, "=", 1)) == "no_such_slot"
    assert desk.refused(AdjustGame(second, 1, 6, "=", 1)) == "no_such_slot"
    assert desk.refused(AdjustGame("9", 1, 1, "=", 1)) == "no_entry"


def test_7_a_running_game_is_voided_at_once() -> None:
    desk = started()
    desk.deal(1, 1, cut=2)
    desk.say(VoidGame(1, 1, 1))
    assert desk.told("voided")[-1].data["running"] is True
    due = desk.due(1)
    assert (due.slots, due.dealer) == ((1, 2, 3, 4, 5), 2)
    assert desk.refused(acts.FinishGame(1, 1, 1, (1, 2, 3, 4, 5))) == "not_due"
    assert desk.refused(VoidGame(1, 1, 1)) == "not_played"


def test_7_a_game_of_a_table_that_has_finished_is_replayed_straight_away() -> None:
    desk = started(10)
    for _ in range(5):
        desk.play(1, 1, 1, 2, 3, 4, 5)
    desk.say(VoidGame(1, 1, 4))
    due = desk.due(1)
    assert (due.slots, due.dealer) == ((4,), 3)
    desk.play(1, 1, 9, 8, 7, 6, 5)
    desk.say(VoidGame(1, 1, 4))
    desk.play(1, 1, 1, 8, 7, 6, 5)
    entry = desk.table_of("1", 1).seats[0] if desk.state.round == 1 else 0
    assert desk.state.cells[1, 4, entry] == Cell(1, how="replayed")


def test_7_a_game_of_round_1_voided_in_round_2_waits_until_that_is_played() -> None:
    desk = started()
    desk.play_on()
    desk.say(VoidGame(1, 1, 3))
    assert desk.waits(1)
    for _ in range(5):
        desk.play(2, 1, 1, 2, 3, 4, 5)
    assert desk.state.phase == "round2"
    due = desk.due(1)
    assert due.slots == (3,)
    desk.play(1, 1, 1, 2, 3, 4, 5)
    assert desk.state.phase == "review"


def test_7_void_in_review_goes_back_until_it_has_been_replayed() -> None:
    desk = Desk(5).to_review()
    desk.say(VoidGame(2, 1, 5))
    assert desk.state.phase == "round2"
    desk.play(2, 1, 5, 4, 3, 2, 1)
    assert desk.state.phase == "review"
    desk.say(VoidGame(1, 1, 1))
    desk.play(1, 1, 5, 4, 3, 2, 1)
    desk.say(acts.Confirm())
    desk.play_on()
    desk.say(VoidGame(3, 1, 1))
    assert desk.state.phase == "playoff"
    desk.play_on()
    assert desk.state.phase == "final_review"


def test_7_the_dealer_of_a_voided_game_who_has_left_is_followed_by_the_next() -> None:
    desk = started()
    desk.play(1, 1, 1, 2, 3, 4, 5, cut=4)
    seats = desk.table_of("1", 1).seats
    desk.say(Withdraw(seats[4], "zero"))
    desk.say(Withdraw(seats[0], "zero"))
    desk.say(VoidGame(1, 1, 1))
    due = desk.due(1)
    assert (due.dealer, due.entries, due.slots) == (1, seats[1:4], (1, 2, 3, 4, 5))


def test_7_who_withdraws_keeps_what_is_played_and_the_running_game_begins_again() -> None:
    desk = started()
    desk.play(1, 1, 1, 2, 3, 4, 5)
    desk.deal(1, 1)
    seats = desk.table_of("1", 1).seats
    desk.say(Withdraw(seats[2], "zero"))
    assert desk.state.cells[1, 1, seats[2]] == Cell(3)
    due = desk.due(1)
    assert due.slots == (2, 3, 4, 5)
    desk.play(1, 1, 1, 2, 3, 4)
    assert desk.state.cells[1, 2, seats[3]] == Cell(3, how="replayed")
    assert (1, 2, seats[2]) not in desk.state.cells
    assert desk.refused(Withdraw(seats[2], "zero")) == "withdrawn"
    assert desk.refused(Replace(seats[2], "x")) == "withdrawn"


def test_7_replace() -> None:
    desk = started(10)
    first, second = desk.state.tables
    desk.deal(1, 1)
    running = desk.state.table(1, 1)
    holder = desk.state.holder(first.seats[0])
    taken = desk.state.holder(second.seats[0])
    assert desk.refused(Replace(first.seats[0], taken)) == "already_in"
    desk.say(Replace(first.seats[0], "x"))
    assert desk.state.holder(first.seats[0]) == "x"
    assert desk.state.table(1, 1) is not None
    assert running is not None
    assert [slot.stands for slot in running.slots] == ["running", *["waiting"] * 4]
    assert desk.refused(Replace(first.seats[1], holder)) == "has_seen_cards"
    desk.say(Replace(second.seats[0], holder))  # another table
    desk.say(Replace(first.seats[1], taken))


def test_7_who_has_played_at_a_table_may_sit_there_again_in_the_next_round() -> None:
    desk = started(5)
    desk.say(Replace("1", "x"))
    assert desk.refused(Replace("2", "u1")) == "has_seen_cards"
    desk.play_on()
    desk.say(Replace("2", "u1"))


def test_7_who_has_seen_the_cards_of_a_replay_sits_down_nowhere_at_that_table() -> None:
    desk = started(5)
    desk.play_on()
    desk.say(VoidGame(1, 1, 1))
    for _ in range(5):
        desk.play(2, 1, 1, 2, 3, 4, 5)
    desk.deal(1, 1)
    first, second = desk.state.tables  # as if they had not met again in round 2
    desk.state = replace(desk.state, tables=(first, replace(second, users=frozenset())))
    assert desk.refused(Replace("1", "u2")) == "already_in"
    desk.say(Withdraw("2", "zero"))
    desk.deal(1, 1)
    assert desk.refused(Replace("1", "u2")) == "has_seen_cards"


def test_7_t_5_the_last_one_at_a_table_has_the_mean_of_the_round() -> None:
    desk = started(8)
    first, _ = desk.state.tables
    desk.play(1, 1, 0, 10, 20, 30)
    stays = first.seats[3]
    for entry in first.seats[:3]:
        desk.say(Withdraw(entry, "zero"))
    assert (1, 2, stays) not in desk.state.cells
    desk.say(AdjustGame(stays, 1, 5, "=", 2))
    for _ in range(5):
        desk.play(1, 2, 1, 2, 3, 5)
    assert desk.state.phase == "round2"
    # 60 points in four cells and 55 in twenty: 115 / 24 = 4.79
    assert desk.state.cells[1, 2, stays] == Cell(5, won=False, how="mean")
    assert desk.state.cells[1, 5, stays] == Cell(2, won=False, how="adjusted")
    desk.say(AdjustGame(stays, 1, 2, "-", 1))
    assert desk.state.cells[1, 2, stays].points == 4


def test_7_t_5_what_the_umpire_has_adjusted_is_no_part_of_the_mean() -> None:
    desk = started(8)
    first, second = desk.state.tables
    for entry in first.seats[1:]:
        desk.say(Withdraw(entry, "zero"))
    desk.play(1, 2, 1, 1, 1, 1)
    desk.say(AdjustGame(second.seats[0], 1, 1, "=", 99))
    for _ in range(4):
        desk.play(1, 2, 1, 1, 1, 1)
    assert desk.state.cells[1, 1, first.seats[0]] == Cell(1, how="mean")


def test_7_halves_go_up_and_a_table_with_nobody_is_closed() -> None:
    desk = started(9)
    first, _ = desk.state.tables
    for entry in first.seats[1:]:
        desk.say(Withdraw(entry, "zero"))
    for _ in range(5):
        desk.play(1, 2, 1, 2, 1, 2)
    assert desk.state.cells[1, 1, first.seats[0]] == Cell(2, how="mean")

    desk = started(9)
    for entry in first.seats:
        desk.say(Withdraw(entry, "zero"))
    for _ in range(5):
        desk.play(1, 2, 1, 2, 1, 2)
    assert desk.state.phase == "round2"


def test_7_own_table_is_marked() -> None:
    desk = started(10)
    first, second = desk.state.tables
    desk.play(1, 1, 1, 2, 3, 4, 5)
    desk.play(1, 2, 1, 2, 3, 4, 5)
    user = desk.state.holder(first.seats[0])
    desk.say(AdjustGame(first.seats[3], 1, 1, "=", 9), actor=user)
    assert desk.log[-1].own_table
    desk.say(AdjustGame(second.seats[3], 1, 1, "=", 9), actor=user)
    assert not desk.log[-1].own_table
    desk.say(VoidGame(1, 1, 1), actor=user)
    assert desk.log[-1].own_table


def test_7_two_presses_are_one_decision() -> None:
    desk = started(10)
    desk.play(1, 1, 1, 2, 3, 4, 5)
    desk.play(1, 2, 1, 2, 3, 4, 5)
    first, _ = desk.state.tables
    seen = desk.contest.seq
    desk.say(AdjustGame(first.seats[0], 1, 1, "+", 3), seen=seen)
    assert desk.refused(AdjustGame(first.seats[0], 1, 1, "+", 3), seen=seen) == "stale"
    assert desk.refused(VoidGame(1, 1, 1), seen=seen) == "stale"
    desk.say(AdjustGame(first.seats[1], 1, 1, "+", 3), seen=seen)  # another entry
    desk.say(VoidGame(1, 2, 1), seen=seen)  # another table
    assert desk.refused(VoidGame(1, 2, 1), seen=seen) == "stale"
    desk.say(AdjustGame(first.seats[0], 1, 1, "+", 3), seen=desk.contest.seq)
    assert desk.state.cells[1, 1, first.seats[0]].points == 7


def test_7_a_review_is_not_confirmed_over_a_decision_that_was_not_seen() -> None:
    desk = Desk(5).to_review()
    seen = desk.contest.seq
    desk.say(AdjustGame("1", 1, 1, "+", 1), seen=seen)
    assert desk.refused(acts.Confirm(), seen=seen) == "stale"
    desk.say(acts.Confirm(), seen=desk.contest.seq)


def test_7_a_tie_is_not_settled_over_a_decision_that_was_not_seen() -> None:
    desk = Desk(13).to_review(lambda number, slot, entry: 20)
    desk.say(acts.Confirm())
    seen = desk.contest.seq
    desk.say(AdjustGame("1", 1, 1, "-", 1))
    assert desk.state.phase == "tie"
    assert desk.refused(Settle(tuple(map(str, tuple(range(2, 11))))), seen=seen) == "stale"


def test_7_the_log_alone_builds_it_again() -> None:
    desk = Desk(12).to_review()
    desk.say(VoidGame(1, 1, 2))
    desk.play_on()
    desk.say(Replace("3", "x"))
    desk.say(Withdraw("4", "zero"))
    desk.say(acts.Confirm())
    desk.play_on(lambda number, slot, entry: some_points(number, slot, entry) + 1)
    assert [line.seq for line in desk.log] == list(range(1, len(desk.log) + 1))
    assert [line.act.round for line in desk.log if isinstance(line.act, acts.Draw)] == [1, 2, 3]
    assert rebuilt(desk.opened, desk.log) == replayed(desk.opened, desk.log) == desk.contest
    for broken in (desk.log[1:], desk.log[:5] + desk.log[6:], [*desk.log[:13]]):
        with pytest.raises(ValueError, match=r"line|already_in|no_reason"):
            replayed(desk.opened, broken)


def test_7_how_it_counts_shows_each_game_and_what_was_decided_about_it() -> None:
    desk = started()
    desk.play(1, 1, 1, 2, 3, 4, 5)
    desk.play(1, 1, 5, 4, 3, 2, 1)
    first, second, *_ = desk.table_of("1", 1).seats
    desk.say(AdjustGame(first, 1, 1, "+", 9), "counted again")
    desk.say(VoidGame(1, 1, 2), "a card was seen")
    desk.say(Replace(first, "x"), "ill")
    own = account(desk.state, desk.log, first)
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
    other = account(desk.state, desk.log, second)
    assert [len(game.decisions) for game in other.games] == [0, 1, 0, 0, 0]
    assert not other.decisions


def test_7_a_game_of_a_computer_stays_marked_when_its_points_change_but_not_when_it_is_played_again() -> None:
    desk = started()
    slot = desk.deal(1, 1)
    seats = desk.state.tables[0].seats
    desk.say(acts.FinishGame(1, 1, slot, (0, 7, 8, 9, 10), (seats[1], seats[4])))
    assert by_computer(desk.state, 1) == {seats[1]: 1, seats[4]: 1}
    desk.say(AdjustGame(seats[1], 1, slot, "=", 3))
    assert desk.state.cells[1, slot, seats[1]] == Cell(3, how="adjusted", by_computer=True)
    desk.say(VoidGame(1, 1, slot))
    assert by_computer(desk.state, 1) == {}


def test_4_the_lowest_for_whom_a_computer_has_played_are_named_as_such() -> None:
    desk = started()
    seats = desk.state.tables[0].seats
    for number in range(5):
        slot = desk.deal(1, 1)
        gone = (seats[0], seats[3]) if number < 2 else (seats[0],)
        desk.say(acts.FinishGame(1, 1, slot, (0, 7, 8, 9, 10), gone))
    (table,), (round_,) = desk.told("table_won"), desk.told("round_won")
    assert table.data["computers"] == [[seats[0], 5], [seats[3], 2]]
    assert round_.data["computers"] == [[seats[0], 5]]
