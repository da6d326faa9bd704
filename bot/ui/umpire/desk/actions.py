"""Opening the umpire's desk, turning its pages, and what is done there at once."""

from __future__ import annotations

from bot.league.contest import Contest, acts
from bot.ui.delivery.responses import private
from bot.ui.presses.desk import ListTables, ShowDesk
from bot.ui.seasons.describe import describe
from bot.ui.seasons.names import Names
from bot.ui.seasons.seasons import season_pressed
from bot.ui.shell.context import Interaction, RequestContext, who_pressed
from bot.ui.shell.router import Routes
from bot.ui.umpire.desk.choosing import season_for
from bot.ui.umpire.desk.overview import overview_of, whole_overview_of
from bot.ui.umpire.desk.screen import desk_screen, tables_screen

routes = Routes()


async def open_desk(interaction: Interaction, request: RequestContext) -> None:
    """Show the dashboard of a season, or the seasons to choose from."""
    contest = await season_for(interaction, request, "desk")
    if contest is not None:
        await show(interaction, request, contest)


@routes.on(ShowDesk)
async def show_desk(interaction: Interaction, request: RequestContext, press: ShowDesk) -> None:
    """Show a page of the desk as it is now."""
    contest = await season_pressed(request, press.season)
    await show(interaction, request, contest, press.page)


@routes.on(ListTables)
async def list_tables(interaction: Interaction, request: RequestContext, press: ListTables) -> None:
    """Show a page of the season's tables."""
    contest = await season_pressed(request, press.season)
    seen = await overview_of(interaction, request, contest)
    await private(interaction, tables_screen(seen, press.page))


async def show(
    interaction: Interaction, request: RequestContext, contest: Contest, page: int = 0, notice: str = ""
) -> None:
    """Show a page of the desk, with a ``notice`` at its top."""
    seen = await whole_overview_of(interaction, request, contest)
    await private(interaction, desk_screen(seen, page, notice))


async def act_at_once(
    interaction: Interaction,
    request: RequestContext,
    contest: Contest,
    act: acts.Act,
    reason: str = "",
    read_as: str = "",
) -> None:
    """Do something about a table without a preview, because it changes no standings and can be done again
    otherwise; and show how the desk stands then, with what was done in a sentence and what was understood
    (``read_as``) of a time that was written for it.
    """
    seasons, who = request.services.seasons, who_pressed(interaction)
    step = await seasons.preview(contest.key, who, act, reason)
    names = Names(contest, await seasons.names(contest))
    contest = await seasons.act(contest.key, who, act, reason)
    notice = request.say("umpire-done", sentence=describe(step.line, names, request.say))
    await show(interaction, request, contest, notice="\n".join(filter(None, [notice, read_as])))
