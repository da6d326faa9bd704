"""The name and the number of a season, when it is opened or its league is renamed."""

from __future__ import annotations

from collections.abc import Iterable

from bot.league.season import Season
from bot.storage import SeasonRow
from bot.tables import Refused
from bot.user_text import UserText, look_alike, seen_as


def numbered(rows: Iterable[SeasonRow], league: UserText) -> tuple[UserText, int]:
    """Return the name of a league as written in earlier seasons, and the number of its next season.

    ``rows`` are the other seasons of the server, newest first. Raises Refused ``league_runs`` if one of them
    belongs to the league and is running.
    """
    name = seen_as(league)
    earlier = [row for row in rows if look_alike(seen_as(row.league), name)]
    if any(row.finished_at is None for row in earlier):
        raise Refused("league_runs", league=league)
    return earlier[0].league if earlier else league, 1 + max((row.number for row in earlier), default=0)


def need_last(season: Season, rows: Iterable[SeasonRow]) -> None:
    """Raise Refused ``reopen_later`` if a later season of the same league was built on the results of this
    one. ``rows`` are the seasons of the server.
    """
    for row in rows:
        is_later = row.league == season.settings.league and row.number > season.number
        if is_later and row.phase != "cancelled":
            raise Refused("reopen_later", league=row.league, number=row.number)
