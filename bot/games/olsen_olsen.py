"""Ólsen ólsen, the Icelandic game: get rid of your cards, and call "Ólsen" before the last one and "Ólsen
ólsen" with it (rules/olsen_olsen.md).

In order: house rules, turns, turning the pile over, the two calls, scoring, observations.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from bot.games.api import BadOptions, Event, Move, Result, Seat, Spec, Value
from bot.games.calls import Window
from bot.games.french import RANK, RANKS, worth
from bot.games.house import choice, number
from bot.games.kept import FLAG, kept
from bot.games.notation import DRAW, PASS
from bot.games.position import MANY
from bot.games.seats import ranked
from bot.games.shedding import SheddingGame, SheddingHouse, SheddingState
from bot.games.shedding.fits import Fits, fits


class OlsenOlsenHouse(SheddingHouse):
    """The house rules."""

    one_pack_for = 6

    packs: int | str = choice("auto", 1, 2)
    early_pass: bool = choice(False, True)
    starter_eight: str = choice("any_card", "own_suit", "rebury")
    recycle_timing: str = choice("on_demand", "immediate")
    recycle: str = choice("flip_all", "flip_keep_top", "shuffle_keep_top")
    enforce: str = choice("auto", "challenge")
    oo_window: str = choice("next_action", "with_card_only")
    false_call: str = choice("reject", "draw1")
    calls_by_hand: bool = choice(False, True)
    deals: int | str = choice("n", *range(1, 21))
    until: int = number(range(0, -1001, -1), 0)
    scoring: bool = choice(True, False)

    def __init__(self, spec: Spec, seats: int, chosen: Mapping[str, Value]) -> None:
        super().__init__(spec, seats, chosen)
        if self.calls_by_hand and self.oo_window == "with_card_only":
            raise BadOptions("calls_by_hand")  # the last call would be impossible

    def called_sizes(self, seats: int) -> Collection[int]:
        """Return the hand sizes that need a call: one card, and none (rules/olsen_olsen.md 6)."""
        return (0, 1)


SPEC = Spec(
    key="olsen_olsen",
    name="Ólsen ólsen",
    seats=range(2, 11),
    spread=1.3,
    options=OlsenOlsenHouse.options,
    version=1,
    out_of_turn=frozenset({"call", "challenge"}),
    low_wins=False,
    statistics={"calls_due": "call_due", "calls_made": "called", "calls_missed": "call_missed"},
    length="deals",
    house_rules={
        "beginners": {"early_pass": True, "enforce": "challenge", "deals": 1},
        "wild": {
            "packs": 2,
            "recycle_timing": "immediate",
            "oo_window": "with_card_only",
            "false_call": "draw1",
        },
    },
    banner=("QS", "8H", "TC", "8C", "JD"),
    match_turns=(45, 60, 110, 145, 190, 270),
    deal_turns=(23, 23, 29, 30, 33, 38),
)

ANY_CARD = fits(wild=RANKS, names=1)


class OlsenOlsenState(SheddingState):
    """A match of Ólsen ólsen."""

    any_card: bool = kept(False, FLAG)
    """Whether any card fits on the top card."""

    SPEC = SPEC
    WITHOUT = ("first_turn", "out", "dir", "penalty")
    PACKETS = (3, 2)
    FITS = fits(names=1)
    PENALTY = 3
    WORTH = tuple(-points for points in worth({"8": 20}))
    TOTALS = range(-MANY.stop, 1)

    # Turns

    def fits(self) -> Fits:
        """The legal plays: any card after an eight that was turned up (rules/olsen_olsen.md 1, 2)."""
        return ANY_CARD if self.any_card else self.FITS

    def other_moves(self, able: bool) -> tuple[Move, ...]:
        """Return draw, which is allowed even with a playable card, and pass after it (rules/olsen_olsen.md
        4).
        """
        limit, left = self.drawn >= self.FITS.draws, self.draws_left()
        draw = (DRAW,) if left else ()
        may_pass = limit or not (able or left) or (self.drawn and self.match.house.early_pass)
        return (*draw, PASS) if may_pass else draw

    def at_timeout(self) -> Move:
        """Return draw if possible, else pass, else the first playable card."""
        last = self.moves[-1]
        return DRAW if DRAW in self.moves else last if last == PASS else super().at_timeout()

    def play(self, cards: bytes, named: str | None, call: bool) -> None:
        """Play a card. The last one must come with its call if the house rules give no time for it."""
        seat, late = self.turn, self.match.house.oo_window == "with_card_only"
        self.any_card = False
        super().play(cards, named, call)
        if late and not call and not self.hands[seat]:
            self.close(Window(seat))

    def pick_up(self) -> None:
        """Draw a card (rules/olsen_olsen.md 4)."""
        super().pick_up()
        self._refill_early()

    # The pile (rules/olsen_olsen.md 5)

    def refill(self) -> bool:
        """Turn the pile over without shuffling, and turn up its first card, which is the oldest. If the house
        rules say to shuffle, the top card stays, and the oldest card is the first of the shuffle. Return
        whether there is a draw pile.
        """
        pile, way = self.discard, self.match.house.recycle
        if len(pile) < 2:
            return False
        self.tell("recycled", count=len(pile) - 1, way=way)
        if way == "flip_all":
            self.begin_pile(pile)
        else:
            self.discard = pile[-1:]
            self.stock = pile[:-1] if way == "flip_keep_top" else self.shuffle(pile[:-1], "recycle")
        return True

    def _refill_early(self) -> None:
        """Refill an empty draw pile right after a draw, if the house rules say so."""
        if not self.stock and self.match.house.recycle_timing == "immediate":
            self.refill()

    def begin_pile(self, pile: bytes, buried: str = "") -> None:
        """Turn up the first card of a new draw pile, burying eights if the house rules say so."""
        self.any_card = False
        super().begin_pile(pile, "8" if self.match.house.starter_eight == "rebury" else "")

    def starter_effect(self, card: int) -> dict[str, Any]:
        """Allow any card after an eight, or as the house rules say (rules/olsen_olsen.md 1)."""
        self.any_card = RANK[card] == "8" and self.match.house.starter_eight == "any_card"
        return {"any_card": self.any_card}

    # The calls (rules/olsen_olsen.md 6)

    def must_call(self, hand: bytes) -> bool:
        """Return whether a hand needs a call: with one card left, and with none."""
        return len(hand) < 2

    def kind_of_call(self, seat: Seat) -> dict[str, str]:
        """Return which of the two calls is due: with one card in the hand, or with none."""
        return {"kind": "olsen" if self.hands[seat] else "olsen_olsen"}

    def enforced(self, seat: Seat) -> str:
        """Return how a missed call is penalized: never by a challenge if the deal couldn't continue without
        the call.
        """
        return super().enforced(seat) if self.hands[seat] else "auto"

    def enforced_after_play(self, seat: Seat) -> str:
        """Return how a missed call is penalized: that for the last card always by itself, and at once if the
        house rules give no time for it.
        """
        if len(self.hands[seat]) > 1:
            return super().enforced_after_play(seat)
        return "with_card" if self.match.house.oo_window == "with_card_only" else "auto"

    def say(self, seat: Seat) -> None:
        """Record the due call; "Ólsen ólsen" ends the deal."""
        super().say(seat)
        if not self.hands[seat]:
            self.go_out(seat)

    def close(self, window: Window) -> None:
        """Penalize a missed call. Without "Ólsen ólsen" a seat can't go out, unless no card can be drawn."""
        super().close(window)
        if not self.hands[window.seat]:
            self.go_out(window.seat)

    def penalise(self, seat: Seat) -> None:
        """Make ``seat`` draw for a missed call."""
        super().penalise(seat)
        self._refill_early()

    def call_falsely(self, seat: Seat) -> None:
        """Make ``seat`` draw a card for a call that is not due, if the house rules say so
        (``false_call``).
        """
        super().call_falsely(seat)
        self._refill_early()

    # Scoring (rules/olsen_olsen.md 7)

    def count(self, players: list[Seat]) -> dict[Seat, int]:
        """Return the points, 0 or negative, of the cards left in each hand."""
        return super().count(players) if self.match.house.scoring else dict.fromkeys(players, 0)

    def is_last(self, totals: tuple[int, ...]) -> bool:
        """Return whether the deal ends the match: after as many deals as seats, or as the house rules say."""
        house, match = self.match.house, self.match
        if not house.scoring:
            return True
        if house.until:
            return min(totals) <= int(house.until)
        return match.deal >= (house.deals if isinstance(house.deals, int) else len(totals))

    def standings(self) -> Result:
        """Return the result: the highest total first. Without scoring, the seat that went out is first and
        all others share the next place.
        """
        if self.match.house.scoring:
            return super().standings()
        return Result(ranked([len(hand) > 0 for hand in self.hands]), self.match.totals)

    # Observations, and positions

    def facts(self) -> dict[str, Any]:
        """Return the public facts. ``waiting`` is the seat that has played its last card without the call."""
        facts, window = super().facts(), self.calls.window
        facts["any_card"] = self.any_card
        facts["drawn"] = self.drawn
        facts["draws"] = self.draws_left() if self.moves else 0
        facts["waiting"] = window.seat if window and not self.hands[window.seat] else None
        return facts

    def lines(self, facts: Mapping[str, Any]) -> tuple[Event, ...]:
        """Return the lines for people, with the seat that may have gone out already."""
        waiting = facts["waiting"]
        more = () if waiting is None else (Event("waiting", {"seat": waiting}),)
        return (*super().lines(facts), *more)

    def what_fits(self) -> dict[str, Any]:
        """Return the data for the hint about playable cards."""
        any_card = self.any_card or not self.discard
        return {**self.asked(), "any_card": any_card, "named": self.named is not None}

    def other_hints(self, seat: Seat) -> Iterator[Event]:
        """Yield hints about drawing and passing."""
        may_else = {"count": self.draws_left(), "pass": self.moves[-1] == PASS}
        yield Event("or_else" if self.moves[0].verb == "play" else "none_fit", may_else, seat)


class OlsenOlsen(SheddingGame[OlsenOlsenState]):
    """The rules, as :class:`bot.games.api.Game` asks for them."""

    spec, house, state = SPEC, OlsenOlsenHouse, OlsenOlsenState

    def planned_deals(self, seats: int, options: Mapping[str, Value]) -> int | None:
        """Return the number of deals: one without scoring; otherwise as many as seats, or as the house rules
        say. None if the match is played to a total.
        """
        if not options.get("scoring", True):
            return 1
        if options.get("until", 0):
            return None
        return super().planned_deals(seats, options) or seats
