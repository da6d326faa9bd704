"""Stopping and starting again: every table is where it was left."""

import asyncio
import contextlib
import json
import logging
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.api import Move
from bot.storage import open_database
from bot.tables import NOW, Refused, Table
from bot.tables.restoring import AT_ONCE
from bot.tables.rows import position
from bot.ui.delivery.catching_up import CatchUp
from tests.tables.clock import START, HandClock
from tests.tables.club import ADA, BO, GUILD, PACE, SECOND, Club, refusal, replayed

TURN = PACE.clocks["normal"]


def execute(path: Path, sql: str, *values: object) -> None:
    with contextlib.closing(sqlite3.connect(path)) as file, file:
        file.execute(sql, values)


def a_move(table: Table) -> Move:
    """A move that Ada can make, who is on turn."""
    return table.game.legal_moves(table.state, 0)[0]


async def some_tables(club: Club) -> list[Table]:
    """A lobby, matches at different points, one asleep, one between deals."""
    tables = [await club.sit(2), await club.deal(3, 1), await club.deal(2, ranked=True)]
    asleep = await club.deal(2)
    for who in (ADA, BO):
        await club.tables.seats.leave(asleep.table_id, who)
    for table in tables[1:]:
        for _ in range(15):
            await club.step(table, club.chance)
    last = {"turn": 0, "discard": "9C", "hands": ["9H", "4S KD"]}
    between = await club.deal(2, position=last)
    await club.tables.matches.submit(between.table_id, ADA, between.version, Move.parse("play 9H"))
    return [club.now(table) for table in (*tables, asleep, between)]


async def test_everything_is_as_it_was(club: Club) -> None:
    before = await some_tables(club)
    await club.restart()
    for table in before:
        now = club.now(table)
        clocks = {"deadline": now.deadline, "told_deadline": now.told_deadline, "restart": now.restart}
        assert now == replace(table, log=now.log, **clocks)
        assert club.tables.in_channel(table.channel_id) is now


async def test_the_buttons_of_before_work_and_are_as_stale_as_before(club: Club) -> None:
    table = await club.deal(2, position={"turn": 0, "discard": "9C", "hands": ["9H KD", "9S 4S KS"]})
    played = await club.tables.matches.submit(table.table_id, ADA, table.version, Move.parse("play 9H"))
    await club.restart()
    with pytest.raises(Refused) as refused:
        await club.tables.matches.submit(table.table_id, ADA, table.version, Move.parse("play 9H"))
    assert refused.value.code == "stale"
    await club.tables.matches.submit(table.table_id, ADA, NOW, Move("call"))
    await club.restart()
    for version in (NOW, played.version):
        with pytest.raises(Refused) as refused:
            await club.tables.matches.submit(table.table_id, ADA, version, Move("call"))
        assert refused.value.code == "stale"
    moved = await club.tables.matches.submit(table.table_id, BO, played.version, Move.parse("play 9S"))
    assert moved.version == played.version + 2


async def test_a_match_goes_on_after_a_restart_at_any_point(club: Club) -> None:
    table = await club.deal(2, 1, options={"deals": 2})
    steps = 0
    while club.tables.find(table.table_id) and club.now(table).is_open:
        steps += 1
        if steps % 4 == 0:
            await club.restart()
        await club.step(table, club.chance)
    over = club.now(table)
    assert replayed(over, await club.moves(table)) == position(over)
    results = {row.seat: row for row in await club.database.matches.results(table.table_id)}
    deals = await club.database.matches.deals(table.table_id)
    assert results[0].calls_due == sum(deal.calls_due for deal in deals if deal.seat == 0)


# Time


