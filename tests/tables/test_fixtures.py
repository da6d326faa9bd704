"""Tables of a season: who may sit there, how a fixture begins, and what the season decides about a match."""

import contextlib
import sqlite3
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games.api import Result
from bot.games.shuffle import match_seed
from bot.milliseconds import HOUR
from bot.tables import Table, fixtures, seating
from bot.tables import table as acts
from bot.tables.computers import add_computer, level_of, remove_computer
from bot.tables.pace import next_deadline
from bot.tables.results import final_places, result_of
from bot.tables.rows import position
from tests.tables.clock import START
from tests.tables.club import (
    ADA,
    BO,
    CLEO,
    DAG,
    GUILD,
    MOD,
    PACE,
    Club,
    committed,
    lobby,
    match,
    on_turn,
    owner,
    refusal,
    replayed,
)

LEAGUE: dict[str, Any] = {"ranked": True, "season": "s1"}
FIXTURE: dict[str, Any] = LEAGUE | {"fixture": "f1"}
NINES: dict[str, Any] = {"turn": 0, "discard": "9C", "hands": ["9H 9D KD", "9S 4S KS"]}
SITTING = {"game": "pursuit", "seats": 3, "phase": "between", "deal": 0, "games": 2, "dealer": 0}


def waiting(people: int = 2, **fields: Any) -> Table:
    """The lobby of a fixture where nobody is ready."""
    table = lobby(people, **FIXTURE | fields)
    return replace(table, chairs=tuple(replace(chair, press=None) for chair in table.chairs))


async def opened(club: Club, people: int = 2, **how: Any) -> Table:
    """A fixture of the first members of the club, opened by the service."""
    async with club.database.transaction() as tx:
        players = [
            (await tx.people.key_for(GUILD, who.user_id, who.name), who.user_id, who.name)
            for who in (ADA, BO, CLEO)[:people]
        ]
    defaults: dict[str, Any] = {
        "game": "olsen",
        "clock": "normal",
        "season": "s1",
        "fixture": "f1",
        "players": players,
        "host": players[0][0],
    }
    return await club.tables.fixtures.open(GUILD, 700, **defaults | how)


async def begun(club: Club, people: int = 2, **how: Any) -> Table:
    table = await opened(club, people, **how)
    for who in (ADA, BO, CLEO)[:people]:
        await club.tables.lobbies.join(table.table_id, who, club.press())
    return club.now(table)


# Pure: tables of a season


def test_at_a_leagues_table_nobody_chooses_rules_or_computers() -> None:
    for table, kind in ((lobby(2, **LEAGUE), "league"), (lobby(2, ranked=True), "ranked")):
        with refusal(f"{kind}_rules"):
            acts.set_option(table, ADA, "deals", 3)
        with refusal(f"{kind}_rules"):
            acts.use_house_rules(table, MOD, "wild", {})
        for who in (ADA, BO):
            with refusal(f"{kind}_computers"):
                add_computer(table, who)


def test_a_ranked_match_does_not_begin_with_a_computer_that_has_been_there_all_along() -> None:
    table = lobby(2, 1, ranked=True)
    with refusal("ranked_computers"):
        acts.start(table, ADA, 9, START)
    assert acts.start(remove_computer(table, ADA), ADA, 9, START).phase == "playing"


def test_a_ranked_match_needs_people() -> None:
    with refusal("too_few_people"):
        acts.start(lobby(1, ranked=True), ADA, 9, START)


def test_the_seats_of_a_fixture_are_its_players() -> None:
    table = waiting()
    ready = acts.join(table, BO, "p1", 7)
    assert [chair.press for chair in ready.chairs] == [None, 7]
    with refusal("ready_already"):
        acts.join(ready, BO, "p1", 8)
    with refusal("fixture_stranger"):
        acts.join(table, CLEO, "p2", 7)
    for who in (ADA, BO):
        with refusal("fixture_leave"):
            acts.leave_lobby(table, who, START)
    with refusal("fixture_remove"):
        seating.remove_player(table, MOD, 1)
    with refusal("fixture_host"):
        seating.remove_player(table, ADA, 1)
    with refusal("fixture_start"):
        acts.start(table, ADA, 9, START + 10 * acts.PATIENCE)
    for who in (ADA, MOD):
        with refusal("fixture_end"):
            acts.end(table, who, START)


