"""The times at tables, from the operator's settings."""

from __future__ import annotations

from bot.settings import Settings
from bot.tables import Pace


def pace(settings: Settings) -> Pace:
    """The times at tables, from the operator's settings."""
    return Pace(
        clocks={
            "fast": settings.fast_seconds * 1000,
            "normal": settings.normal_seconds * 1000,
            "slow": settings.slow_seconds * 1000,
        },
        computer_pause=settings.computer_pause_ms,
        reaction=settings.computer_reaction_ms,
        next_deal=settings.next_deal_seconds * 1000,
        lobby=settings.lobby_minutes * 60_000,
        slow_lobby=3 * 24 * 3_600_000,
        misses=settings.misses_before_stand_in,
    )