async def test_a_person_on_turn_has_the_time_left_that_they_had(club: Club) -> None:
    table = await club.deal(2)
    await club.clock.advance(TURN // 3)
    await club.restart(10 * TURN)
    now = club.now(table)
    assert now.deadline == club.column(table, "deadline") == START + 11 * TURN
    assert now.given_back == 10 * TURN
    assert club.tables.clocks.needing_news() == [now.table_id]
    await club.clock.advance(TURN - TURN // 3 - 1)
    assert club.now(table).version == now.version
    await club.clock.advance(1)
    assert [move.origin for move in await club.moves(table)][1:] == ["timeout"]
    assert club.now(table).given_back == 0, "the next has had their whole time"


async def test_a_person_on_turn_gets_time_to_see_that_the_bot_is_back(club: Club) -> None:
    table = await club.deal(2)
    await club.clock.advance(TURN - 5 * SECOND)
    await club.restart(2 * SECOND)
    assert club.now(table).deadline == club.clock.now() + PACE.grace


async def test_a_short_restart_changes_no_deadline(club: Club) -> None:
    tables = [await club.deal(2), await club.deal(2, clock="slow")]
    for table in tables:
        await club.tables.messages.told(table.table_id, table.version, 77)
    await club.restart(TURN // 10)
    assert [club.now(table).deadline for table in tables] == [table.deadline for table in tables]
    assert club.tables.clocks.needing_news() == []


@pytest.mark.parametrize(("deleted", "is_shown"), [(0, False), (1, True), (2, False)])
async def test_a_table_whose_message_was_deleted_just_before_is_shown_again(
    club: Club, deleted: int, is_shown: bool
) -> None:
    """Deleted twice, it waits until somebody asks for it."""
    table = await club.tables.lobbies.open(GUILD, 5, ADA, 1, game="olsen", clock="slow")
    await club.tables.messages.told(table.table_id, table.version, 77)
    for message_id in range(77, 77 + deleted):
        await club.tables.messages.told(table.table_id, table.version, message_id)
        await club.tables.messages.removed(table.table_id, message_id)
    await club.restart(1)
    shown: list[str] = []
    catch_up = CatchUp(club.tables, club.clock, lambda each, lane: shown.append(each.table_id))
    catch_up.add(club.tables.clocks.needing_news())
    await club.clock.advance(0)
    assert shown == ([table.table_id] if is_shown else [])


async def test_a_crash_takes_no_time_from_anybody(club: Club) -> None:
    """How long ago the bot was alive is noted now and then, not only at its end."""
    table = await club.deal(2)
    await club.clock.advance(20 * SECOND)
    await club.clock.ticks()
    async with club.database.transaction() as tx:
        alive = await tx.notes.get("alive")
    await club.clock.advance(10 * SECOND)
    await club.close()
    execute(club.path, "UPDATE notes SET text = ? WHERE name = 'alive'", alive)  # as if nobody had closed it
    await club.clock_stops(TURN)
    await club.open()
    assert club.now(table).deadline == START + TURN + 10 * SECOND + TURN


async def test_a_computer_on_turn_moves_soon(club: Club) -> None:
    table = await club.deal(1, 1)
    while club.now(table).game.to_act(club.now(table).state) != {1}:
        await club.step(table, club.chance)
    version = club.now(table).version
    await club.restart(TURN)
    await club.clock.advance(SECOND)
    assert club.now(table).version > version


async def test_a_sleeping_table_sleeps_on(club: Club) -> None:
    table = await club.deal(2)
    for who in (ADA, BO):
        await club.tables.seats.leave(table.table_id, who)
    await club.restart(TURN)
    asleep = club.now(table)
    await club.clock.advance(PACE.sleep - TURN - 1)
    assert club.now(table) is asleep
    await club.tables.seats.come_back(table.table_id, ADA)
    assert club.now(table).deadline is not None


async def test_a_lobby_whose_time_has_come_meanwhile_closes(club: Club) -> None:
    table = await club.sit(2)
    await club.restart(PACE.lobby + 1)
    await club.clock.advance()
    assert club.now(table).phase == "closed"


# Telling


async def test_only_what_was_not_told_is_told(club: Club) -> None:
    told, untold, ended, known = [await club.deal(2) for _ in range(4)]
    for table in (ended, known):
        await club.tables.matches.end(table.table_id, ADA)
    for table in (told, known):
        await club.tables.messages.told(table.table_id, club.now(table).version, 77)
    await club.restart()
    assert set(club.tables.clocks.needing_news()) == {untold.table_id, ended.table_id}
    assert club.tables.find(known.table_id) is None
    assert club.now(told).message_id == 77
    # Once its end is told, it is gone for good.
    await club.tables.messages.told(ended.table_id, club.now(ended).version, 78)
    await club.restart()
    assert club.tables.clocks.needing_news() == [untold.table_id]


async def test_a_table_that_is_over_frees_its_channel_even_before_it_is_told(club: Club) -> None:
    ended = await club.deal(2)
    await club.tables.matches.end(ended.table_id, ADA)
    await club.restart()
    with pytest.raises(Refused) as refused:
        club.tables.in_channel(ended.channel_id)
    assert refused.value.code == "no_table_here"


# What cannot be read


BROKEN = {
    "game": "bridge",
    "clock": "sundial",
    "options": "[]",
    "vote": "{}",
    "tally": "{}",
    "position": "{broken",
    "secret": "no hex",
}
"""What nobody would have written into these columns."""


@pytest.mark.parametrize("broken", ["cards", *BROKEN])
async def test_a_table_that_cannot_be_read_stops_no_other(
    club: Club, broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await club.deal(2), await club.deal(2)
    if broken == "cards":
        stored = json.dumps({**(position(bad) or {}), "stock": ""})
        execute(club.path, "UPDATE tables SET position = ? WHERE table_id = ?", stored, bad.table_id)
    else:
        change = f"UPDATE tables SET {broken} = ? WHERE table_id = ?"  # noqa: S608 - our own names
        execute(club.path, change, BROKEN[broken], bad.table_id)
    await club.close()
    caplog.clear()
    await club.open()
    assert club.tables.find(bad.table_id) is None
    assert await club.play(good, club.chance)
    (fault,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert bad.table_id in fault.getMessage()
    with refusal("table_unreadable"):
        club.tables.in_channel(bad.channel_id)
    with refusal("table_unreadable"):
        await club.tables.get(bad.table_id)
    with refusal("table_unreadable"):
        await club.tables.lobbies.open(GUILD, bad.channel_id, ADA, 1, game="olsen")
    assert (position(bad) or {})["seed"] not in caplog.text


async def test_how_many_tables_were_taken_up(club: Club) -> None:
    await club.deal(2)
    bad = await club.deal(2)
    execute(club.path, "UPDATE tables SET game = 'bridge' WHERE table_id = ?", bad.table_id)
    await club.tables.clocks.close()
    assert await club.new_tables().clocks.restore() == 1


async def started(club: Club) -> asyncio.Task[int]:
    """Start again after a while; gives what takes up the tables, of which it has found out."""
    club.clock = HandClock(club.clock.now() + TURN)
    club.database = await open_database(club.path, clock=club.clock.now)
    club.tables = club.new_tables()
    restoring = asyncio.create_task(club.tables.clocks.restore())
    while not club.tables.store.is_open:  # noqa: ASYNC110 - presses come, they are not told either
        await asyncio.sleep(0)
    return restoring


async def test_whoever_presses_is_not_kept_waiting_for_all_other_tables(club: Club) -> None:
    tables = [await club.deal(2) for _ in range(5 * AT_ONCE)]
    last = tables[-1]
    await club.close()
    restoring = await started(club)
    moved = await club.tables.matches.submit(last.table_id, ADA, last.version, a_move(last))
    waiting = set(club.tables.store.waiting)
    assert len(waiting) > AT_ONCE
    with refusal("starting"):
        club.tables.in_channel(next(table.channel_id for table in tables if table.table_id in waiting))
    with refusal("starting"):
        await club.tables.lobbies.open(GUILD, 1, ADA, 1, game="olsen")
    assert await restoring == len(tables)
    assert club.now(last) is moved
    assert club.column(last, "deadline") == moved.deadline
    assert club.column(tables[0], "deadline") == (tables[0].deadline or 0) + TURN


async def test_a_bot_that_stops_while_it_starts_takes_no_time_from_anybody(club: Club) -> None:
    free = {"turn": 0, "discard": "9C", "hands": ["9H KD", "9S 4S KS"]}
    tables = [await club.deal(2, position=free) for _ in range(2 * AT_ONCE)]
    await club.close()
    for _ in range(2):
        restoring = await started(club)
        restoring.cancel()
        await asyncio.gather(restoring, return_exceptions=True)
        await club.close()
    await club.open()
    assert all((club.now(table).deadline or 0) - (table.deadline or 0) == 2 * TURN for table in tables)


async def test_nothing_is_accepted_before_it_is_known_which_tables_there_are(club: Club) -> None:
    table = await club.deal(2)
    starting = club.new_tables()
    for press in (
        starting.matches.submit(table.table_id, ADA, table.version, Move("draw")),
        starting.get(table.table_id),
        starting.lobbies.open(1, 1, ADA, 1, game="olsen"),
    ):
        with pytest.raises(Refused) as refused:
            await press
        assert refused.value.code == "starting"
    with pytest.raises(Refused):
        starting.in_channel(table.channel_id)
