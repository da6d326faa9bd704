"""A lesson as a newcomer meets it: offered once, played in a private message, also after a restart."""

from __future__ import annotations

import pytest
from simcord.results import InteractionResult

from bot.games import GAMES
from bot.games.api import IllegalMove
from bot.ui.i18n.translator import translator
from bot.ui.lessons.lessons import lesson_of
from bot.ui.presses.help import Learn
from tests.e2e.screen import Private, labels_of, text_of
from tests.e2e.world import World

SAY = translator("en")
SHORT = 160
"""The most characters of a step beside its picture: a few lines on a phone."""
LEARN, NEXT = SAY("button-learn"), SAY("button-lesson-next")


def offer(result: InteractionResult) -> list[str]:
    """The labels of the private messages beside what was asked for that offer a lesson."""
    return [label for each in result.followups for label in labels_of(each) if label == LEARN]


async def solve(lesson: Private, game: str, step: int) -> None:
    """Find the right move of a step by what the rules allow, and press it; through its menus if need be."""
    right = [
        str(move)
        for move in lesson_of(game)[step].observe().legal
        if lesson_of(game)[step].attempt(str(move))[0]
    ]
    words = right[0].split(" ")
    for length in range(1, len(words) + 1):
        begun = " ".join(words[:length])
        for text in (right[0], f"?{begun}"):
            custom_id = Learn(game, step, text).custom_id
            if custom_id in [button["custom_id"] for button in lesson.buttons]:
                await lesson.press(custom_id=custom_id)
                if text == right[0]:
                    return
    raise AssertionError(right)


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_is_finished_from_the_help(world: World, game: str) -> None:
    lesson = world.private("Ada", await world.slash("Ada", "help", game=game))
    await lesson.press(LEARN)
    steps = len(lesson_of(game))
    for step in range(steps):
        assert f"{step + 1} of {steps}" in lesson.text
        pictures = len(lesson.message.attachments)
        assert pictures == (0 if game == "olsen_olsen" and step == 4 else 1)
        assert not pictures or len(lesson.text) < SHORT
        if step == 2:
            await world.restart()
        await solve(lesson, game, step)
        assert SAY(f"{game}-lesson-{step + 1}-done") in lesson.text
        if step < steps - 1:
            await lesson.press(NEXT)
    assert lesson.labels == [SAY("button-play-now"), SAY("button-rules")]
    assert world.rows("SELECT COUNT(*) FROM tables") == [(0,)]


async def test_what_is_wrong_is_said_and_can_be_tried_again(world: World) -> None:
    lesson = world.private("Ada", await world.slash("Ada", "help"))
    await lesson.press(LEARN)
    with pytest.raises(IllegalMove):
        lesson_of("olsen")[0].attempt("play KS")
    await lesson.press("K♠")
    assert SAY("illegal-illegal_card") in lesson.text
    assert SAY("lesson-again") in lesson.text
    await lesson.press("4♥")
    await lesson.press(NEXT)
    await lesson.press("4♠")
    assert "Ada plays 4♠" in lesson.text
    assert SAY("lesson-again") in lesson.text
    await lesson.press("A♠")
    assert SAY("olsen-lesson-2-done") in lesson.text


async def test_who_goes_on_getting_it_wrong_is_given_a_hint_and_then_the_answer(world: World) -> None:
    lesson = world.private("Ada", await world.slash("Ada", "help", game="olsen"))
    await lesson.press(LEARN)
    hint, answer = SAY("olsen-lesson-1-hint"), SAY("lesson-answer", way="4♥")
    told = []
    for _ in range(4):
        await lesson.press("K♠")
        told.append(tuple(text in lesson.text for text in (SAY("lesson-again"), hint, answer)))
        await world.restart()
    assert told == [(True, False, False), (False, True, False), (False, False, True), (False, False, True)]
    await lesson.press("4♥")
    await lesson.press(NEXT)
    await lesson.press("4♠")
    assert SAY("lesson-again") in lesson.text, "the next step is begun anew"


