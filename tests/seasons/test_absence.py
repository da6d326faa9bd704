"""Who comes to the table of a league, and who does not: calls, the grace, and what follows."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.league.decisions import Reverse, Void, Withdraw
from bot.league.results import MatchResult
from bot.league.season import Season, acts, is_open, season_state, times
from bot.milliseconds import HOUR
from bot.seasons import Announcements, Seasons, SeasonStore
from bot.seasons.announcements import room_for
from bot.seasons.season_deadlines import PRESSABLE
from bot.services import Ratings
from bot.storage import Database, open_database
from bot.tables import Table, Tables, Who
from tests.league.seasons import settings
from tests.tables.clock import HandClock
from tests.tables.club import ADA, BO, CLEO, DAG, GUILD, PACE, refusal

UMPIRE = Who(99, "Una")
FOUR = ADA, BO, CLEO, DAG
MINUTE = HOUR // 60
DAY = 24 * HOUR


class Hall:
    """A bot with one season of one table a round, in which its players press."""

    def __init__(self, database: Database, clock: HandClock) -> None:
        store = SeasonStore(database, clock)
        self.database, self.clock = database, clock
        self.tables = Tables(database, clock, PACE, Random(1), lambda: bytes(32), may_join=store.need_entrant)
        self.ratings = Ratings(database)
        self.seasons = Seasons(
            store, database, clock, self.tables, self.ratings, Random(1), lambda: bytes(32)
        )
        self.press = 1000
        self.key = ""

    async def start(self, *players: Who, **fields: object) -> None:
        """Start a season of these players, by the rules of today."""
        known = {"size": len(players), "rounds": 1, "round_hours": 168}
        season = await self.seasons.create(GUILD, UMPIRE, settings(**{**known, **fields}))
        self.key = season.key
        for who in players:
            await self.seasons.act(self.key, who, acts.SignUp)
        await self.seasons.act(self.key, UMPIRE, acts.Start())
        await self.pass_by(0)

    async def here(self, *players: Who) -> None:
        """These say that they are here."""
        for who in players:
            self.press += 1
            await self.seasons.ready(self.key, who, self.fixture, self.press, self._opened)
        await self.clock.advance()

    async def _opened(self, season: Season, fixture: str) -> Table:
        return await self.seasons.open_table(season.key, fixture, 500 + len(self.tables.open_tables(GUILD)))

    async def pass_by(self, ms: int) -> None:
        """Let time pass, in which all that is due happens."""
        await self.clock.advance(ms)

    async def until(self, at: int) -> None:
        """Let time pass until a moment (ms)."""
        await self.pass_by(at - self.clock.now())

    @property
    def season(self) -> Season:
        season = self.seasons.store.known(self.key)
        assert season is not None
        return season

    @property
    def fixture(self) -> str:
        state = season_state(self.season)
        assert state is not None
        return next(iter(state.fixtures))

    @property
    def table(self) -> Table | None:
        return self.seasons.table_of(self.season, self.fixture)

    @property
    def result(self) -> MatchResult | None:
        state = season_state(self.season)
        assert state is not None
        return state.outcome(self.fixture)

    @property
    def open(self) -> bool:
        state = season_state(self.season)
        assert state is not None
        return is_open(self.season, state.fixtures[self.fixture])

    @property
    def deadline(self) -> int:
        state = season_state(self.season)
        assert state is not None
        return state.deadline(self.fixture)

    async def time_comes(self, at: int) -> None:
        """Let time pass until the time that is set for the table; its players have been called before."""
        await self.until(at - 10 * MINUTE)
        await self.until(at)

    async def person(self, who: Who) -> str:
        return await self.seasons.person(GUILD, who)

    async def mark(self, who: Who, *hours: int) -> None:
        """Mark these hours (ms), and no others, as those that suit somebody."""
        act = acts.Mark(self.fixture, await self.person(who), hours, 0, 2 * self.clock.now())
        await self.seasons.act(self.key, who, act)

    async def set_time(self) -> int:
        """Let time pass until the bot has set a time, since one has marked an hour that is over by then."""
        await self.mark(ADA, *times.hours(self.season, self.fixture, self.clock.now())[:1])
        await self.until(self.deadline - 2 * DAY)
        at = self.season.appointments[self.fixture].at
        assert at is not None
        return at

    async def told(self) -> list[str]:
        return [notice.kind for notice in await Announcements(self.database).notices()]


@asynccontextmanager
async def hall_on(path: Path, clock: HandClock) -> AsyncIterator[Hall]:
    database = await open_database(path, clock=clock.now)
    try:
        hall = Hall(database, clock)
        await hall.tables.clocks.restore()
        await hall.seasons.restore()
        await clock.advance()
        yield hall
        await hall.seasons.close()
        await hall.tables.clocks.close()
    finally:
        await database.close()


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall_on(tmp_path / "olsen.db", HandClock(services=2)) as hall:
        yield hall


def seated(table: Table | None) -> set[str]:
    assert table is not None
    return {chair.name for chair in table.chairs}


def ready(table: Table | None) -> set[str]:
    assert table is not None
    return {chair.name for chair in table.chairs if not chair.is_asked}


# Being here


async def test_being_here_holds_until_the_grace_has_ended(hall: Hall) -> None:
    await hall.start(*FOUR)
    await hall.here(ADA)
    assert ready(hall.table) == {"Ada"}
    await hall.pass_by(9 * MINUTE)
    await hall.here(BO)
    assert ready(hall.table) == {"Ada", "Bo"}
    await hall.pass_by(2 * MINUTE)
    assert ready(hall.table) == set()
    assert hall.open, "a call before the set time has no consequences"
    assert hall.result is None


async def test_a_match_begins_as_soon_as_all_are_here(hall: Hall) -> None:
    await hall.start(*FOUR)
    await hall.here(*FOUR)
    assert hall.table is not None
    assert hall.table.phase == "playing"
    assert len(hall.season.appointments[hall.fixture].playing) == 4, "its season knows at once"
    await hall.pass_by(20 * MINUTE)
    assert hall.season.appointments[hall.fixture].call is None


async def test_a_player_calls_the_others_once(hall: Hall) -> None:
    await hall.start(*FOUR)
    await hall.here(ADA, BO)
    assert (await hall.told()).count("called") == 1


async def test_who_comes_first_sees_until_when_the_others_are_called(hall: Hall) -> None:
    await hall.start(*FOUR)
    table = await hall.seasons.ready(hall.key, ADA, hall.fixture, 1, hall._opened)
    call = hall.season.appointments[hall.fixture].call
    assert call is not None
    assert table.called_until == call.until
    assert hall.seasons.here(hall.season, hall.fixture) == (await hall.person(ADA),)


async def test_where_a_lobby_was_closed_the_next_who_is_here_opens_another(hall: Hall) -> None:
    await hall.start(*FOUR)
    await hall.here(ADA)
    assert hall.table is not None
    closed = hall.table.table_id
    hall.seasons.deadlines.hold(lambda key: True)  # before the season has heard of it
    await hall.tables.matches.void(closed)
    await hall.here(BO)
    assert hall.table is not None
    assert hall.table.table_id != closed
    assert ready(hall.table) == {"Bo"}


async def test_in_a_slow_season_who_is_ready_stays_so(hall: Hall) -> None:
    await hall.start(*FOUR, clock="slow")
    await hall.here(ADA)
    await hall.pass_by(DAY)
    assert ready(hall.table) == {"Ada"}
    await hall.until(hall.deadline)
    assert hall.result is not None
    assert not hall.result.played


# When it is time


async def test_without_an_agreed_time_the_bot_sets_one_and_calls(hall: Hall) -> None:
    await hall.start(*FOUR)
    at = await hall.set_time()
    assert hall.clock.now() + 12 * HOUR < at < hall.deadline - 2 * HOUR
    assert (at // HOUR) % 24 == 20, "in the evening"
    assert (await hall.told())[-1] == "appointed"
    await hall.until(at - 10 * MINUTE)
    assert (await hall.told())[-1] == "called"
    assert hall.season.appointments[hall.fixture].call is not None


async def test_the_time_that_the_bot_sets_disturbs_nobody(hall: Hall) -> None:
    async def awake(place_id: int, user_ids: Collection[int]) -> Callable[[int, int], bool]:
        return lambda user_id, at: user_id != ADA.user_id or not 18 <= (at // HOUR) % 24 <= 22

    await hall.start(*FOUR)
    hall.seasons.appointing.awake = awake
    at = await hall.set_time()
    assert not 18 <= (at // HOUR) % 24 <= 22, "although it would be in the evening"


async def test_who_is_here_plays_and_who_is_absent_is_last(hall: Hall) -> None:
    await hall.start(*FOUR)
    at = await hall.set_time()
    await hall.time_comes(at)
    await hall.here(ADA, BO, CLEO)
    assert hall.table is not None
    assert hall.table.phase == "lobby"
    await hall.pass_by(10 * MINUTE)
    assert hall.table is not None
    assert hall.table.phase == "playing"
    assert seated(hall.table) == {"Ada", "Bo", "Cleo"}
    await hall.tables.matches.score_as_it_stands(hall.table.table_id)
    await hall.pass_by(MINUTE)
    result = hall.result
    assert result is not None
    assert result.played
    dag = await hall.person(DAG)
    (own,) = [seat for seat in result.seats if seat.player == dag]
    assert own.forfeited
    assert own.place == 4
    assert len(result.seats) == 4


async def test_who_is_absent_is_rated_last_also_after_a_restart(tmp_path: Path) -> None:
    clock, path = HandClock(services=2), tmp_path / "olsen.db"
    async with hall_on(path, clock) as hall:
        await hall.start(ADA, BO, CLEO, length=1)
        await hall.time_comes(await hall.set_time())
        await hall.here(ADA, BO)
        await hall.pass_by(10 * MINUTE)
        assert hall.table is not None
        key, table_id = hall.key, hall.table.table_id
    async with hall_on(path, clock) as hall:
        hall.key = key
        table = await hall.tables.get(table_id)
        assert seated(table) == {"Ada", "Bo"}
        assert [chair.name for chair in table.absent] == ["Cleo"]
        await hall.tables.matches.score_as_it_stands(table_id)
        await hall.pass_by(MINUTE)
        rows = await hall.database.boards.outcomes(table_id)
        cleo = await hall.person(CLEO)
        assert [(row.place, row.forfeited, row.person == cleo) for row in rows][-1] == (3, True, True)


async def test_with_too_few_who_was_there_wins_by_forfeit(hall: Hall) -> None:
    await hall.start(ADA, BO)
    await hall.time_comes(await hall.set_time())
    await hall.here(ADA)
    await hall.pass_by(10 * MINUTE)
    result, ada = hall.result, await hall.person(ADA)
    assert result is not None
    assert not result.played
    assert {seat.player for seat in result.seats if not seat.forfeited} == {ada}


async def test_where_nobody_comes_nobody_forfeits_and_the_umpire_is_told(hall: Hall) -> None:
    await hall.start(ADA, BO)
    await hall.time_comes(await hall.set_time())
    await hall.pass_by(HOUR)
    assert hall.open, "it can still be played until the deadline"
    await hall.until(hall.deadline)
    assert hall.result is None
    assert not hall.open
    assert "unplayed" in await hall.told()
    assert hall.season.phase == "review"


async def test_where_somebody_was_ready_but_the_server_is_full_there_is_more_time(hall: Hall) -> None:
    """That the table waits is stored. Nobody has asked for it since, for example because the bot was away."""
    await hall.start(ADA, BO)
    await hall.time_comes(await hall.set_time())
    hall.tables.room.most = 0
    waits = room_for(hall.fixture)
    await Announcements(hall.database).tell_once(hall.key, waits, "room", {}, hall.clock.now())
    before = hall.deadline
    await hall.until(before)
    assert hall.open
    assert hall.deadline > before


async def test_the_last_minute_wins_nothing(hall: Hall) -> None:
    """Who comes alone, after nobody has come when it was time, has beaten nobody."""
    await hall.start(ADA, BO)
    await hall.time_comes(await hall.set_time())
    await hall.until(hall.deadline - MINUTE)
    await hall.here(ADA)
    await hall.pass_by(DAY)
    assert hall.result is None


async def test_the_tables_of_a_short_round_are_called_when_it_starts(hall: Hall) -> None:
    await hall.start(ADA, BO, round_hours=1)
    assert "called" in await hall.told()
    await hall.here(ADA)
    await hall.pass_by(20 * MINUTE)
    assert hall.result is not None


async def test_for_a_round_of_two_days_the_time_is_set_at_its_start(hall: Hall) -> None:
    await hall.start(ADA, BO, round_hours=48)
    assert hall.season.appointments[hall.fixture].at is not None


async def test_a_call_waits_while_the_season_is_paused(hall: Hall) -> None:
    await hall.start(ADA, BO)
    sets = hall.deadline - 2 * DAY
    both = times.hours(hall.season, hall.fixture, sets + HOUR)[:31:30]
    for who in (ADA, BO):
        await hall.mark(who, *both)
    await hall.until(sets)
    await hall.time_comes(both[0])
    await hall.here(ADA)
    await hall.seasons.act(hall.key, UMPIRE, acts.Pause(), "rain")
    await hall.pass_by(DAY)
    await hall.seasons.act(hall.key, UMPIRE, acts.Resume())
    await hall.pass_by(MINUTE)
    assert hall.result is None
    assert ready(hall.table) == set()
    again = hall.season.appointments[hall.fixture].at
    assert again is not None
    assert again > hall.clock.now()


async def test_a_call_that_the_bot_was_too_late_for_is_as_long_as_any(tmp_path: Path) -> None:
    clock, path = HandClock(services=2), tmp_path / "olsen.db"
    async with hall_on(path, clock) as hall:
        await hall.start(ADA, BO)
        at, key = await hall.set_time(), hall.key
    clock.pass_by(at + DAY - clock.now())
    async with hall_on(path, clock) as hall:
        hall.key = key
        call = hall.season.appointments[hall.fixture].call
        assert call is not None
        assert call.until == clock.now() + 20 * MINUTE
        await hall.here(BO)
        await hall.pass_by(20 * MINUTE)
        assert hall.result is not None


# Leaving


async def test_a_call_that_ended_in_an_outage_waits_for_presses(hall: Hall) -> None:
    await hall.start(*FOUR)
    await hall.time_comes(await hall.set_time())
    await hall.here(ADA)
    hall.seasons.deadlines.hold(lambda key: True)
    await hall.pass_by(30 * MINUTE)
    hall.seasons.deadlines.hold(lambda key: False)
    hall.seasons.deadlines.release()
    await hall.here(BO)
    await hall.pass_by(PRESSABLE - 1)
    assert ready(hall.table) == {"Ada", "Bo"}, "another's press cuts nobody's time"
    await hall.here(CLEO)
    await hall.pass_by(1)
    assert seated(hall.table) == {"Ada", "Bo", "Cleo"}


async def test_what_needs_no_press_does_not_wait_after_an_outage(hall: Hall) -> None:
    await hall.start(*FOUR)
    at = await hall.set_time()
    hall.seasons.deadlines.hold(lambda key: True)
    await hall.until(at)
    hall.seasons.deadlines.hold(lambda key: False)
    hall.seasons.deadlines.release()
    await hall.pass_by(0)
    assert (await hall.told())[-1] == "called"


async def test_a_call_that_ended_while_the_bot_was_off_waits_for_presses(tmp_path: Path) -> None:
    clock, path = HandClock(services=2), tmp_path / "olsen.db"
    async with hall_on(path, clock) as hall:
        await hall.start(*FOUR)
        await hall.time_comes(await hall.set_time())
        await hall.here(ADA)
        key = hall.key
    clock.pass_by(30 * MINUTE)
    async with hall_on(path, clock) as hall:
        hall.key = key
        await hall.here(BO, CLEO)
        assert ready(hall.table) == {"Ada", "Bo", "Cleo"}
        await hall.pass_by(PRESSABLE)
        assert seated(hall.table) == {"Ada", "Bo", "Cleo"}


async def test_a_withdrawal_takes_the_chair_and_keeps_the_others_word(hall: Hall) -> None:
    await hall.start(*FOUR)
    await hall.here(ADA, BO, CLEO)
    entry = hall.season.entry_of(await hall.person(DAG))
    assert entry is not None
    await hall.seasons.act(hall.key, UMPIRE, acts.Decide(Withdraw(entry, "forfeit")), "gone")
    await hall.pass_by(0)
    assert hall.table is not None
    assert hall.table.phase == "playing"
    assert seated(hall.table) == {"Ada", "Bo", "Cleo"}


async def test_who_is_withdrawn_as_the_call_ends_keeps_nobody_from_playing(hall: Hall) -> None:
    await hall.start(*FOUR)
    await hall.time_comes(await hall.set_time())
    await hall.here(ADA, BO, CLEO)
    hall.seasons.deadlines.hold(lambda key: True)  # both come in the same moment
    await hall.pass_by(10 * MINUTE)
    entry = hall.season.entry_of(await hall.person(DAG))
    assert entry is not None
    await hall.seasons.act(hall.key, UMPIRE, acts.Decide(Withdraw(entry, "forfeit")), "gone")
    hall.seasons.deadlines.hold(lambda key: False)
    hall.seasons.deadlines.release()
    await hall.pass_by(PRESSABLE)
    assert hall.table is not None
    assert hall.table.phase == "playing"
    assert len(hall.season.appointments[hall.fixture].playing) == 3


async def test_who_is_left_alone_wins_by_forfeit_at_once_and_is_told(hall: Hall) -> None:
    await hall.start(ADA, BO)
    await hall.seasons.act(hall.key, BO, acts.Leave, "left")
    await hall.pass_by(0)
    result, ada = hall.result, await hall.person(ADA)
    assert result is not None
    assert [seat.player for seat in result.seats] == [ada]
    state = season_state(hall.season)
    assert state is not None
    assert state.accounts[ada].score == 100, "although it was in the same moment"
    assert "forfeit" in await hall.told()


async def test_who_plays_on_alone_has_won_at_once(hall: Hall) -> None:
    await hall.start(ADA, BO)
    await hall.here(ADA, BO)
    await hall.seasons.act(hall.key, BO, acts.Leave, "left")
    await hall.pass_by(MINUTE)
    result, ada = hall.result, await hall.person(ADA)
    assert result is not None
    assert [seat.player for seat in result.seats if not seat.absent] == [ada]


async def test_a_withdrawal_that_is_taken_back_gives_the_chair_back(hall: Hall) -> None:
    await hall.start(*FOUR)
    await hall.pass_by(MINUTE)
    await hall.here(ADA)
    entry = hall.season.entry_of(await hall.person(DAG))
    assert entry is not None
    season = await hall.seasons.act(hall.key, UMPIRE, acts.Decide(Withdraw(entry, "forfeit")), "gone")
    await hall.pass_by(0)
    assert seated(hall.table) == {"Ada", "Bo", "Cleo"}
    await hall.seasons.act(hall.key, UMPIRE, acts.Decide(Reverse(str(season.seq))), "back")
    await hall.pass_by(0)
    await hall.here(DAG, BO)
    assert seated(hall.table) == {"Ada", "Bo", "Cleo", "Dag"}


async def forgotten_since(hall: Hall) -> acts.Decide:
    """Dag, whom the umpire has withdrawn, is forgotten; the act that takes the withdrawal back."""
    await hall.pass_by(MINUTE)
    entry = hall.season.entry_of(await hall.person(DAG))
    assert entry is not None
    season = await hall.seasons.act(hall.key, UMPIRE, acts.Decide(Withdraw(entry, "forfeit")), "gone")
    [known] = await hall.database.privacy.rows_of_user(DAG.user_id)
    async with hall.database.transaction() as tx:
        await tx.privacy.erase(known)
    return acts.Decide(Reverse(str(season.seq)))


async def test_a_withdrawal_of_the_forgotten_is_not_taken_back(hall: Hall) -> None:
    """No lobby has a chair for them, and without that it would be closed as soon as it opens."""
    await hall.start(*FOUR)
    back = await forgotten_since(hall)
    for carry_out in (hall.seasons.preview, hall.seasons.act):
        with refusal("player_was_forgotten"):
            await carry_out(hall.key, UMPIRE, back, "back")
    await hall.here(ADA)
    assert seated(hall.table) == {"Ada", "Bo", "Cleo"}


async def test_where_that_was_done_once_the_others_have_their_table(hall: Hall) -> None:
    await hall.start(*FOUR, clock="slow")
    await hall.seasons.store.change(hall.key, await forgotten_since(hall), reason="back")
    await hall.here(ADA)
    assert seated(hall.table) == {"Ada", "Bo", "Cleo"}


# The umpire


async def test_the_umpire_begins_without_who_is_absent(hall: Hall) -> None:
    await hall.start(*FOUR)
    await hall.here(ADA, BO)
    here = tuple([await hall.person(who) for who in (ADA, BO)])
    await hall.seasons.act(hall.key, UMPIRE, acts.Begin(hall.fixture, here), "they wait")
    await hall.pass_by(0)
    assert hall.table is not None
    assert hall.table.phase == "playing"
    assert seated(hall.table) == {"Ada", "Bo"}


async def test_who_comes_in_the_same_moment_plays_too(hall: Hall) -> None:
    await hall.start(*FOUR)
    await hall.here(ADA, BO, CLEO)
    here = tuple([await hall.person(who) for who in (ADA, BO)])
    await hall.seasons.act(hall.key, UMPIRE, acts.Begin(hall.fixture, here), "they wait")
    await hall.pass_by(0)
    assert seated(hall.table) == {"Ada", "Bo", "Cleo"}


async def test_the_umpire_has_them_wait(hall: Hall) -> None:
    await hall.start(ADA, BO)
    at = await hall.set_time()
    await hall.time_comes(at)
    await hall.here(ADA)
    until = at + HOUR
    await hall.seasons.act(hall.key, UMPIRE, acts.StartReadyCheck(hall.fixture, until, True), "a train")
    await hall.until(until - MINUTE)
    assert ready(hall.table) == {"Ada"}
    assert hall.result is None
    await hall.pass_by(MINUTE)
    assert hall.result is not None


async def test_the_umpire_moves_a_table_beyond_its_deadline(hall: Hall) -> None:
    await hall.start(ADA, BO)
    at = hall.deadline + DAY
    await hall.seasons.act(hall.key, UMPIRE, acts.Appoint(hall.fixture, at), "ill")
    assert hall.deadline > at
    await hall.until(at - MINUTE)
    assert hall.open
    with refusal("league-time_past"):
        await hall.seasons.act(hall.key, UMPIRE, acts.Appoint(hall.fixture, at - DAY), "late")


async def test_the_umpire_awards_the_win(hall: Hall) -> None:
    await hall.start(ADA, BO)
    ada = await hall.person(ADA)
    await hall.seasons.act(hall.key, UMPIRE, acts.ForfeitFixture(hall.fixture, (ada,)), "came twice")
    await hall.pass_by(0)
    assert hall.result is not None
    assert [seat.player for seat in hall.result.seats if not seat.forfeited] == [ada]


# People as they are


@pytest.mark.parametrize("seed", range(12))
async def test_nobody_who_was_there_when_it_was_time_has_ever_forfeited(hall: Hall, seed: int) -> None:
    """A third come late, some press on another day, some never come, and one may leave the season."""
    chance = Random(seed)
    await hall.start(*FOUR, length=1)
    if chance.random() < 0.5:
        await hall.pass_by(chance.randrange(4 * DAY))
        await hall.here(*chance.sample(FOUR, 2))
    at = await hall.set_time()
    gone = {person for person in FOUR if chance.random() < 0.1}
    for person in gone:
        await hall.seasons.act(hall.key, person, acts.Leave, "left")
    await hall.until(at - 10 * MINUTE)
    coming = {
        person: at + (chance.randrange(MINUTE, 10 * MINUTE) if chance.random() < 0.3 else -5 * MINUTE)
        for person in FOUR
        if person not in gone and chance.random() < 0.7
    }
    for person, when in sorted(coming.items(), key=lambda item: item[1]):
        await hall.until(max(when, hall.clock.now()))
        if hall.result is None:
            await hall.here(person)
    await hall.until(at + 11 * MINUTE)
    if (table := hall.table) is not None and table.phase == "playing":
        assert seated(table) == {person.name for person in coming}
        await hall.tables.matches.score_as_it_stands(table.table_id)
    await hall.until(hall.deadline + MINUTE)
    names = {await hall.person(person): person for person in FOUR}
    lost = {names[seat.player] for seat in hall.result.seats if seat.forfeited} if hall.result else set()
    assert not lost & coming.keys()
    assert not hall.open
    if coming:
        assert lost == set(FOUR) - gone - coming.keys()
    else:
        assert lost == set()


async def test_a_void_match_is_played_again_by_those_who_come_then(hall: Hall) -> None:
    await hall.start(ADA, BO, CLEO, rounds=2)
    await hall.here(ADA, BO, CLEO)
    assert hall.table is not None
    await hall.tables.matches.score_as_it_stands(hall.table.table_id)
    await hall.pass_by(MINUTE)
    assert hall.result is not None
    match = hall.result.match
    await hall.seasons.act(hall.key, UMPIRE, acts.Decide(Void(match)), "a spilt drink")
    await hall.pass_by(MINUTE)
    assert hall.open
    assert hall.table is None
    assert not hall.season.appointment(hall.fixture).playing
    await hall.here(ADA)
    assert hall.table is not None
    assert hall.table.phase == "lobby"
    assert ready(hall.table) == {"Ada"}
    await hall.here(BO, CLEO)
    assert hall.table.phase == "playing"
