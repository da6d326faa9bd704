"""What the French-suited cousins are as games, whatever the rules of each: who may move, in which order a
move is judged and carried out, what is seen, and a match as a position.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic, TypeVar

from bot.games.api import Event, IllegalMove, Move, Observation, Result, Seat, Spec, Step
from bot.games.calls import NO_CALLS
from bot.games.drafts import Draft
from bot.games.french import CODES, RANKS, FrenchFields, count_cards, suit_letter, to_text
from bot.games.matches import BETWEEN, OVER, PLAY, CousinState
from bot.games.notation import CALL, CHALLENGE, DEAL, Words, read
from bot.games.seats import seats_in

S = TypeVar("S", bound=CousinState)

_ONE = tuple(frozenset({seat}) for seat in range(len(CHALLENGE)))


class Cousin(Generic[S]):
    """What a cousin does as a :class:`bot.games.api.Game` whatever its rules. A game adds the methods that
    raise NotImplementedError here, and ``new``.
    """

    spec: Spec
    penalty: int
    """Cards for a call not made."""

    def draft(self, state: S) -> Draft:
        """The table of ``state``, for a move to be carried out on it."""
        raise NotImplementedError

    def words(self, move: Move) -> Words:
        """What the text of ``move`` says. Raises :class:`IllegalMove` ``malformed``, by the text alone."""
        return read(move)

    def meant(self, state: S, words: Words) -> Move:
        """The play that ``words`` mean for the seat on turn, legal or not, in its canonical form."""
        raise NotImplementedError

    def refusal(self, state: S, verb: str, cards: bytes) -> IllegalMove:
        """Why the seat on turn may not do what it wants to."""
        raise NotImplementedError

    def wanted(self, state: S) -> tuple[int, bool]:
        """The suit that counts now, and whether the rank of the top card does beside it."""
        raise NotImplementedError

    def asked(self, state: S) -> dict[str, Any]:
        """What a card must match to be laid now: ``top``, and the ``suit`` and ``rank`` that count."""
        if not state.discard:
            return {"top": "", "suit": None, "rank": ""}
        top, (suit, by_rank) = state.discard[-1], self.wanted(state)
        return {"top": CODES[top], "suit": suit_letter(suit), "rank": RANKS[top >> 2] if by_rank else ""}

    def facts(self, state: S) -> dict[str, Any]:
        """What lies on the table for all to see."""
        asked = self.asked(state)
        return {
            "top": asked["top"],
            "named": suit_letter(state.named),
            "suit": asked["suit"],
            "stock": len(state.stock),
            "discard": len(state.discard),
            "said": seats_in(state.calls.said),
            "offence": seats_in(state.calls.offence),
        }

    def lines(self, state: S, facts: Mapping[str, Any]) -> tuple[Event, ...]:
        """The same drawn for people, line by line."""
        return (Event("table", facts),)

    def hints(self, state: S, seat: Seat) -> Iterator[Event]:
        """Private lines for ``seat`` in a running deal."""
        raise NotImplementedError

    def result(self, state: S) -> Result | None:
        """The standings once the match is over."""
        raise NotImplementedError

    def state_in(self, fields: FrenchFields) -> S:
        """The state that a position describes. Raises ValueError."""
        raise NotImplementedError

    def keys(self, state: S) -> dict[str, Any]:
        """The keys of a position that not all cousins have."""
        raise NotImplementedError

    def at_timeout(self, state: S) -> Move:
        """The turn move that is made for a seat whose time is up: the first single card of the hand that
        fits, an 8 naming its own suit, or else the only thing it can do.
        """
        first = state.moves[0]
        return self.meant(state, Words(read(first).cards)) if first.verb == "play" else first

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seat on turn; all between deals; nobody at the end."""
        if state.match.phase == PLAY:
            return _ONE[state.turn]
        return frozenset(range(len(state.hands))) if state.match.phase == BETWEEN else frozenset()

    def legal_moves(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """The canonical moves of ``seat``, its call and challenges last; none for a seat that is none."""
        if state.moves and seat == state.turn and state.calls is NO_CALLS:
            return state.moves
        if not 0 <= seat < len(state.hands):
            return ()
        if state.match.phase != PLAY:
            return (DEAL,) if state.match.phase == BETWEEN else ()
        moves = state.moves if seat == state.turn else ()
        if state.calls is NO_CALLS:
            return moves
        if state.calls.due_from(seat):
            moves += (CALL,)
        if state.calls.offence and not state.match.out >> seat & 1:
            moves += tuple(CHALLENGE[other] for other in seats_in(state.calls.offence) if other != seat)
        return moves

    def apply(self, state: S, seat: Seat, move: Move) -> Step:
        """Carry out ``move``, or raise :class:`IllegalMove` with the first code that applies."""
        if seat == state.turn and move in state.moves:
            return self._take_turn(state, move)
        words = self.words(move)
        if not 0 <= seat < len(state.hands):
            raise IllegalMove("bad_seat", seat=seat)
        if state.match.phase == OVER:
            raise IllegalMove("match_over")
        if (move.verb == "deal") != (state.match.phase == BETWEEN):
            raise IllegalMove("wrong_phase", phase=state.match.phase)
        match move.verb:
            case "deal":
                draft = self.draft(state)
                draft.deal()
                return draft.step()
            case "call":
                return self._call(state, seat)
            case "challenge":
                return self._challenge(state, seat, words.target)
        if seat != state.turn:
            raise IllegalMove("not_your_turn", seat=state.turn)
        if move.verb == "play":
            meant = self.meant(state, words)
            if meant in state.moves:
                return self._take_turn(state, meant, words.call)
        raise self.refusal(state, move.verb, words.cards)

    def timeout_move(self, state: S, seat: Seat) -> Move:
        """What is done for a seat whose time is up. Raises :class:`IllegalMove` for one not to act."""
        if seat not in self.to_act(state):
            raise IllegalMove("not_your_turn", seat=seat)
        return DEAL if state.match.phase == BETWEEN else self.at_timeout(state)

    def observe(self, state: S, seat: Seat | None) -> Observation:
        """What ``seat`` may know: its own hand and everybody's number of cards. That another seat's call is
        due shows nowhere: it could tell what that seat holds.
        """
        match = state.match
        table = self.facts(state)
        hints = () if seat is None or match.phase != PLAY else tuple(self.hints(state, seat))
        return Observation(
            game=self.spec.key,
            seat=seat,
            seats=len(state.hands),
            options={option.key: getattr(match.house, option.key) for option in self.spec.options},
            phase=match.phase,
            deal=match.deal,
            dealer=match.dealer,
            to_act=self.to_act(state),
            out=frozenset(seats_in(match.out)),
            hand=() if seat is None else tuple(CODES[card] for card in state.hands[seat]),
            counts=tuple(map(len, state.hands)),
            totals=match.totals,
            legal=() if seat is None else self.legal_moves(state, seat),
            table=table,
            lines=self.lines(state, table),
            hints=hints,
            result=self.result(state),
        )

    def load(self, position: Mapping[str, Any], strict: bool = False) -> S:
        """Read a position; ``strict`` also counts the cards. Raises ValueError."""
        fields = FrenchFields(position, self.spec.key, self.spec.seats)
        state = self.state_in(fields)
        fields.finish()
        if strict:
            packs = state.match.house.packs_for(fields.seats)
            count_cards((*state.hands, state.stock, state.discard), packs, state.match.deal)
        loaded: S = self.draft(state).step().state
        return loaded

    def dump(self, state: S) -> dict[str, Any]:
        """The position in full."""
        match, house, window = state.match, state.match.house, state.calls.window
        return {
            "game": self.spec.key,
            "seats": len(state.hands),
            "options": {o.key: v for o in self.spec.options if (v := getattr(house, o.key)) != o.default},
            "phase": match.phase,
            "turn": state.turn,
            "dealer": match.dealer,
            "deal": match.deal,
            "hands": [to_text(hand) for hand in state.hands],
            "stock": to_text(state.stock),
            "discard": to_text(state.discard),
            "named": suit_letter(state.named),
            "pending": window and {**window._asdict(), **self.draft(state).kind_of_call(window.seat)},
            "said": seats_in(state.calls.said),
            "offence": seats_in(state.calls.offence),
            "passes": state.passes,
            "totals": list(match.totals),
            "seed": match.seed.hex(),
            "shuffles": match.shuffles,
            "next_deck": to_text(match.next_deck),
            **self.keys(state),
        }

    def _take_turn(self, state: S, move: Move, call: bool = False) -> Step:
        """Carry out one of the moves that the seat on turn has, ``call`` if it comes with the card.

        The window of another seat closes first. What that costs can end the deal or make the move impossible;
        then the same seat acts again.
        """
        draft = self.draft(state)
        window = state.calls.window
        if window and window.seat != state.turn:
            draft.close(window)
            if not window.said:
                closed = draft.step()
                if closed.state.match.phase != PLAY:
                    return closed
                if move not in closed.state.moves:
                    draft.prevented()
                    return draft.step()
        draft.make(move, call)
        return draft.step()

    def _call(self, state: S, seat: Seat) -> Step:
        draft = self.draft(state)
        if state.calls.due_from(seat):
            draft.say(seat)
        elif (
            getattr(state.match.house, "false_call", "reject") == "draw1" and not state.match.out >> seat & 1
        ):
            draft.call_falsely(seat)
        else:
            raise IllegalMove("no_call_due")
        return draft.step()

    def _challenge(self, state: S, seat: Seat, target: Seat) -> Step:
        """Challenge a seat that has not called in time, where the house leaves that to the players."""
        if target == seat or target >= len(state.hands):
            raise IllegalMove("bad_seat", seat=target)
        if state.match.house.enforce == "challenge" and state.calls.due_from(target):
            raise IllegalMove("window_open", seat=target)
        if not state.calls.offence >> target & 1:
            raise IllegalMove("nothing_to_challenge", seat=target)
        if state.match.out >> seat & 1:
            raise IllegalMove("not_your_turn", seat=state.turn)
        draft = self.draft(state)
        draft.challenge(seat, target, self.penalty)
        return draft.step()
