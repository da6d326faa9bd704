"""No pace tells a hand: what happens by itself, and when, depends on what everybody can see."""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import IllegalMove, Move
from bot.tables import Table, forced_move, next_actor
from bot.tables import table as acts
from bot.tables.matches import AT_ONCE
from bot.tables.pace import forced_at, may_owe_call, next_deadline
from tests.by_day import first
from tests.players.test_greedy import some_rules
from tests.tables.clock import START
from tests.tables.club import ADA, PACE, lobby, match, on_turn, some_move

MATCHES = 16
MOVES = 100
TWINS = 3
"""So many times the hidden cards are dealt otherwise before a move."""
HIDDEN = ("stock", "aside")
"""The keys of a position, besides the hands, that hold cards which nobody sees."""

VARIED = replace(PACE, computer_pause=(900, 2_200))


def times(table: Table) -> tuple[int | None, int | None]:
    """When what comes next at a table happens by itself: a turn without a choice, and any other."""
    return forced_at(table, START, VARIED), next_deadline(table, START, VARIED, Random(7))


@pytest.mark.parametrize(("clock", "pauses"), [("normal", 6_000), ("fast", 6_000), ("slow", 6_000)])
def test_a_pause_is_the_same_whether_a_call_is_due_or_not(clock: Any, pauses: int) -> None:
    found = []
    for held in ("KH 9S 9D 9H", "KH 9S 9D TH"):
        position = {"turn": 0, "discard": "5H", "hands": [held, "4C 6D 7S", "9C TD JS"]}
        before = replace(match(1, 2, position=position), clock=clock)
        after, _ = acts.play(before, 0, Move("play", ("KH",)), "person", START)
        found.append(next_deadline(after, START, PACE, Random(1)))
    assert found == [START + pauses] * 2


def dealt_otherwise(table: Table, move: Move, chance: Random) -> Table:
    """The same table with its hidden cards dealt otherwise, as many to everybody. The seat on turn holds what
    it is about to lay in both; what it keeps is often of one rank.
    """
    position, seat = table.game.dump(table.state), on_turn(table)
    hands, laid = [hand.split() for hand in position["hands"]], []
    for card in [card for word in move.args for card in word.split("+")]:
        if card in hands[seat]:  # and no suit, seat or column
            hands[seat].remove(card)
            laid.append(card)
    piles = {key: position[key].split() for key in HIDDEN if key in position}
    pool = [card for cards in (*hands, *piles.values()) for card in cards]
    chance.shuffle(pool)
    if chance.random() < 0.5:
        rank = chance.choice(pool)[0] if pool else ""
        pool.sort(key=lambda card: card[0] != rank)  # the first are dealt to the seat on turn
    order = [seat, *(other for other in range(len(hands)) if other != seat)]
    new = {}
    for other in order:
        new[other], pool = pool[: len(hands[other])], pool[len(hands[other]) :]
    new[seat] += laid
    dealt = {"hands": [" ".join(new[other]) for other in range(len(hands))]}
    for key, cards in piles.items():
        dealt[key], pool = " ".join(pool[: len(cards)]), pool[len(cards) :]
    return replace(table, state=table.game.load({**position, **dealt}))


def twins(key: str, chance: Random) -> Iterator[tuple[Table, Table, int]]:
    """Pairs of tables after the same move, which look alike to everybody else, and the seat that made it."""
    seats = chance.choice(GAMES[key].spec.seats[:4])
    table = acts.start(lobby(seats, game_key=key, options=some_rules(key, seats, chance)), ADA, 1, START)
    chairs = tuple(replace(chair, stand_in=chance.random() < 0.4) for chair in table.chairs)
    table = replace(table, chairs=chairs)
    for _ in range(MOVES):
        if not table.is_open:
            break
        actor = on_turn(table)
        move = some_move(table, actor, chance)
        after, _ = acts.play(table, actor, move, "stand_in", START)
        if move.verb in ("play", "pass") and not table.game.dump(table.state).get("pending"):
            for _ in range(TWINS):
                with suppress(IllegalMove):  # to pass tells that there was nothing to lay
                    other = dealt_otherwise(table, move, chance)
                    twin, _ = acts.play(other, actor, move, "stand_in", START)
                    if twin.observe(None) == after.observe(None):
                        yield after, twin, actor
        table = after


