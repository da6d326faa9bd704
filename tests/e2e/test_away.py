"""Who goes away for some days says so: their slow tables wait, and show it."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from simcord import MemberActor
from simcord.builders import ChannelHandle

from bot.ui.i18n.translator import translator
from tests.e2e.screen import menus_of, told, values_of
from tests.e2e.test_absence import CLUBS
from tests.e2e.world import World

DAY = 86_400
WRONG = {"2026-13-01": None, "soon": "soon", "½ day": "½ day", "december": "december"}
"""What is no day, and what of it is not understood."""


@pytest.fixture
async def slow(world: World) -> World:
    """Ada and Bo play slowly, and can always lay a club; it is Ada's turn."""
    await world.table("Ada", "Bo", clock="slow")
    await world.arrange(**CLUBS)
    return world


async def another_slow_table(world: World) -> tuple[ChannelHandle, MemberActor]:
    """Ada and Bo at a table of another server."""
    guild = world.env.create_guild("Chess *club*")
    channel = guild.create_text_channel("cards")
    ada, bo = (guild.add_member(world.members[name].user) for name in ("Ada", "Bo"))
    await ada.slash(channel, "play", game="olsen", clock="slow", thread=False)
    await bo.click(channel.last_message, label="Join")
    await ada.click(channel.last_message, label="Start")
    await world.pass_time()
    return channel, ada


def until(text: str) -> int:
    """The moment (s) that a text names."""
    return int(re.findall(r"<t:(\d+):f>", text)[0])


def seconds(world: World) -> int:
    return world.bot.clock.now() // 1000


async def away(world: World, name: str, text: str | None = None) -> str:
    options: dict[str, Any] = {} if text is None else {"until": text}
    return told(await world.slash(name, "my away", **options))


async def test_a_slow_table_waits_for_who_is_away_and_shows_it(slow: World) -> None:
    answer = await away(slow, "Ada", "3 days")
    assert until(answer) == pytest.approx(seconds(slow) + 3 * DAY, abs=5)
    assert "[Olsen](https://discord.com/channels/" in answer
    assert "Card club" in answer
    await slow.pass_time()
    assert f"Ada (away until <t:{until(answer)}:f>)" in slow.text
    version = slow.now.version
    await slow.pass_time(3 * DAY + DAY - 60)
    assert slow.now.version == version
    assert slow.now.chairs[0].misses == 0
    await slow.pass_time(120)
    assert slow.now.version > version


async def test_others_need_not_wait_to_be_on_turn(slow: World) -> None:
    await (await slow.hand("Ada")).press("2♣")
    await away(slow, "Ada", "5d")
    await slow.pass_time(DAY - 60)
    assert slow.now.chairs[1].misses == 0
    await slow.pass_time(120)
    assert slow.now.chairs[1].misses == 1


async def test_a_date_is_the_beginning_of_that_day(slow: World) -> None:
    day = datetime.fromtimestamp(seconds(slow), UTC).date() + timedelta(days=2)
    answer = await away(slow, "Ada", day.isoformat())
    assert until(answer) == datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


async def test_the_next_days_are_offered_by_their_names(slow: World) -> None:
    ada = slow.members["Ada"]
    offered = await ada.autocomplete(slow.channel, "my away", "until", "")
    today = datetime.fromtimestamp(seconds(slow), UTC).date()
    expected = [(today + timedelta(days=ahead)).isoformat() for ahead in range(1, 8)]
    assert [choice["value"] for choice in offered] == expected
    weekdays = {choice["name"].partition(",")[0] for choice in offered}
    assert weekdays == {"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"}
    (only,) = await ada.autocomplete(slow.channel, "my away", "until", "sund")
    assert only["name"].startswith("Sunday")
    slow.speaks("Ada", "no")
    (only,) = await ada.autocomplete(slow.channel, "my away", "until", "søn")
    assert only["name"].startswith("søndag")
    for choice in offered:
        assert until(await away(slow, "Ada", choice["value"]))


async def test_norwegian_is_understood_and_answered(slow: World) -> None:
    slow.speaks("Ada", "no")
    assert "Du er borte til" in await away(slow, "Ada", "i morgen")
    assert "Du er tilbake" in await away(slow, "Ada", "tilbake")


@pytest.mark.parametrize("word", [None, "back"])
async def test_who_is_back_says_nothing_or_so(slow: World, word: str | None) -> None:
    await away(slow, "Ada", "3 days")
    assert (await away(slow, "Ada", word)).startswith(slow.say("away-back"))
    await slow.pass_time()
    assert "away until" not in slow.text
    assert slow.now.deadline == pytest.approx((seconds(slow) + DAY) * 1000, abs=5000)


