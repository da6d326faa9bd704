"""The bot's services, and what a handler gets of one press or command."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import UTC, tzinfo
from typing import Any, Protocol, cast
from weakref import WeakValueDictionary

import discord
from discord import ui

from bot.league.season import Season
from bot.logs import Seldom
from bot.seasons import Delivery, Seasons
from bot.services import (
    Admission,
    Budgets,
    Chips,
    DuplicateDeals,
    Durations,
    Evenings,
    Fairness,
    FairPlay,
    Forecasts,
    HouseRules,
    PlayerSettings,
    Preferences,
    PressEdits,
    Privacy,
    Rallies,
    Standings,
    Waiting,
    Watching,
)
from bot.tables import Clock, Table, Tables, Who
from bot.tables.listeners import Signal
from bot.tables.reactions import Reactions
from bot.ui.components.post import ReadyPost
from bot.ui.delivery import responses
from bot.ui.delivery.avatars import Avatars
from bot.ui.delivery.beginnings import Beginnings
from bot.ui.delivery.hands import HandRefresher
from bot.ui.delivery.passing import PassingAnswers
from bot.ui.delivery.poster import Poster
from bot.ui.delivery.publisher import TablePublisher
from bot.ui.delivery.reacting import ReactionDisplay
from bot.ui.delivery.response import is_private
from bot.ui.i18n.languages import Languages
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import shown_name
from bot.ui.pictures.emojis import ApplicationTiles
from bot.ui.pictures.renderer import PictureRenderer
from bot.ui.shell.arrivals import Arrivals
from bot.ui.shell.drafts import Drafts
from bot.ui.shell.places import Place, place_of

Interaction = discord.Interaction[Any]


class SeasonOutbox(Protocol):
    """The part of the outbox, which posts news of seasons in their channels, that presses and commands
    use.
    """

    async def open_fixture(self, season: Season, fixture: str) -> Table:
        """Return a fixture's table. If there is none, open one in its own thread. Raises what
        :meth:`bot.ui.outbox.outbox.Outbox.open_fixture` raises.
        """
        ...

    async def move_table(self, season: Season, table: Table, channel_id: int, who: Who) -> None:
        """Move a table to a new thread of a channel, on an umpire's request. Raises what
        :meth:`bot.ui.outbox.outbox.Outbox.move_table` raises.
        """
        ...

    async def lost_umpires(self, season: Season) -> Collection[str]:
        """Return the umpires who can no longer run a season; none if Discord doesn't say who is on its
        server. Raises StorageError.
        """
        ...

    def delivery_of(self, season: Season) -> Delivery:
        """Return the season's news that waits to be posted, and since when it waits."""
        ...

    def try_again(self, season: Season) -> None:
        """Try at once to post the season's waiting news."""
        ...

    async def give_roles(self, season: Season) -> None:
        """Try again to give the players of a season's divisions their roles. Raises StorageError."""
        ...


@dataclass(frozen=True, slots=True)
class Services:
    """The services for presses and commands. There is one instance for the whole bot."""

    tables: Tables
    seasons: Seasons
    standings: Standings
    chips: Chips
    duplicate: DuplicateDeals
    admission: Admission
    budgets: Budgets
    durations: Durations
    evenings: Evenings
    fair_play: FairPlay
    fairness: Fairness
    forecasts: Forecasts
    house_rules: HouseRules
    preferences: Preferences
    press_edits: PressEdits
    privacy: Privacy
    rallies: Rallies
    waiting: Waiting
    watching: Watching
    publisher: TablePublisher
    hands: HandRefresher
    beginnings: Beginnings
    passing: PassingAnswers
    reactions: Reactions
    reacting: ReactionDisplay
    renderer: PictureRenderer
    tiles: ApplicationTiles
    """The pictures of cards on buttons."""
    avatars: Avatars
    poster: Poster
    languages: Languages
    clock: Clock
    seldom: Seldom
    """Limits warnings about presses, of which there may be thousands."""
    arrivals: Arrivals
    """Where presses and commands arrive. It must know when one is finished."""
    outbox: SeasonOutbox
    orders: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """A lock for each channel, which keeps its presses in the order of their arrival."""
    pressed: Signal[[str, str, int]] = field(default_factory=Signal)
    """Sent when a press or command is finished: its kind, how it ended (``done``, ``refused``, ``busy``,
    ``not_shown`` or ``fault``), and how long (ms) that took.
    """
    drafts: Drafts = field(default_factory=Drafts)
    """Umpires' actions with a preview that aren't confirmed yet."""
    standings_shown: dict[int, int] = field(default_factory=dict)
    """When (ms) standings were last posted publicly, by channel."""
    posted: dict[tuple[str, int], int] = field(default_factory=dict)
    """When (ms) something was posted for a user, by what it is and channel."""

    def say_in(self, place_id: int) -> Translator:
        """Return the translator for public messages in a place."""
        return self.languages.of_server(place_id)

    def request_of(self, interaction: Interaction, settings: PlayerSettings) -> Request:
        """Return the request of a press or command by a user with these ``settings``."""
        place = place_of(interaction)
        say = self.languages.of_player(settings, str(interaction.locale), place.id)
        return Request(interaction, self, say, settings, place)


