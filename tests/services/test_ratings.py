"""Ratings kept up to date are those that all results give from scratch."""

import asyncio
import threading
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.league.ratings import Rating, rated
from bot.league.results import MatchResult, with_totals
from bot.services.ratings import Ratings, as_played
from bot.storage import Database, Transaction, open_database
from bot.tables.league_results import match_results
from bot.tables.ratings import rate
from tests.league.from_scratch import ratings_of
from tests.storage import rows
from tests.storage.rows import GUILD, NOON, a_result, a_table, play
from tests.tables.club import Club

PLAYERS = [f"p{number}" for number in range(8)]
EVERYTHING = 2**62


@pytest.fixture
async def db(tmp_path: Path) -> Database:
    db = await open_database(tmp_path / "olsen.db", clock=lambda: NOON)
    yield db
    await db.close()


async def end(
    db: Database, number: int, chance: Random, *, game: str = "olsen", ranked: bool = True, at: int = NOON
) -> str:
    """A match of some of the players, of whom some may have come late or left, and perhaps a computer."""
    table = a_table(f"t{number}", channel_id=number, game=game, ranked=ranked)
    await play(db, table)
    async with db.transaction() as tx:
        await finish(tx, table.table_id, chance, at)
    return table.table_id


async def finish(tx: Transaction, table_id: str, chance: Random, at: int = NOON) -> None:
    seats: list[str | None] = list(chance.sample(PLAYERS, chance.randint(2, 5)))
    if chance.random() < 0.2:
        seats[-1] = None
    results = [
        a_result(
            seat,
            person,
            place=chance.randint(1, len(seats)),
            total=chance.randint(0, 50),
            forfeited=chance.random() < 0.1,
            from_deal=chance.choice((1, 1, 1, 1, 2)),
            deals_stood_in=chance.choice((0, 0, 0, 0, 3)),
            excused=chance.random() < 0.05,
        )
        for seat, person in enumerate(seats)
    ]
    await rows.finish(tx, table_id, at=at, results=results)
    await rate(tx, GUILD, table_id)


async def kept(db: Database, game: str = "olsen") -> dict[str, Rating]:
    """The ratings that are stored."""
    found = {person: await db.ratings.of_person(person) for person in PLAYERS}
    return {
        person: Rating(own[game].mu, own[game].sigma, own[game].matches, own[game].weight, own[game].met)
        for person, own in found.items()
        if game in own
    }


async def played(db: Database, *void: str) -> tuple[MatchResult, ...]:
    results = match_results(await db.boards.outcomes_between(GUILD, "olsen", 0))
    return tuple(result for result in results if result.match not in void)


@pytest.mark.parametrize("seed", range(5))
async def test_kept_up_to_date_is_from_scratch(db: Database, seed: int) -> None:
    chance = Random(seed)
    for number in range(25):
        # Clocks of machines go back now and then; what ended last is rated last all the same.
        await end(db, number, chance, ranked=chance.random() < 0.8, at=NOON - chance.randint(0, 3))
    for number in range(90, 99):
        await end(db, number, chance, game="ole")
    before = await kept(db)
    assert before == ratings_of(await played(db))
    assert len(before) == len(PLAYERS)
    await Ratings(db).recompute(GUILD, "olsen")
    assert await kept(db) == before
    assert await kept(db, "ole")


async def test_what_is_shown_is_kept_with_it(db: Database) -> None:
    for number in range(3):
        await end(db, number, Random(number))
    rows = [row for person in PLAYERS for row in (await db.ratings.of_person(person)).values()]
    assert rows
    assert all(row.shown == Rating(row.mu, row.sigma, row.matches).shown for row in rows)


