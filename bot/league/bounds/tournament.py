"""The places that are still possible in a tournament of Swedish Pursuit.

A deal gives any number of points, and fewer are better. So an entry with deals left can finish behind all its
rivals, and ahead of all that have not done better already. Ties can be broken either way.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Mapping

from bot.league.bounds import PlaceRange
from bot.league.tournament.scores import Key, cut_key, final_key, ranking, sums
from bot.league.tournament.state import FINALISTS, PLAYOFF, Tournament


def place_ranges(state: Tournament) -> dict[str, PlaceRange]:
    """Return the range of places of each entry that was not withdrawn."""
    placed = {line.sums.entry: line.place for line in ranking(state) if line.place is not None}
    found = {entry: PlaceRange(place, place) for entry, place in placed.items()}
    if state.phase == "done":
        return found
    own, playing = sums(state), _playing(state)
    rivals = [entry for entry in state.finalists or state.entries if entry in placed]
    key = final_key(state) if state.finalists else cut_key(state)
    found |= _ranges({entry: key(own[entry]) for entry in rivals}, playing)
    if state.finalists:
        return found
    return {entry: _with_playoff(each, len(rivals)) for entry, each in found.items()}


def _playing(state: Tournament) -> frozenset[str]:
    """Return the entries with deals to come, before the cut or in the play-off."""
    if state.phase == "round1":
        return frozenset(state.entries)
    return frozenset(
        entry
        for table in state.tables
        if not table.done and (table.round == PLAYOFF) == bool(state.finalists)
        for entry in table.seats
    )


def _ranges(keys: Mapping[str, Key], playing: Collection[str]) -> Iterator[tuple[str, PlaceRange]]:
    """Yield the range of each entry by its key, smaller before larger. Points, its first number, can only
    grow.
    """
    done = sorted(key for entry, key in keys.items() if entry not in playing)
    points = sorted(key[0] for entry, key in keys.items() if entry in playing)
    for entry, key in keys.items():
        if entry in playing:
            yield entry, PlaceRange(1 + bisect_left(done, (key[0],)), len(keys))
        else:
            passing = bisect_right(done, key) + bisect_right(points, key[0])
            yield entry, PlaceRange(1 + bisect_left(done, key), passing)


def _with_playoff(cut: PlaceRange, entries: int) -> PlaceRange:
    """Return the range with the play-off to come. Each finalist may win or lose it."""
    finalists = min(FINALISTS, entries)
    return PlaceRange(
        1 if cut.best <= finalists else cut.best, finalists if cut.worst <= finalists else cut.worst
    )