async def test_silence_costs_what_it_costs(world: World) -> None:
    lesson = world.private("Ada", await world.slash("Ada", "help"))
    await lesson.press(LEARN)
    await lesson.press("4♥")
    for step in range(1, 5):
        await lesson.press(NEXT)
        await solve(lesson, "olsen", step)
    await lesson.press(NEXT)
    await lesson.press("9♣")
    assert SAY("lesson-call-first") in lesson.text
    await lesson.press(SAY("button-lesson-silence"))
    assert "Ada draws 10 cards for it." in lesson.text
    assert SAY("olsen-lesson-6-hint") in lesson.text, "the card was a wrong press before"


async def test_a_newcomer_is_offered_a_lesson_once(world: World) -> None:
    await world.lobby("Ada")
    assert offer(await world.press("Bo", "Join")) == [LEARN]
    await world.restart()
    await world.leave("Bo")
    screen = world.private("Bo", await world.slash("Bo", "help"))
    thread = world.private("Bo", await screen.press(SAY("button-play-now")))
    assert offer(await thread.press(SAY("button-open-thread"))) == []


async def test_who_plays_now_is_offered_a_lesson(world: World) -> None:
    screen = world.private("Bo", await world.slash("Bo", "help"))
    assert offer(await screen.press(SAY("button-play-now"))) == [LEARN]


async def test_the_offer_goes_when_its_reader_plays_instead(world: World) -> None:
    screen = world.private("Bo", await world.slash("Bo", "help"))
    result = await screen.press(SAY("button-play-now"))
    (above,) = [each for each in result.followups if LEARN in labels_of(each)]
    await world.arrange(turn=0, discard="9C", first_turn=[], hands=["8H 9H 4D KS", "4C 6D", "7S 2S 3D"])
    hand = await world.hand("Bo")
    offered = Private.of(world.members["Bo"], above)
    assert not offered.is_gone
    await hand.press("9♥")
    await world.pass_time(3)
    assert offered.is_gone


async def test_who_has_played_is_offered_none(world: World) -> None:
    table = await world.table("Ada", "Bo", length=1)
    await world.play_out(table, world.chance)
    world.write("UPDATE people SET settings = '{}'")
    await world.restart()
    screen = world.private("Bo", await world.slash("Bo", "help"))
    assert offer(await screen.press(SAY("button-play-now"))) == []


@pytest.mark.parametrize("others", [("Bo",), ()], ids=["with Bo", "alone"])
async def test_a_match_against_computers_waits_while_its_player_learns(
    world: World, others: tuple[str, ...]
) -> None:
    await world.table("Ada", *others, computers=1 - len(others))
    await world.arrange(turn=0, discard="9C", first_turn=[], hands=["8H 9H 4D KS", "4C 6D 7S 2S 3D"])
    before = world.now
    await world.pass_time(100)
    assert "your turn ends" in world.text, "the warning"
    # Of another game: what a lesson of this one shows, the witness would take for cards of the match.
    lesson = world.private("Ada", await world.slash("Ada", "help", game="otter"))
    await lesson.press(LEARN)
    await world.pass_time(5)
    deadlines = [before.deadline or 0, world.now.deadline or 0]
    assert deadlines[0] == deadlines[1] if others else deadlines[0] < deadlines[1]
    assert world.rows("SELECT deadline FROM tables") == [(deadlines[1],)]
    hand = await world.hand("Ada")
    for told in (hand.text, world.text):
        assert f"<t:{deadlines[1] // 1000}:R>" in told
    await world.pass_time(100)
    assert (world.now.version == before.version) is not bool(others)


async def test_what_the_offer_says_of_the_match_is_so(world: World) -> None:
    def offers(result: InteractionResult) -> list[str]:
        return [text_of(each) for each in result.followups if LEARN in labels_of(each)]

    screen = world.private("Bo", await world.slash("Bo", "help"))
    assert offers(await screen.press(SAY("button-play-now"))) == [SAY("lesson-offer", waits=True)]
    await world.restart()
    world.channel = world.guild.create_text_channel("other")
    await world.lobby("Ada")
    offered = f"{SAY('lesson-joined')}\n{SAY('lesson-offer', waits=False)}"
    assert offers(await world.press("Cleo", "Join")) == [offered]


async def test_a_step_that_does_not_exist_is_refused(world: World) -> None:
    lesson = world.private("Ada", await world.slash("Ada", "help"))
    (refused,) = await world.at_once(("Ada", lesson.message, "n:learn:olsen:7"))
    assert text_of(refused.response).endswith(SAY("refused-unknown_press"))
