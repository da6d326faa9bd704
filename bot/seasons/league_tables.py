"""The tables of leagues: the results of their matches, and the actions that a league wants there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress

from bot.games.api import Seat
from bot.league.results import MatchResult
from bot.league.season import Act, Season, acts, format_of, has_calls, ready_checks, season_state
from bot.league.season.fixtures import league
from bot.league.season_state import SeasonState
from bot.seasons.announcements import room_for
from bot.seasons.lobbies import is_lost, ready
from bot.seasons.table_actions import (
    BeginWith,
    ChangeDeadline,
    Desired,
    ExtendTurn,
    Forfeit,
    Reinstate,
    Score,
    Stop,
    TakeOut,
    called,
    handed_over,
    promised,
)
from bot.storage import Database
from bot.tables import Refused, Table, Tables
from bot.tables.league_results import match_result, match_results


class LeagueTables:
    """The table handling of a league: reads news from tables, and yields the actions wanted there. A match
    counts when it has ended.
    """

    listens = False
    """Whether every change of a table may matter, and not only its end."""

    async def news(
        self, database: Database, season: Season, tables: Tables, ended: Sequence[str] | None
    ) -> list[Act]:
        """Return the acts for events at tables that are not in the log yet, in order: finished matches, and
        closed tables of fixtures. Raises StorageError.

        ``ended`` are the tables known to have ended; None if any may have. Tables that sleep or can't be read
        have no news.
        """
        called = format_of(season).fixtures.called(season)
        begun = _begun(season, tables)
        gone = [act for fixture in called for act in await _unseated(season, fixture, tables)]
        if ended is None:
            return [*begun, *await unrecorded(database, season), *gone]
        records = [await record_of(database, table_id) for table_id in ended]
        new = [record for record in records if record is not None and _lacks(season, record.result)]
        return [*begun, *new, *gone]

    async def time_up(
        self, season: Season, fixture: str, tables: Tables, database: Database, now: int
    ) -> list[Act]:
        """Return the acts for a fixture whose time is up or, without a fixture, for the end of the whole
        season. ``now`` (ms) can be part of the seed of a shuffle. Raises StorageError.

        The match is scored as it stands. If it has not begun, ready players win against the others, or
        :func:`bot.league.season.ready_checks.outcome` decides. If there was no room for its table, or the
        table sleeps or can't be read, the fixture is extended.
        """
        if not fixture:
            for table in tables.open_tables(season.place_id, season.key):
                await _stopped(table, tables)
            return [*await unrecorded(database, season), acts.Close()]
        appointment = season.appointment(fixture)
        if appointment.table is None and await _lacks_room(season, fixture, tables, database):
            return [ready_checks.without_room(season, fixture, now)]
        if appointment.table is not None and await tables.awake(appointment.table) is None:
            return [ready_checks.asleep(season, fixture, now)]
        if has_calls(season) and not appointment.playing:
            lobby = await tables.get(appointment.table) if appointment.table else None
            return await _call_over(season, fixture, lobby, database, now)
        if appointment.table is None:
            return [acts.ForfeitFixture(fixture, ())]
        table = await tables.get(appointment.table)
        if table.phase == "lobby":
            # Close the table only after this is stored: a bot that stops in between must still find who was
            # ready.
            return [acts.ForfeitFixture(fixture, ready(table))]
        if table.is_open:
            await _stopped(table, tables)
        record = await record_of(database, table.table_id)
        if record is None or record.result.match in league(season).results:
            return [acts.ForfeitFixture(fixture, ())]  # the match of its table was voided
        return [record]

    def at_fixture(self, season: Season, table: Table) -> Iterator[Desired]:
        """Yield the actions that keep the players at the table the same as those of its fixture, until its
        deadline.
        """
        state, fixture = league(season), table.fixture or ""
        if not format_of(season).fixtures.is_wanted(season, fixture):
            yield Stop(table.table_id)
            return
        entries = state.fixtures[fixture].entries
        if has_calls(season) and table.phase == "lobby":
            yield from _in_lobby(season, table, entries)
            return
        gone = {**_left_out(season, table), **_withdrawn_at(state, table, entries)}
        yield from _withdrawn(table, gone)
        yield from handed_over(table, _owners(state, table, entries))
        yield from _waiting(season, table)
        until = state.deadline(fixture)
        if table.due != until:
            yield ChangeDeadline(table.table_id, until)
        if _plays_alone(table, gone):
            yield Score(table.table_id)

    def at_free_table(self, season: Season, table: Table) -> Iterator[Desired]:
        """Yield the actions at a table that people opened themselves, where they play for their entries.

        A player who is left alone there plays on with computers, and finishes ahead of those who left in any
        case. No round waits for the match.
        """
        state = league(season)
        last = {
            seat: state.roster.of_player[chair.person][-1]
            for seat, chair in enumerate(table.chairs)
            if chair.person is not None
            and chair.person in state.roster.of_player
            and state.holds(chair.person) is None
        }
        gone = [seat for seat, held in last.items() if held.end is None]
        left = last if table.phase == "lobby" else gone
        yield from _withdrawn(table, {seat: _is_excused(state, last[seat].entry) for seat in left})
        if table.phase == "playing":
            others = {
                seat: state.roster.holder(held.entry) for seat, held in last.items() if seat not in gone
            }
            yield from handed_over(table, others)


async def _call_over(
    season: Season, fixture: str, lobby: Table | None, database: Database, now: int
) -> list[Act]:
    """Return the acts that follow when the ready check in the ``lobby`` of a fixture has ended."""
    if lobby is not None and lobby.phase not in ("lobby", "closed"):
        return []  # the match has begun in the same moment, which is recorded first
    if lobby is not None and lobby.is_open and await is_lost(database, lobby):
        unseen = ready_checks.unseen(season, fixture, now)
        if unseen is not None:
            return [unseen]
    return [ready_checks.outcome(season, fixture, ready(lobby) if lobby else ())]


# News from tables


def _begun(season: Season, tables: Tables) -> list[Act]:
    """Return acts for the matches of fixtures that have begun because all players were ready. A match that
    was voided has ended before.
    """
    if not has_calls(season):
        return []
    found: list[Act] = []
    for fixture in format_of(season).fixtures.called(season):
        appointment = season.appointment(fixture)
        table = tables.find(appointment.table) if appointment.table and not appointment.playing else None
        if table is None or table.table_id in league(season).results:
            continue
        if table.phase in ("playing", "over"):
            here = tuple(chair.person for chair in table.chairs if chair.person is not None)
            found.append(acts.Begin(fixture, here))
    return found


async def record_of(database: Database, table_id: str) -> acts.Record | None:
    """Return the result of a league's match as an act; None if it has no result. Raises StorageError."""
    result = await match_result(database.boards, table_id)
    return None if result is None else acts.Record(result)


