"""Coming late to a match: whose seat it is, and what counts."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.tables import Refused, Table, seating
from bot.tables import table as acts
from bot.tables.people import PROGRAM
from bot.tables.rows import position
from tests.tables.clock import START
from tests.tables.club import ADA, BO, CLEO, DAG, MOD, PACE, Club, lobby, match, person, refusal, replayed
from tests.tables.test_votes import LAST

EVE = person(4)
TURN = PACE.clocks["normal"]


def late(table: Table, who: Any = DAG) -> Table:
    return seating.join_in(table, who, "pd")


def test_a_computers_seat_is_taken_at_once() -> None:
    table = late(match(2, 2))
    assert [chair.name for chair in table.chairs] == ["Ada", "Bo", "Dag", "Muninn"]
    dag = table.chairs[2]
    assert (dag.person, dag.user_id, dag.level, dag.present) == ("pd", DAG.user_id, None, True)
    assert (dag.earlier[-1].chair.name, dag.earlier[-1].until) == ("Huginn", table.version)


def test_the_bots_own_computers_come_first_and_the_removed_last() -> None:
    table = seating.remove_player(match(3, 3), ADA, 1)
    chairs = [*table.chairs]
    chairs[3] = replace(chairs[3], level=PROGRAM)
    table = replace(table, chairs=tuple(chairs))
    assert seating.computer_seats(table) == [4, 5, 3, 1]


def test_a_seat_whose_owner_is_away_stays_theirs() -> None:
    for table in (seating.leave_match(match(3), BO), seating.miss(match(3), 1, 1)):
        assert not table.chairs[1].present
        with refusal("no_seat"):
            late(table)


def test_the_seat_of_who_was_removed_is_free_and_they_stay_removed() -> None:
    table = late(seating.remove_player(match(3), ADA, 1))
    assert (table.chairs[1].person, table.chairs[1].forfeited) == ("pd", False)
    with refusal("forfeited"):
        late(table, BO)


@pytest.mark.parametrize(
    ("table", "who", "code"),
    [
        (seating.leave_match(match(2, ranked=True), BO), DAG, "ranked_seat"),
        (match(2, 1), ADA, "already_seated"),
        (seating.remove_player(match(3), ADA, 1), BO, "already_seated"),
        (match(3), DAG, "no_seat"),
        (seating.leave_match(match(1, 1), ADA), DAG, "no_one_here"),
        (lobby(1, 1), DAG, "not_started"),
        (acts.end(match(1, 1), ADA, START), DAG, "match_over"),
    ],
    ids=["ranked", "already seated", "removed", "full", "nobody there", "a lobby", "over"],
)
def test_who_cannot(table: Table, who: Any, code: str) -> None:
    with refusal(code):
        late(table, who)


def test_a_host_who_was_removed_while_nobody_was_there_is_not_host_of_the_newcomers_seat() -> None:
    table = seating.remove_player(seating.leave_match(match(2), BO), MOD, 0)
    table = late(seating.come_back(table, BO))
    assert table.chairs[0].person == "pd"
    assert acts.host_of(table).person == table.host == "p1"


def test_it_counts_for_them_from_the_next_deal() -> None:
    table = late(match(1, 1))
    assert (table.observe(None).deal, table.chairs[1].from_deal, table.chairs[0].from_deal) == (1, 2, 1)
    between = match(1, 1, position={"phase": "between", "deal": 3, "hands": ["9H", ""], "discard": "9C"})
    assert late(between).chairs[1].from_deal == 4


def test_the_press_behind_the_shuffles_stays_with_the_seat() -> None:
    table = seating.remove_player(match(3), ADA, 1)
    assert late(table).chairs[1].press == table.chairs[1].press == 1001


def test_who_goes_again_keeps_the_seat() -> None:
    assert seating.leave_match(late(match(2, 1)), DAG).chairs[2].stand_in


def test_who_has_joined_in_is_there_like_the_others() -> None:
    table = late(match(1, 1))
    assert not table.chairs[1].is_asked
    left = seating.leave_match(seating.remove_player(table, MOD, 0), DAG)
    assert left.asleep, "or the computers would play on for nobody"


async def test_who_joins_plays(club: Club) -> None:
    hands = ["9H 9D KD", "9S 4S KS", "9C 3D 3H"]
    table = await club.deal(2, 1, position={"turn": 2, "discard": "3C", "hands": hands})
    with refusal("not_seated"):
        await club.make(table, DAG, "play 9C")
    seated = await club.tables.seats.join_in(table.table_id, DAG)
    assert club.changes[-1] is seated
    assert seated.deadline == START + TURN, "a person is on turn now"
    played = await club.make(table, DAG, "play 9C")
    assert played.log[-1].person == seated.chairs[2].person
    assert [seat.name for seat in await club.database.seats.of_table(table.table_id)] == ["Ada", "Bo", "Dag"]
    assert await club.tables.of_user(DAG.user_id) == [played]
    await club.restart()
    assert club.now(table).chairs == played.chairs


async def test_a_shuffle_can_be_proved_whoever_sits_there_in_the_end(club: Club) -> None:
    table = await club.deal(3, options={"deals": 2})
    await club.tables.seats.remove_player(table.table_id, ADA, CLEO.user_id)
    await club.tables.seats.join_in(table.table_id, DAG)
    await club.restart()
    while club.now(table).is_open:
        await club.step(table, club.chance)
    assert replayed(club.now(table), await club.moves(table)) == position(club.now(table))


async def test_results_count_for_those_who_were_there_from_the_first_deal(club: Club) -> None:
    table = await club.deal(2, 1, options={"deals": 1}, position=LAST)
    await club.tables.seats.join_in(table.table_id, DAG)
    over = await club.make(table, ADA, "play 9H")
    assert over.phase == "over"
    counts = {row.seat: row.counts for row in await club.database.matches.results(table.table_id)}
    assert counts == {0: True, 1: True, 2: False}


async def test_a_match_of_one_and_a_newcomer_counts_for_neither(club: Club) -> None:
    table = await club.deal(1, 1, options={"deals": 1}, position=LAST | {"hands": ["9H", "4S KD"]})
    await club.tables.seats.join_in(table.table_id, DAG)
    await club.make(table, ADA, "play 9H")
    assert not any(row.counts for row in await club.database.matches.results(table.table_id))


async def test_of_two_who_want_the_last_seat_at_once_one_gets_it(club: Club) -> None:
    table = await club.deal(2, 1)
    answers = await asyncio.gather(
        *(club.tables.seats.join_in(table.table_id, who) for who in (DAG, EVE)), return_exceptions=True
    )
    (refused,) = [answer for answer in answers if isinstance(answer, Refused)]
    assert refused.code == "no_seat"
    assert club.now(table).chairs[2].name == "Dag"
    assert await club.database.people.of_user(table.place_id, EVE.user_id) is None, "of whom nothing was kept"
