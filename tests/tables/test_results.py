"""What a deal and a match mean for each seat's record."""

from dataclasses import replace
from typing import Any

import pytest

from bot.games.api import Event, Result
from bot.storage import DealRow
from bot.tables import Table
from bot.tables import table as acts
from bot.tables.computers import COMPUTERS
from bot.tables.fixtures import hand_over
from bot.tables.log import Tally
from bot.tables.people import with_deals
from bot.tables.results import deal_rows, final_places, result_of, result_rows, standings
from bot.user_text import UserText
from tests.tables.club import START, lobby, match


def deal_over(points: list[int | None], winner: int | None, deal: int = 1) -> list[Event]:
    data = {"deal": deal, "winner": winner, "points": points, "totals": points}
    return [Event("played", {"seat": 0}), Event("deal_over", data), Event("match_over", {})]


def deals(table: Table, *all_points: list[int | None]) -> list[DealRow]:
    """The rows of deals with these points, won by who has none left."""
    rows = []
    for deal, points in enumerate(all_points, 1):
        winner = points.index(0) if 0 in points else None
        rows += deal_rows(table, deal_over(points, winner, deal), table.tally)
    return rows


def column(rows: Any, name: str) -> list[Any]:
    return [getattr(row, name) for row in rows]


# Deals


def test_a_move_that_ends_no_deal_makes_no_row() -> None:
    assert deal_rows(match(2), [Event("played", {"seat": 0})], ()) == []


def test_each_seat_of_a_deal_has_a_row() -> None:
    rows = deals(match(2, 1), [35, 0, 20])
    assert column(rows, "seat") == [0, 1, 2]
    assert column(rows, "person") == ["p0", "p1", None]
    assert column(rows, "points") == [35, 0, 20]
    assert column(rows, "place") == [3, 1, 2]
    assert column(rows, "won") == [False, True, False]
    assert column(rows, "deal") == [1, 1, 1]


def test_equal_points_share_the_place_and_the_next_is_left_out() -> None:
    assert column(deals(match(4), [10, 0, 10, 25]), "place") == [2, 1, 2, 4]


def test_a_blocked_deal_is_nobodys() -> None:
    rows = deals(match(2), [10, 5])
    assert column(rows, "won") == [False, False]
    assert column(rows, "place") == [2, 1]


def test_a_seat_that_is_out_takes_no_part() -> None:
    rows = deals(match(3), [None, 0, 20])
    assert column(rows, "seat") == [1, 2]
    assert column(rows, "place") == [1, 2]


def test_calls_and_stand_ins_are_kept_with_the_deal() -> None:
    table = match(2)
    tally: Tally = ({"calls_due": 3, "calls_made": 2, "calls_missed": 1}, {"moves": 3, "moves_stood_in": 2})
    ada, bo = deal_rows(table, deal_over([0, 5], 0), tally)
    assert (ada.calls_due, ada.calls_made, ada.calls_missed) == (3, 2, 1)
    assert (bo.calls_due, bo.calls_made, bo.calls_missed) == (0, 0, 0)
    assert (ada.stand_in, bo.stand_in) == (False, True)


# Matches


def test_a_result_adds_up_the_deals() -> None:
    table = replace(match(2, 1), tally=({"calls_due": 2, "calls_made": 1, "calls_missed": 1}, {}, {}))
    rows = result_rows(
        table,
        Result(((1,), (2,), (0,)), (45, 5, 20), (-30, 45, -15)),
        deals(table, [35, 0, 20], [10, 5, 0]),
    )
    assert column(rows, "seat") == [1, 2, 0], "best first"
    bo, computer, ada = rows
    assert column(rows, "place") == [1, 2, 3]
    assert column(rows, "won") == [True, False, False]
    assert column(rows, "total") == [5, 20, 45]
    assert column(rows, "chips") == [45, -15, -30]
    assert column(rows, "winners") == [1, 1, 1]
    assert (ada.deals, ada.deals_won, ada.points) == (2, 0, 45)
    assert (bo.deals, bo.deals_won, bo.points) == (2, 1, 5)
    assert (ada.calls_due, ada.calls_made, ada.calls_missed) == (4, 2, 2)
    assert (computer.person, computer.computer) == (None, COMPUTERS[0])
    assert (ada.person, ada.computer) == ("p0", None)


def test_a_shared_win_is_won_by_all_who_share_it() -> None:
    table = match(3)
    rows = result_rows(table, Result(((0, 2), (1,)), (10, 30, 10)), deals(table, [10, 30, 10]))
    by_seat = sorted(rows, key=lambda row: row.seat)
    assert column(by_seat, "place") == [1, 3, 1]
    assert column(by_seat, "won") == [True, False, True]
    assert column(by_seat, "winners") == [2, 2, 2]
    assert column(by_seat, "chips") == [None, None, None]


@pytest.mark.parametrize(
    ("people", "computers", "counts"), [(1, 1, False), (1, 3, False), (2, 0, True), (2, 2, True)]
)
def test_a_match_counts_with_two_people(people: int, computers: int, counts: bool) -> None:
    table = match(people, computers)
    places = tuple((seat,) for seat in range(people + computers))
    result = Result(places, (0,) * len(places))
    assert set(column(result_rows(table, result, deals(table, [0] * len(places))), "counts")) == {counts}
    assert set(column(result_rows(table, result, []), "counts")) == {False}, "no deal came to its end"


def forfeited(table: Table, *seats: int) -> Table:
    chairs = [
        replace(chair, stand_in=True, forfeited=True) if seat in seats else chair
        for seat, chair in enumerate(table.chairs)
    ]
    return replace(table, chairs=tuple(chairs))


