"""Commands at a table: open one, see it, play, leave, end it."""

from __future__ import annotations

from typing import cast

from discord import app_commands
from discord.ext import commands

from bot.games.api import Move
from bot.tables import ClockName, Table, need_seat
from bot.ui.confirm import ask_to_end_or_propose, left
from bot.ui.delivery.responses import private, reply_private
from bot.ui.hand_presses import show_hand
from bot.ui.house_rules_presses import rules_for
from bot.ui.opening import Wish, open_table
from bot.ui.presser import seat_in_match
from bot.ui.room import Interaction, Room, answering, need_permissions, place_of, who_pressed
from cogs.choices import CLOCKS, games, rule_sets


class Playing(commands.Cog):
    """Commands at the table of a channel."""

    @app_commands.command()
    @app_commands.choices(game=games(), clock=CLOCKS)
    @app_commands.autocomplete(houserules=rule_sets)
    async def play(
        self,
        interaction: Interaction,
        game: str = "olsen",
        clock: str | None = None,
        houserules: str | None = None,
        length: app_commands.Range[int, 0, 20] = 0,
        ranked: bool = False,
        thread: bool | None = None,
    ) -> None:
        """Open a lobby here; it becomes the table's message."""
        async with answering(interaction) as room:
            guild_id, _ = place_of(interaction)
            rules = rules_for(room, guild_id, game, houserules)
            pace = cast(ClockName, clock or room.preferences.known_server(guild_id).clock)
            await open_table(interaction, room, Wish(game, pace, ranked, length, rules), thread)

    @app_commands.command()
    async def hand(self, interaction: Interaction) -> None:
        """The presser's hand at the table of this channel."""
        async with answering(interaction) as room:
            table = _table(interaction, room)
            await show_hand(interaction, room, table, seat_in_match(table, interaction.user.id))

    @app_commands.command()
    async def table(self, interaction: Interaction) -> None:
        """The table's message moves down; the older one goes."""
        async with answering(interaction) as room:
            need_permissions(interaction, room)
            table = await room.tables.asked_for(_table(interaction, room).table_id)
            await room.publisher.answer_with(interaction, table, room.say("table-below"))

    @app_commands.command()
    async def call(self, interaction: Interaction) -> None:
        """Call for one's own hand, as the button at the table does."""
        async with answering(interaction) as room:
            who = who_pressed(interaction)
            table = _table(interaction, room)
            need_seat(table, who)
            await room.tables.submit(table.table_id, who, table.version, Move("call"))
            await reply_private(interaction, room.say("call-heard"))

    @app_commands.command()
    async def leave(self, interaction: Interaction) -> None:
        """Leave lobby or match."""
        async with answering(interaction) as room:
            table = _table(interaction, room)
            table = await room.tables.leave(table.table_id, who_pressed(interaction))
            await private(interaction, left(table, room.say))

    @app_commands.command()
    async def end(self, interaction: Interaction) -> None:
        """Ask the host or a moderator whether they mean it, and others who play whether to propose it."""
        async with answering(interaction) as room:
            table = _table(interaction, room)
            await private(interaction, ask_to_end_or_propose(table, who_pressed(interaction), room.say))


def _table(interaction: Interaction, room: Room) -> Table:
    _, channel_id = place_of(interaction)
    return room.tables.in_channel(channel_id)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Playing())
