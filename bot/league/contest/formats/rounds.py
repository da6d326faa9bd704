"""The format ``rounds``: tables are drawn in each round, and the best score after the last one wins."""

from __future__ import annotations

from typing import ClassVar

from bot.league.contest.formats.league import League


class Rounds(League):
    """A number of rounds of a fixed length, with new opponents first."""

    key = "rounds"
    options: ClassVar = League.options | {"size", "rounds", "round_length"}
