"""The scopes of records: all time, a month, a season, a league."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo

from bot.user_text import UserText, raw_text


def month_at(at: int, zone: tzinfo = UTC) -> str:
    """Return the month that contains ``at`` (ms) in ``zone``, as ``2026-08``."""
    return f"{datetime.fromtimestamp(at // 1000, zone):%Y-%m}"


ALL_TIME = ""
"""Scope of all matches ever."""


def of_month(month: str) -> str:
    """Return the scope of a month, given as by :func:`month_at`."""
    return f"month:{month}"


def of_season(season: str) -> str:
    """Return the scope of a season, given its key."""
    return f"season:{season}"


def of_league(league: UserText) -> str:
    """Return the scope of all seasons of a league, given its name."""
    return f"league:{raw_text(league)}"
