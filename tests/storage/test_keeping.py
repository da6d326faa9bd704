"""What is kept comes back as it was."""

import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.storage import Contents, Database, MoveRow, PersonRow, SeatRow, StatsRow, StorageConflict
from tests.storage.rows import (
    CHANNEL,
    GUILD,
    a_deal,
    a_move,
    a_result,
    a_table,
    append,
    begin,
    change,
    finish,
    lobby,
    play,
    stop,
)

CARDS = [
    ["drew", {"seat": 1, "count": 2, "name": "ólsen — ♥"}],
    ["named", {"suit": "S", "points": [None, 3]}],
]


async def test_settings_of_a_guild(db: Database) -> None:
    assert await db.guilds.settings(GUILD) == {}
    for settings in ({"pings": "all", "nested": {"ø": [1, None]}}, {"pings": "none"}):
        async with db.transaction() as tx:
            await tx.guilds.save_settings(GUILD, settings)
        assert await db.guilds.settings(GUILD) == settings
    assert await db.guilds.settings(GUILD + 1) == {}


@pytest.mark.parametrize("text", ["", "{", "[1]", "null", '"pings"'])
async def test_settings_that_somebody_wrote_by_hand_and_cannot_be_read_set_nothing(
    db: Database, path: Path, text: str
) -> None:
    async with db.transaction() as tx:
        await tx.guilds.save_settings(GUILD, {"pings": "never"})
        await tx.people.key_for(GUILD, 7, "Ann")
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE guilds SET settings = ?", (text,))
        file.execute("UPDATE people SET settings = ?", (text,))
    assert await db.guilds.settings(GUILD) == await db.people.settings(7) == {}


async def test_settings_of_a_user_hold_in_every_guild(db: Database, path: Path) -> None:
    assert await db.people.settings(7) == {}
    async with db.transaction() as tx:
        for guild, user in ((GUILD, 7), (GUILD + 1, 7), (GUILD, 8)):
            await tx.people.key_for(guild, user, "Ann")
        await tx.people.save_settings(7, {"sort": "rank"})
        await tx.people.key_for(GUILD + 2, 7, "Ann")
    assert await db.people.settings(7) == {"sort": "rank"}
    assert await db.people.settings(8) == {}
    with closing(sqlite3.connect(path)) as file:
        rows = file.execute("SELECT place_id, settings FROM people WHERE user_id = 7").fetchall()
    assert sorted(rows) == [(GUILD + number, '{"sort":"rank"}') for number in range(3)]


async def test_a_new_name_leaves_the_settings_of_a_user_alone(db: Database) -> None:
    async with db.transaction() as tx:
        await tx.people.key_for(GUILD, 7, "Ann")
        await tx.people.save_settings(7, {"sort": "rank"})
        await tx.people.key_for(GUILD, 7, "Anna")
    assert await db.people.settings(7) == {"sort": "rank"}


async def test_settings_in_use_are_those_of_open_tables(db: Database) -> None:
    async with db.transaction() as tx:
        for number in range(4):
            await tx.guilds.save_settings(GUILD + number, {"clock": f"{number}"})
            await tx.people.key_for(GUILD + number, number, "Ann")
            await tx.people.save_settings(number, {"sort": f"{number}"})
    for number, (phase, told) in enumerate((("lobby", 0), ("playing", 0), ("over", 1), ("over", 2))):
        ann = await db.people.of_user(GUILD + number, number)
        assert ann is not None
        table = a_table(
            f"t{number}",
            place_id=GUILD + number,
            channel_id=number,
            phase=phase,
            version=2,
            told_version=told,
        )
        await lobby(db, table, SeatRow(0, ann.person), SeatRow(1, computer="Bodil"))
    assert await db.guilds.settings_in_use() == {
        GUILD + number: {"clock": f"{number}"} for number in range(3)
    }
    assert await db.people.settings_in_use() == {number: {"sort": f"{number}"} for number in range(2)}


