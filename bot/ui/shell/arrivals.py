"""Where presses and commands come in from the gateway: each once, and none while they are held."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any

import discord

from bot.logs import Seldom

log = logging.getLogger(__name__)

REMEMBERED = 1_000
"""The number of interactions that are remembered, more than arrive while one is on its way."""
ANSWERABLE = 2.5
"""Seconds after which no answer to an interaction would come in time. Discord waits for three, and has told
the user then that it has failed."""
DEAD = 3.0
"""Seconds after which Discord takes no answer to an interaction any more."""
DRIFT = 0.001
"""By how much the machine's time may run faster than Discord's."""
COUNTED = {
    discord.InteractionType.application_command.value,
    discord.InteractionType.component.value,
    discord.InteractionType.modal_submit.value,
}
"""The types of interactions that do something. What is completed while somebody types does not."""


class Arrivals:
    """Passes interactions on to ``hear``, as the gateway brings them.

    One that arrives for the second time is ignored. It would be refused, as it does what is done already, and
    its answer would replace the first: a player whose card was played would read that it was not.

    While they are held nothing is passed on, and what can still be answered is kept. What is dead when the
    process sees it, because it stood still, is dropped: another process may have answered it meanwhile.
    """

    def __init__(self, hear: Callable[[Any], object], now: Callable[[], float] | None = None) -> None:
        """``now`` tells the time evenly (seconds), by default that of the machine."""
        self._hear = hear
        self._now = now or (lambda: monotonic())
        self._ahead: tuple[float, float] | None = None
        """By how much the time here is ahead of Discord's (seconds), by the interaction that was the quickest
        of late, and when that was known.
        """
        self._seldom = Seldom(lambda: int(self._now() * 1000))
        self._ids: OrderedDict[int, None] = OrderedDict()
        self._kept: deque[tuple[float, Mapping[str, Any]]] | None = None
        self._under_way: set[int] = set()
        self._quiet = asyncio.Event()
        self._quiet.set()

    def __call__(self, data: Mapping[str, Any]) -> None:
        """The gateway brings an interaction."""
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
        """The ids of the interactions that were passed on of late, oldest first."""
        return list(self._ids)

    def hold(self) -> None:
        """Pass nothing on from now on."""
        if self._kept is None:
            self._kept = deque()

    def release(self, *, elsewhere: Iterable[int] | None = ()) -> None:
        """Pass everything on again, first what was kept; but not those that another process has taken,
        ``elsewhere``. If it is not known what that has taken (None), nothing that was kept is passed on: done
        twice is worse than not done.
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
        """Note at the end of the block that an interaction is done with."""
        try:
            yield
        finally:
            self._under_way.discard(interaction)
            if not self._under_way:
                self._quiet.set()

    async def finish(self, seconds: float) -> bool:
        """Pass nothing on from now on, and wait until nothing is under way that was passed on, but at most so
        many seconds; whether nothing is.
        """
        self.hold()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._quiet.wait()
        return self._quiet.is_set()

    def _age(self, interaction: int) -> float:
        """For how many seconds an interaction was on its way, beyond what the quickest has needed.

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
        if len(self._ids) > REMEMBERED:
            self._ids.popitem(last=False)
        if data["type"] in COUNTED:
            self._under_way.add(interaction)
            self._quiet.clear()
        self._hear(data)
