"""`olsen verify` on a database of matches and a season that were really played, whole and damaged."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.cli.verify import seasons as played_again
from bot.cli.verify.command import Counts, differences
from bot.games import GAMES
from bot.games.api import Move
from bot.league.decisions import Warn
from bot.league.results import SCORING_VERSION
from bot.league.season import VERSION, act_to_json, acts, format_of
from bot.players.greedy import choose
from bot.seasons import Seasons, SeasonStore
from bot.seasons.season_store import season_row
from bot.services import Chips, Ratings
from bot.storage import Database, LogRow, MoveRow, chain, open_database, sole_process
from bot.storage.archives import fold, unfold
from bot.tables import Table, Tables
from bot.tables.ahead import choosable
from tests.by_day import first
from tests.cli.test_cli import olsen
from tests.league.seasons import settings
from tests.league.tournament.dashboard import Dashboard
from tests.tables.clock import HandClock
from tests.tables.club import ADA, BO, DAG, GUILD, PACE, owner, person

SEED = 14
UMPIRE = person(9)
MATCHES = len(GAMES) + 7
"""How many are played: one of each game, three for chips, one that is ended, and those of a season."""


@dataclass
class Bot:
    """A bot's tables and seasons."""

    database: Database
    tables: Tables
    seasons: Seasons
    clock: HandClock
    chance: Random
    presses: int = 5000
    channels: int = 100

    def press(self) -> int:
        self.presses += 1
        return self.presses

    def channel(self) -> int:
        self.channels += 1
        return self.channels

    async def begun(self, game: str, people: int = 3, **how: Any) -> Table:
        """A match of so many people that has begun."""
        length = None if GAMES[game].spec.length is None else 2
        table = await self.tables.lobbies.open(
            GUILD, self.channel(), ADA, self.press(), game=game, length=length, **how
        )
        for number in range(1, people):
            await self.tables.lobbies.join(table.table_id, person(number), self.press())
        return await self.tables.lobbies.start(table.table_id, ADA, self.press())

    async def choose_ahead(self, table: Table) -> None:
        """Have the player who comes next choose a card before that."""
        table = await self.tables.get(table.table_id)
        seat = (min(table.game.to_act(table.state)) + 1) % len(table.chairs)
        await self.tables.matches.choose_ahead(
            table.table_id, owner(table, seat), table.version, choosable(table, seat)[:1]
        )

    async def play(self, table: Table, most: int = 100_000) -> None:
        """Play a match to its end, or so many moves."""
        for _ in range(most):
            if not table.is_open:
                return
            seat = min(table.game.to_act(table.state))
            seen = table.observe(seat)
            move = Move("deal") if Move("deal") in seen.legal else choose(seen, self.chance)
            self.clock.pass_by(1000)
            table = await self.tables.matches.submit(table.table_id, owner(table, seat), table.version, move)

    async def season(self) -> None:
        """A season whose first round is played, and about which the umpire has decided something."""
        season = await self.seasons.create(GUILD, UMPIRE, settings())
        for number in range(6):
            await self.seasons.act(season.key, person(number), acts.SignUp)
        season = await self.seasons.act(season.key, UMPIRE, acts.Start())
        known = [await self.database.people.of_user(GUILD, person(number).user_id) for number in range(6)]
        people = {row.person: person(number) for number, row in enumerate(known) if row is not None}
        fixtures = format_of(season).fixtures
        for fixture in list(fixtures.called(season)):
            table = await self.tables.fixtures.open(
                GUILD,
                self.channel(),
                game="olsen",
                clock="normal",
                options=season.settings.rules_of_play,
                length=2,
                season=season.key,
                fixture=fixture,
                players=[
                    (key, people[key].user_id, people[key].name)
                    for key in fixtures.players_of(season, fixture)
                ],
                host=season.umpire,
            )
            for key in fixtures.players_of(season, fixture):
                table = await self.tables.lobbies.join(table.table_id, people[key], self.press())
            await self.clock.advance()
            await self.play(table)
            await self.clock.advance()
        await self.seasons.act(season.key, UMPIRE, acts.Decide(Warn(next(iter(people)))), "rude")


