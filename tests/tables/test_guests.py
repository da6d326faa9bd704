"""Programs at tables: they play, and where they do not a normal computer does, and people are told."""

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.programs import Host, Program
from bot.tables import Table, next_actor
from bot.tables.computers import add_computer, add_program, level_of, reaction_of, set_level
from bot.tables.guests import FAULTS, Guests
from bot.tables.people import PROGRAM, PROGRAM_GONE, Chair
from bot.tables.recorded import _player
from bot.tables.table import join
from bot.tables.table_store import PROGRAM_WAIT
from bot.user_text import UserText, raw_text
from tests.tables.club import ADA, BO, PACE, Club, lobby, match, refusal

RAVN = UserText("Ravn")
GOOD = "print(json.dumps({'id': told['id'], 'move': told['legal'][-1]}), flush=True)"
BAD = "print('no move', flush=True)"


def program(folder: Path, does: str) -> Program:
    path = folder / "ravn.py"
    text = "import json, sys\nfor line in sys.stdin:\n    told = json.loads(line)\n"
    text += f"    if told['type'] == 'move': {does}"
    path.write_text(text, encoding="utf-8")
    command = (sys.executable, "-I", "-S", str(path))
    return Program("ravn", "Ravn", "Ada", command, frozenset({"olsen", "ole"}), 5)


def seated(table: Table) -> Table:
    """A table with the program at seat 1, which is on turn."""
    chairs = (table.chairs[0], replace(table.chairs[1], name=RAVN, level=PROGRAM), *table.chairs[2:])
    position = {"game": "ole", "seats": 3, "turn": 1, "table": "R2"}
    hands = ["R1 B2 G3", "R9 B8 G7 Y6 R5", "Y4 Y5"]
    return replace(table, chairs=chairs, state=GAMES["ole"].load({**position, "hands": hands}))


def ole_table(version: int = 0) -> Table:
    table = seated(match(1, 2, game_key="ole"))
    return replace(table, version=table.version + version)


async def decided(guests: Guests, table: Table) -> None:
    guests.think(table)
    await asyncio.wait([guests._asked[table.table_id].move])
    assert not guests.is_thinking(table)


# In a lobby


def test_no_computer_sits_down_beside_a_program_whose_name_looks_like_its_own() -> None:
    table = add_computer(add_program(lobby(1), ADA, UserText("Hug\u0456nn")), ADA)
    assert raw_text(table.chairs[2].name) == "Muninn"


def test_a_program_sits_down_once_and_keeps_its_level() -> None:
    table = add_program(lobby(1), ADA, RAVN)
    assert (table.chairs[1].name, table.chairs[1].level, table.chairs[1].person) == (RAVN, PROGRAM, None)
    for name in (RAVN, UserText(f"{raw_text(RAVN)}\u200b")):
        with refusal("program_seated"):
            add_program(table, ADA, name)
    with refusal("not_host"):
        add_program(join(lobby(1), BO, "p1", 9), BO, RAVN)
    table = set_level(add_computer(table, ADA, "easy"), ADA, "normal")
    assert [chair.level for chair in add_computer(table, ADA).chairs] == [None, PROGRAM, "normal", "normal"]
    with refusal("no_computer"):
        set_level(add_program(lobby(1), ADA, RAVN), ADA, "easy")


def test_no_program_sits_at_a_ranked_table_or_a_full_one() -> None:
    with refusal("ranked_computers"):
        add_program(lobby(1, ranked=True), ADA, RAVN)
    with refusal("league_computers"):
        add_program(lobby(1, ranked=True, season="s"), ADA, RAVN)
    with refusal("table_full"):
        add_program(lobby(10), ADA, RAVN)


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_program_calls_with_its_card_where_that_is_allowed(by_hand: bool) -> None:
    pending = {"seat": 1, "said": False}
    position = {"turn": 0, "hands": ["9C 8D", "2H"], "discard": "4H", "pending": pending}
    table = match(1, 1, position, options={"calls_by_hand": by_hand})
    assert reaction_of(table, 1) is not None
    table = replace(table, chairs=(table.chairs[0], replace(table.chairs[1], level=PROGRAM)))
    assert (reaction_of(table, 1) is not None) == by_hand
    assert level_of(table, 1) == "normal"


async def test_a_record_has_no_level_of_a_program() -> None:
    assert (await _player(None, Chair(RAVN, level=PROGRAM))).level == ""  # type: ignore[arg-type]  # a computer is not looked up


# In a match


@pytest.fixture
async def good(tmp_path: Path) -> AsyncIterator[Guests]:
    guests = Guests(Host([program(tmp_path, GOOD)]))
    yield guests
    await guests.close()


@pytest.fixture
async def bad(tmp_path: Path) -> AsyncIterator[Guests]:
    guests = Guests(Host([program(tmp_path, BAD)]))
    yield guests
    await guests.close()


