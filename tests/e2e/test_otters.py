"""Otter Nonsense on a phone: otters, few buttons, and lessons that take every move that does it."""

from __future__ import annotations

from bot.ui.i18n.translator import translator
from tests.e2e.test_lessons import LEARN, NEXT, solve
from tests.e2e.world import World

SAY = translator("en")


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
    assert {"1", "13", "🔄 turn"} <= {*hand.offers}
    await hand.press("Collect…")
    await hand.press("① 7 · 3 heads")
    assert "Which card opens the column again?" in hand.text, "there is one otter to give"
    assert hand.labels == ["Back"]
    await hand.press("13")
    await world.pass_time()
    assert "Column 1 opens again with 13" in world.text, world.text


async def test_a_lesson_about_winning_takes_every_move_that_wins(world: World) -> None:
    lesson = world.private("Ada", await world.slash("Ada", "help", game="otter"))
    await lesson.press(LEARN)
    for step in range(4):
        await solve(lesson, "otter", step)
        await lesson.press(NEXT)
    (collect,) = [label for label in lesson.offers if "Collect" in label]
    await lesson.press(collect)
    if any("③" in label for label in lesson.offers):
        (collect,) = [label for label in lesson.offers if "③" in label]
        await lesson.press(collect)
    assert "Ada wins" in lesson.text
    assert SAY("otter-lesson-5-done") in lesson.text, lesson.text
