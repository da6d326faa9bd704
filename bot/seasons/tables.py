"""Between tables and seasons: what happens there becomes acts of a season, and what a season wants is done.

:mod:`pursuit` and :mod:`wants` say purely what is to be; here it is read and carried out.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Protocol

from bot.league.contest import Act, Contest, Line, acts, is_open, sittings
from bot.league.contest.pursuit import finished
from bot.league.effect import Effective, effective
from bot.league.results import MatchResult
from bot.seasons.desired import Desired, Due, Forfeit, HandOver, Reinstate, Stop, desired, is_seated
from bot.seasons.pursuit import has_news, pursuit_acts, table_news
from bot.storage import Database, Transaction
from bot.tables import Busy, Refused, Table, Tables, or_busy
from bot.tables.chips import restore_chips, void_chips
from bot.tables.league_results import match_result, match_results

Contests = Callable[[int, str], Awaitable[list[Contest]]]
"""Gives all seasons of a game in a guild."""


class Ratings(Protocol):
    """Makes ratings anew, as :class:`bot.services.Ratings` does. All methods raise Busy."""

    async def due(self) -> list[tuple[int, str]]:
        """The guilds and games whose ratings were to be made anew when the bot stopped."""
        ...

    async def recompute(self, guild_id: int, game: str, effective: Effective) -> None:
        """Make all ratings of a game in a guild anew."""
        ...


# What tables tell


async def record_of(database: Database, table_id: str) -> acts.Record | None:
    """The result of a league's match, as an act; None where it has none. Raises Busy."""
    with or_busy():
        result = await match_result(database.boards, table_id)
    return None if result is None else acts.Record(result)


async def unrecorded(database: Database, contest: Contest) -> list[acts.Record]:
    """The results at the tables of a league that its book lacks, in the order in which matches ended.

    A fixture that has been decided meanwhile, as when its time was up, needs none. Raises Busy.
    """
    book = contest.book
    if book is None or not contest.is_open:
        return []
    with or_busy():
        rows = await database.boards.outcomes_of_season(contest.key)
    found: list[acts.Record] = []
    decided: set[str | None] = set()
    for result in match_results(row for row in rows if row.table_id not in book.results):
        if _lacks(contest, result) and result.fixture not in decided:
            decided |= {result.fixture} - {None}
            found.append(acts.Record(result))
    return found


async def news_of(
    database: Database, contest: Contest, tables: Tables, ended: Sequence[str] | None = None
) -> list[Act]:
    """What has happened at the season's tables that its log does not hold yet, in order: matches and games,
    tables that were opened, and tables that have gone. Raises Busy.

    ``ended`` are the tables of a league of whose end has been heard; None: any may have ended.
    """
    if contest.tournament is not None:
        return [*await _games(database, contest, tables), *_seats(contest, tables)]
    gone = [act for fixture in _awaited(contest) for act in await _unseated(contest, fixture, tables)]
    if ended is None:
        return [*await unrecorded(database, contest), *gone, *_seats(contest, tables)]
    records = [await record_of(database, table_id) for table_id in ended]
    new = [record for record in records if record is not None and _lacks(contest, record.result)]
    return [*new, *gone, *_seats(contest, tables)]


def _lacks(contest: Contest, result: MatchResult) -> bool:
    """Whether a league's book has neither a match nor another outcome of its fixture."""
    book = contest.book
    if book is None or not contest.is_open or result.match in book.results:
        return False
    fixture = result.fixture
    return fixture is None or (fixture in book.fixtures and book.outcome(fixture) is None)


def _awaited(contest: Contest) -> list[str]:
    """The fixtures of a league that are still to be played."""
    fixtures = contest.book.fixtures.values() if contest.book else ()
    return [fixture.key for fixture in fixtures if is_open(contest, fixture)]


def _seats(contest: Contest, tables: Tables) -> list[Act]:
    """Tables of fixtures that are open, and of which the season has not been told."""
    due = _awaited(contest) if contest.book else [*sittings(contest)]
    found: list[Act] = []
    for table in open_tables(contest, tables):
        fixture = table.fixture
        if fixture is None or fixture not in due or is_seated(contest, table):
            continue
        meeting = contest.meetings.get(fixture)
        known = tables.find(meeting.table) if meeting and meeting.table else None
        if known is None or not known.is_open:
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
        if has_news(contest, table):
            with or_busy():
                deals = await database.matches.deals(table.table_id)
            found += table_news(contest, table, deals)
    return found


async def _unseated(contest: Contest, fixture: str, tables: Tables) -> list[Act]:
    """That the table of a fixture is gone, if it is: its lobby closed, or its match stopped."""
    meeting = contest.meetings.get(fixture)
    if meeting is None or meeting.table is None:
        return []
    table = await tables.get(meeting.table)
    return [acts.Unseat(fixture, table.table_id)] if table.phase in ("closed", "ended") else []


# When time is up


