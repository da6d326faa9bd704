"""Swedish Pursuit's tournament: rounds of five deals, a cut after two of them, and a play-off of the ten
lowest.

:mod:`bot.league.tournament` has its state and the effects of its acts. Its entries are numbers as texts, its
fixtures are sittings by name, and a match is named ``round-table``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games.api import Event
from bot.league import tournament
from bot.league.decisions import Ruling, Withdraw
from bot.league.illegal import IllegalAct
from bot.league.phrase import Phrase
from bot.league.season import acts, appointing, pursuit_rows, ready_checks
from bot.league.season.acts import Act, Command, LogEntry
from bot.league.season.drawing import seed_of
from bot.league.season.fixtures import has_calls, relocated, remind, with_table, without_table
from bot.league.season.format import (
    Cell,
    Due,
    Facts,
    FixturePlace,
    Json,
    NameOf,
    Rows,
    When,
)
from bot.league.season.formats.league import (
    Format,
    LeagueCourse,
    LeagueEntries,
    LeagueFixtures,
    LeagueMatches,
)
from bot.league.season.formats.pursuit_standings import PursuitStandings
from bot.league.season.settings import SeasonSettings
from bot.league.season.sittings import (
    deadline,
    due_sittings,
    finished,
    known_sitting,
    name_of,
    played_sittings,
    running,
    runs,
    sittings,
    tournament_of,
    with_sitting,
)
from bot.league.season.state import Phase, Season
from bot.league.stages import Stage
from bot.league.tournament import Tournament, TournamentEntry, TournamentTable, subjects
from bot.league.tournament.changes import changes
from bot.league.tournament.draw import by_lot, drawn, due_draw
from bot.league.tournament.news import news as told
from bot.league.tournament.progress import decided, moved_on
from bot.league.tournament.rulings import ruled
from bot.league.tournament.state import FINALISTS, PLAYOFF, Rules
from bot.league.tournament.tables import again, deal, finish, table_of

_PHASES: Mapping[Stage, Phase] = {"done": "over", "cancelled": "cancelled"}
"""Phase of the season for each phase in which a tournament can stop."""


class PursuitEntries(LeagueEntries):
    """The players are those of the first round. There are no late entries, and only the umpire can remove a
    player.
    """

    def start(self, season: Season, players: Sequence[str], act: acts.Start, at: int) -> Season:
        """Enter all players. The pairings of the first round follow at once."""
        entrants = tuple(
            TournamentEntry(str(number), player) for number, player in enumerate(players, start=1)
        )
        rules = Rules(season.settings.tie, season.settings.playoff_carry)
        return replace(season, play=Tournament(rules, entrants))

    def enter(self, season: Season, player: str, at: int, division: int = 0) -> Season | None:
        """Raise IllegalAct, because a running tournament has no late entries."""
        raise IllegalAct("signup_closed", why="begun")

    def leave(self, season: Season, player: str, command: Command) -> Season:
        """Raise IllegalAct, because only the umpire can remove a player."""
        raise IllegalAct("ask_umpire")

    def removal(self, season: Season, player: str) -> Act:
        """Return the umpire's act of removing the player."""
        entry = season.entry_of(player)
        return acts.Leave(player) if entry is None else acts.Decide(Withdraw(entry, "zero"))

    def people(self, season: Season) -> Iterable[str]:
        """Return everyone who has held an entry or played at a table."""
        state = tournament_of(season)
        if state is None:
            return ()
        seated = {user for table in state.tables for user in table.users}
        return seated | {entry.user for entry in state.entrants}


