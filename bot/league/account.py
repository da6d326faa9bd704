"""How it counts: what each match, dropped result, forfeit and decision has given to an entry."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal

from bot.league.decisions import Award, Decision
from bot.league.effect import uncounted, won, worth
from bot.league.results import MatchResult
from bot.league.season import Season


@dataclass(frozen=True, slots=True)
class AccountLine:
    """One thing that has, or might have, given something. What all lines gave adds up to the score."""

    kind: Literal["match", "forfeit", "decision"]
    key: str
    """Of the match, or of the fixture where no match was; of the decision."""
    at: int
    gave: Fraction = Fraction(0)
    worth: Fraction | None = None
    """What the match would give alone; None: it does not count."""
    why: str = ""
    """Why a match gave nothing: ``dropped``, ``void``, ``withdrawn``, or as :func:`effect.uncounted` says. Of
    a decision what it was: ``award``, ``settle``, ``withdraw``, ``replace`` or ``caution``.
    """
    place: int | None = None
    total: int | None = None
    deals: int = 0
    won: bool = False
    decisions: tuple[str, ...] = ()
    """The decisions that have changed the match."""

    @property
    def private(self) -> bool:
        """Whether it is between the umpire and the player."""
        return self.why == "caution"


@dataclass(frozen=True, slots=True)
class Account:
    """All that an entry has, in order of time."""

    entry: str
    player: str
    """Who holds it now."""
    division: int
    lines: tuple[AccountLine, ...]
    score: Fraction | None
    """None: an average of nothing."""
    counted: int
    """Matches in the score, forfeits among them."""
    eligible: int
    """Matches that could be in it, the dropped ones too."""
    wins: int
    per_deal: Fraction | None
    """Points per deal in the matches that could count; None without a deal."""
    withdrawn: bool


def match_line(
    result: MatchResult, seen: MatchResult | None, player: str, season: Season, decisions: tuple[str, ...]
) -> AccountLine:
    """The line of a match, before it is known which matches make the score. ``seen`` is what the umpire has
    made of ``result``, None where it is void.
    """
    line = AccountLine("match", result.match, result.at, decisions=decisions)
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
    return replace(line, kind=kind, worth=worth(seen, player, season), won=won(seen, player))


def decision_line(decision: Decision) -> AccountLine:
    """The line of a decision about the entry itself."""
    gave = decision.ruling.points if isinstance(decision.ruling, Award) else 0
    return AccountLine(
        "decision", decision.key, decision.at, Fraction(gave), why=type(decision.ruling).__name__.lower()
    )


def account_of(
    season: Season, entry: str, player: str, division: int, lines: Iterable[AccountLine], withdrawn: bool
) -> Account:
    """The account that the lines come to."""
    ordered = sorted(lines, key=lambda line: (line.at, line.key))
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
    return Account(
        entry,
        player,
        division,
        counted,
        score=None if season.averaged and not chosen else sum((line.gave for line in counted), Fraction(0)),
        counted=len(chosen),
        eligible=len(eligible),
        wins=sum(line.won for line in eligible),
        per_deal=Fraction(sum(line.total or 0 for line in eligible), deals) if deals else None,
        withdrawn=withdrawn,
    )