async def write(path: Path) -> None:
    """Write the database of a server that has played all games, for chips too, and a season."""
    clock, chance = HandClock(services=2), Random(SEED)
    database = await open_database(path, clock=clock.now)
    store = SeasonStore(database, clock)
    secrets = Random(SEED)
    tables = Tables(
        database, clock, PACE, Random(1), lambda: secrets.randbytes(32), may_join=store.need_entrant
    )
    seasons = Seasons(store, database, clock, tables, Ratings(database), Random(1), lambda: bytes(32))
    await tables.clocks.restore()
    await seasons.restore()
    await clock.advance()
    bot = Bot(database, tables, seasons, clock, chance)
    for game in GAMES:
        people = max(3, GAMES[game].spec.seats[0])
        await bot.play(await bot.begun(game, people, ranked=True))
    for _ in range(2):
        await bot.play(await bot.begun("olsen", options={"pot": "buy_in"}))
    await Chips(database, clock).set_back(GUILD, DAG, 100, "A new year")
    await bot.play(await bot.begun("olsen", options={"pot": "buy_in"}))
    slow = await bot.begun("olsen", clock="slow")
    await bot.play(slow, 12)
    await bot.choose_ahead(slow)
    stopped = await bot.begun("olsen_olsen")
    await bot.play(stopped, 5)
    await tables.matches.end(stopped.table_id, ADA)
    await tables.lobbies.open(GUILD, bot.channel(), BO, bot.press(), game="otter")
    await bot.season()
    await clock.advance()
    await seasons.close()
    await tables.clocks.close()
    await database.close()


async def found_in(path: Path) -> tuple[list[str], Counts]:
    counts = Counts()
    database = await open_database(path, clock=lambda: 0)
    try:
        return [str(each) async for each in differences(database, counts)], counts
    finally:
        await database.close()


async def test_what_was_played_is_as_it_should_be(played: Path) -> None:
    found, counts = await found_in(played)
    assert found == []
    assert (counts.matches, counts.not_checkable, counts.seasons) == (MATCHES, 0, 1)


