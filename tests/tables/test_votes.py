"""What those who sit at a table decide together: to end the match, and whom to let in."""

import asyncio
import contextlib
import sqlite3
from dataclasses import replace
from typing import Any

import pytest

from bot.tables import Refused, Table, Vote, VoteKind, electorate, seating, votes_needed
from bot.tables import table as acts
from bot.tables.rows import position
from tests.tables.clock import START
from tests.tables.club import (
    ADA,
    BO,
    CLEO,
    DAG,
    PACE,
    Club,
    lobby,
    match,
    person,
    refusal,
    replayed,
)

EVE = person(4)
TURN = PACE.clocks["normal"]
LAST: dict[str, Any] = {"turn": 0, "discard": "9C", "hands": ["9H", "4S KD", "3S 3D"]}


def end(table: Table, who: Any = ADA) -> Table:
    return seating.vote_to_end(table, who, START + 7)


def yes(table: Table, who: Any, kind: VoteKind = "end") -> Table:
    return seating.agree(table, who, kind, START + 7)


def no(table: Table, who: Any, kind: VoteKind = "end") -> Table:
    return seating.disagree(table, who, kind, START + 7)


def asked(people: int = 2, seat: int = 2, computers: int = 1) -> Table:
    """A match where Dag asks for the seat of a computer."""
    return seating.ask_for_seat(match(people, computers), DAG, "pd", seat)


def votes(table: Table) -> list[tuple[str, list[int], list[int]]]:
    return [(vote.kind, sorted(vote.ayes), sorted(vote.noes)) for vote in table.votes]


# The end


