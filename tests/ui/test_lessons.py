"""Lessons: each step can be solved by the rules, whatever else is tried gets an answer, and all has words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.api import IllegalMove, Move, Observation
from bot.ui.components.layout import texts_of
from bot.ui.components.press import PRESSES
from bot.ui.help.lesson import MORE, lesson_message, outcome, table_of, way_to_do
from bot.ui.i18n.players import wording
from bot.ui.i18n.translator import translator
from bot.ui.lessons.lessons import LEARNER, SILENCE, LessonStep, lesson_of
from bot.ui.presses.help import Learn
from bot.user_text import UserText
from tests.e2e.screen import parts
from tests.toy import KEY, register
from tests.ui.catalogue import LOCALES

STEPS = [(key, number) for key in GAMES for number in range(len(lesson_of(key)))]


def step_of(key: str, number: int) -> LessonStep:
    return lesson_of(key)[number]


def plain(label: str) -> str:
    """A label without the sign that has suits drawn as text."""
    return label.replace("\ufe0e", "")


def offered(key: str, number: int, begun: tuple[str, ...] = ()) -> list[str]:
    """What the buttons of a step try, menus included."""
    step, say = step_of(key, number), translator("en")
    table = table_of(step, UserText("Ada"), 1)
    view = lesson_message(Learn(key, number), step, table, say, begun)
    ids = [part["custom_id"] for part in parts(view.to_components()) if "custom_id" in part]
    assert len(ids) == len(set(ids))
    found = []
    for each in ids:
        assert len(each) <= 100
        (press,) = [press for kind in PRESSES if (press := kind.read(each))]
        assert isinstance(press, Learn)
        assert (press.game, press.step) == (key, number)
        if press.move.startswith(MORE):
            found += offered(key, number, tuple(press.move.removeprefix(MORE).split(" ")))
        elif press.move:
            found.append(press.move)
    return found


def top(after: Observation) -> str:
    """The card that lies on top of a French-suited game."""
    return after.table["top"]


def spent(after: Observation) -> list[int]:
    """How many heads the seats have been given."""
    return after.table["scores"]


AIMS: dict[str, list[Callable[[Observation], bool]]] = {
    "olsen": [
        lambda after: top(after) in {"4H", "9C"},
        lambda after: after.counts == (3, 4, 4),
        lambda after: after.table["named"] == "D",
        lambda after: after.counts[LEARNER] == 3,
        lambda after: after.counts[LEARNER] == 3,
        lambda after: LEARNER in after.table["said"],
    ],
    "olsen_olsen": [
        lambda after: top(after) in {"5D", "9S"},
        lambda after: after.table["named"] == "D",
        lambda after: after.counts[LEARNER] == 3,
        lambda after: LEARNER in after.table["said"],
        lambda after: after.result is not None or after.phase == "between",
    ],
    "otter": [
        lambda after: after.table["columns"][0] in {"3 5 9 10", "3 5 9 13"},
        lambda after: after.table["dir"] == -1,
        lambda after: after.to_act == {2} and after.table["dir"] == 1,
        lambda after: sum(spent(after)) == 1,
        lambda after: after.result is not None and LEARNER in after.result.places[0],
    ],
    "ole": [
        lambda after: after.counts[LEARNER] == 3,
        lambda after: after.to_act == {LEARNER} and after.counts[LEARNER] == 3,
        lambda after: after.counts[LEARNER] == 2,
        lambda after: after.counts[LEARNER] == 2 and after.to_act == {1},
        lambda after: after.table["order"] == "YGBR",
    ],
    "pursuit": [
        lambda after: top(after) in {"7S", "KD"},
        lambda after: after.counts[LEARNER] == 3,
        lambda after: after.to_act == {2},
        lambda after: after.table["penalty"] == 2,
        lambda after: after.table["penalty"] == 4,
        lambda after: LEARNER in after.table["said"],
    ],
}
"""What each step asks for, in what there is to be seen after it."""


@pytest.mark.parametrize("call", ["", " !"])
@pytest.mark.parametrize(("key", "number"), STEPS)
def test_a_step_takes_every_move_that_reaches_its_aim_and_no_other(key: str, number: int, call: str) -> None:
    step, game = step_of(key, number), GAMES[key]
    reached = {}
    for move in step.observe().legal:
        if call and move.verb != "play":
            continue
        text = f"{move}{call}"
        after = game.apply(step.load(), LEARNER, Move.parse(text)).state
        reached[text] = AIMS[key][number](game.observe(after, LEARNER))
    assert {text: step.attempt(text)[0] for text in reached} == reached
    assert call or True in reached.values()


def test_every_game_has_a_few_steps() -> None:
    assert {len(lesson_of(key)) for key in GAMES} == {5, 6}


@pytest.mark.parametrize(("key", "number"), STEPS)
def test_a_step_can_be_solved_by_what_it_offers_and_got_wrong(key: str, number: int) -> None:
    step, done = step_of(key, number), {}
    for text in offered(key, number):
        try:
            done[text], _ = step.attempt(text)
        except IllegalMove:
            done[text] = False
    assert True in done.values()
    legal = {str(move) for move in step.observe().legal}
    assert legal <= done.keys()
    assert False in done.values() or len(legal) == 1


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("key", "number"), STEPS)
def test_whatever_is_tried_is_answered_in_words(key: str, number: int, locale: str) -> None:
    step, say, press = step_of(key, number), translator(locale), Learn(key, number)
    table = table_of(step, UserText("Ada"), 1)
    for text in offered(key, number):
        said, done = outcome(step, text, wording(table, say), say, press)
        assert say("illegal-malformed") not in said, "a card was pressed, nothing was written"
        right, again = say(f"{key}-lesson-{number + 1}-done"), say("lesson-again")
        assert said.endswith(right if done else again)
        again_wrong, _ = outcome(step, text, wording(table, say), say, replace(press, wrong=1))
        assert done or again_wrong.endswith(say(f"{key}-lesson-{number + 1}-hint"))
        if text == SILENCE or done:
            assert said.startswith("- "), "it is told what happened"
        view = lesson_message(press, step, table, say, (), said, done=done)
        assert said in "\n".join(texts_of(view)).replace("\ufe0e", "") or "♠" in said or "♣" in said
        assert (say(f"{key}-lesson-{number + 1}") in "\n".join(texts_of(view))) != done


@pytest.mark.parametrize(("key", "number"), STEPS)
def test_the_answer_is_the_way_over_the_buttons(key: str, number: int) -> None:
    step, press, say = step_of(key, number), Learn(key, number, wrong=2), translator("en")
    table = table_of(step, UserText("Ada"), 1)
    words, begun = wording(table, say), ()
    way = way_to_do(step, words, press)
    for at, label in enumerate(plain(each) for each in way):
        view = lesson_message(press, step, table, say, begun)
        found = parts(view.to_components())
        shown = {plain(part["label"]): part["custom_id"] for part in found if "label" in part}
        pressed = Learn.read(shown[label])
        assert pressed is not None
        assert pressed.wrong == press.wrong
        begun = tuple(pressed.move.removeprefix(MORE).split(" "))
        assert (pressed.move == step.solution()) == (at == len(way) - 1)


@pytest.mark.parametrize(("key", "number"), STEPS)
def test_a_wrong_move_leaves_the_position(key: str, number: int) -> None:
    step = step_of(key, number)
    say, before = translator(), GAMES[key].dump(step.load())
    words = wording(table_of(step, UserText("Ada"), 1), say)
    for text in offered(key, number)[:5]:
        outcome(step, text, words, say, Learn(key, number))
    assert GAMES[key].dump(step.load()) == before


def test_a_game_without_a_lesson_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    register(monkeypatch, tmp_path)
    assert lesson_of(KEY) == ()


def screen(key: str, number: int, *begun: str) -> tuple[str, list[str]]:
    """What a step says in English once a move is begun, and the labels of its buttons."""
    step = step_of(key, number)
    view = lesson_message(
        Learn(key, number), step, table_of(step, UserText("Ada"), 1), translator("en"), begun
    )
    labels = [part["label"] for part in parts(view.to_components()) if "label" in part]
    return "\n".join(texts_of(view)), labels


def test_a_lesson_asks_one_named_question_at_a_time_as_a_hand_does() -> None:
    _, labels = screen("otter", 3)
    assert labels == ["5", "6", "Collect…"]
    text, labels = screen("otter", 3, "collect")
    assert "Collect** · Which column, and which otter does 🤖 Muninn get?" in text
    first = ["① 9 · 2 heads", "① 12 · 1 head", "① 13 · 1 head"]
    assert labels == [*first, "② 1 · 1 head", "② 2 · 1 head", "③ 10 · 2 heads", "③ 13 · 1 head", "Back"]
    text, labels = screen("otter", 3, "collect", "0")
    assert "Collect ①** · Which otter does 🤖 Muninn get?" in text
    assert labels == ["9 · 2 heads", "12 · 1 head", "13 · 1 head", "Back"]
    text, labels = screen("otter", 3, "collect", "0", "9")
    assert "Which card opens the column again?" in text
    assert labels == ["5", "6", "12", "13", "Back"]
    text, _ = screen("olsen", 2, "play", "8C")
    assert "Which suit do you want?" in text


@pytest.mark.parametrize("begun", ["call", "play 9C", "play 2H", "fly"])
def test_what_asks_nothing_more_shows_the_cards(begun: str) -> None:
    assert screen("olsen", 5, *begun.split(" ")) == screen("olsen", 5)


def test_the_button_says_the_call_that_the_lesson_asks_for() -> None:
    assert "Ólsen!" in screen("olsen_olsen", 3)[1]
    assert "Ólsen ólsen!" in screen("olsen_olsen", 4)[1]
