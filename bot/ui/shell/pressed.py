"""Finding the table and the seat that a press is about."""

from __future__ import annotations

from bot.games.api import Seat
from bot.tables import Refused, Table, need_playing
from bot.ui.shell.context import Interaction, RequestContext


async def table_here(interaction: Interaction, request: RequestContext, table_id: str) -> Table:
    """The table of a button. If the message that was pressed no longer belongs to the table, it is deleted.

    Raises Refused ``wrong_channel`` if the press does not come from the table's channel.
    """
    table = await request.services.tables.get(table_id)
    request.services.publisher.pressed(table, interaction)
    if (interaction.guild_id, interaction.channel_id) != (table.guild_id, table.channel_id):
        raise Refused("wrong_channel")
    return table


def own_seat(interaction: Interaction, table: Table, pressed: Seat | None = None) -> Seat:
    """The user's seat at a table. ``pressed`` is the seat that the button belongs to, if any.

    Raises Refused ``not_seated`` if the user has no seat, and ``not_your_hand`` if it is not ``pressed``.
    """
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("not_seated")
    if table.state is None:
        need_playing(table)
    if pressed not in (None, seat):
        raise Refused("not_your_hand")
    return seat
