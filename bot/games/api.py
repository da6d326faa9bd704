"""The contract between a game's rules and everything above them.

A game is a set of pure functions over an immutable state. Nothing here reads a clock, draws a random number
or does any input or output. Chance comes from the seed, and time plays no part. Code outside this package
sees a state only through :meth:`Game.observe`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, TypeVar

Seat = int
"""A seat at the table: 0..n-1, clockwise."""

Value = int | str | bool
"""The value of a house rule's option."""

S = TypeVar("S")


class IllegalMove(ValueError):  # noqa: N818 - named for what it is, as in python-chess
    """The rules refuse a move, and the match is unchanged.

    ``code`` is one of the fixed refusal codes (``not_your_turn``, ``illegal_card``, ...). ``data`` holds the
    placeables for its phrase.
    """

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code = code
        self.data = data


class BadOptions(ValueError):  # noqa: N818 - read as "these are bad options"
    """House rules are unknown, don't fit the number of seats, or contradict each other.

    ``code`` is ``unknown_option``, ``bad_value``, ``bad_seats`` or one of the game's own codes.
    """

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code = code
        self.data = data


class Move(NamedTuple):
    """A seat's move: a lower-case verb and its arguments. Logs, buttons and replays use the same text.

    ``str(move)`` is the text (``play 8C =S !``), and :meth:`parse` reads it. A move is only words. The game
    decides whether its arguments make sense.
    """

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))

    @classmethod
    def parse(cls, text: str) -> Move:
        """Parse a move from words separated by single spaces.

        Raises :class:`IllegalMove` ``malformed`` for an empty text, doubled or outer spaces, or a verb with
        anything but lower-case ASCII letters.
        """
        return _parse(text)


@lru_cache(maxsize=4096)
def _parse(text: str) -> Move:
    words = text.split(" ")
    verb = words[0]
    if "" in words or not (verb.isascii() and verb.isalpha() and verb.islower()):
        raise IllegalMove("malformed", move=text)
    return Move(verb, tuple(words[1:]))


class Event(NamedTuple):
    """One thing that happened in a match.

    ``key`` is also the id of its phrase. ``data`` is JSON: ``seat`` is a seat, ``target`` and ``winner`` are
    other seats, ``seats`` is a list of seats, ``card`` a card code, ``cards`` a list of codes in one string,
    ``suit`` a suit letter, ``count`` a number of cards, ``points`` and ``totals`` a number (or null) for each
    seat. ``to`` is the only seat that may see the event, or None if it is public. When a seat gets cards
    there are two events with the same key: a public one, and one with the ``cards`` for that seat alone.

    The bot reads these events of every game: ``dealt`` begins a deal. ``deal_over`` ends one and has its
    number as ``deal``, the ``winner`` (or None) or several winners as ``seats``, and ``points`` and
    ``totals``. ``match_over`` ends the match. ``took`` is for penalty cards alone.

    Games may return the same event object again, so never change ``data``.
    """

    key: str
    data: Mapping[str, Any]
    to: Seat | None = None


class Step(NamedTuple):
    """The state after a move (or at the start), and the events that led there, in order."""

    state: Any
    events: tuple[Event, ...]


class Result(NamedTuple):
    """The result of a match: seats grouped by place, best first; final totals; net chips, summing to 0."""

    places: tuple[tuple[Seat, ...], ...]
    totals: tuple[int, ...]
    chips: tuple[int, ...] | None = None


class Penalty(NamedTuple):
    """The price of a call that isn't made."""

    cards: int
    enforce: str
    """When: ``auto`` as soon as another seat makes a turn move, ``challenge`` once a player challenges after
    that, ``with_card`` at once.
    """


@dataclass(slots=True)
class Observation:
    """Everything that one seat, or a spectator (``seat`` None), may know about a match.

    Players, spectators and the drawing of the table get nothing else. ``table`` holds the game's public facts
    for computers and tests, and ``lines`` describes them for people. ``hints`` are private lines for this
    seat (which cards fit, what a missed call costs). Each line is an event with the phrase ``<game>-<key>``.

    Treat it as immutable. It isn't frozen, because that makes creating one three times as fast.
    """

    game: str
    seat: Seat | None
    seats: int
    options: Mapping[str, Value]
    phase: str
    deal: int
    dealer: Seat | None
    to_act: frozenset[Seat]
    """Seats that must make a turn move. In phase ``between`` that is every seat, because any of them may
    deal.
    """
    out: frozenset[Seat]
    """Eliminated seats, which take no further part."""
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    totals: tuple[int, ...]
    legal: tuple[Move, ...]
    table: Mapping[str, Any]
    lines: tuple[Event, ...] = ()
    hints: tuple[Event, ...] = ()
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """One option of the house rules: its key, the allowed values, and the default.

    ``values`` is a tuple of choices in the order they are offered, or a ``range`` of whole numbers.
    """

    key: str
    default: Value
    values: Sequence[Value]


