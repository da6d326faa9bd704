"""What every press and command needs at hand, and the one boundary that their errors do not pass."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, cast
from weakref import WeakValueDictionary

import discord
from discord.utils import escape_markdown

from bot.games.api import IllegalMove
from bot.seasons import Seasons
from bot.services import Chips, FairPlay, HouseRules, PlayerSettings, Preferences, Privacy, Standings
from bot.tables import Busy, Clock, Refused, Tables, Undecided, Who, outcome, patience
from bot.ui.artist import Artist
from bot.ui.delivery.hands import HandRefresher
from bot.ui.delivery.outcomes import LATE, is_outage, is_refused
from bot.ui.delivery.publisher import TablePublisher
from bot.ui.delivery.responses import in_time, reply_private
from bot.ui.languages import Languages
from bot.ui.phrases import Say
from bot.ui.umpire.drafts import Drafts

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

PERMISSIONS = {
    "view_channel": "permission-view_channel",
    "send_messages": "permission-send_messages",
    "create_public_threads": "permission-create_public_threads",
    "send_messages_in_threads": "permission-send_messages_in_threads",
    "attach_files": "permission-attach_files",
    "read_message_history": "permission-read_message_history",
}
"""The permissions that a table takes, with the phrases of the names that Discord shows for them."""


@dataclass(frozen=True, slots=True)
class Room:
    """The tables and those who show them; one for the whole bot, and a copy for whoever presses."""

    tables: Tables
    seasons: Seasons
    standings: Standings
    chips: Chips
    fair_play: FairPlay
    house_rules: HouseRules
    publisher: TablePublisher
    artist: Artist
    hands: HandRefresher
    preferences: Preferences
    languages: Languages
    privacy: Privacy
    clock: Clock
    say: Say
    """For what the presser alone reads, in their language."""
    taste: PlayerSettings = field(default_factory=PlayerSettings)
    """What the presser has chosen for themselves."""
    arrivals: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """For each channel, what keeps those who press there in the order in which they did."""
    drafts: Drafts = field(default_factory=Drafts)
    """What umpires have seen a preview of, and not confirmed yet."""
    standings_shown: dict[int, int] = field(default_factory=dict)
    """When (ms) somebody has lately shown standings to all of a channel."""

    def say_in(self, guild_id: int) -> Say:
        """For what everybody in a server reads, in its language."""
        return self.languages.of_server(guild_id)

    def for_player(self, interaction: Interaction, taste: PlayerSettings) -> Room:
        """The room as somebody of this ``taste``, who pressed, finds it."""
        say = self.languages.of_player(taste, str(interaction.locale), interaction.guild_id or 0)
        return replace(self, say=say, taste=taste)


def room_of(interaction: Interaction) -> Room:
    """The room of the bot that was pressed."""
    return cast(Room, interaction.client.room)


def who_pressed(interaction: Interaction) -> Who:
    """The member behind a press. Moderators are those who may manage messages where it was made."""
    user = interaction.user
    return Who(user.id, user.display_name, interaction.permissions.manage_messages)


def place_of(interaction: Interaction) -> tuple[int, int]:
    """The server and channel of a press. Raises Refused outside of servers."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("servers_only")
    return interaction.guild_id, interaction.channel_id


def need_permissions(interaction: Interaction, room: Room, *, opens_thread: bool = False) -> None:
    """Raises Refused, naming what is missing, where the bot may not show a table, in a thread of its own
    where it ``opens_thread``.
    """
    threads = opens_thread or isinstance(interaction.channel, discord.Thread)
    needed = discord.Permissions(
        view_channel=True,
        send_messages=not threads,
        create_public_threads=opens_thread,
        send_messages_in_threads=threads,
        attach_files=True,
        read_message_history=True,
    )
    missing = needed & ~interaction.app_permissions
    names = [room.say(phrase) for name, phrase in PERMISSIONS.items() if getattr(missing, name)]
    if names:
        raise Refused("missing_permissions", permissions=", ".join(names))


def need_allowed_channel(interaction: Interaction, room: Room) -> None:
    """Raises Refused, naming where to go, where the server does not want play. A thread is as its channel."""
    guild_id, channel_id = place_of(interaction)
    allowed = room.preferences.known_server(guild_id).channels
    if isinstance(interaction.channel, discord.Thread):
        channel_id = interaction.channel.parent_id
    if not allowed or channel_id in allowed:
        return
    guild = interaction.guild
    there = [channel.mention for each in allowed if guild and (channel := guild.get_channel(each))]
    if not there:
        raise Refused("allowed_channels_gone")
    raise Refused("channel_not_allowed", channels=" ".join(there))


