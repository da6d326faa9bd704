"""Records, ratings, chips and seasons, added up again from what is stored of each match and each act."""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any

from bot.cli.verify.command import Counts, differences
from bot.league.contest import Contest
from bot.league.ratings import Rating
from bot.seasons import SeasonStore
from bot.seasons.tables import effective_in
from bot.storage import OutcomeRow
from bot.storage.months import month_of, of_league, of_season
from bot.tables import SystemClock
from bot.tables.league_results import match_results
from tests.league.from_scratch import ratings_of
from tests.storm.auditor import Auditor
from tests.storm.world import World

SUMS = ("won", "deals", "deals_won", "points", "calls_due", "calls_made", "calls_missed")
RECORD = ("matches", "wins", *SUMS[1:], "uncounted", "last_at")
RESULT = ("guild_id", "game", "person", "finished_at", "league", "void", "counts", *SUMS)
OUTCOMES = f"""
SELECT {", ".join(OutcomeRow._fields)} FROM results
WHERE guild_id = ? AND game = ? AND void = 0
ORDER BY number, seat
"""  # noqa: S608 - our own names
YES_OR_NO = ("ranked", "void", "forfeited", "excused")
"""What SQLite keeps as 1 or 0."""
BANK = "bank"
MOST = 1000
"""More lines than any board has."""
PEOPLE = "SELECT person, guild_id, user_id FROM people"
PERSONAL = ("bars", "avoidances", "season_roles", "moves_ahead", "achievements", "watches", "daily_runs")
"""Where nothing stays of whoever is forgotten, not even their key."""
REASONS = """
SELECT guild_id, 'season ' || season || ' ' || seq, reason FROM season_log JOIN seasons USING (season)
UNION ALL SELECT guild_id, 'chips ' || seq, reason FROM chip_transactions
UNION ALL SELECT guild_id, 'bar ' || barred, reason FROM bars
UNION ALL SELECT guild_id, 'notice ' || notice, data FROM notices JOIN seasons USING (season)
"""
"""What people have written about others, and where, by server."""
STRANGERS = """
SELECT table_id, seat FROM seats JOIN tables USING (table_id)
WHERE phase = 'playing' AND forfeited = 0 AND person IS NOT NULL AND person NOT IN (SELECT person FROM people)
"""
"""The seats of running matches in which somebody plays who is known no more."""
LEAGUES = "SELECT season, league FROM seasons"
UNTIDY = """
SELECT tables.table_id FROM tables
LEFT JOIN results ON results.table_id = tables.table_id
WHERE (tables.phase = 'over') <> (results.table_id IS NOT NULL)
"""
"""Matches that are over and have no result, or have one and are not over."""
DISCORDANT = """
SELECT tables.table_id, tables.version, MAX(moves.version) FROM tables
JOIN moves ON moves.table_id = tables.table_id
WHERE tables.phase = 'playing'
GROUP BY tables.table_id
HAVING MAX(moves.version) <> tables.version OR COUNT(*) <> MAX(moves.version) - MIN(moves.version) + 1
"""
"""Running matches whose moves are not all there, or not those of their position."""


