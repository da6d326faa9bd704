"""The steps of a tournament from one phase to the next."""

from __future__ import annotations

from dataclasses import replace

from bot.league.stages import OVER, PLAYING, Stage
from bot.league.tournament.scores import cut, winner
from bot.league.tournament.state import Tournament, TournamentTie
from bot.league.tournament.tables import closed_up

_FOLLOWING: dict[Stage, Stage] = {"round1": "round2", "round2": "review", "playoff": "final_review"}


def moved_on(state: Tournament) -> Tournament:
    """Return the state in the phase that it has reached: with one player left, with a tie that has come out
    otherwise, without any finalist left, or when all tables have played.
    """
    if state.phase in OVER:
        return state
    state = closed_up(state)
    if len(state.entries) < 2:
        return replace(state, phase="done", tie=None, champions=state.entries)
    if state.phase == "tie":
        return decided(state)
    if state.phase == "playoff" and not {*state.finalists} & {*state.entries}:
        return replace(state, phase="final_review")
    rounds = state.open_rounds if state.phase in PLAYING else ()
    played = [tuple(state.tables_of(number)) for number in rounds]
    if not played or not all(each and all(table.done for table in each) for each in played):
        return state
    return replace(state, phase=_FOLLOWING[state.phase])


def decided(state: Tournament) -> Tournament:
    """Return the state with the cut or the final order, or with the tie that must be broken first."""
    outcome = winner(state) if state.finalists else cut(state)
    if isinstance(outcome, TournamentTie):
        return replace(state, phase="tie", tie=outcome)
    if state.finalists:
        return replace(state, phase="done", tie=None, champions=outcome)
    return replace(state, phase="playoff", tie=None, finalists=outcome)
