"""Sets of house rules are kept by guild, game and name."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.storage import Database, HouseRulesRow
from tests.storage.rows import GUILD, NOON, Opened


def a_set(name: str = "Friday", **fields: Any) -> HouseRulesRow:
    defaults: dict[str, Any] = {
        "place_id": GUILD,
        "game": "olsen",
        "options": {"packs": 2, "eight_wild": False},
        "changed_by": "ann",
        "changed_at": NOON,
    }
    return HouseRulesRow(name=name, **defaults | fields)


async def save(db: Database, *sets: HouseRulesRow) -> None:
    async with db.transaction() as tx:
        for rules in sets:
            await tx.house_rules.save(rules)


async def test_sets_are_found_again(opened: Opened) -> None:
    db = await opened()
    sets = [
        a_set("Friday"),
        a_set("Friday", game="otter"),
        a_set("Sunday"),
        a_set("Friday", place_id=GUILD + 1),
    ]
    await save(db, *sets)
    await db.close()
    found = await (await opened()).house_rules.all()
    assert len(found) == 4
    assert all(rules in found for rules in sets)


async def test_a_set_takes_the_place_of_the_one_of_its_name(db: Database) -> None:
    changed = a_set(options={}, changed_by="bob", changed_at=NOON + 1)
    await save(db, a_set(), a_set(game="otter"), changed)
    assert await db.house_rules.all() == [changed, a_set(game="otter")]


async def test_the_default_is_one_for_each_guild_and_game(db: Database) -> None:
    async with db.transaction() as tx:
        for guild, game, name in [
            (GUILD, "olsen", "Friday"),
            (GUILD, "olsen", "wild"),
            (GUILD, "otter", "wild"),
            (GUILD + 1, "olsen", "Sunday"),
        ]:
            await tx.house_rules.save_default(guild, game, name)
    assert await db.house_rules.defaults() == {
        (GUILD, "olsen"): "wild",
        (GUILD, "otter"): "wild",
        (GUILD + 1, "olsen"): "Sunday",
    }


async def test_a_set_that_is_deleted_is_no_default_any_more(db: Database) -> None:
    others = [a_set("Sunday"), a_set(game="otter"), a_set(place_id=GUILD + 1)]
    await save(db, a_set(), *others)
    async with db.transaction() as tx:
        for place in [(GUILD, "olsen"), (GUILD, "otter"), (GUILD + 1, "olsen")]:
            await tx.house_rules.save_default(*place, "Friday")
        await tx.house_rules.delete(GUILD, "olsen", "Sunday")
    assert (GUILD, "olsen") in await db.house_rules.defaults()
    async with db.transaction() as tx:
        await tx.house_rules.delete(GUILD, "olsen", "Friday")
    assert await db.house_rules.defaults() == {(GUILD, "otter"): "Friday", (GUILD + 1, "olsen"): "Friday"}
    assert await db.house_rules.all() == others[1:]


async def test_options_that_cannot_be_read_change_nothing(db: Database, path: Path) -> None:
    await save(db, *(a_set(str(number)) for number in range(4)))
    with closing(sqlite3.connect(path)) as other, other:
        for number, text in enumerate(["{", "[1]", "3", ""]):
            other.execute("UPDATE house_rules SET options = ? WHERE name = ?", (text, str(number)))
    assert [rules.options for rules in await db.house_rules.all()] == [{}] * 4
