"""Who runs a season: the umpires on its desk, and handing it over."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.league.contest import Contest, acts
from bot.league.contest.machine import MOST_UMPIRES
from bot.tables import Refused, Who
from bot.ui.components.forms import member_chosen
from bot.ui.components.layout import GREY, message
from bot.ui.delivery.responses import private
from bot.ui.i18n.translator import Translator
from bot.ui.presses.desk import PickUmpires, ShowDesk, ShowUmpires
from bot.ui.seasons.names import Names
from bot.ui.seasons.seasons import season_pressed, title_of
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.shell.router import Routes
from bot.ui.umpire.preview import propose

routes = Routes()


def umpires_screen(contest: Contest, names: Names, users: list[int], say: Translator) -> ui.LayoutView:
    """Who runs a season, and the menu to choose others. ``users`` are the ids of those who run it now."""
    chosen = [discord.SelectDefaultValue(id=user, type=discord.SelectDefaultValueType.user) for user in users]
    return message(
        say("desk-title", league=title_of(contest), number=contest.number),
        say(
            "desk-umpires",
            named=bool(contest.named_umpires),
            umpires=names.players(contest.umpires, say),
            most=MOST_UMPIRES,
        ),
        ui.UserSelect(
            custom_id=PickUmpires(contest.key).custom_id,
            placeholder=say("desk-umpires-choose"),
            min_values=1,
            max_values=MOST_UMPIRES,
            default_values=chosen,
        ),
        [ShowDesk(contest.key).button(say, "button-desk-back", GREY)],
    )


@routes.on(ShowUmpires)
async def show_umpires(interaction: Interaction, request: RequestContext, press: ShowUmpires) -> None:
    """Show who runs a season."""
    contest = await season_pressed(interaction, request, press.season)
    people = await request.services.seasons.names(contest)
    users = [people[key].user_id for key in contest.umpires if key in people]
    await private(interaction, umpires_screen(contest, Names(contest, people), users, request.say))


@routes.on(PickUmpires)
async def pick_umpires(interaction: Interaction, request: RequestContext, press: PickUmpires) -> None:
    """Preview that those run the season who were chosen in the menu. Raises Refused ``umpire_no_bots`` and
    ``member_gone``.
    """
    contest, seasons = await season_pressed(interaction, request, press.season), request.services.seasons
    data: Any = interaction.data
    members = [member_chosen(interaction, value) for value in data["values"]]
    if any(member.bot for member in members):
        raise Refused("umpire_no_bots")
    keys = [await seasons.person(contest.guild_id, Who(member.user_id, member.name)) for member in members]
    await propose(interaction, request, contest, acts.NameUmpires(tuple(keys)))
