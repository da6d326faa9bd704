"""What the nets of the French-suited games are told of a play besides what the normal player weighs: the hand
that it leaves, suit by suit, who follows and with how many cards, whether they can lay one, and how the match
stands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.games.api import Move, Observation
from bot.games.french import ACE, EIGHT, OF_RANK, PACK, QUEEN, SUITS, TWO, without
from bot.players import olsen, olsen_olsen, pursuit
from bot.players.french import SheddingView, spoken
from bot.players.normal import FEATURES
from bot.players.prospects import deals_left

TRICKS = (ACE, TWO, QUEEN)
GROUPS = (
    *(bytes(card for card in PACK[suit::4] if card >> 2 != EIGHT) for suit in range(4)),
    OF_RANK[EIGHT],
)
EIGHTS = 4
"""Their place among the groups, after the suits, which are without them."""
FOLLOWING = 3
"""The most seats that follow of which a net is told."""
NOBODY = (0.0,) * 6
MOST_AHEAD = 2.0
CLOSE = 75
"""Points in Olsen from which a seat is near the limit."""

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
OF_GAME: Mapping[str, tuple[str, ...]] = {
    "olsen": ("total", "total with hand", "aces unseen", "others draw", "names", "others near the limit"),
    "olsen_olsen": (),
    "pursuit": ("twos open", "queens left", "aces left", "trick cards left"),
}
NAMES: Mapping[str, tuple[str, ...]] = {
    game: (*FEATURES[game][1], *HAND, *OTHERS, *STANDING, *its) for game, its in OF_GAME.items()
}
"""By game: what :func:`told` says of each play, in its order."""

POINTS: Mapping[str, Sequence[int]] = {
    "olsen": [olsen.worth(bytes((card,))) for card in PACK],
    "olsen_olsen": [olsen_olsen.worth(card) for card in PACK],
    "pursuit": [pursuit.worth(card) for card in PACK],
}


def told(seen: Observation) -> list[tuple[Move, tuple[float, ...]]]:
    """The plays of a turn, each with what it would come to; a play that goes out alone."""
    weighed = FEATURES[seen.game][0](seen)
    if len(weighed) < 2:
        return weighed
    more = SheddingInputs(seen)
    return [(move, (*numbers, *more.of(*spoken(move)))) for move, numbers in weighed]


class Follower(NamedTuple):
    """A seat that follows."""

    held: int
    is_first: bool
    """Whether it has its first turn, in which the starter's suit counts."""
    behind: float
    """By how much it is behind in the match."""


class SheddingInputs:
    """What a net is told besides, worked out once for all plays of a turn."""

    def __init__(self, seen: Observation) -> None:
        facts, mine = seen.table, seen.seat or 0
        self.game, self.facts, self.points = seen.game, facts, POINTS[seen.game]
        self.direction: int = facts.get("dir", 1)
        view = SheddingView(seen, self.direction)
        self.hand = view.hand
        self.unseen, self.total = view.unseen, view.total
        self.parts = [self._part(group) for group in GROUPS]
        """By group: which part of the unseen cards is of it."""
        self.first_turn = frozenset(facts.get("first_turn", ()))
        self.is_first = mine in self.first_turn
        playing = [(mine + step) % seen.seats for step in range(1, seen.seats)]
        playing = [seat for seat in playing if seat not in seen.out]
        sign = -1 if seen.game == "olsen_olsen" else 1
        behind = {seat: sign * (seen.totals[seat] - seen.totals[mine]) for seat in playing}
        clockwise = [
            Follower(seen.counts[seat], seat in self.first_turn, behind[seat] / 40) for seat in playing
        ]
        self.following = {1: clockwise, -1: clockwise[::-1]}
        left, ahead = deals_left(seen), min(behind.values()) / 30
        self.standing = (
            facts["stock"] / 30,
            facts["stock"] < 4,
            max(min(ahead, MOST_AHEAD), -MOST_AHEAD),
            left / 4,
            not left,
            len(playing) / 3,
        )
        self.had = seen.totals[mine]
        self.close = sum(seen.totals[seat] >= CLOSE for seat in playing) / 3

    def _part(self, cards: bytes) -> float:
        unseen = self.unseen
        return sum(unseen[card] for card in cards) / self.total

    def of(self, cards: bytes, named: int | None) -> tuple[float, ...]:
        """What is told of laying ``cards`` and naming a suit or none."""
        left = without(self.hand, cards)
        top = cards[-1]
        suit = top & 3 if named is None else named
        points = sum(map(self.points.__getitem__, left))
        return (
            *self._hand(left, suit, points),
            *self._others(cards, suit),
            *self.standing,
            *self._of_game(cards, named, left, points),
        )

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

    def _others(self, cards: bytes, suit: int) -> list[float]:
        rank, pursuing = cards[-1] >> 2, self.game == "pursuit"
        turned = pursuing and rank == QUEEN
        following = self.following[-self.direction if turned else self.direction]
        if pursuing and rank == ACE:
            following = following[1:]
        found: list[float] = []
        for place in range(FOLLOWING):
            if place >= len(following):
                found += NOBODY
                continue
            each = following[place]
            held = each.held
            can = self._can_lay(each, suit, rank, is_next=not place)
            found += (held / 6, held == 1, held == 2, can, can if held == 1 else 0.0, each.behind)
        return found

    def _can_lay(self, seat: Follower, suit: int, rank: int, is_next: bool) -> float:
        """How likely a seat can lay a card on that suit and rank."""
        parts, held = self.parts, seat.held
        if self.game == "pursuit" and rank == TWO and is_next:
            return float(1 - (1 - self._part(OF_RANK[TWO])) ** held)
        if seat.is_first:
            suit = SUITS.index(self.facts["starter"])
            rest = self.unseen[4 * EIGHT + suit]
            return float(1 - ((1 - parts[suit]) * (1 - rest / self.total)) ** held)
        cannot = 1 - parts[suit]
        if rank == EIGHT:
            if self.game != "olsen":
                cannot *= 1 - parts[EIGHTS]
            return float(1 - cannot**held)
        cannot *= 1 - parts[EIGHTS]
        if self.game != "pursuit" or rank not in TRICKS:
            rest = sum(self.unseen[4 * rank : 4 * rank + 4]) - self.unseen[4 * rank + suit]
            cannot *= 1 - rest / self.total
        return float(1 - cannot**held)

    def _of_game(self, cards: bytes, named: int | None, left: bytes, points: int) -> tuple[float, ...]:
        rank = cards[0] >> 2
        if self.game == "pursuit":
            tricks = [sum(card >> 2 == trick for card in left) for trick in TRICKS]
            aces, _, queens = tricks
            open_twos = self.facts["penalty"] + 2 if rank == TWO else 0
            return open_twos / 8, queens / 2, aces / 2, sum(tricks) / 3
        if self.game == "olsen":
            aces = len(cards) if rank == ACE and not self.is_first else 0
            return (
                self.had / 100,
                (self.had + points) / 100,
                5 * self._part(OF_RANK[ACE]),
                aces / 2,
                named is not None,
                self.close,
            )
        return ()
