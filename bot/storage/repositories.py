"""All repositories on one executor: read-only ones, and in a transaction those that also write."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
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
from bot.storage.declared import Subject
from bot.storage.duplicate import DuplicateQueries, DuplicateRepository
from bot.storage.evenings import EveningQueries, EveningRepository
from bot.storage.executor import Executor, ReadExecutor
from bot.storage.fair_play import FairPlayQueries
from bot.storage.guilds import GuildQueries, GuildRepository
from bot.storage.house_rules import HouseRulesQueries, HouseRulesRepository
from bot.storage.matches import MatchQueries, MatchRepository
from bot.storage.notes import NoteQueries, NoteRepository
from bot.storage.peers import message
from bot.storage.people import PeopleQueries, PeopleRepository, random_key
from bot.storage.posts import PostQueries, PostRepository
from bot.storage.privacy import PrivacyQueries, PrivacyRepository
from bot.storage.rallies import RallyQueries, RallyRepository
from bot.storage.ratings import RatingQueries, RatingRepository
from bot.storage.reflexes import ReflexQueries, ReflexRepository
from bot.storage.seasons import SeasonQueries, SeasonRepository
from bot.storage.seats import SeatQueries, SeatRepository
from bot.storage.solo import SoloQueries, SoloRepository
from bot.storage.tables import TableQueries, TableRepository
from bot.storage.titles import TitleQueries, TitleRepository
from bot.storage.waits import WaitQueries, WaitRepository
from bot.storage.watches import WatchQueries, WatchRepository


class Queries:
    """All queries, by subject. Each is one statement, and raises :class:`StorageError`."""

    achievements = Subject(AchievementQueries)
    admission = Subject(AdmissionQueries)
    ahead = Subject(AheadQueries)
    announcements = Subject(AnnouncementQueries)
    audit = Subject(AuditQueries)
    boards = Subject(BoardQueries)
    budgets = Subject(BudgetQueries)
    chips = Subject(ChipQueries)
    commitments = Subject(CommitmentQueries)
    duplicate = Subject(DuplicateQueries)
    evenings = Subject(EveningQueries)
    fair_play = Subject(FairPlayQueries)
    guilds = Subject(GuildQueries)
    house_rules = Subject(HouseRulesQueries)
    matches = Subject(MatchQueries)
    notes = Subject(NoteQueries)
    people = Subject(PeopleQueries)
    posts = Subject(PostQueries)
    privacy = Subject(PrivacyQueries)
    rallies = Subject(RallyQueries)
    ratings = Subject(RatingQueries)
    reflexes = Subject(ReflexQueries)
    seasons = Subject(SeasonQueries)
    seats = Subject(SeatQueries)
    solo = Subject(SoloQueries)
    tables = Subject(TableQueries)
    titles = Subject(TitleQueries)
    waits = Subject(WaitQueries)
    watches = Subject(WatchQueries)

    def __init__(self, executor: ReadExecutor) -> None:
        self.executor = executor


class Transaction:
    """Everything that a transaction can read and write, by subject.

    Queries see the changes of the transaction. All methods raise :class:`StorageError`, and
    :class:`StorageConflict` if another change came first. If a statement fails or is cancelled, the
    transaction is not committed, even if the error is caught, because it is unknown what was written.
    """

    achievements = Subject(AchievementRepository)
    admission = Subject(AdmissionRepository)
    ahead = Subject(AheadRepository)
    announcements = Subject(AnnouncementRepository)
    boards = Subject(BoardQueries)
    budgets = Subject(BudgetRepository)
    chips = Subject(ChipRepository)
    commitments = Subject(CommitmentRepository)
    duplicate = Subject(DuplicateRepository)
    evenings = Subject(EveningRepository)
    guilds = Subject(GuildRepository)
    house_rules = Subject(HouseRulesRepository)
    matches = Subject(MatchRepository)
    notes = Subject(NoteRepository)
    posts = Subject(PostRepository)
    privacy = Subject(PrivacyRepository)
    rallies = Subject(RallyRepository)
    ratings = Subject(RatingRepository)
    reflexes = Subject(ReflexRepository)
    seasons = Subject(SeasonRepository)
    seats = Subject(SeatRepository)
    solo = Subject(SoloRepository)
    tables = Subject(TableRepository)
    titles = Subject(TitleRepository)
    waits = Subject(WaitRepository)
    watches = Subject(WatchRepository)

    def __init__(
        self, executor: Executor, clock: Callable[[], int], new_key: Callable[[], str] = random_key
    ) -> None:
        """Set up. ``clock`` returns milliseconds since 1970, ``new_key`` generates the keys of new people."""
        self.executor = executor
        self._clock = clock
        self._new_key = new_key

    @cached_property
    def people(self) -> PeopleRepository:
        """The people of servers."""
        return PeopleRepository(self.executor, self._clock, self._new_key)

    async def tell(self, subject: str, **data: Any) -> None:
        """Send a message to the other processes of the bot once this is committed."""
        await self.executor.tell(message(subject, data))