async def test_a_note(db: Database) -> None:
    assert await db.notes.get("tree") is None
    for text in ("one", "two"):
        async with db.transaction() as tx:
            await tx.notes.save("tree", text)
        assert await db.notes.get("tree") == text


async def test_a_person_keeps_the_key_and_changes_the_name(db: Database) -> None:
    async with db.transaction() as tx:
        ann = await tx.people.key_for(GUILD, 7, "Ann")
        bo = await tx.people.key_for(GUILD, 8, "Bo")
        elsewhere = await tx.people.key_for(GUILD + 1, 7, "Ann")
        assert await tx.people.key_for(GUILD, 7, "Anna") == ann
    assert len({ann, bo, elsewhere}) == 3
    assert all(re.fullmatch("[0-9a-f]{16}", key) for key in (ann, bo, elsewhere))
    assert await db.people.of_user(GUILD, 7) == PersonRow(ann, GUILD, 7, "Anna")
    assert await db.people.of_user(GUILD + 1, 8) is None
    assert await db.people.by_key(elsewhere) == PersonRow(elsewhere, GUILD + 1, 7, "Ann")
    assert await db.people.by_key("nobody") is None


async def test_a_table_with_every_field(db: Database) -> None:
    full = a_table(
        phase="playing",
        message_id=3,
        position={"hands": ["7S ♥", ""], "pending": None},
        tally=[{"calls_due": 1}, {}],
        version=9,
        turn_version=8,
        deadline=2**50,
        told_version=7,
        contributions=["4611686018427387904", "m7"],
        started_at=5,
        finished_at=6,
        ranked=True,
        house_rules="Sunday's",
        in_thread=True,
        vote={"ayes": [1], "noes": []},
        pinged_version=8,
        warned_version=6,
        season="s1",
        fixture="1.2",
        due=2**50 + 1,
        beginning={"games": 3, "dealer": 1},
    )
    bare = a_table("t2", channel_id=CHANNEL + 1, tally=[])
    for table in (full, bare):
        await lobby(db, table)
        assert await db.tables.get(table.table_id) == table
    assert await db.tables.get("t3") is None


@pytest.mark.parametrize("phase", ["lobby", "playing"])
async def test_one_open_table_a_channel(db: Database, phase: str) -> None:
    await lobby(db, a_table("t1", phase=phase))
    assert await db.tables.open() == {"t1": CHANNEL}
    with pytest.raises(StorageConflict):
        await lobby(db, a_table("t2"))
    await lobby(db, a_table("t3", channel_id=CHANNEL + 1))
    async with db.transaction() as tx:
        await stop(tx, "t1", at=5)
    assert await db.tables.open() == {"t3": CHANNEL + 1}
    await lobby(db, a_table("t2"))


async def test_open_tables_are_those_in_a_lobby_or_played_oldest_first(db: Database) -> None:
    for number, phase in enumerate(("playing", "lobby", "over", "ended", "closed")):
        created = 100 - number
        await lobby(db, a_table(f"t{number}", channel_id=number, phase=phase, created_at=created))
    assert list((await db.tables.open()).items()) == [("t1", 1), ("t0", 0)]


async def test_a_lobby_changes(db: Database) -> None:
    await lobby(db, a_table(tally=[]), SeatRow(0, "ann", press=5))
    changed: dict[str, Any] = {
        "host": "bo",
        "options": {"stop_at": 50},
        "house_rules": "wild",
        "clock": "slow",
        "ranked": True,
        "version": 1,
        "deadline": 9,
        "called_until": 7,
    }
    async with db.transaction() as tx:
        await tx.tables.save("t1", (0, "lobby"), changed)
        await tx.seats.replace("t1", [SeatRow(0, "bo", press=6), SeatRow(1, computer="Bodil")])
    assert await db.tables.get("t1") == a_table(tally=[], **changed)
    assert await db.seats.of_table("t1") == [SeatRow(0, "bo", press=6), SeatRow(1, computer="Bodil")]
    for was in ((0, "lobby"), (1, "playing")):
        with pytest.raises(StorageConflict):
            async with db.transaction() as tx:
                await tx.tables.save("t1", was, {"version": 2})


