"""Features of moves in Olé: climb little, start no series that can't go on, play what no unseen card beats,
and play first what goes on few cards. Tokens are almost never worth it.
"""

from __future__ import annotations

from functools import lru_cache

from bot.games.api import Move, Observation
from bot.games.ole.cards import CARD, DECKS, HEIGHT, NOT_HIGHER, TWICE_HIGHER, number_of
from bot.players.subjects import HintSubject

NAMES = (
    *("colours climbed", "numbers climbed", "number", "number in danger", "unbeaten", "unbeaten and goes on"),
    *("beaten by", "next can", "next can in danger", "goes on", "some goes on", "series", "series goes on"),
    *("series of the rest", "hard to lay", "hardest left", "hard left", "numbers left", "height", "way out"),
    *("token", "token in a series", "token in danger", "token of few", "opens"),
)
"""What :func:`features` says of each move, in its order."""

SUBJECTS = (
    HintSubject(("colours climbed", "numbers climbed"), less="climbs", beside=("height",)),
    HintSubject(("unbeaten",), "unbeaten", beside=("unbeaten and goes on",), always=True),
    HintSubject(("beaten by",), less="blocks", beside=("next can", "next can in danger")),
    HintSubject(("goes on",), "follows", beside=("some goes on",)),
    HintSubject(("series goes on",), "series", beside=("series", "series of the rest"), always=True),
    HintSubject(("hard to lay",), "hard"),
    HintSubject(
        ("token",),
        less="no_token",
        beside=("token in a series", "token in danger", "token of few"),
        always=True,
    ),
)
"""What hints say of its moves."""

NOTHING = (0.0,) * 20


@lru_cache(maxsize=4096)
def _reach(order: str, card: int, unseen: bytes) -> float:
    """On which part of the ``unseen`` cards ``card`` could be laid."""
    if not unseen:
        return 0.0
    colour, number = HEIGHT[order][card]
    heights = HEIGHT[order]
    under = sum(1 for other in unseen if heights[other][0] < colour or heights[other][1] < number)
    return under / len(unseen)


def deals_left(seen: Observation) -> int:
    """The deals that follow the running one: each player deals once."""
    return max(seen.seats - seen.deal, 0)


class OleView:
    """An observation as its player sees it, worked out once for all moves of a turn."""

    def __init__(self, seen: Observation) -> None:
        facts, mine = seen.table, seen.seat or 0
        self.order = facts["order"]
        self.hand = bytes(map(CARD.__getitem__, seen.hand))
        laid = bytes(map(CARD.__getitem__, facts["laid"].split()))
        self.unseen = DECKS[seen.seats].translate(None, self.hand + laid)
        fewest = min(count for seat, count in enumerate(seen.counts) if seat != mine)
        self.following = seen.counts[(mine + 1) % seen.seats]
        self.danger = 1.0 if fewest == 1 else 0.6 if fewest == 2 else 0.25 if fewest == 3 else 0.0
        self.opening = seen.phase == "opening"
        self.top = laid[-1] if laid and not self.opening else 0
        """The card that is to be climbed from; 0 where a series is opened."""
        self.in_series = facts["series"] > 0
        self.ease = {card: _reach(self.order, card, self.unseen) for card in self.hand}

    def token(self) -> tuple[float, ...]:
        """Return the numbers for taking a token."""
        return (*NOTHING, 1, self.in_series, self.danger, len(self.hand) < 4, 0)

    def laying(self, card: int, left: bytes) -> tuple[float, ...]:
        """Return the numbers for playing a card, with ``left`` in the hand."""
        order, danger, top = self.order, self.danger, self.top
        colour, number = HEIGHT[order][card]
        climbed = HEIGHT[order][top] if top else (0, 0)
        not_higher, twice_higher = NOT_HIGHER[order][card], TWICE_HIGHER[order]
        beating = self.unseen.translate(None, not_higher)
        mine_on = left.translate(None, not_higher)
        beaten = len(beating) / max(len(self.unseen), 1)
        can = 1 - (1 - beaten) ** self.following
        in_series = bool(top) and card in twice_higher[top]
        twice = left.translate(None, bytes(set(left) - set(twice_higher[card])))
        rest = [self.ease[other] for other in left]
        return (
            *(max(colour - climbed[0], 0) / 3, max(number - climbed[1], 0) / 10),
            *(number_of(card) / 10, number_of(card) / 10 * danger),
            *(not beating, not beating and bool(mine_on)),
            *(beaten, can, can * danger, len(mine_on) / len(left), bool(mine_on)),
            *(in_series, in_series and bool(mine_on), in_series * bool(twice)),
            *(1 - self.ease[card], 1 - min(rest), 1 - sum(rest) / len(rest)),
            *(sum(map(number_of, left)) / 50, colour / 3 + number / 10),
            *(len(left) == 1 and bool(mine_on), 0, 0, 0, 0, self.opening),
        )


def features(seen: Observation) -> list[tuple[Move, tuple[float, ...]]]:
    """Return the moves of a turn, each with what it would lead to. A play that goes out stands alone. Once
    all players have passed in a row, more tokens change nothing, so only plays are left if there are any.
    """
    if seen.phase == "privilege":
        return _privilege(seen)
    view = OleView(seen)
    weighed: list[tuple[Move, tuple[float, ...]]] = []
    plays = [move for move in seen.legal if move.verb == "play"]
    for move in plays if plays and seen.table["passes"] >= seen.seats else seen.legal:
        if move.verb != "play":
            weighed.append((move, view.token()))
            continue
        card = CARD[move.args[0]]
        left = view.hand.replace(bytes((card,)), b"", 1)
        if not left:
            return [(move, ())]
        weighed.append((move, view.laying(card, left)))
    return weighed


def _privilege(seen: Observation) -> list[tuple[Move, tuple[float, ...]]]:
    """The one of the two orders in which the hand goes on more of the other cards."""
    hand = bytes(map(CARD.__getitem__, seen.hand))
    unseen = DECKS[seen.seats].translate(None, hand)
    order = seen.table["order"]
    # What goes on little is what a hand is left with: the two hardest cards of it count.
    hardest = {
        way: sum(sorted(_reach(way, card, unseen) for card in hand)[:3]) for way in (order, order[::-1])
    }
    verb = "reverse" if hardest[order[::-1]] > hardest[order] else "keep"
    return [(move, ()) for move in seen.legal if move.verb == verb]
