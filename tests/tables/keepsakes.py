"""What is kept, as anybody with the file would find it: every row of every table, archives unpacked."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.league.season import VERSION
from bot.storage.archives import text_of, unfold

Rows = dict[str, list[dict[str, Any]]]
"""The rows of each table, by column."""


def everything(path: Path) -> Rows:
    """All that a database holds."""
    with closing(sqlite3.connect(path)) as file:
        file.row_factory = sqlite3.Row
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            name: [{key: _text(row[key]) for key in row.keys()} for row in rows]  # noqa: SIM118 - a Row is no mapping
            for name, rows in ((name, file.execute(f"SELECT * FROM {name}")) for name in names)  # noqa: S608 - its own names
        }


def found(rows: Rows, *sought: str) -> set[tuple[str, str]]:
    """The tables and columns in which one of the texts occurs, whatever its case; not within a word, as any
    short name may stand in a random key.
    """
    pattern = re.compile("|".join(rf"(?<!\w){re.escape(text)}(?!\w)" for text in sought), re.IGNORECASE)
    return {
        (table, column)
        for table, lines in rows.items()
        for line in lines
        for column, value in line.items()
        if pattern.search(str(value))
    }


def _text(value: Any) -> Any:
    return text_of(unfold(value)) if isinstance(value, bytes) else value


def write(path: Path, table: str, rows: Sequence[Mapping[str, Any]]) -> None:
    """Put rows into a table by hand."""
    with closing(sqlite3.connect(path)) as file, file:
        for row in rows:
            columns, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
            file.execute(f"INSERT INTO {table} ({columns}) VALUES ({marks})", row)  # noqa: S608 - our own names


def season(
    place_id: int, key: str, umpire: str, reasons: Mapping[str, str], people: Sequence[str]
) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a season that people have entered and an umpire has decided in, for ``reasons`` (a reason
    for each act), and of a notice that quotes them.
    """
    at = 1_790_000_100_000
    yield (
        "seasons",
        [
            {
                "season": key,
                "place_id": place_id,
                "league": "Autumn league",
                "number": 1,
                "game": "olsen",
                "format": "open",
                "settings": "{}",
                "secret": "5ec2",
                "umpire": umpire,
                "phase": "running",
                "created_at": at,
                "digest": "",
                "reasons_digest": "",
            }
        ],
    )
    yield ("season_people", [{"season": key, "person": person} for person in {umpire, *people}])
    lines = [({"act": "SignUp", "player": person}, person, "") for person in people]
    lines += [
        ({"act": "Decide", "ruling": {"ruling": act, "entry": people[0]}}, umpire, reason)
        for act, reason in reasons.items()
    ]
    yield (
        "season_log",
        [
            {
                "season": key,
                "seq": seq,
                "at": at + seq,
                "actor": actor,
                "act": json.dumps(act),
                "reason": reason,
                "before": "{}",
                "after": json.dumps({"score": dict.fromkeys(people, 1), "until": at}),
                "own_table": 0,
                "version": VERSION,
            }
            for seq, (act, actor, reason) in enumerate(lines, 1)
        ],
    )
    quoted = [
        {"season": key, "kind": "decided", "data": json.dumps({"reason": reason, "all": [reason]}), "at": at}
        for reason in reasons.values()
    ]
    yield "notices", quoted
    yield "announcements", [{"season": key, "kind": "standings", "channel_id": 1, "message_id": 2}]
