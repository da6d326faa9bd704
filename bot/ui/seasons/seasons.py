"""Finding the season that a press, or a command of an umpire, is about."""

from __future__ import annotations

import discord

from bot.games import GAMES
from bot.league.season import Season
from bot.seasons import SeasonRow, Seasons
from bot.tables import Refused
from bot.ui.components.offers import Suggestion, picked
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.shell.context import Interaction, Request
from bot.ui.shell.permissions import is_umpire


async def season_named(place_id: int, text: str, seasons: Seasons, say: Translator) -> Season:
    """Find the season for a text: its key, its league (for the newest season), or its name in a list. Raises
    Refused ``no_season``, and ``which_one`` if several can be meant.
    """
    try:
        return await seasons.find(place_id, text)
    except Refused as unknown:
        rows = await seasons.listed(place_id)
        offers = [offer for row in rows for offer in (with_phase(row, say), with_game(row, say))]
        return await seasons.by_key(picked(text, offers, unknown))


def with_phase(row: SeasonRow, say: Translator) -> Suggestion:
    """A season by its league, its number and how far it is."""
    league = label_text(row.league)
    name = say("umpire-season", league=league, number=row.number, phase=row.phase)
    return Suggestion(name, row.season, league)


def with_game(row: SeasonRow, say: Translator) -> Suggestion:
    """A season by its league, its number and its game."""
    league, game = label_text(row.league), GAMES[row.game].spec.name
    return Suggestion(say("league-season", league=league, number=row.number, game=game), row.season, league)


async def run_by(request: Request) -> list[Season]:
    """The running seasons of the server that the user runs."""
    running = request.services.seasons.running(request.place_id)
    return [season for season in running if await is_umpire(request, season)]


def the_season(running: list[Season], channel_id: int) -> Season | None:
    """The only running season, or the only one in the channel; None if there is no such one."""
    here = [season for season in running if season.settings.channel == channel_id]
    return next((some[0] for some in (running, here) if len(some) == 1), None)


def channel_of(interaction: Interaction) -> int:
    """The id of the channel of a command. A thread counts as the channel that it belongs to."""
    if isinstance(interaction.channel, discord.Thread):
        return interaction.channel.parent_id
    return interaction.channel_id or 0


def title_of(season: Season) -> str:
    """The league's name for a text, with markup escaped."""
    return escape_text(season.settings.league)
