"""All repositories over one executor: what can be asked, and within a transaction what can be changed."""

from __future__ import annotations

from collections.abc import Callable

from bot.storage.announcements import AnnouncementQueries, AnnouncementRepository
from bot.storage.boards import BoardQueries
from bot.storage.chips import ChipQueries, ChipRepository
from bot.storage.executor import Executor, ReadExecutor
from bot.storage.fair_play import FairPlayQueries
from bot.storage.guilds import GuildQueries, GuildRepository
from bot.storage.house_rules import HouseRulesQueries, HouseRulesRepository
from bot.storage.matches import MatchQueries, MatchRepository
from bot.storage.notes import NoteQueries, NoteRepository
from bot.storage.people import PeopleQueries, PeopleRepository
from bot.storage.posts import PostQueries, PostRepository
from bot.storage.privacy import PrivacyQueries, PrivacyRepository
from bot.storage.ratings import RatingQueries, RatingRepository
from bot.storage.seasons import SeasonQueries, SeasonRepository
from bot.storage.seats import SeatQueries, SeatRepository
from bot.storage.tables import TableQueries, TableRepository


class Queries:
    """The questions, by subject. Each is one query; :class:`StorageError` says that it was not answered."""

    def __init__(self, executor: ReadExecutor) -> None:
        self.announcements = AnnouncementQueries(executor)
        self.boards = BoardQueries(executor)
        self.chips = ChipQueries(executor)
        self.fair_play = FairPlayQueries(executor)
        self.guilds = GuildQueries(executor)
        self.house_rules = HouseRulesQueries(executor)
        self.matches = MatchQueries(executor)
        self.notes = NoteQueries(executor)
        self.people = PeopleQueries(executor)
        self.posts = PostQueries(executor)
        self.privacy = PrivacyQueries(executor)
        self.ratings = RatingQueries(executor)
        self.seasons = SeasonQueries(executor)
        self.seats = SeatQueries(executor)
        self.tables = TableQueries(executor)


class Transaction:
    """All that a transaction can ask and change, by subject. What it asks sees what it has changed.

    All methods raise :class:`StorageError`, and :class:`StorageConflict` where somebody else was first. A
    transaction in which a statement failed or was cancelled is not committed, even if the error was caught:
    nobody could tell what of it had been written.
    """

    def __init__(self, executor: Executor, clock: Callable[[], int]) -> None:
        """``clock`` gives milliseconds since 1970."""
        self.announcements = AnnouncementRepository(executor)
        self.boards = BoardQueries(executor)
        self.chips = ChipRepository(executor)
        self.guilds = GuildRepository(executor)
        self.house_rules = HouseRulesRepository(executor)
        self.matches = MatchRepository(executor)
        self.notes = NoteRepository(executor)
        self.people = PeopleRepository(executor, clock)
        self.posts = PostRepository(executor)
        self.privacy = PrivacyRepository(executor)
        self.ratings = RatingRepository(executor)
        self.seasons = SeasonRepository(executor)
        self.seats = SeatRepository(executor)
        self.tables = TableRepository(executor)
