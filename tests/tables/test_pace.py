"""When a table is woken: turns, computers, deals, lobbies, and after the bot was away."""

from dataclasses import replace
from random import Random

import pytest

from bot.games.api import Move
from bot.tables import ClockName, Pace, Table, next_actor, seating
from bot.tables import table as acts
from bot.tables.pace import (
    after_absence,
    deadline_after,
    due_at,
    is_outdated,
    next_deadline,
    shifted,
    spread,
)
from tests.tables.clock import START
from tests.tables.club import ADA, PACE, SECOND, lobby, match

LATER = START + 7 * SECOND
HOUR = 3_600 * SECOND


def deadline(table: Table, pace: Pace = PACE) -> int | None:
    return next_deadline(table, START, pace, Random(1))


def on_turn(seat: int, people: int = 2, computers: int = 1) -> Table:
    """A match in which it is the turn of ``seat``, and anyone could lay a nine."""
    hands = ["9H KD QD", "9S KS QS", "9D 3D 2H"]
    return match(people, computers, position={"turn": seat, "discard": "9C", "hands": hands}, deadline=LATER)


def between_deals() -> Table:
    return match(2, position={"phase": "between", "hands": ["9H", ""], "discard": "9C"}, deadline=LATER)


@pytest.mark.parametrize(("clock", "seconds"), [("fast", 30), ("normal", 120), ("slow", 86_400)])
def test_a_person_has_the_time_of_the_clock(clock: ClockName, seconds: int) -> None:
    assert deadline(replace(on_turn(0), clock=clock)) == START + seconds * SECOND


def test_a_computer_takes_its_pause() -> None:
    pace = replace(PACE, computer_pause=(900, 2200))
    pauses = [next_deadline(on_turn(2), START, pace, Random(seed)) for seed in range(50)]
    assert all(pause is not None and START + 900 <= pause <= START + 2200 for pause in pauses)
    assert len(set(pauses)) > 10, "they do not all think for as long"


def test_a_computer_in_somebodys_place_too() -> None:
    away = seating.miss(on_turn(0), 0, allowed=1)
    assert not away.chairs[0].present
    assert deadline(away) == START + SECOND


def test_between_deals_nobody_alone_must_act() -> None:
    assert next_actor(between_deals()) is None
    assert deadline(between_deals()) == START + 20 * SECOND


def test_a_lobby_waits_longer_for_a_slow_table() -> None:
    assert deadline(lobby(1)) == START + PACE.lobby
    assert deadline(lobby(1, clock="slow")) == START + PACE.slow_lobby


def test_nothing_wakes_a_table_that_is_over_or_hidden_nor_a_fixture_that_waits_for_its_players() -> None:
    assert deadline(acts.end(on_turn(0), ADA, START)) is None
    assert deadline(acts.end(lobby(1), ADA, START)) is None
    assert deadline(replace(on_turn(0), removals=2)) is None
    assert deadline(lobby(2, fixture="f")) is None


def test_a_table_that_is_asleep_is_given_up_in_the_end() -> None:
    asleep = seating.miss(seating.miss(on_turn(0), 0, 1), 1, 1)
    assert asleep.asleep
    assert deadline(asleep) == START + PACE.sleep
    assert deadline(replace(asleep, clock="slow")) == START + PACE.slow_lobby
    assert deadline(seating.come_back(asleep, ADA)) == START + 120 * SECOND
    assert deadline(replace(asleep, due=LATER)) is None, "a fixture is scored when its time is up"
    assert deadline(replace(on_turn(0), due=LATER)) == START + 120 * SECOND, "who is there plays on"


def away(until: int, clock: ClockName = "slow") -> Table:
    """A match whose first player, on turn since ``START``, has said when they will be back."""
    table = replace(on_turn(0), clock=clock)
    return replace(table, chairs=(replace(table.chairs[0], away_until=until), *table.chairs[1:]))


def held(until: int) -> Table:
    """A match with a person on turn whose clock an umpire's decision holds."""
    return replace(on_turn(0), held_until=until)


def test_the_time_of_who_is_away_runs_from_when_they_are_back_but_a_turn_has_an_end() -> None:
    turn, longest = PACE.clocks["slow"], PACE.longest_away
    assert deadline(away(START + 5 * HOUR)) == START + 5 * HOUR + turn
    assert deadline(away(START - 5 * HOUR)) == START + turn, "they are back"
    assert deadline(away(START + longest)) == START + longest + turn
    assert deadline(away(START + 2 * longest)) == START + longest + turn
    late = next_deadline(away(0), START + 2 * longest, PACE, Random(1))
    assert late == START + longest + turn, "a turn that began so long ago is over"
    assert next_deadline(away(0, "normal"), START + 2 * longest, PACE, Random(1)) == (
        START + 2 * longest + PACE.clocks["normal"]
    ), "at other tables nobody can be away"
    assert deadline(seating.miss(away(START + 5 * HOUR), 0, 1)) == START + SECOND, "a computer plays for them"


