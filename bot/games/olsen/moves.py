"""What fits in Olsen, and the moves that a seat may make (rules/olsen.md 2 to 5)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from bot.games.api import Move
from bot.games.french import ACE, CODES, EIGHT, OTHER_RANKS, PACK, RANK_OF, RANKS, without
from bot.games.notation import DRAW, NAMING, PASS, PLAIN, SINGLE, SINGLE_WITH_POWER, Words
from bot.games.olsen.state import State

if TYPE_CHECKING:
    from bot.games.olsen.draft import OlsenDraft

DRAWS = 3
"""Cards that may be drawn in a turn."""

Table: TypeAlias = "State | OlsenDraft"
"""What a turn is looked at on: a state, or the draft that is about to become one."""


def _misfits(suit: int, also: tuple[int, ...], on_eight: bool) -> bytes:
    """The cards that may not be laid where ``suit`` or a rank of ``also`` will do; an 8 never on an 8."""
    return bytes(
        card
        for card in PACK
        if (on_eight and card >> 2 == EIGHT) or not (card & 3 == suit or card >> 2 in also)
    )


# By whether eights are wild, the rank on top and the suit to follow
_ORDINARY = {
    wild: [
        [_misfits(suit, (rank, EIGHT) if wild else (rank,), rank == EIGHT) for suit in range(4)]
        for rank in range(len(RANKS))
    ]
    for wild in (False, True)
}
# By what a first turn allows, whether an eight is on top and the suit to follow
_FIRST = {
    special: [
        [_misfits(suit, (ACE, EIGHT) if special == "any" else (), on_eight) for suit in range(4)]
        for on_eight in (False, True)
    ]
    for special in ("suit_only", "any")
}


def on_first_turn(table: Table) -> bool:
    """Whether the seat on turn has its first turn of the deal (rules/olsen.md 2)."""
    return table.first_turn >> table.turn & 1 == 1


def suit_to_follow(table: Table) -> int:
    """The suit that counts for the seat on turn: the starter's, the named one, or that of the top card."""
    if table.first_turn and on_first_turn(table) and table.match.starter is not None:
        return table.match.starter
    return table.discard[-1] & 3 if table.named is None else table.named


def several_allowed(table: Table) -> bool:
    """Whether several cards of a number may be laid at once (rules/olsen.md 2, 3)."""
    return table.match.house.first_turn_multi or not on_first_turn(table)


def draws_left(table: Table) -> int:
    """How many cards the seat on turn may still draw, and can (rules/olsen.md 5)."""
    limit = table.match.house.first_turn_draws if on_first_turn(table) else DRAWS
    there = len(table.stock)
    if there < limit and table.match.house.recycle != "none":
        there += max(len(table.discard) - 1, 0)
    return max(min(limit - table.drawn, there), 0)


def turn_moves(table: Table) -> tuple[Move, ...]:
    """What the seat on turn may do, calls and challenges apart; plays in the order of its hand."""
    hand, house = table.hands[table.turn], table.match.house
    first_turn = table.first_turn >> table.turn & 1
    fitting = hand
    if table.discard:
        top = table.discard[-1]
        if first_turn:
            misfits = _FIRST[house.first_turn_8A][top >> 2 == EIGHT][suit_to_follow(table)]
        else:
            misfits = _ORDINARY[house.eight_wild][top >> 2][top & 3 if table.named is None else table.named]
        fitting = hand.translate(None, misfits)
    if not fitting:
        return _NOTHING_FITS[draws_left(table) > 0]
    single = SINGLE if first_turn or len(hand) == 1 else SINGLE_WITH_POWER
    ranks = hand.translate(RANK_OF) if house.first_turn_multi or not first_turn else b""
    moves: list[Move] = []
    for card in dict.fromkeys(fitting):  # with two packs a card may be there twice
        moves += single[card]
        if ranks.count(card >> 2) > 1 and card >> 2 != EIGHT:
            moves += _sequences(card, hand.translate(None, OTHER_RANKS[card >> 2]))
    if house.voluntary_draw and draws_left(table):
        moves.append(DRAW)
    return tuple(moves)


_NOTHING_FITS = {True: (DRAW,), False: (PASS,)}


@lru_cache(maxsize=8192)
def _sequences(first: int, same: bytes) -> tuple[Move, ...]:
    """The plays of ``first`` and more of ``same``, all cards of its rank in the hand. Only the last matters
    besides the first, so those between are written in the order C D H S.
    """
    others = bytes(sorted(without(same, bytes((first,)))))
    moves: dict[Move, None] = {}
    for last in others:
        rest = without(others, bytes((last,)))
        for count in range(len(rest) + 1):
            for between in combinations(rest, count):
                moves[Move("play", tuple(CODES[card] for card in (first, *between, last)))] = None
    return tuple(moves)


def canonical(state: State, words: Words) -> Move:
    """The play that ``words`` mean for the seat on turn, legal or not, as :func:`turn_moves` lists it.

    The call is left off. An 8 that names nothing names its own suit where it has power, and a last card that
    names one names nothing.
    """
    card, suit = words.cards[0], words.suit
    if len(words.cards) > 1:
        return Move("play", tuple(CODES[card] for card in words.cards))
    last = len(state.hands[state.turn]) == 1
    if card >> 2 == EIGHT and not last and (suit is not None or not on_first_turn(state)):
        return NAMING[card][card & 3 if suit is None else suit]
    return PLAIN[card]
