"""What could be said in each game: forms of moves, from which tests make legal and illegal texts alike.

``{hand}`` is a card of the seat's own hand, ``{card}`` any card of the game, ``{seat}`` a seat or one too
many, ``{suit}`` a suit. In a game that has no forms here, everything is tried that can be said in others.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

EVERYWHERE = ("deal", "deal 1", "nonsense", "")

FORMS: dict[str, tuple[str, ...]] = {
    "olsen": (
        "play {hand}",
        "play {hand} !",
        "play {hand} ={suit}",
        "play {hand} ={suit} !",
        "play {hand} {hand}",
        "play {hand} {hand} {hand}",
        "play {hand} {hand} {hand} {hand} !",
        "play {card}",
        "play {card} {hand}",
        "play {hand} ! ={suit}",
        "play ={suit}",
        "draw",
        "pass",
        "draw !",
        "call",
        "challenge {seat}",
        "challenge",
        "take",
    ),
    "olsen_olsen": (
        "play {hand}",
        "play {hand} !",
        "play {hand} ={suit}",
        "play {hand} ={suit} !",
        "play {hand} {hand}",
        "play {hand} {hand} !",
        "play {card}",
        "play {card} {hand}",
        "play {hand} ! ={suit}",
        "play ={suit}",
        "draw",
        "pass",
        "pass !",
        "call",
        "call !",
        "challenge {seat}",
        "challenge",
        "take",
    ),
    "ole": (
        "play {hand}",
        "play {hand} !",
        "play {card}",
        "play {card} !",
        "play {hand} {hand}",
        "play {hand} ={suit}",
        "play {hand} ! !",
        "play",
        "token",
        "token !",
        "pass",
        "pass !",
        "reverse",
        "keep",
        "keep !",
        "draw",
        "call",
        "challenge {seat}",
        "take",
    ),
    "otter": (
        "play {hand} {seat}",
        "play {hand} {seat} !",
        "play {hand} {seat} >{seat}",
        "play {card} {seat}",
        "play X {seat} >{seat}",
        "play R {seat} >{seat}",
        "collect {seat} {card} {hand}",
        "collect {seat} {card} {card}",
        "collect {seat} - {hand}",
        "collect {seat} {card} -",
        "collect {seat} {card} {hand} >{seat}",
        "collect {seat} {card} X >{seat}",
        "collect {seat} {card}",
        "keep {seat} {card} {card}",
        "keep {seat} {card} -",
        "keep {seat} {card} X >{seat}",
        "draw",
        "call",
    ),
    "pursuit": (
        "play {hand}",
        "play {hand} !",
        "play {hand} ={suit}",
        "play {hand} ={suit} !",
        "play {hand} {hand}",
        "play {card}",
        "play {card} ={suit}",
        "play {hand} ! ={suit}",
        "play ={suit}",
        "draw",
        "take",
        "take !",
        "pass",
        "call",
        "challenge {seat}",
        "challenge",
    ),
}

ANYTHING = tuple(dict.fromkeys(form for forms in FORMS.values() for form in forms))


def say(game: str, chance: Random, hand: Sequence[str], cards: Sequence[str], seats: int) -> str:
    """Some text that a seat might send."""
    words = {"hand": hand or cards, "card": cards, "seat": [str(s) for s in range(seats + 1)], "suit": "CDHS"}
    form = chance.choice((FORMS.get(game) or ANYTHING) + EVERYWHERE)
    return re.sub(r"\{(\w+)\}", lambda slot: chance.choice(words[slot[1]]), form)
