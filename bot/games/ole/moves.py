"""What is higher in Olé, and the moves that a seat may make (rules/ole.md 3, 4, 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from bot.games.api import IllegalMove, Move
from bot.games.ole.cards import CODES, HEIGHT, NOT_HIGHER
from bot.games.ole.state import BETWEEN, OPENING, PLAY, PRIVILEGE, State

if TYPE_CHECKING:
    from bot.games.ole.draft import OleDraft

REVERSE, KEEP, TOKEN, PASS, DEAL = map(Move, ("reverse", "keep", "token", "pass", "deal"))

_PLAYS = {card: Move("play", (code,)) for card, code in CODES.items()}
_LANGUAGE = frozenset({REVERSE, KEEP, TOKEN, PASS, DEAL, *_PLAYS.values()})
_play = _PLAYS.__getitem__

PHASES_OF = {
    "reverse": {PRIVILEGE},
    "keep": {PRIVILEGE},
    "play": {OPENING, PLAY},
    "token": {OPENING, PLAY},
    "pass": {OPENING, PLAY},
    "deal": {BETWEEN},
}
"""The phases in which a verb may be said, be it allowed or not."""

Table: TypeAlias = "State | OleDraft"
"""What a turn is looked at on: a state, or the draft that is about to become one."""


def turn_moves(table: Table) -> tuple[Move, ...]:
    """What the seat on turn may do; plays in the order of its hand."""
    match, hand = table.match, table.hands[table.turn]
    if match.phase == PLAY:
        return (*map(_play, higher(table, hand)), TOKEN)
    if match.phase == PRIVILEGE:
        return (REVERSE, KEEP)
    if match.phase != OPENING:
        return ()
    if not table.pile:
        return tuple(_play(card) for card in lowest(table) if card in hand)
    declined = (PASS,) if match.house.opening_second == "optional" else ()
    return (*map(_play, hand), *declined)


def higher(table: Table, cards: bytes) -> bytes:
    """Those of ``cards`` that are higher than the top card, in colour or number or both (rules/ole.md 4)."""
    return cards.translate(None, NOT_HIGHER[table.match.order][table.pile[-1]]) if table.pile else cards


def lowest(table: Table) -> bytes:
    """The lowest card of all hands: the 1 of the lowest colour, if it was dealt (rules/ole.md 3)."""
    height = HEIGHT[table.match.order]
    return bytes(sorted(b"".join(table.hands), key=height.__getitem__)[:1])


def meant(move: Move) -> tuple[Move, bool]:
    """The canonical move that ``move`` means, and whether a call came with its card.

    Raises :class:`IllegalMove` ``malformed``, by the text alone.
    """
    call = move.verb == "play" and move.args[-1:] == ("!",)
    bare = Move(move.verb, move.args[:-1]) if call else move
    if bare not in _LANGUAGE:
        raise IllegalMove("malformed", move=str(move))
    return bare, call
