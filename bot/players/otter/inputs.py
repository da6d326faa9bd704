"""Inputs of the net of Otter Nonsense, besides what the normal computer weighs: the hand and the columns
after a move, the next players with their cards and heads, and how near each is to winning.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from bot.games.api import Move, Observation, Seat
from bot.games.codes import ONE
from bot.games.otter.cards import CARD, CHOOSE, NO_CARD, REVERSE, SPECIALS, Column, look
from bot.games.otter.game import GOAL, SHORT
from bot.players.otter.features import OtterView, misfits

FOLLOWING = 3
"""The most following seats that a net knows of."""
NOBODY = (0.0,) * 5

HAND = (
    *("one left", "two left", "three left", "four left", "cards left", "turn left", "choose left"),
    *("kinds left", "spread left", "fitting left", "columns to lay on", "long columns", "all short"),
)
TABLE = tuple(
    f"{which} column: {what}"
    for which in ("longest", "second", "third")
    for what in ("length", "room", "fitting", "lightest", "unsettled")
)
OTHERS = tuple(
    f"{which}: {what}"
    for which in ("next", "second", "third")
    for what in ("cards", "one card", "two cards", "stuck", "heads")
)
STANDING = (
    *("seats before mine", "heads", "most heads", "one missing", "two missing", "three missing"),
    *("others: one missing", "others: two missing", "others: three missing", "gain", "winning gain"),
    *("last card wins", "next can win", "seats", "unseen"),
)


class Left(NamedTuple):
    """What a move leaves."""

    hand: bytes
    looks: Sequence[Column]
    lengths: Sequence[int]
    following: Seat
    direction: int
    heads: Sequence[int]
    """Of each seat."""


class OtterInputs:
    """More numbers for a net, worked out once for all moves of a turn."""

    NAMES: ClassVar = (*HAND, *TABLE, *OTHERS, *STANDING)

    def __init__(self, seen: Observation) -> None:
        self.view, self.seats, self.counts = OtterView(seen), seen.seats, seen.counts
        self.last_card_next: Seat | None = seen.table["next"]
        self.total = len(self.view.unseen)

    def of(self, move: Move) -> tuple[float, ...]:
        """Return the numbers of a move."""
        if move.verb != "play" and CARD[move.args[2]] == NO_CARD:
            return (0.0,) * len(self.NAMES)  # a gift that lets another player win needs no more numbers
        left = self._left(move)
        longest = max(left.lengths)
        stuck = self.view.stuck(left.looks)
        return (
            *self._hand(left, longest),
            *self._table(left),
            *self._others(left, stuck),
            *self._standing(left, longest, stuck ** self.counts[left.following]),
        )

    def _left(self, move: Move) -> Left:
        view = self.view
        looks, lengths, heads = list(view.looks), list(view.lengths), view.scores
        if move.verb == "play":
            card, column = CARD[move.args[0]], int(move.args[1])
            direction = -view.direction if card == REVERSE else view.direction
            following = int(move.args[2][1:]) if move.args[2:] else view.neighbour(direction)
            hand = view.hand
            looks[column] = look(view.columns[column] + ONE[card])
            lengths[column] += 1
        else:
            column, gift, card = int(move.args[0]), CARD[move.args[1]], CARD[move.args[2]]
            direction = view.direction
            following = view.neighbour(direction) if self.last_card_next is None else self.last_card_next
            hand = view.hand + view.columns[column].replace(ONE[gift], b"", 1)
            looks[column], lengths[column] = look(ONE[card]), 1
            heads = list(heads)
            heads[view.receiver] += view.worth[gift]
        return Left(hand.replace(ONE[card], b"", 1), looks, lengths, following, direction, heads)

    def _hand(self, left: Left, longest: int) -> tuple[float, ...]:
        hand, looks = left.hand, left.looks
        count, otters = len(hand), bytes(sorted(set(hand.translate(None, SPECIALS))))
        fitting = count - len(misfits(hand, looks))
        return (
            *(count == 1, count == 2, count == 3, count == 4, count / 12),
            *(hand.count(REVERSE), hand.count(CHOOSE)),
            len(otters) / 8,
            (otters[-1] - otters[0]) / 12 if otters else 0,
            fitting / (count or 1),
            sum(hand.translate(None, each.misfits) != b"" for each in looks) / 3,
            sum(length > SHORT for length in left.lengths) / 3,
            longest <= SHORT,
        )

    def _table(self, left: Left) -> list[float]:
        hand, found = left.hand, list[float]()
        columns = sorted(
            zip(left.looks, left.lengths, strict=True), key=lambda each: -100 * each[1] - len(each[0].misfits)
        )
        for each, length in columns:
            found += (
                length / 5,
                1 - len(each.misfits) / 13,
                len(hand.translate(None, each.misfits)) / (len(hand) or 1),
                self.view.lightest_of(each) / 3,
                not each.direction,
            )
        return found

    def _others(self, left: Left, stuck: float) -> list[float]:
        """The seats in the order in which they follow, up to one's own."""
        seat, found = left.following, list[float]()
        for _ in range(FOLLOWING):
            if seat == self.view.mine:
                found += NOBODY
                continue
            cards = self.counts[seat]
            found += (cards / 10, cards == 1, cards == 2, stuck**cards, left.heads[seat] / GOAL)
            seat = (seat + left.direction) % self.seats
        return found

    def _standing(self, left: Left, longest: int, stuck: float) -> tuple[float, ...]:
        """Return how near each seat is to winning. ``stuck`` is how likely the next seat can't play."""
        mine, worth = self.view.mine, self.view.worth
        most = max(heads for seat, heads in enumerate(left.heads) if seat != mine)
        missing, missing_most = GOAL - left.heads[mine], GOAL - most
        least = min(map(self.view.lightest_of, left.looks))
        is_next_ready = self.counts[left.following] == 1 and longest <= SHORT
        last = not left.hand and max(
            max(map(worth.__getitem__, each.gifts))
            for each, length in zip(left.looks, left.lengths, strict=True)
            if length == longest
        )
        return (
            min((mine - left.following) * left.direction % self.seats, FOLLOWING) / 3,
            *(left.heads[mine] / GOAL, most / GOAL),
            *(missing <= 1, missing <= 2, missing <= 3),
            *(missing_most <= 1, missing_most <= 2, missing_most <= 3),
            *(stuck * least / 3, stuck if least >= missing else 0),
            not left.hand and last >= missing,
            1 - stuck if is_next_ready else 0,
            *(self.seats / 6, self.total / 50),
        )
