"""Matches are looked through by workers, one at a time, and what was found is kept."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.match_file import replay_of, replay_of_events
from bot.players import chances, review
from bot.players.review import Assessment, Review, SeenMoment
from bot.tables import Chair, PastMatch
from bot.tables.people import PastHolder
from bot.tables.reviews import KEPT, PIECE, WAITING, Reviews, moments_of
from bot.tables.workers import Workers
from bot.user_text import UserText
from tests.match_file.at_random import some_record

ADA, BO, CLEO = 1, 2, 3


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (chances, review):
        monkeypatch.setattr(module, "DEALS", 2)


def review_of(known: Reviews, match: PastMatch, user_id: int) -> tuple[int, asyncio.Task[Review]]:
    """The review of a match that can be reviewed."""
    found = known.of(match, user_id)
    assert found is not None
    return found


def chair(user_id: int) -> Chair:
    return Chair(UserText(f"user {user_id}"), f"p{user_id}", user_id)


def past(key: str = "pursuit", table_id: str = "match", others: int = 100) -> PastMatch:
    """A match of Ada, Bo and others."""
    replay = replay_of(some_record(key, Random(5)))
    chairs = (chair(ADA), chair(BO), *(chair(others + seat) for seat in range(2, replay.seats)))
    return PastMatch(table_id, 1, 1, None, key, chairs, replay, "rules")


class Counted(Workers):
    """Works at once, and knows how many positions it was given at a time, and how many were at work."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[int] = []
        self.at_work = self.most = 0
        self.fails = False

    async def run(self, work, /, *arguments):  # type: ignore[no-untyped-def]  # as its own
        self.at_work += 1
        self.most = max(self.most, self.at_work)
        await asyncio.sleep(0)
        self.at_work -= 1
        if self.fails:
            raise OSError("no process can be started")
        self.pieces.append(len(arguments[0]))
        return work(*arguments)


async def test_it_is_done_in_small_pieces_one_match_at_a_time_and_once() -> None:
    workers = Counted()
    known = Reviews(workers)
    made = [review_of(known, past(), user) for user in (ADA, BO, ADA)]
    found = [await task for _, task in made]
    assert [seat for seat, _ in made] == [0, 1, 0]
    assert found[0] is found[2]
    assert found[0] != found[1]
    assert workers.most == 1
    assert max(workers.pieces) == PIECE
    assert known.known(past(), ADA) == found[0]
    assert known.known(past(), CLEO) is None
    count = len(workers.pieces)
    assert review_of(known, past(), ADA)[1].result() == found[0]
    assert len(workers.pieces) == count
    assert await review_of(Reviews(Workers()), past(), ADA)[1] == found[0], (
        "a seed of the match's own decides"
    )


async def test_no_more_wait_than_can_be_served_and_no_more_are_kept() -> None:
    known = Reviews(Counted())
    begun = [review_of(known, past(table_id=f"m{number}"), ADA)[1] for number in range(WAITING)]
    assert known.of(past(table_id="one more"), ADA) is None
    assert review_of(known, past(table_id="m0"), ADA)[1] is begun[0], "it is being made"
    await asyncio.gather(*begun)
    for number in range(KEPT + 5):
        known._known["other", 0, number] = begun[0]
    await review_of(known, past(table_id="one more"), ADA)[1]
    assert len(known._known) == KEPT


async def test_what_failed_is_tried_again() -> None:
    workers = Counted()
    known = Reviews(workers)
    workers.fails = True
    with pytest.raises(OSError, match="no process"):
        await review_of(known, past(), ADA)[1]
    workers.fails = False
    assert (await review_of(known, past(), ADA)[1]).curve


async def test_a_worker_finds_what_is_found_here_and_its_death_is_survived() -> None:
    workers = Workers(1)
    match = past()
    piece: dict[int, SeenMoment] = {0: moments_of(match, 0, ADA)[0]}
    try:
        found: dict[int, Assessment] = await workers.run(review.look_at, piece, b"1")
        for process in list(workers._pool._processes.values()):  # type: ignore[union-attr]  # no public way
            process.kill()
        again = await workers.run(review.look_at, piece, b"1")
        assert again == found
        assert found.keys() == {0}
    finally:
        workers.close()


def test_there_is_a_review_only_for_those_who_sat_there_and_stayed() -> None:
    match, known = past(), Reviews(Workers())
    assert known.is_possible(match, ADA)
    for chairs, user in (
        (match.chairs, CLEO),
        ((replace(match.chairs[0], user_id=None), *match.chairs[1:]), ADA),
        ((replace(match.chairs[0], forfeited=True), *match.chairs[1:]), ADA),
    ):
        assert known.of(replace(match, chairs=chairs), user) is None
        assert not known.is_possible(replace(match, chairs=chairs), user)
    lines = [(position.line, position.events) for position in match.replay.positions]
    told = replay_of_events("pursuit", match.replay.seats, lines)
    assert known.of(replace(match, replay=told, source="older"), ADA) is None


def test_choices_are_those_of_whoever_had_the_seat_then_and_made_them() -> None:
    match = past()
    positions = [
        position._replace(line=line._replace(origin="person") if line.seat == 0 else line)
        for position in match.replay.positions
        for line in [position.line]
    ]
    match = replace(match, replay=replace(match.replay, positions=positions))

    def chosen(user: int, match: PastMatch) -> list[int]:
        return [at for at, moment in enumerate(moments_of(match, 0, user)) if moment.choice]

    own = chosen(ADA, match)
    assert own
    assert all(positions[at + 1].line.seat == 0 for at in own)
    half = own[len(own) // 2]
    shared = replace(chair(CLEO), earlier=(PastHolder(half, chair(ADA)),))
    shared_match = replace(match, chairs=(shared, *match.chairs[1:]))
    assert chosen(ADA, shared_match) == [at for at in own if at < half]
    assert chosen(CLEO, shared_match) == [at for at in own if at >= half]
    by_clock = [position._replace(line=position.line._replace(origin="timeout")) for position in positions]
    assert chosen(ADA, replace(match, replay=replace(match.replay, positions=by_clock))) == []
