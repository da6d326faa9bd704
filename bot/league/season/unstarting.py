"""Undo the start of a season before anything was played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.league.illegal import IllegalAct
from bot.league.season.acts import Unstart
from bot.league.season.formats import format_of
from bot.league.season.state import Season, Signed
from bot.league.season.terms import Terms


def unstart(season: Season, act: Unstart, at: int) -> Season:
    """Return the season to sign-up with all players on their spots, followed by the waiting list. Times that
    have passed are dropped from its terms. Refused: ``was_played``.
    """
    if format_of(season).course.was_played(season):
        raise IllegalAct("was_played")
    placed = tuple(_placed(season, at))
    signed = tuple(replace(each, checked_in=False) for each in (*placed, *season.signed))
    return replace(
        season,
        terms=_to_come(season.terms, len(placed), at),
        phase="signup",
        signed=signed,
        starters=(),
        check_in_until=None,
        promised=(),
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


def _to_come(terms: Terms, players: int, at: int) -> Terms:
    """Return the terms with room for all ``players``, and without times that have passed ``at`` a time
    (ms).
    """

    def coming(time: int | None) -> int | None:
        return time if time is not None and time > at else None

    return replace(
        terms,
        places=None if terms.places is None else max(terms.places, players),
        signup_closes=coming(terms.signup_closes),
        starts=coming(terms.starts),
        ends=coming(terms.ends),
    )


def _placed(season: Season, at: int) -> Iterator[Signed]:
    """Yield the players with a spot: first those who started with one, in the order of signing up."""
    players = dict.fromkeys(season.players)
    for signed in season.starters:
        if signed.player in players:
            del players[signed.player]
            yield signed
    yield from (Signed(player, at) for player in players)
