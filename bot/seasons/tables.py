"""Between tables and seasons: what happens there becomes acts of a season, and what a season wants is done.

:mod:`pursuit` and :mod:`wants` say purely what is to be; here it is read and carried out.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.league.contest import Act, Contest, Line, acts, is_open, sittings
from bot.league.contest.pursuit import finished
from bot.league.effect import effective
from bot.league.results import MatchResult
from bot.seasons.pursuit import pursuit_acts
from bot.seasons.wants import Forfeit, HandOver, Stop, is_seated, wants
from bot.storage import Database, StorageError, Writer
from bot.tables import Busy, Ratings, Refused, Table, Tables
from bot.tables.chips import restore_chips, void_chips
from bot.tables.league_results import match_result, match_results
from bot.tables.ratings import Effective

Want = Callable[[Tables], Awaitable[object]]
"""Something that is to be done at a table. What it comes too late for is no longer wanted."""


# What tables tell


async def record_of(database: Database, table_id: str) -> acts.Record | None:
    """The result of a league's match, as an act; None where it has none. Raises Busy."""
    try:
        result = await match_result(database, table_id)
    except StorageError as error:
        raise Busy from error
    return None if result is None else acts.Record(result)


async def unrecorded(database: Database, contest: Contest) -> list[acts.Record]:
    """The results at the tables of a league that its book lacks, in the order in which matches ended.

    A fixture that has been decided meanwhile, as when its time was up, needs none. Raises Busy.
    """
    book = contest.book
    if book is None or not contest.is_open:
        return []
    try:
        results = match_results(await database.outcomes_of_season(contest.key))
    except StorageError as error:
        raise Busy from error
    found: list[acts.Record] = []
    decided: set[str] = set()
    for result in results:
        fixture = result.fixture
        if result.match in book.results or fixture in decided:
            continue
        if fixture is not None and (fixture not in book.fixtures or book.outcome(fixture) is not None):
            continue
        if fixture is not None:
            decided.add(fixture)
        found.append(acts.Record(result))
    return found


async def news_of(database: Database, contest: Contest, tables: Tables) -> list[Act]:
    """What has happened at the season's tables that its log does not hold yet, in order: matches and games,
    tables that were opened, and tables that have gone. Raises Busy.
    """
    if contest.tournament is not None:
        return [*await _games(database, contest, tables), *_seats(contest, tables)]
    gone = [act for fixture in _awaited(contest) for act in await _unseated(contest, fixture, tables)]
    return [*await unrecorded(database, contest), *gone, *_seats(contest, tables)]


def _awaited(contest: Contest) -> list[str]:
    """The fixtures of a league that are still to be played."""
    fixtures = contest.book.fixtures.values() if contest.book else ()
    return [fixture.key for fixture in fixtures if is_open(contest, fixture)]


def _seats(contest: Contest, tables: Tables) -> list[Act]:
    """Tables of fixtures that are open, and of which the season has not been told."""
    due = _awaited(contest) if contest.book else sittings(contest)
    found: list[Act] = []
    for table in open_tables(contest, tables):
        fixture = table.fixture
        if fixture is None or fixture not in due or is_seated(contest, table):
            continue
        if contest.phase in ("running", "paused") and _open_table(contest, fixture, tables) is None:
            found.append(acts.Seat(fixture, table.table_id, table.channel_id))
    return found


async def _games(database: Database, contest: Contest, tables: Tables) -> list[Act]:
    """What the tournament lacks of its tables."""
    found: list[Act] = []
    for name, sitting in contest.sittings.items():
        meeting, state = contest.meetings[name], contest.tournament
        if state is None or meeting.table is None or finished(state, sitting):
            continue
        table = await tables.get(meeting.table)
        if table.state is not None:
            try:
                deals = await database.deals(table.table_id)
            except StorageError as error:
                raise Busy from error
            found += pursuit_acts(contest, table, deals)
        found += await _unseated(contest, name, tables)
    return found


async def _unseated(contest: Contest, fixture: str, tables: Tables) -> list[Act]:
    """That the table of a fixture is gone, if it is: its lobby closed, or its match stopped."""
    meeting = contest.meetings.get(fixture)
    if meeting is None or meeting.table is None:
        return []
    table = await tables.get(meeting.table)
    return [acts.Unseat(fixture, table.table_id)] if table.phase in ("closed", "ended") else []


# When time is up


async def time_up(
    contest: Contest, fixture: str, tables: Tables, database: Database, now: int
) -> list[Act]:
    """What a fixture comes to whose time is up, or with none named the whole season: its match is scored as
    it stands, and who is ready in a lobby has won against all who are not.

    At a table of Swedish Pursuit's tournament nobody loses anything: its match begins, whoever is there.
    ``now`` (ms) is then a part of the shuffle's seed. Raises Busy.
    """
    if contest.tournament is not None:
        return await _begun(contest, fixture, tables, now)
    if not fixture:
        for table in open_tables(contest, tables):
            await _scored(table, tables)
        return [*await unrecorded(database, contest), acts.Close()]
    meeting = contest.meetings.get(fixture)
    if meeting is None or meeting.table is None:
        return [acts.Walkover(fixture, ())]
    table = await _scored(await tables.get(meeting.table), tables)
    record = await record_of(database, table.table_id)
    if record is not None and record.result.match not in (contest.book.results if contest.book else ()):
        return [record]
    return [acts.Walkover(fixture, _ready(table))]


async def _scored(table: Table, tables: Tables) -> Table:
    """The table after its match was scored, or its lobby closed."""
    if table.is_open:
        stop = tables.void_match if table.phase == "lobby" else tables.score_as_it_stands
        with suppress(Refused):  # it ended by itself in the same moment
            return await stop(table.table_id)
    return await tables.get(table.table_id)


def _ready(table: Table) -> tuple[str, ...]:
    """Who was there when a match could not be played."""
    return tuple(chair.person for chair in table.chairs if chair.person is not None and not chair.is_asked)


async def _begun(contest: Contest, name: str, tables: Tables, now: int) -> list[Act]:
    table = _open_table(contest, name, tables)
    if table is None:
        return []
    with suppress(Refused):  # it has begun in the same moment
        table = await tables.start_fixture(table.table_id, now)
    return [*pursuit_acts(contest, tables.find(table.table_id) or table, ())]


# What a season wants


def open_tables(contest: Contest, tables: Tables) -> list[Table]:
    """The open tables of a season."""
    return [table for table in tables.open_tables(contest.guild_id) if table.league == contest.key]


def _open_table(contest: Contest, fixture: str, tables: Tables) -> Table | None:
    """The table of a fixture that the season knows of, if it is open."""
    meeting = contest.meetings.get(fixture)
    table = tables.find(meeting.table) if meeting and meeting.table else None
    return table if table is not None and table.is_open else None


async def next_want(database: Database, contest: Contest, tables: Tables) -> Want | None:
    """What is to be done at the season's tables next, so that they play what it wants; None: nothing.

    Once it is done, something else is next. Raises Busy.
    """
    for want in wants(contest, open_tables(contest, tables)):
        match want:
            case Stop(table_id):
                return partial(_in_time, lambda all_of_them: all_of_them.void_match(table_id))
