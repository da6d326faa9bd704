"""Between a press and its table: where it was made, by whose hand, and how it is answered."""

from __future__ import annotations

import re

import discord
from discord import ui

from bot.games.api import Seat
from bot.tables import Refused, Table, need_playing
from bot.ui.room import Interaction, Room


async def table_here(interaction: Interaction, room: Room, match: re.Match[str]) -> Table:
    """The table of a button. Raises Refused when the press came from elsewhere than the table's channel."""
    table = await room.tables.get(match["table"])
    if (interaction.guild_id, interaction.channel_id) != (table.guild_id, table.channel_id):
        raise Refused("wrong_channel")
    return table


def own_seat(interaction: Interaction, table: Table, match: re.Match[str]) -> Seat:
    """The presser's seat. Raises Refused for who is not seated, and for a button of another's hand."""
    seat = seat_in_match(table, interaction.user.id)
    if match["seat"] is not None and int(match["seat"]) != seat:
        raise Refused("not_your_hand")
    return seat


def seat_in_match(table: Table, user_id: int) -> Seat:
    """The seat of a user in a match that has begun. Raises Refused."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused("not_seated")
    if table.state is None:
        need_playing(table)
    return seat


async def show_table(interaction: Interaction, room: Room, table: Table) -> None:
    """Answer a press on the public message with its new picture; on any other message, silently."""
    if interaction.message is None or interaction.message.id != table.message_id:
        await interaction.response.defer()
        return
    post = await room.teller.post(table)
    edit = room.teller.shown(table, post)
    try:
        await interaction.response.edit_message(**edit, allowed_mentions=discord.AllowedMentions.none())
    except Exception:
        room.teller.not_shown(table)
        raise


async def post_table(interaction: Interaction, room: Room, table: Table) -> None:
    """Answer a command or press with the table's message, in place of any older one."""
    post = await room.teller.post(table)
    sent = await interaction.response.send_message(
        view=post.view, files=post.files(), allowed_mentions=discord.AllowedMentions.none()
    )
    await room.teller.posted(table, post, sent.message_id or 0)


async def private(interaction: Interaction, view: ui.LayoutView) -> None:
    """Show ``view`` to the presser alone: in place of the private message they pressed, else as a new one;
    where they were told to wait, in place of that.
    """
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view)
    elif is_private(interaction):
        await interaction.response.edit_message(view=view)
    else:
        await interaction.response.send_message(view=view, ephemeral=True)


def is_private(interaction: Interaction) -> bool:
    """Whether the press was made on a message that the presser alone can see."""
    return interaction.message is not None and interaction.message.flags.ephemeral
