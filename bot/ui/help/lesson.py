"""A lesson that is played: each press is one answer, and the id of the button holds where one is."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from discord import ui

from bot.games.api import Event, IllegalMove
from bot.services import Palette
from bot.tables import Chair, Refused, StorageError, Table
from bot.ui.components.layout import GREEN, GREY, LINE, Buttons, button, message
from bot.ui.components.post import Illustration, ReadyPost
from bot.ui.hands.card_buttons import Cards, question, verb_buttons
from bot.ui.hands.menu import MoveWords, ends, picked
from bot.ui.i18n.players import wording
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import shown_name
from bot.ui.i18n.wording import Wording, in_order
from bot.ui.lessons.lessons import LEARNER, SILENCE, LessonStep, lesson_of
from bot.ui.pictures.emojis import Tiles
from bot.ui.presses.help import Learn, PlayNow, ReadRules
from bot.ui.shell.boundary import refusal
from bot.ui.shell.context import Request
from bot.ui.tables.table import drawing
from bot.user_text import UserText

OPPONENTS = ("Huginn", "Muninn")
LESSON = "lesson"
"""What stands for the id of a table."""


class ButtonLook(NamedTuple):
    """The pictures of cards that a learner sees on buttons, and in which colours."""

    tiles: Tiles
    palette: Palette


IN_WORDS = ButtonLook({}, "classic")
MORE = "?"
"""How the words of a move begin that is to be completed. A begun move may be a whole one as well."""


@Learn.on_press
async def learn(request: Request, press: Learn) -> None:
    """Show a step of a lesson, or the result of a move in it. A match against computers waits until then."""
    steps = lesson_of(press.game)
    if not press.step < len(steps):
        raise Refused("unknown_press")
    step, say = steps[press.step], request.say
    table = table_of(step, shown_name(request.interaction.user), request.user_id)
    begun: MoveWords = ()
    said, done = "", False
    if press.move.startswith(MORE):
        begun = tuple(press.move.removeprefix(MORE).split(" "))
    elif press.move:
        said, done = outcome(step, press.move, wording(table, say), say, press)
        press = replace(press, wrong=press.wrong + (not done))
    cards = picked(table.observe(LEARNER), begun, wording(table, say))
    no_picture = done or request.settings.text_only
    picture = None if no_picture else await request.services.renderer.hand(table, LEARNER, say, cards)
    request.services.passing.release(request.interaction)

    async def show(tiles: Tiles) -> None:
        look = ButtonLook({} if request.settings.text_only else tiles, request.settings.palette)
        view = lesson_message(press, step, table, say, begun, said, done=done, picture=picture, look=look)
        await request.show_post(ReadyPost(view, picture))

    await request.services.tiles.use(show)
    with suppress(StorageError):
        await request.services.tables.matches.take_time(request.user_id)


def outcome(step: LessonStep, move: str, words: Wording, say: Translator, press: Learn) -> tuple[str, bool]:
    """Return the result of a move in words, and whether the move was right."""
    try:
        done, events = step.attempt(move)
    except IllegalMove as refused:
        # If only a call is due, it doesn't help to say whose turn it is.
        if step.silence is not None:
            why = say("lesson-call-first")
        elif refused.code == "malformed":  # the button of a card that fits nowhere has no more than the card
            why = say("lesson-no-place")
        else:
            why = refusal(refused, say)
        return f"{why}\n{_help(step, words, press)}", False
    told = told_events(events, words)
    end = say(f"{press.game}-lesson-{press.step + 1}-done") if done else _help(step, words, press)
    return f"{told}\n{end}".strip(), done


def _help(step: LessonStep, words: Wording, press: Learn) -> str:
    """Return the help after a wrong move: first to try again, then a hint, then the answer."""
    if press.wrong == 0:
        return words.say("lesson-again")
    if press.wrong == 1:
        return words.say(f"{press.game}-lesson-{press.step + 1}-hint")
    return words.say("lesson-answer", way=" → ".join(way_to_do(step, words, press)))


def way_to_do(step: LessonStep, words: Wording, press: Learn) -> list[str]:
    """The labels of the buttons that lead to a move which is the thing to do, in the order of pressing."""
    right = step.solution()
    way: list[str] = []
    begun: MoveWords = ()
    while True:
        cards = _cards(press, step, words)
        row = _asked(cards, begun)[1] if begun else _moves(press, step, cards)
        moves = {text: part.label for part in row if (text := _tried(part))}
        if right in moves:
            return [*way, moves[right] or ""]
        text = next(text for text in moves if f"{right} ".startswith(f"{text.removeprefix(MORE)} "))
        way.append(moves[text] or "")
        begun = tuple(text.removeprefix(MORE).split(" "))


def _tried(part: ui.Button[Any]) -> str:
    """What a button of a step tries; empty if it goes back."""
    press = Learn.read(part.custom_id or "")
    return press.move if press else ""


def told_events(events: Sequence[Event], words: Wording) -> str:
    """What happened, a line each."""
    lines = (words.tell(event) for event in events)
    return "\n".join(f"- {line}" for line in lines if line.strip())


def lesson_message(
    press: Learn,
    step: LessonStep,
    table: Table,
    say: Translator,
    begun: MoveWords = (),
    said: str = "",
    *,
    done: bool = False,
    picture: Illustration | None = None,
    look: ButtonLook = IN_WORDS,
) -> ui.LayoutView:
    """A step: the task, the table, the hand and what can be tried; or, once it is ``done``, the way on. What
    its ``picture`` shows, it does not say as well.
    """
    steps, number = lesson_of(press.game), press.step + 1
    title = say("lesson-title", game=table.game.spec.name, number=number, count=len(steps))
    if done:
        return message(title, said, _way_on(press, len(steps), say))
    words, seen = wording(table, say), step.observe()
    cards = _cards(press, step, words, look)
    is_begun = any(len(end) > len(begun) for end in ends(seen.legal, begun))
    lies = "\n".join([drawing(seen, words), *(words.line(hint) for hint in seen.hints)])
    return message(
        title,
        say(f"{press.game}-lesson-{number}"),
        said or None,
        picture.gallery() if picture else LINE,
        None if picture else lies,
        *(_asked(cards, begun) if begun and is_begun else [_moves(press, step, cards)]),
    )


def _way_on(press: Learn, count: int, say: Translator) -> list[ui.Button[Any]]:
    if press.step + 1 < count:
        return [Learn(press.game, press.step + 1).button(say, "button-lesson-next", GREEN)]
    return [PlayNow(press.game).button(say), ReadRules(press.game, 0, back=press.custom_id).button(say)]


def _moves(press: Learn, step: LessonStep, cards: Cards) -> list[ui.Button[Any]]:
    """A button for each card, also for those that do not fit, and for the other moves."""
    seen = cards.seen
    row: list[ui.Button[Any]] = []
    for code in in_order(set(seen.hand)):
        plays = [str(move) for move in seen.legal if move.verb == "play" and move.args[0] == code]
        text = plays[0] if len(plays) == 1 else f"{MORE if plays else ''}play {code}"
        style, custom_id = GREEN if plays else GREY, replace(press, move=text).custom_id
        row.append(button(custom_id, cards.beside(code), style, emoji=cards.tile(code)))
    row += verb_buttons(cards)
    if step.silence is not None:
        silence = replace(press, move=SILENCE).custom_id
        row.append(button(silence, cards.words.say("button-lesson-silence"), GREY))
    return row


def _asked(cards: Cards, begun: MoveWords) -> tuple[str, Buttons]:
    """What the begun move asks next, as in a hand: a button for each answer, and one back to the cards."""
    say, asked = cards.words.say, question(cards, begun)
    title = say("menu-title", begun=asked.begun, question=asked.text)
    back = button(cards.hand.show(page=0), say("button-go-back"))
    return " ".join([title, *asked.notes]), [*asked.answers, back]


@dataclass(frozen=True, slots=True)
class _Tries:
    """Makes the ids of the buttons of a step: what they begin and do is tried in it."""

    press: Learn
    table = LESSON

    def move(self, text: str) -> str:
        return replace(self.press, move=text).custom_id

    def choose(self, words: str) -> str:
        return self.move(MORE + words)

    def show(self, *, page: int, sort: object = "") -> str:
        return self.move("")


def _cards(press: Learn, step: LessonStep, words: Wording, look: ButtonLook = IN_WORDS) -> Cards:
    return Cards(step.observe(), _Tries(press), words, look.tiles, "suit", palette=look.palette)


def table_of(step: LessonStep, name: UserText, user_id: int) -> Table:
    """The position as a table, for what draws tables and puts them into words. It is on no server."""
    chairs = (Chair(name, "learner", user_id), *(Chair(UserText(each)) for each in OPPONENTS))
    return Table(
        table_id=LESSON,
        place_id=0,
        channel_id=0,
        host="learner",
        game_key=step.position["game"],
        clock="normal",
        ranked=False,
        secret=b"",
        created_at=0,
        options={},
        chairs=chairs,
        phase="playing",
        state=step.load(),
        seat_versions=(0,) * len(chairs),
        tally=({},) * len(chairs),
    )
