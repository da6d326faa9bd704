"""The tables of a season's export, as texts."""

from __future__ import annotations

from collections.abc import Sequence

from bot.league import export
from bot.league.season import LogEntry, Season
from bot.ui.umpire.export import when


def files(season: Season, log: Sequence[LogEntry]) -> dict[str, str]:
    """The tables of an export, by the names of their files. People stand there by their keys."""
    rows = {
        "rules.csv": export.rules(season, ["All in all."], when),
        "tables.csv": export.tables(season, str, when),
        "results.csv": export.results(season, log, str, when),
        "decisions.csv": export.decisions(season, log, str, when),
        "standings.csv": export.table(season, str),
    }
    return {name: export.csv(each).decode("utf-8-sig") for name, each in rows.items()}
