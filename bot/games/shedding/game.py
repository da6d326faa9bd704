"""A shedding game as the house asks for it, whatever its rules: who may move, in which order a move is judged
and carried out, what is seen, and a match as a position.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from bot.games.api import IllegalMove, Move, Observation, Result, Seat, Spec, Step, Value
from bot.games.calls import NO_CALLS
from bot.games.french import CODES, FrenchFields, count_cards, suit_letter, to_texts
from bot.games.matches import BETWEEN, OVER, PLAY
from bot.games.notation import CALL, CHALLENGE, DEAL
from bot.games.seats import seats_in
from bot.games.shedding.house import SheddingHouse
from bot.games.shedding.rules import SheddingState

S = TypeVar("S", bound=SheddingState)

_ONE = tuple(frozenset({seat}) for seat in range(len(CHALLENGE)))
_NOBODY: frozenset[Seat] = frozenset()


class SheddingGame(Generic[S]):
    """A :class:`bot.games.api.Game` of the rules that ``state`` and ``house`` say."""

    spec: ClassVar[Spec]
    house: ClassVar[type[SheddingHouse]]
    state: type[S]

    def new(self, seats: int, seed: bytes, options: Mapping[str, Value]) -> Step:
        """Start a match: who deals first is decided, and deal 1 is dealt. Raises :class:`BadOptions`."""
        state = self.state(self.house(self.spec, seats, options), seats, seed)
        # a deal begins by moving on to its dealer
        dealer = (state.first_dealer() - 1) % seats
        state.match = state.match._replace(dealer=dealer)
        state.deal()
        return state.step()

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seat on turn; all between deals; nobody at the end."""
        if state.moves:
            return _ONE[state.turn]
        return frozenset(range(len(state.hands))) if state.match.phase == BETWEEN else _NOBODY

    def legal_moves(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """The canonical moves of ``seat``, its call and challenges last; none for a seat that is none."""
        free = state.calls is NO_CALLS and not state.match.house.false_challenge
        if free and seat == state.turn and state.moves:
            return state.moves
        if not 0 <= seat < len(state.hands):
            return ()
        if not state.moves:
            return (DEAL,) if state.match.phase == BETWEEN else ()
        moves = state.moves if seat == state.turn else ()
        if free:
            return moves
        calls = state.calls
        if calls.due_from(seat):
            moves += (CALL,)
        if calls.offence and not state.out >> seat & 1:
            moves += tuple(CHALLENGE[other] for other in seats_in(calls.offence) if other != seat)
        moves += tuple(CHALLENGE[other] for other in state.wrongly_challenged(seat))
        return moves

    def apply(self, state: S, seat: Seat, move: Move) -> Step:
        """Carry out ``move``, or raise :class:`IllegalMove` with the first code that applies."""
        if seat == state.turn and move in state.moves:
            return _take_turn(state, move)
        words = state.words(move)
        if not 0 <= seat < len(state.hands):
            raise IllegalMove("bad_seat", seat=seat)
        phase = state.match.phase
        if phase == OVER:
            raise IllegalMove("match_over")
        if (move.verb == "deal") != (phase == BETWEEN):
            raise IllegalMove("wrong_phase", phase=phase)
        match move.verb:
            case "deal":
                new = state.copy()
                new.deal()
                return new.step()
            case "call":
                return _call(state, seat)
            case "challenge":
                return self._challenge(state, seat, words.target)
        if seat != state.turn:
            raise IllegalMove("not_your_turn", seat=state.turn)
        if move.verb == "play":
            meant = state.meant(words)
            if meant in state.moves:
                return _take_turn(state, meant, words.call)
        raise state.refusal(move.verb, words.cards)

    def timeout_move(self, state: S, seat: Seat) -> Move:
        """What is done for a seat whose time is up. Raises :class:`IllegalMove` for one not to act."""
        if seat not in self.to_act(state):
            raise IllegalMove("not_your_turn", seat=seat)
        return DEAL if state.match.phase == BETWEEN else state.at_timeout()

    def observe(self, state: S, seat: Seat | None) -> Observation:
        """What ``seat`` may know: its own hand and everybody's number of cards. That another seat's call is
        due shows nowhere: it could tell what that seat holds.
        """
        match, table = state.match, state.facts()
        return Observation(
            game=self.spec.key,
            seat=seat,
            seats=len(state.hands),
            options=match.house.full,
            phase=match.phase,
            deal=match.deal,
            dealer=match.dealer,
            to_act=self.to_act(state),
            out=frozenset(seats_in(state.out)) if state.out else _NOBODY,
            hand=() if seat is None else tuple([CODES[card] for card in state.hands[seat]]),
            counts=tuple(map(len, state.hands)),
            totals=match.totals,
            legal=() if seat is None else self.legal_moves(state, seat),
            table=table,
            lines=state.lines(table),
            hints=tuple(state.hints(seat)) if seat is not None and state.moves else (),
            result=self.result(state),
        )

    def result(self, state: S) -> Result | None:
        """The standings once the match is over."""
        return state.standings() if state.match.phase == OVER else None

    def load(self, position: Mapping[str, Any], strict: bool = False) -> S:
        """Read a position; ``strict`` also counts the cards. Raises ValueError."""
        fields = FrenchFields(position, self.spec.key, self.spec.seats)
        state = self.state(self.house(self.spec, fields.seats, fields.options()), fields.seats, b"")
        state.read(fields)
        fields.finish()
        if strict:
            packs = state.match.house.packs_for(fields.seats)
            count_cards((*state.hands, state.stock, state.discard), packs, state.match.deal)
        loaded: S = state.step().state
        return loaded

    def dump(self, state: S) -> dict[str, Any]:
        """The position in full."""
        match, calls = state.match, state.calls
        stock, discard, next_deck, *hands = to_texts(
            (state.stock, state.discard, match.next_deck, *state.hands)
        )
        window = calls.window
        return {
            "game": self.spec.key,
            "seats": len(hands),
            "options": dict(match.house.chosen),
            "phase": match.phase,
            "turn": state.turn,
            "dealer": match.dealer,
            "deal": match.deal,
            "hands": hands,
            "stock": stock,
            "discard": discard,
            "named": suit_letter(state.named),
            "pending": window and {**window._asdict(), **state.kind_of_call(window.seat)},
            "said": seats_in(calls.said),
            "offence": seats_in(calls.offence),
            "passes": state.passes,
            "totals": list(match.totals),
            "seed": match.seed.hex(),
            "shuffles": match.shuffles,
            "next_deck": next_deck,
            **state.keys(),
        }

    def _challenge(self, state: S, seat: Seat, target: Seat) -> Step:
        """Challenge a seat that has not called in time, where the house leaves that to the players."""
        if target == seat or target >= len(state.hands):
            raise IllegalMove("bad_seat", seat=target)
        if state.match.house.enforce == "challenge" and state.calls.due_from(target):
            raise IllegalMove("window_open", seat=target)
        if not state.calls.offence >> target & 1 and target not in state.wrongly_challenged(seat):
            raise IllegalMove("nothing_to_challenge", seat=target)
        if state.out >> seat & 1:
            raise IllegalMove("not_your_turn", seat=state.turn)
        new = state.copy()
        new.challenge(seat, target)
        return new.step()


def _take_turn(state: SheddingState, move: Move, call: bool = False) -> Step:
    """Carry out one of the moves that the seat on turn has, ``call`` if it comes with the card.

    The window of another seat closes first. What that costs can end the deal or make the move impossible;
    then the same seat acts again.
    """
    new = state.copy()
    window = state.calls.window
    if window is not None and window.seat != state.turn:
        new.close(window)
        if new.match.phase != PLAY:
            return new.step()
        if not window.said and move not in new.turn_moves():
            new.prevented()
            return new.step()
    new.make(move, call)
    return new.step()


def _call(state: SheddingState, seat: Seat) -> Step:
    new = state.copy()
    if state.calls.due_from(seat):
        new.say(seat)
    elif state.match.house.false_call == "draw1" and not state.out >> seat & 1:
        new.call_falsely(seat)
    else:
        raise IllegalMove("no_call_due")
    return new.step()
