"""Whether a user may play here, and with whom."""

from __future__ import annotations

from bot.tables import Table
from bot.ui.shell.context import Request


async def need_welcome(request: Request, *, season: bool = False) -> None:
    """Raise Refused if the user is suspended from tables, or with ``season`` from leagues; it says why."""
    admission = request.services.admission
    await admission.need_welcome(request.place_id, request.user_id, "leagues" if season else "tables")


async def need_place_at(request: Request, table: Table) -> None:
    """Raise Refused if the user may not sit down at a table, because they are suspended or because somebody
    who sits there and they are not seated together.

    At a table that the bot opened for a season its drawing says who sits there.
    """
    if table.fixture is None:
        await need_welcome(request, season=table.league is not None)
        await request.services.admission.need_company(table, request.user_id)
