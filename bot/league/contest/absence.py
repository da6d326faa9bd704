"""Players who did not come to a table of a short round: they are out until they count themselves in.

Who waits for the next round has an evening to spend, and waits for nobody twice. In longer rounds, people are
drawn again however often they have not come. In a cup, a table that is lost is lost for good.
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
"""Rounds that are shorter (ms) than this follow each other as soon as all tables are over."""


def is_short(terms: Terms) -> bool:
    """Whether the rounds of a season are short."""
    return terms.round_time < SHORT


def counts_out(contest: Contest) -> bool:
    """Whether players who do not come to a table of the season are out."""
    state = season_state(contest)
    is_drawn = state is not None and state.season.drawn and not state.season.knock_out
    return is_drawn and is_short(contest.terms) and has_calls(contest)


def without_absent(contest: Contest, key: str, there: Collection[str]) -> Contest:
    """The contest in which the players of a fixture are out who were not ``there`` when it began, or was
    decided. Who was there is not, nor who has called the others, or has played there before.

    If nobody has come to any table of the round, nobody is out: they have not kept anybody waiting.
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
    """Whether anybody has come to a table of a round."""
    state = league(contest)
    return any(
        contest.meeting(fixture.key).playing or state.settles(fixture.key) is not None
        for fixture in state.fixtures.values()
        if fixture.round == number
    )


def players_out(contest: Contest) -> tuple[str, ...]:
    """The players of the season who are out, as long as there is another round to draw."""
    if _is_last(contest):
        return ()
    return tuple(player for player in contest.players if player in contest.out)


def _is_last(contest: Contest) -> bool:
    """Whether no round comes after the last one that was drawn."""
    state = season_state(contest)
    return state is None or state.round >= state.season.rounds


def count_in(contest: Contest, act: CountIn) -> Contest:
    """Let a player be drawn again. Refused: ``not_in``, ``not_out``, ``last_round``."""
    if not contest.plays(act.player):
        raise IllegalAct("not_in", player=act.player)
    if act.player not in contest.out:
        raise IllegalAct("not_out")
    if _is_last(contest):
        raise IllegalAct("last_round")
    return replace(contest, out=contest.out - {act.player})
