"""The scopes of records: all time, a month, a season, a league."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.user_text import UserText, raw_text


def month_of(at: int) -> tuple[str, int, int]:
    """The scope of the month (in UTC) that contains ``at``, with its first and last millisecond."""
    first = datetime.fromtimestamp(at / 1000, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    following = first.replace(year=first.year + first.month // 12, month=first.month % 12 + 1)
    return (
        f"month:{first:%Y-%m}",
        round(first.timestamp() * 1000),
        round(following.timestamp() * 1000) - 1,
    )


ALL_TIME = ""
"""The scope of all matches that were ever played."""


def of_season(season: str) -> str:
    """The scope of a season, given its key."""
    return f"season:{season}"


def of_league(league: UserText) -> str:
    """The scope of all seasons of a league, given its name."""
    return f"league:{raw_text(league)}"