PLAYED = "phase IN ('over', 'ended', 'playing')"
KEYS = {
    "tables": ("table_id",),
    "archives": ("table_id",),
    "seats": ("table_id", "seat"),
    "moves_ahead": ("table_id", "seat"),
    "moves": ("table_id", "version"),
    "results": ("table_id", "seat"),
    "deal_results": ("table_id", "deal", "seat"),
    "records": ("person", "game", "scope"),
    "ratings": ("person", "game"),
    "rating_changes": ("person", "game", "number"),
    "chip_transactions": ("seq",),
    "chip_postings": ("seq", "account"),
    "chip_balances": ("account",),
    "commitments": ("place_id", "number"),
    "season_log": ("season", "seq"),
    "seasons": ("season",),
    "achievements": ("person",),
}
"""By which columns a row is found. By the first of them a difference has to name it."""
DELETED = ""
DAMAGES = [
    ("tables", DELETED, "phase = 'over'"),
    ("tables", "secret = replace(secret, substr(secret, 1, 2), 'zz')", PLAYED),
    ("tables", "secret = 'ab' || substr(secret, 3)", PLAYED),
    ("tables", "commitment = 'ab' || substr(commitment, 3)", "1"),
    ("tables", "contributions = json_insert(contributions, '$[#]', '7')", PLAYED),
    ("tables", "version = version + 1", PLAYED),
    ("tables", "phase = 'ended'", "phase = 'over'"),
    ("tables", "phase = 'over'", "phase = 'playing'"),
    ("tables", "finished_at = finished_at + 1", "phase = 'over'"),
    ("tables", "ranked = 1 - ranked", "phase = 'over'"),
    ("tables", "position = NULL", PLAYED),
    ("tables", "position = substr(position, 2)", PLAYED),
    ("tables", "tally = json_insert(tally, '$[0].calls_due', 9)", PLAYED),
    ("archives", DELETED, "1"),
    ("commitments", DELETED, "number = 2"),
    ("commitments", "link = 'ab' || substr(link, 3)", "1"),
    ("commitments", "commitment = 'ab' || substr(commitment, 3)", "secret IS NULL"),
    ("commitments", "table_id = 'ffffffff'", "secret IS NULL"),
    ("commitments", "secret = 'ab' || substr(secret, 3)", "secret IS NOT NULL"),
    ("archives", "moves = substr(moves, 1, 40)", "1"),
    ("seats", "press = press + 1", "table_id IN (SELECT table_id FROM archives)"),
    ("seats", "person = 'ffffffffffffffff'", "table_id IN (SELECT table_id FROM results)"),
    ("seats", DELETED, "table_id IN (SELECT table_id FROM results)"),
    ("moves_ahead", "hand = substr(hand, 4)", "1"),
    ("moves_ahead", "deal = deal + 1", "1"),
    ("moves_ahead", "seat = (seat + 1) % 3", "1"),
    ("moves", DELETED, "1"),
    ("moves", "move = 'draw 99'", "seat IS NOT NULL"),
    ("moves", "events = '[]'", "1"),
    ("results", DELETED, "1"),
    ("results", "total = total + 1", "1"),
    ("results", "place = place + 1", "1"),
    ("results", "won = 1 - won", "1"),
    ("results", "points = points - 1", "1"),
    ("results", "calls_missed = calls_missed + 1", "1"),
    ("results", "void = 1", "1"),
    ("results", "number = number + 50", "1"),
    ("results", "chips = chips + 1", "chips IS NOT NULL"),
    ("results", "person = 'ffffffffffffffff'", "1"),
    ("deal_results", DELETED, "1"),
    ("deal_results", "points = points + 1", "1"),
    ("deal_results", "won = 1 - won", "1"),
    ("records", DELETED, "matches > 0"),
    ("records", "wins = wins + 1", "1"),
    ("records", "last_at = last_at - 1", "1"),
    ("ratings", DELETED, "1"),
    ("ratings", "mu = mu + 0.01", "1"),
    ("ratings", "shown = shown + 1", "1"),
    ("rating_changes", DELETED, "1"),
    ("rating_changes", "new = new + 1", "1"),
    ("chip_transactions", DELETED, "kind = 'match'"),
    ("chip_postings", "amount = amount + 1", "1"),
    ("chip_postings", DELETED, "1"),
    ("chip_balances", "balance = balance - 1", "1"),
    ("season_log", DELETED, "seq = 3"),
    ("season_log", "after = json_insert(after, '$.more', 1)", "1"),
    ("season_log", "act = replace(act, '\"total\":', '\"total\":1')", "act LIKE '%Record%'"),
    ("season_log", "act = replace(act, 'SignUp', 'CheckIn')", "act LIKE '%SignUp%'"),
    ("season_log", DELETED, "seq = (SELECT MAX(seq) FROM season_log)"),
    ("season_log", "reason = 'kind'", "reason <> ''"),
    ("season_log", "at = at + 1", "act LIKE '%SignUp%'"),
    ("seasons", DELETED, "1"),
    ("achievements", "table_id = 'other'", "1"),
    ("seasons", "settings = json_set(settings, '$.size', 7)", "1"),
    ("seasons", "settings = json_set(settings, '$.channel', 3)", "1"),
    ("seasons", "secret = 'ab' || substr(secret, 3)", "1"),
    ("seasons", "digest = substr(digest, 3) || substr(digest, 1, 2)", "1"),
    ("seasons", "phase = 'finished'", "1"),
    ("seasons", "game = 'ole'", "1"),
]


