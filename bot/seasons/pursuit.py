"""The tables of Swedish Pursuit's tournament: acts for their deals, and the deals wanted there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.games.api import Seat
from bot.games.matches import PLAY
from bot.league import tournament
from bot.league.illegal import IllegalAct
from bot.league.season import Act, Command, Season, acts, apply_alone, has_calls, ready_checks, tournament_of
from bot.league.season.sittings import finished, had, running, runs
from bot.league.tournament import Sitting, Tournament
from bot.seasons.league_tables import LeagueTables
from bot.seasons.lobbies import is_lost, ready
from bot.seasons.table_actions import BeginWithAll, Desired, Stop, called, handed_over
from bot.storage import Database, DealRow
from bot.tables import Table, Tables

GameAct: TypeAlias = acts.StartDeal | acts.FinishDeal


class TournamentTables(LeagueTables):
    """The table handling of a tournament, where each deal counts as soon as it has ended."""

    listens = True

    async def news(
        self, database: Database, season: Season, tables: Tables, ended: Sequence[str] | None
    ) -> list[Act]:
        """Return acts for deals that have begun or ended, and for tables that have closed. Tables that can't
        be read have no news.
        """
        found: list[Act] = []
        for name, sitting in _known(season).items():
            appointment = season.appointments[name]
            if appointment.table is None or finished(running(season), sitting):
                continue
            table = await tables.awake(appointment.table)
            if table is not None and has_news(season, table):
                deals = await database.matches.deals(table.table_id)
                found += table_news(season, table, deals)
        return found

    async def time_up(
        self, season: Season, fixture: str, tables: Tables, database: Database, now: int
    ) -> list[Act]:
        """Begin the match with the ready players, and computers for the others, or leave it to the umpire if
        there are too few (:func:`bot.league.season.ready_checks.outcome`), or the table can't be read. No one
        forfeits.
        """
        table_id = season.appointment(fixture).table
        if table_id and await tables.awake(table_id) is None:
            return [ready_checks.outcome(season, fixture, ())]
        table = tables.find(table_id) if table_id else None
        if table is None or table.phase != "lobby":
            return []  # the match has begun in the same moment, which is recorded first
        if await is_lost(database, table):
            unseen = ready_checks.unseen(season, fixture, now)
            if unseen is not None:
                return [unseen]
        return [ready_checks.outcome(season, fixture, ready(table))]

    def at_fixture(self, season: Season, table: Table) -> Iterator[Desired]:
        """Yield the actions that keep the players at the table the same as those of its sitting."""
        if not is_wanted(season, table):
            yield Stop(table.table_id)
            return
        yield from handed_over(table, owners(season, table))
        if table.phase == "lobby" and has_calls(season):
            yield from in_lobby(season, table)

    def at_free_table(self, season: Season, table: Table) -> Iterator[Desired]:
        """Yield nothing, because people don't open tables of a tournament themselves."""
        yield from ()


def table_news(season: Season, table: Table, deals: Sequence[DealRow]) -> list[Act]:
    """Return the acts for deals that have begun or ended at a table, and for its closing: in its lobby, in
    the middle of a match, or at its end with deals that the tournament does not want. These must not count
    later, when it would want them. ``deals`` are the finished deals of the table.

    Acts that the tournament knows are left out, and so are unwanted ones: a deal that it has undone, a deal
    dealt although another one was due, and everything after that.
    """
    found, after = _heard(season, table, deals)
    sitting = _sitting(season, table)
    if table.is_open or sitting is None or (table.phase == "over" and finished(running(after), sitting)):
        return [*found]
    return [*found, acts.ReleaseTable(table.fixture or "", table.table_id)]


def _heard(season: Season, table: Table, deals: Sequence[DealRow]) -> tuple[list[GameAct], Season]:
    """Return the acts from a table that the tournament does not know yet, and the season after them."""
    sitting = _sitting(season, table)
    found: list[GameAct] = []
    if sitting is None or table.state is None:
        return found, season
    for act in _played(sitting, table, deals):
        state = running(season)
        if isinstance(act, acts.StartDeal) and not _is_next(state, sitting, act):
            continue
        if isinstance(act, acts.FinishDeal) and runs(state, sitting) != act.slot:
            continue
        try:
            season = apply_alone(season, Command(act, "", 0)).season
        except IllegalAct:
            break
        found.append(act)
    return found, season


def has_news(season: Season, table: Table) -> bool:
    """Return whether a table known to the tournament may have new acts."""
    if not table.is_open or table.state is None:
        return not table.is_open
    seen, begun = table.observe(None), had(running(season), _known(season)[table.fixture or ""])
    return seen.phase != PLAY or seen.deal > begun


def _played(sitting: Sitting, table: Table, deals: Sequence[DealRow]) -> Iterator[GameAct]:
    """Yield everything that has happened at the table of a sitting, in order."""
    seen, computers = table.observe(None), {(row.deal, row.seat) for row in deals if row.stand_in}
    points: dict[int, dict[Seat, int]] = {}
    for row in deals:
        points.setdefault(row.deal, {})[row.seat] = row.points
    for number, slot in enumerate(sitting.slots[: seen.deal], start=1):
        # The deal moves clockwise.
        dealer = ((seen.dealer or 0) - seen.deal + number) % seen.seats
        yield acts.StartDeal(sitting.round, sitting.table, slot, sitting.seats[dealer])
        if number in points:
            own = tuple(points[number][seat] for seat in range(seen.seats))
            by_computer = [sitting.entries[seat] for seat in range(seen.seats) if (number, seat) in computers]
            yield acts.FinishDeal(sitting.round, sitting.table, slot, own, tuple(by_computer))


def _is_next(state: Tournament, sitting: Sitting, act: acts.StartDeal) -> bool:
    """Return whether the tournament waits for this deal of this match."""
    table = state.table(act.round, act.table)
    due = tournament.sitting(state, table) if table else None
    return due is not None and due.slots[0] == act.slot and sitting.goes_on(had(state, sitting), due)


def is_wanted(season: Season, table: Table) -> bool:
    """Return whether an open table plays what the tournament wants, or waits for its players to do so."""
    sitting = _sitting(season, table)
    if sitting is None or not season.is_open:
        return False
    state = running(season)
    if season.appointments[table.fixture or ""].table != table.table_id:
        return False
    if runs(state, sitting) is not None:
        return True
    seated = state.table(sitting.round, sitting.table)
    due = tournament.sitting(state, seated) if seated else None
    return due is not None and sitting.goes_on(had(state, sitting), due)


def in_lobby(season: Season, table: Table) -> Iterator[Desired]:
    """Yield the actions in a lobby with a ready check: either the ready check or the match, with computers
    for absent players.
    """
    fixture = table.fixture or ""
    if season.appointment(fixture).playing:
        yield BeginWithAll(table.table_id)
    else:
        yield from called(season, table)


def owners(season: Season, table: Table) -> Mapping[Seat, str]:
    """Return the keys of the players who must have the seats at a tournament table."""
    sitting = _sitting(season, table)
    entries = sitting.entries if sitting else ()
    return {seat: season.player_of(entry) for seat, entry in enumerate(entries)}


def _known(season: Season) -> Mapping[str, Sitting]:
    """Return the sittings whose tables were opened, by name."""
    state = tournament_of(season)
    return state.sittings if state else {}


def _sitting(season: Season, table: Table) -> Sitting | None:
    return _known(season).get(table.fixture or "")
