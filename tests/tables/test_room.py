"""The ceiling of a server's open tables, and the seasons' tables that wait for room."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables import Refused, Table
from bot.tables.room import KEPT
from tests.tables.club import ADA, GUILD, Club
from tests.tables.test_fixtures import opened

MOST = 3
"""The tables that a server may have open."""


@pytest.fixture(autouse=True)
def ceiling(club: Club) -> None:
    club.tables.room.most = MOST


async def end(club: Club, table: Table) -> None:
    await club.tables.matches.end(table.table_id, ADA)


def needs_room(club: Club) -> bool:
    """Whether somebody who wants to open a table is refused."""
    try:
        club.tables.room.need(GUILD)
    except Refused as refused:
        return (refused.code, refused.data) == ("no_room", {"most": MOST})
    return False


async def test_a_server_has_no_more_tables_than_the_operator_allows(club: Club) -> None:
    first, *_ = [await club.sit() for _ in range(MOST)]
    assert needs_room(club)
    with pytest.raises(Refused, match="no_room"):
        await club.sit()
    await club.sit(place_id=GUILD + 1)
    await end(club, first)
    await club.sit()


async def test_neither_have_those_that_open_tables_at_once(club: Club) -> None:
    ended = await asyncio.gather(*(club.sit(people=1) for _ in range(3 * MOST)), return_exceptions=True)
    assert sum(isinstance(one, Table) for one in ended) == MOST == len(club.tables.open_tables(GUILD))
    assert {str(one) for one in ended if not isinstance(one, Table)} == {"no_room"}


async def test_packed_tables_and_those_that_are_over_count_as_what_they_are(club: Club) -> None:
    tables = [await club.deal() for _ in range(MOST)]
    for table in tables:
        await club.tables.messages.told(table.table_id, table.version, 1)
        club.tables.store.entries.pack(club.tables.store.entries.find(table.table_id))
    assert club.tables.store.entries.packed()
    assert needs_room(club)
    await end(club, tables[0])  # and nobody has been told of it
    assert not needs_room(club)


async def test_a_table_of_a_season_waits_and_is_next(club: Club) -> None:
    """What becomes free meanwhile is for the season."""
    first, second, _ = [await club.sit() for _ in range(MOST)]
    with pytest.raises(Refused, match="season_room"):
        await opened(club)
    room = club.tables.room
    assert room.is_lacking(GUILD, "s1", "f1")
    await end(club, first)
    assert needs_room(club)
    assert room.is_lacking(GUILD, "s1", "f1"), "nobody has opened it yet"
    await opened(club)
    assert len(club.tables.open_tables(GUILD)) == MOST
    await end(club, second)
    assert not room.is_lacking(GUILD, "s1", "f1")
    assert not needs_room(club)


async def test_room_is_not_kept_for_ever(club: Club) -> None:
    first, *_ = [await club.sit(clock="slow") for _ in range(MOST)]
    with pytest.raises(Refused):
        await opened(club)
    await end(club, first)
    assert needs_room(club)
    await club.clock.advance(KEPT)
    assert not needs_room(club)
    assert not club.tables.room.is_lacking(GUILD, "s1", "f1")


async def test_other_servers_have_their_own_room(club: Club) -> None:
    for _ in range(MOST):
        await club.sit(place_id=GUILD + 1)
    assert not needs_room(club)
    assert not club.tables.room.is_lacking(GUILD, "s1", "f1")
