"""Times set by the bot, if the players of a fixture have not agreed on one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.league.scoring_rules import Fixture
from bot.league.season.acts import Appoint
from bot.league.season.fixtures import fixture_of, players_of
from bot.league.season.state import Season
from bot.league.season.times import (
    AGREEING,
    AT_ONCE,
    LEAD,
    agrees_times,
    answered,
    hours,
    is_in_hours,
    last_start,
    lasts,
    may_be_set,
    notice,
    suits,
)
from bot.milliseconds import DAY, HOUR

Awake = Callable[[str, int], bool]
"""Returns whether a player may be pinged at a time (ms), because it is outside their quiet hours."""


def always(player: str, at: int) -> bool:
    """Return True, as if there were no quiet hours."""
    return True


def appoint(season: Season, act: Appoint, now: int, awake: Awake) -> Appoint:
    """Return the act due at ``now`` for a fixture without a time, with the time that disturbs the fewest
    players.
    """
    at = time_for(season, fixture_of(season, act.fixture), now, awake)
    return act if at is None else replace(act, at=at)


def time_for(season: Season, fixture: Fixture, now: int, awake: Awake = always) -> int | None:
    """Return the time (ms) that the bot sets for a fixture at ``now``. Whether there is one doesn't depend on
    who is ``awake``.

    If players could agree and have not, it is the hour with the most marks, or None if no player has
    answered. Otherwise it is the last usual hour that leaves time for the match. In short rounds it is as
    soon as possible, or without such an hour as late as possible. In rounds of a day or longer, matches left
    over after their start, because one was stopped or the season was paused, get the last usual hour as well.
    """
    key, first = fixture.key, now + LEAD
    is_short, agrees = not lasts(season, fixture, AT_ONCE), lasts(season, fixture, AGREEING)
    if is_short or (not agrees and now < fixture.drawn + HOUR):
        return now + notice(season.settings)
    if agrees_times(season, key):
        return own_hour(season, key, now, awake)
    usual = usual_hour(season, key, first, awake)
    return max(first, last_start(season, key)) if usual is None else usual


def has_answers(season: Season, key: str) -> bool:
    """Return whether any player of a fixture has marked an hour, proposed one, or answered a ready check."""
    appointment, players = season.appointment(key), players_of(season, key)
    shown_up = {*answered(season, key), *appointment.callers, *appointment.proposers}
    return not shown_up.isdisjoint(players)


def own_hour(season: Season, key: str, now: int, awake: Awake = always) -> int | None:
    """Return the time (ms) that the bot sets at ``now`` for a fixture without an agreement: of the hours that
    suit the most players, the earliest with the fewest of them asleep, preferring the season's hours. Until
    all players have marked hours, it must be one of the season's. None if no player has answered, or it is
    too late for those hours.

    It is at least a day ahead, unless it suits more than half of the players: a late mark by one player must
    not surprise the others. If no marked hour is possible, it is the last usual hour.
    """
    if not has_answers(season, key):
        return None
    left = (at for at in hours(season, key, now + LEAD) if may_be_set(season, key, at))
    suited = {at: len(suits(season, key, at)) for at in left}
    settings = season.settings
    enough, ahead = len(players_of(season, key)) / 2, settings.later(now, DAY)
    fitting = [at for at, count in suited.items() if count and (at >= ahead or count > enough)]
    if not fitting:
        return usual_hour(season, key, ahead, awake)
    most = max(suited[at] for at in fitting)
    best = [at for at in fitting if suited[at] == most]

    def merit(at: int) -> tuple[int, bool, bool, int]:
        return asleep(season, key, at, awake), not is_in_hours(settings, at), at < ahead, at

    return min(best, key=merit)


def usual_hour(season: Season, key: str, first: int, awake: Awake = always) -> int | None:
    """Return the last time (ms) from ``first`` on within the season's hours at which a fixture can be played
    and the fewest of its players are asleep; None if there is none. If it disturbs no more players, it is in
    the middle of these hours.
    """
    settings = season.settings
    first_hour, last_hour = settings.hours
    usual = (first_hour + ((last_hour - first_hour) % 24 or 24) // 2) % 24  # hours can cross midnight
    within = (at for at in hours(season, key, first) if is_in_hours(settings, at))

    def merit(at: int) -> tuple[int, bool, int]:
        return asleep(season, key, at, awake), settings.hour_at(at) != usual, -at

    return min(within, key=merit, default=None)


def asleep(season: Season, key: str, at: int, awake: Awake) -> int:
    """Return how many players of a fixture have quiet hours ``at`` a time (ms), or at its ready check.
    Players whom the time suits don't count.
    """
    others = set(players_of(season, key)).difference(suits(season, key, at))
    return sum(not (awake(who, at - LEAD) and awake(who, at)) for who in others)
