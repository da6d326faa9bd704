"""The database as it was and as it is: every row of every table, and what has changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Row = Mapping[str, Any]
Key = tuple[Any, ...]


@dataclass(frozen=True)
class Change:
    """A row that is new, that is gone, or that is not what it was."""

    table: str
    before: Row | None
    after: Row | None

    @property
    def row(self) -> Row:
        """The row as it is, or as it was if it is gone."""
        row = self.after if self.after is not None else self.before
        assert row is not None
        return row

    @property
    def columns(self) -> set[str]:
        """The columns that have changed; all of them if the row is new or gone."""
        if self.before is None or self.after is None:
            return set(self.row)
        return {name for name, value in self.after.items() if self.before[name] != value}

    def __str__(self) -> str:
        if self.before is None or self.after is None:
            told = dict(self.row)
            return f"{self.table}: {'new' if self.before is None else 'gone'} {_brief(told)}"
        changed = {name: (self.before[name], self.after[name]) for name in sorted(self.columns)}
        return f"{self.table}: {_brief(changed)} in {_brief(dict(self.row))}"


@dataclass(frozen=True)
class Page:
    """All rows at one moment: by table, and by primary key."""

    tables: Mapping[str, Mapping[Key, Row]]

    def rows(self, table: str) -> Iterator[Row]:
        """The rows of a table, in the order in which they were written."""
        yield from self.tables[table].values()

    def find(self, table: str, **columns: Any) -> Row | None:
        """The first row of a table with these values; None if there is none."""
        return next(
            (row for row in self.rows(table) if all(row[name] == value for name, value in columns.items())),
            None,
        )


class Ledger:
    """Reads the bot's database from beside it."""

    def __init__(self, database: Path) -> None:
        self._database = sqlite3.connect(database, isolation_level=None)
        found = self._database.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY 1"
        ).fetchall()
        self._columns: dict[str, list[str]] = {}
        self._keys: dict[str, list[int]] = {}
        self._queries: dict[str, str] = {}
        for name, sql in found:
            info = self._database.execute(f"PRAGMA table_info({name})").fetchall()
            self._columns[name] = [column[1] for column in info]
            self._keys[name] = [column[0] for column in sorted(info, key=lambda each: each[5]) if column[5]]
            order = "" if "WITHOUT ROWID" in sql.upper() else " ORDER BY rowid"
            self._queries[name] = f"SELECT * FROM {name}{order}"  # noqa: S608 - names of the schema
        self._version = -1
        self._page = Page({})

    def close(self) -> None:
        self._database.close()

    def read(self) -> Page:
        """The database as it is at one moment; the page of before if nobody has written since."""
        self._database.execute("BEGIN")  # what is written meanwhile is on the next page, all of it
        try:
            (version,) = self._database.execute("PRAGMA data_version").fetchone()
            if version != self._version or not self._page.tables:
                self._version, self._page = version, Page({name: self._rows(name) for name in self._queries})
        finally:
            self._database.execute("COMMIT")
        return self._page

    def _rows(self, table: str) -> dict[Key, Row]:
        columns, keys = self._columns[table], self._keys[table]
        return {
            tuple(values[at] for at in keys): dict(zip(columns, values, strict=True))
            for values in self._database.execute(self._queries[table])
        }


def changes(before: Page, after: Page) -> list[Change]:
    """All that differs between two pages."""
    if before is after:
        return []
    found = []
    for table, now in after.tables.items():
        then = before.tables[table]
        keys = dict.fromkeys((*then, *now))
        found += [Change(table, then.get(key), now.get(key)) for key in keys if then.get(key) != now.get(key)]
    return found


def _brief(values: Mapping[str, Any]) -> str:
    """Values in a few words: positions and logs are long."""
    return ", ".join(
        f"{name}={text if len(text := repr(value)) <= 60 else text[:57] + '...'}"
        for name, value in values.items()
    )
