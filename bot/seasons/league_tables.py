"""The tables of leagues: the results of their matches, and what a league wants done at them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress

from bot.games.api import Seat
from bot.league.contest import Act, Contest, acts, format_of, season_state
from bot.league.contest.fixtures import league
from bot.league.results import MatchResult
from bot.league.season_state import SeasonState
from bot.seasons.table_actions import Desired, Due, Forfeit, Reinstate, Stop, handed_over
from bot.storage import Database
from bot.tables import Refused, Table, Tables, or_busy
from bot.tables.league_results import match_result, match_results


class LeagueTables:
    """A match of theirs counts once it is over."""

    listens = False

    async def news(
        self, database: Database, contest: Contest, tables: Tables, ended: Sequence[str] | None
    ) -> list[Act]:
        """Matches that are over, and tables of fixtures that are gone."""
        called = format_of(contest).fixtures.called(contest)
        gone = [act for fixture in called for act in await _unseated(contest, fixture, tables)]
        if ended is None:
            return [*await unrecorded(database, contest), *gone]
        records = [await record_of(database, table_id) for table_id in ended]
        new = [record for record in records if record is not None and _lacks(contest, record.result)]
        return [*new, *gone]

    async def time_up(
        self, contest: Contest, fixture: str, tables: Tables, database: Database, now: int
    ) -> list[Act]:
        """Its match is scored as it stands, and who is ready in a lobby has won against all who are not."""
        if not fixture:
            for table in tables.open_tables(contest.guild_id, contest.key):
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
        if record is None or record.result.match in league(contest).results:
            return [acts.Walkover(fixture, ())]  # the match at its table was made void
        return [record]

    def at_fixture(self, contest: Contest, table: Table) -> Iterator[Desired]:
        """At the table of a fixture: its players, as they are now, until its deadline."""
        state, fixture = league(contest), table.fixture or ""
        if not format_of(contest).fixtures.is_wanted(contest, fixture):
            yield Stop(table.table_id)
            return
        entries = state.fixtures[fixture].entries
        yield from _withdrawn(table, _withdrawn_at(state, table, entries))
        yield from handed_over(table, _owners(state, table, entries))
        until = state.deadline(fixture)
        if table.due != until:
            yield Due(table.table_id, until)

    def at_free_table(self, contest: Contest, table: Table) -> Iterator[Desired]:
        """At a table that people have opened themselves: they play there for the entries that they hold."""
        state = league(contest)
        last = {
            seat: state.roster.of_player[chair.person][-1]
            for seat, chair in enumerate(table.chairs)
            if chair.person is not None
            and chair.person in state.roster.of_player
            and state.holds(chair.person) is None
        }
        gone = [seat for seat, held in last.items() if held.end is None]
        yield from _withdrawn(table, [*last] if table.phase == "lobby" else gone)
        if table.phase == "playing":
            others = {
                seat: state.roster.holder(held.entry) for seat, held in last.items() if seat not in gone
            }
            yield from handed_over(table, others)


# What tables tell


async def record_of(database: Database, table_id: str) -> acts.Record | None:
    """The result of a league's match, as an act; None where it has none. Raises Busy."""
    with or_busy():
        result = await match_result(database.boards, table_id)
    return None if result is None else acts.Record(result)


async def unrecorded(database: Database, contest: Contest) -> list[acts.Record]:
    """The results at the tables of a league that it lacks, in the order in which matches ended.

    A fixture that has been decided meanwhile, as when its time was up, needs none. Raises Busy.
    """
    state = season_state(contest)
    if state is None or not contest.is_open:
        return []
    with or_busy():
        rows = await database.boards.outcomes_of_season(contest.key)
    found: list[acts.Record] = []
    decided: set[str | None] = set()
    for result in match_results(row for row in rows if row.table_id not in state.results):
        if _lacks(contest, result) and result.fixture not in decided:
            decided |= {result.fixture} - {None}
            found.append(acts.Record(result))
    return found


def _lacks(contest: Contest, result: MatchResult) -> bool:
    """Whether a league has neither a match nor another outcome of its fixture."""
    state = season_state(contest)
    if state is None or not contest.is_open or result.match in state.results:
        return False
    fixture = result.fixture
    return fixture is None or (fixture in state.fixtures and state.outcome(fixture) is None)


async def _unseated(contest: Contest, fixture: str, tables: Tables) -> list[Act]:
    """That the table of a fixture is gone, if it is: its lobby closed, or its match stopped."""
    meeting = contest.meetings.get(fixture)
    if meeting is None or meeting.table is None:
        return []
    table = await tables.get(meeting.table)
    return [acts.Unseat(fixture, table.table_id)] if table.phase in ("closed", "ended") else []


async def _stopped(table: Table, tables: Tables) -> Table:
    """The table after its match was scored, or its lobby closed."""
    stop = tables.matches.void if table.phase == "lobby" else tables.matches.score_as_it_stands
    with suppress(Refused):  # it has ended by itself in the same moment
        return await stop(table.table_id)
    return await tables.get(table.table_id)


def _ready(table: Table) -> tuple[str, ...]:
    """Who was there where a match could not be played."""
    return tuple(chair.person for chair in table.chairs if chair.person is not None and not chair.is_asked)


# What a league wants


def _withdrawn(table: Table, seats: Iterable[Seat]) -> Iterator[Desired]:
    """What is wanted where those at ``seats`` take no further part, and all others do."""
    gone = set(seats)
    if table.phase == "lobby":
        if gone:
            yield Stop(table.table_id)
        return
    for seat, chair in enumerate(table.chairs):
        if chair.user_id is not None and seat in gone and not chair.forfeited:
            yield Forfeit(table.table_id, chair.user_id)
        elif chair.user_id is not None and seat not in gone and chair.withdrawn:
            yield Reinstate(table.table_id, chair.user_id)


def _withdrawn_at(state: SeasonState, table: Table, entries: Iterable[str]) -> list[Seat]:
    gone = {state.roster.holder(entry) for entry in entries if entry in state.force.withdrawn}
    return [seat for seat, chair in enumerate(table.chairs) if chair.person in gone]


def _owners(state: SeasonState, table: Table, entries: Iterable[str]) -> Mapping[Seat, str]:
    """Who is to have the seats of those who hold none of a fixture's entries any more.

    Seats are in the order of the entries. Where it is not plain which are whose, nothing is to be changed.
    """
    holders = {entry: state.roster.holder(entry) for entry in entries}
    seated = {chair.person for chair in table.chairs}
    strangers = [seat for seat, chair in enumerate(table.chairs) if chair.person not in holders.values()]
    new = [who for entry, who in holders.items() if who not in seated and entry not in state.force.withdrawn]
    return dict(zip(strangers, new, strict=True)) if len(strangers) == len(new) else {}
