"""Undo the start of a season before anything was played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.league.contest.acts import Unstart
from bot.league.contest.formats import format_of
from bot.league.contest.state import Contest, Signed
from bot.league.contest.terms import Terms
from bot.league.illegal import IllegalAct


def unstart(contest: Contest, act: Unstart, at: int) -> Contest:
    """Return the season to sign-up with all players on their spots, followed by the waiting list. Times that
    have passed are dropped from its terms. Refused: ``was_played``.
    """
    if format_of(contest).course.was_played(contest):
        raise IllegalAct("was_played")
    placed = tuple(_placed(contest, at))
    signed = tuple(replace(each, checked_in=False) for each in (*placed, *contest.signed))
    return replace(
        contest,
        terms=_to_come(contest.terms, len(placed), at),
        phase="signup",
        signed=signed,
        starters=(),
        check_in_until=None,
        promised=(),
        put_offs=0,
        started_at=None,
        lot=contest.lot + 1,
        redrawn=0,
        play=None,
        meetings={},
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


def _placed(contest: Contest, at: int) -> Iterator[Signed]:
    """Yield the players with a spot: first those who started with one, in the order of signing up."""
    players = dict.fromkeys(contest.players)
    for signed in contest.starters:
        if signed.player in players:
            del players[signed.player]
            yield signed
    yield from (Signed(player, at) for player in players)
