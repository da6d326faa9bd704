"""What became of the divisions that players were promised, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.season import Season, raised
from bot.ui.seasons.view import SeasonView


def raised_lines(season: Season, view: SeasonView) -> Iterator[str]:
    """Yield a line for players who start in a higher division than announced, with the reason."""
    for each in raised(season):
        yield view.say(
            "season-merged" if each.merged else "season-raised",
            names=view.players(each.players),
            promised=each.promised,
            division=each.division,
        )
