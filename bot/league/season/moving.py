"""Promotion and relegation: the promises of a season for the next one, and what becomes of them there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from bot.league.decisions import Transfer
from bot.league.divisions import BREAK, Background, number_of
from bot.league.season.fixtures import season_state
from bot.league.season.formats import divisions_of
from bot.league.season.state import Season

Movers: TypeAlias = list[tuple[str, int]]
"""Pairs of a player and their new division."""
Why = Literal[
    "stays", "up", "down", "back", "full", "room", "merged", "hand", "rating", "unrated", "signup", "lot"
]
"""Why a player starts in a division: the last season has promised it (``stays``, ``up`` or ``down``), or an
earlier one (``back``). It is lower than promised, because that one is ``full``. It is higher, because there
was ``room``, or because the promised one is ``merged`` into it. Or without a promise: by the umpire's
``hand``, by ``rating``, last because ``unrated``, or as the settings say.
"""
ELSEWHERE: tuple[Why, ...] = ("room", "merged", "full")
"""Reasons for another division than promised."""


def movers(season: Season) -> tuple[Movers, Movers]:
    """Return the promoted and the relegated players of a finished season, the highest division first; none
    without divisions.
    """
    now = _divisions_at_end(season)
    promised = [
        (player, number)
        for number, players in enumerate(season.next_divisions, start=1)
        for player in players
    ]
    up = [(player, number) for player, number in promised if number < now[player]]
    down = [(player, number) for player, number in promised if number > now[player]]
    return up, down


def _divisions_at_end(season: Season) -> dict[str, int]:
    """Return the division of each player who has not withdrawn."""
    return {season.player_of(entry): division for entry, division in divisions_of(season).items()}


def promised_by(seasons: Sequence[Season]) -> Background:
    """Return what finished seasons promise together, given newest first: to each player, the promise of the
    last season in which they held a place.
    """
    count = len(seasons[0].next_divisions) if seasons else 0
    promised: list[list[str]] = [[] for _ in range(count)]
    breaks: list[list[str]] = [[] for _ in range(BREAK)]
    before: dict[int, list[str]] = {}
    for off, season in enumerate(seasons[: 1 + BREAK]):
        now = _divisions_at_end(season)
        for number, players in enumerate(season.next_divisions):
            kept = [
                player for player in players if not any(each.entry_held(player) for each in seasons[:off])
            ]
            promised[min(number, count - 1)] += kept
            if off:
                breaks[off - 1] += kept
            for player in kept:
                before.setdefault(now[player], []).append(player)
    played = tuple(tuple(before.get(number, ())) for number in range(1, max(before, default=0) + 1))
    return Background(tuple(map(tuple, promised)), tuple(map(tuple, breaks)) if seasons else (), played)


class Starters(NamedTuple):
    """Players who start in a division for the same reason."""

    division: int
    why: Why
    promised: int | None
    """The number of their promised division; None without a promise."""
    off: int
    """How many seasons they sat out since the promise, if that is the reason; otherwise 0."""
    players: tuple[str, ...]


def starters_of(season: Season) -> list[Starters]:
    """Return who started in which division, and why: the highest division first, and its strongest players
    first.
    """
    state = season_state(season)
    if state is None:
        return []
    lowest = max(state.divisions, default=1)
    found: dict[tuple[int, Why, int | None, int], list[str]] = {}
    for entrant in sorted(state.entrants.values(), key=lambda entrant: entrant.division):
        why = _why(season, entrant.player, entrant.division, lowest)
        promised = season.promised_to(entrant.player)
        off = season.background.seasons_off(entrant.player) if why in ("back", "full") else 0
        found.setdefault((entrant.division, why, promised, off), []).append(entrant.player)
    return [Starters(*key, tuple(players)) for key, players in found.items()]


def _why(season: Season, player: str, division: int, lowest: int) -> Why:
    """Return why a player started in a ``division`` of a season whose last one is ``lowest``."""
    promised = season.promised_to(player)
    if promised is None:
        return _why_new(season, player)
    if division > promised:
        return "full"
    if division < promised:
        return "merged" if promised > lowest else "room"
    if season.background.seasons_off(player):
        return "back"
    before = number_of(player, season.background.before)
    if before is None or before == promised:
        return "stays"
    return "up" if promised < before else "down"


def _why_new(season: Season, player: str) -> Why:
    """Return what decides the division of a player without a promise."""
    if player in season.seeds:
        return "hand"
    if season.settings.seeding != "rating":
        return season.settings.seeding
    return "rating" if player in season.background.rated else "unrated"


def broken_by(season: Season, move: Transfer) -> int | None:
    """Return the promised division of a player who is moved to a lower one; None if that breaks no
    promise.
    """
    promised = season.promised_to(season.player_of(move.entry))
    return promised if promised is not None and move.division > promised else None
