"""Who is host, who is sent away, and who has said to be away for a while."""

from dataclasses import replace
from typing import Any

import pytest

from bot.games.api import Result
from bot.tables import Table, Who, seating
from bot.tables import table as acts
from bot.tables.results import result_rows
from tests.tables.clock import START
from tests.tables.club import ADA, BO, CLEO, DAG, MOD, PACE, Club, match, refusal
from tests.tables.test_results import deals

TURN, DAY = PACE.clocks["normal"], 24 * 3_600_000
SLOW = PACE.clocks["slow"]
NINES: dict[str, Any] = {"turn": 0, "discard": "9C", "hands": ["9H KD QD", "9S 4S KS"]}
THREE: dict[str, Any] = NINES | {"hands": [*NINES["hands"], "9D 3D 3H"]}


# Sent away


def test_the_host_sends_somebody_away_for_good() -> None:
    removed = seating.remove_player(match(3), ADA, 1)
    chair = removed.chairs[1]
    assert (chair.forfeited, chair.stand_in, chair.present) == (True, True, False)
    assert removed.version == match(3).version
    for act in (seating.come_back, seating.leave_match):
        with pytest.raises(acts.Refused):
            act(removed, BO)
    with refusal("forfeited"):
        acts.need_own_seat(removed, BO)
    with refusal("left_already"):
        seating.remove_player(removed, ADA, 1)


def test_who_has_left_may_still_be_sent_away() -> None:
    left = seating.leave_match(match(3), BO)
    assert seating.remove_player(left, ADA, 1).chairs[1].forfeited


def test_a_moderator_may_send_the_host_away_and_somebody_else_is_host() -> None:
    removed = seating.remove_player(match(3), MOD, 0)
    assert (removed.chairs[0].forfeited, removed.host) == (True, "p1")
    assert seating.remove_player(match(3), MOD, 1).host == "p0"


@pytest.mark.parametrize(
    ("who", "seat", "code"),
    [
        (BO, 2, "not_host"),
        (DAG, 1, "not_host"),
        (ADA, 0, "remove_yourself"),
        (ADA, 3, "no_such_player"),
        (ADA, 9, "no_such_player"),
        (ADA, -1, "no_such_player"),
    ],
)
def test_who_cannot_be_sent_away(who: Who, seat: int, code: str) -> None:
    with refusal(code):
        seating.remove_player(match(3, 1), who, seat)


def test_from_a_ranked_match_only_moderators_who_do_not_play_send_away() -> None:
    table = match(3, ranked=True)
    with refusal("ranked_remove"):
        seating.remove_player(table, ADA, 1)
    with refusal("ranked_remove"):
        seating.remove_player(table, replace(ADA, moderator=True), 1)
    assert seating.remove_player(table, MOD, 1).chairs[1].forfeited


def test_nobody_is_sent_away_when_it_is_over() -> None:
    with refusal("match_over"):
        seating.remove_player(acts.end(match(3), ADA, START), ADA, 1)


def test_who_was_sent_away_stands_last_and_has_not_won() -> None:
    table = seating.remove_player(match(3), ADA, 1)
    result = Result(((1,), (0,), (2,)), (30, 0, 60))
    rows = result_rows(table, result, deals(table, [30, 0, 60]))
    assert [(row.seat, row.place, row.won, row.forfeited) for row in rows] == [
        (0, 1, True, False),
        (2, 2, False, False),
        (1, 3, False, True),
    ]
    assert not any(row.counts for row in rows), "nobody wins by sending others away"
    ranked = seating.remove_player(match(3, ranked=True), MOD, 1)
    rows = result_rows(ranked, result, deals(ranked, [30, 0, 60]))
    assert all(row.counts for row in rows)