@dataclass(frozen=True)
class Request:
    """One press or command: its data from Discord, the services, and the user's language and settings."""

    interaction: Interaction
    services: Services
    say: Translator
    """The translator for private answers, in the user's language."""
    settings: PlayerSettings
    """The user's own settings."""
    place: Place
    """Where the user pressed."""
    notice: str = ""
    """A sentence about what was just done, above the shown screen; empty if there is none."""

    @property
    def who(self) -> Who:
        """The user who pressed. One with permission to manage messages in a server's channel is a
        moderator.
        """
        user, can_moderate = self.interaction.user, self.interaction.permissions.manage_messages
        return Who(user.id, shown_name(user), self.place.is_server and can_moderate)

    @property
    def user_id(self) -> int:
        """The id of the user who pressed."""
        return self.interaction.user.id

    @property
    def place_id(self) -> int:
        """The id of the place."""
        return self.place.id

    @property
    def channel_id(self) -> int:
        """The id of the channel or thread."""
        return self.place.channel_id

    @property
    def manages(self) -> bool:
        """Whether the user may manage the server."""
        return self.place.is_server and self.interaction.permissions.manage_guild

    @property
    def say_here(self) -> Translator:
        """The translator for public messages: in a server its language, elsewhere that of the user, who posts
        them.
        """
        place = self.place
        return self.services.say_in(place.id) if place.is_server else self.say

    @property
    def now(self) -> int:
        """The time (ms since the epoch) by the bot's clock."""
        return self.services.clock.now()

    @property
    def is_private(self) -> bool:
        """Whether it is a press on a message that only its user can see."""
        return is_private(self.interaction)

    async def private(self, view: ui.LayoutView) -> None:
        """Show ``view`` only to the user: in their private message if they pressed there, or in a new one."""
        await responses.private(self.interaction, view)

    async def briefly(self, view: ui.LayoutView) -> None:
        """Show ``view`` as :meth:`private` does, but only for some seconds."""
        await self.services.passing.show(self.interaction, view)

    async def show_post(self, post: ReadyPost) -> None:
        """Show a message with its picture only to the user, as :meth:`private` shows one without."""
        await responses.show_post(self.interaction, post)

    async def open_form(self, form: ui.Modal) -> None:
        """Answer with a form, unless there was an answer before."""
        await responses.open_form(self.interaction, form)

    async def take_time(self) -> None:
        """Acknowledge slow work. From then on, its database work may take longer too."""
        await responses.take_time(self.interaction)


def services_of(interaction: Interaction) -> Services:
    """Return the services of the bot that received the interaction."""
    return cast(Services, interaction.client.services)


def translator_for(interaction: Interaction) -> Translator:
    """Return the translator into the language of a user who is typing."""
    services = services_of(interaction)
    settings = services.preferences.known_player(interaction.user.id)
    return services.request_of(interaction, settings).say


async def clock_of(interaction: Interaction) -> tzinfo:
    """Return the time zone in which the user writes and reads times: theirs, or else the server's, or else
    UTC.
    """
    place_id, user_id = place_of(interaction).id, interaction.user.id
    preferences = services_of(interaction).preferences
    await preferences.server(place_id)
    await preferences.player(user_id)
    return preferences.zone_of(place_id, user_id) or UTC
