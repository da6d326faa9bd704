"""The state that matches of all card games share, and the changes common to all of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from bot.games.api import Event, Move, Result, Seat, Step
from bot.games.codes import Codes
from bot.games.house import House
from bot.games.kept import StateType, first, kept
from bot.games.position import MANY, Fields
from bot.games.seats import NOBODY
from bot.games.shuffle import number_below, shuffled

PLAY, BETWEEN, OVER = PHASES = ("play", "between", "over")

H = TypeVar("H")
W = TypeVar("W")


class Match(NamedTuple, Generic[H]):
    """The part of a match that stays the same for most of a deal."""

    house: H
    phase: str
    dealer: Seat
    deal: int
    """Number of the deal, from 1; 0 before the first."""
    totals: tuple[int, ...]
    seed: bytes
    shuffles: int
    next_deck: bytes


def match_in(fields: Fields, house: H, totals: range = MANY, phases: Sequence[str] = PHASES) -> Match[H]:
    """Read the match from a position. ``totals`` and ``phases`` are the allowed values. Raises ValueError."""
    return Match(
        house=house,
        phase=fields.one_of("phase", PLAY, phases),
        dealer=fields.seat("dealer", fields.seats - 1),
        deal=fields.number("deal", 1),
        totals=fields.numbers("totals", totals),
        seed=fields.seed(),
        shuffles=fields.number("shuffles", 0),
        next_deck=fields.cards("next_deck"),
    )


def often(key: str, *names: str) -> Callable[..., Event]:
    """Return a cached function that builds an event from the values of its data.

    Use it for events that nearly every move has.
    """

    @lru_cache(maxsize=8192)
    def event(*values: Any) -> Event:
        return Event(key, dict(zip(names, values, strict=True)))

    return event


class MatchState(Generic[W], metaclass=StateType):
    """A match, the running deal included. Each game subclasses it with its rules; ``W`` is the parsed text of
    a move.

    A state never changes once it was returned. A move is made on a copy, which is returned together with the
    events.
    """

    CODES: ClassVar[Codes]
    VERBS: ClassVar[Mapping[str, Collection[str]]]
    """Known verbs by phase, whether legal at the moment or not."""
    TOTALS: ClassVar[range] = MANY
    """Range of possible totals."""

    out: frozenset[Seat] = NOBODY
    """Eliminated seats."""

    match: Match[Any] = kept(None)
    hands: list[bytes] = kept(lambda seats: [b""] * seats)
    """Cards of each seat, in the order in which it got them."""
    turn: Seat = kept(0)
    moves: tuple[Move, ...] = kept(())
    """Moves of the seat on turn, computed once because they are both offered and checked; empty between
    deals.
    """
    events: list[Event] = kept(lambda seats: [], anew=True)
    """Events of the move that led to this state, so far."""
    seen: tuple[dict[str, Any], tuple[Event, ...]] | None = kept(None, anew=True)
    """Cached public facts and lines, which are the same for every observer."""

    def __init__(self, house: House, seats: int, seed: bytes) -> None:
        for name, each in type(self).FIELDS.items():
            setattr(self, name, first(each, seats))
        self.match = Match(house, BETWEEN, 0, 0, (0,) * seats, seed, 0, b"")

    def copy(self) -> Self:
        """Return a copy on which to make a move."""
        raise NotImplementedError  # compiled for each class

    def fields(self) -> dict[str, Any]:
        """Return the stored fields, in their form in a position."""
        raise NotImplementedError  # compiled for each class

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._held() == other._held()

    __hash__ = None  # type: ignore[assignment]  # what is worked on changes

    def _held(self) -> list[Any]:
        return [getattr(self, name) for name, each in type(self).FIELDS.items() if not each.anew]

    def step(self) -> Step:
        """Return this state together with the events that led to it."""
        self.moves = self.turn_moves()
        return tuple.__new__(Step, (self, tuple(self.events)))  # takes a fifth of the time of Step(...)

    def tell(self, key: str, to: Seat | None = None, /, **data: Any) -> None:
        """Add an event."""
        self.events.append(Event(key, data, to))

    def deck(self) -> bytes:
        """Return the cards to deal: a prepared deck, or all cards shuffled."""
        ready = self.match.next_deck
        self.match = self.match._replace(next_deck=b"")
        return ready or self.shuffle(self.all_cards())

    def shuffle(self, cards: bytes, label: str = "deal") -> bytes:
        """Return the cards in the order of the match's next shuffle."""
        match = self.match
        self.match = match._replace(shuffles=match.shuffles + 1)
        return shuffled(cards, match.seed, label, match.shuffles)

    def end_deal(
        self, totals: tuple[int, ...], last: bool, losers: Sequence[Seat] = (), /, **data: Any
    ) -> None:
        """Add the events for the end of a deal: its totals, the eliminated ``losers``, and with the ``last``
        deal the end of the match.
        """
        self.match = self.match._replace(phase=OVER if last else BETWEEN, totals=totals)
        self.tell("deal_over", deal=self.match.deal, **data)
        for seat in losers:
            self.tell("eliminated", seat=seat, total=totals[seat])
        if last:
            places, _, chips = self.standings()
            shares = chips and list(chips)
            self.tell("match_over", places=[*map(list, places)], totals=list(totals), chips=shares)

    # Overrides of each game

    def first_dealer(self) -> Seat:
        """Return the first dealer: drawn by lot, unless a game overrides it."""
        return number_below(len(self.hands), self.match.seed, "dealer", 0)

    @abstractmethod
    def words(self, move: Move) -> W:
        """Parse the text of ``move``. Raises :class:`IllegalMove` ``malformed``, judged by the text alone."""

    @abstractmethod
    def deal(self) -> None:
        """Deal the next deal."""

    @abstractmethod
    def turn_moves(self) -> tuple[Move, ...]:
        """Return the moves of the seat on turn."""

    @abstractmethod
    def act(self, words: W) -> None:
        """Make a move of the seat on turn. Raises :class:`IllegalMove`."""

    def interject(self, seat: Seat, words: W) -> None:
        """Make a move of ``seat`` that doesn't need the turn. Raises :class:`IllegalMove`."""
        raise NotImplementedError

    @abstractmethod
    def at_timeout(self) -> Move:
        """Return the move for the seat on turn when it runs out of time."""

    @abstractmethod
    def standings(self) -> Result:
        """Return the result of a finished match."""

    def chips(self, winners: Collection[Seat]) -> tuple[int, ...]:
        """Return the net chips of each seat if the ``winners`` share the pot; empty for a game without a
        pot.
        """
        return ()

    @abstractmethod
    def facts(self) -> dict[str, Any]:
        """Return the public facts."""

    @abstractmethod
    def lines(self, facts: Mapping[str, Any]) -> tuple[Event, ...]:
        """Return the public facts as lines for people."""

    @abstractmethod
    def hints(self, seat: Seat) -> Iterable[Event]:
        """Return private lines for ``seat`` in a running deal."""

    def read(self, fields: Fields) -> None:
        """Read this game's fields from a position. Raises ValueError."""
        for key, (name, form) in type(self).STORED.items():
            setattr(self, name, form.read(fields, key))

    def keys(self) -> dict[str, Any]:
        """Return the keys that this game adds to a position."""
        return self.fields()

    @abstractmethod
    def all_cards(self) -> bytes:
        """Return the cards for this number of seats, in order before the shuffle."""

    @abstractmethod
    def cards_held(self) -> bytes:
        """Return every card in a hand or on the table."""