class PursuitCourse(LeagueCourse):
    """The course of a tournament."""

    def carry_out(self, season: Season, command: Command) -> Season:
        """Carry out an act of the tournament. Acts of leagues are refused with ``not_a_league``."""
        match command.act:
            case acts.ForfeitFixture() as act:
                return ready_checks.desert(season, act, command)
            case acts.AssignTable() as act:
                due = sittings(season).get(act.fixture)
                if due is None:
                    raise IllegalAct("no_fixture", fixture=act.fixture)
                return with_table(with_sitting(season, act.fixture, due), act, command.at)
            case acts.Relocate() as act:
                return relocated(season, act)
            case acts.ReleaseTable() as act:
                return _abandoned(without_table(season, act), act.fixture)
            case acts.Remind() as act:
                return remind(season, act)
            case acts.Cancel() if season.play is None:
                return replace(season, phase="cancelled")
            case _:
                return _with_play(season, moved_on(_played(season, running(season), command)))

    def stage(self, season: Season) -> Stage | None:
        """Return the stage of the tournament; None before the start."""
        state = tournament_of(season)
        return state.phase if state else None

    def following(self, season: Season, at: int) -> Act | None:
        """Return the pairings of the round that has begun."""
        state = tournament_of(season)
        number = due_draw(state) if state else None
        return None if number is None else acts.PairRound(season.settings.round_from(at), number)

    def written(self, act: Act, after: Season) -> Act:
        """Return the act for the log: a PairRound with its tables."""
        if not isinstance(act, acts.PairRound):
            return act
        drawn_tables = running(after).tables_of(act.round)
        return replace(act, tables=tuple((1, table.seats) for table in drawn_tables))

    def was_played(self, season: Season) -> bool:
        """Return whether a match with a ready check has begun, or a deal has ended."""
        slots = (slot for table in running(season).tables for slot in table.slots)
        over = any(slot.stands == "done" or slot.voided for slot in slots)
        return over or any(appointment.playing for appointment in season.appointments.values())

    def draws_again(self, season: Season) -> bool:
        """Return False, because its draws follow from its seed, one after the other."""
        return False

    def record(self, season: Season, *matches: acts.Record) -> Season:
        """Raise IllegalAct, because a tournament counts deal by deal."""
        raise IllegalAct("not_a_league")

    def resumed(self, season: Season, command: Command) -> Season:
        """Let tables wait longer for their players, by the length of the pause."""
        later, appointments = command.at - (season.paused_at or command.at), dict(season.appointments)
        for name in due_sittings(season):
            met = appointments.get(name)
            if met is not None and met.opened_at is not None:
                appointments[name] = replace(met, opened_at=met.opened_at + later)
        return ready_checks.after_pause(replace(season, appointments=appointments), command.at)

    def altered(self, season: Season, settings: SeasonSettings, command: Command) -> Season:
        """Apply new settings, which have no further effect."""
        return replace(season, settings=settings)

    def about(self, season: Season, act: Act) -> frozenset[str]:
        """Return the entries, tables and ties that a decision names. Confirming a review concerns everything
        that was decided, and the tie that may follow.
        """
        match act:
            case acts.Decide(ruling):
                return subjects.named(running(season), ruling)
            case acts.Confirm():
                return frozenset((*season.touched, subjects.TIE))
            case acts.Unstart():
                state = running(season)
                tables = (f"table {each.round} {each.number}" for each in state.tables)
                return frozenset((*tables, *(f"entry {entry}" for entry in state.entries)))
            case _:
                return frozenset()

    def concerned(self, season: Season, ruling: Ruling) -> tuple[str, ...]:
        """Return the entries that a decision is about."""
        return subjects.concerned(running(season), ruling)

    def own_table(self, before: Season, after: Season, command: Command) -> bool:
        """Return whether the actor plays at the table, or is in the tie, that their decision is about."""
        act = command.act
        return isinstance(act, acts.Decide) and subjects.own_table(running(before), act.ruling, command.actor)

    def changes(self, before: Season, after: Season, act: Act) -> tuple[Json, Json]:
        """Return the old and the new scores, entries, tables and phases that an act has changed."""
        was, now = tournament_of(before), tournament_of(after)
        return changes(was, now) if was and now else ({}, {})

    def news(self, before: Season, after: Season, command: Command) -> Iterator[Event]:
        """Yield the decisions, the tournament's own news under keys that begin with ``pursuit-``, and the
        tables to open.
        """
        was, now = tournament_of(before), tournament_of(after)
        if isinstance(command.act, acts.Decide):
            yield Event("decided", {"line": after.seq})
        if was is None or now is None:
            return
        yield from appointing.news(before, after, command)
        match command.act:
            case acts.Remind(fixture, what):
                yield Event("remind", {"fixture": fixture, "what": what})
            case acts.ForfeitFixture(fixture):
                yield Event("unplayed", {"fixture": fixture})
        for event in told(was, now):
            yield Event(f"pursuit-{event.key}", event.data)
        called = sittings(before)
        due = [name for name in sittings(after) if name not in called]
        if due:
            yield Event("sittings", {"fixtures": due})

    def may_draw(self, season: Season) -> bool:
        """Return False, because the next round is paired the moment the last one ends."""
        return False

    def timetable(self, season: Season, now: int) -> Iterator[Due]:
        """Yield ready checks and reminders of tables, and the ends of ready checks. Slow tables begin on
        their own.
        """
        if has_calls(season):
            yield from ready_checks.timetable(season, now)


