"""The umpire's decisions, and the combined effect of those in force in a league."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias

from bot.league.stages import CHECKED, PLAYING, TIED, Stage
from bot.user_text import UserText


class BaseRuling:
    """The content of a decision, with the same conditions as acts of a season."""

    __slots__ = ()

    stages: ClassVar[tuple[Stage, ...]] = ()
    """Stages of a tournament in which it is allowed; empty for any."""
    needs_reason: ClassVar[bool] = True
    """Whether it is refused without a reason."""


@dataclass(frozen=True, slots=True)
class Void(BaseRuling):
    """Void a match for all players."""

    match: str


@dataclass(frozen=True, slots=True)
class Adjust(BaseRuling):
    """Set a player's total in a match. The places follow from the totals."""

    match: str
    player: str
    total: int


@dataclass(frozen=True, slots=True)
class Award(BaseRuling):
    """Give an entry points in the standings, or take some if they are negative."""

    entry: str
    points: int


@dataclass(frozen=True, slots=True)
class Settle(BaseRuling):
    """Rank tied entries in this order, the best first. In a tournament these of them advance, or have won."""

    stages = TIED
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tiebreaker(BaseRuling):
    """Let tied entries play a tiebreaker, and rank them by its places.

    The match counts for nothing else.
    """

    entries: tuple[str, ...]
    until: int
    """Deadline (ms) of the tiebreaker."""


Rest: TypeAlias = Literal["forfeit", "zero", "void"]


@dataclass(frozen=True, slots=True)
class Withdraw(BaseRuling):
    """Withdraw an entry. ``rest`` decides its open matches.

    ``forfeit``: it loses them, and the others there beat it. ``zero``: it gets nothing for them, and the
    others play as if it were not there. ``void``: all its matches count as if it had never played.
    """

    entry: str
    rest: Rest


@dataclass(frozen=True, slots=True)
class Replace(BaseRuling):
    """Hand an entry with its score and its fixtures to ``player``."""

    entry: str
    player: str


@dataclass(frozen=True, slots=True)
class Transfer(BaseRuling):
    """Move an entry to another division, with its score. It still plays its existing fixtures."""

    entry: str
    division: int


@dataclass(frozen=True, slots=True)
class Extend(BaseRuling):
    """Extend the deadline of fixtures; without fixtures, the end of the season."""

    needs_reason = False
    fixtures: tuple[str, ...]
    until: int


@dataclass(frozen=True, slots=True)
class Enter(BaseRuling):
    """Enter the result of a match that was played elsewhere."""

    fixture: str
    """Fixture that was played; empty in a season without pairings."""
    players: tuple[str, ...]
    """Players of the fixture or, without a fixture, the people who played."""
    places: tuple[int, ...]
    """Their places, 1 for the best; 0 for no-shows."""
    totals: tuple[int, ...] = ()
    """Their points, 0 for no-shows; empty if only the places are known."""


@dataclass(frozen=True, slots=True)
class Warn(BaseRuling):
    """Give a player a private warning. It changes nothing."""

    entry: str


@dataclass(frozen=True, slots=True)
class VoidDeal(BaseRuling):
    """Void a deal at a tournament table, to be played again."""

    stages = (*PLAYING, *CHECKED)
    round: int
    table: int
    slot: int


@dataclass(frozen=True, slots=True)
class AdjustDeal(BaseRuling):
    """Change an entry's points in one deal of a tournament."""

    entry: str
    round: int
    slot: int
    sign: Literal["=", "+", "-"]
    points: int
    """The points to set, add or subtract; 0 or more."""


@dataclass(frozen=True, slots=True)
class ShareVictory(BaseRuling):
    """Declare all who are tied for first place in a tournament winners."""

    stages = TIED


@dataclass(frozen=True, slots=True)
class Reverse(BaseRuling):
    """Undo an earlier decision."""

    decision: str


DealRuling: TypeAlias = VoidDeal | AdjustDeal | ShareVictory
"""Rulings that only a tournament has, because it counts deals. A withdrawal there uses ``zero``."""
Ruling: TypeAlias = (
    Void
    | Adjust
    | Award
    | Settle
    | Tiebreaker
    | Withdraw
    | Replace
    | Transfer
    | Extend
    | Enter
    | Warn
    | Reverse
    | DealRuling
)


@dataclass(frozen=True, slots=True)
class Decision:
    """An umpire's decision, with its time and reason."""

    key: str
    at: int
    """Milliseconds since 1970. Never before that of an earlier decision of the same league."""
    by: str
    """The key of the umpire."""
    reason: UserText
    ruling: Ruling