def plant(file: sqlite3.Connection, chance: Random, table: str, change: str, where: str) -> str:
    """Damage one of the rows of a table, and return how a difference has to name it."""
    keys = KEYS[table]
    chosen = f"SELECT {', '.join(keys)} FROM {table} WHERE {where} ORDER BY 2, 1"  # noqa: S608 - our own names
    if len(keys) == 1:
        chosen = chosen.replace("ORDER BY 2, 1", "ORDER BY 1")
    row = chance.choice(file.execute(chosen).fetchall())
    this = " AND ".join(f"{key} = ?" for key in keys)
    if change == DELETED:
        file.execute(f"DELETE FROM {table} WHERE {this}", row)  # noqa: S608 - our own names
    else:
        file.execute(f"UPDATE {table} SET {change} WHERE {this}", row)  # noqa: S608 - our own names
    return str(row[0])


def flip(file: sqlite3.Connection, chance: Random) -> str:
    """Let two cards in the position of a match change places."""
    rows = file.execute("SELECT table_id, position FROM tables WHERE position IS NOT NULL ORDER BY rowid")
    places = []
    for table_id, text in rows.fetchall():
        for pile in re.findall(r'"((?:\w{2} )+\w{2})"', text):
            cards = pile.split()
            if cards[0] != cards[-1]:
                turned = " ".join((cards[-1], *cards[1:-1], cards[0]))
                places.append((table_id, text.replace(f'"{pile}"', f'"{turned}"')))
    table_id, damaged = chance.choice(places)
    file.execute("UPDATE tables SET position = ? WHERE table_id = ?", (damaged, table_id))
    return str(table_id)


def rewrite(file: sqlite3.Connection, chance: Random, change: Callable[[list[MoveRow], int], None]) -> str:
    """Change a move in the archive of a match."""
    rows = file.execute("SELECT table_id, moves FROM archives ORDER BY rowid").fetchall()
    table_id, packed = chance.choice(rows)
    moves = unfold(packed)
    of_people = [
        n for n, move in enumerate(moves[1:-1], 1) if move.move != "deal" and move.person and move.events
    ]
    change(moves, chance.choice(of_people))
    file.execute("UPDATE archives SET moves = ? WHERE table_id = ?", (fold(moves), table_id))
    return str(table_id)


def other_move(moves: list[MoveRow], number: int) -> None:
    other = next(move.move for move in moves[1:] if move.move != moves[number].move)
    moves[number] = replace(moves[number], move=other)


def other_seat(moves: list[MoveRow], number: int) -> None:
    moves[number] = replace(moves[number], seat=((moves[number].seat or 0) + 1) % 3)


def no_person(moves: list[MoveRow], number: int) -> None:
    moves[number] = replace(moves[number], person=None)


def other_event(moves: list[MoveRow], number: int) -> None:
    moves[number].events[0][0] = "slept"


def no_move(moves: list[MoveRow], number: int) -> None:
    del moves[number]


Damage = Callable[[sqlite3.Connection, Random], str]


def damages() -> list[Any]:
    rows: list[Any] = [
        pytest.param(
            lambda file, chance, how=how: plant(file, chance, *how), id=f"{how[0]} {how[1] or 'gone'}"
        )
        for how in DAMAGES
    ]
    moves = [
        pytest.param(lambda file, chance, change=change: rewrite(file, chance, change), id=change.__name__)
        for change in (other_move, other_seat, no_person, other_event, no_move)
    ]
    return [*rows, *moves, pytest.param(flip, id="flipped card")]


@pytest.mark.slow
@pytest.mark.parametrize("damage", damages())
async def test_a_damage_is_found_and_named(played: Path, tmp_path: Path, damage: Damage) -> None:
    path = tmp_path / "olsen.db"
    shutil.copy(played, path)
    with closing(sqlite3.connect(path)) as file, file:
        triggers = file.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for (name,) in triggers:
            file.execute(f"DROP TRIGGER {name}")
        about = damage(file, Random(SEED))
    found, _ = await found_in(path)
    assert any(about in line for line in found), found


