"""The places that are still possible in a cup.

Entries that are in can still win it. At worst they finish behind all others that are in, and behind entries
that went out in this round with a better place at their table. Entries that went out in this round wait for
the open tables. All others that are out have their place.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.league.bounds import PlaceRange
from bot.league.bracket import Bracket, UndecidedPlaces
from bot.league.standings import Row


def place_ranges(now: Bracket, rows: Iterable[Row]) -> dict[str, PlaceRange]:
    """Return the range of places of each entry that was not withdrawn, given the standings."""
    there = len(now.left) + sum(len(tie.entries) for tie in now.ties)
    advancing = len(now.left) + sum(tie.spots for tie in now.ties)
    found = dict.fromkeys(now.left, PlaceRange(1, max(1, advancing)))
    for tie in now.ties:
        last = tie.place + len(tie.entries) - 1
        passed = sum(lost == tie.round and place < last for lost, place in now.out.values())
        found |= dict.fromkeys(tie.entries, PlaceRange(1, there + passed))
    current = {tie.round for tie in now.ties}
    places = {row.account.entry: row.place or 0 for row in rows}
    for entry, (lost, place) in now.out.items():
        worst = best = places[entry]
        if lost in current:
            best += len(now.left) + sum(_ahead(tie, place) for tie in now.ties) - there
        found[entry] = PlaceRange(best, worst)
    return found


def _ahead(tie: UndecidedPlaces, place: int) -> int:
    """Return how many entries of an open table finish ahead of a place there, however it ends."""
    return max(0, min(place - tie.place, len(tie.entries)))
