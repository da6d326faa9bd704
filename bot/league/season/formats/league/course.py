"""The course of a league: acts of tables, clock and umpire, and their log lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.games.api import Event
from bot.league import updates
from bot.league.decisions import AdjustDeal, Ruling, ShareVictory, Tiebreaker, VoidDeal, Warn
from bot.league.illegal import IllegalAct
from bot.league.scoring_rules import tiebreaker_key
from bot.league.season import (
    absence,
    acts,
    appointing,
    drawing,
    fixtures,
    offers,
    ready_checks,
    redrawing,
    rulings,
)
from bot.league.season.acts import Act, Command
from bot.league.season.deadlines import pauses, reminded_anew
from bot.league.season.fixtures import league, season_state
from bot.league.season.format import Due, Json
from bot.league.season.formats.league.results import LeagueStandings
from bot.league.season.formats.league.system import System
from bot.league.season.settings import SeasonSettings
from bot.league.season.state import Season
from bot.league.stages import Stage


@dataclass(frozen=True, slots=True)
class LeagueCourse:
    """The course of a league: records matches, pairs rounds, and carries out decisions."""

    system: System

    def carry_out(self, season: Season, command: Command) -> Season:
        """Carry out an act of a league. Acts of the tournament are refused with ``not_pursuit``."""
        for subject in (self._at_tables, self._of_rounds, self._of_entries, self._at_the_end):
            if (after := subject(season, command)) is not None:
                return after
        raise IllegalAct("not_pursuit")

    def _at_tables(self, season: Season, command: Command) -> Season | None:
        """Carry out an act about the table of a fixture; return None for any other."""
        at = command.at
        match command.act:
            case acts.AssignTable() as act:
                return fixtures.seat(season, act, at)
            case acts.Relocate() as act:
                moved = ready_checks.called_longer(fixtures.relocated(season, act), act.fixture, at)
                return rulings.put_off(moved, act.fixture, act.later, command)
            case acts.ReleaseTable() as act:
                return fixtures.without_table(season, act)
            case acts.Remind() as act:
                return fixtures.remind(season, act)
            case acts.ForfeitFixture() as act:
                if not (command.actor or act.ready):
                    ready_checks.need_no_call(season, act.fixture)
                absent = absence.without_absent(season, act.fixture, act.ready)
                return fixtures.forfeit(absent, act, at)
            case acts.PlayOn() as act:
                return fixtures.play_on(season, act)
            case acts.Wait() as act:
                return fixtures.wait(season, act, at)
        return None

    def _of_rounds(self, season: Season, command: Command) -> Season | None:
        """Carry out an act about the pairings of a round; return None for any other."""
        at = command.at
        match command.act:
            case acts.PairRound() as act:
                if act.round != league(season).round + 1:
                    raise IllegalAct("round_drawn")
                is_over = self.may_draw(season) if command.actor else drawing.is_due(season, at)
                if not is_over:
                    raise IllegalAct("round_not_over")
                return self.system.next_round(season, act.deadline, act.tables, at)
            case acts.PairSoon(at):
                if drawing.drawn_from(season) is None or not self.may_draw(season):
                    raise IllegalAct("round_not_over")
                return replace(season, draws_at=at)
            case acts.Hold() as act:
                return drawing.hold(season, act)
            case acts.CountIn() as act:
                return absence.count_in(season, act)
            case acts.PairAgain() as act:
                return self.system.next_round(redrawing.before_round(season), act.deadline, act.tables, at)
            case acts.Swap() as act:
                return redrawing.swap(season, act, at)
        return None

    def _of_entries(self, season: Season, command: Command) -> Season | None:
        """Carry out a decision, or an act about the holder of an entry; return None for any other."""
        ranked = self.system.ranked
        match command.act:
            case acts.Decide() as act:
                return rulings.decide(season, act, command, ranked)
            case acts.Offer() as act:
                return offers.offer(season, act, command, ranked)
            case acts.TakeOver() as act:
                return offers.take_over(season, act, command, ranked)
            case acts.TurnDown() as act:
                return offers.turn_down(season, act, command)
            case acts.Expire() as act:
                return offers.expire(season, act, command.at)
        return None

    def _at_the_end(self, season: Season, command: Command) -> Season | None:
        """Carry out an act that ends a season or reopens it; return None for any other."""
        match command.act:
            case acts.Close():
                return replace(season, phase="review")
            case acts.Confirm() as act:
                if season.phase != "review" and (
                    self.system.facts.drawn or fixtures.open_tiebreakers(season)
                ):
                    raise IllegalAct("still_played")
                self._need_no_tie(season)
                state = updates.close(league(season))
                promised = act.divisions or self.system.promises(state)
                return replace(season, phase="over", play=state, next_divisions=promised)
            case acts.Reopen():
                state = updates.reopened(league(season))
                return replace(season, phase="review", play=state, next_divisions=())
            case acts.Cancel():
                return replace(season, phase="cancelled")
        return None

    def _need_no_tie(self, season: Season) -> None:
        """Raise IllegalAct ``tied`` with the tied entries, if a tie leaves open who has won or who changes
        divisions.
        """
        tie = next(iter(LeagueStandings(self.system).ties(season)), None)
        if tie is not None:
            raise IllegalAct("tied", entries=list(tie.entries), place=tie.place, what=tie.line)

    def stage(self, season: Season) -> Stage | None:
        """Return None, because only a tournament has stages."""
        return None

    def following(self, season: Season, at: int) -> Act | None:
        """Return None, because no act follows at once."""
        return None

    def was_played(self, season: Season) -> bool:
        """Return whether a match has begun to which players came, or a result was played or entered."""
        return redrawing.was_played(season)

    def draws_again(self, season: Season) -> bool:
        """Return whether the last round was paired by lot, and no card was dealt in it."""
        return redrawing.is_by_lot(season) and redrawing.is_untouched(season)

    def record(self, season: Season, *matches: acts.Record) -> Season:
        """Record the results of these matches."""
        return fixtures.record(season, *matches)

    def resumed(self, season: Season, command: Command) -> Season:
        """Move all deadlines by the length of the pause, with new reminders."""
        state = league(season)
        for number, ruling in enumerate(pauses(state, season, command), start=1):
            state = rulings.extended(state, f"{season.seq + 1}.{number}", command, ruling)
            season = reminded_anew(season, ruling, command.at)
        return ready_checks.after_pause(replace(season, play=state), command.at)

    def altered(self, season: Season, settings: SeasonSettings, command: Command) -> Season:
        """Apply a new number of rounds, or another end."""
        after = replace(season, settings=settings)
        if settings.rounds != season.settings.rounds:
            after = fixtures.with_rounds(after, settings.rounds)
            if after.phase == "review" and self.system.goes_on(league(after)):
                after = replace(after, phase="running")
        if settings.ends != season.settings.ends:
            after = rulings.with_end(after, settings.ends, command)
        return after

    def about(self, season: Season, act: Act) -> frozenset[str]:
        """Return the names of what a decision is about. The end of a season concerns everything that was
        decided.
        """
        match act:
            case acts.Decide(VoidDeal() | AdjustDeal() | ShareVictory()):
                raise IllegalAct("not_pursuit")
            case acts.Decide(ruling):
                return frozenset(rulings.names(season, ruling))
            case acts.Offer(entry):
                return frozenset((f"entry {entry}",))
            case acts.TakeOver(key) if key in season.offers:
                return frozenset((f"entry {season.offers[key].entry}",))
            case acts.Confirm():
                return frozenset(season.touched)
            case acts.Unstart() | acts.PairAgain():
                state = league(season)
                tables = (f"fixture {key}" for key in state.fixtures)
                return frozenset((*tables, *(f"entry {entry}" for entry in state.entrants)))
            case acts.Swap(fixture, entry, other_fixture, other):
                tables = (f"fixture {key}" for key in (fixture, other_fixture))
                return frozenset((*tables, *(f"entry {each}" for each in (entry, other))))
            case _:
                return frozenset()

    def concerned(self, season: Season, ruling: Ruling) -> tuple[str, ...]:
        """Return the entries that a decision is about."""
        return rulings.concerned(season, ruling)

    def own_table(self, before: Season, after: Season, command: Command) -> bool:
        """Return whether the actor plays in the match, or for the entry, that their decision is about."""
        act = command.act
        if isinstance(act, acts.Swap):
            seated = (fixtures.players_of(before, key) for key in (act.fixture, act.other_fixture))
            return any(command.actor in players for players in seated)
        return isinstance(act, acts.Decide) and rulings.own_table(before, act.ruling, command.actor)

    def changes(self, before: Season, after: Season, act: Act) -> tuple[Json, Json]:
        """Return the old and the new lines of the standings that a decision has changed. Recorded matches
        need none, because their results say it.
        """
        was, now = season_state(before), season_state(after)
        if isinstance(act, acts.Reopen):
            return {"champions": list(LeagueStandings(self.system).winners(before))}, {}
        if isinstance(act, acts.Offer) and was is not None:
            return rulings.as_it_stands(self.system.ranked(was), act.entry), {}
        if not isinstance(act, acts.Decide | acts.TakeOver | acts.Leave) or was is None or now is None:
            return {}, {}
        return rulings.changes(self.system.ranked(was), self.system.ranked(now))

    def written(self, act: Act, after: Season) -> Act:
        """Return the act for the log: a PairRound with its tables, and a Confirm with its promises, so that a
        later version can't compute others.
        """
        if isinstance(act, acts.Confirm):
            return replace(act, divisions=after.next_divisions)
        state = season_state(after)
        if not isinstance(act, acts.PairRound | acts.PairAgain | acts.Start) or state is None:
            return act
        last = drawing.of_last_round(state)
        return replace(act, tables=tuple((fixture.division, fixture.entries) for fixture in last))

    def news(self, before: Season, after: Season, command: Command) -> Iterator[Event]:
        """Yield news about matches, reminders, forfeits, private warnings, agreed times, and pairings."""
        yield from appointing.news(before, after, command)
        state = league(after)
        match command.act:
            case acts.Record(result):
                yield Event("recorded", {"match": result.match})
            case acts.ForfeitFixture() as act:
                yield _forfeited(act, before, after, command)
            case acts.PlayOn(fixture):
                yield Event("goes_on", {"fixture": fixture, "line": after.seq})
            case acts.Wait(fixture):
                yield Event("more_time", {"fixture": fixture, "line": after.seq})
            case acts.PairSoon(at):
                yield Event("draw_soon", {"round": state.round, "at": at})
            case acts.Remind(fixture, "umpire"):
                yield Event("unplayed", {"fixture": fixture})
            case acts.Remind(fixture, what):
                if command.at < state.deadline(fixture):
                    yield Event("remind", {"fixture": fixture, "what": what})
            case acts.Decide(Warn(entry)):
                yield Event("warn", {"line": after.seq, "player": after.player_of(entry)})
            case acts.Decide() | acts.TakeOver() as act:
                yield _decided(act, before, after)
                if isinstance(act, acts.Decide) and isinstance(act.ruling, Tiebreaker):
                    key = tiebreaker_key(after.key, str(after.seq))
                    yield Event("drawn", {"round": state.fixtures[key].round, "fixtures": [key]})
            case acts.Offer():
                yield Event("offered", {"offer": str(after.seq)})
            case acts.TurnDown(key) | acts.Expire(key) as act:
                made, late = before.offers[key], isinstance(act, acts.Expire)
                yield Event("unwanted", {"entry": made.entry, "player": made.player, "late": late})
            case acts.Swap() as act:
                players = [state.holder(act.entry), state.holder(act.other)]
                tables = [act.fixture, act.other_fixture]
                yield Event("swapped", {"fixtures": tables, "players": players})
        yield from _drawn(before, after, command)

    def may_draw(self, season: Season) -> bool:
        """Return whether all tables have ended, and another round can be paired."""
        is_running = season.phase == "running" and self.system.facts.drawn
        return is_running and self.system.is_over(season) and self.system.draws_on(season)

    def timetable(self, season: Season, now: int) -> Iterator[Due]:
        """Yield the items of the system, and the expiry of offers."""
        yield from self.system.timetable(season, now)
        yield from offers.timetable(season)


def _decided(act: acts.Decide | acts.TakeOver, before: Season, after: Season) -> Event:
    """The news of a decision, with the match that it is about, or the fixtures that are played again."""
    if again := fixtures.opened_again(before, after):
        return Event("played_again", {"line": after.seq, "fixtures": again})
    match = rulings.match_of(after, act.ruling) if isinstance(act, acts.Decide) else None
    return Event("decided", {"line": after.seq, **({"match": match} if match else {})})


def _forfeited(act: acts.ForfeitFixture, before: Season, after: Season, command: Command) -> Event:
    """Return the news of a decision without play, which may have no winners, or end a running match."""
    fixture = act.fixture
    if not act.ready and fixtures.has_calls(after):
        return Event("unplayed", {"fixture": fixture})
    number = len(after.appointments[fixture].forfeited_at)
    about = {"fixture": fixture, "match": f"{fixture}-w{number}"}
    if command.actor and fixtures.has_begun(before, fixture):
        return Event("match_decided", {**about, "line": after.seq})
    return Event("forfeit", about)


def _drawn(before: Season, after: Season, command: Command) -> Iterator[Event]:
    """Yield the news of new pairings, or that an announced round is delayed, unless the news of a replay says
    so.
    """
    was, state = season_state(before), league(after)
    is_cancelled = before.draws_at is not None and after.draws_at is None
    is_same = was is not None and was.round == state.round
    if is_cancelled and is_same and after.phase == "running" and not fixtures.opened_again(before, after):
        yield Event("draw_waits", {"round": state.round})
    if isinstance(command.act, acts.PairAgain) or state.round > (was.round if was else 0):
        new = [key for key in state.fixtures if was is None or key not in was.fixtures]
        yield Event("drawn", {"round": state.round, "fixtures": new})