async def test_a_move_ends_it(slow: World) -> None:
    await away(slow, "Ada", "3 days")
    await (await slow.hand("Ada")).press("2♣")
    assert slow.now.chairs[0].away_until is None


async def test_it_survives_a_restart(slow: World) -> None:
    answer = await away(slow, "Ada", "6 days")
    await slow.restart(after=2 * DAY)
    assert slow.now.chairs[0].away_until == pytest.approx(until(answer) * 1000, abs=1000)
    await slow.pass_time(4.9 * DAY)
    assert slow.now.chairs[0].misses == 0


async def test_it_holds_at_slow_tables_on_all_servers_and_at_no_others(slow: World) -> None:
    channel, _ = await another_slow_table(slow)
    hurry = slow.guild.create_text_channel("hurry")
    await slow.members["Ada"].slash(hurry, "play", game="olsen", clock="normal")
    await slow.members["Bo"].click(hurry.last_message, label="Join")
    await slow.members["Ada"].click(hurry.last_message, label="Start")
    answer = await away(slow, "Ada", "3 days")
    assert "Card club" in answer
    assert r"Chess \*club\*" in answer
    assert answer.count("[Olsen](") == 2
    tables = slow.bot.services.tables
    away_until = [
        tables.in_channel(where.id).chairs[0].away_until for where in (slow.channel, channel, hurry)
    ]
    assert away_until == [away_until[0], away_until[0], None]
    assert away_until[0] is not None


async def test_who_plays_at_no_slow_table_is_told_so(world: World) -> None:
    await world.table("Ada", "Bo")
    with world.nothing_changes():
        assert await away(world, "Ada", "3 days") == world.say("refused-no_slow_table")
        assert await away(world, "Dag") == world.say("refused-no_slow_table")


async def test_who_has_left_a_ranked_match_is_not_waited_for(world: World) -> None:
    await world.table("Ada", "Bo", clock="slow", ranked=True)
    await world.leave("Bo")
    with world.nothing_changes():
        assert await away(world, "Bo", "3 days") == world.say("refused-no_slow_table")
        (result,) = await world.at_once(("Bo", world.message, f"a:away:{world.now.table_id}:3 days"))
        assert told(result) == world.say("refused-no_slow_table")


async def test_no_table_waits_longer_than_a_week(slow: World) -> None:
    with slow.nothing_changes():
        for text in ("8 days", "3 weeks", "9999-12-31"):
            assert await away(slow, "Ada", text) == slow.say("refused-away_too_long", days=7)
    assert until(await away(slow, "Ada", "7 days"))


async def test_what_is_no_day_ahead_is_refused(slow: World) -> None:
    with slow.nothing_changes():
        for text, word in WRONG.items():
            assert await away(slow, "Ada", text) == slow.say("refused-away_unclear", word=word)
        for text in ("1999-01-01", "0 days", "-1 days"):
            assert await away(slow, "Ada", text) == slow.say("refused-away_past", count=7)


async def test_manage_offers_the_same_days(slow: World) -> None:
    screen = slow.private("Ada", await slow.press("Ada", "Manage"))
    (menu,) = [menu for menu in menus_of(screen.message) if menu["custom_id"].startswith("s:away:")]
    assert menu["placeholder"] == "I’m away until…"
    assert len(values_of(menu)) == 7
    await screen.choose(values_of(menu)[4])
    assert until(screen.text) > seconds(slow)
    assert slow.now.chairs[0].away_until == until(screen.text) * 1000
    again = slow.private("Ada", await slow.press("Ada", "Manage"))
    assert "I’m back" in again.labels
    await again.press("I’m back")
    assert slow.now.chairs[0].away_until is None
    spectator = slow.private("Dag", await slow.press("Dag", "Manage"))
    assert menus_of(spectator.message) == []


async def test_two_presses_at_once_are_one_absence(slow: World) -> None:
    press = ("Ada", slow.message, f"a:away:{slow.now.table_id}:2 days")
    first, second = await slow.at_once(press, press)
    shown = [text for text in (told(first), told(second)) if text]  # the newer one replaces the other
    assert {until(text) * 1000 for text in shown} == {slow.now.chairs[0].away_until}


async def test_the_list_speaks_the_players_language(slow: World) -> None:
    slow.speaks("Ada", "no")
    screen = slow.private("Ada", await slow.press("Ada", "Manage"))
    assert translator("nb")("manage-title") in screen.text
