"""The roster of a season: the holder of each entry at each time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.league.decisions import Rulings
from bot.league.scoring_rules import Entrant


@dataclass(frozen=True, slots=True)
class Tenure:
    """A period in which a player held an entry."""

    entry: str
    player: str
    start: int
    end: int | None = None
    """Time (ms) from which on another player holds the entry; None if there is no other."""

    def at(self, time: int) -> bool:
        """Return whether ``time`` is in the period."""
        return self.start <= time and (self.end is None or time < self.end)


@dataclass(frozen=True, slots=True)
class Roster:
    """The periods of all players and entries, by entry and by player."""

    of_entry: Mapping[str, tuple[Tenure, ...]] = field(default_factory=dict)
    """The periods of each entry, in order of time."""
    of_player: Mapping[str, tuple[Tenure, ...]] = field(default_factory=dict)
    """The periods of each player, in order of time. After a withdrawn entry they may hold another one."""

    def holder(self, entry: str) -> str:
        """Return the player who holds an entry now."""
        return self.of_entry[entry][-1].player

    def entry_at(self, player: str, time: int) -> str | None:
        """Return the entry that a player held at a time, the newest if there were several; None if there was
        none.
        """
        held = [each.entry for each in self.of_player.get(player, ()) if each.at(time)]
        return held[-1] if held else None


def roster_of(entrants: Iterable[Entrant], rulings: Rulings) -> Roster:
    """Build the roster from the entrants and the replacements in force."""
    of_entry: dict[str, tuple[Tenure, ...]] = {}
    of_player: dict[str, tuple[Tenure, ...]] = {}
    for entrant in entrants:
        held = [Tenure(entrant.entry, entrant.player, entrant.joined)]
        for at, player in rulings.replaced.get(entrant.entry, ()):
            last = held.pop()
            held.append(Tenure(last.entry, last.player, last.start, at))
            held.append(Tenure(last.entry, player, at))
        of_entry[entrant.entry] = tuple(held)
        for each in held:
            before = of_player.get(each.player, ())
            of_player[each.player] = tuple(sorted((*before, each), key=lambda held: held.start))
    return Roster(of_entry, of_player)
