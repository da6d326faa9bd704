"""Reading a position: a JSON object whose missing keys have defaults and whose unknown keys are an error."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from bot.games.api import Seat, Value
from bot.games.codes import Codes

T = TypeVar("T")

MANY = range(1_000_000_000)
"""For counts that no rule limits."""

NO_CARDS = Codes({})


class Fields:
    """The keys of a position, taken one by one.

    Each method takes a key and checks its value, or gives the default where the key is missing; all raise
    ValueError with a sentence that names the key. ``finish`` refuses the keys that were not taken.
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
        """Whatever stands under the key."""
        return self._left.pop(key, default)

    def number(self, key: str, default: int, allowed: range = MANY) -> int:
        """A whole number of the allowed range."""
        return _number(key, self.take(key, default), allowed)

    def one_of(self, key: str, default: T, choices: Sequence[T]) -> T:
        """One of a few values."""
        value: T = self.take(key, default)
        if value not in choices:
            raise ValueError(f"{key}: {value!r} is none of {list(choices)}")
        return value

    def seat(self, key: str, default: Seat) -> Seat:
        """A seat of the table."""
        return self.number(key, default, range(self.seats))

    def seat_or_none(self, key: str) -> Seat | None:
        """A seat of the table, or null, the default."""
        value = self.take(key, None)
        return None if value is None else _number(key, value, range(self.seats))

    def cards(self, key: str) -> bytes:
        """A list of cards; none by default."""
        return self.read_cards(key, self.take(key, ""))

    def piles(self, key: str) -> tuple[bytes, ...]:
        """A list of cards for each seat; none by default."""
        return self.for_each_seat(key, b"", self.read_cards)

    def read_cards(self, key: str, text: Any) -> bytes:
        """The list of cards that a text holds."""
        if not isinstance(text, str):
            raise ValueError(f"{key}: {text!r} is no list of cards")
        return self._codes.from_text(text)

    def options(self) -> Mapping[str, Value]:
        """The house rules that differ from the default."""
        chosen = self.take("options", {})
        if not isinstance(chosen, Mapping):
            raise ValueError("options: not an object")
        return chosen

    def some_seats(self, key: str) -> list[Seat]:
        """Different seats of the table; none by default."""
        listed = [_number(key, seat, range(self.seats)) for seat in _list(key, self.take(key, []))]
        if len(set(listed)) < len(listed):
            raise ValueError(f"{key}: a seat twice")
        return listed

    def for_each_seat(self, key: str, default: T, read: Callable[[str, Any], T]) -> tuple[T, ...]:
        """A value for each seat; those missing at the end of the list take the default."""
        listed = _list(key, self.take(key, []))
        if len(listed) > self.seats:
            raise ValueError(f"{key}: more than {self.seats} seats")
        return (*(read(key, value) for value in listed), *[default] * (self.seats - len(listed)))

    def numbers(self, key: str, allowed: range = MANY) -> tuple[int, ...]:
        """A whole number of the allowed range for each seat, 0 by default."""
        return self.for_each_seat(key, 0, lambda name, value: _number(name, value, allowed))

    def rounds(self, key: str) -> tuple[tuple[int, ...], ...]:
        """Any number of rounds, each with a whole number for each seat; none by default."""
        listed = [_list(key, numbers) for numbers in _list(key, self.take(key, []))]
        if any(len(numbers) != self.seats for numbers in listed):
            raise ValueError(f"{key}: not a number for each of {self.seats} seats")
        return tuple(tuple(_number(key, number, MANY) for number in numbers) for numbers in listed)

    def flag(self, key: str) -> bool:
        """Yes or no; no by default."""
        value = self.take(key, False)
        if type(value) is not bool:
            raise ValueError(f"{key}: {value!r} is neither true nor false")
        return value

    def seed(self) -> bytes:
        """The secret seed, hex in the position, nothing by default."""
        try:
            return bytes.fromhex(self.take("seed", ""))
        except (TypeError, ValueError):
            raise ValueError("seed: not hex") from None

    def finish(self) -> None:
        """Raise ValueError if the position holds keys that the game does not know."""
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
