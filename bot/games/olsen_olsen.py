"""Ólsen ólsen, the Icelandic game: get rid of your cards, and say "Ólsen" before the last one and "Ólsen
ólsen" with it (rules/olsen_olsen.md).

From top to bottom: the house rules, what a match is made of, what may be laid, what a move does to the table,
what is counted, and the game as the house asks for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

from bot.games.api import BadOptions, Event, IllegalMove, Move, Option, Result, Seat, Spec, Step, Value
from bot.games.calls import NO_CALLS, Calls, Window
from bot.games.cousins import Cousin
from bot.games.drafts import Draft, drew
from bot.games.french import CODES, EIGHT, PACK, RANKS, FrenchFields, holds, to_text
from bot.games.matches import BETWEEN, OVER, PLAY, Kept, Match, match_in, table_in
from bot.games.notation import DRAW, NAMING, PASS, PLAIN, SINGLE_WITH_POWER, Words
from bot.games.position import MANY
from bot.games.seats import after, clockwise
from bot.games.shuffle import number_below

DRAWS = 3
"""Cards that may be drawn in a turn."""
PENALTY = 3
"""Cards for a call not made."""

CHOICES: dict[str, Sequence[Value]] = {
    "packs": ("auto", 1, 2),
    "early_pass": (False, True),
    "starter_eight": ("any_card", "own_suit", "rebury"),
    "recycle_timing": ("on_demand", "immediate"),
    "recycle": ("flip_all", "flip_keep_top", "shuffle_keep_top"),
    "enforce": ("auto", "challenge"),
    "oo_window": ("next_action", "with_card_only"),
    "false_call": ("reject", "draw1"),
    "deals": ("n", *range(1, 21)),
    "until": range(0, -1001, -1),
    "scoring": (True, False),
}
"""The house rules (rules/olsen_olsen.md 8); the first choice is the default."""

SPEC = Spec(
    key="olsen_olsen",
    name="Ólsen ólsen",
    seats=range(2, 11),
    options=tuple(Option(key, choices[0], choices) for key, choices in CHOICES.items()),
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
)


@dataclass(frozen=True, slots=True)
class House:
    """The house rules of a match, under the keys of :data:`CHOICES`."""

    packs: int | str
    early_pass: bool
    starter_eight: str
    recycle_timing: str
    recycle: str
    enforce: str
    oo_window: str
    false_call: str
    deals: int | str
    until: int
    scoring: bool

    def packs_for(self, seats: int) -> int:
        """How many packs are shuffled together (rules/olsen_olsen.md 1)."""
        if isinstance(self.packs, int):
            return self.packs
        return 1 if seats <= 6 else 2

    def is_last(self, deal: int, totals: Sequence[int]) -> bool:
        """Whether ``deal``, which has led to the ``totals``, ends the match (rules/olsen_olsen.md 7)."""
        if not self.scoring:
            return True
        if self.until:
            return min(totals) <= self.until
        return deal >= (self.deals if isinstance(self.deals, int) else len(totals))


def house_for(seats: int, chosen: Mapping[str, Value]) -> House:
    """The house rules of a table of ``seats``. Raises :class:`BadOptions`."""
    house = House(**SPEC.options_with(chosen))  # type: ignore[arg-type]  # each value has been checked
    if seats not in SPEC.seats:
        raise BadOptions("bad_seats", seats=seats)
    return house


# What a match is made of


class State(NamedTuple):
    """A match of Ólsen ólsen, the running deal included. Cards are bytes."""

    hands: tuple[bytes, ...]
    stock: bytes
    discard: bytes
    named: int | None
    """The suit named with the eight on top."""
    turn: Seat
    passes: int
    """Turns in a row that neither laid nor drew."""
    calls: Calls
    match: Match[House]
    any_card: bool
    """Whether an eight was turned up, so that any card may follow."""
    drawn: int
    """Cards drawn in this turn."""
    moves: tuple[Move, ...] = ()
    """What the seat on turn may do, calls and challenges apart."""


def kind_of_call(hand: bytes) -> dict[str, str]:
    """Which call is due with one card in ``hand``, and which with none (rules/olsen_olsen.md 6)."""
    return {"kind": "olsen" if hand else "olsen_olsen"}


def enforced_by(house: House, hand: bytes) -> str:
    """Who makes a missing call cost: never the players, where the deal could not go on without it."""
    return house.enforce if hand else "auto"


# What may be laid, drawn and passed

Table: TypeAlias = "State | OlsenOlsenDraft"
"""What a turn is looked at on: a state, or the draft that is about to become one."""

_MISFITS = [
    [bytes(card for card in PACK if card & 3 != suit and card >> 2 not in (rank, EIGHT)) for suit in range(4)]
    for rank in range(len(RANKS))
]
"""By the rank on top and the suit to follow: the cards that match neither and are no eights."""


def suit_to_follow(table: Table) -> int:
    """The suit that was named with the eight on top, or that of the top card."""
    return table.discard[-1] & 3 if table.named is None else table.named


def turn_moves(table: Table) -> tuple[Move, ...]:
    """What the seat on turn may do, calls and challenges apart (rules/olsen_olsen.md 2 to 4): plays in the
    order of its hand, then to draw, then to pass.
    """
    fitting = table.hands[table.turn]
    if table.discard and not table.any_card:
        fitting = fitting.translate(None, _MISFITS[table.discard[-1] >> 2][suit_to_follow(table)])
    # With two packs a card may be there twice.
    moves = [move for card in dict.fromkeys(fitting) for move in SINGLE_WITH_POWER[card]]
    if table.drawn < DRAWS and (table.stock or len(table.discard) > 1):
        moves.append(DRAW)
    if table.drawn >= DRAWS or not moves or (table.drawn and table.match.house.early_pass):
        moves.append(PASS)
    return tuple(moves)


def draws_left(table: Table) -> int:
    """How many cards the seat on turn may still draw, and can: all but one of those that nobody holds."""
    there = len(table.stock) + max(len(table.discard) - 1, 0)
    return max(min(DRAWS - table.drawn, there), 0)


class OlsenOlsenDraft(Draft):
    """What moves do to the table. Nothing here asks whether a move is legal; that is done before."""

    __slots__ = ("any_card", "drawn")

    match: Match[House]
    any_card: bool
    drawn: int

    def state(self, kept: Kept[Match[House]]) -> State:
        """The state that the draft has become; ``kept`` is that with which every state begins."""
        moves = turn_moves(self) if self.match.phase == PLAY else ()
        return State._make((*kept, self.any_card, self.drawn, moves))

    # The piles

    def refill(self) -> bool:
        """Turn the whole pile over, unshuffled, and turn up what is its first card now, the oldest; or as the
        house says (rules/olsen_olsen.md 5). What is shuffled then is all but the top, oldest card first.
        """
        pile, way = self.discard, self.match.house.recycle
        if len(pile) < 2:
            return False
        self.tell("recycled", count=len(pile) - 1, way=way)
        if way == "flip_all":
            self._begin_pile(pile)
        else:
            self.discard = pile[-1:]
            self.stock = pile[:-1] if way == "flip_keep_top" else self.shuffle(pile[:-1], "recycle")
        return True

    def _refill_early(self) -> None:
        """After a card was drawn: do not wait until the next one is missing, if the house says so."""
        if not self.stock and self.match.house.recycle_timing == "immediate":
            self.refill()

    def _begin_pile(self, pile: bytes) -> None:
        """Turn up the first card of a new stock. Any card may follow an eight, or as the house says
        (rules/olsen_olsen.md 1).
        """
        starter_eight = self.match.house.starter_eight
        self.turn_up(pile, (EIGHT,) if starter_eight == "rebury" else ())
        self.named, self.any_card = None, False
        for card in self.discard:
            self.any_card = card >> 2 == EIGHT and starter_eight == "any_card"
            self.tell_the_starter(card, any_card=self.any_card)

    def penalise(self, seat: Seat, count: int) -> None:
        """Make ``seat`` draw ``count`` cards for a call that was not made."""
        super().penalise(seat, count)
        self._refill_early()

    def call_falsely(self, seat: Seat) -> None:
        """A call that nothing asked for costs a card (rules/olsen_olsen.md 8, ``false_call``)."""
        super().call_falsely(seat)
        self._refill_early()

    # Turn moves

    def play(self, cards: bytes, named: int | None, call: bool) -> None:
        """Lay a card (rules/olsen_olsen.md 2, 3). Down to one card or none, a call is due."""
        seat, house = self.turn, self.match.house
        hand = self.lay(cards, named)
        self.any_card = False
        self._end_turn()
        if len(hand) > 1:
            if call:
                self.tell("call_ignored", seat, seat=seat)
            return
        self.open_window(seat, PENALTY, enforced_by(house, hand), said=call)
        if not hand and not call and house.oo_window == "with_card_only":
            self.close(Window(seat))

    def pick_up(self) -> None:
        """Draw a card (rules/olsen_olsen.md 4)."""
        card = self.draw(self.turn, 1)
        self.drawn += 1
        self.passes = 0
        self.events += drew(self.turn, card, "turn")
        self._refill_early()

    def pass_on(self) -> None:
        """End the turn without a card (rules/olsen_olsen.md 4); the deal is blocked when all have done so
        without drawing.
        """
        seat = self.turn
        self.passes = 0 if self.drawn else self.passes + 1
        self.tell("passed", seat=seat, count=self.drawn)
        self._end_turn()
        if self.passes >= len(self.hands):
            self.tell("blocked")
            self._end_deal(None)
        elif len(self.hands[seat]) == 1 and not self.calls.settled(seat):
            self.open_window(seat, PENALTY, self.match.house.enforce, said=False)

    def _end_turn(self) -> None:
        self.turn = after(self.turn, len(self.hands))
        self.drawn = 0

    # Calls (rules/olsen_olsen.md 6)

    def kind_of_call(self, seat: Seat) -> Mapping[str, Any]:
        """Which of the two calls it is."""
        return kind_of_call(self.hands[seat])

    def say(self, seat: Seat) -> None:
        """The call that was due is made; "Ólsen ólsen" ends the deal."""
        super().say(seat)
        if not self.hands[seat]:
            self._go_out(seat)

    def close(self, window: Window) -> None:
        """A call not made by now costs. Without "Ólsen ólsen" nobody is out, unless no card can be drawn."""
        seat = window.seat
        self.close_window(window, PENALTY, enforced_by(self.match.house, self.hands[seat]))
        if not self.hands[seat]:
            self._go_out(seat)

    # Deals

    def deal(self) -> None:
        """Deal three cards and then two to each seat, the dealer's left first (rules/olsen_olsen.md 1)."""
        seats = len(self.hands)
        dealer, deal = after(self.match.dealer, seats), self.match.deal + 1
        order = clockwise(dealer, seats)
        deck = self.deck(self.match.house.packs_for(seats))
        for place, seat in enumerate(order):
            three, two = 3 * place, 3 * seats + 2 * place
            self.hands[seat] = deck[three : three + 3] + deck[two : two + 2]
        self._clear()
        self.match = self.match._replace(phase=PLAY, dealer=dealer, deal=deal)
        self.tell_the_deal(dealer, order, deal)
        self._begin_pile(deck[5 * seats :])
        self.turn = order[0]

    def _go_out(self, seat: Seat) -> None:
        self.tell("went_out", seat=seat)
        self.turn = seat
        self._end_deal(seat)

    def _end_deal(self, winner: Seat | None) -> None:
        """Count the hands, and end the match if this was its last deal (rules/olsen_olsen.md 7)."""
        match = self.match
        points = [points_of(hand) if match.house.scoring else 0 for hand in self.hands]
        totals = tuple(map(sum, zip(match.totals, points, strict=True)))
        last = match.house.is_last(match.deal, totals)
        self.match = match._replace(phase=OVER if last else BETWEEN, totals=totals)
        self._clear()
        hands = list(map(to_text, self.hands))
        data = {"deal": match.deal, "winner": winner, "points": points, "totals": list(totals)}
        self.tell("deal_over", **data, hands=hands)
        if last:
            places = [list(group) for group in standings(self.match, self.hands).places]
            self.tell("match_over", places=places, totals=list(totals), chips=None)

    def _clear(self) -> None:
        """Forget what belonged to a deal's turns."""
        self.calls = NO_CALLS
        self.drawn = self.passes = 0


