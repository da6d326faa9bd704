"""Swedish Pursuit: follow the suit or the number, mind the trick cards, and say so before your last card
(rules/pursuit.md).

From top to bottom: the house rules, what a match is made of, what a seat may do, what that does to the table,
what is counted, and the game as the house asks for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from operator import add
from typing import Any, NamedTuple, TypeAlias

from bot.games.api import BadOptions, Event, IllegalMove, Move, Option, Result, Seat, Spec, Step, Value
from bot.games.calls import NO_CALLS, Calls, Window
from bot.games.cousins import Cousin
from bot.games.drafts import Draft, drew, for_all_and_one
from bot.games.french import ACE, EIGHT, OTHER_RANKS, PACK, QUEEN, RANKS, TWO, FrenchFields, holds, to_text
from bot.games.matches import BETWEEN, OVER, PLAY, Kept, Match, match_in, table_in
from bot.games.notation import CHALLENGE, DRAW, NAMING, PASS, PLAIN, SINGLE, SINGLE_WITH_POWER, Words, read
from bot.games.position import MANY
from bot.games.seats import after, clockwise

HAND = 5
"""Cards dealt to each seat."""
PENALTY = 2
"""Cards for a last card not called."""

CHOICES: dict[str, Sequence[Value]] = {
    "packs": (1, 2),
    "starter_trick": ("as_dealer", "none"),
    "trick_match": ("suit", "suit_or_rank"),
    "queen_two": ("plain", "skip"),
    "stack_two": ("forced", "optional"),
    "enforce": ("challenge", "auto"),
    "lc_until": ("hand_change", "next_own_turn"),
    "false_challenge": (0, 1, 2),
    "final_effects": ("ignore", "apply"),
}
"""The house rules (rules/pursuit.md 8); the first choice is the default."""

SPEC = Spec(
    key="pursuit",
    name="Swedish Pursuit",
    seats=range(2, 11),
    options=tuple(Option(key, choices[0], choices) for key, choices in CHOICES.items()),
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
)


@dataclass(frozen=True, slots=True)
class House:
    """The house rules of a match, under the keys of :data:`CHOICES`."""

    packs: int
    starter_trick: str
    trick_match: str
    queen_two: str
    stack_two: str
    enforce: str
    lc_until: str
    false_challenge: int
    final_effects: str

    def packs_for(self, seats: int) -> int:
        """How many packs are shuffled together (rules/pursuit.md 1)."""
        return self.packs


def house_for(seats: int, chosen: Mapping[str, Value]) -> House:
    """The house rules of a table of ``seats``. Raises :class:`BadOptions`; ``bad_seats`` where the table is
    too small or large, or one pack too little for it (rules/pursuit.md 1).
    """
    house = House(**SPEC.options_with(chosen))  # type: ignore[arg-type]  # each value has been checked
    if seats not in SPEC.seats or (house.packs == 1 and seats > 7):
        raise BadOptions("bad_seats", seats=seats)
    return house


# What a match is made of


class Round(NamedTuple):
    """The deals that make a match (rules/pursuit.md 7)."""

    games: int = 5
    """How many there are."""
    scores: tuple[tuple[int, ...], ...] = ()
    """The points of each that is over, 0 for who has won it."""


class State(NamedTuple):
    """A match of Swedish Pursuit, the running deal included."""

    hands: tuple[bytes, ...]
    stock: bytes
    discard: bytes
    named: int | None
    """The suit named with the eight on top."""
    turn: Seat
    passes: int
    """Passes in a row."""
    calls: Calls
    match: Match[House]
    direction: int
    """1 clockwise, -1 anticlockwise."""
    penalty: int
    """Cards that are open against the seat on turn, and that a two passes on."""
    round: Round
    moves: tuple[Move, ...] = ()
    """What the seat on turn may do, calls and challenges apart."""


# What a seat may do (rules/pursuit.md 2, 3, 4)

TAKE = Move("take")

Table: TypeAlias = "State | PursuitDraft"
"""What a turn is looked at on: a state, or the draft that is about to become one."""

_NOT_BY_RANK = {"suit": {ACE, TWO, EIGHT, QUEEN}, "suit_or_rank": {EIGHT}}
"""By ``trick_match``: what never fits by its number; trick cards follow suit, and eights go on anything."""


def _misfits(rank: int, suit: int, trick_match: str) -> bytes:
    """What may not be laid on a card of ``rank`` where ``suit`` counts."""
    fitting = {EIGHT} | {rank} - _NOT_BY_RANK[trick_match]
    return bytes(card for card in PACK if card & 3 != suit and card >> 2 not in fitting)


_MISFITS = {
    how: [[_misfits(rank, suit, how) for suit in range(4)] for rank in range(len(RANKS))]
    for how in _NOT_BY_RANK
}


def suit_to_follow(table: Table) -> int:
    """The suit that counts: the named one, or that of the top card."""
    return table.discard[-1] & 3 if table.named is None else table.named


def turn_moves(table: Table) -> tuple[Move, ...]:
    """What the seat on turn may do, calls and challenges apart; plays in the order of its hand."""
    house = table.match.house
    hand = fitting = table.hands[table.turn]
    if table.penalty:
        fitting = hand.translate(None, OTHER_RANKS[TWO])
    elif table.discard:
        misfits = _MISFITS[house.trick_match][table.discard[-1] >> 2]
        fitting = hand.translate(None, misfits[suit_to_follow(table)])
    if not fitting:
        return (TAKE,) if table.penalty else (DRAW,) if table.stock else (PASS,)
    moves = _plays(fitting, len(hand) == 1)
    return (*moves, TAKE) if table.penalty and house.stack_two == "optional" else moves


@lru_cache(maxsize=8192)
def _plays(cards: bytes, last: bool) -> tuple[Move, ...]:
    """The ways to lay one of the cards; the ``last`` of a hand names no suit."""
    single = SINGLE if last else SINGLE_WITH_POWER
    return tuple(move for card in dict.fromkeys(cards) for move in single[card])


def wrongly_challenged(state: State, seat: Seat) -> list[Seat]:
    """Whom ``seat`` may challenge although nothing is wrong, and pay for it (rules/pursuit.md 8,
    ``false_challenge``).
    """
    house, calls = state.match.house, state.calls
    free = not house.false_challenge or house.enforce == "auto"
    if free or not state.stock or state.match.phase != PLAY:
        return []
    return [
        other
        for other, hand in enumerate(state.hands)
        if len(hand) == 1 and other != seat and not (calls.due_from(other) or calls.offence >> other & 1)
    ]


# What that does


class PursuitDraft(Draft):
    """A match of Swedish Pursuit while one move is carried out on it."""

    __slots__ = ("direction", "penalty", "round")

    match: Match[House]
    direction: int
    penalty: int
    round: Round

    def state(self, kept: Kept[Match[House]]) -> State:
        """The state that the draft has become; ``kept`` is that with which every state begins."""
        moves = turn_moves(self) if self.match.phase == PLAY else ()
        return State._make((*kept, self.direction, self.penalty, self.round, moves))

    # Turns

    def play(self, cards: bytes, named: int | None, call: bool) -> None:
        """Lay a card; ``named`` is the suit that an eight names (rules/pursuit.md 2 to 5)."""
        seat = self.turn
        hand = self.lay(cards, named)
        due = len(hand) == 1
        if call and not due:
            self.tell("call_ignored", seat, seat=seat)
        if hand:
            self._work(cards[0] >> 2)
        else:
            self.tell("went_out", seat=seat)
            if cards[0] >> 2 == TWO and self.match.house.final_effects == "apply":
                self.penalty += 2
                self._take_penalty(self._next())
            self._end_deal(seat)
        if due:
            self.open_window(seat, PENALTY, self.match.house.enforce, said=call)

    def pick_up(self) -> None:
        """Draw a card, which is the whole turn (rules/pursuit.md 2)."""
        self.events += drew(self.turn, self.draw(self.turn, 1), "turn")
        self.passes = 0
        self._end_turn()

    def take(self) -> None:
        """Take the cards that the twos have piled up, which is the whole turn (rules/pursuit.md 4)."""
        self._take_penalty(self.turn)
        self.passes = 0
        self._end_turn()

    def pass_on(self) -> None:
        """End the turn without a card; the deal is blocked when all have done so (rules/pursuit.md 2, 6)."""
        self.tell("passed", seat=self.turn, count=0)
        self.passes += 1
        self._end_turn()
        if self.passes >= len(self.hands):
            self.tell("blocked")
            self._end_deal(None)

    def prevented(self) -> None:
        """A call not made has cost the card that was to be drawn: the turn is missed (rules/pursuit.md 8)."""
        self.pass_on()

    def close(self, window: Window) -> None:
        """Close another seat's window: its last card was not called (rules/pursuit.md 5)."""
        self.close_window(window, PENALTY, self.match.house.enforce)

    def challenge_wrongly(self, seat: Seat, target: Seat) -> None:
        """``seat`` challenges ``target`` for nothing and draws (rules/pursuit.md 8, ``false_challenge``)."""
        self.tell("false_challenge", seat=seat, target=target)
        self.events += drew(seat, self.draw(seat, self.match.house.false_challenge), "false_challenge")

    def refill(self) -> bool:
        """An empty stock stays empty (rules/pursuit.md 2)."""
        return False

    def _next(self) -> Seat:
        return (self.turn + self.direction) % len(self.hands)

    def _end_turn(self) -> None:
        """Pass the turn on after a turn without a play."""
        if self.calls.offence and self.match.house.lc_until == "next_own_turn":
            self.calls = self.calls._replace(offence=self.calls.offence & ~(1 << self.turn))
        self.turn = self._next()

    def _work(self, rank: int | None) -> None:
        """Do what a card does that the seat on turn has laid, and pass the turn on (rules/pursuit.md 3)."""
        skips = rank == ACE
        if rank == QUEEN:
            self.direction = -self.direction
            self.tell("reversed", seat=self.turn, dir=self.direction)
            skips = len(self.hands) == 2 and self.match.house.queen_two == "skip"
        elif rank == TWO:
            self.penalty += 2
        self.turn = self._next()
        if skips:
            self.tell("missed", seats=[self.turn], why="ace" if rank == ACE else "queen")
            self.turn = self._next()

    def _take_penalty(self, seat: Seat) -> None:
        due, self.penalty = self.penalty, 0
        self.events += for_all_and_one("took", seat, self.draw(seat, due), due=due)

    # Deals

    def cut(self) -> None:
        """Cut for the first deal: the highest card deals, and equals cut again (rules/pursuit.md 1).

        Seats that cut get the first cards of the pack, shuffled as for a deal, the lowest seat the first.
        """
        rivals = list(range(len(self.hands)))
        while len(rivals) > 1:
            cards = self.shuffle(PACK * self.match.house.packs, "cut")[: len(rivals)]
            best = max(cards) >> 2
            highest = [seat for seat, card in zip(rivals, cards, strict=True) if card >> 2 == best]
            dealer = highest[0] if len(highest) == 1 else None
            self.tell("cut", seat=dealer, seats=rivals, cards=to_text(cards))
            rivals = highest
        # a deal begins by moving on to its dealer
        self.match = self.match._replace(dealer=(rivals[0] - 1) % len(self.hands))

    def deal(self) -> None:
        """Deal singly, the dealer's left first, and let the starter do what it does (rules/pursuit.md 1)."""
        seats, house = len(self.hands), self.match.house
        dealer, deal = after(self.match.dealer, seats), self.match.deal + 1
        order = clockwise(dealer, seats)
        deck = self.deck(house.packs)
        dealt = HAND * seats
        for place, seat in enumerate(order):
            self.hands[seat] = deck[place:dealt:seats]
        self.match = self.match._replace(phase=PLAY, dealer=dealer, deal=deal)
        self.calls, self.passes = NO_CALLS, 0
        self.named, self.direction, self.penalty = None, 1, 0
        self.tell_the_deal(dealer, order, deal)
        self.turn_up(deck[dealt:], (EIGHT,))
        self.turn, rank = dealer, None
        for card in self.discard:
            self.tell_the_starter(card)
            rank = card >> 2 if house.starter_trick == "as_dealer" else None
        self._work(rank)

    def _end_deal(self, winner: Seat | None) -> None:
        """Count the hands, and end the match with its last deal (rules/pursuit.md 6, 7)."""
        match, points = self.match, tuple(map(points_of, self.hands))
        totals = tuple(map(add, match.totals, points))
        last = match.deal >= self.round.games
        self.round = self.round._replace(scores=(*self.round.scores, points))
        self.match = match._replace(phase=OVER if last else BETWEEN, totals=totals)
        self.calls, self.passes = NO_CALLS, 0
        data = {"deal": match.deal, "winner": winner, "points": list(points), "totals": list(totals)}
        self.tell("deal_over", **data, hands=list(map(to_text, self.hands)))
        if last:
            places = [list(place) for place in standings(totals).places]
            self.tell("match_over", places=places, totals=list(totals), chips=None)