@dataclass(frozen=True, slots=True)
class Spec:
    """Everything the bot needs to know about a game without knowing its rules."""

    key: str
    name: str
    """Proper name, the same in every language."""
    seats: range
    options: tuple[Option, ...]
    version: int
    """Version of the rules, stored with every match. Raise it with every change of the rules."""
    out_of_turn: frozenset[str] = frozenset()
    """Verbs of moves that don't need the turn (``call``, ``challenge``)."""
    low_wins: bool = True
    """Whether fewer points are better."""
    deal_points: bool = True
    """Whether the points in a deal tell more than its winner."""
    statistics: Mapping[str, str] = field(default_factory=dict)
    """Statistic (calls_due, calls_made, calls_missed) -> key of the event that adds one to it for its
    ``seat``.
    """
    length: str | None = None
    """Key of the option that limits the number of deals, or None if there is no such option."""
    spread: float = 3.0
    """How far the skills of players are apart in a match with the usual house rules: a standard deviation in
    the unit of ratings, measured among computers of all levels.
    """
    house_rules: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    """Named sets of house rules that come with the game (``beginners``, ``wild``), each as the options that
    differ from the default. Playing without house rules is always possible and not listed.
    """

    banner: tuple[str, ...] = ()
    """Up to five cards shown above the lobby, from left to right."""
    match_turns: tuple[int, ...] = ()
    """Turns of a match, by number of seats from two on: the median of 40 matches between computers without
    house rules. Turns without a choice aren't counted, because the bot plays them for people. Empty if not
    measured.
    """
    deal_turns: tuple[int, ...] = ()
    """Mean turns of one deal in the same matches, for a game with an option for the number of deals."""

    def options_with(self, chosen: Mapping[str, Value]) -> dict[str, Value]:
        """Return the full house rules: ``chosen`` over the defaults.

        Raises :class:`BadOptions` ``unknown_option`` or ``bad_value``.
        """
        known = {option.key: option for option in self.options}
        for key, value in chosen.items():
            if key not in known:
                raise BadOptions("unknown_option", option=key)
            # True == 1 in Python, so compare types too: a number is never taken for yes or no.
            if not any(type(v) is type(value) and v == value for v in _near(known[key].values, value)):
                raise BadOptions("bad_value", option=key, value=value)
        return {key: chosen.get(key, option.default) for key, option in known.items()}


def _near(values: Sequence[Value], value: Value) -> Sequence[Value]:
    """Return the values that could equal ``value``: all of a tuple, at most one of a range, which can be
    long.
    """
    if isinstance(values, range):
        return (value,) if type(value) is int and value in values else ()
    return values


class Game(Protocol[S]):
    """The rules of one game. All methods are pure. A state is immutable and holds the whole match.

    A game implements the nine methods without a body and inherits the others, whose defaults suit most games.
    """

    @property
    def spec(self) -> Spec:
        """Everything the bot needs to know about the game."""
        ...

    def new(self, seats: int, seed: bytes, options: Mapping[str, Value]) -> Step:
        """Start a match and deal its first deal. ``options`` are the house rules that differ from the
        default.

        Raises :class:`BadOptions` if the options are bad or don't suit the number of seats.
        """
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """Return the seats that may make a turn move: one during play, all between deals, none after the
        match.
        """
        ...

    def legal_moves(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Return the canonical moves of ``seat``, without duplicates and without the ``!`` variants."""
        ...

    def apply(self, state: S, seat: Seat, move: Move) -> Step:
        """Make ``move`` for ``seat``, after checking that it is legal. Raises :class:`IllegalMove`
        otherwise.
        """
        ...

    def timeout_move(self, state: S, seat: Seat) -> Move:
        """Return the move to make for a seat in :meth:`to_act` that has run out of time. Never a call."""
        ...

    def observe(self, state: S, seat: Seat | None) -> Observation:
        """Return everything that ``seat``, or a spectator (None), may know."""
        ...

    def result(self, state: S) -> Result | None:
        """Return the result of a finished match, else None."""
        ...

    def load(self, position: Mapping[str, Any], strict: bool = False) -> S:
        """Read a position. Raises ValueError for anything unknown and, if ``strict``, unless every card is in
        exactly one place.
        """
        ...

    def dump(self, state: S) -> dict[str, Any]:
        """Return the whole position as plain JSON. ``load(dump(s)) == s``.

        It has ``deal``, ``options``, ``hands``, ``totals`` and ``next_deck``. Cards stand in ``hands``,
        ``stock``, ``discard``, ``columns``, ``aside``, ``points``, ``table`` and ``pile``, and nowhere else.
        """
        ...

    def may_owe_call(self, seen: Observation, seat: Seat, verb: str) -> bool:
        """Return whether ``seat`` may owe a call after a turn move with this ``verb``.

        Uses only what a spectator has ``seen`` after the move, because the true answer would give cards away.
        False in games without calls.
        """
        return False

    def plays_to_call(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Return the legal moves after which ``seat`` owes a call; none in games without calls. Show them
        only to that seat, because they give its cards away.
        """
        return ()

    def cost_of_silence(self, state: S, seat: Seat) -> Penalty | None:
        """Return what ``seat`` pays if it doesn't call after one of :meth:`plays_to_call`. None in games
        without calls.
        """
        return None

    def moves_ahead(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Return the moves that ``seat`` may queue for its next turn, by its own knowledge: each card of its
        hand, as if it fitted, and what else it may do. None in games where queued moves make no sense.
        """
        return ()

    def planned_deals(self, seats: int, options: Mapping[str, Value]) -> int | None:
        """Return the most deals that a match can have, or None if no option limits them. Options left out
        have their defaults.
        """
        full = {option.key: options.get(option.key, option.default) for option in self.spec.options}
        deals = full.get(self.spec.length or "")
        return deals if isinstance(deals, int) and deals > 0 else None

    def chips(self, state: S, winners: Collection[Seat]) -> tuple[int, ...]:
        """Return the net chips of each seat if the ``winners`` share the pot; none for a match without a
        pot.
        """
        return ()
