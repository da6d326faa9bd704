"""Once more: a new lobby where a match was, with those who were there."""

import asyncio
import contextlib
import sqlite3
from dataclasses import replace
from typing import Any

import pytest

from bot.games.shuffle import match_seed
from bot.tables import Refused, Table, seating
from bot.tables import table as acts
from bot.tables.again import again, awaits_no_one
from bot.tables.computers import COMPUTERS
from tests.tables.clock import START
from tests.tables.club import ADA, BO, CLEO, DAG, GUILD, MOD, Club, match, refusal

LAST: dict[str, Any] = {"turn": 0, "discard": "9C", "hands": ["9H", "4S KD", "3S 3D"]}
NEW: dict[str, Any] = {"table_id": "again", "secret": b"2" * 32, "now": START + 9}


def names(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs]


async def over(club: Club, **how: Any) -> Table:
    """A match of Ada, Bo and a computer that Ada has just won."""
    table = await club.deal(2, 1, position=LAST, **{"options": {"deals": 1}, **how})
    return await club.make(table, ADA, "play 9H")


# Pure


def test_a_new_lobby_is_like_the_old_one_was() -> None:
    how: dict[str, Any] = {"clock": "slow", "in_thread": True, "house_rules": "wild"}
    old = acts.end(match(2, 1, options={"deals": 2}, **how), acts.Who(9, "Mo", moderator=True), START)
    new = again(old, BO, 77, **NEW)
    assert (new.table_id, new.phase, new.version, new.state) == ("again", "lobby", 1, None)
    assert (new.place_id, new.channel_id, new.game_key) == (old.place_id, old.channel_id, "olsen")
    assert (new.clock, new.ranked, new.in_thread, new.house_rules) == ("slow", False, True, "wild")
    assert new.options == {"deals": 2}
    assert (new.host, new.created_at, new.secret) == ("p1", START + 9, b"2" * 32)
    assert names(new) == ["Ada", "Bo", COMPUTERS[0]]
    assert all(
        chair == acts.Chair(chair.name, chair.person, chair.user_id, chair.press) for chair in new.chairs
    )


def test_a_ranked_match_is_played_again_without_the_computers_that_it_once_had() -> None:
    old = acts.end(replace(match(2, 1), ranked=True), MOD, START)
    new = again(old, BO, 77, **NEW)
    assert (new.ranked, names(new)) == (True, ["Ada", "Bo"])


def test_the_seed_is_made_of_what_is_pressed_now() -> None:
    old = acts.end(match(2, 1), ADA, START)
    new = again(old, BO, 77, **NEW)
    assert [chair.press for chair in new.chairs] == [None, 77, None]
    with refusal("not_joined"):
        acts.start(new, BO, 78, START)
    new = acts.join(new, ADA, "p0", 79)
    begun = acts.start(new, BO, 78, START)
    assert begun.state == begun.game.new(3, match_seed(b"2" * 32, [79, 77, 78]), {}).state


def test_a_kept_seat_is_taken_once() -> None:
    new = again(acts.end(match(2), ADA, START), BO, 77, **NEW)
    assert [chair.is_asked for chair in new.chairs] == [True, False]
    joined = acts.join(new, ADA, "p0", 78)
    assert names(joined) == ["Ada", "Bo"]
    assert not joined.chairs[0].is_asked
    with refusal("already_seated"):
        acts.join(joined, ADA, "p0", 79)
    assert names(acts.leave_lobby(new, ADA, START)) == ["Bo"], "who does not want to gets up"


def test_who_has_left_is_not_seated_unless_they_press() -> None:
    table = seating.leave_match(seating.remove_player(match(4), ADA, 1), CLEO)
    table = acts.end(table, ADA, START)
    assert names(again(table, ADA, 77, **NEW)) == ["Ada", "Dag"]
    assert names(again(table, CLEO, 77, **NEW)) == ["Ada", "Cleo", "Dag"]


@pytest.mark.parametrize(
    ("old", "who", "code"),
    [
        (acts.end(match(2), ADA, START), CLEO, "not_seated"),
        (match(2), ADA, "already_started"),
        (match(2), CLEO, "already_started"),
    ],
    ids=["a stranger", "while it is played", "a stranger meanwhile"],
)
def test_who_cannot(old: Table, who: acts.Who, code: str) -> None:
    with refusal(code):
        again(old, who, 77, **NEW)


# At work


