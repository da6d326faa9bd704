"""Features of moves in Otter Nonsense: play rather than collect, short columns, light gifts and never the
winning one, specials kept, and columns opened again in the middle.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.api import Move, Observation
from bot.games.codes import ONE
from bot.games.otter.cards import CARD, CHOOSE, NO_CARD, OTTERS, SETS, SPECIALS, Column, look
from bot.games.otter.game import GOAL, SHORT
from bot.players.subjects import HintSubject

NAMES = (
    # A card that is laid.
    *("long", "longest", "narrowed", "fits for me", "choice for me", "next stuck", "next stuck with heads"),
    *("special", "special of few", "ready", "next about to win", "next has few", "next has heads", "last"),
    *("last heads", "extreme", "room left"),
    # A column that is collected.
    *("collect", "collect of few", "taken", "gift", "gift to a leader", "winning gift", "opened aside"),
    *("specials taken", "longest after", "extremes kept", "kept", "next is near after"),
)
"""What :func:`features` says of each move, in its order."""
SUBJECTS = (
    HintSubject(("collect",), less="lays", beside=("collect of few",), always=True),
    HintSubject(("fits for me",), "follows"),
    HintSubject(("choice for me",), "choice"),
    HintSubject(("room left",), "open", "closes", beside=("narrowed",)),
    HintSubject(("next stuck",), "stuck", beside=("next stuck with heads",), least=0.1, always=True),
    HintSubject(("special",), "special", "keeps_special", beside=("special of few",)),
    HintSubject(("next has heads",), less="guards"),
    HintSubject(("specials taken",), "gets_special", always=True),
    HintSubject(("longest after",), less="short"),
    HintSubject(("taken",), less="few", always=True),
    HintSubject(("gift",), less="light", beside=("gift to a leader", "winning gift"), always=True),
    HintSubject(("opened aside",), less="middle"),
)
"""What hints say of its moves."""

LAID, COLLECTED = 17, len(NAMES) - 17

Vector = tuple[float, ...]


class OtterView:
    """An observation as its player sees it, worked out once for all moves of a turn."""

    def __init__(self, seen: Observation) -> None:
        self.seen, facts, mine = seen, seen.table, seen.seat or 0
        self.mine = mine
        self.hand = bytes(map(CARD.__getitem__, seen.hand))
        self.columns = [_pile(text) for text in facts["columns"]]
        self.worth: dict[int, int] = {CARD[code]: heads for code, heads in facts["heads"].items()} | {
            NO_CARD: 0
        }
        self.looks = [look(column) for column in self.columns]
        open_cards = self.hand + b"".join(self.columns) + b"".join(map(_pile, facts["points"]))
        unseen = OTTERS * SETS[seen.seats] + SPECIALS
        for card in open_cards:
            unseen = unseen.replace(ONE[card], b"", 1)
        self.unseen = unseen
        self.scores: Sequence[int] = facts["scores"]
        self.receiver: int = facts["receiver"]
        self.direction: int = facts["dir"]
        self.lengths = [len(column) for column in self.columns]
        self.lightest = [self.lightest_of(look) for look in self.looks]

    def neighbour(self, direction: int) -> int:
        """Who sits next in a direction of play."""
        return (self.mine + direction) % self.seen.seats

    def lightest_of(self, column: Column) -> int:
        """The fewest heads that a card of a column can give."""
        return min(map(self.worth.__getitem__, column.gifts))

    def stuck(self, looks: Sequence[Column]) -> float:
        """How likely an unseen card goes on none of these columns."""
        return len(misfits(self.unseen, looks)) / max(len(self.unseen), 1)


def features(seen: Observation) -> list[tuple[Move, Vector]]:
    """Return the moves of a turn, each with what it would lead to. A winning move stands alone."""
    view = OtterView(seen)
    weighed: list[tuple[Move, Vector]] = []
    gone: dict[tuple[str, str], Vector] = {}
    for move in seen.legal:
        if move.verb == "play":
            card, column = CARD[move.args[0]], int(move.args[1])
            named = int(move.args[2][1:]) if move.args[2:] else None
            if len(view.hand) == 1 and max(_longer(view.lengths, column)) <= SHORT:
                return [(move, ())]
            weighed.append((move, (*_laying(view, card, column, named), *(0.0,) * COLLECTED)))
            continue
        where, gift, placed = move.args[:3]
        if _wins(view, int(where), CARD[gift], CARD[placed]):
            return [(move, ())]
        known = gone.get((where, gift))
        if known is None:
            known = gone[where, gift] = _collecting(view, int(where), CARD[gift])
        weighed.append((move, _opening(view, known, int(where), CARD[gift], CARD[placed])))
    return weighed


def _wins(view: OtterView, column: int, gift: int, placed: int) -> bool:
    """Whether a collection wins: by its points, or as the only card is placed on a table of short columns."""
    if placed == NO_CARD:
        return view.receiver == view.mine
    if len(view.hand) != 1 or view.lengths[column] != 1 or gift == NO_CARD:
        return False
    return all(length <= SHORT for place, length in enumerate(view.lengths) if place != column)


def _laying(view: OtterView, card: int, column: int, named: int | None) -> Vector:
    before = view.looks[column]
    after = look(view.columns[column] + ONE[card])
    looks = [after if place == column else other for place, other in enumerate(view.looks)]
    left = view.hand.replace(ONE[card], b"", 1)
    lengths = _longer(view.lengths, column)
    special = card in SPECIALS
    direction = -view.direction if special and card != CHOOSE else view.direction
    following = view.neighbour(direction) if named is None else named
    held = view.seen.counts[following]
    stuck = view.stuck(looks) ** held
    lightest = list(view.lightest)
    lightest[column] = view.lightest_of(after)
    heads = min(lightest)
    choice = sum(len(left.translate(None, each.misfits)) for each in looks)
    longest = max(lengths)
    last = not left
    last_heads = max(map(view.worth.__getitem__, look(view.columns[column] + ONE[card]).gifts)) if last else 0
    return (
        lengths[column] / 5,
        longest / 5,
        (len(after.misfits) - len(before.misfits)) / 13,
        1 - len(misfits(left, looks)) / (len(left) or 1),
        choice / (3 * len(left) or 1),
        stuck,
        stuck * heads / 3,
        special,
        special and len(left) < 3,
        len(left) == 1 and longest <= SHORT,
        held == 1 and longest <= SHORT,
        held < 3,
        view.scores[following] / GOAL,
        last,
        last_heads / 3,
        0 if special else abs(card - 7) / 6,
        sum(13 - len(each.misfits) for each in looks) / 39,
    )


def _collecting(view: OtterView, column: int, gift: int) -> Vector:
    cards = view.columns[column].replace(ONE[gift], b"", 1)
    heads = view.worth[gift]
    score = view.scores[view.receiver]
    own = view.receiver == view.mine
    kept = view.hand + cards
    others = [length for place, length in enumerate(view.lengths) if place != column]
    return (
        1,
        len(view.hand) < 4,
        len(cards) / 5,
        0 if own else heads / 3,
        0 if own else heads * score / 3 / GOAL,
        0 if own else score + heads >= GOAL,
        sum(cards.count(special) for special in SPECIALS),
        max(others) / 5,
        sum(abs(card - 7) for card in kept if card not in SPECIALS) / 6 / (len(kept) or 1),
        heads / 3 if own else 0,
        view.seen.counts[view.neighbour(view.direction)] == 1 and max(others) < SHORT,
    )


def _opening(view: OtterView, known: Vector, column: int, gift: int, placed: int) -> Vector:
    """A collection with the card that opens the column again."""
    aside = 0.0 if placed in SPECIALS or not placed else abs(placed - 7) / 6
    return (*(0.0,) * LAID, *known[:6], aside, *known[6:])


def misfits(cards: bytes, looks: Sequence[Column]) -> bytes:
    """Those of ``cards`` that go on no column."""
    for each in looks:
        if not each.misfits:
            return b""
        cards = cards.translate(None, bytes(set(OTTERS + SPECIALS) - set(each.misfits)))
    return cards


def _longer(lengths: Sequence[int], column: int) -> list[int]:
    return [length + (place == column) for place, length in enumerate(lengths)]


def _pile(text: str) -> bytes:
    return bytes(map(CARD.__getitem__, text.split()))