async def unrecorded(database: Database, season: Season) -> list[acts.Record]:
    """Return the results at a league's tables that it does not have yet, in the order in which the matches
    ended.

    A fixture decided in another way, for example because its time was up, needs none. Raises StorageError.
    """
    state = season_state(season)
    if state is None or not season.is_open:
        return []
    rows = await database.boards.outcomes_of_season(season.key)
    found: list[acts.Record] = []
    decided: set[str | None] = set()
    for result in match_results(row for row in rows if row.table_id not in state.results):
        if _lacks(season, result) and result.fixture not in decided:
            decided |= {result.fixture} - {None}
            found.append(acts.Record(result))
    return found


def _lacks(season: Season, result: MatchResult) -> bool:
    """Return whether a league has neither this match nor another outcome of its fixture. At tables that
    people opened themselves, matches that ended while the season was finished don't count.
    """
    state = season_state(season)
    if state is None or not season.is_open or result.match in state.results:
        return False
    fixture = result.fixture
    if fixture is None:
        return not season.was_over(result.at)
    return fixture in state.fixtures and state.settles(fixture) is None


async def _unseated(season: Season, fixture: str, tables: Tables) -> list[Act]:
    """Return the act that the table of a fixture has closed, if its lobby was closed or its match stopped."""
    table_id = season.appointment(fixture).table
    if table_id is None:
        return []
    table = await tables.awake(table_id)
    is_closed = table is not None and table.phase in ("closed", "ended")
    return [acts.ReleaseTable(fixture, table_id)] if is_closed else []


async def _lacks_room(season: Season, fixture: str, tables: Tables, database: Database) -> bool:
    """Return whether the table of a fixture is not open because its server has no room.

    With ready checks, one of the players must have been ready: a full server excuses no no-show. Without
    ready checks all tables of a round must be open, and those that are not wait together.
    """
    room = tables.room
    if room.is_lacking(season.place_id, season.key, fixture):
        return True
    if not has_calls(season):
        return room.is_full(season.place_id) or room.waiting(season.place_id, season.key) > 0
    asked = await database.announcements.get(season.key, room_for(fixture))
    return asked is not None and room.is_full(season.place_id)