class PursuitFixtures(LeagueFixtures):
    """The fixtures of a tournament are its sittings."""

    def called(self, season: Season) -> Sequence[str]:
        """Return the sittings that are to begin."""
        return list(sittings(season))

    def is_wanted(self, season: Season, fixture: str) -> bool:
        """Return whether a sitting could be dealt, even if the season is paused."""
        state = tournament_of(season)
        due = tournament.sittings(state) if state else ()
        return any(name_of(sitting) == fixture for sitting in due)

    def is_over(self, season: Season, fixture: str) -> bool:
        """Return whether all deals of a sitting have ended, or were undone."""
        sitting = known_sitting(season, fixture)
        return sitting is None or finished(running(season), sitting)

    def players_of(self, season: Season, fixture: str) -> tuple[str, ...]:
        """Return the players of a sitting."""
        sitting = known_sitting(season, fixture)
        return tuple(season.player_of(entry) for entry in (sitting.entries if sitting else ()))

    def seated(self, season: Season, fixture: str) -> tuple[str, ...]:
        """Return all entries at the table of a sitting or a match."""
        state, place = tournament_of(season), self.place_of(season, fixture)
        table = state.table(place.round, place.table) if state and place else None
        return table.seats if table else ()

    def of_entry(self, season: Season, entry: str) -> Sequence[str]:
        """Return the sittings of an entry that are being played, or are to begin."""
        known = {**played_sittings(season), **sittings(season)}
        return [name for name, sitting in known.items() if entry in sitting.entries]

    def to_come(self, season: Season, entry: str) -> bool:
        """Return whether an entry that was not withdrawn plays on: before the cut every entry does, after it
        only the finalists.
        """
        state = tournament_of(season)
        if state is None or entry not in state.entries:
            return False
        if state.phase in ("round1", "round2", "review", "playoff"):
            return not state.finalists or entry in state.finalists
        return state.phase == "tie" and not state.finalists

    def place_of(self, season: Season, fixture: str) -> FixturePlace | None:
        """Return the round and the table of a sitting or a match."""
        number, _, rest = fixture.partition("-")
        table = rest.partition("-")[0]
        if not (number.isdigit() and table.isdigit()):
            return None
        return FixturePlace(int(number), 0, int(table), int(number) == PLAYOFF)

    def deadline(self, season: Season, fixture: str) -> int | None:
        """Return the end of the round for ready checks. Playing later costs no one anything. None without
        ready checks.
        """
        return deadline(season, fixture) if has_calls(season) else None

    def position(self, season: Season, fixture: str) -> Mapping[str, Any] | None:
        """Return the position from which a deal is played again; None for a new match."""
        sitting = known_sitting(season, fixture)
        return sitting.position if sitting else None

    def ended(self, season: Season, news: str, data: Mapping[str, Any]) -> Sequence[str]:
        """Return all sittings of a table that has played its deals."""
        if news != "pursuit-table_won":
            return []
        return [name for name in season.appointments if name.startswith(f"{data['round']}-{data['table']}-")]

    def rows(self, season: Season, name: NameOf, when: When) -> Rows:
        """Return every seat of every paired table."""
        return pursuit_rows.tables(tournament_of(season), name)


class PursuitMatches(LeagueMatches):
    """No matches, because a tournament counts deal by deal, and no decisions about them."""

    def played_at(self, season: Season, match: str, player: str) -> int:
        """Return when (ms) the table of a match last reported a deal."""
        state = running(season)
        table = _table(state, match)
        if state.holds(player) not in table.seats:
            raise IllegalAct("not_there", match=match, player=player)
        return table.reported_at or season.created_at

    def rows(self, season: Season, log: Sequence[LogEntry], name: NameOf, when: When) -> Rows:
        """Return every deal of every entry."""
        return pursuit_rows.results(tournament_of(season), log, name)

    def decisions(self, season: Season, log: Sequence[LogEntry], name: NameOf, when: When) -> Rows:
        """Return every decision, in order."""
        return pursuit_rows.decisions(tournament_of(season), log, name, when)


