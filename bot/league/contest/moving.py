"""Promotion and relegation between a season and the next, if all players stay."""

from __future__ import annotations

from typing import TypeAlias

from bot.league.contest.formats import format_of
from bot.league.contest.state import Contest

Movers: TypeAlias = list[tuple[str, int]]
"""Pairs of a player and the division that they move to."""


def movers(contest: Contest) -> tuple[Movers, Movers]:
    """The promoted and the relegated players, the highest division first; none without divisions."""
    its, playing = format_of(contest), set(contest.players)
    now = {line.player: line.division for line in its.standings.placings(contest) if line.player in playing}
    moved = [
        (player, number, now[player])
        for number, division in enumerate(its.standings.next_divisions(contest, playing), start=1)
        for player in division
    ]
    up = [(player, number) for player, number, before in moved if number < before]
    down = [(player, number) for player, number, before in moved if number > before]
    return up, down
