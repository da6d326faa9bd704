"""A database that the first version of the bot has filled: everything in it survives, and can go on.

``olsen_0001.sql`` is one, as SQLite dumps it: a lobby; two matches in play, one of them with moves of every
origin that there was, one ranked, with somebody who has forfeited it; one match that is over, one that was
stopped, and a lobby that has closed.
"""

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.storage.rows import Opened

FIRST = Path(__file__).with_name("olsen_0001.sql")

Rows = dict[str, list[dict[str, object]]]
"""The rows of each table."""

ADDED = {
    "people": {"settings": "{}", "since": 0},
    "tables": {
        "house_rules": "",
        "in_thread": 0,
        "votes": "[]",
        "pinged_version": 0,
        "warned_version": 0,
        "league": None,
        "fixture": None,
        "due": None,
        "beginning": None,
        "removals": 0,
        "told_deadline": None,
        "called_until": None,
    },
    "seats": {
        "word": "",
        "away_until": None,
        "withdrawn": 0,
        "excused": 0,
        "absent": 0,
        "level": None,
        "earlier": "[]",
        "deals": 0,
        "deals_stood_in": 0,
    },
    "results": {
        "void": 0,
        "number": 1,
        "fixture": None,
        "from_deal": 1,
        "deals_stood_in": 0,
        "excused": 0,
        "counts_by": 1,
    },
    "records": {"scope": "", "last_at": 1_790_000_031_000},
}
"""What the rows of before have where columns were added."""

MADE_ANEW = {"tables": {"start_press", "contributions"}}
"""The columns that say something in another way now."""

NEW = {
    "house_rules",
    "default_house_rules",
    "seasons",
    "season_log",
    "notices",
    "ratings",
    "ratings_due",
    "chip_transactions",
    "chip_postings",
    "chip_balances",
    "past_seats",
    "departures",
    "posts",
    "season_people",
    "announcements",
    "rating_changes",
    "spendings",
    "bars",
    "avoidances",
    "achievements",
    "season_roles",
    "reflexes",
    "commitments",
    "daily_deals",
    "daily_runs",
    "daily_played",
    "moves_ahead",
    "watches",
}
"""The tables that were added."""


@pytest.fixture
def old(path: Path) -> Rows:
    """What the first version's database holds, which stands at ``path`` then."""
    with closing(sqlite3.connect(path)) as file:
        file.executescript(FIRST.read_text("utf-8"))
        assert file.execute("PRAGMA user_version").fetchone() == (1,)
        return everything(file)


pytestmark = pytest.mark.sqlite


@pytest.fixture
async def file(opened: Opened, old: Rows, path: Path) -> AsyncIterator[sqlite3.Connection]:
    """A plain connection to it, once the bot of today has opened it and closed it again."""
    await (await opened()).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA foreign_keys = ON")
        yield file


def everything(file: sqlite3.Connection) -> Rows:
    file.row_factory = sqlite3.Row
    names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    select = "SELECT * FROM {}"
    return {name: [dict(row) for row in file.execute(select.format(name))] for name in names}


async def test_no_row_of_any_table_is_lost_or_changed(old: Rows, file: sqlite3.Connection) -> None:
    assert all(old.values()), "the old database has rows in every table"
    new = everything(file)
    for name, rows in old.items():
        # Those that were added since have the values of a fresh row.
        added = ADDED.get(name, {})
        kept = [row for row in new[name] if row.get("scope", "") == added.get("scope", "")]
        assert len(kept) == len(rows)
        anew = MADE_ANEW.get(name, set())
        kept = [{key: value for key, value in row.items() if key not in anew} for row in kept]
        before = [{key: value for key, value in row.items() if key not in anew} for row in rows]
        assert all(row | added in kept for row in before), name
    assert {name for name in new if name not in old} == NEW


async def test_what_was_added_to_the_shuffles_of_before_is_known(old: Rows, file: sqlite3.Connection) -> None:
    for table in old["tables"]:
        presses = [
            str(seat["press"])
            for seat in sorted(old["seats"], key=lambda seat: int(str(seat["seat"])))
            if seat["table_id"] == table["table_id"] and seat["press"] is not None
        ]
        added = [] if table["start_press"] is None else [*presses, str(table["start_press"])]
        ((kept,),) = file.execute(
            "SELECT contributions FROM tables WHERE table_id = ?", (table["table_id"],)
        ).fetchall()
        assert json.loads(kept) == added


async def test_what_was_played_stands_on_the_board_of_its_month(file: sqlite3.Connection) -> None:
    of_all_time, of_months = (
        [row for row in everything(file)["records"] if (row["scope"] == "") == (scope == "")]
        for scope in ("", "month")
    )
    assert of_months == [row | {"scope": "month:2026-09"} for row in of_all_time]


async def test_ranked_matches_of_before_are_due_to_be_rated(opened: Opened, old: Rows, path: Path) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE results SET ranked = 1")
    db = await opened()
    assert await db.ratings.due() == [(old["results"][0]["guild_id"], "olsen")]


async def test_every_table_is_as_strict_as_it_was(file: sqlite3.Connection) -> None:
    listed = [row for row in file.execute("PRAGMA table_list") if not row[1].startswith("sqlite")]
    assert len(listed) > 10
    assert all(strict for *_, strict in listed)
    without_row_ids = {name for _, name, _, _, without, _ in listed if without}
    assert "moves" in without_row_ids
    with pytest.raises(sqlite3.IntegrityError, match="INTEGER"):
        file.execute("UPDATE moves SET at = 'soon'")


async def test_moves_belong_to_their_table_as_before(old: Rows, file: sqlite3.Connection) -> None:
    assert file.execute("PRAGMA foreign_key_check").fetchall() == []
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        file.execute("UPDATE moves SET table_id = table_id || '?'")
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        file.execute("INSERT INTO moves SELECT * FROM moves LIMIT 1")
    for table_id in {move["table_id"] for move in old["moves"]}:
        file.execute("DELETE FROM tables WHERE table_id = ?", (table_id,))
    assert file.execute("SELECT COUNT(*) FROM moves").fetchone()[0] == 0


async def test_a_move_may_be_forced_now_but_not_made_by_anything(file: sqlite3.Connection) -> None:
    file.execute("UPDATE moves SET origin = 'forced'")
    with pytest.raises(sqlite3.IntegrityError, match="CHECK"):
        file.execute("UPDATE moves SET origin = 'ghost'")
