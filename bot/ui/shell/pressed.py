"""Between a press and its table: where it was made, and by whose hand."""

from __future__ import annotations

import re

from bot.games.api import Seat
from bot.tables import Refused, Table, need_playing
from bot.ui.shell.context import Interaction, RequestContext


async def table_here(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> Table:
    """The table of a button. A message that was pressed and is not the table's any more is taken away.

    Raises Refused when the press came from elsewhere than the table's channel.
    """
    table = await request.services.tables.get(match["table"])
    request.services.publisher.pressed(table, interaction)
    if (interaction.guild_id, interaction.channel_id) != (table.guild_id, table.channel_id):
        raise Refused("wrong_channel")
    return table


def own_seat(interaction: Interaction, table: Table, match: re.Match[str]) -> Seat:
    """The presser's seat. Raises Refused for who is not seated, and for a button of another's hand."""
    seat = seat_in_match(table, interaction.user.id)
    if match["seat"] is not None and int(match["seat"]) != seat:
        raise Refused("not_your_hand")
    return seat


def seat_in_match(table: Table, user_id: int) -> Seat:
    """The seat of a user in a match that has begun. Raises Refused."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused("not_seated")
    if table.state is None:
        need_playing(table)
    return seat
