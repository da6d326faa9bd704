"""Leaderboards of times, seasons and leagues; what is void; highlights, meetings and history."""

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, tzinfo
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.storage import (
    AgainstRow,
    Database,
    HistorySeat,
    Leaderboard,
    RatingRow,
    RivalRow,
    SeasonName,
    SeasonRow,
    StreakRow,
)
from bot.storage.months import month_at, of_league, of_month, of_season
from tests.storage.rows import CHANNEL, GUILD, NOON, a_result, a_table, finish, play, raw, stop

DAY = 24 * 3_600_000
NAMES = [f"P{number}" for number in range(6)]


async def people(db: Database, *names: str) -> dict[str, str]:
    async with db.transaction() as tx:
        return {name: await tx.people.key_for(GUILD, user, name) for user, name in enumerate(names)}


async def seasons(db: Database) -> None:
    """Two seasons of a spring league and one of another."""
    async with db.transaction() as tx:
        for number, (key, league, of) in enumerate(
            [("spring01", "Spring", 1), ("spring02", "Spring", 2), ("autumn01", "Autumn", 1)]
        ):
            await tx.seasons.create(
                SeasonRow(key, GUILD, league, of, "olsen", "open", {}, "", "mo", "running", NOON + number)
            )


async def end(
    db: Database,
    number: int,
    *seats: tuple[str | None, int],
    at: int = NOON,
    zone: tzinfo = UTC,
    **fields: object,
) -> str:
    """A match that ended at ``at``; seats are (person, place)."""
    about = {name: fields.pop(name) for name in ("game", "season", "ranked") if name in fields}
    table = a_table(f"t{number:03}", channel_id=CHANNEL + number, message_id=number, **about)
    await play(db, table)
    results = [
        a_result(seat, person, place=place, won=place == 1, **fields)
        for seat, (person, place) in enumerate(seats)
    ]
    async with db.transaction() as tx:
        await finish(tx, table.table_id, at=at, results=results, zone=zone)
    return table.table_id


async def board(db: Database, scope: str = "", **how: object) -> Leaderboard:
    return await db.boards.leaderboard(GUILD, "olsen", scope=scope, **{"minimum": 1, "low_wins": True, **how})


def wins(leaderboard: Leaderboard) -> dict[str, tuple[int, int]]:
    return {line.name: (line.wins, line.matches) for line in leaderboard.rows}


@pytest.mark.parametrize(
    ("day", "zone", "month"),
    [
        ("2026-08-01T00:00:00", "UTC", "2026-08"),
        ("2026-12-31T23:59:59", "UTC", "2026-12"),
        ("2026-12-31T23:59:59", "Europe/Oslo", "2027-01"),
        ("2027-01-01T07:59:59", "America/Los_Angeles", "2026-12"),
        ("2027-01-01T08:00:00", "America/Los_Angeles", "2027-01"),
        ("2026-12-31T10:00:00", "Pacific/Kiritimati", "2027-01"),
        ("2026-09-30T22:30:00", "Europe/Oslo", "2026-10"),
        ("2026-10-31T22:30:00", "Europe/Oslo", "2026-10"),
        ("2026-10-31T13:15:00", "Australia/Lord_Howe", "2026-11"),
        ("2028-02-29T20:00:00", "Asia/Kolkata", "2028-03"),
    ],
)
def test_a_month_is_that_of_the_calendar_there(day: str, zone: str, month: str) -> None:
    at = round(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000)
    assert month_at(at, ZoneInfo(zone)) == month


async def test_a_match_stays_in_its_month_when_its_server_changes_its_zone(db: Database) -> None:
    keys = await people(db, "Ann", "Bo")
    turn = round(datetime(2026, 2, 1, 0, 20, tzinfo=UTC).timestamp() * 1000)
    for number, zone in enumerate(("America/Los_Angeles", "UTC"), 1):
        pair = (keys["Ann"], 1), (keys["Bo"], 2)
        await end(db, number, *pair, at=turn + number, zone=ZoneInfo(zone))
    for month in ("2026-01", "2026-02"):
        assert wins(await board(db, of_month(month))) == {"Ann": (1, 1), "Bo": (0, 1)}
    async with db.transaction() as tx:
        await tx.matches.set_void("t001", True)
    assert (await board(db, of_month("2026-01"))).total == 0
    assert {line.last_at for line in (await board(db, of_month("2026-02"))).rows} == {turn + 2}


