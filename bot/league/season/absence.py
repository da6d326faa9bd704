"""No-shows in short rounds: they are left out of the pairings until they ask to be included again.

Players waiting for the next round have only an evening, and shouldn't wait for the same no-show twice. In
longer rounds, players are paired again however often they missed a match. In a cup, a missed match is a loss
for good.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.league.illegal import IllegalAct
from bot.league.scoring_rules import is_tiebreaker
from bot.league.season.acts import CountIn
from bot.league.season.fixtures import has_calls, league, players_of, season_state
from bot.league.season.settings import SeasonSettings
from bot.league.season.state import Season
from bot.milliseconds import HOUR

SHORT = 6 * HOUR
"""Rounds shorter (ms) than this follow each other as soon as all matches have ended."""


def is_short(settings: SeasonSettings) -> bool:
    """Return whether the rounds of a season are short."""
    return settings.round_time < SHORT


def counts_out(season: Season) -> bool:
    """Return whether no-shows of the season are left out."""
    state = season_state(season)
    is_drawn = state is not None and state.scoring.drawn and not state.scoring.knock_out
    return is_drawn and is_short(season.settings) and has_calls(season)


def without_absent(season: Season, key: str, there: Collection[str]) -> Season:
    """Leave out the players of a fixture who were not ``there`` when it began or was decided. Keep those who
    were there, started its ready check, or have played in it before.

    If no player came to any match of the round, no one is left out, because no one had to wait.
    """
    if not counts_out(season):
        return season
    state, appointment = league(season), season.appointment(key)
    absent = {*players_of(season, key)}.difference(there, appointment.callers)
    is_past = state.fixtures[key].round < state.round or is_tiebreaker(key)
    if (
        is_past
        or appointment.playing
        or key in state.outcomes
        or not (there or is_played(season, state.round))
    ):
        absent = set()
    return replace(season, out=season.out.difference(there) | absent)


def is_played(season: Season, number: int) -> bool:
    """Return whether any player came to a match of this round."""
    state = league(season)
    return any(
        season.appointment(fixture.key).playing or state.settles(fixture.key) is not None
        for fixture in state.fixtures.values()
        if fixture.round == number
    )


def players_out(season: Season) -> tuple[str, ...]:
    """Return the players who are left out, as long as there is another round to come."""
    if _is_last(season):
        return ()
    return tuple(player for player in season.players if player in season.out)


def _is_last(season: Season) -> bool:
    """Return whether the last round with pairings is the last of the season."""
    state = season_state(season)
    return state is None or state.round >= state.scoring.rounds


def count_in(season: Season, act: CountIn) -> Season:
    """Include a player in the pairings again. Refused: ``not_in``, ``not_out``, ``last_round``."""
    if not season.plays(act.player):
        raise IllegalAct("not_in", player=act.player)
    if act.player not in season.out:
        raise IllegalAct("not_out")
    if _is_last(season):
        raise IllegalAct("last_round")
    return replace(season, out=season.out - {act.player})
