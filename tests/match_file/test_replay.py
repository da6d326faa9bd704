"""A match that is over is watched again: each position shows what each could see of it, and no more."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.games import GAMES
from bot.match_file import Replay, played_again, replay_of, replay_of_events
from bot.match_file.replay import Position
from tests.match_file.at_random import some_record


def some_replay(key: str, chance: Random) -> Replay:
    return replay_of(some_record(key, chance))


@pytest.mark.parametrize("key", GAMES)
def test_each_position_is_what_each_seat_saw_of_it(key: str) -> None:
    record = some_record(key, Random(key))
    replay, seats = replay_of(record), range(len(record.players))
    assert replay.last == len(record.lines) - 1
    for at, (line, step) in enumerate(played_again(record)):
        assert replay.positions[at].line == line
        hands = tuple(GAMES[key].observe(step.state, seat).hand for seat in seats)
        assert replay.hands(at, "open") == dict(enumerate(hands))
        assert replay.hands(at, "table") == {}
        assert [replay.hands(at, seat) for seat in seats] == [{seat: hands[seat]} for seat in seats]


@pytest.mark.parametrize("key", GAMES)
def test_nobody_is_told_what_another_seat_was_told(key: str) -> None:
    replay = some_replay(key, Random(f"told {key}"))
    for at in range(replay.last + 1):
        everything = replay.happened(at, "open")
        assert everything == replay.positions[at].events
        for eyes in range(replay.seats):
            assert {event.to for event in replay.happened(at, eyes)} <= {None, eyes}
        assert [event for event in everything if event.to is None] == list(replay.happened(at, "table"))


@pytest.mark.parametrize("key", GAMES)
def test_going_from_one_turning_point_to_the_next_finds_all_of_them_both_ways(key: str) -> None:
    replay = some_replay(key, Random(f"turning {key}"))
    points = replay.turning_points()
    forth, at = [], -1
    while (to := replay.after(at)) is not None:
        forth.append(at := to)
    back, at = [], replay.last + 1
    while (before := replay.before(at)) is not None:
        back.append(at := before)
    assert forth == back[::-1] == points
    assert points[-1] == replay.last
    for at in points:
        assert any(
            event.key in ("deal_over", "called", "call_missed", "challenged", "penalty")
            or event.key.startswith("false_")
            for event in replay.happened(at, "table")
        )
    assert (
        sorted({at for kind in ("call", "penalty", "deal") for at in replay.turning_points(kind)}) == points
    )


def test_deals_are_found() -> None:
    chance = Random(5)
    records = [some_record("olsen", chance) for _ in range(10)]
    record = max(records, key=lambda each: [line.move for line in each.lines].count("deal"))
    replay = replay_of(record)
    assert replay.positions[replay.last].deal > 1
    begins = [at for at, line in enumerate(record.lines) if line.move == "deal"]
    for number, (first, after) in enumerate(zip(begins, [*begins[1:], len(record.lines)], strict=True), 1):
        assert replay.deal_of(first) == replay.deal_of(after - 1) == range(first, after)
        assert {replay.positions[at].deal for at in range(first, after)} == {number}


@pytest.mark.parametrize("key", GAMES)
def test_a_match_that_is_only_told_has_the_same_turning_points_and_no_hands(key: str) -> None:
    replay = some_replay(key, Random(f"events {key}"))

    def public(position: Position) -> tuple[object, ...]:
        return tuple(event for event in position.events if event.to is None)

    told = replay_of_events(
        key,
        replay.seats,
        [(each.line, replay.happened(at, "table")) for at, each in enumerate(replay.positions)],
    )
    assert not told.is_played_again
    assert told.turning_points() == replay.turning_points()
    assert [each.deal for each in told.positions] == [each.deal for each in replay.positions]
    assert told.observe(told.last) is None
    assert told.hands(told.last, "open") == {}
    assert [each.events for each in told.positions] == list(map(public, replay.positions))


def test_what_was_played_by_other_rules_is_not_played_again() -> None:
    record = some_record("ole", Random(1))
    with pytest.raises(ValueError, match="version 2"):
        replay_of(replace(record, rules=2))
