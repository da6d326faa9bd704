"""Computers are no faster than people: they leave time for a call, and take some for their own."""

from dataclasses import replace
from typing import Any

import pytest

from bot.games.api import Move
from bot.tables import NOW, Table
from bot.tables import table as acts
from bot.tables.computers import chosen_move, level_of, reaction_of
from bot.tables.pace import reaction
from bot.tables.timekeeping import BUSY_PAUSE
from tests.tables.clock import START
from tests.tables.club import ADA, BO, CLEO, PACE, Club, held, match

SOON, LATE = PACE.reaction
FAIR_SOON, FAIR_LATE = PACE.challenge
PAUSE = PACE.computer_pause[0]

OWING: dict[str, Any] = {"turn": 2, "discard": "9C", "hands": ["9D 4S KD", "9S 4D KS", "9H JH"]}
"""For two people and a computer, which lays its last card but one now; the next is Ada's turn."""

CHALLENGE: dict[str, Any] = {"options": {"enforce": "challenge"}}


async def pressed(club: Club, table: Table) -> list[tuple[int | None, str, str]]:
    """The moves after the opening: whose, what, and by whom."""
    return [(move.seat, move.move, move.origin) for move in (await club.moves(table))[1:]]


async def laid(club: Club, **how: Any) -> Table:
    """A table where the computer has just laid its last card but one."""
    table = await club.deal(2, 1, position=OWING, **how)
    await club.clock.advance(PAUSE)
    table = club.now(table)
    assert table.observe(None).counts[2] == 1
    return table


# Time for people


@pytest.mark.parametrize("absent", [False, True], ids=["computer", "stand-in"])
async def test_a_computer_leaves_a_person_the_time_to_call(club: Club, absent: bool) -> None:
    position = {"turn": 0, "discard": "9C", "hands": ["9H KD", "9S 4S KS"]}
    table = await club.deal(1 + absent, 1 - absent, position=position)
    if absent:
        await club.tables.seats.leave(table.table_id, BO)
    played = await club.make(table, ADA, "play 9H")
    assert played.deadline == START + PACE.call_window > START + PAUSE
    await club.clock.advance(PACE.call_window - 1)
    assert (await club.make(table, ADA, "call")).deadline == played.deadline
    await club.clock.advance(1)
    assert [seat for seat, *_ in await pressed(club, table)][:3] == [0, 0, 1]
    assert club.now(table).tally[0] == {"calls_due": 1, "calls_made": 1, "moves": 1}


async def test_a_computer_that_need_not_wait_does_not(club: Club) -> None:
    position = {"turn": 0, "discard": "9C", "hands": ["9H KD", "9S 4S KS"]}
    table = await club.deal(1, 1, position=position)
    assert (await club.make(table, ADA, "play 9H !")).deadline == START + PAUSE


# Their own calls


async def test_a_computer_calls_a_moment_after_its_card(club: Club) -> None:
    table = await laid(club)
    assert (await pressed(club, table)) == [(2, "play 9H", "computer")]
    await club.clock.advance(SOON - 1)
    assert club.now(table).version == table.version
    await club.clock.advance(LATE - SOON + 1)
    assert (await pressed(club, table))[1:] == [(2, "call", "computer")]
    *_, call = await club.moves(table)
    assert SOON <= call.at - START - PAUSE <= LATE
    assert club.now(table).deadline == table.deadline, "it gives nobody more time"
    assert club.agrees(table)


@pytest.mark.parametrize("ms", [3_600_000, -3_600_000])
async def test_a_computer_calls_in_time_whatever_the_clock_of_the_machine_does(club: Club, ms: int) -> None:
    table = await laid(club)
    await club.clock.parts(ms)
    await club.clock.advance(SOON - 1)
    assert club.now(table).version == table.version
    await club.clock.advance(LATE - SOON + 1)
    assert (await pressed(club, table))[1:] == [(2, "call", "computer")]


