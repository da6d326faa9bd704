"""How long it takes to look at what was played, on a server where much was: leaderboards of each period in
each order, a member's numbers, two members against each other, the history and a season's results; then the
end of one more match, and all ratings of a game made anew. Some people play ten times as often as others.

The database is a new one of the real schema, filled with rows as the bot would have left them. Each time is
from the question to its answer in Python's hands, one question after the other; beside it stands that of the
processor alone, as what else the machine does counts less there.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any

from bot.games import GAMES
from bot.league.results import SCORING_VERSION
from bot.services import Ratings, Standings
from bot.services.standings import Period
from bot.storage import Database, SeasonRow, open_database
from bot.storage.months import month_at
from bot.tables import SystemClock
from bot.tables.league_results import match_results
from bot.tables.ratings import rate
from tests.bench import with_databases
from tests.bench.clicks import percentile
from tests.storage.rows import a_result, a_table, finish, play

GUILD, CHANNEL = 2**60, 2**60 + 1
DAY = 24 * 3_600_000
SEATS = 4
SEASONS = 8
"""Of one league, in one game."""
LEAGUE, LEAGUE_GAME = "Sunday league", "olsen"
SHARE = 4
"""One match in so many is of that game, ranked, and below how many of those are played in the league."""
LEAGUE_SHARE = 10
OTHERS = [game for game in GAMES if game != LEAGUE_GAME]
YEARS = 2
DEALS = 4
"""In a match."""
ARCHIVE = 4000
"""Bytes that the moves of a match of 250 turns come to (measured)."""
POSITION = json.dumps({"turn": 0, "hands": ["AS KH " * 5] * SEATS, "stock": "AC " * 20})
OPTIONS = json.dumps({"deals": 4, "stop_at": 100, "packs": "auto", "queens": True})
CHUNK = 5_000

ENTERED = 20
"""In the last season, however many people there are in the server."""

SCOPES = (
    ("''", ""),
    ("'month:' || results.month", ""),
    ("'season:' || results.season", "JOIN seasons ON seasons.season = results.season"),
    ("'league:' || seasons.league", "JOIN seasons ON seasons.season = results.season"),
)
RECORDS = """
    INSERT INTO records
    SELECT
        results.place_id, results.game, {scope}, person, COUNT(*), SUM(won), SUM(deals), SUM(deals_won),
        SUM(points), SUM(calls_due), SUM(calls_made), SUM(calls_missed), 0, MAX(results.finished_at)
    FROM results {joined}
    GROUP BY 1, 2, 3, 4
