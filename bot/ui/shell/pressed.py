"""Find the table and the seat that a press is about."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bot.games.api import Seat
from bot.league.season import Season
from bot.tables import Refused, Table, Who, need_playing
from bot.ui.shell.context import Request
from bot.ui.shell.permissions import is_umpire


async def table_here(request: Request, table_id: str) -> Table:
    """Return the table of a button. If the pressed message no longer belongs to the table, delete it.

    Raises Refused ``wrong_channel`` if the press does not come from the table's channel.
    """
    table = await request.services.tables.get(table_id)
    if request.place_id == table.place_id:  # elsewhere, a forged press must not let the bot show the table
        request.services.publisher.pressed(table, request.interaction)
    if (request.place_id, request.channel_id) != (table.place_id, table.channel_id):
        raise Refused("wrong_channel")
    return table


async def back_at(request: Request, table: Table) -> Table:
    """Return the table, after giving the user's seat back to them if a computer only plays because their time
    ran out, and after waking a match that rests.
    """
    seat = table.seat_of(request.user_id)
    if seat is None or table.phase != "playing" or not (table.chairs[seat].dozes or table.rests):
        return table
    with suppress(Refused):  # another press was first
        await request.services.tables.seats.come_back(table.table_id, request.who)
    return await request.services.tables.get(table.table_id)


def table_of_channel(request: Request) -> Table | None:
    """Return the open table of the channel, or None."""
    try:
        return request.services.tables.in_channel(request.channel_id)
    except Refused:
        return None


async def runs_season_of(request: Request, table: Table) -> bool:
    """Return whether the user runs the season that a table belongs to."""
    if table.season is None:
        return False
    return await is_umpire(request, await request.services.seasons.by_key(table.season))


async def who_at(request: Request, table: Table) -> Who:
    """Return the member who pressed at a table. Umpires of its season are moderators there."""
    return replace(request.who, moderator=request.who.moderator or await runs_season_of(request, table))


async def season_here(request: Request, key: str) -> Season:
    """Return the season of a button. Raises Refused ``no_season`` if it is gone or belongs to another
    server.
    """
    season = await request.services.seasons.by_key(key)
    if season.place_id != request.place_id:
        raise Refused("no_season")
    return season


def own_seat(request: Request, table: Table, pressed: Seat | None = None) -> Seat:
    """Return the user's seat at a table. ``pressed``: the seat that the button belongs to, if any.

    Raises Refused ``not_seated`` if the user has no seat, and ``not_your_hand`` if it is not ``pressed``.
    """
    seat = table.seat_of(request.user_id)
    if seat is None:
        raise Refused("not_seated")
    if table.state is None:
        need_playing(table)
    if pressed not in (None, seat):
        raise Refused("not_your_hand")
    return seat
