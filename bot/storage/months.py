"""The scopes of records: all time, a month, a season, a league."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo

from bot.user_text import UserText, raw_text


def month_at(at: int, zone: tzinfo = UTC) -> str:
    """The month that contains ``at`` (ms) by the clocks in ``zone``, as ``2026-08``."""
    return f"{datetime.fromtimestamp(at // 1000, zone):%Y-%m}"


ALL_TIME = ""
"""The scope of all matches that were ever played."""


def of_month(month: str) -> str:
    """The scope of a month, as :func:`month_at` gives it."""
    return f"month:{month}"


def of_season(season: str) -> str:
    """The scope of a season, given its key."""
    return f"season:{season}"


def of_league(league: UserText) -> str:
    """The scope of all seasons of a league, given its name."""
    return f"league:{raw_text(league)}"