async def test_a_guild_counts_by_the_zone_that_it_has_set(db: Database) -> None:
    assert await db.guilds.zone(GUILD) == UTC
    for kept, zone in (("Asia/Kolkata", ZoneInfo("Asia/Kolkata")), ("Atlantis/Deep", UTC), (7, UTC)):
        async with db.transaction() as tx:
            await tx.guilds.save_settings(GUILD, {"zone": kept})
        assert await db.guilds.zone(GUILD) == zone


async def test_every_board_has_the_matches_of_its_own_time_and_season(db: Database) -> None:
    keys = await people(db, "Ann", "Bo")
    await seasons(db)
    ann, bo = (keys["Ann"], 1), (keys["Bo"], 2)
    await end(db, 1, ann, bo, at=NOON - 40 * DAY)
    await end(db, 2, ann, bo, season="spring01")
    await end(db, 3, ann, bo, season="spring02")
    await end(db, 4, ann, (keys["Bo"], 1), season="autumn01")
    assert wins(await board(db)) == {"Ann": (4, 4), "Bo": (1, 4)}
    assert wins(await board(db, of_month(month_at(NOON)))) == {"Ann": (3, 3), "Bo": (1, 3)}
    assert wins(await board(db, of_month(month_at(NOON - 40 * DAY)))) == {"Ann": (1, 1), "Bo": (0, 1)}
    assert wins(await board(db, of_season("spring02"))) == {"Ann": (1, 1), "Bo": (0, 1)}
    assert wins(await board(db, of_league("Spring"))) == {"Ann": (2, 2), "Bo": (0, 2)}
    assert wins(await board(db, of_league("Autumn"))) == {"Ann": (1, 1), "Bo": (1, 1)}
    assert (await board(db, of_season("nothing"))).total == 0
    assert {line.last_at for line in (await board(db)).rows} == {NOON}


async def test_boards_kept_up_to_date_are_what_the_results_add_up_to(db: Database) -> None:
    """Whatever was played, and made void, and taken back."""
    chance, keys = Random(5), await people(db, *NAMES)
    await seasons(db)
    leagues = {"spring01": "Spring", "spring02": "Spring", "autumn01": "Autumn"}
    played: dict[str, tuple[set[str], list[tuple[str, int, int]]]] = {}
    void: set[str] = set()
    for number in range(40):
        at = NOON + chance.randrange(-60, 60) * DAY
        season = chance.choice((None, *leagues))
        seats = [(name, chance.randint(1, 3)) for name in chance.sample(NAMES, 3)]
        points = chance.randrange(50)
        counted = [(keys[name], place) for name, place in seats]
        table_id = await end(db, number, *counted, at=at, season=season, points=points)
        scopes = {"", of_month(month_at(at))}
        scopes |= {of_season(season), of_league(leagues[season])} if season else set()
        played[table_id] = scopes, [(name, place, points) for name, place in seats]
        if chance.random() < 0.4:
            other = chance.choice(sorted(played))
            void ^= {other}
            async with db.transaction() as tx:
                await tx.matches.set_void(other, other in void)
    assert void
    for scope in sorted(set.union(*(scopes for scopes, _ in played.values()))):
        expected: dict[str, Counter[str]] = {}
        for table_id, (scopes, seats) in played.items():
            for name, place, points in seats if scope in scopes and table_id not in void else ():
                own = expected.setdefault(name, Counter())
                own.update(matches=1, wins=int(place == 1), points=points, deals=4)
        rows = (await board(db, scope)).rows
        assert {row.name: (row.wins, row.matches, row.points_per_deal) for row in rows} == {
            name: (own["wins"], own["matches"], own["points"] / own["deals"])
            for name, own in expected.items()
        }


async def test_a_void_match_is_nowhere_but_in_the_history(db: Database) -> None:
    keys = await people(db, "Ann", "Bo")
    ann, bo = keys["Ann"], keys["Bo"]
    before = [await end(db, number, (ann, 1), (bo, 2), at=NOON + number) for number in range(2)]
    seen = (
        await db.boards.stats(GUILD, ann),
        await db.boards.rivals(ann, 5),
        await board(db),
        await db.boards.streak(ann, "olsen"),
    )
    table_id = await end(db, 2, (ann, 2), (bo, 1), at=NOON + 2)
    async with db.transaction() as tx:
        await tx.matches.set_void(table_id, True)
    assert seen == (
        await db.boards.stats(GUILD, ann),
        await db.boards.rivals(ann, 5),
        await board(db),
        await db.boards.streak(ann, "olsen"),
    )
    assert await db.boards.against(ann, bo) == [AgainstRow("olsen", 2, 2, 0)]
    assert len(await db.boards.highlights(ann, "olsen", newest=9, low_wins=True, per_deal=True)) == 2 + 2
    matches = await db.boards.history(GUILD)
    assert [(match.table_id, match.void) for match in matches] == [
        (table_id, True),
        *((played, False) for played in reversed(before)),
    ]


