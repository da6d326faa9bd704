"""House rules: each option of a game is declared once, on a class that is also what its rules read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from bot.games.api import BadOptions, Option, Spec, Value


def choice(*values: Value) -> Any:
    """An option that takes one of a few values, the first by default."""
    return Option("", values[0], values)


def number(values: range, default: int) -> Any:
    """An option that takes a whole number of a range."""
    return Option("", default, values)


class House:
    """The house rules of a match. A game names its options on a subclass, with the types of their values.

    ``packs: int = choice(1, 2)`` declares one, and it is an attribute of the house rules of a match.
    """

    options: ClassVar[tuple[Option, ...]]
    """The options of the game, in the order in which they are declared."""

    def __init__(self, spec: Spec, seats: int, chosen: Mapping[str, Value]) -> None:
        """The house rules of a table of ``seats``; ``chosen`` are those that differ from the default.

        Raises :class:`BadOptions`.
        """
        self.full = spec.options_with(chosen)
        """Every option and its value."""
        self.chosen = {o.key: self.full[o.key] for o in spec.options if self.full[o.key] != o.default}
        """Those that differ from the default."""
        self.__dict__.update(self.full)
        if seats not in spec.seats or not self.takes(seats):
            raise BadOptions("bad_seats", seats=seats)

    def takes(self, seats: int) -> bool:
        """Whether so many can play by these rules."""
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, House) and self.full == other.full

    __hash__ = None  # type: ignore[assignment]  # compared by tests alone

    def __init_subclass__(cls) -> None:
        declared = {key: each for key, each in vars(cls).items() if isinstance(each, Option)}
        cls.options = tuple(replace(each, key=key) for key, each in declared.items())
        for key in declared:
            delattr(cls, key)
