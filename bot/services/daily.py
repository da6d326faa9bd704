"""Daily deals: who plays them, and the board of a day that has ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import tzinfo

from bot.games import GAMES
from bot.games.api import IllegalMove, Move
from bot.match_file import FIRST, MatchFile, MatchFilePlayer, read_line
from bot.storage import Database, Transaction
from bot.storage.daily import DailyBoardRow, DailyRunRow
from bot.storage.digests import known_digest
from bot.tables import table as acts
from bot.tables.clock import Clock
from bot.tables.daily import answered, day_of, dealt, end_of, is_over, outcome, played, replayed
from bot.tables.namesakes import told_apart
from bot.tables.outcome import saved
from bot.tables.people import Chair, Refused, Who, need_game
from bot.tables.table import Table

KEPT_DAYS = 30
"""How many days deals and their moves are kept."""


@dataclass(frozen=True, slots=True)
class DailyPlay:
    """A person's play of a deal: the table as it is now, its row, and when (ms) its day ends."""

    table: Table
    run: DailyRunRow
    until: int


class Daily:
    """Deals the cards of the day, once to each person. All methods raise StorageError.

    Days are those of the server's zone. During a day, people learn no more about its deal than they see while
    playing it. A change of the server's zone moves the end of its day.
    """

    def __init__(self, database: Database, clock: Clock, secret: Callable[[], bytes]) -> None:
        """``secret`` returns new bytes for the shuffle of a deal."""
        self._database = database
        self._clock = clock
        self._secret = secret

    async def today(self, place_id: int) -> int:
        """Return the current day in a server, as :func:`~bot.tables.daily.day_of` counts."""
        return day_of(self._clock.now(), await self._zone(place_id))

    async def ends(self, place_id: int, day: int) -> int:
        """Return when (ms) a day ends in a server."""
        return end_of(day, await self._zone(place_id))

    async def play(self, place_id: int, who: Who, game: str, day: int) -> DailyPlay:
        """Return today's deal as ``who`` plays it. If they haven't begun it, they begin it now.

        Raises Refused ``daily_day`` if that day has ended, ``daily_done`` if they have begun it and were
        forgotten since, and ``daily_older`` if the rules have changed since they began.
        """
        zone = await self._zone(place_id)
        self._need_today(game, day, zone)
        async with self._database.transaction() as tx:
            chair = await self._chair(tx, place_id, who)
            run = await tx.daily.run(place_id, day, game, str(chair.person))
            secret = await self._secret_of(tx, place_id, day, game)
            now = self._clock.now()
            if run is None:
                player = await known_digest(tx.notes, place_id, who.user_id)
                if game in await tx.daily.played_before(place_id, day, player):
                    raise Refused("daily_done")
                table, lines = answered(dealt(game, place_id, day, secret, chair, now, zone), now)
                rules = GAMES[game].spec.version
                begun = DailyRunRow(place_id, day, game, str(chair.person), rules, now, "\n".join(lines))
                begun = _finished(begun, table, now)
                await tx.daily.begin(begun)
        if run is not None:
            return DailyPlay(_table(run, secret, chair, zone), run, end_of(day, zone))
        saved()
        return DailyPlay(table, begun, end_of(day, zone))

    async def move(self, place_id: int, who: Who, game: str, day: int, version: int, move: Move) -> DailyPlay:
        """Make a move for ``who``, who saw the table at ``version``, and the computers' moves after it.

        Raises Refused ``daily_day``, ``daily_older``, ``daily_done`` and ``stale``, and IllegalMove.
        """
        zone = await self._zone(place_id)
        self._need_today(game, day, zone)
        async with self._database.transaction() as tx:
            chair = await self._chair(tx, place_id, who)
            run = await tx.daily.run(place_id, day, game, str(chair.person))
            if run is None or run.finished_at is not None:
                raise Refused("daily_done")
            table = _table(run, await self._secret_of(tx, place_id, day, game), chair, zone)
            if acts.is_stale(table, 0, version, move):
                raise Refused("stale")
            now = self._clock.now()
            table, lines = played(table, move, now)
            run = replace(run, moves="\n".join(filter(None, [run.moves, *lines])))
            run = _finished(run, table, now)
            await tx.daily.save(run)
        saved()
        return DailyPlay(table, run, end_of(day, zone))

    async def own(self, place_id: int, user_id: int, day: int) -> Mapping[str, DailyRunRow]:
        """Return a user's plays of a day's deals, finished or not, by game."""
        person = await self._database.people.of_user(place_id, user_id)
        if person is None:
            return {}
        runs = await self._database.daily.on_day(place_id, day, person.person)
        return {run.game: run for run in runs}

    async def board(self, place_id: int, day: int) -> Mapping[str, list[DailyBoardRow]]:
        """Return the results of each deal of an ended day, best first: by place, points and time. Raises
        Refused ``daily_open`` if the day hasn't ended.
        """
        await self._need_over(place_id, day)
        rows = await self._database.daily.board(place_id, day)
        games: dict[str, list[DailyBoardRow]] = {}
        for row in sorted(told_apart(rows), key=_rank):
            games.setdefault(row.game, []).append(row)
        return games

    async def record(self, place_id: int, user_id: int, game: str, day: int) -> MatchFile:
        """Return the match file of a user's play of a deal, once its day has ended. Raises Refused
        ``daily_open`` and ``daily_no_record``.
        """
        await self._need_over(place_id, day)
        person = await self._database.people.of_user(place_id, user_id)
        secret = await self._database.daily.secret(place_id, day, game)
        run = person and await self._database.daily.run(place_id, day, game, person.person)
        if not person or not secret or not run or run.finished_at is None:
            raise Refused("daily_no_record")
        chair = Chair(person.name, person.person, person.user_id, 0)
        table = _table(run, secret, chair, await self._zone(place_id))
        return MatchFile(
            game=game,
            rules=run.rules,
            options=table.options,
            players=[
                MatchFilePlayer("person")
                if chair.person is not None
                else MatchFilePlayer("computer", level=chair.own_level or "")
                for chair in table.chairs
            ],
            commitment=table.commitment,
            secret=secret,
            contributions=table.contributions,
            started=run.started_at,
            lines=[FIRST, *map(read_line, run.moves.splitlines())],
            how="over" if table.phase == "over" else "ended",
            result=table.game.result(table.state),
        )

    async def _zone(self, place_id: int) -> tzinfo:
        return await self._database.guilds.zone(place_id)

    def _need_today(self, game: str, day: int, zone: tzinfo) -> None:
        need_game(game)
        if day != day_of(self._clock.now(), zone):
            raise Refused("daily_day")

    async def _need_over(self, place_id: int, day: int) -> None:
        until = await self.ends(place_id, day)
        if self._clock.now() < until:
            raise Refused("daily_open", until=str(until // 1000))

    async def _chair(self, tx: Transaction, place_id: int, who: Who) -> Chair:
        person = await tx.people.key_for(place_id, who.user_id, who.name)
        return Chair(who.name, person, who.user_id, 0)

    async def _secret_of(self, tx: Transaction, place_id: int, day: int, game: str) -> bytes:
        secret = await tx.daily.secret(place_id, day, game)
        if secret is None:
            secret = self._secret()
            await tx.daily.deal(place_id, day, game, secret, day - KEPT_DAYS)
        return secret


def _table(run: DailyRunRow, secret: bytes, chair: Chair, zone: tzinfo) -> Table:
    """Return the table of a play as it is now. Raises Refused ``daily_older``."""
    table = dealt(run.game, run.place_id, run.day, secret, chair, run.started_at, zone)
    try:
        if run.rules == table.game.spec.version:
            return replayed(table, run.moves.splitlines())
    except IllegalMove:
        pass  # a rule was corrected without a new version
    raise Refused("daily_older")


def _finished(run: DailyRunRow, table: Table, now: int) -> DailyRunRow:
    if not is_over(table):
        return run
    came = outcome(table)
    return replace(run, finished_at=now, place=came.place, points=came.points)


def _rank(row: DailyBoardRow) -> tuple[str, int, int, int]:
    better = 1 if GAMES[row.game].spec.low_wins else -1
    return row.game, row.place, better * row.points, row.finished_at - row.started_at
