"""Seasons kept in the database: every line before anybody hears of it, and all of it back after a restart."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Collection
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.league.decisions import Award, Replace, Warn
from bot.league.season import Season, acts, format_of, season_state
from bot.milliseconds import HOUR
from bot.seasons import Announcements, Seasons, SeasonStore
from bot.seasons.given_roles import GivenRoles
from bot.seasons.season_deadlines import PRESSABLE
from bot.services import Ratings
from bot.storage import RatingRow, StorageError, open_database
from bot.tables import Table, Tables, Who, outcome
from bot.user_text import UserText
from tests.league.seasons import settings
from tests.tables.clock import HandClock
from tests.tables.club import ADA, DAG, GUILD, PACE, person, refusal

UMPIRE = DAG


@asynccontextmanager
async def bot_on(path: Path, clock: HandClock) -> AsyncIterator[Seasons]:
    """The seasons of a bot that runs on a database file."""
    database = await open_database(path, busy_timeout_ms=50, clock=clock.now)
    try:
        store = SeasonStore(database, clock)
        tables = Tables(database, clock, PACE, Random(1), lambda: bytes(32), may_join=store.need_entrant)
        seasons = Seasons(store, database, clock, tables, Ratings(database), Random(1), lambda: bytes(32))
        await tables.clocks.restore()
        await seasons.restore()
        await clock.advance()
        yield seasons
        await seasons.close()
        await tables.clocks.close()
    finally:
        await database.close()


async def opened(seasons: Seasons, **fields: object) -> Season:
    """A season that six have entered."""
    season = await seasons.create(GUILD, UMPIRE, settings(**fields))
    for number in range(6):
        await seasons.act(season.key, person(number), acts.SignUp)
    return await seasons.by_key(season.key)


async def told(seasons: Seasons) -> list[str]:
    """What Discord is still to be told."""
    return [notice.kind for notice in await Announcements(seasons._database).notices()]


@pytest.fixture
def clock() -> HandClock:
    return HandClock(services=2)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "olsen.db"


class HeldThreads(ThreadPoolExecutor):
    """Threads in which nothing is done until a test says so."""

    def __init__(self) -> None:
        super().__init__(max_workers=2)
        self.held: asyncio.Queue[threading.Event] = asyncio.Queue()

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        let_go = threading.Event()
        self.held.put_nowait(let_go)

        def wait() -> Any:
            let_go.wait(30)
            return work(*args, **named)

        return super().submit(wait)


@pytest.mark.parametrize("is_cancelled", [False, True])
async def test_what_is_decided_while_seasons_are_read_is_not_read_over(
    path: Path, clock: HandClock, is_cancelled: bool
) -> None:
    async with bot_on(path, clock) as seasons:
        season = await opened(seasons)
    threads = HeldThreads()
    database = await open_database(path, clock=clock.now)
    try:
        asyncio.get_running_loop().set_default_executor(threads)
        store = SeasonStore(database, clock)
        act = acts.Cancel() if is_cancelled else acts.OpenCheckIn(clock.now() + HOUR)
        deciding = asyncio.create_task(store.change(season.key, act, reason="early"))
        decided = await threads.held.get()
        restoring = asyncio.create_task(store.restore())
        restored = await threads.held.get()
        decided.set()
        await deciding
        restored.set()
        await restoring
        known = store.known(season.key)
        assert (known.phase if known else "gone") == ("gone" if is_cancelled else "check_in")
    finally:
        await database.close()


async def test_all_of_a_season_comes_back_after_a_restart(path: Path, clock: HandClock) -> None:
    async with bot_on(path, clock) as seasons:
        season = await opened(seasons)
        await seasons.act(season.key, UMPIRE, acts.Start())
        await seasons.act(season.key, UMPIRE, acts.Decide(Warn(season.signed[0].player)), "rude")
        before, news = await seasons.by_key(season.key), await told(seasons)
        log = await seasons.store.log(before)
        assert news == ["signup", *["signed"] * 6, "started", "drawn", "warn"]
    async with bot_on(path, clock) as seasons:
        assert seasons.running(GUILD) == [before]
        assert await told(seasons) == news
        assert await seasons.store.log(before) == log
        for notice in await Announcements(seasons._database).notices():
            await Announcements(seasons._database).carried_out(notice)
        assert await told(seasons) == []


async def test_it_starts_by_itself_also_after_a_restart(path: Path, clock: HandClock) -> None:
    async with bot_on(path, clock) as seasons:
        season = await opened(seasons, starts=clock.now() + HOUR, clock="slow")
    clock.pass_by(2 * HOUR)
    async with bot_on(path, clock) as seasons:
        await clock.advance(PRESSABLE)
        (season,) = seasons.running(GUILD)
        assert season.phase == "running"
        assert season.play is not None
        started = (await seasons.store.log(season))[-1]
        assert isinstance(started.act, acts.Start)
        assert (started.actor, started.reason) == ("", ""), "nobody has done so"
        deadline = season.play.deadline(next(iter(season.play.fixtures)))
        await clock.advance(deadline - clock.now() - 24 * HOUR)
        assert (await told(seasons))[-2:] == ["remind", "remind"], "both tables at once"


async def test_it_starts_at_its_time_also_after_a_restart_before_it(path: Path, clock: HandClock) -> None:
    async with bot_on(path, clock) as seasons:
        await opened(seasons, starts=clock.now() + HOUR)
    async with bot_on(path, clock) as seasons:
        await clock.advance(HOUR)
        assert [season.phase for season in seasons.running(GUILD)] == ["running"]


class Doorkeeper:
    """Says who has left the server."""

    def __init__(self, *gone: Who) -> None:
        self.gone = {who.user_id for who in gone}
        self.asked = 0

    async def __call__(self, place_id: int, user_ids: Collection[int]) -> Collection[int]:
        self.asked += 1
        return self.gone & {*user_ids}


async def test_a_season_that_nobody_enters_is_put_off_by_itself(path: Path, clock: HandClock) -> None:
    async with bot_on(path, clock) as seasons:
        seasons.membership.gone = doorkeeper = Doorkeeper()
        season = await seasons.create(GUILD, UMPIRE, settings(starts=clock.now() + HOUR))
        await clock.advance(HOUR)
        season = await seasons.by_key(season.key)
        assert season.settings.starts is not None
        assert season.settings.starts > clock.now()
        assert doorkeeper.asked == 0, "Discord is asked who is there when it matters"


async def test_who_has_left_by_the_start_is_not_drawn(path: Path, clock: HandClock) -> None:
    async with bot_on(path, clock) as seasons:
        season = await opened(seasons, starts=clock.now() + HOUR)
        entered = {signed.player for signed in season.signed}
        seasons.membership.gone = Doorkeeper(person(0))
        await clock.advance(HOUR)
        season = await seasons.by_key(season.key)
        left = await seasons.person(GUILD, person(0))
        assert season.phase == "running"
        assert season.missing == {left}
        fixtures = format_of(season).fixtures
        drawn = {who for each in fixtures.called(season) for who in fixtures.players_of(season, each)}
        assert drawn == entered - {left}


async def test_a_fault_is_for_the_log_and_what_was_due_is_done_later(
    path: Path, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(place_id: int, user_ids: Collection[int]) -> Collection[int]:
        raise ZeroDivisionError

    async with bot_on(path, clock) as seasons:
        season = await opened(seasons, starts=clock.now() + HOUR)
        seasons.membership.gone = fails
        await clock.advance(HOUR)
        assert (await seasons.by_key(season.key)).phase == "signup"
        [fault] = [record.exc_info for record in caplog.records if record.levelno == logging.ERROR]
        assert fault is not None
        assert fault[0] is ZeroDivisionError
        seasons.membership.gone = Doorkeeper()
        await clock.advance(HOUR)
        assert (await seasons.by_key(season.key)).phase == "running"


async def test_a_line_that_cannot_be_saved_has_not_happened(path: Path, clock: HandClock) -> None:
    async with bot_on(path, clock) as seasons:
        season = await opened(seasons)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageError):
                await seasons.act(season.key, UMPIRE, acts.Start())
            other.execute("ROLLBACK")
        assert await seasons.by_key(season.key) == season
        assert "started" not in await told(seasons)
        assert (await seasons.act(season.key, UMPIRE, acts.Start())).phase == "running"


async def test_what_is_refused_is_said_in_the_words_of_the_shell_and_changes_nothing(
    path: Path, clock: HandClock
) -> None:
    async with bot_on(path, clock) as seasons:
        season = await opened(seasons)
        with refusal("league-already_in"):
            await seasons.act(season.key, ADA, acts.SignUp)
        with refusal("league-no_reason"):
            await seasons.act(season.key, UMPIRE, acts.Cancel())
        assert await seasons.by_key(season.key) == season
        await seasons.act(season.key, UMPIRE, acts.Cancel(), "rain")
        assert seasons.running(GUILD) == []
        with refusal("league-over"):
            await seasons.act(season.key, ADA, acts.SignUp)
        with closing(sqlite3.connect(path)) as file, file:
            file.execute("DROP TRIGGER season_log_stands")
            file.execute("UPDATE season_log SET act = 'unreadable'")
        with refusal("league-over"):  # its log is not read for it
            await seasons.store.change(season.key, acts.SignUp(person(7).name))


async def test_one_season_of_a_league_at_a_time_and_the_next_is_its_second(
    path: Path, clock: HandClock
) -> None:
    async with bot_on(path, clock) as seasons:
        first = await opened(seasons)
        with refusal("league_runs"):
            await seasons.create(GUILD, UMPIRE, settings(league="SUNDAY"))
        await seasons.create(GUILD + 1, UMPIRE, settings())
        await seasons.act(first.key, UMPIRE, acts.Cancel(), "rain")
        clock.pass_by(1000)
        second = await seasons.create(GUILD, UMPIRE, settings(league="SUNDAY"))
        assert (second.number, second.settings.league) == (2, "Sunday")
        assert await seasons.find(GUILD, " sunday ") == second
        assert (await seasons.find(GUILD, first.key)).phase == "cancelled"
        with refusal("no_season"):
            await seasons.find(GUILD, "Monday")


async def test_a_season_that_gets_the_name_of_another_league_is_its_next(
    path: Path, clock: HandClock
) -> None:
    async with bot_on(path, clock) as seasons:
        monday = await opened(seasons, league="Monday")
        tuesday = await opened(seasons, league="Tuesday")
        with refusal("league_runs"):
            await seasons.act(tuesday.key, UMPIRE, acts.Alter({"league": "monday"}), "a new day")
        await seasons.act(monday.key, UMPIRE, acts.Cancel(), "rain")
        await seasons.act(tuesday.key, UMPIRE, acts.Alter({"league": "MONDAY"}), "a new day")
        altered = await seasons.by_key(tuesday.key)
        assert (altered.number, altered.settings.league) == (2, "Monday")
        with refusal("league-unaltered"):
            await seasons.act(tuesday.key, UMPIRE, acts.Alter({"league": "monday"}), "the same day")


async def test_results_that_a_later_season_may_build_on_are_not_reviewed_again(
    path: Path, clock: HandClock
) -> None:
    async with bot_on(path, clock) as seasons:
        first = await opened(seasons, rounds=1)
        await seasons.act(first.key, UMPIRE, acts.Start())
        await clock.advance(169 * HOUR)
        await seasons.act(first.key, UMPIRE, acts.Confirm(), "well played")
        clock.pass_by(1000)
        second = await opened(seasons)
        with refusal("reopen_later"):
            await seasons.act(first.key, UMPIRE, acts.Reopen(), "an error")
        await seasons.act(second.key, UMPIRE, acts.Cancel(), "rain")
        await seasons.act(first.key, UMPIRE, acts.Reopen(), "an error")
        assert (await seasons.by_key(first.key)).phase == "review"


async def test_players_keep_their_own_names_at_a_table_of_the_season(path: Path, clock: HandClock) -> None:
    """Who of them is to be told apart there depends on who else sits there."""
    async with bot_on(path, clock) as seasons:
        season = await seasons.create(GUILD, UMPIRE, settings())
        for number in range(6):
            await seasons.act(season.key, replace(person(number), name=UserText("Ann")), acts.SignUp)
        await seasons.act(season.key, UMPIRE, acts.Start())
        season = await seasons.by_key(season.key)
        fixture = next(iter(format_of(season).fixtures.called(season)))
        table = await seasons.open_table(season.key, fixture, 100)
        assert {chair.name for chair in table.chairs} <= {"Ann", UMPIRE.name}


async def test_who_is_ready_while_a_season_rests_is_told_so(path: Path, clock: HandClock) -> None:
    async def opens(season: Season, fixture: str) -> Table:
        return await seasons.open_table(season.key, fixture, 100)

    async with bot_on(path, clock) as seasons:
        season = await opened(seasons)
        with refusal("season_not_running"):
            await seasons.ready(season.key, ADA, "1-1", 1, opens)
        await seasons.act(season.key, UMPIRE, acts.Start())
        season = await seasons.by_key(season.key)
        fixture = next(iter(format_of(season).fixtures.called(season)))
        seated = format_of(season).fixtures.players_of(season, fixture)
        players = [who for who in map(person, range(6)) if await seasons.person(GUILD, who) in seated]
        await seasons.act(season.key, UMPIRE, acts.Pause(), "rain")
        with refusal("season_paused"):
            await seasons.ready(season.key, players[0], fixture, 1, opens)
        await seasons.act(season.key, UMPIRE, acts.Resume(), "sun")
        for press, who in enumerate(players[:2], 1):
            table = await seasons.ready(season.key, who, fixture, press, opens)
        assert table.in_thread
        match = await seasons.start_table(season.key, fixture)
        assert (match.table_id, match.phase) == (table.table_id, "playing")


async def test_a_preview_keeps_nothing(path: Path, clock: HandClock) -> None:
    async with bot_on(path, clock) as seasons:
        season = await opened(seasons)
        step = await seasons.preview(season.key, UMPIRE, acts.Start(), "")
        assert step.season.phase == "running"
        assert await seasons.by_key(season.key) == season
        assert "started" not in await told(seasons)


async def test_the_log_cannot_be_rewritten(path: Path, clock: HandClock) -> None:
    async with bot_on(path, clock) as seasons:
        await opened(seasons)
    with closing(sqlite3.connect(path)) as file:
        change = "UPDATE season_log SET {0} = {0}"
        for column in ("at", "actor", "act", "before", "after", "seq"):
            with pytest.raises(sqlite3.IntegrityError, match="never change"):
                file.execute(change.format(column))
        file.execute("UPDATE season_log SET reason = ''")


async def test_the_next_divisions_follow_from_the_season_before(path: Path, clock: HandClock) -> None:
    async with bot_on(path, clock) as seasons:
        first = await opened(seasons, format="divisions", division_size=3, rounds=1)
        await seasons.act(first.key, UMPIRE, acts.Start())
        await clock.advance(169 * HOUR)
        for points, player in enumerate(first.players):
            await seasons.act(first.key, UMPIRE, acts.Decide(Award(player, points)), "nobody has played")
        await seasons.act(first.key, UMPIRE, acts.Confirm(), "well played")
        clock.pass_by(1000)
        assert await seasons.starting.division_size(first.place_id, first.settings.league) == 3
        second = await opened(seasons, format="divisions", division_size=3)
        step = await seasons.preview(second.key, UMPIRE, acts.Start(), "")
        assert isinstance(step.line.act, acts.Start)
        assert len(step.line.act.divisions) == 2
        assert {p for division in step.line.act.divisions for p in division} == {
            signed.player for signed in second.signed
        }


@pytest.mark.parametrize(
    ("game", "format_"), [("olsen", "rounds"), ("olsen", "open"), ("pursuit", "pursuit")]
)
async def test_who_is_to_be_forgotten_is_taken_out_of_every_season(
    path: Path, clock: HandClock, game: str, format_: str
) -> None:
    async with bot_on(path, clock) as seasons:
        early = await opened(seasons, league="Monday", game=game, format=format_)
        late = await opened(seasons, game=game, format=format_)
        await seasons.act(late.key, UMPIRE, acts.Start())
        person_key = early.signed[0].player
        await seasons.forget(GUILD, person_key)
        await seasons.forget(GUILD, person_key)
        assert [season.plays(person_key) for season in seasons.running(GUILD)] == [False, False]
        assert all(season.plays(early.signed[1].player) for season in seasons.running(GUILD))


async def test_who_is_to_be_forgotten_umpires_no_season_any_more(path: Path, clock: HandClock) -> None:
    async with bot_on(path, clock) as seasons:
        season = await opened(seasons)
        ada, bo = [await seasons.person(GUILD, person(number)) for number in range(2)]
        await seasons.act(season.key, UMPIRE, acts.NameUmpires((ada, bo)), "they know the rules")
        await seasons.forget(GUILD, ada)
        assert (await seasons.by_key(season.key)).named_umpires == (bo,)


async def test_what_was_written_about_the_forgotten_is_read_again(path: Path, clock: HandClock) -> None:
    async with bot_on(path, clock) as seasons:
        season = await opened(seasons, format="open")
        await seasons.act(season.key, UMPIRE, acts.Start())
        before = await seasons.act(season.key, UMPIRE, acts.Decide(Warn(season.signed[0].player)), "Ada!")
        with closing(sqlite3.connect(path)) as file, file:
            file.execute("UPDATE season_log SET reason = replace(reason, 'Ada', '[…]')")
        seasons.forgotten(GUILD)
        after = await seasons.act(season.key, UMPIRE, acts.Alter({"schedule": "never"}))
        assert before.play is not None
        assert after.play is not None
        assert [decision.reason for decision in before.play.decisions] == ["Ada!"]
        assert [decision.reason for decision in after.play.decisions] == ["[…]!"]


@pytest.mark.parametrize("by_itself", [False, True])
async def test_a_cup_is_seeded_by_rating_and_then_by_signing_up(
    path: Path, clock: HandClock, by_itself: bool
) -> None:
    async with bot_on(path, clock) as seasons:
        starts = clock.now() + HOUR if by_itself else None
        season = await opened(seasons, format="cup", size=2, starts=starts)
        order = list(season.players)
        async with seasons._database.transaction() as tx:
            await tx.ratings.save(
                RatingRow(GUILD, game, order[number], 25.0, 8.0, 9, shown)
                for number, game, shown in ((4, "olsen", 1600), (2, "olsen", 1700), (0, "ole", 2000))
            )
        if by_itself:
            await clock.advance(2 * HOUR)
        else:
            await seasons.act(season.key, UMPIRE, acts.Start())
        play = season_state(await seasons.by_key(season.key))
        assert play is not None
        assert list(play.entrants) == [order[number] for number in (2, 4, 0, 1, 3, 5)]


@pytest.mark.parametrize(
    ("seeding", "divisions"),
    [("rating", [[2, 4, 0], [1, 3, 5]]), ("signup", [[0, 1, 2], [3, 4, 5]])],
)
async def test_first_divisions_go_by_rating_or_by_signing_up(
    path: Path, clock: HandClock, seeding: str, divisions: list[list[int]]
) -> None:
    async with bot_on(path, clock) as seasons:
        fields = {"division_size": 3, "seeding": seeding}
        season = await opened(seasons, format="divisions", **fields)
        order = list(season.players)
        async with seasons._database.transaction() as tx:
            await tx.ratings.save(
                RatingRow(GUILD, game, order[number], 25.0, 8.0, 9, shown)
                for number, game, shown in ((4, "olsen", 1600), (2, "olsen", 1700), (0, "ole", 2000))
            )
        await seasons.act(season.key, UMPIRE, acts.Start())
        play = season_state(await seasons.by_key(season.key))
        assert play is not None
        found = [[e.player for e in play.entrants.values() if e.division == number] for number in (1, 2)]
        assert found == [[order[number] for number in division] for division in divisions]


def people_in(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as file:
        return {name for (name,) in file.execute("SELECT name FROM people")}


async def test_who_is_refused_leaves_no_trace_and_who_is_not_is_stored(path: Path, clock: HandClock) -> None:
    async with bot_on(path, clock) as seasons:
        season = await opened(seasons)
        await seasons.act(season.key, UMPIRE, acts.Start())
        known = people_in(path)
        running = await seasons.by_key(season.key)
        assert running.play is not None
        fixture = next(iter(running.play.fixtures))

        async def no_table(season: Season, fixture: str) -> Table:
            raise AssertionError("a stranger opens no table")

        stranger = Who(777_000_777, "Stranger")
        with refusal("not_your_fixture"):
            await seasons.ready(season.key, stranger, fixture, 9, no_table)
        with refusal("league-not_in"):
            await seasons.act(season.key, stranger, acts.Leave)
        with refusal("league_runs"):
            await seasons.create(GUILD, stranger, settings())
        await seasons.preview(season.key, stranger, acts.Decide(Warn(season.signed[0].player)), "rude")
        assert people_in(path) == known
        await seasons.act(season.key, stranger, acts.Decide(Warn(season.signed[0].player)), "rude")
        assert people_in(path) == known | {"Stranger"}
        (row,) = await seasons._database.privacy.rows_of_user(stranger.user_id)
        log = await seasons.store.log(await seasons.by_key(season.key))
        assert log[-1].actor == row.person == await seasons.person(GUILD, stranger)


async def test_a_newcomer_who_is_named_in_a_draft_is_stored_when_it_is_confirmed(
    path: Path, clock: HandClock
) -> None:
    async with bot_on(path, clock) as seasons:
        season = await opened(seasons)
        await seasons.act(season.key, UMPIRE, acts.Start())
        known = people_in(path)
        newcomer = Who(777_000_777, "Newcomer")
        key = await seasons.person(GUILD, newcomer)
        assert await seasons.person(GUILD, newcomer) == key
        act = acts.Decide(Replace(season.signed[0].player, key))
        names = await seasons.names(season, act=act)
        assert names[key].name == "Newcomer"
        await seasons.preview(season.key, UMPIRE, act, "ill")
        assert people_in(path) == known
        await seasons.act(season.key, UMPIRE, act, "ill")
        assert people_in(path) == known | {"Newcomer"}
        assert await seasons.person(GUILD, newcomer) == key
        await seasons.person(GUILD, Who(777_000_777, "Renamed"))
        assert people_in(path) == known | {"Renamed"}


async def test_who_asks_for_roles_to_be_given_again_is_told_that_it_is_saved(
    path: Path, clock: HandClock
) -> None:
    async with bot_on(path, clock) as seasons:
        season = await opened(seasons)
        with outcome() as asked:
            await GivenRoles(seasons._database).ask(season.key, clock.now())
        assert asked.is_saved
