"""What can go wrong around a season: a crash, a database that is held, a log that cannot be read."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.league.decisions import Extend, Reverse, Void
from bot.league.season import TimeUp, acts
from bot.milliseconds import HOUR
from bot.seasons.season_deadlines import PRESSABLE
from bot.storage import StorageError
from tests.seasons.test_at_work import Bot
from tests.tables.club import DAG, GUILD, held, owner, person, refusal

ONE_TABLE = {"length": 1, "rounds": 1, "round_hours": 30, "game": "olsen", "size": 3, "schedule": "never"}
OPEN = {"format": "open", "game": "olsen", "length": 1, "schedule": "never"}


@pytest.fixture
def bot(tmp_path: Path) -> Bot:
    return Bot(tmp_path / "olsen.db")


async def own_match(bot: Bot, channel: int = 900) -> str:
    """A match in an open season, played to its end; nobody has heard of it yet."""
    table = await bot.tables.lobbies.open(
        GUILD, channel, person(0), 71, game="olsen", season=bot.key, length=1
    )
    await bot.tables.lobbies.join(table.table_id, person(1), 72)
    table = await bot.tables.lobbies.start(table.table_id, person(0), 73)
    while bot.now(table).is_open:
        await bot.play_game(table)
    return table.table_id


async def test_who_was_ready_has_won_also_where_the_bot_stops_in_that_moment(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(**ONE_TABLE)
        [fixture] = bot.season.play.fixtures
        table = await bot.seasons.open_table(bot.key, fixture, 100)
        await bot.tables.lobbies.join(table.table_id, owner(table, 0), 9)
        await bot.clock.advance()  # the season hears of it
        here = table.chairs[0].person
        [forfeit] = await bot.seasons._acts_for(bot.season, TimeUp(fixture))
        assert forfeit == acts.ForfeitFixture(fixture, (here,))
    # and there the bot stopped, before it had noted it
    bot.clock.pass_by(31 * HOUR)
    async with bot.runs():
        await bot.clock.advance(PRESSABLE)
        outcome = bot.season.play.outcome(fixture)
        assert [seat.player for seat in outcome.seats if not seat.forfeited] == [here]
        assert bot.tables.open_tables() == []
        assert bot.season.phase == "review"


@pytest.mark.parametrize("stopped_for", [0, 30_000, 5 * 60_000])
async def test_the_next_short_round_is_drawn_once_though_the_bot_is_killed_within_its_minute(
    bot: Bot, stopped_for: int
) -> None:
    async with bot.runs():
        await bot.start(**ONE_TABLE | {"rounds": 2, "round_hours": 1})
        [fixture] = bot.season.play.fixtures
        table = await bot.begin(fixture)
        while bot.now(table).is_open:
            await bot.play_game(table)
        await bot.clock.advance()
        said = bot.season.draws_at
        assert said == bot.clock.now() + 60_000
        with held(bot.path):
            await bot.clock.advance(60_001)
        assert bot.season.play.round == 1, "it could not be saved"
    # and there the bot was killed
    bot.clock.pass_by(stopped_for)
    async with bot.runs():
        assert bot.season.play.round == 2
        lines = await bot.seasons.store.log(bot.season)
    assert [type(line.act) for line in lines].count(acts.PairRound) == 1
    assert [line.act.at for line in lines if isinstance(line.act, acts.PairSoon)] == [said]


async def test_an_umpire_and_the_clock_who_draw_at_once_draw_once_and_its_table_is_called(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(**ONE_TABLE | {"rounds": 3, "round_hours": 1})
        [fixture] = bot.season.play.fixtures
        table = await bot.begin(fixture)
        while bot.now(table).is_open:
            await bot.play_game(table)
        await bot.clock.advance()
        deadline = bot.clock.now() + 60_000 + HOUR
        drawing = asyncio.create_task(bot.seasons.act(bot.key, DAG, acts.PairRound(deadline, 2)))
        await asyncio.sleep(0)
        await bot.clock.advance(60_000)
        [drawn] = await asyncio.gather(drawing, return_exceptions=True)
        if isinstance(drawn, BaseException):
            assert str(drawn) == "league-round_drawn", "the umpire hears that the clock was first"
        await bot.clock.advance(10_000)
        assert bot.season.play.round == 2
        lines = await bot.seasons.store.log(bot.season)
        assert [type(line.act) for line in lines].count(acts.PairRound) == 1
        [second] = [key for key in bot.season.play.fixtures if key != fixture]
        assert bot.season.appointment(second).call is not None


async def test_a_result_is_kept_that_came_while_the_database_was_held(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(**OPEN)
        assert bot.season.play is not None
        match = await own_match(bot)
        with held(bot.path):
            await bot.clock.advance()
        assert bot.season.play.results == {}
        await bot.seasons.act(bot.key, person(5), acts.SignUp)
        await bot.clock.advance(60_000)
        assert list(bot.season.play.results) == [match]


async def test_a_result_from_before_a_start_is_kept_though_the_database_is_held_then(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(**OPEN)
        await bot.seasons.close()
        match = await own_match(bot)
    async with bot.runs(is_held=True):
        assert bot.season.play.results == {}
        await bot.clock.advance(5_000)
        assert list(bot.season.play.results) == [match], "by itself, and soon"


async def test_what_nobody_waits_for_any_more_is_saved_before_the_bot_ends(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(**OPEN)
        acting = asyncio.create_task(bot.seasons.act(bot.key, None, acts.Pause(), "a storm"))
        await asyncio.sleep(0)
        acting.cancel()
        await bot.seasons.close()
        assert bot.season.phase == "paused"


async def test_servers_that_come_later_bring_no_second_clock(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(**OPEN)
        await bot.seasons.restore()
        match = await own_match(bot)
        await bot.clock.advance()
        assert list(bot.season.play.results) == [match]
    assert "season deadlines" not in {task.get_name() for task in asyncio.all_tasks()}


async def test_what_was_played_before_the_scores_are_final_is_in_them(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(**OPEN)
        bot.seasons._scheduling.cancel()  # nobody has woken it yet
        match = await own_match(bot)
        await bot.seasons.act(bot.key, DAG, acts.Confirm(), "well played")
        season = await bot.seasons.by_key(bot.key)
        assert list(season.play.results) == [match]


async def test_a_table_that_could_not_be_noted_is_noted_soon(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(**ONE_TABLE)
        [fixture] = bot.season.play.fixtures
        slot = bot.seasons.store._entries.find(bot.key)
        slot.needs_reload = True
        with closing(sqlite3.connect(bot.path)) as file, file:
            file.execute("ALTER TABLE season_log RENAME TO elsewhere")
        with pytest.raises(StorageError):
            await bot.seasons.open_table(bot.key, fixture, 100)
        with closing(sqlite3.connect(bot.path)) as file, file:
            file.execute("ALTER TABLE elsewhere RENAME TO season_log")
        await bot.clock.advance(60_000)
        assert bot.season.appointments[fixture].channel == 100


async def test_a_log_that_cannot_be_read_stops_no_other_season(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(**OPEN)
        broken, bot.key = bot.key, ""
        await bot.start(**OPEN, league="Monday")
        match = await own_match(bot)
        await bot.clock.advance()
    with closing(sqlite3.connect(bot.path)) as file, file:
        file.execute("UPDATE seasons SET settings = '{}' WHERE season = ?", (broken,))
        file.execute("INSERT INTO ratings_due VALUES (?, 'olsen', 1)", (GUILD,))
    async with bot.runs():
        assert await bot.database.ratings.due() == []
        await bot.rule(acts.Decide(Void(match)))
        await asyncio.gather(*bot.seasons._working)
        assert await bot.database.ratings.due() == []
        await bot.rule(acts.Decide(Reverse(str(bot.season.seq))))
        second = await own_match(bot, 901)
        await bot.clock.advance()
        assert list(bot.season.play.results) == [match, second]


async def test_a_server_whose_data_is_deleted_has_no_seasons(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(**ONE_TABLE)
        bot.seasons.forget_server(GUILD + 1)
        assert [each.key for each in bot.seasons.running(GUILD)] == [bot.key]
        bot.seasons.forget_server(GUILD)
        assert bot.seasons.running(GUILD) == []
        await bot.clock.advance(31 * HOUR)


async def test_a_table_shows_until_when_it_can_be_played(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(**ONE_TABLE)
        [fixture] = bot.season.play.fixtures
        table = await bot.seasons.open_table(bot.key, fixture, 100)
        until = bot.season.play.deadline(fixture) + HOUR
        await bot.rule(acts.Decide(Extend((fixture,), until)))
        assert bot.now(table).due == until
        assert bot.tables.find(table.table_id).is_open


async def test_the_end_of_a_table_of_no_season_is_no_business_of_seasons(
    bot: Bot, caplog: pytest.LogCaptureFixture
) -> None:
    async with bot.runs():
        await bot.start(**OPEN)
        table = await bot.tables.lobbies.open(GUILD, 902, person(0), 71, game="olsen")
        await bot.tables.seats.leave(table.table_id, person(0))
        assert not bot.now(table).is_open
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_who_is_not_up_to_the_news_undoes_no_act(bot: Bot) -> None:
    """What an umpire has done is saved by then, and it is not said to them that it failed."""
    async with bot.runs():
        await bot.start(**OPEN)

        def fails() -> None:
            raise ZeroDivisionError

        bot.seasons.news.subscribe(fails)
        after = await bot.seasons.act(bot.key, DAG, acts.Pause(), "a storm")
        assert after.phase == bot.season.phase == "paused"


@pytest.mark.parametrize("column", ["settings", "secret"])
async def test_a_season_that_cannot_be_read_stops_no_other(
    bot: Bot, column: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with bot.runs():
        await bot.start(**OPEN)
        bad = bot.key
        await bot.start(**OPEN | {"league": "Monday"})
    change = f"UPDATE seasons SET {column} = '{{' WHERE season = ?"  # noqa: S608 - our own names
    with closing(sqlite3.connect(bot.path)) as file, file:
        file.execute(change, (bad,))
    async with bot.runs():
        assert [season.key for season in bot.seasons.running(GUILD)] == [bot.key]
        assert (await bot.seasons.act(bot.key, DAG, acts.Pause(), "a storm")).phase == "paused"
    [fault] = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert bad in fault.getMessage()


async def test_a_match_that_begins_while_the_start_is_taken_back_is_seen(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(**OPEN)
        lobby = await bot.tables.lobbies.open(GUILD, 900, person(0), 71, game="olsen", season=bot.key)
        await bot.tables.lobbies.join(lobby.table_id, person(1), 72)
        seasons = bot.seasons.store._entries
        entry = seasons.find(bot.key)
        assert entry is not None
        async with seasons.locked(entry):
            taking_back = asyncio.create_task(bot.seasons.act(bot.key, DAG, acts.Unstart()))
            while not entry.lock._waiters:  # noqa: ASYNC110 - something else happens to the season first
                await asyncio.sleep(0)
            await bot.tables.lobbies.start(lobby.table_id, person(0), 73)
        with refusal("league-was_played"):
            await taking_back
        assert bot.season.phase == "running"


async def test_a_match_that_begins_before_the_database_is_free_for_a_start_that_is_taken_back_is_seen(
    bot: Bot,
) -> None:
    async with bot.runs():
        await bot.start(**OPEN)
        lobby = await bot.tables.lobbies.open(GUILD, 900, person(0), 71, game="olsen", season=bot.key)
        await bot.tables.lobbies.join(lobby.table_id, person(1), 72)
        queue = bot.database._writing
        async with bot.database.transaction():
            starting = asyncio.create_task(bot.tables.lobbies.start(lobby.table_id, person(0), 73))
            while not queue._waiters:  # noqa: ASYNC110 - it has to be the first to be saved
                await asyncio.sleep(0)
            taking_back = asyncio.create_task(bot.seasons.act(bot.key, DAG, acts.Unstart()))
            while len(queue._waiters) < 2:  # noqa: ASYNC110 - and this the second
                await asyncio.sleep(0)
        await starting
        with refusal("league-was_played"):
            await taking_back
        assert bot.season.phase == "running"
