"""Read a position: a JSON object in which missing keys have defaults and unknown keys are an error."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from bot.games.api import Seat, Value
from bot.games.codes import Codes

T = TypeVar("T")

MANY = range(1_000_000_000)
"""Range for counts that no rule limits."""

NO_CARDS = Codes({})


class Fields:
    """The keys of a position, taken one by one.

    Each method takes a key and checks its value, or returns the default if the key is missing. All raise
    ValueError with a message that names the key. ``finish`` refuses the keys that were not taken.
    """

    def __init__(self, position: Mapping[str, Any], game: str, seats: range, codes: Codes = NO_CARDS) -> None:
        self._left = dict(position)
        self._codes = codes
        if self._left.pop("game", None) != game:
            raise ValueError(f"game: not {game!r}")
        if "seats" not in self._left:
            raise ValueError("seats: missing")
        self.seats = self.number("seats", 0, seats)

    def take(self, key: str, default: Any) -> Any:
        """Take a value without checking it."""
        return self._left.pop(key, default)

    def number(self, key: str, default: int, allowed: range = MANY) -> int:
        """Take a whole number in the allowed range."""
        return _number(key, self.take(key, default), allowed)

    def one_of(self, key: str, default: T, choices: Sequence[T]) -> T:
        """Take one of the ``choices``."""
        value: T = self.take(key, default)
        if value not in choices:
            raise ValueError(f"{key}: {value!r} is none of {list(choices)}")
        return value

    def seat(self, key: str, default: Seat) -> Seat:
        """Take a seat of the table."""
        return self.number(key, default, range(self.seats))

    def seat_or_none(self, key: str) -> Seat | None:
        """Take a seat of the table, or null, the default."""
        value = self.take(key, None)
        return None if value is None else _number(key, value, range(self.seats))

    def cards(self, key: str) -> bytes:
        """Take a list of cards; empty by default."""
        return self.read_cards(key, self.take(key, ""))

    def piles(self, key: str) -> tuple[bytes, ...]:
        """Take a list of cards for each seat; empty by default."""
        return self.for_each_seat(key, b"", self.read_cards)

    def read_cards(self, key: str, text: Any) -> bytes:
        """Parse a list of cards; ``key`` is named in the error."""
        if not isinstance(text, str):
            raise ValueError(f"{key}: {text!r} is no list of cards")
        return self._codes.from_text(text)

    def options(self) -> Mapping[str, Value]:
        """Take the house rules that differ from the default."""
        chosen = self.take("options", {})
        if not isinstance(chosen, Mapping):
            raise ValueError("options: not an object")
        return chosen

    def some_seats(self, key: str) -> list[Seat]:
        """Take a list of different seats; empty by default."""
        listed = [_number(key, seat, range(self.seats)) for seat in _list(key, self.take(key, []))]
        if len(set(listed)) < len(listed):
            raise ValueError(f"{key}: a seat twice")
        return listed

    def for_each_seat(self, key: str, default: T, read: Callable[[str, Any], T]) -> tuple[T, ...]:
        """Take a value for each seat. Values missing at the end of the list have the default."""
        listed = _list(key, self.take(key, []))
        if len(listed) > self.seats:
            raise ValueError(f"{key}: more than {self.seats} seats")
        return (*(read(key, value) for value in listed), *[default] * (self.seats - len(listed)))

    def numbers(self, key: str, allowed: range = MANY) -> tuple[int, ...]:
        """Take a whole number in the allowed range for each seat; 0 by default."""
        return self.for_each_seat(key, 0, lambda name, value: _number(name, value, allowed))

    def rounds(self, key: str) -> tuple[tuple[int, ...], ...]:
        """Take any number of rounds, each with a whole number for each seat; none by default."""
        listed = [_list(key, numbers) for numbers in _list(key, self.take(key, []))]
        if any(len(numbers) != self.seats for numbers in listed):
            raise ValueError(f"{key}: not a number for each of {self.seats} seats")
        return tuple(tuple(_number(key, number, MANY) for number in numbers) for numbers in listed)

    def flag(self, key: str) -> bool:
        """Take yes or no; no by default."""
        value = self.take(key, False)
        if type(value) is not bool:
            raise ValueError(f"{key}: {value!r} is neither true nor false")
        return value

    def seed(self) -> bytes:
        """Take the secret seed, which is hex in the position; empty by default."""
        try:
            return bytes.fromhex(self.take("seed", ""))
        except (TypeError, ValueError):
            raise ValueError("seed: not hex") from None

    def finish(self) -> None:
        """Raise ValueError if any key was not taken, because the game doesn't know it."""
        if self._left:
            raise ValueError(f"unknown: {', '.join(sorted(map(str, self._left)))}")


def _number(key: str, value: Any, allowed: range) -> int:
    if type(value) is not int or value not in allowed:
        raise ValueError(f"{key}: {value!r} is no whole number from {allowed[0]} to {allowed[-1]}")
    return value


def _list(key: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"{key}: not a list")
    return value
