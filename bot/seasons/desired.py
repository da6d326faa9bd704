"""What a season wants to be done at its tables. Pure.

It follows from the present state and not from what has happened. So it is the same after a crash, and nothing
is wanted that has been done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.league.contest import Contest, format_of
from bot.seasons.families import tables_of
from bot.seasons.table_actions import Desired, Stop, held, is_seated
from bot.tables import Table


def desired(contest: Contest, tables: Iterable[Table]) -> Iterator[Desired]:
    """What is to be done at ``tables``, the open tables of a season."""
    known = {table.table_id: table for table in tables}
    for table in known.values():
        if table.fixture is None:
            if contest.play is None:  # its start was taken back
                yield Stop(table.table_id)
            elif contest.is_open:
                yield from tables_of(contest).at_free_table(contest, table)
        elif not contest.is_open or _is_second(contest, table, known):
            yield Stop(table.table_id)
        elif is_seated(contest, table):
            yield from tables_of(contest).at_fixture(contest, table)
            yield from held(contest, table)
        elif not format_of(contest).fixtures.is_wanted(contest, table.fixture):
            # It does not become the fixture's table any more.
            yield Stop(table.table_id)


def _is_second(contest: Contest, table: Table, known: Mapping[str, Table]) -> bool:
    """Whether the fixture of a table is being played at another open table."""
    played_at = contest.meeting(table.fixture).table
    return played_at in known and played_at != table.table_id