# What a deadline outlasts


def after(before: Table, table: Table) -> int | None:
    return deadline_after(before, table, START, PACE, Random(1))


def test_a_turn_move_starts_the_clock_anew() -> None:
    table = on_turn(0)
    moved, _ = acts.play(table, 0, Move.parse("play 9H"), "person", START)
    assert after(table, moved) == START + 120 * SECOND


def test_a_call_gives_nobody_more_time() -> None:
    played, _ = acts.play(
        match(2, position=NEARLY_OUT, deadline=LATER), 0, Move("play", ("9H",)), "person", 0
    )
    called, _ = acts.play(played, 0, Move("call"), "person", START)
    assert after(played, called) == LATER
    # Not even one that ends an absence, unless the caller is on turn.
    missed = seating.miss(played, 0, allowed=3)
    called, _ = acts.play(missed, 0, Move("call"), "person", START)
    assert called.chairs[0].misses == 0
    assert after(missed, called) == LATER


def test_somebody_elses_coming_and_going_gives_nobody_more_time() -> None:
    table = on_turn(1, people=3, computers=0)
    away = seating.leave_match(table, ADA)
    assert after(table, away) == LATER
    assert after(away, seating.come_back(away, ADA)) == LATER
    assert after(between_deals(), seating.leave_match(between_deals(), ADA)) == LATER


def test_who_comes_back_on_turn_has_the_whole_time_and_not_the_computers_pause() -> None:
    table = on_turn(0)
    away = seating.leave_match(table, ADA)
    assert after(table, away) == START + SECOND
    assert after(away, seating.come_back(away, ADA)) == START + 120 * SECOND


def test_who_takes_over_a_seat_on_turn_or_says_when_they_are_back_gets_another_time() -> None:
    table = replace(on_turn(0), clock="slow")
    handed = replace(table.chairs[0], person="p9", user_id=10)
    assert after(table, replace(table, chairs=(handed, *table.chairs[1:]))) == START + PACE.clocks["slow"]
    gone = seating.set_away(table, ADA, START + HOUR, PACE.longest_away)
    assert after(table, gone) == START + HOUR + PACE.clocks["slow"]
    assert after(gone, replace(gone, deadline=LATER)) == gone.deadline == LATER


def test_a_call_that_wakes_a_table_starts_its_clock() -> None:
    """Nobody was there; the caller is, and another's seat is on turn."""
    played, _ = acts.play(match(2, position=NEARLY_OUT), 0, Move("play", ("9H",)), "person", START)
    asleep = replace(seating.miss(seating.miss(played, 0, 1), 1, 1), deadline=None)
    called, _ = acts.play(asleep, 0, Move("call"), "person", START)
    assert not called.asleep
    assert after(asleep, called) == START + SECOND


NEARLY_OUT = {"turn": 0, "discard": "9C", "hands": ["9H KD", "9S KS QD"]}


# What people are told of it


def told(table: Table, deadline: int | None, version: int | None = None) -> Table:
    """The table after its channel was told a deadline, by a message of this turn unless another is given."""
    version = table.turn_version if version is None else version
    return replace(table, told_version=version, told_deadline=deadline)


def test_nobodys_time_is_up_before_the_time_that_they_were_shown_for_this_turn() -> None:
    table = on_turn(0)
    assert due_at(table) == LATER
    assert due_at(told(table, LATER + 9)) == LATER + 9
    assert due_at(told(table, LATER - 9)) == LATER, "nor before it is"
    assert due_at(told(table, LATER + 9, table.turn_version - 1)) == LATER, "that was the turn before"
    assert due_at(told(on_turn(2), LATER + 9)) == LATER, "a computer was told nothing"
    assert due_at(told(replace(table, deadline=None), LATER + 9)) is None


def test_people_are_told_of_another_deadline_if_it_differs_by_a_tenth_of_the_clock_or_comes_soon() -> None:
    tenth, early = PACE.clocks["normal"] // 10, LATER - HOUR
    for way in (1, -1):
        assert not is_outdated(told(on_turn(0), LATER + way * tenth), early, PACE)
        assert is_outdated(told(on_turn(0), LATER + way * (tenth + 1)), early, PACE)
    nearly = told(on_turn(0), LATER + 1)
    assert is_outdated(nearly, LATER + 2 - PACE.grace, PACE)
    assert not is_outdated(nearly, LATER + 1 - PACE.grace, PACE)
    assert not is_outdated(told(on_turn(0), LATER), LATER, PACE), "it is what they know"
    assert not is_outdated(on_turn(0), LATER, PACE)
    assert not is_outdated(told(replace(on_turn(0), deadline=None), LATER + HOUR), LATER, PACE)
    assert not is_outdated(told(on_turn(2), LATER + HOUR), LATER, PACE), "nobody waits by that time"


# After the clock was moved


