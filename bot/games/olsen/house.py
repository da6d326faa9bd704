"""The house rules of Olsen, and its spec (rules/olsen.md)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.games.api import Spec, Value
from bot.games.french import SUITS
from bot.games.house import choice, number
from bot.games.shedding import SheddingHouse
from bot.games.shedding.fits import fits

LIMIT = 100
"""Points that eliminate a seat."""


class OlsenHouse(SheddingHouse):
    """The house rules."""

    packs: int | str = choice("auto", 1, 2)
    first_dealer: str = choice("random", "host")
    first_turn_scope: str = choice("each", "first_player")
    first_turn_multi: bool = choice(False, True)
    first_turn_8A: str = choice("suit_only", "any")  # noqa: N815 - the option's key
    first_turn_draws: int = choice(3, 1)
    starter_special: str = choice("plain", "rebury")
    eight_wild: bool = choice(True, False)
    voluntary_draw: bool = choice(False, True)
    aces: str = choice("per_card", "once")
    final_effects: str = choice("ignore", "apply")
    recycle: str = choice("shuffle_keep_top", "none")
    call_hands: str = choice("one_or_same_rank", "one_only")
    enforce: str = choice("auto", "challenge")
    false_call: str = choice("reject", "draw1")
    calls_by_hand: bool = choice(False, True)
    all_out: str = choice("lowest", "replay")
    pot: str = choice("off", "buy_in", "crash_burn", "both")
    buy_in: int = number(range(1, 1001), 50)
    buy_in_per: str = choice("match", "deal")
    deals: int = number(range(21), 0)

    def __init__(self, spec: Spec, seats: int, chosen: Mapping[str, Value]) -> None:
        super().__init__(spec, seats, chosen)
        special = "A8" if self.first_turn_8A == "any" else ""
        self.ordinary = fits(wild="8" if self.eight_wild else "", never="8", several=True)
        self.first_turn = {
            suit: fits(
                suit=suit,
                wild=special,
                by_rank="",
                never="8",
                names=99,
                several=self.first_turn_multi,
                draws=self.first_turn_draws,
            )
            for suit in (None, *SUITS)
        }
        """By the starter's suit: the playable cards of a first turn."""

    def takes(self, seats: int) -> bool:
        """Return whether this number of seats can play by these rules: one deck is too small for more than
        seven.
        """
        return self.packs != 1 or seats <= 7

    def called_sizes(self, seats: int) -> Collection[int]:
        """Return the hand sizes that can need a call: one card, and several of one rank (rules/olsen.md
        6).
        """
        return (1,) if self.call_hands == "one_only" else range(1, 4 * self.packs_for(seats) + 1)


SPEC = Spec(
    key="olsen",
    name="Olsen",
    seats=range(2, 11),
    spread=1.7,
    options=OlsenHouse.options,
    version=1,
    out_of_turn=frozenset({"call", "challenge"}),
    statistics={"calls_due": "call_due", "calls_made": "called", "calls_missed": "call_missed"},
    length="deals",
    house_rules={
        "beginners": {
            "first_turn_scope": "first_player",
            "aces": "once",
            "call_hands": "one_only",
            "enforce": "challenge",
            "deals": 3,
        },
        "wild": {
            "packs": 2,
            "first_turn_multi": True,
            "first_turn_8A": "any",
            "voluntary_draw": True,
            "final_effects": "apply",
            "false_call": "draw1",
        },
    },
    banner=("9H", "8S", "AC", "8D", "KH"),
    match_turns=(110, 135, 160, 205, 205, 230),
    deal_turns=(20, 26, 30, 36, 36, 41),
)
