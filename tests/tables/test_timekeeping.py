"""The clocks of all tables stand still while nobody could play, whatever the machine's clock does."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.api import Move
from bot.shards import Shards
from bot.storage import StorageError, open_database, patience
from bot.tables import Table, restoring
from bot.tables.pace import is_waited_for
from bot.tables.timekeeping import BUSY_PAUSE, NOTED, SHORT, noted_before
from tests.tables.clock import START
from tests.tables.club import ADA, BO, GUILD, PACE, SECOND, Club, club_at, held, stacked

TURN = PACE.clocks["normal"]
HOUR = 3_600 * SECOND
NINES = {"turn": 0, "discard": "9C", "hands": ["9H KD QD", "9S 4S KS"]}


async def waiting(club: Club) -> Table:
    """A match whose channel knows until when the person on turn has time."""
    table = await club.deal(2, position=NINES)
    await club.tables.messages.told(table.table_id, table.version, 77)
    club.changes.clear()
    return club.now(table)


@pytest.mark.parametrize("ms", [HOUR, -HOUR])
async def test_a_clock_that_is_put_forward_or_back_leaves_everybody_their_time(club: Club, ms: int) -> None:
    table, lobby = await waiting(club), await club.sit(2)
    await club.clock.advance(30 * SECOND)
    await club.clock.parts(ms)
    now = club.now(table)
    assert club.clock.now() == START + 30 * SECOND + ms
    assert now.deadline == club.column(table, "deadline") == START + TURN + ms
    assert club.now(lobby).deadline == club.column(lobby, "deadline") == (lobby.deadline or 0) + ms
    assert club.changes[-1] is now, "the channel is to be told"
    assert now.given_back == max(ms, 0)
    await club.tables.messages.told(table.table_id, now.version, deadline=now.deadline)
    assert club.tables.clocks.needing_news() == [lobby.table_id], "which nobody has told here"
    await club.clock.advance(90 * SECOND - 1)
    assert club.now(table).version == now.version
    await club.clock.advance(1)
    assert [move.origin for move in await club.moves(table)][1:] == ["timeout"]


async def test_nobodys_time_is_up_before_the_time_that_the_channel_was_told(club: Club) -> None:
    """The clock was put back, and the message that says so has not come through."""
    table = await waiting(club)
    await club.clock.parts(-TURN)
    await club.clock.advance(2 * TURN - 1)
    assert club.now(table).version == table.version
    await club.clock.advance(1)
    assert club.now(table).version > table.version


async def test_a_clock_that_differs_a_little_is_left_alone(club: Club) -> None:
    table = await waiting(club)
    await club.clock.parts(2 * SECOND)
    assert club.now(table) is table
    await club.clock.parts(1)
    assert club.now(table).deadline == (table.deadline or 0) + 2 * SECOND + 1


async def test_computers_play_on_where_the_clock_was_put_back(club: Club) -> None:
    table = await club.deal(1, 1, position=NINES | {"turn": 1})
    await club.clock.parts(-HOUR)
    await club.clock.advance(PACE.computer_pause[1])
    assert club.now(table).version > table.version


@pytest.mark.parametrize("ms", [HOUR, -HOUR])
async def test_a_move_without_a_choice_is_made_in_time_whatever_the_clock_does(club: Club, ms: int) -> None:
    stuck = stacked("2H 3D 5H", turn=0, discard="9C", hands=["4H 4D", "9S 4S KS"])
    table = await club.deal(2, position=stuck)
    await club.clock.parts(ms)
    await club.clock.advance(PACE.forced - 1)
    assert club.now(table).version == table.version
    await club.clock.advance(1)
    assert {move.origin for move in (await club.moves(table))[1:]} == {"forced"}


async def test_a_clock_is_set_right_once_that_can_be_saved(club: Club) -> None:
    table = await waiting(club)
    with held(club.path):
        await club.clock.parts(HOUR)
        assert (club.now(table), club.clock.now()) == (table, START)
    await club.clock.ticks()
    assert club.now(table).deadline == club.column(table, "deadline") == START + TURN + HOUR


# When time is up


async def test_a_table_that_goes_in_the_moment_in_which_its_time_is_up_is_no_fault(club: Club) -> None:
    table = await waiting(club)
    club.tables.store.drop(table.table_id, table.channel_id)
    await club.tables.clocks._wake(table.table_id)  # as had begun before


async def test_a_table_whose_time_is_up_as_the_bot_stops_is_no_fault(club: Club) -> None:
    table = await waiting(club)
    await club.tables.clocks.close()
    await club.tables.clocks._wake(table.table_id)  # as had begun before
    assert club.now(table) is table


# Out of reach


async def test_while_tables_are_held_nobodys_time_runs(club: Club) -> None:
    table = await waiting(club)
    club.tables.clocks.hold("gateway")
    club.tables.clocks.hold("requests")
    await club.clock.advance(10 * TURN)
    await club.tables.clocks.release("gateway")
    await club.clock.advance(TURN)
    assert club.now(table) is table
    await club.tables.clocks.release("requests")
    now = club.now(table)
    assert now.deadline == club.column(table, "deadline") == START + 12 * TURN
    assert now.given_back == 11 * TURN
    await club.clock.advance(TURN)
    assert [move.origin for move in await club.moves(table)][1:] == ["timeout"]


async def test_a_very_short_stop_moves_nobodys_time_also_on_a_fast_clock(club: Club) -> None:
    table = await club.deal(2, clock="fast")
    await club.tables.messages.told(table.table_id, table.version, 77)
    for stopped in (SHORT - 1, SHORT):
        club.tables.clocks.hold("gateway")
        await club.clock.advance(stopped)
        await club.tables.clocks.release("gateway")
        is_moved = club.now(table).deadline == club.clock.now() + PACE.grace != table.deadline
        assert (is_moved, club.now(table).deadline == table.deadline) == (stopped == SHORT, stopped < SHORT)


async def test_who_came_to_the_turn_meanwhile_is_given_no_more_than_was_lost(club: Club) -> None:
    table = await waiting(club)
    club.tables.clocks.hold("requests")
    await club.clock.advance(TURN)
    await club.play(table, club.chance)
    await club.clock.advance(TURN // 2)
    await club.tables.clocks.release("requests")
    assert club.now(table).deadline == club.clock.now() + TURN


async def test_a_release_that_cannot_be_saved_waits_until_it_can(club: Club) -> None:
    table = await waiting(club)
    club.tables.clocks.hold("gateway")
    await club.clock.advance(10 * TURN)
    with held(club.path):
        releasing = asyncio.create_task(club.tables.clocks.release("gateway"))
        await asyncio.wait([releasing], timeout=0.5)
        assert club.now(table) is table
    club.clock.pass_by(BUSY_PAUSE)
    await releasing
    assert club.now(table).deadline == START + 11 * TURN + BUSY_PAUSE


async def test_one_table_that_cannot_be_understood_does_not_stop_all_clocks(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    table, odd = await waiting(club), await club.deal(2, position=NINES)
    entry = club.tables.store.entries.find(odd.table_id)
    entry.value = replace(odd, state=object())
    club.tables.clocks.hold("gateway")
    await club.clock.advance(10 * TURN)
    await club.tables.clocks.release("gateway")
    assert club.now(table).deadline == START + 11 * TURN
    assert f"the clock of table {odd.table_id}" in caplog.text
    await club.clock.advance(TURN)
    assert [move.origin for move in await club.moves(table)][1:] == ["timeout"]


@asynccontextmanager
async def giving_back(club: Club) -> AsyncIterator[None]:
    """Clocks that stood still for ten turns are released: what is done here is done while their time is given
    back.
    """
    club.tables.clocks.hold("gateway")
    await club.clock.advance(10 * TURN)
    async with club.tables.store.entries._gate.passed():
        releasing = asyncio.create_task(club.tables.clocks.release("gateway"))
        await asyncio.sleep(0)
        yield
    await releasing


async def test_two_holds_that_end_together_give_time_back_once(club: Club) -> None:
    table = await waiting(club)
    async with giving_back(club):
        club.tables.clocks.hold("requests")
        second = asyncio.create_task(club.tables.clocks.release("requests"))
        await asyncio.sleep(0)
    await second
    assert club.now(table).deadline == START + 11 * TURN
    await club.clock.advance(TURN)
    assert [move.origin for move in await club.moves(table)][1:] == ["timeout"]


async def test_who_is_stopped_again_while_time_is_given_back_is_given_the_rest_later(club: Club) -> None:
    table = await waiting(club)
    async with giving_back(club):
        club.tables.clocks.hold("requests")
    await club.clock.advance(TURN)
    await club.tables.clocks.release("requests")
    assert club.now(table).deadline == START + 12 * TURN
    assert club.now(table).given_back == 11 * TURN


async def test_a_bot_that_stops_does_not_wait_until_time_can_be_given_back(club: Club) -> None:
    table = await waiting(club)
    club.tables.clocks.hold("gateway")
    await club.clock.advance(10 * TURN)
    with held(club.path):
        releasing = asyncio.create_task(club.tables.clocks.release("gateway"))
        await asyncio.wait([releasing], timeout=0.2)
        closing = asyncio.create_task(club.tables.clocks.close())
        await asyncio.wait([releasing])
    await closing
    await club.restart(TURN)
    assert club.now(table).deadline == START + 12 * TURN


# Some servers out of reach

SHARDS = Shards(2)
THERE = GUILD + 2**22
"""A server of the other shard."""


@pytest.fixture
async def sharded(tmp_path: Path) -> AsyncIterator[Club]:
    """A club whose servers are divided into two shards."""
    club = Club(tmp_path / "sharded.db")
    club.shards = SHARDS
    await club.open()
    yield club
    await club.close()


async def told(club: Club, table: Table) -> Table:
    """A match whose channel was told until when the person on turn has time."""
    await club.tables.messages.told(table.table_id, table.version, 77)
    return club.now(table)


async def timeouts(club: Club, table: Table) -> int:
    return sum(move.origin == "timeout" for move in await club.moves(table))


async def test_a_shard_that_is_gone_stops_the_clocks_of_its_own_servers(
    sharded: Club, caplog: pytest.LogCaptureFixture
) -> None:
    here = await told(sharded, await sharded.deal(2, clock="slow"))
    there = await told(sharded, await sharded.deal(2, place_id=THERE))
    near = await told(sharded, await sharded.deal(2))
    sharded.tables.clocks.hold("gateway", [SHARDS.of(THERE)])
    await sharded.clock.advance(TURN)
    assert (await timeouts(sharded, near), await timeouts(sharded, there)) == (1, 0)
    await sharded.clock.advance(9 * TURN)
    await sharded.tables.clocks.release("gateway", [SHARDS.of(THERE)])
    assert sharded.now(there).given_back == 10 * TURN
    assert sharded.now(there).deadline == sharded.column(there, "deadline") == START + 11 * TURN
    assert (sharded.now(here).given_back, sharded.now(here).deadline) == (0, here.deadline)
    assert caplog.text == "", "the clocks of the others were not to be moved"
    await sharded.clock.advance(TURN)
    assert await timeouts(sharded, there) == 1


async def test_each_shard_is_out_of_reach_until_it_is_back_itself(sharded: Club) -> None:
    here = await told(sharded, await sharded.deal(2))
    there = await told(sharded, await sharded.deal(2, place_id=THERE))
    for place_id in (GUILD, THERE):
        sharded.tables.clocks.hold("gateway", [SHARDS.of(place_id)])
    await sharded.clock.advance(TURN)
    await sharded.tables.clocks.release("gateway", [SHARDS.of(GUILD)])
    await sharded.clock.advance(TURN)
    assert (await timeouts(sharded, here), await timeouts(sharded, there)) == (1, 0)
    assert sharded.now(there).version == there.version


async def test_a_reason_for_all_servers_outlasts_that_of_one_shard(sharded: Club) -> None:
    here = await told(sharded, await sharded.deal(2))
    there = await told(sharded, await sharded.deal(2, place_id=THERE))
    sharded.tables.clocks.hold("gateway", [SHARDS.of(THERE)])
    await sharded.clock.advance(TURN // 2)
    sharded.tables.clocks.hold("requests")
    await sharded.clock.advance(TURN)
    await sharded.tables.clocks.release("gateway", [SHARDS.of(THERE)])
    await sharded.clock.advance(TURN)
    assert (sharded.now(here).version, sharded.now(there).version) == (here.version, there.version)
    await sharded.tables.clocks.release("requests")
    assert (sharded.now(here).given_back, sharded.now(there).given_back) == (2 * TURN, 5 * TURN // 2)


async def test_a_shard_that_was_gone_before_the_bot_stopped_is_given_that_time_too(sharded: Club) -> None:
    here = await told(sharded, await sharded.deal(2))
    there = await told(sharded, await sharded.deal(2, place_id=THERE))
    sharded.tables.clocks.hold("gateway", [SHARDS.of(THERE)])
    await sharded.clock.advance(TURN // 2)
    sharded.shards = Shards(4)  # Discord has recommended another number
    await sharded.restart(3 * TURN)
    assert sharded.now(here).deadline == START + 4 * TURN
    assert sharded.now(there).deadline == START + 9 * TURN // 2


async def test_what_one_process_notes_of_its_servers_says_nothing_of_those_of_another(tmp_path: Path) -> None:
    """One stops and comes back; the other has run on."""
    path = tmp_path / "shared.db"
    stays, stops = Club(path), Club(path)
    stays.shards, stops.shards = (Shards(2, [SHARDS.of(guild)]) for guild in (GUILD, THERE))
    for club in (stays, stops):
        await club.open()
    table = await told(stops, await stops.deal(2, place_id=THERE))
    await stops.close()
    await stays.clock.advance(10 * TURN)
    await stays.clock.ticks()
    await stops.clock_stops(10 * TURN)
    await stops.open()
    assert (stops.now(table).given_back, stops.now(table).deadline) == (10 * TURN, START + 11 * TURN)
    for club in (stays, stops):
        await club.close()


# A crash


async def killed(club: Club, ms: int) -> None:
    """Stop without noting anything more, let time go by, and start again."""
    with closing(sqlite3.connect(club.path)) as file:
        notes = file.execute("SELECT name, text FROM notes").fetchall()
    await club.close()
    with closing(sqlite3.connect(club.path)) as file, file:
        file.execute("DELETE FROM notes")
        file.executemany("INSERT INTO notes (name, text) VALUES (?, ?)", notes)
    await club.clock_stops(ms)
    await club.open()


async def test_what_was_given_back_is_not_given_back_once_more_after_a_crash(club: Club) -> None:
    table = await waiting(club)
    club.tables.clocks.hold("gateway")
    await club.clock.advance(10 * TURN)
    await club.tables.clocks.release("gateway")
    assert club.now(table).deadline == START + 11 * TURN
    await killed(club, TURN)
    assert club.now(table).deadline == START + 12 * TURN
    await club.clock.parts(HOUR)
    await killed(club, TURN)
    assert club.now(table).deadline == START + 13 * TURN + HOUR


async def starting(club: Club, ms: int) -> None:
    """Stop, let time go by, and begin to start again: no table is taken up yet."""
    await club.close()
    await club.clock_stops(ms)
    club.database = await open_database(club.path, clock=club.clock.now)
    club.tables = club.new_tables()


@pytest.mark.parametrize("trouble", ["none", "the database is busy", "another crash"])
async def test_the_time_that_a_start_takes_is_given_back_once(club: Club, trouble: str) -> None:
    """The bot waits for its database, and then for Discord."""
    table = await waiting(club)
    await starting(club, TURN)
    club.tables.clocks.hold("gateway")
    club.clock.pass_by(TURN)
    if trouble == "the database is busy":
        with held(club.path), patience(50), pytest.raises(StorageError):
            await club.tables.clocks.restore()
        club.clock.pass_by(TURN)
    await club.tables.clocks.restore()
    await club.clock.advance(TURN)
    if trouble == "another crash":
        await killed(club, 0)
    else:
        await club.tables.clocks.release("gateway")
    assert club.now(table).deadline == club.clock.now() + TURN


async def test_who_moves_while_tables_are_taken_up_begins_a_turn_of_full_time_also_after_a_crash(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await waiting(club)
    for _ in range(10):
        await club.sit()
    await club.clock.advance(TURN // 2)
    await starting(club, HOUR)
    monkeypatch.setattr(restoring, "AT_ONCE", 1)  # the move begins while others are taken up
    moving: list[asyncio.Task[Table]] = []
    club.tables.clocks.when_open = lambda: moving.append(asyncio.create_task(nine_is_laid(club, table)))
    async with club.database.transaction():  # which both wait for
        taking_up = asyncio.create_task(club.tables.clocks.restore())
        for _ in range(100):
            await asyncio.sleep(0)
    await taking_up
    moved = await moving[0]
    assert moved.version == table.version + 1
    assert club.column(table, "deadline") == moved.deadline == club.clock.now() + TURN


async def nine_is_laid(club: Club, table: Table) -> Table:
    return await club.tables.matches.submit(table.table_id, ADA, table.version, Move.parse("play 9H"))


async def test_a_table_that_goes_while_tables_are_taken_up_stops_no_start(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, other = await waiting(club), await waiting(club)
    for _ in range(10):
        await club.sit()
    await starting(club, HOUR)
    monkeypatch.setattr(restoring, "AT_ONCE", 1)
    going: list[asyncio.Task[None]] = []
    messages = club.tables.messages
    club.tables.clocks.when_open = lambda: going.append(asyncio.create_task(messages.abandon(table.table_id)))
    await club.tables.clocks.restore()
    await going[0]
    assert club.tables.find(table.table_id) is None
    assert club.column(other, "deadline") == club.clock.now() + TURN


async def test_who_has_the_least_time_is_told_first(club: Club) -> None:
    later, soon = await club.deal(2), await club.deal(2, clock="fast")
    for table in (later, soon):
        await club.tables.messages.told(table.table_id, table.version, 77)
    await starting(club, HOUR)
    await club.tables.clocks.restore()
    assert club.tables.clocks.needing_news() == [soon.table_id, later.table_id]
    heard: list[list[str]] = []
    club.tables.clocks.moved_on.subscribe(heard.append)
    await club.clock.parts(HOUR)
    assert heard == [[soon.table_id, later.table_id]]


async def test_that_the_bot_is_alive_is_noted_four_times_a_minute(club: Club) -> None:
    def alive() -> Any:
        with closing(sqlite3.connect(club.path)) as file:
            return file.execute("SELECT text FROM notes WHERE name = 'alive'").fetchone()[0]

    for passes, is_noted in ((NOTED - 1, False), (1, True), (NOTED - 1, False), (1, True)):
        before = alive()
        await club.clock.advance(passes)
        await club.clock.ticks()
        assert (alive() != before) == is_noted


@pytest.mark.parametrize("is_noted", [True, False], ids=["noted", "not noted"])
async def test_what_a_message_shows_is_known_after_several_crashes(club: Club, is_noted: bool) -> None:
    """The clock was put back, and the bot died again before it had shown that. What the message showed before
    it was noted when it was sent, or the bot had died right then; before that it showed no time.
    """
    table = await waiting(club)
    if not is_noted:
        with closing(sqlite3.connect(club.path)) as file, file:
            file.execute("UPDATE tables SET told_deadline = NULL")
    for ms in (-HOUR, SECOND, SECOND):
        await killed(club, ms)
        now = club.now(table)
        assert now.deadline == club.column(table, "deadline") == START + TURN - HOUR
        assert now.told_deadline == club.column(table, "told_deadline") == START + TURN
        assert club.tables.clocks.needing_news() == [table.table_id]


# Whatever happens

happenings = st.lists(
    st.tuples(st.sampled_from(["passes", "parts", "held", "away"]), st.integers(-5, 30)), max_size=8
)


@given(happenings)
async def test_whatever_happens_nobody_loses_time(happens: list[tuple[str, int]]) -> None:
    """No less is left than had been left, but for a tenth of the clock each time, and nothing happens before
    the time that the channel was told.
    """
    with TemporaryDirectory() as folder:
        async with club_at(Path(folder) / "olsen.db") as club:
            table = await waiting(club)
            told, left = table.deadline or 0, TURN
            for what, size in happens:
                ms = size * 7 * SECOND
                if what == "passes":
                    ms = min(max(ms, 0), left - 1)
                    await club.clock.advance(ms)
                    left -= ms
                elif what == "parts":
                    await club.clock.parts(ms)
                elif what == "held":
                    club.tables.clocks.hold("gateway")
                    await club.clock.advance(abs(ms))
                    await club.tables.clocks.release("gateway")
                    left -= min(abs(ms), TURN // 10)
                else:
                    await club.restart(abs(ms))
                    left -= min(abs(ms), TURN // 10)
                left = max(left, 1)
                now = club.now(table)
                assert now.version == table.version
                assert (now.deadline or 0) - club.clock.now() >= left
                left = (now.deadline or 0) - club.clock.now()
                assert now.told_deadline == told
            await club.clock.advance(max(left, told - club.clock.now()) - 1)
            assert club.now(table).version == table.version
            await club.clock.advance(1)
            assert club.now(table).version > table.version


# Servers that are unavailable, tables that are not shown


async def test_a_server_that_is_unavailable_stops_the_clocks_of_its_own_tables(club: Club) -> None:
    here = await told(club, await club.deal(2))
    there = await told(club, await club.deal(2, place_id=THERE))
    club.tables.clocks.hold_server(THERE)
    await club.clock.advance(10 * TURN)
    assert (await timeouts(club, here) > 0, await timeouts(club, there)) == (True, 0)
    club.tables.clocks.release_server(THERE)
    await club.clock.advance(0)
    assert club.now(there).given_back == 10 * TURN
    assert club.now(there).deadline == club.column(there, "deadline") == START + 11 * TURN
    await club.clock.advance(TURN)
    assert await timeouts(club, there) == 1


async def test_a_table_that_is_not_shown_stands_still_after_the_turn_that_runs(club: Club) -> None:
    table = await told(club, await club.deal(2))
    club.tables.clocks.unseen(table, True)
    await club.clock.advance(TURN)
    while is_waited_for(club.now(table)) is None:  # moves without a choice are made all the same
        await club.clock.advance(1000)
    stood = club.now(table)
    assert await timeouts(club, table) == 1
    await club.clock.advance(9 * TURN)
    assert club.now(table).version == stood.version
    club.tables.clocks.unseen(stood, False)
    await club.clock.advance(0)
    back = club.now(table).given_back
    assert 9 * TURN <= back <= 9 * TURN + 1000
    assert club.now(table).deadline == (stood.deadline or 0) + back
    await club.clock.advance(TURN)
    assert club.now(table).version > stood.version


async def test_a_turn_that_was_not_shown_for_a_moment_gets_no_more_time(club: Club) -> None:
    table = await told(club, await club.deal(2))
    for _ in range(2):
        club.tables.clocks.unseen(club.now(table), True)
        await club.clock.advance(TURN // 4)
        club.tables.clocks.unseen(club.now(table), False)
    assert (club.now(table).deadline, club.now(table).given_back) == (table.deadline, 0)
    await club.clock.advance(TURN // 2)
    assert await timeouts(club, table) == 1


async def test_an_outage_while_a_table_is_not_shown_gives_no_time_twice(club: Club) -> None:
    table = await told(club, await club.deal(2))
    club.tables.clocks.unseen(table, True)
    await club.clock.advance(TURN)
    await club.clock.advance(TURN)
    club.tables.clocks.hold("requests")
    await club.clock.advance(5 * TURN)
    await club.tables.clocks.release("requests")
    await club.clock.advance(2 * TURN)
    club.tables.clocks.unseen(club.now(table), False)
    await club.clock.advance(0)
    left = (club.now(table).deadline or 0) - club.clock.now()
    assert left <= TURN
    await club.clock.advance(left)
    assert await timeouts(club, table) == 2


async def test_a_table_that_ends_while_it_is_not_shown_is_forgotten(club: Club) -> None:
    table = await told(club, await club.deal(2))
    club.tables.clocks.unseen(table, True)
    await club.tables.messages.abandon(table.table_id)
    assert not club.tables.clocks._unseen


async def test_a_table_is_woken_for_time_that_an_outage_gives_back_meanwhile(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    table = await told(club, await club.deal(2))
    club.tables.clocks.hold("gateway")
    club.tables.clocks.hold_server(GUILD)
    await club.clock.advance(10 * TURN)
    club.tables.clocks.release_server(GUILD)
    async with club.tables.store.entries._gate.passed():
        releasing = asyncio.create_task(club.tables.clocks.release("gateway"))
        waking = asyncio.create_task(club.tables.clocks._wake(table.table_id))
        await asyncio.sleep(0)
    await asyncio.gather(releasing, waking)
    assert (club.now(table).deadline, club.now(table).given_back) == (START + 11 * TURN, 10 * TURN)
    assert caplog.text == ""


@pytest.mark.parametrize("first", ["the server", "the gateway"])
async def test_an_outage_within_another_gives_back_the_time_of_both(club: Club, first: str) -> None:
    """The gateway drops shortly while a server has been unavailable for long, whichever comes back first."""
    table = await told(club, await club.deal(2))
    club.tables.clocks.hold_server(GUILD)
    await club.clock.advance(9 * TURN)
    club.tables.clocks.hold("gateway")
    await club.clock.advance(SHORT)
    if first == "the server":
        club.tables.clocks.release_server(GUILD)
        await club.clock.advance(TURN)
        await club.tables.clocks.release("gateway")
    else:
        await club.tables.clocks.release("gateway")
        await club.clock.advance(TURN)
        club.tables.clocks.release_server(GUILD)
    await club.clock.advance(0)
    stopped = 10 * TURN + SHORT
    assert (club.now(table).deadline, club.now(table).given_back) == (START + TURN + stopped, stopped)


async def test_many_short_outages_within_a_long_one_cost_no_time(club: Club) -> None:
    table = await told(club, await club.deal(2, clock="slow"))
    club.tables.clocks.hold_server(GUILD)
    for _ in range(10):
        club.tables.clocks.hold("gateway")
        await club.clock.advance(HOUR // 2)
        await club.tables.clocks.release("gateway")
    club.tables.clocks.release_server(GUILD)
    await club.clock.advance(0)
    left = (club.now(table).deadline or 0) - club.clock.now()
    assert left >= PACE.clocks["slow"] - PACE.clocks["slow"] // 10


@pytest.mark.parametrize("first", ["the table", "the server"])
async def test_a_turn_that_is_not_shown_and_a_server_that_is_out_give_back_the_time_of_both(
    club: Club, first: str
) -> None:
    table = await told(club, await club.deal(2, position=NINES))
    club.tables.clocks.unseen(table, True)
    await nine_is_laid(club, table)
    stood = club.now(table)
    await club.clock.advance(4 * TURN)
    club.tables.clocks.hold_server(GUILD)
    await club.clock.advance(4 * TURN)
    ends = [
        lambda: club.tables.clocks.unseen(club.now(table), False),
        lambda: club.tables.clocks.release_server(GUILD),
    ]
    for end in ends if first == "the table" else reversed(ends):
        await club.clock.advance(TURN)
        end()
    await club.clock.advance(0)
    assert club.now(table).deadline == (stood.deadline or 0) + 10 * TURN
    assert club.now(table).given_back == 10 * TURN


# The bot ends meanwhile


async def stopped(club: Club, ms: int) -> None:
    await club.restart(ms)


async def killed_after_a_note(club: Club, ms: int) -> None:
    await club.clock.advance(NOTED)
    await club.clock.ticks()
    await killed(club, ms - NOTED)


def test_what_is_noted_of_a_stopped_clock_is_not_noted_again_for_a_moment() -> None:
    assert noted_before("[5000, 3]", "[5001, 3]") == "[5000, 3]"
    assert noted_before("[5000, null]", "[4999, null]") == "[5000, null]"
    for other in ("[7000, 3]", "[5001, 4]", "[null, 3]"):
        assert noted_before("[5000, 3]", other) == other
    assert noted_before("[null, 3]", "[null, 3]") == "[null, 3]"
    assert noted_before(None, "[5000, 3]") == "[5000, 3]"


def notes_of_tables(club: Club) -> list[str]:
    with closing(sqlite3.connect(club.path)) as file:
        return [name for (name,) in file.execute("SELECT name FROM notes WHERE name LIKE 'stopped %'")]


@pytest.mark.parametrize("ends", [stopped, killed_after_a_note])
async def test_a_server_that_was_unavailable_before_the_bot_ended_is_given_that_time_too(
    club: Club, ends: Callable[[Club, int], Awaitable[None]]
) -> None:
    here = await told(club, await club.deal(2, clock="slow"))
    there = await told(club, await club.deal(2, place_id=THERE))
    club.tables.clocks.hold_server(THERE)
    await club.clock.advance(5 * TURN)
    await ends(club, TURN)
    assert club.now(there).deadline == club.column(there, "deadline") == START + 7 * TURN
    assert club.now(here).deadline == here.deadline
    assert notes_of_tables(club) == []
    assert club.tables.clocks._restorer.noted == {}, "nor is it remembered"
    club.tables.clocks.hold_server(THERE)  # it still is
    await club.clock.advance(TURN)
    club.tables.clocks.release_server(THERE)
    await club.clock.advance(0)
    assert club.now(there).deadline == START + 8 * TURN
    await killed(club, SECOND)
    assert club.now(there).deadline == START + 8 * TURN, "that it was given back is noted with it"


@pytest.mark.parametrize("ends", [stopped, killed_after_a_note])
async def test_a_table_that_was_not_shown_before_the_bot_ended_costs_nobody_a_turn(
    club: Club, ends: Callable[[Club, int], Awaitable[None]]
) -> None:
    table = await told(club, await club.deal(2, position=NINES))
    club.tables.clocks.unseen(table, True)
    await nine_is_laid(club, table)
    stood = club.now(table)
    await club.clock.advance(4 * TURN)
    await ends(club, TURN)
    assert club.now(table).deadline == club.column(table, "deadline") == (stood.deadline or 0) + 5 * TURN
    club.tables.clocks.unseen(club.now(table), True)  # the first attempt fails as before
    await club.clock.advance(3 * TURN)
    assert club.now(table).version == stood.version
    club.tables.clocks.unseen(club.now(table), False)
    await club.clock.advance(0)
    assert club.now(table).deadline == (stood.deadline or 0) + 8 * TURN
    await killed(club, SECOND)
    assert club.now(table).deadline == (stood.deadline or 0) + 8 * TURN
    assert notes_of_tables(club) == []


async def test_the_turn_that_nobody_saw_is_known_after_a_restart(club: Club) -> None:
    """The table stops after the same turn as without the restart, and time that runs is given to nobody."""
    choices = NINES | {"hands": ["9H KS QD", "9S 4S KD"]}
    table = await told(club, await club.deal(2, position=choices))
    nine = await nine_is_laid(club, table)
    club.tables.clocks.unseen(nine, True)
    await club.clock.advance(TURN // 2)
    await club.restart()
    assert club.now(table).deadline == nine.deadline
    stood = await club.make(table, BO, "play 9S")
    await club.clock.advance(10 * TURN)
    assert club.now(table).version == stood.version


async def test_a_shard_that_comes_back_gives_the_time_of_an_unavailable_server_back_once(club: Club) -> None:
    table = await told(club, await club.deal(2))
    club.tables.clocks.hold_server(GUILD)
    club.tables.clocks.hold("gateway")
    await club.clock.advance(5 * TURN)
    await club.tables.clocks.release("gateway")
    assert club.now(table).deadline == START + 6 * TURN
    await killed(club, TURN)
    assert club.now(table).deadline == START + 7 * TURN


async def test_what_one_process_notes_of_its_tables_is_for_the_one_that_takes_them(tmp_path: Path) -> None:
    path = tmp_path / "shared.db"
    stays, stops = Club(path), Club(path)
    stays.shards, stops.shards = (Shards(2, [SHARDS.of(guild)]) for guild in (GUILD, THERE))
    stops.chance, stops._secrets, stops._channel = Random(2), Random(2), 200
    for club in (stays, stops):
        await club.open()
    here = await told(stays, await stays.deal(2))
    there = await told(stops, await stops.deal(2, place_id=THERE))
    for club, place_id in ((stays, GUILD), (stops, THERE)):
        club.tables.clocks.hold_server(place_id)
        await club.clock.advance(5 * TURN)
    await stops.close()
    assert notes_of_tables(stops) == [f"stopped {there.table_id}"]
    await stays.clock.advance(TURN)
    taken = SHARDS.of(THERE)
    stays.shards.add([taken])
    await stays.tables.clocks.restore(stays.shards.among([taken]))
    assert stays.now(there).deadline == stays.column(there, "deadline") == START + 7 * TURN
    assert notes_of_tables(stays) == [f"stopped {here.table_id}"]
    await stays.close()


async def test_nothing_stays_noted_of_a_table_that_is_over(club: Club) -> None:
    table = await told(club, await club.deal(2))
    club.tables.clocks.unseen(table, True)
    await club.restart()
    assert notes_of_tables(club) == []
    club.tables.clocks.unseen(club.now(table), True)
    await club.clock.advance(0)
    await club.clock.advance(NOTED)
    await club.clock.ticks()
    assert notes_of_tables(club) == [f"stopped {table.table_id}"]
    await club.tables.messages.abandon(table.table_id)
    await killed(club, 0)
    assert notes_of_tables(club) == []
