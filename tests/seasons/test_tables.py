"""Tables of leagues: results become lines of the log, deadlines end matches, and rulings reach seats."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.league.decisions import Adjust, Replace, Reverse, Void, Withdraw
from bot.league.season import acts, is_open
from bot.seasons import tables as at_tables
from bot.seasons.desired import desired
from bot.seasons.league_tables import record_of
from bot.seasons.table_actions import Forfeit, HandOver, Reinstate, Stop
from bot.services import Ratings
from bot.tables import Refused, Table, Who, is_waited_for
from tests.seasons.hall import HOUR, Hall, hall_at
from tests.tables.club import GUILD

LEAGUE = {"game": "olsen", "length": 1, "size": 3, "rounds": 1, "clock": "slow"}


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """Three who are drawn to one table, and one who has not entered."""
    async with hall_at(tmp_path / "olsen.db", 3, spare=1, **LEAGUE) as hall:
        yield hall


@pytest.fixture
async def open_season(tmp_path: Path) -> AsyncIterator[Hall]:
    """Three who open tables as they like, and one who has not entered."""
    async with hall_at(tmp_path / "olsen.db", 3, spare=1, format="open", game="olsen") as hall:
        yield hall


@pytest.fixture
def chance() -> Random:
    return Random(5)


def the_fixture(hall: Hall) -> str:
    """The only one."""
    [fixture] = hall.season.play.fixtures
    return fixture


async def played(hall: Hall, table: Table, chance: Random) -> Table:
    """The table once its match is over."""
    while table.is_open:
        table = await hall.move(table, chance)
    return table


async def own_table(hall: Hall, *players: int) -> Table:
    """A table that people have opened themselves, and its match."""
    who = [list(hall.people.values())[number] for number in players]
    hall._channel += 1
    table = await hall.club.tables.lobbies.open(
        GUILD, hall._channel, who[0], hall.club.press(), game="olsen", season=hall.season.key, length=1
    )
    for other in who[1:]:
        await hall.club.tables.lobbies.join(table.table_id, other, hall.club.press())
    return await hall.club.tables.lobbies.start(table.table_id, who[0], hall.club.press())


async def asked(hall: Hall, chance: Random, *, decides: bool) -> Table:
    """The table of the fixture, in whose match somebody has asked for the umpire. Who is on turn ``decides``
    on their move, or has only one.
    """
    table = await hall.begin(the_fixture(hall))
    while (is_waited_for(table) is not None) != decides:
        table = await hall.move(table, chance)
    hall.say(acts.CallUmpire(the_fixture(hall), str(table.chairs[0].person)))
    await hall.follow()
    return hall.club.now(table)


# Clocks that stand still


async def test_an_early_answer_leaves_the_time_that_the_umpire_has_given(hall: Hall, chance: Random) -> None:
    table = await asked(hall, chance, decides=True)
    until = hall.club.clock.now() + HOUR
    hall.say(acts.Wait(the_fixture(hall), table.table_id, table.turn_version, until))
    await hall.follow()
    assert hall.club.now(table).deadline == until
    hall.say(acts.Answer(next(iter(hall.season.appeals))))
    await hall.follow()
    assert (hall.club.now(table).held_until, hall.club.now(table).deadline) == (None, until)


async def test_a_pause_leaves_a_question_at_a_table_its_ten_minutes(hall: Hall, chance: Random) -> None:
    table = await asked(hall, chance, decides=True)
    hall.say(acts.Pause())
    await hall.follow()
    assert hall.club.now(table).held_until == table.held_until


async def test_a_computer_does_not_wait_for_the_time_that_a_player_was_given(
    hall: Hall, chance: Random
) -> None:
    table = await asked(hall, chance, decides=True)
    hall.say(acts.Wait(the_fixture(hall), table.table_id, table.turn_version, hall.club.clock.now() + HOUR))
    await hall.follow()
    chair = table.chairs[is_waited_for(table)]
    await hall.club.tables.seats.leave(table.table_id, hall.people[str(chair.person)])
    hall.say(acts.Answer(next(iter(hall.season.appeals))))
    await hall.follow()
    after = hall.club.now(table)
    assert after.deadline is not None
    assert after.deadline < hall.club.clock.now() + HOUR / 2


# Results


async def test_a_match_that_is_over_is_recorded_once_also_after_a_crash(hall: Hall, chance: Random) -> None:
    fixture = the_fixture(hall)
    table = await played(hall, await hall.begin(fixture), chance)
    await hall.restart()
    record = await record_of(hall.club.database, table.table_id)
    assert record is not None
    assert await hall.hear() == [record]
    stored = await hall.club.database.matches.results(table.table_id)
    assert [(seat.player, seat.place, seat.total) for seat in record.result.seats] == [
        (row.person, row.place, row.total) for row in stored
    ]
    assert (record.result.fixture, record.result.season) == (fixture, "spring")
    assert hall.season.play.outcome(fixture) == record.result
    assert await hall.hear() == []
    await hall.restart()
    assert await hall.hear() == []


async def test_results_come_in_the_order_in_which_matches_ended(open_season: Hall, chance: Random) -> None:
    hall = open_season
    first, second = await own_table(hall, 0, 1), await own_table(hall, 1, 2)
    await played(hall, second, chance)
    hall.club.clock.pass_by(1)
    await played(hall, first, chance)
    assert [act.result.match for act in await hall.hear()] == [second.table_id, first.table_id]
    assert list(hall.season.play.results) == [second.table_id, first.table_id]


async def test_what_has_no_result_is_not_recorded(hall: Hall, chance: Random) -> None:
    table = await hall.begin(the_fixture(hall))
    await hall.move(table, chance)
    assert await record_of(hall.club.database, table.table_id) is None
    assert await hall.hear() == []
    await hall.club.tables.messages.abandon(table.table_id)
    assert await hall.hear() == [acts.ReleaseTable(the_fixture(hall), table.table_id)]
    assert await record_of(hall.club.database, table.table_id) is None
    assert (await hall.begin(the_fixture(hall))).phase == "playing"  # it can be played anew


async def test_a_fixture_that_was_decided_meanwhile_takes_no_second_result(
    hall: Hall, chance: Random
) -> None:
    fixture = the_fixture(hall)
    table = await hall.begin(fixture)
    hall.say(acts.ForfeitFixture(fixture, ()))
    await played(hall, table, chance)
    assert await hall.hear() == []


# When time is up


async def test_a_running_match_is_scored_as_it_stands(hall: Hall, chance: Random) -> None:
    fixture = the_fixture(hall)
    table = await hall.begin(fixture)
    await hall.move(table, chance)
    [record] = await hall.time_up(fixture)
    assert isinstance(record, acts.Record)
    assert record.result.match == table.table_id
    assert hall.season.play.outcome(fixture) == record.result
    assert hall.open_tables() == []
    assert await hall.hear() == []


async def test_who_is_ready_in_the_lobby_has_won(hall: Hall) -> None:
    fixture = the_fixture(hall)
    table = await hall.open_table(fixture)
    absent = table.chairs[1].person
    await hall.join(table, absent)
    [forfeit] = await hall.time_up(fixture)
    assert forfeit == acts.ForfeitFixture(fixture, (table.chairs[0].person, table.chairs[2].person))
    await hall.follow()
    assert hall.open_tables() == []
    outcome = hall.season.play.outcome(fixture)
    assert [seat.player for seat in outcome.seats if seat.forfeited] == [absent]
    assert await hall.hear() == []


async def test_where_nobody_came_all_have_forfeited(hall: Hall) -> None:
    fixture = the_fixture(hall)
    assert await hall.time_up(fixture) == [acts.ForfeitFixture(fixture, ())]
    assert all(seat.forfeited for seat in hall.season.play.outcome(fixture).seats)


async def test_a_match_that_has_just_ended_is_no_forfeit(hall: Hall, chance: Random) -> None:
    fixture = the_fixture(hall)
    table = await played(hall, await hall.begin(fixture), chance)
    assert [type(act) for act in await hall.time_up(fixture)] == [acts.Record]
    await hall.club.tables.messages.told(table.table_id, 10_000)
    # of a match that was void, nobody was ready for another one
    await hall.rule(acts.Decide(Void(table.table_id)))
    assert await hall.time_up(fixture) == [acts.ForfeitFixture(fixture, ())]


async def test_a_season_that_is_over_ends_at_all_its_tables(open_season: Hall, chance: Random) -> None:
    hall = open_season
    done, running = await own_table(hall, 0, 1), await own_table(hall, 1, 2)
    await played(hall, done, chance)
    await hall.move(running, chance)
    host = next(iter(hall.people.values()))
    await hall.club.tables.lobbies.open(GUILD, 77, host, 1, game="olsen", season=hall.season.key)
    other = await hall.club.tables.lobbies.open(GUILD, 78, host, 2, game="olsen")
    ended = await hall.time_up()
    assert [type(act) for act in ended] == [acts.Record, acts.Record, acts.Close]
    assert list(hall.season.play.results) == [done.table_id, running.table_id]
    assert hall.season.phase == "review"
    assert hall.open_tables() == []
    assert hall.club.now(other).is_open


async def test_what_ends_while_a_season_is_over_does_not_count_when_it_is_reviewed_again(
    open_season: Hall, chance: Random
) -> None:
    hall = open_season
    counted, late = await own_table(hall, 0, 1), await own_table(hall, 1, 2)
    await played(hall, counted, chance)
    await hall.hear()
    hall.say(acts.Confirm())
    await played(hall, late, chance)
    hall.club.clock.pass_by(1)
    hall.say(acts.Reopen())
    assert await hall.hear() == []
    await hall.restart()
    assert await hall.hear() == []
    assert list(hall.season.play.results) == [counted.table_id]


# Rulings


async def test_who_has_withdrawn_has_lost_what_they_play(hall: Hall, chance: Random) -> None:
    table = await hall.begin(the_fixture(hall))
    gone = table.chairs[1]
    await hall.rule(acts.Decide(Withdraw(gone.person, "forfeit")))
    assert list(desired(hall.season, hall.open_tables())) == [Forfeit(table.table_id, gone.user_id, False)]
    await hall.follow()
    assert hall.club.now(table).chairs[1].forfeited
    assert list(desired(hall.season, hall.open_tables())) == []
    await played(hall, hall.club.now(table), chance)
    [record] = await hall.hear()
    assert [seat.player for seat in record.result.seats if seat.forfeited] == [gone.person]


@pytest.fixture
async def four(tmp_path: Path) -> AsyncIterator[Hall]:
    """Four who are drawn to one table."""
    async with hall_at(tmp_path / "olsen.db", 4, **{**LEAGUE, "size": 4}) as hall:
        yield hall


async def test_who_was_withdrawn_by_mistake_plays_on_as_if_nothing_had_been(
    four: Hall, chance: Random
) -> None:
    hall = four
    table = await hall.begin(the_fixture(hall))
    gone, left = table.chairs[1], table.chairs[2]
    await hall.club.clock.advance(1000)
    await hall.club.tables.seats.leave(table.table_id, Who(left.user_id or 0, left.name))
    await hall.rule(acts.Decide(Withdraw(gone.person, "forfeit")))
    await hall.follow()
    await hall.restart()
    await hall.rule(acts.Decide(Reverse(str(hall.season.seq))))
    assert list(desired(hall.season, hall.open_tables())) == [Reinstate(table.table_id, gone.user_id)]
    await hall.follow()
    assert list(desired(hall.season, hall.open_tables())) == []
    chairs = hall.club.now(table).chairs
    assert [chair.forfeited for chair in chairs] == [False, False, True, False], "who has left has still left"
    await hall.club.tables.seats.come_back(table.table_id, Who(gone.user_id or 0, gone.name))
    await played(hall, hall.club.now(table), chance)
    [record] = await hall.hear()
    assert [seat.player for seat in record.result.seats if seat.forfeited] == [left.person]


async def test_a_lobby_that_waits_for_somebody_who_has_withdrawn_is_opened_anew(hall: Hall) -> None:
    fixture = the_fixture(hall)
    table = await hall.open_table(fixture)
    gone = table.chairs[0].person
    await hall.rule(acts.Decide(Withdraw(gone, "zero")))
    await hall.follow()
    assert hall.open_tables() == []
    assert hall.season.appointments[fixture].table is None
    assert is_open(hall.season, hall.season.play.fixtures[fixture])
    again = await hall.begin(fixture)
    assert [chair.person for chair in again.chairs] == [chair.person for chair in table.chairs[1:]]


@pytest.mark.parametrize("phase", ["lobby", "playing"])
async def test_who_takes_over_an_entry_takes_over_its_seat_and_back(hall: Hall, phase: str) -> None:
    fixture, new = the_fixture(hall), list(hall.people)[-1]
    table = await (hall.begin if phase == "playing" else hall.open_table)(fixture)
    old = table.chairs[2].person
    await hall.rule(acts.Decide(Replace(old, new)))
    assert list(desired(hall.season, hall.open_tables())) == [HandOver(table.table_id, 2, new)]
    await hall.follow()
    assert hall.club.now(table).chairs[2].person == new
    assert hall.club.now(table).phase == phase
    await hall.rule(acts.Decide(Reverse(str(hall.season.seq))))
    await hall.follow()
    assert hall.club.now(table).chairs[2].person == old
    assert list(desired(hall.season, hall.open_tables())) == []


async def test_rulings_reach_the_tables_that_people_open_themselves(open_season: Hall) -> None:
    hall = open_season
    table = await own_table(hall, 0, 1, 2)
    gone, replaced, new = table.chairs[0].person, table.chairs[1].person, list(hall.people)[-1]
    await hall.rule(acts.Decide(Withdraw(gone, "forfeit")))
    await hall.rule(acts.Decide(Replace(replaced, new)))
    await hall.follow()
    seats = hall.club.now(table).chairs
    assert [chair.forfeited for chair in seats] == [True, False, False]
    assert seats[1].person == new
    assert list(desired(hall.season, hall.open_tables())) == []
    lobby = await hall.club.tables.lobbies.open(
        GUILD, 500, hall.people[gone], hall.club.press(), game="olsen", season=hall.season.key
    )
    assert list(desired(hall.season, hall.open_tables())) == [Stop(lobby.table_id)]


async def test_a_table_of_a_fixture_that_is_decided_is_stopped(hall: Hall) -> None:
    table = await hall.begin(the_fixture(hall))
    hall.say(acts.ForfeitFixture(the_fixture(hall), ()))
    await hall.follow()
    assert hall.open_tables() == []
    assert await hall.club.database.matches.results(table.table_id) == []


async def test_a_season_that_is_cancelled_stops_its_fixtures_alone(hall: Hall) -> None:
    await hall.begin(the_fixture(hall))
    hall.say(acts.Cancel())
    await at_tables.reconcile(hall.club.database, hall.season, hall.club.tables)
    assert hall.open_tables() == []


# Results and ratings


async def test_a_void_match_counts_nowhere_until_it_is_taken_back(hall: Hall, chance: Random) -> None:
    table = await played(hall, await hall.begin(the_fixture(hall)), chance)
    await hall.hear()
    database = hall.club.database

    async def is_void() -> list[bool]:
        return [row.void for row in await database.boards.outcomes(table.table_id)]

    before = hall.season
    await hall.rule(acts.Decide(Void(table.table_id)))
    assert await is_void() == [True] * 3
    assert await database.ratings.due() == [(GUILD, "olsen")]

    async def seasons(place_id: int, game: str) -> list[object]:
        return [before]

    await at_tables.afterwards(before, hall.season, Ratings(database), seasons)
    assert await database.ratings.due() == []
    person = str(table.chairs[0].person)
    assert await database.ratings.of_person(person) == {}
    void = hall.season
    await hall.rule(acts.Decide(Reverse(str(hall.season.seq))))
    assert await is_void() == [False] * 3
    await at_tables.afterwards(void, hall.season, Ratings(database), seasons)
    assert (await database.ratings.of_person(person))["olsen"].matches == 1


async def test_a_void_match_gives_its_chips_back_until_it_is_taken_back(
    tmp_path: Path, chance: Random
) -> None:
    pot = {"pot": "both", "buy_in": 50}
    async with hall_at(tmp_path / "olsen.db", 3, **LEAGUE, options=pot) as hall:
        table = await played(hall, await hall.begin(the_fixture(hall)), chance)
        await hall.hear()
        won = await hall.club.database.chips.balances(GUILD)
        assert any(won.values())
        await hall.rule(acts.Decide(Void(table.table_id)))
        assert not any((await hall.club.database.chips.balances(GUILD)).values())
        await hall.rule(acts.Decide(Reverse(str(hall.season.seq))))
        assert await hall.club.database.chips.balances(GUILD) == won


async def test_adjusted_totals_change_ratings(hall: Hall, chance: Random) -> None:
    table = await played(hall, await hall.begin(the_fixture(hall)), chance)
    await hall.hear()
    database, before = hall.club.database, hall.season
    [result] = before.play.results.values()
    last = max(result.seats, key=lambda seat: seat.place)
    best = min(seat.total for seat in result.seats)
    was = (await database.ratings.of_person(last.player))["olsen"].mu
    await hall.rule(acts.Decide(Adjust(table.table_id, last.player, best - 100)))
    assert await database.ratings.due() == [(GUILD, "olsen")]

    async def seasons(place_id: int, game: str) -> list[object]:
        return []

    await at_tables.afterwards(before, hall.season, Ratings(database), seasons)
    assert (await database.ratings.of_person(last.player))["olsen"].mu > was
    # what changes no result makes no rating anew
    before = hall.season
    await hall.rule(acts.Post())
    assert await database.ratings.due() == []


# Where the server has no room


@pytest.mark.parametrize("over", [acts.Cancel(), None])
async def test_no_room_is_kept_for_a_table_that_is_not_wanted_any_more(
    hall: Hall, over: acts.Cancel | None
) -> None:
    room, fixture = hall.club.tables.room, the_fixture(hall)
    room.most = 0
    with pytest.raises(Refused, match="season_room"):
        await hall.open_table(fixture)
    await hall.follow()
    assert room.waiting(GUILD, hall.season.key) == 1
    hall.say(over or acts.ForfeitFixture(fixture, ()))
    await hall.follow()
    room.most = 1
    room.need(GUILD)
    assert room.waiting(GUILD, hall.season.key) == 0


async def fill(hall: Hall) -> None:
    """The deadline has come, and the server has no room for any table."""
    hall.club.tables.room.most = 0
    deadline = hall.season.play.deadline(the_fixture(hall))
    await hall.club.clock.advance(deadline - hall.club.clock.now())


@pytest.fixture
async def called(tmp_path: Path) -> AsyncIterator[Hall]:
    """Three who are called to one table, in a server that is full when its deadline comes."""
    async with hall_at(tmp_path / "olsen.db", 3, **{**LEAGUE, "clock": "normal"}) as hall:
        await fill(hall)
        yield hall


async def test_a_full_server_puts_nothing_off_where_nobody_was_ready(called: Hall) -> None:
    fixture = the_fixture(called)
    assert await called.time_up(fixture) == [acts.ForfeitFixture(fixture, ())]


async def test_a_full_server_puts_off_what_players_were_ready_for(called: Hall) -> None:
    with pytest.raises(Refused, match="season_room"):
        await called.open_table(the_fixture(called))
    [more] = await called.time_up(the_fixture(called))
    assert isinstance(more, acts.Decide)


async def test_without_calls_the_tables_of_a_full_server_wait(hall: Hall) -> None:
    await fill(hall)
    [more] = await hall.time_up(the_fixture(hall))
    assert isinstance(more, acts.Decide)
