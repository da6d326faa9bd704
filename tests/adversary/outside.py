"""What adversaries may have the bot post where it was not invited."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from datetime import datetime
from itertools import chain

from bot.services.budgets import POSTS_IN
from tests.adversary.scene import Scene


class Outside:
    """Counts the messages there that everybody sees, by the user whose press or command each answers."""

    def __init__(self, scene: Scene) -> None:
        self._scene, self._backend = scene, scene.world.env.backend
        self._read: dict[int, int] = {}
        """The newest message that was counted, by channel."""
        self._posted: defaultdict[int, list[int]] = defaultdict(list)
        """When (ms) each user had a message posted."""

    def faults(self) -> Iterator[tuple[str, str]]:
        """Say who has had more posted since this was asked last than they may, in all places together."""
        scene, backend = self._scene, self._backend
        uninvited = (backend.guilds[each].channel_ids for each in scene.world.discord.installs.uninvited)
        for channel_id in chain(*uninvited, (scene.group.id, scene.two.id)):
            since = self._read.get(channel_id, 0)
            for message in [each for each in backend.messages[channel_id].values() if each.id > since]:
                self._read[channel_id] = message.id
                if message.author_id == backend.bot_user.id and not message.is_ephemeral:
                    yield from self._counted(message.interaction_metadata, message.timestamp, channel_id)

    def _counted(self, by: object, at: str, channel_id: int) -> Iterator[tuple[str, str]]:
        assert isinstance(by, dict)
        user_id, now = int(by["user"]["id"]), int(datetime.fromisoformat(at).timestamp() * 1000)
        self._posted[user_id].append(now)
        for span, most in POSTS_IN.items():
            lately = [each for each in self._posted[user_id] if each > now - span]
            if len(lately) > most:
                yield "nobody posts too much", f"{user_id} in {channel_id}: {len(lately)} in {span} ms"
