"""What people who do not play can ask for at a table: to be told of its end or of the next table, or to sit
in. They alone see it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from discord import ui

from bot.games.api import Seat
from bot.services import WatchKind, need_free_play
from bot.tables import Refused, Table, Who
from bot.ui.components.layout import button, message
from bot.ui.i18n.players import chair_name
from bot.ui.i18n.translator import Translator
from bot.ui.presses.tables import AskForSeat, SeatsToTake
from bot.ui.presses.watching import Asked, ForgetWatch, Unwatch, Watch, WatchTable
from bot.ui.shell.admission import need_place_at
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import TableRequest
from bot.ui.tables.manage import seats_to_ask_for
from bot.ui.tables.my import show_games


@WatchTable.on_press
async def show_watching(request: TableRequest, press: WatchTable) -> None:
    """Show the user what they can ask for. Raises Refused ``watch_seated`` while they play there."""
    table = request.table
    if table.is_open and table.seat_of(request.user_id) is not None:
        raise Refused("watch_seated")
    await watch_from(request, table)


async def watch_from(request: Request, table: Table) -> None:
    """Show the user, who does not play at a table, what they can ask for there."""
    services, who = request.services, request.who
    asked = await services.watching.at(table, who.user_id)
    open_now = services.tables.open_in(table.channel_id)
    offered: list[Asked] = []
    if table.is_open:
        offered.append("end")
    if may_sit_in(table, who.user_id, open_now) and asked_seat(table, who.user_id) is None:
        offered.append("seat")
    offered.append("game")
    await request.private(watching_screen(table, who, offered, asked, request.say))


def asked_seat(table: Table, user_id: int) -> Seat | None:
    """The seat of a computer that a user has asked for, as long as the players have not decided."""
    return next((vote.seat for vote in table.votes if vote.kind == "seat" and vote.user_id == user_id), None)


def may_sit_in(table: Table, user_id: int, open_now: Table | None) -> bool:
    """Whether a user can ask for a seat at a table: in its match, or when another is opened there after it.
    ``open_now`` is the open table of its channel.
    """
    try:
        need_free_play(table, user_id)
    except Refused:
        return False
    return table.seat_of(user_id) is None and (open_now is None or open_now.table_id == table.table_id)


def watching_screen(
    table: Table, who: Who, offered: Collection[Asked], asked: Collection[WatchKind], say: Translator
) -> ui.LayoutView:
    """What is ``offered`` to ``who``, who watches a table, and which of it they have ``asked`` for. The seat
    of a computer is asked for at once, so they read before that all see it.
    """
    buttons: list[ui.Button[Any]] = []
    free = seats_to_ask_for(table, who) if table.is_open else []
    asks_now = bool(free) and "seat" in offered and "seat" not in asked
    pending = asked_seat(table, who.user_id)
    for kind in offered:
        press: Unwatch | AskForSeat | Watch
        if kind in asked:
            press = Unwatch(table.table_id, kind)
        elif kind == "seat" and asks_now:
            press = AskForSeat(table.table_id, free[0])
        else:
            press = Watch(table.table_id, kind)
        label = say(f"button-watch-{kind}", game=table.game.spec.name)
        if kind in asked:
            label = say("button-watch-set", what=label)
        buttons.append(button(press.custom_id, label, press.style))
    if free:
        buttons.append(SeatsToTake(table.table_id).button(say))
    lines = [say(f"watch-{kind}", game=table.game.spec.name) for kind in offered if kind in asked]
    return message(
        say("watch-title", game=table.game.spec.name),
        "\n".join(lines) or say("watch-about"),
        say("watch-now", seat=chair_name(table, free[0], say)) if asks_now else None,
        say("watch-asked", seat=chair_name(table, pending, say)) if pending is not None else None,
        say("watch-back") if lines else None,
        buttons,
    )


@Watch.on_press
async def watch(request: TableRequest, press: Watch) -> None:
    """Note what the user asks for."""
    table = request.table
    if press.kind == "seat":
        await need_place_at(request.interaction, table)
    await request.services.watching.add(table, request.who, press.kind, request.say.locale)
    await watch_from(request, table)


@Unwatch.on_press
async def unwatch(request: TableRequest, press: Unwatch) -> None:
    """Take it back."""
    table = request.table
    asked = await request.services.watching.at(table, request.user_id)
    if press.kind in asked:
        await request.services.watching.drop(asked[press.kind])
    await watch_from(request, table)


@ForgetWatch.on_press
async def forget_watch(request: Request, press: ForgetWatch) -> None:
    """Take it back from the list of the user's games."""
    for row in await request.services.watching.of_user(request.user_id):
        if (row.guild_id, row.kind, row.about) == (press.guild, press.kind, press.about):
            await request.services.watching.drop(row)
    await show_games(request)