def match_entered(decision: Decision) -> str | None:
    """Return the key of the match that a decision has entered; None for any other decision."""
    ruling = decision.ruling
    if not isinstance(ruling, Enter):
        return None
    return "-".join(filter(None, (ruling.fixture, f"e{decision.key}")))


@dataclass(frozen=True, slots=True)
class Gone:
    """A withdrawn entry."""

    decision: str
    at: int
    rest: Rest

    def misses(self, at: int) -> bool:
        """Return whether the withdrawal removes the entry from a match that ended ``at`` a time (ms)."""
        return self.rest == "void" or at > self.at


@dataclass(frozen=True, slots=True)
class Rulings:
    """The combined effect of the decisions in force, by subject."""

    voids: frozenset[str] = frozenset()
    """Keys of void matches, including entered ones whose decision was undone."""
    totals: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Adjusted totals of a match, by player."""
    of_match: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Decisions that have entered, voided or adjusted a match."""
    withdrawn: Mapping[str, Gone] = field(default_factory=dict)
    """The withdrawals, by entry."""
    replaced: Mapping[str, tuple[tuple[int, str], ...]] = field(default_factory=dict)
    """The times (ms) and the players of an entry's replacements, in order, by entry."""
    divisions: Mapping[str, int] = field(default_factory=dict)
    """The divisions of the entries that were moved."""
    about: Mapping[str, tuple[Decision, ...]] = field(default_factory=dict)
    """Decisions that name an entry, by entry: awards, private warnings, withdrawals, replacements, moves, and
    ties broken by the umpire or a tiebreaker.
    """
    settled: tuple[Settle, ...] = ()
    """Ties broken by the umpire, the latest first."""
    tiebreakers: tuple[str, ...] = ()
    """Decisions that order a tiebreaker, the latest first."""
    deadlines: Mapping[str, int] = field(default_factory=dict)
    """Extended deadlines (ms) by fixture; the extended end of the season has an empty key."""


def in_force(decisions: Iterable[Decision]) -> tuple[Decision, ...]:
    """Return the decisions that were not undone, without the Reverse decisions."""
    taken = tuple(decisions)
    back = {each.ruling.decision for each in taken if isinstance(each.ruling, Reverse)}
    return tuple(d for d in taken if d.key not in back and not isinstance(d.ruling, Reverse))


def rulings_of(decisions: Iterable[Decision]) -> Rulings:
    """Return the combined effect of the decisions that were not undone."""
    totals: dict[str, dict[str, int]] = {}
    of_match: dict[str, tuple[str, ...]] = {}
    withdrawn: dict[str, Gone] = {}
    replaced: dict[str, tuple[tuple[int, str], ...]] = {}
    divisions: dict[str, int] = {}
    about: dict[str, tuple[Decision, ...]] = {}
    deadlines: dict[str, int] = {}
    decisions = tuple(decisions)
    standing = in_force(decisions)
    entered = {decision.key: match for decision in decisions if (match := match_entered(decision))}
    back = {d.ruling.decision: d.key for d in decisions if isinstance(d.ruling, Reverse)}
    for key, match in entered.items():
        of_match[match] = (back.get(key, key),)
    for decision in standing:
        for entry in named(decision.ruling):
            about[entry] = (*about.get(entry, ()), decision)
        match decision.ruling:
            case Void(match) | Adjust(match) as ruling:
                of_match[match] = (*of_match.get(match, ()), decision.key)
                if isinstance(ruling, Adjust):
                    totals.setdefault(match, {})[ruling.player] = ruling.total
            case Withdraw(entry, rest):
                withdrawn[entry] = Gone(decision.key, decision.at, rest)
            case Replace(entry, player):
                replaced[entry] = (*replaced.get(entry, ()), (decision.at, player))
            case Transfer(entry, division):
                divisions[entry] = division
            case Extend(fixtures, until):
                deadlines.update(dict.fromkeys(fixtures or ("",), until))
    rulings = [decision.ruling for decision in standing]
    voids = frozenset(ruling.match for ruling in rulings if isinstance(ruling, Void))
    voids |= {match for key, match in entered.items() if key in back}
    settled = tuple(ruling for ruling in reversed(rulings) if isinstance(ruling, Settle))
    tiebreakers = tuple(each.key for each in reversed(standing) if isinstance(each.ruling, Tiebreaker))
    return Rulings(
        voids, totals, of_match, withdrawn, replaced, divisions, about, settled, tiebreakers, deadlines
    )


def named(ruling: Ruling) -> tuple[str, ...]:
    """Return the entries that a ruling names."""
    match ruling:
        case Award(entry) | Withdraw(entry) | Replace(entry) | Transfer(entry) | Warn(entry):
            return (entry,)
        case Settle(entries) | Tiebreaker(entries):
            return entries
        case _:
            return ()
