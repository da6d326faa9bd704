"""The hand: a private message with a button a card, and the menus that finish a move begun."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import discord
from discord import ui

from bot.games.api import Observation, Seat
from bot.services import PlayerSettings
from bot.tables import Table, forced_move
from bot.ui.components import ids
from bot.ui.components.layout import button, message
from bot.ui.delivery.posts import Illustration
from bot.ui.hands.card_buttons import Cards, card_buttons, listed, other_buttons, word_buttons
from bot.ui.hands.menu import choices
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.wording import Wording
from bot.ui.tables.table import drawing, seconds, turn_line, wording

ACCENT = 0x2E5AA7
Tiles = Mapping[str, discord.PartialEmoji]
"""Pictures of cards by code; a card without one has its name alone."""


@dataclass(frozen=True, slots=True)
class Look:
    """How its owner has a hand before them: what a redraw keeps."""

    armed: bool = False
    """Every play is sent with its call."""
    page: int = 0
    """Of a hand with too many cards for buttons; beyond the last page comes the first."""
    begun: str = ""
    """The words of a move that is being chosen; empty where the hand itself is shown."""
    taste: PlayerSettings = field(default_factory=PlayerSettings)


def is_withheld(table: Table, seat: Seat) -> bool:
    """Whether the owner of ``seat`` may not see its cards any more: they have lost it, others play on."""
    return table.is_open and table.chairs[seat].forfeited


def possible(table: Table, seat: Seat, look: Look) -> Look:
    """``look`` as the table allows it: a move begun is let go of when nothing can follow it any more."""
    if look.begun and not choices(table.observe(seat).legal, tuple(look.begun.split(" "))):
        return replace(look, begun="")
    return look


def hand_message(
    table: Table,
    seat: Seat,
    say: Translator,
    tiles: Tiles,
    look: Look = Look(),
    *,
    picture: Illustration | None = None,
    notice: str = "",
) -> ui.LayoutView:
    """What ``seat`` has before it: its hand or, where ``look`` has a move begun, what can follow in it.

    ``notice`` stands on top, ``picture`` above the cards.
    """
    if is_withheld(table, seat):
        return message(notice, say("refused-forfeited"), accent=ACCENT)
    seen = table.observe(seat)
    words = replace(wording(table, say), spoken=look.taste.text_only)
    hand = ids.HandId(table.table_id, seat, table.version)
    top = (notice, _heading(table, seen, words), picture.gallery() if picture else None)
    if look.begun:
        return message(*top, *_menu(seen, hand, words, look), accent=ACCENT)
    is_open = table.is_open
    others = other_buttons(seen, hand, words, look.armed, look.page, look.taste.sort) if is_open else []
    shown = Cards(seen, hand, words, {} if look.taste.text_only else tiles, look.taste.sort)
    cards = card_buttons(shown, look.armed, look.page, beside=len(others))
    in_words = look.taste.text_only or not isinstance(cards, list)
    return message(*top, listed(shown) if in_words else None, cards, others, accent=ACCENT)


def _menu(
    seen: Observation, hand: ids.HandId, words: Wording, look: Look
) -> tuple[str, list[ui.Button[Any]]]:
    """What can follow the words begun, and a way back to the hand."""
    begun = tuple(look.begun.split(" "))
    title = f"{words.verb(begun[0])} {words.words(begun, 1)}".strip()
    back = button(hand.show(ids.how(look.armed, look.page)), words.say("button-back-to-hand"))
    return words.say("menu-title", begun=title), [*word_buttons(seen, begun, hand, words, look.armed), back]


def _heading(table: Table, seen: Observation, words: Wording) -> str:
    say = words.say
    hints = [words.line(hint) for hint in seen.hints]
    return "\n".join([say("hand-title", count=len(seen.hand)), _turn(table, seen, words), *hints])


def _turn(table: Table, seen: Observation, words: Wording) -> str:
    """Whether it is the turn of the hand, until when, and on what."""
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
    forced, until = forced_move(table, seat), seconds(table.deadline)
    if forced is None:
        turn = say("hand-your-turn", until=until)
    else:
        turn = say("hand-forced", move=words.verb(forced.verb), until=until)
    return f"{turn}\n{drawing(seen, words)}"
