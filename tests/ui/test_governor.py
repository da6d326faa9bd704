"""The governor of requests: lanes, pace, pauses, deadlines, outages; by a clock that a test moves."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.milliseconds import MINUTE
from bot.ui.delivery.governor import (
    ANSWERS_A_SECOND,
    BURST,
    DEADLINE,
    HELD,
    OLDEST_EVERY,
    RATE,
    Governor,
)
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.outcomes import Unanswered, within
from tests.tables.clock import START, HandClock

LIMIT = 50
"""Discord's own: so many requests a second."""


class Desk:
    """A governor and those who go through it; what was sent, and when."""

    def __init__(self) -> None:
        self.clock = HandClock(services=0)
        self.governor = Governor(self.clock)
        self.sent: list[tuple[int, Any]] = []
        self.outages: list[bool] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.governor.outages.subscribe(self.outages.append)

    def start(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self.tasks.append(task)
        return task

    def ask(self, name: object, lane: Lane, *, server: int = 0, drawn_in: int = 0) -> asyncio.Task[None]:
        """Somebody waits for a turn, draws for so many milliseconds, and sends."""

        async def go() -> None:
            async with self.governor.turn(lane, server):
                if drawn_in:
                    await self.clock.wait(asyncio.Event(), self.clock.now() + drawn_in)
                await self.governor.request(lambda: self.arrive(name))

        return self.start(go())

    async def arrive(self, name: object) -> None:
        self.sent.append((self.clock.monotonic(), name))

    @property
    def names(self) -> list[Any]:
        return [name for _, name in self.sent]

    async def fail(self, error: Exception, place: object) -> None:
        async def send() -> None:
            raise error

        with pytest.raises(type(error)):
            await self.governor.request(send, place)

    async def fall_out(self) -> None:
        """Discord stops answering."""
        for place in range(3):
            await self.fail(OSError(), place)
        assert self.governor.has_outage

    async def rest(self) -> None:
        """Let everything happen that needs no time."""
        for _ in range(40):
            await asyncio.sleep(0)

    async def run(self, ms: int, step: int = 5) -> None:
        """Let so much time go by, evenly."""
        await self.rest()
        for _ in range(0, ms, step):
            self.clock.pass_by(step)
            await self.rest()

    def most(self) -> int:
        """The most requests within any second."""
        times = [at for at, _ in self.sent]
        return max((sum(at <= other < at + 1000 for other in times) for at in times), default=0)

    async def close(self) -> None:
        for task in [*self.tasks, *filter(None, [self.governor._pump])]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    desk = Desk()
    yield desk
    await desk.close()


async def after_a_burst(desk: Desk) -> None:
    """Whatever could go at once has gone."""
    for _ in range(BURST):
        desk.ask("first", Lane.TABLES)
    await desk.rest()
    assert len(desk.sent) == BURST
    desk.sent.clear()


# Pace

Doings = st.lists(
    st.one_of(
        st.tuples(
            st.just("ask"), st.integers(1, 60), st.sampled_from(Lane), st.sampled_from([0, 0, 30, 1500])
        ),
        st.tuples(st.just("pass"), st.integers(1, 400)),
        st.tuples(st.just("stall"), st.integers(500, 5000)),
        st.tuples(st.just("leave"), st.integers(0, 10)),
        st.tuples(st.just("unused"), st.integers(1, 30)),
    ),
    max_size=14,
)


@given(doings=Doings, seed=st.integers(0, 9), processes=st.sampled_from([1, 1, 2, 3, 5, 12, 30]))
def test_no_second_has_more_requests_than_discord_takes(doings: list[Any], seed: int, processes: int) -> None:
    """Also if every one of several processes sends all that it may."""

    async def play() -> None:
        desk, chance = Desk(), random.Random(seed)
        desk.governor.share(processes)
        try:
            for kind, *how in doings:
                if kind == "ask":
                    for number in range(how[0]):
                        desk.ask(number, how[1], drawn_in=how[2])
                elif kind == "pass":
                    await desk.run(how[0])
                elif kind == "stall":
                    desk.clock.pass_by(how[0])
                elif kind == "leave":
                    for task in chance.sample(desk.tasks, min(how[0], len(desk.tasks))):
                        task.cancel()
                else:
                    for _ in range(how[0]):
                        desk.start(unused(desk))
                await desk.rest()
            await desk.run(3000, step=20)
            assert processes * desk.most() <= BURST + RATE < LIMIT
        finally:
            await desk.close()

    asyncio.run(play())


async def unused(desk: Desk) -> None:
    async with desk.governor.turn(Lane.TABLES):
        pass


async def test_all_that_wait_go_at_the_full_rate(desk: Desk) -> None:
    for number in range(BURST + 2 * RATE):
        desk.ask(number, Lane.TABLES)
    await desk.run(2000)
    assert len(desk.sent) == BURST + 2 * RATE


async def test_a_stall_is_not_made_up_for(desk: Desk) -> None:
    for number in range(200):
        desk.ask(number, Lane.TABLES)
    await desk.rest()
    desk.clock.pass_by(60_000)
    await desk.rest()
    assert len(desk.sent) == 2 * BURST


async def test_what_is_drawn_for_long_does_not_go_out_together(desk: Desk) -> None:
    for number in range(60):
        desk.ask(number, Lane.TABLES, drawn_in=2000)
    await desk.run(16_000)
    assert len(desk.sent) == 60
    assert desk.most() <= BURST + RATE


async def test_whoever_draws_for_long_keeps_nobody_waiting(desk: Desk) -> None:
    for number in range(BURST):
        desk.ask(number, Lane.ANSWERS, drawn_in=60_000)
    desk.ask("quick", Lane.BACKGROUND)
    await desk.run(HELD + 100)
    assert desk.names == ["quick"]


# Lanes


async def test_the_first_lane_goes_first_and_each_in_order(desk: Desk) -> None:
    await after_a_burst(desk)
    for number in range(2):
        for lane in reversed(Lane):
            desk.ask((lane, number), lane)
    await desk.run(25 * 2 * len(Lane))
    for lane in Lane:
        assert [name for name in desk.names if (lane, 0) <= name <= (lane, 1)] == [(lane, 0), (lane, 1)]
    in_time = [name for name in desk.names if name[0] != Lane.BACKGROUND]
    assert in_time == sorted(in_time)


async def test_who_comes_in_the_moment_in_which_there_is_room_passes_nobody(desk: Desk) -> None:
    await after_a_burst(desk)
    desk.ask("waits", Lane.TABLES)
    await desk.rest()
    desk.clock.pass_by(1_000 // RATE)
    desk.ask("comes", Lane.TABLES)
    await desk.rest()
    assert desk.names == ["waits"]
    await desk.run(100)
    assert desk.names == ["waits", "comes"]


async def test_no_lane_waits_for_ever(desk: Desk) -> None:
    await after_a_burst(desk)
    desk.ask("patient", Lane.BACKGROUND)
    for number in range(5 * OLDEST_EVERY):
        desk.ask(number, Lane.ANSWERS)
    await desk.run(2000)
    assert desk.names.index("patient") < OLDEST_EVERY


async def test_an_answer_passes_a_thousand_repaints(desk: Desk) -> None:
    for number in range(1000):
        desk.ask(number, Lane.BACKGROUND)
    await desk.run(1000)
    desk.sent.clear()
    desk.ask("answer", Lane.ANSWERS)
    await desk.run(100)
    assert "answer" in desk.names


async def test_the_log_says_now_and_then_that_people_wait(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(600):
        desk.ask(number, Lane.BACKGROUND)
    await desk.run(9_000, step=25)
    assert not caplog.messages
    await desk.run(5_000, step=25)
    (message,) = caplog.messages  # and not one for each
    assert message.endswith("(background) has waited 10 s")


async def test_further_requests_of_a_turn_wait_in_its_lane(desk: Desk) -> None:
    async def twice() -> None:
        async with desk.governor.turn(Lane.BACKGROUND):
            await desk.governor.request(lambda: desk.arrive("one"))
            await desk.governor.request(lambda: desk.arrive("two"))

    desk.start(twice())
    for number in range(BURST):
        desk.ask(number, Lane.TABLES)
    await desk.run(200)
    assert desk.names == ["one", *range(BURST), "two"] or desk.names.index("two") >= BURST - 1


# Servers

BUSY, QUIET = 1, 2


@pytest.mark.parametrize("lane", Lane)
async def test_in_no_lane_a_server_waits_for_all_that_another_has(desk: Desk, lane: Lane) -> None:
    await after_a_burst(desk)
    for number in range(500):
        desk.ask(number, lane, server=BUSY)
    await desk.run(100)
    desk.sent.clear()
    desk.ask("quiet", lane, server=QUIET)
    await desk.run(60)
    assert "quiet" in desk.names


async def test_servers_are_served_in_turn_and_each_in_order(desk: Desk) -> None:
    desk.governor.pause(10)
    for server, count in ((BUSY, 6), (QUIET, 2), (3, 1)):
        for number in range(count):
            desk.ask((server, number), Lane.TABLES, server=server)
    await desk.run(400)
    assert desk.names[:5] == [(BUSY, 0), (QUIET, 0), (3, 0), (BUSY, 1), (QUIET, 1)]
    assert desk.names[5:] == [(BUSY, number) for number in range(2, 6)]


async def test_one_in_some_is_for_the_oldest_lane_and_there_for_the_server_whose_turn_it_is(
    desk: Desk,
) -> None:
    await after_a_burst(desk)
    for number in range(50):
        desk.ask(("old", number), Lane.BACKGROUND, server=BUSY)
    desk.ask("quiet", Lane.BACKGROUND, server=QUIET)
    for number in range(50):
        desk.ask(number, Lane.ANSWERS, server=3)
    await desk.run(2 * OLDEST_EVERY * 30)
    assert desk.names.index("quiet") < 2 * OLDEST_EVERY


async def test_the_answers_of_one_server_do_not_hold_up_the_tables_of_others(desk: Desk) -> None:
    await after_a_burst(desk)
    for number in range(200):
        desk.ask(number, Lane.ANSWERS, server=BUSY)
    desk.ask("table", Lane.WAITED_FOR, server=QUIET)
    await desk.run(300)
    assert desk.names.index("table") < 2 * ANSWERS_A_SECOND
    await desk.run(800)
    desk.ask("answer", Lane.ANSWERS, server=BUSY)
    await desk.run(50)
    assert "answer" in desk.names, "in the next second they go first again"


async def test_a_request_without_a_turn_takes_that_of_its_server(desk: Desk) -> None:
    await after_a_burst(desk)
    for number in range(200):
        desk.start(desk.governor.request(partial(desk.arrive, number), server=BUSY))
    await desk.run(100)
    desk.sent.clear()
    desk.start(desk.governor.request(partial(desk.arrive, "quiet"), server=QUIET))
    await desk.run(60)
    assert "quiet" in desk.names


async def test_further_requests_of_a_turn_are_of_its_server(desk: Desk) -> None:
    await after_a_burst(desk)

    async def twice() -> None:
        async with desk.governor.turn(Lane.TABLES, QUIET):
            await desk.governor.request(lambda: desk.arrive("one"))
            await desk.governor.request(lambda: desk.arrive("two"), server=BUSY)

    for number in range(200):
        desk.ask(number, Lane.TABLES, server=BUSY)
    desk.start(twice())
    await desk.run(130)
    assert "two" in desk.names


async def waits_of_others(desk: Desk) -> tuple[list[int], list[int]]:
    """Milliseconds that moves at 40 small servers wait while four others make 60 moves a second at 1,000
    tables, and from two seconds after that on. What waits at a table already takes up its next move.
    """
    chance, waiting = random.Random(1), set[tuple[int, int]]()
    waits: list[tuple[int, int]] = []

    async def show(table: tuple[int, int]) -> None:
        since = desk.clock.monotonic()
        async with desk.governor.turn(Lane.WAITED_FOR, table[0]):
            waiting.discard(table)
            await desk.governor.request(lambda: desk.arrive(table))
        if table[0] > 4:
            waits.append((since, desk.clock.monotonic() - since))

    async def play(seconds: int, *rates: tuple[int, int, int, int]) -> None:
        for _ in range(seconds * 50):
            for rate, first, servers, tables in rates:
                if chance.random() < rate / 50 - (made := int(rate / 50)):
                    made += 1
                for _ in range(made):
                    table = (first + chance.randrange(servers), chance.randrange(tables))
                    if table not in waiting:
                        waiting.add(table)
                        desk.start(show(table))
            await desk.run(20, step=20)

    await play(30, (60, 1, 4, 250), (4, 5, 40, 1))
    stopped = desk.clock.monotonic()
    await play(12, (4, 5, 40, 1))
    meanwhile = [wait for since, wait in waits if since < stopped]
    return meanwhile, [wait for since, wait in waits if since > stopped + 2_000]


@pytest.mark.slow
async def test_small_servers_hardly_notice_that_others_are_busy(desk: Desk) -> None:
    meanwhile, afterwards = await waits_of_others(desk)
    assert len(meanwhile) > 80
    assert sorted(meanwhile)[-2] < 1_000, "the limit for all but one in a hundred is two seconds"
    assert max(afterwards) < 300


async def test_pings_wait_for_every_move(desk: Desk) -> None:
    await after_a_burst(desk)
    for number in range(100):
        desk.ask(("ping", number), Lane.PINGS, server=QUIET)
    for number in range(20):
        desk.ask(("move", number), Lane.TABLES, server=BUSY)
    await desk.run(600)
    moves = [place for place, (what, _) in enumerate(desk.names) if what == "move"]
    assert max(moves) <= 20 + 20 // OLDEST_EVERY + 1


async def test_what_is_hurried_goes_with_its_new_lane(desk: Desk) -> None:
    await after_a_burst(desk)
    for number in range(50):
        desk.ask(number, Lane.PINGS)
    turn = desk.governor.ask(Lane.PINGS, QUIET)

    async def go() -> None:
        async with desk.governor.held(turn):
            await desk.governor.request(lambda: desk.arrive("hurried"))

    desk.start(go())
    await desk.run(25)
    desk.governor.hurry(turn, Lane.BACKGROUND)
    assert turn.lane is Lane.PINGS, "it is never held back"
    desk.governor.hurry(turn, Lane.WAITED_FOR)
    assert desk.governor.waiting(Lane.WAITED_FOR) == 1
    await desk.run(55)
    assert "hurried" in desk.names
    desk.governor.hurry(turn, Lane.ANSWERS)
    assert desk.governor.waiting(Lane.ANSWERS) == 0, "it has gone"


# Turns that come to nothing


async def test_a_turn_that_is_not_used_is_given_back(desk: Desk) -> None:
    for _ in range(5 * BURST):
        await unused(desk)
    for number in range(BURST):
        desk.ask(number, Lane.TABLES)
    await desk.rest()
    assert len(desk.sent) == BURST


async def test_a_turn_is_spent_by_the_first_request(desk: Desk) -> None:
    async with desk.governor.turn(Lane.TABLES) as turn:
        assert not turn.is_spent
        await desk.governor.request(lambda: desk.arrive("table"))
        assert turn.is_spent


async def test_nobody_waits_for_a_turn_when_the_bot_stops(desk: Desk) -> None:
    desk.governor.pause(60_000)
    waiting = desk.ask("table", Lane.TABLES)
    await desk.rest()
    desk.governor.stop()
    await desk.rest()
    assert isinstance(waiting.exception(), Unanswered)
    assert not any(task.get_name() == "governor" for task in asyncio.all_tasks()), "and nobody gives turns"


async def test_whoever_goes_away_takes_no_turn(desk: Desk) -> None:
    await after_a_burst(desk)
    waiting = [desk.ask("gone", Lane.ANSWERS) for _ in range(100)]
    desk.ask("stays", Lane.BACKGROUND)
    await desk.rest()
    for task in waiting:
        task.cancel()
    await desk.run(30)
    assert desk.names == ["stays"]


async def test_whoever_goes_away_in_the_moment_of_being_let_in_takes_no_turn(desk: Desk) -> None:
    await after_a_burst(desk)
    going = desk.ask("gone", Lane.ANSWERS)
    await desk.rest()
    desk.clock.pass_by(25)
    while not desk.governor._held:  # noqa: ASYNC110 - step by step, to the moment in between
        await asyncio.sleep(0)
    going.cancel()
    await desk.rest()
    desk.ask("stays", Lane.BACKGROUND)
    await desk.rest()
    assert desk.names == ["stays"]


# Pauses


async def test_a_pause_holds_everybody_and_no_longer_than_it_lasts(desk: Desk) -> None:
    drawing = desk.ask("drawing", Lane.ANSWERS, drawn_in=100)
    await desk.rest()
    desk.governor.pause(3000)
    desk.ask("table", Lane.TABLES)
    desk.start(desk.governor.request(lambda: desk.arrive("other")))
    await desk.run(2990)
    assert desk.names == []
    await desk.run(20)
    assert sorted(map(str, desk.names)) == ["drawing", "other", "table"]
    assert drawing.done()


async def test_a_shorter_pause_ends_no_longer_one(desk: Desk) -> None:
    desk.governor.pause(3000)
    desk.governor.pause(1000)
    desk.ask("table", Lane.TABLES)
    await desk.run(2900)
    assert not desk.sent


# Deadlines


async def never() -> None:
    await asyncio.Event().wait()


class Wire:
    """Tells the governor, as aiohttp does, of attempts and answers."""

    def __init__(self, governor: Governor) -> None:
        trace = governor.trace()
        trace.freeze()
        self._trace = trace

    async def begins(self) -> None:
        await self._trace.on_request_start.send(None, None, None)  # type: ignore[arg-type]  # nobody reads them

    async def answers(self, status: int, **headers: str) -> None:
        headers = {"Via": "1.1 google", **{name.replace("_", "-"): text for name, text in headers.items()}}
        end = SimpleNamespace(response=SimpleNamespace(status=status, headers=headers))
        await self._trace.on_request_end.send(None, None, end)  # type: ignore[arg-type]  # all that is read


async def test_a_request_without_an_answer_is_given_up(desk: Desk) -> None:
    wire, withdrawn = Wire(desk.governor), []

    async def send() -> None:
        await wire.begins()
        try:
            await never()
        except asyncio.CancelledError:
            withdrawn.append("request")
            raise

    asking = desk.start(desk.governor.request(send))
    await desk.run(DEADLINE - 100, step=100)
    assert not asking.done()
    await desk.run(200, step=100)
    assert isinstance(asking.exception(), Unanswered)
    assert withdrawn == ["request"]


async def test_what_has_taken_its_time_is_withdrawn(desk: Desk) -> None:
    withdrawn = []

    async def work() -> None:
        try:
            await never()
        except asyncio.CancelledError:
            withdrawn.append("work")
            raise

    waiting = asyncio.ensure_future(within(desk.clock, 1000, work()))
    await desk.run(995)
    assert not waiting.done()
    await desk.run(10)
    assert isinstance(waiting.exception(), Unanswered)
    assert withdrawn == ["work"]


@pytest.mark.parametrize("told", [{}, {"Retry_After": "soon"}])
async def test_who_is_to_wait_and_is_not_told_how_long_waits_a_minute(
    desk: Desk, told: dict[str, str]
) -> None:
    wire = Wire(desk.governor)
    await wire.answers(429, X_RateLimit_Scope="global", **told)
    desk.ask("table", Lane.TABLES)
    await desk.run(MINUTE - 100, step=100)
    assert not desk.sent
    await desk.run(200, step=100)
    assert desk.names == ["table"]


@pytest.mark.parametrize(("status", "headers"), [(429, {"Retry_After": "20"}), (200, {})])
async def test_what_discord_py_holds_back_is_not_given_up(
    desk: Desk, status: int, headers: dict[str, str]
) -> None:
    """It waits after a 429, and after the last request that a channel takes."""
    wire = Wire(desk.governor)

    async def send() -> None:
        await wire.begins()
        await wire.answers(status, **headers)
        await desk.clock.wait(asyncio.Event(), desk.clock.now() + 28_000)
        await desk.arrive("done")

    asking = desk.start(desk.governor.request(send))
    await desk.run(29_000, step=100)
    assert asking.done()
    assert asking.exception() is None
    assert not desk.governor.has_outage


async def test_a_request_that_has_not_been_sent_yet_is_not_given_up(desk: Desk) -> None:
    wire = Wire(desk.governor)

    async def send() -> None:
        await desk.clock.wait(asyncio.Event(), desk.clock.now() + 28_000)
        await wire.begins()
        await desk.arrive("done")

    desk.start(desk.governor.request(send))
    await desk.run(29_000, step=100)
    assert desk.names == ["done"]


async def test_what_discord_py_has_sent_late_all_at_once_waits_for_turns_again(desk: Desk) -> None:
    wire = Wire(desk.governor)

    async def send() -> None:
        await desk.clock.wait(asyncio.Event(), START + 10_000)
        await wire.begins()
        await desk.arrive("late")

    for _ in range(120):
        desk.start(desk.governor.request(send))
    await desk.run(16_000, step=20)
    assert len(desk.sent) == 120
    assert desk.most() <= BURST + RATE


async def test_each_attempt_takes_a_turn(desk: Desk) -> None:
    wire = Wire(desk.governor)

    async def send() -> None:
        for _ in range(5):
            await wire.begins()
            await desk.arrive("attempt")

    for _ in range(40):
        desk.start(desk.governor.request(send))
    await desk.run(6000)
    assert len(desk.sent) == 200
    assert desk.most() <= BURST + RATE


# Answers to presses do not count


async def test_what_does_not_count_waits_for_nothing(desk: Desk) -> None:
    desk.governor.pause(60_000)
    await desk.governor.watched(desk.arrive("hand"))
    assert desk.names == ["hand"]


# Outages


async def probes(desk: Desk, seconds: int) -> list[int]:
    """The times (ms) at which Discord was tried in so many seconds, by many at once."""
    times: list[int] = []
    began = desk.clock.monotonic()

    async def send() -> None:
        times.append(desk.clock.monotonic() - began)
        raise OSError

    async def again(number: int) -> None:
        while True:
            try:
                async with desk.governor.turn(Lane.TABLES):
                    await desk.governor.request(send, number)
            except OSError:
                pass

    for number in range(20):
        desk.start(again(number))
    await desk.run(seconds * 1000, step=50)
    return times


async def test_in_an_outage_one_at_a_time_tries_with_growing_gaps(desk: Desk) -> None:
    await desk.fall_out()
    assert await probes(desk, 40) == [1000, 3000, 7000, 15_000, 23_000, 31_000, 39_000]
    assert desk.outages == [True]


async def test_all_flow_after_the_first_answer(desk: Desk) -> None:
    await desk.fall_out()
    for number in range(BURST + 10):
        desk.ask(number, Lane.TABLES)
    await desk.run(900, step=10)
    assert desk.names == []
    await desk.run(100 + 10 * 25, step=5)
    assert len(desk.sent) == BURST + 10
    assert desk.outages == [True, False]


async def test_what_was_on_its_way_makes_the_gaps_no_longer(desk: Desk) -> None:
    failing = asyncio.Event()

    async def send() -> None:
        await failing.wait()
        raise OSError

    asking = [desk.start(desk.governor.request(send, number)) for number in range(BURST)]
    await desk.rest()
    failing.set()
    await desk.rest()
    assert all(isinstance(task.exception(), OSError) for task in asking)
    desk.ask("probe", Lane.TABLES)
    await desk.run(1000)
    assert desk.names == ["probe"]


async def test_a_probe_that_has_nothing_to_send_leaves_its_turn_to_the_next(desk: Desk) -> None:
    await desk.fall_out()
    desk.start(unused(desk))
    desk.ask("probe", Lane.TABLES)
    await desk.run(1000)
    assert desk.names == ["probe"]


async def test_a_turn_from_before_the_outage_is_no_second_probe(desk: Desk) -> None:
    desk.ask("drawing", Lane.TABLES, drawn_in=100)
    await desk.rest()
    await desk.fall_out()
    await desk.run(500)
    assert desk.names == []


async def test_an_attempt_of_discord_py_is_no_probe(desk: Desk) -> None:
    wire, attempts = Wire(desk.governor), 0

    async def send() -> None:
        nonlocal attempts
        while True:
            await wire.begins()
            attempts += 1
            await wire.answers(502)
            await desk.clock.wait(asyncio.Event(), desk.clock.now() + 1000)

    asking = [desk.start(desk.governor.request(send, number)) for number in range(5)]
    await desk.run(2000)
    assert desk.outages == [True]
    assert attempts == 5
    assert all(isinstance(task.exception(), Unanswered) for task in asking)


async def test_what_fails_in_one_place_alone_is_no_outage(desk: Desk) -> None:
    answer: Any = SimpleNamespace(status=503, reason="No")
    error = discord.DiscordServerError(answer, "No")
    for _ in range(5):
        await desk.fail(error, "sick")
        await desk.run(100)
    assert not desk.governor.has_outage
    await desk.fail(error, "another")
    assert desk.governor.has_outage


@pytest.mark.parametrize(("status", "is_out"), [(499, False), (500, True), (503, True)])
async def test_an_attempt_that_discord_fails_at_counts_while_discord_py_tries_again(
    desk: Desk, status: int, is_out: bool
) -> None:
    wire = Wire(desk.governor)

    async def send() -> None:
        await wire.begins()
        await wire.answers(status)
        await never()

    for place in range(3):
        desk.start(desk.governor.request(send, place))
    await desk.rest()
    assert desk.governor.has_outage == is_out
    if is_out:
        status = 404
        desk.start(desk.governor.watched(send()))
        await desk.rest()
        assert desk.outages == [True, False], (
            "any answer ends it, also one after which a request is held back"
        )


async def test_failures_with_answers_between_them_are_no_outage(desk: Desk) -> None:
    for place in range(10):
        await desk.fail(OSError(), place)
        await desk.fail(OSError(), place)
        await desk.governor.request(lambda: desk.arrive("fine"))
        await desk.run(100)
    assert desk.outages == []


@pytest.mark.parametrize("error", [discord.RateLimited(60), ZeroDivisionError()])
async def test_what_nobody_at_discord_has_said_ends_no_outage(desk: Desk, error: Exception) -> None:
    """discord.py's own books know of a limit too, and there are faults of ours."""

    async def unsent() -> None:
        raise error

    await desk.fall_out()
    with pytest.raises(type(error)):
        await desk.governor.watched(unsent())
    assert desk.governor.has_outage
    assert desk.outages == [True]


async def test_an_answer_that_is_no_json_is_none(desk: Desk) -> None:
    async def unreadable() -> None:
        raise json.JSONDecodeError("no JSON", "<html>", 0)

    for work in (
        desk.governor.request(unreadable),
        desk.governor.watched(unreadable()),
        within(desk.clock, 1_000, unreadable()),
    ):
        with pytest.raises(Unanswered):
            await work


async def test_a_refusal_is_an_answer(desk: Desk) -> None:
    answer: Any = SimpleNamespace(status=403, reason="No")

    async def refused() -> None:
        raise discord.Forbidden(answer, "No")

    await desk.fall_out()
    with pytest.raises(discord.Forbidden):
        await desk.governor.watched(refused())
    assert desk.outages == [True, False]


async def test_a_listener_that_raises_harms_nobody(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    def raises(is_out: bool) -> None:
        raise ZeroDivisionError

    later: list[bool] = []
    desk.governor.outages.subscribe(raises, later.append)
    await desk.fall_out()
    await desk.governor.watched(desk.arrive("hand"))
    assert later == desk.outages == [True, False]
    assert desk.names == ["hand"]
    assert "raises failed" in caplog.text
