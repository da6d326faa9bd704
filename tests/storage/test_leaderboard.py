"""Who stands where, and why."""

import random
from typing import NamedTuple

import pytest

from bot.storage import Database, Leaderboard, LeaderboardRow
from tests.storage.rows import CHANNEL, GUILD, a_result, a_table, finish, play, raw


class Played(NamedTuple):
    """One match of one person, in a match of its own."""

    who: str
    won: bool
    points: int = 20
    deals: int = 4


async def people(db: Database, *names: str) -> dict[str, str]:
    """The keys of new people."""
    async with db.transaction() as tx:
        return {name: await tx.people.key_for(GUILD, user, name) for user, name in enumerate(names)}


async def record(db: Database, keys: dict[str, str], *played: Played, game: str = "olsen") -> None:
    for one in played:
        (counted,) = await raw(db, "SELECT COUNT(*) AS number FROM tables")
        number = counted["number"]
        table = a_table(f"m{number}", channel_id=CHANNEL + number, game=game)
        await play(db, table)
        async with db.transaction() as tx:
            result = a_result(0, keys[one.who], won=one.won, points=one.points, deals=one.deals)
            await finish(tx, table.table_id, at=1, results=[result])


async def board(db: Database, **how: object) -> Leaderboard:
    settings: dict[str, object] = {"minimum": 1, "low_wins": True, **how}
    return await db.boards.leaderboard(GUILD, "olsen", **settings)


def ranks(leaderboard: Leaderboard) -> list[tuple[int | None, str]]:
    return [(line.rank, line.name) for line in leaderboard.rows]


async def test_nobody_has_played(db: Database) -> None:
    assert await board(db) == Leaderboard((), None, 0)


async def test_a_line_adds_up_the_matches_of_a_person(db: Database) -> None:
    keys = await people(db, "Ann")
    await record(db, keys, Played("Ann", True, points=10), Played("Ann", False, points=25, deals=3))
    line = LeaderboardRow(
        line=1,
        rank=1,
        person=keys["Ann"],
        user_id=0,
        name="Ann",
        matches=2,
        wins=1,
        win_share=0.5,
        deals=7,
        deals_won=4,
        points_per_deal=5.0,
        calls_made=4,
        calls_missed=2,
        rating=None,
        rated=0,
        last_at=1,
        own=False,
    )
    assert await board(db) == Leaderboard((line,), None, 1)


async def test_share_of_wins_comes_first_then_wins(db: Database) -> None:
    keys = await people(db, "Half", "Most", "All", "None")
    await record(
        db,
        keys,
        Played("All", True),
        *[Played("Most", won) for won in (True, True, True, False)],
        *[Played("Half", won, points=0) for won in (True, False)],
        *[Played("None", False, points=0)] * 3,
    )
    assert ranks(await board(db)) == [(1, "All"), (2, "Most"), (3, "Half"), (4, "None")]
    await record(db, keys, Played("None", True, points=0), Played("None", True), Played("None", True))
    assert ranks(await board(db)) == [(1, "All"), (2, "Most"), (3, "None"), (4, "Half")]


@pytest.mark.parametrize(("low_wins", "order"), [(True, ["Few", "Many"]), (False, ["Many", "Few"])])
async def test_points_a_deal_decide_last(db: Database, low_wins: bool, order: list[str]) -> None:
    keys = await people(db, "Few", "Many")
    await record(db, keys, Played("Few", True, 30, deals=10), Played("Many", True, 20, deals=4))
    assert ranks(await board(db, low_wins=low_wins)) == [(1, order[0]), (2, order[1])]


@pytest.mark.parametrize("low_wins", [True, False])
async def test_without_a_finished_deal_there_are_no_points_to_be_proud_of(
    db: Database, low_wins: bool
) -> None:
    keys = await people(db, "Idle", "Played")
    await record(db, keys, Played("Idle", True, 0, deals=0), Played("Played", True, 500, deals=1))
    leaderboard = await board(db, low_wins=low_wins)
    assert ranks(leaderboard) == [(1, "Played"), (2, "Idle")]
    assert leaderboard.rows[1].points_per_deal is None


async def test_equals_share_a_rank_and_stand_by_name(db: Database) -> None:
    keys = await people(db, "Cy", "Bo", "Ann", "Di")
    third = [True, False, False]
    await record(
        db,
        keys,
        Played("Ann", True),
        *[Played("Cy", won, 1, deals=3) for won in third],
        *[Played("Bo", won, 2, deals=6) for won in third],
        Played("Di", False),
    )
    assert ranks(await board(db)) == [(1, "Ann"), (2, "Bo"), (2, "Cy"), (4, "Di")]


async def test_who_has_played_too_little_comes_last_and_has_no_rank(db: Database) -> None:
    keys = await people(db, "Winner", "Loser", "Newcomer")
    await record(db, keys, *[Played("Loser", False)] * 3, *[Played("Winner", True)] * 2)
    await record(db, keys, *[Played("Newcomer", False)])
    assert ranks(await board(db, minimum=3)) == [(1, "Loser"), (None, "Winner"), (None, "Newcomer")]
    assert ranks(await board(db, minimum=2)) == [(1, "Winner"), (2, "Loser"), (None, "Newcomer")]


