"""Two servers with everything at stake: tables, seasons, decisions, settings, and secrets of both."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import discord
from simcord import MemberActor
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle, GuildHandle
from simcord.enums import OverwriteType

from bot.league.season import acts
from bot.tables import Who
from tests.e2e.club import Club
from tests.e2e.screen import Private
from tests.e2e.world import World

SECRETS = ("Quince", "Walnut", "Juniper")
"""What stands in a private warning, in a question to the umpire and in the reason for a suspension."""
ABROAD = "Marzipan"
"""What the league, the house rules and the channel of the other server are called."""


@dataclass(frozen=True)
class Adversary:
    """Somebody who tries all that can be tried."""

    name: str
    what: str
    user_id: int
    guilds: tuple[int, ...]
    """The servers that they are in."""


class Scene:
    """The card club, the other server, and the three adversaries in them."""

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
        await club.begin("Ada", "Bo")
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
        eve, max_, kim = (self._member(name) for name in ("Eve", "Max", "Kim"))
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
        here, there = world.guild.id, self.abroad.id
        return (
            Adversary("Eve", "a plain member", eve.id, (here,)),
            Adversary("Max", "a moderator of another server", max_.id, (here, there)),
            Adversary("Kim", "staff with rights in one channel only", kim.id, (here,)),
        )

    def _member(self, name: str) -> MemberActor:
        user = self.world.env.create_user(name.lower(), global_name=name)
        return self.world.guild.add_member(user)
