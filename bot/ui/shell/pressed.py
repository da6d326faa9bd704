"""Between a press and its table: where it was made, and by whose hand."""

from __future__ import annotations

from bot.games.api import Seat
from bot.tables import Refused, Table, need_playing
from bot.ui.shell.context import Interaction, RequestContext


async def table_here(interaction: Interaction, request: RequestContext, table_id: str) -> Table:
    """The table of a button. A message that was pressed and is not the table's any more is taken away.

    Raises Refused when the press came from elsewhere than the table's channel.
    """
    table = await request.services.tables.get(table_id)
    request.services.publisher.pressed(table, interaction)
    if (interaction.guild_id, interaction.channel_id) != (table.guild_id, table.channel_id):
        raise Refused("wrong_channel")
    return table


def own_seat(interaction: Interaction, table: Table, pressed: Seat | None = None) -> Seat:
    """The presser's seat. Raises Refused for who is not seated, and for a button of another's hand.

    ``pressed`` is the seat that the button belongs to, if it belongs to one.
    """
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("not_seated")
    if table.state is None:
        need_playing(table)
    if pressed not in (None, seat):
        raise Refused("not_your_hand")
    return seat
