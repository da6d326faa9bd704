"""The roles of divisions on the dashboard: choosing them, and another try to give them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import discord
from discord import ui

from bot.league.divisions import bounds, division_count
from bot.league.season import Season, acts, season_state
from bot.league.season.roles import MOST_DIVISIONS
from bot.tables import Refused
from bot.ui.components.forms import chosen_in
from bot.ui.components.layout import GREY, LINE, message
from bot.ui.components.pagination import pages_for, turning
from bot.ui.components.press import Page
from bot.ui.i18n.translator import Translator
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.seasons.role import grants_no_more, missing_for_role
from bot.ui.seasons.seasons import title_of
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.dashboard.overview import role_problems

SHOWN = 5
"""Number of divisions on one page."""


def roles_screen(
    season: Season, problems: Mapping[int, str], page: int, say: Translator, notice: str = ""
) -> ui.LayoutView:
    """A page (0 is the first) of the divisions with their roles, each with a menu to choose one.

    ``problems`` says by the ids of roles why the bot cannot give them, as the ids of phrases.
    """
    count = _divisions(season)
    pages = pages_for(count, SHOWN)
    page = min(page, pages - 1)
    numbers = range(page * SHOWN + 1, min(count, (page + 1) * SHOWN) + 1)
    roles = season.settings.division_roles
    rows = [(number, roles[number - 1] if number <= len(roles) else 0) for number in numbers]
    press = GiveRoles(season.key, page)
    return message(
        notice,
        say("dashboard-title", league=title_of(season), number=season.number),
        say("dashboard-roles"),
        LINE,
        *(part for number, role in rows for part in _division(season, number, role, problems, say)),
        turning(lambda to: ShowRoles(season.key, to), page, pages, say),
        [
            *([press.button(say)] if season.has_started else []),
            ShowDashboard(season.key).button(say, "button-dashboard-back", GREY),
        ],
    )


def _division(
    season: Season, number: int, role: int, problems: Mapping[int, str], say: Translator
) -> Iterator[str | ui.RoleSelect[Any]]:
    """A division: its role, what is wrong with that, and the menu to choose another one."""
    about = say("dashboard-role", division=number, role=f"<@&{role}>" if role else None)
    problem = problems.get(role)
    if problem is not None:
        about += "\n⚠️ " + say(problem, role=f"<@&{role}>", of="division")
    yield about
    if season.is_open:
        yield ui.RoleSelect(
            custom_id=PickRole(season.key, number).custom_id,
            placeholder=say("dashboard-role-choose"),
            min_values=0,
            max_values=1,
            default_values=[discord.SelectDefaultValue(id=role, type=discord.SelectDefaultValueType.role)]
            if role
            else [],
        )


def _divisions(season: Season) -> int:
    """The number of divisions that can be given a role here: those that there are, or before the start those
    that there would be now, and always one more than have a role.
    """
    state, named = season_state(season), len(season.settings.division_roles)
    if state is not None:
        return max(len(state.divisions), named, 1)
    within = bounds(season.settings.size, season.settings.division_size)
    expected = division_count(len(season.entered), within)
    return min(MOST_DIVISIONS, max(2, named + 1, expected))


async def show_roles_of(request: Request, season: Season, page: int, notice: str = "") -> None:
    """Show a page of the divisions with their roles."""
    await request.take_time()  # a member may have to be asked for
    problems = await role_problems(request, season)
    await request.private(roles_screen(season, problems, page, request.say, notice))


class ShowRoles(OfUmpire, template="j:roles:{season}[:{page}]"):
    """See which divisions of a season have which roles, and choose others."""

    page: Page = 0
    label = "dashboard-more-roles"


@ShowRoles.on_press
async def show_roles(request: UmpireRequest, press: ShowRoles) -> None:
    """Show which divisions have which roles."""
    await show_roles_of(request, request.season, press.page)


class PickRole(OfUmpire, template="j:role:{season}:{division}"):
    """Choose the role that the players of a division have while they play in it."""

    division: Annotated[int, "[1-9][0-9]{0,3}"]


@PickRole.on_press
async def pick_role(request: UmpireRequest, press: PickRole) -> None:
    """Give a division the role that was chosen in the menu, or none.

    Raises Refused ``umpire_role`` if the role allows more than the user may do.
    """
    season, chosen = request.season, chosen_in(request.interaction)
    page, role_id = (press.division - 1) // SHOWN, int(chosen[0]) if chosen else None
    guild = request.interaction.guild
    role = guild.get_role(role_id) if guild is not None and role_id is not None else None
    if guild is not None and role_id is not None:
        missing = missing_for_role(guild, role_id)
        if missing is not None or role is None:
            notice = request.say(missing or "role-gone", role=f"<@&{role_id}>", of="division")
            await show_roles_of(request, season, page, f"⚠️ {notice}")
            return
        if not grants_no_more(role, request.interaction.user):
            raise Refused("umpire_role", role=role.mention)
    act = acts.NameRole(press.division, role_id)
    season = await request.services.seasons.act(season.key, request.who, act)
    await show_roles_of(request, season, page)


class GiveRoles(OfUmpire, template="j:give:{season}:{page}"):
    """Try again to give the players of divisions their roles."""

    page: Page
    label, style = "button-dashboard-give-roles", GREY


@GiveRoles.on_press
async def give_roles(request: UmpireRequest, press: GiveRoles) -> None:
    """Try again to give the players of all divisions their roles, and to take them back."""
    await request.services.outbox.give_roles(request.season)
    notice = request.say("dashboard-roles-again")
    await show_roles_of(request, request.season, press.page, notice)
