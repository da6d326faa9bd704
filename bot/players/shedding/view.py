"""What a good player of the French-suited games keeps in mind: which cards are unseen, which of them fit, and
how close others are to going out. It follows from an observation alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from bot.games.api import Move, Observation
from bot.games.french import CARD, EIGHT, PACK, SUITS, without
from bot.players.subjects import HintSubject

SUIT_OF = {f"={letter}": suit for suit, letter in enumerate(SUITS)}


class SheddingView:
    """An observation of a shedding game as its player sees it, worked out once for all moves of a turn."""

    __slots__ = ("danger", "fewest", "hand", "next", "next_count", "others", "seen", "total", "unseen")

    def __init__(self, seen: Observation, direction: int = 1) -> None:
        self.seen = seen
        mine = seen.seat or 0
        self.hand = bytes(map(CARD.__getitem__, seen.hand))
        unseen = list(_deck(seen))
        for card in self.hand:
            unseen[card] -= 1
        for code in seen.table["laid"].split():
            unseen[CARD[code]] -= 1
        self.unseen = unseen
        """By card: how many of it are in the stock or in other hands."""
        self.total = max(sum(unseen), 1)
        seats, following = seen.seats, (mine + direction) % seen.seats
        while following in seen.out:
            following = (following + direction) % seats
        self.next = following
        self.next_count = seen.counts[following]
        self.others = [n for seat, n in enumerate(seen.counts) if seat != mine and seat not in seen.out]
        self.fewest = min(self.others)
        self.danger = (
            1.0 if self.fewest < 2 else 0.6 if self.fewest == 2 else 0.25 if self.fewest == 3 else 0.0
        )
        """How soon another may go out, 0 to 1."""

    def fitting(self, suit: int, rank: int, eights: bool) -> float:
        """Which part of the unseen cards goes on that suit and rank, eights among them or not."""
        unseen = self.unseen
        count = sum(unseen[suit::4]) + sum(unseen[4 * rank : 4 * rank + 4]) - unseen[4 * rank + suit]
        if eights and rank != EIGHT:
            count += sum(unseen[4 * EIGHT : 4 * EIGHT + 4]) - unseen[4 * EIGHT + suit]
        return count / self.total


def _deck(seen: Observation) -> list[int]:
    return _packs(sum(seen.counts) + seen.table["stock"] + seen.table["discard"])


@lru_cache(maxsize=8)
def _packs(cards: int) -> list[int]:
    """By card: how often it is in a deck of so many."""
    return [max(cards // len(PACK), 1)] * len(PACK)


@lru_cache(maxsize=8192)
def spoken(move: Move) -> tuple[bytes, int | None]:
    """The cards that a play lays, and the suit that it names."""
    named = SUIT_OF.get(move.args[-1])
    cards = move.args if named is None else move.args[:-1]
    return bytes(map(CARD.__getitem__, cards)), named


def weighed_plays(
    view: SheddingView, numbers: Callable[[bytes, bytes, int | None], tuple[float, ...]]
) -> list[tuple[Move, tuple[float, ...]]]:
    """The plays of a turn, each with its ``numbers``, which follow from the cards laid, the cards left and
    the suit named; a play that goes out alone, and without any.
    """
    weighed: list[tuple[Move, tuple[float, ...]]] = []
    for move in view.seen.legal:
        if move.verb != "play":
            continue
        cards, named = spoken(move)
        left = without(view.hand, cards)
        if not left:
            return [(move, ())]
        weighed.append((move, numbers(cards, left, named)))
    return weighed


LAYING = (
    *("points", "points in danger", "eight", "eight in danger", "eight of few", "follows", "some follow"),
    *("held", "held by others", "held by others in danger", "next can", "next can in danger", "loners"),
    *("last follows", "pair follows", "suit unseen", "set broken", "named own"),
)
"""What :func:`laying` says of a play, in its order."""


LAYING_SUBJECTS = (
    HintSubject(
        ("points",), "dear", "cheap", beside=("points in danger", "points at the limit", "points at the end")
    ),
    HintSubject(("eight",), "eight", "keeps_eight", beside=("eight in danger", "eight of few")),
    HintSubject(("follows",), "follows", beside=("some follow", "last follows", "pair follows")),
    HintSubject(("held",), "held", beside=("named own",)),
    HintSubject(
        ("held by others",),
        less="blocks",
        beside=("held by others in danger", "next can", "next can in danger"),
    ),
    HintSubject(("loners",), less="loners"),
    HintSubject(("suit unseen",), less="rare"),
    HintSubject(("set broken",), less="whole"),
)
"""What hints say of plays in all these games."""


def laying(
    view: SheddingView, cards: bytes, left: bytes, named: int | None, worth: float
) -> tuple[float, ...]:
    """Return the numbers for playing ``cards``, worth so many points, with ``left`` in the hand."""
    top, danger = cards[-1], view.danger
    suit, rank = top & 3 if named is None else named, top >> 2
    eight = rank == EIGHT
    count = len(left)
    follow = held = 0
    suits, ranks = [0] * 4, [0] * 13
    for card in left:
        suits[card & 3] += 1
        ranks[card >> 2] += 1
        if card >> 2 == EIGHT or card & 3 == suit or card >> 2 == rank:
            follow += 1
    held = suits[suit] - (left.count(4 * EIGHT + suit) > 0)
    loners = sum(1 for card in left if suits[card & 3] == 1 and ranks[card >> 2] == 1 and card >> 2 != EIGHT)
    others = view.fitting(suit, rank, eights=True)
    can = 1 - (1 - others) ** view.next_count
    pair = count == 2 and (left[0] & 3 == left[1] & 3 or left[0] >> 2 == left[1] >> 2 or ranks[EIGHT] > 0)
    return (
        worth / 10,
        worth / 10 * danger,
        eight,
        eight * danger,
        eight and count < 3,
        follow / (count or 1),
        follow > 0,
        held / 3,
        others,
        others * danger,
        can,
        can * danger,
        loners / 3,
        count == 1 and follow == 1,
        pair and follow > 0,
        sum(view.unseen[suit::4]) / view.total,
        ranks[rank] / 2,
        named is not None and suits[named] > 0,
    )
