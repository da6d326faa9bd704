"""The fields of a state: each is declared once, with what it begins as and how a position holds it."""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from bot.games.position import Fields


class StoredForm(NamedTuple):
    """How a position holds a value: how it is ``read`` from a key, and written."""

    read: Callable[[Fields, str], Any]
    write: Callable[[Any], Any] | None = None
    """None where it is written as it is."""


NUMBER = StoredForm(lambda fields, key: fields.number(key, 0))
NUMBERS = StoredForm(Fields.numbers, list)
FLAG = StoredForm(Fields.flag)
SEATS = StoredForm(lambda fields, key: frozenset(fields.some_seats(key)), sorted)
DIRECTION = StoredForm(lambda fields, key: fields.number(key, 1, range(-1, 2, 2)))


class Kept(NamedTuple):
    """What is declared of a field."""

    begins: Any
    form: StoredForm | None
    key: str
    anew: bool


def kept(begins: Any, form: StoredForm | None = None, key: str = "", *, anew: bool = False) -> Any:
    """A field of a state that begins as ``begins`` or, if that is a function, as what it returns for a number
    of seats. ``form`` is how a position holds it, under ``key`` (by default the field's name); without one
    the state itself reads and writes what there is to store. ``anew``: it begins again with each move.

    ``drawn: int = kept(0, NUMBER)`` declares one.
    """
    return Kept(begins, form, key, anew)


class StateType(ABCMeta):
    """The type of states: makes slots of the fields that a class declares, and compiles what is done with all
    of them for every move: a ``copy``, and the ``fields`` as a position holds them.
    """

    FIELDS: Mapping[str, Kept] = {}
    """The fields that the class and those above it declare."""
    STORED: Mapping[str, tuple[str, StoredForm]] = {}
    """By key of a position: the field, and how it is held."""
    WITHOUT: Collection[str] = ()
    """The keys of those above that positions of the class do not have, because it makes no use of them."""
    copy: Callable[[Any], Any]
    fields: Callable[[Any], dict[str, Any]]

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> StateType:
        """Make the class."""
        own = {field: each for field, each in body.items() if isinstance(each, Kept)}
        rest = {key: value for key, value in body.items() if key not in own}
        made = super().__new__(cls, name, bases, {"__slots__": tuple(own), **rest})
        above = next((base.FIELDS for base in bases if isinstance(base, StateType)), {})
        made.FIELDS = {**above, **own}
        keys = {kept.key or field: (field, kept.form) for field, kept in made.FIELDS.items() if kept.form}
        made.STORED = {key: held for key, held in keys.items() if key not in made.WITHOUT}
        made.copy, made.fields = _copier(made.FIELDS), _writer(made.STORED)
        return made

    def lacking(cls) -> list[str]:
        """The names of what a game must say and the class does not: methods that are abstract, and class
        variables that were declared without a value.
        """
        declared = {
            name
            for base in cls.__mro__
            for name, kind in vars(base).get("__annotations__", {}).items()
            if "ClassVar" in str(kind)
        }
        return sorted({*cls.__abstractmethods__, *(name for name in declared if not hasattr(cls, name))})


def first(kept: Kept, seats: int) -> Any:
    """What a field begins as at a table of ``seats``."""
    return kept.begins(seats) if callable(kept.begins) else kept.begins


def _copier(fields: Mapping[str, Kept]) -> Callable[[Any], Any]:
    lines = ["new = make(type(self))"]
    for name, kept in fields.items():
        begins = first(kept, 2)
        old = f"self.{name}.copy()" if isinstance(begins, list) else f"self.{name}"
        lines.append(f"new.{name} = {begins!r}" if kept.anew else f"new.{name} = {old}")
    return _compiled([*lines, "return new"], {"make": object.__new__})


def _writer(stored: Mapping[str, tuple[str, StoredForm]]) -> Callable[[Any], Any]:
    writes = {f"write_{name}": form.write for name, form in stored.values() if form.write}
    values = [
        f"{key!r}: write_{name}(self.{name})" if form.write else f"{key!r}: self.{name}"
        for key, (name, form) in stored.items()
    ]
    return _compiled([f"return {{{', '.join(values)}}}"], writes)


def _compiled(lines: list[str], known: dict[str, Any]) -> Callable[[Any], Any]:
    made = dict(known)
    exec("\n    ".join(["def method(self):", *lines]), made)  # noqa: S102 - of names in the source alone
    method: Callable[[Any], Any] = made["method"]
    return method
