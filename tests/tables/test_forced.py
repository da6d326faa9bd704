"""Moves that are pressed for a player who has no other: to draw, to take cards, to pass."""

import itertools
from collections import Counter
from dataclasses import replace
from typing import Any

from bot.games.api import Move
from bot.games.french import CODES
from bot.tables import Table, forced_move
from bot.tables.rows import position
from bot.tables.timekeeping import BUSY_PAUSE
from tests.tables.clock import START
from tests.tables.club import (
    ADA,
    BO,
    PACE,
    Club,
    held,
    on_turn,
    refusal,
    replayed,
    stacked,
)

TURN = PACE.clocks["normal"]

STUCK: dict[str, Any] = stacked("2H 3D 5H", turn=0, discard="9C", hands=["4H 4D", "9S 4S KS"])
"""Nothing that the first has fits, and nothing of what is drawn."""

LUCKY: dict[str, Any] = stacked("2H 9H", turn=0, discard="9C", hands=["4H 4D", "9S 4S KS"])
"""The second card that is drawn fits."""


async def pressed(club: Club, table: Table) -> list[tuple[str, str, int]]:
    """The moves after the opening: what, by whom, and when (ms after the start)."""
    return [(move.move, move.origin, move.at - START) for move in (await club.moves(table))[1:]]


# Pressed


async def test_a_forced_move_is_pressed_after_a_short_pause(club: Club) -> None:
    table = await club.deal(2, position=STUCK)
    assert table.deadline == START + TURN, "the table shows the time of the clock, as for any other turn"
    await club.clock.advance(PACE.forced - 1)
    assert club.now(table).version == table.version
    await club.clock.advance(1)
    assert (await pressed(club, table))[0] == ("draw", "forced", PACE.forced)
    now = club.now(table)
    assert now.chairs == table.chairs, "nobody has missed a turn"
    assert now.log[-1].person is None
    assert club.agrees(table)


async def test_all_of_a_turn_at_once_and_people_see_one_change(club: Club) -> None:
    table = await club.deal(2, position=STUCK)
    club.changes.clear()
    await club.clock.advance(PACE.forced)
    made = [*["draw"] * 3, "pass"]
    assert await pressed(club, table) == [(move, "forced", PACE.forced) for move in made], "each is kept"
    now = club.now(table)
    assert club.changes == [now]
    assert club.pings == []
    assert on_turn(now) == 1
    assert now.deadline == START + PACE.forced + TURN, "Bo has a choice"
    assert club.agrees(table)


async def test_a_choice_that_comes_of_it_is_left_to_the_player(club: Club) -> None:
    table = await club.deal(2, position=LUCKY)
    club.changes.clear()
    await club.clock.advance(PACE.forced)
    now = club.now(table)
    assert club.changes == [now]
    assert [move for move, *_ in await pressed(club, table)] == ["draw"] * 2
    assert on_turn(now) == 0
    assert now.deadline == START + PACE.forced + TURN
    await club.clock.advance(TURN - 1)
    assert club.now(table).version == now.version


async def test_to_pass_is_pressed_too(club: Club) -> None:
    hands = ["4H 4D", "9S 4S KS"]
    (*rest,) = stacked("2H", discard="9C", hands=hands)["stock"].split()
    discard = " ".join([*rest, "9C"])
    table = await club.deal(
        2, position={"turn": 0, "discard": discard, "hands": hands}, options={"recycle": "none"}
    )
    await club.clock.advance(PACE.forced)
    assert await pressed(club, table) == [("pass", "forced", PACE.forced)]


async def test_whoever_is_quicker_presses_it_themselves(club: Club) -> None:
    table = await club.deal(2, position=STUCK)
    await club.clock.advance(PACE.forced - 1)
    drawn = await club.make(table, ADA, "draw")
    await club.clock.advance(1)
    assert club.now(table).version == drawn.version
    await club.clock.advance(PACE.forced - 2)
    assert club.now(table).version == drawn.version, "the next one takes its pause again"
    await club.clock.advance(1)
    by = [(move, origin) for move, origin, _ in await pressed(club, table)]
    assert by == [("draw", "person"), ("draw", "forced"), ("draw", "forced"), ("pass", "forced")]


