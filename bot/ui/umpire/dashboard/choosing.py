"""Choosing the season that a command of an umpire is about, or another one from the dashboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from discord import ui

from bot.seasons import SeasonRow
from bot.tables import Refused
from bot.ui.components.layout import OPTIONS, menu, menu_id, message
from bot.ui.components.pagination import BY_TIME, pages_for, turning
from bot.ui.components.press import Page, Permission
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import label_text
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.seasons.seasons import channel_of, run_by, the_season
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import OfUmpire, Plain
from bot.ui.shell.permissions import is_staff, need_staff
from bot.ui.umpire.export import ExportSeason
from bot.ui.umpire.log import ShowLog


def seasons_screen(seasons: Sequence[SeasonRow], then: str, page: int, say: Translator) -> ui.LayoutView:
    """A page (0 is the first) of ``seasons``, the newest first. Choosing one shows what ``then`` names."""
    pages = pages_for(len(seasons), OPTIONS)
    page = min(page, pages - 1)
    options = [
        (
            _press(then, each.season).custom_id,
            say("dashboard-of", league=label_text(each.league), number=each.number),
            say("league-stands", phase=each.phase),
        )
        for each in seasons[page * OPTIONS : (page + 1) * OPTIONS]
    ]
    return message(
        say("dashboard-which"),
        menu(menu_id("seasons", then), say("dashboard-choose"), options),
        turning(lambda to: ShowSeasons(then, to), page, pages, say, BY_TIME),
    )


def _press(then: str, season: str) -> OfUmpire:
    presses: Mapping[str, OfUmpire] = {
        "dashboard": ShowDashboard(season),
        "log": ShowLog(season, "decisions", 0),
        "export": ExportSeason(season),
    }
    return presses[then]


async def choose(request: Request, then: str) -> None:
    """Show what ``then`` names of the season that a command is about: the only running one that the user
    runs, or the only one in this channel; the newest one if none is running. If several can be meant, show
    them to choose from. Raises Refused ``not_staff`` and ``umpire_no_season``.
    """
    running = await run_by(request)
    if running:
        season = the_season(running, channel_of(request.interaction))
        if season is None:
            await _show(request, then, 0)
            return
        key = season.key
    else:
        key = (await _looked_at(request))[0].season
    await _press(then, key).handle(request)


class ShowSeasons(Plain, template="j:seasons:{then}:{page}"):
    """Choose another season."""

    then: Annotated[str, "dashboard|log|export"]
    """What is shown of the season that is chosen."""
    page: Page
    permission = Permission.UMPIRE
    label = "dashboard-more-seasons"


@ShowSeasons.on_press
async def show_seasons(request: Request, press: ShowSeasons) -> None:
    """Show a page of the seasons. Raises Refused ``not_staff`` and ``umpire_no_season``."""
    await _show(request, press.then, press.page)


async def _show(request: Request, then: str, page: int) -> None:
    seasons = await _looked_at(request)
    await request.private(seasons_screen(seasons, then, page, request.say))


async def _looked_at(request: Request) -> list[SeasonRow]:
    """The seasons that the user can look at: all of them for staff, otherwise the running ones that they run.

    Raises Refused ``not_staff`` if they are not staff and run none, and ``umpire_no_season`` if there is
    none.
    """
    seasons = await request.services.seasons.listed(request.place_id)
    if await is_staff(request):
        if not seasons:
            raise Refused("umpire_no_season")
        return seasons
    running = {season.key for season in await run_by(request)}
    if not running:
        await need_staff(request)
    return [each for each in seasons if each.season in running]
