"""The chains of commitments: that no table was left out of its server's, or put into it later. Pure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.cli.verify.findings import Difference
from bot.games.shuffle import FIRST_LINK, commitment, link
from bot.shards import named

Row = Mapping[str, Any]


def chains(commitments: Iterable[Row], tables: Iterable[Row]) -> Iterator[Difference]:
    """Compare the chains of all servers, each ordered by number, with the ``tables``."""
    linked: defaultdict[int, list[Row]] = defaultdict(list)
    for row in commitments:
        linked[row["place_id"]].append(row)
    opened: defaultdict[int, dict[str, Row]] = defaultdict(dict)
    for row in tables:
        opened[row["place_id"]][row["table_id"]] = row
    for place_id in sorted({*linked, *opened}):
        yield from _chain(named(place_id), linked[place_id], opened[place_id])


def _chain(where: str, rows: list[Row], tables: Mapping[str, Row]) -> Iterator[Difference]:
    before = FIRST_LINK
    for number, row in enumerate(rows, 1):
        said = f"{where}, commitment {row['number']}"
        if row["number"] != number:
            yield Difference(said, f"it should be commitment {number}, so one is missing")
            return
        if row["link"] != link(before, row["commitment"], row["table_id"]):
            yield Difference(said, "its link doesn't fit the chain")
        before = row["link"]
        table, is_waiting = tables.get(row["table_id"]), row["secret"] is not None
        if is_waiting and (table is not None or number < len(rows)):
            yield Difference(said, "it is still waiting for its table, but has one or is not the last")
        if is_waiting and commitment(bytes.fromhex(row["secret"])) != row["commitment"]:
            yield Difference(said, "it doesn't match the secret")
        if not is_waiting and table is None:
            yield Difference(said, f"its table {row['table_id']} is missing")
        if table is not None and table["commitment"] != row["commitment"]:
            yield Difference(said, f"its table {row['table_id']} has a different commitment")
    for table_id in sorted(tables.keys() - {row["table_id"] for row in rows}):
        yield Difference(f"match {table_id}", f"it is not in the chain of {where}")