@pytest.mark.parametrize(("people", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_more_than_half_end_a_match(people: int, needed: int) -> None:
    table = match(people, 1)
    for voter in range(needed):
        assert table.phase == "playing"
        assert votes_needed(table, Vote("end", frozenset())) == needed
        table = end(table, person(voter))
    assert (table.phase, table.finished_at, table.deadline, table.votes) == ("ended", START + 7, None, ())


def test_to_propose_it_is_to_agree() -> None:
    table = end(match(3))
    assert votes(table) == [("end", [0], [])]
    assert yes(table, BO).phase == end(table, BO).phase == "ended"


def test_nobody_counts_twice() -> None:
    table = end(end(match(3)))
    assert votes(table) == votes(yes(table, ADA)) == [("end", [0], [])]


def test_a_proposal_that_cannot_pass_any_more_is_dropped() -> None:
    table = no(end(match(4)), BO)
    assert votes(table) == [("end", [0], [1])]
    assert votes(no(table, CLEO)) == []
    assert votes(no(end(match(2)), BO)) == []


def test_whoever_changes_their_mind_has_one_vote() -> None:
    table = no(end(match(4)), BO)
    assert votes(yes(table, BO)) == [("end", [0, 1], [])]
    assert votes(no(table, ADA)) == []


def test_only_those_who_are_there_decide() -> None:
    away = seating.leave_match(match(4, 1), DAG)
    assert electorate(away) == {0, 1, 2}
    assert end(end(away), BO).phase == "ended"


def test_a_ranked_match_is_not_ended_by_a_vote() -> None:
    with refusal("ranked_vote"):
        end(match(3, ranked=True))


@pytest.mark.parametrize(
    ("table", "who", "code"),
    [
        (match(2), CLEO, "not_seated"),
        (lobby(2), ADA, "not_started"),
        (acts.end(match(2), ADA, START), ADA, "match_over"),
        (seating.remove_player(match(3), ADA, 1), BO, "forfeited"),
    ],
    ids=["a stranger", "in a lobby", "after the end", "one who was removed"],
)
def test_who_cannot_propose_the_end(table: Table, who: Any, code: str) -> None:
    with refusal(code):
        end(table, who)


def test_there_must_be_a_proposal() -> None:
    for act in (yes, no):
        with refusal("no_vote"):
            act(match(2), ADA)
        with refusal("no_vote"):
            act(end(match(3)), ADA, "seat")


# A seat


def test_all_who_are_there_let_somebody_in() -> None:
    table = asked()
    assert votes(table) == [("seat", [], [])]
    assert votes_needed(table, table.votes[0]) == 2
    table = yes(table, ADA, "seat")
    assert table.chairs[2].person is None
    table = yes(table, BO, "seat")
    assert (table.chairs[2].name, table.chairs[2].person, table.chairs[2].user_id) == ("Dag", "pd", 4)
    assert table.chairs[2].present
    assert table.votes == ()
    assert seating.leave_match(table, DAG).chairs[2].stand_in


def test_a_single_no_keeps_them_out() -> None:
    table = no(yes(asked(3, 3), ADA, "seat"), CLEO, "seat")
    assert table.votes == ()
    assert table.chairs[3].person is None
    assert votes(seating.ask_for_seat(table, DAG, "pd", 3)) == [("seat", [], [])], "they may ask again"


def test_a_seat_whose_owner_has_left_or_was_removed_may_be_taken() -> None:
    left, removed = seating.leave_match(match(3), BO), seating.remove_player(match(3), ADA, 1)
    for table in (left, removed):
        table = seating.ask_for_seat(table, DAG, "pd", 1)
        table = yes(yes(table, ADA, "seat"), CLEO, "seat")
        assert table.chairs[1].person == "pd"
        assert not table.chairs[1].forfeited
        assert table.seat_of(BO.user_id) is None
        with refusal("not_seated"):
            seating.come_back(table, BO)


def test_an_owner_who_is_back_first_keeps_the_seat() -> None:
    table = seating.ask_for_seat(seating.leave_match(match(2), BO), DAG, "pd", 1)
    back = seating.decided(seating.come_back(table, BO), START)
    assert back.chairs[1].person == "p1"
    assert back.votes == ()


@pytest.mark.parametrize(
    ("table", "who", "seat", "code"),
    [
        (seating.leave_match(match(2, ranked=True), BO), DAG, 1, "ranked_seat"),
        (match(2, 1), ADA, 2, "already_seated"),
        (match(2, 1), DAG, 1, "seat_taken"),
        (match(2, 1), DAG, 3, "seat_taken"),
        (match(2, 1), DAG, -1, "seat_taken"),
        (asked(), EVE, 2, "vote_open"),
        (seating.leave_match(match(1, 1), ADA), DAG, 1, "nobody_to_ask"),
        (lobby(1, 1), DAG, 1, "not_started"),
        (acts.end(match(1, 1), ADA, START), DAG, 1, "match_over"),
    ],
    ids=[
        "ranked",
        "already seated",
        "somebody is there",
        "no such seat",
        "nor that",
        "another asks already",
        "nobody there",
        "a lobby",
        "over",
    ],
)
def test_what_cannot_be_asked(table: Table, who: Any, seat: int, code: str) -> None:
    with refusal(code):
        seating.ask_for_seat(table, who, "px", seat)


def test_who_was_removed_cannot_ask_for_their_own_seat() -> None:
    with refusal("already_seated"):
        seating.ask_for_seat(seating.remove_player(match(3), ADA, 1), BO, "p1", 1)


def test_it_counts_for_them_from_the_next_deal() -> None:
    table = yes(asked(1, 1), ADA, "seat")
    assert (table.observe(None).deal, table.chairs[1].from_deal, table.chairs[0].from_deal) == (1, 2, 1)
    between = match(1, 1, position={"phase": "between", "deal": 3, "hands": ["9H", ""], "discard": "9C"})
    table = yes(seating.ask_for_seat(between, DAG, "pd", 1), ADA, "seat")
    assert table.chairs[1].from_deal == 4


def test_the_press_behind_the_shuffles_stays_with_the_seat() -> None:
    table = seating.ask_for_seat(seating.leave_match(match(2), BO), DAG, "pd", 1)
    assert yes(table, ADA, "seat").chairs[1].press == table.chairs[1].press == 1001


# Both, and those who go away


def test_each_is_decided_for_itself() -> None:
    table = end(asked(3, 3))
    assert votes(table) == [("seat", [], []), ("end", [0], [])]
    table = yes(table, BO, "seat")
    assert votes(table) == [("seat", [1], []), ("end", [0], [])]
    assert votes(no(table, CLEO, "seat")) == [("end", [0], [])]


def test_what_the_others_have_agreed_on_passes_when_somebody_goes() -> None:
    table = seating.leave_match(seating.leave_match(end(match(3)), BO), CLEO)
    assert seating.decided(table, START + 9).phase == "ended"
    table = seating.leave_match(yes(asked(), ADA, "seat"), BO)
    assert seating.decided(table, START + 9).chairs[2].person == "pd"


def test_nobody_decides_nothing() -> None:
    table = asked()
    for who in (ADA, BO):
        table = seating.leave_match(table, who)
    assert table.asleep
    assert seating.decided(table, START) == replace(table, votes=())


def test_who_takes_part_in_a_decision_is_back() -> None:
    away = seating.leave_match(asked(), ADA)
    back = yes(away, ADA, "seat")
    assert back.chairs[0].present
    assert votes(back) == [("seat", [0], [])]
    assert no(away, ADA, "seat").chairs[0].present


def test_a_match_that_ends_lets_nobody_in() -> None:
    table = yes(seating.ask_for_seat(end(match(2, 1)), DAG, "pd", 2), ADA, "seat")
    over = seating.decided(seating.leave_match(table, BO), START)
    assert (over.phase, over.votes, over.chairs[2].person) == ("ended", (), None)


# At work


async def test_a_match_is_ended_by_those_who_play_it(club: Club) -> None:
    table = await club.deal(3)
    proposed = await club.tables.seats.vote_to_end(table.table_id, BO)
    assert club.changes[-1] is proposed
    assert (proposed.version, proposed.deadline) == (table.version, table.deadline)
    ended = await club.tables.seats.agree(table.table_id, CLEO, "end")
    assert (ended.phase, ended.version) == ("ended", table.version + 1)
    assert (club.column(table, "phase"), club.column(table, "version")) == ("ended", ended.version)
    assert club.column(table, "votes") == "[]"
    assert await club.database.matches.results(table.table_id) == []
    assert await club.tables.lobbies.open(table.place_id, table.channel_id, BO, 1, game="olsen")


async def test_who_plays_alone_ends_at_once(club: Club) -> None:
    table = await club.deal(1, 2)
    assert (await club.tables.seats.vote_to_end(table.table_id, ADA)).phase == "ended"


async def test_of_votes_that_come_at_once_each_counts(club: Club) -> None:
    table = await club.deal(5)
    await asyncio.gather(*(club.tables.seats.vote_to_end(table.table_id, person(n)) for n in (0, 1)))
    assert votes(club.now(table)) == [("end", [0, 1], [])]
    answers = await asyncio.gather(
        *(club.tables.seats.agree(table.table_id, person(n), "end") for n in (2, 3)), return_exceptions=True
    )
    (late,) = [answer for answer in answers if isinstance(answer, Refused)]
    assert late.code == "match_over"
    assert club.now(table).phase == "ended"


async def test_a_refused_vote_leaves_no_trace(club: Club) -> None:
    table = await club.deal(3, ranked=True)
    for refuse in (
        club.tables.seats.vote_to_end(table.table_id, ADA),
        club.tables.seats.ask_for_seat(table.table_id, DAG, 2),
        club.tables.seats.agree(table.table_id, ADA, "end"),
        club.tables.seats.disagree(table.table_id, DAG, "seat"),
    ):
        with pytest.raises(Refused):
            await refuse
    assert club.now(table) is table
    assert club.column(table, "votes") == "[]"
    assert await club.database.people.of_user(table.place_id, DAG.user_id) is None


async def test_somebody_is_let_in_and_plays(club: Club) -> None:
    hands = ["9H 9D KD", "9S 4S KS", "9C 3D 3H"]
    table = await club.deal(2, 1, position={"turn": 2, "discard": "3C", "hands": hands})
    await club.tables.seats.ask_for_seat(table.table_id, DAG, 2)
    with refusal("not_seated"):
        await club.make(table, DAG, "play 9C")
    for who in (ADA, BO):
        seated = await club.tables.seats.agree(table.table_id, who, "seat")
    assert seated.chairs[2].name == "Dag"
    assert seated.deadline == START + TURN, "a person is on turn now"
    played = await club.make(table, DAG, "play 9C")
    assert played.log[-1].person == seated.chairs[2].person
    assert [seat.name for seat in await club.database.seats.of_table(table.table_id)] == ["Ada", "Bo", "Dag"]
    assert await club.tables.of_user(DAG.user_id) == [played]
    await club.restart()
    assert club.now(table).chairs == played.chairs


async def test_votes_are_decided_when_somebody_is_back_by_a_move(club: Club) -> None:
    position = {"turn": 0, "discard": "3C", "hands": ["3H 9D KD", "9S 4S KS", "9C 3D 3S"]}
    table = await club.deal(3, position=position)
    await club.tables.seats.leave(table.table_id, ADA)
    await club.tables.seats.ask_for_seat(table.table_id, DAG, 0)
    played = await club.make(table, ADA, "play 3H")
    assert (played.chairs[0].person, played.votes, played.is_open) == (table.chairs[0].person, (), True)

    table = await club.deal(3, position=position)
    await club.tables.seats.vote_to_end(table.table_id, ADA)
    await club.tables.seats.leave(table.table_id, ADA)
    await club.tables.seats.agree(table.table_id, BO, "end")
    ended = await club.make(table, ADA, "play 3H")
    assert (ended.phase, ended.votes, ended.deadline) == ("ended", (), None)


async def test_a_shuffle_can_be_proved_whoever_sits_there_in_the_end(club: Club) -> None:
    table = await club.deal(3, options={"deals": 2})
    await club.tables.seats.leave(table.table_id, CLEO)
    await club.tables.seats.ask_for_seat(table.table_id, DAG, 2)
    for who in (ADA, BO):
        await club.tables.seats.agree(table.table_id, who, "seat")
    await club.restart()
    while club.now(table).is_open:
        await club.step(table, club.chance)
    assert replayed(club.now(table), await club.moves(table)) == position(club.now(table))


async def test_results_count_for_those_who_were_there_from_the_first_deal(club: Club) -> None:
    table = await club.deal(2, 1, options={"deals": 1}, position=LAST)
    await club.tables.seats.ask_for_seat(table.table_id, DAG, 2)
    for who in (ADA, BO):
        await club.tables.seats.agree(table.table_id, who, "seat")
    over = await club.make(table, ADA, "play 9H")
    assert over.phase == "over"
    counts = {row.seat: row.counts for row in await club.database.matches.results(table.table_id)}
    assert counts == {0: True, 1: True, 2: False}


async def test_a_match_of_one_and_a_newcomer_counts_for_neither(club: Club) -> None:
    table = await club.deal(1, 1, options={"deals": 1}, position=LAST | {"hands": ["9H", "4S KD"]})
    await club.tables.seats.ask_for_seat(table.table_id, DAG, 1)
    await club.tables.seats.agree(table.table_id, ADA, "seat")
    await club.make(table, ADA, "play 9H")
    assert not any(row.counts for row in await club.database.matches.results(table.table_id))


async def test_of_two_who_ask_at_once_one_is_heard(club: Club) -> None:
    table = await club.deal(2, 2)
    answers = await asyncio.gather(
        club.tables.seats.ask_for_seat(table.table_id, DAG, 2),
        club.tables.seats.ask_for_seat(table.table_id, EVE, 3),
        return_exceptions=True,
    )
    (late,) = [answer for answer in answers if isinstance(answer, Refused)]
    assert late.code == "vote_open"
    (vote,) = club.now(table).votes
    assert await club.database.people.of_user(table.place_id, EVE.user_id) is None, "of whom nothing was kept"
    assert vote.name == "Dag"


async def test_votes_outlast_a_restart(club: Club) -> None:
    table = await club.deal(3, 1)
    await club.tables.seats.vote_to_end(table.table_id, ADA)
    await club.tables.seats.disagree(table.table_id, CLEO, "end")
    await club.tables.seats.ask_for_seat(table.table_id, DAG, 3)
    await club.tables.seats.agree(table.table_id, BO, "seat")
    before = club.now(table).votes
    assert len(before) == 2
    await club.restart()
    assert club.now(table).votes == before
    for who in (ADA, CLEO):
        now = await club.tables.seats.agree(table.table_id, who, "seat")
    assert now.chairs[3].user_id == DAG.user_id
    assert len(now.votes) == 1


async def test_who_asked_and_was_forgotten_meanwhile_asks_no_more(club: Club) -> None:
    table = await club.deal(2, 1)
    await club.tables.seats.ask_for_seat(table.table_id, DAG, 2)
    await club.tables.seats.vote_to_end(table.table_id, ADA)
    assert "Dag" not in club.column(table, "votes")
    await club.close()
    with contextlib.closing(sqlite3.connect(club.path)) as file, file:
        file.execute("DELETE FROM people WHERE user_id = ?", (DAG.user_id,))
    await club.open()
    assert votes(club.now(table)) == [("end", [0], [])]


async def test_votes_are_gone_with_the_match(club: Club) -> None:
    table = await club.deal(3, options={"deals": 1}, position=LAST)
    await club.tables.seats.vote_to_end(table.table_id, BO)
    over = await club.make(table, ADA, "play 9H")
    assert (over.phase, over.votes, club.column(table, "votes")) == ("over", (), "[]")
    with refusal("match_over"):
        await club.tables.seats.agree(table.table_id, CLEO, "end")


async def test_somebody_who_leaves_lets_the_others_decide(club: Club) -> None:
    table = await club.deal(2, 1)
    await club.tables.seats.ask_for_seat(table.table_id, DAG, 2)
    await club.tables.seats.agree(table.table_id, ADA, "seat")
    now = await club.tables.seats.leave(table.table_id, BO)
    assert now.chairs[2].user_id == DAG.user_id
    assert club.column(table, "votes") == "[]"


async def test_somebody_whose_time_is_up_too_often_does_too(club: Club) -> None:
    club.pace = replace(PACE, misses=1)
    await club.restart()
    hands = ["9H 9D KD", "9S 4S KS"]
    table = await club.deal(2, position={"turn": 1, "discard": "3S", "hands": hands})
    await club.tables.seats.vote_to_end(table.table_id, ADA)
    await club.clock.advance(TURN)
    now = club.now(table)
    assert (now.phase, club.column(table, "phase")) == ("ended", "ended")
    seats = await club.database.seats.of_table(table.table_id)
    assert [seat.stand_in for seat in seats] == [chair.stand_in for chair in now.chairs] == [False, True]
