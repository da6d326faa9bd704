"""Base for all card games: turns, checks of moves, observations and positions."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar, TypeVar

from bot.games.api import Game, IllegalMove, Move, Observation, Result, Seat, Spec, Step, Value
from bot.games.house import House
from bot.games.matches import BETWEEN, OVER, MatchState, match_in
from bot.games.position import Fields
from bot.games.seats import NOBODY

S = TypeVar("S", bound=MatchState[Any])

DEAL = Move("deal")

_ONE = tuple(frozenset({seat}) for seat in range(10))


class CardGame(Game[S]):
    """A :class:`bot.games.api.Game` whose rules are the methods of its states."""

    spec: ClassVar[Spec]
    house: ClassVar[type[House]]
    state: type[S]

    def __init_subclass__(cls) -> None:
        """Check that the game's state declares everything that its rules need. Raises TypeError."""
        super().__init_subclass__()
        state = vars(cls).get("state")
        if state is not None and (lacking := state.lacking()):
            raise TypeError(f"{state.__name__}, the state of {cls.__name__}, lacks {', '.join(lacking)}")

    def new(self, seats: int, seed: bytes, options: Mapping[str, Value]) -> Step:
        """Start a match: choose the dealer and deal. Raises :class:`BadOptions`."""
        state = self.state(self.house(self.spec, seats, options), seats, seed)
        # Every deal first moves on to the next dealer.
        dealer = (state.first_dealer() - 1) % seats
        state.match = state.match._replace(dealer=dealer)
        state.deal()
        return state.step()

    def to_act(self, state: S) -> frozenset[Seat]:
        """Return the seat on turn; all seats between deals; none after the match."""
        if state.moves:
            return _ONE[state.turn]
        phase = state.match.phase
        if phase == BETWEEN:
            return frozenset(range(len(state.hands)))
        return NOBODY if phase == OVER else _ONE[state.turn]

    def legal_moves(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Return the canonical moves of ``seat``; none for a seat that doesn't exist."""
        if state.match.phase == BETWEEN:
            return (DEAL,) if 0 <= seat < len(state.hands) else ()
        return state.moves if seat == state.turn else ()

    def apply(self, state: S, seat: Seat, move: Move) -> Step:
        """Make ``move`` for ``seat``. Raises :class:`IllegalMove` with the first code that applies."""
        phase, after = state.match.phase, state.copy()
        words = state.words(move)
        if not 0 <= seat < len(state.hands):
            raise IllegalMove("bad_seat", seat=seat)
        if phase == OVER:
            raise IllegalMove("match_over")
        if move.verb not in state.VERBS[phase]:
            raise IllegalMove("wrong_phase", phase=phase)
        if phase == BETWEEN:
            after.deal()
        elif move.verb in self.spec.out_of_turn:
            after.interject(seat, words)
        elif seat == state.turn:
            after.act(words)
        else:
            raise IllegalMove("not_your_turn", seat=state.turn)
        return after.step()

    def timeout_move(self, state: S, seat: Seat) -> Move:
        """Return the move for a seat that has run out of time. Raises :class:`IllegalMove` if it isn't its
        turn.
        """
        if seat not in self.to_act(state):
            raise IllegalMove("not_your_turn", seat=seat)
        return DEAL if state.match.phase == BETWEEN else state.at_timeout()

    def observe(self, state: S, seat: Seat | None) -> Observation:
        """Return what ``seat`` may know: its own hand, the number of cards in the others, and all public
        facts.
        """
        match, hands = state.match, state.hands
        if state.seen is None:
            facts = state.facts()
            state.seen = facts, state.lines(facts)
        facts, lines = state.seen
        running = match.phase != BETWEEN and match.phase != OVER
        # Positional, because keyword arguments take half as long again.
        return Observation(
            self.spec.key,
            seat,
            len(hands),
            match.house.full,
            match.phase,
            match.deal,
            match.dealer,
            self.to_act(state),
            state.out,
            () if seat is None else tuple(state.CODES.to_text(hands[seat]).split()),
            tuple(map(len, hands)),
            match.totals,
            () if seat is None else self.legal_moves(state, seat),
            facts,
            lines,
            tuple(state.hints(seat)) if seat is not None and running else (),
            self.result(state),
        )

    def result(self, state: S) -> Result | None:
        """Return the result of a finished match, else None."""
        return state.standings() if state.match.phase == OVER else None

    def chips(self, state: S, winners: Collection[Seat]) -> tuple[int, ...]:
        """Return the net chips of each seat if the ``winners`` share the pot."""
        return state.chips(winners)

    def load(self, position: Mapping[str, Any], strict: bool = False) -> S:
        """Read a position; ``strict`` also counts the cards. Raises ValueError."""
        fields = Fields(position, self.spec.key, self.spec.seats, self.state.CODES)
        house = self.house(self.spec, fields.seats, fields.options())
        state = self.state(house, fields.seats, b"")
        state.match = match_in(fields, house, state.TOTALS, tuple(state.VERBS))
        state.hands = list(fields.piles("hands"))
        state.turn = fields.seat("turn", 0)
        state.read(fields)
        fields.finish()
        if strict:
            held = sorted(state.cards_held())
            if held != sorted(state.all_cards()) and (held or state.match.deal):
                raise ValueError("cards: not each in exactly one place")
        loaded: S = state.step().state
        return loaded

    def dump(self, state: S) -> dict[str, Any]:
        """Return the whole position as plain JSON."""
        match, to_text = state.match, state.CODES.to_text
        return {
            "game": self.spec.key,
            "seats": len(state.hands),
            "options": dict(match.house.chosen),
            "phase": match.phase,
            "turn": state.turn,
            "dealer": match.dealer,
            "deal": match.deal,
            "hands": list(map(to_text, state.hands)),
            **state.keys(),
            "totals": list(match.totals),
            "seed": match.seed.hex(),
            "shuffles": match.shuffles,
            "next_deck": to_text(match.next_deck),
        }