class PursuitTournament(Format):
    """Two rounds, a cut and a play-off, counted deal by deal."""

    facts = Facts(
        key="pursuit",
        by_games=True,
        game="pursuit",
        late=False,
        forfeits=False,
        reopens=False,
        has_deadlines=False,
        options=frozenset({"round-length", "tie", "carry"}),
    )

    def __init__(self) -> None:
        super().__init__()
        self.entries = PursuitEntries(self)
        self.course = PursuitCourse(self)
        self.fixtures = PursuitFixtures(self)
        self.matches = PursuitMatches()
        self.standings = PursuitStandings(self)

    def described(self, settings: SeasonSettings) -> Phrase:
        """Return the two rounds, the cut and the play-off."""
        return Phrase(
            "league-format-pursuit",
            {
                "through": FINALISTS,
                "carry": settings.playoff_carry,
            },
        )

    def counting(self, settings: SeasonSettings) -> Iterator[Phrase]:
        """Yield what points are worth, how ties are broken, and the ready checks."""
        yield Phrase("league-counting-pursuit")
        yield Phrase("league-ties-pursuit", {"tie": settings.tie, "through": FINALISTS})
        yield Phrase("league-counts-possible")
        if settings.calls_players:
            yield from appointing.announced(settings, forfeits=False)

    def figures(self, season: Season) -> Iterator[tuple[str, Cell]]:
        """Yield the number of players who advance to the play-off."""
        yield "finalists", FINALISTS

    def stands(self, season: Season) -> Phrase:
        """Return the current round, or what has been played."""
        state = running(season)
        before = "final_review" if state.finalists else "review"
        return Phrase(f"league-pursuit-{before if state.phase == 'tie' else state.phase}")

    def follows(self, season: Season) -> Phrase:
        """Return what comes next, or the decision that the umpire has to make."""
        state = running(season)
        tied = len(state.tie.entries) if state.tie else 0
        arguments = {"count": tied, "final": bool(state.finalists)}
        return Phrase(f"league-follows-pursuit-{state.phase}", arguments)


def _played(season: Season, state: Tournament, command: Command) -> Tournament:
    """Return the tournament after an act, before it advances."""
    match command.act:
        case acts.StartDeal(number, which, slot, dealer):
            return deal(state, table_of(state, number, which, slot), slot, dealer, command.at)
        case acts.FinishDeal(number, which, slot, points, by_computer):
            table = table_of(state, number, which, slot)
            return finish(state, table, slot, points, by_computer, command.at)
        case acts.Decide(ruling):
            return ruled(state, ruling)
        case acts.PairRound(_, number, tables):
            if due_draw(state) != number:
                raise IllegalAct("round_drawn")
            known = [entries for _, entries in tables]
            return drawn(state, number, known or by_lot(state, seed_of(season), number), command.at)
        case acts.Confirm():
            return decided(state)
        case acts.Cancel():
            return replace(state, phase="cancelled", tie=None)
        case _:
            raise IllegalAct("not_a_league")


def _with_play(season: Season, state: Tournament) -> Season:
    """Replace the tournament's state, and set the phase that follows from it."""
    return replace(season, play=state, phase=_PHASES.get(state.phase, season.phase))


def _abandoned(season: Season, name: str) -> Season:
    """Record that the table of a sitting has closed. Its unfinished deal is played again."""
    state, sitting = running(season), known_sitting(season, name)
    slot = runs(state, sitting) if sitting else None
    if sitting is None or slot is None:
        return season
    return _with_play(season, again(state, table_of(state, sitting.round, sitting.table, slot), slot))


def _table(state: Tournament, match: str) -> TournamentTable:
    number, _, which = match.partition("-")
    table = state.table(int(number), int(which)) if (number + which).isdigit() else None
    if table is None:
        raise IllegalAct("no_match", match=match)
    return table
