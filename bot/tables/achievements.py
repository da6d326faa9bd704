"""Save the achievements that players earn in a match."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.api import Seat
from bot.league.achievements import by_feats, by_playing
from bot.league.results import PEOPLE_NEEDED
from bot.storage import MoveRow, Transaction
from bot.tables.recaps import match_story
from bot.tables.table import Table, once

SETTING = "achievements"
"""The setting that switches achievements off on a server, as it is stored."""


async def save_achievements(tx: Transaction, table: Table, moves: Iterable[MoveRow], at: int) -> None:
    """Store the achievements that a match's players earned. ``at``: when (ms) the match ended; its records
    are stored already.

    Players who left the match, or had a computer in their seat at the end, earn nothing.
    """
    earned = earned_by_feats(table, moves)
    people = _present(table).values()
    if len(people) >= PEOPLE_NEEDED:
        for person in people:
            played = await tx.achievements.played(table.place_id, person)
            earned += [(person, key) for key in by_playing(*played)]
    await tx.achievements.earn(table.place_id, table.table_id, at, earned)


def earned_by_feats(table: Table, moves: Iterable[MoveRow]) -> list[tuple[str, str]]:
    """Return the achievements that a match's feats are worth, as pairs of person and achievement. Earlier
    ones are included.
    """
    present = _present(table)
    feats = match_story(table, moves).feats
    return [
        (person, key)
        for seat, person in present.items()
        for key in by_feats(feats, seat, among_people=len(present) >= PEOPLE_NEEDED)
    ]


@once
def _present(table: Table) -> dict[Seat, str]:
    """Return the keys of the people who are present at the end of a match, by seat."""
    return {
        seat: chair.person
        for seat, chair in enumerate(table.chairs)
        if chair.person is not None and chair.present and not chair.is_former
    }
