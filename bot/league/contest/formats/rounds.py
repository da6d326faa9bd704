"""Rounds: tables are drawn anew in each, and whoever has the best score after the last one has won."""

from __future__ import annotations

from typing import ClassVar

from bot.league.contest.formats.league import League


class Rounds(League):
    """So many rounds of so many hours, new opponents first."""

    key = "rounds"
    options: ClassVar = League.options | {"size", "rounds", "round_length"}
