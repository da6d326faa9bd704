"""The names of a season's players, matches, tables and rounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from bot.league.results import MatchResult
from bot.league.season import Season, SeasonSettings, format_of
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import joined, moment


def place_of(season: Season, fixture: str | None) -> dict[str, str | int]:
    """Where a fixture is played, as arguments for a phrase: its stage, round, division and table.

    The stage is ``round``; ``tiebreaker``; ``final`` for the play-off of a tournament;
    and ``none``, as the numbers are 0, if there is no such fixture. The division is 0 if there are none.
    """
    its = format_of(season)
    place = its.fixtures.place_of(season, fixture) if fixture else None
    if place is None:
        return {"stage": "none", "round": 0, "division": 0, "table": 0}
    stage = "tiebreaker" if place.tiebreaker else "final" if place.final else "round"
    division = place.division if its.facts.divided else 0
    return {"stage": stage, "round": place.round, "division": division, "table": place.table}


PLAYED_FOR = 20
"""The most players that are listed for whom computers have played."""


def played_for(computers: Mapping[str, int], name: Callable[[str], str], say: Translator) -> str:
    """The entries for which computers have played, each with the number of games."""
    most = sorted(computers.items(), key=lambda item: (-item[1], int(item[0])))
    shown = [say("outbox-played-for", name=name(entry), count=games) for entry, games in most[:PLAYED_FOR]]
    names = joined(shown, say)
    more = len(most) - PLAYED_FOR
    return names if more <= 0 else say("list-more", names=names, count=more)


def seated(result: MatchResult) -> list[str]:
    """The people at a match, in the order of their places."""
    seats = sorted(result.seats, key=lambda seat: seat.place)
    return [seat.player for seat in seats if seat.player is not None]


def time_of(at: int, settings: SeasonSettings, say: Translator, *, plain: bool) -> str:
    """A time (ms) as Discord's timestamp or, if plain, as the day by the clocks of a season."""
    return say("umpire-day", day=clock_of(at, settings).date()) if plain else f"<t:{moment(at)}:f>"


def clock_of(at: int, settings: SeasonSettings) -> datetime:
    """What the clocks of a season's zone show at a time (ms)."""
    return datetime.fromtimestamp(settings.clock_at(at) / 1000, UTC).replace(tzinfo=None)
