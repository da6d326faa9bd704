"""What is done by itself while somebody is on turn: moves without a choice, and what computers call."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import Move
from bot.tables import Table, forced_move, seating
from bot.tables import table as acts
from bot.tables.ahead import choose_ahead
from bot.tables.forced import CHOICELESS
from bot.tables.pace import forced_at, made_for, may_owe_call, next_deadline, reaction
from tests.players.test_greedy import some_rules
from tests.tables.clock import START
from tests.tables.club import ADA, BO, PACE, lobby, match, on_turn, some_move, stacked

STUCK: dict[str, Any] = stacked("2H", turn=0, discard="9C", hands=["4H 4D", "KS QS"])
"""Nothing that the first has fits."""

PAUSES = replace(PACE, computer_pause=(900, 2_200))


# Which moves are


@pytest.mark.parametrize(
    ("hands", "expected"),
    [("4H 4D", "draw"), ("9H 4D", None), ("8H 4D", None), ("4C", None)],
    ids=["nothing fits", "one fits", "an eight in several ways", "one card alone"],
)
def test_only_what_is_no_choice_is_forced(hands: str, expected: str | None) -> None:
    table = match(2, position={"turn": 0, "discard": "9C", "hands": [hands, "KS QS"]})
    assert forced_move(table, 0) == (Move.parse(expected) if expected else None)
    assert forced_move(table, 1) is None, "it is not their turn"


def test_to_draw_or_to_call_is_no_choice_but_to_draw_or_to_play_is() -> None:
    hands = ["4H", "KS QS"]
    due = match(
        2, position={"turn": 0, "discard": "9C", "hands": hands, "pending": {"seat": 0, "said": False}}
    )
    assert {move.verb for move in due.observe(0).legal} == {"draw", "call"}
    assert forced_move(due, 0) == Move("draw")
    free = match(
        2, position={"turn": 0, "discard": "9C", "hands": ["9H 4H", "KS"]}, options={"voluntary_draw": True}
    )
    assert forced_move(free, 0) is None


def test_nobody_is_made_to_deal() -> None:
    between = match(2, position={"phase": "between", "hands": ["9H", ""], "discard": "9C"})
    assert forced_move(between, 0) is forced_move(between, 1) is None


@pytest.mark.parametrize("key", GAMES)
def test_in_every_game_it_is_the_only_turn_move_and_a_legal_one(key: str) -> None:
    chance, game = Random(key), GAMES[key]
    forced = free = 0
    for _ in range(12):
        seats = chance.choice(game.spec.seats[:5])
        table = acts.start(lobby(seats, game_key=key, options=some_rules(key, seats, chance)), ADA, 1, START)
        for _ in range(120):
            if not table.is_open:
                break
            actor = on_turn(table)
            for seat in range(seats):
                move = forced_move(table, seat)
                turn_moves = [
                    each for each in table.observe(seat).legal if each.verb not in game.spec.out_of_turn
                ]
                if move is None:
                    free += seat == actor
                    assert len(turn_moves) != 1 or turn_moves[0].verb in ("play", "deal")
                else:
                    forced += 1
                    assert table.game.to_act(table.state) == {seat}
                    assert turn_moves == [move]
                    assert move.verb in CHOICELESS
                    assert move == table.game.timeout_move(table.state, seat), "time makes no other"
            table, _ = acts.play(table, actor, some_move(table, actor, chance), "person", START)
    assert free > 100
    assert (forced > 20) == (key != "otter"), "in Otter there is always something to lay"


def test_what_was_chosen_ahead_is_made_only_where_there_is_a_choice_and_on_its_own_turn() -> None:
    hands = ["9H 4S KD QD", "5H 9S TD JC"]
    table = match(2, position={"turn": 0, "discard": "9C", "hands": hands}, clock="slow")
    chosen = choose_ahead(table, BO, table.version, [Move("play", ("5H",))], START)
    assert made_for(chosen, 0) is made_for(chosen, 1) is None
    laid, _ = acts.play(chosen, 0, Move("play", ("9H",)), "person", START)
    assert made_for(laid, 1) == Move("play", ("5H",))
    assert forced_move(laid, 1) is None
    stuck = match(2, position=STUCK)
    assert made_for(stuck, 0) == forced_move(stuck, 0) == Move("draw")


# When


def test_what_is_no_choice_is_made_after_one_pause_whichever_it_is() -> None:
    stuck = match(2, position=STUCK)
    assert forced_at(stuck, START, PACE) == START + PACE.forced
    assert forced_at(stuck, START + 5, PACE) == START + 5 + PACE.forced
    hands, rules = ["9H 4S KD QD", "5H 9S TD JC"], {"call_hands": "one_only"}
    table = match(2, position={"turn": 0, "discard": "9C", "hands": hands}, clock="slow", options=rules)
    times = []
    for card in ("5H", "9S", "TD"):
        chosen = choose_ahead(table, BO, table.version, [Move("play", (card,))], START)
        then, _ = acts.play(chosen, 0, Move("play", ("9H",)), "person", START)
        times.append(forced_at(then, START, PACE))
    assert times == [START + PACE.forced, START + PACE.forced, None], "the last one does not fit"


def test_nothing_is_made_for_who_has_a_choice_or_a_computer_in_their_place_or_at_a_hidden_table() -> None:
    stuck = match(2, position=STUCK)
    assert forced_at(match(2, position={**STUCK, "hands": ["9H 4D", "KS QS"]}), START, PACE) is None
    assert forced_at(seating.leave_match(stuck, ADA), START, PACE) is None
    assert forced_at(replace(stuck, removals=2), START, PACE) is None
    assert forced_at(acts.end(stuck, ADA, START), START, PACE) is None
    between = match(2, position={"phase": "between", "hands": ["9H", ""], "discard": "9C"})
    assert forced_at(between, START, PACE) is None


# Time for a call

LAST_BUT_ONE: dict[str, Any] = stacked("2H", turn=0, discard="9C", hands=["9H KD", "4S 4D KS"])
"""The first lays the last card but one, and the second can only draw."""


def laid(people: int = 2, computers: int = 0, card: str = "9H", **changes: Any) -> Table:
    """A match after the first has laid a card; the next can only draw."""
    table = match(people, computers, position={**LAST_BUT_ONE, **changes})
    return acts.play(table, 0, Move.parse(f"play {card}"), "person", START)[0]


def test_whoever_has_laid_down_to_a_small_hand_may_owe_a_call_until_another_turn_is_taken() -> None:
    table = laid()
    assert may_owe_call(table, actor=1) == 0
    assert may_owe_call(table, actor=0) is None, "nobody waits for themselves"
    drawn, _ = acts.play(table, 1, Move("draw"), "person", START)
    assert may_owe_call(drawn, actor=1) is None
    passed, _ = acts.play(table, 0, Move("call"), "person", START)
    assert may_owe_call(passed, actor=1) is None, "the call is made"


def test_nobody_may_owe_a_call_at_the_beginning_or_with_a_large_hand_or_where_it_came_with_the_card() -> None:
    assert may_owe_call(match(2, position=STUCK), actor=0) is None
    assert may_owe_call(laid(hands=["9H KD 2D 3D 5D 6D 7D", "4S 4D KS"]), actor=1) is None
    assert may_owe_call(laid(card="9H !"), actor=1) is None


def test_somebody_elses_call_takes_nobody_the_time_for_theirs() -> None:
    """The third has called wrongly; the first may still owe theirs."""
    hands = ["9H KD", "4S 4D KS", "QS QD JS"]
    table = match(3, position={"turn": 0, "discard": "9C", "hands": hands}, options={"false_call": "draw1"})
    table, _ = acts.play(table, 0, Move("play", ("9H",)), "person", START)
    called, _ = acts.play(table, 2, Move("call"), "person", START)
    assert may_owe_call(called, actor=1) == 0


def test_a_person_is_left_more_time_for_a_call_than_a_computer_and_a_longer_pause_is_kept() -> None:
    person, computer = laid(), seating.leave_match(laid(), ADA)
    assert forced_at(person, START, PACE) == START + PACE.call_window
    assert forced_at(computer, START, PACE) == START + max(PACE.forced, PACE.reaction[1])
    assert forced_at(computer, START, replace(PACE, forced=100)) == START + PACE.reaction[1]
    assert forced_at(person, START, replace(PACE, forced=9_000)) == START + 9_000
    assert PACE.reaction[1] < PACE.call_window, "or a computer's silence would tell"


def test_a_computer_on_turn_leaves_that_time_too_and_otherwise_takes_its_own() -> None:
    waits = laid(1, 1)
    assert next_deadline(waits, START, PAUSES, Random(1)) == START + PACE.call_window
    stands_in = seating.leave_match(laid(2, 1, hands=["9H KD", "4S 4D KS", "QS"]), BO)
    assert next_deadline(stands_in, START, PAUSES, Random(1)) == START + PACE.call_window
    for seed in range(20):
        free = next_deadline(laid(1, 1, "9H !"), START, PAUSES, Random(seed))
        assert free is not None
        assert START + 900 <= free <= START + 2_200


def test_who_can_be_challenged_leaves_people_the_time_for_that() -> None:
    """The first has forgotten a call, and the second has drawn since: a card that the first gets ends it."""
    position = {**LAST_BUT_ONE, "stock": "2C 3C 5S 6D"}
    for people, computers in ((2, 0), (1, 1)):
        table = match(people, computers, position=position, options={"enforce": "challenge"})
        table = replace(table, chairs=table.chairs if people == 2 else table.chairs[::-1])
        table, _ = acts.play(table, 0, Move("play", ("9H",)), "person", START)
        for move in ("draw", "draw", "draw", "pass"):
            table, _ = acts.play(table, 1, Move(move), "forced", START)
        assert table.observe(None).table["offence"] == [0]
        at = forced_at(table, START, PACE) if people == 2 else next_deadline(table, START, PAUSES, Random(1))
        assert at == START + PACE.call_window


# What computers call and challenge


def offended(people: int, computers: int) -> Table:
    """The first may be challenged: they have not called, and the second has played since."""
    hands = ["9H KD", "9S 4S KS", "4D 3D QD", "4H 3H QH"][: people + computers]
    position = {"turn": 0, "discard": "9C", "hands": hands}
    table = match(people, computers, position=position, options={"enforce": "challenge"})
    for seat, card in enumerate(("9H", "9S")):
        table, _ = acts.play(table, seat, Move("play", (card,)), "person", START)
    return table


def test_each_computer_that_would_challenge_may_be_the_one_and_takes_its_time() -> None:
    found = [reaction(offended(2, 2), START, PACE, Random(seed)) for seed in range(60)]
    times = [at - START for at, _ in filter(None, found)]
    assert {seat for _, seat in filter(None, found)} == {2, 3}
    shortest, longest = PACE.challenge
    assert shortest <= min(times) < shortest + 200
    assert longest - 200 < max(times) <= longest


def test_a_computer_leaves_people_time_to_challenge_first_and_no_event_puts_that_off_for_ever() -> None:
    assert PACE.challenge[0] > PACE.reaction[1]
    for later in range(0, PACE.challenge[1], 500):
        for seed in range(20):
            found = reaction(offended(2, 2), START + later, PACE, Random(seed))
            assert found is not None
            assert START + max(later, PACE.challenge[0]) <= found[0] <= START + max(later, PACE.challenge[1])


def test_where_no_person_could_challenge_computers_do_not_wait_for_one() -> None:
    alone = [offended(1, 3), seating.leave_match(offended(2, 2), BO)]
    for table in alone:
        found = reaction(table, START, PACE, Random(1))
        assert found is not None
        assert found[0] <= START + PACE.reaction[1]


def test_a_computer_calls_its_own_card_also_for_who_has_left() -> None:
    hands = ["9H KD", "4S 4D KS"]
    own = match(1, 1, position={"turn": 1, "discard": "9C", "hands": hands[::-1]})
    own, _ = acts.play(own, 1, Move("play", ("9H",)), "computer", START)
    left = seating.leave_match(laid(), ADA)
    for table, seat in ((own, 1), (left, 0)):
        found = reaction(table, START, PACE, Random(1))
        assert found is not None
        assert found[1] == seat


def test_nobody_reacts_for_people_who_are_there_nor_while_all_are_gone() -> None:
    assert reaction(offended(4, 0), START, PACE, Random(1)) is None
    assert reaction(laid(), START, PACE, Random(1)) is None
    assert reaction(match(2, 1, position={**STUCK, "hands": ["4H", "KS", "QS"]}), 0, PACE, Random(1)) is None
    asleep = seating.leave_match(seating.leave_match(laid(), ADA), BO)
    assert asleep.asleep
    assert reaction(asleep, START, PACE, Random(1)) is None
