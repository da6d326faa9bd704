"""House rules: each option is declared once, on a class whose instances the rules of the game read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from bot.games.api import BadOptions, Option, Spec, Value


def choice(*values: Value) -> Any:
    """Declare an option with a few values, the first one as its default."""
    return Option("", values[0], values)


def number(values: range, default: int) -> Any:
    """Declare an option with a range of whole numbers."""
    return Option("", default, values)


class House:
    """The house rules of a match. A game declares its options on a subclass, typed by their values.

    ``packs: int = choice(1, 2)`` declares one, and instances have it as an attribute.
    """

    options: ClassVar[tuple[Option, ...]]
    """The options of the game, in the order of their declarations."""

    def __init__(self, spec: Spec, seats: int, chosen: Mapping[str, Value]) -> None:
        """Set the house rules for a table of ``seats``; ``chosen`` are the options that differ from the
        default.

        Raises :class:`BadOptions`.
        """
        self.full = spec.options_with(chosen)
        """Every option and its value."""
        self.chosen = {o.key: self.full[o.key] for o in spec.options if self.full[o.key] != o.default}
        """Options that differ from the default."""
        self.__dict__.update(self.full)
        if seats not in spec.seats or not self.takes(seats):
            raise BadOptions("bad_seats", seats=seats)

    def takes(self, seats: int) -> bool:
        """Return whether this number of seats can play by these rules."""
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, House) and self.full == other.full

    __hash__ = None  # type: ignore[assignment]  # compared by tests alone

    def __init_subclass__(cls) -> None:
        declared = {key: each for key, each in vars(cls).items() if isinstance(each, Option)}
        cls.options = tuple(replace(each, key=key) for key, each in declared.items())
        for key in declared:
            delattr(cls, key)
