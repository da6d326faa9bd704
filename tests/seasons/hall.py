"""A season at a club of card players, a step at a time: its season, its log and its tables."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from bot.games.api import Move
from bot.league import tournament
from bot.league.illegal import IllegalAct
from bot.league.season import (
    Act,
    Command,
    LogEntry,
    Season,
    act_from_json,
    act_to_json,
    acts,
    apply,
    format_of,
    rebuilt,
    sittings,
)
from bot.league.tournament import Sitting
from bot.players.greedy import choose
from bot.seasons import tables as at_tables
from bot.seasons.families import tables_of
from bot.storage import Transaction
from bot.tables import Table, Who
from tests.league.seasons import settings
from tests.tables.club import GUILD, Club, club_at, on_turn, owner

HOUR = 3_600_000


class Hall:
    """Here nothing happens by itself but what happens at tables: when the season hears of it, a test says."""

    def __init__(self, club: Club, people: dict[str, Who], **fields: object) -> None:
        self.club = club
        self.people = people
        """By key."""
        self.opened = Season("spring", GUILD, settings(**fields), 1, b"x" * 32, "ump", club.clock.now())
        self.season = self.opened
        self.lines: list[LogEntry] = []
        self.told: list[str] = []
        """The sittings that were called, in order."""
        self._channel = 1000

    # The season

    def say(self, act: Act, reason: str = "seen by all", actor: str = "ump") -> Season:
        step = apply(self.season, Command(act, actor, self.club.clock.now(), reason))
        self.lines += step.lines
        for event in step.news:
            self.told += event.data["fixtures"] if event.key == "sittings" else []
        self.season = step.season
        return self.season

    async def rule(self, act: Act) -> None:
        """Say something as the season's service does: with what it changes in the database."""
        before = self.season
        after = self.say(act)
        async with self.club.database.transaction() as tx:
            await at_tables.within(tx, before, after, self.lines[-1])

    async def hear(self) -> list[Act]:
        """Take note of what has happened at tables, as far as it is still wanted."""
        heard = await at_tables.news_of(self.club.database, self.season, self.club.tables)
        for act in heard:
            with suppress(IllegalAct):
                self.say(act, "", "")
        return heard

    async def follow(self) -> None:
        """Take note of all, and have the tables play what is wanted."""
        await self.hear()
        await at_tables.reconcile(self.club.database, self.season, self.club.tables)
        await self.hear()

    async def time_up(self, fixture: str = "") -> list[Act]:
        """What comes of a fixture whose time is up, done."""
        now = self.club.clock.now()
        its = tables_of(self.season)
        done = await its.time_up(self.season, fixture, self.club.tables, self.club.database, now)
        for act in done:
            self.say(act, "", "")
        return done

    async def restart(self, ms: int = 0) -> None:
        """The bot stops and comes back: the season from its log, and the tables from the database."""
        await self.club.restart(ms)
        lines = [
            LogEntry(
                line.seq,
                line.at,
                line.actor,
                act_from_json(json.loads(json.dumps(act_to_json(line.act)))),
                line.reason,
                line.before,
                line.after,
            )
            for line in self.lines
        ]
        again = rebuilt(self.opened, lines)
        assert again == self.season
        self.season = again

    # Tables

    async def open_table(self, fixture: str, seat: bool = True) -> Table:
        """Open the lobby of a fixture; ``seat``: the season hears of it."""
        self._channel += 1
        table = await self.club.tables.fixtures.open(
            GUILD,
            self._channel,
            game=self.season.settings.game,
            clock="normal",
            options=self.season.settings.rules_of_play,
            season=self.season.key,
            fixture=fixture,
            players=[
                self._player(key) for key in format_of(self.season).fixtures.players_of(self.season, fixture)
            ],
            host="ump",
            due=format_of(self.season).fixtures.deadline(self.season, fixture),
            position=format_of(self.season).fixtures.position(self.season, fixture),
        )
        if seat:
            self.say(acts.AssignTable(fixture, table.table_id, table.channel_id), "", "")
        return table

    def _player(self, key: str) -> tuple[str, int, str]:
        return key, self.people[key].user_id, self.people[key].name

    async def begin(self, fixture: str) -> Table:
        """Open a fixture's table, and have everybody there join."""
        table = await self.open_table(fixture)
        return await self.join(table)

    async def join(self, table: Table, *but: str) -> Table:
        """Have those join who have not, but for some."""
        for chair in self.club.now(table).chairs:
            if chair.is_asked and chair.person not in but:
                who = self.people[str(chair.person)]
                await self.club.tables.lobbies.join(table.table_id, who, self.club.press())
        return self.club.now(table)

    async def begin_all(self) -> None:
        """Begin all that the tournament calls for."""
        for name in sittings(self.season):
            if not any(table.fixture == name for table in self.open_tables()):
                await self.begin(name)

    def due(self) -> list[Sitting]:
        """What the tournament's tables are to deal next."""
        state = self.season.play
        return list(tournament.sittings(state)) if self.season.is_open else []

    def open_tables(self) -> list[Table]:
        return at_tables.open_tables(self.season, self.club.tables)

    def table(self, fixture: str) -> Table:
        """The open table of a fixture."""
        return next(table for table in self.open_tables() if table.fixture == fixture)

    async def move(self, table: Table, chance: Random) -> Table:
        """Whoever is on turn, person or computer, makes a move; between games somebody deals."""
        table = self.club.now(table)
        seat = on_turn(table)
        if not table.chairs[seat].present:
            return await self.club.step_by_time(table)
        seen = table.observe(seat)
        move = Move("deal") if Move("deal") in seen.legal else choose(seen, chance)
        return await self.club.tables.matches.submit(table.table_id, owner(table, seat), table.version, move)

    async def play_game(self, table: Table, chance: Random) -> Table:
        """Play at a table until the running game is over; where none runs, the next one."""
        table = self.club.now(table)
        if table.observe(None).phase == "between":
            table = await self.move(table, chance)
        while table.is_open and table.observe(None).phase == "play":
            table = await self.move(table, chance)
        return table

    async def play_out(self, chance: Random) -> None:
        """Play all that the tournament calls for."""
        while True:
            await self.follow()
            await self.begin_all()
            tables = self.open_tables()
            if not tables:
                return
            await self.play_game(tables[0], chance)


async def keep_people(tx: Transaction, number: int) -> dict[str, Who]:
    people = [Who(200 + n, f"Player {n}") for n in range(number)]
    return {await tx.people.key_for(GUILD, who.user_id, who.name): who for who in people}


@asynccontextmanager
async def hall_at(path: Path, players: int, *, spare: int = 0, **fields: object) -> Any:
    """A season with so many players that has started, and ``spare`` people who have not entered."""
    async with club_at(path) as club:
        async with club.database.transaction() as tx:
            people = await keep_people(tx, players + spare)
        hall = Hall(club, people, **fields)
        for key in list(people)[:players]:
            hall.say(acts.SignUp(key), "", key)
        hall.say(acts.Start())
        yield hall


def cells(season: Season) -> Iterator[tuple[tuple[int, int, int], int, str]]:
    """The points of a tournament: round, slot and entry, points, how they came."""
    return ((key, cell.points, cell.how) for key, cell in season.play.cells.items())