async def test_orders(db: Database) -> None:
    keys = await people(db, "Ann", "Bo", "Cy", "Di")
    await end(db, 1, (keys["Ann"], 1), points=40)
    await end(db, 2, (keys["Bo"], 2), points=8)
    await end(db, 3, (keys["Cy"], 1), points=8)
    await end(db, 4, (keys["Di"], 1), deals=0, points=0)
    async with db.transaction() as tx:
        await tx.ratings.save(
            RatingRow(GUILD, "olsen", keys[name], 25.0, 5.0, matches, shown)
            for name, matches, shown in (("Ann", 10, 900), ("Bo", 12, 1100), ("Cy", 9, 2000))
        )

    async def ranks(by: str, **how: object) -> list[tuple[int | None, str]]:
        return [(line.rank, line.name) for line in (await board(db, by=by, settled=10, **how)).rows]

    assert await ranks("points") == [(1, "Cy"), (2, "Bo"), (3, "Ann"), (None, "Di")]
    assert await ranks("points", low_wins=False) == [(1, "Ann"), (2, "Cy"), (3, "Bo"), (None, "Di")]
    assert await ranks("rating") == [(1, "Bo"), (2, "Ann"), (None, "Cy"), (None, "Di")]
    assert await ranks("wins") == [(1, "Cy"), (2, "Ann"), (3, "Di"), (4, "Bo")]
    lines = {line.name: line for line in (await board(db, settled=10)).rows}
    assert {name: (line.rating, line.rated) for name, line in lines.items()} == {
        "Ann": (900, 10),
        "Bo": (1100, 12),
        "Cy": (None, 9),
        "Di": (None, 0),
    }


async def test_equal_ratings_share_the_rank(db: Database) -> None:
    keys = await people(db, "Ann", "Bo", "Cy")
    for number, key in enumerate(keys.values()):
        await end(db, number, (key, 1), points=number)
    async with db.transaction() as tx:
        await tx.ratings.save(
            RatingRow(GUILD, "olsen", key, 25.0, 5.0, 10, shown)
            for key, shown in zip(keys.values(), (1000, 1200, 1000), strict=True)
        )
    lines = (await board(db, by="rating", settled=10)).rows
    assert [(line.rank, line.name) for line in lines] == [(1, "Bo"), (2, "Ann"), (2, "Cy")]


async def test_highlights_are_the_newest_the_best_and_the_worst(db: Database) -> None:
    (ann,) = (await people(db, "Ann")).values()
    for number, (points, deals, total) in enumerate(
        [(8, 4, 3), (2, 4, 9), (40, 4, 1), (20, 1, 5), (0, 0, 0)]
    ):
        await end(db, number, (ann, number + 1), at=NOON + number, points=points, deals=deals, total=total)
    await end(db, 9, (ann, 1), at=NOON + 9, counts=False)

    async def places(kind: str, low_wins: bool, per_deal: bool) -> list[int]:
        rows = await db.boards.highlights(ann, "olsen", newest=3, low_wins=low_wins, per_deal=per_deal)
        return [row.place for row in rows if row.kind == kind]

    assert await places("newest", True, True) == [5, 4, 3]
    assert (await places("best", True, True), await places("worst", True, True)) == ([2], [4])
    assert (await places("best", False, True), await places("worst", False, True)) == ([4], [2])
    assert (await places("best", False, False), await places("worst", False, False)) == ([2], [5])
    row = (await db.boards.highlights(ann, "olsen", newest=1, low_wins=True, per_deal=True))[-1]
    assert (row.channel_id, row.message_id) == (CHANNEL + 3, 3)