@pytest.mark.slow
@pytest.mark.parametrize("which", ["1", "secret IS NULL AND number <= 2"])
async def test_a_table_is_in_the_chain_of_its_server(played: Path, tmp_path: Path, which: str) -> None:
    path = tmp_path / "olsen.db"
    shutil.copy(played, path)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(f"DELETE FROM commitments WHERE {which}")  # noqa: S608 - our own conditions
        file.execute("UPDATE commitments SET number = number - 2")
        first = file.execute("SELECT table_id, place_id FROM tables ORDER BY created_at LIMIT 1").fetchone()
    found, _ = await found_in(path)
    assert f"match {first[0]}: it is not in the chain of server {first[1]}" in found


async def test_what_other_rules_played_is_not_checkable_and_not_wrong(played: Path, tmp_path: Path) -> None:
    path = tmp_path / "olsen.db"
    shutil.copy(played, path)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(
            "UPDATE tables SET rules_version = 0, position = '{}' WHERE game = 'otter' AND phase = 'over'"
        )
        file.execute(
            "DELETE FROM archives WHERE table_id IN (SELECT table_id FROM tables WHERE game = 'otter')"
        )
    found, counts = await found_in(path)
    assert (found, counts.not_checkable) == ([], 1)


@pytest.mark.slow
def test_the_command_says_what_differs_and_changes_nothing(played: Path, tmp_path: Path) -> None:
    path = tmp_path / "olsen.db"
    shutil.copy(played, path)
    before = path.read_bytes()
    with sole_process(path):  # as a bot that runs
        sound = olsen(tmp_path, "verify", OLSEN_DATABASE=str(path))
    assert (sound.returncode, sound.stderr) == (0, "")
    assert sound.stdout == f"Replayed: {MATCHES} matches, 1 season. Differences: 0.\n"
    assert path.read_bytes() == before
    assert olsen(tmp_path, "backup", "one.gz", OLSEN_DATABASE=str(path)).returncode == 0
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE results SET total = total + 1 WHERE rowid = 1")
        table_id, seat = file.execute("SELECT table_id, seat FROM results WHERE rowid = 1").fetchone()
    damaged = olsen(tmp_path, "verify", OLSEN_DATABASE=str(path))
    assert damaged.returncode == 1
    assert f"match {table_id}, seat {seat}: total is" in damaged.stdout
    assert olsen(tmp_path, "verify", "one.gz", OLSEN_DATABASE=str(path)).returncode == 0
    missing = olsen(tmp_path, "verify", "two.gz", OLSEN_DATABASE=str(path))
    assert (missing.returncode, "There is no backup two.gz" in missing.stderr) == (2, True)
    (tmp_path / "copies").mkdir()
    (tmp_path / "one.gz").rename(tmp_path / "copies" / "one.db.gz")
    folder = olsen(tmp_path, "verify", "copies/", OLSEN_DATABASE=str(path))
    assert (folder.returncode, folder.stderr) == (
        2,
        "copies is a folder. Name one backup. The newest in it is copies/one.db.gz.\n",
    )
    nothing = olsen(tmp_path, "verify", OLSEN_DATABASE="none.db")
    assert (nothing.returncode, "There is no database none.db" in nothing.stderr) == (2, True)


async def test_what_is_left_of_a_game_that_is_no_more_is_not_wrong(played: Path, tmp_path: Path) -> None:
    path = tmp_path / "olsen.db"
    shutil.copy(played, path)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE tables SET game = 'whist' WHERE game = 'otter' AND phase IN ('lobby', 'closed')")
        assert file.execute("SELECT changes()").fetchone() == (1,)
    found, counts = await found_in(path)
    assert (found, counts.not_checkable) == ([], 0)


# What another version of the bot has written


def note_digest(file: sqlite3.Connection) -> None:
    """Note the digest that the season's log has now, as whoever has written the log would have."""
    file.row_factory = sqlite3.Row
    (row,) = file.execute("SELECT * FROM seasons").fetchall()
    digest, _ = chain.of_log(row, file.execute("SELECT * FROM season_log ORDER BY seq").fetchall())
    file.execute("UPDATE seasons SET digest = ?", (digest,))


