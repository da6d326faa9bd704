"""The state of a season: its entrants, fixtures, results and decisions, and the account of every entry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from bot.league.account import ScoreAccount, adjusted
from bot.league.decisions import Decision, Rulings
from bot.league.results import MatchResult
from bot.league.roster import Roster
from bot.league.scoring_rules import Entrant, Fixture, ScoringRules, is_tiebreaker


@dataclass(frozen=True, slots=True)
class SeasonState:
    """The state of a season. It is immutable, and its mappings are never changed in place."""

    scoring: ScoringRules
    """The season as it was announced. :attr:`rules` has its current end."""
    entrants: Mapping[str, Entrant] = field(default_factory=dict)
    """By entry."""
    fixtures: Mapping[str, Fixture] = field(default_factory=dict)
    results: Mapping[str, MatchResult] = field(default_factory=dict)
    """The results by match, in the order in which they were recorded."""
    decisions: tuple[Decision, ...] = ()
    closed: bool = False
    """Whether the season is final, with its champion and its promotions."""
    rulings: Rulings = field(default_factory=Rulings)
    """The combined effect of the decisions."""
    roster: Roster = field(default_factory=Roster)
    unadjusted: Mapping[str, ScoreAccount] = field(default_factory=dict)
    """Account of each entry, without regard to the matches of other entries."""
    matches: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The matches of each player."""
    tables: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The fixtures of each entry."""
    outcomes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Matches of each fixture; only the last can count."""
    _adjusted: list[Mapping[str, ScoreAccount]] = field(
        init=False, default_factory=list, compare=False, repr=False
    )
    """Cached accounts."""

    @property
    def accounts(self) -> Mapping[str, ScoreAccount]:
        """The account of each entry."""
        if not self.scoring.counts_meetings:
            return self.unadjusted
        if not self._adjusted:
            self._adjusted.append(adjusted(self.unadjusted))
        return self._adjusted[0]

    def with_accounts(self, accounts: Mapping[str, ScoreAccount]) -> SeasonState:
        """Replace the accounts of these entries, given without regard to the matches of other entries."""
        return replace(self, unadjusted={**self.unadjusted, **accounts})

    @property
    def rules(self) -> ScoringRules:
        """The season with its current end."""
        return replace(self.scoring, ends=self.rulings.deadlines.get("", self.scoring.ends))

    @property
    def round(self) -> int:
        """The number of the last paired round; 0 without any. Tiebreakers don't count."""
        drawn = (fixture.round for fixture in self.fixtures.values() if not is_tiebreaker(fixture.key))
        return max(drawn, default=0)

    def deadline(self, fixture: str) -> int:
        """Return the deadline (ms) of a fixture."""
        own = self.fixtures[fixture].deadline
        # A round that was cut and is paired again has new deadlines.
        return max(own, self.rulings.deadlines.get(fixture, own))

    def division_of(self, entry: str) -> int:
        """Return the number of the division in which an entry plays now."""
        return self.rulings.divisions.get(entry, self.entrants[entry].division)

    @property
    def divisions(self) -> frozenset[int]:
        """The numbers of all divisions, including those that all entries have left."""
        return frozenset(entrant.division for entrant in self.entrants.values())

    def outcome(self, fixture: str) -> MatchResult | None:
        """Return the result of a fixture; None if it has none."""
        match = self.outcomes.get(fixture, ("",))[-1]
        return None if match in self.rulings.voids else self.results.get(match)

    def settles(self, fixture: str) -> MatchResult | None:
        """Return the result that decides a fixture; None also if no deal of its match was finished."""
        result = self.outcome(fixture)
        return None if result is None or result.is_unfinished else result

    def holds(self, player: str) -> str | None:
        """Return the entry that a player holds now and that was not withdrawn; None if there is none."""
        for held in self.roster.of_player.get(player, ()):
            if held.end is None and held.entry not in self.rulings.withdrawn:
                return held.entry
        return None

    @property
    def entries(self) -> tuple[str, ...]:
        """The entries that were not withdrawn, in the order in which they entered."""
        return tuple(entry for entry in self.entrants if entry not in self.rulings.withdrawn)

    def held(self, player: str) -> str | None:
        """Return the entry that a player holds, or the last one that they held; None if there is none."""
        last = (held.entry for held in reversed(self.roster.of_player.get(player, ())))
        return self.holds(player) or next(last, None)

    def has(self, entry: str) -> bool:
        """Return whether there is such an entry, withdrawn or not."""
        return entry in self.entrants

    def holder(self, entry: str) -> str:
        """Return the player who holds an entry, which must exist."""
        return self.roster.holder(entry)

    def entries_of(self, result: MatchResult) -> set[str]:
        """Return the entries whose accounts a match may change: those of its players and of its fixture."""
        held = {self.roster.entry_at(player, result.at) for player in players_of(result)}
        fixture = self.fixtures.get(result.fixture or "")
        return {entry for entry in (*held, *(fixture.entries if fixture else ())) if entry is not None}


def players_of(result: MatchResult) -> set[str]:
    """Return the people in a match."""
    return {seat.player for seat in result.seats if seat.player is not None}


def file(index: dict[str, tuple[str, ...]], under: Iterable[str], key: str) -> None:
    """Add ``key`` to an index of the state, under each of the names ``under``."""
    for each in under:
        index[each] = (*index.get(each, ()), key)
