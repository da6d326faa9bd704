"""What a game is: the contract between the rules and everything above them.

A game is a set of pure functions over an immutable state. Nothing here reads a clock, draws a random
number or does any input or output; chance enters through the seed and time does not enter at all.
Everything outside this package sees a state only through :meth:`Game.observe`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, TypeVar

Seat = int
"""A chair at the table: 0..n-1, clockwise."""

Value = int | str | bool
"""What an option of the house rules may be set to."""

S = TypeVar("S")


class IllegalMove(ValueError):  # noqa: N818 - named for what it is, as in python-chess
    """A move that the rules refuse. Nothing has changed.

    ``code`` is one of the fixed refusal codes (``not_your_turn``, ``illegal_card``, ...). ``data`` holds the
    values that a sentence about the refusal needs.
    """

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code = code
        self.data = data


class BadOptions(ValueError):  # noqa: N818 - read as "these are bad options"
    """House rules that do not exist, do not fit the number of seats, or contradict each other.

    ``code`` is ``unknown_option``, ``bad_value``, ``bad_seats`` or a code of the game's own.
    """

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code = code
        self.data = data


class Move(NamedTuple):
    """What a seat does: a verb in lower case, and its arguments. Logs, buttons and replays use the same text.

    ``str(move)`` is the text (``play 8C =S !``), and :meth:`parse` reads it. A move is only words; whether
    its arguments make sense is for the game to say.
    """

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move from its words, separated by single spaces.

        Raises :class:`IllegalMove` ``malformed`` for an empty text, doubled or outer spaces, or a verb
        that is no lower-case word.
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
    """Something that happened, in the order it happened.

    ``key`` is also the id of its phrase. ``data`` is JSON: ``seat`` is a seat, ``target`` and ``winner``
    other ones, ``seats`` a list of them, ``card`` a card code, ``cards`` a list of codes in one string,
    ``suit`` a suit letter, ``count`` a number of cards, ``points`` and ``totals`` a number (or null) for each
    seat. ``to`` is the only seat that may see the event; None makes it public. Where cards come to a seat
    there are two events of one key: a public one, and one with the ``cards`` for that seat alone.

    Games may tell the same event again, so ``data`` is never to be changed.
    """

    key: str
    data: Mapping[str, Any]
    to: Seat | None = None


class Step(NamedTuple):
    """The state after a move (or at the start), and what happened on the way, in order."""

    state: Any
    events: tuple[Event, ...]


class Result(NamedTuple):
    """How a match ended: seats grouped by place, best first; final totals; net chips, summing to 0."""

    places: tuple[tuple[Seat, ...], ...]
    totals: tuple[int, ...]
    chips: tuple[int, ...] | None = None


@dataclass(slots=True)
class Observation:
    """All that one seat, or a spectator (``seat`` None), may know of a match. It is made for whoever asks and
    never changed; that Python would let it be makes it three times as cheap.

    The only thing that players, the table's drawing and spectators ever get. ``table`` holds the game's own
    public facts, for computers and tests; ``lines`` draws them for people, line by line, and ``hints`` are
    private lines for this seat alone (what fits, what a silent call costs). Each line is an event whose
    phrase is ``<game>-<key>``.
    """

    game: str
    seat: Seat | None
    seats: int
    options: Mapping[str, Value]
    phase: str
    deal: int
    dealer: Seat | None
    to_act: frozenset[Seat]
    """Who must make a turn move; in phase ``between`` every seat, any of which may deal."""
    out: frozenset[Seat]
    """Seats that have been eliminated and take no further part."""
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
    """One question of the house rules: its key, the values it may take, and the default.

    ``values`` is a tuple of choices in the order they are offered, or a ``range`` of whole numbers.
    """

    key: str
    default: Value
    values: Sequence[Value]


@dataclass(frozen=True, slots=True)
class Spec:
    """What the shell must know of a game without knowing its rules."""

    key: str
    name: str
    """A proper noun, the same in every language."""
    seats: range
    options: tuple[Option, ...]
    version: int
    """Raised whenever the rules change; stored with every match."""
    out_of_turn: frozenset[str] = frozenset()
    """Verbs that are no turn moves (``call``, ``challenge``)."""
    low_wins: bool = True
    """Whether fewer points are better."""
    deal_points: bool = True
    """Whether the points of a deal mean something beyond who won it."""
    statistics: Mapping[str, str] = field(default_factory=dict)
    """Statistic -> key of the event that counts one for its ``seat``: calls_due, calls_made, calls_missed."""
    length: str | None = None
    """The option that limits the number of deals, where the game has one."""
    house_rules: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    """Sets of house rules that come with the game (``beginners``, ``wild``): their options that differ from
    the default. To play as it is written, without any, is a set of every game.
    """

    banner: tuple[str, ...] = ()
    """Cards that show what the game is about, above its lobby: up to five, from left to right."""
    match_turns: tuple[int, ...] = ()
    """The turns of a match, by the number of seats from two on: the median of 40 matches between computers
    without house rules. Turns without a choice are left out, because the bot takes them for people. Empty for
    a game that was not measured.
    """
    deal_turns: tuple[int, ...] = ()
    """The mean turns of one deal in the same matches, for a game whose number of deals can be chosen."""

    def options_with(self, chosen: Mapping[str, Value]) -> dict[str, Value]:
        """The full house rules: ``chosen`` over the defaults.

        Raises :class:`BadOptions` ``unknown_option`` or ``bad_value``.
        """
        known = {option.key: option for option in self.options}
        for key, value in chosen.items():
            if key not in known:
                raise BadOptions("unknown_option", option=key)
            # True == 1 in Python; a house rule that takes numbers takes no yes, and the other way round.
            if not any(type(v) is type(value) and v == value for v in _near(known[key].values, value)):
                raise BadOptions("bad_value", option=key, value=value)
        return {key: chosen.get(key, option.default) for key, option in known.items()}


def _near(values: Sequence[Value], value: Value) -> Sequence[Value]:
    """The values that could equal ``value``: all of a tuple, at most one of a long range."""
    if isinstance(values, range):
        return (value,) if type(value) is int and value in values else ()
    return values


class Game(Protocol[S]):
    """The rules of one game. All methods are pure; states are immutable and hold the whole match.

    A game has the nine methods without a body. It inherits from this, and with that the others, which say
    what holds of most games.
    """

    @property
    def spec(self) -> Spec:
        """What the shell must know of the game."""
        ...

    def new(self, seats: int, seed: bytes, options: Mapping[str, Value]) -> Step:
        """Start a match: deal 1 is dealt. ``options`` are those that differ from the default.

        Raises :class:`BadOptions` when the seats or options do not go together.
        """
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that may make a turn move now: one in play, all between deals, none at the end."""
        ...

    def legal_moves(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """The canonical moves of ``seat``, without duplicates and without the ``!`` variants."""
        ...

    def apply(self, state: S, seat: Seat, move: Move) -> Step:
        """Carry out ``move``. Checks everything again; raises :class:`IllegalMove` and changes nothing."""
        ...

    def timeout_move(self, state: S, seat: Seat) -> Move:
        """The turn move that is made for a seat in :meth:`to_act` whose time is up. Never a call."""
        ...

    def observe(self, state: S, seat: Seat | None) -> Observation:
        """What ``seat``, or a spectator, may know."""
        ...

    def result(self, state: S) -> Result | None:
        """The standings once the match is over, else None."""
        ...

    def load(self, position: Mapping[str, Any], strict: bool = False) -> S:
        """Read a position. Raises ValueError for anything unknown and, if ``strict``, unless every card is in
        exactly one place.
        """
        ...

    def dump(self, state: S) -> dict[str, Any]:
        """The position in full, as plain JSON. ``load(dump(s)) == s``."""
        ...

    def may_owe_call(self, seen: Observation, seat: Seat, verb: str) -> bool:
        """Whether ``seat`` may owe a call after it has made a turn move with this verb, judged by what a
        spectator has ``seen`` after the move. Whether it really owes one would tell what it holds. Never,
        where there are no calls.
        """
        return False

    def plays_to_call(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """The legal moves of ``seat`` after which it owes a call; none, where there are no calls. They tell
        what it holds, so only its owner may see them.
        """
        return ()

    def moves_ahead(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """The moves that ``seat`` may choose ahead of its next turn, judged by what it knows itself: each
        card of its hand, as if it fitted, and what it may do instead. None, where choosing so early is of no
        use.
        """
        return ()

    def planned_deals(self, seats: int, options: Mapping[str, Value]) -> int | None:
        """After how many deals a match with these ``seats`` and ``options`` is over at the latest: what the
        option says that limits it, if there is one; None if only the course of the match decides. Missing
        options have their defaults.
        """
        full = {option.key: options.get(option.key, option.default) for option in self.spec.options}
        deals = full.get(self.spec.length or "")
        return deals if isinstance(deals, int) and deals > 0 else None

    def chips(self, state: S, winners: Collection[Seat]) -> tuple[int, ...]:
        """The net chips of each seat, if the ``winners`` share the pot; none for a match without one."""
        return ()
