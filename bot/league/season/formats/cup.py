"""A cup: a knock-out in which the better half of each table advances until one player is left."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.league.bounds import PlaceRange, cup
from bot.league.bracket import bracket, next_tables, places, rounds_for
from bot.league.chance import shuffled
from bot.league.forecast import Places, cup_played
from bot.league.outline import RoundColumn, outline
from bot.league.phrase import Phrase, moment
from bot.league.rounds import Seating
from bot.league.scoring_rules import ScoringRules, is_tiebreaker
from bot.league.season import acts, drawing, fixtures, ready_checks
from bot.league.season.fixtures import league, season_state
from bot.league.season.format import Due, Facts
from bot.league.season.formats.league import CALLING_OPTIONS, Format, LeagueStandings
from bot.league.season.settings import SeasonSettings
from bot.league.season.state import Season
from bot.league.season_state import SeasonState
from bot.league.skills import Luck, Skill
from bot.league.stakes import Stakes, cup_stakes
from bot.league.standings import Row, told_apart
from bot.league.tiebreakers import orders
from bot.milliseconds import DAY


class CupStandings(LeagueStandings):
    """The standings by the round reached."""

    def ranges(self, season: Season) -> dict[str, PlaceRange]:
        """Return the places that are still possible in the bracket. If the umpire lets a table of an earlier
        round be played, that's all of them.
        """
        state, rows = season_state(season), self.lines(season)
        if state is None or season.phase == "over":
            return super().ranges(season)
        if _plays_earlier(season):
            placed = [row.account.entry for row in rows if not row.account.withdrawn]
            return dict.fromkeys(placed, PlaceRange(1, len(placed)))
        return cup.place_ranges(bracket(state), rows)

    def stakes(self, season: Season, ranges: Mapping[str, PlaceRange]) -> dict[str, Stakes]:
        """Return how many advance from each open fixture, or that it's the final; nothing if the umpire lets
        a table of an earlier round be played.
        """
        state = season_state(season)
        if state is None or _plays_earlier(season):
            return {}
        now, scoring = bracket(state), state.scoring
        found = {
            key: cup_stakes(now, state.fixtures[key].entries, scoring.size, scoring.largest)
            for key in fixtures.open_fixtures(season)
        }
        return {key: each for key, each in found.items() if each and not is_tiebreaker(key)}

    def finishes(self, season: Season, skills: Mapping[str, Skill], chance: Luck) -> Iterator[Places]:
        """Yield who comes first, each time that the rest of the bracket is played."""
        state = league(season)
        return cup_played(bracket(state), state.scoring.size, state.scoring.largest, skills, chance)


class Cup(Format):
    """A knock-out with as many rounds as it takes until one player is left."""

    facts = Facts(
        key="cup",
        late=False,
        seeded=True,
        options=CALLING_OPTIONS | {"size", "round-length", "seeding"},
    )

    def __init__(self) -> None:
        super().__init__()
        self.standings = CupStandings(self)

    def scoring(self, settings: SeasonSettings, key: str, starts: int) -> ScoringRules:
        """Return the rules of any league, plus knock-out."""
        return replace(super().scoring(settings, key, starts), knock_out=True)

    def counting(self, settings: SeasonSettings) -> Iterator[Phrase]:
        """Yield who advances, when players meet, and how ties are broken."""
        yield Phrase("league-counting-cup", {"waits": settings.calls_players})
        yield from self.calling(settings)
        yield Phrase("league-seeds-cup", {"seeding": settings.seeding})
        yield Phrase("league-ties-cup")
        yield Phrase("league-counts-possible")

    def stands(self, season: Season) -> Phrase:
        """Return the current or last round, and the number of players left."""
        state = league(season)
        now = bracket(state)
        stage = now.stages[-1]
        how = "tiebreaker" if stage.tiebreaker else "final" if stage.final else "round"
        left = len(now.left) + sum(len(tie.entries) for tie in now.ties)
        over = self.is_over(season)
        return Phrase("league-phase-cup", {"round": state.round, "how": how, "left": left, "over": over})

    def follows(self, season: Season) -> Phrase:
        """Return the deadline of that round or, if it has ended, the start of the next one."""
        if self.is_over(season) and self.draws_on(season):
            return drawing.next_start(season)
        return Phrase("league-ends", {"until": moment(drawing.round_until(season))})

    def tables(self, state: SeasonState, seed: bytes, away: Collection[str]) -> Iterator[Seating]:
        """Return the next tables of the bracket, or tiebreakers.

        Players who are ``away`` keep their places in the bracket. They lose if they are not back in time.
        """
        for number, (division, table) in enumerate(next_tables(state)):
            yield division, shuffled(table, seed, f"seats {number}", 1 + state.round)

    def plays_on(self, state: SeasonState, entry: str) -> bool:
        """Return whether an entry is neither out nor the only one left."""
        now = bracket(state)
        tied = [each for tie in now.ties for each in tie.entries]
        return entry in tied or (entry in now.left and len(now.left) + len(tied) > 1)

    def next_round(self, season: Season, deadline: int, tables: Sequence[Seating], at: int) -> Season:
        """Add a round. The number of rounds is then what it takes with the players who are left."""
        state, scoring = league(season), league(season).scoring
        left, tiebreaker = len(state.entrants), 0
        if state.fixtures:
            now = bracket(state)
            left, tiebreaker = len(now.left) + sum(tie.spots for tie in now.ties), bool(now.ties)
        rounds = state.round + tiebreaker + rounds_for(left, scoring.size, scoring.largest)
        play = replace(state, scoring=replace(scoring, rounds=max(1, rounds)))
        return super().next_round(replace(season, play=play), deadline, tables, at)

    def timetable(self, season: Season, now: int) -> Iterator[Due]:
        """Yield what is due at the fixtures; when all have ended, the next round, a tiebreaker or the end.

        The cup waits for the umpire's decision about a table without players, and reminds the umpire once, a
        day later.
        """
        yield from ready_checks.timetable(season, now)
        state = league(season)
        for key in _left_to_umpire(season):
            appointment = season.appointments[key]
            if "umpire" not in appointment.reminded:
                yield Due(
                    season.settings.later(appointment.forfeited_at[-1], DAY), acts.Remind(key, "umpire")
                )
        if not self.is_over(season):
            return
        if self.draws_on(season):
            yield from drawing.next_round(season, state, now, is_over=True)
        else:
            yield Due(0, acts.Close())

    def is_over(self, season: Season) -> bool:
        """Return whether all tables have ended, and none waits for the umpire."""
        return super().is_over(season) and not _left_to_umpire(season)

    def draws_on(self, season: Season) -> bool:
        """Return whether more than one player is left, or may advance."""
        now = bracket(league(season))
        return bool(now.ties) or len(now.left) > 1

    def ranked(self, state: SeasonState) -> tuple[Row, ...]:
        """Return the standings by the round reached, then by the place at the table of the loss."""
        rows: list[Row] = []
        decided = tuple(orders(state))
        withdrawn = state.rulings.withdrawn
        for place, equals in places(bracket(state)):
            own = [state.accounts[entry] for entry in equals]
            at = place
            for group in [own] if at is None else told_apart(own, decided):
                rows += [Row(1, at, each) for each in group]
                at = None if at is None else at + len(group)
        return (*rows, *(Row(1, None, state.accounts[entry]) for entry in withdrawn))

    def outline(self, state: SeasonState) -> tuple[RoundColumn, ...]:
        """Return the bracket, including the rounds to come."""
        return outline(state)


def _plays_earlier(season: Season) -> bool:
    """Return whether the umpire lets a table of an earlier round be played."""
    state = league(season)
    return any(state.fixtures[key].round < state.round for key in fixtures.open_fixtures(season))


def _left_to_umpire(season: Season) -> list[str]:
    """Return the tables without players about which the umpire must decide, because more players are left
    than can advance.
    """
    if not (deserted := fixtures.deserted(season)):
        return []
    state = league(season)
    tied = {entry for tie in bracket(state).ties for entry in tie.entries}
    return [key for key in deserted if not tied.isdisjoint(state.fixtures[key].entries)]
