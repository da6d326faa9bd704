"""Tables at which nobody plays are packed in memory, which nobody notices."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.games import GAMES
from bot.storage import StorageError
from bot.tables import Table
from bot.tables.clock import TICK
from bot.tables.entries import IDLE, PackedTable, TableEntry
from tests.tables.club import BO, GUILD, PACE, SECOND, Club, held

TURN = PACE.clocks["normal"]


async def idle(club: Club, looks: int = IDLE + 1) -> None:
    """Nobody asks for anything while somebody looks that often for what is idle."""
    for _ in range(looks):
        club.tables.store.entries.look()


async def told(club: Club, table: Table) -> Table:
    """A table whose channel shows it as it is."""
    await club.tables.messages.told(table.table_id, table.version, 77)
    return club.now(table)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 8])
async def test_what_is_packed_is_unpacked_as_it_was(club: Club, game: str, moves: int) -> None:
    table = await club.deal(GAMES[game].spec.seats[0], game=game)
    for _ in range(moves):
        await club.step(table, Random(1))
    table = replace(club.now(table), given_back=5, restart="news")
    packed = PackedTable.of(TableEntry(table.table_id, table))
    assert packed.unpacked() == table
    assert (packed.place_id, packed.users) == (GUILD, tuple(chair.user_id for chair in table.chairs))


async def test_a_table_that_nobody_asks_for_is_packed_and_found_again(club: Club) -> None:
    table, lobby = await told(club, await club.deal(2)), await told(club, await club.sit(1))
    await idle(club)
    entries = club.tables.store.entries
    assert entries.unpacked() == []
    assert entries.keys() == {table.table_id, lobby.table_id}
    assert club.tables.find(table.table_id) == table
    assert [entry.key for entry in entries.unpacked()] == [table.table_id]
    await idle(club)
    assert await club.tables.of_user(BO.user_id) == [table]
    assert club.tables.open_tables(GUILD) == [table, lobby]
    assert club.tables.open_tables(GUILD + 1) == club.tables.open_tables(GUILD, "a-season") == []
    assert club.tables.in_channel(lobby.channel_id) == lobby


async def test_whoever_is_asked_for_now_and_then_stays_as_they_are(club: Club) -> None:
    table = await told(club, await club.deal(2))
    for _ in range(3):
        await idle(club, IDLE)
        assert club.now(table) is table


async def test_what_is_not_told_or_under_way_is_not_packed(club: Club) -> None:
    untold, busy = await club.deal(2), await told(club, await club.deal(2))
    entry = club.tables.store.entries.find(busy.table_id)
    assert entry is not None
    async with entry.lock:
        await idle(club)
        assert club.tables.store.entries.packed() == {}
    await idle(club)
    assert set(club.tables.store.entries.packed()) == {busy.table_id}
    assert club.now(untold) is untold


async def test_a_table_that_could_not_be_saved_is_packed_and_read_again_when_it_is_used(club: Club) -> None:
    table = await told(club, await club.sit(1))
    with held(club.path), pytest.raises(StorageError):
        await club.tables.lobbies.join(table.table_id, BO, club.press())
    await idle(club)
    entries = club.tables.store.entries
    assert set(entries.packed()) == {table.table_id}
    entry = entries.find(table.table_id)
    assert entry is not None
    assert entry.needs_reload
    await club.tables.lobbies.join(table.table_id, BO, club.press())
    assert not entry.needs_reload
    assert club.now(table).seat_of(BO.user_id) == 1


async def test_a_packed_table_can_be_played_at_and_its_time_runs_out(club: Club) -> None:
    played, waited = [await told(club, await club.deal(2)) for _ in range(2)]
    await idle(club)
    assert (await club.play(played, club.chance)).version == played.version + 1
    await idle(club)
    await club.clock.advance(TURN)
    assert club.now(waited).version > waited.version


async def test_the_clocks_of_packed_tables_are_moved_on_with_all_others(club: Club) -> None:
    table, known = await told(club, await club.deal(2)), []
    club.tables.clocks.moved_on.subscribe(known.append)
    await idle(club)
    club.tables.clocks.hold("gateway")
    await club.clock.advance(10 * TURN)
    await club.tables.clocks.release("gateway")
    assert club.now(table).deadline == club.column(table, "deadline") == (table.deadline or 0) + 10 * TURN
    assert known == [[table.table_id]], "its channel is told in time"
    assert club.tables.clocks.needing_news() == [table.table_id]
    await idle(club)
    assert club.tables.clocks.needing_news() == [table.table_id]


async def test_whoever_is_forgotten_is_forgotten_at_packed_tables(club: Club) -> None:
    table = await told(club, await club.deal(2))
    person = table.chairs[1].person
    assert person is not None
    await idle(club)
    await club.tables.seats.forget(GUILD, person)
    assert club.now(table).seat_of(BO.user_id) is None


async def test_tables_are_packed_as_time_goes_by_and_at_the_start(club: Club) -> None:
    table = await told(club, await club.deal(2, clock="slow"))
    for _ in range(IDLE + 2):
        await club.clock.advance(TICK)
        await club.clock.ticks()
    assert set(club.tables.store.entries.packed()) == {table.table_id}
    await club.restart(SECOND)
    assert set(club.tables.store.entries.packed()) == {table.table_id}
    assert club.tables.find(table.table_id) is not None
