"""The hand: a private message with a button a card, and the menus that finish a move begun."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from bot.games.api import Move, Observation, Seat
from bot.tables import Table
from bot.ui import ids
from bot.ui.layout import BLUE, GREEN, GREY, OPTIONS, RED, Buttons, button, menu, message
from bot.ui.menu import IN_HAND, Choice, choices
from bot.ui.phrases import Say
from bot.ui.table import drawing, seconds, turn_line, wording
from bot.ui.words import Wording, in_order

ACCENT = 0x2E5AA7
Tiles = Mapping[str, discord.PartialEmoji]
"""Pictures of cards by code; a card without one has its name alone."""


def hand_message(
    table: Table, seat: Seat, say: Say, tiles: Tiles, *, armed: bool = False, page: int = 0, notice: str = ""
) -> ui.LayoutView:
    """The hand of ``seat``. ``armed`` sends every play with its call; ``notice`` stands on top."""
    seen = table.observe(seat)
    hand = ids.HandId(table.table_id, seat, table.version)
    words = wording(table, say)
    return message(
        notice,
        _heading(table, seen, words),
        say("hand-all", cards=words.cards(in_order(seen.hand))) if len(set(seen.hand)) > OPTIONS else None,
        _cards(seen, hand, words, tiles, armed, page),
        _other_moves(table, seen, hand, words, armed),
        accent=ACCENT,
    )


def menu_message(table: Table, seat: Seat, say: Say, begun: str) -> ui.LayoutView:
    """What can follow the words ``begun`` (with the armed call before them), and a way back to the hand."""
    seen = table.observe(seat)
    hand = ids.HandId(table.table_id, seat, table.version)
    words = wording(table, say)
    armed, text = read_words(begun)
    first = tuple(text.split(" "))
    buttons = [
        _choice_button(choice, hand, armed, _added(choice, words)) for choice in choices(seen.legal, first)
    ]
    back = button(hand.show(_how(armed, 0)), say("button-back-to-hand"))
    return message(
        _heading(table, seen, words),
        say("menu-title", begun=f"{words.verb(first[0])} {words.words(first, 1)}"),
        [*buttons, back],
        accent=ACCENT,
    )


def read_words(words: str) -> tuple[bool, str]:
    """Whether the call is armed, and the words themselves."""
    mark, _, rest = words.partition(" ")
    return (True, rest) if mark == ids.ARMED else (False, words)


def read_how(more: str) -> tuple[bool, int]:
    """How a hand is to be shown: whether the call is armed, and which page. ``-0`` and ``!2`` are such."""
    return more.startswith(ids.ARMED), int(more[1:] or 0)


def _how(armed: bool, page: int) -> str:
    return f"{ids.ARMED if armed else '-'}{page}"


def _heading(table: Table, seen: Observation, words: Wording) -> str:
    say = words.say
    mine = seen.seat in seen.to_act and seen.phase != "between"
    if not table.is_open:
        turn = say("hand-over")
    elif seen.seat in seen.out:
        turn = say("hand-out")
    elif mine:
        turn = f"{say('hand-your-turn', until=seconds(table.deadline))}\n{drawing(seen, words)}"
    else:
        turn = turn_line(table, seen, say, mention=False) if seen.phase == "between" else say("hand-waiting")
    hints = [words.line(hint) for hint in seen.hints]
    return "\n".join([say("hand-title", count=len(seen.hand)), turn, *hints])


def _cards(
    seen: Observation, hand: ids.HandId, words: Wording, tiles: Tiles, armed: bool, page: int
) -> Buttons | ui.Select[Any] | None:
    counted = Counter(seen.hand)
    distinct = in_order(counted)
    if len(distinct) > OPTIONS:
        return _card_menu(seen, hand, words, distinct, armed, page)
    row: list[ui.Button[Any]] = []
    for code in distinct:
        moves = _plays(seen, code)
        label = words.card(code)
        if counted[code] > 1:
            label = words.say("card-times", card=label, count=counted[code])
        style = GREEN if moves else GREY
        row.append(
            button(
                _card_id(moves, code, hand, armed), label, style, disabled=not moves, emoji=tiles.get(code)
            )
        )
    return row


def _card_menu(
    seen: Observation, hand: ids.HandId, words: Wording, distinct: list[str], armed: bool, page: int
) -> ui.Select[Any] | None:
    """A hand of too many cards for buttons: the playable ones in a menu, page by page."""
    playable = [code for code in distinct if _plays(seen, code)]
    if not playable:
        return None
    shown = OPTIONS - 1 if len(playable) > OPTIONS else OPTIONS
    pages = -(-len(playable) // shown)
    options = [
        (_card_id(_plays(seen, code), code, hand, armed), words.card(code), "")
        for code in playable[page * shown :][:shown]
    ]
    if pages > 1:
        options.append((hand.show(_how(armed, (page + 1) % pages)), words.say("hand-more-cards"), ""))
    return menu(ids.menu_id("pick", hand.table_id), words.say("hand-pick"), options)


def _plays(seen: Observation, code: str) -> list[Move]:
    return [move for move in seen.legal if move.verb == "play" and move.args[0] == code]


def _card_id(moves: list[Move], code: str, hand: ids.HandId, armed: bool) -> str:
    if len(moves) == 1:
        return hand.move(_armed(str(moves[0]), armed))
    return hand.menu(_begun(f"play {code}", armed))


def _other_moves(table: Table, seen: Observation, hand: ids.HandId, words: Wording, armed: bool) -> Buttons:
    """Everything but cards: draw, pass, call, the choices of other games, and the arming of the call."""
    say = words.say
    row = []
    for verb in dict.fromkeys(move.verb for move in seen.legal if move.verb != "play"):
        for choice in choices(seen.legal, (verb,), IN_HAND):
            own_call = verb == "call"
            label = say(f"{table.game_key}-call") if own_call else _verb(choice, words)
            row.append(_choice_button(choice, hand, False, label, RED if own_call else BLUE))
    if any(move.verb == "play" for move in seen.legal) and "call" in table.game.spec.out_of_turn:
        label = say("button-armed" if armed else "button-unarmed", call=say(f"{table.game_key}-call"))
        row.append(button(hand.show(_how(not armed, 0)), label, RED if armed else GREY))
    return row


def _verb(choice: Choice, words: Wording) -> str:
    return f"{words.verb(choice.words[0])} {words.words(choice.words, 1)}".strip()


def _choice_button(
    choice: Choice, hand: ids.HandId, armed: bool, label: str, style: discord.ButtonStyle = GREEN
) -> ui.Button[Any]:
    if choice.is_move:
        return button(hand.move(_armed(choice.text, armed)), label, style)
    return button(hand.menu(_begun(choice.text, armed)), f"{label} …", style)


def _added(choice: Choice, words: Wording) -> str:
    if not choice.added:
        return words.say("menu-nothing-more")
    return words.words(choice.words, len(choice.words) - len(choice.added))


def _armed(text: str, armed: bool) -> str:
    return f"{text} {ids.ARMED}" if armed and text.startswith("play ") else text


def _begun(text: str, armed: bool) -> str:
    return f"{ids.ARMED} {text}" if armed else text
