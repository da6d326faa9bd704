"""Who plays the deal of the day: once each, across restarts, and with nothing told before its day is over."""

import asyncio
import json
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from bot.games import GAMES
from bot.games.api import Move
from bot.match_file import check, from_text, to_text
from bot.milliseconds import DAY
from bot.services import Daily, DailyPlay
from bot.services.daily import KEPT_DAYS
from bot.storage.digests import known_digest
from bot.tables import Who, outcome
from bot.tables.daily import OWN, is_over
from tests.services.test_privacy import Desk
from tests.tables.club import ADA, BO, CLEO, GUILD, club_at, refusal


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with club_at(tmp_path / "olsen.db") as club:
        yield Desk(club)


@pytest.fixture
def daily(desk: Desk) -> Daily:
    return again(desk)


def again(desk: Desk) -> Daily:
    """The service as after a restart."""
    return Daily(desk.club.database, desk.club.clock, lambda: Random(8).randbytes(32))


async def finish(desk: Desk, daily: Daily, who: Who, game: str = "olsen", seed: int = 1) -> DailyPlay:
    """Play the deal of today to its end."""
    chance, day = Random(seed), await daily.today(GUILD)
    play = await daily.play(GUILD, who, game, day)
    while not is_over(play.table):
        desk.club.clock.pass_by(1_000)
        moves = [move for move in play.table.observe(OWN).legal if move.verb != "call"]
        play = await daily.move(GUILD, who, game, day, play.table.version, chance.choice(moves))
    return play


async def test_all_have_the_same_cards_and_each_plays_them_once(desk: Desk, daily: Daily) -> None:
    ada = await daily.play(GUILD, ADA, "olsen", await daily.today(GUILD))
    bo = await daily.play(GUILD, BO, "olsen", await daily.today(GUILD))
    assert ada.table.observe(OWN) == bo.table.observe(OWN)
    over, day = await finish(desk, daily, ADA), await daily.today(GUILD)
    assert await daily.play(GUILD, ADA, "olsen", day) == over, "what came of it, and no other cards"
    with refusal("daily_done"):
        await daily.move(GUILD, ADA, "olsen", day, over.table.version, Move("draw"))


async def test_who_has_begun_is_told_that_it_is_saved(daily: Daily) -> None:
    day = await daily.today(GUILD)
    with outcome() as begun:
        await daily.play(GUILD, ADA, "olsen", day)
    assert begun.is_saved
    with outcome() as looked:
        await daily.play(GUILD, ADA, "olsen", day)
    assert not looked.is_saved


@pytest.mark.parametrize(
    ("zone", "end"),
    [
        (None, "2026-08-02T00:00+00:00"),
        ("Europe/Oslo", "2026-08-02T00:00+02:00"),
        ("America/Los_Angeles", "2026-08-02T00:00-07:00"),
        ("Pacific/Kiritimati", "2026-08-03T00:00+14:00"),
    ],
)
async def test_its_day_is_that_of_the_server(desk: Desk, daily: Daily, zone: str | None, end: str) -> None:
    async with desk.club.database.transaction() as tx:
        await tx.guilds.save_settings(GUILD, {"zone": zone} if zone else {})
    noon = datetime.fromisoformat("2026-08-01T12:00+00:00")
    desk.club.clock.pass_by(round(noon.timestamp() * 1000) - desk.club.clock.now())
    day, until = await daily.today(GUILD), round(datetime.fromisoformat(end).timestamp() * 1000)
    play = await daily.play(GUILD, ADA, "otter", day)
    assert (play.until, play.table.deadline, await daily.ends(GUILD, day)) == (until, until, until)
    desk.club.clock.pass_by(until - desk.club.clock.now() - 1)
    assert await daily.today(GUILD) == day
    with refusal("daily_open"):
        await daily.board(GUILD, day)
    desk.club.clock.pass_by(1)
    assert await daily.today(GUILD) == day + 1
    assert await daily.board(GUILD, day) == {}
    with refusal("daily_day"):
        await daily.play(GUILD, ADA, "otter", day)


