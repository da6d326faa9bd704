"""Phases, draws and the order of play (sections 2 to 4)."""

from __future__ import annotations

import pytest

from bot.league.contest import acts
from bot.league.decisions import AdjustGame, Settle, VoidGame, Withdraw
from bot.league.tournament import sitting, sittings
from tests.league.tournament.desk import BETWEEN, Desk, numbers

# Section 2


def test_2_entries_come_in_order_and_move_up_when_somebody_leaves() -> None:
    desk = Desk(3)
    assert desk.refused(acts.SignUp("u2")) == "already_in"
    assert desk.refused(acts.Leave("stranger")) == "not_in"
    desk.say(acts.Leave("u1"))
    desk.say(acts.SignUp("u1"))
    desk.say(acts.Start())
    assert [(e.key, e.user) for e in desk.state.entrants] == [("1", "u2"), ("2", "u3"), ("3", "u1")]


def test_2_one_entry_is_too_few() -> None:
    desk = Desk(1)
    assert desk.refused(acts.Start()) == "too_few"
    desk.say(acts.SignUp("u2"))
    desk.say(acts.Start())
    assert desk.state.phase == "round1"
    assert desk.refused(acts.SignUp("u3")) == "signup_closed"
    assert desk.refused(acts.Leave("u1")) == "ask_umpire"
    assert desk.refused(acts.Start()) == "wrong_phase"


def test_2_round_2_is_drawn_at_once_and_review_follows_it() -> None:
    desk = Desk(8)
    desk.say(acts.Start())
    desk.play_on()
    assert (desk.state.phase, desk.state.round) == ("round2", 2)
    assert [event.data["counter"] for event in desk.told("drawn")] == [0, 1]
    assert desk.refused(acts.Confirm()) == "wrong_phase"
    desk.play_on()
    assert desk.state.phase == "review"
    assert desk.refused(Settle(("1",))) == "wrong_phase"


def test_2_the_play_off_closes_rounds_1_and_2() -> None:
    desk = Desk(8).to_review()
    desk.say(acts.Confirm())
    assert desk.state.phase == "playoff"
    assert desk.refused(AdjustGame("1", 2, 1, "=", 5)) == "too_late"
    assert desk.refused(VoidGame(1, 1, 1)) == "too_late"


def test_2_nothing_is_accepted_when_it_is_over() -> None:
    desk = Desk(6).to_review()
    desk.say(acts.Confirm())
    desk.play_on()
    desk.say(acts.Confirm())
    assert desk.state.phase == "done"
    for act in (acts.SignUp("x"), acts.Cancel(), AdjustGame("1", 3, 1, "=", 0), acts.Confirm()):
        assert desk.refused(act) == "over"


@pytest.mark.parametrize("when", ["entries", "round1", "review"])
def test_2_cancel(when: str) -> None:
    desk = Desk(6)
    if when == "round1":
        desk.say(acts.Start())
    if when == "review":
        desk.to_review()
    desk.say(acts.Cancel())
    assert desk.contest.phase == "cancelled"
    assert when == "entries" or (desk.state.phase, numbers(desk.state.champions)) == ("cancelled", ())
    assert desk.refused(acts.Start()) == "over"


def test_2_the_last_one_left_has_won() -> None:
    desk = Desk(3)
    desk.say(acts.Start())
    desk.say(Withdraw("1", "zero"))
    desk.say(Withdraw("3", "zero"))
    assert (desk.state.phase, numbers(desk.state.champions)) == ("done", (2,))
    assert desk.places() == {1: None, 2: 1, 3: None}


def test_2_t_1_a_finalist_who_withdraws_is_not_replaced_from_place_11() -> None:
    desk = Desk(12).to_review()
    desk.say(acts.Confirm())
    finalists = desk.state.finalists
    desk.say(Withdraw(finalists[0], "zero"))
    assert desk.state.finalists == finalists
    seated = {entry for table in desk.state.tables_of(3) for entry in table.seats}
    assert seated == set(finalists)
    for due in sittings(desk.state):
        assert finalists[0] not in due.entries


