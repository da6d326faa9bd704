"""The seasons' service and its tables at work together: what happens at tables is heard by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from random import Random

import pytest

from bot.games.api import Move
from bot.league.decisions import VoidDeal, Withdraw
from bot.league.season import Season, acts, sittings
from bot.milliseconds import HOUR
from bot.players.greedy import choose
from bot.seasons import Seasons, SeasonStore
from bot.services import Ratings
from bot.services.installed_games import note_games
from bot.storage import open_database
from bot.tables import Table, Tables
from tests.league.seasons import settings
from tests.tables.clock import HandClock
from tests.tables.club import DAG, GUILD, PACE, held, on_turn, owner, person

PURSUIT = {"game": "pursuit", "format": "pursuit"}


class Bot:
    """Seasons and tables on one database, with one season, of three if nothing else is said."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = HandClock(services=2)
        self.chance = Random(1)
        self.key = ""
        self._press = 5000

    @asynccontextmanager
    async def runs(self, *, is_held: bool = False) -> AsyncIterator[Bot]:
        """The bot runs. If the database ``is_held``, another process writes to it when the season wakes."""
        self.database = await open_database(self.path, busy_timeout_ms=50, clock=self.clock.now)
        try:
            await note_games(self.database)
            store = SeasonStore(self.database, self.clock)
            self.tables = Tables(
                self.database,
                self.clock,
                PACE,
                self.chance,
                lambda: bytes(32),
                may_join=store.need_entrant,
            )
            self.seasons = Seasons(
                store,
                self.database,
                self.clock,
                self.tables,
                Ratings(self.database),
                self.chance,
                lambda: bytes(32),
            )
            await self.tables.clocks.restore()
            await self.seasons.restore()
            with held(self.path) if is_held else nullcontext():
                await self.clock.advance()
            yield self
            await self.seasons.close()
            await self.tables.clocks.close()
        finally:
            await self.database.close()

    async def start(self, players: int = 3, **fields: object) -> None:
        season = await self.seasons.create(GUILD, DAG, settings(**fields))
        self.key = season.key
        for number in range(players):
            await self.seasons.act(self.key, person(number), acts.SignUp)
        await self.seasons.act(self.key, DAG, acts.Start())

    @property
    def season(self) -> Season:
        known = self.seasons.store.known(self.key)
        assert known is not None
        return known

    async def rule(self, act: object) -> None:
        await self.seasons.act(self.key, DAG, act, "seen by all")  # type: ignore[arg-type]  # a test's own words
        await self.clock.advance()

    async def no_other(self, season: Season, fixture: str) -> Table:
        """The table is there: nobody has to open one."""
        raise AssertionError(fixture)

    async def begin(self, fixture: str) -> Table:
        table = await self.seasons.open_table(self.key, fixture, 100 + len(self.season.appointments))
        for seat in range(len(table.chairs)):
            self._press += 1
            await self.seasons.ready(self.key, owner(table, seat), fixture, self._press, self.no_other)
        return self.now(table)

    def now(self, table: Table) -> Table:
        return self.tables.find(table.table_id) or table

    async def play_game(self, table: Table) -> Table:
        """Play the running game, or the next, to its end."""
        table = self.now(table)
        while table.is_open:
            seat = on_turn(table)
            seen = table.observe(seat)
            over = seen.phase == "play"
            move = Move("deal") if Move("deal") in seen.legal else choose(seen, self.chance)
            table = await self.tables.matches.submit(table.table_id, owner(table, seat), table.version, move)
            if over and table.is_open and table.observe(None).phase == "between":
                break
        return table

    async def heard(self) -> list[str]:
        """What the tournament has heard of its tables."""
        known = [line.act for line in await self.seasons.store.log(self.season)]
        heard = [act for act in known if isinstance(act, acts.StartDeal | acts.FinishDeal)]
        return [f"{type(act).__name__} {act.slot}" for act in heard]


@pytest.fixture
def bot(tmp_path: Path) -> Bot:
    return Bot(tmp_path / "olsen.db")