class Records:
    """Adds everything up again, beside the bot."""

    def __init__(self, world: World, auditor: Auditor) -> None:
        self.world, self.auditor = world, auditor
        self._people: dict[str, tuple[int, int]] = {}
        """Guild and user of everybody who was known when it was last looked."""
        self._written: set[tuple[int, str]] = set()
        """Which texts there were then."""

    def hold(self) -> None:
        """Fail unless all that is kept is what it should be."""
        world = self.world
        for name, query in (("result", UNTIDY), ("moves", DISCORDANT)):
            if found := world.rows(query):
                world.fail("the ledger is whole", f"{name} of {found[0]}")
        self._records()
        self._chips()
        self._forgotten()
        self.auditor.run(self._boards())
        self.auditor.run(self._ratings())
        self.auditor.run(self._seasons())
        self.auditor.run(self._replayed())

    async def _replayed(self) -> None:
        """Every match is what its moves come to, by the rules."""
        async for difference in differences(await self.auditor.database(), Counts()):
            self.world.fail("a match is what its moves come to", str(difference))
            return

    def _records(self) -> None:
        leagues: Mapping[str, str] = dict(self.world.rows(LEAGUES))
        wanted: defaultdict[tuple[Any, ...], Counter[str]] = defaultdict(Counter)
        query = f"SELECT {', '.join(RESULT)} FROM results WHERE person IS NOT NULL"  # noqa: S608 - our own names
        for values in self.world.rows(query):
            row = dict(zip(RESULT, values, strict=True))
            scopes = ["", month_of(row["finished_at"])[0]]
            if row["league"] is not None:
                scopes += [of_season(row["league"]), of_league(leagues[row["league"]])]
            for scope in scopes:
                record = wanted[row["guild_id"], row["game"], scope, row["person"]]
                if row["void"]:
                    continue
                if not row["counts"]:
                    record["uncounted"] += 1
                    continue
                record["matches"] += 1
                record["wins"] += row["won"]
                record.update({name: row[name] for name in SUMS[1:]})
                record["last_at"] = max(record["last_at"], row["finished_at"])
        columns = ("guild_id", "game", "scope", "person", *RECORD)
        kept = {
            row[:4]: dict(zip(RECORD, row[4:], strict=True))
            for row in self.world.rows(f"SELECT {', '.join(columns)} FROM records")  # noqa: S608 - our own names
        }
        for place in sorted({*wanted, *kept}, key=str):
            should = {name: wanted[place][name] for name in RECORD}
            found = kept.get(place, dict.fromkeys(RECORD, 0))
            if should != found:
                self.world.fail("records are what was played", f"{place}: {found}, should be {should}")
                return

    def _chips(self) -> None:
        world = self.world
        torn = world.rows(
            "SELECT guild_id, seq, SUM(amount) FROM chip_postings GROUP BY 1, 2 HAVING SUM(amount) <> 0"
        )
        sums = world.rows("SELECT guild_id, account, SUM(amount) FROM chip_postings GROUP BY 1, 2")
        kept = {row[:2]: row[2] for row in world.rows("SELECT * FROM chip_balances")}
        added = {row[:2]: row[2] for row in sums}
        differing = {place for place in {*kept, *added} if kept.get(place, 0) != added.get(place, 0)}
        unsettled = world.rows(
            "SELECT table_id FROM results WHERE chips IS NOT NULL AND table_id NOT IN "
            "(SELECT table_id FROM chip_transactions WHERE table_id IS NOT NULL)"
        )
        twice = world.rows(
            "SELECT table_id FROM chip_transactions WHERE kind = 'match' GROUP BY 1 HAVING COUNT(*) > 1"
        )
        for name, found in (
            ("a transaction is not even", torn),
            ("balances are not what was posted", sorted(differing)),
            ("a match was not settled", unsettled),
            ("a match was settled twice", twice),
        ):
            if found:
                world.fail("the ledger is even", f"{name}: {found[0]}")

    async def _boards(self) -> None:
        """Everybody reads their own line on the board of chips, in its place."""
        database = await self.auditor.database()
        balances: defaultdict[int, dict[str, int]] = defaultdict(dict)
        for guild_id, account, balance in self.world.rows("SELECT * FROM chip_balances"):
            if account != BANK:
                balances[guild_id][account] = balance
        for guild_id, each in balances.items():
            nobody = await database.chips.board(guild_id, bank=BANK, person="nobody", limit=MOST, offset=0)
            if nobody.own is not None:
                self.world.fail("a board is what was posted", f"nobody: {nobody.own}")
            wanted = sorted(each.values(), reverse=True)
            for person, balance in each.items():
                board = await database.chips.board(guild_id, bank=BANK, person=person, limit=MOST, offset=0)
                own = None if board.own is None else (board.own.rank, board.own.balance)
                should = (1 + wanted.index(balance), balance)
                if own != should or [line.balance for line in board.rows] != wanted:
                    self.world.fail("a board is what was posted", f"{person}: {own}, should be {should}")
                    return

    def _forgotten(self) -> None:
        """Whoever is known no more is noted beside the database, and so forgotten in its backups too."""
        database = self.world.settings.database
        now = {person: (guild_id, user_id) for person, guild_id, user_id in self.world.rows(PEOPLE)}
        gone = {ids: person for person, ids in self._people.items() if person not in now}
        self._people = now
        if found := self.world.rows(STRANGERS):
            self.world.fail("forgotten means gone", f"somebody plays at seat {found[0]}")
        self._not_named(gone)
        if gone:
            salt, *lines = database.with_name(f"{database.name}.forgotten").read_text().splitlines()
            noted = {line.partition(" ")[2] for line in lines}
            for guild_id, user_id in gone:
                text = f"{salt.removeprefix('salt ')}:{guild_id}:{user_id}"
                if hashlib.sha256(text.encode()).hexdigest() not in noted:
                    self.world.fail(
                        "forgotten means gone", f"user {user_id} is in no line beside the database"
                    )

    def _not_named(self, gone: Mapping[tuple[int, int], str]) -> None:
        """Fail if somebody who is forgotten is still to be found."""
        texts = {(guild_id, which): text for guild_id, which, text in self.world.rows(REASONS)}
        before, self._written = self._written, set(texts)
        for (guild_id, user_id), person in gone.items():
            for table in PERSONAL:
                if self.world.rows(f"SELECT 1 FROM {table} WHERE person = ?", person):  # noqa: S608 - names of our own
                    self.world.fail("forgotten means gone", f"{person} stands in {table}")
            for where in before & texts.keys():
                if where[0] == guild_id and str(user_id) in texts[where]:
                    self.world.fail("forgotten means gone", f"user {user_id} is named in {where[1]}")

    async def _ratings(self) -> None:
        database = await self.auditor.database()
        due = {(guild_id, game) for guild_id, game in await database.ratings.due()}
        for guild_id, game in self.world.rows("SELECT DISTINCT guild_id, game FROM results"):
            if (guild_id, game) in due:
                continue
            contests = [contest for contest in await self._contests(guild_id) if contest.terms.game == game]
            # Read beside the bot's own queries, which may be wrong as well.
            rows = self.world.rows(OUTCOMES, guild_id, game)
            results = map(effective_in(contests), match_results(map(_outcome, rows)))
            wanted = ratings_of(result for result in results if result is not None)
            query = "SELECT person, mu, sigma, matches FROM ratings WHERE guild_id = ? AND game = ?"
            kept = {person: Rating(*own) for person, *own in self.world.rows(query, guild_id, game)}
            for person in {*wanted, *kept}:
                if person not in wanted or person not in kept or not near(wanted[person], kept[person]):
                    self.world.fail(
                        "ratings are what was played",
                        f"{person} in {game}: {kept.get(person)}, should be {wanted.get(person)}",
                    )
                    return

    async def _contests(self, guild_id: int) -> list[Contest]:
        store = SeasonStore(await self.auditor.database(), SystemClock())
        return [await store.by_key(row.season) for row in await store.listed(guild_id)]

    async def _seasons(self) -> None:
        """Every season in memory is what its log comes to."""
        bot = self.world.bot
        if bot is None or not self.world.is_up:
            return
        for guild_id in self.world.backend.guilds:
            stored = {contest.key: contest for contest in await self._contests(guild_id)}
            for contest in bot.services.seasons.running(guild_id):
                if stored.get(contest.key) != contest:
                    self.world.fail("a season is what its log comes to", f"season {contest.key}")
            open_ones = {key for key, contest in stored.items() if contest.is_open}
            in_memory = {contest.key for contest in bot.services.seasons.running(guild_id)}
            if open_ones != in_memory:
                self.world.fail("memory is what is stored", f"seasons {open_ones}, in memory {in_memory}")


def _outcome(row: tuple[Any, ...]) -> OutcomeRow:
    outcome = OutcomeRow(*row)
    return outcome._replace(**{name: bool(getattr(outcome, name)) for name in YES_OR_NO})


def near(one: Rating, other: Rating) -> bool:
    """Whether two ratings are the same, as far as numbers can be."""
    return one.matches == other.matches and abs(one.mu - other.mu) + abs(one.sigma - other.sigma) < 1e-6
