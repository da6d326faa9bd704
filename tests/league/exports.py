"""The tables of a season's export, as texts."""

from __future__ import annotations

from collections.abc import Sequence

from bot.league import export
from bot.league.contest import Contest, LogEntry
from bot.ui.umpire.export import when


def files(contest: Contest, log: Sequence[LogEntry]) -> dict[str, str]:
    """The tables of an export, by the names of their files. People stand there by their keys."""
    rows = {
        "rules.csv": export.rules(contest, ["All in all."], when),
        "tables.csv": export.tables(contest, str, when),
        "results.csv": export.results(contest, log, str, when),
        "decisions.csv": export.decisions(contest, log, str, when),
        "standings.csv": export.table(contest, str),
    }
    return {name: export.csv(each).decode("utf-8-sig") for name, each in rows.items()}
