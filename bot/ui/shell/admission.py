"""Check whether a user may play here, and with whom."""

from __future__ import annotations

from bot.tables import Table
from bot.ui.shell.context import Request


async def need_welcome(request: Request, *, season: bool = False) -> None:
    """Raise Refused, with the reason, if the user is suspended from tables, or with ``season`` from
    leagues.
    """
    admission = request.services.admission
    await admission.need_welcome(request.place_id, request.user_id, "leagues" if season else "tables")


async def need_place_at(request: Request, table: Table) -> None:
    """Raise Refused if the user may not join a table, because they are suspended or because they and one of
    its players avoid each other.

    At a season's table, the pairings decide who plays.
    """
    if table.fixture is None:
        await need_welcome(request, season=table.season is not None)
        await request.services.admission.need_company(table, request.user_id)