def test_a_clock_that_is_moved_leaves_as_much_time_and_counts_only_what_a_person_is_given() -> None:
    table = replace(on_turn(0), given_back=5)
    assert shifted(table, HOUR, START) == replace(table, deadline=LATER + HOUR, given_back=5 + HOUR)
    assert shifted(table, -HOUR, START) == replace(table, deadline=LATER - HOUR)
    assert shifted(on_turn(2), HOUR, START) == replace(on_turn(2), deadline=LATER + HOUR)
    assert shifted(replace(table, deadline=None), HOUR, START) == replace(table, deadline=None)


def test_a_moved_clock_moves_no_time_that_begins_at_a_set_time() -> None:
    for table in (away(START + 5 * HOUR), held(START + 5 * HOUR)):
        table = replace(table, deadline=START + 7 * HOUR)
        assert shifted(table, 3 * HOUR, START) == table
        assert shifted(table, -3 * HOUR, START) == table
        assert shifted(table, 6 * HOUR, START).deadline == START + 8 * HOUR, "two hours are left"
        assert shifted(table, -3 * HOUR, START + 6 * HOUR).deadline == START + 6 * HOUR, "one hour is left"


# After the bot was away


def test_what_happens_by_itself_at_many_tables_is_spread() -> None:
    assert spread(100) == 0
    assert 0 < spread(101) < spread(1_100) < 60 * SECOND
    over, chance = spread(1_100), Random(1)
    times = [after_absence(on_turn(2), 0, LATER, PACE, chance, over).deadline or 0 for _ in range(100)]
    assert LATER < min(times) < LATER + over / 5
    assert LATER + over * 0.9 < max(times) <= LATER + over + 10 * SECOND
    early = LATER - PACE.clocks["normal"]
    assert after_absence(on_turn(0), 0, early, PACE, chance, over) == on_turn(0), "who has a choice has time"


def restarted(table: Table, at: int, away: int = 0) -> int | None:
    return after_absence(table, away, at, PACE, Random(1)).deadline


def test_a_person_on_turn_has_the_time_left_that_they_had() -> None:
    table = on_turn(0)
    turn = PACE.clocks["normal"]
    assert restarted(table, LATER - turn, away=turn // 10) == LATER, "it hardly matters"
    assert restarted(table, LATER - turn, away=turn // 10 + 1) == LATER + turn // 10 + 1
    assert restarted(table, LATER + 3_600 * SECOND, 3_700 * SECOND) == LATER + 3_700 * SECOND
    assert restarted(table, LATER - 2 * turn, away=-turn) == LATER - turn, "the clock was put back"


def test_a_person_on_turn_has_time_to_see_that_the_bot_is_back() -> None:
    table = on_turn(0)
    assert restarted(table, LATER + 3_600 * SECOND) == LATER + 3_600 * SECOND + PACE.grace
    assert restarted(table, LATER - PACE.grace + 1) == LATER + 1
    assert restarted(table, LATER - PACE.grace - 1) == LATER


def test_what_a_person_is_given_back_is_counted() -> None:
    table = replace(on_turn(0), given_back=5)
    early = LATER - PACE.clocks["normal"]
    assert after_absence(table, 0, early, PACE, Random(1)).given_back == 5
    assert after_absence(table, HOUR, early, PACE, Random(1)).given_back == 5 + HOUR
    assert after_absence(table, -HOUR, early, PACE, Random(1)).given_back == 5, "nothing is taken"


def test_while_somebody_is_away_their_time_does_not_run_and_is_not_given_back() -> None:
    table = replace(away(START + 5 * HOUR), deadline=START + 29 * HOUR)
    assert restarted(table, START + 4 * HOUR, away=3 * HOUR) == START + 29 * HOUR
    assert restarted(table, START + 9 * HOUR, away=8 * HOUR) == START + 33 * HOUR
    assert restarted(table, START + 9 * HOUR, away=3 * HOUR) == START + 32 * HOUR


def test_while_an_umpire_holds_a_table_no_time_runs_and_none_is_given_back() -> None:
    table = replace(held(START + 5 * HOUR), deadline=START + 6 * HOUR)
    assert after_absence(table, 3 * HOUR, START + 4 * HOUR, PACE, Random(1)) == table
    assert restarted(table, START + 7 * HOUR, away=6 * HOUR) == START + 8 * HOUR


def test_a_pause_between_deals_leaves_time_to_look() -> None:
    assert restarted(between_deals(), LATER - PACE.grace - 1) == LATER
    assert restarted(between_deals(), LATER) == LATER + PACE.grace


def test_a_computer_on_turn_takes_its_pause_again() -> None:
    assert restarted(on_turn(2), LATER + 5) == LATER + 5 + SECOND


def test_a_lobby_and_a_sleeping_table_are_as_they_were() -> None:
    assert restarted(lobby(1, deadline=LATER), LATER + 9) == LATER
    asleep = seating.miss(seating.miss(on_turn(0), 0, 1), 1, 1)
    assert restarted(replace(asleep, deadline=None), LATER) is None
    assert restarted(replace(asleep, deadline=LATER + HOUR), LATER) == LATER + HOUR
