"""Highest card: each player plays one card, and the highest scores a point (data/rules/toy.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any, NamedTuple

from bot.games.api import (
    BadOptions,
    Event,
    Game,
    IllegalMove,
    Move,
    Observation,
    Option,
    Result,
    Seat,
    Spec,
    Step,
    Value,
)
from bot.games.french import CARD, CODES, FRENCH, PACK, to_text, without
from bot.games.position import Fields
from bot.games.seats import after, clockwise
from bot.games.shuffle import number_below, shuffled

PLAY, BETWEEN, OVER = PHASES = ("play", "between", "over")
HAND, DEALS = 4, 2
DEAL = Move("deal")
FIRST, LAST = EQUALS = ("first", "last")


class State(NamedTuple):
    """A match with its current deal."""

    equals: str
    """Which of equal cards scores: the ``first`` or the ``last``."""
    phase: str
    turn: Seat
    dealer: Seat
    deal: int
    hands: tuple[bytes, ...]
    stock: bytes
    discard: bytes
    """The cards played in this deal, round after round."""
    won: tuple[int, ...]
    """Points of each seat in this deal."""
    totals: tuple[int, ...]
    """Points of each seat in earlier deals."""
    seed: bytes
    shuffles: int
    next_deck: bytes

    @property
    def round(self) -> bytes:
        """The cards of the current round, in the order they were played."""
        return self.discard[len(self.discard) - len(self.discard) % len(self.hands) :]


class HighestCard(Game[State]):
    """The game, with each method of :class:`bot.games.api.Game` that has no body there."""

    spec = Spec(
        key="toy",
        name="Highest card",
        seats=range(2, 5),
        options=(Option("equals", FIRST, EQUALS),),
        version=1,
        low_wins=False,
    )

    def new(self, seats: int, seed: bytes, options: Mapping[str, Value]) -> Step:
        """Draw the first dealer and deal. Raises :class:`BadOptions`."""
        house = self.spec.options_with(options)
        if seats not in self.spec.seats:
            raise BadOptions("bad_seats", seats=seats)
        dealer, zeros = number_below(seats, seed, "dealer", 0), (0,) * seats
        before = State(
            equals=str(house["equals"]),
            phase=BETWEEN,
            turn=0,
            dealer=(dealer - 1) % seats,
            deal=0,
            hands=(b"",) * seats,
            stock=b"",
            discard=b"",
            won=zeros,
            totals=zeros,
            seed=seed,
            shuffles=0,
            next_deck=b"",
        )
        return _deal(before)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seat on turn, all seats between deals, none at the end."""
        if state.phase == PLAY:
            return frozenset({state.turn})
        return frozenset(range(len(state.hands))) if state.phase == BETWEEN else frozenset()

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return a play for each card of the hand, or the deal."""
        if seat not in self.to_act(state):
            return ()
        if state.phase == BETWEEN:
            return (DEAL,)
        return tuple(Move("play", (CODES[card],)) for card in state.hands[seat])

    def apply(self, state: State, seat: Seat, move: Move) -> Step:
        """Play a card, or deal. Raises :class:`IllegalMove`."""
        card = _card_in(move)
        if not 0 <= seat < len(state.hands):
            raise IllegalMove("bad_seat", seat=seat)
        if state.phase == OVER:
            raise IllegalMove("match_over")
        if (card is None) != (state.phase == BETWEEN):
            raise IllegalMove("wrong_phase", phase=state.phase)
        if card is None:
            return _deal(state)
        if seat != state.turn:
            raise IllegalMove("not_your_turn", seat=state.turn)
        if card not in state.hands[seat]:
            raise IllegalMove("not_in_hand", cards=CODES[card])
        return _play(state, card)

    def timeout_move(self, state: State, seat: Seat) -> Move:
        """Return the first legal move. Raises :class:`IllegalMove` for a seat that is not to act."""
        moves = self.legal_moves(state, seat)
        if not moves:
            raise IllegalMove("not_your_turn", seat=seat)
        return moves[0]

    def observe(self, state: State, seat: Seat | None) -> Observation:
        """Return what ``seat`` may know: its own hand and the cards on the table."""
        to_act = self.to_act(state)
        return Observation(
            game=self.spec.key,
            seat=seat,
            seats=len(state.hands),
            options={"equals": state.equals},
            phase=state.phase,
            deal=state.deal,
            dealer=state.dealer,
            to_act=to_act,
            out=frozenset(),
            hand=() if seat is None else tuple(CODES[card] for card in state.hands[seat]),
            counts=tuple(map(len, state.hands)),
            totals=state.totals,
            legal=() if seat is None else self.legal_moves(state, seat),
            table={"cards": to_text(state.round), "won": list(state.won)},
            lines=tuple(_lines(state)),
            hints=(_hint(state, seat),) if seat is not None and to_act == {seat} else (),
            result=self.result(state),
        )

    def result(self, state: State) -> Result | None:
        """Return the seats by points. Equals share a place."""
        if state.phase != OVER:
            return None
        ranked = sorted(range(len(state.totals)), key=lambda seat: -state.totals[seat])
        places = groupby(ranked, key=state.totals.__getitem__)
        return Result(tuple(tuple(group) for _, group in places), state.totals)

    def load(self, position: Mapping[str, Any], strict: bool = False) -> State:
        """Read a position. Raises ValueError."""
        fields = Fields(position, self.spec.key, self.spec.seats, FRENCH)
        state = State(
            equals=str(self.spec.options_with(fields.options())["equals"]),
            phase=fields.one_of("phase", PLAY, PHASES),
            turn=fields.seat("turn", 0),
            dealer=fields.seat("dealer", fields.seats - 1),
            deal=fields.number("deal", 1),
            hands=fields.piles("hands"),
            stock=fields.cards("stock"),
            discard=fields.cards("discard"),
            won=fields.numbers("won"),
            totals=fields.numbers("totals"),
            seed=fields.seed(),
            shuffles=fields.number("shuffles", 0),
            next_deck=fields.cards("next_deck"),
        )
        fields.finish()
        if strict:
            held = b"".join((*state.hands, state.stock, state.discard))
            if sorted(held) != list(PACK) and (held or state.deal):
                raise ValueError("cards: not each in exactly one place")
        return state

    def dump(self, state: State) -> dict[str, Any]:
        """Return the whole position as JSON."""
        cards = {key: to_text(getattr(state, key)) for key in ("stock", "discard", "next_deck")}
        return {
            "game": self.spec.key,
            "seats": len(state.hands),
            "options": {"equals": state.equals} if state.equals != FIRST else {},
            "phase": state.phase,
            "turn": state.turn,
            "dealer": state.dealer,
            "deal": state.deal,
            "hands": [to_text(hand) for hand in state.hands],
            "won": list(state.won),
            "totals": list(state.totals),
            "seed": state.seed.hex(),
            "shuffles": state.shuffles,
            **cards,
        }


def _card_in(move: Move) -> int | None:
    """Return the card that ``move`` plays, or None for a deal. A call with it means nothing."""
    match move:
        case Move("deal", ()):
            return None
        case Move("play", (code,) | (code, "!")) if code in CARD:
            return CARD[code]
    raise IllegalMove("malformed", move=str(move))


def _deal(state: State) -> Step:
    """Deal the next deal. The dealer's left begins."""
    seats = len(state.hands)
    dealer = after(state.dealer, seats)
    receivers = clockwise(dealer, seats)
    deck = state.next_deck or shuffled(PACK, state.seed, "deal", state.shuffles)
    hands = {seat: deck[place * HAND :][:HAND] for place, seat in enumerate(receivers)}
    events = [Event("dealt", {"deal": state.deal + 1, "seat": dealer, "count": HAND})]
    events += [Event("dealt", {"seat": seat, "cards": to_text(hand)}, seat) for seat, hand in hands.items()]
    dealt = state._replace(
        phase=PLAY,
        turn=receivers[0],
        dealer=dealer,
        deal=state.deal + 1,
        hands=tuple(hands[seat] for seat in range(seats)),
        stock=deck[seats * HAND :],
        discard=b"",
        won=(0,) * seats,
        shuffles=state.shuffles + (not state.next_deck),
        next_deck=b"",
    )
    return Step(dealt, tuple(events))


