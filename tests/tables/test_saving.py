"""What is stored of a table is what the bot has in memory, whatever has been done there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.games.api import Move
from bot.tables import Table
from bot.tables.rows import read_tables
from tests.tables.club import ADA, BO, CLEO, DAG, GUILD, PACE, Club
from tests.tables.test_fixtures import opened

DAY = PACE.clocks["slow"]
NOT_STORED: dict[str, Any] = {"log": (), "to_ping": 0, "given_back": 0, "restart": "no"}
"""What a table has in memory alone, and its log, of which what is private is not stored."""
LAST_CARDS = {"turn": 0, "discard": "9C", "hands": ["9H 9D", "9S 4S"]}


async def is_stored(club: Club, table: Table) -> bool:
    """Whether the table as it would be restored is the one in memory."""
    (stored,) = await read_tables(club.database, await club.database.tables.some([table.table_id]))
    assert replace(stored, **NOT_STORED) == replace(club.now(table), **NOT_STORED)
    return True


async def test_a_lobby_is_stored_from_the_first_moment_on(club: Club) -> None:
    lobbies = club.tables.lobbies
    table = await club.sit(1)
    assert await is_stored(club, table)
    await lobbies.join(table.table_id, BO, club.press())
    assert await is_stored(club, table)
    await lobbies.add_computer(table.table_id, ADA)
    assert await is_stored(club, table)
    await club.tables.seats.leave(table.table_id, ADA)
    assert await is_stored(club, table)
    await lobbies.start(table.table_id, BO, club.press())
    assert await is_stored(club, table)


async def test_who_does_not_come_to_a_fixture_has_no_seat_in_its_match(club: Club) -> None:
    table = await opened(club, 3)
    for who in (ADA, CLEO):
        await club.tables.lobbies.join(table.table_id, who, club.press())
        assert await is_stored(club, table)
    await club.tables.fixtures.begin(table.table_id, [])
    assert [chair.name for chair in club.now(table).chairs] == ["Ada", "Cleo"]
    assert await is_stored(club, table)


async def test_a_match_is_stored_with_whatever_happens_at_its_seats(club: Club) -> None:
    table = await club.deal(2, 1, clock="slow", position=LAST_CARDS | {"hands": ["9H KD", "9S KS", "2H 3H"]})
    await club.tables.messages.told(table.table_id, table.version, 77)
    await club.clock.advance(DAY - 1)
    assert club.now(table).warned_version == table.turn_version
    assert await is_stored(club, table)
    await club.tables.seats.set_away(ADA, club.clock.now() + 2 * DAY)
    assert club.now(table).warned_version == 0, "she is warned again when that is over"
    assert await is_stored(club, table)
    await club.tables.matches.choose_ahead(table.table_id, BO, table.version, [Move.parse("play 9S")])
    assert await is_stored(club, table)
    await club.tables.seats.join_in(table.table_id, DAG)
    assert await is_stored(club, table)
    await club.tables.seats.vote_to_end(table.table_id, BO)
    assert await is_stored(club, table)
    await club.make(table, ADA, "play 9H !")
    assert await is_stored(club, table)
    await club.tables.seats.leave(table.table_id, ADA)
    assert club.now(table).host != table.host
    assert await is_stored(club, table)


async def test_a_match_that_is_over_is_stored_with_all_that_comes_of_it(club: Club) -> None:
    """Here chips for Bo's cards, a rating of both, and Ada's call in the last second before it would have
    been too late.
    """
    how = {"ranked": True, "options": {"deals": 1, "pot": "crash_burn"}}
    table = await club.deal(2, position=LAST_CARDS, **how)
    for who, move in ((ADA, "play 9H"), (ADA, "call"), (BO, "play 9S"), (ADA, "play 9D")):
        await club.make(table, who, move)
    ada, bo = (str(chair.person) for chair in table.chairs)
    results = await club.database.matches.results(table.table_id)
    assert [(row.person, row.place, row.calls_made) for row in results] == [(ada, 1, 1), (bo, 2, 0)]
    points = results[1].total
    assert points > 0
    assert await club.database.chips.balances(GUILD) == {ada: points, bo: -points}
    ratings = [(await club.database.ratings.of_person(person))["olsen"] for person in (ada, bo)]
    assert [row.matches for row in ratings] == [1, 1]
    assert ratings[0].mu > ratings[1].mu
    assert await club.database.achievements.at_table(table.table_id) == {ada: ["buzzer"]}