async def test_it_goes_on_after_a_restart(desk: Desk, daily: Daily) -> None:
    play = await daily.play(GUILD, ADA, "otter", await daily.today(GUILD))
    move = play.table.observe(OWN).legal[0]
    play = await daily.move(GUILD, ADA, "otter", await daily.today(GUILD), play.table.version, move)
    kept = await again(desk).play(GUILD, ADA, "otter", await daily.today(GUILD))
    assert kept.table.observe(OWN) == play.table.observe(OWN)
    assert kept.table.version == play.table.version


async def test_a_second_press_of_the_same_button_does_nothing(desk: Desk, daily: Daily) -> None:
    play = await daily.play(GUILD, ADA, "olsen", await daily.today(GUILD))
    move = play.table.observe(OWN).legal[0]
    day = await daily.today(GUILD)
    presses = (daily.move(GUILD, ADA, "olsen", day, play.table.version, move) for _ in range(2))
    first, second = await asyncio.gather(*presses, return_exceptions=True)
    assert isinstance(first, DailyPlay)
    assert getattr(second, "code", None) in ("stale", "daily_done")


async def test_nothing_is_told_before_the_day_is_over(desk: Desk, daily: Daily) -> None:
    over = await finish(desk, daily, ADA)
    day = await daily.today(GUILD)
    for told in (daily.board(GUILD, day), daily.record(GUILD, ADA.user_id, "olsen", day)):
        with refusal("daily_open"):
            await told
    (row,) = (await desk.data(ADA))[f"server-{GUILD}"]["deals_of_the_day"]
    assert set(row) == {"game", "started_at", "finished_at"}
    assert over.run.moves.splitlines()[0] not in json.dumps(await desk.data(ADA))
    assert await desk.club.database.matches.archive(over.table.table_id) is None
    desk.club.clock.pass_by(DAY)
    assert [row.user_id for row in (await daily.board(GUILD, day))["olsen"]] == [ADA.user_id]
    (row,) = (await desk.data(ADA))[f"server-{GUILD}"]["deals_of_the_day"]
    assert row["moves"] == over.run.moves.splitlines()
    with refusal("daily_day"):
        await daily.play(GUILD, ADA, "olsen", day)


async def test_the_board_has_the_best_first_and_nobody_who_has_not_finished(desk: Desk, daily: Daily) -> None:
    for seed, who in enumerate((ADA, BO, CLEO)):
        await finish(desk, daily, who, seed=seed)
    await daily.play(GUILD, ADA, "ole", await daily.today(GUILD))
    desk.club.clock.pass_by(DAY)
    board = await daily.board(GUILD, await daily.today(GUILD) - 1)
    assert set(board) == {"olsen"}
    ranks = [(row.place, row.points, row.finished_at - row.started_at) for row in board["olsen"]]
    assert ranks == sorted(ranks)
    assert len(ranks) == 3


@pytest.mark.parametrize("game", GAMES)
async def test_its_record_can_be_checked_like_any_other(desk: Desk, daily: Daily, game: str) -> None:
    await finish(desk, daily, ADA, game)
    desk.club.clock.pass_by(DAY)
    record = await daily.record(GUILD, ADA.user_id, game, await daily.today(GUILD) - 1)
    assert not list(check(from_text(to_text(record))))
    assert [player.level for player in record.players] == ["", "normal", "normal"]
    with refusal("daily_no_record"):
        await daily.record(GUILD, BO.user_id, game, await daily.today(GUILD) - 1)


async def test_who_is_forgotten_leaves_the_board_and_old_deals_go(desk: Desk, daily: Daily) -> None:
    await finish(desk, daily, ADA)
    await finish(desk, daily, BO)
    await desk.privacy.forget(ADA.user_id, None)
    day = await daily.today(GUILD)
    with refusal("daily_done"):
        await daily.play(GUILD, ADA, "olsen", day)
    assert not (await daily.play(GUILD, ADA, "ole", day)).run.finished_at
    desk.club.clock.pass_by(DAY)
    assert [row.user_id for row in (await daily.board(GUILD, day))["olsen"]] == [BO.user_id]
    desk.club.clock.pass_by(KEPT_DAYS * DAY)
    await daily.play(GUILD, ADA, "olsen", await daily.today(GUILD))
    assert await daily.board(GUILD, day) == {}
    db = desk.club.database
    player = await known_digest(db.notes, GUILD, ADA.user_id)
    assert await db.daily.played_before(GUILD, day, player) == []
