"""Two servers with everything at stake: tables, seasons, decisions, settings, and secrets of both; and the
places where the bot was not invited.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import discord
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle, GuildHandle
from simcord.enums import OverwriteType

from bot.league.season import acts
from bot.tables import Who
from tests.discord.installs import PrivateUser, private_channel, uninvited_guild
from tests.e2e.club import Club
from tests.e2e.screen import Private
from tests.e2e.test_daily import play_on
from tests.e2e.world import World

SECRETS = ("Quince", "Walnut", "Juniper")
"""What stands in a private warning, in a question to the umpire and in the reason for a suspension."""
ABROAD = "Marzipan"
"""What the league, the house rules and the channel of the other server are called."""
GUEST, STRANGER = "Rita", "Zelda"
"""Who is known in the server without the bot alone, and in the group alone."""
CLOSED = "garden"
"""The channel of the card club in which nobody may play."""


@dataclass(frozen=True)
class Adversary:
    """Somebody who tries all that can be tried."""

    name: str
    what: str
    user_id: int
    spots: tuple[int, ...]
    """The servers that they are in, and the channels outside of servers."""
    suspended_in: int = 0
    """The server in which they are suspended."""
    runs_foreign: bool = False
    """Whether they run the server without the bot, and can add it."""


class Scene:
    """The card club, the other server, the places without the bot, and the adversaries in them."""

    world: World
    club: Club
    abroad: GuildHandle

    def __init__(self, folder: Path, chance: Random) -> None:
        self.world = World(folder, chance)

    async def arrange(self) -> None:
        """Open the servers, and have their people play, sign up, decide and complain."""
        world = self.world
        await world.open()
        self.club = Club(world)
        world.member("Gus")
        self.cards = world.channel
        self.lounge = world.guild.create_text_channel("lounge")
        self.den = world.guild.create_text_channel("den")
        self.vault = world.guild.create_text_channel("vault")
        world.forbid(self.vault, send_messages=False, view_channel=False)
        self.voice = world.guild.create_voice_channel("voice")
        self.admins = world.guild.create_role("Admins", permissions=discord.Permissions(administrator=True))
        await self._matches()
        await self._seasons()
        await self._server()
        await self._other_server()
        world.guild.remove_member(world.members["Gus"])
        self.adversaries = self._adversaries()
        await self._elsewhere()
        await self._closed()
        self._offer_everything()
        await world.limit("member", commands=None)
        await world.bot.services.preferences.change_server(self.abroad.id, limits_member={"commands": None})
        await world.pass_time(30)

    async def _matches(self) -> None:
        """A ranked match and one that is not, both slow, a lobby, and what has been played before."""
        world = self.world
        table = await world.table("Ada", "Bo", length=1)
        await world.play_out(table, Random(1))
        await world.table("Ada", "Bo", clock="slow", ranked=True)
        for name, channel, players in (("Cleo", self.lounge, ("Bo",)), ("Dag", self.den, ("Cleo", "Ada"))):
            await world.members[name].slash(channel, "play", game="olsen", clock="slow", thread=False)
            for player in players:
                await self.press(player, channel, "Join")
        await self.press("Dag", self.den, "Start")
        await world.pass_time(5)

    async def press(self, who: str, channel: ChannelHandle, label: str) -> None:
        """Press a button of the newest message of a channel."""
        await self.world.members[who].click(channel.history()[-1], label=label)

    async def _seasons(self) -> None:
        """A season with a match, a question and a private warning; one that is drawn; one that is open."""
        club = self.club
        await club.begin("Ada", "Bo", name="Blossom")
        match = await club.played({"Ada": 10, "Bo": 40})
        await club.act("Bo", acts.Appeal(match, await club.key("Bo")), SECRETS[1])
        await club.decide("warn", player="Bo", reason=SECRETS[0])
        for name, channel, begins, settings in (
            ("Drawn", self.lounge, True, {"format": "rounds", "rounds": 2, "size": 2}),
            ("Soon", self.den, False, {"format": "cup", "clock": "slow"}),
        ):
            options: dict[str, Any] = {"name": name, "game": "olsen", "channel": channel, **settings}
            await (await club.drafted(**options)).press("Open sign-up")
            (season,) = [
                each
                for each in self.world.bot.services.seasons.running(self.world.guild.id)
                if str(each.settings.league) == name
            ]
            for player in ("Ada", "Bo", "Cleo", "Dag"):
                key = await club.key(player)
                await self.world.bot.services.seasons.act(season.key, club.who(player), acts.SignUp(key))
            if begins:
                screen = await club.go("start", league=season.key)
                await screen.press("Confirm")
            await self.world.pass_time(20)

    async def _server(self) -> None:
        """Settings, house rules, somebody who is suspended, and somebody who is avoided."""
        world = self.world
        await world.staff_chooses({"buy_in": 10}, name="Harvest")
        gus = world.members["Gus"]
        await world.slash("Una", "suspend add", member=gus, until="30 days", reason=SECRETS[2])
        await world.slash("Ada", "my avoid", member=gus)

    async def _other_server(self) -> None:
        """A server of others, with a match, a season and house rules of its own."""
        world, env = self.world, self.world.env
        self.abroad = env.create_guild("Other house")
        self.far = self.abroad.create_text_channel(ABROAD.lower())
        rights = discord.Permissions(manage_guild=True, manage_messages=True)
        boss = self.abroad.create_role("Bosses", permissions=rights)
        olga, pia = (
            self.abroad.add_member(env.create_user(name.lower(), global_name=name), roles=[boss])
            for name in ("Olga", "Pia")
        )
        await env.settle()
        await olga.slash(self.far, "play", game="olsen", clock="slow", thread=False)
        await pia.click(self.far.history()[-1], label="Join")
        await olga.click(self.far.history()[-1], label="Start")
        made = await olga.slash(self.far, "umpire create", name=ABROAD, game="olsen", format="cup")
        await Private(olga, made).press("Open sign-up")
        await world.bot.services.house_rules.create(
            self.abroad.id, "olsen", Who(olga.id, "Olga"), ABROAD, {"buy_in": 5}
        )

    def _adversaries(self) -> tuple[Adversary, ...]:
        """A plain member, one who moderates the other server, and one with rights in one channel only."""
        world, backend = self.world, self.world.env.backend
        eve, max_, kim, sam, fay = (world.member(name) for name in ("Eve", "Max", "Kim", "Sam", "Fay"))
        rights = discord.Permissions(
            manage_guild=True, manage_messages=True, manage_channels=True, manage_roles=True
        )
        chief = self.abroad.create_role("Chiefs", permissions=rights)
        self.abroad.add_member(max_.user, roles=[chief])
        local = discord.PermissionOverwrite(
            manage_messages=True, manage_threads=True, manage_channels=True, manage_roles=True
        )
        allow, deny = local.pair()
        overwrite = Overwrite(kim.id, OverwriteType.MEMBER, allow.value, deny.value)
        backend.set_overwrite(self.lounge.id, overwrite)
        installs, users = world.discord.installs, [each.user for each in (eve, max_, kim, sam, fay)]
        installs.users.update(user.id for user in users)
        self.foreign = uninvited_guild(world.env, installs)
        self.books, self.quiet = (self.foreign.create_text_channel(name) for name in ("books", "quiet"))
        allow, deny = discord.PermissionOverwrite(use_external_apps=False).pair()
        overwrite = Overwrite(self.foreign.id, OverwriteType.ROLE, allow.value, deny.value)
        backend.set_overwrite(self.quiet.id, overwrite)
        owners = self.foreign.create_role("Owners", permissions=rights)
        for user in users:
            self.foreign.add_member(user, roles=[owners] if user is fay.user else [])
        here, there, foreign = world.guild.id, self.abroad.id, self.foreign.id
        self.stranger = world.env.create_user(STRANGER.lower(), global_name=STRANGER)
        bo, cleo = world.members["Bo"].user, world.members["Cleo"].user
        self.group = private_channel(world.env, self.stranger, bo, cleo, eve.user, max_.user)
        self.two = private_channel(world.env, world.members["Ada"].user, kim.user)
        own, group, two = eve.user.dm_channel.id, self.group.id, self.two.id
        return (
            Adversary("Eve", "a plain member", eve.id, (here, here, foreign, group, own)),
            Adversary("Max", "a moderator of another server", max_.id, (here, there, foreign, group)),
            Adversary("Kim", "staff with rights in one channel only", kim.id, (here, here, two)),
            Adversary("Sam", "suspended, and has the bot for themselves", sam.id, (here, foreign), here),
            Adversary("Fay", "runs a server without the bot", fay.id, (foreign, here), runs_foreign=True),
        )

    async def _elsewhere(self) -> None:
        """Without the bot: new cards that are played and shared, a match in a group, and a lobby of two."""
        world = self.world
        world.discord.installs.users.update((self.stranger.id, world.members["Ada"].id))
        user = world.env.create_user(GUEST.lower(), global_name=GUEST)
        world.discord.installs.users.add(user.id)
        rita = self.foreign.add_member(user)
        for again in range(2):
            screen = Private(rita, await rita.slash(self.books, "daily" if again else "play"))
            await screen.press("Start" if again else "Olsen")
            if not again:
                await play_on(screen, Random(4))
                await screen.press("Share")
                await screen.press("Post it here")
        zelda, bo, cleo = (
            PrivateUser(user, self.group)
            for user in (self.stranger, world.members["Bo"].user, world.members["Cleo"].user)
        )
        await zelda.slash("play", game="olsen", clock="normal")
        for other in (bo, cleo):
            await other.click(self.group.history(viewer=None)[-1], label="Join")
        await zelda.click(self.group.history(viewer=None)[-1], label="Start")
        await PrivateUser(world.members["Ada"].user, self.two).slash("play", game="pursuit")
        sam = world.members["Sam"]
        await world.slash("Una", "suspend add", member=sam, until="30 days", reason="Loud")

    async def _closed(self) -> None:
        """A channel of the card club in which nobody may play."""
        preferences, guild = self.world.bot.services.preferences, self.world.guild
        allowed = tuple(self.world.env.backend.guilds[guild.id].channel_ids)
        self.garden = guild.create_text_channel(CLOSED)
        await preferences.change_server(guild.id, channels=allowed)

    def place_id(self, spot: int) -> int:
        """The id under which the bot keeps what is in a server or channel."""
        is_invited = (
            spot in self.world.env.backend.guilds and spot not in self.world.discord.installs.uninvited
        )
        return spot if is_invited else -spot

    def _offer_everything(self) -> None:
        """Have an older app of Discord's offer all commands everywhere, which the bot has to refuse."""
        for command in self.world.env.backend.commands[None].values():
            command |= {"integration_types": [0, 1], "contexts": [0, 1, 2]}
