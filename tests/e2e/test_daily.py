"""The deal of the day in private messages: played once, seen by nobody, compared when its day is over."""

from __future__ import annotations

from random import Random

import pytest

from bot.milliseconds import DAY
from bot.ui.i18n.translator import translator
from tests.e2e.screen import Private, told
from tests.e2e.world import World

pytestmark = pytest.mark.slow

SAY = translator("en")


async def opened(world: World, who: str) -> Private:
    return world.private(who, await world.slash(who, "daily"))


async def begin(screen: Private, game: str) -> None:
    """Choose a deal, and press Start on the screen that says what it is."""
    await screen.press(game)
    assert "against two computers" in screen.text
    assert screen.labels == ["Start", "Rules", "Back"]
    await screen.press("Start")


async def play(screen: Private, game: str, chance: Random) -> None:
    """Play a deal to its end."""
    await begin(screen, game)
    for _ in range(400):
        if "finished" in screen.text.splitlines()[0]:
            return
        await screen.press_any(chance)
    raise AssertionError("the deal has no end")


async def test_everybody_gets_the_same_cards_in_private(world: World) -> None:
    ada, bo = await opened(world, "Ada"), await opened(world, "Bo")
    await begin(ada, "Olsen")
    await begin(bo, "Olsen")
    assert ada.cards == bo.cards
    assert len(ada.cards) == 7
    assert "Huginn" in ada.text + ada.alt
    assert ada.message.ephemeral
    assert world.rows("SELECT COUNT(*) FROM tables") == [(0,)]


async def test_a_deal_is_played_to_its_end_and_once(world: World) -> None:
    screen = await opened(world, "Ada")
    await play(screen, "Olsen", world.chance)
    assert "You: **" in screen.text
    assert "The results open" in screen.text
    came = screen.text.partition("You: **")[2].partition("**")[0]
    again = await opened(world, "Ada")
    assert f"**Olsen** · {came}" in again.text
    await again.press("Olsen")
    assert came in again.text, "there are no cards to be played twice"


async def test_the_end_tells_who_has_won_and_how_also_by_a_move_of_ones_own(world: World) -> None:
    screen = await opened(world, "Ada")
    await play(screen, "Otter Nonsense", Random("otter"))
    (how,) = [line for line in screen.text.splitlines() if line.startswith("-# Ada ")]
    assert "Huginn wins" in how


@pytest.mark.parametrize(("game", "has_calls"), [("Ólsen ólsen", True), ("Olé", False)])
async def test_where_calls_are_made_it_says_before_that_there_is_no_time_for_them_later(
    world: World, game: str, has_calls: bool
) -> None:
    screen = await opened(world, "Ada")
    await screen.press(game)
    assert (SAY("daily-calls") in screen.text) == has_calls


async def test_it_is_nowhere_before_the_day_is_over_and_then_on_the_board(world: World) -> None:
    for name in ("Ada", "Bo"):
        await play(await opened(world, name), "Ólsen ólsen", Random(name))
    assert "Bo" not in (await opened(world, "Cleo")).text
    board = world.private("Cleo", await world.slash("Cleo", "leaderboard"))
    for shown in (board, await world.history("Cleo")):
        assert "Ada" not in shown.text
    await world.pass_time(DAY / 1000)
    board = await opened(world, "Ada")
    assert "Ada · " in board.text
    assert "Bo · " in board.text
    result = await board.press("Match file: Ólsen ólsen")
    record, _ = result.followups[-1].attachments if result.followups else result.response.attachments
    assert record.filename == "daily-olsen_olsen.json"
    assert "Match file" not in " ".join((await opened(world, "Cleo")).labels)


async def test_a_deal_goes_on_after_a_restart_and_not_on_another_day(world: World) -> None:
    screen = await opened(world, "Ada")
    await begin(screen, "Otter Nonsense")
    await world.restart()
    again = await opened(world, "Ada")
    assert f"**Otter Nonsense** · {SAY('daily-begun')}" in again.text
    await again.press("Otter Nonsense")
    assert again.alt == screen.alt
    await world.pass_time(DAY / 1000)
    play = next(button for button in again.buttons if not button["disabled"])
    assert told(await again.press(custom_id=play["custom_id"])) == SAY("refused-daily_day")


async def test_what_cannot_be_done_is_said_above_the_cards(world: World) -> None:
    screen = await opened(world, "Ada")
    await begin(screen, "Olsen")
    day = await world.bot.services.daily.today(world.guild.id)
    (result,) = await world.at_once(("Ada", screen.message, f"d:t:olsen:{day}:1:draw"))
    assert told(result).startswith(SAY("refused-stale"))
    assert "7 cards" in told(result)


async def test_nothing_that_is_asked_for_tells_of_a_deal_before_its_day_is_over(world: World) -> None:
    """Neither a command nor a made-up press, and not to who has played it either."""
    await play(await opened(world, "Ada"), "Olé", Random(4))
    day = await world.bot.services.daily.today(world.guild.id)
    for who in ("Ada", "Cleo"):
        shown = await opened(world, who)
        (record,) = await world.at_once((who, shown.message, f"d:record:ole:{day}"))
        assert "The results open when the day ends" in told(record)
        assert not record.response.attachments
    board = world.private("Cleo", await world.slash("Cleo", "leaderboard"))
    stats = world.private("Cleo", await world.slash("Cleo", "stats", member=world.members["Ada"]))
    for screen in (board, stats, await world.history("Cleo", "Ada")):
        assert "Olé" not in screen.text
    assert await world.members["Cleo"].autocomplete(world.channel, "replay", "match", "") == []


@pytest.mark.parametrize("game", ["Otter Nonsense", "Swedish Pursuit"])
async def test_a_deal_is_played_on_one_private_screen_without_waiting(world: World, game: str) -> None:
    """So that it fits into three minutes."""
    screen = await opened(world, "Ada")
    before, began = screen.message.id, world.bot.clock.now()
    await play(screen, game, world.chance)
    assert "The results open" in screen.text
    assert screen.message.id == before
    assert world.bot.clock.now() - began < 60_000, "no time passes but that of the presses"
    assert list(world.channel.history()) == []