def test_who_is_ready_may_take_it_back() -> None:
    ready = acts.join(waiting(), BO, "p1", 7)
    back = fixtures.unready(ready, BO)
    assert (back.chairs, back.version) == (waiting().chairs, ready.version + 1)
    with refusal("not_ready"):
        fixtures.unready(back, BO)
    with refusal("not_seated"):
        fixtures.unready(back, CLEO)
    with refusal("not_ready"):
        fixtures.unready(lobby(2), BO)


def test_a_fixture_is_complete_when_all_are_ready() -> None:
    table = acts.join(waiting(), BO, "p1", 7)
    assert not fixtures.is_complete(table)
    assert fixtures.is_complete(acts.join(table, ADA, "p0", 8))
    assert not fixtures.is_complete(lobby(2)), "an ordinary lobby is started by its host"


def test_a_fixture_waits_for_its_season_alone() -> None:
    for clock in ("fast", "normal", "slow"):
        assert next_deadline(waiting(clock=clock), START, PACE, Random(0)) is None
    assert next_deadline(lobby(2, **LEAGUE), START, PACE, Random(0)) == START + PACE.lobby


def test_a_fixture_that_all_have_left_sleeps_until_its_time_is_up() -> None:
    both = seating.miss(seating.miss(begin(due=START + 9), 0, allowed=1), 1, allowed=1)
    assert both.asleep
    assert next_deadline(both, START, PACE, Random(0)) is None
    assert next_deadline(replace(both, due=None), START, PACE, Random(0)) == START + PACE.sleep


def test_nobody_waits_for_those_who_have_not_come_and_they_have_their_seats_when_they_do() -> None:
    table = fixtures.begin_with_all(waiting(keeps_seats=True, message_id=7), START)
    assert next_deadline(table, START, PACE, Random(0)) == START + PACE.computer_pause[0]
    assert {level_of(table, seat) for seat in range(2)} == {"normal"}
    left = seating.miss(seating.come_back(table, ADA), 0, allowed=1)
    assert left.asleep, "who was there is waited for"
    given_up = seating.give_up(left)
    assert not given_up.asleep
    back = seating.come_back(given_up, ADA)
    assert [chair.present for chair in back.chairs] == [True, False]


def test_where_seats_are_kept_who_leaves_forfeits_nothing_and_can_come_back() -> None:
    gone = seating.leave_match(begin(keeps_seats=True), ADA)
    assert [chair.present for chair in gone.chairs] == [False, True]
    both = seating.leave_match(gone, BO)
    assert not both.asleep, "computers play on at once"
    assert level_of(both, 0) == "normal"
    assert not any(chair.forfeited for chair in acts.score(both, START).chairs)
    back = seating.come_back(both, ADA)
    assert [chair.present for chair in back.chairs] == [True, False]
    with refusal("fixture_remove"):
        seating.remove_player(back, MOD, 0)


def begin(**fields: Any) -> Table:
    """A fixture of Ada and Bo that has just begun."""
    return acts.begin(waiting(**fields), 5000, START)


def test_the_match_of_a_fixture_is_ended_by_its_season_alone() -> None:
    for who in (ADA, MOD):
        with refusal("fixture_end"):
            acts.end(begin(), who, START)
    with refusal("fixture_end"):
        seating.vote_to_end(begin(), ADA, START)


# Pure: from a position


def test_a_match_begins_from_a_position_with_its_own_seed_and_rules() -> None:
    """As a round of the tournament goes on after a game that was made void: the dealer is known."""
    table = waiting(3, game_key="pursuit", beginning=SITTING, options={"false_challenge": 1})
    match = acts.begin(acts.join(table, BO, "p1", 7), 9, START)
    kept = position(match)
    assert kept is not None
    assert kept["seed"] == match_seed(table.secret, [7, 9]).hex()
    assert (kept["dealer"], kept["deal"], kept["games"]) == (1, 1, 2)
    assert kept["options"]["false_challenge"] == 1
    opening = match.log[0]
    assert opening.public[0].key == "dealt"
    assert "cut" not in {event.key for event in opening.events}


# Pure: hand over, forfeit, score


