"""What an umpire can decide in a league, each with who, when and why; and what of it is in force."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class Void:
    """A match does not count, for nobody."""

    match: str


@dataclass(frozen=True, slots=True)
class Adjust:
    """A player's total in a match becomes another; the places follow."""

    match: str
    player: str
    total: int


@dataclass(frozen=True, slots=True)
class Award:
    """Points of the standings are given to an entry, or with a minus taken away."""

    entry: str
    points: int


@dataclass(frozen=True, slots=True)
class Settle:
    """Equals in the standings stand in this order, the best first."""

    order: tuple[str, ...]


Rest: TypeAlias = Literal["forfeit", "zero", "void"]


@dataclass(frozen=True, slots=True)
class Withdraw:
    """An entry takes no further part.

    ``forfeit``: it has lost whatever is still to be played, and the others there have beaten it; ``zero``: it
    gets nothing for that, and the others play as if it had not been there; ``void``: it has never played, in
    any match.
    """

    entry: str
    rest: Rest


@dataclass(frozen=True, slots=True)
class Replace:
    """``player`` holds an entry from now on, with all that it has."""

    entry: str
    player: str


@dataclass(frozen=True, slots=True)
class Extend:
    """Fixtures, or with none named the season itself, last until later."""

    fixtures: tuple[str, ...]
    until: int


@dataclass(frozen=True, slots=True)
class Caution:
    """A word with a player, in private. Changes nothing."""

    entry: str


@dataclass(frozen=True, slots=True)
class Reverse:
    """An earlier decision is taken back."""

    decision: str


Ruling: TypeAlias = Void | Adjust | Award | Settle | Withdraw | Replace | Extend | Caution | Reverse


@dataclass(frozen=True, slots=True)
class Decision:
    """An umpire's decision."""

    key: str
    at: int
    """Milliseconds since 1970. Never before that of an earlier decision of the same league."""
    by: str
    """The key of the umpire."""
    reason: str
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class Gone:
    """An entry that has been withdrawn."""

    decision: str
    at: int
    rest: Rest

    def misses(self, at: int) -> bool:
        """Whether it has no part, or no more part, in a match that was over at a time."""
        return self.rest == "void" or at > self.at


@dataclass(frozen=True, slots=True)
class Force:
    """What the decisions that are in force come to, by what they are about."""

    voids: frozenset[str] = frozenset()
    """Matches."""
    totals: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """The adjusted totals of a match, by player."""
    of_match: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The decisions that have voided or adjusted a match."""
    withdrawn: Mapping[str, Gone] = field(default_factory=dict)
    """By entry."""
    replaced: Mapping[str, tuple[tuple[int, str], ...]] = field(default_factory=dict)
    """From when on which players hold an entry, in order."""
    about: Mapping[str, tuple[Decision, ...]] = field(default_factory=dict)
    """All that name an entry itself: awards, cautions, withdrawals, replacements, settled ties."""
    settled: tuple[Settle, ...] = ()
    """The last first."""
    deadlines: Mapping[str, int] = field(default_factory=dict)
    """By fixture; that of the season itself under the empty text."""


def in_force(decisions: Iterable[Decision]) -> tuple[Decision, ...]:
    """The decisions that have not been taken back, and that take none back."""
    taken = tuple(decisions)
    back = {each.ruling.decision for each in taken if isinstance(each.ruling, Reverse)}
    return tuple(d for d in taken if d.key not in back and not isinstance(d.ruling, Reverse))


def force_of(decisions: Iterable[Decision]) -> Force:
    """What the decisions come to, those that were taken back left out."""
    totals: dict[str, dict[str, int]] = {}
    of_match: dict[str, tuple[str, ...]] = {}
    withdrawn: dict[str, Gone] = {}
    replaced: dict[str, tuple[tuple[int, str], ...]] = {}
    about: dict[str, tuple[Decision, ...]] = {}
    deadlines: dict[str, int] = {}
    standing = in_force(decisions)
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
            case Extend(fixtures, until):
                deadlines.update(dict.fromkeys(fixtures or ("",), until))
    rulings = [decision.ruling for decision in standing]
    voids = frozenset(ruling.match for ruling in rulings if isinstance(ruling, Void))
    settled = tuple(ruling for ruling in reversed(rulings) if isinstance(ruling, Settle))
    return Force(voids, totals, of_match, withdrawn, replaced, about, settled, deadlines)


def named(ruling: Ruling) -> tuple[str, ...]:
    """The entries that a ruling names."""
    match ruling:
        case Award(entry) | Withdraw(entry) | Replace(entry) | Caution(entry):
            return (entry,)
        case Settle(order):
            return order
        case _:
            return ()
