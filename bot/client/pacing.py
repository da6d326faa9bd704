"""The times at tables, from the operator's settings."""

from __future__ import annotations

from bot.milliseconds import DAY, MINUTE, SECOND
from bot.settings import Settings
from bot.tables import Pace


def pace(settings: Settings) -> Pace:
    """The times at tables, from the operator's settings."""
    return Pace(
        clocks={
            "fast": settings.fast_seconds * SECOND,
            "normal": settings.normal_seconds * SECOND,
            "slow": settings.slow_seconds * SECOND,
        },
        computer_pause=settings.computer_pause_ms,
        reaction=settings.computer_reaction_ms,
        next_deal=settings.next_deal_seconds * SECOND,
        lobby=settings.lobby_minutes * MINUTE,
        slow_lobby=3 * DAY,
        misses=settings.misses_before_stand_in,
    )
