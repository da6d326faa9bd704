"""Handle presses in a table's menu, and returns to a seat."""

from __future__ import annotations

from dataclasses import replace

from bot.tables import need_open
from bot.ui.presses import tables as presses
from bot.ui.shell.kinds import TableRequest
from bot.ui.shell.own_hand import answer_with_hand
from bot.ui.shell.pressed import runs_season_of
from bot.ui.tables.calling import may_call
from bot.ui.tables.lobby import show_options
from bot.ui.tables.manage import manage


@presses.ComeBack.on_press
async def come_back(request: TableRequest, press: presses.ComeBack) -> None:
    """Give the user's seat back to them from the computer that has played it."""
    table = await request.services.tables.seats.come_back(press.table, request.who)
    if not await answer_with_hand(request, table):
        await request.services.publisher.answer(request.interaction, table)


@presses.Manage.on_press
async def show_manage(request: TableRequest, press: presses.Manage) -> None:
    """Show what the user may do at a table besides playing."""
    table = request.table
    need_open(table)
    if table.phase == "lobby" and table.fixture is None:
        await show_options(request, table)
        return
    who, is_umpire = request.who, await runs_season_of(request, table)
    who = replace(who, moderator=who.moderator or is_umpire)
    calling = await may_call(request, table, who)
    view = manage(table, who, request.now, request.say, is_umpire=is_umpire, may_call=calling)
    await request.private(view)
