"""Swedish Pursuit: follow the suit or the number, mind the trick cards, and say so before your last card
(rules/pursuit.md).

From top to bottom: the house rules; what a turn may do; what trick cards do; a round of deals; what is
seen.
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
        """Whether so many can play by these rules: one pack is too little for more than seven."""
        return self.packs != 1 or seats <= 7


SPEC = Spec(
    key="pursuit",
    name="Swedish Pursuit",
    seats=range(2, 11),
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
"""By ``trick_match``: trick cards follow suit, or go on their own number as well."""


class PursuitState(SheddingState):
    """A match of Swedish Pursuit."""

    games: int = kept(5, StoredForm(lambda fields, key: fields.number(key, 5, MANY[1:])))
    """The deals that make a round, as a match is called (rules/pursuit.md 7)."""
    scores: tuple[tuple[int, ...], ...] = kept(
        (), StoredForm(Fields.rounds, lambda scores: [*map(list, scores)])
    )
    """The points of each that is over, 0 for who has won it."""

    SPEC = SPEC
    VERBS: ClassVar = {**SheddingState.VERBS, PLAY: (*SheddingState.VERBS[PLAY], "take")}
    WITHOUT = ("first_turn", "drawn", "out")
    PACKETS = (1,) * 5
    PENALTY = 2
    WORTH = worth({"8": 30})
    CALL_AFTER_PASS = False

    # What a turn may do (rules/pursuit.md 2, 3, 4)

    def fits(self) -> Fits:
        """What may be laid, unless a penalty is open."""
        return FITS[self.match.house.trick_match]

    def turn_moves(self) -> tuple[Move, ...]:
        """What the seat on turn may do; against a penalty only twos help."""
        if not self.penalty or self.match.phase != PLAY:
            return super().turn_moves()
        hand = self.hands[self.turn]
        twos = plays(of_rank(hand, "2"), naming="")
        return (*twos, TAKE) if not twos or self.match.house.stack_two == "optional" else twos

    def words(self, move: Move) -> Words:
        """What the text of ``move`` says: cards are laid one by one. Raises ``malformed``."""
        words = super().words(move)
        if len(words.cards) > 1:
            raise IllegalMove("malformed", move=str(move))
        return words

    def refusal(self, verb: str, cards: bytes) -> IllegalMove:
        """Why the seat on turn may not do what it wants to."""
        refusal = super().refusal(verb, cards)
        refusal.data.update(self.asked())
        return refusal

    def pick_up(self) -> None:
        """Draw a card, which is the whole turn (rules/pursuit.md 2)."""
        super().pick_up()
        self.end_turn()

    def prevented(self) -> None:
        """Another seat's penalty has taken the card that was to be drawn: the turn becomes a pass."""
        self.pass_on()

    def end_turn(self) -> None:
        """Pass the turn on; where the house says so, nobody can be challenged after their next turn."""
        if self.calls.offence and self.match.house.lc_until == "next_own_turn":
            self.calls = self.calls._replace(offence=self.calls.offence - {self.turn})
        super().end_turn()

    # What trick cards do (rules/pursuit.md 3)

    def _queen(self, cards: bytes) -> None:
        """Play turns round; with two players nobody misses a turn by it, unless the house says so."""
        if len(self.hands) == 2 and self.match.house.queen_two == "skip":
            self.turn_round()
            self.skip(cards)
        else:
            self.reverse(cards)

    def _two(self, cards: bytes) -> None:
        """Two cards more wait for the next."""
        self.penalty += 2
        self.end_turn()

    EFFECTS: ClassVar = {"A": SheddingState.skip, "Q": _queen, "2": _two}

    def final_effect(self, cards: bytes) -> None:
        """A last two still makes the next draw, where the house says so."""
        if RANK[cards[0]] == "2" and self.match.house.final_effects == "apply":
            self.penalty += 2
            self.take_penalty(self.next_seat())

    # Deals (rules/pursuit.md 1, 6, 7)

    def first_dealer(self) -> Seat:
        """Cut for the first deal: the highest card deals, and equals cut again.

        Seats that cut get the first cards of the pack, shuffled as for a deal, the lowest seat the first.
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
        """Turn up the starter, which acts as if the dealer had laid it."""
        self.direction, self.penalty = 1, 0
        self.begin_pile(stock, "8")
        self.turn = order[-1]
        if self.discard and self.match.house.starter_trick == "as_dealer":
            self.effect(self.discard)
        else:
            self.end_turn()

    def count(self, players: list[Seat]) -> dict[Seat, int]:
        """The points of the deal, which are also kept deal by deal."""
        points = super().count(players)
        self.scores = (*self.scores, tuple(points[seat] for seat in sorted(players)))
        return points

    def is_last(self, totals: tuple[int, ...]) -> bool:
        """Whether the round is over."""
        return self.match.deal >= self.games

    # What is seen

    def asked(self) -> dict[str, Any]:
        """What a card must match to be laid now. While a ``penalty`` is open, it must be a two."""
        return {**super().asked(), "penalty": self.penalty}

    def facts(self) -> dict[str, Any]:
        """What lies on the table for all to see."""
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
        """The table in words, with the direction where it is not the usual one, and an open penalty."""
        lines = super().lines(facts)
        if self.direction < 0 and len(self.hands) > 2:
            lines += (Event("anticlockwise", {}),)
        if self.penalty and self.moves:
            lines += (Event("open_twos", {"seat": self.turn, "count": self.penalty}),)
        return lines

    def turn_hints(self, seat: Seat) -> Iterator[Event]:
        """Private lines for the seat on turn: what fits or, while a penalty is open, what answers it."""
        if not self.penalty:
            yield from super().turn_hints(seat)
            return
        able, optional = self.moves[0] != TAKE, self.match.house.stack_two == "optional"
        yield Event("answer", {"count": self.penalty, "able": able, "optional": optional}, seat)

    def other_hints(self, seat: Seat) -> Iterator[Event]:
        """What the seat on turn may do instead of laying a card."""
        if self.moves[0].verb != "play":
            yield Event("none_fit" if self.moves[0] == DRAW else "must_pass", {}, seat)


class Pursuit(SheddingGame[PursuitState]):
    """The rules, as :class:`bot.games.api.Game` asks for them."""

    spec, house, state = SPEC, PursuitHouse, PursuitState
