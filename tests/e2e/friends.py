"""People in direct messages or a group without the bot, who play at a table there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from simcord.results import InteractionResult, ResponseMessage

from bot.games.api import Move
from bot.players.greedy import choose
from bot.tables import Table, Who
from tests.discord.installs import PrivateUser, private_channel
from tests.e2e.screen import Private, labels_of, text_of
from tests.e2e.world import World


class Friends:
    """Members of the club in a channel of their own. The first one has installed the bot."""

    def __init__(self, world: World, *names: str) -> None:
        self.world = world
        users = [world.members[name].user for name in names]
        world.discord.installs.users.add(users[0].id)
        self.channel = private_channel(world.env, *users)
        self.users: dict[str, Any] = {
            name: PrivateUser(user, self.channel) for name, user in zip(names, users, strict=True)
        }
        self._since = len(world.env.http_requests)

    async def play(self, name: str, **options: Any) -> InteractionResult:
        """Use /play there."""
        result: InteractionResult = await self.users[name].slash("play", **{"game": "olsen", **options})
        return result

    async def table(self, *names: str, **options: Any) -> Table:
        """Open a table there, and play with these people, each with their hand open."""
        host, *others = names
        await self.play(host, **options)
        for other in others:
            await self.press(other, "Join")
        await self.press(host, "Start")
        await self.world.pass_time()
        return self.now

    @property
    def now(self) -> Table:
        """The table there, as the bot has committed it."""
        return self.world.bot.services.tables.in_channel(self.channel.id)

    @property
    def messages(self) -> list[Any]:
        """All messages there that everybody sees, oldest first."""
        return self.channel.history(viewer=None)

    @property
    def text(self) -> str:
        """What the newest of these messages says."""
        return text_of(self.messages[-1])

    @property
    def labels(self) -> list[str]:
        """Labels of the buttons of the newest of these messages that can be pressed."""
        return labels_of(self.messages[-1])

    async def press(self, name: str, label: str, message: Any = None) -> InteractionResult:
        """Press a button of the newest public message, or of another one."""
        result: InteractionResult = await self.users[name].click(message or self.messages[-1], label=label)
        return result

    async def hand(self, name: str) -> Private:
        """Open somebody's hand by the button of the newest public message."""
        return Private(self.users[name], await self.press(name, "My hand"))

    def seen_by(self, name: str) -> Private:
        """The newest private message that somebody sees there."""
        user = self.users[name]
        everything = self.world.env.backend.messages[self.channel.id].values()
        private = [each for each in everything if each.is_ephemeral and each.visible_to(user.id)]
        return Private.of(user, ResponseMessage(self.world.env, private[-1]))

    def by_the_bots_token(self) -> Iterator[str]:
        """The requests about this channel that the bot has made by its own token."""
        for request in self.world.env.http_requests[self._since :]:
            if request.path.startswith(f"/channels/{self.channel.id}"):
                yield f"{request.method} {request.path}"

    async def move(self) -> Table:
        """Have whoever is on turn make a move without a press, as nobody could."""
        table, tables = self.now, self.world.bot.services.tables
        seat = min(table.game.to_act(table.state))
        chair, seen = table.chairs[seat], table.observe(seat)
        move = Move("deal") if Move("deal") in seen.legal else choose(seen, self.world.chance)
        who = Who(chair.user_id or 0, chair.name)
        return await self.world.as_bot(tables.matches.submit(table.table_id, who, table.version, move))