async def test_a_press_that_comes_just_after_it_draws_no_further_card(club: Club) -> None:
    table = await club.deal(2, position=LUCKY)
    await club.clock.advance(PACE.forced)
    with refusal("stale"):
        await club.tables.matches.submit(table.table_id, ADA, table.version, Move("draw"))
    assert len(await pressed(club, table)) == 2


async def test_a_choice_that_comes_of_a_challenge_gets_its_whole_time(club: Club) -> None:
    """Ada can only draw, and then Bo challenges her: what she draws for that fits."""
    stock = stacked("TS JS QS 2S 3S 5S", turn=0, discard="9C", hands=["9H KD", "9S 4S KS"])
    table = await club.deal(2, position=stock, options={"enforce": "challenge"})
    await club.make(table, ADA, "play 9H")
    played = await club.make(table, BO, "play 9S")
    assert forced_move(played, 0) == Move("draw")
    challenged = await club.make(table, BO, "challenge 0")
    assert on_turn(challenged) == 0
    assert forced_move(challenged, 0) is None
    assert challenged.deadline == START + TURN


async def test_the_time_that_is_shown_does_not_tell_that_a_challenge_has_brought_a_choice(club: Club) -> None:
    stock = stacked("TS JS QS 2S 3S 5S", turn=0, discard="9C", hands=["9H KD", "9S 4S KS"])
    table = await club.deal(2, position=stock, options={"enforce": "challenge"})
    await club.make(table, ADA, "play 9H")
    played = await club.make(table, BO, "play 9S")
    await club.clock.advance(PACE.forced - 1)
    challenged = await club.make(table, BO, "challenge 0")
    assert forced_move(challenged, 0) is None
    assert challenged.deadline == played.deadline


# While somebody may call

CALLER: dict[str, Any] = stacked("2H 3D 5H", turn=0, discard="9C", hands=["9H KD", "4S 4D KS"])
"""The first lays the last card but one, and the second can only draw."""


async def test_a_call_that_is_due_gets_its_time(club: Club) -> None:
    table = await club.deal(2, position=CALLER)
    assert PACE.call_window > PACE.forced
    played = await club.make(table, ADA, "play 9H")
    await club.clock.advance(PACE.call_window - 1)
    called = await club.make(table, ADA, "call")
    assert called.deadline == played.deadline, "and nobody more than that"
    await club.clock.advance(1)
    assert [move for move, *_ in await pressed(club, table)][:3] == ["play 9H", "call", "draw"]
    assert club.now(table).tally[0] == {"calls_due": 1, "calls_made": 1, "moves": 1}


async def test_but_no_longer_than_that(club: Club) -> None:
    table = await club.deal(2, position=CALLER)
    await club.make(table, ADA, "play 9H")
    await club.clock.advance(PACE.call_window)
    assert [move for move, *_ in await pressed(club, table)][:2] == ["play 9H", "draw"]
    assert club.now(table).tally[0] == {"calls_due": 1, "calls_missed": 1, "moves": 1}


async def test_a_call_made_with_the_card_needs_no_time(club: Club) -> None:
    table = await club.deal(2, position=CALLER)
    await club.make(table, ADA, "play 9H !")
    await club.clock.advance(PACE.forced)
    assert [move for move, *_ in await pressed(club, table)][:2] == ["play 9H !", "draw"]


# Who is not there


async def test_somebody_asleep_at_a_slow_table_costs_no_clock_where_there_is_no_choice(club: Club) -> None:
    table = await club.deal(2, position=STUCK, clock="slow")
    await club.tables.seats.set_away(ADA, START + 3 * 24 * 3_600_000)
    await club.clock.advance(PACE.forced)
    assert club.now(table).chairs[0].away_until is not None, "it is no move of their own"
    assert {origin for _, origin, _ in await pressed(club, table)} == {"forced"}


