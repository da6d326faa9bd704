"""What a press or command is answered with: the services of the bot, and who has asked in which language."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, cast
from weakref import WeakValueDictionary

import discord

from bot.league.contest import Contest
from bot.seasons import Seasons
from bot.services import Chips, FairPlay, HouseRules, PlayerSettings, Preferences, Privacy, Standings
from bot.tables import Clock, Refused, Table, Tables, Who
from bot.ui.delivery.hands import HandRefresher
from bot.ui.delivery.publisher import TablePublisher
from bot.ui.i18n.languages import Languages
from bot.ui.i18n.translator import Translator
from bot.ui.pictures.renderer import PictureRenderer
from bot.ui.shell.drafts import Drafts

Interaction = discord.Interaction[Any]


@dataclass(frozen=True, slots=True)
class Services:
    """All that presses and commands ask; one for the whole bot."""

    tables: Tables
    seasons: Seasons
    standings: Standings
    chips: Chips
    fair_play: FairPlay
    house_rules: HouseRules
    preferences: Preferences
    privacy: Privacy
    publisher: TablePublisher
    hands: HandRefresher
    renderer: PictureRenderer
    languages: Languages
    clock: Clock
    open_fixture: Callable[[Contest, str], Awaitable[Table]]
    """Opens the table of a season's fixture, in a thread of its own."""
    arrivals: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """For each channel, what keeps those who press there in the order in which they did."""
    drafts: Drafts = field(default_factory=Drafts)
    """What umpires have seen a preview of, and not confirmed yet."""
    standings_shown: dict[int, int] = field(default_factory=dict)
    """When (ms) somebody has lately shown standings to all of a channel."""

    def say_in(self, guild_id: int) -> Translator:
        """For what everybody in a server reads, in its language."""
        return self.languages.of_server(guild_id)

    def request_of(self, interaction: Interaction, settings: PlayerSettings) -> RequestContext:
        """The context of a press or command by somebody with these ``settings``."""
        say = self.languages.of_player(settings, str(interaction.locale), interaction.guild_id or 0)
        return RequestContext(self, say, settings)


@dataclass(frozen=True, slots=True)
class RequestContext:
    """One press or command: what it may ask, and how the one who made it wants to be answered."""

    services: Services
    say: Translator
    """For what the presser alone reads, in their language."""
    settings: PlayerSettings = field(default_factory=PlayerSettings)
    """What the presser has chosen for themselves."""


def services_of(interaction: Interaction) -> Services:
    """The services of the bot that was pressed."""
    return cast(Services, interaction.client.services)


def who_pressed(interaction: Interaction) -> Who:
    """The member behind a press. Moderators are those who may manage messages where it was made."""
    user = interaction.user
    return Who(user.id, user.display_name, interaction.permissions.manage_messages)


def place_of(interaction: Interaction) -> tuple[int, int]:
    """The server and channel of a press. Raises Refused outside of servers."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("servers_only")
    return interaction.guild_id, interaction.channel_id
