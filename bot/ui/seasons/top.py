"""The top of a season's standings in a few lines, for posts and for what an umpire confirms."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.season import format_of
from bot.ui.i18n.values import decimal
from bot.ui.seasons.view import SeasonView


def top_lines(view: SeasonView, most: int) -> Iterator[str]:
    """Yield place, name and score of at most ``most`` players of each division, the first division first, and
    how many more there are.
    """
    say = view.say
    placings = format_of(view.season).standings.placings(view.season)
    divisions = sorted({line.division for line in placings})
    for division in divisions:
        own = [line for line in placings if line.division == division]
        if len(divisions) > 1:
            yield say("season-top-division", division=division)
        for line in own[:most]:
            place = line.place if line.played else None
            name, score = view.marked(line.player), decimal(line.score)
            yield say("season-top-line", place=place or None, name=name, score=score)
        if len(own) > most:
            yield say("list-more-lines", count=len(own) - most)