async def test_games_are_heard_of_as_they_are_played(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(**PURSUIT)
        table = await bot.begin("1-1-1-0-3")
        await bot.clock.advance()
        assert await bot.heard() == ["StartDeal 1"]
        await bot.play_game(table)
        await bot.clock.advance()
        assert await bot.heard() == ["StartDeal 1", "FinishDeal 1"]
        await bot.play_game(table)
        await bot.clock.advance()
        assert (await bot.heard())[2:] == ["StartDeal 2", "FinishDeal 2"]
        assert bot.now(table).is_open
        assert list(bot.season.appointments) == ["1-1-1-0-3"]


async def test_what_happens_while_the_bot_is_down_or_deaf_is_heard_when_it_is_back(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(**PURSUIT)
        table = await bot.begin("1-1-1-0-3")
        await bot.seasons.close()
        while bot.now(table).is_open:
            await bot.play_game(table)
        assert await bot.heard() == []
    async with bot.runs():
        assert await bot.heard() == [
            f"{what} {slot}" for slot in range(1, 6) for what in ("StartDeal", "FinishDeal")
        ]
        assert list(sittings(bot.season)) == ["2-1-1-0-3"]


async def test_a_ruling_stops_the_match_that_it_is_about(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(**PURSUIT)
        table = await bot.begin("1-1-1-0-3")
        await bot.clock.advance()
        await bot.rule(acts.Decide(VoidDeal(1, 1, 1)))
        assert bot.now(table).phase == "ended"
        assert list(sittings(bot.season)) == ["1-1-1-1-3"]
        again = await bot.begin("1-1-1-1-3")
        await bot.clock.advance()
        await bot.rule(acts.Decide(Withdraw("2", "zero")))
        assert bot.now(again).phase == "ended"
        last = await bot.begin(next(iter(sittings(bot.season))))
        await bot.rule(acts.Cancel())
        assert bot.now(last).phase == "ended"
        assert bot.seasons.store.known(bot.key) is None


async def test_a_lobby_of_the_tournament_waits_for_its_umpire_when_its_time_is_up(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(**PURSUIT)
        table = await bot.seasons.open_table(bot.key, "1-1-1-0-3", 100)
        await bot.clock.advance(bot.season.settings.round_hours * HOUR - 1)
        assert bot.now(table).phase == "lobby"
        await bot.clock.advance(1)
        assert bot.now(table).phase == "lobby", "nobody is there"
        await bot.rule(acts.Begin("1-1-1-0-3", ()))
        assert await bot.heard() == ["StartDeal 1"]
        # one whose channel is gone by then waits for the next who are ready
        await bot.rule(acts.Decide(VoidDeal(1, 1, 1)))
        lobby = await bot.seasons.open_table(bot.key, "1-1-1-1-3", 101)
        await bot.tables.messages.abandon(lobby.table_id)
        await bot.clock.advance(bot.season.settings.round_hours * HOUR)
        assert await bot.heard() == ["StartDeal 1"]
        assert list(sittings(bot.season)) == ["1-1-1-1-3"]


async def test_a_fixture_is_recorded_when_it_is_over_and_scored_when_its_time_is_up(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(length=1, rounds=2, round_hours=1, game="olsen", size=3)
        [fixture] = bot.season.play.fixtures
        table = await bot.begin(fixture)
        while bot.now(table).is_open:
            await bot.play_game(table)
        await bot.clock.advance()
        assert list(bot.season.play.results) == [table.table_id]
        while len(bot.season.play.fixtures) == 1:
            await bot.clock.advance(HOUR)
        second = next(reversed(bot.season.play.fixtures))
        running = await bot.begin(second)
        await bot.clock.advance(HOUR)
        assert list(bot.season.play.results) == [table.table_id, running.table_id]
        assert bot.season.phase == "review"


async def test_a_league_of_one_evening_is_one_round_of_minutes(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(length=1, rounds=1, round_hours=0, round_minutes=20, game="olsen", size=3)
        [fixture] = bot.season.play.fixtures
        running = await bot.begin(fixture)
        await bot.clock.advance(HOUR // 3 - 1)
        assert bot.season.phase == "running"
        await bot.clock.advance(1)
        assert list(bot.season.play.results) == [running.table_id]
        assert bot.season.phase == "review"
