"""The models of what may be done at a table, which agrees with the tables, and in a season: they see what is
wrong.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from bot.games.api import Move
from bot.league.decisions import Withdraw
from bot.league.season import Season, SeasonSettings
from bot.league.season import acts as acts_of_seasons
from bot.league.season.state import Signed
from bot.milliseconds import DAY
from bot.tables import Chair, Refused, Table, Who
from bot.tables import table as acts
from bot.tables.seating import come_back, join_in, leave_match, remove_player, rest
from bot.user_text import UserText
from tests.discord.requests import Request
from tests.league.seasons import START, Run
from tests.storm import season_rulings
from tests.storm.compare import moved_times
from tests.storm.live_hands import seat_shown
from tests.storm.outages import GRACE, NOTICED, Silence, too_early, unseen_before
from tests.storm.press_edits import is_new, is_private
from tests.storm.records import WRONG_CALLS, WRONG_PLACES
from tests.storm.rulings import (
    FOLLOWS,
    Ask,
    broken_off,
    came_back,
    forbidding,
    oddity,
    wrong_forfeits,
    wrong_move,
    wrong_owners,
)
from tests.storm.season_rulings import Wish

ADA, BO, DAN, CLEO = (
    Who(number, UserText(name)) for number, name in enumerate(("Ada", "Bo", "Dan", "Cleo"), 1)
)
MISSES = 3


def lobby(*people: Who, **changes: object) -> Table:
    chairs = tuple(Chair(one.name, f"p{one.user_id}", one.user_id, 100 + one.user_id) for one in people)
    table = Table(
        "t",
        place_id=1,
        channel_id=2,
        host="p1",
        game_key="olsen",
        clock="normal",
        ranked=False,
        secret=b"s" * 32,
        created_at=0,
        options={},
        chairs=chairs,
        version=1,
    )
    return replace(table, **changes)  # type: ignore[arg-type]  # fields by their names


def match(*people: Who, **changes: object) -> Table:
    table = acts.begin(lobby(*people, **changes), "9", 0)
    return replace(table, deadline=40_000)


def ask(who: Who, *words: str, at: int = 1_000) -> Ask:
    return Ask(who.user_id, who.moderator, 7, words, at)


def test_a_start_is_forbidden_as_long_as_somebody_has_not_joined() -> None:
    asked = replace(lobby(ADA, BO).chairs[1], press=None)
    table = replace(lobby(ADA, BO), chairs=(lobby(ADA).chairs[0], asked))
    with pytest.raises(Refused, match="not_joined"):
        acts.start(table, ADA, 7, 0)
    assert forbidding("a:start", table, ask(ADA)) == "not_joined"
    assert "not joined" in oddity(acts.begin(table, "7", 0), MISSES)
    assert forbidding("a:start", lobby(ADA, BO), ask(ADA)) == ""


def test_only_the_host_starts_at_first() -> None:
    assert forbidding("a:start", lobby(ADA, BO), ask(BO)) == "may_not_start"
    assert forbidding("a:start", lobby(ADA, BO), ask(BO, at=acts.PATIENCE)) == ""
    assert forbidding("a:start", lobby(ADA, BO), ask(CLEO, at=acts.PATIENCE)) == "may_not_start"


def test_a_seat_of_somebody_is_not_taken() -> None:
    table = leave_match(match(ADA, BO), BO)
    assert forbidding("a:in", table, ask(CLEO)) == "may_not_come"
    table = remove_player(match(ADA, BO), ADA, 1)
    assert forbidding("a:in", table, ask(CLEO)) == ""
    assert FOLLOWS["a:in"](table, join_in(table, CLEO, "p4"), ask(CLEO))


def test_a_move_leads_where_the_rules_lead() -> None:
    table = match(ADA, BO)
    seat = min(table.game.to_act(table.state))
    move = next(one for one in table.game.legal_moves(table.state, seat) if one != Move("call"))
    after, _ = acts.play(table, seat, move, "person", 5)
    who = (ADA, BO)[seat]
    assert wrong_move(table, after, ask(who), MISSES) == ""
    assert "somebody else" in wrong_move(table, after, ask((BO, ADA)[seat]), MISSES)
    assert "do not lead" in wrong_move(table, replace(after, state=table.state), ask(who), MISSES)
    turn = table.turn_version
    assert wrong_move(table, after, ask(who), MISSES, seen=turn) == ""
    assert "was pressed for version" in wrong_move(table, after, ask(who), MISSES, seen=turn - 1)
    timed_out, _ = acts.play(table, seat, move, "timeout", 5)
    assert "not counted" in wrong_move(table, timed_out, None, MISSES)


def test_who_is_stood_in_for_forfeits_a_ranked_match_alone_and_at_its_end() -> None:
    absent = replace(match(ADA, BO).chairs[1], stand_in=True, deals=1, deals_stood_in=1)
    for ranked in (False, True):
        table = match(ADA, BO, ranked=ranked)
        before = replace(table, chairs=(table.chairs[0], absent))
        lost = replace(before, chairs=(table.chairs[0], replace(absent, forfeited=True)))
        assert "has forfeited" in wrong_forfeits(before, lost)
        assert bool(wrong_forfeits(before, replace(lost, phase="over"))) is not ranked
        assert bool(wrong_forfeits(before, replace(before, phase="over"))) is ranked


def test_a_press_brings_its_player_back_and_has_a_match_go_on() -> None:
    table = match(ADA, BO)
    missed = replace(table, chairs=(replace(table.chairs[0], misses=1, stand_in=True), table.chairs[1]))
    for before in (missed, rest(table)):
        assert forbidding("a:back", before, ask(ADA)) == ""
        after = come_back(before, ADA)
        assert forbidding("a:back", after, ask(ADA)) == "not_away"
        assert came_back(before, after, ask(ADA))
        assert not came_back(before, after, ask(CLEO))
        assert not came_back(before, replace(after, version=after.version + 1), ask(ADA))
        assert not came_back(after, before, ask(ADA))


def test_a_move_gives_nobody_a_seat() -> None:
    table = match(ADA, BO, DAN)
    seat = min(table.game.to_act(table.state))
    free, host = (seat + 1) % 3, (ADA, BO, DAN)[seat - 1]
    table = remove_player(replace(table, host=f"p{host.user_id}"), host, free)
    after, _ = acts.play(table, seat, table.game.timeout_move(table.state, seat), "timeout", 5)
    assert wrong_owners(table, after) == ""
    assert "is p4's now" in wrong_owners(table, join_in(after, CLEO, "p4"))


def test_what_is_dealt_stays_as_it_is() -> None:
    table = match(ADA, BO)
    assert broken_off(table, replace(table, options={"packs": 2})).startswith("options")
    assert broken_off(lobby(ADA), replace(lobby(ADA), options={"packs": 2})) == ""
    assert broken_off(table, replace(table, phase="lobby")).startswith("playing")


def test_time_runs_only_in_a_turn_that_its_channel_has_shown() -> None:
    unseen = match(ADA, BO)
    shown = replace(unseen, told_version=unseen.turn_version)
    assert [unseen_before(table, unseen.turn_at + 5_000) for table in (unseen, shown)] == [5_000, 0]


@pytest.mark.parametrize(("at", "early"), [(40_000, 20_000), (55_000, 5_000), (60_000, 0), (75_000, 0)])
def test_the_time_of_who_had_time_when_an_outage_began_is_up_as_much_later(at: int, early: int) -> None:
    before = match(ADA, BO)
    (seat,) = before.game.to_act(before.state)
    move = before.game.timeout_move(before.state, seat)
    after, _ = acts.play(before, seat, move, "timeout", at)
    assert too_early(before, after, 20_000, 20_000) == early
    played, _ = acts.play(before, seat, move, "person", at)
    assert too_early(before, played, 20_000, 20_000) == 0


@pytest.mark.parametrize(("status", "enough"), [(0, 4), (502, 8)])
def test_the_bot_has_to_know_of_an_outage_after_some_requests_and_until_discord_answers(
    status: int, enough: int
) -> None:
    silence, known_at = Silence(), 100 + enough - 1 + NOTICED
    for number in range(enough):
        assert silence.ended_before(200) > GRACE
        silence.unanswered(100 + number, 90, status)
    assert silence.ended_before(known_at - 1) > GRACE
    assert silence.ended_before(known_at) == 0
    silence.answered(known_at + 20)
    assert silence.ended_before(known_at + 25) == 5
    silence.unanswered(known_at + 30, known_at + 28, status)
    assert silence.ended_before(known_at + 60) == 40


@pytest.mark.parametrize(
    ("shown", "moved"), [([100, 200], []), ([101, 199], []), ([100, 202], [(200, 202)]), ([100], [])]
)
def test_times_that_are_printed_otherwise_are_found(shown: list[int], moved: list[tuple[int, int]]) -> None:
    assert moved_times([100, 200], shown) == moved


@pytest.mark.parametrize(
    ("method", "path", "body", "found"),
    [
        ("POST", "/interactions/7/key/callback", {"type": 4, "data": {}}, (True, False)),
        ("POST", "/interactions/7/key/callback", {"type": 4, "data": {"flags": 64}}, (True, True)),
        ("POST", "/interactions/7/key/callback", {"type": 7, "data": {}}, (False, False)),
        ("POST", "/webhooks/1/key", {"flags": 1 << 15 | 64}, (True, True)),
        ("PATCH", "/webhooks/1/key/messages/@original", {}, (False, False)),
    ],
)
def test_what_answers_a_press_is_new_or_an_edit_and_for_all_or_for_one(
    method: str, path: str, body: object, found: tuple[bool, bool]
) -> None:
    request = Request(method, path, body)
    assert (is_new(request), is_private(request)) == found


def test_a_hand_is_known_by_its_title_and_by_the_seat_in_its_buttons() -> None:
    button = {"type": 2, "custom_id": "t:k3f9a0zq.1:17:play 9C"}
    table = {"type": 2, "custom_id": "v:hand:k3f9a0zq"}
    text = {"type": 10, "content": "### Your hand"}
    assert seat_shown([text, button]) == ("k3f9a0zq", 1)
    assert seat_shown([text, table]) is None
    assert seat_shown([button]) is None


@pytest.mark.parametrize(
    ("places", "wrong"), [((1, 1, 3), 0), ((1, 2, 2), 0), ((1, 1, 2), 1), ((1, 3, 3), 2)]
)
def test_who_is_behind_others_has_the_place_behind_them_all(places: tuple[int, ...], wrong: int) -> None:
    with closing(sqlite3.connect(":memory:")) as database:
        database.execute("CREATE TABLE results (table_id, seat, place)")
        database.executemany("INSERT INTO results VALUES ('t', ?, ?)", enumerate(places))
        assert len(database.execute(WRONG_PLACES).fetchall()) == wrong


@pytest.mark.parametrize(("calls", "is_wrong"), [((2, 1, 1), False), ((2, 1, 0), False), ((2, 1, 2), True)])
def test_no_more_calls_are_made_and_missed_than_were_due(calls: tuple[int, ...], is_wrong: bool) -> None:
    with closing(sqlite3.connect(":memory:")) as database:
        names = "table_id, deal, seat, calls_due, calls_made, calls_missed"
        database.execute(f"CREATE TABLE deal_results ({names})")
        database.execute("INSERT INTO deal_results VALUES ('t', 1, 0, ?, ?, ?)", calls)
        assert bool(database.execute(WRONG_CALLS).fetchall()) is is_wrong


def season(*signed: str, **changes: object) -> Season:
    settings = SeasonSettings(league=UserText("L"), game="olsen", format="open", channel=1, starts=50_000)
    people = tuple(Signed(player, 0) for player in signed)
    season = Season("s", 1, settings, 1, b"s" * 32, "u", 0, signed=people)
    return replace(season, **changes)  # type: ignore[arg-type]  # fields by their names


def test_a_season_closes_a_lobby_when_somebody_there_takes_no_further_part_or_it_is_over() -> None:
    run = Run(format="open", ends=START + DAY)
    run.enter("ann", "bo", "cy")
    run.do(acts_of_seasons.Start())
    assert not season_rulings.closes_lobby(run.season, ["ann", "bo"], START)
    assert season_rulings.closes_lobby(run.season, ["ann", "bo"], START + DAY)
    run.do(acts_of_seasons.Decide(Withdraw("bo", "forfeit")))
    assert season_rulings.closes_lobby(run.season, ["ann", "bo"], START)
    assert not season_rulings.closes_lobby(run.season, ["ann", "cy"], START)
    run.do(acts_of_seasons.Cancel())
    assert season_rulings.closes_lobby(run.season, ["ann", "cy"], START)


def test_nobody_signs_up_twice_or_when_it_is_over() -> None:
    assert season_rulings.forbidding("l:join", season("a"), Wish("b")) == ""
    assert season_rulings.forbidding("l:join", season("a"), Wish("a")) == "is_in"
    assert season_rulings.forbidding("l:join", season("a", phase="over"), Wish("b")) == "league-over"
    assert season_rulings.REASONS["league-signup_closed"](season("a"), Wish("b", at=60_000))
    assert not season_rulings.REASONS["league-signup_closed"](season("a"), Wish("b", at=40_000))


def test_who_comes_late_needs_another_round() -> None:
    is_closed = season_rulings.REASONS["league-signup_closed"]
    for rounds in (1, 2):
        run = Run(rounds=rounds)
        run.enter("ann", "bo", "cy")
        run.do(acts_of_seasons.Start())
        assert is_closed(run.season, Wish("dee")) is (rounds == 1)


def test_a_refusal_says_the_phase_that_it_is_in() -> None:
    is_so = season_rulings.REASONS["league-wrong_phase"]
    assert is_so(season("a", phase="paused"), Wish("a", line="The season is paused."))
    assert not is_so(season("a"), Wish("a", line="The season is paused."))


def test_a_season_that_has_begun_does_not_begin_again() -> None:
    begun = season("a", started_at=5, phase="running")
    assert season_rulings.broken_off(season("a"), begun) == ""
    assert "has begun" in season_rulings.broken_off(begun, season("a"))
    assert "two places" in season_rulings.broken_off(season("a"), season("a", "a"))