def need_manager(interaction: Interaction) -> None:
    """Raises Refused for who may not manage the server."""
    if not interaction.permissions.manage_guild:
        raise Refused("not_manager")


async def need_staff(interaction: Interaction, room: Room) -> None:
    """Raises Refused, naming what it takes, for who is not among the staff."""
    if not await is_staff(interaction, room):
        guild_id, _ = place_of(interaction)
        role = (await room.preferences.server(guild_id)).staff_role
        raise Refused("not_staff", role="none" if role is None else f"<@&{role}>")


async def is_staff(interaction: Interaction, room: Room) -> bool:
    """Whether the presser may manage the server, or has the role of those who run its leagues.

    Raises Refused outside of servers.
    """
    guild_id, _ = place_of(interaction)
    if interaction.permissions.manage_guild:
        return True
    role = (await room.preferences.server(guild_id)).staff_role
    user = interaction.user
    return role is not None and isinstance(user, discord.Member) and user.get_role(role) is not None


@asynccontextmanager
async def answering(interaction: Interaction) -> AsyncIterator[Room]:
    """Answer a press or command in time, whatever goes wrong, with one private sentence.

    What the rules or the table refuse is said in words that tell what would work. A fault of ours is logged
    under an id that the player is told too. Whether anything was saved is known, and said: what was done is
    never called undone because it could not be shown. The database is waited for while a press has time, and
    longer only by what takes its time (:func:`~bot.ui.delivery.responses.take_time`).
    """
    room = room_of(interaction)
    say = room.say
    async with in_time(interaction, room.clock):
        with outcome() as done, patience():
            try:
                room = await _room_for(interaction, room)
                say = room.say
                yield room
            except Exception as error:
                await whisper(interaction, _what_happened(interaction, error, say, is_saved=done.is_saved))


def _what_happened(interaction: Interaction, error: Exception, say: Say, *, is_saved: bool) -> str:
    """What the presser is told of an error; empty where there is nobody left to tell."""
    if isinstance(error, Refused | IllegalMove):
        return refusal(error, say)
    if is_refused(error, *LATE):
        # The press outlived its token, or the player has closed the message.
        log.info("%s could not be answered: %s", _named(interaction), error)
        return ""
    if isinstance(error, Busy):
        log.warning("the database was busy when %s was pressed", _named(interaction))
        return say("saved-not-shown") if is_saved else refusal(error, say)
    if is_outage(error) or isinstance(error, discord.RateLimited | discord.Forbidden | discord.NotFound):
        log.warning("%s could not be shown: %s", _named(interaction), error)
        return say("saved-not-shown" if is_saved else "refused-not-shown")
    fault = secrets.token_hex(4)
    log.error("fault %s in %s", fault, _named(interaction), exc_info=error)
    return say("saved-fault" if is_saved else "refused-fault", fault=fault)


async def _room_for(interaction: Interaction, room: Room) -> Room:
    """The room as the presser finds it: their language, their taste. Without the database: the defaults.

    Whoever is not in memory yet is waited for, and nobody in the channel overtakes them meanwhile: what was
    pressed first comes first.
    """
    guild_id, user_id = interaction.guild_id or 0, interaction.user.id
    async with room.arrivals.setdefault(interaction.channel_id or 0, asyncio.Lock()):
        try:
            await room.preferences.server(guild_id)
            taste = await room.preferences.player(guild_id, user_id)
        except Busy:
            taste = room.preferences.known_player(guild_id, user_id)
    return room.for_player(interaction, taste)


def refusal(refused: Refused | IllegalMove | Busy, say: Say) -> str:
    """The sentence for a refusal."""
    if isinstance(refused, Busy):
        return say("refused-undecided" if isinstance(refused, Undecided) else "refused-busy")
    kind = "refused" if isinstance(refused, Refused) else "illegal"
    phrase = f"{kind}-{refused.code}"
    plain = {
        key: escape_markdown(value) if isinstance(value, str) else value
        for key, value in refused.data.items()
        if isinstance(value, str | int)
    }
    return say(phrase, **plain) if say.has(phrase) else say(f"{kind}-other")


async def whisper(interaction: Interaction, sentence: str) -> None:
    """Say ``sentence`` to the presser alone, if it can be said."""
    try:
        if sentence:
            await reply_private(interaction, sentence)
    except Exception as error:
        log.info("%s could not be told: %s", _named(interaction), error)


def _named(interaction: Interaction) -> str:
    """A press or command for the log; an id may hold cards, so only its kind and table are named."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    return ":".join(custom_id.split(":")[:2]) if custom_id else f"/{data.get('name', '?')}"