def test_another_takes_the_seat_with_its_cards_and_duties() -> None:
    left = seating.leave_match(begin(), BO)
    table = fixtures.hand_over(left, 1, "p9", 10, "Jan")
    chair = table.chairs[1]
    assert (chair.name, chair.person, chair.user_id) == ("Jan", "p9", 10)
    assert (chair.present, chair.forfeited, chair.misses, chair.away_until) == (True, False, 0, None)
    assert (chair.press, chair.from_deal) == (left.chairs[1].press, 1)
    assert table.version == left.version, "versions of a match are moves"
    with refusal("already_seated"):
        fixtures.hand_over(table, 0, "p9", 10, "Jan")
    with refusal("no_such_player"):
        fixtures.hand_over(table, 2, "p8", 9, "Ida")
    with refusal("no_such_player"):
        fixtures.hand_over(match(2, 1), 2, "p8", 9, "Ida")


def test_in_a_lobby_the_new_player_is_not_ready_yet() -> None:
    ready = acts.join(waiting(), ADA, "p0", 7)
    table = fixtures.hand_over(ready, 0, "p9", 10, "Jan")
    assert (table.chairs[0].press, table.host, table.version) == (None, "p9", ready.version + 1)


def test_who_takes_over_a_turn_is_pinged_for_it() -> None:
    told = replace(begin(), pinged_version=2, warned_version=2)
    seat = on_turn(told)
    assert fixtures.hand_over(told, seat, "p9", 10, "Jan").pinged_version == 0
    assert fixtures.hand_over(told, 1 - seat, "p9", 10, "Jan").pinged_version == 2


def test_a_withdrawn_player_has_forfeited_and_cannot_come_back() -> None:
    table = fixtures.forfeit(begin(), BO.user_id, False)
    assert (table.chairs[1].present, table.chairs[1].forfeited) == (False, True)
    with refusal("forfeited"):
        seating.come_back(table, BO)
    assert fixtures.forfeit(table, BO.user_id, False).chairs == table.chairs
    with refusal("no_such_player"):
        fixtures.forfeit(table, CLEO.user_id, False)
    with refusal("fixture_start"):
        fixtures.forfeit(waiting(), BO.user_id, False)


def at(totals: list[int], game: str = "olsen", **fields: Any) -> Table:
    """A fixture in the middle of a deal, with these totals."""
    table = acts.begin(waiting(len(totals), game_key=game, **fields), 5000, START)
    kept = {**table.game.dump(table.state), "totals": totals}
    return replace(table, state=table.game.load(kept))


def test_a_match_whose_time_is_up_is_scored_as_it_stands() -> None:
    running = at([40, 10, 40, 25])
    table = acts.score(running, START + 5)
    assert (table.phase, table.finished_at, table.version) == ("over", START + 5, running.version + 1)
    assert result_of(table) == Result(((1,), (3,), (0, 2)), (40, 10, 40, 25))
    upwards = acts.score(at([-40, -10, -40], "olsen_olsen"), START)
    assert final_places(upwards) == [(1,), (0, 2)], "there the highest is first"
    with refusal("match_over"):
        acts.score(table, START)
    with refusal("fixture_start"):
        acts.score(waiting(), START)


def test_who_has_forfeited_or_is_away_stands_behind_all_others() -> None:
    table = fixtures.forfeit(at([0, 10, 20, 30]), ADA.user_id, False)
    away = seating.miss(table, 1, allowed=1)
    scored = acts.score(away, START)
    assert [chair.forfeited for chair in scored.chairs] == [True, True, False, False]
    assert final_places(scored) == [(2,), (3,), (0,), (1,)]
    ordinary = acts.score(replace(away, fixture=None, season=None), START)
    assert [chair.forfeited for chair in ordinary.chairs] == [True, False, False, False]


# The service