def _play(state: State, card: int) -> Step:
    """Play a card. The last card of a round decides who scores its point."""
    seat, seats, laid = state.turn, len(state.hands), bytes((card,))
    hand = without(state.hands[seat], laid)
    played = state._replace(
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        discard=state.discard + laid,
        turn=after(seat, seats),
    )
    events = [Event("played", {"seat": seat, "cards": CODES[card], "left": len(hand)})]
    if played.round:
        return Step(played, tuple(events))
    cards = state.round + laid
    best = _best(cards, state.equals)
    winner = (played.turn + best) % seats
    events.append(Event("scored", {"seat": winner, "card": CODES[cards[best]]}))
    won = tuple(points + (each == winner) for each, points in enumerate(state.won))
    scored = played._replace(turn=winner, won=won)
    return Step(scored, tuple(events)) if any(scored.hands) else _end_deal(scored, events)


def _best(cards: bytes, equals: str) -> int:
    """Return the place of the highest card in a round."""
    ranks = [card >> 2 for card in cards]
    best = [place for place, rank in enumerate(ranks) if rank == max(ranks)]
    return best[0 if equals == FIRST else -1]


def _end_deal(state: State, events: list[Event]) -> Step:
    """Add up the points. A match has two deals."""
    totals = tuple(before + points for before, points in zip(state.totals, state.won, strict=True))
    state = state._replace(phase=BETWEEN if state.deal < DEALS else OVER, totals=totals)
    winners = [seat for seat, points in enumerate(state.won) if points == max(state.won)]
    score = {"points": list(state.won), "totals": list(totals)}
    winner = winners[0] if len(winners) == 1 else None
    events.append(Event("deal_over", {"deal": state.deal, "winner": winner, "seats": winners, **score}))
    if state.phase == OVER:
        events.append(Event("match_over", {"totals": list(totals)}))
    return Step(state, tuple(events))


def _lines(state: State) -> Iterator[Event]:
    """Yield the cards of the round, and who has points in this deal."""
    yield Event("table", {"cards": to_text(state.round)})
    for seat, points in enumerate(state.won):
        if points:
            yield Event("won", {"seat": seat, "count": points})


def _hint(state: State, seat: Seat) -> Event:
    """Return what the seat on turn has to beat."""
    cards = state.round
    if not cards:
        return Event("begin", {}, seat)
    return Event("beat", {"card": CODES[cards[_best(cards, state.equals)]], "equals": state.equals}, seat)
