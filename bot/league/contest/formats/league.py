"""What all leagues share: matches are recorded, and what they give adds up to standings.

A format of leagues is a class that says what it does otherwise: who plays whom, when it ends, who is first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from bot.games import GAMES
from bot.games.api import Event
from bot.league import updates
from bot.league.contest import acts, fixtures, league_rows, rulings
from bot.league.contest.acts import Act, Command
from bot.league.contest.fixtures import league, season_state
from bot.league.contest.format import Divisions, Due, Json, NameOf, Place, Placing, Rows, When
from bot.league.contest.state import Contest
from bot.league.contest.terms import HOUR, Terms, time_of_round
from bot.league.decisions import Caution, Decision, Force, Withdraw
from bot.league.phrase import Phrase, moment
from bot.league.refusal import Refused
from bot.league.results import ABSENT, MatchResult
from bot.league.rounds import Seating, champions, drawn, seated
from bot.league.season import Entrant, Season
from bot.league.season_state import SeasonState
from bot.league.standings import Row, standings
from bot.league.umpire import decide


class League:
    """A league whose tables are drawn, round by round, in one division."""

    key: ClassVar[str]
    family: ClassVar[str] = "league"
    game: ClassVar[str | None] = None
    drawn: ClassVar[bool] = True
    divided: ClassVar[bool] = False
    late: ClassVar[bool] = True
    forfeits: ClassVar[bool] = True
    has_deadlines: ClassVar[bool] = True
    options: ClassVar[frozenset[str]] = frozenset({"scoring", "counting", "best", "minimum", "late"})

    # What a format of leagues may do otherwise

    def season(self, terms: Terms, key: str, starts: int) -> Season:
        """How a season that starts now is counted."""
        return Season(
            key,
            terms.game,
            self.drawn,
            terms.scoring,
            terms.counting,
            terms.best,
            terms.minimum,
            size=terms.size,
            largest=GAMES[terms.game].spec.seats[-1],
            rounds=terms.rounds,
            moving=terms.moving,
            starts=starts,
            ends=terms.ends,
        )

    def standings(self, state: SeasonState) -> tuple[Row, ...]:
        """Who stands where."""
        return standings(state)

    def tables(self, state: SeasonState, seed: bytes) -> Iterable[Seating]:
        """The tables of the next round."""
        return seated(state, seed)

    def goes_on(self, state: SeasonState) -> bool:
        """Whether there is to be another round after the last one that was drawn."""
        return state.round < state.season.rounds

    def parted(self, terms: Terms, players: Sequence[str], before: Divisions) -> Divisions:
        """The divisions in which these players start; ``before`` are those of the season before."""
        return (tuple(players),)

    def next_divisions(self, contest: Contest, staying: Collection[str]) -> Divisions:
        """None, but where there are divisions."""
        return ()

    # What is announced

    def described(self, terms: Terms) -> Phrase:
        """Its rounds, and how long each lasts."""
        sizes = {"size": terms.size, "division": terms.division_size, "moving": terms.moving}
        return Phrase(f"league-format-{self.key}", {"rounds": terms.rounds, **sizes, **time_of_round(terms)})

    def counting(self, terms: Terms) -> Iterator[Phrase]:
        """What a match gives, which ones make the score, and who stands before whom at equal scores."""
        season, spec = self.season(terms, "", 0), GAMES[terms.game].spec
        if terms.scoring == "points":
            better = "low" if season.low_wins else "high"
            yield Phrase("league-scoring-points", {"better": better, "forfeit": season.forfeit_points})
        else:
            yield Phrase("league-scoring-places")
        how = "average" if season.averaged else "sum"
        best = season.best if season.counting == "best" else 0
        yield Phrase("league-counting", {"how": how, "best": best, "minimum": season.minimum})
        yield Phrase("league-counts-drawn" if self.drawn else "league-counts-open")
        yield Phrase("league-forfeits", {"share": round(100 * ABSENT)})
        per_deal = None if not spec.deal_points else "low" if spec.low_wins else "high"
        yield Phrase("league-ties", {"better": per_deal})

    def ends(self, contest: Contest) -> int | None:
        """None: it ends when everything has been played."""
        return None

    def stands(self, contest: Contest) -> Phrase:
        """The round that is played, and until when."""
        state = league(contest)
        return Phrase(
            "league-phase-rounds",
            {
                "round": state.round,
                "rounds": state.season.rounds,
                "until": moment(fixtures.round_until(state)),
                "last": not self.goes_on(state),
            },
        )

    # Who is in

    def start(self, contest: Contest, players: Sequence[str], act: acts.Start, at: int) -> Contest:
        """Begin; where tables are drawn, with the first round."""
        state = updates.opened(self.season(contest.terms, contest.key, at))
        divisions = enumerate(self.parted(contest.terms, players, act.divisions), start=1)
        entrants = (Entrant(player, player, at, number) for number, part in divisions for player in part)
        begun = replace(contest, play=updates.join(state, *entrants))
        if not self.drawn:
            return begun
        return self._drawn(begun, acts.Draw(at + contest.terms.round_hours * HOUR, act.tables), at)

    def enter(self, contest: Contest, player: str, at: int) -> Contest | None:
        """At the bottom, as long as there is something left to play."""
        state = league(contest)
        if contest.phase == "review" or not self.goes_on(state):
            raise Refused("signup_closed")
        if player in state.entrants:
            raise Refused("withdrawn", entry=player)
        if contest.terms.places is not None and len(state.entries) >= contest.terms.places:
            return None
        lowest = max((entrant.division for entrant in state.entrants.values()), default=1)
        return replace(contest, play=updates.join(state, Entrant(player, player, at, lowest)))

    def leave(self, contest: Contest, player: str, command: Command) -> Contest:
        """Whatever is still to be played is forfeited."""
        state = league(contest)
        ruling = Withdraw(state.holds(player) or "", "forfeit")
        decision = Decision(str(contest.seq + 1), command.at, player, command.reason or "left", ruling)
        return replace(contest, play=decide(state, decision))

    def removal(self, contest: Contest, player: str) -> Act:
        """They leave."""
        return acts.Leave(player)

    # What happens

    def carry_out(self, contest: Contest, command: Command) -> Contest:
        """The contest after an act of a league. Refused ``not_pursuit`` for one of the tournament."""
        at = command.at
        match command.act:
            case acts.Seat() as act:
                return fixtures.seat(contest, act, at)
            case acts.Unseat() as act:
                return fixtures.without_table(contest, act)
            case acts.Draw() as act:
                return self._drawn(contest, act, at)
            case acts.Remind() as act:
                return fixtures.remind(contest, act)
            case acts.Walkover() as act:
                return fixtures.walk_over(contest, act, at)
            case acts.Decide() as act:
                return rulings.decide(contest, act, command, self.standings)
            case acts.Close():
                return replace(contest, phase="review")
            case acts.Confirm():
                if contest.phase != "review" and self.drawn:
                    raise Refused("still_played")
                return replace(contest, phase="over", play=updates.close(league(contest)))
            case acts.Cancel():
                return replace(contest, phase="cancelled")
            case _:
                raise Refused("not_pursuit")

    def record(self, contest: Contest, *matches: acts.Record) -> Contest:
        """Their results are kept, and what they give is counted."""
        return fixtures.record(contest, *matches)

    def resumed(self, contest: Contest, command: Command) -> Contest:
        """The same with all deadlines later, and reminders to come again."""
        state = league(contest)
        for number, ruling in enumerate(fixtures.pauses(state, contest, command), start=1):
            state = rulings.extended(state, f"{contest.seq + 1}.{number}", command, ruling)
            contest = fixtures.reminded_anew(contest, ruling, command.at)
        return replace(contest, play=state)

    def about(self, contest: Contest, act: Act) -> frozenset[str]:
        """Of a decision what it names; of the end all that was decided about."""
        match act:
            case acts.Decide(ruling):
                return frozenset(rulings.names(contest, ruling))
            case acts.Confirm():
                return frozenset(contest.touched)
            case acts.Rule():
                raise Refused("not_pursuit")
            case _:
                return frozenset()

    def own_table(self, before: Contest, after: Contest, command: Command) -> bool:
        """Whether they play in the match, or for the entry, that a decision is about."""
        act = command.act
        return isinstance(act, acts.Decide) and rulings.own_table(before, act.ruling, command.actor)

    def changes(self, before: Contest, after: Contest, act: Act) -> tuple[Json, Json]:
        """The lines of the standings that a decision has changed; what matches do to them, they say
        themselves.
        """
        was, now = season_state(before), season_state(after)
        if not isinstance(act, acts.Decide | acts.Leave) or was is None or now is None:
            return {}, {}
        return rulings.changes(self.standings(was), self.standings(now))

    def written(self, act: Act, after: Contest) -> Act:
        """A drawing with its tables, so that it is never drawn otherwise later."""
        state = season_state(after)
        if not isinstance(act, acts.Draw | acts.Start) or state is None:
            return act
        last = (fixture for fixture in state.fixtures.values() if fixture.round == state.round)
        return replace(act, tables=tuple((fixture.division, fixture.entries) for fixture in last))

    def news(self, before: Contest, after: Contest, command: Command) -> Iterator[Event]:
        """Matches, reminders and no-shows, words with a player, and tables that have been drawn."""
        state = league(after)
        match command.act:
            case acts.Record(result):
                yield Event("recorded", {"match": result.match})
            case acts.Walkover(fixture):
                number = len(after.meetings[fixture].walked_over)
                yield Event("walkover", {"fixture": fixture, "match": f"{fixture}-w{number}"})
            case acts.Remind(fixture, what):
                if command.at < state.deadline(fixture):
                    yield Event("remind", {"fixture": fixture, "what": what})
            case acts.Decide(Caution(entry)):
                yield Event("caution", {"line": after.seq, "player": after.player_of(entry)})
            case acts.Decide():
                yield Event("decided", {"line": after.seq})
        was = season_state(before)
        if state.round > (was.round if was else 0):
            new = [key for key in state.fixtures if was is None or key not in was.fixtures]
            yield Event("drawn", {"round": state.round, "fixtures": new})

    def timetable(self, contest: Contest, now: int) -> Iterator[Due]:
        """What is due at its fixtures, and the next round, or the end."""
        yield from fixtures.deadlines(contest)
        state = league(contest)
        if self.goes_on(state) and fixtures.can_draw(state):
            yield fixtures.next_round(contest, state, now)
        elif not fixtures.open_fixtures(contest):
            yield Due(0, acts.Close())

    def _drawn(self, contest: Contest, act: acts.Draw, at: int) -> Contest:
        state = league(contest)
        tables = act.tables or self.tables(state, contest.seed)
        return replace(contest, play=updates.draw(state, drawn(state, tables, act.deadline, at)))

    # What is to be played

    def called(self, contest: Contest) -> Sequence[str]:
        """The fixtures that are open."""
        return fixtures.open_fixtures(contest)

    def is_wanted(self, contest: Contest, fixture: str) -> bool:
        """Whether a fixture is open."""
        state = season_state(contest)
        known = state.fixtures.get(fixture) if state else None
        return known is not None and fixtures.is_open(contest, known)

    def is_over(self, contest: Contest, fixture: str) -> bool:
        """Whether a fixture is not open."""
        return not self.is_wanted(contest, fixture)

    def players_of(self, contest: Contest, fixture: str) -> tuple[str, ...]:
        """Those whose entries have not been withdrawn."""
        return fixtures.players_of(contest, fixture)

    def seated(self, contest: Contest, fixture: str) -> tuple[str, ...]:
        """Its entries, in the order of the seats."""
        state = season_state(contest)
        known = state.fixtures.get(fixture) if state else None
        return known.entries if known else ()

    def fixtures_of(self, contest: Contest, entry: str) -> Sequence[str]:
        """Those of its fixtures that are open."""
        state = league(contest)
        return [key for key in state.tables.get(entry, ()) if fixtures.is_open(contest, state.fixtures[key])]

    def place_of(self, contest: Contest, fixture: str) -> Place | None:
        """The round, division and table of a fixture."""
        state = season_state(contest)
        known = state.fixtures.get(fixture) if state else None
        return Place(known.round, known.division, int(fixture.rpartition("-")[2])) if known else None

    def deadline(self, contest: Contest, fixture: str) -> int | None:
        """The end of its round, or what the umpire has given."""
        return league(contest).deadline(fixture)

    def position(self, contest: Contest, fixture: str) -> Mapping[str, Any] | None:
        """None: its matches are new ones."""
        return None

    def ended(self, contest: Contest, news: str, data: Mapping[str, Any]) -> Sequence[str]:
        """The fixture of a match that was recorded."""
        result = self.result(contest, data["match"]) if news == "recorded" else None
        return [result.fixture] if result is not None and result.fixture is not None else []

    # How it stands

    def placings(self, contest: Contest) -> tuple[Placing, ...]:
        """The standings."""
        state = season_state(contest)
        rows = self.standings(state) if state else ()
        return tuple(
            Placing(row.division, row.place, row.account.entry, row.account.player, row.account.score)
            for row in rows
        )

    def equals(self, contest: Contest) -> Sequence[str]:
        """Those who share a place with somebody."""
        lines = self.placings(contest)
        shared = Counter((line.division, line.place) for line in lines)
        return [
            line.entry for line in lines if line.place is not None and shared[line.division, line.place] > 1
        ]

    def winners(self, contest: Contest) -> tuple[str, ...]:
        """Who stands first in the highest division."""
        state = season_state(contest)
        return champions(self.standings(state)) if state and contest.phase == "over" else ()

    def result(self, contest: Contest, match: str) -> MatchResult | None:
        """A match, as it was played."""
        state = season_state(contest)
        return state.results.get(match) if state else None

    def force(self, contest: Contest) -> Force:
        """What is in force."""
        state = season_state(contest)
        return state.force if state else Force()

    def played_at(self, contest: Contest, match: str, player: str) -> int:
        """When it was over."""
        return rulings.played_at(contest, match, player)

    # What is taken along

    def result_rows(self, contest: Contest, name: NameOf, when: When) -> Rows:
        """Every seat of every match."""
        return league_rows.results(season_state(contest), name, when)

    def standing_rows(self, contest: Contest, name: NameOf) -> Rows:
        """The standings."""
        state = season_state(contest)
        return league_rows.standings(self.standings(state) if state else (), name)

    def people(self, contest: Contest) -> Iterable[str]:
        """All who have held an entry, decided or sat at a table."""
        state = season_state(contest)
        return league_rows.people(state) if state else ()
