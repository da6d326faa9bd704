"""The export of a season, opened in a spreadsheet whose language writes decimal commas."""

from __future__ import annotations

import csv
from io import StringIO

from tests.e2e.league import League
from tests.e2e.world import World


def opened(data: bytes) -> list[list[str]]:
    """The rows of a file in a spreadsheet that parts columns by semicolons, unless it says otherwise."""
    text, separator = data.decode("utf-8-sig"), ";"
    first, _, rest = text.partition("\r\n")
    if first.startswith("sep="):
        text, separator = rest, first.removeprefix("sep=")
    return list(csv.reader(StringIO(text), delimiter=separator))


async def test_the_standings_open_in_columns(world: World) -> None:
    league = League(world)
    await league.rounds("Ada", "Bo", size=2)
    await league.play()
    files = await league.exported()
    tables = [
        opened(data) for name, data in files.items() if name.startswith("standings") and name.endswith(".csv")
    ]
    spreadsheets = [name for name in files if name.endswith((".xlsx", ".ods"))]
    assert spreadsheets or all(len(row) > 3 for table in tables for row in table), tables