# What is counted

_WORTH = tuple(-20 if card >> 2 == EIGHT else -min((card >> 2) + 1, 10) for card in PACK)


def points_of(hand: bytes) -> int:
    """The points, 0 or negative, of the cards left in a hand (rules/olsen_olsen.md 7)."""
    return sum(_WORTH[card] for card in hand)


def standings(match: Match[House], hands: Sequence[bytes]) -> Result:
    """The result of a match that is over: the highest total first or, where nothing is scored, whoever went
    out and then all others.
    """
    worth = match.totals if match.house.scoring else tuple(not hand for hand in hands)
    best_first = sorted(range(len(hands)), key=worth.__getitem__, reverse=True)
    return Result(tuple(tuple(group) for _, group in groupby(best_first, worth.__getitem__)), match.totals)


class OlsenOlsen(Cousin[State]):
    """The rules, as :class:`bot.games.api.Game` asks for them."""

    spec = SPEC
    penalty = PENALTY

    def new(self, seats: int, seed: bytes, options: Mapping[str, Value]) -> Step:
        """Start a match: the first dealer is drawn by lot, and deal 1 is dealt (rules/olsen_olsen.md 1).

        Raises :class:`BadOptions`.
        """
        house = house_for(seats, options)
        dealer = number_below(seats, seed, "dealer", 0)
        match = Match(house, BETWEEN, (dealer - 1) % seats, 0, (0,) * seats, seed, 0, b"")
        draft = self.draft(State((b"",) * seats, b"", b"", None, 0, 0, NO_CALLS, match, False, 0))
        draft.deal()
        return draft.step()

    def result(self, state: State) -> Result | None:
        """Places and totals once the match is over."""
        return standings(state.match, state.hands) if state.match.phase == OVER else None

    def draft(self, state: State) -> OlsenOlsenDraft:
        """The table of ``state``, for a move to be carried out on it."""
        draft = OlsenOlsenDraft(state[:8])
        draft.any_card, draft.drawn = state[8:10]
        return draft

    def meant(self, state: State, words: Words) -> Move:
        """The play that ``words`` mean: an eight that names no suit names its own."""
        card, suit = words.cards[0], words.suit
        if len(words.cards) > 1:
            return Move("play", tuple(CODES[card] for card in words.cards))
        return NAMING[card][card & 3 if suit is None else suit] if card >> 2 == EIGHT else PLAIN[card]

    def at_timeout(self, state: State) -> Move:
        """Draw; where that cannot be done, pass; else lay the first card of the hand that fits."""
        last = state.moves[-1]
        return DRAW if DRAW in state.moves else last if last == PASS else super().at_timeout(state)

    def refusal(self, state: State, verb: str, cards: bytes) -> IllegalMove:
        """Why the seat on turn may not do what it wants to."""
        if verb == "play":
            code = "one_card_only" if len(cards) > 1 else "illegal_card"
            held = holds(state.hands[state.turn], cards)
            return IllegalMove(code if held else "not_in_hand", cards=to_text(cards), **self.asked(state))
        if all(move.verb == "play" for move in state.moves):
            return IllegalMove("must_play", **self.asked(state))
        return IllegalMove(f"cannot_{verb}", count=state.drawn)

    def facts(self, state: State) -> dict[str, Any]:
        """What lies on the table for all to see. ``waiting`` is who has laid the last card and not called."""
        window = state.calls.window
        return {
            **super().facts(state),
            "any_card": state.any_card,
            "drawn": state.drawn,
            "draws": draws_left(state) if state.match.phase == PLAY else 0,
            "waiting": window.seat if window and not state.hands[window.seat] else None,
        }

    def lines(self, state: State, facts: Mapping[str, Any]) -> tuple[Event, ...]:
        """The table, and who might be out already."""
        waiting = facts["waiting"]
        more = () if waiting is None else (Event("waiting", {"seat": waiting}),)
        return (Event("table", facts), *more)

    def hints(self, state: State, seat: Seat) -> Iterator[Event]:
        """Private lines for ``seat``: what fits, what else it can do, and that its call is due."""
        if seat == state.turn:
            any_card = state.any_card or not state.discard
            fits = {**self.asked(state), "any_card": any_card, "named": state.named is not None}
            yield Event("fits", fits, seat)
            may_else = {"count": draws_left(state), "pass": PASS in state.moves}
            yield Event("or_else" if state.moves[0].verb == "play" else "none_fit", may_else, seat)
        if state.calls.due_from(seat):
            hand = state.hands[seat]
            enforce = enforced_by(state.match.house, hand)
            yield Event("call_hint", {"count": PENALTY, "enforce": enforce, **kind_of_call(hand)}, seat)

    def wanted(self, state: State) -> tuple[int, bool]:
        """The suit that counts now, and whether the rank of the top card does beside it."""
        return suit_to_follow(state), state.discard[-1] >> 2 != EIGHT

    def state_in(self, fields: FrenchFields) -> State:
        """The state that a position describes. Raises ValueError."""
        house = house_for(fields.seats, fields.options())
        match = match_in(fields, house, totals=range(-MANY.stop, 1))
        table = table_in(fields, match, kind_of_call)
        return State(*table, fields.flag("any_card"), fields.number("drawn", 0))

    def keys(self, state: State) -> dict[str, Any]:
        """The keys of a position that not all cousins have."""
        return {"any_card": state.any_card, "drawn": state.drawn}