async def time_up(contest: Contest, fixture: str, tables: Tables, database: Database, now: int) -> list[Act]:
    """What a fixture comes to whose time is up, or with none named the whole season: its match is scored as
    it stands, and who is ready in a lobby has won against all who are not.

    At a table of Swedish Pursuit's tournament nobody loses anything: its match begins, whoever is there.
    ``now`` (ms) is then a part of the shuffle's seed. Raises Busy.
    """
    if contest.tournament is not None:
        return await _begun(contest, fixture, tables, now)
    if not fixture:
        for table in open_tables(contest, tables):
            await _stopped(table, tables)
        return [*await unrecorded(database, contest), acts.Close()]
    meeting = contest.meetings.get(fixture)
    if meeting is None or meeting.table is None:
        return [acts.Walkover(fixture, ())]
    table = await tables.get(meeting.table)
    if table.phase == "lobby":
        # It is closed once this is noted: a bot that stops in between must find who was ready.
        return [acts.Walkover(fixture, _ready(table))]
    if table.is_open:
        await _stopped(table, tables)
    record = await record_of(database, table.table_id)
    played = contest.book.results if contest.book else {}
    # The match at its table may be one that was made void.
    return [acts.Walkover(fixture, ()) if record is None or record.result.match in played else record]


async def _stopped(table: Table, tables: Tables) -> Table:
    """The table after its match was scored, or its lobby closed."""
    stop = tables.matches.void if table.phase == "lobby" else tables.matches.score_as_it_stands
    with suppress(Refused):  # it has ended by itself in the same moment
        return await stop(table.table_id)
    return await tables.get(table.table_id)


def _ready(table: Table) -> tuple[str, ...]:
    """Who was there where a match could not be played."""
    return tuple(chair.person for chair in table.chairs if chair.person is not None and not chair.is_asked)


async def _begun(contest: Contest, name: str, tables: Tables, now: int) -> list[Act]:
    """The first game of a sitting, which begins now."""
    meeting = contest.meetings.get(name)
    table = tables.find(meeting.table) if meeting and meeting.table else None
    if table is None or not table.is_open:
        return []
    with suppress(Refused):  # it has begun in the same moment
        table = await tables.fixtures.start(table.table_id, now)
    return [*pursuit_acts(contest, tables.find(table.table_id) or table, ())]


# What a season wants


def open_tables(contest: Contest, tables: Tables) -> list[Table]:
    """The open tables of a season."""
    return [table for table in tables.open_tables(contest.guild_id) if table.league == contest.key]


async def reconcile(database: Database, contest: Contest, tables: Tables) -> None:
    """Have a season's tables play what it wants (:mod:`bot.seasons.desired`). Raises Busy."""
    for want in list(desired(contest, open_tables(contest, tables))):
        with suppress(Refused):  # the table has moved on; if it still matters, it is wanted again
            await _carry_out(want, database, tables)


async def _carry_out(want: Desired, database: Database, tables: Tables) -> None:
    match want:
        case Stop(table_id):
            await tables.matches.void(table_id)
        case Forfeit(table_id, user_id):
            await tables.seats.forfeit(table_id, user_id)
        case Reinstate(table_id, user_id):
            await tables.seats.reinstate(table_id, user_id)
        case Due(table_id, until):
            await tables.fixtures.set_due(table_id, until)
        case HandOver(table_id, seat, player):
            with or_busy():
                person = await database.people.by_key(player)
            if person is not None:
                await tables.seats.hand_over(table_id, seat, player, person.user_id, person.name)


# What a step means for results and ratings


async def within(tx: Transaction, before: Contest, after: Contest, line: Line) -> None:
    """What else a step changes in the database, in its transaction: matches that are void, or no longer so,
    and the chips that they have moved. Raises StorageError.
    """
    was, now = _voids(before), _voids(after)
    for match in sorted(now - was):
        await tx.matches.set_void(match, True)
        await void_chips(tx, after.guild_id, match, line.at)
    for match in sorted(was - now):
        await tx.matches.set_void(match, False)
        await restore_chips(tx, after.guild_id, match, line.at)
    if _counts_otherwise(before, after):
        await tx.ratings.make_due(after.guild_id, after.terms.game)


async def afterwards(before: Contest, after: Contest, ratings: Ratings, contests: Contests) -> None:
    """Make ratings anew, once a step is committed by which matches count otherwise than before.

    Where that cannot be saved now, it stays due for the next start of the bot.
    """
    if not _counts_otherwise(before, after):
        return
    with suppress(Busy):
        others = await contests(after.guild_id, after.terms.game)
        seen = effective_in([*(other for other in others if other.key != after.key), after])
        await ratings.recompute(after.guild_id, after.terms.game, seen)


def effective_in(contests: Iterable[Contest]) -> Effective:
    """What matches come to after all that the umpires of these seasons have decided."""
    forces = {contest.key: contest.book.force for contest in contests if contest.book is not None}

    def seen(result: MatchResult) -> MatchResult | None:
        force = forces.get(result.league or "")
        return result if force is None else effective(result, force)

    return seen


def _voids(contest: Contest) -> frozenset[str]:
    return contest.book.force.voids if contest.book else frozenset()


def _counts_otherwise(before: Contest, after: Contest) -> bool:
    """Whether other matches are void than before, or the totals of some are others."""
    if before.book is None or after.book is None:
        return False
    was, now = before.book.force, after.book.force
    return (was.voids, was.totals) != (now.voids, now.totals)
