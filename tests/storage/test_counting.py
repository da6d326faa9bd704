"""Records are counted up match by match, and are always what all results add up to."""

from collections import Counter
from datetime import UTC, datetime
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.storage import Database, SeasonRow
from bot.storage.months import month_at, of_league, of_month, of_season
from bot.storage.sqlite import SQLiteDatabase
from tests.storage.rows import CHANNEL, GUILD, NOON, a_result, a_table, finish, play, raw

HOUR = 3_600_000
DAY = 24 * HOUR
TURN = round(datetime(2026, 9, 1, tzinfo=UTC).timestamp() * 1000)
"""The turn of a month in UTC."""
LEAGUES = {"spring01": "Spring", "spring02": "Spring", "autumn01": "Autumn"}
ZONES = tuple(map(ZoneInfo, ("UTC", "America/Los_Angeles", "Pacific/Kiritimati")))
"""The zones that the server has had, one after the other with each match."""
SUMS = ("wins", "deals", "deals_won", "points", "calls_due", "calls_made", "calls_missed")

Records = dict[tuple[object, ...], dict[str, int]]
"""By guild, game, scope and person."""


async def kept(db: Database) -> Records:
    """The records as they stand."""
    place = ("place_id", "game", "scope", "person")
    return {
        tuple(row[name] for name in place): {name: row[name] for name in row.keys() - set(place)}
        for row in await raw(db, "SELECT * FROM records")
    }


async def recounted(db: Database) -> Records:
    """What they should be, from all results there are."""
    found: dict[tuple[object, ...], Counter[str]] = {}
    for row in await raw(db, "SELECT *, won AS wins FROM results WHERE person IS NOT NULL"):
        at, season = row["finished_at"], row["season"]
        assert isinstance(at, int)
        scopes = ["", of_month(month_at(at, ZONES[number_of(row["table_id"]) % len(ZONES)]))]
        if isinstance(season, str):
            scopes += [of_season(season), of_league(LEAGUES[season])]
        for scope in scopes:
            record = found.setdefault((row["place_id"], row["game"], scope, row["person"]), Counter())
            if row["void"]:
                continue
            if not row["counts"]:
                record["uncounted"] += 1
                continue
            record["matches"] += 1
            record.update({name: row[name] for name in SUMS})
            record["last_at"] = max(record["last_at"], at)
    names = ("matches", *SUMS, "uncounted", "last_at")
    return {place: {name: record[name] for name in names} for place, record in found.items()}


def number_of(table_id: object) -> int:
    """Which match it is."""
    return int(str(table_id)[1:])


async def seasons(db: Database) -> None:
    async with db.transaction() as tx:
        for number, (season, league) in enumerate(LEAGUES.items()):
            row = SeasonRow(
                season, GUILD, league, number, "olsen", "open", {}, "", "mo", "running", NOON + number
            )
            await tx.seasons.create(row)


async def end(
    db: Database,
    number: int,
    people: list[str | None],
    chance: Random,
    *,
    at: int,
    season: str | None = None,
    place_id: int = GUILD,
    game: str = "olsen",
) -> str:
    """A match with numbers of chance that ended at ``at``."""
    table = a_table(f"t{number:04}", place_id=place_id, channel_id=CHANNEL + number, game=game, season=season)
    await play(db, table)
    counts = chance.random() < 0.8
    results = [
        a_result(
            seat,
            person,
            won=chance.random() < 0.4,
            counts=counts,
            **{name: chance.randrange(9) for name in SUMS[1:]},
        )
        for seat, person in enumerate(people)
    ]
    async with db.transaction() as tx:
        await finish(tx, table.table_id, at=at, results=results, zone=ZONES[number % len(ZONES)])
    return table.table_id


@pytest.mark.parametrize("seed", range(2))
async def test_whatever_is_played_made_void_and_forgotten(db: Database, seed: int) -> None:
    chance = Random(seed)
    await seasons(db)
    known: list[str] = []
    played: list[str] = []
    for number in range(60):
        async with db.transaction() as tx:
            if len(known) < 5:
                known.append(await tx.people.key_for(GUILD, number, f"P{number}"))
        people: list[str | None] = [*chance.sample(known, min(len(known), 3)), None]
        season = chance.choice((None, *LEAGUES))
        at = TURN + chance.choice((number, number, -40 * DAY, 0, -12 * HOUR, 12 * HOUR))
        game = "olsen" if season or chance.random() < 0.7 else "ole"
        played.append(await end(db, number, people, chance, at=at, season=season, game=game))
        async with db.transaction() as tx:
            for table_id in chance.sample(played, min(len(played), 3)):
                await tx.matches.set_void(table_id, chance.random() < 0.6)
            if chance.random() < 0.1:
                (who,) = (row for row in await tx.privacy.people_after("", 99) if row.person == known[0])
                await tx.privacy.erase(who)
                known.pop(0)
        assert await kept(db) == await recounted(db), f"after {number + 1} matches"


@pytest.mark.sqlite
async def test_the_end_of_a_match_costs_the_same_however_much_was_played(db: SQLiteDatabase) -> None:
    """Measured in what SQLite does, step by step, so that it is the same on every machine."""
    chance, steps = Random(1), 0

    def stepped() -> int:
        nonlocal steps
        steps += 1
        return 0

    await seasons(db)
    spent: dict[int, int] = {}
    for number in range(200):
        steps = 0
        if number in (9, 199):
            await db._writer.set_progress_handler(stepped, 1)
        await end(db, number, ["ann", "bo"], chance, at=NOON + number, season="spring01")
        spent[number] = steps
        await db._writer.set_progress_handler(stepped, 0)
    assert 0 < spent[199] <= 1.1 * spent[9]
