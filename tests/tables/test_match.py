"""A match: moves, what makes them stale, absence and return, and the end."""

from dataclasses import replace
from typing import Any

import pytest

from bot.games.api import IllegalMove, Move
from bot.match_file import Origin
from bot.tables import NOW, Refused, Table, seating
from bot.tables import table as acts
from bot.tables.computers import past
from bot.tables.fixtures import hand_over
from bot.tables.log import KEPT_ENTRIES
from bot.tables.results import deal_rows
from bot.user_text import UserText
from tests.tables.clock import START
from tests.tables.club import ADA, BO, CLEO, MOD, lobby, match

DRAW, CALL = Move("draw"), Move("call")

POSITION: dict[str, Any] = {"turn": 0, "discard": "9C", "hands": ["9H KD", "9S 4S KS", "9D 3D 3H"]}
"""Whoever is on turn can lay a nine."""


def nines(**position: Any) -> Table:
    return match(3, position={**POSITION, **position})


def made(table: Table, seat: int, text: str) -> Table:
    return acts.play(table, seat, Move.parse(text), "person", START + 1)[0]


def code(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.code


# Moves


def test_a_move_makes_a_version_and_a_deed() -> None:
    before = nines()
    after, entry = acts.play(before, 0, Move.parse("play 9H"), "person", START + 1)
    assert after.state == before.game.apply(before.state, 0, Move.parse("play 9H")).state
    assert after.version == after.turn_version == before.version + 1
    assert after.seat_versions == (after.version, 0, 0)
    assert after.log == (*before.log, entry)
    assert (entry.version, entry.seat, entry.move, entry.origin) == (after.version, 0, "play 9H", "person")
    assert (entry.person, entry.at) == ("p0", START + 1)
    assert [event.key for event in entry.public] == ["played"]


def test_only_a_persons_own_move_names_the_person() -> None:
    origins: tuple[Origin, ...] = ("timeout", "stand_in")
    for origin in origins:
        _, entry = acts.play(nines(), 0, Move.parse("play 9H"), origin, START)
        assert entry.person is None


def test_an_illegal_move_is_the_games_to_refuse() -> None:
    with pytest.raises(IllegalMove) as refused:
        made(nines(), 0, "play 4S")
    assert refused.value.code == "not_in_hand"
    with pytest.raises(IllegalMove) as refused:
        made(nines(), 1, "play 9S")
    assert refused.value.code == "not_your_turn"


def test_a_call_is_no_turn_move() -> None:
    played = made(nines(), 0, "play 9H")
    called = made(played, 0, "call")
    assert called.version == played.version + 1
    assert called.turn_version == played.turn_version
    assert called.seat_versions == (called.version, 0, 0)


def test_the_last_deeds_are_kept() -> None:
    table = match(2)
    for _ in range(KEPT_ENTRIES + 5):
        seat = min(table.game.to_act(table.state))
        table, _ = acts.play(table, seat, table.game.timeout_move(table.state, seat), "timeout", START)
    assert len(table.log) == KEPT_ENTRIES
    assert [entry.version for entry in table.log][-1] == table.version


def test_of_a_deal_that_a_computer_remembers_all_is_kept() -> None:
    """And of the deals before it no more than of any match."""
    table = match(1, 1, game_key="olsen_olsen")
    table = replace(table, chairs=(table.chairs[0], replace(table.chairs[1], level="hard")))
    longest = 0
    for _ in range(400):
        seat = min(table.game.to_act(table.state))
        draws = DRAW in table.observe(seat).legal
        move = DRAW if draws else table.game.timeout_move(table.state, seat)
        table, entry = acts.play(table, seat, move, "timeout", START)
        begins = any(event.key == "dealt" for event in entry.events)
        longest = max(longest, len(table.log))
        told = past(table, "hard")
        assert told[0].key == "dealt"
        assert past(table, "normal") == ()
        if begins:
            assert len(table.log) == KEPT_ENTRIES
            assert told == entry.public
    assert longest > 2 * KEPT_ENTRIES


# What makes a press stale


def test_a_turn_move_is_stale_after_any_turn_move() -> None:
    before = nines()
    after = made(before, 0, "play 9H !")
    assert not acts.is_stale(before, 0, before.version, DRAW)
    assert acts.is_stale(after, 1, before.version, DRAW)
    assert not acts.is_stale(after, 1, after.version, DRAW)


def test_a_turn_move_is_not_stale_after_a_call() -> None:
    played = made(nines(), 0, "play 9H")
    called = made(played, 0, "call")
    assert not acts.is_stale(called, 1, played.version, Move.parse("play 9S"))


def test_a_call_is_stale_once_the_same_seat_has_moved() -> None:
    played = made(nines(), 0, "play 9H")
    passed_on = made(played, 1, "play 9S")
    assert not acts.is_stale(played, 0, played.version, CALL)
    assert not acts.is_stale(passed_on, 0, played.version, CALL), "others' moves do not matter"
    assert acts.is_stale(made(played, 0, "call"), 0, played.version, CALL), "a second press"
    assert acts.is_stale(played, 0, played.version - 1, CALL), "pressed before the card was laid"


def test_a_call_from_the_public_table_is_stale_only_as_a_second_press_in_the_same_turn() -> None:
    played = made(nines(), 0, "play 9H")
    called = made(played, 0, "call")
    assert not acts.is_stale(played, 0, NOW, CALL)
    assert acts.is_stale(called, 0, NOW, CALL)
    assert not acts.is_stale(called, 1, NOW, CALL), "another's press of the same button"
    assert not acts.is_stale(called, 0, NOW, Move("challenge", ("1",)))
    assert not acts.is_stale(made(called, 1, "play 9S"), 0, NOW, CALL)


def test_a_turn_move_never_means_the_table_as_it_is() -> None:
    assert acts.is_stale(nines(), 0, NOW, DRAW)


# What is counted


def test_calls_are_counted_for_the_deal() -> None:
    assert made(nines(), 0, "play 9H !").tally == ({"calls_due": 1, "calls_made": 1, "moves": 1}, {}, {})
    silent = made(nines(), 0, "play 9H")
    assert silent.tally == ({"calls_due": 1, "moves": 1}, {}, {})
    assert made(silent, 0, "call").tally == ({"calls_due": 1, "calls_made": 1, "moves": 1}, {}, {})
    later = made(silent, 1, "play 9S").tally
    assert later == ({"calls_due": 1, "calls_missed": 1, "moves": 1}, {"moves": 1}, {})


def test_a_new_deal_is_counted_anew() -> None:
    table = made(nines(hands=["9H 9D", "9S KS QC", "4C 3D 3H"]), 0, "play 9H !")
    table = made(made(made(table, 1, "play 9S"), 2, "draw"), 2, "draw")
    table = made(made(table, 2, "draw"), 2, "pass")
    table = made(table, 0, "play 9D")
    assert table.observe(None).phase == "between"
    assert table.tally[0] == {"calls_due": 1, "calls_made": 1, "moves": 2}, "kept for the deal's results"
    assert made(table, 1, "deal").tally == ({}, {}, {})


Made = tuple[str, Origin]


def after_a_deal(*own: Made) -> Table:
    """The table after a deal in which the first has made these moves, and last of all laid the last card."""
    table = nines(hands=["9H 9D", "9S KS QC", "4C 3D 3H"])
    table = replace(table, ranked=True)
    for seat, (text, origin) in ((0, own[0]), (1, ("play 9S", "person")), (2, ("draw", "person"))):
        table, _ = acts.play(table, seat, Move.parse(text), origin, START)
    for text in ("draw", "draw", "pass"):
        table, _ = acts.play(table, 2, Move.parse(text), "forced", START)
    return acts.play(table, 0, Move.parse(own[1][0]), own[1][1], START)[0]


@pytest.mark.parametrize(
    ("first", "last", "missed"),
    [
        ("person", "person", 0),
        ("person", "stand_in", 0),
        ("stand_in", "person", 0),
        ("timeout", "stand_in", 1),
        ("stand_in", "stand_in", 1),
        ("person", "timeout", 0),
    ],
)
def test_a_deal_is_missed_if_others_made_most_of_the_moves_whoever_sits_there_in_the_end(
    first: Origin, last: Origin, missed: int
) -> None:
    over = after_a_deal(("play 9H !", first), ("play 9D", last))
    assert over.observe(None).phase == "between"
    assert [chair.deals_stood_in for chair in over.chairs] == [missed, 0, 0]
    rows = deal_rows(over, over.log[-1].events, over.tally)
    assert [row.stand_in for row in rows] == [bool(missed), False, False]


def test_moves_without_a_choice_are_nobodys() -> None:
    """The third has drawn one card, and what follows is forced."""
    assert after_a_deal(("play 9H !", "person"), ("play 9D", "person")).tally[2] == {"moves": 1}


def test_nor_if_a_computer_makes_them_for_an_absent_player() -> None:
    """The third can’t play before or after drawing."""
    table = nines(hands=["9H 9D", "9S KS QC", "4C 3D 3H"], stock="2D 6D 7D TD")
    for seat, text in ((0, "play 9H !"), (1, "play 9S")):
        table = made(table, seat, text)
    for text in ("draw", "draw", "draw", "pass"):
        table, _ = acts.play(table, 2, Move.parse(text), "stand_in", START)
    assert table.tally[2] == {}


def test_who_takes_over_a_seat_in_a_deal_is_not_charged_with_what_was_missed_in_it() -> None:
    table, _ = acts.play(nines(), 0, Move.parse("play 9H !"), "stand_in", START)
    assert table.tally[0] == {"calls_due": 1, "calls_made": 1, "moves": 1, "moves_stood_in": 1}
    given = hand_over(table, 0, "p8", 9, UserText("Eva"))
    assert given.tally[0] == {"calls_due": 1, "calls_made": 1}


# The end


def test_the_last_card_of_the_last_deal_ends_the_match() -> None:
    table = match(2, position={"discard": "9C", "hands": ["9H", "KS"]}, options={"deals": 1}, deadline=9)
    over = made(table, 0, "play 9H")
    assert (over.phase, over.finished_at, over.deadline) == ("over", START + 1, None)
    assert not over.is_open
    with pytest.raises(Refused) as refused:
        acts.need_seat(over, ADA)
    assert code(refused) == "match_over"


def test_the_host_may_end_a_match_that_is_not_ranked() -> None:
    table = match(2, deadline=9)
    ended = acts.end(table, ADA, START + 5)
    assert (ended.phase, ended.finished_at, ended.deadline) == ("ended", START + 5, None)
    assert ended.version == table.version + 1
    with pytest.raises(Refused) as refused:
        acts.end(table, BO, START)
    assert code(refused) == "not_host"
    with pytest.raises(Refused) as refused:
        acts.end(ended, ADA, START)
    assert code(refused) == "match_over"


def test_a_ranked_match_is_ended_by_moderators_alone() -> None:
    with pytest.raises(Refused) as refused:
        acts.end(match(2, ranked=True), ADA, START)
    assert code(refused) == "ranked_end"
    assert acts.end(match(2, ranked=True), MOD, START).phase == "ended"
    assert acts.end(lobby(2, ranked=True), ADA, START).phase == "closed"


# Away and back


def test_timeouts_in_a_row_bring_a_stand_in() -> None:
    table = match(2)
    for misses in (1, 2):
        table = seating.miss(table, 0, allowed=3)
        assert (table.chairs[0].misses, table.chairs[0].stand_in) == (misses, False)
    table = seating.miss(table, 0, allowed=3)
    assert table.chairs[0].stand_in
    assert not table.chairs[0].present
    assert table.chairs[1].present


@pytest.mark.parametrize("misses", [1, 3])
def test_a_move_of_ones_own_ends_the_absence(misses: int) -> None:
    table = nines()
    for _ in range(misses):
        table = seating.miss(table, 0, allowed=3)
    back = made(table, 0, "play 9H")
    assert (back.chairs[0].misses, back.chairs[0].stand_in) == (0, False)
    away, _ = acts.play(table, 0, Move.parse("play 9H"), "stand_in", START)
    assert away.chairs == table.chairs


def test_coming_back() -> None:
    table = seating.miss(match(2), 0, allowed=1)
    back = seating.come_back(table, ADA)
    assert (back.chairs[0].misses, back.chairs[0].stand_in) == (0, False)
    assert back.version == table.version, "nothing to be seen changes what a press means"
    for who, expected in ((BO, "not_away"), (CLEO, "not_seated")):
        with pytest.raises(Refused) as refused:
            seating.come_back(table, who)
        assert code(refused) == expected


def test_who_leaves_can_come_back() -> None:
    table = match(3)
    away = seating.leave_match(table, ADA)
    assert (away.chairs[0].stand_in, away.chairs[0].forfeited) == (True, False)
    assert away.host == "p1", "the next one who is there"
    with pytest.raises(Refused) as refused:
        seating.leave_match(away, ADA)
    assert code(refused) == "left_already"
    assert seating.come_back(away, ADA).chairs[0].present
    assert seating.leave_match(table, BO).host == "p0"


def test_the_host_stays_host_when_nobody_else_is_there() -> None:
    alone = seating.leave_match(match(2, 1), BO)
    assert seating.leave_match(alone, ADA).host == "p0"


def test_who_leaves_a_ranked_match_has_forfeited_it() -> None:
    away = seating.leave_match(match(3, ranked=True), ADA)
    assert away.chairs[0].forfeited
    assert not away.chairs[0].present
    for act in (lambda: seating.come_back(away, ADA), lambda: acts.need_own_seat(away, ADA)):
        with pytest.raises(Refused) as refused:
            act()
        assert code(refused) == "forfeited"


def test_a_table_sleeps_while_nobody_is_there_who_may_come_back() -> None:
    table = match(2, 1)
    assert not table.asleep
    assert not seating.leave_match(table, ADA).asleep
    assert seating.leave_match(seating.leave_match(table, ADA), BO).asleep
    assert not lobby(1).asleep


def test_a_table_where_everybody_has_forfeited_is_played_to_its_end() -> None:
    ranked = match(2, ranked=True)
    one = seating.leave_match(ranked, ADA)
    assert seating.miss(one, 1, allowed=1).asleep, "Bo may come back"
    assert not seating.leave_match(one, BO).asleep
