"""What those who sit at a table decide together: to end the match."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.tables import Refused, Table, electorate, seating, votes_needed
from bot.tables import table as acts
from bot.tables.outcome import outcome
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
)

EVE = person(4)
TURN = PACE.clocks["normal"]
LAST: dict[str, Any] = {"turn": 0, "discard": "9C", "hands": ["9H", "4S KD", "3S 3D"]}


def end(table: Table, who: Any = ADA) -> Table:
    return seating.vote_to_end(table, who, START + 7)


def yes(table: Table, who: Any) -> Table:
    return seating.agree(table, who, START + 7)


def no(table: Table, who: Any) -> Table:
    return seating.disagree(table, who, START + 7)


def votes(table: Table) -> tuple[list[int], list[int]] | None:
    return table.vote and (sorted(table.vote.ayes), sorted(table.vote.noes))


@pytest.mark.parametrize(("people", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_more_than_half_end_a_match(people: int, needed: int) -> None:
    table = match(people, 1)
    for voter in range(needed):
        assert table.phase == "playing"
        assert votes_needed(table) == needed
        table = end(table, person(voter))
    assert (table.phase, table.finished_at, table.deadline, table.vote) == ("ended", START + 7, None, None)


def test_to_propose_it_is_to_agree() -> None:
    table = end(match(3))
    assert votes(table) == ([0], [])
    assert yes(table, BO).phase == end(table, BO).phase == "ended"


def test_nobody_counts_twice() -> None:
    table = end(end(match(3)))
    assert votes(table) == votes(yes(table, ADA)) == ([0], [])


def test_a_proposal_that_cannot_pass_any_more_is_dropped() -> None:
    table = no(end(match(4)), BO)
    assert votes(table) == ([0], [1])
    assert votes(no(table, CLEO)) is None
    assert votes(no(end(match(2)), BO)) is None


def test_whoever_changes_their_mind_has_one_vote() -> None:
    table = no(end(match(4)), BO)
    assert votes(yes(table, BO)) == ([0, 1], [])
    assert votes(no(table, ADA)) is None


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


def test_what_the_others_have_agreed_on_passes_when_somebody_goes() -> None:
    table = seating.leave_match(seating.leave_match(end(match(3)), BO), CLEO)
    assert seating.decided(table, START + 9).phase == "ended"


def test_nobody_decides_nothing() -> None:
    table = end(match(2))
    for who in (ADA, BO):
        table = seating.leave_match(table, who)
    assert table.asleep
    assert seating.decided(table, START) == replace(table, vote=None)


def test_who_takes_part_in_a_decision_is_back() -> None:
    away = seating.leave_match(end(match(4), BO), ADA)
    back = yes(away, ADA)
    assert back.chairs[0].present
    assert votes(back) == ([0, 1], [])
    assert no(away, ADA).chairs[0].present


# At work


async def test_a_match_is_ended_by_those_who_play_it(club: Club) -> None:
    table = await club.deal(3)
    proposed = await club.tables.seats.vote_to_end(table.table_id, BO)
    assert club.changes[-1] is proposed
    assert (proposed.version, proposed.deadline) == (table.version, table.deadline)
    ended = await club.tables.seats.agree(table.table_id, CLEO)
    assert (ended.phase, ended.version) == ("ended", table.version + 1)
    assert (club.column(table, "phase"), club.column(table, "version")) == ("ended", ended.version)
    assert club.column(table, "vote") is None
    assert await club.database.matches.results(table.table_id) == []
    assert await club.tables.lobbies.open(table.place_id, table.channel_id, BO, 1, game="olsen")


async def test_who_plays_alone_ends_at_once(club: Club) -> None:
    table = await club.deal(1, 2)
    assert (await club.tables.seats.vote_to_end(table.table_id, ADA)).phase == "ended"


async def test_of_votes_that_come_at_once_each_counts(club: Club) -> None:
    table = await club.deal(5)
    await asyncio.gather(*(club.tables.seats.vote_to_end(table.table_id, person(n)) for n in (0, 1)))
    assert votes(club.now(table)) == ([0, 1], [])
    answers = await asyncio.gather(
        *(club.tables.seats.agree(table.table_id, person(n)) for n in (2, 3)), return_exceptions=True
    )
    (late,) = [answer for answer in answers if isinstance(answer, Refused)]
    assert late.code == "match_over"
    assert club.now(table).phase == "ended"


async def test_a_refused_vote_leaves_no_trace(club: Club) -> None:
    table = await club.deal(3, ranked=True)
    for refuse in (
        club.tables.seats.vote_to_end(table.table_id, ADA),
        club.tables.seats.join_in(table.table_id, DAG),
        club.tables.seats.agree(table.table_id, ADA),
        club.tables.seats.disagree(table.table_id, DAG),
    ):
        with pytest.raises(Refused):
            await refuse
    assert club.now(table) is table
    assert club.column(table, "vote") is None
    assert await club.database.people.of_user(table.place_id, DAG.user_id) is None


async def test_the_same_vote_again_saves_nothing(club: Club) -> None:
    table = await club.deal(3)
    with outcome() as first:
        await club.tables.seats.vote_to_end(table.table_id, ADA)
    with outcome() as again:
        await club.tables.seats.agree(table.table_id, ADA)
    assert (first.is_saved, again.is_saved) == (True, False)


async def test_votes_are_decided_when_somebody_is_back_by_a_move(club: Club) -> None:
    position = {"turn": 0, "discard": "3C", "hands": ["3H 9D KD", "9S 4S KS", "9C 3D 3S"]}
    table = await club.deal(3, position=position)
    await club.tables.seats.vote_to_end(table.table_id, ADA)
    await club.tables.seats.leave(table.table_id, ADA)
    await club.tables.seats.agree(table.table_id, BO)
    ended = await club.make(table, ADA, "play 3H")
    assert (ended.phase, ended.vote, ended.deadline) == ("ended", None, None)


async def test_votes_outlast_a_restart(club: Club) -> None:
    table = await club.deal(3, 1)
    await club.tables.seats.vote_to_end(table.table_id, ADA)
    await club.tables.seats.disagree(table.table_id, CLEO)
    before = club.now(table)
    assert votes(before) == ([0], [2])
    await club.restart()
    assert club.now(table).vote == before.vote


async def test_votes_are_gone_with_the_match(club: Club) -> None:
    table = await club.deal(3, options={"deals": 1}, position=LAST)
    await club.tables.seats.vote_to_end(table.table_id, BO)
    over = await club.make(table, ADA, "play 9H")
    assert (over.phase, over.vote, club.column(table, "vote")) == ("over", None, None)
    with refusal("match_over"):
        await club.tables.seats.agree(table.table_id, CLEO)


async def test_somebody_who_leaves_lets_the_others_decide(club: Club) -> None:
    table = await club.deal(2, 1)
    await club.tables.seats.vote_to_end(table.table_id, ADA)
    now = await club.tables.seats.leave(table.table_id, BO)
    assert now.phase == "ended"
    assert club.column(table, "vote") is None


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