def is_due(table: Table, seat: int) -> bool:
    return Move("call") in table.observe(seat).legal


def is_forced(table: Table) -> bool:
    return table.is_open and any(forced_move(table, seat) for seat in range(len(table.chairs)))


@pytest.mark.parametrize("key", first(GAMES, 2))
def test_no_pause_depends_on_what_only_one_seat_may_know(key: str) -> None:
    chance, met = Random(key), Counter[str]()
    for _ in range(MATCHES):
        for one, other, seat in twins(key, chance):
            if is_forced(one) == is_forced(other):
                assert times(one) == times(other)
                met["windows"] += 1
                met["due in one"] += is_due(one, seat) != is_due(other, seat)
    assert met["windows"] > 500
    # In the others a hand of one card is always to be called, and everybody sees its size.
    assert (met["due in one"] > 50) == (key == "olsen"), met


def played_at_random(key: str, chance: Random, matches: int) -> Iterator[Table]:
    """The table after each move of so many matches, in which anybody who may act does."""
    for _ in range(matches):
        seats = chance.choice(GAMES[key].spec.seats[:4])
        table = acts.start(lobby(seats, game_key=key, options=some_rules(key, seats, chance)), ADA, 1, START)
        for _ in range(2 * MOVES):
            seat = chance.randrange(seats)
            actor = seat if table.observe(seat).legal else on_turn(table)
            table, _ = acts.play(table, actor, some_move(table, actor, chance), "person", START)
            if not table.is_open:
                break
            yield table


def is_open_for_all(table: Table) -> int | None:
    """Who must still call for one card or none, by what everybody has seen: who moved last, and how."""
    seen, last = table.observe(None), next(e for e in reversed(table.log) if e.version == table.turn_version)
    if last.seat is None or seen.phase != "play":
        return None
    counts, verb = seen.counts[last.seat] < 2, Move.parse(last.move).verb
    settled = last.seat in seen.table["offence"] or not table.game.may_owe_call(seen, last.seat, verb)
    return last.seat if counts and not settled else None


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if "call" in game.spec.out_of_turn])
def test_a_call_flares_by_what_everybody_has_seen(key: str) -> None:
    chance, met = Random(key), Counter[bool]()
    for table in played_at_random(key, chance, MATCHES):
        calling = table.observe(None).table["calling"]
        assert calling == is_open_for_all(table)
        assert calling is None or is_due(table, calling)
        met[calling is not None] += 1
    assert met[True] > 10, met


@pytest.mark.parametrize("key", GAMES)
def test_what_a_turn_goes_on_with_at_once_takes_nobody_the_time_to_call(key: str) -> None:
    """The first move of a turn waits for calls. What is made at once after it closes nobody else's window."""
    chance, further = Random(key), 0
    for _ in range(MATCHES):
        seats = chance.choice(GAMES[key].spec.seats[:4])
        table = acts.start(lobby(seats, game_key=key, options=some_rules(key, seats, chance)), ADA, 1, START)
        for _ in range(MOVES):
            if not table.is_open:
                break
            actor = on_turn(table)
            late, made = table, 0
            while made < AT_ONCE and late.is_open and next_actor(late) == actor:
                others = [seat for seat in range(seats) if seat != actor]
                if made:
                    assert may_owe_call(late, actor) is None
                    assert not any(is_due(late, seat) for seat in others)
                    further += 1
                late, _ = acts.play(late, actor, late.game.timeout_move(late.state, actor), "timeout", START)
                made += 1
            assert made < AT_ONCE, "a turn ends"
            table, _ = acts.play(table, actor, some_move(table, actor, chance), "person", START)
    assert (further > 20) == (key != "otter"), "there a move is a turn"
