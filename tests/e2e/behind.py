"""The bot's database behind its back, on either engine."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from bot.address import PostgresAddress
from tests.tables.keepsakes import Rows, everything

T = TypeVar("T")


class Behind(ABC):
    """What is in the database. Statements have ``?`` for their values."""

    @abstractmethod
    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query gives."""

    @abstractmethod
    def write(self, statement: str, *values: Any) -> None:
        """Change something."""

    @abstractmethod
    def everything(self) -> Rows:
        """All rows of all tables."""

    @abstractmethod
    def locked(self) -> contextlib.AbstractContextManager[None]:
        """Hold the database for writing during the block."""

    @abstractmethod
    def close(self) -> None:
        """Look no more."""


class BehindFile(Behind):
    """A file of SQLite."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def close(self) -> None:
        """Each look has a connection of its own."""

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        with contextlib.closing(sqlite3.connect(self._path)) as database:
            return database.execute(query, values).fetchall()

    def write(self, statement: str, *values: Any) -> None:
        with contextlib.closing(sqlite3.connect(self._path)) as database, database:
            database.execute(statement, values)

    def everything(self) -> Rows:
        return everything(self._path)

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        with contextlib.closing(sqlite3.connect(self._path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")


class BehindServer(Behind):
    """A database of PostgreSQL. The test waits, and the bot with it, so this has a thread and a loop of its
    own.
    """

    def __init__(self, address: PostgresAddress) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._runner = asyncio.Runner()
        self._connection: asyncpg.Connection[Any] = self._done(asyncpg.connect(address.url))

    def close(self) -> None:
        self._done(self._connection.close())
        self._thread.submit(self._runner.close).result()
        self._thread.shutdown()

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in self._done(self._connection.fetch(_numbered(query), *values))]

    def write(self, statement: str, *values: Any) -> None:
        self._done(self._connection.execute(_numbered(statement), *values))

    def everything(self) -> Rows:
        tables = self.rows("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        return {
            name: [dict(row) for row in self._done(self._connection.fetch(f"SELECT * FROM {name}"))]  # noqa: S608 - its own tables
            for (name,) in tables
        }

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        self._done(self._connection.execute("BEGIN; LOCK TABLE commits IN EXCLUSIVE MODE"))
        yield
        self._done(self._connection.execute("ROLLBACK"))

    def _done(self, work: Coroutine[Any, Any, T]) -> T:
        return self._thread.submit(self._runner.run, work).result()


def _numbered(statement: str) -> str:
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", statement)
