"""The gateway: what happens in Discord reaches the bot, later or never where it was dropped."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from simcord.backend import Backend
from simcord.gateway import FakeGateway, ShardRouter

from tests.discord.installs import Installs

Change = Callable[[str, Mapping[str, Any]], Mapping[str, Any]]


class Gateway(ShardRouter):
    """simcord's gateway, which can be cut off, and tells events as Discord tells them."""

    def __init__(
        self,
        backend: Backend,
        state: Any,
        dispatch: Callable[..., None],
        shard_count: int,
        shard_ids: tuple[int, ...],
        *,
        change: Change,
        installs: Installs,
    ) -> None:
        """``change`` gives the payload of an event as Discord would send it."""
        super().__init__(backend, state, dispatch, shard_count, shard_ids)
        self.gateways = {shard_id: Session(backend, state, installs) for shard_id in shard_ids}
        self._tell = dispatch
        self._change = change
        self._missed: dict[int, list[tuple[str, Mapping[str, Any]]]] = {}
        """What each shard that is cut off has missed."""

    def feed(self, event: str, payload: Mapping[str, Any]) -> None:
        payload = self._change(event, payload)
        missed = self._missed.get(self._event_shard_id(event, payload))
        if missed is None:
            self.hear(event, payload)
        else:
            missed.append((event, payload))

    def hear(self, event: str, payload: Mapping[str, Any]) -> None:
        """Have the bot hear of an event, now or after the connection was cut off."""
        super().feed(event, payload)

    def drop(self, *some: int) -> None:
        """Cut the connections of some shards off; of all without any."""
        for shard_id in some or self.shard_ids:
            if shard_id not in self._missed:
                self._missed[shard_id] = []
                self._tell("disconnect")
                self._tell("shard_disconnect", shard_id)

    def resume(self, *some: int) -> None:
        """Connect again in the same session: all that was missed comes now, in order."""
        for shard_id in some or self.shard_ids:
            missed = self._missed.pop(shard_id, None)
            for event, payload in missed or ():
                self.hear(event, payload)
            if missed is not None:
                self._state.parsers["RESUMED"]({"__shard_id__": shard_id})

    def identify_anew(self, *some: int) -> None:
        """Connect again in a new session: what was missed is gone."""
        for shard_id in some or self.shard_ids:
            self._missed.pop(shard_id, None)
            self._reconnect(shard_id)


class Session(FakeGateway):
    """What one shard is told. It begins with the servers that the shard has, of which it hears one by one."""

    def __init__(self, backend: Backend, state: Any, installs: Installs) -> None:
        super().__init__(backend, state)
        self._installs = installs

    def feed(self, event: str, payload: Mapping[str, Any]) -> None:
        if self._installs.hides(event, payload):
            return
        if event == "READY":
            number, count = payload["shard"]
            known = self._backend.guilds.keys() - self._installs.uninvited
            own = sorted(guild_id for guild_id in known if (guild_id >> 22) % count == number)
            payload = {**payload, "guilds": [{"id": str(each), "unavailable": True} for each in own]}
        super().feed(event, payload)
