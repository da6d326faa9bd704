"""What a match is made of in every game of cards, and what every game does to it alike."""

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
    """What stays the same for most of a deal."""

    house: H
    phase: str
    dealer: Seat
    deal: int
    """1 for the first; 0 while nothing has been dealt."""
    totals: tuple[int, ...]
    seed: bytes
    shuffles: int
    next_deck: bytes


def match_in(fields: Fields, house: H, totals: range = MANY, phases: Sequence[str] = PHASES) -> Match[H]:
    """The match in a position. ``totals`` and ``phases`` are the allowed values. Raises ValueError."""
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
    """A function that makes events from the values of their data, for events that nearly every move tells.

    Each is made once and told again.
    """

    @lru_cache(maxsize=8192)
    def event(*values: Any) -> Event:
        return Event(key, dict(zip(names, values, strict=True)))

    return event


class MatchState(Generic[W], metaclass=StateType):
    """A match, the running deal included. Each game has a class of its own, whose methods are its rules;
    ``W`` is what the text of a move says.

    A state that was handed out never changes again: a move is carried out on a copy, which is handed out with
    the events that tell what has happened.
    """

    CODES: ClassVar[Codes]
    VERBS: ClassVar[Mapping[str, Collection[str]]]
    """By phase: the verbs that may be said in it, whether the move is legal or not."""
    TOTALS: ClassVar[range] = MANY
    """The totals that there can be."""

    out: frozenset[Seat] = NOBODY
    """The seats that have been eliminated."""

    match: Match[Any] = kept(None)
    hands: list[bytes] = kept(lambda seats: [b""] * seats)
    """In the order in which their cards came."""
    turn: Seat = kept(0)
    moves: tuple[Move, ...] = kept(())
    """What the seat on turn may do: worked out once, as it is both offered and checked. Nothing outside of a
    deal.
    """
    events: list[Event] = kept(lambda seats: [], anew=True)
    """What the move that made this state has told so far."""
    seen: tuple[dict[str, Any], tuple[Event, ...]] | None = kept(None, anew=True)
    """The facts and lines of the table, once somebody has looked: everybody sees the same."""

    def __init__(self, house: House, seats: int, seed: bytes) -> None:
        for name, each in type(self).FIELDS.items():
            setattr(self, name, first(each, seats))
        self.match = Match(house, BETWEEN, 0, 0, (0,) * seats, seed, 0, b"")

    def copy(self) -> Self:
        """The same state, for a move to be carried out on it."""
        raise NotImplementedError  # compiled for each class

    def fields(self) -> dict[str, Any]:
        """The fields that are stored, as a position holds them."""
        raise NotImplementedError  # compiled for each class

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._held() == other._held()

    __hash__ = None  # type: ignore[assignment]  # what is worked on changes

    def _held(self) -> list[Any]:
        return [getattr(self, name) for name, each in type(self).FIELDS.items() if not each.anew]

    def step(self) -> Step:
        """Hand this state out, with what has happened on the way to it."""
        self.moves = self.turn_moves()
        return tuple.__new__(Step, (self, tuple(self.events)))  # a fifth of what the call of Step takes

    def tell(self, key: str, to: Seat | None = None, /, **data: Any) -> None:
        """Add an event."""
        self.events.append(Event(key, data, to))

    def deck(self) -> bytes:
        """The cards to deal: those that lie ready, or all of them shuffled."""
        ready = self.match.next_deck
        self.match = self.match._replace(next_deck=b"")
        return ready or self.shuffle(self.all_cards())

    def shuffle(self, cards: bytes, label: str = "deal") -> bytes:
        """The cards in the order that the next shuffle of the match decides."""
        match = self.match
        self.match = match._replace(shuffles=match.shuffles + 1)
        return shuffled(cards, match.seed, label, match.shuffles)

    def end_deal(
        self, totals: tuple[int, ...], last: bool, losers: Sequence[Seat] = (), /, **data: Any
    ) -> None:
        """Tell what a deal has come to, whom it puts out, and with the ``last`` one the match."""
        self.match = self.match._replace(phase=OVER if last else BETWEEN, totals=totals)
        self.tell("deal_over", deal=self.match.deal, **data)
        for seat in losers:
            self.tell("eliminated", seat=seat, total=totals[seat])
        if last:
            places, _, chips = self.standings()
            shares = chips and list(chips)
            self.tell("match_over", places=[*map(list, places)], totals=list(totals), chips=shares)

    # What a game adds

    def first_dealer(self) -> Seat:
        """Who deals first: by lot, unless a game says otherwise."""
        return number_below(len(self.hands), self.match.seed, "dealer", 0)

    @abstractmethod
    def words(self, move: Move) -> W:
        """Read the text of ``move``. Raises :class:`IllegalMove` ``malformed``, judged by the text alone."""

    @abstractmethod
    def deal(self) -> None:
        """Deal the next deal."""

    @abstractmethod
    def turn_moves(self) -> tuple[Move, ...]:
        """What the seat on turn may do."""

    @abstractmethod
    def act(self, words: W) -> None:
        """Carry out a move of the seat on turn. Raises :class:`IllegalMove`."""

    def interject(self, seat: Seat, words: W) -> None:
        """Carry out a move of ``seat`` that is no turn move. Raises :class:`IllegalMove`."""
        raise NotImplementedError

    @abstractmethod
    def at_timeout(self) -> Move:
        """What is done for the seat on turn when its time is up."""

    @abstractmethod
    def standings(self) -> Result:
        """The result of a match that is over."""

    def chips(self, winners: Collection[Seat]) -> tuple[int, ...]:
        """The net chips of each seat, if the ``winners`` share the pot; empty for a game without a pot."""
        return ()

    @abstractmethod
    def facts(self) -> dict[str, Any]:
        """What lies on the table for all to see."""

    @abstractmethod
    def lines(self, facts: Mapping[str, Any]) -> tuple[Event, ...]:
        """The same drawn for people, line by line."""

    @abstractmethod
    def hints(self, seat: Seat) -> Iterable[Event]:
        """Private lines for ``seat`` in a running deal."""

    def read(self, fields: Fields) -> None:
        """Read the keys of a position that this game adds: its fields. Raises ValueError."""
        for key, (name, form) in type(self).STORED.items():
            setattr(self, name, form.read(fields, key))

    def keys(self) -> dict[str, Any]:
        """The keys that this game adds to a position: its fields."""
        return self.fields()

    @abstractmethod
    def all_cards(self) -> bytes:
        """The cards that so many seats play with, as they lie before a shuffle."""

    @abstractmethod
    def cards_held(self) -> bytes:
        """Every card that somebody holds or that lies somewhere."""