"""
"""What the bot adds up match by match."""

Question = Callable[[Random], Awaitable[object]]


def main(argv: list[str]) -> int:
    """Measure all, and print a table and, with ``--json``, one JSON object as the last line."""
    parser = with_databases("boards", __doc__)
    parser.add_argument("--players", type=int, default=2_000, help="members who have played (default 2000)")
    parser.add_argument("--matches", type=int, default=200_000, help="that were finished (default 200000)")
    parser.add_argument("--times", type=int, default=300, help="each question is asked (default 300)")
    chosen = parser.parse_args(argv)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=chosen.folder) as name:
        found = asyncio.run(measure(Path(name) / "boards.db", chosen.players, chosen.matches, chosen.times))
    print(f"{chosen.players:,} players, {chosen.matches:,} matches of {SEATS}; milliseconds")
    print(f"{'question':<28}{'p50':>10}{'p99':>10}{'max':>10}{'cpu p99':>10}")
    for each in found["questions"]:
        times = "".join(f"{each[name]:>10.2f}" for name in ("p50_ms", "p99_ms", "max_ms", "cpu_p99_ms"))
        print(f"{each['question']:<28}{times}")
    print(
        f"ratings of {found['rated']:,} matches anew: {found['ratings_s']:.1f} s, during which the longest"
        f" wait for the event loop was {found['longest_wait_ms']:.0f} ms"
    )
    print(f"the database: {found['bytes'] / 2**20:,.0f} MiB, {found['bytes_per_match']:,} bytes a match")
    if chosen.json:
        print(json.dumps(found))
    return 0


async def measure(path: Path, players: int, matches: int, times: int) -> dict[str, Any]:
    """What each question costs on a server of that size, in milliseconds."""
    clock = SystemClock()
    database = await open_database(path, clock=clock.now)
    async with database.transaction() as tx:
        for number in range(SEASONS):
            season, at = season_key(number), clock.now() + number
            row = SeasonRow(
                season, GUILD, LEAGUE, number + 1, LEAGUE_GAME, "open", {}, "", key(0), "running", at
            )
            await tx.seasons.create(row)
    await database.close()
    with closing(sqlite3.connect(path)) as file, file:
        fill(file, players, matches, clock.now())
    database = await open_database(path, clock=clock.now)
    try:
        rated = await database.boards.newest_number(GUILD, LEAGUE_GAME)
        ratings_s, longest = await all_ratings(database)
        gc.collect()
        gc.freeze()
        results = [
            {"question": name, **await ask(question, times)}
            for name, question in questions(database, Standings(database, clock), players)
        ]
        results.append({"question": "the end of a match", **await ends(database, players, times)})
        gc.unfreeze()
    finally:
        await database.close()
    size = path.stat().st_size
    return {
        "questions": results,
        "rated": rated,
        "ratings_s": round(ratings_s, 2),
        "longest_wait_ms": round(1000 * longest, 1),
        "bytes": size,
        "bytes_per_match": size // matches,
    }


def questions(database: Database, standings: Standings, players: int) -> Iterator[tuple[str, Question]]:
    """Everything that is asked, by name."""

    def user(chance: Random) -> int:
        return 1 + chance.randrange(players)

    def eager(chance: Random) -> int:
        return 1 + chance.randrange(max(2, players // 100))

    for kind in ("all", "month", "season", "league"):
        for by in ("wins", "points", "rating"):

            async def board(chance: Random, kind: str = kind, by: Any = by) -> None:
                season = f".{season_key(chance.randrange(SEASONS))}" if kind in ("season", "league") else ""
                period: Period = await standings.period(GUILD, kind + season)
                who, page = user(chance), chance.choice((0, 0, 0, 1, 5))
                await standings.leaderboard(GUILD, who, LEAGUE_GAME, page, 10, period=period, by=by)

            yield f"leaderboard, {kind}, {by}", board

    yield "stats of anybody", lambda chance: standings.career(GUILD, user(chance))
    yield "stats of the eager", lambda chance: standings.career(GUILD, eager(chance))
    yield "one against another", lambda chance: standings.against(GUILD, user(chance), eager(chance))
    yield "history of all", lambda chance: standings.history(GUILD, None, chance.randrange(20), 6)
    yield "history of anybody", lambda chance: standings.history(GUILD, user(chance), 0, 6)

    async def season(chance: Random) -> None:
        match_results(await database.boards.outcomes_of_season(season_key(chance.randrange(SEASONS))))

    yield "a season's results", season

    async def names(chance: Random) -> None:
        await database.people.of_season(season_key(SEASONS - 1))

    yield "who is who in a season", names


async def ask(question: Question, times: int) -> dict[str, float]:
    """Milliseconds of the same question, asked so many times."""
    chance, watch = Random(3), Watch()
    for _ in range(times):
        with watch:
            await question(chance)
    return watch.row()


class Watch:
    """Takes the time of what is done within it, over and over."""

    def __init__(self) -> None:
        self._spent: list[float] = []
        self._worked: list[float] = []

    def __enter__(self) -> None:
        self._began = time.perf_counter(), time.process_time()

    def __exit__(self, *_: object) -> None:
        began, worked = self._began
        self._spent.append(time.perf_counter() - began)
        self._worked.append(time.process_time() - worked)

    def row(self) -> dict[str, float]:
        """Milliseconds, as a row of the table."""
        return {
            "p50_ms": percentile(self._spent, 50),
            "p99_ms": percentile(self._spent, 99),
            "max_ms": percentile(self._spent, 100),
            "cpu_p99_ms": percentile(self._worked, 99),
        }


async def ends(database: Database, players: int, times: int) -> dict[str, float]:
    """Milliseconds in which a ranked match of eager players is finished, counted and rated."""
    chance, watch = Random(4), Watch()
    for number in range(times):
        table = a_table(
            f"new{number:05}", channel_id=number, place_id=GUILD, ranked=True, season=season_key(0)
        )
        await play(database, table)
        people = chance.sample(range(max(SEATS, players // 100)), min(SEATS, players))
        results = [a_result(seat, key(person), place=seat + 1) for seat, person in enumerate(people)]
        with watch:
            async with database.transaction() as tx:
                await finish(tx, table.table_id, at=int(time.time() * 1000), results=results)
                await rate(tx, GUILD, table.table_id)
    return watch.row()


async def all_ratings(database: Database) -> tuple[float, float]:
    """Make all ratings anew; how many seconds that takes, and how long somebody else waited meanwhile."""
    longest, done = 0.0, asyncio.Event()

    async def look() -> None:
        nonlocal longest
        while not done.is_set():
            began = time.perf_counter()
            await asyncio.sleep(0.001)
            longest = max(longest, time.perf_counter() - began)

    looking = asyncio.create_task(look())
    began = time.perf_counter()
    await Ratings(database).recompute(GUILD, LEAGUE_GAME)
    took = time.perf_counter() - began
    done.set()
    await looking
    return took, longest


def fill(file: sqlite3.Connection, players: int, matches: int, now: int) -> None:
    """Keep all that so many matches leave: the last one ends at ``now``, the first one years before."""
    chance = Random(1)
    file.executemany(
        "INSERT INTO people VALUES (?1, ?2, ?3, ?4, ?4, ?4, '{}', 0)",
        [(key(number), GUILD, number + 1, f"Player {number}") for number in range(players)],
    )
    eagerness = list(accumulate(1 / (number + 10) ** 0.7 for number in range(players)))
    numbers: Counter[str] = Counter()
    for first in range(0, matches, CHUNK):
        rows: dict[str, list[dict[str, Any]]] = {"tables": [], "seats": [], "results": [], "deal_results": []}
        for number in range(first, min(first + CHUNK, matches)):
            game = OTHERS[number % len(OTHERS)] if number % SHARE else LEAGUE_GAME
            numbers[game] += 1
            people: set[int] = set()
            while len(people) < min(SEATS, players):
                people.add(chance.choices(range(players), cum_weights=eagerness)[0])
            in_league = number % (SHARE * LEAGUE_SHARE) == 0
            season = season_key(number * SEASONS // matches) if in_league else None
            at = now - round((matches - 1 - number) / matches * YEARS * 365 * DAY)
            sat = chance.sample(sorted(people), len(people))
            end(rows, number, game, at, season, numbers[game], sat, chance)
        for table, listed in rows.items():
            columns = list(listed[0])
            file.executemany(
                f"INSERT INTO {table} ({', '.join(columns)})"  # noqa: S608 - names of our own schema
                f" VALUES ({', '.join(f':{column}' for column in columns)})",
                listed,
            )
        file.executemany(
            f"INSERT INTO archives VALUES (?, zeroblob({ARCHIVE}))",  # noqa: S608 - a number of ours
            [(row["table_id"],) for row in rows["tables"]],
        )
    file.executemany(
        "INSERT INTO season_people VALUES (?, ?)",
        [(season_key(SEASONS - 1), key(number)) for number in range(1, min(ENTERED, players))],
    )
    for scope, joined in SCOPES:
        file.execute(RECORDS.format(scope=scope, joined=joined))


def end(
    rows: dict[str, list[dict[str, Any]]],
    number: int,
    game: str,
    at: int,
    season: str | None,
    of_game: int,
    people: Sequence[int],
    chance: Random,
) -> None:
    """Add the rows of one match, in which ``people`` sat in that order, to those of each table."""
    match = {"table_id": f"m{number:07}", "game": game, "options": OPTIONS, "clock": "normal"}
    match |= {"place_id": GUILD, "ranked": int(game == LEAGUE_GAME), "season": season, "finished_at": at}
    rows["tables"].append(
        {
            **match,
            "channel_id": CHANNEL,
            "in_thread": 0,
            "message_id": CHANNEL + number,
            "host": key(people[0]),
            "rules_version": 1,
            "phase": "over",
            "position": POSITION,
            "tally": "[]",
            "vote": None,
            "house_rules": "",
            "contributions": "[]",
            "version": 200,
            "turn_version": 200,
            "told_version": 200,
            "pinged_version": 0,
            "warned_version": 0,
            "removals": 0,
            "keeps_seats": 0,
            "secret": "5e" * 32,
            "commitment": "c0" * 32,
            "created_at": at,
        }
    )
    points = [[chance.randrange(40) for _ in range(DEALS)] for _ in people]
    better = 1 if GAMES[game].spec.low_wins else -1
    merits = [better * sum(own) for own in points]
    for seat, person in enumerate(people):
        place = 1 + sum(merit < merits[seat] for merit in merits)
        own = {"table_id": match["table_id"], "seat": seat, "person": key(person)}
        calls = {"calls_due": 1, "calls_made": 1, "calls_missed": 0}
        zeros = dict.fromkeys(
            ("misses", "stand_in", "absent", "forfeited", "withdrawn", "excused", "deals_stood_in"), 0
        )
        rows["seats"].append({**own, **zeros, "word": "", "earlier": "[]", "from_deal": 1, "deals": DEALS})
        rows["deal_results"] += [
            {**own, **calls, "deal": deal, "points": value, "place": place, "won": 0, "stand_in": 0}
            for deal, value in enumerate(points[seat], 1)
        ]
        rows["results"].append(
            {
                **match,
                **own,
                **calls,
                "place": place,
                "won": int(place == 1),
                "winners": merits.count(min(merits)),
                "total": sum(points[seat]),
                "from_deal": 1,
                "deals": DEALS,
                "deals_won": 1,
                "deals_stood_in": 0,
                "points": sum(points[seat]),
                "forfeited": 0,
                "excused": 0,
                "scoring_version": SCORING_VERSION,
                "counts": 1,
                "number": of_game,
                "month": month_at(match["finished_at"]),
            }
        )


def key(number: int) -> str:
    """The key of a person."""
    return f"{number:016x}"


def season_key(number: int) -> str:
    """The key of a season."""
    return f"season{number:02}"