async def test_seats_come_with_user_ids_and_names(db: Database) -> None:
    async with db.transaction() as tx:
        ann = await tx.people.key_for(GUILD, 7, "Ann")
    seat = SeatRow(
        0, ann, None, 2**60, misses=2, stand_in=True, forfeited=True, from_deal=3, away_until=2**41
    )
    await lobby(db, a_table(), seat)
    assert await db.seats.of_table("t1") == [replace(seat, user_id=7, name="Ann")]


async def test_one_seat_changes(db: Database) -> None:
    before = [SeatRow(0, "ann"), SeatRow(1, "bo")]
    await lobby(db, a_table(), *before)
    after = SeatRow(1, "cy", press=4, misses=3, stand_in=True, forfeited=True, from_deal=2, away_until=5)
    async with db.transaction() as tx:
        await tx.seats.save("t1", after)
    assert await db.seats.of_table("t1") == [before[0], after]
    with pytest.raises(StorageConflict):
        async with db.transaction() as tx:
            await tx.seats.save("t1", SeatRow(2, "dee"))


async def test_nobody_sits_on_two_chairs_of_a_table(db: Database) -> None:
    with pytest.raises(StorageConflict):
        await lobby(db, a_table(), SeatRow(0, "ann"), SeatRow(1, "ann"))
    await lobby(db, a_table(), SeatRow(0, "ann"), SeatRow(1, computer="Bodil"), SeatRow(2, computer="Bodil"))
    await lobby(db, a_table("t2", channel_id=5), SeatRow(0, "ann"))


async def test_tables_of_a_user_in_all_guilds(db: Database) -> None:
    async with db.transaction() as tx:
        here, there = await tx.people.key_for(1, 7, "Ann"), await tx.people.key_for(2, 7, "Ann")
        bo = await tx.people.key_for(1, 8, "Bo")
    await lobby(db, a_table("t1", channel_id=1, created_at=3), SeatRow(0, bo), SeatRow(1, here))
    await lobby(db, a_table("t2", channel_id=2, created_at=2, phase="playing"), SeatRow(0, there))
    await lobby(db, a_table("t3", channel_id=3, phase="over"), SeatRow(0, here))
    await lobby(db, a_table("t4", channel_id=4), SeatRow(0, bo))
    assert [table.table_id for table in await db.tables.of_user(7)] == ["t2", "t1"]
    assert await db.tables.of_user(9) == []


async def test_a_lobby_starts(db: Database) -> None:
    await lobby(db, a_table())
    opening = MoveRow(3, "start", None, "ann", "person", 77, CARDS)
    async with db.transaction() as tx:
        await begin(
            tx, "t1", opening, position={"x": 1}, tally=[{}, {}], deadline=99, contributions=["1", "2"]
        )
    assert await db.tables.get("t1") == a_table(
        phase="playing",
        version=3,
        turn_version=3,
        position={"x": 1},
        tally=[{}, {}],
        deadline=99,
        contributions=["1", "2"],
        started_at=77,
    )
    assert await db.matches.moves_since("t1") == [opening]


async def test_moves(db: Database) -> None:
    await play(db, a_table())
    moves = [
        a_move(2, seat=0, events=CARDS),
        a_move(3, seat=1, person=None, origin="computer", move="draw", events=[]),
        a_move(4, seat=0, move="call"),
        a_move(5, seat=2, person=None, origin="timeout", move="pass"),
        a_move(6, seat=1, person=None, origin="stand_in", move="draw"),
        a_move(7, seat=1, person=None, origin="forced", move="pass"),
    ]
    async with db.transaction() as tx:
        for move in moves:
            await change(
                tx,
                "t1",
                [move],
                version=move.version,
                position={"after": move.version},
                tally=[{"calls_due": move.version}],
                turn_version=move.version - (move.move == "call"),
                pinged_version=move.version - 1,
                deadline=move.version * 10,
            )
            table = await tx.tables.get("t1")
            assert table is not None
            assert (table.version, table.position) == (move.version, {"after": move.version})
            assert table.tally == [{"calls_due": move.version}]
            assert table.turn_version == (3 if move.move == "call" else move.version)
            assert table.pinged_version == move.version - 1
            assert table.deadline == move.version * 10
    assert await db.matches.moves_since("t1", 1) == moves
    assert await db.matches.moves_since("t1", 3) == moves[2:]
    assert await db.matches.moves_since("t1", 7) == []
    (parts,) = await db.tables.parts(await db.tables.some(["t1"]), 0)
    assert parts.last_versions == {0: 4, 1: 7, 2: 5}


