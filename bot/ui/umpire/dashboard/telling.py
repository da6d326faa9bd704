"""News of a season that isn't posted yet: another channel for a lost one, and another try."""

from __future__ import annotations

import discord
from discord import ui

from bot.league.season import Season, acts
from bot.ui.components.layout import GREY, message
from bot.ui.components.press import Number
from bot.ui.i18n.translator import Translator
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.seasons.seasons import title_of
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.places import channel_chosen, need_channel, season_channel
from bot.ui.umpire.preview import propose


def channel_screen(season: Season, lost: int, say: Translator) -> ui.LayoutView:
    """The menu of channels that can take the place of a ``lost`` one."""
    what = "league" if lost == season.settings.channel else "log"
    return message(
        say("dashboard-title", league=title_of(season), number=season.number),
        say("dashboard-channel", what=what),
        ui.ChannelSelect(
            custom_id=PickChannel(season.key, lost).custom_id,
            placeholder=say("dashboard-channel-choose"),
            channel_types=[discord.ChannelType.text],
        ),
        [ShowDashboard(season.key).button(say, "button-dashboard-back", GREY)],
    )


class ShowChannel(OfUmpire, template="j:where:{season}:{channel}"):
    """Choose a channel in place of one that a season lost."""

    channel: Number
    label = "button-dashboard-channel"


@ShowChannel.on_press
async def show_channel(request: UmpireRequest, press: ShowChannel) -> None:
    """Show the channels to choose from."""
    await request.private(channel_screen(request.season, press.channel, request.say))


class PickChannel(OfUmpire, template="j:place:{season}:{channel}"):
    """Choose another channel for a season or for its decisions: see what follows, confirm it."""

    channel: Number


@PickChannel.on_press
async def pick_channel(request: UmpireRequest, press: PickChannel) -> None:
    """Preview that a season moves to the channel that was chosen, or shows its decisions there.

    Raises Refused ``umpire_channel`` and ``umpire_permissions``.
    """
    chosen, settings = channel_chosen(request.interaction), request.season.settings
    if press.channel == settings.channel:
        altered: dict[str, int | None] = {"channel": season_channel(request, chosen, None)}
    else:
        need_channel(request.interaction, chosen, request, threads=False)
        altered = {"log_channel": None if chosen.id == settings.channel else chosen.id}
    await propose(request, acts.Alter(altered))


class TellAgain(OfUmpire, template="j:tell:{season}"):
    """Try now to post what couldn’t be posted."""

    label = "button-dashboard-tell"


@TellAgain.on_press
async def tell_again(request: UmpireRequest, press: TellAgain) -> None:
    """Try at once to tell what waits."""
    request.services.outbox.try_again(request.season)
    await ShowDashboard(press.season).handle(request, request.say("dashboard-told-again"))
