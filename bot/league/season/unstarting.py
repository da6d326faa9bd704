"""Undo the start of a season before anything was played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.league.divisions import NO_BACKGROUND
from bot.league.illegal import IllegalAct
from bot.league.season.acts import Unstart
from bot.league.season.formats import format_of
from bot.league.season.settings import SeasonSettings
from bot.league.season.state import Season, Signed


def unstart(season: Season, act: Unstart, at: int) -> Season:
    """Return the season to sign-up with all players on their spots, followed by the waiting list. Times that
    have passed are dropped from its settings. Refused: ``was_played``.
    """
    if format_of(season).course.was_played(season):
        raise IllegalAct("was_played")
    placed = tuple(_placed(season, at))
    signed = tuple(replace(each, checked_in=False) for each in (*placed, *season.signed))
    return replace(
        season,
        settings=_to_come(season.settings, len(placed), at),
        phase="signup",
        signed=signed,
        starters=(),
        check_in_until=None,
        background=NO_BACKGROUND,
        put_offs=0,
        started_at=None,
        lot=season.lot + 1,
        redrawn=0,
        play=None,
        appointments={},
        appeals={},
        offers={},
        paused_at=None,
        paused_for_it=False,
        draws_at=None,
        held=0,
        out=frozenset(),
        posted_at=0,
    )


def _to_come(settings: SeasonSettings, players: int, at: int) -> SeasonSettings:
    """Return the settings with room for all ``players``, and without times that have passed ``at`` a time
    (ms).
    """

    def coming(time: int | None) -> int | None:
        return time if time is not None and time > at else None

    return replace(
        settings,
        places=None if settings.places is None else max(settings.places, players),
        signup_closes=coming(settings.signup_closes),
        starts=coming(settings.starts),
        ends=coming(settings.ends),
    )


def _placed(season: Season, at: int) -> Iterator[Signed]:
    """Yield the players with a spot: first those who started with one, in the order of signing up."""
    players = dict.fromkeys(season.players)
    for signed in season.starters:
        if signed.player in players:
            del players[signed.player]
            yield signed
    yield from (Signed(player, at) for player in players)
