"""Every query is one that both SQLite and PostgreSQL take, and none reads a whole table by accident."""

import re
import sqlite3
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

import pglast
import pytest

from bot.storage.board_rows import (
    HighlightRow,
    HistoryRow,
    HistorySeat,
    LeaderboardRow,
    RatingRow,
    StatsRow,
)
from bot.storage.chips import ChipEntryRow, ChipLineRow
from bot.storage.declared import DECLARED
from bot.storage.migrations import known_migrations
from bot.storage.queries import queries
from bot.storage.rows import (
    HouseRulesRow,
    MoveRow,
)
from bot.storage.seasons import SeasonRow

SQL = dict(queries())
PARAMETER = re.compile(r"(?<![:\w]):(\w+)")

READ_INTO = {
    "match_over": {"place_id", "game", "ranked", "clock", "options", "season", "fixture", "number"},
    "chip_resets_by": {"at", "reason"},
    "chips_of_person": {"seq", "at", "kind", "table_id", "actor", "reason", "amount"},
    "house_rules_of": {"game", "name", "changed_at"},
    "records_of": {field.name for field in fields(StatsRow)} | {"scope", "last_at"},
    "sat_at": {
        *("table_id", "channel_id", "game", "options", "house_rules", "clock", "ranked", "phase", "season"),
        *("fixture", "created_at", "started_at", "finished_at", "hosted"),
    },
    "spendings_of": {"kind", "channel_id", "at"},
    "all_table_ids": {"table_id"},
    "all_results": {
        *("table_id", "seat", "place_id", "game", "person", "chips", "won", "deals", "deals_won", "points"),
        *(
            "calls_due",
            "calls_made",
            "calls_missed",
            "counts",
            "scoring_version",
            "ranked",
            "season",
            "fixture",
            "clock",
            "month",
        ),
        *("options", "finished_at", "number", "void"),
    },
    "all_records": {
        *("place_id", "game", "scope", "person", "matches", "wins", "deals", "deals_won", "points"),
        *("calls_due", "calls_made", "calls_missed", "uncounted", "last_at"),
    },
    "all_ratings": {field.name for field in fields(RatingRow)},
    "all_rating_changes": {
        *("place_id", "game", "person", "number", "table_id", "old", "new", "length", "settled", "fresh"),
    },
    "all_chip_transactions": {"place_id", "seq", "at", "kind", "table_id", "undoes"},
    "all_chip_postings": {"place_id", "seq", "account", "amount"},
    "all_chip_balances": {"place_id", "account", "balance"},
    "all_season_keys": {"season", "place_id", "league", "number", "game"},
    "people_who_are_gone": {"person", "place"},
    "achievements_amiss": {"person", "table_id"},
    "achievements_at": {"person", "achievement"},
    "all_default_house_rules": {"place_id", "game", "name"},
    "all_house_rules": {field.name for field in fields(HouseRulesRow)},
    "chip_board": {field.name for field in fields(ChipLineRow)} | {"bank", "total"},
    "chip_reasons_in_place": {"seq", "reason"},
    "chip_statement": {field.name for field in fields(ChipEntryRow)},
    "guild_settings": {"settings"},
    "guild_settings_in_use": {"place_id", "settings"},
    "highlights": {field.name for field in fields(HighlightRow)},
    "history": {field.name for kind in (HistoryRow, HistorySeat) for field in fields(kind)} - {"seats"},
    "leaderboard": {field.name for field in fields(LeaderboardRow)} | {"total"},
    "log_about": {
        *("season", "league", "number", "game", "seq", "at", "actor", "act", "reason", "before", "after"),
    },
    "moves_since": {field.name for field in fields(MoveRow)},
    "last_versions": {"seat", "version"},
    "notes_beginning": {"name", "text"},
    "notices_in_place": {"notice", "data"},
    "open_seasons": {field.name for field in fields(SeasonRow)},
    "open_tables": {"table_id", "channel_id", "place_id"},
    "reasons_in_place": {"season", "seq", "reason"},
    "all_commitments": {"place_id", "number", "table_id", "commitment", "link", "secret"},
    "all_commitments_of_tables": {"place_id", "table_id", "commitment", "created_at"},
    "reflexes_of": {"game", "took", "calls"},
    "solo_of": {
        *("game", "matches", "wins", "easy", "normal", "hard", "streak", "best_streak", "quickest", "margin"),
    },
    "season_digests": {
        *("season", "place_id", "settings", "secret", "umpire", "created_at", "digest", "reasons_digest"),
    },
    "leagues_won": {"season", "league", "number", "game", "finished_at"},
    "seasons_won": {"season", "league", "number", "game", "finished_at", "person", "name", "user_id"},
    "settings_of_place": {"person", "settings"},
    "title_holders": {"person", "titles", "streak", "name", "user_id"},
    "season_keys_in_place": {"season"},
    "seasons_of_place": {field.name for field in fields(SeasonRow)},
    "untold_tables": {"table_id", "channel_id", "place_id"},
    "user_settings": {"settings"},
    "user_settings_in_use": {"user_id", "settings"},
    "watched": {"table_id", "place_id"},
}
READS_EVERYTHING = {
    *("contents", "all_house_rules", "all_default_house_rules", "ratings_due"),
    *("known_guilds", "all_departures", "all_posts"),
    "open_seasons",
    *("all_table_ids", "all_results", "all_records", "all_ratings", "all_rating_changes"),
    *("all_commitments", "all_commitments_of_tables"),
    *("all_chip_transactions", "all_chip_postings", "all_chip_balances", "all_season_keys"),
    *("people_who_are_gone", "achievements_amiss", "watched", "found_untold"),
    *("evenings", "silent_places", "places_with_seasons"),
}
"""Once, at the start of the bot, and some of them once a day, or
once an hour if the table is small; and for who checks a copy of everything.
"""


