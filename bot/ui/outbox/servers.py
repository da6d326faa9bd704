"""Servers that Discord reports as unavailable, so that nothing can be done there for now."""

from __future__ import annotations

import discord

from bot.milliseconds import MINUTE

PAUSE = MINUTE
"""Milliseconds before another try at such a server."""


class ServerUnavailable(Exception):  # noqa: N818 - a state of the server, not a fault
    """Discord reports a server as unavailable. The bot is to try again at the time ``at`` (ms)."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at


def need_available(guild: discord.Guild, now: int) -> None:
    """Raise :class:`ServerUnavailable` if Discord reports a server as unavailable ``now`` (ms)."""
    if guild.unavailable:
        raise ServerUnavailable(now + PAUSE)
