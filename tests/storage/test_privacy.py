"""What the database holds about somebody, and what it holds once they are forgotten."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.storage import Database, SeatRow
from bot.storage.archives import unfold
from bot.storage.privacy import MARK, blanking
from tests.storage.rows import GUILD, NOON, a_result, a_table, finish, lobby, play

ANN, BEN = 2**60 + 11, 2**60 + 12
OTHER = GUILD + 1
ABOUT = f"Ann (<@{ANN}>, {ANN}) was late, said Ben"
BLANKED = "[…] ([…], […]) was late, said Ben"


def write(path: Path, query: str, rows: Iterable[tuple[Any, ...]]) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        file.executemany(query, rows)


def read(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as file:
        return list(file.execute(query))


def add_seasons(path: Path, *log: tuple[str, str, str]) -> None:
    """A season in either guild, with the same log: who has done what, and for which reason."""
    for season, place_id in (("s1", GUILD), ("s2", OTHER)):
        columns = (
            season,
            place_id,
            "Sunday",
            1,
            "olsen",
            "open",
            "{}",
            "ab",
            "una",
            "open",
            NOON,
            None,
            *[""] * 2,
        )
        write(path, f"INSERT INTO seasons VALUES ({', '.join('?' * len(columns))})", [columns])  # noqa: S608 - our own words
        write(
            path,
            "INSERT INTO season_log VALUES (?, ?, ?, ?, ?, ?, '', '', 0, 1)",
            [(season, seq, NOON + seq, *line) for seq, line in enumerate(log, start=1)],
        )


async def known(db: Database, user_id: int, name: str, place_id: int = GUILD) -> str:
    async with db.transaction() as tx:
        return await tx.people.key_for(place_id, user_id, name)


async def erase(db: Database, user_id: int) -> None:
    (row,) = [row for row in await db.privacy.rows_of_user(user_id) if row.place_id == GUILD]
    async with db.transaction() as tx:
        await tx.privacy.erase(row)


async def test_a_mark_takes_the_place_of_who_is_forgotten_in_all_that_was_written(
    db: Database, path: Path
) -> None:
    for place_id in (GUILD, OTHER):
        await known(db, ANN, "Ann", place_id)
    data = {"Ann": [1, None, {"why": ABOUT, "who": ["Ben", "ann"]}], "points": 3, "drawn": True}
    add_seasons(path, ("una", "{}", ABOUT), ("una", "{}", "rain"), ("una", "{}", ""))
    for notice, season in ((1, "s1"), (2, "s2")):
        write(path, "INSERT INTO notices VALUES (?, ?, 'x', ?, 0, 0)", [(notice, season, json.dumps(data))])
    for place_id in (GUILD, OTHER):
        write(
            path,
            "INSERT INTO chip_transactions VALUES (?, ?, 0, 'reset', NULL, NULL, 'una', ?)",
            [(place_id, 1, ABOUT), (place_id, 2, "a new year")],
        )
    write(path, "INSERT INTO notices VALUES (3, 's1', 'x', ?, 0, 0)", [('{"who": "Ann", "',)])
    await erase(db, ANN)
    log = "SELECT reason FROM season_log WHERE season = '{}' ORDER BY seq"
    assert read(path, log.format("s1")) == [(BLANKED,), ("rain",), ("",)]
    assert read(path, log.format("s2")) == [(ABOUT,), ("rain",), ("",)]
    chips = "SELECT reason FROM chip_transactions WHERE place_id = {} ORDER BY seq"
    assert read(path, chips.format(GUILD)) == [(BLANKED,), ("a new year",)]
    assert read(path, chips.format(OTHER)) == [(ABOUT,), ("a new year",)]
    (own,), (others,), (damaged,) = read(path, "SELECT data FROM notices ORDER BY notice")
    assert damaged == '{"who": "[…]", "'
    nested = {"why": BLANKED, "who": ["Ben", "[…]"]}
    assert json.loads(own) == {"Ann": [1, None, nested], "points": 3, "drawn": True}
    assert json.loads(others) == data
    assert [row.place_id for row in await db.privacy.rows_of_user(ANN)] == [OTHER]


def add_suspensions(path: Path, *suspensions: tuple[int, str, str]) -> None:
    """Suspensions by their server, who is suspended, and why."""
    query = (
        "INSERT INTO suspensions (place_id, place, suspended, person, until, reason, set_by, set_at) VALUES "
    )
    rows = [(place_id, f"d-{person}", person, reason) for place_id, person, reason in suspensions]
    write(path, f"{query}(?, 'tables', ?, ?, 9, ?, 'una', 1)", rows)


async def test_a_suspension_outlives_who_is_suspended_and_names_them_no_more(
    db: Database, path: Path
) -> None:
    for place_id in (GUILD, OTHER):
        ann = await known(db, ANN, "Ann", place_id)
        add_suspensions(path, (place_id, ann, ABOUT), (place_id, "ben", "rain"))
    ann = (await db.privacy.rows_of_user(ANN))[0].person
    other = [row.person for row in await db.privacy.rows_of_user(ANN) if row.place_id == OTHER]
    avoided = [(GUILD, person, "digest", 1) for person in (ann, "ben")]
    write(path, "INSERT INTO avoidances (place_id, person, avoided, set_at) VALUES (?, ?, ?, ?)", avoided)
    await erase(db, ANN)
    suspensions = "SELECT person, reason FROM suspensions WHERE place_id = {} ORDER BY reason"
    assert read(path, suspensions.format(OTHER)) == [(*other, ABOUT), ("ben", "rain")]
    assert read(path, suspensions.format(GUILD)) == [(None, BLANKED), ("ben", "rain")]
    assert read(path, "SELECT person FROM avoidances") == [("ben",)]


async def test_nothing_is_written_where_nobody_was_named(db: Database, path: Path) -> None:
    await known(db, ANN, "Ann")
    add_seasons(path, ("una", "{}", "rain"))
    write(path, "INSERT INTO chip_transactions VALUES (?, 1, 0, 'reset', NULL, NULL, 'una', 'x')", [(GUILD,)])
    add_suspensions(path, (GUILD, "ben", "x"))
    for table in ("season_log", "chip_transactions", "suspensions"):
        refused = "BEGIN SELECT RAISE(ABORT, 'why'); END"
        write(path, f"CREATE TRIGGER no_{table} UPDATE OF reason ON {table} {refused}", [()])
    await erase(db, ANN)
    assert await db.privacy.rows_of_user(ANN) == []


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Ann was late, and ann's cards lay open", f"{MARK} was late, and {MARK}'s cards lay open"),
        (f"<@{ANN}> and <@!{ANN}>: {ANN}", f"{MARK} and {MARK}: {MARK}"),
        ("Anna won; Hann lost; Joann watched", "Anna won; Hann lost; Joann watched"),
        (f"<@{BEN}> and {ANN}0", f"<@{BEN}> and {ANN}0"),
    ],
)
def test_a_mark_takes_the_place_of_a_name_and_an_id(text: str, left: str) -> None:
    assert blanking(ANN, " Ann ")(text) == left


@pytest.mark.parametrize(
    ("name", "text", "left"),
    [
        ("a", "a cheat", "a cheat"),
        ("**", "so ** it is", f"so {MARK} it is"),
        ("Åse (x)", "ask Åse (x).", f"ask {MARK}."),
        ("", "nothing", "nothing"),
        ("Bo", "Bo and Bob", f"{MARK} and Bob"),
    ],
)
def test_any_name_may_be_blanked(name: str, text: str, left: str) -> None:
    assert blanking(ANN, name)(text) == left


async def test_seats_of_nobody_go_to_computers_and_their_lobbies_close(db: Database) -> None:
    ann, ben = await known(db, ANN, "Ann"), await known(db, BEN, "Ben")
    await lobby(db, a_table("open"), SeatRow(0, ann, press=1))
    await lobby(db, a_table("other", channel_id=5), SeatRow(0, ben, press=1))
    await erase(db, ANN)
    async with db.transaction() as tx:
        await tx.privacy.empty_seats(NOON + 1, lambda place_id: place_id != GUILD)
    assert [seat.stand_in for seat in await db.seats.of_table("open")] == [False], "another process has it"
    async with db.transaction() as tx:
        await tx.privacy.empty_seats(NOON + 1)
    closed, other = await db.tables.get("open"), await db.tables.get("other")
    assert closed is not None
    assert other is not None
    assert (closed.phase, closed.finished_at, other.phase) == ("closed", NOON + 1, "lobby")
    assert [seat.stand_in for seat in await db.seats.of_table("open")] == [True]
    assert [seat.stand_in for seat in await db.seats.of_table("other")] == [False]


async def test_tables_where_somebody_sat_come_page_by_page_the_newest_first(db: Database) -> None:
    for number in range(3):
        table = a_table(f"t{number}", channel_id=number, created_at=NOON + number, host="ben")
        await lobby(db, table, SeatRow(0, "ben", press=1), *[SeatRow(1, "ann", press=2)][: number % 2])
    sat = db.privacy.sat_at
    assert [row["table_id"] for row in await sat("ben", 0, 2)] == ["t2", "t1"]
    assert [row["table_id"] for row in await sat("ben", 2, 2)] == ["t0"]
    assert [(row["table_id"], row["hosted"]) for row in await sat("ann", 0, 2)] == [("t1", 0)]


async def test_settings_that_cannot_be_read_are_none(db: Database, path: Path) -> None:
    await known(db, ANN, "Ann")
    write(path, "UPDATE people SET settings = ?", [('{"sort": "rank"}',)])
    assert [row.settings for row in await db.privacy.rows_of_user(ANN)] == [{"sort": "rank"}]
    write(path, "UPDATE people SET settings = ?", [("edited by hand",)])
    assert [row.settings for row in await db.privacy.rows_of_user(ANN)] == [{}]


async def test_people_come_page_by_page(db: Database) -> None:
    keys = sorted([await known(db, ANN + number, f"P{number}") for number in range(5)])
    pages, after = [], ""
    while page := await db.privacy.people_after(after, 2):
        pages.append([row.person for row in page])
        after = page[-1].person
    assert pages == [keys[:2], keys[2:4], keys[4:]]


async def test_the_moves_of_a_match_that_is_over_are_in_its_archive(db: Database) -> None:
    await play(db, a_table("m1"), moves=2)
    assert await db.privacy.folded("m1") is None
    async with db.transaction() as tx:
        await finish(tx, "m1", at=NOON, results=[a_result()])
    folded = await db.privacy.folded("m1")
    assert folded is not None
    assert [move.version for move in unfold(folded)] == [1, 2, 3]


async def test_what_is_held_about_somebody_is_theirs_alone(db: Database, path: Path) -> None:
    add_seasons(path, ("ann", "{}", "mine"), ("una", '{"entry": "ben"}', "another's"))
    rules = [(GUILD, "a", "ann"), (GUILD, "b", "ben")]
    columns = "place_id, game, name, options, changed_by, changed_at"
    write(path, f"INSERT INTO house_rules ({columns}) VALUES (?, 'olsen', ?, '{{}}', ?, 0)", rules)  # noqa: S608 - our own words
    write(
        path,
        "INSERT INTO chip_transactions VALUES (?, ?, 0, 'reset', NULL, NULL, ?, 'why')",
        [(GUILD, 1, "ann"), (GUILD, 2, "ben"), (OTHER, 1, "ann")],
    )
    write(
        path,
        "INSERT INTO chip_postings VALUES (?, 1, ?, 5)",
        [(GUILD, "ann"), (OTHER, "ann"), (GUILD, "ben")],
    )
    held = db.privacy
    assert [line["reason"] for line in await held.log_about(GUILD, "ann")] == ["mine"]
    assert [line["reason"] for line in await held.log_about(GUILD, "ben")] == ["another's"]
    assert [row["name"] for row in await held.house_rules_of(GUILD, "ann")] == ["a"]
    assert [row["seq"] for row in await held.chips_of(GUILD, "ann")] == [1]
    assert len(await held.chip_resets_by(GUILD, "ben")) == 1
    assert await held.records_of("ann") == []


async def test_what_seasons_have_given_to_who_is_forgotten_goes_with_them(db: Database, path: Path) -> None:
    ann, ben = await known(db, ANN, "Ann"), await known(db, BEN, "Ben")
    add_seasons(path)
    write(path, "INSERT INTO season_roles VALUES ('s1', ?, 1, ?)", [(ann, "given"), (ben, "own")])
    await erase(db, ANN)
    assert read(path, "SELECT person FROM season_roles") == [(ben,)]
