"""Swedish Pursuit: follow the suit or the number, mind the trick cards, and call before your last card
(rules/pursuit.md).

In order: house rules, turns, trick cards, rounds of deals, observations.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from bot.games.api import Event, IllegalMove, Move, Seat, Spec
from bot.games.french import PACK, RANK, of_rank, to_text, worth
from bot.games.house import choice
from bot.games.kept import StoredForm, kept
from bot.games.matches import PLAY
from bot.games.notation import DRAW, TAKE, Words, plays
from bot.games.position import MANY, Fields
from bot.games.shedding import SheddingGame, SheddingHouse, SheddingState
from bot.games.shedding.fits import Fits, fits


class PursuitHouse(SheddingHouse):
    """The house rules."""

    recycle = "none"

    packs: int = choice(1, 2)
    starter_trick: str = choice("as_dealer", "none")
    trick_match: str = choice("suit", "suit_or_rank")
    queen_two: str = choice("plain", "skip")
    stack_two: str = choice("forced", "optional")
    enforce: str = choice("challenge", "auto")
    lc_until: str = choice("hand_change", "next_own_turn")
    calls_by_hand: bool = choice(False, True)
    false_challenge: int = choice(0, 1, 2)
    final_effects: str = choice("ignore", "apply")

    def takes(self, seats: int) -> bool:
        """Return whether this number of seats can play by these rules: one deck is too small for more than
        seven.
        """
        return self.packs != 1 or seats <= 7


SPEC = Spec(
    key="pursuit",
    name="Swedish Pursuit",
    seats=range(2, 11),
    spread=1.1,
    options=PursuitHouse.options,
    version=1,
    out_of_turn=frozenset({"call", "challenge"}),
    statistics={"calls_due": "call_due", "calls_made": "called", "calls_missed": "call_missed"},
    house_rules={
        "beginners": {
            "starter_trick": "none",
            "trick_match": "suit_or_rank",
            "lc_until": "next_own_turn",
        },
        "wild": {
            "packs": 2,
            "trick_match": "suit_or_rank",
            "queen_two": "skip",
            "false_challenge": 2,
            "final_effects": "apply",
        },
    },
    banner=("2C", "QH", "2S", "AD", "8H"),
    match_turns=(105, 105, 115, 120, 140, 150),
)

FITS = {
    "suit": fits(by_rank="345679TJK", draws=1),
    "suit_or_rank": fits(draws=1),
}
"""By ``trick_match``: trick cards follow suit, or also go on their own number."""


class PursuitState(SheddingState):
    """A match of Swedish Pursuit."""

    games: int = kept(5, StoredForm(lambda fields, key: fields.number(key, 5, MANY[1:])))
    """Number of deals in a round, which is a match (rules/pursuit.md 7)."""
    scores: tuple[tuple[int, ...], ...] = kept(
        (), StoredForm(Fields.rounds, lambda scores: [*map(list, scores)])
    )
    """Points of each finished deal, 0 for its winner."""

    SPEC = SPEC
    VERBS: ClassVar = {**SheddingState.VERBS, PLAY: (*SheddingState.VERBS[PLAY], "take")}
    WITHOUT = ("first_turn", "drawn", "out")
    PACKETS = (1,) * 5
    PENALTY = 2
    WORTH = worth({"8": 30})
    CALL_AFTER_PASS = False

    # Turns (rules/pursuit.md 2, 3, 4)

    def fits(self) -> Fits:
        """The legal plays without an open penalty."""
        return FITS[self.match.house.trick_match]

    def turn_moves(self) -> tuple[Move, ...]:
        """Return the moves of the seat on turn; only twos answer a penalty."""
        if not self.penalty or self.match.phase != PLAY:
            return super().turn_moves()
        hand = self.hands[self.turn]
        twos = plays(of_rank(hand, "2"), naming="")
        return (*twos, TAKE) if not twos or self.match.house.stack_two == "optional" else twos

    def words(self, move: Move) -> Words:
        """Parse the text of ``move``: cards are played one by one. Raises ``malformed``."""
        words = super().words(move)
        if len(words.cards) > 1:
            raise IllegalMove("malformed", move=str(move))
        return words

    def refusal(self, verb: str, cards: bytes) -> IllegalMove:
        """Return why the seat on turn may not make a move."""
        refusal = super().refusal(verb, cards)
        refusal.data.update(self.asked())
        return refusal

    def pick_up(self) -> None:
        """Draw a card, which is the whole turn (rules/pursuit.md 2)."""
        super().pick_up()
        self.end_turn()

    def prevented(self) -> None:
        """Turn the turn into a pass, because another seat's penalty has taken the card to draw."""
        self.pass_on()

    def end_turn(self) -> None:
        """Pass the turn on. If the house rules say so, a seat can't be challenged after its next turn."""
        if self.calls.offence and self.match.house.lc_until == "next_own_turn":
            self.calls = self.calls._replace(offence=self.calls.offence - {self.turn})
        super().end_turn()

    # Trick cards (rules/pursuit.md 3)

    def _queen(self, cards: bytes) -> None:
        """Reverse play. With two players no turn is skipped by it, unless the house rules say so."""
        if len(self.hands) == 2 and self.match.house.queen_two == "skip":
            self.turn_round()
            self.skip(cards)
        else:
            self.reverse(cards)

    def _two(self, cards: bytes) -> None:
        """Add two cards to the penalty for the next seat."""
        self.penalty += 2
        self.end_turn()

    EFFECTS: ClassVar = {"A": SheddingState.skip, "Q": _queen, "2": _two}

    def final_effect(self, cards: bytes) -> None:
        """Let a last two still make the next seat draw, if the house rules say so."""
        if RANK[cards[0]] == "2" and self.match.house.final_effects == "apply":
            self.penalty += 2
            self.take_penalty(self.next_seat())

    # Deals (rules/pursuit.md 1, 6, 7)

    def first_dealer(self) -> Seat:
        """Cut for the first deal: the highest card deals, and tied seats cut again.

        Seats that cut get the first cards of the deck, shuffled as for a deal, the lowest seat first.
        """
        rivals = list(range(len(self.hands)))
        while len(rivals) > 1:
            cards = self.shuffle(PACK * self.match.house.packs, "cut")[: len(rivals)]
            best = RANK[max(cards)]
            highest = [seat for seat, card in zip(rivals, cards, strict=True) if RANK[card] == best]
            dealer = highest[0] if len(highest) == 1 else None
            self.tell("cut", seat=dealer, seats=rivals, cards=to_text(cards))
            rivals = highest
        return rivals[0]

    def begin(self, order: list[Seat], stock: bytes) -> None:
        """Turn up the starter, which acts as if the dealer had played it."""
        self.direction, self.penalty = 1, 0
        self.begin_pile(stock, "8")
        self.turn = order[-1]
        if self.discard and self.match.house.starter_trick == "as_dealer":
            self.effect(self.discard)
        else:
            self.end_turn()

    def count(self, players: list[Seat]) -> dict[Seat, int]:
        """Return the points of the deal, and keep them deal by deal."""
        points = super().count(players)
        self.scores = (*self.scores, tuple(points[seat] for seat in sorted(players)))
        return points

    def is_last(self, totals: tuple[int, ...]) -> bool:
        """Return whether the round has ended."""
        return self.match.deal >= self.games

    # Observations

    def asked(self) -> dict[str, Any]:
        """Return what a card must match now. While a ``penalty`` is open, it must be a two."""
        return {**super().asked(), "penalty": self.penalty}

    def facts(self) -> dict[str, Any]:
        """Return the public facts."""
        return {
            **super().facts(),
            "dir": self.direction,
            "penalty": self.penalty,
            "games": self.games,
            "scores": [*map(list, self.scores)],
            "passes": self.passes,
            "left": max(self.games - self.match.deal, 0),
        }

    def lines(self, facts: Mapping[str, Any]) -> tuple[Event, ...]:
        """Return the lines for people, with an unusual direction and an open penalty."""
        lines = super().lines(facts)
        if self.direction < 0 and len(self.hands) > 2:
            lines += (Event("anticlockwise", {}),)
        if self.penalty and self.moves:
            lines += (Event("open_twos", {"seat": self.turn, "count": self.penalty}),)
        return lines

    def turn_hints(self, seat: Seat) -> Iterator[Event]:
        """Yield private lines for the seat on turn: its playable cards, or what answers an open penalty."""
        if not self.penalty:
            yield from super().turn_hints(seat)
            return
        able, optional = self.moves[0] != TAKE, self.match.house.stack_two == "optional"
        yield Event("answer", {"count": self.penalty, "able": able, "optional": optional}, seat)

    def other_hints(self, seat: Seat) -> Iterator[Event]:
        """Yield hints about the moves other than playing a card."""
        if self.moves[0].verb != "play":
            yield Event("none_fit" if self.moves[0] == DRAW else "must_pass", {}, seat)


class Pursuit(SheddingGame[PursuitState]):
    """The rules, as :class:`bot.games.api.Game` asks for them."""

    spec, house, state = SPEC, PursuitHouse, PursuitState
