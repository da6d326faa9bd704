"""The simulated members of a rehearsal, and what they do in a season."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from simcord import MemberActor

ALL = 1
"""The value of :attr:`Habits.forgets` for members who come to no table."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How a member behaves in a season."""

    late: bool = False
    """Whether they sign up after the others, and come to their tables when the time has passed."""
    forgets: int = 0
    """Of how many tables they forget one; 0 if they forget none, 1 (:data:`ALL`) if they forget all."""
    leaves: int = 0
    """The round in which they leave the server, or the evening of an open season; 0 if they stay."""


def usual(names: Sequence[str], chance: Random) -> dict[str, Habits]:
    """Return the habits of a group of people: a third is late, one in six forgets every second table, and one
    in twelve leaves in the second round. The first two are always there, so that you can look over their
    shoulders.
    """
    others = list(names[2:])
    chance.shuffle(others)
    share = len(names)
    gone, forgetful = others[: share // 12], others[share // 12 : share // 12 + share // 6]
    late = others[len(gone) + len(forgetful) :][: share // 3]
    return {
        name: Habits(late=name in late, forgets=2 * (name in forgetful), leaves=2 * (name in gone))
        for name in names
    }


@dataclass(slots=True)
class SimulatedMember:
    """A player in a rehearsed season, with habits of their own."""

    name: str
    actor: MemberActor
    habits: Habits = Habits()
    met: list[str] = field(default_factory=list)
    """The fixtures to which they were called so far."""
    gone: bool = False

    def comes(self, fixture: str) -> bool:
        """Whether they come when they are called to a fixture, of which they forget every so many."""
        if fixture not in self.met:
            self.met.append(fixture)
        every = self.habits.forgets
        return not self.gone and not (every and self.met.index(fixture) % every == 0)
