"""Fields of a state: each is declared once, with its initial value and its form in a position."""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from bot.games.position import Fields


class StoredForm(NamedTuple):
    """The form of a value in a position: how to ``read`` it from a key, and how to ``write`` it."""

    read: Callable[[Fields, str], Any]
    write: Callable[[Any], Any] | None = None
    """None if the value is written unchanged."""


NUMBER = StoredForm(lambda fields, key: fields.number(key, 0))
NUMBERS = StoredForm(Fields.numbers, list)
FLAG = StoredForm(Fields.flag)
SEATS = StoredForm(lambda fields, key: frozenset(fields.some_seats(key)), sorted)
DIRECTION = StoredForm(lambda fields, key: fields.number(key, 1, range(-1, 2, 2)))


class Kept(NamedTuple):
    """The declaration of a field."""

    begins: Any
    form: StoredForm | None
    key: str
    anew: bool


def kept(begins: Any, form: StoredForm | None = None, key: str = "", *, anew: bool = False) -> Any:
    """Declare a field of a state.

    ``begins`` is its initial value or, if it is a function, returns that for a number of seats. ``form`` is
    its form in a position, under ``key`` (by default the field's name); without a form, the state reads and
    writes it itself. ``anew``: every move resets it.

    ``drawn: int = kept(0, NUMBER)`` declares one.
    """
    return Kept(begins, form, key, anew)


class StateType(ABCMeta):
    """Metaclass of states: makes the declared fields slots, and compiles the code that handles all of them on
    every move: ``copy``, and ``fields`` as stored in a position.
    """

    FIELDS: Mapping[str, Kept] = {}
    """Fields of the class and its bases."""
    STORED: Mapping[str, tuple[str, StoredForm]] = {}
    """Each key of a position with its field and form."""
    WITHOUT: Collection[str] = ()
    """Inherited keys that positions of this class don't have, because it doesn't use them."""
    copy: Callable[[Any], Any]
    fields: Callable[[Any], dict[str, Any]]

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> StateType:
        """Create the class."""
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
        """Return the names that a game must define and this class doesn't: abstract methods, and class
        variables without a value.
        """
        declared = {
            name
            for base in cls.__mro__
            for name, kind in vars(base).get("__annotations__", {}).items()
            if "ClassVar" in str(kind)
        }
        return sorted({*cls.__abstractmethods__, *(name for name in declared if not hasattr(cls, name))})


def first(kept: Kept, seats: int) -> Any:
    """Return the initial value of a field at a table of ``seats``."""
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
    exec("\n    ".join(["def method(self):", *lines]), made)  # noqa: S102 - built only from names in the source
    method: Callable[[Any], Any] = made["method"]
    return method