async def test_the_last_one_ready_begins_the_match(club: Club) -> None:
    table = await opened(club, 3, length=2)
    assert (table.phase, table.deadline, table.ranked) == ("lobby", None, True)
    assert table.options == {"deals": 2}
    presses = {who.user_id: club.press() for who in (CLEO, ADA, BO)}
    for who in (CLEO, ADA):
        assert (await club.tables.lobbies.join(table.table_id, who, presses[who.user_id])).phase == "lobby"
    version = club.now(table).version
    match = await club.tables.lobbies.join(table.table_id, BO, presses[BO.user_id])
    assert (match.phase, match.version) == ("playing", version + 2)
    assert [chair.press for chair in match.chairs] == [presses[who.user_id] for who in (ADA, BO, CLEO)]
    assert match.contributions[-1] == str(presses[BO.user_id])
    assert match.deadline == club.column(match, "deadline") == START + PACE.clocks["normal"]
    assert club.agrees(match)
    assert replayed(match, await club.moves(match)) == position(match)
    assert [change.phase for change in club.changes] == ["lobby", "lobby", "playing"], "told once"


async def test_strangers_stay_out_and_leave_no_trace(club: Club) -> None:
    table = await opened(club)
    with refusal("fixture_stranger"):
        await club.tables.lobbies.join(table.table_id, DAG, 8)
    assert await club.database.people.of_user(GUILD, DAG.user_id) is None
    assert club.now(table) is table


async def test_who_is_not_ready_holds_the_match_up(club: Club) -> None:
    table = await opened(club)
    await club.tables.lobbies.join(table.table_id, ADA, 8)
    await club.tables.fixtures.unready(table.table_id, ADA)
    await club.restart()
    await club.tables.lobbies.join(table.table_id, BO, 9)
    assert club.now(table).phase == "lobby"
    assert (await club.tables.lobbies.join(table.table_id, ADA, 10)).phase == "playing"
    with refusal("already_started"):
        await club.tables.fixtures.unready(table.table_id, ADA)


async def test_a_lobby_of_a_fixture_does_not_close_by_itself(club: Club) -> None:
    table = await opened(club)
    await club.clock.advance(30 * PACE.slow_lobby)
    assert club.now(table).phase == "lobby"
    await club.restart(30 * PACE.slow_lobby)
    assert club.now(table) == table


async def test_a_fixture_begins_from_its_position_also_after_a_restart(club: Club) -> None:
    table = await opened(club, 3, game="pursuit", position=SITTING, due=START + 9)
    await club.restart()
    assert (club.now(table).beginning, club.now(table).due) == (SITTING, START + 9)
    match = await club.tables.fixtures.start(table.table_id)
    assert (match.observe(None).dealer, match.observe(None).deal) == (1, 1)
    while club.now(table).phase == "playing":
        await club.step(table, club.chance)
    assert {deal.deal for deal in await club.database.matches.deals(table.table_id)} == {1, 2}


async def test_a_fixture_is_put_off(club: Club) -> None:
    table = await opened(club, due=START + 9)
    for due in (START + 99, None):
        club.changes.clear()
        await club.tables.fixtures.set_due(table.table_id, due)
        assert [change.due for change in club.changes] == [due]
        await club.restart()
        assert club.now(table).due == due
    for who in (ADA, BO):
        await club.tables.lobbies.join(table.table_id, who, club.press())
    assert (await club.tables.fixtures.set_due(table.table_id, START + 999)).phase == "playing"
    assert club.agrees(table)
    await club.tables.matches.void(table.table_id)
    with refusal("match_over"):
        await club.tables.fixtures.set_due(table.table_id, START)


async def test_a_call_is_the_same_after_a_restart(club: Club) -> None:
    table = await opened(club, called_until=0)
    for until in (START + 99, 0):
        await club.tables.fixtures.call(table.table_id, until)
        await club.restart()
        assert club.now(table).called_until == until


@pytest.mark.parametrize("what", ["wait", "hold"])
async def test_who_was_warned_and_gets_more_time_is_warned_again_after_a_restart_too(
    club: Club, what: str
) -> None:
    table = await begun(club, clock="slow")
    turn, deadline = table.turn_version, table.deadline or 0
    await club.clock.advance(deadline - START - 1)
    assert club.now(table).warned_version == turn
    if what == "wait":
        await club.tables.fixtures.wait(table.table_id, turn, deadline + HOUR)
    else:
        await club.tables.fixtures.hold(table.table_id, deadline + HOUR)
    assert club.now(table).warned_version == 0
    assert club.agrees(table)


