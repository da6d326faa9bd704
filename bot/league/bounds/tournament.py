"""The places that are still possible in a tournament of Swedish Pursuit.

A deal gives any number of points, and fewer are better. So whoever still has deals to play can come behind
everybody with whom they compete, and before all who have not played better already. Ties can be broken either
way.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from bot.league.bounds import PlaceRange
from bot.league.tournament.scores import Key, Sums, cut_key, final_key, ranking, sums
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
    found |= {entry: _range(entry, rivals, own, playing, key) for entry in rivals}
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


def _range(
    entry: str,
    rivals: Collection[str],
    own: Mapping[str, Sums],
    playing: Collection[str],
    key: Callable[[Sums], Key],
) -> PlaceRange:
    """Return the range by one key, smaller before larger. Points, its first number, can only grow."""
    mine, others = key(own[entry]), [other for other in rivals if other != entry]
    keys = {other: key(own[other]) for other in others}
    is_playing = entry in playing
    best = 1 + sum(
        keys[other][0] < mine[0] if is_playing else keys[other] < mine
        for other in others
        if other not in playing
    )
    if is_playing:
        return PlaceRange(best, len(rivals))
    passing = (keys[other][0] <= mine[0] if other in playing else keys[other] <= mine for other in others)
    return PlaceRange(best, 1 + sum(passing))


def _with_playoff(cut: PlaceRange, entries: int) -> PlaceRange:
    """Return the range with the play-off to come, which whoever is through may win or lose."""
    finalists = min(FINALISTS, entries)
    return PlaceRange(
        1 if cut.best <= finalists else cut.best, finalists if cut.worst <= finalists else cut.worst
    )
