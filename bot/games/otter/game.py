"""Otter Nonsense as a game: which moves are offered, made and refused, and how a match goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.api import IllegalMove, Move, Observation, Result, Seat, Step, Value
from bot.games.otter.heads import worth
from bot.games.otter.moves import DEAL, VERBS, check, read, turn_moves
from bot.games.otter.position import dump, load
from bot.games.otter.state import (
    BETWEEN,
    KEEP,
    OVER,
    PLAY,
    SPEC,
    Match,
    State,
    heads_for,
    house_for,
    standings,
)
from bot.games.otter.steps import collect, deal, play
from bot.games.otter.view import observe
from bot.games.shuffle import number_below

_ONE = tuple(frozenset({seat}) for seat in range(SPEC.seats.stop))


class Otter:
    """The rules, as :class:`bot.games.api.Game` asks for them."""

    spec = SPEC

    def new(self, seats: int, seed: bytes, options: Mapping[str, Value]) -> Step:
        """Start a match: seat 0 begins or somebody drawn by lot, and deal 1 is dealt (rules/otter.md 1).

        Raises :class:`BadOptions`.
        """
        house = house_for(seats, options)
        heads = heads_for(house)
        first = 0 if house.first == "host" else number_below(seats, seed, "first", 0)
        none = (b"",) * seats
        # A deal moves the dealer on, and whoever sits left of the dealer begins.
        dealer = (first - 2) % seats
        match = Match(house, heads, worth(heads), dealer, 0, (0,) * seats, b"", seed, 0, b"")
        return deal(State(BETWEEN, none, none[:3], none, (0,) * seats, 0, 1, None, None, match))

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seat on turn; all between deals; nobody at the end."""
        if state.phase in (PLAY, KEEP):
            return _ONE[state.turn]
        return frozenset(range(len(state.hands))) if state.phase == BETWEEN else frozenset()

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The canonical moves of ``seat``; none for a seat that is none."""
        if state.phase in (PLAY, KEEP):
            return turn_moves(state) if seat == state.turn else ()
        return (DEAL,) if state.phase == BETWEEN and 0 <= seat < len(state.hands) else ()

    def apply(self, state: State, seat: Seat, move: Move) -> Step:
        """Carry out ``move``, or raise :class:`IllegalMove` with the first code that applies."""
        words = read(move)
        if not 0 <= seat < len(state.hands):
            raise IllegalMove("bad_seat", seat=seat)
        if state.phase == OVER:
            raise IllegalMove("match_over")
        if words.verb not in VERBS[state.phase]:
            raise IllegalMove("wrong_phase", phase=state.phase)
        if words.verb == "deal":
            return deal(state)
        if seat != state.turn:
            raise IllegalMove("not_your_turn", seat=state.turn)
        power = check(state, words)
        return play(state, words, power) if words.verb == "play" else collect(state, words, power)

    def timeout_move(self, state: State, seat: Seat) -> Move:
        """The only move, or collect the shortest column, the leftmost of equal ones, and give the card with
        the fewest heads, the lowest of equal ones; what can be placed first in the order of the new hand is.

        Raises :class:`IllegalMove` for a seat that is not to act.
        """
        moves = self.legal_moves(state, seat)
        if not moves:
            raise IllegalMove("not_your_turn", seat=seat)

        def waste(move: Move) -> tuple[int, int, int]:
            words = read(move)
            return len(state.columns[words.column]), words.column, state.match.worth[words.gift]

        # Between equal moves their order decides. Only place_last can leave nothing to collect.
        return min((move for move in moves if move.verb in ("collect", "keep")), key=waste, default=moves[0])

    def observe(self, state: State, seat: Seat | None) -> Observation:
        """What ``seat`` may know: its own hand, how many cards the others hold, and all that lies open."""
        legal = () if seat is None else self.legal_moves(state, seat)
        return observe(state, seat, self.to_act(state), legal, self.result(state))

    def result(self, state: State) -> Result | None:
        """Places by deals won once the match is over."""
        return standings(state.match.totals) if state.phase == OVER else None

    def load(self, position: Mapping[str, Any], strict: bool = False) -> State:
        """Read a position. Raises ValueError."""
        return load(position, strict)

    def dump(self, state: State) -> dict[str, Any]:
        """The position in full."""
        return dump(state)
