"""No-shows in short rounds: they are left out of the pairings until they ask to be included again.

Players waiting for the next round have only an evening, and shouldn't wait for the same no-show twice. In
longer rounds, players are paired again however often they missed a match. In a cup, a missed match is a loss
for good.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.league.contest.acts import CountIn
from bot.league.contest.fixtures import has_calls, league, players_of, season_state
from bot.league.contest.state import Contest
from bot.league.contest.terms import Terms
from bot.league.illegal import IllegalAct
from bot.league.season import is_playoff
from bot.milliseconds import HOUR

SHORT = 6 * HOUR
"""Rounds shorter (ms) than this follow each other as soon as all matches have ended."""


def is_short(terms: Terms) -> bool:
    """Return whether the rounds of a season are short."""
    return terms.round_time < SHORT


def counts_out(contest: Contest) -> bool:
    """Return whether no-shows of the season are left out."""
    state = season_state(contest)
    is_drawn = state is not None and state.season.drawn and not state.season.knock_out
    return is_drawn and is_short(contest.terms) and has_calls(contest)


def without_absent(contest: Contest, key: str, there: Collection[str]) -> Contest:
    """Leave out the players of a fixture who were not ``there`` when it began or was decided. Keep those who
    were there, started its ready check, or have played in it before.

    If no player came to any match of the round, no one is left out, because no one had to wait.
    """
    if not counts_out(contest):
        return contest
    state, meeting = league(contest), contest.meeting(key)
    absent = {*players_of(contest, key)}.difference(there, meeting.callers)
    is_past = state.fixtures[key].round < state.round or is_playoff(key)
    if is_past or meeting.playing or key in state.outcomes or not (there or is_played(contest, state.round)):
        absent = set()
    return replace(contest, out=contest.out.difference(there) | absent)


def is_played(contest: Contest, number: int) -> bool:
    """Return whether any player came to a match of this round."""
    state = league(contest)
    return any(
        contest.meeting(fixture.key).playing or state.settles(fixture.key) is not None
        for fixture in state.fixtures.values()
        if fixture.round == number
    )


def players_out(contest: Contest) -> tuple[str, ...]:
    """Return the players who are left out, as long as there is another round to come."""
    if _is_last(contest):
        return ()
    return tuple(player for player in contest.players if player in contest.out)


def _is_last(contest: Contest) -> bool:
    """Return whether the last round with pairings is the last of the season."""
    state = season_state(contest)
    return state is None or state.round >= state.season.rounds


def count_in(contest: Contest, act: CountIn) -> Contest:
    """Include a player in the pairings again. Refused: ``not_in``, ``not_out``, ``last_round``."""
    if not contest.plays(act.player):
        raise IllegalAct("not_in", player=act.player)
    if act.player not in contest.out:
        raise IllegalAct("not_out")
    if _is_last(contest):
        raise IllegalAct("last_round")
    return replace(contest, out=contest.out - {act.player})