@pytest.fixture(scope="module")
def schema() -> Iterator[sqlite3.Connection]:
    """An empty database of the newest schema."""
    connection = sqlite3.connect(":memory:")
    for migration in known_migrations():
        for statement in migration.statements:
            connection.execute(statement)
    yield connection
    connection.close()


def plan(schema: sqlite3.Connection, query: str) -> list[str]:
    parameters = dict.fromkeys(PARAMETER.findall(SQL[query]))
    return [row[3] for row in schema.execute(f"EXPLAIN QUERY PLAN {SQL[query]}", parameters)]


def names(schema: sqlite3.Connection) -> list[str]:
    return [name for (name,) in schema.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]


@pytest.mark.parametrize("query", SQL)
def test_postgresql_parses_it(query: str) -> None:
    numbers: dict[str, int] = {}
    numbered = PARAMETER.sub(
        lambda found: f"${numbers.setdefault(found[1], len(numbers) + 1)}", SQL[query].rstrip(";")
    )
    (statement,) = pglast.parse_sql(numbered)
    assert statement.stmt is not None


@pytest.mark.parametrize("query", SQL)
def test_sqlite_plans_it_without_reading_a_whole_table(schema: sqlite3.Connection, query: str) -> None:
    scanned = [step for step in plan(schema, query) for name in names(schema) if f"SCAN {name}" in step]
    assert bool(scanned) == (query in READS_EVERYTHING), scanned


@pytest.mark.parametrize(
    ("query", "index"),
    [
        ("leaderboard", "PRIMARY KEY (place_id=? AND game=? AND scope=?)"),
        ("count_match", "INDEX results_met (table_id=? AND person>?)"),
        ("recount_last", "COVERING INDEX results_of_person (person=? AND game=? AND finished_at<?)"),
        ("stats", "INDEX records_of_person (person=? AND scope=?"),
        ("highlights", "COVERING INDEX results_of_person (person=? AND game=?)"),
        ("streak", "COVERING INDEX results_of_person (person=? AND game=? AND finished_at>?)"),
        ("rivals", "COVERING INDEX results_met (table_id=?)"),
        ("against", "COVERING INDEX results_met (table_id=? AND person=?)"),
        ("history", "INDEX tables_over (place_id=?)"),
        ("history", "COVERING INDEX results_of_person (person=?)"),
        ("people_of_season", "PRIMARY KEY (season=?)"),
        ("seasons_won", "INDEX seasons_over (place_id=?)"),
        ("leagues_won", "INDEX sqlite_autoindex_seasons_2 (place_id=? AND league=? AND number=?)"),
        ("title_holders", "INDEX sqlite_autoindex_seasons_2 (place_id=?)"),
        ("titles_of_person", "INDEX titles_by_person (person=?)"),
        ("outcomes_of_season", "INDEX results_of_season (season=?)"),
        ("outcomes_between", "INDEX results_in_order (place_id=? AND game=? AND number>? AND number<?)"),
        ("newest_number", "COVERING INDEX results_in_order (place_id=? AND game=?)"),
        ("table_by_id", "(table_id=?)"),
        ("moves_since", "PRIMARY KEY (table_id=? AND version>?)"),
        ("open_tables", "INDEX tables_open (phase=?)"),
        ("untold_tables", "INDEX tables_untold (phase=?)"),
        ("user_settings", "INDEX people_by_user (user_id=?)"),
        ("user_settings_in_use", "INDEX tables_open (phase=?)"),
        ("guild_settings_in_use", "INDEX tables_open (phase=?)"),
        ("tables_of_user", "INDEX seats_by_person (person=?)"),
        ("next_chip_seq", "PRIMARY KEY (place_id=?)"),
        ("chip_transactions_of", "INDEX chip_transactions_of_match (table_id=? AND place_id=?)"),
        ("last_chip_reset", "PRIMARY KEY (place_id=?)"),
        ("chip_statement", "COVERING INDEX chip_postings_of_account (place_id=? AND account=?)"),
        ("chip_board", "PRIMARY KEY (place_id=?)"),
        ("recent_matches", "INDEX tables_over (place_id=? AND finished_at>?)"),
        ("outcomes_ended", "INDEX tables_over (place_id=? AND finished_at>? AND finished_at<?)"),
        ("ended_with_moves", "INDEX tables_ended (finished_at>? AND finished_at<?)"),
        ("archives_ended", "INDEX tables_over (place_id=? AND finished_at>? AND finished_at<?)"),
    ],
)
def test_a_hot_query_goes_by_its_index(schema: sqlite3.Connection, query: str, index: str) -> None:
    assert any("SEARCH" in step and index in step for step in plan(schema, query)), plan(schema, query)


