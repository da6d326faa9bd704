"""What became of the divisions that players were promised, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.league.season import ELSEWHERE, Season, divisions_of, format_of, season_state, starters_of
from bot.ui.seasons.view import SeasonView


def promise_lines(season: Season, view: SeasonView) -> Iterator[str]:
    """Yield what became of promises at the start: how many divisions there are, and who plays in another one
    than promised, with the reason.
    """
    yield from division_lines(season, view)
    for each in starters_of(season):
        if each.why in ELSEWHERE:
            yield view.say(
                f"season-{each.why}",
                names=view.players(each.players),
                promised=each.promised,
                division=each.division,
            )


def division_lines(season: Season, view: SeasonView) -> Iterator[str]:
    """Yield whether there are more or fewer divisions than promised, and which of them are larger than
    usual.
    """
    state, before, say = season_state(season), len(season.background.promised), view.say
    if state is None or not before:
        return
    most = season.settings.division_size
    sizes = Counter(entrant.division for entrant in state.entrants.values())
    count, players = max(sizes), sum(sizes.values())
    if count > before:
        yield say("season-more-divisions", count=count, before=before, players=players)
    if count < before:
        fits = players <= count * most
        yield say("season-fewer-divisions", count=count, before=before, players=players, fits=fits)
    for division, size in sorted(sizes.items()):
        if size > most:
            yield say("season-large-division", division=division, count=size, most=most)


def division_of(season: Season, player: str) -> int:
    """Return the division of a player of a running season; 0 if there are none, or they don't play."""
    entry = season.entry_of(player) or ""
    return divisions_of(season).get(entry, 0) if format_of(season).facts.divided else 0


def split_line(season: Season, view: SeasonView) -> str | None:
    """Return that the next season has more divisions than a finished one; None if it hasn't."""
    state, count = season_state(season), len(season.next_divisions)
    if state is None or count <= len(state.divisions):
        return None
    return view.say("season-split", count=count, most=season.settings.division_size)
