"""Come late to a match: take a computer's seat, or watch."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.tables import Refused, need_open
from bot.ui.presses.tables import JoinIn
from bot.ui.shell.admission import need_place_at
from bot.ui.shell.kinds import TableRequest
from bot.ui.shell.own_hand import open_hand
from bot.ui.tables.watching import watch

WATCHES: Final = ("ranked_seat", "no_one_here", "no_seat")
"""The refusals after which a user can only watch."""


@JoinIn.on_press
async def join_in(request: TableRequest, press: JoinIn) -> None:
    """Give the user a computer's seat and show its cards, or else let them watch. Users who have a seat see
    their hand, and get the seat back if a computer has played for them.
    """
    table, say, seats = request.table, request.say, request.services.tables.seats
    need_open(table)
    seat = table.seat_of(request.user_id)
    if seat is not None:
        chair, notice = table.chairs[seat], ""
        if chair.stand_in and not chair.forfeited:
            table = await seats.come_back(table.table_id, request.who)
        elif not chair.forfeited:
            notice = say("joined-before")
        await open_hand(request, table, notice)
        return
    need_place = partial(need_place_at, request)
    await need_place(table)  # who may not play here may not watch either
    try:
        joined = await seats.join_in(table.table_id, request.who, need_place)
    except Refused as refused:
        if refused.code not in WATCHES or not request.place.is_server:
            raise  # outside of servers, watchers can't be written to
        await watch(request, table, refused)
        return
    await request.services.watching.drop(table, request.user_id)
    await open_hand(request, joined)
