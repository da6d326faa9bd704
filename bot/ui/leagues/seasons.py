"""The list of a server's seasons, and the autocompletion of season names."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.seasons import SeasonRow
from bot.tables import Refused, StorageError
from bot.ui.components.layout import OPTIONS, menu, menu_id, message
from bot.ui.components.offers import Suggestion, fitting
from bot.ui.i18n.translator import Translator
from bot.ui.presses.leagues import ListSeasons, ShowInfo
from bot.ui.seasons.seasons import with_game
from bot.ui.shell.context import Interaction, services_of, translator_for
from bot.ui.shell.places import place_of


def in_order(rows: Sequence[SeasonRow]) -> list[SeasonRow]:
    """The seasons sorted: open ones first, then finished ones, and the newest first in each group."""
    return sorted(rows, key=lambda row: (row.finished_at is not None, -row.created_at))


def list_of_seasons(
    rows: Sequence[SeasonRow], say: Translator, first: str = "", staff_role: int | None = None
) -> ui.LayoutView:
    """Return a page with a menu of seasons. ``first`` is the key of a season on that page. Without any
    season, it says who can open one: managers, and members with the ``staff_role``.
    """
    ordered = in_order(rows)
    if not ordered:
        role = None if staff_role is None else f"<@&{staff_role}>"
        return message(say("league-seasons"), say("league-no-seasons", role=role))
    keys = [row.season for row in ordered]
    start = keys.index(first) // OPTIONS * OPTIONS if first in keys else 0
    shown = ordered[start : start + OPTIONS]
    options = [
        (ShowInfo(row.season).custom_id, with_game(row, say).cut(), say("league-stands", phase=row.phase))
        for row in shown
    ]
    turn = [
        ListSeasons(keys[at]).button(say, phrase)
        for at, phrase in ((start - OPTIONS, "button-earlier"), (start + OPTIONS, "button-later"))
        if 0 <= at < len(keys)
    ]
    return message(
        say("league-seasons"),
        menu(menu_id("seasons", shown[0].season), say("league-seasons-choose"), options),
        turn,
    )


async def suggested_seasons(interaction: Interaction, current: str) -> list[Suggestion]:
    """The seasons of the server whose names contain ``current``."""
    try:
        rows = await services_of(interaction).seasons.listed(place_of(interaction).id)
    except (Refused, StorageError):
        return []  # the command itself reports the error
    say = translator_for(interaction)
    return fitting(current, (with_game(row, say) for row in in_order(rows)))
