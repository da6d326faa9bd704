"""Hints: what a good player would do, shown only to the hand's owner where that is fair to others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord import ui

from bot.games.api import Move, Seat
from bot.players import explains
from bot.players.hints import explain
from bot.tables import Refused, Table, forced_move, next_actor, plays_alone
from bot.ui.components.press import Number, Permission
from bot.ui.i18n.players import wording
from bot.ui.i18n.wording import Wording, in_sentence
from bot.ui.shell.kinds import AtTable, TableRequest
from bot.ui.shell.pressed import own_seat


def may_ask(table: Table, seat: Seat) -> bool:
    """Return whether the owner of ``seat`` may ask for a hint: on their turn, if they have a choice, in an
    unranked match without other people, who would have to agree. Not every game has hints.
    """
    if not explains(table.game_key):
        return False
    is_on_turn = table.phase == "playing" and next_actor(table) == seat and table.chairs[seat].present
    return is_on_turn and plays_alone(table, seat) and forced_move(table, seat) is None


def hint_buttons(table: Table, seat: Seat, words: Wording) -> list[ui.Button[Any]]:
    """Build the button that asks for a hint, where that is possible."""
    return [AskHint(table.table_id, seat).button(words.say)] if may_ask(table, seat) else []


def hint_line(table: Table, seat: Seat, words: Wording) -> str:
    """Return what a good player would do in this seat, and one reason."""
    hint = explain(table.observe(seat))
    told = {"move": _spoken(hint.move, words), "why": words.say(f"hint-{hint.why}")}
    if hint.beside is None:
        return words.say("hand-hint", **told)
    return words.say("hand-hint-beside", **told, beside=_spoken(hint.beside, words))


def _spoken(move: Move, words: Wording) -> str:
    return in_sentence((move.verb, *move.args), words)


class AskHint(AtTable, template="v:hint:{table}.{seat}"):
    """In your turn, alone against computers, see what a good player would do, and why."""

    seat: Number
    label, permission = "button-hint", Permission.SEATED
    is_play = True


@AskHint.on_press
async def give_hint(request: TableRequest, press: AskHint) -> None:
    """Show the hand with a hint above the cards."""
    table = request.table
    seat = own_seat(request, table, press.seat)
    if not may_ask(table, seat):
        raise Refused("no_hint")
    hint = hint_line(table, seat, wording(table, request.say))
    async with request.services.hands.pressed(request.interaction, table, seat, request.say) as answer:
        view = replace(answer.hand.view, begun="", settings=request.settings)
        await answer.show(table, view, request.say, hint)
