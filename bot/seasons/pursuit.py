"""The tables of Swedish Pursuit's tournament: what their deals mean, and which deals are wanted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.games.api import Move, Seat, Spec
from bot.games.matches import PLAY
from bot.league import tournament
from bot.league.contest import Act, Command, Contest, acts, apply_alone, calls, has_calls, tournament_of
from bot.league.contest.sittings import finished, had, running, runs
from bot.league.illegal import IllegalAct
from bot.league.tournament import Sitting, Tournament
from bot.seasons.league_tables import LeagueTables
from bot.seasons.lobbies import is_lost, ready
from bot.seasons.table_actions import BeginWithAll, Desired, Stop, called, handed_over
from bot.storage import Database, DealRow, MoveRow
from bot.tables import Table, Tables

GameAct: TypeAlias = acts.DealGame | acts.FinishGame


class TournamentTables(LeagueTables):
    """The tables of a tournament, where each game counts as soon as it is over."""

    listens = True

    async def news(
        self, database: Database, contest: Contest, tables: Tables, ended: Sequence[str] | None
    ) -> list[Act]:
        """Games that were dealt or are over, and tables that have closed."""
        found: list[Act] = []
        for name, sitting in _known(contest).items():
            meeting = contest.meetings[name]
            if meeting.table is None or finished(running(contest), sitting):
                continue
            table = await tables.get(meeting.table)
            if has_news(contest, table):
                deals = await database.matches.deals(table.table_id)
                moves = await database.matches.moves_since(table.table_id)
                found += table_news(contest, table, deals, moves)
        return found

    async def time_up(
        self, contest: Contest, fixture: str, tables: Tables, database: Database, now: int
    ) -> list[Act]:
        """Begin the match with those who are here, and computers for the others, or leave it to the umpire if
        they are too few (:func:`bot.league.contest.calls.outcome`). Nobody forfeits anything.
        """
        table_id = contest.meeting(fixture).table
        table = tables.find(table_id) if table_id else None
        if table is None or table.phase != "lobby":
            return []  # it has begun in the same moment, which is heard first
        if await is_lost(database, table):
            unseen = calls.unseen(contest, fixture, now)
            if unseen is not None:
                return [unseen]
        return [calls.outcome(contest, fixture, ready(table))]

    def at_fixture(self, contest: Contest, table: Table) -> Iterator[Desired]:
        """The table of a sitting has the players that the sitting has now."""
        if not is_wanted(contest, table):
            yield Stop(table.table_id)
            return
        yield from handed_over(table, owners(contest, table))
        if table.phase == "lobby" and has_calls(contest):
            yield from in_lobby(contest, table)

    def at_free_table(self, contest: Contest, table: Table) -> Iterator[Desired]:
        """Nothing, because nobody opens tables of a tournament themselves."""
        yield from ()


def table_news(
    contest: Contest, table: Table, deals: Iterable[DealRow], moves: Iterable[MoveRow]
) -> list[Act]:
    """The acts for games that were dealt at a table, and for games that are over; and the act that it has
    closed: in its lobby, in the middle of a match, or at its end with games that the tournament does not
    want. These must not count later, when it would want them. ``deals`` are the finished deals of the table,
    ``moves`` all that were made there.

    Acts that the tournament knows are left out, and so are those that it does not want: a game that it has
    taken back, a game that was dealt although another one was due, and everything after that.
    """
    found, after = _heard(contest, table, deals, moves)
    sitting = _sitting(contest, table)
    if table.is_open or sitting is None or (table.phase == "over" and finished(running(after), sitting)):
        return [*found]
    return [*found, acts.Unseat(table.fixture or "", table.table_id)]


def _heard(
    contest: Contest, table: Table, deals: Iterable[DealRow], moves: Iterable[MoveRow]
) -> tuple[list[GameAct], Contest]:
    """The acts from a table that the tournament does not know yet, and the season after them."""
    sitting = _sitting(contest, table)
    found: list[GameAct] = []
    if sitting is None or table.state is None:
        return found, contest
    for act in _played(sitting, table, deals, moves):
        state = running(contest)
        if isinstance(act, acts.DealGame) and not _is_next(state, sitting, act):
            continue
        if isinstance(act, acts.FinishGame) and runs(state, sitting) != act.slot:
            continue
        try:
            contest = apply_alone(contest, Command(act, "", 0)).contest
        except IllegalAct:
            break
        found.append(act)
    return found, contest


def has_news(contest: Contest, table: Table) -> bool:
    """Whether there may be new acts from a table that the tournament knows."""
    if not table.is_open or table.state is None:
        return not table.is_open
    seen, begun = table.observe(None), had(running(contest), _known(contest)[table.fixture or ""])
    return seen.phase != PLAY or seen.deal > begun


def _played(
    sitting: Sitting, table: Table, deals: Iterable[DealRow], moves: Iterable[MoveRow]
) -> Iterator[GameAct]:
    """Everything that has happened at the table of a sitting, in order."""
    seen, computers = table.observe(None), played_by_computers(moves, table.game.spec)
    points: dict[int, dict[Seat, int]] = {}
    for row in deals:
        points.setdefault(row.deal, {})[row.seat] = row.points
    for number, slot in enumerate(sitting.slots[: seen.deal], start=1):
        # The deal moves clockwise.
        dealer = ((seen.dealer or 0) - seen.deal + number) % seen.seats
        yield acts.DealGame(sitting.round, sitting.table, slot, sitting.seats[dealer])
        if number in points:
            own = tuple(points[number][seat] for seat in range(seen.seats))
            by_computer = [sitting.entries[seat] for seat in range(seen.seats) if (number, seat) in computers]
            yield acts.FinishGame(sitting.round, sitting.table, slot, own, tuple(by_computer))


def played_by_computers(moves: Iterable[MoveRow], spec: Spec) -> set[tuple[int, Seat]]:
    """The deals, each with a seat, where a computer has made more than half of the seat's turn moves.

    It has also made those for which a person's time ran out. A move that was the only one is nobody's, and
    does not count.
    """
    turns: Counter[tuple[int, Seat]] = Counter()
    by_computer: Counter[tuple[int, Seat]] = Counter()
    deal = 0
    for row in moves:
        if any(key == "dealt" for key, _ in row.events):
            deal += 1
            continue
        is_turn = Move.parse(row.move).verb not in spec.out_of_turn
        if row.seat is not None and is_turn and row.origin != "forced":
            turns[deal, row.seat] += 1
            by_computer[deal, row.seat] += row.origin != "person"
    return {place for place, count in turns.items() if 2 * by_computer[place] > count}


def _is_next(state: Tournament, sitting: Sitting, act: acts.DealGame) -> bool:
    """Whether the tournament waits for this game of this match."""
    table = state.table(act.round, act.table)
    due = tournament.sitting(state, table) if table else None
    return due is not None and due.slots[0] == act.slot and sitting.goes_on(had(state, sitting), due)


def is_wanted(contest: Contest, table: Table) -> bool:
    """Whether an open table plays what the tournament wants, or waits for its players to do so."""
    sitting = _sitting(contest, table)
    if sitting is None or not contest.is_open:
        return False
    state = running(contest)
    if contest.meetings[table.fixture or ""].table != table.table_id:
        return False
    if runs(state, sitting) is not None:
        return True
    seated = state.table(sitting.round, sitting.table)
    due = tournament.sitting(state, seated) if seated else None
    return due is not None and sitting.goes_on(had(state, sitting), due)


def in_lobby(contest: Contest, table: Table) -> Iterator[Desired]:
    """What is wanted in a lobby whose players are called: either the call or the match, where a computer
    plays for those who are not here.
    """
    fixture = table.fixture or ""
    if contest.meeting(fixture).playing:
        yield BeginWithAll(table.table_id)
    else:
        yield from called(contest, table)


def owners(contest: Contest, table: Table) -> Mapping[Seat, str]:
    """The keys of those who must have the seats at a table of the tournament."""
    sitting = _sitting(contest, table)
    entries = sitting.entries if sitting else ()
    return {seat: contest.player_of(entry) for seat, entry in enumerate(entries)}


def _known(contest: Contest) -> Mapping[str, Sitting]:
    """The sittings whose tables were opened, by name."""
    state = tournament_of(contest)
    return state.sittings if state else {}


def _sitting(contest: Contest, table: Table) -> Sitting | None:
    return _known(contest).get(table.fixture or "")