async def test_a_computer_in_somebodys_place_draws_at_its_own_pace_and_all_at_once(club: Club) -> None:
    table = await club.deal(2, position=STUCK)
    await club.tables.seats.leave(table.table_id, ADA)
    assert club.now(table).deadline == START + PACE.computer_pause[0]
    club.changes.clear()
    await club.clock.advance(PACE.computer_pause[0])
    assert [origin for _, origin, _ in await pressed(club, table)] == ["stand_in"] * 4
    assert len(club.changes) == 1


async def test_a_computer_takes_a_pause_before_it_lays_what_it_has_drawn(club: Club) -> None:
    table = await club.deal(2, position=LUCKY)
    await club.tables.seats.leave(table.table_id, ADA)
    await club.clock.advance(PACE.computer_pause[0])
    assert [move for move, *_ in await pressed(club, table)] == ["draw"] * 2
    await club.clock.advance(PACE.computer_pause[0])
    assert [move for move, *_ in await pressed(club, table)][2:] == ["play 9H !"]


async def test_no_computer_pauses_between_what_it_draws_whether_it_could_have_played_or_not(
    club: Club,
) -> None:
    """They may pass after one draw here, or draw again. Their pace does not tell what they hold."""
    table = await club.deal(1, 3, game="olsen_olsen", options={"deals": 4, "early_pass": True})
    await club.tables.seats.leave(table.table_id, ADA)
    while club.now(table).is_open:
        if club.now(table).asleep:
            await club.tables.seats.come_back(table.table_id, ADA)
        await club.step_by_time(table)
    moves = await club.moves(table)
    pairs = [(one, other) for one, other in itertools.pairwise(moves) if one.seat == other.seat != 0]
    drawn = [
        other.at - one.at for one, other in pairs if one.move == "draw" and other.move in ("draw", "pass")
    ]
    laid = [other.at - one.at for one, other in pairs if one.move == "draw" and other.move.startswith("play")]
    assert (len(drawn) > 10, {*drawn}) == (True, {0})
    assert (len(laid) > 2, 0 in laid) == (True, False)


async def test_after_a_restart_too(club: Club) -> None:
    table = await club.deal(2, position=STUCK)
    await club.restart(10 * TURN)
    await club.clock.advance(PACE.forced - 1)
    assert [origin for _, origin, _ in await pressed(club, table)] == []
    await club.clock.advance(1)
    assert [origin for _, origin, _ in await pressed(club, table)] == ["forced"] * 4


async def test_what_cannot_be_saved_is_made_later_and_whole(club: Club) -> None:
    table = await club.deal(2, position=STUCK)
    with held(club.path):
        await club.clock.advance(PACE.forced)
        assert club.now(table).version == club.column(table, "version") == table.version
    await club.clock.advance(BUSY_PAUSE)
    assert [origin for _, origin, _ in await pressed(club, table)] == ["forced"] * 4
    assert club.agrees(table)


async def test_each_of_those_who_are_stuck_takes_one_pause_until_the_deal_is_blocked(club: Club) -> None:
    hands = ["4H 4D", "5S 6S", "KD QD"]
    rest = Counter(CODES)
    rest.subtract(" ".join((*hands, "9C")).split())
    position = {"turn": 0, "discard": " ".join([*rest.elements(), "9C"]), "hands": hands}
    table = await club.deal(3, position=position, options={"recycle": "none"})
    club.changes.clear()
    for _ in hands:
        await club.clock.advance(PACE.call_window)
    assert [(move, origin) for move, origin, _ in await pressed(club, table)] == [("pass", "forced")] * 3
    assert club.now(table).observe(None).phase == "between"
    assert len(club.changes) == 3


async def test_it_is_never_a_turn_that_was_missed(club: Club) -> None:
    """Through a whole match in which nobody does anything."""
    club.pace = replace(PACE, casual_misses=100_000)
    await club.restart()
    table = await club.deal(2, 1, options={"deals": 1})
    misses = Counter[int]()
    while club.now(table).is_open:
        seat = on_turn(club.now(table))
        now = await club.step_by_time(table)
        misses[seat] += now.log[-1].origin == "timeout"
        assert [chair.misses for chair in now.chairs] == [misses[n] for n in range(3)]
    moves = await club.moves(table)
    assert sum(move.origin == "forced" for move in moves) > 10
    assert replayed(club.now(table), moves) == position(club.now(table))
