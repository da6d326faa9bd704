"""Whether a user may play here, and with whom."""

from __future__ import annotations

from bot.tables import Table
from bot.ui.shell.context import Interaction, place_of, services_of


async def need_welcome(interaction: Interaction, *, season: bool = False) -> None:
    """Raise Refused if the user is barred from tables, or with ``season`` from leagues; it says why."""
    guild_id, _ = place_of(interaction)
    admission, user_id = services_of(interaction).admission, interaction.user.id
    await admission.need_welcome(guild_id, user_id, "leagues" if season else "tables")


async def need_place_at(interaction: Interaction, table: Table) -> None:
    """Raise Refused if the user may not sit down at a table, because they are barred or because somebody who
    sits there and they are not seated together.

    At a table that the bot opened for a season its drawing says who sits there.
    """
    if table.fixture is None:
        await need_welcome(interaction, season=table.league is not None)
        await services_of(interaction).admission.need_company(table, interaction.user.id)
