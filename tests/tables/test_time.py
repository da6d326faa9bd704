"""What happens by itself: timeouts, stand-ins, sleep, computers, deals and idle lobbies."""

import asyncio
import logging
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games.api import Move
from bot.tables import NOW, Refused, Table, forced_move
from bot.tables.rows import position
from bot.tables.timekeeping import BUSY_PAUSE
from tests.tables.clock import START
from tests.tables.club import ADA, BO, CLEO, PACE, SECOND, Club, held, on_turn, replayed, stacked

TURN = PACE.clocks["normal"]
NINES: dict[str, Any] = {"turn": 0, "discard": "9C", "hands": ["9H KD QD", "9S 4S KS", "9D 3D 3H"]}


async def origins(club: Club, table: Table) -> list[str]:
    """Who made the moves, the opening apart."""
    return [move.origin for move in (await club.moves(table))[1:]]


async def test_a_turn_that_nobody_took_is_played_by_the_clock(club: Club) -> None:
    table = await club.deal(3, position=NINES)
    expected = table.game.timeout_move(table.state, 0)
    assert table.deadline == START + TURN
    await club.clock.advance(TURN - 1)
    assert club.now(table).version == table.version
    await club.clock.advance(1)
    now = club.now(table)
    *_, move = await club.moves(table)
    assert (move.move, move.seat, move.origin, move.person) == (str(expected), 0, "timeout", None)
    assert move.at == START + TURN
    assert now.chairs[0].misses == 1
    assert now.deadline == START + 2 * TURN
    assert club.agrees(table)
    assert [seat.misses for seat in await club.database.seats.of_table(table.table_id)] == [1, 0, 0]


async def test_a_press_in_time_stops_the_clock(club: Club) -> None:
    table = await club.deal(3, position=NINES)
    await club.clock.advance(TURN - 1)
    moved = await club.tables.matches.submit(table.table_id, ADA, table.version, Move.parse("play 9H"))
    await club.clock.advance(TURN - 1)
    assert club.now(table).version == moved.version
    await club.clock.advance(1)
    assert await origins(club, table) == ["person", "timeout"]


async def test_a_press_that_comes_with_the_timeout_is_played_or_stale_but_not_both(club: Club) -> None:
    table = await club.deal(3, position=NINES)
    pressing = club.tables.matches.submit(table.table_id, ADA, table.version, Move.parse("play 9H"))
    club.clock.pass_by(TURN)
    (answer,) = await asyncio.gather(pressing, return_exceptions=True)
    await club.clock.advance()
    assert isinstance(answer, Table) or (isinstance(answer, Refused) and answer.code == "stale")
    assert len(await origins(club, table)) == 1
    assert club.agrees(table)