async def test_a_void_match_is_rated_for_nobody_and_taking_it_back_leaves_no_trace(db: Database) -> None:
    chance, ratings = Random(8), Ratings(db)
    for number in range(12):
        await end(db, number, chance)
    before = await kept(db)
    async with db.transaction() as tx:
        await tx.matches.set_void("t4", True)
    await ratings.recompute(GUILD, "olsen")
    assert await kept(db) == ratings_of(await played(db, "t4")) != before
    await end(db, 12, chance)
    assert await kept(db) == ratings_of(await played(db, "t4"))
    async with db.transaction() as tx:
        await tx.matches.set_void("t4", False)
    await ratings.recompute(GUILD, "olsen")
    assert await kept(db) == ratings_of(await played(db))


async def test_ratings_go_by_scores_as_umpires_have_adjusted_them(db: Database) -> None:
    chance = Random(8)
    for number in range(10):
        await end(db, number, chance)
    adjusted = (await played(db))[3]
    others = {seat.player: 1000 for seat in adjusted.seats[1:] if seat.player}

    def effective(result: MatchResult) -> MatchResult | None:
        if result.match == "t5":
            return None
        return with_totals(result, others, low_wins=True) if result.match == adjusted.match else result

    await Ratings(db).recompute(GUILD, "olsen", effective)
    seen: Iterable[MatchResult] = filter(None, map(effective, await played(db)))
    assert await kept(db) == ratings_of(seen)
    await Ratings(db).recompute(GUILD, "olsen")
    assert await kept(db) == ratings_of(await played(db))


async def test_matches_that_end_meanwhile_are_in_it(db: Database) -> None:
    chance, ratings = Random(9), Ratings(db)
    for number in range(12):
        await end(db, number, chance)
    waiting = [a_table(f"t{number}", channel_id=number, ranked=True) for number in range(12, 18)]
    for table in waiting:
        await play(db, table)
    started, loop, go_on = asyncio.Event(), asyncio.get_running_loop(), threading.Event()

    def effective(result: MatchResult) -> MatchResult:
        loop.call_soon_threadsafe(started.set)
        go_on.wait()
        return result

    making = asyncio.create_task(ratings.recompute(GUILD, "olsen", effective))
    await started.wait()
    for number, table in enumerate(waiting):
        async with db.transaction() as tx:
            await finish(tx, table.table_id, chance)
        if number == 3:
            go_on.set()
    await making
    assert len(await played(db)) == 18
    assert await kept(db) == ratings_of(await played(db))


async def test_what_is_due_is_made_up_for_at_the_start_and_not_forgotten_meanwhile(db: Database) -> None:
    chance = Random(10)
    for number in range(6):
        await end(db, number, chance)
    async with db.transaction() as tx:
        await tx.matches.set_void("t2", True)
    assert await Ratings(db).due() == [(GUILD, "olsen")]
    await Ratings(db).recompute(GUILD, "olsen")
    assert await db.ratings.due() == []
    assert await kept(db) == ratings_of(await played(db, "t2"))
    asked = await db.ratings.asked(GUILD, "olsen")
    async with db.transaction() as tx:
        await tx.ratings.make_due(GUILD, "olsen")
        await tx.ratings.replace(GUILD, "olsen", [], [], asked)
    assert await db.ratings.due() == [(GUILD, "olsen")], "it was wanted after the work had begun"


async def test_a_table_without_a_result_cannot_be_void(db: Database) -> None:
    await play(db, a_table())
    async with db.transaction() as tx:
        await tx.matches.set_void("t1", True)
        await tx.matches.set_void("nowhere", True)
    assert await db.ratings.due() == []


async def test_a_match_at_a_table_is_rated_as_it_ends(club: Club) -> None:
    chance = Random(2)
    for ranked in (True, False):
        table = await club.deal(3, ranked=ranked, options={"deals": 1})
        while (table := club.now(table)).is_open:
            await club.step(table, chance)
        results = match_results(await club.database.boards.outcomes_between(table.place_id, "olsen", 0))
        expected = rated({}, results[0])
        assert len(expected) == 3
        for person, own in expected.items():
            row = (await club.database.ratings.of_person(person))["olsen"]
            assert Rating(row.mu, row.sigma, row.matches, row.weight, row.met) == own
    assert not results[1].ranked
    assert as_played(results[1]) == replace(results[1])