def test_who_left_a_ranked_match_stands_behind_all_others_and_has_not_won() -> None:
    table = forfeited(match(3, ranked=True), 0)
    rows = result_rows(table, Result(((0,), (1, 2)), (0, 30, 30)), deals(table, [0, 30, 30]))
    by_seat = sorted(rows, key=lambda row: row.seat)
    assert column(by_seat, "place") == [3, 1, 1]
    assert column(by_seat, "won") == [False, True, True]
    assert column(by_seat, "winners") == [2, 2, 2]
    assert column(by_seat, "forfeited") == [True, False, False]
    assert column(by_seat, "counts") == [True, True, True], "they were two when it began"


def test_nobody_wins_where_all_have_left() -> None:
    table = forfeited(match(2, ranked=True), 0, 1)
    rows = result_rows(table, Result(((1,), (0,)), (30, 0)), [])
    assert column(rows, "place") == [1, 2]
    assert column(rows, "won") == [False, False]
    assert column(rows, "winners") == [0, 0]


def test_those_who_left_keep_their_order() -> None:
    result = Result(((3,), (0, 1), (2,)), (20, 20, 30, 10))
    assert standings(result, set()) == [(3,), (0, 1), (2,)]
    assert standings(result, {3, 1}) == [(0,), (2,), (3,), (1,)]


def test_high_points_are_better_where_the_game_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lobby(3)
    monkeypatch.setattr(type(table.game), "spec", replace(table.game.spec, low_wins=False))
    assert column(deal_rows(table, deal_over([10, 40, 10], 1), ({}, {}, {})), "place") == [2, 1, 2]


# The pot


def after_a_pot(places: str, *forfeited: int, totals: list[int]) -> Table:
    """A match of three for a pot of 150 chips that is over; ``places`` are the seats that have lost."""
    table = match(3, ranked=True, options={"pot": "buy_in"})
    hands = ["", "3C", "AS TD"]
    position = {"game": "olsen", "seats": 3, "options": {"pot": "buy_in"}, "phase": "over", "discard": "5H"}
    out = [int(seat) for seat in places]
    chairs = tuple(
        replace(chair, forfeited=seat in forfeited, stand_in=seat in forfeited)
        for seat, chair in enumerate(table.chairs)
    )
    state = table.game.load({**position, "hands": hands, "totals": totals, "out": out})
    return replace(table, state=state, phase="over", chairs=chairs)


@pytest.mark.parametrize(
    ("forfeited", "chips"),
    [((), (100, -50, -50)), ((0,), (-50, 100, -50)), ((0, 1), (-50, -50, 100)), ((0, 1, 2), (100, -50, -50))],
)
def test_the_pot_goes_to_the_first_who_stayed(forfeited: tuple[int, ...], chips: tuple[int, ...]) -> None:
    table = after_a_pot("12", *forfeited, totals=[40, 120, 130])
    rows = result_rows(table, result_of(table), deals(table, [0, 10, 20]))
    assert {row.seat: row.chips for row in rows} == dict(enumerate(chips))


def missing(table: Table, seat: int, *deals: bool) -> Table:
    """The table after deals that a computer has played for ``seat``, or has not."""
    for missed in deals:
        tally = [
            {"moves": 3, "moves_stood_in": 3 * (missed and own == seat)} for own in range(len(table.chairs))
        ]
        chairs = with_deals(table.chairs, deal_over([0] * len(table.chairs), 0), tuple(tally))
        table = replace(table, chairs=chairs)
    return table


@pytest.mark.parametrize(
    ("missed", "ranked", "first"),
    [
        ((True, True, False), True, (1, 2)),
        ((True, False), True, (0,)),
        ((True, True, False), False, (0,)),
    ],
    ids=["most of it", "half of it", "not ranked"],
)
def test_who_was_absent_for_most_of_a_ranked_match_is_last(
    missed: tuple[bool, ...], ranked: bool, first: tuple[int, ...]
) -> None:
    table = missing(match(3, ranked=ranked), 0, *missed)
    over = acts.score(table, START + 1)
    rows = result_rows(over, Result(((0,), (1, 2)), (0, 30, 30)), deals(over, [0, 30, 30]))
    assert tuple(row.seat for row in rows if row.place == 1) == first
    assert tuple(row.seat for row in rows if row.won) == first


def test_the_pot_passes_who_was_absent_for_most_of_the_match_and_their_stake_stays_in_it() -> None:
    table = after_a_pot("12", totals=[40, 120, 130])
    absent = acts.score(replace(missing(table, 0, True, True, False), phase="playing"), START + 1)
    rows = result_rows(absent, result_of(absent), deals(absent, [0, 10, 20]))
    assert {row.seat: row.chips for row in rows} == {0: -50, 1: 100, 2: -50}
    assert final_places(absent)[0] == (1,)


def test_who_takes_over_a_seat_is_not_charged_with_what_was_missed_before() -> None:
    table = missing(match(2, ranked=True), 0, True, True)
    before = deals(replace(table, tally=({"moves": 1, "moves_stood_in": 1}, {})), [5, 0])
    given = acts.score(hand_over(table, 0, "p8", 9, UserText("Eva")), START + 1)
    rows = {row.person: row for row in result_rows(given, Result(((0,), (1,)), (5, 30)), before)}
    assert (rows["p8"].forfeited, rows["p8"].deals_stood_in, rows["p8"].place) == (False, 0, 1)
