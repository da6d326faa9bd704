"""Who goes up and down between a season and the next, if all of them stay."""

from __future__ import annotations

from typing import TypeAlias

from bot.league.contest.formats import format_of
from bot.league.contest.state import Contest

Movers: TypeAlias = list[tuple[str, int]]
"""Players, and the division that they go to."""


def movers(contest: Contest) -> tuple[Movers, Movers]:
    """Who goes up and who goes down, the highest division first; nobody where there are no divisions."""
    its, playing = format_of(contest), set(contest.players)
    now = {line.player: line.division for line in its.placings(contest) if line.player in playing}
    moved = [
        (player, number, now[player])
        for number, division in enumerate(its.next_divisions(contest, playing), start=1)
        for player in division
    ]
    up = [(player, number) for player, number, before in moved if number < before]
    down = [(player, number) for player, number, before in moved if number > before]
    return up, down


def division_lists(contest: Contest) -> list[list[str]]:
    """Who plays in which division, the highest first; nothing where there are none."""
    its = format_of(contest)
    lines = its.placings(contest) if its.divided else ()
    numbers = sorted({line.division for line in lines})
    return [[line.player for line in lines if line.division == number] for number in numbers]
