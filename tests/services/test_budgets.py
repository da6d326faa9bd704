"""Budgets: what a member, a channel and a server have left of threads, messages, commands and open things."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from itertools import count, cycle
from pathlib import Path

import pytest

from bot.milliseconds import DAY, HOUR, MINUTE
from bot.services import Budgets, Preferences, Spender
from bot.services.budgets import WATCHED
from bot.services.limits import is_limits
from bot.storage import Database, open_database
from bot.tables import Refused

GUILD, ADA, BO = 7, 11, 12
START = 1_800_000_000_000


class StillClock:
    """The time of a test."""

    def __init__(self) -> None:
        self.time = START

    def now(self) -> int:
        return self.time

    def advance(self, ms: int) -> None:
        self.time += ms


class Club:
    """A database with budgets on it."""

    def __init__(self, database: Database, clock: StillClock) -> None:
        self.database, self.clock = database, clock
        self.press = 0
        self.again()

    def again(self) -> None:
        """The bot is restarted."""
        self.preferences = Preferences(self.database)
        self.budgets = Budgets(self.database, self.preferences, self.clock)

    async def spend(
        self, kind: str = "threads", user: int = ADA, channel: int = 1, guild: int = GUILD
    ) -> Spender:
        self.press += 1
        by = Spender(guild, channel, user, self.press)
        await self.budgets.spend(by, kind)
        return by

    async def refused(self, kind: str = "threads", **where: int) -> dict[str, object]:
        with pytest.raises(Refused) as refused:
            await self.spend(kind, **where)
        assert refused.value.code == f"budget_{kind}"
        return refused.value.data


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    clock = StillClock()
    database = await open_database(tmp_path / "olsen.db", clock=clock.now)
    yield Club(database, clock)
    await database.close()


async def set_limits(club: Club, scope: str, **limits: int | None) -> None:
    await club.preferences.change_server(GUILD, **{f"limits_{scope}": limits})


async def test_a_member_has_so_many_threads_a_day_and_is_told_when_there_are_more(club: Club) -> None:
    await set_limits(club, "member", threads=3)
    for _ in range(3):
        await club.spend()
        club.clock.advance(HOUR)
    again = str((START + DAY) // 1000)
    assert await club.refused() == {"scope": "member", "most": 3, "at": again}
    await club.spend(user=BO)
    await club.spend(guild=GUILD + 1)
    club.clock.advance(DAY - 3 * HOUR - 1)
    await club.refused()
    club.clock.advance(1)
    await club.spend()
    await club.refused()


async def test_a_channel_and_a_server_have_limits_of_their_own(club: Club) -> None:
    await set_limits(club, "channel", threads=2)
    await set_limits(club, "server", threads=3)
    await club.spend(user=1, channel=1)
    await club.spend(user=2, channel=1)
    assert (await club.refused(user=3, channel=1))["scope"] == "channel"
    await club.spend(user=3, channel=2)
    assert (await club.refused(user=4, channel=3))["scope"] == "server"


async def test_a_day_survives_a_restart(club: Club) -> None:
    await set_limits(club, "member", threads=1)
    await club.spend()
    club.again()
    await club.refused()


async def test_what_came_to_nothing_does_not_count(club: Club) -> None:
    await set_limits(club, "member", messages=1)
    by = await club.spend("messages")
    await club.refused("messages")
    await club.budgets.give_back(by, "messages")
    await club.spend("messages")


async def test_a_press_counts_once(club: Club) -> None:
    await set_limits(club, "member", messages=2)
    by = await club.spend("messages")
    await club.budgets.spend(by, "messages")
    await club.spend("messages")
    await club.refused("messages")


async def test_kinds_are_counted_apart_and_old_ones_are_deleted(club: Club) -> None:
    await set_limits(club, "member", threads=1, messages=1)
    await club.spend("threads")
    await club.spend("messages")
    club.clock.advance(HOUR)
    await club.spend("messages")
    await club.refused("threads")
    club.clock.advance(DAY)
    await club.spend("threads")
    await club.spend("messages")
    assert len(await kept(club)) == 2


async def test_no_limit_and_none_at_all(club: Club) -> None:
    await club.spend("messages")
    await set_limits(club, "member", threads=None, messages=0)
    for _ in range(30):
        await club.spend()
    assert await club.refused("messages") == {"scope": "member", "most": 0, "at": None}


async def test_where_the_bot_is_a_guest_a_user_posts_little_in_all_places_together(club: Club) -> None:
    places, press = cycle((-1, -2)), count(1)

    async def post(user: int) -> Spender:
        by = Spender(next(places), 7, user, next(press))
        await club.budgets.spend(by, "messages")
        return by

    async def again_at() -> int:
        with pytest.raises(Refused) as refused:
            await post(ADA)
        assert refused.value.code == "budget_posts"
        return int(str(refused.value.data["at"])) * 1000 - club.clock.now()

    for _ in range(6):
        first, _ = await post(ADA), await post(ADA)
        assert await again_at() == 10 * MINUTE
        club.clock.advance(10 * MINUTE)
    assert await again_at() == DAY - HOUR
    await post(BO)
    await club.budgets.give_back(first, "messages")
    await post(ADA)
    club.clock.advance(DAY)
    await post(ADA)
    assert len(await kept(club)) == 1, "what is a day old is deleted"


async def test_commands_are_counted_in_a_minute(club: Club) -> None:
    await set_limits(club, "member", commands=2)
    await club.budgets.need_pace(GUILD, ADA)
    club.clock.advance(10_000)
    await club.budgets.need_pace(GUILD, ADA)
    for _ in range(3):  # what is refused does not count
        with pytest.raises(Refused) as refused:
            await club.budgets.need_pace(GUILD, ADA)
        assert refused.value.data["at"] == str((START + MINUTE) // 1000)
    await club.budgets.need_pace(GUILD, BO)
    club.clock.advance(50_000)
    await club.budgets.need_pace(GUILD, ADA)


async def test_commands_outside_of_servers_are_counted_in_all_places_together(club: Club) -> None:
    """Whoever goes from one direct message, group or foreign server to the next gains nothing by it."""
    for place_id in range(-60, 0):
        await club.budgets.need_pace(place_id, ADA)
    with pytest.raises(Refused):
        await club.budgets.need_pace(-61, ADA)
    await club.budgets.need_pace(-61, BO)
    await club.budgets.need_pace(GUILD, ADA)


async def given(club: Club, most: int, **who: bool) -> int:
    """How many commands Ada gives in a minute until she is refused, at most so many."""
    for number in range(most):
        try:
            await club.budgets.need_pace(GUILD, ADA, **who)
        except Refused:
            return number
    return most


async def test_those_who_manage_the_server_may_give_five_times_as_many_and_are_counted(club: Club) -> None:
    await set_limits(club, "member", commands=20)
    assert await given(club, 200, manages=True) == 100
    club.clock.advance(MINUTE)
    assert await given(club, 200) == 20


async def test_those_who_manage_the_server_never_shut_themselves_out(club: Club) -> None:
    for most in (0, 1):
        await set_limits(club, "member", commands=most)
        assert await given(club, 200, manages=True) == 60
        club.clock.advance(MINUTE)


async def test_a_server_may_let_its_members_give_as_many_commands_as_they_like(club: Club) -> None:
    await set_limits(club, "member", commands=None)
    for _ in range(100):
        await club.budgets.need_pace(GUILD, ADA)


async def test_those_who_manage_the_server_are_counted_where_members_are_not(club: Club) -> None:
    await set_limits(club, "member", commands=None)
    assert await given(club, 400, manages=True) == 300


async def test_those_who_were_quiet_for_longest_are_remembered_no_more(club: Club) -> None:
    await set_limits(club, "member", commands=1)
    for user in range(WATCHED):
        await club.budgets.need_pace(GUILD, user)
    with pytest.raises(Refused):
        await club.budgets.need_pace(GUILD, 0)
    for user in range(WATCHED, WATCHED + 5):
        await club.budgets.need_pace(GUILD, user)
    assert len(club.budgets._commands) == WATCHED
    for user in (0, WATCHED + 4):
        with pytest.raises(Refused):
            await club.budgets.need_pace(GUILD, user)
    await club.budgets.need_pace(GUILD, 1)


async def test_after_a_minute_nothing_is_remembered_of_who_has_given_no_command(club: Club) -> None:
    await set_limits(club, "member", commands=2)
    for user in (ADA, BO):
        await club.budgets.need_pace(GUILD, user)
    club.clock.advance(MINUTE - 1)
    await club.budgets.need_pace(GUILD, ADA)
    assert list(club.budgets._commands) == [(GUILD, BO), (GUILD, ADA)]
    club.clock.advance(1)
    await club.budgets.need_pace(GUILD, 13)
    assert list(club.budgets._commands) == [(GUILD, ADA), (GUILD, 13)]
    await set_limits(club, "member", commands=0)
    for user in (14, 15):
        with pytest.raises(Refused):
            await club.budgets.need_pace(GUILD, user)
    club.clock.advance(-2 * MINUTE)  # the clock was put back
    with pytest.raises(Refused):
        await club.budgets.need_pace(GUILD, 16)
    assert list(club.budgets._commands) == [(GUILD, 16)]


def test_a_day_is_a_day() -> None:
    assert [timedelta(milliseconds=span) for span in (MINUTE, HOUR, DAY)] == [
        timedelta(minutes=1),
        timedelta(hours=1),
        timedelta(days=1),
    ]


async def test_what_is_open_is_compared_with_each_limit(club: Club) -> None:
    await set_limits(club, "member", tables=2)
    await club.budgets.need_room(GUILD, "tables", {"member": 1, "channel": 3, "server": 3})
    with pytest.raises(Refused) as refused:
        await club.budgets.need_room(GUILD, "tables", {"member": 2, "channel": 3, "server": 3})
    assert (refused.value.code, refused.value.data["scope"]) == ("budget_tables", "member")


async def test_no_id_stands_among_what_was_spent(club: Club) -> None:
    await club.spend(user=123_456_789_012_345_678)
    (row,) = await kept(club)
    assert "123456789012345678" not in str(row)
    assert len(row[3]) == 64


@pytest.mark.parametrize(
    ("value", "valid"),
    [
        ({}, True),
        ({"tables": 3, "threads": None}, True),
        ({"commands": 3}, True),
        ({"chips": 3}, False),
        ({"tables": -1}, False),
        ({"tables": True}, False),
        ({"tables": "3"}, False),
        ([], False),
    ],
)
def test_stored_limits_are_looked_at(value: object, valid: bool) -> None:
    assert is_limits("member", value) == valid
    assert not is_limits("channel", {"commands": 3})


async def kept(club: Club) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(club.database.path)) as file:
        return file.execute("SELECT * FROM spendings").fetchall()
