"""All repositories on one executor: those that read, and in a transaction those that also write."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.storage.achievements import AchievementQueries, AchievementRepository
from bot.storage.admission import AdmissionQueries, AdmissionRepository
from bot.storage.ahead import AheadQueries, AheadRepository
from bot.storage.announcements import AnnouncementQueries, AnnouncementRepository
from bot.storage.audit import AuditQueries
from bot.storage.boards import BoardQueries
from bot.storage.budgets import BudgetQueries, BudgetRepository
from bot.storage.chips import ChipQueries, ChipRepository
from bot.storage.commitments import CommitmentQueries, CommitmentRepository
from bot.storage.daily import DailyQueries, DailyRepository
from bot.storage.executor import Executor, ReadExecutor
from bot.storage.fair_play import FairPlayQueries
from bot.storage.guilds import GuildQueries, GuildRepository
from bot.storage.house_rules import HouseRulesQueries, HouseRulesRepository
from bot.storage.matches import MatchQueries, MatchRepository
from bot.storage.messages import MessageRepository
from bot.storage.notes import NoteQueries, NoteRepository
from bot.storage.peers import message
from bot.storage.people import PeopleQueries, PeopleRepository, random_key
from bot.storage.posts import PostQueries, PostRepository
from bot.storage.privacy import PrivacyQueries, PrivacyRepository
from bot.storage.ratings import RatingQueries, RatingRepository
from bot.storage.reflexes import ReflexQueries, ReflexRepository
from bot.storage.seasons import SeasonQueries, SeasonRepository
from bot.storage.seats import SeatQueries, SeatRepository
from bot.storage.tables import TableQueries, TableRepository
from bot.storage.titles import TitleQueries, TitleRepository
from bot.storage.watches import WatchQueries, WatchRepository


class Queries:
    """All queries, by subject. Each is one statement. :class:`StorageError` means that it was not
    answered.
    """

    def __init__(self, executor: ReadExecutor) -> None:
        self.achievements = AchievementQueries(executor)
        self.admission = AdmissionQueries(executor)
        self.ahead = AheadQueries(executor)
        self.announcements = AnnouncementQueries(executor)
        self.audit = AuditQueries(executor)
        self.boards = BoardQueries(executor)
        self.budgets = BudgetQueries(executor)
        self.chips = ChipQueries(executor)
        self.commitments = CommitmentQueries(executor)
        self.daily = DailyQueries(executor)
        self.fair_play = FairPlayQueries(executor)
        self.guilds = GuildQueries(executor)
        self.house_rules = HouseRulesQueries(executor)
        self.matches = MatchQueries(executor)
        self.notes = NoteQueries(executor)
        self.people = PeopleQueries(executor)
        self.posts = PostQueries(executor)
        self.privacy = PrivacyQueries(executor)
        self.ratings = RatingQueries(executor)
        self.reflexes = ReflexQueries(executor)
        self.seasons = SeasonQueries(executor)
        self.seats = SeatQueries(executor)
        self.tables = TableQueries(executor)
        self.titles = TitleQueries(executor)
        self.watches = WatchQueries(executor)


class Transaction:
    """Everything that a transaction can read and write, by subject.

    Queries see what the transaction has changed. All methods raise :class:`StorageError`, and
    :class:`StorageConflict` if another change came first. If a statement fails or is cancelled, the
    transaction is not committed, even if the error is caught, because nobody can tell what was written.
    """

    def __init__(
        self, executor: Executor, clock: Callable[[], int], new_key: Callable[[], str] = random_key
    ) -> None:
        """``clock`` gives milliseconds since 1970, ``new_key`` the keys of people who become known."""
        self._executor = executor
        self.achievements = AchievementRepository(executor)
        self.admission = AdmissionRepository(executor)
        self.ahead = AheadRepository(executor)
        self.announcements = AnnouncementRepository(executor)
        self.boards = BoardQueries(executor)
        self.budgets = BudgetRepository(executor)
        self.chips = ChipRepository(executor)
        self.commitments = CommitmentRepository(executor)
        self.daily = DailyRepository(executor)
        self.guilds = GuildRepository(executor)
        self.house_rules = HouseRulesRepository(executor)
        self.matches = MatchRepository(executor)
        self.messages = MessageRepository(executor)
        self.notes = NoteRepository(executor)
        self.people = PeopleRepository(executor, clock, new_key)
        self.posts = PostRepository(executor)
        self.privacy = PrivacyRepository(executor)
        self.ratings = RatingRepository(executor)
        self.reflexes = ReflexRepository(executor)
        self.seasons = SeasonRepository(executor)
        self.seats = SeatRepository(executor)
        self.tables = TableRepository(executor)
        self.titles = TitleRepository(executor)
        self.watches = WatchRepository(executor)

    async def tell(self, subject: str, **data: Any) -> None:
        """Tell the other processes of the bot something, once this is committed."""
        await self._executor.tell(message(subject, data))