async def test_a_move_needs_a_table(db: Database) -> None:
    with pytest.raises(StorageConflict):
        async with db.transaction() as tx:
            await append(tx, "t1", a_move(1))


async def test_a_match_is_over(db: Database) -> None:
    await play(db, a_table(ranked=True), moves=3)
    moves = await db.matches.moves_since("t1")
    results = [
        a_result(0, "ann", winners=2, chips=-3, forfeited=True),
        a_result(1, "bo", counts=False, won=False),
        a_result(2, None),
    ]
    deals = [a_deal(1, 0), a_deal(1, 1, person=None, points=-4, won=False, stand_in=True), a_deal(2, 0)]
    async with db.transaction() as tx:
        await tx.matches.record_deal("t1", deals[:2])
        await tx.matches.record_deal("t1", deals[2:])
        await finish(tx, "t1", at=123, results=results)
    table = await db.tables.get("t1")
    assert table is not None
    assert (table.phase, table.version, table.deadline, table.finished_at) == ("over", 4, None, 123)
    assert await db.matches.results("t1") == results
    assert await db.matches.deals("t1") == deals
    assert await db.matches.archive("t1") == moves
    assert await db.matches.moves_since("t1") == moves
    assert await db.matches.moves_since("t1", 2) == moves[2:]
    with pytest.raises(StorageConflict):
        async with db.transaction() as tx:
            await finish(tx, "t1", at=124, results=[])


async def test_results_hold_what_leagues_will_ask_for(db: Database, path: Path) -> None:
    await play(db, a_table(ranked=True, season="spring", fixture="r1.t2"), moves=1)
    async with db.transaction() as tx:
        await finish(tx, "t1", at=123, results=[a_result(from_deal=2, deals_stood_in=1)])
    with sqlite3.connect(path) as connection:
        row = connection.execute(
            "SELECT place_id, game, ranked, season, fixture, clock, options, finished_at, number, from_deal,"
            " deals_stood_in, void FROM results"
        ).fetchone()
        left = connection.execute("SELECT COUNT(*) FROM moves").fetchone()
    connection.close()
    options = '{"stop_at":100,"queens":true}'
    assert row == (GUILD, "olsen", 1, "spring", "r1.t2", "normal", options, 123, 1, 2, 1, 0)
    assert left == (0,), "a finished match is kept once"


async def test_an_archive_is_small(db: Database, path: Path) -> None:
    await play(db, a_table(), moves=300)
    async with db.transaction() as tx:
        await finish(tx, "t1", at=1, results=[])
    with sqlite3.connect(path) as connection:
        ((size,),) = connection.execute("SELECT LENGTH(moves) FROM archives")
    connection.close()
    assert size < 300 * 20


async def test_a_match_is_ended_without_counting(db: Database) -> None:
    await play(db, a_table(), moves=2)
    async with db.transaction() as tx:
        await stop(tx, "t1", at=50)
    table = await db.tables.get("t1")
    assert table is not None
    assert (table.phase, table.version, table.finished_at) == ("ended", 4, 50)
    assert [move.version for move in await db.matches.archive("t1") or ()] == [1, 2, 3]
    assert await db.matches.results("t1") == []
    with pytest.raises(StorageConflict):
        async with db.transaction() as tx:
            await stop(tx, "t1", at=51)


