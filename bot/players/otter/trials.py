"""Play a deal of Otter Nonsense on: play the card that narrows its column least, specials last, or collect
what costs least.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from bot.games.api import Move, Observation
from bot.games.codes import ONE
from bot.games.otter.cards import CARD, NO_CARD, OTTERS, REVERSE, SETS, SPECIALS, look
from bot.games.otter.game import GOAL, SHORT
from bot.players.trials import LONGEST, Trials, World

MIDDLE = 7
FAR = 99


class OtterTrials(Trials):
    """A running deal of Otter Nonsense. A special that opens a column does nothing."""

    def __init__(self, seen: Observation) -> None:
        facts = seen.table
        hand = _pile(" ".join(seen.hand))
        self.columns = [_pile(text) for text in facts["columns"]]
        unseen = OTTERS * SETS[seen.seats] + SPECIALS
        for card in hand + b"".join(self.columns) + b"".join(map(_pile, facts["points"])):
            unseen = unseen.replace(ONE[card], b"", 1)
        super().__init__(seen, unseen, hand)
        self.worth = bytes((0, *(facts["heads"][str(otter)] for otter in OTTERS), 0, 0))
        self.scores, self.direction = tuple(facts["scores"]), facts["dir"]
        self.last_actor, self.following = facts["last_actor"], facts["next"]
        self.keeps = seen.phase == "keep"
        self.goes_back = seen.options["reverse_next"] == "last_actor"
        self.last_works = seen.options["last_special_effect"]

    def world(self, hands: Sequence[bytes], rest: bytes) -> World:
        """A world in which each hand is in order."""
        return World(tuple(bytes(sorted(hand)) for hand in hands), rest)

    def play_out(self, world: World, move: Move | None = None) -> tuple[list[int], int]:
        """What each seat gains in a deal that goes on with ``move``, and the moves that are made in it."""
        hands, columns, scores, worth = list(world.hands), list(self.columns), list(self.scores), self.worth
        seats, turn, direction, last = self.seats, self.turn, self.direction, self.last_actor
        keeps, after, made = self.keeps, self.following, 0
        while made < LONGEST:
            made += 1
            hand = hands[turn]
            receiver = turn if keeps else (turn - direction) % seats if last is None else last
            if move is not None:
                column, card, gift, named = _spoken(move)
                lays = move.verb == "play"
                move = None
            elif not keeps and (laying := _laying(hand, columns)):
                lays, (column, card), gift, named = True, laying, NO_CARD, None
            else:
                lays, card, named = False, NO_CARD, None
                column, gift = (
                    _keeping(columns, worth)
                    if keeps
                    else _collecting(columns, worth, GOAL - scores[receiver])
                )
            if lays:
                hand = hands[turn] = hand.replace(ONE[card], b"", 1)
                columns[column] += ONE[card]
            else:
                cards = columns[column].replace(ONE[gift], b"", 1) if gift else columns[column]
                scores[receiver] += worth[gift]
                if scores[receiver] >= GOAL:
                    return [int(seat == receiver) for seat in range(seats)], made
                hand = bytes(sorted(hand + cards))
                card = card or _opener(hand)
                hand = hands[turn] = hand.replace(ONE[card], b"", 1)
                columns[column] = ONE[card]
            is_last = not keeps and not hand
            if is_last and max(map(len, columns)) <= SHORT:
                return [int(seat == turn) for seat in range(seats)], made
            following = (turn + direction) % seats if after is None else after
            if lays and card in SPECIALS and (not is_last or self.last_works):
                if card == REVERSE:
                    direction = -direction
                    following = (turn + direction) % seats
                    if self.goes_back and last is not None:
                        following = last
                elif named is not None:
                    following = named
                else:
                    following = max((len(h), -s) for s, h in enumerate(hands) if s != turn)[1] * -1
            if is_last:
                keeps, after = True, following
                continue
            keeps, after = False, None
            turn, last = following, turn
        return [0] * seats, made


def _pile(text: str) -> bytes:
    return bytes(map(CARD.__getitem__, text.split()))


def _spoken(move: Move) -> tuple[int, int, int, int | None]:
    """The column, the card laid or placed, the card given or kept, and the seat that is named."""
    words = list(move.args)
    named = int(words.pop()[1:]) if words[-1].startswith(">") else None
    if move.verb == "play":
        return int(words[1]), CARD[words[0]], NO_CARD, named
    return int(words[0]), CARD[words[2]], CARD[words[1]], named


def _laying(hand: bytes, columns: Sequence[bytes]) -> tuple[int, int] | None:
    """The column and the card that narrows it least, or a special; None where nothing fits."""
    otters = hand.rstrip(SPECIALS)
    count, best, least = len(otters), None, FAR
    lengths = [len(cards) for cards in columns]
    longest = max(lengths)
    for column, cards in enumerate(columns):
        lies = look(cards)
        value, way = lies.value, lies.direction
        card = 0
        if way > 0:
            at = bisect_left(otters, value)
            if at < count:
                card = otters[at]
        elif way < 0:
            at = bisect_right(otters, value)
            if at:
                card = otters[at - 1]
        elif count:
            at = bisect_left(otters, value or MIDDLE)
            card = otters[at] if at < count else otters[-1]
            if at and value and value - otters[at - 1] < abs(card - value):
                card = otters[at - 1]
        if card:
            cost = abs(card - value) if value else 0
            if len(hand) == 1 and lengths[column] < SHORT and longest <= SHORT:
                cost = -1
            if cost < least:
                best, least = (column, card), cost
    if best is None and count < len(hand):
        return lengths.index(min(lengths)), hand[-1]
    return best


def _collecting(columns: Sequence[bytes], worth: bytes, missing: int) -> tuple[int, int]:
    """The column that is collected and the card that is given: the lightest, of the shortest column."""
    best, least, chosen = 0, FAR, NO_CARD
    for column, cards in enumerate(columns):
        if not cards:
            continue
        gift = min(look(cards).gifts, key=worth.__getitem__)
        cost = 3 * worth[gift] + len(cards) + (FAR - 40 if worth[gift] >= missing else 0)
        if cost < least:
            best, least, chosen = column, cost, gift
    return best, chosen


def _keeping(columns: Sequence[bytes], worth: bytes) -> tuple[int, int]:
    """The longest column and the best card of it."""
    cards = max(columns, key=len)
    return list(columns).index(cards), max(look(cards).gifts, key=worth.__getitem__)


def _opener(hand: bytes) -> int:
    """The card that opens a column again: one in the middle."""
    otters = hand.rstrip(SPECIALS)
    if not otters:
        return hand[0]
    at = bisect_left(otters, MIDDLE)
    return otters[at] if at < len(otters) else otters[-1]
