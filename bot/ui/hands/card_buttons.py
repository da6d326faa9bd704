"""The buttons of a hand: one for each card, or a menu if there are too many, and buttons for other moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import discord
from discord import ui

from bot.games.api import Move, Observation
from bot.services import Sort
from bot.ui.components.layout import BLUE, GREEN, GREY, OPTIONS, RED, ROW, button, menu, menu_id
from bot.ui.hands.menu import IN_HAND, Choice, Words, choices
from bot.ui.i18n.wording import Wording, in_order, place
from bot.ui.presses.hands import ARMED, HandPresses

COMPONENTS = 40
"""Discord's limit for the components of a message, nested ones included."""
FRAME = 5
"""The components of a hand besides its buttons: the container, a notice, the heading, and two for a
picture."""


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a hand, and everything that is needed to make their buttons."""

    seen: Observation
    hand: HandPresses
    words: Wording
    tiles: Mapping[str, discord.PartialEmoji]
    sort: Sort

    @property
    def distinct(self) -> list[str]:
        """Each card once, in the order of the hand."""
        return in_order(set(self.seen.hand), self.sort)

    def label(self, code: str) -> str:
        """A card in words, with the number of copies if there are several."""
        count, card = self.seen.hand.count(code), self.words.card(code)
        return card if count == 1 else self.words.say("card-times", card=card, count=count)

    def plays(self, code: str) -> list[Move]:
        """The legal moves that play the card."""
        return [move for move in self.seen.legal if move.verb == "play" and move.args[0] == code]

    def press_id(self, code: str, plays: Sequence[Move], armed: bool) -> str:
        """The id of the card's button: it makes the only move with the card, or shows a choice of several."""
        if len(plays) == 1:
            return self.hand.move(_armed(str(plays[0]), armed))
        return self.hand.choose(f"play {code}", armed=armed)


def card_buttons(
    cards: Cards, armed: bool, page: int, beside: int
) -> list[ui.Button[Any]] | ui.Select[Any] | None:
    """A button for each card, or a menu of the playable cards if the buttons would be too many.

    ``beside`` is the number of other buttons in the message. Returns None instead of an empty menu.
    """
    distinct = cards.distinct
    if FRAME + _in_rows(len(distinct)) + _in_rows(beside) > COMPONENTS or len(distinct) > OPTIONS:
        return _card_menu(cards, armed, page)
    return [_card_button(cards, code, armed) for code in distinct]


def _in_rows(buttons: int) -> int:
    """The number of components that ``buttons`` buttons take, with their rows."""
    return buttons + -(-buttons // ROW)


def _card_button(cards: Cards, code: str, armed: bool) -> ui.Button[Any]:
    plays = cards.plays(code)
    return button(
        cards.press_id(code, plays, armed),
        cards.label(code),
        GREEN if plays else GREY,
        disabled=not plays,
        emoji=cards.tiles.get(code),
    )


def _card_menu(cards: Cards, armed: bool, page: int) -> ui.Select[Any] | None:
    playable = [(code, plays) for code in cards.distinct if (plays := cards.plays(code))]
    if not playable:
        return None
    shown = OPTIONS - 1 if len(playable) > OPTIONS else OPTIONS
    pages = -(-len(playable) // shown)
    page %= pages
    options = [
        (cards.press_id(code, plays, armed), cards.label(code), "")
        for code, plays in playable[page * shown :][:shown]
    ]
    say = cards.words.say
    if pages > 1:
        options.append((cards.hand.show(armed=armed, page=(page + 1) % pages), say("hand-more-cards"), ""))
    placeholder = say("hand-pick", page=page + 1, pages=pages)
    return menu(menu_id("pick", cards.hand.table), placeholder, options)


def listed(cards: Cards) -> str:
    """The whole hand as text, with a line for each suit, or for each rank if it is sorted by rank."""
    groups = groupby(cards.distinct, key=lambda code: place(code, cards.sort)[0])
    return "\n".join(cards.words.apart(cards.label(code) for code in group) for _, group in groups)


def other_buttons(
    seen: Observation, hand: HandPresses, words: Wording, armed: bool, page: int, sort: Sort
) -> list[ui.Button[Any]]:
    """The buttons besides the cards: other moves such as draw, pass and call; play with the call; sorting."""
    say = words.say
    row = []
    for verb in dict.fromkeys(move.verb for move in seen.legal if move.verb != "play"):
        for choice in _of_verb(seen, verb):
            if verb == "call":
                row.append(_choice_button(choice, hand, False, say(f"{seen.game}-call"), RED))
            else:
                label = f"{words.verb(verb)} {words.words(choice.words, 1)}".strip()
                row.append(_choice_button(choice, hand, False, label, BLUE))
    can_call = say.has(f"{seen.game}-call") and not seen.options.get("calls_by_hand")
    if any(move.verb == "play" for move in seen.legal) and can_call:
        label = say("button-armed" if armed else "button-unarmed", call=say(f"{seen.game}-call"))
        row.append(button(hand.show(armed=not armed, page=page), label, RED if armed else GREY))
    other: Sort = "suit" if sort == "rank" else "rank"
    cards = set(seen.hand)
    if len(cards) > ROW and in_order(cards, sort) != in_order(cards, other):
        row.append(button(hand.show(armed=armed, page=page, sort=other), words.sorting(other)))
    return row


def _of_verb(seen: Observation, verb: str) -> list[Choice]:
    """The moves of one verb, or their first words if they are too many, or the verb alone if these are
    too.
    """
    offered = choices(seen.legal, (verb,), IN_HAND)
    return offered if len(offered) <= IN_HAND else [Choice((verb,), (), False)]


def word_buttons(
    seen: Observation, begun: Words, hand: HandPresses, words: Wording, armed: bool
) -> list[ui.Button[Any]]:
    """Buttons for the words that can follow ``begun``."""
    return [
        _choice_button(choice, hand, armed, _added(choice, words)) for choice in choices(seen.legal, begun)
    ]


def _choice_button(
    choice: Choice, hand: HandPresses, armed: bool, label: str, style: discord.ButtonStyle = GREEN
) -> ui.Button[Any]:
    if choice.is_move:
        return button(hand.move(_armed(choice.text, armed)), label, style)
    return button(hand.choose(choice.text, armed=armed), f"{label} …", style)


def _added(choice: Choice, words: Wording) -> str:
    if not choice.added:
        return words.say("menu-nothing-more")
    return words.words(choice.words, len(choice.words) - len(choice.added))


def _armed(text: str, armed: bool) -> str:
    return f"{text} {ARMED}" if armed and text.startswith("play ") else text