async def test_who_reads_a_lesson_while_only_computers_wait_has_their_turn_anew_after_a_restart_too(
    club: Club,
) -> None:
    alone, among_people = await club.deal(1, computers=2), await club.deal(2, computers=1)
    while on_turn(club.now(alone)) != 0:
        await club.step_by_time(alone)
    waits_until = club.now(among_people).deadline
    await club.clock.advance(TURN // 2)
    made = await origins(club, alone)
    await club.tables.matches.take_time(ADA.user_id)
    assert club.now(alone).deadline == club.clock.now() + TURN
    assert club.column(alone, "deadline") == club.now(alone).deadline
    assert club.now(among_people).deadline == waits_until
    await club.clock.advance(TURN - 1)
    assert await origins(club, alone) == made


async def test_who_was_warned_and_has_their_turn_anew_is_warned_again_after_a_restart_too(club: Club) -> None:
    table = await club.deal(1, computers=2)
    await club.step_by_time(table)
    while on_turn(club.now(table)) != 0:
        await club.step_by_time(table)
    await club.clock.advance(TURN - 1)
    assert club.column(table, "warned_version") == club.now(table).turn_version > 0
    await club.tables.matches.take_time(ADA.user_id)
    assert club.now(table).warned_version == 0
    assert club.agrees(table)


async def test_a_lesson_that_is_read_when_the_turn_has_just_passed_changes_nothing(club: Club) -> None:
    table = await club.deal(1, computers=2, position=NINES)
    move = club.tables.matches.submit(table.table_id, ADA, table.version, Move.parse("play 9H"))
    moved, _ = await asyncio.gather(move, club.tables.matches.take_time(ADA.user_id))
    assert club.now(table) == moved
    assert club.agrees(table)


CASUAL: dict[str, Any] = {"ranked": False, "clock": "normal"}
COUNTS: list[dict[str, Any]] = [
    {"ranked": True, "clock": "normal"},
    {"ranked": False, "clock": "slow"},
    {"ranked": False, "clock": "normal", "season": "s1"},
]
"""Matches in which it is not at once that a computer plays."""


@pytest.mark.parametrize(
    ("how", "misses"), [(CASUAL, 1), (CASUAL | {"clock": "fast"}, 1), *((how, 3) for how in COUNTS)]
)
async def test_after_a_timeout_or_three_where_it_counts_a_computer_stands_in(
    club: Club, how: dict[str, Any], misses: int
) -> None:
    table = await club.deal(2, **how)
    missed = 0
    while not club.now(table).chairs[0].stand_in:
        table = club.now(table)
        if on_turn(table) == 1 or table.observe(None).phase == "between":
            await club.play(table, club.chance)
        elif forced_move(table, 0):
            await club.clock.advance(PACE.call_window)
        else:
            await club.clock.advance(PACE.clocks[table.clock])
            missed += 1
    assert missed == misses
    table = club.now(table)
    while table.game.to_act(table.state) != {0}:
        table = await club.play(table, club.chance)
    assert table.deadline == club.clock.now() + SECOND
    await club.clock.advance(SECOND)
    assert (await origins(club, table))[-1] == "stand_in"
    assert [seat.stand_in for seat in await club.database.seats.of_table(table.table_id)] == [True, False]


async def test_a_move_of_ones_own_starts_the_count_anew(club: Club) -> None:
    table = await club.deal(2, position=NINES | {"hands": ["9H 9D KD", "9S 4S KS"]}, ranked=True)
    await club.clock.advance(TURN)
    assert club.now(table).chairs[0].misses == 1
    table = await club.tables.matches.submit(
        table.table_id, BO, club.now(table).version, Move.parse("play 9S")
    )
    assert club.now(table).chairs[0].misses == 1
    await club.tables.matches.submit(table.table_id, ADA, table.version, Move.parse("play 9D"))
    assert club.now(table).chairs[0].misses == 0
    assert [seat.misses for seat in await club.database.seats.of_table(table.table_id)] == [0, 0]


async def test_coming_back_takes_the_seat_from_the_computer(club: Club) -> None:
    table = await club.deal(2, position=NINES | {"hands": NINES["hands"][:2]})
    await club.tables.seats.leave(table.table_id, ADA)
    assert club.now(table).deadline == START + SECOND
    back = await club.tables.seats.come_back(table.table_id, ADA)
    assert back.deadline == club.column(table, "deadline") == START + TURN
    await club.clock.advance(TURN - 1)
    assert club.now(table).version == back.version, "no computer has moved"


async def test_a_table_that_everybody_left_sleeps_until_somebody_comes(club: Club) -> None:
    table = await club.deal(2, 1, position=NINES)
    for who in (ADA, BO):
        await club.tables.seats.leave(table.table_id, who)
    asleep = club.now(table)
    assert asleep.asleep
    assert asleep.deadline == club.column(table, "deadline") == START + PACE.sleep
    await club.clock.advance(PACE.sleep - 1)
    assert club.now(table) is asleep
    back = await club.tables.seats.come_back(table.table_id, BO)
    assert back.deadline == club.clock.now() + SECOND, "a computer is on turn, for Ada"
    await club.clock.advance(SECOND)
    assert (await origins(club, table)) == ["stand_in"]


async def test_a_table_falls_asleep_by_timeouts(club: Club) -> None:
    table = await club.deal(2)
    while not club.now(table).asleep:
        await club.step_by_time(table)
    assert club.now(table).deadline == club.column(table, "deadline") == club.clock.now() + PACE.sleep
    assert all(chair.stand_in for chair in club.now(table).chairs)
    assert (await origins(club, table)).count("timeout") >= 2 * PACE.casual_misses


async def test_a_match_to_which_nobody_comes_back_ends(club: Club) -> None:
    table = await club.deal(2)
    for who in (ADA, BO):
        await club.tables.seats.leave(table.table_id, who)
    await club.clock.advance(PACE.sleep)
    assert club.now(table).phase == "ended"
    assert await club.database.matches.results(table.table_id) == []


async def test_a_ranked_match_of_which_all_lost_sight_is_lost_for_them_and_played_to_its_end(
    club: Club,
) -> None:
    table = await club.deal(2, ranked=True, options={"deals": 1})
    while not club.now(table).asleep:
        await club.step_by_time(table)
    while club.now(table).is_open:
        await club.step_by_time(table)
    rows = await club.database.matches.results(table.table_id)
    assert [(row.forfeited, row.won) for row in rows] == [(True, False)] * 2


async def test_a_move_wakes_a_sleeping_table(club: Club) -> None:
    table = await club.deal(2, position=NINES | {"hands": NINES["hands"][:2]})
    for who in (ADA, BO):
        await club.tables.seats.leave(table.table_id, who)
    moved = await club.tables.matches.submit(table.table_id, ADA, table.version, Move.parse("play 9H"))
    assert moved.chairs[0].present
    assert moved.deadline == START + PACE.call_window, "Bo's stand-in is on turn, and Ada might have to call"


async def test_a_call_wakes_a_sleeping_table(club: Club) -> None:
    """It is no turn move, yet the clock must run again."""
    hands = ["9H KD", "9S 4S KS"]
    table = await club.deal(2, position={"turn": 0, "discard": "9C", "hands": hands})
    table = await club.tables.matches.submit(table.table_id, ADA, table.version, Move.parse("play 9H"))
    for who in (ADA, BO):
        await club.tables.seats.leave(table.table_id, who)
    assert club.now(table).asleep
    called = await club.tables.matches.submit(table.table_id, ADA, NOW, Move("call"))
    assert called.deadline == club.column(table, "deadline") == START + SECOND


# A turn as a whole

OLSEN_OLSEN: dict[str, Any] = {"turn": 0, "discard": "9C", "hands": ["9H 4D", "9S 4S KS"]}
"""In Ólsen ólsen, time draws although a card fits."""


@pytest.mark.parametrize("ranked", [False, True])
async def test_what_is_left_of_a_turn_that_ran_out_is_played_at_once_and_people_see_one_change(
    club: Club, ranked: bool
) -> None:
    stock = stacked("9D TC 2C", **OLSEN_OLSEN)
    table = await club.deal(2, position=stock, game="olsen_olsen", ranked=ranked)
    club.changes.clear()
    await club.clock.advance(TURN)
    (now,) = club.changes
    made = [(move.move, move.origin, move.at) for move in (await club.moves(table))[1:]]
    assert made == [(move, "timeout", START + TURN) for move in (*["draw"] * 3, "pass")]
    assert (on_turn(now), now.chairs[0].misses, now.chairs[0].stand_in) == (1, 1, not ranked)
    assert now.deadline == START + 2 * TURN
    assert club.agrees(table)


async def test_a_turn_that_an_ace_prolongs_runs_out_only_once(club: Club) -> None:
    position = {"turn": 0, "first_turn": [], "discard": "9H", "hands": ["AH 4H 5H", "9S 4S KS"]}
    table = await club.deal(2, position=position)
    await club.clock.advance(TURN)
    assert [move.move for move in (await club.moves(table))[1:]] == ["play AH", "play 4H"]
    assert on_turn(club.now(table)) == 1


async def test_a_turn_that_ran_out_while_the_file_is_locked_is_played_later_and_whole(club: Club) -> None:
    table = await club.deal(2, position=stacked("9D TC 2C", **OLSEN_OLSEN), game="olsen_olsen")
    await club.clock.advance(TURN - 1)
    with held(club.path):
        await club.clock.advance(1)
        assert club.now(table).version == club.column(table, "version") == table.version
        assert club.now(table).chairs[0].misses == 0
    await club.clock.advance(BUSY_PAUSE)
    assert await origins(club, table) == ["timeout"] * 4
    assert club.agrees(table)


# Computers


async def test_computers_play_a_match_while_the_only_person_never_moves(club: Club) -> None:
    """Somebody who is there but asleep at the keyboard holds up nobody."""
    club.pace = replace(PACE, casual_misses=100_000)
    await club.restart()
    table = await club.deal(1, 3, options={"deals": 2})
    while club.tables.find(table.table_id) and club.now(table).is_open:
        await club.step_by_time(table)
    assert club.now(table).phase == "over"
    assert set(await origins(club, table)) == {"computer", "timeout", "forced"}
    results = await club.database.matches.results(table.table_id)
    assert len(results) == 4
    assert not any(row.counts for row in results), "one person alone"
    assert {deal.deal for deal in await club.database.matches.deals(table.table_id)} == {1, 2}
    assert replayed(club.now(table), await club.moves(table)) == position(club.now(table))


async def test_computers_finish_a_ranked_match_that_everybody_has_forfeited(club: Club) -> None:
    table = await club.deal(3, ranked=True, options={"deals": 1})
    for who in (ADA, BO, CLEO):
        await club.tables.seats.leave(table.table_id, who)
    while club.now(table).is_open:
        await club.step_by_time(table)
    assert club.now(table).phase == "over"
    rows = await club.database.matches.results(table.table_id)
    assert [(row.forfeited, row.won) for row in rows] == [(True, False)] * 3
    assert {deal.stand_in for deal in await club.database.matches.deals(table.table_id)} == {True}


async def test_an_absent_person_holds_up_nobody_and_is_back_for_the_next_deal(club: Club) -> None:
    table = await club.deal(2, 2, options={"deals": 2})
    await club.tables.seats.leave(table.table_id, ADA)
    while club.now(table).observe(None).phase == "play":
        await club.step(table, club.chance)
    assert {move.origin for move in await club.moves(table) if move.seat == 0} == {"stand_in"}
    back = await club.tables.seats.come_back(table.table_id, ADA)
    assert back.chairs[0].present
    deals = await club.database.matches.deals(table.table_id)
    assert [deal.stand_in for deal in deals] == [True, False, False, False]


async def test_the_next_deal_is_dealt_by_itself(club: Club) -> None:
    table = await club.deal(2, position={"turn": 0, "discard": "9C", "hands": ["9H", "4S KD"]})
    between = await club.tables.matches.submit(table.table_id, ADA, table.version, Move.parse("play 9H"))
    assert between.observe(None).phase == "between"
    assert between.deadline == START + PACE.next_deal
    await club.clock.advance(PACE.next_deal - 1)
    assert club.now(table) is between
    await club.clock.advance(1)
    dealt = club.now(table)
    assert dealt.observe(None).deal == 2
    assert dealt.chairs == between.chairs, "nobody has missed a turn"


async def test_anybody_may_deal_sooner(club: Club) -> None:
    table = await club.deal(2, position={"turn": 0, "discard": "9C", "hands": ["9H", "4S KD"]})
    between = await club.tables.matches.submit(table.table_id, ADA, table.version, Move.parse("play 9H"))
    dealt = await club.tables.matches.submit(table.table_id, BO, between.version, Move("deal"))
    assert dealt.observe(None).deal == 2
    with pytest.raises(Refused) as refused:
        await club.tables.matches.submit(table.table_id, ADA, between.version, Move("deal"))
    assert refused.value.code == "stale"


# Lobbies


async def test_an_idle_lobby_closes(club: Club) -> None:
    table = await club.sit(2)
    await club.clock.advance(PACE.lobby - 1)
    joined = await club.tables.lobbies.add_computer(table.table_id, ADA)
    await club.clock.advance(PACE.lobby - 1)
    assert club.now(table) is joined, "any press keeps it open"
    await club.clock.advance(1)
    assert club.now(table).phase == club.column(table, "phase") == "closed"
    with pytest.raises(Refused):
        club.tables.in_channel(table.channel_id)


# Trouble with the time


async def test_a_clock_that_is_put_back_delays_but_loses_nothing(club: Club) -> None:
    """The moment between the scheduler's look at the clock and the table's own."""
    table = await club.deal(3, position=NINES)
    club.clock.pass_by(TURN)
    club.clock.falls_back(5 * SECOND)
    await club.clock.advance()
    assert club.now(table).version == table.version
    await club.clock.advance(5 * SECOND)
    assert await origins(club, table) == ["timeout"]


async def test_nothing_in_a_long_match_is_a_fault(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    chance = Random(8)
    table = await club.deal(3, 2, options={"deals": 3})
    while club.now(table).is_open:
        if chance.random() < 0.2:
            await club.step_by_time(table)
        else:
            await club.step(table, chance)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert replayed(club.now(table), await club.moves(table)) == position(club.now(table))
