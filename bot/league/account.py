"""The account of an entry: what each match, forfeit and decision has added to its score."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from types import MappingProxyType
from typing import Literal, NamedTuple

from bot.league.decisions import Award, Decision
from bot.league.effect import against as gives
from bot.league.effect import uncounted, won, worth
from bot.league.meetings import Against, Meetings, Regulars, Versus, meetings_of, regulars_of
from bot.league.results import MatchResult
from bot.league.scoring_rules import ScoringRules

NOTHING = Fraction(0)


class AccountLine(NamedTuple):
    """A match, forfeit or decision, and its points. The score is the sum of the points of all lines. If
    meetings count, they give the points (:attr:`Account.versus`), and a match alone gives none.

    A tuple, because a season has tens of thousands of lines, and instances of other classes take several
    times as long to create.
    """

    kind: Literal["match", "forfeit", "decision"]
    key: str
    """Key of the match or decision, or of the fixture if there was no match."""
    at: int
    place: int | None = None
    total: int | None = None
    deals: int = 0
    decisions: tuple[str, ...] = ()
    """Decisions that have entered or changed the match."""
    entered: bool = False
    """Whether the match was played elsewhere, so that its deals are unknown."""
    awarded: int = 0
    """Points given by a decision."""
    won: bool = False
    why: str = ""
    """Reason why a match gave nothing: ``apart`` (no other entry was in it), ``void``, ``withdrawn``,
    ``unfinished`` (no deal was finished), or as in :func:`effect.uncounted`. For a decision its kind:
    ``award``, ``settle``, ``withdraw``, ``replace`` or ``warning``.
    """
    against: Against = MappingProxyType({})
    """Result of the match against each other person in it; if meetings count, against each other entry."""
    worth: Fraction | None = None
    """Points of the match if the score is a sum; None if it doesn't count."""

    @property
    def gave(self) -> Fraction:
        """The points that the line has added to the score."""
        return Fraction(self.awarded) if self.worth is None else self.worth

    @property
    def private(self) -> bool:
        """Whether only the umpire and the player may see it."""
        return self.why == "warn"


@dataclass(frozen=True, slots=True)
class ScoreAccount:
    """The score of an entry, with all its lines in order of time."""

    entry: str
    player: str
    """Current player of the entry."""
    division: int
    lines: tuple[AccountLine, ...]
    """Every match, forfeit and decision, in order of time."""
    score: Fraction | None
    """Score; None for an entry that has met no regular."""
    counted: int
    """Number of matches in the score, including forfeits."""
    opponents: int
    """Number of different people in these matches."""
    wins: int
    per_deal: Fraction | None
    """Points per deal in the matches that count and were not forfeited; None without a deal."""
    withdrawn: bool
    awarded: int = 0
    """Points given by decisions."""
    meetings: Meetings | None = None
    """Meetings with the other entries, if these make the score."""
    regulars: Regulars | None = None
    """Regulars of the season, once all entries' matches were taken into account."""

    @property
    def versus(self) -> tuple[Versus, ...]:
        """The results against each regular; empty if meetings don't make the score."""
        return self.regulars.versus(self.entry, self.meetings) if self.regulars and self.meetings else ()

    @property
    def is_regular(self) -> bool:
        """Whether the entry is a regular, in a season in which meetings make the score."""
        return self.regulars is not None and self.entry in self.regulars.entries

    @property
    def has_counted(self) -> bool:
        """Whether a match, a forfeit or a decision of the umpire has counted for the entry."""
        return bool(self.counted or self.awarded)

    @property
    def was_dealt(self) -> bool:
        """Whether the player has played a match, here or elsewhere. Decisions without play and forfeits don't
        count.
        """
        return any(line.kind == "match" and (line.deals or line.entered) for line in self.lines)


def match_line(
    result: MatchResult,
    seen: MatchResult | None,
    player: str,
    scoring: ScoringRules,
    decisions: tuple[str, ...],
    named: Callable[[str], str | None],
) -> AccountLine:
    """Build the line of a match.

    ``seen`` is ``result`` with the umpire's decisions applied, or None if it is void. ``named`` returns the
    name under which another player counts as an opponent, or None.
    """
    key, at = result.match, result.at
    if seen is None:
        return AccountLine("match", key, at, why="void", decisions=decisions, entered=result.entered)
    own = next((seat for seat in seen.seats if seat.player == player), None)
    if own is None:
        return AccountLine("match", key, at, why="withdrawn", decisions=decisions, entered=result.entered)
    line = AccountLine(
        *("match", key, at),
        place=own.place,
        total=own.total,
        deals=own.deals,
        decisions=decisions,
        entered=result.entered,
    )
    others = [seat for seat in seen.people if seat is not own]
    why = "unfinished" if result.is_unfinished else uncounted(seen, own, others, scoring)
    if why:
        return line._replace(why=why)
    given = [gives(own, seat) for seat in others]  # an entry that no one played may have a player's name
    names = [named(seat.player or "") for seat in others]
    against = {name: points for name, points in zip(names, given, strict=True) if name}
    if not against:
        return line._replace(why="apart")
    value = NOTHING if scoring.counts_meetings else worth(given)
    kind: Literal["match", "forfeit"] = "forfeit" if own.absent else "match"
    return line._replace(kind=kind, worth=value, won=won(own, others), against=against)


def decision_line(decision: Decision) -> AccountLine:
    """Build the line of a decision about the entry itself."""
    ruling = decision.ruling
    awarded = ruling.points if isinstance(ruling, Award) else 0
    why = type(ruling).__name__.lower()
    return AccountLine("decision", decision.key, decision.at, why=why, awarded=awarded)


def account_of(
    scoring: ScoringRules,
    entry: str,
    player: str,
    division: int,
    lines: Iterable[AccountLine],
    withdrawn: bool,
) -> ScoreAccount:
    """Build the account from these lines, without regard to the matches of other entries."""
    ordered = tuple(sorted(lines, key=lambda line: (line.at, line.key)))
    eligible = [line for line in ordered if line.worth is not None]
    return ScoreAccount(
        *(entry, player, division, ordered),
        score=sum([line.gave for line in ordered], NOTHING),
        counted=len(eligible),
        opponents=len(set().union(*[line.against for line in eligible])),
        wins=sum([line.won for line in eligible]),
        per_deal=_per_deal(eligible),
        withdrawn=withdrawn,
        awarded=sum([line.awarded for line in ordered]),
        meetings=meetings_of(line.against for line in ordered) if scoring.counts_meetings else None,
    )


def adjusted(accounts: Mapping[str, ScoreAccount]) -> dict[str, ScoreAccount]:
    """Adjust the accounts of a season in which meetings make the score to the matches of all entries."""
    met = {entry: own.meetings for entry, own in accounts.items() if own.meetings is not None}
    regulars = regulars_of(met)
    found = {}
    for entry, own in accounts.items():
        score = regulars.score(entry)
        if score is not None:
            score += own.awarded
        found[entry] = replace(own, score=score, regulars=regulars)
    return found


def _per_deal(lines: Iterable[AccountLine]) -> Fraction | None:
    """Return points per deal in these matches, without forfeits; None without a deal."""
    points = deals = 0
    for line in lines:
        if line.kind == "forfeit":
            continue
        deals += line.deals
        points += 0 if line.entered else line.total or 0
    return Fraction(points, deals) if deals else None
