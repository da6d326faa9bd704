"""The actions that a season wants at its tables. Pure.

They follow from the current state and not from past events. So they are the same after a crash, and don't
include anything already done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.league.season import Season, format_of
from bot.seasons.families import tables_of
from bot.seasons.table_actions import Desired, Stop, held, is_seated
from bot.tables import Table


def desired(season: Season, tables: Iterable[Table]) -> Iterator[Desired]:
    """Yield the actions wanted at ``tables``, the open tables of a season."""
    known = {table.table_id: table for table in tables}
    for table in known.values():
        if table.fixture is None:
            if season.play is None:  # its start was undone
                yield Stop(table.table_id)
            elif season.is_open:
                yield from tables_of(season).at_free_table(season, table)
        elif not season.is_open or _is_second(season, table, known):
            yield Stop(table.table_id)
        elif is_seated(season, table):
            yield from tables_of(season).at_fixture(season, table)
            yield from held(season, table)
        elif not format_of(season).fixtures.is_wanted(season, table.fixture):
            # It won't become the fixture's table any more.
            yield Stop(table.table_id)


def _is_second(season: Season, table: Table, known: Mapping[str, Table]) -> bool:
    """Return whether the fixture of a table is already being played at another open table."""
    played_at = season.appointment(table.fixture).table
    return played_at in known and played_at != table.table_id