@pytest.mark.parametrize("query", READ_INTO)
def test_the_columns_of_a_query_are_the_fields_of_its_row(schema: sqlite3.Connection, query: str) -> None:
    cursor = schema.execute(SQL[query], dict.fromkeys(PARAMETER.findall(SQL[query]), 0))
    columns = [column[0] for column in cursor.description]
    assert len(columns) == len(set(columns))
    assert set(columns) == READ_INTO[query]


@pytest.mark.parametrize("query", DECLARED)
def test_what_is_declared_is_what_the_query_takes_and_gives(schema: sqlite3.Connection, query: str) -> None:
    hints = get_type_hints(DECLARED[query])
    result = hints.pop("return")
    rows = {name: kind for name, kind in hints.items() if is_dataclass(kind)}
    of_rows = {field.name for kind in rows.values() for field in fields(kind)}
    wanted = set(PARAMETER.findall(SQL[query]))
    assert hints.keys() - rows.keys() <= wanted <= hints.keys() - rows.keys() | of_rows
    if result is not NoneType and query not in READ_INTO:
        cursor = schema.execute(SQL[query], dict.fromkeys(wanted, 0))
        columns = [column[0] for column in cursor.description]
        assert columns_fit(columns, result)


def columns_fit(columns: list[str], result: Any) -> bool:
    """Whether a result can be made of columns in this order."""
    made = get_args(result) or (result,)
    row = next((each for each in made if is_dataclass(each) or hasattr(each, "_fields")), None)
    if row is not None:  # the key of a dictionary comes first
        of_row = [field.name for field in fields(row)] if is_dataclass(row) else row._fields
        is_of_row = sorted(columns) == sorted(of_row)
        return is_of_row and (get_origin(result) is not dict or columns[0] in ("person", "game"))
    several = [len(get_args(each)) for each in (result, *made) if get_origin(each) is tuple]
    return len(columns) == (2 if get_origin(result) is dict else max(several, default=1))


def test_every_query_that_reads_is_among_those() -> None:
    reading = {query for query, sql in SQL.items() if sql.startswith(("SELECT", "WITH"))}
    assert set(READ_INTO) <= reading <= {*READ_INTO, *DECLARED}


def test_every_query_is_used() -> None:
    storage = Path(__file__).parents[2] / "bot" / "storage"
    code = "".join(file.read_text("utf-8") for file in storage.glob("*.py"))
    assert [query for query in SQL if f'"{query}"' not in code] == []


def test_user_ids_and_names_stand_among_people_alone(schema: sqlite3.Connection) -> None:
    found = {
        (table, column)
        for table in names(schema)
        for _, column, *_ in schema.execute(f"PRAGMA table_info({table})")
        if re.search("user|name|author|member", column)
    }
    of_house_rules = {("house_rules", "name"), ("default_house_rules", "name")}
    assert found == {("people", "user_id"), ("people", "name"), ("notes", "name"), *of_house_rules}
