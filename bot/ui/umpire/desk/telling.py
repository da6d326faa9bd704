"""What of a season waits to be told: another channel for one that is lost, and another try."""

from __future__ import annotations

import discord
from discord import ui

from bot.league.contest import Contest, acts
from bot.ui.components.layout import GREY, message
from bot.ui.delivery.responses import private
from bot.ui.i18n.translator import Translator
from bot.ui.presses.desk import PickChannel, ShowChannel, ShowDesk, TellAgain
from bot.ui.seasons.seasons import season_pressed, title_of
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.shell.router import Routes
from bot.ui.umpire.desk.actions import show
from bot.ui.umpire.places import channel_chosen, need_channel, season_channel
from bot.ui.umpire.preview import propose

routes = Routes()


def channel_screen(contest: Contest, lost: int, say: Translator) -> ui.LayoutView:
    """The menu of channels that can take the place of a ``lost`` one."""
    what = "league" if lost == contest.terms.channel else "log"
    return message(
        say("desk-title", league=title_of(contest), number=contest.number),
        say("desk-channel", what=what),
        ui.ChannelSelect(
            custom_id=PickChannel(contest.key, lost).custom_id,
            placeholder=say("desk-channel-choose"),
            channel_types=[discord.ChannelType.text],
        ),
        [ShowDesk(contest.key).button(say, "button-desk-back", GREY)],
    )


@routes.on(ShowChannel)
async def show_channel(interaction: Interaction, request: RequestContext, press: ShowChannel) -> None:
    """Show the channels to choose from."""
    contest = await season_pressed(request, press.season)
    await private(interaction, channel_screen(contest, press.channel, request.say))


@routes.on(PickChannel)
async def pick_channel(interaction: Interaction, request: RequestContext, press: PickChannel) -> None:
    """Preview that a season goes on in the channel that was chosen, or shows its decisions there.

    Raises Refused ``umpire_channel`` and ``umpire_permissions``.
    """
    contest = await season_pressed(request, press.season)
    chosen, terms = channel_chosen(interaction), contest.terms
    if press.channel == terms.channel:
        altered: dict[str, int | None] = {"channel": season_channel(interaction, request, chosen, None)}
    else:
        need_channel(interaction, chosen, request, threads=False)
        altered = {"log_channel": None if chosen.id == terms.channel else chosen.id}
    await propose(interaction, request, contest, acts.Alter(altered))


@routes.on(TellAgain)
async def tell_again(interaction: Interaction, request: RequestContext, press: TellAgain) -> None:
    """Try at once to tell what waits."""
    contest = await season_pressed(request, press.season)
    request.services.outbox.try_again(contest)
    await show(interaction, request, contest, notice=request.say("desk-told-again"))
