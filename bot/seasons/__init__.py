"""Seasons of leagues, as they are run: the async shell around :mod:`bot.league.contest`."""

from bot.seasons.service import Seasons
from bot.storage import NoticeRow, PersonRow, SeasonRow

__all__ = ["NoticeRow", "PersonRow", "SeasonRow", "Seasons"]
