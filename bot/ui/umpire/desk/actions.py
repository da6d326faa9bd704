"""Opening the umpire's desk, turning its pages, and what is done there at once."""

from __future__ import annotations

from bot.league.contest import Contest, acts
from bot.ui.presses.desk import ListTables, ShowDesk
from bot.ui.seasons.describe import describe
from bot.ui.seasons.names import Names
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import UmpireRequest
from bot.ui.umpire.desk.choosing import season_for
from bot.ui.umpire.desk.overview import overview_of, whole_overview_of
from bot.ui.umpire.desk.screen import desk_screen, tables_screen


async def open_desk(request: Request) -> None:
    """Show the dashboard of a season, or the seasons to choose from."""
    contest = await season_for(request, "desk")
    if contest is not None:
        await show(request, contest)


@ShowDesk.on_press
async def show_desk(request: UmpireRequest, press: ShowDesk) -> None:
    """Show a page of the desk as it is now."""
    await show(request, request.contest, press.page)


@ListTables.on_press
async def list_tables(request: UmpireRequest, press: ListTables) -> None:
    """Show a page of the season's tables."""
    seen = await overview_of(request, request.contest)
    await request.private(tables_screen(seen, press.page))


async def show(request: Request, contest: Contest, page: int = 0, notice: str = "") -> None:
    """Show a page of the desk, with a ``notice`` at its top."""
    seen = await whole_overview_of(request, contest)
    await request.private(desk_screen(seen, page, notice))


async def act_at_once(
    request: Request,
    contest: Contest,
    act: acts.Act,
    reason: str = "",
    read_as: str = "",
) -> None:
    """Do something about a table without a preview, because it changes no standings and can be done again
    otherwise; and show how the desk stands then, with what was done in a sentence and what was understood
    (``read_as``) of a time that was written for it.
    """
    seasons, who = request.services.seasons, request.who
    step = await seasons.preview(contest.key, who, act, reason)
    names = Names(contest, await seasons.names(contest))
    contest = await seasons.act(contest.key, who, act, reason)
    notice = request.say("umpire-done", sentence=describe(step.line, names, request.say))
    await show(request, contest, notice="\n".join(filter(None, [notice, read_as])))
