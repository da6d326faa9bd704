"""What every game must do, tried on random matches with random seats and house rules.

A new game is tested here as soon as it is in GAMES, and needs nothing else.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import BadOptions, Event, Game, IllegalMove, Move, Result, Seat, Step, Value
from tests.by_day import first
from tests.games.at_random import dealt_otherwise, open_table, play_out
from tests.games.language import say

MATCHES = 70
CHUNKS = 2
"""The matches of a game are played in so many tests."""
LOOK_EVERY = 100
"""One state in so many is looked at closely."""

PLACES = ("hands", "stock", "discard", "columns", "aside", "points", "table", "pile")
"""The keys of a position, in whatever game, that hold cards."""
CODES = {
    *("malformed", "bad_seat", "match_over", "wrong_phase", "no_call_due", "window_open", "call_by_hand"),
    *("nothing_to_challenge", "not_your_turn", "bad_column", "not_in_hand", "one_card_only", "must_play"),
    *("must_draw", "cannot_draw", "cannot_pass", "illegal_card", "bad_gift", "bad_place"),
}


def cards_in(position: dict[str, Any]) -> Counter[str]:
    """Every card of a position, wherever it is."""
    piles = (position[key] for key in PLACES if key in position)
    return Counter(" ".join(p if isinstance(p, str) else " ".join(p) for p in piles).split())


@cache
def all_cards(key: str) -> tuple[str, ...]:
    """Every card that there is at some table of the game."""
    game = GAMES[key]
    tables = [game.dump(open_table(game, Random(number)).step.state) for number in range(30)]
    return tuple(sorted({card for table in tables for card in cards_in(table)}))


def attempt(game: Game[Any], state: Any, seat: Seat, text: str) -> tuple[str | None, Any]:
    """The code with which a text is refused, or the state that it leads to."""
    try:
        return None, game.apply(state, seat, Move.parse(text)).state
    except IllegalMove as refusal:
        return refusal.code, None


# What holds of every state


def check_moves(game: Game[Any], state: Any, seats: int) -> None:
    """Whoever must act can, others only out of turn; each move is its own canonical text and is accepted."""
    to_act, result = game.to_act(state), game.result(state)
    assert bool(to_act) is (result is None)
    before = game.dump(state)
    for seat in range(seats):
        moves = game.legal_moves(state, seat)
        assert len(set(moves)) == len(moves)
        turn_moves = [move for move in moves if move.verb not in game.spec.out_of_turn]
        assert bool(turn_moves) is (seat in to_act)
        for move in moves:
            assert Move.parse(str(move)) == move
            assert "!" not in move.args
            step = game.apply(state, seat, move)
            if move.verb == "play":
                code, _ = attempt(game, state, seat, f"{move} !")
                assert code == ("call_by_hand" if before["options"].get("calls_by_hand") else None)
            assert step.events
        if turn_moves:
            assert game.timeout_move(state, seat) in turn_moves
        else:
            with pytest.raises(IllegalMove):
                game.timeout_move(state, seat)
    assert game.legal_moves(state, seats) == game.legal_moves(state, -1) == ()
    assert game.dump(state) == before


def check_language(game: Game[Any], state: Any, seats: int, chance: Random) -> None:
    """Whatever a seat says is refused with a known code and changes nothing, or is a legal move."""
    before = game.dump(state)
    loose_calls = before["options"].get("false_call") == "draw1"
    for _ in range(12):
        seat = chance.randrange(seats + 1)
        hand = before["hands"][seat].split() if seat < seats else []
        text = say(game.spec.key, chance, hand, all_cards(game.spec.key), seats)
        bare = text.removesuffix(" !") if text.startswith("play ") else text
        code, came = attempt(game, state, seat, text)
        if came is None:
            assert code in CODES, text
            assert game.dump(state) == before
            assert code == "call_by_hand" or bare not in map(str, game.legal_moves(state, seat))
            continue
        if text == "call" and loose_calls:
            continue
        meant = game.apply(state, seat, Move.parse(bare)).state
        assert meant in [game.apply(state, seat, move).state for move in game.legal_moves(state, seat)], text
        assert text != bare or came == meant


def check_position(game: Game[Any], state: Any, deck: Counter[str]) -> None:
    """Every card is in one place, and what is dumped is plain JSON that loads to the same state."""
    position = game.dump(state)
    assert cards_in(position) == deck
    stored = json.loads(json.dumps(position))
    assert stored == position
    for strict in (False, True):
        loaded = game.load(stored, strict)
        assert loaded == state
        assert game.dump(loaded) == position


def check_secrets(game: Game[Any], state: Any, seats: int, chance: Random) -> None:
    """Cards that nobody has shown, dealt out differently, look the same to those who have not seen them: to
    a seat and to a spectator.
    """
    for viewer in (chance.randrange(seats), None):
        other = dealt_otherwise(game, state, viewer, chance)
        assert game.observe(other, viewer) == game.observe(state, viewer)


def check_observations(game: Game[Any], state: Any, seats: int) -> None:
    """An observation tells a seat its own cards and moves and nobody else's."""
    position = game.dump(state)
    for viewer in (*range(seats), None):
        seen = game.observe(state, viewer)
        assert (seen.game, seen.seat, seen.seats) == (game.spec.key, viewer, seats)
        assert seen.hand == (() if viewer is None else tuple(position["hands"][viewer].split()))
        assert seen.legal == (() if viewer is None else game.legal_moves(state, viewer))
        assert seen.counts == tuple(len(hand.split()) for hand in position["hands"])
        assert seen.totals == tuple(position["totals"])
        assert (seen.phase, seen.to_act, seen.result) == (
            position["phase"],
            game.to_act(state),
            game.result(state),
        )
        assert set(seen.options) == {option.key for option in game.spec.options}
        assert all(hint.to == viewer for hint in seen.hints)
        assert json.loads(json.dumps(seen.table)) == seen.table


