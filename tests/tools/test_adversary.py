"""An afternoon of adversaries in which nothing goes wrong, and planted mistakes that it finds."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import discord
import pytest

from bot.storage import open_database
from bot.storage.privacy import MARK
from bot.ui.i18n.translator import translator
from bot.ui.shell import router
from tests.adversary.afternoon import WITHOUT_RIGHT, Account, Fault, spend
from tests.adversary.hands import Place
from tests.adversary.ledger import Change, Ledger, Page, changes
from tests.adversary.rights import OF_TELLING, RULES, Doer, Judge
from tests.adversary.scene import ABROAD, SECRETS
from tests.adversary.sent import OF_HOME
from tests.adversary.sentences import debris, is_said
from tests.adversary.shrink import shortest, told
from tests.adversary.words import names, texts

STEPS = 180
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("seed", [1])
async def test_nothing_moves_that_is_not_theirs(tmp_path: Path, seed: int) -> None:
    account = await spend(tmp_path, seed, range(1, STEPS + 1))
    assert account.fault is None, told(seed, account)
    assert len(account.told) == STEPS


async def test_it_finds_that_nobody_is_asked_for_their_permissions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def is_not_asked(*_: object) -> None:
        pass

    monkeypatch.setattr(router, "need_permission", is_not_asked)
    kinds = []
    for seed in range(7, 15):  # what an afternoon comes to changes with every button
        folder = tmp_path / str(seed)
        folder.mkdir()
        fault = (await spend(folder, seed, range(1, STEPS + 1))).fault
        kinds.append("" if fault is None else fault.kind)
        if kinds[-1] == WITHOUT_RIGHT:
            break
    assert WITHOUT_RIGHT in kinds


def test_a_page_is_of_one_moment_though_somebody_writes_while_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "olsen.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as bot:
        bot.execute("PRAGMA journal_mode = WAL")
        for table in ("log", "seasons"):
            bot.execute(f"CREATE TABLE {table} (id INTEGER PRIMARY KEY)")

        def write(statement: str) -> None:
            if statement.endswith("FROM seasons ORDER BY rowid"):
                bot.execute("BEGIN")
                bot.execute("INSERT INTO log DEFAULT VALUES")
                bot.execute("INSERT INTO seasons DEFAULT VALUES")
                bot.execute("COMMIT")

        ledger = Ledger(path)
        ledger._database.set_trace_callback(write)
        first, second = ledger.read(), ledger.read()
        ledger.close()
    assert not any(first.tables.values())
    assert len(second.tables["log"]) == len(second.tables["seasons"]) == 1


# What is somebody's right


async def test_each_table_has_somebody_whose_right_it_is_or_nobody(tmp_path: Path) -> None:
    await (await open_database(tmp_path / "olsen.db", clock=lambda: 0)).close()
    ledger = Ledger(tmp_path / "olsen.db")
    stored = set(ledger.read().tables)
    ledger.close()
    assert stored == {"people", *OF_TELLING, *RULES} | {"departures"}


def page(**tables: list[dict[str, object]]) -> Page:
    """A database with these rows, and nothing else."""
    known = ("people", "tables", "seats", "seasons", "season_log", "announcements", "house_rules", "results")
    return Page({name: {tuple(row.values()): row for row in tables.get(name, ())} for name in known})


EVE, ADA = ({"person": key, "place_id": 1, "user_id": user_id} for key, user_id in (("eve", 5), ("ada", 6)))
TABLE = {"table_id": "t", "place_id": 1, "channel_id": 2, "host": "ada", "phase": "lobby", "ranked": 0}


def trespasses(before: Page, after: Page, **permissions: bool) -> list[str]:
    """What of the changes between two pages Eve had no right to, in channel 2 of server 1."""
    doer = Doer(Place(5, 1, 2), 9, discord.Permissions(**permissions), lambda channel_id: channel_id)
    return Judge(doer, before, after, changes(before, after)).trespasses()


@pytest.mark.parametrize(
    ("change", "permissions", "is_right"),
    [
        ({"phase": "closed"}, {}, False),
        ({"phase": "closed"}, {"manage_messages": True}, True),
        ({"phase": "closed", "channel_id": 3}, {"manage_messages": True}, False),
        ({"phase": "closed", "place_id": 7}, {"administrator": True}, False),
        ({"message_id": 4}, {}, True),
    ],
)
def test_a_table_is_its_hosts_and_the_moderators_of_its_channel(
    change: dict[str, object], permissions: dict[str, bool], is_right: bool
) -> None:
    where = {key: value for key, value in change.items() if key in ("channel_id", "place_id")}
    before = page(people=[EVE, ADA], tables=[{**TABLE, **where, "message_id": 1}])
    row = {**TABLE, "message_id": 1, **change}
    after = Page({**before.tables, "tables": dict.fromkeys(before.tables["tables"], row)})
    assert (trespasses(before, after, **permissions) == []) == is_right


def test_a_seat_is_its_owners() -> None:
    before = page(people=[EVE, ADA], tables=[TABLE], seats=[])
    for person, is_right in (("eve", True), ("ada", False)):
        seat = {"table_id": "t", "person": person, "seat": 1}
        after = page(people=[EVE, ADA], tables=[TABLE], seats=[seat])
        assert (trespasses(before, after) == []) == is_right


def test_those_who_sit_behind_move_up_when_somebody_leaves_a_lobby() -> None:
    rows = [
        {"table_id": "t", "person": key, "seat": seat} for seat, key in enumerate(("ada", "eve", "bo", "cy"))
    ]

    def seated(*order: int) -> Page:
        them = [{**rows[number], "seat": seat} for seat, number in enumerate(order)]
        found = page(people=[EVE, ADA], tables=[TABLE])
        return Page({**found.tables, "seats": {(row["table_id"], row["seat"]): row for row in them}})

    for left, is_right in (((0, 2, 3), True), ((0, 3, 2), False), ((0, 2), False), ((0, 1, 3), False)):
        assert (trespasses(seated(0, 1, 2, 3), seated(*left)) == []) == is_right, left


def test_a_match_ends_when_most_of_those_who_sit_have_agreed() -> None:
    row = {**TABLE, "phase": "playing", "vote": '{"ayes":[1]}'}
    over = {**row, "phase": "ended", "vote": None}
    people, own = [EVE, ADA], {"table_id": "t", "person": "eve", "seat": 0, "stand_in": 0}
    for change, others, is_right in (
        ({}, ("ada",), True),
        ({}, ("ada", "bo", "cy"), False),
        ({"vote": None}, ("ada",), False),
        ({"ranked": 1}, ("ada",), False),
    ):
        seats = [own, *({**own, "person": key, "seat": seat} for seat, key in enumerate(others, 1))]
        before = page(people=people, tables=[{**row, **change}], seats=seats)
        (key,) = before.tables["tables"]
        after = Page({**before.tables, "tables": {key: {**over, "ranked": change.get("ranked", 0)}}})
        assert (trespasses(before, after) == []) == is_right, (change, others)


def test_who_is_away_says_so_from_another_server() -> None:
    table = {**TABLE, "place_id": 7, "deadline": 1}
    for person, is_right in (("eve", True), ("ada", False)):
        seat = {"table_id": "t", "person": person, "away_until": None}
        before = page(people=[EVE, ADA], tables=[table], seats=[seat])
        (at,), (place,) = before.tables["tables"], before.tables["seats"]
        later = {"tables": {at: {**table, "deadline": 2}}, "seats": {place: {**seat, "away_until": 5}}}
        assert (trespasses(before, Page({**before.tables, **later})) == []) == is_right


def test_house_rules_are_the_managers() -> None:
    before, after = page(), page(house_rules=[{"place_id": 1, "name": "ours"}])
    assert trespasses(before, after) != []
    assert trespasses(before, after, manage_guild=True) == []


def test_a_line_of_a_season_is_of_who_does_it_for_themselves() -> None:
    before = page(people=[EVE, ADA], seasons=[{"season": "s", "place_id": 1}])
    for actor, act, is_right in (
        ("eve", '{"kind":"SignUp","player":"eve"}', True),
        ("eve", '{"kind":"SignUp","player":"ada"}', False),
        ("ada", '{"kind":"Leave","player":"ada"}', False),
        ("eve", '{"kind":"Cancel"}', False),
    ):
        line = {"season": "s", "actor": actor, "act": act}
        after = Page({**before.tables, "season_log": {("s", 1): line}})
        assert (trespasses(before, after) == []) == is_right, line


def test_a_season_is_opened_and_announced_by_a_manager() -> None:
    before, season = page(people=[EVE, ADA]), {"season": "s", "place_id": 1}
    posted = {"season": "s", "kind": "signup"}
    after = page(people=[EVE, ADA], seasons=[season], announcements=[posted])
    assert [says.partition(":")[0] for says in trespasses(before, after)] == ["seasons"]
    assert trespasses(before, after, manage_guild=True) == []
    begun = page(people=[EVE, ADA], seasons=[season])
    assert len(trespasses(begun, after, manage_guild=True)) == 1


@pytest.mark.parametrize(
    ("line", "is_right"),
    [
        ({"act": '{"kind":"Withdraw","player":"eve"}'}, True),
        ({"act": '{"kind":"Withdraw","player":"ada"}'}, False),
        ({"seq": 1, "act": "{}", "reason": f"{MARK} was late"}, True),
        ({"seq": 1, "act": "{}", "reason": "Ada was late"}, False),
    ],
)
def test_a_season_of_another_server_tells_that_somebody_is_forgotten(
    line: dict[str, object], is_right: bool
) -> None:
    old = {"season": "s", "seq": 1, "actor": "ada", "act": "{}", "reason": "Eve was late"}
    season = {"season": "s", "place_id": 7, "umpire": "ada", "digest": "1"}
    key = ("s", line.get("seq", 2))
    before = Page({**page(people=[EVE, ADA]).tables, "seasons": {"s": season}, "season_log": {("s", 1): old}})
    now = {**before.tables["season_log"], key: {**old, "seq": key[1], **line}}
    after = Page(
        {**page(people=[ADA]).tables, "seasons": {"s": {**season, "digest": "2"}}, "season_log": now}
    )
    assert (trespasses(before, after) == []) == is_right


# Its words


def test_what_one_server_has_stands_in_nothing_that_is_told_to_all() -> None:
    files = [*(ROOT / "data" / "locales").rglob("*.ftl"), *(ROOT / "data" / "rules").rglob("*.md")]
    told_to_all = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert not re.findall(rf"(?:{'|'.join((*OF_HOME, *SECRETS, ABROAD))})(?![a-z])", told_to_all)


def test_what_is_typed_is_the_same_for_a_seed() -> None:
    assert texts.__wrapped__(3) == texts(3)
    assert names.__wrapped__(3) == names(3)
    assert all(1 <= len(name) <= 32 for name in names(3))


WAITING = "**Kim** to play · ends <t:1:R>"


@pytest.mark.parametrize(
    ("text", "is_right"),
    [
        (translator("en")("refused-unknown_press"), True),
        ("## Kim’s rating\nOlé, newest first\nNo rated match yet.", True),
        ("## Kim\nOlé, as it was\nNo rated match yet.", False),
        ("Not your turn yet.\n**Kim makes you draw a card and miss a turn.**", True),
        ("**Spots:** Write a whole number from 2 to 60.", True),
        ("**Spots:** Denne knappen", False),
        ("**Bo:** Write a whole number from 2 to 60.", False),
        (f"### Your hand\n{WAITING}\ndiamonds: 5, ace", True),
        (f"### Your hand\n{WAITING}\nAda: 5, ace", False),
        ("Denne knappen", False),
        ("KeyError: 'x'", False),
    ],
)
def test_a_sentence_is_one_of_the_catalogue(text: str, is_right: bool) -> None:
    assert is_said(text) == is_right


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Welcome, \u2068١\u2069.", ""),
        ("Welcome, \u2068Ada\u2069.", "\u2068"),
        ("Welcome, ١\u2069.", "\u2069"),
        ("Welcome, None.", "None"),
    ],
)
def test_what_is_left_of_code_is_found(text: str, found: str) -> None:
    assert debris(text) == found


# A shorter way


def test_the_shortest_sequence_is_found() -> None:
    """Here it takes the steps 13, 40 and 77."""

    def again(steps: Sequence[int]) -> Account:
        account = Account(dict.fromkeys(steps, "does it"))
        if {13, 40, 77} <= set(steps):
            account.fault = Fault(77, "all is well", "it is not")
        return account

    found = shortest(again(range(1, 78)), again, lambda line: None)
    assert list(found.told) == [13, 40, 77]
    assert told(5, found).endswith("again: python -m tests.adversary 5 --only 13,40,77")


def test_another_fault_is_not_taken_for_it() -> None:
    def again(steps: Sequence[int]) -> Account:
        fault = Fault(9, "all is well" if 3 in steps else "something else", "it is not")
        return Account(dict.fromkeys(steps, "does it"), fault)

    assert list(shortest(again(range(1, 10)), again, lambda line: None).told) == [3, 9]


def test_a_change_says_what_has_changed() -> None:
    assert "phase=('lobby', 'closed')" in str(Change("tables", TABLE, {**TABLE, "phase": "closed"}))
