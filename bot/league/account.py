"""The account of an entry: what each match, forfeit and decision has given to its score."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Literal

from bot.league.decisions import Award, Decision
from bot.league.effect import against, uncounted, won, worth
from bot.league.meetings import LEVEL, Company, Met, Tally, circle_and_often, tally_of, total
from bot.league.results import MatchResult
from bot.league.season import Season

SMALL_TABLE = 3
"""At a table of so many people or fewer, an opponent counts only :data:`SAME_OPPONENT` times."""
SAME_OPPONENT = 5


@dataclass(frozen=True, slots=True)
class AccountLine:
    """A match, forfeit or decision, and what it has given. What all lines gave adds up to the score."""

    kind: Literal["match", "forfeit", "decision"]
    key: str
    """The key of the match or decision, or of the fixture if there was no match."""
    at: int
    gave: Fraction = Fraction(0)
    worth: Fraction | None = None
    """What the match would give on its own; None if it does not count."""
    why: str = ""
    """Why a match gave nothing: ``dropped``, ``same`` (the opponents of a small table have counted often
    enough), ``met`` (all opponents have counted often enough), ``apart`` (they have hardly met others who
    count), ``void``, ``withdrawn``, or as :func:`effect.uncounted` says. Of a decision what it was:
    ``award``, ``settle``, ``withdraw``, ``replace`` or ``caution``.
    """
    place: int | None = None
    total: int | None = None
    deals: int = 0
    won: bool = False
    against: Mapping[str, int] = field(default_factory=dict)
    """What it gives for each of the other people at the match, 0 to 100. Where it matters whom one plays
    against, these are the entries of the season that count.
    """
    weight: int = 1
    """How much it weighs in an average: where it matters whom one plays against, the number of opponents who
    count.
    """
    decisions: tuple[str, ...] = ()
    """The decisions that have entered or changed the match."""
    entered: bool = False
    """Whether the match was played elsewhere, so that its deals are not known."""

    @property
    def private(self) -> bool:
        """Whether only the umpire and the player may see it."""
        return self.why == "caution"


@dataclass(frozen=True, slots=True)
class Account:
    """The score of an entry, with everything it consists of in order of time."""

    entry: str
    player: str
    """The player who holds the entry now."""
    division: int
    alone: tuple[AccountLine, ...]
    """The lines as they are without regard to what others have played."""
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
    """Points per deal in the matches that could count; None without a deal."""
    withdrawn: bool
    season: Season = field(compare=False, repr=False)
    weight: int = 0
    """What the lines that make an average weigh together."""
    met: Met = field(default_factory=dict)
    """How often it has met each other entry, where that matters."""
    gave: Mapping[str, int] = field(default_factory=dict)
    """What each of them has given together, 100 for each time they were beaten."""
    company: Company | None = None
    """The opponents of the season, once it is counted against whom it has played."""

    @property
    def lines(self) -> tuple[AccountLine, ...]:
        """All that the score consists of, in order of time."""
        if self.company is None:
            return self.alone
        return _given(self.season, _in_company(self, self.company))

    @property
    def was_dealt(self) -> bool:
        """Whether the player has played a match, here or elsewhere, and not only won or lost without one."""
        return any(line.kind == "match" and (line.deals or line.entered) for line in self.alone)


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
    line = AccountLine("match", result.match, result.at, decisions=decisions, entered=result.entered)
    if seen is None:
        return replace(line, why="void")
    own = next((seat for seat in seen.seats if seat.player == player), None)
    if own is None:
        return replace(line, why="withdrawn")
    line = replace(line, place=own.place, total=own.total, deals=own.deals)
    why = uncounted(seen, player, season)
    if why:
        return replace(line, why=why)
    kind: Literal["match", "forfeit"] = "forfeit" if own.absent else "match"
    others = (seat for seat in seen.people if seat.player not in (player, None))
    given = {name: against(own, seat) for seat in others if (name := named(seat.player or ""))}
    if season.goes_by_opponents and not given:
        return replace(line, why="apart")
    return replace(line, kind=kind, worth=worth(seen, player, season), won=won(seen, player), against=given)


def decision_line(decision: Decision) -> AccountLine:
    """The line of a decision about the entry itself."""
    gave = decision.ruling.points if isinstance(decision.ruling, Award) else 0
    return AccountLine(
        "decision", decision.key, decision.at, Fraction(gave), why=type(decision.ruling).__name__.lower()
    )


def account_of(
    season: Season, entry: str, player: str, division: int, lines: Iterable[AccountLine], withdrawn: bool
) -> Account:
    """The account that consists of these lines, without regard to what others have played."""
    ordered = tuple(sorted(lines, key=lambda line: (line.at, line.key)))
    if season.guarded and not season.goes_by_opponents:
        ordered = tuple(_without_the_same(ordered))
    own = Account(entry, player, division, (), None, 0, 0, 0, 0, None, withdrawn, season)
    if season.goes_by_opponents:
        met, gave = _meetings(ordered)
        own = replace(own, met=met, gave=gave)
        return _summed(replace(own, alone=ordered), ordered)
    return _summed(replace(own, alone=_given(season, ordered)), ordered)


def in_company(accounts: Mapping[str, Account]) -> dict[str, Account]:
    """The accounts of a season in which it matters whom one plays against, each with regard to what all
    others have played.
    """
    circle, often = circle_and_often({entry: own.met for entry, own in accounts.items()})
    company = Company(circle, often)
    free = {entry for entry, own in accounts.items() if company.is_free(entry, own.met)}
    tallies = {entry: _tally(own, company, free=entry in free) for entry, own in accounts.items()}
    company = replace(company, tallies=tallies)
    return {entry: _counted(own, company, free=entry in free) for entry, own in accounts.items()}


def _counted(own: Account, company: Company, *, free: bool) -> Account:
    """The account with regard to what others have played; ``free``: all whom it has met count."""
    season, entry, tallies = own.season, own.entry, company.tallies
    if not (free and season.counting == "average" and season.scoring == "places"):
        return _summed(replace(own, company=company), tuple(_in_company(own, company)))
    # Then the score follows from the sums, without the lines.
    tally = tallies[entry]
    levels = 0
    for other, times in tally.times.items():
        its = tallies[other]
        levels += times * its.without.get(entry, its.level)
    gave = tally.whole + levels - LEVEL * tally.pairs
    awarded = sum((line.gave for line in own.alone if line.kind == "decision"), Fraction(0))
    return replace(own, company=company, score=Fraction(gave, tally.pairs) + awarded, weight=tally.pairs)


def _tally(own: Account, company: Company, *, free: bool) -> Tally:
    """What an account has come to if all opponents are worth the same."""
    if free:
        return tally_of(total(own.met), own.gave)
    times, gave = Counter[str](), Counter[str]()
    for line in _in_company(own, company):
        if line.worth is not None:
            times.update(line.against.keys())
            gave.update(line.against)
    return tally_of(times, gave)


def _meetings(lines: Iterable[AccountLine]) -> tuple[Met, Mapping[str, int]]:
    """How often others were met, by the number of people at the table, and what each has given in all."""
    met: defaultdict[int, Counter[str]] = defaultdict(Counter)
    gave: Counter[str] = Counter()
    for line in lines:
        if line.worth is not None and line.against:
            met[len(line.against) + 1].update(line.against.keys())
            gave.update(line.against)
    return dict(met), gave


def _in_company(own: Account, company: Company) -> Iterator[AccountLine]:
    """The lines of an account, each with the opponents who count, and with what it is worth against them."""
    season = own.season
    so_far: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for line in own.alone:
        if line.worth is None or not line.against:
            yield line
            continue
        size = len(line.against) + 1
        counting = company.counting(own.entry, size, line.against, so_far[size])
        so_far[size].update(counting)
        given = {other: line.against[other] for other in counting}
        if not given:
            known = own.entry in company.circle and not company.circle.isdisjoint(line.against)
            yield replace(line, worth=None, won=False, weight=0, why="met" if known else "apart")
        elif season.scoring == "points":
            yield replace(line, against=given, weight=len(given))
        elif season.averaged:
            tallies = company.tallies
            met = (tallies[other] for other in given if other in tallies)
            levels = sum(its.without.get(own.entry, its.level) for its in met)
            gave = sum(given.values()) + levels - LEVEL * len(given)
            yield replace(line, against=given, weight=len(given), worth=Fraction(gave, len(given)))
        else:
            worth = Fraction(sum(given.values()), len(line.against))
            yield replace(line, against=given, weight=len(given), worth=worth)


def _chosen(season: Season, lines: Iterable[AccountLine]) -> list[AccountLine]:
    """The lines that make the score, of those that could."""
    eligible = [line for line in lines if line.worth is not None]
    if season.counting != "best":
        return eligible
    better = 1 if season.low_wins else -1
    return sorted(eligible, key=lambda line: (better * (line.worth or 0), line.weight))[: season.best]


def _given(season: Season, lines: Iterable[AccountLine]) -> tuple[AccountLine, ...]:
    """The lines, each with what it gives to the score."""
    listed = tuple(lines)
    chosen = _chosen(season, listed)
    whole = sum(line.weight for line in chosen) if season.averaged else 1
    kept = set(map(id, chosen))
    return tuple(
        line
        if line.worth is None
        else replace(line, gave=line.worth * (Fraction(line.weight, whole) if season.averaged else 1))
        if id(line) in kept
        else replace(line, why="dropped")
        for line in listed
    )


def _summed(own: Account, lines: Sequence[AccountLine]) -> Account:
    """The account with what these lines add up to."""
    season = own.season
    eligible = [line for line in lines if line.worth is not None]
    chosen = _chosen(season, eligible)
    awarded = sum((line.gave for line in lines if line.kind == "decision"), Fraction(0))
    whole = sum(line.weight for line in chosen) if season.averaged else 1
    score = Fraction(0)
    for line in chosen:
        score += (line.weight if season.averaged else 1) * (line.worth or Fraction(0))
    score /= whole or 1
    deals = sum(line.deals for line in eligible)
    points = sum(line.total or 0 for line in eligible if not line.entered)
    return replace(
        own,
        score=None if season.averaged and not chosen else score + awarded,
        counted=len(chosen),
        weight=whole,
        eligible=len(eligible),
        opponents=len(set().union(*(line.against for line in eligible))),
        wins=sum(line.won for line in eligible),
        per_deal=Fraction(points, deals) if deals else None,
    )


def _without_the_same(lines: Iterable[AccountLine]) -> Iterator[AccountLine]:
    """The lines, of which matches at a small table count only until one of the opponents there has counted
    :data:`SAME_OPPONENT` times at such tables.
    """
    counted: Counter[str] = Counter()
    for line in lines:
        if line.worth is None or len(line.against) >= SMALL_TABLE:
            yield line
        elif any(counted[player] >= SAME_OPPONENT for player in line.against):
            yield replace(line, worth=None, won=False, why="same")
        else:
            counted.update(line.against.keys())
            yield line