@pytest.mark.parametrize("version", first([VERSION - 1, VERSION + 1]))
@pytest.mark.parametrize(
    "change",
    [
        "after = json_insert(after, '$.otherwise', 1)",
        "act = json_insert(act, '$.not_known', 1)",
        "act = replace(act, 'SignUp', 'EnterTheLists')",
        "act = replace(act, 'SignUp', 'CheckIn')",
    ],
)
async def test_what_another_version_does_otherwise_is_not_checkable_and_not_wrong(
    played: Path, tmp_path: Path, change: str, version: int
) -> None:
    path = tmp_path / "olsen.db"
    shutil.copy(played, path)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("DROP TRIGGER season_log_stands")
        file.execute(f"UPDATE season_log SET {change} WHERE seq = 2")  # noqa: S608 - our own words
        note_digest(file)
    found, counts = await found_in(path)
    assert (len(found) > 0, counts.not_checkable_seasons) == (True, 0)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE season_log SET version = ? WHERE seq = 2", (version,))
        note_digest(file)
    found, counts = await found_in(path)
    assert (found, counts.seasons, counts.not_checkable_seasons) == ([], 1, 1)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("DELETE FROM season_log WHERE seq = 3")
    (missing, *_), _ = await found_in(path)
    assert "or the end of the log is missing" in missing, "the digest holds whoever has written the log"


def test_the_log_of_a_tournament_is_made_again_and_another_draw_is_found() -> None:
    dashboard = Dashboard(8).to_review()
    row = season_row(dashboard.season)
    log = [
        LogRow(
            *(each.seq, each.at, each.actor, act_to_json(each.act), each.reason, each.before, each.after),
            *(each.own_table, VERSION),
        )
        for each in dashboard.log
    ]
    assert list(played_again.differences(row, dashboard.opened, log, {})) == []
    number = next(n for n, each in enumerate(log) if each.act["kind"] == "PairRound")
    other = {**log[number].act, "tables": log[number].act["tables"][::-1]}
    log[number] = replace(log[number], act=other)
    found = str(next(iter(played_again.differences(row, dashboard.opened, log, {}))))
    assert f"line {number + 1}: 'after' differs from what the act leads to" in found


async def test_results_that_count_by_another_version_are_not_checkable_and_not_wrong(
    played: Path, tmp_path: Path
) -> None:
    path = tmp_path / "olsen.db"
    shutil.copy(played, path)
    change = "UPDATE results SET {} WHERE table_id = (SELECT MIN(table_id) FROM results WHERE season IS NULL)"
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(change.format("winners = winners + 1"))
    found, counts = await found_in(path)
    assert (all("winners is" in line for line in found), counts.scored_otherwise) == (True, 0)
    assert found
    for version in (SCORING_VERSION - 1, SCORING_VERSION + 1):
        with closing(sqlite3.connect(path)) as file, file:
            file.execute(change.format(f"scoring_version = {version}"))
        found, counts = await found_in(path)
        assert (found, counts.scored_otherwise) == ([], 1)


def test_the_command_says_what_is_not_checkable(played: Path, tmp_path: Path) -> None:
    path = tmp_path / "olsen.db"
    shutil.copy(played, path)
    with closing(sqlite3.connect(path)) as file, file:
        trigger = "season_log_stands"
        (made,) = file.execute("SELECT sql FROM sqlite_master WHERE name = ?", (trigger,)).fetchone()
        file.execute(f"DROP TRIGGER {trigger}")
        file.execute("UPDATE season_log SET version = version + 1")
        file.execute("UPDATE results SET scoring_version = scoring_version + 1 WHERE rowid = 1")
        note_digest(file)
        file.execute(made)
    done = olsen(tmp_path, "verify", OLSEN_DATABASE=str(path))
    assert (done.returncode, done.stdout.splitlines()) == (
        0,
        [
            f"Replayed: {MATCHES} matches, 1 season. Differences: 0.",
            "Only the digest checked, because another version wrote the log: 1 season.",
            "Results not checked, because they were scored by different rules: 1 match.",
        ],
    )
