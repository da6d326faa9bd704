"""The moves of Otter Nonsense: which there are, what their texts say, and what is wrong with others."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from bot.games.api import IllegalMove, Move, Seat
from bot.games.otter.cards import (
    CARD,
    CHOOSE,
    CODES,
    NO_CARD,
    ONE,
    OTTERS,
    SPECIALS,
    look,
    without,
)
from bot.games.otter.state import BETWEEN, GOAL, KEEP, PLAY, State

DEAL = Move("deal")
VERBS = {PLAY: ("play", "collect"), KEEP: ("keep",), BETWEEN: ("deal",)}
"""What can be done in each phase."""

COLUMNS = range(3)
SHORT = 2
"""A last card wins at once if no column is longer."""

_PLAYS = [[Move("play", (code, str(column))) for code in CODES] for column in COLUMNS]
"""By column and card."""
_TAKES = {
    phase: [[[Move(verb, (str(column), a, b)) for b in CODES] for a in CODES] for column in COLUMNS]
    for phase, verb in ((PLAY, "collect"), (KEEP, "keep"))
}
"""Collections by phase, column, card given or kept, and card placed."""


def collectable(state: State, column: int) -> bool:
    """Whether the seat on turn may collect a column: any, or the longest after its last card
    (rules/otter.md 3, 6).
    """
    cards = state.columns[column]
    if state.phase == KEEP:
        return len(cards) == max(map(len, state.columns))
    if state.match.house.special_column == "not_collectable":
        return look(cards).otters != b""
    return cards != b""


def openers(state: State, column: int, gift: int) -> bytes:
    """The cards that may open ``column`` again once it has been collected and ``gift`` has become points, in
    the order of the new hand (rules/otter.md 3, 6). It is "no card" where those points win the deal.
    """
    house = state.match.house
    if gift and state.scores[state.receiver] + state.match.worth[gift] >= GOAL:
        return ONE[NO_CARD]
    hand = state.hands[state.turn] + without(state.columns[column], gift)
    if len(hand) == 1 and state.phase == PLAY and house.place_last == "forbidden":
        return b""
    if house.opening_special == "only_if_forced":
        return hand.translate(None, SPECIALS) or hand
    return hand


def has_power(state: State, column: int, left: int, placed: bool) -> bool:
    """Whether a special does what it says when the seat on turn puts it down (rules/otter.md 4, 6).

    It is laid below ``column``, or ``placed`` to open it again, and ``left`` cards stay in the hand. A last
    card that wins at once does nothing else.
    """
    house = state.match.house
    if placed and house.opening_special != "any_with_effect":
        return False
    if left or state.phase == KEEP:
        return True
    lengths = [len(cards) for cards in state.columns]
    lengths[column] = 1 if placed else lengths[column] + 1
    return house.last_special_effect and max(lengths) > SHORT


def turn_moves(state: State) -> tuple[Move, ...]:
    """What the seat on turn may do. The collections of a column stand with the lowest gift first, and in the
    order of the new hand.
    """
    phase, hands, columns, _, scores, seat, _, _, _, match = state
    house, worth, hand, missing = match.house, match.worth, hands[seat], GOAL - scores[state.receiver]
    otters = bytes(dict.fromkeys(hand.translate(None, SPECIALS)))
    of_otters = _picking(otters)
    usual = house.opening_special == "only_if_forced" and house.place_last == "last_card"
    usual = usual and phase == PLAY and otters != b""
    moves: list[Move] = []
    specials = hand.translate(None, OTTERS)
    if specials and phase == PLAY:
        if len(hand) > 1:
            moves += _special_plays(specials, seat, len(hands))
        else:
            for column in COLUMNS:
                moves += _laying(state, _PLAYS[column], hand[0], column, 0, placed=False)
    for column, cards in enumerate(columns):
        _, _, misfits, gifts, more, twice = look(cards)
        if phase == PLAY:
            row = _PLAYS[column]
            moves += map(row.__getitem__, otters.translate(None, misfits)) if misfits else of_otters(row)
        takes, new = _TAKES[phase][column], more.translate(None, otters)
        for gift in gifts:
            if usual and gift:
                # Nearly all moves are made here: any otter of the hand, or a new one, opens the column.
                row = takes[gift]
                if worth[gift] >= missing:
                    moves.append(row[NO_CARD])
                    continue
                moves += of_otters(row)
                if new and (twice or new != ONE[gift]):
                    moves += map(row.__getitem__, new if gift in twice else new.replace(ONE[gift], b""))
            else:
                moves += _collections(state, column, gift)
    return tuple(moves)


@lru_cache(maxsize=256)
def _special_plays(specials: bytes, seat: Seat, seats: int) -> tuple[Move, ...]:
    """The plays of specials that are not the last card: they all have power."""
    moves: list[Move] = []
    for row in _PLAYS:
        for card in dict.fromkeys(specials):
            moves += _naming(row[card], seat, seats) if card == CHOOSE else (row[card],)
    return tuple(moves)


def _picking(cards: bytes) -> Callable[[Sequence[Move]], Iterable[Move]]:
    """What picks the moves of some cards out of a row of all: the fastest way to pick the same ones often."""
    return itemgetter(*cards) if len(cards) > 1 else lambda row: [row[card] for card in cards]


def _collections(state: State, column: int, gift: int) -> Iterator[Move]:
    """All ways to collect ``column`` and give or keep ``gift``, whatever the house rules."""
    if collectable(state, column):
        row = _TAKES[state.phase][column][gift]
        left = len(state.hands[state.turn]) + len(state.columns[column]) - (gift > 0) - 1
        for card in dict.fromkeys(openers(state, column, gift)):
            yield from _laying(state, row, card, column, left, placed=True)


def _laying(
    state: State, row: Sequence[Move], card: int, column: int, left: int, placed: bool
) -> tuple[Move, ...]:
    """The move of a row that puts ``card`` down; an X that has power names any other seat with it."""
    if card == CHOOSE and has_power(state, column, left, placed):
        return _naming(row[card], state.turn, len(state.hands))
    return (row[card],)


@lru_cache(maxsize=8192)
def _naming(move: Move, seat: Seat, seats: int) -> tuple[Move, ...]:
    return tuple(Move(move.verb, (*move.args, f">{other}")) for other in range(seats) if other != seat)


class Words(NamedTuple):
    """What a move's text says."""

    verb: str
    column: int = 0
    gift: int = NO_CARD
    """The card given or kept."""
    card: int = NO_CARD
    """The card laid or placed."""
    named: Seat | None = None
    call: bool = False


