"""What is stored of matches, and what is added up from them, is what was played, as ``olsen verify`` and the
recheck of exports find; and nothing stays of whoever is forgotten.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from bot.cli.verify.command import Counts, differences
from bot.league.season import Season
from bot.seasons import SeasonStore
from bot.storage import OutcomeRow
from bot.tables import SystemClock
from tests.league import recheck
from tests.league.exports import files
from tests.storm.auditor import Auditor
from tests.storm.world import World

OUTCOMES = f"""
SELECT {", ".join(OutcomeRow._fields)} FROM results
WHERE place_id = ? AND game = ?
ORDER BY number, seat
"""  # noqa: S608 - our own names
WRONG_PLACES = """
SELECT table_id, seat, place FROM results AS own
WHERE place <> 1 + (
    SELECT COUNT(*) FROM results AS other WHERE other.table_id = own.table_id AND other.place < own.place
)
"""
"""Whose place is not behind just those who have better ones."""
WRONG_CALLS = """
SELECT table_id, deal, seat, calls_due, calls_made, calls_missed FROM deal_results
WHERE calls_made + calls_missed > calls_due
"""
"""Who has made and missed more calls than were due."""
YES_OR_NO = ("ranked", "void", "forfeited", "excused")
"""What SQLite keeps as 1 or 0."""
BANK = "bank"
MOST = 1000
"""More lines than any board has."""
PEOPLE = "SELECT person, place_id, user_id FROM people"
PERSONAL = (
    "suspensions",
    "avoidances",
    "season_roles",
    "moves_ahead",
    "achievements",
    "watches",
    "waits",
    "rallies",
    "duplicate_plays",
)
"""Where nothing stays of whoever is forgotten, not even their key."""
REASONS = """
SELECT place_id, 'season ' || season || ' ' || seq, reason FROM season_log JOIN seasons USING (season)
UNION ALL SELECT place_id, 'chips ' || seq, reason FROM chip_transactions
UNION ALL SELECT place_id, 'suspension ' || suspended, reason FROM suspensions
UNION ALL SELECT place_id, 'notice ' || notice, data FROM notices JOIN seasons USING (season)
"""
"""What people have written about others, and where, by server."""
STRANGERS = """
SELECT table_id, seat FROM seats JOIN tables USING (table_id)
WHERE phase = 'playing' AND forfeited = 0 AND person IS NOT NULL AND person NOT IN (SELECT person FROM people)
"""
"""The seats of running matches in which somebody plays who is known no more."""


class Records:
    """Looks through what is stored, beside the bot."""

    def __init__(self, world: World, auditor: Auditor) -> None:
        self.world, self.auditor = world, auditor
        self._people: dict[str, tuple[int, int]] = {}
        """Guild and user of everybody who was known when it was last looked."""
        self._written: set[tuple[int, str]] = set()
        """Which texts there were then."""
        self._rechecked: dict[str, int] = {}
        """How far the log of each season went when its standings were counted again."""

    def hold(self) -> None:
        """Fail unless all that is kept is what it should be."""
        self.auditor.run(self._verified())
        self._counted()
        self._forgotten()
        self.auditor.run(self._boards())
        self.auditor.run(self._outcomes())
        self.auditor.run(self._seasons())

    async def _verified(self) -> None:
        """What is stored is what its moves, acts and sums come to."""
        async for difference in differences(await self.auditor.database(), Counts()):
            self.world.fail("what is stored is what was played", str(difference))
            return

    def _counted(self) -> None:
        """What is counted of a match agrees with itself, whoever has counted it."""
        for query in (WRONG_PLACES, WRONG_CALLS):
            if wrong := self.world.rows(query):
                self.world.fail("what is counted agrees", str(wrong[:3]))

    async def _outcomes(self) -> None:
        """What seasons and ratings read of matches is what is stored of them: here the bot's own queries, by
        which ``olsen verify`` goes too, are compared with others.
        """
        boards = (await self.auditor.database()).boards
        for place_id, game in self.world.rows("SELECT DISTINCT place_id, game FROM results"):
            stored = [*map(_outcome, self.world.rows(OUTCOMES, place_id, game))]
            if (read := await boards.outcomes_between(place_id, game, 0)) != stored:
                says = f"{game}: {read}, should be {stored}"
                self.world.fail("what is stored is what was played", says)
                return

    async def _boards(self) -> None:
        """Everybody reads their own line on the board of chips, in its place."""
        database = await self.auditor.database()
        balances: defaultdict[int, dict[str, int]] = defaultdict(dict)
        for place_id, account, balance in self.world.rows("SELECT * FROM chip_balances"):
            if account != BANK:
                balances[place_id][account] = balance
        for place_id, each in balances.items():
            nobody = await database.chips.board(place_id, bank=BANK, person="nobody", limit=MOST, offset=0)
            if nobody.own is not None:
                self.world.fail("a board is what was posted", f"nobody: {nobody.own}")
            wanted = sorted(each.values(), reverse=True)
            for person, balance in each.items():
                board = await database.chips.board(place_id, bank=BANK, person=person, limit=MOST, offset=0)
                own = None if board.own is None else (board.own.rank, board.own.balance)
                should = (1 + wanted.index(balance), balance)
                if own != should or [line.balance for line in board.rows] != wanted:
                    self.world.fail("a board is what was posted", f"{person}: {own}, should be {should}")
                    return

    def _forgotten(self) -> None:
        """Whoever is known no more is noted beside the database, and so forgotten in its backups too."""
        database = self.world.settings.database
        now = {person: (place_id, user_id) for person, place_id, user_id in self.world.rows(PEOPLE)}
        gone = {ids: person for person, ids in self._people.items() if person not in now}
        self._people = now
        if found := self.world.rows(STRANGERS):
            self.world.fail("forgotten means gone", f"somebody plays at seat {found[0]}")
        self._not_named(gone)
        if gone:
            salt, *lines = database.with_name(f"{database.name}.forgotten").read_text().splitlines()
            noted = {line.partition(" ")[2] for line in lines}
            for place_id, user_id in gone:
                text = f"{salt.removeprefix('salt ')}:{place_id}:{user_id}"
                if hashlib.sha256(text.encode()).hexdigest() not in noted:
                    self.world.fail(
                        "forgotten means gone", f"user {user_id} is in no line beside the database"
                    )

    def _not_named(self, gone: Mapping[tuple[int, int], str]) -> None:
        """Fail if somebody who is forgotten is still to be found."""
        texts = {(place_id, which): text for place_id, which, text in self.world.rows(REASONS)}
        before, self._written = self._written, set(texts)
        for (place_id, user_id), person in gone.items():
            for table in PERSONAL:
                if self.world.rows(f"SELECT 1 FROM {table} WHERE person = ?", person):  # noqa: S608 - names of our own
                    self.world.fail("forgotten means gone", f"{person} stands in {table}")
            for where in before & texts.keys():
                if where[0] == place_id and str(user_id) in texts[where]:
                    self.world.fail("forgotten means gone", f"user {user_id} is named in {where[1]}")

    async def _seasons_of(self, place_id: int) -> list[Season]:
        store = SeasonStore(await self.auditor.database(), SystemClock())
        return [await store.by_key(row.season) for row in await store.listed(place_id)]

    async def _seasons(self) -> None:
        """Every season in memory is what its log comes to."""
        bot = self.world.bot
        if bot is None or not self.world.is_up:
            return
        for place_id in self.world.backend.guilds:
            stored = {season.key: season for season in await self._seasons_of(place_id)}
            for season in stored.values():
                await self._recheck(season)
            for season in bot.services.seasons.running(place_id):
                if stored.get(season.key) != season:
                    self.world.fail("a season is what its log comes to", f"season {season.key}")
            open_ones = {key for key, season in stored.items() if season.is_open}
            in_memory = {season.key for season in bot.services.seasons.running(place_id)}
            if open_ones != in_memory:
                self.world.fail("memory is what is stored", f"seasons {open_ones}, in memory {in_memory}")

    async def _recheck(self, season: Season) -> None:
        """The standings of a season are what another program comes to."""
        if season.started_at is not None and self._rechecked.get(season.key) != season.seq:
            self._rechecked[season.key] = season.seq
            log = await SeasonStore(await self.auditor.database(), SystemClock()).log(season)
            for says in recheck.differences(files(season, log)):
                self.world.fail("standings are what was played", f"season {season.key}: {says}")


def _outcome(row: tuple[Any, ...]) -> OutcomeRow:
    outcome = OutcomeRow(*row)
    return outcome._replace(**{name: bool(getattr(outcome, name)) for name in YES_OR_NO})
