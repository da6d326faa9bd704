"""The account of an entry: what each match, forfeit and decision has given to its score."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType
from typing import Literal, NamedTuple

from bot.league.decisions import Award, Decision
from bot.league.effect import against as gives
from bot.league.effect import uncounted, won, worth
from bot.league.opponents import (
    EVEN,
    Against,
    Meetings,
    MeetingTotals,
    SeasonOpponents,
    meetings_of,
    season_opponents,
    tally_of,
)
from bot.league.results import MatchResult
from bot.league.season import Season

NOTHING, ALL = Fraction(0), Fraction(1)


class AccountLine(NamedTuple):
    """A match, forfeit or decision, and what it has given. The score is the sum of what all lines gave.

    It is a tuple because a season has tens of thousands of lines, and instances of other classes take several
    times as long to make.
    """

    kind: Literal["match", "forfeit", "decision"]
    key: str
    """The key of the match or decision, or of the fixture if there was no match."""
    at: int
    place: int | None = None
    total: int | None = None
    deals: int = 0
    decisions: tuple[str, ...] = ()
    """The decisions that have entered or changed the match."""
    entered: bool = False
    """Whether the match was played elsewhere, so that its deals are not known."""
    awarded: int = 0
    """The points that a decision gives."""
    won: bool = False
    why: str = ""
    """Why a match gave nothing: ``dropped``, ``met`` (all opponents have counted often enough), ``apart``
    (they have hardly met others who count), ``void``, ``withdrawn``, ``unfinished`` (no deal was over), or as
    :func:`effect.uncounted` says. Of
    a decision what it was: ``award``, ``settle``, ``withdraw``, ``replace`` or ``caution``.
    """
    against: Against = MappingProxyType({})
    """What the match gives for each of the other people in it. Where it matters against whom one plays, these
    are the entries of the season that count.
    """
    weight: int = 1
    """The weight in an average. Where it matters against whom one plays, it is the number of opponents who
    count.
    """
    worth: Fraction | None = None
    """What the match would give on its own; None if it does not count."""
    share: Fraction = NOTHING
    """The part of its worth that goes into the score: 1 where the score is a sum, and 0 if the match was
    dropped.
    """

    @property
    def gave(self) -> Fraction:
        """The points that the line has given to the score."""
        return Fraction(self.awarded) if self.worth is None else self.worth * self.share

    def counted(self, against: Against, worth: Fraction, share: Fraction) -> AccountLine:
        """The line as it counts against these opponents."""
        return AccountLine._make((*self[:PLAYED], against, len(against), worth, share))

    @property
    def private(self) -> bool:
        """Whether only the umpire and the player may see it."""
        return self.why == "caution"


PLAYED = AccountLine._fields.index("against")
"""The number of fields of a line that say what was played. They do not depend on who counts as an opponent.
"""


@dataclass(frozen=True, slots=True)
class Account:
    """The score of an entry, and everything that it consists of in order of time."""

    entry: str
    player: str
    """The player who holds the entry now."""
    division: int
    unadjusted: tuple[AccountLine, ...]
    """The lines before it is taken into account what others have played."""
    score: Fraction | None
    """The score; None for an average without matches."""
    counted: int
    """The number of matches in the score, including forfeits."""
    eligible: int
    """The number of matches that could be in the score, including dropped ones."""
    opponents: int
    """The number of different people in these matches."""
    wins: int
    per_deal: Fraction | None
    """Points per deal in the matches that could count and were not forfeited; None without a deal."""
    withdrawn: bool
    season: Season = field(compare=False, repr=False)
    weight: int = 0
    """The weight of all lines that make an average."""
    awarded: int = 0
    """The points that decisions have given."""
    meetings: Meetings | None = None
    """The opponents whom the entry has met, in seasons where that matters."""
    opponents_by: SeasonOpponents | None = None
    """The opponents of the season, once the account takes into account what others have played."""

    @property
    def lines(self) -> tuple[AccountLine, ...]:
        """Everything that the score consists of, in order of time."""
        if self.opponents_by is None:
            return self.unadjusted
        lines = _adjusted_lines(self, self.opponents_by, self.weight)
        return _given(self.season, lines) if self.season.counting == "best" else tuple(lines)

    @property
    def has_counted(self) -> bool:
        """Whether a match, a forfeit or a decision of the umpire has counted for the entry."""
        return bool(self.eligible or self.awarded)

    @property
    def was_dealt(self) -> bool:
        """Whether the player has played a match, here or elsewhere. Walkovers and forfeits do not count."""
        return any(line.kind == "match" and (line.deals or line.entered) for line in self.unadjusted)


def match_line(
    result: MatchResult,
    seen: MatchResult | None,
    player: str,
    season: Season,
    decisions: tuple[str, ...],
    named: Callable[[str], str | None],
) -> AccountLine:
    """The line of a match, before the matches for the score are chosen.

    ``seen`` is ``result`` with the umpire's decisions applied; None if it is void. ``named`` says by which
    name the other players are opponents, if at all.
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
    why = "unfinished" if result.is_unfinished else uncounted(seen, player, season)
    if why:
        return line._replace(why=why)
    others = (seat for seat in seen.people if seat.player not in (player, None))
    against = {name: gives(own, seat) for seat in others if (name := named(seat.player or ""))}
    value, weight = worth(seen, player, season), 1
    if season.goes_by_opponents:
        if not against:
            return line._replace(why="apart")
        weight = len(against)
        if season.scoring == "places":
            value = _quotient(sum(against.values()), weight)
    kind: Literal["match", "forfeit"] = "forfeit" if own.absent else "match"
    return line._replace(kind=kind, worth=value, won=won(seen, player), against=against, weight=weight)