async def test_joint_winners_have_won_both(db: Database) -> None:
    keys = await people(db, "Ann", "Bo")
    await play(db, a_table())
    async with db.transaction() as tx:
        pair = [a_result(0, keys["Ann"], winners=2), a_result(1, keys["Bo"], winners=2)]
        await finish(tx, "t1", at=1, results=pair)
    leaderboard = await board(db)
    assert ranks(leaderboard) == [(1, "Ann"), (1, "Bo")]
    assert [line.wins for line in leaderboard.rows] == [1, 1]


async def test_computers_and_what_does_not_count_are_left_out(db: Database) -> None:
    keys = await people(db, "Ann", "Bo")
    await record(db, keys, Played("Ann", False))
    await play(db, a_table())
    async with db.transaction() as tx:
        results = [a_result(0, keys["Bo"], counts=False), a_result(1, keys["Ann"], counts=False)]
        await finish(tx, "t1", at=1, results=[*results, a_result(2, None), a_result(3, None)])
    leaderboard = await board(db)
    assert ranks(leaderboard) == [(1, "Ann")]
    assert (leaderboard.total, leaderboard.rows[0].matches) == (1, 1)


async def test_other_games_and_guilds_have_boards_of_their_own(db: Database) -> None:
    keys = await people(db, "Ann", "Bo")
    await record(db, keys, Played("Ann", True))
    await record(db, keys, Played("Bo", True), game="ole")
    assert ranks(await board(db)) == [(1, "Ann")]
    assert (await db.boards.leaderboard(GUILD + 1, "olsen", minimum=1, low_wins=True)).total == 0


async def test_pages_and_the_line_of_the_one_who_asks(db: Database) -> None:
    names = [f"P{number}" for number in range(7)]
    keys = await people(db, *names, "Stranger")
    await record(db, keys, *[Played(name, True, points) for points, name in enumerate(names)])
    page = await board(db, limit=3, offset=3, person=keys["P1"])
    assert ranks(page) == [(4, "P3"), (5, "P4"), (6, "P5")]
    assert [line.line for line in page.rows] == [4, 5, 6]
    assert page.own is not None
    assert (page.own.name, page.own.rank, page.own.line, page.own.own) == ("P1", 2, 2, True)
    assert page.own not in page.rows
    assert page.total == 7
    there = await board(db, limit=3, offset=0, person=keys["P1"])
    assert there.own == there.rows[1] == page.own
    assert [line.own for line in there.rows] == [False, True, False]
    last = await board(db, limit=3, offset=6, person=keys["Stranger"])
    assert (ranks(last), last.own, last.total) == ([(7, "P6")], None, 7)
    past = await board(db, limit=3, offset=9)
    assert past == Leaderboard((), None, 7)
    past = await board(db, limit=3, offset=9, person=keys["P0"])
    assert (past.rows, past.own and past.own.name, past.total) == ((), "P0", 7)


@pytest.mark.parametrize(
    ("ann", "bo", "last"),
    [(" ann ", "bo", "ANN"), ("A\u200bnn", "B\u043e", "A\u039dN")],
    ids=["the same", "looking the same"],
)
async def test_people_of_a_name_on_the_page_come_with_it_from_other_pages(
    db: Database, ann: str, bo: str, last: str
) -> None:
    called = ("Ann", "Bo", "Cy", ann, bo, "Dee", last)
    async with db.transaction() as tx:
        keys = {str(user): await tx.people.key_for(GUILD, user, name) for user, name in enumerate(called)}
    await record(db, keys, *[Played(str(user), True, points=user) for user in range(len(called))])

    async def elsewhere(asks: int | None = None, **page: int) -> list[tuple[int, str]]:
        asked = await board(db, person=keys.get(str(asks)), **page)
        assert asked.total == len(called)
        return [(line.user_id, line.name) for line in asked.namesakes]

    assert await elsewhere(limit=1) == [(3, ann), (6, last)]
    assert await elsewhere(limit=1, offset=2) == []
    assert await elsewhere(limit=3, offset=3) == [(0, "Ann"), (1, "Bo"), (6, last)]
    assert await elsewhere(limit=1, offset=5, asks=1) == [(4, bo)], "whose line comes with every page"


@pytest.mark.parametrize("low_wins", [True, False])
async def test_any_board_is_what_its_rules_say(db: Database, low_wins: bool) -> None:
    """Against the same rules in Python, with so few different numbers that equals abound."""
    chance = random.Random(11)
    names = [f"P{number:02}" for number in range(40)]
    keys = await people(db, *names)
    played = [
        Played(chance.choice(names), chance.random() < 0.4, chance.choice((0, 6)), chance.choice((0, 2, 3)))
        for _ in range(120)
    ]
    await record(db, keys, *played)

    def merit(name: str) -> tuple[float, ...]:
        own = [one for one in played if one.who == name]
        wins, deals = sum(one.won for one in own), sum(one.deals for one in own)
        points = sum(one.points for one in own) / deals if deals else float("inf" if low_wins else "-inf")
        return len(own) < 3, -wins / len(own), -wins, points if low_wins else -points

    order = sorted({one.who for one in played}, key=lambda name: (*merit(name), name))
    merits = [merit(name) for name in order]
    expected = [
        (None if mine[0] else merits.index(mine) + 1, name) for mine, name in zip(merits, order, strict=True)
    ]
    whole = await board(db, minimum=3, low_wins=low_wins, limit=100)
    assert ranks(whole) == expected
    assert len({rank for rank, _ in expected}) < len(expected), "no equals: the test tests less than it says"
    pages = [await board(db, minimum=3, low_wins=low_wins, limit=7, offset=at) for at in range(0, 40, 7)]
    assert [line for page in pages for line in page.rows] == list(whole.rows)
