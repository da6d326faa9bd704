"""Arrivals: presses and commands from the gateway, each passed on once, and none while they are held."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any

import discord

from bot.logs import Seldom
from bot.newest import Newest

log = logging.getLogger(__name__)

REMEMBERED = 1_000
"""How many interactions are remembered, more than arrive while one is in transit."""
ANSWERABLE = 2.5
"""Seconds after which an answer to an interaction would be too late. Discord waits for three, then tells the
user that the interaction failed.
"""
DEAD = 3.0
"""Seconds after which Discord accepts no answer to an interaction."""
DRIFT = 0.001
"""By how much the machine's time may run faster than Discord's."""
COUNTED = {
    discord.InteractionType.application_command.value,
    discord.InteractionType.component.value,
    discord.InteractionType.modal_submit.value,
}
"""The types of interactions that do something. Autocompletion does nothing."""


class Arrivals:
    """Passes interactions from the gateway on to ``hear``.

    An interaction that arrives a second time is ignored. It would be refused, because it was carried out
    already, and this answer would replace the first: a player whose card was played would read that it
    wasn't.

    While interactions are held, none is passed on, and those that can still be answered are kept.
    Interactions that expired while the process stood still are dropped, because another process may have
    answered them.
    """

    def __init__(self, hear: Callable[[Any], object], now: Callable[[], float] | None = None) -> None:
        """``now`` returns a steady time (seconds), by default the machine's."""
        self._hear = hear
        self._now = now or (lambda: monotonic())
        self._ahead: tuple[float, float] | None = None
        """By how much the time here is ahead of Discord's (seconds), by the fastest recent interaction, and
        when that was measured.
        """
        self._seldom = Seldom(lambda: int(self._now() * 1000))
        self._ids = Newest[int, None](REMEMBERED)
        self._kept: deque[tuple[float, Mapping[str, Any]]] | None = None
        self._under_way: set[int] = set()
        self._quiet = asyncio.Event()
        self._quiet.set()

    def __call__(self, data: Mapping[str, Any]) -> None:
        """Receive an interaction from the gateway."""
        if self._age(int(data["id"])) > DEAD:
            self._seldom.warning(log, "dead", "the bot stood still: an interaction was dead when it saw it")
            return
        if self._kept is None:
            self._take(data)
            return
        now = self._now()
        self._kept.append((now, data))
        while self._kept[0][0] < now - ANSWERABLE:
            self._kept.popleft()

    @property
    def taken(self) -> list[int]:
        """The ids of the interactions passed on recently, oldest first."""
        return list(self._ids)

    def hold(self) -> None:
        """Pass no interactions on from now on."""
        if self._kept is None:
            self._kept = deque()

    def release(self, *, elsewhere: Iterable[int] | None = ()) -> None:
        """Pass interactions on again, starting with the kept ones, except those that another process has
        handled (``elsewhere``). If that is unknown (None), no kept ones are passed on, because doing a thing
        twice is worse than not doing it.
        """
        if self._kept is None:
            return
        kept, self._kept = self._kept, None
        if elsewhere is None:
            return
        self._ids |= dict.fromkeys(elsewhere)
        for heard, data in kept:
            if heard >= self._now() - ANSWERABLE:
                self._take(data)

    @contextmanager
    def under_way(self, interaction: int) -> Iterator[None]:
        """Note at the end of the block that an interaction is finished."""
        try:
            yield
        finally:
            self._under_way.discard(interaction)
            if not self._under_way:
                self._quiet.set()

    async def finish(self, seconds: float) -> bool:
        """Pass no interactions on, and wait up to ``seconds`` until none is in progress. Return whether none
        is.
        """
        self.hold()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._quiet.wait()
        return self._quiet.is_set()

    def _age(self, interaction: int) -> float:
        """Return how many seconds an interaction was in transit, beyond the time of the fastest one.

        Its id says when Discord made it. The machine's own clock may be wrong.
        """
        now, made = self._now(), (interaction >> 22) / 1000
        ahead = now - made
        if self._ahead is not None:
            before, then = self._ahead
            ahead = min(ahead, before + DRIFT * (now - then))
        self._ahead = ahead, now
        return now - made - ahead

    def _take(self, data: Mapping[str, Any]) -> None:
        interaction = int(data["id"])
        if interaction in self._ids:
            return
        self._ids[interaction] = None
        if data["type"] in COUNTED:
            self._under_way.add(interaction)
            self._quiet.clear()
        self._hear(data)