async def test_the_same_people_play_again_in_the_same_channel(club: Club) -> None:
    how: dict[str, Any] = {"clock": "slow", "house_rules": "short", "in_thread": True}
    old = await over(club, options={}, length=1, **how)
    new = await club.tables.lobbies.play_again(old.table_id, BO, 77)
    assert club.tables.in_channel(old.channel_id) is club.now(new) is new
    assert new.table_id != old.table_id
    assert new.secret != old.secret
    assert (names(new), new.host) == (names(old), old.chairs[1].person)
    assert [chair.person for chair in new.chairs] == [chair.person for chair in old.chairs]
    assert (new.options, new.clock, new.house_rules, new.in_thread) == ({"deals": 1}, "slow", "short", True)
    assert new.deadline == club.column(new, "deadline") == START + club.pace.slow_lobby
    await club.restart()
    kept = club.now(new)
    assert kept == new
    for who in (ADA, CLEO, DAG):
        with contextlib.suppress(Refused):
            await club.tables.lobbies.join(new.table_id, who, club.press())
    begun = await club.tables.lobbies.start(new.table_id, BO, 78)
    assert begun.phase == "playing"
    assert begun.observe(None).options["deals"] == 1


async def test_who_left_the_match_may_join_again(club: Club) -> None:
    table = await club.deal(3, position=LAST, options={"deals": 1})
    await club.tables.seats.leave(table.table_id, CLEO)
    old = await club.make(table, ADA, "play 9H")
    new = await club.tables.lobbies.play_again(old.table_id, ADA, 77)
    assert names(new) == ["Ada", "Bo"]
    assert names(await club.tables.lobbies.join(new.table_id, CLEO, 78)) == ["Ada", "Bo", "Cleo"]


async def test_a_stranger_opens_a_table_of_their_own(club: Club) -> None:
    old = await over(club)
    with refusal("not_seated"):
        await club.tables.lobbies.play_again(old.table_id, DAG, 77)
    with refusal("no_table_here"):
        club.tables.in_channel(old.channel_id)


async def test_where_somebody_was_faster_there_is_a_table(club: Club) -> None:
    old = await over(club)
    taken = await club.tables.lobbies.open(GUILD, old.channel_id, CLEO, 1, game="olsen")
    with refusal("channel_taken"):
        await club.tables.lobbies.play_again(old.table_id, ADA, 77)
    assert club.tables.in_channel(old.channel_id) is taken


async def test_two_who_press_at_once_are_at_one_table(club: Club) -> None:
    old = await over(club)
    answers = await asyncio.gather(
        *(club.tables.lobbies.play_again(old.table_id, who, 77) for who in (ADA, BO)), return_exceptions=True
    )
    (new,) = [answer for answer in answers if isinstance(answer, Table)]
    (late,) = [answer for answer in answers if isinstance(answer, Refused)]
    assert late.code == "channel_taken"
    assert club.tables.in_channel(old.channel_id) is new
    assert {chair.name for chair in new.chairs} >= {"Ada", "Bo"}


async def test_long_after_the_match_too(club: Club) -> None:
    old = await over(club)
    await club.tables.messages.told(old.table_id, old.version, 5)
    await club.restart()
    assert club.tables.find(old.table_id) is None
    assert names(await club.tables.lobbies.play_again(old.table_id, BO, 77)) == names(old)


async def test_a_match_that_was_stopped_can_be_played_again(club: Club) -> None:
    table = await club.deal(2)
    ended = await club.tables.matches.end(table.table_id, ADA)
    assert names(await club.tables.lobbies.play_again(ended.table_id, BO, 77)) == ["Ada", "Bo"]


async def test_not_while_it_is_played(club: Club) -> None:
    table = await club.deal(2)
    with refusal("already_started"):
        await club.tables.lobbies.play_again(table.table_id, ADA, 77)
    assert club.tables.in_channel(table.channel_id) is club.now(table)


async def test_who_was_forgotten_since_is_not_seated(club: Club) -> None:
    old = await over(club)
    await club.tables.messages.told(old.table_id, old.version, 5)
    await club.close()
    with contextlib.closing(sqlite3.connect(club.path)) as file, file:
        file.execute("DELETE FROM people WHERE user_id = ?", (ADA.user_id,))
    await club.open()
    with refusal("not_seated"):
        await club.tables.lobbies.play_again(old.table_id, ADA, 77)
    assert names(await club.tables.lobbies.play_again(old.table_id, BO, 77)) == ["Bo", COMPUTERS[0]]


def test_a_friend_who_only_missed_a_turn_is_asked_again() -> None:
    old = acts.end(seating.miss(match(2, 1), 1, allowed=1), ADA, START)
    new = again(old, ADA, 77, **NEW)
    assert names(new) == ["Ada", "Bo", COMPUTERS[0]]
    assert not awaits_no_one(new)


def test_a_friend_who_was_asleep_for_most_of_the_match_is_not() -> None:
    old = acts.end(seating.miss(match(2, 1), 1, allowed=1), ADA, START)
    asleep = replace(old.chairs[1], deals=4, deals_stood_in=3)
    new = again(replace(old, chairs=(old.chairs[0], asleep, old.chairs[2])), ADA, 77, **NEW)
    assert awaits_no_one(new)
