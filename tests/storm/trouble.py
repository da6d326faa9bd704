"""What goes wrong at a time of its own: kills, the gateway, the clock, and what moderators do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import discord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.storm.people import People
from tests.storm.weather import OUTAGES, SHUT_OUT, TIMED
from tests.storm.world import World

PERMISSIONS = (
    ("send_messages", "send_messages_in_threads"),
    ("view_channel",),
    ("read_message_history",),
    ("attach_files",),
    ("create_public_threads", "manage_messages"),
)
"""What is taken away together."""
HEALED = 100.0
"""Seconds after an outage in which everything is shown."""
STOPPED, OFTEN_STOPPED = 0.3, 0.6
"""How often the bot is stopped and started while it is cut off, and while it is so for long."""
LONG = 30.0
"""Seconds that are long for that."""
JUMPS = (-7200, -600, -30, 30, 600, 7200, 40_000, 40_000, 40_000)
"""By how many seconds at most the machine's clock jumps."""


class Trouble:
    """Causes the faults that are no answer to anything the bot does."""

    def __init__(self, world: World, people: People) -> None:
        self.world, self.people, self.backend = world, people, world.backend
        self.chance = world.weather.timed
        self._needs_until = 0.0
        self._until = 0.0
        self._undo: list[Callable[[], object]] = []

    def rise(self, seconds: float) -> None:
        """Cause what the weather says within so many seconds."""
        self._until = self.world.agenda.now + seconds
        if not self.world.weather.rates:
            return
        self._needs_until = max(self._needs_until, self._until + 100.0 + 1.5 * seconds)
        for kind in TIMED:
            if kind in self.world.weather.rates:
                for _ in range(self.chance.randint(1, 3)):
                    self.world.agenda.after(self.chance.uniform(0, seconds), partial(self._cause, kind))

    def calm(self) -> None:
        """Undo what does not end by itself."""
        while self._undo:
            self._undo.pop()()  # the last one first: what is taken away in a server may need the bot there

    def needs(self) -> float:
        """For how many seconds it has to be calm until all that was shut out was tried again."""
        return max(0.0, self._needs_until - self.world.agenda.now)

    def _cause(self, kind: str) -> None:
        world, chance = self.world, self.chance
        if world.agenda.now > self._until or not world.weather.count(kind):
            return
        match kind:
            case "kill":
                world.kill("at a time of its own", chance.choice((1.0, 10.0, 60.0)))
            case "restart":
                world.restart(chance.choice((1.0, 10.0, 60.0)))
            case "gateway":
                seconds, resumed = chance.choice((1.0, 8.0, 40.0, 100.0)), chance.random() < 0.6
                several = world.plan.shards > 1 and chance.random() < 0.5
                some = (chance.randrange(world.plan.shards),) if several else ()
                world.drop_gateway(seconds, *some, resumed=resumed)
                if chance.random() < (STOPPED if seconds < LONG else OFTEN_STOPPED):
                    world.agenda.after(0.7 * seconds, partial(world.restart, chance.choice((1.0, 30.0))))
            case "outage":
                self._fail(chance.choice((30.0, 60.0, 120.0)), chance.choice(OUTAGES))
            case "clock":
                world.weather.skew += chance.choice(JUMPS) * chance.random()
                world.note(f"the clock is {world.weather.skew:.0f} s ahead")
                for tell in world.jumped:
                    tell()
            case "deleted":
                self._delete()
            case "forbidden":
                self._forbid()
            case "departed":
                self._depart()
            case "left":
                self._leave()
            case "closed":
                self._close()
            case "blocked":
                self._block()

    def _somewhere(self) -> tuple[int, int]:
        """A server, and a channel or thread in it."""
        guild_id = self.chance.choice(list(self.people.guilds))
        return guild_id, self.people.place(guild_id, self.chance)

    def _fail(self, seconds: float, how: str) -> None:
        """Discord does nothing that it is asked for, for a while."""
        self.world.note(f"every request is {how} for {seconds:.0f} s")
        self.world.weather.fail_for(seconds, how)
        self._needs_until = max(self._needs_until, self.world.agenda.now + seconds + HEALED)

    def _delete(self) -> None:
        """Moderators delete some of the bot's messages."""
        _, channel_id = self._somewhere()
        bot = self.backend.bot_user.id
        found = [
            message.id
            for message in self.backend.messages.get(channel_id, {}).values()
            if message.author_id == bot and not message.is_ephemeral
        ][-4:]
        some = self.chance.sample(found, self.chance.randint(1, len(found))) if found else []
        self.world.note(f"moderators delete {some} in {channel_id}")
        self.world.delete(some)
        if len(some) > 1:
            self.backend.bulk_delete_messages(channel_id, some)
        elif some:
            self.backend.delete_message(channel_id, some[0])

    def _forbid(self) -> None:
        """Permissions are taken away from the bot in a channel, until it is calm."""
        guild_id, _ = self._somewhere()
        channel_id = self.chance.choice(self.people.guilds[guild_id])
        if channel_id not in self.backend.channels:
            return
        names = self.chance.choice(PERMISSIONS)
        me = self.backend.bot_user.id
        deny = discord.Permissions(**dict.fromkeys(names, True)).value
        self.world.note(f"the bot may not {', '.join(names)} in {channel_id}")
        self.backend.set_overwrite(channel_id, Overwrite(me, OverwriteType.MEMBER, deny=deny))
        self._needs_until = max(self._needs_until, self._until + SHUT_OUT)

        def give_back() -> None:
            if channel_id in self.backend.channels:
                self.world.note(f"the bot may do all again in {channel_id}")
                self.backend.set_overwrite(channel_id, Overwrite(me, OverwriteType.MEMBER))

        self._undo.append(give_back)

    def _depart(self) -> None:
        """The bot is sent away from a server, and asked back when it is calm."""
        guild_id, _ = self._somewhere()
        backend, away = self.backend, self.world.network.away
        guild = backend.guilds.get(guild_id)
        if guild is None:
            return
        here = [one for one in (*guild.channel_ids, *guild.thread_ids) if one in backend.channels]
        channels = {one: backend.channels[one] for one in here}
        messages = {one: backend.messages[one] for one in here if one in backend.messages}
        self.world.note(f"the bot is sent away from {guild_id}")
        backend.remove_guild(guild_id)
        away.update(here)
        self._needs_until = max(self._needs_until, self._until + SHUT_OUT)

        def come_back() -> None:
            self.world.note(f"the bot is asked back to {guild_id}")
            away.difference_update(here)
            backend.channels.update(channels)
            backend.messages.update(messages)
            backend.guilds[guild_id] = guild
            backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))

        self._undo.append(come_back)

    def _leave(self) -> None:
        """Somebody leaves the server, and comes back when it is calm."""
        guild_id, _ = self._somewhere()
        person = self.chance.choice(self.people.everybody[guild_id])
        if guild_id not in self.backend.guilds:
            return
        if person.user_id not in self.backend.guilds[guild_id].members:
            return
        self.world.note(f"{person.name} leaves the server")
        self.backend.remove_member(guild_id, person.user_id)

        def come_back() -> None:
            self.world.note(f"{person.name} is back")
            self.backend.add_member(guild_id, person.user_id, announce=True)

        self._undo.append(come_back)

    def _block(self) -> None:
        """Moderators block somebody's name, or their mention, in a channel, until it is calm."""
        guild_id, channel_id = self._somewhere()
        person, blocked = self.chance.choice(self.people.everybody[guild_id]), self.world.network.blocked
        word = self.chance.choice((person.name, f"<@{person.user_id}>"))
        self.world.note(f"{word!r} is blocked in {channel_id}")
        blocked.setdefault(channel_id, []).append(word)
        self._needs_until = max(self._needs_until, self._until + SHUT_OUT)

        def allow() -> None:
            self.world.note(f"{word!r} is no longer blocked in {channel_id}")
            blocked[channel_id].remove(word)

        self._undo.append(allow)

    def _close(self) -> None:
        """A channel or a thread is deleted; there is a new channel for it."""
        guild_id, channel_id = self._somewhere()
        channel = self.backend.channels.get(channel_id)
        if channel is None:
            return
        self.world.note(f"channel {channel_id} is deleted")
        threads = [one.id for one in self.backend.channels.values() if one.parent_id == channel_id]
        self.world.delete([*threads, channel_id])
        for one in (*threads, channel_id):
            self.backend.delete_channel(one)
        own = self.people.guilds[guild_id]
        if channel_id in own:
            own[own.index(channel_id)] = self.backend.create_channel(guild_id, "cards-anew").id