# Section 3

SIZES = """
2 2|3 3|4 4|5 5|6 6|7 7|8 44|9 54|10 55|11 65|12 66|13 544|14 554|15 555|16 655|17 665|18 5544|19 5554|20 5555
21 6555|22 6655|23 55544|24 55554|25 55555
"""


@pytest.mark.parametrize("line", SIZES.replace("\n", "|").strip("|").split("|"))
def test_3_sizes_of_the_tables(line: str) -> None:
    entries, sizes = line.split()
    desk = Desk(int(entries))
    desk.say(acts.Start())
    assert [len(table.seats) for table in desk.state.tables] == [int(size) for size in sizes]
    seated = [entry for table in desk.state.tables for entry in numbers(table.seats)]
    assert sorted(seated) == list(range(1, int(entries) + 1))


def test_3_each_round_is_drawn_afresh_and_the_same_from_one_seed() -> None:
    one, other = Desk(23).to_review(), Desk(23).to_review()
    assert one.state.tables == other.state.tables
    first, second = ([t.seats for t in one.state.tables_of(n)] for n in (1, 2))
    assert first != second
    assert [e.data["tables"] for e in one.told("drawn")] == [[*map(list, first)], [*map(list, second)]]


def test_3_each_draw_is_a_line_of_the_log_with_its_tables() -> None:
    desk = Desk(8).to_review()
    drawn = [(desk.log[n - 1], line) for n, line in enumerate(desk.log) if isinstance(line.act, acts.Draw)]
    assert [type(before.act) for before, _ in drawn] == [acts.Start, acts.FinishGame]
    for number, (before, line) in enumerate(drawn, start=1):
        assert (line.seq, line.at, line.actor) == (before.seq + 1, before.at, "")
        seats = [entries for _, entries in line.act.tables]
        assert seats == [table.seats for table in desk.state.tables_of(number)]
    assert desk.refused(acts.Draw(0, 2)) == "round_drawn"


def test_3_a_paused_season_draws_when_it_goes_on() -> None:
    desk = Desk(4)
    desk.say(acts.Start())
    for _ in range(4):
        desk.play(1, 1, 1, 2, 3, 4)
    desk.say(acts.Pause())
    desk.play(1, 1, 1, 2, 3, 4)
    assert (desk.state.phase, desk.state.round) == ("round2", 1)
    desk.say(acts.Resume())
    assert desk.state.round == 2
    assert [type(line.act) for line in desk.log[-2:]] == [acts.Resume, acts.Draw]


# Section 4


def test_4_the_deal_passes_clockwise_from_the_cut() -> None:
    desk = Desk(4)
    desk.say(acts.Start())
    due = desk.due(1)
    assert due.dealer is None
    assert desk.refused(acts.DealGame(1, 1, 2, 0)) == "not_due"
    assert desk.refused(acts.DealGame(1, 1, 1, 4)) == "bad_dealer"
    assert desk.refused(acts.DealGame(1, 2, 1, 0)) == "no_such_slot"
    desk.play(1, 1, 5, 5, 5, 5, cut=2)
    assert desk.refused(acts.DealGame(1, 1, 2, 2)) == "bad_dealer"
    for dealer in (3, 0, 1, 2):
        due = desk.due(1)
        assert due.dealer == dealer
        desk.play(1, 1, 5, 5, 5, 5)


def test_4_points_must_be_those_of_a_game() -> None:
    desk = Desk(4)
    desk.say(acts.Start())
    assert desk.refused(acts.FinishGame(1, 1, 1, (0, 1, 2, 3))) == "not_due"
    desk.deal(1, 1)
    for points in ((0, 1, 2), (0, 0, 1, 2), (-1, 0, 2, 3)):
        assert desk.refused(acts.FinishGame(1, 1, 1, points)) == "bad_points"
    desk.say(acts.FinishGame(1, 1, 1, (7, 1, 2, 3)))
    assert not any(cell.won for cell in desk.state.cells.values())  # blocked: nobody has won


