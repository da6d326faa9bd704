"""The link between tables and seasons: results become acts of a season, and wanted actions are done at
tables.

:mod:`desired` only computes the actions. This module carries them out.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Protocol

from bot.league.effect import Effective, effective
from bot.league.results import MatchResult
from bot.league.season import Act, LogEntry, Season, acts, format_of, has_calls
from bot.seasons.desired import desired
from bot.seasons.families import tables_of
from bot.seasons.table_actions import (
    BeginWith,
    BeginWithAll,
    Called,
    ChangeDeadline,
    Desired,
    ExtendTurn,
    Forfeit,
    HandOver,
    HoldClocks,
    Reinstate,
    Score,
    Stop,
    TakeOut,
    is_seated,
)
from bot.shards import IsHere
from bot.storage import Database, StorageError, Transaction
from bot.tables import Refused, Table, Tables
from bot.tables.chips import restore_chips, void_chips

log = logging.getLogger(__name__)

SeasonsOf = Callable[[int, str], Awaitable[list[Season]]]
"""Returns all seasons of a game in a server."""


class RatingsAgain(Protocol):
    """Computes ratings again, as :class:`bot.services.RatingsAgain` does. All methods raise StorageError."""

    async def due(self) -> list[tuple[int, str]]:
        """Return the servers and games with ratings still to be computed when the bot stopped."""
        ...

    async def recompute(self, place_id: int, game: str, effective: Effective) -> None:
        """Compute all ratings of a game in a server again."""
        ...


# News from tables


def has_begun(season: Season, table: Table) -> bool:
    """Return whether the match of a fixture has begun while its season still has a ready check."""
    appointment = season.appointments.get(table.fixture or "")
    called = appointment is not None and has_calls(season) and not appointment.playing
    return called and table.phase == "playing"


def need_unplayed(tables: Tables, act: Act, season: Season) -> None:
    """Raise Refused ``league-was_played`` if an act undoes the start of a season whose tables are being
    played, and ``table_asleep`` or ``table_unreadable`` if that can't be told. Without ready checks, the
    season deals on its own, so a table counts as played once one player has moved.
    """
    if not isinstance(act, acts.Unstart):
        return
    for appointment in season.appointments.values():
        tables.need_awake(appointment.table)
    for table in open_tables(season, tables):
        is_dealt_only = table.fixture is not None and not has_calls(season) and not any(table.seat_versions)
        if table.phase == "playing" and not is_dealt_only:
            raise Refused("league-was_played")


async def news_of(
    database: Database, season: Season, tables: Tables, ended: Sequence[str] | None = None
) -> list[Act]:
    """Return the acts for everything at a season's tables that is not in its log yet, in order: matches and
    deals, and tables that were opened, have moved or have closed. Raises StorageError.

    ``ended`` are the tables known to have ended; None if any may have.
    """
    if season.play is None:
        return []
    news = await tables_of(season).news(database, season, tables, ended)
    return [*news, *_seats(season, tables), *_relocations(season, tables)]


def _seats(season: Season, tables: Tables) -> list[Act]:
    """Return acts for open tables of fixtures that the season does not know yet."""
    called = format_of(season).fixtures.called(season)
    found: list[Act] = []
    for table in open_tables(season, tables):
        fixture = table.fixture
        if fixture is None or fixture not in called or is_seated(season, table):
            continue
        table_id = season.appointment(fixture).table
        known = tables.find(table_id) if table_id else None
        if known is None or not known.is_open:
            found.append(acts.AssignTable(fixture, table.table_id, table.channel_id))
    return found


def _relocations(season: Season, tables: Tables) -> list[Act]:
    """Return acts for matches of fixtures that continue in another channel."""
    return [
        acts.Relocate(table.fixture or "", table.table_id, table.channel_id)
        for table in open_tables(season, tables)
        if is_seated(season, table) and season.appointments[table.fixture or ""].channel != table.channel_id
    ]


# Actions that a season wants


def open_tables(season: Season, tables: Tables) -> list[Table]:
    """Return the open tables of a season."""
    return tables.open_tables(season.place_id, season.key)


async def reconcile(database: Database, season: Season, tables: Tables) -> None:
    """Carry out the actions that a season wants at its tables (:mod:`bot.seasons.desired`), and give up
    reserved room for tables that it no longer wants. Raises StorageError.
    """

    def is_wanted(fixture: str) -> bool:
        return season.is_open and format_of(season).fixtures.is_wanted(season, fixture)

    tables.room.keep_only(season.place_id, season.key, is_wanted)
    for want in list(desired(season, open_tables(season, tables))):
        with suppress(Refused):  # the table has changed; if the action is still needed, it is wanted again
            await _carry_out(want, database, tables)


async def _carry_out(want: Desired, database: Database, tables: Tables) -> None:
    match want:
        case Stop(table_id):
            await tables.matches.void(table_id)
        case Forfeit(table_id, user_id, excused):
            await tables.seats.forfeit(table_id, user_id, excused)
        case Reinstate(table_id, user_id):
            await tables.seats.reinstate(table_id, user_id)
        case ExtendTurn(table_id, turn, until):
            await tables.fixtures.wait(table_id, turn, until)
        case Called(table_id, until, binds):
            await tables.fixtures.call(table_id, until, binds=binds)
        case TakeOut(table_id, player):
            await tables.fixtures.take_out(table_id, player)
        case BeginWith(table_id, here):
            await tables.fixtures.begin(table_id, here)
        case BeginWithAll(table_id):
            await tables.fixtures.begin_with_all(table_id)
        case Score(table_id):
            await tables.matches.score_as_it_stands(table_id)
        case HoldClocks(table_id, until, promised):
            await tables.fixtures.hold(table_id, until, promised)
        case ChangeDeadline(table_id, until):
            await tables.fixtures.set_due(table_id, until)
        case HandOver(table_id, seat, player):
            person = await database.people.by_key(player)
            if person is not None:
                await tables.seats.hand_over(table_id, seat, player, person.user_id, person.name)


# Effects of a step on results and ratings


async def within(tx: Transaction, before: Season, after: Season, line: LogEntry) -> None:
    """Make the other changes of a step in its transaction: matches that become void or count again, and their
    chips. Raises StorageError.
    """
    was, now = _voids(before), _voids(after)
    for match in sorted(now - was):
        await tx.matches.set_void(match, True)
        await void_chips(tx, after.place_id, match, line.at)
    for match in sorted(was - now):
        await tx.matches.set_void(match, False)
        await restore_chips(tx, after.place_id, match, line.at)
    if _counts_otherwise(before, after):
        await tx.ratings.make_due(after.place_id, after.settings.game)


async def afterwards(before: Season, after: Season, ratings: RatingsAgain, seasons: SeasonsOf) -> None:
    """Compute ratings again after a committed step that has changed which matches count.

    If that can't be saved now, it is done at the next start of the bot.
    """
    if not _counts_otherwise(before, after):
        return
    with suppress(StorageError):
        others = await seasons(after.place_id, after.settings.game)
        seen = effective_in([*(other for other in others if other.key != after.key), after])
        await ratings.recompute(after.place_id, after.settings.game, seen)


async def make_ratings(ratings: RatingsAgain, seasons: SeasonsOf, here: IsHere) -> None:
    """Compute the ratings that were still due when the bot stopped."""
    try:
        for place_id, game in await ratings.due():
            if here(place_id):
                await ratings.recompute(place_id, game, effective_in(await seasons(place_id, game)))
    except StorageError:
        log.warning("the ratings will be computed again at the next start")
    except Exception:
        log.exception("could not compute the ratings again")  # the seasons continue without


def effective_in(seasons: Iterable[Season]) -> Effective:
    """Return a function that gives the result of a match after all decisions of these seasons' umpires."""
    rulings_by_season = {season.key: format_of(season).matches.rulings(season) for season in seasons}

    def seen(result: MatchResult) -> MatchResult | None:
        rulings = rulings_by_season.get(result.season or "")
        return result if rulings is None else effective(result, rulings)

    return seen


def _voids(season: Season) -> frozenset[str]:
    return format_of(season).matches.rulings(season).voids


def _counts_otherwise(before: Season, after: Season) -> bool:
    """Return whether the step has changed which matches are void, or any totals."""
    was, now = format_of(before).matches.rulings(before), format_of(after).matches.rulings(after)
    return (was.voids, was.totals) != (now.voids, now.totals)
