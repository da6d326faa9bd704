"""Edits of a table's message through presses on it: off until a trial, and off again when Discord refuses."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from bot.milliseconds import MINUTE
from bot.services.press_edits import NOTE, found_in
from bot.ui.components.layout import message
from bot.ui.help.trial import TryEdits
from bot.ui.i18n.translator import translator
from tests.e2e.test_delivery import submit
from tests.e2e.world import World

BY_PRESS = ("PATCH", "/webhooks/*/messages/@original")
BY_BOT = ("PATCH", "/channels/*/messages/*")
QUARTER = 15 * 60


@pytest.fixture
async def pressing(playing: World) -> World:
    """A match whose message somebody has pressed, in a bot that may edit it through that."""
    playing.bot.services.press_edits.works = True
    await playing.hand("Ada")
    playing.unruly.log.clear()
    return playing


def edits(world: World) -> Iterator[str]:
    """Whose token each edit since was made by, hands left out."""
    for sent in world.unruly.log:
        if sent.method == "PATCH" and sent.path.startswith(f"/channels/{world.channel.id}"):
            yield "bot"
        elif sent.method == "PATCH" and sent.path.endswith("@original") and sent.status == 200:
            yield "press"


async def test_moves_are_shown_by_the_bots_own_token_at_first(playing: World) -> None:
    await playing.hand("Ada")
    playing.unruly.log.clear()
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time()
    assert "bot" in edits(playing)


async def test_a_press_on_the_table_shows_the_moves_after_it_for_a_quarter_of_an_hour(
    pressing: World,
) -> None:
    await submit(pressing, "Ada", "play 9C")
    await pressing.pass_time()
    assert "- Ada plays 9♣." in pressing.text
    assert set(edits(pressing)) == {"press"}
    assert pressing.now.told_version == pressing.now.version
    await pressing.pass_time(QUARTER)
    pressing.unruly.log.clear()
    await pressing.pass_time(MINUTE // 1000)
    assert "press" not in edits(pressing)


async def test_what_a_press_does_not_show_any_more_the_bot_shows_at_once(pressing: World) -> None:
    pressing.unruly.refuse(*BY_PRESS, status=401, code=50027, times=None)
    await submit(pressing, "Ada", "play 9C")
    await pressing.pass_time(1)
    assert "- Ada plays 9♣." in pressing.text
    assert list(edits(pressing)) == ["bot"]
    assert pressing.bot.services.press_edits.works, "the age of a press says nothing of others"


async def test_a_refusal_that_is_not_the_age_ends_it_and_is_told(
    pressing: World, caplog: pytest.LogCaptureFixture
) -> None:
    pressing.unruly.refuse(*BY_PRESS, status=403, code=50013, times=1)
    with caplog.at_level(logging.WARNING):
        await submit(pressing, "Ada", "play 9C")
        await pressing.pass_time(1)
    assert "- Ada plays 9♣." in pressing.text
    assert not pressing.bot.services.press_edits.works
    assert "edits through presses" in caplog.text
    assert pressing.bot.database is not None
    found = found_in(await pressing.as_bot(pressing.bot.database.notes.get(NOTE)))
    assert found is not None
    assert not found.works
    assert "50013" in found.why
    await pressing.restart()
    assert not pressing.bot.services.press_edits.works


async def test_a_table_moves_down_by_the_bots_own_token(pressing: World) -> None:
    for number in range(6):
        await pressing.members["Cleo"].send(pressing.channel, f"line {number}")
    before = pressing.message.id
    await pressing.pass_time(20)
    await submit(pressing, "Ada", "play 9C")
    await pressing.pass_time(20)
    assert pressing.message.id != before
    assert "- Ada plays 9♣." in pressing.text


async def test_a_trial_turns_it_on_for_this_application(playing: World) -> None:
    posted = await playing.as_bot(
        playing.bot.get_partial_messageable(playing.channel.id).send(
            view=message("Trial abc", [TryEdits("abc").button(translator("en"))])
        )
    )
    await playing.at_once(("Ada", posted, TryEdits("abc").custom_id))
    await playing.pass_time()
    assert playing.bot.services.press_edits.works
    await playing.restart()
    assert playing.bot.services.press_edits.works
