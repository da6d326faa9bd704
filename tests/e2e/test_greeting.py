"""A server that has invited the bot is greeted once, where the bot may write."""

from __future__ import annotations

import re

import discord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle, GuildHandle
from simcord.enums import OverwriteType

from bot.games import GAMES
from bot.ui.help.greeting import NEW
from bot.ui.i18n.translator import translator
from tests.e2e.screen import labels_of, promised_by, text_of
from tests.e2e.world import World

SAY = translator("en")
LATER = NEW // 1000 + 60


async def invited(world: World, *, system: bool = True, late: float = 0) -> tuple[GuildHandle, ChannelHandle]:
    """A server that invites the bot, which hears of it some seconds too ``late``, and its only channel. With
    ``system``, Discord's own messages come there.
    """
    guild = world.env.create_guild("New club")
    world.env.backend.guilds[guild.id].system_channel_id = None
    channel = furnished(world, guild, system=system)
    await world.pass_time(late)
    await come(world, guild)
    return guild, channel


def furnished(world: World, guild: GuildHandle, *, system: bool = True) -> ChannelHandle:
    """A new channel of a server that the bot has not heard of yet."""
    channel = guild.create_text_channel("general")
    world.env.backend.guilds[guild.id].system_channel_id = channel.id if system else None
    return channel


async def come(world: World, guild: GuildHandle) -> None:
    """Discord tells the bot of a server."""
    backend = world.env.backend
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.guilds[guild.id]))
    await world.pass_time(5)


def texts(channel: ChannelHandle) -> list[str]:
    return [text_of(message) for message in channel.history()]


async def test_a_server_that_invites_the_bot_is_greeted_in_its_system_channel(world: World) -> None:
    _, channel = await invited(world)
    (greeting,) = channel.history()
    assert text_of(greeting).startswith(SAY("welcome-title"))
    assert labels_of(greeting) == [*(game.spec.name for game in GAMES.values()), SAY("button-look-around")]


async def test_what_it_promises_is_the_secret_of_the_first_table(world: World) -> None:
    guild, channel = await invited(world)
    (greeting,) = channel.history()
    ada = world.env.create_user("Ada II")
    member = guild.add_member(ada)
    await member.click(greeting, label="Olsen")
    await world.pass_time(5)
    table = world.bot.services.tables.in_channel(channel.id)
    assert promised_by(greeting) == table.commitment
    assert not re.search("[0-9a-f]{16}", text_of(greeting))


async def test_it_is_greeted_once(world: World) -> None:
    guild, channel = await invited(world)
    await come(world, guild)
    await world.restart()
    await come(world, guild)
    assert len(texts(channel)) == 1
    world.env.backend.remove_guild(guild.id)
    await world.pass_time(60)
    world.env.backend.guilds[guild.id] = guild._guild
    guild._guild.channel_ids.clear()  # they went with it
    again = furnished(world, guild)
    await come(world, guild)
    assert texts(again) == []


async def test_servers_that_were_there_before_are_not_spoken_to(world: World) -> None:
    _, channel = await invited(world, late=LATER)
    world.env.backend.guilds[world.guild.id].system_channel_id = world.channel.id
    await world.pass_time(LATER)
    await world.restart()
    assert texts(channel) == []
    assert texts(world.channel) == []


async def test_a_server_without_a_system_channel_is_not_spoken_to(world: World) -> None:
    _, channel = await invited(world, system=False)
    await world.pass_time(60)
    assert texts(channel) == []


async def test_where_the_bot_may_not_write_it_does_not_try(world: World) -> None:
    backend, guild = world.env.backend, world.env.create_guild("Quiet club")
    channel = furnished(world, guild)
    _, deny = discord.PermissionOverwrite(send_messages=False).pair()
    backend.set_overwrite(channel.id, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, 0, deny.value))
    before = len(world.env.http_requests)
    await come(world, guild)
    assert texts(channel) == []
    assert len(world.env.http_requests) == before


async def test_a_greeting_whose_answer_is_lost_is_there_once(world: World) -> None:
    world.unruly.lose("POST", "/channels/*/messages", times=1)
    _, channel = await invited(world)
    await world.pass_time(120)
    assert len(texts(channel)) == 1


async def test_a_greeting_counts_no_budget_and_pings_nobody(world: World) -> None:
    guild, channel = await invited(world)
    assert world.rows("SELECT * FROM spendings WHERE place_id = ?", guild.id) == []
    (greeting,) = channel.history()
    assert not greeting.mentions