def decision_line(decision: Decision) -> AccountLine:
    """The line of a decision about the entry itself."""
    ruling = decision.ruling
    awarded = ruling.points if isinstance(ruling, Award) else 0
    why = type(ruling).__name__.lower()
    return AccountLine("decision", decision.key, decision.at, why=why, awarded=awarded)


def account_of(
    season: Season, entry: str, player: str, division: int, lines: Iterable[AccountLine], withdrawn: bool
) -> Account:
    """The account that consists of these lines, before it is taken into account what others have played."""
    ordered = tuple(sorted(lines, key=lambda line: (line.at, line.key)))
    own = Account(entry, player, division, (), None, 0, 0, 0, 0, None, withdrawn, season)
    if season.goes_by_opponents:
        meetings = meetings_of([line.against for line in ordered])
        return _summed(replace(own, unadjusted=ordered, meetings=meetings), ordered)
    return _summed(replace(own, unadjusted=_given(season, ordered)), ordered)


def adjusted(accounts: Mapping[str, Account], totals: MeetingTotals) -> dict[str, Account]:
    """The accounts of a season in which it matters against whom one plays. Each takes into account what all
    others have played. ``totals`` are the totals of these accounts.
    """
    met = {entry: own.meetings for entry, own in accounts.items() if own.meetings is not None}
    opponents = season_opponents(met, totals)
    # Of most entries all opponents count each time, so that nothing has to be counted anew.
    partly = {
        entry: against
        for entry, own in accounts.items()
        if (against := _counting_partly(own, opponents)) is not None
    }
    tallies = {
        entry: tally_of(partly[entry]) if entry in partly else meetings.tally
        for entry, meetings in met.items()
    }
    opponents = replace(opponents, tallies=tallies)
    strengths = opponents.strengths(totals, met)
    return {
        entry: _adjusted(own, opponents, strengths.get(entry, 0), partly.get(entry))
        for entry, own in accounts.items()
    }


def _counting_partly(own: Account, opponents: SeasonOpponents) -> list[Against] | None:
    """What each line of an account gives for the opponents who count; None if all of them do."""
    if own.meetings is None or opponents.count_in_full(own.entry, own.meetings):
        return None
    return opponents.counting(own.entry, [line.against for line in own.unadjusted])


