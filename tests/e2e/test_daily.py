"""The daily in private messages: one game a day, played once over all servers, and compared at once."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.games import OWN as GAMES
from bot.milliseconds import DAY
from bot.tables.duplicate import day_of, game_of
from bot.ui.hands.duplicate_ends import MEDALS, SQUARES
from bot.ui.i18n.translator import translator
from tests.e2e.screen import Private, labels_of, text_of, told
from tests.e2e.world import World

pytestmark = pytest.mark.slow

SAY = translator("en")


async def until_turn_of(world: World, game: str) -> None:
    """Let days go by until the daily is one of this game."""
    today = day_of(world.bot.clock.now())
    days = next(days for days in range(5) if game_of(today + days, tuple(GAMES)) == game)
    if days:
        await world.pass_time(days * DAY / 1000)


async def opened(world: World, who: str) -> Private:
    return world.private(who, await world.slash(who, "daily"))


async def begin(screen: Private) -> None:
    """Press Start on the screen that says what is played."""
    assert "against two computers" in screen.text
    assert re.search(r"<t:\d+:D>", screen.text), "Discord shows the day to each reader in their own way"
    assert screen.labels[:2] == ["Start", "Rules"]
    await screen.press("Start")


def is_over(screen: Private) -> bool:
    return "Share" in screen.labels


async def play(screen: Private, chance: Random) -> None:
    """Play a deal to its end."""
    await begin(screen)
    await play_on(screen, chance)


async def play_on(screen: Private, chance: Random) -> None:
    """Play a deal that is begun to its end."""
    for _ in range(400):
        if is_over(screen):
            return
        await screen.press_any(chance)
    raise AssertionError("the deal has no end")


def line_of(screen: Private) -> str:
    """The rows of emojis."""
    allowed = {*"".join([*MEDALS, *SQUARES.values(), " …"])}
    rows = [line for line in screen.text.splitlines() if line and {*line} <= allowed]
    assert rows[0].startswith(MEDALS)
    return "\n".join(rows)


async def test_everybody_gets_the_same_cards_in_private(world: World) -> None:
    await until_turn_of(world, "olsen")
    ada, bo = await opened(world, "Ada"), await opened(world, "Bo")
    await begin(ada)
    await begin(bo)
    assert ada.cards == bo.cards
    assert len(ada.cards) == 7
    assert "Huginn" in ada.text + ada.alt
    assert ada.message.ephemeral
    assert world.rows("SELECT COUNT(*) FROM tables") == [(0,)]


async def test_a_deal_is_played_to_its_end_and_once_and_others_are_compared_at_once(world: World) -> None:
    screen = await opened(world, "Ada")
    await play(screen, world.chance)
    legend = screen.text.split(line_of(screen) + "\n")[1].splitlines()[0]
    shown = {square for square in SQUARES.values() if square in line_of(screen)}
    assert {part.split()[0] for part in legend.removeprefix("-# ").split(" · ")} == shown
    assert "🔥 1 day." in screen.text
    ended = screen.text
    await screen.press("Is it fair?")
    assert "I chose the secret behind them first." in screen.text
    await screen.press("Back")
    assert screen.text == ended
    again = await opened(world, "Ada")
    assert again.text == screen.text, "there are no cards to be played twice"
    assert "Ada" not in (await opened(world, "Bo")).text, "who has not played sees nobody's result"
    bo = await opened(world, "Bo")
    await play(bo, Random(5))
    assert {"Ada", "Bo"} <= {
        line.split()[1] for line in bo.text.splitlines() if "\\. " in line or ". " in line
    }


async def test_a_week_with_a_missed_day_a_restart_at_midnight_and_two_servers(world: World) -> None:
    """The streak goes on over the missed day and in both servers; cards begun before midnight end with their
    day.
    """
    elsewhere = world.env.create_guild("Otter club")
    hall = elsewhere.create_text_channel("hall")
    twin = elsewhere.add_member(world.members["Ada"].user)
    for day in range(7):
        if day == 3:
            await world.pass_time(DAY / 1000)
            continue
        screen = await opened(world, "Ada")
        if day == 1:
            await begin(screen)
            other = Private(twin, await twin.slash(hall, "daily"))
            assert other.alt == screen.alt, "it goes on in the other server"
            await play_on(other, world.chance)
            assert is_over(await opened(world, "Ada")), "and is played there for all servers"
            await world.pass_time(DAY / 1000)
            continue
        if day == 5:
            await begin(screen)
            left = DAY - world.bot.clock.now() % DAY
            await world.pass_time(left / 1000 - 5)
            await world.restart(after=5)
            move = next(button for button in screen.buttons if not button["disabled"])
            assert told(await screen.press(custom_id=move["custom_id"])) == SAY("refused-daily_day")
            continue
        await play(screen, world.chance)
        await world.pass_time(DAY / 1000)
    screen = await opened(world, "Ada")
    assert "🔥 5 days in a row" in screen.text, "a day was missed, and another not finished"


async def test_nothing_is_told_of_it_outside_and_its_file_the_next_day(world: World) -> None:
    await play(await opened(world, "Ada"), world.chance)
    board = world.private("Cleo", await world.slash("Cleo", "leaderboard"))
    for shown in (board, await world.history("Cleo")):
        assert "Ada" not in shown.text
    day = day_of(world.bot.clock.now())
    shown = await opened(world, "Ada")
    (record,) = await world.at_once(("Ada", shown.message, f"d:record:{day}"))
    assert "when the day ends" in told(record)
    assert not record.response.attachments
    await world.pass_time(DAY / 1000)
    screen = await opened(world, "Ada")
    assert "Ada · " in screen.text, "yesterday's board"
    result = await screen.press("Yesterday’s match file")
    record, _ = result.followups[-1].attachments if result.followups else result.response.attachments
    assert record.filename == f"daily-{day}.json"
    assert "Yesterday’s match file" not in (await opened(world, "Cleo")).labels


async def test_what_fixes_its_shuffle_is_the_name_of_the_picture_before_it_is_played(world: World) -> None:
    screen = await opened(world, "Ada")
    deal = (await world.bot.services.duplicate.daily(0)).deal
    (picture,) = screen.message.attachments
    assert picture.filename == f"daily-{deal.commitment}.png"
    assert deal.commitment[:8] not in screen.text + screen.alt


async def test_a_deal_goes_on_after_a_restart(world: World) -> None:
    screen = await opened(world, "Ada")
    await begin(screen)
    await world.restart()
    again = await opened(world, "Ada")
    assert again.alt == screen.alt
    assert again.labels == screen.labels


async def test_what_cannot_be_done_is_said_above_the_cards(world: World) -> None:
    await until_turn_of(world, "olsen")
    screen = await opened(world, "Ada")
    await begin(screen)
    day = day_of(world.bot.clock.now())
    (result,) = await world.at_once(("Ada", screen.message, f"d:t:{day}:1:draw"))
    assert told(result).startswith(SAY("refused-stale"))
    assert "7 cards" in told(result)


async def test_it_is_shared_without_a_word_about_its_cards(world: World) -> None:
    screen = await opened(world, "Ada")
    await play(screen, world.chance)
    line = line_of(screen)
    await screen.press("Share")
    await screen.press("Post it here")
    (post,) = world.channel.history()
    assert line in text_of(post)
    assert "Ada" in text_of(post)
    assert labels_of(post) == ["Play today’s cards"]
    shown = world.private("Bo", await world.members["Bo"].click(post, label="Play today’s cards"))
    await play(shown, Random(2))


async def test_a_daily_is_shared_after_midnight_too(world: World) -> None:
    screen = await opened(world, "Ada")
    await play(screen, world.chance)
    line = line_of(screen)
    await screen.press("Share")
    await world.pass_time(DAY / 1000)
    await screen.press("Post it here")
    await world.pass_time(3)
    (post,) = world.channel.history()
    assert line in text_of(post)
    assert line in screen.text


async def test_everyone_posts_their_own_daily_in_a_channel_and_a_double_press_posts_it_once(
    world: World,
) -> None:
    for who in ("Ada", "Bo"):
        screen = await opened(world, who)
        await play(screen, Random(2))
        await screen.press("Share")
        here = next(button["custom_id"] for button in screen.buttons if button["label"] == "Post it here")
        await world.at_once(*[(who, screen.message, here)] * 3)
        await world.pass_time(3)
    posts = [text_of(post) for post in world.channel.history()]
    assert [sum(f"**{who}**" in post for post in posts) for who in ("Ada", "Bo")] == [1, 1]
    assert len(posts) == 2


@pytest.mark.parametrize("game", ["otter", "pursuit"])
async def test_a_deal_is_played_on_one_private_screen_without_waiting(world: World, game: str) -> None:
    """So that it fits into three minutes."""
    await until_turn_of(world, game)
    screen = await opened(world, "Ada")
    before, began = screen.message.id, world.bot.clock.now()
    await play(screen, world.chance)
    assert screen.message.id == before
    assert world.bot.clock.now() - began < 60_000, "no time passes but that of the presses"
    assert list(world.channel.history()) == []
