"""Promotion and relegation: what a season promises for the next one, and what becomes of it there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from bot.league.contest.fixtures import season_state
from bot.league.contest.formats import format_of
from bot.league.contest.state import Contest
from bot.league.decisions import Move
from bot.league.divisions import BREAK, Divisions

Movers: TypeAlias = list[tuple[str, int]]
"""Pairs of a player and the division that they move to."""


def movers(contest: Contest) -> tuple[Movers, Movers]:
    """The promoted and the relegated players of a season that is over, the highest division first; none
    without divisions.
    """
    still = set(contest.play.entries) if contest.play else set[str]()
    lines = format_of(contest).standings.placings(contest)
    now = {line.player: line.division for line in lines if line.entry in still}
    promised = [
        (player, number)
        for number, players in enumerate(contest.next_divisions, start=1)
        for player in players
    ]
    up = [(player, number) for player, number in promised if number < now[player]]
    down = [(player, number) for player, number in promised if number > now[player]]
    return up, down


def promised_by(seasons: Sequence[Contest]) -> Divisions:
    """The divisions that finished seasons with divisions promise together, the newest first: each player has
    what the last one has promised in which they held a place.
    """
    newest = seasons[:1]
    found = [list(players) for each in newest for players in each.next_divisions]
    for number, season in enumerate(seasons[1 : 1 + BREAK], start=1):
        newer = seasons[:number]
        for division, players in enumerate(season.next_divisions):
            kept = [player for player in players if not any(each.entry_held(player) for each in newer)]
            found[min(division, len(found) - 1)] += kept
    return tuple(map(tuple, found))


class Raised(NamedTuple):
    """Players who have started in a higher division than they were promised."""

    promised: int
    division: int
    merged: bool
    """Whether the division that they were promised was too small for a table, so that there is none."""
    players: tuple[str, ...]


def raised(contest: Contest) -> list[Raised]:
    """What became of the promises at the start of a season, where it is not what was announced."""
    state = season_state(contest)
    found: dict[tuple[int, int], list[str]] = {}
    for entrant in state.entrants.values() if state else ():
        promised = contest.promised_to(entrant.player)
        if promised is not None and promised != entrant.division:
            found.setdefault((promised, entrant.division), []).append(entrant.player)
    lowest = max(state.divisions, default=1) if state else 1
    return [
        Raised(promised, division, promised > lowest, tuple(players))
        for (promised, division), players in sorted(found.items())
    ]


def broken_by(contest: Contest, move: Move) -> int | None:
    """The division that a player was promised who is moved to a lower one; None if that breaks no promise."""
    promised = contest.promised_to(contest.player_of(move.entry))
    return promised if promised is not None and move.division > promised else None