async def test_the_match_goes_on_without_who_was_sent_away(club: Club) -> None:
    table = await club.deal(2, 1, position=THREE, options={"deals": 1})
    await club.tables.seats.remove_player(table.table_id, MOD, ADA.user_id)
    now = club.now(table)
    assert now.host == club.column(table, "host") == now.chairs[1].person
    with refusal("forfeited"):
        await club.make(table, ADA, "play 9H")
    await club.restart()
    with refusal("forfeited"):
        await club.tables.seats.come_back(table.table_id, ADA)
    while club.now(table).is_open:
        await club.step(table, club.chance)
    rows = {row.seat: row for row in await club.database.matches.results(table.table_id)}
    assert (rows[0].place, rows[0].won, rows[0].forfeited, rows[0].counts) == (3, False, True, False)
    assert {move.origin for move in await club.moves(table) if move.seat == 0} == {"stand_in"}


async def test_somebody_is_sent_away_from_a_lobby(club: Club) -> None:
    table = await club.sit(3)
    removed = await club.tables.seats.remove_player(table.table_id, ADA, BO.user_id)
    assert [chair.name for chair in removed.chairs] == ["Ada", "Cleo"]
    assert [seat.name for seat in await club.database.seats.of_table(table.table_id)] == ["Ada", "Cleo"]
    assert removed.version == club.column(table, "version") == table.version + 1
    host = await club.tables.seats.remove_player(table.table_id, MOD, ADA.user_id)
    assert host.host == club.column(table, "host") == host.chairs[0].person
    with refusal("last_player"):
        await club.tables.seats.remove_player(table.table_id, MOD, CLEO.user_id)


# The host


def hosting(table: Table) -> str | None:
    return acts.host_of(table).person


def test_while_a_computer_plays_for_a_host_who_missed_turns_another_is_host() -> None:
    table = match(3)
    for _ in range(2):
        table = seating.miss(table, 0, allowed=3)
        assert hosting(table) == "p0"
    assert hosting(seating.miss(table, 0, allowed=3)) == "p1"
    assert hosting(seating.miss(seating.leave_match(match(3), BO), 0, allowed=1)) == "p2", "who is there"
    assert hosting(seating.miss(match(1, 2), 0, allowed=1)) == "p0", "where nobody else is there"


def test_a_host_who_missed_turns_is_host_again_with_the_next_press() -> None:
    missed = seating.leave_match(seating.miss(match(4), 0, allowed=1), BO)
    assert hosting(missed) == "p2"
    assert hosting(seating.come_back(missed, ADA)) == "p0"
    assert hosting(seating.come_back(seating.leave_match(match(3), ADA), ADA)) == "p1", "who has left"


async def test_the_host_whose_time_is_up_too_often_is_replaced_after_a_restart_too(club: Club) -> None:
    club.pace = replace(PACE, misses=1)
    await club.restart()
    table = await club.deal(2, position=NINES)
    await club.clock.advance(TURN)
    now = club.now(table)
    assert now.chairs[0].stand_in
    assert hosting(now) == now.chairs[1].person
    await club.restart()
    assert hosting(club.now(table)) == now.chairs[1].person
    assert (await club.tables.matches.end(table.table_id, BO)).phase == "ended"


async def test_the_host_who_leaves_is_replaced(club: Club) -> None:
    table = await club.deal(3)
    await club.tables.seats.leave(table.table_id, ADA)
    assert club.column(table, "host") == club.now(table).chairs[1].person
    with refusal("not_host"):
        await club.tables.matches.end(table.table_id, ADA)


async def test_a_lobby_whose_host_is_away_is_started_by_another(club: Club) -> None:
    table = await club.sit(2, 1)
    await club.clock.advance(acts.PATIENCE - 1)
    with refusal("not_starter"):
        await club.tables.lobbies.start(table.table_id, BO, club.press())
    await club.clock.advance(1)
    with refusal("not_host"):
        await club.tables.lobbies.start(table.table_id, DAG, club.press())
    begun = await club.tables.lobbies.start(table.table_id, BO, club.press())
    assert begun.phase == "playing"
    assert begun.host == table.host


# Away for a while


def slow(**how: Any) -> Table:
    return match(2, position=NINES, clock="slow", **how)


def test_away_is_for_slow_tables() -> None:
    assert seating.set_away(slow(), BO, START + DAY, PACE.longest_away).chairs[1].away_until == START + DAY
    assert seating.set_away(slow(), BO, START + DAY, PACE.longest_away).chairs[1].present
    with refusal("away_not_slow"):
        seating.set_away(match(2), BO, START + DAY, PACE.longest_away)
    with refusal("not_seated"):
        seating.set_away(slow(), CLEO, START + DAY, PACE.longest_away)


