"""Deals that are played on for a trial come to what the rules say they come to, and are dealt from what a
seat has not seen.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import BadOptions, Move, Observation, Seat, Value
from bot.games.french import CARD, CODES, EIGHT, OTHER_RANKS, SUITS, without
from bot.games.ole.cards import CARD as OLE
from bot.games.otter.cards import CARD as OTTER
from bot.games.otter.cards import CODES as OTTERS
from bot.games.shuffle import shuffled
from bot.players import greedy, normal
from bot.players.otter.trials import _collecting, _keeping, _laying, _opener
from bot.players.shedding.trials import favourite, favourite_set, favourite_suit
from bot.players.skills import SKILLS
from tests.by_day import first
from tests.games.at_random import some_options
from tests.training.arena import called

LEFT_OUT: Mapping[str, set[str]] = {
    "olsen": {"calls_by_hand", "final_effects", "all_out"},
    "olsen_olsen": {"calls_by_hand", "recycle_timing", "starter_eight", "scoring"},
    "otter": {"opening_special", "special_column", "place_last"},
    "ole": {"dead_end", "dead_end_series", "opening_second"},
    "pursuit": {"calls_by_hand", "final_effects", "enforce", "lc_until"},
}
"""The house rules that trials do not know: there they play on by the usual ones."""

CARDS: Mapping[str, Mapping[str, int]] = {**dict.fromkeys(GAMES, CARD), "otter": OTTER, "ole": OLE}


def cards(key: str, text: str) -> bytes:
    return bytes(map(CARDS[key].__getitem__, text.split()))


# The rules of thumb once more, in moves


def shedding(seen: Observation) -> Move:
    plays = [move for move in seen.legal if move.verb == "play"]
    turn = [move for move in seen.legal if move.verb not in ("call", "challenge")]
    if not plays:
        return turn[0]
    hand, fitting = cards(seen.game, " ".join(seen.hand)), bytes(CARD[move.args[0]] for move in plays)
    several = any(len(move.args) > 1 and move.args[1][0] != "=" for move in plays)
    card = favourite_set(hand, fitting) if several else favourite(hand, fitting)
    laid = bytes((card,))
    if several and card >> 2 != EIGHT:
        laid += without(hand.translate(None, OTHER_RANKS[card >> 2]), laid)
    words = tuple(CODES[each] for each in laid)
    named = f"={SUITS[favourite_suit(without(hand, laid))]}"
    return Move("play", (*words, named) if Move("play", (*words, named)) in plays else words)


def otter(seen: Observation) -> Move:
    facts, hand = seen.table, bytes(sorted(cards("otter", " ".join(seen.hand))))
    columns = [cards("otter", text) for text in facts["columns"]]
    worth = bytes((0, *(facts["heads"][str(each)] for each in range(1, 14)), 0, 0))
    keeps = seen.phase == "keep"
    if not keeps and (laying := _laying(hand, columns)):
        column, card = laying
        move = Move("play", (OTTERS[card], str(column)))
        if move in seen.legal:
            return move
        most = max(count for seat, count in enumerate(seen.counts) if seat != seen.seat)
        target = next(s for s, count in enumerate(seen.counts) if s != seen.seat and count == most)
        return Move("play", (*move.args, f">{target}"))
    missing = 7 - facts["scores"][facts["receiver"]]
    column, gift = _keeping(columns, worth) if keeps else _collecting(columns, worth, missing)
    left = columns[column].replace(bytes((gift,)), b"", 1) if gift else columns[column]
    placed = "-" if worth[gift] >= missing else OTTERS[_opener(bytes(sorted(hand + left)))]
    return Move("keep" if keeps else "collect", (str(column), OTTERS[gift], placed))


def ole(seen: Observation) -> Move:
    if seen.phase == "privilege":
        return Move("keep")
    plays = [move for move in seen.legal if move.verb == "play"]
    return next((move for move in plays), Move("token"))


THUMB: Mapping[str, Callable[[Observation], Move]] = {
    **dict.fromkeys(("olsen", "olsen_olsen", "pursuit"), shedding),
    "otter": otter,
    "ole": ole,
}


def by_the_rules(key: str, state: Any, first: Move | None) -> list[int]:
    """What each seat gains if ``first`` is made, and then what the rules of thumb say."""
    game, before, move = GAMES[key], state.match.totals, first
    while len(acting := game.to_act(state)) == 1:
        (seat,) = acting
        seen = game.observe(state, seat)
        state = called(
            key, game.apply(state, seat, greedy.with_call(move or THUMB[key](seen), seen)).state, seat
        )
        move = None
    return [now - then for now, then in zip(state.match.totals, before, strict=True)]


def by_trial(key: str, state: Any, viewer: Seat, first: Move | None) -> list[int]:
    """The same as a trial plays it, where every card lies as it does."""
    position = GAMES[key].dump(state)
    trials = SKILLS[key].trials(GAMES[key].observe(state, viewer))
    count = iter(range(position["shuffles"], 10**6))
    seed = bytes.fromhex(position["seed"])
    trials.shuffle = lambda pile: shuffled(pile, seed, "recycle", next(count))
    hands = [cards(key, text) for text in position["hands"]]
    rest = cards(key, position.get("stock", position.get("aside", "")))
    return trials.play_out(trials.world(hands, rest), first)[0]


def known_rules(key: str, chance: Random) -> tuple[int, dict[str, Value]]:
    """A number of seats and house rules that trials know."""
    while True:
        options = {k: v for k, v in some_options(GAMES[key], chance).items() if k not in LEFT_OUT[key]}
        seats = chance.choice(GAMES[key].spec.seats)
        try:
            GAMES[key].new(seats, b"", options)
        except BadOptions:
            continue
        return seats, options


@pytest.mark.parametrize("key", first(SKILLS, 2))
def test_a_trial_comes_to_what_the_rules_come_to(key: str) -> None:
    """From positions of matches that chance and normal players play, by all house rules that trials know."""
    game, chance, compared = GAMES[key], Random(f"trials of {key}"), 0
    for _ in range(25):
        seats, options = known_rules(key, chance)
        state = game.new(seats, chance.randbytes(8), options).state
        for _ in range(90):
            acting = game.to_act(state)
            if not acting:
                break
            seat = min(acting)
            seen = game.observe(state, seat)
            if len(acting) == 1 and chance.random() < 0.1:
                tried = ("play", "collect", "keep", "token", *(() if key == "pursuit" else ("draw",)))
                plays = [move for move in seen.legal if move.verb in tried]
                first = chance.choice(plays) if plays and chance.random() < 0.5 else None
                viewer = seat if first else chance.randrange(seats)
                if seen.phase != "privilege" and viewer not in seen.out:
                    expected = by_the_rules(key, state, first)
                    assert by_trial(key, state, viewer, first) == expected, (options, game.dump(state), first)
                    compared += 1
            legal = [move for move in seen.legal if move.verb not in ("call", "challenge")]
            move = normal.choose(seen, chance) if chance.random() < 0.5 else chance.choice(legal)
            state = called(
                key,
                game.apply(state, seat, greedy.with_call(move, seen) if move in legal else move).state,
                seat,
            )
    assert compared > 80


@pytest.mark.parametrize("key", SKILLS)
def test_a_world_is_dealt_from_what_the_seat_has_not_seen(key: str) -> None:
    """The cards that lie elsewhere are those that it may not know, in hands of the sizes that all know."""
    game, chance, differed = GAMES[key], Random(8), 0
    for seed in range(6):
        seats = chance.choice(game.spec.seats)
        packs = {"packs": 2} if key == "pursuit" and seats > 7 else {}
        state = game.new(seats, bytes((seed,)), packs).state
        for _ in range(25):
            if len(game.to_act(state)) != 1:
                break
            (turn,), viewer = game.to_act(state), chance.randrange(seats)
            position, seen = game.dump(state), game.observe(state, viewer)
            trials = SKILLS[key].trials(seen)
            one, other = trials.draw(chance), trials.draw(chance)
            assert tuple(map(len, one.hands)) == seen.counts
            assert sorted(one.hands[viewer]) == sorted(cards(key, " ".join(seen.hand)))
            rest = cards(key, position.get("stock", position.get("aside", "")))
            lying = b"".join(map(cards, [key] * seats, position["hands"])) + rest
            assert Counter(b"".join(one.hands) + one.rest) == Counter(lying)
            differed += one != other
            state = game.apply(state, turn, normal.choose(game.observe(state, turn), chance)).state
    assert differed > 50
