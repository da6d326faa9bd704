"""Declared repositories: a method is a query of ``data/sql`` with the parameters of its signature.

The return type decides the form of the result: a list or set with one item per row, a dictionary from the
first column to the rest, a single item (None, or 0 for a number, if there is no row), or nothing. A row
becomes an object with its columns as fields, a tuple, or its only column. Each query is described by a
comment above it, in ``data/sql``.
"""

from __future__ import annotations

import inspect
from collections import abc
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import is_dataclass
from functools import cache, partial, wraps
from types import NoneType
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, get_args, get_origin, get_type_hints

from bot.storage.executor import Columns, Executor, ReadExecutor
from bot.storage.rows import from_columns, rows_of, to_columns, to_json

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

Rows = Sequence[Columns]


class Reads:
    """Queries about a subject, run by an executor. Methods raise
    :class:`~bot.storage.errors.StorageError`.
    """

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor


class Writes(Reads):
    """Changes to a subject, in a transaction."""

    _executor: Executor


class Subject(Generic[T]):
    """A repository among others on one executor, created on first use."""

    def __init__(self, kind: Callable[[Any], T]) -> None:
        self._kind = kind

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, owner: Any, kind: type) -> T:
        made = self._kind(owner.executor)
        vars(owner)[self._name] = made  # later look-ups find it there
        return made


Declared = Callable[Concatenate[Any, P], Awaitable[R]]
Asked = Callable[Concatenate[Any, P], Coroutine[Any, Any, R]]


def query(name: str) -> Callable[[Declared[P, R]], Asked[P, R]]:
    """Declare that a method runs the query ``name``. An argument that is a row gives one parameter per
    column, and a mapping gives one as JSON.
    """
    return _declared(name, lambda executor, parameters: executor.fetch_all(name, **parameters))


def change(name: str) -> Callable[[Declared[P, R]], Asked[P, R]]:
    """Declare that a method runs the query ``name``, which raises StorageConflict if it changes nothing."""

    async def run(executor: Any, parameters: Mapping[str, Any]) -> Rows:
        return [await executor.change(name, **parameters)]

    return _declared(name, run)


def _declared(
    name: str, run: Callable[[Any, Mapping[str, Any]], Awaitable[Rows]]
) -> Callable[[Declared[P, R]], Asked[P, R]]:
    def declare(method: Declared[P, R]) -> Asked[P, R]:
        own = list(inspect.signature(method).parameters.values())[1:]
        names = [each.name for each in own]
        defaults = {each.name: each.default for each in own if each.default is not each.empty}
        reading = cache(lambda: read_into(get_type_hints(method)["return"]))

        @wraps(method)
        async def ask(self: Any, /, *args: P.args, **named: P.kwargs) -> R:
            given = {**defaults, **dict(zip(names, args, strict=False)), **named}
            result: R = reading()(await run(self._executor, parameters(given)))
            return result

        DECLARED[name] = method
        return ask

    return declare


DECLARED: dict[str, Callable[..., Any]] = {}
"""Declared methods, by the names of their queries."""


def parameters(given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the parameters of a query for these arguments."""
    found: dict[str, Any] = {}
    for name, value in given.items():
        if is_dataclass(value):
            found |= to_columns(value)
        else:
            found[name] = to_json(value) if isinstance(value, Mapping) else value
    return found


def read_into(kind: Any) -> Callable[[Rows], Any]:
    """Return a function that makes the result, of type ``kind``, from rows."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is NoneType:
        return lambda rows: None
    if kind is bool:
        return bool
    if origin in (list, set):
        if is_dataclass(args[0]) and not hasattr(args[0], "of_columns"):
            return lambda rows: origin(rows_of(args[0], rows))
        made = row_into(args[0])
        return lambda rows: origin(map(made, rows))
    if origin is dict:
        made = row_into(args[1]) if is_dataclass(args[1]) else _second
        return lambda rows: {_first(row): made(row) for row in rows}
    if NoneType in args:
        made = row_into(args[0])
        return lambda rows: made(rows[0]) if rows else None
    made = row_into(kind)
    return lambda rows: made(rows[0]) if rows else kind()


def row_into(kind: Any) -> Callable[[Columns], Any]:
    """Return a function that makes a ``kind`` from a row."""
    if is_dataclass(kind) or hasattr(kind, "of_columns"):
        return getattr(kind, "of_columns", None) or partial(from_columns, kind)
    if get_origin(kind) is tuple:
        return lambda row: tuple(row.values())
    return (lambda row: row) if get_origin(kind) is abc.Mapping else _first


def _first(row: Columns) -> Any:
    return next(iter(row.values()))


def _second(row: Columns) -> Any:
    _, value = row.values()
    return value
