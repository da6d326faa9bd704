"""What a good player would do: told to the owner of a hand alone, where it is nobody else's business."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.games.api import Move, Seat
from bot.players.hints import explain
from bot.tables import Table, forced_move, next_actor, plays_alone
from bot.ui.i18n.wording import Wording
from bot.ui.presses.hands import AskHint


def may_ask(table: Table, seat: Seat) -> bool:
    """Whether the owner of ``seat`` may ask for a hint: in their turn, if they have a choice, in a match that
    is not ranked and in which no other person has a seat, who would have to agree.
    """
    is_on_turn = table.phase == "playing" and next_actor(table) == seat and table.chairs[seat].present
    return is_on_turn and plays_alone(table, seat) and forced_move(table, seat) is None


def hint_buttons(table: Table, seat: Seat, words: Wording) -> list[ui.Button[Any]]:
    """The button that asks for a hint, where that can be done."""
    return [AskHint(table.table_id, seat).button(words.say)] if may_ask(table, seat) else []


def hint_line(table: Table, seat: Seat, words: Wording) -> str:
    """What a good player would do in this seat, and one reason."""
    hint = explain(table.observe(seat))
    told = {"move": _spoken(hint.move, words), "why": words.say(f"hint-{hint.why}")}
    if hint.beside is None:
        return words.say("hand-hint", **told)
    return words.say("hand-hint-beside", **told, beside=_spoken(hint.beside, words))


def _spoken(move: Move, words: Wording) -> str:
    return words.move((move.verb, *move.args))
