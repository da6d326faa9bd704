"""What umpires choose from: seasons, and the matches, tables and players of one."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.season import Season, format_of, season_state
from bot.tables import Refused, StorageError
from bot.ui.components.offers import Suggestion, fitting
from bot.ui.seasons.names import seated
from bot.ui.seasons.seasons import with_phase
from bot.ui.seasons.view import SeasonView
from bot.ui.shell.context import Interaction, services_of, translator_for
from bot.ui.shell.places import place_of


async def seasons(interaction: Interaction, current: str) -> list[Suggestion]:
    """All seasons of this server that contain ``current``, the newest first."""
    try:
        rows = await services_of(interaction).seasons.listed(place_of(interaction).id)
    except (Refused, StorageError):
        return []  # the command itself reports the error
    return fitting(current, (with_phase(row, translator_for(interaction)) for row in rows))


def players(view: SeasonView) -> Iterator[Suggestion]:
    """The entries of the season, by the names of their holders."""
    for entry in entries_of(view.season):
        yield Suggestion(view.entry(entry), entry)


def match_offer(view: SeasonView, key: str) -> Suggestion:
    """A match that was played."""
    result = format_of(view.season).matches.result(view.season, key)
    return Suggestion(view.match(key), key, view.players(seated(result) if result else ()))


def table_offer(view: SeasonView, key: str) -> Suggestion:
    """A table that is to be played."""
    playing = list(format_of(view.season).fixtures.players_of(view.season, key))
    return Suggestion(view.fixture(key, playing), key, view.players(playing))


def entries_of(season: Season) -> tuple[str, ...]:
    """The entries that have not been withdrawn."""
    return season.play.entries if season.play else ()


def open_fixtures(season: Season) -> list[str]:
    """Return the fixtures of a league without an outcome, even past their deadline."""
    state = season_state(season)
    return [] if state is None else [key for key in state.fixtures if state.settles(key) is None]
