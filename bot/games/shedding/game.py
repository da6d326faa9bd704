"""Base for shedding games: card games with calls, and challenges, out of turn."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any, ClassVar, TypeVar

from bot.games.api import Move, Observation, Penalty, Seat, Step, Value
from bot.games.calls import NO_CALLS
from bot.games.card_game import CardGame
from bot.games.french import without
from bot.games.notation import CALL, CHALLENGE, DRAW, plays, read
from bot.games.shedding.house import SheddingHouse
from bot.games.shedding.rules import SheddingState

S = TypeVar("S", bound=SheddingState)


class SheddingGame(CardGame[S]):
    """A :class:`bot.games.api.Game` made from the rules in ``state`` and ``house``."""

    house: ClassVar[type[SheddingHouse]]

    def may_owe_call(self, seen: Observation, seat: Seat, verb: str) -> bool:
        """Return whether a hand of that size can need a call that has not been made."""
        asked = verb == "play" or (verb == "pass" and self.state.CALL_AFTER_PASS)
        if not asked or seat in seen.table["said"]:
            return False
        return seen.counts[seat] in _called_sizes(self, seen.seats, tuple(seen.options.items()))

    def plays_to_call(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Return the plays that leave ``seat`` with a hand that needs a call."""
        if seat != state.turn:
            return ()
        hand, sizes = state.hands[seat], state.match.house.called_sizes(len(state.hands))
        laid = [(move, read(move).cards) for move in state.moves if move.verb == "play"]
        near = [(move, cards) for move, cards in laid if len(hand) - len(cards) in sizes]
        return tuple(move for move, cards in near if state.must_call(without(hand, cards)))

    def cost_of_silence(self, state: S, seat: Seat) -> Penalty | None:
        """Return the penalty for a call that is missed after the seat's next play."""
        return Penalty(state.PENALTY, state.enforced_after_play(seat))

    def moves_ahead(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Return the moves that ``seat`` may queue: each card of its hand, with each suit it may name, and
        drawing, if that is a choice. Every card counts as fitting, because the top card isn't known yet.
        """
        hand = state.hands[seat] if state.moves and 0 <= seat < len(state.hands) else b""
        if not hand:
            return ()
        later = state.copy()
        later.turn, later.drawn = seat, 0
        fits = later.fits()
        lays = plays(hand, fits.naming if len(hand) >= fits.names else "")
        return (*lays, *(move for move in later.other_moves(able=True) if move == DRAW))

    def legal_moves(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Return the canonical moves of ``seat``, its call and challenges last; none for a seat that doesn't
        exist.
        """
        calls, costly = state.calls, state.match.house.false_challenge
        moves = (state.moves if seat == state.turn else ()) or super().legal_moves(state, seat)
        if (calls is NO_CALLS and not costly) or not state.moves or not 0 <= seat < len(state.hands):
            return moves
        if calls.due_from(seat):
            moves += (CALL,)
        if calls.offence and seat not in state.out:
            moves += tuple([CHALLENGE[other] for other in sorted(calls.offence) if other != seat])
        if costly:
            moves += tuple([CHALLENGE[other] for other in state.wrongly_challenged(seat)])
        return moves

    def apply(self, state: S, seat: Seat, move: Move) -> Step:
        """Carry out ``move``, or raise :class:`IllegalMove` with the first code that applies."""
        if seat != state.turn or move not in state.moves:
            return super().apply(state, seat, move)
        after = state.copy()
        after.carry_out(move, False)
        return after.step()


@lru_cache(64)
def _called_sizes(
    game: SheddingGame[Any], seats: int, options: tuple[tuple[str, Value], ...]
) -> Collection[int]:
    """The sizes of hands that can be called at a table with these house rules, which stay as they are."""
    return game.house(game.spec, seats, dict(options)).called_sizes(seats)
