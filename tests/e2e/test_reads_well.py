"""What stands on a screen is where one looks for it, and about one thing a line."""

from __future__ import annotations

import re

import pytest

from bot.ui.i18n.translator import translator
from tests.e2e.screen import Private, parts
from tests.e2e.test_daily import opened, until_turn_of
from tests.e2e.test_hint import ASK, CHOICE
from tests.e2e.test_lessons import LEARN
from tests.e2e.test_play_now import PLAY, welcome
from tests.e2e.test_tiles import tiles, uploaded
from tests.e2e.world import World

SAY = translator("en")
PICTURE = 12


@pytest.mark.xfail(strict=True, reason="the advice stands above the picture, and its button below it")
async def test_an_advice_stands_on_the_side_of_the_picture_where_it_was_asked_for(world: World) -> None:
    await world.table("Ada", computers=1)
    await world.arrange(**CHOICE)
    hand = await world.hand("Ada")
    await hand.press(ASK)
    order = [
        "advice" if "💡" in part.get("content", "") else "picture"
        for part in parts(hand.message.components)
        if "💡" in part.get("content", "") or part["type"] == PICTURE
    ]
    assert order == ["picture", "advice"]


async def test_the_line_with_the_clock_is_about_the_match_alone(world: World) -> None:
    await world.members["Ada"].click(await welcome(world), label=PLAY)
    assert "🤖 Huginn" in world.text
    assert not re.search(r"clock · .*Huginn", world.text), world.text


async def test_cards_have_tiles_in_a_lesson_too(world: World) -> None:
    await uploaded(world)
    await world.restart()
    lesson = world.private("Ada", await world.slash("Ada", "help", game="olsen"))
    await lesson.press(LEARN)
    assert len(tiles(lesson)) == 4


async def test_cards_have_tiles_in_the_daily_too(world: World) -> None:
    await uploaded(world)
    await world.restart()
    await until_turn_of(world, "olsen")
    daily = await opened(world, "Ada")
    await daily.press("Start")
    assert tiles(daily)


async def test_cards_have_tiles_in_the_safe_palette_too(world: World) -> None:
    await uploaded(world)
    await world.restart()
    await world.table("Ada", "Bo", "Cleo", game="ole")
    settings = world.private("Ada", await world.slash("Ada", "my settings"))
    await settings.press(custom_id="g:my:palette:safe")
    await world.arrange(turn=0, table="G5", hands=["G8 G9 Y4 Y2", "R4 G6 Y5", "B8 G10 Y6"])
    hand: Private = await world.hand("Ada")
    assert len(tiles(hand)) >= 2
