"""What people who don't play can ask for at a table: to be told of its end or of the next table, or a seat.
Only they see it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from discord import ui

from bot.games.api import Seat
from bot.services import WatchKind, need_free_play
from bot.tables import Refused, Table, Who, electorate, need_open, seating
from bot.ui.components.layout import GREEN, button, menu, menu_id, message
from bot.ui.components.press import Number
from bot.ui.i18n.players import chair_name, player_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import label_text
from bot.ui.i18n.wording import Wording
from bot.ui.shell.admission import need_place_at
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import AtTable, TableRequest
from bot.ui.tables.allowed import is_allowed
from bot.ui.tables.my import Asked


class WatchTable(AtTable, template="v:watch:{table}"):
    """See what you can ask for at a table where you do not play."""

    label = "button-watching"


@WatchTable.on_press
async def show_watching(request: TableRequest, press: WatchTable) -> None:
    """Show the user what they can ask for. Raises Refused ``watch_seated`` if they play there."""
    table = request.table
    if table.is_open and table.seat_of(request.user_id) is not None:
        raise Refused("watch_seated")
    await watch_from(request, table)


async def watch_from(request: Request, table: Table) -> None:
    """Show the user, who doesn't play at a table, what they can ask for there."""
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
    """Return the computer's seat that a user has asked for, until the players have decided, or None."""
    return next((vote.seat for vote in table.votes if vote.kind == "seat" and vote.user_id == user_id), None)


def may_sit_in(table: Table, user_id: int, open_now: Table | None) -> bool:
    """Return whether a user can ask for a seat at a table: in its match, or at the next table opened there.
    ``open_now``: the open table of its channel.
    """
    try:
        need_free_play(table, user_id)
    except Refused:
        return False
    return table.seat_of(user_id) is None and (open_now is None or open_now.table_id == table.table_id)


def watching_screen(
    table: Table, who: Who, offered: Collection[Asked], asked: Collection[WatchKind], say: Translator
) -> ui.LayoutView:
    """Build the screen of what is ``offered`` to the watcher ``who``, and which of it they have ``asked``
    for. A computer's seat is asked for at once, so the screen says beforehand that everyone sees the request.
    """
    buttons: list[ui.Button[Any]] = []
    free = seats_to_ask_for(table, who) if table.is_open else []
    asks_now = bool(free) and "seat" in offered and "seat" not in asked
    pending = asked_seat(table, who.user_id)
    for kind in offered:
        press: StopHearing | AskForSeat | AskToHear
        if kind in asked:
            press = StopHearing(table.table_id, kind)
        elif kind == "seat" and asks_now:
            press = AskForSeat(table.table_id, free[0])
        else:
            press = AskToHear(table.table_id, kind)
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


class AskToHear(AtTable, template="a:watch:{table}:{kind}"):
    """Ask to be told when the match ends or when the next table of this game opens, or ask for a seat."""

    kind: Asked


@AskToHear.on_press
async def watch(request: TableRequest, press: AskToHear) -> None:
    """Note the user's request."""
    table = request.table
    if press.kind == "seat":
        await need_place_at(request, table)
    await request.services.watching.add(table, request.who, press.kind, request.say.locale)
    await watch_from(request, table)


class StopHearing(AtTable, template="a:unwatch:{table}:{kind}"):
    """Undo your request."""

    kind: Asked
    style = GREEN


@StopHearing.on_press
async def unwatch(request: TableRequest, press: StopHearing) -> None:
    """Drop the user's request."""
    asked = await request.services.watching.at(request.table, request.user_id)
    if press.kind in asked:
        await request.services.watching.drop(asked[press.kind])
    await watch_from(request, request.table)


def seats_to_take(table: Table, who: Who, say: Translator) -> ui.LayoutView:
    """Build the list of seats that the spectator ``who`` may ask for. Raises Refused, with the reason, if
    there are none.
    """
    seats = menu_of_seats(table, who, say)
    if seats is None:
        absent = [seat for seat, chair in enumerate(table.chairs) if not chair.present]
        seating.ask_for_seat(table, who, "", absent[0] if absent else 0)  # raises the reason
        raise Refused("seat_taken")  # the seats are out of the match
    back = WatchTable(table.table_id).button(say, "button-go-back")
    return message(say("manage-seats", count=len(electorate(table))), seats, [back])


def seats_to_ask_for(table: Table, who: Who) -> list[Seat]:
    """Return the seats that ``who`` may ask for and that are still in the match."""
    if table.state is None:
        return []
    out = table.observe(None).out
    return [
        seat
        for seat in range(len(table.chairs))
        if seat not in out and is_allowed(seating.ask_for_seat, table, who, "", seat)
    ]


class SeatsToTake(AtTable, template="v:seats:{table}"):
    """See which computers’ seats you may ask for."""

    label = "button-take-seat"


@SeatsToTake.on_press
async def show_seats(request: TableRequest, press: SeatsToTake) -> None:
    """Show the seats that the user may ask for."""
    need_open(request.table)
    await request.private(seats_to_take(request.table, request.who, request.say))


class AskForSeat(AtTable, template="a:ask:{table}:{seat}"):
    """Ask the players for a computer’s seat."""

    seat: Number


@AskForSeat.on_press
async def ask_for_seat(request: TableRequest, press: AskForSeat) -> None:
    """Ask the players for a computer's seat."""
    table, say = request.table, request.say
    await need_place_at(request, table)
    table = await request.services.tables.seats.ask_for_seat(table.table_id, request.who, press.seat)
    seat = chair_name(table, press.seat, say)
    asked = say("seat-asked", seat=seat, count=len(electorate(table)))
    await request.private(message(asked, [WatchTable(table.table_id).button(say)]))


def menu_of_seats(table: Table, who: Who, say: Translator) -> ui.Select[Any] | None:
    """Build the menu of computers' seats that ``who`` may ask for, or return None if there are none."""
    free = seats_to_ask_for(table, who)
    if not free:
        return None
    seen, words = table.observe(None), Wording(table.game_key, [], say)
    return menu(
        menu_id("seats", table.table_id),
        say("menu-seats"),
        [
            (
                AskForSeat(table.table_id, seat).custom_id,
                label_text(player_name(table, seat, say)),
                say("seat-holds", cards=seen.counts[seat], total=words.total(seen.totals[seat])),
            )
            for seat in free
        ],
    )