async def test_a_lobby_closes_and_leaves_no_match_behind(db: Database) -> None:
    await lobby(db, a_table())
    async with db.transaction() as tx:
        await stop(tx, "t1", at=50)
    table = await db.tables.get("t1")
    assert table is not None
    assert (table.phase, table.finished_at) == ("closed", 50)
    assert await db.matches.archive("t1") is None


async def test_ends_that_were_not_told(db: Database) -> None:
    for number in range(4):
        await lobby(db, a_table(f"t{number}", channel_id=number, created_at=number))
    for number in range(3):
        async with db.transaction() as tx:
            await change(tx, f"t{number}", message_id=number)
            await stop(tx, f"t{number}", at=5)
    assert list(await db.tables.untold()) == ["t0", "t1", "t2"]
    async with db.transaction() as tx:
        await change(tx, "t1", told_version=1)
    assert list(await db.tables.untold()) == ["t0", "t2"]


async def test_what_a_database_holds(db: Database) -> None:
    assert await db.guilds.contents() == Contents(guilds=0, people=0, open_tables=0, matches=0)
    async with db.transaction() as tx:
        for guild, user in ((1, 7), (1, 8), (2, 7)):
            await tx.people.key_for(guild, user, "?")
    await lobby(db, a_table("t1", channel_id=1))
    await play(db, a_table("t2", channel_id=2))
    async with db.transaction() as tx:
        await finish(tx, "t2", at=1, results=[])
    assert await db.guilds.contents() == Contents(guilds=2, people=3, open_tables=1, matches=1)


async def test_stats_add_up_what_counts(db: Database) -> None:
    async def match(number: int, game: str, **fields: object) -> None:
        table = a_table(f"t{number}", channel_id=number, game=game, place_id=GUILD)
        await play(db, table)
        async with db.transaction() as tx:
            await finish(tx, table.table_id, at=1, results=[a_result(**fields), a_result(1, "bo")])

    await match(1, "olsen")
    await match(2, "olsen", won=False, points=7, calls_missed=0)
    await match(3, "olsen", counts=False, points=1000)
    await match(4, "ole", counts=False)
    olsen = StatsRow(
        game="olsen",
        matches=2,
        wins=1,
        deals=8,
        deals_won=4,
        points=27,
        calls_due=6,
        calls_made=4,
        calls_missed=1,
        uncounted=1,
    )
    ole = StatsRow("ole", *(0,) * 8, uncounted=1)
    assert await db.boards.stats(GUILD, "ann") == [ole, olsen]
    assert await db.boards.stats(GUILD, "ann", "olsen") == [olsen]
    assert await db.boards.stats(GUILD, "ann", "otter") == []
    assert await db.boards.stats(GUILD + 1, "ann") == []


async def test_forgetting_somebody_is_erasing_one_row(db: Database, path: Path) -> None:
    async with db.transaction() as tx:
        ann = await tx.people.key_for(GUILD, 767_676_767_676, "Annabella")
        bo = await tx.people.key_for(GUILD, 8, "Bo")
    await lobby(db, a_table("t2", channel_id=5, host=ann), SeatRow(0, ann, press=5))
    await play(db, a_table(host=ann), moves=2)
    async with db.transaction() as tx:
        await tx.matches.record_deal("t1", [a_deal(1, 0, person=ann)])
        await finish(tx, "t1", at=1, results=[a_result(0, ann), a_result(1, bo)])
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM people WHERE user_id = 767676767676")
        dump = "\n".join(connection.iterdump())
    connection.close()
    assert "Annabella" not in dump
    assert "767676767676" not in dump
    assert await db.seats.of_table("t2") == [SeatRow(0, ann, press=5)]
    board = await db.boards.leaderboard(GUILD, "olsen", minimum=1, low_wins=True)
    assert [line.person for line in board.rows] == [bo]
    async with db.transaction() as tx:
        assert await tx.people.key_for(GUILD, 767_676_767_676, "Annabella") != ann