async def _stopped(table: Table, tables: Tables) -> Table:
    """Score a match or close its lobby, and return the table after that."""
    stop = tables.matches.void if table.phase == "lobby" else tables.matches.score_as_it_stands
    with suppress(Refused):  # the match has ended in the same moment
        return await stop(table.table_id)
    return await tables.get(table.table_id)


# Actions that a league wants


def _withdrawn(table: Table, gone: Mapping[Seat, bool]) -> Iterator[Desired]:
    """Yield the actions for a table at which the players at the seats ``gone`` take no further part. The
    values of ``gone`` tell whether a player is excused.
    """
    if table.phase == "lobby":
        if gone:
            yield Stop(table.table_id)
        return
    for seat, chair in enumerate(table.chairs):
        if chair.user_id is not None and seat in gone and not chair.forfeited:
            yield Forfeit(table.table_id, chair.user_id, gone[seat])
        elif chair.user_id is not None and seat not in gone and chair.withdrawn:
            yield Reinstate(table.table_id, chair.user_id)


def _in_lobby(season: Season, table: Table, entries: Iterable[str]) -> Iterator[Desired]:
    """Yield the actions in the lobby of a fixture with a ready check: seats for its current players, and
    either the ready check or the match.
    """
    state, fixture = league(season), table.fixture or ""
    gone = {table.chairs[seat].person for seat in _withdrawn_at(state, table, entries)}
    owners = _owners(state, table, entries)
    yield from handed_over(table, owners)
    seated = {chair.person for chair in table.chairs} | set(owners.values())
    if not seated.issuperset(format_of(season).fixtures.players_of(season, fixture)):
        yield Stop(table.table_id)  # a player is back in the fixture, and a new lobby has their seat
        return
    appointment = season.appointments[fixture]
    if appointment.playing:
        yield BeginWith(table.table_id, appointment.playing)
        return
    yield from called(season, table)
    for player in gone - {None}:
        yield TakeOut(table.table_id, str(player))
    if table.due != state.deadline(fixture):
        yield ChangeDeadline(table.table_id, state.deadline(fixture))


def _plays_alone(table: Table, gone: Mapping[Seat, bool]) -> bool:
    """Return whether only one person is left at a match after all others have withdrawn."""
    left = [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.person is not None and not chair.forfeited and seat not in gone
    ]
    return table.phase == "playing" and bool(gone) and len(left) == 1


def _withdrawn_at(state: SeasonState, table: Table, entries: Iterable[str]) -> dict[Seat, bool]:
    gone = {state.roster.holder(entry): entry for entry in entries if entry in state.rulings.withdrawn}
    return {
        seat: _is_excused(state, gone[chair.person])
        for seat, chair in enumerate(table.chairs)
        if chair.person in gone
    }


def _left_out(season: Season, table: Table) -> dict[Seat, bool]:
    """Return the seats of players without whom the umpire lets a running match continue. A player who came
    back in time plays on, and no player is excused.
    """
    without = season.appointment(table.fixture).without if table.phase == "playing" else ()
    return {
        seat: False
        for seat, chair in enumerate(table.chairs)
        if chair.person in without and (chair.withdrawn or not chair.present)
    }


def _waiting(season: Season, table: Table) -> Iterator[Desired]:
    """Yield more time for the player on turn, if the umpire has extended this turn beyond its deadline."""
    until = promised(season, table)
    if (table.deadline or 0) < until:
        yield ExtendTurn(table.table_id, table.turn_version, until)


def _is_excused(state: SeasonState, entry: str) -> bool:
    """Return whether the umpire has withdrawn an entry without a forfeit."""
    withdrawal = state.rulings.withdrawn.get(entry)
    return withdrawal is not None and withdrawal.rest != "forfeit"


def _owners(state: SeasonState, table: Table, entries: Iterable[str]) -> Mapping[Seat, str]:
    """Return the new owners of seats whose people no longer have an entry in the fixture.

    Seats are in the order of the entries. If it isn't clear which seat belongs to which entry, nothing
    changes.
    """
    holders = {entry: state.roster.holder(entry) for entry in entries}
    seated = {chair.person for chair in table.chairs}
    strangers = [seat for seat, chair in enumerate(table.chairs) if chair.person not in holders.values()]
    new = [
        who for entry, who in holders.items() if who not in seated and entry not in state.rulings.withdrawn
    ]
    return dict(zip(strangers, new, strict=True)) if len(strangers) == len(new) else {}