def test_4_an_interrupted_match_is_followed_by_one_for_the_slots_that_are_left() -> None:
    desk = Desk(6)
    desk.say(acts.Start())
    fresh = desk.due(1)
    desk.play(1, 1, 1, 2, 3, 4, 5, 6, cut=4)
    due = desk.due(1)
    assert fresh.goes_on(1, due)
    desk.play(1, 1, 1, 2, 3, 4, 5, 6)
    desk.deal(1, 1)
    assert desk.waits(1)
    seats = desk.table_of("1", 1).seats
    desk.say(Withdraw(seats[1], "zero"))
    due = desk.due(1)
    assert not fresh.goes_on(3, due)
    assert due.entries == (seats[0], *seats[2:])
    assert due.slots == (3, 4, 5)
    assert due.dealer == 0
    assert due.position == {**BETWEEN, "games": 3, "dealer": 4}
    desk.play(1, 1, 1, 2, 3, 4, 5)
    later = desk.due(1)
    assert later.dealer == 2  # seat 1 has left
    assert due.goes_on(1, later)


def test_4_a_voided_game_has_a_match_of_its_own_and_the_round_goes_on_after_it() -> None:
    desk = Desk(4)
    desk.say(acts.Start())
    fresh = desk.due(1)
    for _ in range(3):
        desk.play(1, 1, 1, 2, 3, 4)
    desk.deal(1, 1)
    desk.say(VoidGame(1, 1, 2))
    assert desk.waits(1)  # the fourth game is not broken off
    desk.say(acts.FinishGame(1, 1, 4, (1, 2, 3, 4)))
    replay = desk.due(1)
    assert (replay.slots, replay.dealer) == ((2,), 1)
    assert not fresh.goes_on(4, replay)
    desk.play(1, 1, 4, 3, 2, 1)
    last = desk.due(1)
    assert (last.slots, last.dealer) == ((5,), 0)
    assert not replay.goes_on(1, last)


def test_4_one_match_serves_games_that_it_deals_in_the_right_order_and_no_others() -> None:
    desk = Desk(5)
    desk.say(acts.Start())
    for _ in range(4):
        desk.play(1, 1, 1, 2, 3, 4, 5)
    for slot in (2, 3):
        desk.say(VoidGame(1, 1, slot))
    both = desk.due(1)
    assert (both.slots, both.dealer) == ((2, 3), 1)
    # without seat 1 its game is dealt by seat 2, who then deals their own again
    desk.say(Withdraw(both.entries[1], "zero"))
    only = desk.due(1)
    assert (only.slots, only.dealer) == ((2,), 2)
    desk.play(1, 1, 1, 2, 3, 4)
    then = desk.due(1)
    assert (then.slots, then.dealer) == ((3,), 2)
    assert not only.goes_on(1, then)


def test_4_the_lowest_sum_of_a_round_is_news_and_shared_by_equals() -> None:
    desk = Desk(8)
    desk.say(acts.Start())
    low = set(numbers(table.seats[0] for table in desk.state.tables))
    desk.play_on(lambda number, slot, entry: 3 if entry in low else 9)
    assert [event.data["entries"] for event in desk.told("table_won")] == [
        [table.seats[0]] for table in desk.state.tables_of(1)
    ]
    (won,) = desk.told("round_won")
    assert set(numbers(won.data["entries"])) == low
    assert won.data["points"] == 15


def test_4_a_round_begins_when_the_one_before_is_done_at_all_tables() -> None:
    desk = Desk(10)
    desk.say(acts.Start())
    for _ in range(5):
        desk.play(1, 1, 1, 2, 3, 4, 5)
    assert desk.state.round == 1
    first, second = desk.state.tables
    assert sitting(desk.state, first) is None
    assert sitting(desk.state, second) is not None
