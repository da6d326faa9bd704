"""Named sets of house rules: those that come with the games, and those that a server keeps."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import GAMES
from bot.games.api import BadOptions, Value
from bot.services import AS_WRITTEN, HouseRules, RuleSet, clean_name, key_of
from bot.services.house_rules import LONGEST, MOST, fitting, shipped_sets
from bot.storage import Database, StorageError, open_database
from bot.tables import Refused, Table, Who
from bot.tables import table as acts
from tests.games.at_random import LONGEST as MOST_MOVES
from tests.games.at_random import some_move
from tests.tables.clock import START, HandClock
from tests.tables.club import ADA, BO, GUILD, Club, lobby, match

SHIPPED = [(game, rules.name) for game in GAMES for rules in shipped_sets(game)]
FRIDAY = {"packs": 2, "eight_wild": False}


# What comes with the games


@pytest.mark.parametrize("game", GAMES)
def test_three_sets_come_with_every_game(game: str) -> None:
    assert [rules.name for rules in shipped_sets(game)] == ["as_written", "beginners", "wild"]
    as_written, *others = shipped_sets(game)
    assert as_written.options == {}
    assert all(rules.shipped and rules.key == rules.name for rules in shipped_sets(game))
    for rules in others:
        assert fitting(GAMES[game].spec, rules.options) == (rules.options, ())
        assert rules.options
    assert others[0].options != others[1].options


@pytest.mark.parametrize(("game", "name"), SHIPPED)
def test_a_match_by_a_shipped_set_comes_to_its_end_with_any_number_of_players(game: str, name: str) -> None:
    rules, chance = GAMES[game], Random(f"{game} {name}")
    (options,) = [shipped.options for shipped in shipped_sets(game) if shipped.name == name]
    for seats in rules.spec.seats:
        if not allows(game, seats, {}) and not allows(game, seats, options):
            continue  # the game as it is written does not allow so many either: it says so at the start
        state, moves = rules.new(seats, chance.randbytes(32), options).state, 0
        while rules.result(state) is None:
            state, moves = rules.apply(state, *some_move(rules, state, seats, chance)).state, moves + 1
            assert moves < MOST_MOVES


def allows(game: str, seats: int, options: Mapping[str, Value]) -> bool:
    try:
        GAMES[game].new(seats, bytes(32), options)
    except BadOptions as refused:
        assert refused.code == "bad_seats"  # noqa: PT017 - every other refusal is a fault of the set
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
def test_a_shipped_set_seats_as_many_as_the_game_as_written(game: str) -> None:
    for seats in GAMES[game].spec.seats:
        for rules in shipped_sets(game):
            assert allows(game, seats, rules.options) or not allows(game, seats, {})


# Names


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Friday", "Friday"),
        ("  at \t Mo's  ", "at Mo's"),
        ("*Æøå* 🎲", "*Æøå* 🎲"),
        ("a" * LONGEST, "a" * LONGEST),
    ],
)
def test_a_name_is_kept_as_it_was_written(written: str, kept: str) -> None:
    assert clean_name(written) == kept


@pytest.mark.parametrize("text", ["", "   ", " \n ", "a" * (LONGEST + 1), "`code`", "<@1>", "a>b"])
def test_a_name_that_would_break_a_text_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(text)
    assert (refused.value.code, refused.value.data) == ("house_rules_name", {"count": LONGEST})


@pytest.mark.parametrize("text", ["a\u202eb", "one\u200btwo", "a\u200db", "\u3164", "\u0301"])
def test_a_name_of_which_a_part_is_not_seen_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(text)
    assert (refused.value.code, refused.value.data) == ("name_unseen", {})


@pytest.mark.parametrize(
    "text", ["wild", "W\u0456ld", " WILD ", "Beginners", "as_written", "for nybegynnere"]
)
def test_the_names_of_shipped_sets_are_taken(text: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(text, {"For Nybegynnere"})
    assert refused.value.code == "house_rules_reserved"


@given(st.text(max_size=40))
def test_a_name_stays_what_it_has_become(text: str) -> None:
    try:
        name = clean_name(text)
    except Refused:
        return
    assert clean_name(name) == name
    assert "\n" not in name
    assert key_of(name).isalnum()
    assert len(key_of(name)) == 12


def test_case_and_encoding_make_no_other_name() -> None:
    assert key_of("Ólsen") == key_of("ÓLSEN") == key_of("O\u0301lsen") != key_of("Olsen")
    assert key_of("Straße") == key_of("STRASSE")


# Options


def test_what_the_game_does_not_know_is_dropped_and_what_is_default_is_left_out() -> None:
    kept = {"packs": 2, "aces": "per_card", "jokers": 3, "deals": 99, "eight_wild": 0, "pot": ["off"]}
    assert fitting(GAMES["olsen"].spec, kept) == ({"packs": 2}, ("jokers", "deals", "eight_wild", "pot"))


def test_the_heads_of_a_servers_own_cards_are_kept() -> None:
    heads = {"heads": "3332221112223"}
    assert fitting(GAMES["otter"].spec, heads) == (heads, ())


# What a server keeps


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "olsen.db"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    database = await open_database(path, busy_timeout_ms=50, clock=lambda: 0)
    yield database
    await database.close()


@pytest.fixture
def kept(database: Database) -> HouseRules:
    return HouseRules(database, HandClock())


async def found_again(database: Database) -> HouseRules:
    """The sets, as a bot that has just started knows them."""
    later = HouseRules(database, HandClock())
    await later.restore()
    return later


def names(kept: HouseRules, game: str = "olsen", guild: int = GUILD) -> list[str]:
    return [rules.name for rules in kept.sets(guild, game)][3:]


def code_of(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.code


async def test_a_set_is_there_at_once_and_after_a_restart(kept: HouseRules, database: Database) -> None:
    made = await kept.create(GUILD, "olsen", ADA, "Friday", FRIDAY)
    for each in (kept, await found_again(database)):
        assert each.sets(GUILD, "olsen") == (*shipped_sets("olsen"), made)
        assert each.find(GUILD, "olsen", made.key) == made == RuleSet("olsen", "Friday", FRIDAY)
        assert names(each, "otter") == names(each, guild=GUILD + 1) == []


async def test_own_sets_stand_by_name_whatever_their_case(kept: HouseRules) -> None:
    for name in ("zoo", "Bar", "apple"):
        await kept.create(GUILD, "olsen", ADA, name, {})
    assert names(kept) == ["apple", "Bar", "zoo"]


async def test_a_name_is_there_once_for_a_game(kept: HouseRules) -> None:
    await kept.create(GUILD, "olsen", ADA, "Friday", {})
    with pytest.raises(Refused) as refused:
        await kept.create(GUILD, "olsen", BO, "FRIDAY", FRIDAY)
    assert (code_of(refused), refused.value.data) == ("house_rules_taken", {"name": "Friday"})
    await kept.create(GUILD, "otter", BO, "FRIDAY", {})
    await kept.create(GUILD + 1, "olsen", BO, "FRIDAY", {})
    assert names(kept) == ["Friday"]


async def test_of_two_who_name_a_set_at_once_one_is_refused(kept: HouseRules, database: Database) -> None:
    made = await asyncio.gather(
        kept.create(GUILD, "olsen", ADA, "Friday", {}),
        kept.create(GUILD, "olsen", BO, "friday", FRIDAY),
        return_exceptions=True,
    )
    assert [type(each) for each in made] == [RuleSet, Refused]
    assert names(await found_again(database)) == names(kept) == ["Friday"]


async def test_changes_that_come_at_once_are_all_kept(kept: HouseRules, database: Database) -> None:
    named = [f"set {number}" for number in range(8)]
    await asyncio.gather(*(kept.create(GUILD, "olsen", ADA, name, {}) for name in named))
    assert names(kept) == names(await found_again(database)) == named


async def test_twenty_sets_fit_into_the_menu(kept: HouseRules) -> None:
    for number in range(MOST):
        await kept.create(GUILD, "olsen", ADA, f"set {number}", {})
    with pytest.raises(Refused) as refused:
        await kept.create(GUILD, "olsen", ADA, "one more", {})
    assert code_of(refused) == "house_rules_full"
    await kept.create(GUILD, "otter", ADA, "one more", {})
    await kept.delete(GUILD, "olsen", key_of("set 7"))
    await kept.create(GUILD, "olsen", ADA, "one more", {})
    assert len(names(kept)) == MOST


async def test_each_choice_is_saved(kept: HouseRules, database: Database) -> None:
    key = (await kept.create(GUILD, "olsen", ADA, "Friday", {})).key
    for option, value in (("packs", 2), ("eight_wild", False), ("packs", "auto")):
        changed = await kept.set_option(GUILD, "olsen", ADA, key, option, value)
        assert (
            changed
            == kept.find(GUILD, "olsen", key)
            == (await found_again(database)).find(GUILD, "olsen", key)
        )
    assert changed.options == {"eight_wild": False}


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [
        ("packs", 3, "options-bad_value"),
        ("packs", True, "options-bad_value"),
        ("jokers", 1, "options-unknown_option"),
    ],
)
async def test_what_an_option_cannot_be_is_refused(
    kept: HouseRules, option: str, value: Value, code: str
) -> None:
    made = await kept.create(GUILD, "olsen", ADA, "Friday", FRIDAY)
    with pytest.raises(Refused) as refused:
        await kept.set_option(GUILD, "olsen", ADA, made.key, option, value)
    assert code_of(refused) == code
    assert kept.find(GUILD, "olsen", made.key) == made


@pytest.mark.parametrize(
    ("key", "code"), [("wild", "house_rules_shipped"), (key_of("?"), "house_rules_unknown")]
)
async def test_what_is_not_the_servers_own_cannot_be_changed(kept: HouseRules, key: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        await kept.set_option(GUILD, "olsen", ADA, key, "packs", 2)
    assert code_of(refused) == code
    with pytest.raises(Refused) as refused:
        await kept.delete(GUILD, "olsen", key)
    assert code_of(refused) == code


async def test_a_server_begins_as_written_until_it_chooses(kept: HouseRules, database: Database) -> None:
    assert kept.default(GUILD, "olsen").name == AS_WRITTEN
    key = (await kept.create(GUILD, "olsen", ADA, "Friday", FRIDAY)).key
    for chosen in ("wild", key, AS_WRITTEN, key):
        await kept.make_default(GUILD, "olsen", chosen)
        for each in (kept, await found_again(database)):
            assert each.default(GUILD, "olsen").key == chosen
            assert each.default(GUILD, "otter").name == each.default(GUILD + 1, "olsen").name == AS_WRITTEN
    with pytest.raises(Refused) as refused:
        await kept.make_default(GUILD, "olsen", key_of("?"))
    assert code_of(refused) == "house_rules_unknown"


async def test_a_default_that_is_deleted_is_as_written(kept: HouseRules, database: Database) -> None:
    key = (await kept.create(GUILD, "olsen", ADA, "Friday", FRIDAY)).key
    await kept.create(GUILD, "olsen", ADA, "Sunday", FRIDAY)
    await kept.make_default(GUILD, "olsen", key)
    await kept.delete(GUILD, "olsen", key_of("Sunday"))
    assert kept.default(GUILD, "olsen").name == "Friday"
    await kept.delete(GUILD, "olsen", key)
    for each in (kept, await found_again(database)):
        assert each.default(GUILD, "olsen").name == AS_WRITTEN
        assert names(each) == []
    await kept.create(GUILD, "olsen", ADA, "Friday", FRIDAY)
    assert kept.default(GUILD, "olsen").name == AS_WRITTEN


# What somebody else has done to the database


def write(path: Path, query: str, *values: Any) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(query, values)


async def test_options_of_an_older_game_are_dropped_until_the_set_is_changed(
    kept: HouseRules, database: Database, path: Path
) -> None:
    key = (await kept.create(GUILD, "olsen", ADA, "Friday", FRIDAY)).key
    write(path, "UPDATE house_rules SET options = ?", json.dumps({**FRIDAY, "jokers": 3}))
    later = await found_again(database)
    assert later.find(GUILD, "olsen", key) == RuleSet("olsen", "Friday", FRIDAY, ("jokers",))
    changed = await later.set_option(GUILD, "olsen", ADA, key, "aces", "once")
    assert changed == RuleSet("olsen", "Friday", {**FRIDAY, "aces": "once"})
    assert (await found_again(database)).find(GUILD, "olsen", key) == changed


async def test_a_default_that_is_not_there_is_as_written(
    kept: HouseRules, database: Database, path: Path
) -> None:
    await kept.make_default(GUILD, "olsen", "wild")
    write(path, "UPDATE default_house_rules SET name = 'gone'")
    assert (await found_again(database)).default(GUILD, "olsen").name == AS_WRITTEN


async def test_sets_of_a_game_that_there_is_no_more_are_left_alone(
    kept: HouseRules, database: Database, path: Path
) -> None:
    await kept.create(GUILD, "olsen", ADA, "Friday", FRIDAY)
    await kept.make_default(GUILD, "olsen", "wild")
    write(path, "UPDATE house_rules SET game = 'whist'")
    write(path, "UPDATE default_house_rules SET game = 'whist'")
    later = await found_again(database)
    assert names(later) == []
    await later.create(GUILD, "olsen", ADA, "Sunday", {})
    with closing(sqlite3.connect(path)) as file:
        assert sorted(file.execute("SELECT game, name FROM house_rules")) == [
            ("olsen", "Sunday"),
            ("whist", "Friday"),
        ]


async def test_what_could_not_be_saved_did_not_happen(
    kept: HouseRules, path: Path, database: Database
) -> None:
    made = await kept.create(GUILD, "olsen", ADA, "Friday", FRIDAY)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for change in (
            kept.create(GUILD, "olsen", ADA, "Sunday", {}),
            kept.set_option(GUILD, "olsen", ADA, made.key, "packs", "auto"),
            kept.delete(GUILD, "olsen", made.key),
            kept.make_default(GUILD, "olsen", made.key),
        ):
            with pytest.raises(StorageError):
                await change
        other.execute("ROLLBACK")
    for each in (kept, await found_again(database)):
        assert each.sets(GUILD, "olsen")[3:] == (made,)
        assert each.default(GUILD, "olsen").name == AS_WRITTEN


async def test_after_a_change_that_was_cut_off_the_database_is_right(
    kept: HouseRules, database: Database
) -> None:
    for number in range(12):
        change = asyncio.ensure_future(kept.create(GUILD, "olsen", ADA, f"set {number}", {}))
        for _ in range(number):
            await asyncio.sleep(0)
        change.cancel()
        await asyncio.gather(change, return_exceptions=True)
    await kept.create(GUILD, "olsen", ADA, "the last", {})
    assert names(kept) == names(await found_again(database))


async def test_it_is_kept_who_changed_a_set_and_when(
    kept: HouseRules, database: Database, path: Path
) -> None:
    made = await kept.create(GUILD, "olsen", ADA, "Friday", {})
    await kept.set_option(GUILD, "olsen", BO, made.key, "packs", 2)
    (row,) = await database.house_rules.all()
    person = await database.people.of_user(GUILD, BO.user_id)
    assert person is not None
    assert (row.changed_by, row.changed_at) == (person.person, START)


# At a table


def test_a_lobby_plays_by_a_set_and_by_nothing_else() -> None:
    table = lobby(2, options={"aces": "once", "deals": 3}, version=4)
    chosen = acts.use_house_rules(table, ADA, "Friday", {**FRIDAY, "pot": "off"})
    assert (chosen.house_rules, chosen.options, chosen.version) == ("Friday", FRIDAY, 5)
    changed = acts.set_option(chosen, ADA, "aces", "once")
    assert (changed.house_rules, changed.options) == ("", {**FRIDAY, "aces": "once"})


@pytest.mark.parametrize(
    ("table", "who", "options", "code"),
    [
        (lobby(2), BO, FRIDAY, "not_host"),
        (match(2), ADA, FRIDAY, "already_started"),
        (lobby(2), ADA, {"jokers": 3}, "options-unknown_option"),
        (lobby(2), ADA, {"packs": 3}, "options-bad_value"),
    ],
)
def test_a_set_is_refused_at_a_table(table: Table, who: Who, options: dict[str, Value], code: str) -> None:
    with pytest.raises(Refused) as refused:
        acts.use_house_rules(table, who, "Friday", options)
    assert code_of(refused) == code


async def test_the_set_of_a_table_is_found_again(club: Club) -> None:
    table = await club.tables.lobbies.open(
        GUILD, 100, ADA, 1, game="olsen", length=3, house_rules="Friday", options=FRIDAY
    )
    other = await club.tables.lobbies.open(GUILD, 101, ADA, 2, game="olsen")
    other = await club.tables.lobbies.use_house_rules(other.table_id, ADA, "wild", {"packs": 2})
    await club.restart()
    for kept, name, options in ((table, "Friday", {**FRIDAY, "deals": 3}), (other, "wild", {"packs": 2})):
        found = club.tables.find(kept.table_id)
        assert found is not None
        assert (found.house_rules, found.options) == (name, options)
    assert {each.table_id for each in club.tables.open_tables(GUILD)} == {table.table_id, other.table_id}
    assert club.tables.open_tables(GUILD + 1) == []