_NUMBER = re.compile("0|[1-9][0-9]{0,2}")
_NAMED = re.compile(">(0|[1-9][0-9]{0,2})")


@lru_cache(maxsize=8192)
def read(move: Move) -> Words:
    """Read a move's words. Raises :class:`IllegalMove` ``malformed``, by the text alone."""
    verb, words = move.verb, list(move.args)
    if verb == "deal" and not words:
        return Words(verb)
    call = verb == "play" and words[-1:] == ["!"] and bool(words.pop())
    named = int(words.pop()[1:]) if words and _NAMED.fullmatch(words[-1]) else None
    match words:
        case [card, column] if verb == "play" and CARD.get(card) and _NUMBER.fullmatch(column):
            return Words(verb, int(column), NO_CARD, CARD[card], named, call)
        case [column, gift, card] if verb in ("collect", "keep") and gift in CARD and card in CARD:
            if _NUMBER.fullmatch(column):
                return Words(verb, int(column), CARD[gift], CARD[card], named)
    raise IllegalMove("malformed", move=str(move))


def check(state: State, words: Words) -> bool:
    """Whether a turn move is legal, and a special in it has power. Raises :class:`IllegalMove`."""
    column, card, seat = words.column, words.card, state.turn
    playing = words.verb == "play"
    if column not in COLUMNS or not (playing or collectable(state, column)):
        raise IllegalMove("bad_column", column=column + 1)
    left = len(state.hands[seat]) - 1
    if playing:
        if card not in state.hands[seat]:
            raise IllegalMove("not_in_hand", card=CODES[card])
        lies = look(state.columns[column])
        if card in lies.misfits:
            raise IllegalMove("illegal_card", card=CODES[card], direction=lies.direction, value=lies.value)
    else:
        if words.gift not in look(state.columns[column]).gifts:
            raise IllegalMove("bad_gift", card=CODES[words.gift])
        if card not in openers(state, column, words.gift):
            raise IllegalMove("bad_place", card=CODES[card])
        left += len(state.columns[column]) - (words.gift > 0)
    power = card in SPECIALS and has_power(state, column, left, placed=not playing)
    if card == CHOOSE and power:
        if words.named is None or words.named == seat or words.named >= len(state.hands):
            raise IllegalMove("bad_seat", seat=words.named)
    elif words.named is not None and card != CHOOSE:
        raise IllegalMove("bad_seat", seat=words.named)
    return power
