"""Who held which entry of a season, and when."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.league.decisions import Force
from bot.league.season import Entrant


@dataclass(frozen=True, slots=True)
class Held:
    """A time for which a player held an entry."""

    entry: str
    player: str
    start: int
    end: int | None = None
    """None: still. Otherwise the entry is another's from this moment on."""

    def at(self, time: int) -> bool:
        """Whether ``time`` is in it."""
        return self.start <= time and (self.end is None or time < self.end)


@dataclass(frozen=True, slots=True)
class Roster:
    """Who held which entry, looked up from both sides."""

    of_entry: Mapping[str, tuple[Held, ...]] = field(default_factory=dict)
    """In order of time."""
    of_player: Mapping[str, tuple[Held, ...]] = field(default_factory=dict)
    """In order of time too. Who holds a withdrawn entry may hold another one after it."""

    def holder(self, entry: str) -> str:
        """The player who holds an entry now."""
        return self.of_entry[entry][-1].player

    def entry_at(self, player: str, time: int) -> str | None:
        """The entry that a player held at a time, if any; the newest where there were several."""
        held = (each.entry for each in reversed(self.of_player.get(player, ())) if each.at(time))
        return next(held, None)


def roster_of(entrants: Iterable[Entrant], force: Force) -> Roster:
    """Who held what, from those who entered and the replacements that are in force."""
    of_entry: dict[str, tuple[Held, ...]] = {}
    of_player: dict[str, tuple[Held, ...]] = {}
    for entrant in entrants:
        held = [Held(entrant.entry, entrant.player, entrant.joined)]
        for at, player in force.replaced.get(entrant.entry, ()):
            last = held.pop()
            held.append(Held(last.entry, last.player, last.start, at))
            held.append(Held(last.entry, player, at))
        of_entry[entrant.entry] = tuple(held)
        for each in held:
            before = of_player.get(each.player, ())
            of_player[each.player] = tuple(sorted((*before, each), key=lambda held: held.start))
    return Roster(of_entry, of_player)