async def test_its_move_is_made(good: Guests) -> None:
    table = ole_table()
    await decided(good, table)
    assert good.let_go(table, 1) is table
    assert good.move(table, 1) == table.observe(1).legal[-1]
    assert good.move(table, 1) is None, "a move is made once"


async def test_what_was_asked_of_another_position_is_dropped(good: Guests) -> None:
    good.think(ole_table())
    first = good._asked["table"].move
    await decided(good, ole_table(1))
    assert first.cancelled()
    assert good.move(ole_table(), 1) is None
    good.think(replace(ole_table(2), phase="over"))
    assert good._asked == {}


async def test_who_fails_three_times_is_let_go_and_the_log_says_why(
    bad: Guests, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    for number in range(FAULTS):
        table = ole_table(number)
        assert bad.let_go(table, 1).chairs[1].level == PROGRAM
        await decided(bad, table)
        assert bad.move(table, 1) is None
    after = bad.let_go(table, 1)
    assert (after.chairs[1].name, after.chairs[1].level) == (RAVN, PROGRAM_GONE)
    bad.think(replace(after, version=90))
    assert not bad.is_thinking(after)
    said = [record.getMessage() for record in caplog.records]
    assert (
        f"the program ravn, seat 1 of table table in server {after.place_id}: garbage (the answer" in said[0]
    )
    assert said[0].endswith("is not a line of JSON)")
    assert said[0].startswith("fault ")
    assert len(said) == FAULTS + 1
    assert not any(card in line for line in said for card in ("R9", "B8"))


async def test_who_is_not_listed_here_is_let_go() -> None:
    guests = Guests(Host())
    guests.think(ole_table())
    assert not guests.is_thinking(ole_table())
    assert guests.let_go(ole_table(), 1).chairs[1].level == PROGRAM_GONE


async def test_a_match_with_a_program_outlives_a_restart(club: Club, tmp_path: Path) -> None:
    """The seat is stored with its program, which is started anew; where it is not listed any more, the table
    goes on without it. After the match it may come again.
    """
    club.tables.store.thinkers.guests = Guests(Host([program(tmp_path, GOOD)]))
    table = await club.sit(1, 1, game="ole")
    with refusal("no_such_program"):
        await club.tables.lobbies.add_program(table.table_id, ADA, "crow")
    await club.tables.lobbies.add_program(table.table_id, ADA, "ravn")
    table = await club.tables.lobbies.start(table.table_id, ADA, club.press())
    table = await until_the_program_has_moved(club, table)
    await club.restart()
    assert club.now(table).chairs[2].level == PROGRAM
    club.tables.store.thinkers.guests = Guests(Host([program(tmp_path, GOOD)]))
    table = await until_the_program_has_moved(club, table)
    club.tables.store.thinkers.guests = Guests(Host())
    table = await until_the_program_has_moved(club, table)
    assert table.chairs[2].level == PROGRAM_GONE
    await club.restart()
    assert club.now(table).chairs[2].level == PROGRAM_GONE
    await club.tables.matches.end(table.table_id, ADA)
    again = await club.tables.lobbies.play_again(table.table_id, ADA, club.press())
    assert [chair.level for chair in again.chairs] == [None, "normal", PROGRAM]


async def test_a_table_waits_for_a_program_that_has_time_left(club: Club, tmp_path: Path) -> None:
    held = tmp_path / "held"
    os.mkfifo(held)
    guests = club.tables.store.thinkers.guests = Guests(
        Host([program(tmp_path, f"open({str(held)!r}).read(); {GOOD}")])
    )
    table = await club.sit(1)
    await club.tables.lobbies.add_program(table.table_id, ADA, "ravn")
    table = await club.tables.lobbies.start(table.table_id, ADA, club.press())
    while next_actor(club.now(table)) == 0:
        await club.play(table, club.chance)
    before = club.now(table)
    await club.clock.advance(PACE.call_window)
    assert club.now(table) is before
    await asyncio.to_thread(held.write_text, "")
    await asyncio.wait([guests._asked[table.table_id].move])
    await club.clock.advance(PROGRAM_WAIT - 1)
    assert club.now(table) is before
    await club.clock.advance(1)
    *_, move = await club.moves(table)
    assert (move.seat, move.version, move.origin) == (1, before.version + 1, "computer")
    assert move.move == str(before.observe(1).legal[-1])


async def until_the_program_has_moved(club: Club, table: Table) -> Table:
    """Go on until seat 2, which it has, has made a move."""
    version = club.now(table).version
    for _ in range(400):
        table = club.now(table)
        if any(entry.seat == 2 and entry.version > version for entry in table.log):
            return table
        if next_actor(table) == 0:
            await club.play(table, club.chance)
        else:
            await club.clock.advance(1000)
            await asyncio.sleep(0.01)
    raise AssertionError("it has made none")