async def test_the_season_starts_a_match_whoever_is_ready(club: Club) -> None:
    table = await opened(club, 3, clock="slow")
    await club.tables.lobbies.join(table.table_id, BO, 8)
    match = await club.tables.fixtures.start(table.table_id)
    assert (match.phase, match.contributions) == ("playing", ("8", f"m{match.channel_id}"))
    assert all(chair.present for chair in match.chairs)
    assert replayed(match, await club.moves(match)) == position(match)
    for _ in range(6):
        await club.play(match, club.chance)
    await club.restart()
    assert club.agrees(match)
    with refusal("already_started"):
        await club.tables.fixtures.start(table.table_id)


async def test_a_season_is_asked_who_may_play_at_its_tables(club: Club) -> None:
    async with club.database.transaction() as tx:
        ada, bo, cleo = [await tx.people.key_for(GUILD, who.user_id, who.name) for who in (ADA, BO, CLEO)]
    asked: list[tuple[str | None, str]] = []

    def may_join(table: Table, person: str) -> None:
        asked.append((table.season, person))
        if person == cleo:
            raise acts.Refused("not_seated")

    club.may_join = may_join
    table = await club.tables.lobbies.open(GUILD, 700, ADA, 1, game="olsen", season="s1")
    assert (table.ranked, table.season, table.fixture) == (True, "s1", None)
    await club.tables.lobbies.join(table.table_id, BO, 2)
    with refusal("not_seated"):
        await club.tables.lobbies.join(table.table_id, CLEO, 3)
    with refusal("not_seated"):
        await club.tables.lobbies.open(GUILD, 701, CLEO, 4, game="olsen", season="s1")
    assert asked == [("s1", ada), ("s1", bo), ("s1", cleo), ("s1", cleo)]
    other = await club.tables.lobbies.open(GUILD, 701, CLEO, 5, game="olsen")
    await club.tables.lobbies.join(other.table_id, BO, 6)
    assert len(asked) == 4, "an ordinary table is nobody's business"


async def test_a_result_says_of_which_season_it_is(club: Club) -> None:
    table = await begun(club, length=1)
    while club.now(table).phase == "playing":
        await club.step(table, club.chance)
    with contextlib.closing(sqlite3.connect(club.path)) as file:
        assert file.execute("SELECT DISTINCT season, fixture FROM results").fetchall() == [("s1", "f1")]
    with refusal("fixture_again"):
        await club.tables.lobbies.play_again(table.table_id, ADA, club.press())


async def test_an_open_seasons_table_is_played_again_as_one(club: Club) -> None:
    table = await club.deal(2, season="s1", options={"deals": 1})
    while club.now(table).phase == "playing":
        await club.step(table, club.chance)
    assert (await club.tables.lobbies.play_again(table.table_id, ADA, club.press())).season == "s1"


async def test_who_is_away_at_the_end_of_a_fixture_has_forfeited_it(club: Club) -> None:
    table = await begun(club, length=1)
    while club.now(table).phase == "playing":
        now = club.now(table)
        if now.chairs[on_turn(now)].user_id == ADA.user_id:
            await club.play(now, club.chance)
        else:
            await club.step_by_time(now)
    rows = {row.seat: row for row in await club.database.matches.results(table.table_id)}
    assert (rows[0].forfeited, rows[0].won) == (False, True)
    assert (rows[1].forfeited, rows[1].won) == (True, False)


async def test_a_running_match_is_scored_as_it_stands(club: Club) -> None:
    table = await begun(club, 3, length=9)
    while club.now(table).observe(None).deal < 3:
        await club.step(table, club.chance)
    totals = club.now(table).observe(None).totals
    scored = await club.tables.matches.score_as_it_stands(table.table_id)
    assert (scored.phase, scored.deadline, scored.vote) == ("over", None, None)
    assert club.column(table, "version") == scored.version
    rows = sorted(await club.database.matches.results(table.table_id), key=lambda row: row.seat)
    assert tuple(row.total for row in rows) == totals
    assert {row.deals for row in rows} == {2}
    assert all(row.counts for row in rows)
    best = min(totals)
    assert [row.won for row in rows] == [total == best for total in totals]
    await club.restart()
    kept = club.now(table)
    assert (kept.phase, result_of(kept)) == ("over", result_of(scored)), "and it is still to be told"
    with refusal("match_over"):
        await club.make(table, owner(kept, 0), "draw")


