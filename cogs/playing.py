"""Commands at a table: open one, see it, play, leave, end it."""

from __future__ import annotations

from typing import cast

from discord import app_commands
from discord.ext import commands

from bot.games.api import Move
from bot.tables import ClockName, Table, need_host, need_seat
from bot.ui.confirm import ask_to_end
from bot.ui.presses import seat_in_match, show_hand
from bot.ui.room import Interaction, Room, answering, need_permissions, place_of, who_pressed
from cogs.choices import CLOCKS, games


class Playing(commands.Cog):
    """Commands at the table of a channel."""

    @app_commands.command(description="Open a table in this channel")
    @app_commands.describe(
        game="What to play",
        clock="Time for a turn",
        length="End after so many deals (0: play the match to its end)",
        ranked="For the record: only a moderator can end it, and who leaves has lost",
    )
    @app_commands.choices(game=games(), clock=CLOCKS)
    async def play(
        self,
        interaction: Interaction,
        game: str = "olsen",
        clock: str = "normal",
        length: app_commands.Range[int, 0, 20] = 0,
        ranked: bool = False,
    ) -> None:
        """Open a lobby here; it becomes the table's message."""
        async with answering(interaction) as room:
            need_permissions(interaction)
            guild_id, channel_id = place_of(interaction)
            table = await room.tables.open(
                guild_id,
                channel_id,
                who_pressed(interaction),
                interaction.id,
                game=game,
                clock=cast(ClockName, clock),
                ranked=ranked,
                length=length or None,
            )
            picture = room.teller.picture(table)
            sent = await interaction.response.send_message(view=picture)
            room.teller.shown(table, picture)
            await room.tables.told(table.table_id, table.version, sent.message_id)

    @app_commands.command(description="Show me my cards")
    async def hand(self, interaction: Interaction) -> None:
        """The presser's hand at the table of this channel."""
        async with answering(interaction) as room:
            table = _table(interaction, room)
            await show_hand(interaction, room, table, seat_in_match(table, interaction.user.id))

    @app_commands.command(description="Post the table again, at the end of the channel")
    async def table(self, interaction: Interaction) -> None:
        """The table's message moves down; the older one goes."""
        async with answering(interaction) as room:
            need_permissions(interaction)
            table = _table(interaction, room)
            older = table.message_id
            picture = room.teller.picture(table)
            sent = await interaction.response.send_message(view=picture)
            room.teller.shown(table, picture)
            await room.tables.told(table.table_id, table.version, sent.message_id)
            if older is not None:
                await room.teller.remove(table, older)

    @app_commands.command(description="Make the call of the game: Olsen One Card!")
    async def call(self, interaction: Interaction) -> None:
        """Call for one's own hand, as the button at the table does."""
        async with answering(interaction) as room:
            who = who_pressed(interaction)
            table = _table(interaction, room)
            need_seat(table, who)
            await room.tables.submit(table.table_id, who, table.version, Move("call"))
            await interaction.response.send_message(room.say("call-heard"), ephemeral=True)

    @app_commands.command(description="Get up from the table; in a running match a computer plays on for you")
    async def leave(self, interaction: Interaction) -> None:
        """Leave lobby or match."""
        async with answering(interaction) as room:
            table = _table(interaction, room)
            table = await room.tables.leave(table.table_id, who_pressed(interaction))
            phrase = "left-lobby" if table.state is None else "left-ranked" if table.ranked else "left-match"
            await interaction.response.send_message(room.say(phrase), ephemeral=True)

    @app_commands.command(description="End the table of this channel; it will not count")
    async def end(self, interaction: Interaction) -> None:
        """Ask the host or a moderator whether they mean it."""
        async with answering(interaction) as room:
            table = _table(interaction, room)
            need_host(table, who_pressed(interaction))
            await interaction.response.send_message(view=ask_to_end(table, room.say), ephemeral=True)


def _table(interaction: Interaction, room: Room) -> Table:
    _, channel_id = place_of(interaction)
    return room.tables.in_channel(channel_id)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Playing())