def test_to_come_back_or_to_move_ends_it() -> None:
    away = seating.set_away(slow(), ADA, START + DAY, PACE.longest_away)
    assert seating.come_back(away, ADA).chairs[0].away_until is None
    assert seating.set_away(away, ADA, None, PACE.longest_away).chairs[0].away_until is None
    nine = acts.Move.parse("play 9H")
    assert acts.play(away, 0, nine, "person", START)[0].chairs[0].away_until is None
    for origin in ("timeout", "forced", "stand_in"):
        assert acts.play(away, 0, nine, origin, START)[0].chairs == away.chairs
    assert seating.leave_match(away, ADA).chairs[0].away_until is None


async def test_the_time_of_who_is_away_runs_only_from_then_on(club: Club) -> None:
    table = await club.deal(2, position=NINES, clock="slow")
    (now,) = await club.tables.seats.set_away(BO, START + 3 * DAY)
    assert now.deadline == START + SLOW, "Ada is on turn"
    played = await club.make(table, ADA, "play 9H")
    assert played.deadline == club.column(table, "deadline") == START + 3 * DAY + SLOW
    await club.clock.advance(3 * DAY + SLOW - 1)
    assert club.now(table).version == played.version
    await club.clock.advance(1)
    assert club.now(table).log[-1].origin == "timeout"
    assert club.now(table).chairs[1].misses == 1


async def test_also_when_it_is_their_turn_already(club: Club) -> None:
    table = await club.deal(2, position=NINES, clock="slow")
    await club.clock.advance(DAY // 2)
    (now,) = await club.tables.seats.set_away(ADA, START + 3 * DAY)
    assert now.deadline == club.column(table, "deadline") == START + 3 * DAY + SLOW
    (now,) = await club.tables.seats.set_away(ADA, None)
    assert now.deadline == club.column(table, "deadline") == START + DAY // 2 + SLOW
    assert now.chairs[0].away_until is None


async def test_a_move_of_ones_own_ends_it(club: Club) -> None:
    table = await club.deal(2, position=NINES, clock="slow")
    await club.tables.seats.set_away(ADA, START + 3 * DAY)
    assert (await club.make(table, ADA, "play 9H")).chairs[0].away_until is None
    assert [seat.away_until for seat in await club.database.seats.of_table(table.table_id)] == [None, None]


async def test_a_restart_keeps_it(club: Club) -> None:
    table = await club.deal(2, position=NINES, clock="slow")
    await club.tables.seats.set_away(ADA, START + 3 * DAY)
    before = club.now(table)
    await club.restart(DAY)
    assert club.now(table).chairs == before.chairs
    assert club.now(table).deadline == before.deadline == START + 3 * DAY + SLOW


async def test_at_every_slow_table_and_at_no_other(club: Club) -> None:
    tables = [await club.deal(2, clock="slow") for _ in range(2)]
    others = [await club.deal(2), await club.sit(2, clock="slow")]
    gone = await club.deal(2, clock="slow", ranked=True)
    await club.tables.seats.leave(gone.table_id, BO)
    away = await club.tables.seats.set_away(BO, START + DAY)
    assert [table.table_id for table in away] == [table.table_id for table in tables]
    for table in (*others, gone):
        assert club.now(table).chairs[1].away_until is None


async def test_no_longer_than_tables_allow(club: Club) -> None:
    table = await club.deal(2, clock="slow")
    with refusal("away_too_long"):
        await club.tables.seats.set_away(BO, START + PACE.longest_away + 1)
    assert club.now(table).chairs[1].away_until is None
    assert await club.tables.seats.set_away(BO, START + PACE.longest_away)


async def test_who_sits_at_no_slow_table_cannot_be_away(club: Club) -> None:
    await club.deal(2)
    for who in (BO, CLEO):
        with refusal("no_slow_table"):
            await club.tables.seats.set_away(who, START + DAY)
