"""The account of an entry: what each match, forfeit and decision has given to its score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal

from bot.league.decisions import Award, Decision
from bot.league.effect import uncounted, won, worth
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
    enough), ``void``, ``withdrawn``, or as :func:`effect.uncounted` says. Of a decision what it was:
    ``award``, ``settle``, ``withdraw``, ``replace`` or ``caution``.
    """
    place: int | None = None
    total: int | None = None
    deals: int = 0
    won: bool = False
    against: frozenset[str] = frozenset()
    """The other people at the match."""
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
    lines: tuple[AccountLine, ...]
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

    @property
    def was_dealt(self) -> bool:
        """Whether the player has played a match, here or elsewhere, and not only won or lost without one."""
        return any(line.kind == "match" and (line.deals or line.entered) for line in self.lines)


def match_line(
    result: MatchResult, seen: MatchResult | None, player: str, season: Season, decisions: tuple[str, ...]
) -> AccountLine:
    """The line of a match, before the matches for the score are chosen.

    ``seen`` is ``result`` with the umpire's decisions applied; None if it is void.
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
    against = frozenset(seat.player for seat in seen.people if seat.player not in (player, None))
    return replace(line, kind=kind, worth=worth(seen, player, season), won=won(seen, player), against=against)


def decision_line(decision: Decision) -> AccountLine:
    """The line of a decision about the entry itself."""
    gave = decision.ruling.points if isinstance(decision.ruling, Award) else 0
    return AccountLine(
        "decision", decision.key, decision.at, Fraction(gave), why=type(decision.ruling).__name__.lower()
    )


def account_of(
    season: Season, entry: str, player: str, division: int, lines: Iterable[AccountLine], withdrawn: bool
) -> Account:
    """The account that consists of these lines."""
    ordered = sorted(lines, key=lambda line: (line.at, line.key))
    if season.guarded:
        ordered = list(_without_the_same(ordered))
    eligible = [line for line in ordered if line.worth is not None]
    chosen = eligible
    if season.counting == "best":
        better = 1 if season.low_wins else -1
        chosen = sorted(eligible, key=lambda line: better * (line.worth or 0))[: season.best]
    share = Fraction(1, len(chosen)) if season.averaged and chosen else Fraction(1)
    kept = set(map(id, chosen))
    counted = tuple(
        line
        if line.worth is None
        else replace(line, gave=line.worth * share)
        if id(line) in kept
        else replace(line, why="dropped")
        for line in ordered
    )
    deals = sum(line.deals for line in eligible)
    points = sum(line.total or 0 for line in eligible if not line.entered)
    return Account(
        entry,
        player,
        division,
        counted,
        score=None if season.averaged and not chosen else sum((line.gave for line in counted), Fraction(0)),
        counted=len(chosen),
        eligible=len(eligible),
        opponents=len(frozenset[str]().union(*(line.against for line in eligible))),
        wins=sum(line.won for line in eligible),
        per_deal=Fraction(points, deals) if deals else None,
        withdrawn=withdrawn,
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
            counted.update(line.against)
            yield line
