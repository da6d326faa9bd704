"""Matches outside of servers rest while nothing lets the bot show them, and go on when a player presses."""

import pytest

from bot.games.api import Move
from bot.tables import Refused
from tests.tables.club import ADA, BO, CLEO, PACE, SECOND, Club

GROUP = -(2**60 + 7)


async def test_nothing_happens_at_a_table_that_rests(club: Club) -> None:
    position = {"turn": 2, "discard": "9D", "hands": ["9H 3D", "KD", "9S 9C"]}
    table = await club.deal(2, 1, place_id=GROUP, position=position)
    await club.tables.seats.come_back(table.table_id, ADA)
    resting = await club.tables.seats.rest(table.table_id)
    assert resting.asleep
    assert all(chair.present for chair in resting.chairs[:2])
    await club.clock.advance(PACE.slow_lobby - SECOND)
    assert club.now(table).version == table.version
    await club.clock.advance(2 * SECOND)
    assert not club.now(table).is_open


async def test_whoever_wakes_a_table_has_a_whole_turn_and_the_others_keep_their_seats(club: Club) -> None:
    table = await club.deal(2, place_id=GROUP)
    await club.tables.seats.rest(table.table_id)
    with pytest.raises(Refused):
        await club.tables.seats.come_back(table.table_id, CLEO)
    await club.clock.advance(3600 * SECOND)
    awake = await club.tables.seats.come_back(table.table_id, BO)
    assert not awake.asleep
    assert all(chair.present for chair in awake.chairs)
    assert awake.deadline == club.clock.now() + PACE.clocks["normal"]


async def test_whoever_takes_a_computers_seat_wakes_the_table(club: Club) -> None:
    table = await club.deal(1, 1, place_id=GROUP)
    await club.tables.seats.rest(table.table_id)
    assert not (await club.tables.seats.join_in(table.table_id, BO)).asleep


async def test_outside_of_servers_matches_rest_after_a_restart(club: Club) -> None:
    table, lobby = await club.deal(2, place_id=GROUP), await club.sit(2, place_id=GROUP)
    at_home = await club.deal(2)
    await club.restart()
    assert club.now(table).asleep
    assert not club.now(at_home).asleep
    assert club.now(lobby).deadline == lobby.deadline
    await club.clock.advance(600 * SECOND)
    await club.restart()
    await club.clock.advance(2 * PACE.sleep)
    assert club.now(table).version == table.version
    back = await club.tables.seats.come_back(table.table_id, ADA)
    move = min(map(str, back.observe(0).legal))
    assert (await club.tables.matches.submit(table.table_id, ADA, back.version, Move.parse(move))).is_open


async def test_a_match_that_rests_does_so_after_a_change_that_could_not_be_saved(club: Club) -> None:
    table = await club.deal(2, place_id=GROUP)
    resting = await club.tables.seats.rest(table.table_id)
    club.tables.store.entries.find(table.table_id).needs_reload = True
    asked = await club.tables.messages.asked_for(table.table_id)
    assert asked.rests
    assert asked.deadline == resting.deadline
    assert (await club.tables.seats.come_back(table.table_id, BO)).deadline < resting.deadline
