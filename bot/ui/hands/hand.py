"""The hand message: a button for each card, or the choices that complete a move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord import ui

from bot.games.api import Observation, Seat
from bot.tables import Table, forced_move
from bot.tables.seating import is_withheld
from bot.ui.components.layout import button, message
from bot.ui.components.post import Illustration
from bot.ui.delivery.hand_view import HandView
from bot.ui.delivery.hands import Tiles
from bot.ui.hands.ahead import ahead_buttons, ahead_line
from bot.ui.hands.card_buttons import Cards, card_buttons, listed, other_buttons, word_buttons
from bot.ui.hands.menu import choices
from bot.ui.i18n.players import wording
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import moment
from bot.ui.i18n.wording import Wording
from bot.ui.presses.hands import HandPresses
from bot.ui.tables.table import drawing, turn_line

ACCENT = 0x2E5AA7


def possible(table: Table, seat: Seat, view: HandView) -> HandView:
    """``view`` as far as the table allows it: a begun move that cannot be completed any more is dropped, and
    a call that can come with no card, or was to come with one of an earlier turn.
    """
    if view.armed and (table.turn_version > view.armed_at or table.options.get("calls_by_hand")):
        view = replace(view, armed=False, armed_at=0)
    if view.begun and not choices(table.observe(seat).legal, tuple(view.begun.split(" "))):
        return replace(view, begun="")
    return view


def hand_message(
    table: Table,
    seat: Seat,
    say: Translator,
    tiles: Tiles,
    view: HandView,
    *,
    picture: Illustration | None = None,
    notice: str = "",
) -> ui.LayoutView:
    """The hand message of ``seat``: its cards or, if ``view`` has begun a move, the choices to complete it.

    ``notice`` is a text at the top. ``picture`` is shown above the cards.
    """
    if is_withheld(table, seat):
        return message(notice, say("refused-forfeited"), accent=ACCENT)
    seen = table.observe(seat)
    words = replace(wording(table, say), spoken=view.settings.text_only)
    hand = HandPresses(table.table_id, seat, table.version)
    top = (notice, _heading(table, seen, words), picture.gallery() if picture else None)
    if view.begun:
        return message(*top, *_menu(seen, hand, words, view), accent=ACCENT)
    is_open = table.is_open
    others = other_buttons(seen, hand, words, view.armed, view.page, view.settings.sort) if is_open else []
    others += ahead_buttons(table, seat, words)
    shown = Cards(seen, hand, words, {} if view.settings.text_only else tiles, view.settings.sort)
    cards = card_buttons(shown, view.armed, view.page, beside=len(others))
    in_words = view.settings.text_only or not isinstance(cards, list)
    return message(*top, listed(shown) if in_words else None, cards, others, accent=ACCENT)


def _menu(
    seen: Observation, hand: HandPresses, words: Wording, view: HandView
) -> tuple[str, list[ui.Button[Any]]]:
    """The choices that can follow the words of a begun move, and a button back to the hand."""
    begun = tuple(view.begun.split(" "))
    title = f"{words.verb(begun[0])} {words.words(begun, 1)}".strip()
    back = button(hand.show(armed=view.armed, page=view.page), words.say("button-back-to-hand"))
    return words.say("menu-title", begun=title), [*word_buttons(seen, begun, hand, words, view.armed), back]


def _heading(table: Table, seen: Observation, words: Wording) -> str:
    say = words.say
    hints = [words.line(hint) for hint in seen.hints]
    ahead = ahead_line(table, seen.seat or 0, words)
    lines = [say("hand-title", count=len(seen.hand)), _turn(table, seen, words), ahead, *hints]
    return "\n".join(filter(None, lines))


def _turn(table: Table, seen: Observation, words: Wording) -> str:
    """Whether it is the turn of the hand's owner, until when, and on which cards."""
    say = words.say
    seat = seen.seat or 0
    if not table.is_open:
        return say("hand-over" if table.phase == "over" else "hand-ended")
    can = "move" if seen.legal else "wait"
    if table.asleep:
        return say("hand-asleep", can=can)
    if seat in seen.out:
        return say("hand-out")
    if seen.phase == "between":
        return turn_line(table, seen, say, mention=False)
    if not table.chairs[seat].present:
        return say("hand-stand_in", can=can)
    if seat not in seen.to_act:
        return say("hand-waiting")
    forced, until = forced_move(table, seat), moment(table.deadline or 0)
    if forced is None:
        turn = say("hand-your-turn", until=until)
    else:
        turn = say("hand-forced", move=words.verb(forced.verb))
    return f"{turn}\n{drawing(seen, words)}"
