"""Commands about the table of a channel: open it, show it, play."""

from __future__ import annotations

from typing import cast

from discord import app_commands
from discord.ext import commands

from bot.tables import NOW, ClockName, Table, need_seat
from bot.ui.delivery.responses import reply_private
from bot.ui.hands.actions import submit
from bot.ui.hands.daily import show_daily
from bot.ui.hands.play_now import play_alone
from bot.ui.house_rules.actions import rules_for
from bot.ui.presses.hands import MakeMove, ShowHand
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction, Request
from bot.ui.tables.choosing import Wish, ask_for_game
from bot.ui.tables.opening import TableOptions, open_table, show_again, show_if_open
from bot.ui.tables.outside import plays_alone
from cogs.anywhere import anywhere
from cogs.choices import CLOCKS, games, rule_sets


class PlayCommands(commands.Cog):
    """Commands about the table of a channel."""

    @anywhere
    @app_commands.command()
    @app_commands.choices(game=games(), clock=CLOCKS)
    @app_commands.autocomplete(houserules=rule_sets)
    async def play(
        self,
        interaction: Interaction,
        game: str | None = None,
        clock: str | None = None,
        houserules: str | None = None,
        length: app_commands.Range[int, 0, 20] = 0,
        ranked: bool = False,
        thread: bool | None = None,
    ) -> None:
        """Open a table. The answer is its lobby and becomes the table's message. Without a ``game``, ask the
        user which one they mean. Where no friends can play, the user plays alone.
        """
        async with error_boundary(interaction) as request:
            if not request.place.has_tables:
                if ranked or length > 1 or (clock, houserules, thread) != (None, None, None):
                    raise plays_alone(request)
                await play_alone(request, game)
                return
            place_id = request.place_id
            pace = cast(ClockName, clock or request.services.preferences.known_server(place_id).clock)
            if game is None and await show_if_open(request):
                return
            if game is None:
                chosen = (clock, houserules, thread) != (None, None, None) or length or ranked
                await ask_for_game(request, Wish(pace, ranked, length, houserules, thread, not chosen))
                return
            rules = rules_for(request, place_id, game, houserules)
            await open_table(request, TableOptions(game, pace, ranked, length, rules), thread)

    @anywhere
    @app_commands.command()
    async def daily(self, interaction: Interaction) -> None:
        """Show the deals of the day."""
        async with error_boundary(interaction) as request:
            await show_daily(request)

    @app_commands.command()
    async def hand(self, interaction: Interaction) -> None:
        """Show the user's hand at the table of this channel."""
        async with error_boundary(interaction) as request:
            table = _table(request)
            await ShowHand(table.table_id).handle(request)

    @app_commands.command()
    async def table(self, interaction: Interaction) -> None:
        """Post the table's message again at the end of the channel, and delete the older one."""
        async with error_boundary(interaction) as request:
            await show_again(request, _table(request))

    @app_commands.command()
    async def call(self, interaction: Interaction) -> None:
        """Make a call for one's own hand, as the button at the table does."""
        async with error_boundary(interaction) as request:
            table = _table(request)
            need_seat(table, request.who)
            await submit(request, table, MakeMove(table.table_id, NOW, "call"))
            await reply_private(interaction, request.say("call-heard"))


def _table(request: Request) -> Table:
    channel_id = request.channel_id
    return request.services.tables.in_channel(channel_id)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(PlayCommands())