async def test_who_is_away_when_a_match_is_scored_as_it_stands_has_forfeited_it_and_that_is_kept(
    club: Club,
) -> None:
    table = await begun(club, length=9)
    while not club.now(table).chairs[1].stand_in:
        now = club.now(table)
        if now.chairs[on_turn(now)].user_id == ADA.user_id:
            await club.play(now, club.chance)
        else:
            await club.step_by_time(now)
    scored = await club.tables.matches.score_as_it_stands(table.table_id)
    assert [chair.forfeited for chair in scored.chairs] == [False, True]
    assert club.agrees(table)
    await club.restart()
    assert result_of(club.now(table)) == result_of(scored)
    rows = sorted(await club.database.matches.results(table.table_id), key=lambda row: row.seat)
    assert [(row.forfeited, row.won) for row in rows] == [(False, True), (True, False)]


async def test_a_match_without_a_single_deal_is_a_draw_that_no_leaderboard_counts(club: Club) -> None:
    table = await begun(club)
    await club.tables.matches.score_as_it_stands(table.table_id)
    rows = await club.database.matches.results(table.table_id)
    assert [(row.place, row.won, row.counts) for row in rows] == [(1, True, False)] * 2


async def test_a_season_stops_a_match_or_a_lobby_without_a_result(club: Club) -> None:
    waits = await opened(club)
    assert (await club.tables.matches.void(waits.table_id)).phase == "closed"
    table = await begun(club)
    assert (await club.tables.matches.void(table.table_id)).phase == "ended"
    assert await club.database.matches.results(table.table_id) == []
    with refusal("match_over"):
        await club.tables.matches.void(table.table_id)


async def test_a_seat_is_handed_over_in_the_middle_of_a_turn(club: Club) -> None:
    table = await begun(club, clock="fast")
    seat = on_turn(table)
    old = owner(table, seat)
    async with club.database.transaction() as tx:
        dag = await tx.people.key_for(GUILD, DAG.user_id, DAG.name)
    await club.clock.advance(25_000)
    now = await club.tables.seats.hand_over(table.table_id, seat, dag, DAG.user_id, DAG.name)
    assert now.deadline == club.clock.now() + PACE.clocks["fast"], "nobody inherits a clock that runs out"
    with refusal("not_seated"):
        await club.tables.matches.submit(table.table_id, old, now.version, now.observe(seat).legal[0])
    await club.restart()
    moved = await club.play(table, club.chance)
    assert moved.log[-1].person == dag
    assert club.agrees(table)
    assert replayed(moved, await club.moves(moved)) == position(moved)


async def test_a_seat_is_handed_over_before_the_match(club: Club) -> None:
    table = await opened(club)
    async with club.database.transaction() as tx:
        dag = await tx.people.key_for(GUILD, DAG.user_id, DAG.name)
    await club.tables.lobbies.join(table.table_id, BO, 8)
    await club.tables.seats.hand_over(table.table_id, 0, dag, DAG.user_id, DAG.name)
    with refusal("fixture_stranger"):
        await club.tables.lobbies.join(table.table_id, ADA, 9)
    assert (await club.tables.lobbies.join(table.table_id, DAG, 9)).phase == "playing"
    assert committed(club.path, table.table_id)["host"] == dag


async def test_the_cards_of_a_withdrawn_player_are_played_to_the_end(club: Club) -> None:
    table = await begun(club, length=1)
    await club.tables.seats.forfeit(table.table_id, BO.user_id, False)
    with refusal("forfeited"):
        await club.tables.seats.come_back(table.table_id, BO)
    while club.now(table).phase == "playing":
        await club.step(table, club.chance)
    rows = {row.seat: row for row in await club.database.matches.results(table.table_id)}
    assert [(rows[seat].place, rows[seat].forfeited) for seat in (0, 1)] == [(1, False), (2, True)]


async def test_who_is_left_alone_at_a_fixture_is_ready_and_waits_for_its_time(club: Club) -> None:
    table = await opened(club, 1)
    table = await club.tables.lobbies.join(table.table_id, ADA, club.press())
    assert table.phase == "lobby"
    assert not table.chairs[0].is_asked
