"""The actions that a season wants at its tables. Pure.

They follow from the current state and not from past events. So they are the same after a crash, and don't
include anything already done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.league.contest import Contest, format_of
from bot.seasons.families import tables_of
from bot.seasons.table_actions import Desired, Stop, held, is_seated
from bot.tables import Table


def desired(contest: Contest, tables: Iterable[Table]) -> Iterator[Desired]:
    """Yield the actions wanted at ``tables``, the open tables of a season."""
    known = {table.table_id: table for table in tables}
    for table in known.values():
        if table.fixture is None:
            if contest.play is None:  # its start was undone
                yield Stop(table.table_id)
            elif contest.is_open:
                yield from tables_of(contest).at_free_table(contest, table)
        elif not contest.is_open or _is_second(contest, table, known):
            yield Stop(table.table_id)
        elif is_seated(contest, table):
            yield from tables_of(contest).at_fixture(contest, table)
            yield from held(contest, table)
        elif not format_of(contest).fixtures.is_wanted(contest, table.fixture):
            # It won't become the fixture's table any more.
            yield Stop(table.table_id)


def _is_second(contest: Contest, table: Table, known: Mapping[str, Table]) -> bool:
    """Return whether the fixture of a table is already being played at another open table."""
    played_at = contest.meeting(table.fixture).table
    return played_at in known and played_at != table.table_id
