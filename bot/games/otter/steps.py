"""What a move of Otter Nonsense leads to: playing, collecting, specials, deals and their ends.

Each function takes a state and gives the step from it. Nothing here asks whether a move is legal; ``game``
has.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar

from bot.games.api import Event, Seat, Step
from bot.games.otter.cards import (
    CODES,
    HAND,
    ONE,
    OTTERS,
    REVERSE,
    SPECIALS,
    deck_for,
    to_text,
    without,
)
from bot.games.otter.moves import COLUMNS, SHORT, Words
from bot.games.otter.state import BETWEEN, COURSE, GOAL, KEEP, OVER, PLAY, State, standings
from bot.games.seats import clockwise
from bot.games.shuffle import shuffled

T = TypeVar("T")

# The same events come again and again, and making them afresh would be a third of a move's cost. Columns are
# counted from 1 in them, as people count.


@lru_cache(maxsize=8192)
def _played(seat: Seat, card: int, column: int, left: int) -> Event:
    return Event("played", {"seat": seat, "cards": CODES[card], "column": column + 1, "left": left})


@lru_cache(maxsize=8192)
def _collected(seat: Seat, column: int, cards: bytes) -> Event:
    return Event("collected", {"seat": seat, "column": column + 1, "cards": to_text(cards)})


@lru_cache(maxsize=8192)
def _scored(seat: Seat, receiver: Seat, card: int, heads: int, total: int) -> Event:
    scored = {"card": CODES[card], "heads": heads, "total": total}
    if receiver == seat:
        return Event("kept", {"seat": seat, **scored})
    return Event("gave", {"seat": seat, "target": receiver, **scored})


@lru_cache(maxsize=8192)
def _placed(seat: Seat, card: int, column: int) -> Event:
    return Event("placed", {"seat": seat, "card": CODES[card], "column": column + 1})


def play(state: State, words: Words, power: bool) -> Step:
    """Lay a card below a column (rules/otter.md 2). ``power`` is that of a special."""
    seat, column, card = state.turn, words.column, words.card
    hand = without(state.hands[seat], card)
    events = [_played(seat, card, column, len(hand))]
    if words.call:
        events.append(Event("call_ignored", {"seat": seat}, seat))
    hands = _put(state.hands, seat, hand)
    columns = _put(state.columns, column, state.columns[column] + ONE[card])
    return _end_turn(state, words, power, events, hands, columns, state.points, state.scores)


def collect(state: State, words: Words, power: bool) -> Step:
    """Take a column up: one card becomes points, the others go to the hand, and a card opens the column again
    (rules/otter.md 3, 6). Points that win end the deal before that. ``power`` is that of a special.
    """
    seat, column, gift = state.turn, words.column, words.gift
    cards, points, scores = state.columns[column], state.points, state.scores
    events = [_collected(seat, column, cards)]
    if gift:
        receiver, heads = state.receiver, state.match.worth[gift]
        cards = without(cards, gift)
        points = _put(points, receiver, points[receiver] + ONE[gift])
        scores = _put(scores, receiver, scores[receiver] + heads)
        events.append(_scored(seat, receiver, gift, heads, scores[receiver]))
        if scores[receiver] >= GOAL:
            columns = _put(state.columns, column, cards)
            return _end_deal(state._replace(columns=columns, points=points, scores=scores), receiver, events)
    events.append(_placed(seat, words.card, column))
    hands = _put(state.hands, seat, without(state.hands[seat] + cards, words.card))
    columns = _put(state.columns, column, ONE[words.card])
    return _end_turn(state, words, power, events, hands, columns, points, scores)


def _end_turn(
    state: State,
    words: Words,
    power: bool,
    events: list[Event],
    hands: tuple[bytes, ...],
    columns: tuple[bytes, ...],
    points: tuple[bytes, ...],
    scores: tuple[int, ...],
) -> Step:
    """Pass the turn on, or have a last card followed by a collection (rules/otter.md 4, 6). What the turn has
    changed comes besides the state before it.
    """
    seat, direction, match = state.turn, state.direction, state.match
    last_card = not hands[seat] and state.phase == PLAY
    if last_card and max(map(len, columns)) <= SHORT:
        events.append(Event("went_out", {"seat": seat}))
        return _end_deal(
            state._replace(hands=hands, columns=columns, points=points, scores=scores), seat, events
        )
    following = (seat + direction) % len(hands) if state.next_seat is None else state.next_seat
    if power and words.card == REVERSE:
        direction = -direction
        following = (seat + direction) % len(hands)
        if state.last_actor is not None and match.house.reverse_next == "last_actor":
            following = state.last_actor
        turned = {"seat": seat, "direction": COURSE[direction], "target": following}
        events.append(Event("reversed", turned))
    elif power and words.named is not None:
        following = words.named
        events.append(Event("named", {"seat": seat, "target": following}))
    if last_card:
        after = State(
            KEEP, hands, columns, points, scores, seat, direction, state.last_actor, following, match
        )
    else:
        after = State(PLAY, hands, columns, points, scores, following, direction, seat, None, match)
    return Step(after, tuple(events))


def _end_deal(state: State, winner: Seat, events: list[Event]) -> Step:
    """Count a deal for ``winner``, and end the match if that decides it (rules/otter.md 7)."""
    match = state.match
    totals = _put(match.totals, winner, match.totals[winner] + 1)
    counts: dict[str, Any] = {"points": list(state.scores), "totals": list(totals)}
    events.append(Event("deal_over", {"deal": match.deal, "winner": winner, **counts}))
    decided = totals[winner] > match.house.best_of // 2
    if decided:
        places = [list(group) for group in standings(totals).places]
        events.append(Event("match_over", {"places": places, "totals": list(totals), "chips": None}))
    phase, match = OVER if decided else BETWEEN, match._replace(totals=totals)
    return Step(state._replace(phase=phase, next_seat=None, match=match), tuple(events))


def deal(state: State) -> Step:
    """Deal the next deal: three otters open the columns, and every seat gets as many cards as every other,
    one by one from the first player on (rules/otter.md 1).
    """
    match, seats = state.match, len(state.hands)
    dealer = (match.dealer + 1) % seats
    order = clockwise(dealer, seats)
    deck, shuffles = match.next_deck, match.shuffles
    if not deck:
        deck = shuffled(deck_for(seats), match.seed, "deal", shuffles)
        shuffles += 1
    drawn = next((n for n in range(3, len(deck)) if len(deck[:n].translate(None, SPECIALS)) == 3), len(deck))
    openers, put_back = deck[:drawn].translate(None, SPECIALS), deck[:drawn].translate(None, OTTERS)
    rest = put_back + deck[drawn:]
    if put_back and not match.next_deck:
        rest = shuffled(rest, match.seed, "deal", shuffles)
        shuffles += 1
    size = HAND[seats]
    dealt = {seat: rest[place : size * seats : seats] for place, seat in enumerate(order)}
    first, number = order[0], match.deal + 1
    common: dict[str, Any] = {"deal": number, "seats": order, "target": first}
    events = [Event("dealt", {"seat": dealer, "count": size, **common})]
    for seat, hand in dealt.items():
        private = {"seat": seat, "count": len(hand), "cards": to_text(hand), **common}
        events.append(Event("dealt", private, seat))
    events += [Event("buried", {"card": CODES[card]}) for card in put_back]
    events.append(Event("opened", {"cards": to_text(openers)}))
    after = State(
        phase=PLAY,
        hands=tuple(dealt[seat] for seat in range(seats)),
        columns=tuple(openers[column : column + 1] for column in COLUMNS),
        points=(b"",) * seats,
        scores=(0,) * seats,
        turn=first,
        direction=1,
        last_actor=None,
        next_seat=None,
        match=match._replace(
            dealer=dealer, deal=number, aside=rest[size * seats :], shuffles=shuffles, next_deck=b""
        ),
    )
    return Step(after, tuple(events))


def _put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values with another one at one place."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)
