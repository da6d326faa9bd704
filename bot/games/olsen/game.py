"""Olsen as a game: which moves are offered, made and refused, and what each seat may see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.games.api import Event, IllegalMove, Move, Result, Seat, Step, Value
from bot.games.calls import NO_CALLS
from bot.games.cousins import Cousin
from bot.games.french import EIGHT, FrenchFields, holds, suit_letter, to_text
from bot.games.matches import BETWEEN, OVER, PLAY
from bot.games.notation import DRAW, PASS, Words
from bot.games.olsen.draft import PENALTY, OlsenDraft
from bot.games.olsen.moves import canonical, draws_left, on_first_turn, several_allowed, suit_to_follow
from bot.games.olsen.position import keys, state_in
from bot.games.olsen.score import bought_in, standings
from bot.games.olsen.state import SPEC, Match, State, house_for
from bot.games.seats import seats_in
from bot.games.shuffle import number_below


class Olsen(Cousin[State]):
    """The rules, as :class:`bot.games.api.Game` asks for them."""

    spec = SPEC
    penalty = PENALTY

    def new(self, seats: int, seed: bytes, options: Mapping[str, Value]) -> Step:
        """Start a match: the first dealer is seat 0 or drawn by lot, and deal 1 is dealt (rules/olsen.md 1).

        Raises :class:`BadOptions`.
        """
        house = house_for(seats, options)
        dealer = 0 if house.first_dealer == "host" else number_below(seats, seed, "dealer", 0)
        nothing = (0,) * seats
        match = Match(house, BETWEEN, (dealer - 1) % seats, 0, nothing, seed, 0, b"", None, 0, nothing)
        draft = self.draft(State((b"",) * seats, b"", b"", None, 0, 0, NO_CALLS, match, 0, 0))
        draft.deal()
        return draft.step()

    def result(self, state: State) -> Result | None:
        """Places, totals and, with a pot, chips once the match is over."""
        return standings(state.match, state.hands) if state.match.phase == OVER else None

    def draft(self, state: State) -> OlsenDraft:
        """The table of ``state``, for a move to be carried out on it."""
        draft = OlsenDraft(state[:8])
        draft.first_turn, draft.drawn = state[8:10]
        return draft

    def meant(self, state: State, words: Words) -> Move:
        """The play that ``words`` mean for the seat on turn, legal or not."""
        return canonical(state, words)

    def refusal(self, state: State, verb: str, cards: bytes) -> IllegalMove:
        """Why the seat on turn may not do what it wants to."""
        if verb == "play":
            if not holds(state.hands[state.turn], cards):
                return IllegalMove("not_in_hand", cards=to_text(cards))
            eights = all(card >> 2 == EIGHT for card in cards)
            if len(cards) > 1 and (eights or not several_allowed(state)):
                return IllegalMove("one_card_only", cards=to_text(cards))
            return IllegalMove("illegal_card", cards=to_text(cards), **self.asked(state))
        if state.moves[0].verb == "play":
            return IllegalMove("must_play", **self.asked(state))
        if verb == "draw":
            return IllegalMove("cannot_draw", count=state.drawn)
        return IllegalMove("must_draw", count=draws_left(state))

    def facts(self, state: State) -> dict[str, Any]:
        """What lies on the table for all to see (rules/olsen.md 1 to 8)."""
        return {
            **super().facts(state),
            "starter": suit_letter(state.match.starter),
            "drawn": state.drawn,
            "draws": draws_left(state) if state.match.phase == PLAY else 0,
            "first_turn": seats_in(state.first_turn),
            "pot": sum(bought_in(state.match)),
        }

    def hints(self, state: State, seat: Seat) -> Iterator[Event]:
        """Private lines for ``seat``: what fits, what else it can do, and that its call is due."""
        house = state.match.house
        if seat == state.turn:
            first_turn = on_first_turn(state)
            special = first_turn and house.first_turn_8A == "any"
            on_eight = bool(state.discard) and state.discard[-1] >> 2 == EIGHT
            fits = {
                **self.asked(state),
                "eight": not on_eight and (special if first_turn else house.eight_wild),
                "special": special,
                "first_turn": first_turn,
                "named": state.named is not None,
                "several": several_allowed(state),
            }
            yield Event("fits", fits, seat)
            if state.moves[0] == PASS:
                yield Event("must_pass", {}, seat)
            elif state.moves[0] == DRAW:
                yield Event("none_fit", {"count": draws_left(state)}, seat)
        if state.calls.due_from(seat):
            yield Event("call_hint", {"count": PENALTY, "enforce": house.enforce}, seat)

    def wanted(self, state: State) -> tuple[int, bool]:
        """The suit that counts now, and whether the rank of the top card does beside it."""
        return suit_to_follow(state), not on_first_turn(state) and state.discard[-1] >> 2 != EIGHT

    def state_in(self, fields: FrenchFields) -> State:
        """The state that a position describes. Raises ValueError."""
        return state_in(fields)

    def keys(self, state: State) -> dict[str, Any]:
        """The keys of a position that not all cousins have."""
        return keys(state)
