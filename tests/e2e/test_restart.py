"""After a restart everything is as it was: what was pressed counts, and what is on the screen still works."""

from __future__ import annotations

import pytest

from tests.e2e.screen import text_of
from tests.e2e.world import World

pytestmark = pytest.mark.both_engines

RESTARTED = "-# 🔄 I restarted. All cards are where they were."


async def test_a_hand_opened_before_a_restart_can_be_played_from(playing: World) -> None:
    hand = await playing.hand("Ada")
    await playing.restart()
    await hand.press("4♥")
    assert "Your hand · 3 cards" in hand.text
    await playing.pass_time()
    assert "- Ada plays 4♥." in playing.text


async def test_whoever_has_just_pressed_is_answered_before_the_bot_stops(playing: World) -> None:
    hand = await playing.hand("Ada")
    playing.unruly.delay("POST", "/interactions/*/callback", arrival=0.5, times=None)
    lay = playing.presses(0).move("play 4H")
    records = playing.emit(*[("Ada", hand.message, lay)] * 2)  # the second one waits for the first

    async def stop() -> list[bool]:
        await playing.bot.close()
        return [record.responded for record in records]

    assert await playing.as_bot(stop(), seconds=3) == [True, True]


async def test_a_menu_opened_before_a_restart_can_be_chosen_from(playing: World) -> None:
    await playing.arrange(hands=["8C KC", "TH 7S 2C", "2D 3C 5S"])
    hand = await playing.hand("Ada")
    await hand.press("8♣ + 📣 Olsen One Card!")
    await playing.restart()
    await hand.press("♠ spades")
    await playing.pass_time()
    assert "- Ada plays 8♣ and wants ♠ spades, with one card left." in playing.text
    assert "### 📣 Ada called Olsen One Card!" in playing.text


async def test_the_story_of_the_last_moves_survives_a_restart(playing: World) -> None:
    await (await playing.hand("Ada")).press("4♥")
    await playing.pass_time()
    before = text_of(playing.message)
    await playing.restart()
    await playing.slash("Bo", "table")
    assert text_of(playing.message) == f"{before}\n{RESTARTED}"


async def test_a_move_that_was_not_told_yet_is_told_after_the_restart(playing: World) -> None:
    ada, bo = await playing.hand("Ada"), await playing.hand("Bo")
    await ada.press("4♥")
    await bo.press("7♥")
    assert "Bo lays" not in playing.text
    await playing.restart()
    await playing.pass_time()
    assert "- Ada plays 4♥.\n- Bo plays 7♥." in playing.text


async def test_a_restart_repaints_nothing_and_is_told_with_the_next_move(playing: World) -> None:
    hand = await playing.hand("Ada")
    await hand.press("4♥")
    await playing.pass_time()
    before, requests = playing.text, len(playing.env.http_requests)
    await playing.restart()
    await playing.pass_time(20)
    told = [
        (r.method, r.path)
        for r in playing.env.http_requests[requests:]
        if r.method in ("POST", "PATCH", "PUT")
    ]
    assert told == []
    assert playing.text == before
    await (await playing.hand("Bo")).press("7♥")
    await playing.pass_time()
    assert RESTARTED in playing.text


async def test_while_discord_is_out_of_reach_nobodys_time_runs(playing: World) -> None:
    """And afterwards the table says so, with the time that is left from then on."""
    version, bot = playing.now.version, playing.bot
    await playing.as_bot(bot.on_shard_disconnect(0))
    await playing.pass_time(600)
    assert playing.now.version == version
    await playing.as_bot(bot.on_shard_resumed(0))
    await playing.pass_time()
    assert "The clock stopped for 10 minutes. You get that time back." in playing.text
    assert f"<t:{(playing.now.deadline or 0) // 1000}:R>" in playing.text
    await playing.pass_time(100)
    assert playing.now.version == version
    await playing.pass_time(60)
    assert playing.now.version > version
    assert "The clock stopped" not in playing.text


async def test_that_the_clock_stopped_is_told_although_a_move_could_not_be_saved(playing: World) -> None:
    await playing.as_bot(playing.bot.on_shard_disconnect(0))
    await playing.pass_time(600)
    await playing.as_bot(playing.bot.on_shard_resumed(0))
    hand = await playing.hand("Ada")
    with playing.locked():
        await hand.press("9♣")
    assert "I couldn’t save that" in hand.text
    await playing.slash("Bo", "table")
    await playing.pass_time()
    assert "The clock stopped for 10 minutes. You get that time back." in playing.text


async def test_a_moment_without_discord_changes_nothing(playing: World) -> None:
    deadline = playing.now.deadline
    await playing.as_bot(playing.bot.on_shard_disconnect(0))
    await playing.pass_time(4)
    await playing.as_bot(playing.bot.on_shard_resumed(0))
    assert playing.now.deadline == deadline


async def test_every_table_is_taken_up_again(world: World) -> None:
    channels = [world.guild.create_text_channel(f"table-{number}") for number in range(5)]
    for channel in channels:
        await world.members["Ada"].slash(channel, "play", game="olsen")
        await world.members["Bo"].click(channel.last_message, label="Join")
    for channel in channels[:3]:
        await world.members["Ada"].click(channel.last_message, label="Start")
    await world.restart()
    phases = [world.bot.services.tables.in_channel(channel.id).phase for channel in channels]
    assert phases == ["playing"] * 3 + ["lobby"] * 2