# What is counted (rules/pursuit.md 6, 7)

_WORTH = tuple(30 if card >> 2 == EIGHT else min((card >> 2) + 1, 10) for card in PACK)


def points_of(hand: bytes) -> int:
    """The points of the cards left in a hand."""
    return sum(_WORTH[card] for card in hand)


def standings(totals: tuple[int, ...]) -> Result:
    """The result of a match that is over: the lowest sum is first, equal ones share a place."""
    in_order = sorted(range(len(totals)), key=totals.__getitem__)
    return Result(tuple(tuple(seats) for _, seats in groupby(in_order, key=totals.__getitem__)), totals)


class Pursuit(Cousin[State]):
    """The rules, as :class:`bot.games.api.Game` asks for them."""

    spec = SPEC
    penalty = PENALTY

    def new(self, seats: int, seed: bytes, options: Mapping[str, Value]) -> Step:
        """Start a match: cut for the first dealer, who deals deal 1 (rules/pursuit.md 1).

        Raises :class:`BadOptions`.
        """
        house = house_for(seats, options)
        match = Match(house, BETWEEN, 0, 0, (0,) * seats, seed, 0, b"")
        draft = self.draft(State((b"",) * seats, b"", b"", None, 0, 0, NO_CALLS, match, 1, 0, Round()))
        draft.cut()
        draft.deal()
        return draft.step()

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The canonical moves of ``seat``, its call and challenges last; none for a seat that is none."""
        moves = super().legal_moves(state, seat)
        if not state.match.house.false_challenge or not 0 <= seat < len(state.hands):
            return moves
        return moves + tuple(CHALLENGE[other] for other in wrongly_challenged(state, seat))

    def result(self, state: State) -> Result | None:
        """Places and totals once the match is over."""
        return standings(state.match.totals) if state.match.phase == OVER else None

    def draft(self, state: State) -> PursuitDraft:
        """The table of ``state``, for a move to be carried out on it."""
        draft = PursuitDraft(state[:8])
        draft.direction, draft.penalty, draft.round = state[8:11]
        return draft

    def words(self, move: Move) -> Words:
        """What the text of ``move`` says: cards are laid one by one. Raises ``malformed``."""
        words = Words() if move == TAKE else read(move)
        if len(words.cards) > 1:
            raise IllegalMove("malformed", move=str(move))
        return words

    def meant(self, state: State, words: Words) -> Move:
        """The play that ``words`` mean: an eight that names nothing names its own suit, and the last card of
        a hand names none.
        """
        card, suit = words.cards[0], words.suit
        if card >> 2 != EIGHT or len(state.hands[state.turn]) == 1:
            return PLAIN[card]
        return NAMING[card][card & 3 if suit is None else suit]

    def refusal(self, state: State, verb: str, cards: bytes) -> IllegalMove:
        """Why the seat on turn may not do what it wants to."""
        if verb == "play":
            code = "illegal_card" if holds(state.hands[state.turn], cards) else "not_in_hand"
            return IllegalMove(code, cards=to_text(cards), **self.asked(state))
        if all(move.verb == "play" for move in state.moves):
            return IllegalMove("must_play", **self.asked(state))
        return IllegalMove("cannot_pass" if verb == "pass" else "cannot_draw", **self.asked(state))

    def _challenge(self, state: State, seat: Seat, target: Seat) -> Step:
        """Challenge a seat that has not called in time, or pay for a challenge that was wrong."""
        if target not in wrongly_challenged(state, seat):
            return super()._challenge(state, seat, target)
        draft = self.draft(state)
        draft.challenge_wrongly(seat, target)
        return draft.step()

    def facts(self, state: State) -> dict[str, Any]:
        """What lies on the table for all to see."""
        return {
            **super().facts(state),
            **self.keys(state),
            "passes": state.passes,
            "left": max(state.round.games - state.match.deal, 0),
        }

    def lines(self, state: State, facts: Mapping[str, Any]) -> tuple[Event, ...]:
        """The table in words, with the direction where it is not the usual one, and an open penalty."""
        lines = [Event("table", facts)]
        if state.direction < 0 and len(state.hands) > 2:
            lines.append(Event("anticlockwise", {}))
        if state.penalty and state.match.phase == PLAY:
            lines.append(Event("open_twos", {"seat": state.turn, "count": state.penalty}))
        return tuple(lines)

    def hints(self, state: State, seat: Seat) -> Iterator[Event]:
        """Private lines for ``seat``: what fits, what else it can do, and that its call is due."""
        if seat == state.turn:
            can_play = state.moves[0].verb == "play"
            if state.penalty:
                optional = state.match.house.stack_two == "optional"
                yield Event("answer", {"count": state.penalty, "able": can_play, "optional": optional}, seat)
            else:
                yield Event("fits", {**self.asked(state), "named": state.named is not None}, seat)
                if not can_play:
                    yield Event("none_fit" if state.stock else "must_pass", {}, seat)
        if state.calls.due_from(seat):
            yield Event("call_hint", {"count": PENALTY, "enforce": state.match.house.enforce}, seat)

    def asked(self, state: State) -> dict[str, Any]:
        """What a card must match to be laid now; but while a ``penalty`` is open, it must be a two."""
        return {**super().asked(state), "penalty": state.penalty}

    def wanted(self, state: State) -> tuple[int, bool]:
        """The suit that counts now, and whether the rank of the top card does beside it."""
        alone = _NOT_BY_RANK[state.match.house.trick_match]
        return suit_to_follow(state), state.discard[-1] >> 2 not in alone

    def state_in(self, fields: FrenchFields) -> State:
        """The state that a position describes. Raises ValueError."""
        match = match_in(fields, house_for(fields.seats, fields.options()))
        return State(
            *table_in(fields, match),
            direction=fields.number("dir", 1, range(-1, 2, 2)),
            penalty=fields.number("penalty", 0, MANY[::2]),
            round=Round(fields.number("games", Round().games, MANY[1:]), fields.rounds("scores")),
        )

    def keys(self, state: State) -> dict[str, Any]:
        """The keys of a position that not all cousins have."""
        games, scores = state.round
        played = {"games": games, "scores": [list(points) for points in scores]}
        return {"dir": state.direction, "penalty": state.penalty, **played}
