"""Fair play hints from the matches in a real database: what they see, and what they leave alone."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random

import pytest

from bot.games import GAMES
from bot.league.hints import PressedCall
from bot.services import Evidence, FairPlay
from bot.services.fair_play import DAYS, calls_in
from bot.storage import MoveRow, open_database
from tests.tables.clock import START, HandClock
from tests.tables.club import ADA, BO, GUILD, Club
from tests.tables.history import DAY, NAMES, USERS, History, called, in_turns, mixed

OUT_OF_TURN = GAMES["olsen"].spec.out_of_turn


@pytest.fixture
async def history(tmp_path: Path) -> AsyncIterator[History]:
    path = tmp_path / "olsen.db"
    database = await open_database(path, clock=lambda: START)
    history = History(database)
    await history.meet(USERS)
    try:
        yield history
    finally:
        await database.close()


async def look(history: History, member: str | None = None, **how: str) -> Evidence:
    """What the hints are now."""
    user_id = USERS[member] if member else None
    return await FairPlay(history.database, HandClock()).look(GUILD, user_id, **how)


@pytest.mark.parametrize("seed", range(3))
async def test_an_ordinary_history_gives_no_hint(history: History, seed: int) -> None:
    chance = Random(seed)
    for names in mixed(150, chance):
        await history.matches([names], ms=chance.randint(600, 4000))
    found = await look(history)
    assert (found.hints, found.names, found.matches) == ((), {}, {})
    assert (found.looked_at, found.days) == (150, DAYS)


async def test_a_pair_that_is_always_together_is_seen(history: History) -> None:
    chance = Random(1)
    await history.matches(mixed(60, chance, NAMES[2:]))
    together = await history.matches(
        [*chance.sample(("Ada", "Bo", chance.choice(NAMES[2:])), 3)] for _ in range(14)
    )
    # With computers alone nobody is in anybody's company, and nobody hides behind that.
    await history.matches([["Ada", "Robot", "Robot"]] * 20)
    found = await look(history)
    (hint,) = [hint for hint in found.hints if hint.kind == "company"]
    assert history.who(hint) == ["Ada", "Bo"]
    assert (hint.numbers["together"], hint.numbers["one"], hint.numbers["other"]) == (14, 14, 14)
    assert hint.matches == tuple(together)
    assert {found.matches[table].message_id for table in hint.matches} == set(range(61, 75))
    assert found.names == {history.people[name]: name for name in ("Ada", "Bo")}


async def test_wins_that_are_traded_are_seen(history: History) -> None:
    chance = Random(2)
    await history.matches(mixed(40, chance))
    traded = await history.matches(in_turns(16, chance))
    (hint,) = [hint for hint in (await look(history)).hints if hint.kind == "turns"]
    assert history.who(hint) == ["Ada", "Bo"]
    assert hint.numbers["chance"] < 0.005
    assert set(traded) <= set(hint.matches)


async def test_calls_faster_than_a_hand_are_seen(history: History) -> None:
    chance = Random(3)
    await history.matches(mixed(30, chance), ms=900)
    quick = await history.matches([["Cleo", *chance.sample(NAMES[3:], 2)] for _ in range(22)], ms=150)
    found = await look(history)
    (hint,) = found.hints
    assert (hint.kind, history.who(hint)) == ("speed", ["Cleo"])
    assert hint.numbers["median"] == hint.numbers["fastest"] == 150
    assert set(quick) <= set(hint.matches)


async def test_only_some_time_some_server_and_some_season_are_looked_at(history: History) -> None:
    chance = Random(4)
    await history.matches(mixed(20, chance, NAMES[2:]))
    long_ago = START - DAYS * DAY - 1
    await history.matches(in_turns(1, chance), at=long_ago)
    await history.matches(in_turns(1, chance), place_id=GUILD + 1)
    spring = await history.matches(in_turns(16, chance), season="spring01")
    everything = await look(history)
    assert everything.looked_at == 36
    season = await look(history, season="spring01")
    assert season.looked_at == 16
    (hint,) = [hint for hint in season.hints if hint.kind == "turns"]
    assert hint.matches == tuple(spring)
    assert (await look(history, season="autumn01")).looked_at == 0


async def test_of_very_many_matches_the_newest_are_looked_at(history: History) -> None:
    await history.matches(in_turns(16, Random(5)))
    await history.matches(mixed(30, Random(6), NAMES[2:]))
    few = FairPlay(history.database, HandClock(), most=30)
    found = await few.look(GUILD)
    assert (found.looked_at, found.hints) == (30, ())


async def test_matches_that_end_at_the_same_moment_are_looked_at_once(history: History) -> None:
    await history.matches(mixed(20, Random(7), NAMES[2:]))
    await history.matches([["Ada", "Bo"]] * 230, ms=100, at=START - DAY)
    found = await look(history)
    assert found.looked_at == 250
    kinds = {hint.kind: hint for hint in found.hints}
    assert kinds["company"].numbers["together"] == 230
    assert kinds["speed"].numbers["calls"] == 230


async def test_one_member_can_be_asked_about(history: History) -> None:
    chance = Random(8)
    await history.matches(mixed(40, chance))
    await history.matches(in_turns(16, chance))
    assert {hint.kind for hint in (await look(history, "Bo")).hints} >= {"turns"}
    assert (await look(history, "Cleo")).hints == ()


async def test_who_was_forgotten_has_no_name(history: History) -> None:
    await history.matches(in_turns(16, Random(9)))
    with contextlib.closing(sqlite3.connect(history.database.path)) as file, file:
        file.execute("DELETE FROM people WHERE name = 'Bo'")
    found = await look(history)
    assert sorted(found.names.values(), key=str) == ["Ada", None]
    assert (await look(history, "Bo")).hints == ()


async def test_nothing_is_written_by_looking(history: History) -> None:
    await history.matches(in_turns(16, Random(10)), ms=100)
    with contextlib.closing(sqlite3.connect(history.database.path)) as file:
        before = list(file.iterdump())
        assert (await look(history)).hints
        assert list(file.iterdump()) == before


# How calls are timed in what the games really tell


def calls(moves: Sequence[MoveRow]) -> list[PressedCall]:
    return [*calls_in("m1", moves, OUT_OF_TURN)]


async def test_a_call_is_possible_from_ones_own_card_on(club: Club) -> None:
    table = await club.deal(
        2, position={"turn": 0, "first_turn": [], "discard": "9H", "hands": ["9C KH", "4S KD 2C"]}
    )
    await club.make(table, ADA, "play 9C")
    await club.clock.advance(150)
    table = await club.make(table, ADA, "call")
    (call,) = calls(await club.moves(table))
    assert (call.player, call.ms) == (table.chairs[0].person, 150)


async def test_a_call_that_goes_with_the_card_is_none(club: Club) -> None:
    table = await club.deal(
        2, position={"turn": 0, "first_turn": [], "discard": "9H", "hands": ["9C KH", "4S KD 2C"]}
    )
    table = await club.make(table, ADA, "play 9C !")
    assert calls(await club.moves(table)) == []


async def test_a_challenge_is_possible_from_the_offence_on(club: Club) -> None:
    table = await club.deal(
        3,
        options={"enforce": "challenge"},
        position={
            "turn": 0,
            "first_turn": [],
            "discard": "9H",
            "hands": ["9C KH", "4C KD 2C", "5C 6C"],
        },
    )
    await club.make(table, ADA, "play 9C")
    await club.clock.advance(700)
    await club.make(table, BO, "play 4C")
    await club.clock.advance(250)
    table = await club.make(table, BO, "challenge 0")
    assert calls(await club.moves(table)) == [PressedCall(table.chairs[1].person or "", "m1", 250)]


@pytest.mark.parametrize("origin", ["computer", "stand_in", "timeout", "forced"])
def test_what_no_hand_has_pressed_is_no_call(origin: str) -> None:
    rows = [MoveRow(version, **move) for version, move in enumerate(called("ada", START, 100), 2)]
    assert calls(rows) == [PressedCall("ada", "m1", 100)]
    last = called("ada", START, 100)[-1] | {"origin": origin}
    assert calls([*rows[:-1], MoveRow(4, **last)]) == []
