"""Rounds: new pairings in each round, and the best score after the last one wins."""

from __future__ import annotations

from bot.league.season.format import Facts
from bot.league.season.formats.league import CALLING_OPTIONS, LEAGUE_OPTIONS, Format


class Rounds(Format):
    """A number of rounds of equal length, in which new opponents meet first."""

    facts = Facts(
        key="rounds",
        options=LEAGUE_OPTIONS | CALLING_OPTIONS | {"size", "rounds", "round-length"},
    )
