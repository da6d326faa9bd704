"""What of a season waits to be told: another channel for one that is lost, and another try."""

from __future__ import annotations

import discord
from discord import ui

from bot.league.contest import Contest, acts
from bot.ui.components.layout import GREY, message
from bot.ui.components.press import Number
from bot.ui.i18n.translator import Translator
from bot.ui.presses.desk import ShowDesk
from bot.ui.seasons.seasons import title_of
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.places import channel_chosen, need_channel, season_channel
from bot.ui.umpire.preview import propose


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


class ShowChannel(OfUmpire, template="j:where:{season}:{channel}"):
    """Choose another channel for one that a season has lost."""

    channel: Number
    label = "button-desk-channel"


@ShowChannel.on_press
async def show_channel(request: UmpireRequest, press: ShowChannel) -> None:
    """Show the channels to choose from."""
    await request.private(channel_screen(request.contest, press.channel, request.say))


class PickChannel(OfUmpire, template="j:place:{season}:{channel}"):
    """Choose the channel where a season goes on, or where its decisions are shown: see it, confirm it."""

    channel: Number


@PickChannel.on_press
async def pick_channel(request: UmpireRequest, press: PickChannel) -> None:
    """Preview that a season goes on in the channel that was chosen, or shows its decisions there.

    Raises Refused ``umpire_channel`` and ``umpire_permissions``.
    """
    chosen, terms = channel_chosen(request.interaction), request.contest.terms
    if press.channel == terms.channel:
        altered: dict[str, int | None] = {"channel": season_channel(request, chosen, None)}
    else:
        need_channel(request.interaction, chosen, request, threads=False)
        altered = {"log_channel": None if chosen.id == terms.channel else chosen.id}
    await propose(request, acts.Alter(altered))


class TellAgain(OfUmpire, template="j:tell:{season}"):
    """Try at once to post what waits to be told."""

    label = "button-desk-tell"


@TellAgain.on_press
async def tell_again(request: UmpireRequest, press: TellAgain) -> None:
    """Try at once to tell what waits."""
    request.services.outbox.try_again(request.contest)
    await ShowDesk(press.season).handle(request, request.say("desk-told-again"))
