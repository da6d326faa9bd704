"""What players of a season play for: to win it, to go up, to stay, or to reach the play-off."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple, TypeAlias

from bot.league.bounds import PlaceRange

GoalKind: TypeAlias = Literal["first", "playoff", "up", "stay"]


class Goal(NamedTuple):
    """A goal in a division, which its first ``places`` reach."""

    kind: GoalKind
    division: int
    places: int
    """Number of places that reach it."""

    def is_sure(self, possible: PlaceRange) -> bool:
        """Return whether an entry with these possible places is sure to reach it."""
        return possible.worst <= self.places

    def is_lost(self, possible: PlaceRange) -> bool:
        """Return whether an entry with these possible places can't reach it any more."""
        return possible.best > self.places


Certainty: TypeAlias = Literal["first", "playoff", "up", "stay", "down"]


def certainties(
    goals: Iterable[Goal], divisions: Mapping[str, int], ranges: Mapping[str, PlaceRange]
) -> dict[str, Certainty]:
    """Return what is certain, by entry: the best goal that it is sure to reach, or that it goes ``down``.
    Entries without a certainty are left out. ``divisions`` has the division of each entry.
    """
    found: dict[str, Certainty] = {}
    for goal in goals:
        for entry, possible in ranges.items():
            if divisions[entry] != goal.division or entry in found:
                continue
            if goal.is_sure(possible):
                found[entry] = goal.kind
            elif goal.kind == "stay" and goal.is_lost(possible):
                found[entry] = "down"
    return found
