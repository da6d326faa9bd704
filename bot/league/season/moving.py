"""Promotion and relegation: the promises of a season for the next one, and whether they are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from bot.league.decisions import Transfer
from bot.league.divisions import BREAK, Divisions
from bot.league.season.fixtures import season_state
from bot.league.season.formats import format_of
from bot.league.season.state import Season

Movers: TypeAlias = list[tuple[str, int]]
"""Pairs of a player and their new division."""


def movers(season: Season) -> tuple[Movers, Movers]:
    """Return the promoted and the relegated players of a finished season, the highest division first; none
    without divisions.
    """
    still = set(season.play.entries) if season.play else set[str]()
    lines = format_of(season).standings.placings(season)
    now = {line.player: line.division for line in lines if line.entry in still}
    promised = [
        (player, number)
        for number, players in enumerate(season.next_divisions, start=1)
        for player in players
    ]
    up = [(player, number) for player, number in promised if number < now[player]]
    down = [(player, number) for player, number in promised if number > now[player]]
    return up, down


def promised_by(seasons: Sequence[Season]) -> Divisions:
    """Return the divisions promised by finished seasons together, given newest first: for each player, the
    promise of the last season in which they held a place.
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
    """Players who started in a higher division than promised."""

    promised: int
    division: int
    merged: bool
    """Whether their promised division was too small for a table, and so was dropped."""
    players: tuple[str, ...]


def raised(season: Season) -> list[Raised]:
    """Return where the start of a season differed from its promises."""
    state = season_state(season)
    found: dict[tuple[int, int], list[str]] = {}
    for entrant in state.entrants.values() if state else ():
        promised = season.promised_to(entrant.player)
        if promised is not None and promised != entrant.division:
            found.setdefault((promised, entrant.division), []).append(entrant.player)
    lowest = max(state.divisions, default=1) if state else 1
    return [
        Raised(promised, division, promised > lowest, tuple(players))
        for (promised, division), players in sorted(found.items())
    ]


def broken_by(season: Season, move: Transfer) -> int | None:
    """Return the promised division of a player who is moved to a lower one; None if that breaks no
    promise.
    """
    promised = season.promised_to(season.player_of(move.entry))
    return promised if promised is not None and move.division > promised else None
