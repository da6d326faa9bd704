"""Inputs of the nets of the French-suited games, besides what the normal computer weighs: the hand after a
play, suit by suit, the next players and their numbers of cards, whether they can play one, and the state of
the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from bot.games.api import Move, Observation
from bot.games.french import EIGHT, OF_RANK, PACK, SUITS, without
from bot.players.shedding.view import SheddingView, spoken

GROUPS = (
    *(bytes(card for card in PACK[suit::4] if card >> 2 != EIGHT) for suit in range(4)),
    OF_RANK[EIGHT],
)
EIGHTS = 4
"""Their place among the groups, after the suits, which are without them."""
FOLLOWING = 3
"""The most following seats that a net knows of."""
NOBODY = (0.0,) * 6
MOST_AHEAD = 2.0

HAND = (
    *("one left", "two left", "three left", "four left", "cards left"),
    *(
        f"{what} {which} suit"
        for which in ("same", "second", "third", "fourth")
        for what in ("held of", "some of", "unseen of")
    ),
    *("eights left", "some eight left", "eights unseen", "points left", "pairs left"),
)
OTHERS = tuple(
    f"{which}: {what}"
    for which in ("next", "second", "third")
    for what in ("cards", "one card", "two cards", "can lay", "can go out", "behind")
)
STANDING = ("stock", "stock ends", "ahead", "deals left", "last deal", "others playing")


class Follower(NamedTuple):
    """A seat that follows."""

    held: int
    is_first: bool
    """Whether it has its first turn, in which the starter's suit counts."""
    behind: float
    """By how much it is behind in the match."""


class SheddingInputs:
    """More numbers for a net, worked out once for all plays of a turn. Games override what differs."""

    NAMES: ClassVar[tuple[str, ...]] = (*HAND, *OTHERS, *STANDING)
    WORTH: ClassVar[Sequence[int]]
    """By card: what it costs in a hand that is left over."""
    SIGN: ClassVar[int] = 1
    """-1 where the most points win."""
    EIGHT_ON_EIGHT: ClassVar[bool] = True
    """Whether an eight goes on an eight of any suit."""
    TRICKS: ClassVar[Sequence[int]] = ()
    """The ranks that do not go on their own rank."""

    def __init__(self, seen: Observation) -> None:
        facts, self.mine = seen.table, seen.seat or 0
        mine, self.facts = self.mine, facts
        self.direction: int = facts.get("dir", 1)
        view = SheddingView(seen, self.direction)
        self.hand = view.hand
        self.unseen, self.total = view.unseen, view.total
        self.parts = [self.part(group) for group in GROUPS]
        """By group: which part of the unseen cards is of it."""
        self.first_turn = frozenset(facts.get("first_turn", ()))
        self.is_first = mine in self.first_turn
        following = [(mine + step) % seen.seats for step in range(1, seen.seats)]
        self.playing = playing = [seat for seat in following if seat not in seen.out]
        behind = {seat: self.SIGN * (seen.totals[seat] - seen.totals[mine]) for seat in playing}
        clockwise = [
            Follower(seen.counts[seat], seat in self.first_turn, behind[seat] / 40) for seat in playing
        ]
        self.following = {1: clockwise, -1: clockwise[::-1]}
        left, ahead = self.deals_left(seen), min(behind.values()) / 30
        self.standing = (
            facts["stock"] / 30,
            facts["stock"] < 4,
            max(min(ahead, MOST_AHEAD), -MOST_AHEAD),
            left / 4,
            not left,
            len(playing) / 3,
        )

    @staticmethod
    def deals_left(seen: Observation) -> int:
        """Return the most deals that can follow this one; 0 if that isn't known."""
        return 0

    def part(self, cards: bytes) -> float:
        """Which part of the unseen cards is among ``cards``."""
        unseen = self.unseen
        return sum(unseen[card] for card in cards) / self.total

    def of(self, move: Move) -> tuple[float, ...]:
        """Return the numbers of a play."""
        cards, named = spoken(move)
        left = without(self.hand, cards)
        top = cards[-1]
        suit = top & 3 if named is None else named
        points = sum(map(self.WORTH.__getitem__, left))
        return (
            *self._hand(left, suit, points),
            *self._others(top >> 2, suit),
            *self.standing,
            *self.of_game(cards, named, left, points),
        )

    def of_game(self, cards: bytes, named: int | None, left: bytes, points: int) -> tuple[float, ...]:
        """What only this game tells of laying ``cards`` and naming a suit or none, by what is ``left``, and
        by how many points.
        """
        return ()

    def followers(self, rank: int) -> Sequence[Follower]:
        """Who follows once a card of that rank was laid, in their order."""
        return self.following[self.direction]

    def _hand(self, left: bytes, suit: int, points: int) -> tuple[float, ...]:
        count, held, ranks = len(left), [0] * 4, [0] * 13
        for card in left:
            held[card & 3] += 1
            ranks[card >> 2] += 1
        for card in OF_RANK[EIGHT]:
            held[card & 3] -= left.count(card)
        parts = self.parts
        rest = [other for other in range(4) if other != suit]
        rest.sort(key=lambda other: parts[other] * self.total - 100 * held[other])
        suits = [number for each in (suit, *rest) for number in (held[each] / 3, held[each] > 0, parts[each])]
        eights = ranks[EIGHT]
        pairs = sum(number > 1 for rank, number in enumerate(ranks) if rank != EIGHT)
        return (
            *(count == 1, count == 2, count == 3, count == 4, count / 8),
            *suits,
            *(eights / 2, eights > 0, 5 * parts[EIGHTS], points / 40, pairs / 2),
        )

    def _others(self, rank: int, suit: int) -> list[float]:
        following = self.followers(rank)
        found: list[float] = []
        for place in range(FOLLOWING):
            if place >= len(following):
                found += NOBODY
                continue
            each = following[place]
            held = each.held
            can = self.can_lay(each, suit, rank, is_next=not place)
            found += (held / 6, held == 1, held == 2, can, can if held == 1 else 0.0, each.behind)
        return found

    def can_lay(self, seat: Follower, suit: int, rank: int, *, is_next: bool) -> float:
        """How likely a seat can lay a card on that suit and rank."""
        parts, held = self.parts, seat.held
        if seat.is_first:
            suit = SUITS.index(self.facts["starter"])
            rest = self.unseen[4 * EIGHT + suit]
            return float(1 - ((1 - parts[suit]) * (1 - rest / self.total)) ** held)
        cannot = 1 - parts[suit]
        if rank == EIGHT:
            if self.EIGHT_ON_EIGHT:
                cannot *= 1 - parts[EIGHTS]
            return float(1 - cannot**held)
        cannot *= 1 - parts[EIGHTS]
        if rank not in self.TRICKS:
            rest = sum(self.unseen[4 * rank : 4 * rank + 4]) - self.unseen[4 * rank + suit]
            cannot *= 1 - rest / self.total
        return float(1 - cannot**held)