def check_events(game: Game[Any], step: Step, seats: int) -> None:
    """Events are plain JSON, and what is counted is counted for a seat."""
    for event in step.events:
        assert event.to is None or 0 <= event.to < seats
        assert json.loads(json.dumps(event.data)) == event.data
        if event.key in game.spec.statistics.values():
            assert 0 <= event.data["seat"] < seats


def check_deal_over(event: Event, seats: int) -> int:
    """The end of a deal tells who has won it and what it was worth. Returns its number."""
    winner = event.data["winner"]
    assert winner is None or winner in range(seats)
    assert len(event.data["points"]) == seats
    return int(event.data["deal"])


def check_result(result: Result, seats: int) -> None:
    """Everybody has a place, and the chips only change hands."""
    assert sorted(seat for group in result.places for seat in group) == list(range(seats))
    assert all(result.places)
    assert len(result.totals) == seats
    assert result.chips is None or (len(result.chips) == seats and sum(result.chips) == 0)


# The tests


@pytest.mark.parametrize("chunk", first(range(CHUNKS)))
@pytest.mark.parametrize("key", GAMES)
def test_random_matches_keep_the_contract(key: str, chunk: int) -> None:
    game, chance = GAMES[key], Random(f"{key} {chunk}")
    told: set[str] = set()
    for _ in range(MATCHES // CHUNKS):
        table = open_table(game, chance)
        step, seats = table.step, table.seats
        deals: list[int] = []
        deck = cards_in(game.dump(step.state))
        check_events(game, step, seats)
        for step, _, _ in play_out(game, table, chance):
            told.update(event.key for event in step.events)
            deals += [check_deal_over(event, seats) for event in step.events if event.key == "deal_over"]
            if chance.random() * LOOK_EVERY < 1:
                check_events(game, step, seats)
                check_moves(game, step.state, seats)
                check_language(game, step.state, seats, chance)
                check_position(game, step.state, deck)
                check_observations(game, step.state, seats)
                check_secrets(game, step.state, seats, chance)
        check_moves(game, step.state, seats)
        check_position(game, step.state, deck)
        result = game.result(step.state)
        assert result is not None
        check_result(result, seats)
        assert deals == [*range(1, len(deals) + 1)] != []
        assert "match_over" in [event.key for event in step.events]
        planned = game.planned_deals(seats, table.options)
        assert planned is None or 0 < game.dump(step.state)["deal"] <= planned
    assert told >= set(game.spec.statistics.values())


@pytest.mark.parametrize("key", GAMES)
def test_every_option_value_is_met(key: str) -> None:
    """The random tables above have every seat count and every value, as long as there are few."""
    game, chance = GAMES[key], Random(key)
    met: set[tuple[str, Value]] = set()
    sizes = set()
    for _ in range(500):
        table = open_table(game, chance)
        full = game.observe(table.step.state, None).options
        assert all(full[option] == value for option, value in table.options.items())
        met |= set(full.items())
        sizes.add(table.seats)
    few = [o for o in game.spec.options if not isinstance(o.values, range) and o.key != game.spec.length]
    wanted = {(o.key, v) for o in few for v in o.values}
    assert wanted <= met
    assert sizes == set(game.spec.seats)


@pytest.mark.parametrize("key", GAMES)
def test_a_match_that_is_to_be_short_is_planned_for_so_many_deals(key: str) -> None:
    spec = GAMES[key].spec
    full = {option.key: option.default for option in spec.options}
    for deals in (1, 2, 7):
        planned = GAMES[key].planned_deals(4, {spec.length: deals} if spec.length else {})
        assert planned == (deals if spec.length else None)
    assert GAMES[key].planned_deals(4, {}) == GAMES[key].planned_deals(4, full)


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_and_moves_make_the_same_match(key: str) -> None:
    game = GAMES[key]
    for number in range(20):
        table = open_table(game, Random(number))
        again = game.new(table.seats, table.seed, table.options)
        assert again == table.step
        for step, seat, move in play_out(game, table, Random(number)):
            again = game.apply(again.state, seat, Move.parse(str(move)))
            assert again == step


@pytest.mark.parametrize("key", GAMES)
def test_another_seed_makes_another_match(key: str) -> None:
    game = GAMES[key]
    hands = {str(game.dump(game.new(4, bytes([n]), {}).state)["hands"]) for n in range(20)}
    assert len(hands) == 20


@pytest.mark.parametrize("key", GAMES)
def test_a_stored_match_goes_on_as_it_would_have(key: str) -> None:
    """Chance is part of the position: what was dumped and loaded is shuffled as it would have been."""
    game = GAMES[key]
    for number in range(10):
        table = open_table(game, Random(number))
        state = game.load(game.dump(table.step.state), strict=True)
        for step, seat, move in play_out(game, table, Random(number)):
            state = game.load(game.dump(game.apply(state, seat, move).state), strict=True)
            assert state == step.state


@pytest.mark.parametrize("key", GAMES)
def test_a_state_that_was_handed_out_never_changes(key: str) -> None:
    """What was made of it, and what was refused, leaves it as it was to the end of the match and beyond."""
    game, chance = GAMES[key], Random(f"{key} stays")
    for _ in range(10):
        table = open_table(game, chance)
        kept = [(table.step.state, game.dump(table.step.state))]
        for step, _, _ in play_out(game, table, chance):
            kept.append((step.state, game.dump(step.state)))
            for seat in range(-1, table.seats + 1):
                hand = kept[-1][1]["hands"][seat].split() if seat in range(table.seats) else []
                attempt(game, step.state, seat, say(key, chance, hand, all_cards(key), table.seats))
        for state, position in kept:
            assert game.dump(state) == position


@pytest.mark.parametrize("key", GAMES)
def test_a_position_is_read_with_care(key: str) -> None:
    game = GAMES[key]
    seats = min(game.spec.seats)
    game.load({"game": key, "seats": seats})
    for wrong in (
        {},
        {"game": key},
        {"seats": seats},
        {"game": "bridge", "seats": seats},
        {"game": key, "seats": max(game.spec.seats) + 1},
        {"game": key, "seats": str(seats)},
        {"game": key, "seats": seats, "turn": seats},
        {"game": key, "seats": seats, "hands": [""] * (seats + 1)},
        {"game": key, "seats": seats, "hands": ["1Z"]},
        {"game": key, "seats": seats, "hands": ""},
        {"game": key, "seats": seats, "totals": ["0"]},
        {"game": key, "seats": seats, "phase": "before"},
        {"game": key, "seats": seats, "options": {"weather": True}},
        {"game": key, "seats": seats, "options": []},
        {"game": key, "seats": seats, "seed": "xyz"},
        {"game": key, "seats": seats, "shuffles": -1},
        {"game": key, "seats": seats, "weather": "fine"},
    ):
        with pytest.raises(ValueError):  # noqa: PT011 - each says something else
            game.load(wrong)
    position = game.dump(game.new(seats, b"seed", {}).state)
    for seat in range(seats):
        hands = list(position["hands"])
        hands[seat] = hands[seat].rpartition(" ")[0]
        with pytest.raises(ValueError, match="cards"):
            game.load({**position, "hands": hands}, strict=True)
        game.load({**position, "hands": hands})


@pytest.mark.parametrize("key", GAMES)
def test_bad_options_are_refused(key: str) -> None:
    game = GAMES[key]
    seats = min(game.spec.seats)
    for count_ in (seats - 1, max(game.spec.seats) + 1):
        with pytest.raises(BadOptions) as refusal:
            game.new(count_, b"", {})
        assert refusal.value.code == "bad_seats"
    with pytest.raises(BadOptions) as refusal:
        game.new(seats, b"", {"weather": True})
    assert refusal.value.code == "unknown_option"
    for option in game.spec.options:
        with pytest.raises(BadOptions) as refusal:
            game.new(seats, b"", {option.key: "sunny"})
        assert refusal.value.code == "bad_value"