def _adjusted(
    own: Account, opponents: SeasonOpponents, strength: int, partly: Sequence[Against] | None
) -> Account:
    """The account after it was taken into account how strong its opponents were together, and what each line
    gives for the opponents who count; None if all of them do.
    """
    season = own.season
    if not (season.averaged and season.scoring == "places"):
        own = replace(own, opponents_by=opponents)
        return own if partly is None else _summed(own, tuple(_adjusted_lines(own, opponents, 0, partly)))
    # Then the score follows from the tallies, without the lines.
    tally, score = opponents.tallies[own.entry], None
    if tally.pairs:
        given = tally.points + strength - EVEN * tally.pairs
        score = Fraction(given + own.awarded * tally.pairs, tally.pairs)
    if partly is None:
        return replace(own, opponents_by=opponents, score=score, weight=tally.pairs)
    counted = [line for line, against in zip(own.unadjusted, partly, strict=True) if against]
    return replace(
        own,
        opponents_by=opponents,
        score=score,
        weight=tally.pairs,
        counted=len(counted),
        eligible=len(counted),
        opponents=len(tally.times),
        wins=sum(line.won for line in counted),
        per_deal=_per_deal(counted),
    )


def _adjusted_lines(
    own: Account, opponents: SeasonOpponents, whole: int, partly: Sequence[Against] | None = None
) -> Iterator[AccountLine]:
    """The lines of an account with the opponents who count, and with what the match is worth against them.
    ``whole`` is the weight of all lines, or 0 if that is not known yet.
    """
    season, whole = own.season, whole or 1
    if partly is None:
        partly = _counting_partly(own, opponents)
    by_average = season.averaged and season.scoring == "places"
    averages = opponents.averages(own.entry) if by_average else {}
    against = [line.against for line in own.unadjusted] if partly is None else partly
    for line, given in zip(own.unadjusted, against, strict=True):
        if line.worth is None:
            yield line
            continue
        if not given:
            known = own.entry in opponents.pool and not opponents.pool.isdisjoint(line.against)
            yield line._replace(worth=None, won=False, weight=0, why="met" if known else "apart")
            continue
        if by_average:
            points = sum(given.values()) - EVEN * len(given)
            for other in given:
                points += averages[other]
            worth = _quotient(points, len(given))
        elif season.scoring == "points":
            worth = line.worth
        else:
            worth = _quotient(sum(given.values()), len(line.against))
        yield line.counted(given, worth, _quotient(len(given), whole) if season.averaged else ALL)


def _chosen(season: Season, lines: Iterable[AccountLine]) -> list[AccountLine]:
    """The lines that make the score, out of those that could."""
    eligible = [line for line in lines if line.worth is not None]
    if season.counting != "best":
        return eligible
    better = 1 if season.low_wins else -1
    return sorted(eligible, key=lambda line: (better * (line.worth or 0), line.weight))[: season.best]


def _given(season: Season, lines: Iterable[AccountLine]) -> tuple[AccountLine, ...]:
    """The lines with the share of their worth that goes into the score."""
    listed = tuple(lines)
    chosen = _chosen(season, listed)
    whole = sum(line.weight for line in chosen)
    kept = set(map(id, chosen))
    return tuple(
        line
        if line.worth is None
        else line._replace(share=_quotient(line.weight, whole) if season.averaged else ALL)
        if id(line) in kept
        else line._replace(why="dropped", share=NOTHING)
        for line in listed
    )


def _summed(own: Account, lines: Sequence[AccountLine]) -> Account:
    """The account with the sum of these lines."""
    season = own.season
    eligible = [line for line in lines if line.worth is not None]
    chosen = _chosen(season, eligible)
    whole = sum(line.weight for line in chosen) if season.averaged else 1
    score = Fraction(0)
    for line in chosen:
        score += (line.weight if season.averaged else 1) * (line.worth or Fraction(0))
    score /= whole or 1
    awarded = sum(line.awarded for line in lines)
    return replace(
        own,
        score=None if season.averaged and not chosen else score + awarded,
        counted=len(chosen),
        weight=whole,
        eligible=len(eligible),
        opponents=len(set().union(*(line.against for line in eligible))),
        wins=sum(line.won for line in eligible),
        per_deal=_per_deal(eligible),
        awarded=awarded,
    )


def _per_deal(lines: Iterable[AccountLine]) -> Fraction | None:
    """Points per deal in these matches, without those that were forfeited; None without a deal."""
    points = deals = 0
    for line in lines:
        if line.kind == "forfeit":
            continue
        deals += line.deals
        points += 0 if line.entered else line.total or 0
    return Fraction(points, deals) if deals else None


@lru_cache(maxsize=10_000)
def _quotient(of: int, by: int) -> Fraction:
    """A fraction. It is cached because the same few come again and again and take long to make."""
    return Fraction(of, by)
