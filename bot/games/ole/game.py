"""Olé as the house asks for it: who may move, what is refused and why, and what may be seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.api import IllegalMove, Move, Observation, Result, Seat, Step, Value
from bot.games.ole.cards import CARD, CODES, COLOURS, to_text
from bot.games.ole.draft import OleDraft
from bot.games.ole.moves import DEAL, PASS, PHASES_OF, REVERSE, TOKEN, meant
from bot.games.ole.position import dump, load
from bot.games.ole.score import standings
from bot.games.ole.state import BETWEEN, OPENING, OVER, SPEC, SUPPLY, Match, State, house_for
from bot.games.ole.view import facts, hints, lines
from bot.games.shuffle import number_below

_ONE = tuple(frozenset({seat}) for seat in range(SPEC.seats.stop))


class Ole:
    """The rules, as :class:`bot.games.api.Game` asks for them."""

    spec = SPEC

    def new(self, seats: int, seed: bytes, options: Mapping[str, Value]) -> Step:
        """Start a match: the first dealer is drawn by lot, and deal 1 is dealt (rules/ole.md 1).

        Raises :class:`BadOptions`.
        """
        house = house_for(seats, options)
        dealer = number_below(seats, seed, "dealer", 0)
        zeros = (0,) * seats
        match = Match(house, BETWEEN, (dealer - 1) % seats, 0, COLOURS, zeros, zeros, zeros, seed, 0, b"")
        return _deal(State((b"",) * seats, b"", 0, 0, zeros, SUPPLY, 0, match))

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seat on turn; all between deals; nobody at the end."""
        if state.match.phase == BETWEEN:
            return frozenset(range(len(state.hands)))
        return frozenset() if state.match.phase == OVER else _ONE[state.turn]

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The canonical moves of ``seat``; none for a seat that is none."""
        if state.match.phase == BETWEEN and 0 <= seat < len(state.hands):
            return (DEAL,)
        return state.moves if seat == state.turn else ()

    def apply(self, state: State, seat: Seat, move: Move) -> Step:
        """Carry out ``move``, or raise :class:`IllegalMove` with the first code that applies."""
        if seat == state.turn and move in state.moves:
            return _take_turn(state, move)
        bare, call = meant(move)
        if not 0 <= seat < len(state.hands):
            raise IllegalMove("bad_seat", seat=seat)
        if state.match.phase == OVER:
            raise IllegalMove("match_over")
        if state.match.phase not in PHASES_OF[bare.verb]:
            raise IllegalMove("wrong_phase", phase=state.match.phase)
        if bare == DEAL:
            return _deal(state)
        if seat != state.turn:
            raise IllegalMove("not_your_turn", seat=state.turn)
        if bare not in state.moves:
            raise _refusal(state, bare)
        return _take_turn(state, bare, call)

    def timeout_move(self, state: State, seat: Seat) -> Move:
        """Keep the colours; in the opening lay the first card that may be laid; later take a token.

        Raises :class:`IllegalMove` for a seat that is not to act.
        """
        if seat not in self.to_act(state):
            raise IllegalMove("not_your_turn", seat=seat)
        if state.match.phase == BETWEEN:
            return DEAL
        return state.moves[0 if state.match.phase == OPENING else -1]

    def observe(self, state: State, seat: Seat | None) -> Observation:
        """What ``seat`` may know: its own hand, and of the others the number of cards."""
        match = state.match
        return Observation(
            game=SPEC.key,
            seat=seat,
            seats=len(state.hands),
            options={option.key: getattr(match.house, option.key) for option in SPEC.options},
            phase=match.phase,
            deal=match.deal,
            dealer=match.dealer,
            to_act=self.to_act(state),
            out=frozenset(),
            hand=() if seat is None else tuple(CODES[card] for card in state.hands[seat]),
            counts=tuple(map(len, state.hands)),
            totals=match.totals,
            legal=() if seat is None else self.legal_moves(state, seat),
            table=facts(state),
            lines=tuple(lines(state)),
            hints=tuple(hints(state, seat)) if seat is not None and seat == state.turn else (),
            result=self.result(state),
        )

    def result(self, state: State) -> Result | None:
        """Places and totals once the match is over."""
        return standings(state.match) if state.match.phase == OVER else None

    def load(self, position: Mapping[str, Any], strict: bool = False) -> State:
        """Read a position. Raises ValueError."""
        return load(position, strict)

    def dump(self, state: State) -> dict[str, Any]:
        """The position in full."""
        return dump(state)


def _take_turn(state: State, move: Move, call: bool = False) -> Step:
    """Carry out one of the moves that the seat on turn has; ``call`` if one came with the card."""
    draft = OleDraft(state)
    if move.verb == "play":
        draft.play(CARD[move.args[0]], call)
    elif move == TOKEN:
        draft.take_token()
    elif move == PASS:
        draft.decline()
    else:
        draft.choose(reverse=move == REVERSE)
    return draft.step()


def _deal(state: State) -> Step:
    draft = OleDraft(state)
    draft.deal()
    return draft.step()


def _refusal(state: State, move: Move) -> IllegalMove:
    """Why the seat on turn may not do what it wants to."""
    if move.verb != "play":
        return IllegalMove("must_play")
    code = move.args[0]
    if CARD[code] not in state.hands[state.turn]:
        return IllegalMove("not_in_hand", cards=code)
    return IllegalMove("illegal_card", cards=code, top=to_text(state.pile[-1:]))