async def test_a_computer_calls_no_sooner_because_somebody_is_pinged_meanwhile(club: Club) -> None:
    club.ping_from = lambda table, seat, at: max(at, START + PAUSE + SOON // 2)  # when quiet hours end
    table = await laid(club, clock="slow")
    assert not club.pings
    await club.clock.advance(SOON // 2)
    assert [table.to_ping for table in club.pings] == [table.turn_version]
    assert club.now(table).version == table.version
    await club.clock.advance(LATE)
    assert (await pressed(club, table))[1:] == [(2, "call", "computer")]


async def test_they_do_not_all_take_the_same_time(club: Club) -> None:
    table = await laid(club)
    times = {reaction(table, START, PACE, club.chance) for _ in range(50)}
    assert len(times) > 10
    assert all(found is not None and SOON <= found[0] - START <= LATE and found[1] == 2 for found in times)


async def test_who_plays_before_the_computer_has_called_makes_it_pay(club: Club) -> None:
    table = await laid(club)
    await club.clock.advance(SOON - 1)
    after = await club.make(table, ADA, "play 9D")
    assert after.tally[2] == {"calls_due": 1, "calls_missed": 1}
    assert after.observe(None).counts[2] > 1
    await club.clock.advance(LATE)
    assert [move for _, move, _ in await pressed(club, table)] == ["play 9H", "play 9D"], "it is too late"


async def test_a_call_of_a_computer_is_heard_even_when_time_has_passed_all_at_once(club: Club) -> None:
    """Its moment came before the clock of the next, so it is first."""
    table = await laid(club)
    await club.clock.advance(10 * PACE.clocks["normal"])
    assert [move for _, move, _ in await pressed(club, table)][:2] == ["play 9H", "call"]


async def test_a_computer_in_somebodys_place_takes_no_such_risk(club: Club) -> None:
    table = await club.deal(3, position=OWING)
    await club.tables.seats.leave(table.table_id, CLEO)
    await club.clock.advance(PAUSE)
    assert await pressed(club, table) == [(2, "play 9H !", "stand_in")]


async def test_it_calls_for_somebody_who_has_just_left(club: Club) -> None:
    table = await club.deal(2, position={"turn": 0, "discard": "9C", "hands": ["9H KD", "9S 4S KS"]})
    await club.make(table, ADA, "play 9H")
    await club.tables.seats.leave(table.table_id, ADA)
    await club.clock.advance(LATE)
    assert (await pressed(club, table))[1:] == [(0, "call", "stand_in")]


# Their challenges


async def offended(club: Club, computers: int = 1) -> Table:
    """A table where Ada can be challenged: she has not called, and Bo has played since.

    The computers that are on turn then think for longer than they take to challenge.
    """
    club.pace = replace(PACE, computer_pause=(FAIR_LATE + 1, FAIR_LATE + 1))
    await club.restart()
    hands = ["9H KD", "9S 4S KS", "4D 3D QD", "4H 3H QH"][: 2 + computers]
    position = {"turn": 0, "discard": "9C", "hands": hands}
    table = await club.deal(2, computers, position=position, **CHALLENGE)
    await club.make(table, ADA, "play 9H")
    return await club.make(table, BO, "play 9S")


async def test_a_computer_challenges_after_a_moment(club: Club) -> None:
    table = await offended(club)
    await club.clock.advance(FAIR_SOON - 1)
    assert club.now(table).version == table.version
    await club.clock.advance(FAIR_LATE - FAIR_SOON + 1)
    assert (await pressed(club, table))[2:] == [(2, "challenge 0", "computer")]
    assert club.now(table).observe(None).counts[0] > 1


async def test_of_several_computers_one_challenges(club: Club) -> None:
    table = await offended(club, 2)
    await club.clock.advance(FAIR_LATE)
    assert [move for _, move, _ in await pressed(club, table)][2:] == ["challenge 0"]


async def test_a_person_may_be_faster(club: Club) -> None:
    table = await offended(club)
    await club.clock.advance(FAIR_SOON - 1)
    await club.tables.matches.submit(table.table_id, BO, NOW, Move.parse("challenge 0"))
    await club.clock.advance(FAIR_LATE)
    challenges = [seat for seat, move, _ in await pressed(club, table) if move.startswith("challenge")]
    assert challenges == [1]


async def test_nobody_is_challenged_while_they_may_still_call(club: Club) -> None:
    position = {"turn": 0, "discard": "9C", "hands": ["9H KD", "9S 4S KS", "4D 3D QD"]}
    table = await club.deal(2, 1, position=position, **CHALLENGE)
    played = await club.make(table, ADA, "play 9H")
    await club.clock.advance(FAIR_LATE)
    assert club.now(table).version == played.version


# Trouble


async def test_a_computer_that_was_about_to_call_does_so_after_a_restart(club: Club) -> None:
    table = await laid(club)
    await club.clock.advance(SOON - 1)
    await club.restart()
    await club.clock.advance(SOON - 1)
    assert club.now(table).version == table.version, "the moment is chosen anew"
    await club.clock.advance(LATE)
    assert (await pressed(club, table))[1:] == [(2, "call", "computer")]


async def test_a_call_that_could_not_be_saved_is_made_again(club: Club) -> None:
    table = await laid(club)
    with held(club.path):
        await club.clock.advance(LATE)
        assert club.now(table).version == table.version
    await club.clock.advance(BUSY_PAUSE)
    await club.clock.advance(LATE)
    assert (await pressed(club, table))[1:] == [(2, "call", "computer")]
    assert club.agrees(table)


async def test_nobody_calls_at_a_table_that_sleeps(club: Club) -> None:
    table = await laid(club)
    for who in (ADA, BO):
        await club.tables.seats.leave(table.table_id, who)
    assert club.now(table).asleep
    await club.clock.advance(1000 * LATE)
    assert club.now(table).version == table.version
    await club.tables.seats.come_back(table.table_id, BO)
    await club.clock.advance(LATE)
    assert (await pressed(club, table))[1:][:1] == [(2, "call", "computer")]


async def test_a_computer_decides_the_same_after_a_restart(club: Club) -> None:
    """Not by the chance of the process, which the next one does not have."""
    position = {"turn": 0, "discard": "5C", "hands": ["9C 4S", "9S 9D 9H TC JC QC KC"]}
    table = await club.make(await club.deal(1, 1, position=position), ADA, "play 9C !")
    before = [chosen_move(club.now(table), 1) for _ in range(2)]
    await club.restart()
    assert [*before, chosen_move(club.now(table), 1)] == before[:1] * 3


# Levels


def beginner(seed: int = 1) -> Table:
    """A table where a beginner owes a call, in a match of this seed."""
    table = match(1, 1, position={"turn": 1, "discard": "9C", "hands": ["4S 5S", "9H 9S"]})
    easy = (table.chairs[0], replace(table.chairs[1], level="easy"))
    table = replace(table, chairs=easy, contributions=(str(seed),))
    return acts.play(table, 1, Move("play", ("9H",)), "computer", START)[0]


def test_a_beginner_forgets_in_some_turns_and_then_for_the_whole_turn() -> None:
    calls = [reaction_of(beginner(seed), 1) for seed in range(60)]
    assert {str(call) for call in calls} == {"None", "call"}
    assert calls.count(None) < 30
    for seed, call in enumerate(calls):
        table = replace(beginner(seed), version=90)  # something that is no turn has happened
        assert reaction_of(table, 1) == call
    assert all(reaction_of(replace(beginner(n), chairs=match(1, 1).chairs), 1) for n in range(60))


def test_who_stands_in_for_somebody_is_normal() -> None:
    table = beginner()
    assert level_of(table, 1) == "easy"
    left = replace(table.chairs[0], stand_in=True)
    assert level_of(replace(table, chairs=(left, table.chairs[1])), 0) == "normal"
    assert level_of(match(1, 1), 1) == "normal", "and a computer of a match from before there were levels"


async def test_a_level_survives_a_restart_and_the_next_match(club: Club) -> None:
    table = await club.sit(1, 2)
    await club.tables.lobbies.set_level(table.table_id, ADA, "easy")
    table = await club.tables.lobbies.start(table.table_id, ADA, club.press())
    await club.restart()
    assert [chair.level for chair in club.now(table).chairs] == [None, "easy", "easy"]
    await club.tables.matches.end(table.table_id, ADA)
    new = await club.tables.lobbies.play_again(table.table_id, ADA, club.press())
    assert [chair.level for chair in new.chairs] == [None, "easy", "easy"]


async def test_who_takes_the_seat_of_a_computer_has_no_level(club: Club) -> None:
    table = await club.deal(1, 1)
    table = await club.tables.seats.join_in(table.table_id, BO)
    assert (table.chairs[1].name, table.chairs[1].level) == ("Bo", None)


def test_chance_differs_from_turn_to_turn_and_match_to_match() -> None:
    """It follows from the seed, the turn and the seat."""
    position = {"turn": 1, "discard": "5C", "hands": ["4S", "9C TC JC QC KC"]}
    table = match(1, 1, position=position)
    table = replace(table, chairs=(table.chairs[0], replace(table.chairs[1], level="easy")))
    turns = {chosen_move(replace(table, turn_version=turn), 1) for turn in range(20)}
    seeds = {chosen_move(replace(table, contributions=(str(press),)), 1) for press in range(20)}
    assert len(turns) > 2
    assert len(seeds) > 2
