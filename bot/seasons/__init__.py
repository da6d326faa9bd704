"""Running seasons of leagues: the async shell around :mod:`bot.league.season`."""

from bot.seasons.announcements import Announcements, Delivery
from bot.seasons.given_roles import GivenRoles
from bot.seasons.season_store import SeasonStore
from bot.seasons.service import Seasons
from bot.storage import DAMAGED, AnnouncementRow, NoticeRow, PersonRow, SeasonRoleRow, SeasonRow

__all__ = [
    "DAMAGED",
    "AnnouncementRow",
    "Announcements",
    "Delivery",
    "GivenRoles",
    "NoticeRow",
    "PersonRow",
    "SeasonRoleRow",
    "SeasonRow",
    "SeasonStore",
    "Seasons",
]
