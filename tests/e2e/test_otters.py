"""Otter Nonsense on a phone: otters, few buttons, and lessons that take every move that does it."""

from __future__ import annotations

import pytest

from bot.ui.i18n.translator import translator
from tests.e2e.test_lessons import LEARN, NEXT, solve
from tests.e2e.world import World

SAY = translator("en")


@pytest.mark.xfail(strict=True, reason="at the start a hand has up to thirteen buttons")
async def test_a_hand_has_at_most_eight_buttons(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", game="otter")
    await world.arrange(
        turn=0,
        last_actor=2,
        columns=["7", "6", "8"],
        hands=["1 2 3 4 5 9 10 11 12 13 R X", "1 1", "2 2"],
    )
    hand = await world.hand("Ada")
    assert len(hand.buttons) <= 8, hand.labels


async def test_a_lesson_about_winning_takes_every_move_that_wins(world: World) -> None:
    lesson = world.private("Ada", await world.slash("Ada", "help", game="otter"))
    await lesson.press(LEARN)
    for step in range(4):
        await solve(lesson, "otter", step)
        await lesson.press(NEXT)
    (collect,) = [label for label in lesson.offers if "③" in label]
    await lesson.press(collect)
    assert "Ada wins" in lesson.text
    assert SAY("otter-lesson-5-done") in lesson.text, lesson.text
