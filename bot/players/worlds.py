"""Matches as they may be: what a seat has seen, with the cards that it has not seen dealt at random among the
other hands, the stock and what lies aside. They are made from an observation alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

from bot.games import GAMES
from bot.games.api import Observation
from bot.games.french import CODES as FRENCH_CARDS
from bot.games.ole.cards import CODES as OLE
from bot.games.ole.cards import DECKS
from bot.games.otter.cards import CODES as OTTER_CARDS
from bot.games.otter.cards import OTTERS, SETS, SPECIALS

Position = dict[str, Any]


class Worlds:
    """The worlds that an observation allows. What all of them share is worked out once."""

    def __init__(self, seen: Observation, chance: Random) -> None:
        deck, known, self._piles, self._chance = *_OPEN[seen.game](seen), chance
        self._seen = seen
        unseen = Counter(deck)
        unseen.subtract(seen.hand)
        unseen.subtract(known)
        self._unseen = list(unseen.elements())
        turn = next(iter(seen.to_act))
        self._common: Position = {
            "game": seen.game,
            "seats": seen.seats,
            "options": seen.options,
            "phase": seen.phase,
            "deal": seen.deal,
            "dealer": seen.dealer,
            "turn": turn,
            "totals": list(seen.totals),
        }

    def draw(self) -> Any:
        """One of them, as a state of the game."""
        seen, cards = self._seen, self._unseen
        self._chance.shuffle(cards)
        hands, dealt = [], 0
        for seat, count in enumerate(seen.counts):
            if seat == seen.seat:
                hands.append(" ".join(seen.hand))
            else:
                hands.append(" ".join(cards[dealt : dealt + count]))
                dealt += count
        rest = " ".join(cards[dealt:])
        seed = self._chance.randbytes(4).hex()
        return GAMES[seen.game].load(self._common | {"hands": hands, "seed": seed} | self._piles(rest))


Open = tuple[Iterable[str], Iterable[str], Callable[[str], Position]]
"""The deck, the cards of it that all can see, and what a position says besides with the rest of the cards."""


def _ole(seen: Observation) -> Open:
    facts = seen.table
    laid = facts["laid"].split()
    keys = ("order", "series", "tokens", "supply", "chooser", "passes", "won", "taken")
    same = {key: facts[key] for key in keys}
    same |= {"table": " ".join(laid[-1:]), "pile": " ".join(laid[:-1])}
    return OLE.to_text(DECKS[seen.seats]).split(), laid, lambda _: same


def _otter(seen: Observation) -> Open:
    facts = seen.table
    keys = ("columns", "dir", "last_actor", "points", "heads", "next")
    same = {key: facts[key] for key in keys}
    deck = [OTTER_CARDS[card] for card in OTTERS * SETS[seen.seats] + SPECIALS]
    known = " ".join((*facts["columns"], *facts["points"])).split()
    return deck, known, lambda rest: {**same, "aside": rest}


def _french(seen: Observation, *keys: str) -> Open:
    facts = seen.table
    same = {key: facts[key] for key in ("named", "said", "offence", *keys)}
    same["discard"] = facts["laid"]
    packs = round((sum(seen.counts) + facts["stock"] + facts["discard"]) / len(FRENCH_CARDS))
    return FRENCH_CARDS * packs, facts["laid"].split(), lambda rest: {**same, "stock": rest}


def _olsen(seen: Observation) -> Open:
    deck, known, piles = _french(seen, "first_turn", "starter", "drawn")
    return deck, known, lambda rest: {**piles(rest), "out": sorted(seen.out)}


_OPEN: Mapping[str, Callable[[Observation], Open]] = {
    "olsen": _olsen,
    "olsen_olsen": lambda seen: _french(seen, "any_card", "drawn"),
    "pursuit": lambda seen: _french(seen, "dir", "penalty", "passes", "games", "scores"),
    "otter": _otter,
    "ole": _ole,
}