@pytest.mark.parametrize(
    ("places", "streak"),
    [
        ([], None),
        ([1], (True, 1)),
        ([2, 1, 1], (True, 2)),
        ([1, 1, 2, 3, 2], (False, 3)),
        ([1] * 12, (True, 12)),
    ],
)
async def test_a_streak_is_the_newest_matches_that_ended_alike(
    db: Database, places: list[int], streak: tuple[bool, int] | None
) -> None:
    (ann,) = (await people(db, "Ann")).values()
    for number, place in enumerate(places):
        await end(db, number, (ann, place), at=NOON + number)
    await end(db, 20, (ann, 3), at=NOON + 20, game="ole")
    assert await db.boards.streak(ann, "olsen") == (StreakRow(*streak) if streak else None)


async def test_meetings_are_counted_both_ways(db: Database) -> None:
    keys = await people(db, "Ann", "Bo", "Cy")
    ann, bo, cy = keys.values()
    await end(db, 1, (ann, 1), (bo, 2), (None, 3))
    await end(db, 2, (ann, 2), (bo, 1), (cy, 2))
    await end(db, 3, (ann, 1), (bo, 2), game="ole")
    await end(db, 4, (ann, 1), (cy, 2), counts=False)
    assert await db.boards.rivals(ann, 5) == [RivalRow(bo, 1, "Bo", 3, 2, 1), RivalRow(cy, 2, "Cy", 1, 0, 0)]
    assert await db.boards.rivals(bo, 1) == [RivalRow(ann, 0, "Ann", 3, 1, 2)]
    assert await db.boards.against(ann, bo) == [AgainstRow("ole", 1, 1, 0), AgainstRow("olsen", 2, 1, 1)]
    assert await db.boards.against(bo, ann) == [AgainstRow("ole", 1, 0, 1), AgainstRow("olsen", 2, 1, 1)]
    assert await db.boards.against(ann, "nobody") == []


async def test_history_is_newest_first_and_goes_by_person_and_game(db: Database) -> None:
    keys = await people(db, "Ann", "Bo")
    ann, bo = keys.values()
    await seasons(db)
    await end(
        db, 1, (ann, 2), (bo, 1), (None, 3), at=NOON + 1, season="spring02", ranked=True, forfeited=True
    )
    await end(db, 2, (bo, 1), (None, 2), at=NOON + 3)
    await end(db, 3, (ann, 1), (bo, 1), at=NOON + 2, game="ole")
    await play(db, a_table("running", channel_id=1))
    async with db.transaction() as tx:
        await stop(tx, "running", at=NOON + 9)

    async def listed(**how: object) -> list[str]:
        return [match.table_id for match in await db.boards.history(GUILD, **how)]

    assert await listed() == ["t002", "t003", "t001"]
    assert await listed(person=ann) == ["t003", "t001"]
    assert await listed(most=1, first=1) == ["t003"]
    assert await listed(person=ann, most=1, first=1) == ["t001"]
    assert await db.boards.history(GUILD + 1) == []
    match = (await db.boards.history(GUILD))[-1]
    assert (match.game, match.finished_at, match.channel_id, match.message_id) == (
        "olsen",
        NOON + 1,
        CHANNEL + 1,
        1,
    )
    assert (match.ranked, match.league, match.number, match.void) == (True, "Spring", 2, False)
    assert match.seats == (
        HistorySeat(1, bo, 1, "Bo", 1, True),
        HistorySeat(0, ann, 0, "Ann", 2, True),
        HistorySeat(2, None, None, None, 3, True),
    )


async def test_who_was_forgotten_has_no_name_anywhere(db: Database) -> None:
    keys = await people(db, "Ann", "Bo")
    ann, bo = keys.values()
    await end(db, 1, (ann, 1), (bo, 2))
    await raw(db, "DELETE FROM people WHERE name = 'Bo'")
    assert await db.boards.rivals(ann, 5) == [RivalRow(bo, None, None, 1, 1, 0)]
    (match,) = await db.boards.history(GUILD)
    assert [seat.name for seat in match.seats] == ["Ann", None]


async def test_seasons_have_names_in_their_own_guild(db: Database) -> None:
    await seasons(db)
    first = SeasonName("spring01", "Spring", 1, "olsen")
    names = [SeasonName("autumn01", "Autumn", 1, "olsen"), replace(first, season="spring02", number=2), first]
    assert await db.boards.season_names(GUILD) == names
    assert await db.boards.season_name(GUILD, "spring01") == first
    assert await db.boards.season_name(GUILD + 1, "spring01") is None
    assert await db.boards.season_names(GUILD + 1) == []
