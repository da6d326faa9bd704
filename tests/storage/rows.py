"""Rows with the fields that a test does not care about filled in, and tables made of them."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol

from bot.storage import Database, DealRow, MoveRow, ResultRow, SeatRow, StorageConflict, TableRow
from bot.storage.postgres import PostgresDatabase
from bot.storage.sqlite import SQLiteDatabase

GUILD, CHANNEL = 2**60 + 1, 2**60 + 2
SECRET = "5ec2e7" * 8
NOON = 1_785_585_600_000  # 2026-08-01 12:00:00 UTC


class Opened(Protocol):
    """Opens the database of the test, or that in another file, as :meth:`Database.open` does."""

    async def __call__(self, at: Path = ..., **how: Any) -> Database: ...


def a_table(table_id: str = "t1", **fields: Any) -> TableRow:
    defaults: dict[str, Any] = {
        "place_id": GUILD,
        "channel_id": CHANNEL,
        "host": "ann",
        "game": "olsen",
        "rules_version": 1,
        "options": {"stop_at": 100, "queens": True},
        "clock": "normal",
        "ranked": False,
        "secret": SECRET,
        "commitment": "c0" * 32,
        "created_at": NOON,
        "vote": None,
        "contributions": [],
    }
    return TableRow(table_id, **defaults | fields)


def a_move(version: int, **fields: Any) -> MoveRow:
    defaults: dict[str, Any] = {
        "move": "play 8C =S",
        "seat": 0,
        "person": "ann",
        "origin": "person",
        "at": NOON + version,
        "events": [["played", {"seat": 0, "cards": "8C"}]],
    }
    return MoveRow(version, **defaults | fields)


def a_result(seat: int = 0, person: str | None = "ann", **fields: Any) -> ResultRow:
    defaults: dict[str, Any] = {
        "computer": None if person else "Bodil",
        "place": 1,
        "won": True,
        "winners": 1,
        "total": 20,
        "chips": None,
        "deals": 4,
        "deals_won": 2,
        "points": 20,
        "calls_due": 3,
        "calls_made": 2,
        "calls_missed": 1,
        "forfeited": False,
        "counts": True,
        "scoring_version": 1,
    }
    return ResultRow(seat, person, **defaults | fields)


def a_deal(deal: int, seat: int, **fields: Any) -> DealRow:
    defaults: dict[str, Any] = {
        "person": "ann",
        "points": 5,
        "place": 1,
        "won": True,
        "calls_due": 1,
        "calls_made": 1,
        "calls_missed": 0,
        "stand_in": False,
    }
    return DealRow(deal, seat, **defaults | fields)


async def lobby(db: Database, table: TableRow, *seats: SeatRow) -> None:
    """Keep a table in its lobby."""
    async with db.transaction() as tx:
        await tx.tables.create(table)
        await tx.seats.replace(table.table_id, seats)


async def play(db: Database, table: TableRow, moves: int = 0) -> None:
    """Keep a table at which so many moves have been made; its version is one more, for the opening."""
    await lobby(db, table)
    async with db.transaction() as tx:
        opening = a_move(1, move="", seat=None, person=None, origin="computer")
        await begin(tx, table.table_id, opening, position={"turn": 0}, contributions=["7"])
        for version in range(2, moves + 2):
            await append(tx, table.table_id, a_move(version))


async def change(tx: Any, table_id: str, moves: Iterable[MoveRow] = (), **changed: Any) -> None:
    """Change some columns of a table that is stored, whatever it is like."""
    row = await tx.tables.get(table_id)
    if row is None:
        raise StorageConflict(table_id)
    await tx.tables.save(table_id, (row.version, row.phase), changed, moves)


async def begin(tx: Any, table_id: str, opening: MoveRow, **changed: Any) -> None:
    """Turn a lobby into a match."""
    version = opening.version
    usual = {"phase": "playing", "version": version, "turn_version": version, "started_at": opening.at}
    await change(tx, table_id, [opening], **usual, **{"tally": [], "deadline": None, **changed})


async def append(tx: Any, table_id: str, move: MoveRow) -> None:
    """Append ``move`` to a match, as a turn move."""
    version = move.version
    await change(
        tx, table_id, [move], version=version, turn_version=version, position={"turn": version}, tally=[]
    )


async def finish(tx: Any, table_id: str, *, at: int, results: Iterable[ResultRow], **how: Any) -> None:
    """Finish a match."""
    await change(tx, table_id, phase="over", deadline=None, finished_at=at)
    await tx.matches.finish(table_id, at=at, results=results, **how)


async def stop(tx: Any, table_id: str, *, at: int) -> None:
    """Stop a match without counting it, or close a lobby."""
    row = await tx.tables.get(table_id)
    phase = "closed" if row.phase == "lobby" else "ended"
    await change(tx, table_id, phase=phase, version=row.version + 1, deadline=None, finished_at=at)
    if phase == "ended":
        await tx.matches.fold(table_id)


async def raw(db: Database, sql: str) -> list[dict[str, Any]]:
    """Run a statement that the bot does not have."""
    if isinstance(db, PostgresDatabase):
        async with db._pool.acquire() as connection:
            return [dict(row) for row in await connection.fetch(sql)]
    assert isinstance(db, SQLiteDatabase)
    return [dict(row) for row in await db._writer.execute_fetchall(sql)]
