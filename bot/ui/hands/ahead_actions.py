"""Handling presses that choose moves ahead of a turn, and take them back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.tables import Refused, StorageError, Table, next_actor
from bot.tables.ahead import choosable
from bot.ui.components.forms import Form, Written
from bot.ui.components.layout import OPTIONS
from bot.ui.delivery.hand_view import HandView
from bot.ui.hands.ahead import ahead_form, moves_in
from bot.ui.i18n.players import wording
from bot.ui.presses.hands import PlayAhead, TakeBack
from bot.ui.shell.boundary import refusal
from bot.ui.shell.kinds import TableRequest
from bot.ui.shell.pressed import own_seat


@PlayAhead.with_form
async def ask_what_is_played(request: TableRequest, press: PlayAhead) -> Form:
    """Open the form that asks for the cards."""
    table = request.table
    seat = own_seat(request.interaction, table, press.seat)
    if not choosable(table, seat):
        raise Refused("ahead_turn" if next_actor(table) == seat else "ahead_unfit")
    words = wording(table, request.say)
    if press.page * OPTIONS >= len(choosable(table, seat)):
        raise Refused("stale")  # the hand was larger then
    return ahead_form(table, seat, press, words, request.settings.sort)


@PlayAhead.on_form
async def choose_ahead(request: TableRequest, press: PlayAhead, written: Written) -> None:
    """Note what was chosen, and show the hand with it."""
    matches, who = request.services.tables.matches, request.who
    await _change(
        request,
        press,
        lambda table: matches.choose_ahead(table.table_id, who, press.version, moves_in(written)),
    )


@TakeBack.on_press
async def take_back(request: TableRequest, press: TakeBack) -> None:
    """Let go of what was chosen, and show the hand without it."""
    matches, who = request.services.tables.matches, request.who
    await _change(request, press, lambda table: matches.take_back(table.table_id, who))


async def _change(
    request: TableRequest,
    press: PlayAhead | TakeBack,
    change: Callable[[Table], Awaitable[Table]],
) -> None:
    """Change what is chosen, and answer with the hand; a refusal stands above the cards."""
    table = request.table
    seat = own_seat(request.interaction, table, press.seat)
    async with request.services.hands.pressed(request.interaction, table, seat, request.say) as answer:
        notice = ""
        try:
            table = await change(table)
        except (Refused, StorageError) as refused:
            table = await request.services.tables.get(table.table_id)
            notice = refusal(refused, request.say)
        view = HandView(page=answer.hand.view.page, settings=request.settings)
        await answer.show(table, view, request.say, notice)
