"""A match as everyone has seen it, one act after the other, each with the cards in all hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from bot.games.api import Seat
from bot.league.feats.story import SeatStory

EIGHTS = frozenset(("8C", "8D", "8H", "8S"))
ACES = frozenset(("AC", "AD", "AH", "AS"))
TWOS = frozenset(("2C", "2D", "2H", "2S"))


class Act(NamedTuple):
    """What a seat did, or what happened to its hand."""

    what: str
    """``play``, ``draw``, ``pass``, ``token``, ``collect``, ``give`` (heads, also to itself), ``forget`` (a
    call) or ``call`` (at the last moment).
    """
    seat: Seat
    amount: int
    """Cards that were played, drawn or collected, heads that were given, or milliseconds to spare."""
    before: int
    """Cards in its hand before."""
    hands: Mapping[Seat, int]
    """Cards in all hands after it."""
    turn: int
    """Number of the turn in the deal, whosever it was."""
    is_own: bool
    """Whether the seat did it in its own turn."""
    why: str = ""
    """``turn`` if the seat chose to, or why it had to: ``ace``, ``twos``, ``call`` .."""
    by: Seat | None = None
    """Seat that made it draw, or that got its heads."""
    cards: tuple[str, ...] = ()
    """Played cards."""
    total: int = 0
    """Its tokens after it, or the receiver's heads; of a play, its length in the series."""

    @property
    def after(self) -> int:
        """Return the cards in its hand after it."""
        return self.hands[self.seat]


@dataclass(slots=True)
class Deal:
    """A deal, finished or still being played."""

    number: int
    acts: list[Act] = field(default_factory=list)
    taken: set[Seat] = field(default_factory=set)
    """Seats that were taken over in it. Their acts before that are gone."""
    reversed_by: Seat | None = None
    """Seat that reversed the colours, because it came off worst in the deal before."""
    first_out: Seat | None = None
    """Seat that went out."""
    is_stuck: bool = False
    """Whether it ended because no player could play any more."""
    winner: Seat | None = None
    """Its only winner; None as long as it isn't over."""
    winners: frozenset[Seat] = frozenset()
    points: Sequence[int | None] = ()
    totals: Sequence[int] = ()
    """Points of the match after it."""
    left: Sequence[Sequence[str]] = ()
    """Cards left in each hand, if they were shown."""
    counts_points: bool = False
    """Whether few points win it, not the first without cards."""

    @property
    def sheds(self) -> bool:
        """Return whether the first without cards has won it."""
        return bool(self.left) and not self.counts_points and self.winner is not None

    @property
    def players(self) -> list[Seat]:
        """Return the seats with acts."""
        return sorted({act.seat for act in self.acts})

    def of(self, seat: Seat) -> Iterator[Act]:
        """Yield the acts of a seat."""
        return (act for act in self.acts if act.seat == seat)

    def turns(self, seat: Seat) -> list[list[Act]]:
        """Return what a seat did in each of its turns."""
        own = (act for act in self.of(seat) if act.is_own)
        return [list(acts) for _, acts in groupby(own, lambda act: act.turn)]

    def ones(self, seat: Seat) -> int:
        """Return how often a seat played all cards but one."""
        return sum(act.what == "play" and act.after == 1 for act in self.of(seat))

    def most(self, seat: Seat) -> int:
        """Return the most cards in the hand of a seat, as far as anything happened to it."""
        return max((max(act.before, act.after) for act in self.of(seat)), default=0)

    @property
    def hits(self) -> list[Act]:
        """Return when a seat had to draw because of another one that was still playing."""
        return [
            act
            for act in self.acts
            if act.what == "draw"
            and act.amount
            and act.by not in (None, act.seat)
            and act.hands.get(act.by or 0)
        ]


@dataclass(slots=True)
class Match:
    """A match, finished or still being played."""

    seats: list[SeatStory]
    deals: list[Deal] = field(default_factory=list)
    places: Sequence[Sequence[Seat]] = ()
    """Seats by place, once it is over."""
    has_losers: bool = False
    """Whether seats are knocked out for their points."""
    begun: dict[Seat, int] = field(default_factory=dict)
    """For each seat that was taken over, the deal in which its last player began."""
