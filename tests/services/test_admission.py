"""Who may play: suspensions for a time, with their reason, and players who are not to be seated together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.services.admission import LONGEST, MOST_AVOIDED, Admission
from bot.storage import Database, StorageError, open_database
from bot.tables import Refused, Who, people
from bot.tables.outcome import outcome
from bot.user_text import UserText
from tests.tables.clock import START, HandClock
from tests.tables.club import ADA, BO, CLEO, GUILD, held, lobby, refusal
from tests.template import new_database

DAY = 24 * 3_600_000
REASON = UserText("rude")
ELSEWHERE = GUILD + 1
EVERYWHERE = ("tables", "leagues")


class Door:
    """Who is let in, on a database in a file."""

    def __init__(self, path: Path, database: Database) -> None:
        self.path, self.database, self.clock = path, database, HandClock()
        self.admission = Admission(database, self.clock)

    async def suspend(self, places: tuple[str, ...] = EVERYWHERE, ms: int = DAY, member: Who = BO) -> None:
        await self.admission.suspend(GUILD, ADA, member, places, self.clock.now() + ms, REASON)

    async def shut(self, who: Who = BO, guild: int = GUILD) -> list[str]:
        """Where somebody may not play."""
        codes = []
        for place in EVERYWHERE:
            try:
                await self.admission.need_welcome(guild, who.user_id, place)
            except Refused as refused:
                codes.append(refused.code.removeprefix("suspended_"))
        return codes

    async def until(self) -> list[int]:
        suspensions, _ = await self.admission.suspensions(GUILD)
        return [suspension.until for suspension in suspensions]


@pytest.fixture
async def door(tmp_path: Path) -> AsyncIterator[Door]:
    path = tmp_path / "olsen.db"
    new_database(path)
    database = await open_database(path, busy_timeout_ms=50, clock=lambda: START)
    yield Door(path, database)
    await database.close()


# Suspensions


async def test_who_is_suspended_is_told_why_and_until_when(door: Door) -> None:
    assert await door.shut() == [], "nobody is known yet"
    await door.suspend(("tables",))
    with pytest.raises(Refused) as refused:
        await door.admission.need_welcome(GUILD, BO.user_id, "tables")
    assert refused.value.code == "suspended_tables"
    assert refused.value.data == {"until": str((START + DAY) // 1000), "reason": REASON}


async def test_a_suspension_is_for_its_member_its_places_and_its_server(door: Door) -> None:
    await door.suspend(("leagues",))
    assert await door.shut() == ["leagues"]
    assert await door.shut(ADA) == await door.shut(CLEO) == []
    assert await door.shut(guild=ELSEWHERE) == []
    await door.suspend(("tables",))
    assert await door.shut() == ["tables", "leagues"]


async def test_a_suspension_ends_by_itself_and_at_most_a_year_later(door: Door) -> None:
    await door.suspend(ms=1)
    assert await door.shut() == ["tables", "leagues"]
    door.clock.pass_by(1)
    assert await door.shut() == await door.until() == []
    for ms, code in ((0, "suspension_past"), (-1, "suspension_past"), (LONGEST + 1, "suspension_too_long")):
        with refusal(code):
            await door.suspend(ms=ms)
    assert await door.shut() == []
    await door.suspend(ms=LONGEST)
    assert await door.until() == [START + 1 + LONGEST] * 2
    with pytest.raises(Refused) as refused:
        await door.suspend(ms=LONGEST + 1)
    assert refused.value.data == {"count": 366}
    assert await door.until() == [START + 1 + LONGEST] * 2, "what is refused changes nothing"


async def test_a_later_suspension_takes_the_place_of_the_one_before(door: Door) -> None:
    await door.suspend(("tables",), DAY)
    await door.suspend(("tables",), 2 * DAY)
    assert await door.until() == [START + 2 * DAY]


async def test_a_suspension_is_lifted_everywhere_at_once(door: Door) -> None:
    with refusal("not_suspended"):
        await door.admission.lift(GUILD, BO.user_id)
    await door.suspend()
    await door.suspend(member=CLEO)
    await door.admission.lift(GUILD, BO.user_id)
    assert (await door.shut(), await door.shut(CLEO)) == ([], ["tables", "leagues"])
    door.clock.pass_by(DAY)
    with refusal("not_suspended"):
        await door.admission.lift(GUILD, CLEO.user_id)


async def test_staff_see_who_is_suspended_by_whom_and_the_first_to_end_first(door: Door) -> None:
    await door.suspend(("tables",), 2 * DAY)
    await door.suspend(("leagues",), DAY, CLEO)
    suspensions, names = await door.admission.suspensions(GUILD)
    assert [
        (names[suspension.person or ""], names[suspension.set_by], suspension.reason, suspension.set_at)
        for suspension in suspensions
    ] == [
        (CLEO.name, ADA.name, REASON, START),
        (BO.name, ADA.name, REASON, START),
    ]
    assert await door.admission.suspensions(ELSEWHERE) == ([], {})


async def test_a_suspension_stays_when_its_member_or_who_set_it_is_forgotten(door: Door) -> None:
    await door.suspend(("tables",))
    for gone in (BO, ADA):
        async with door.database.transaction() as tx:
            for row in await tx.privacy.rows_of_user(gone.user_id):
                await tx.privacy.erase(row)
        (suspension,), names = await door.admission.suspensions(GUILD)
        assert (suspension.person, suspension.reason, await door.shut()) == (None, REASON, ["tables"])
        assert [*names.values()] == ([ADA.name] if gone is BO else [])


# Being seated together


async def test_to_avoid_somebody_is_noted_and_taken_back_by_the_same(door: Door) -> None:
    avoid, between = door.admission.avoid, door.admission.between
    assert await between(GUILD, ADA.user_id, BO.user_id) == (False, False), "nobody is known yet"
    assert await avoid(GUILD, ADA, BO.user_id) is True
    assert await between(GUILD, ADA.user_id, BO.user_id) == (True, False)
    assert await between(GUILD, BO.user_id, ADA.user_id) == (False, True)
    assert await between(GUILD, ADA.user_id, CLEO.user_id) == (False, False)
    assert await between(ELSEWHERE, ADA.user_id, BO.user_id) == (False, False)
    assert await avoid(GUILD, ADA, BO.user_id) is False
    assert await between(GUILD, ADA.user_id, BO.user_id) == (False, False)


async def test_nobody_avoids_themselves_nor_everybody(door: Door) -> None:
    with refusal("avoid_self"):
        await door.admission.avoid(GUILD, ADA, ADA.user_id)
    for user_id in range(100, 100 + MOST_AVOIDED):
        await door.admission.avoid(GUILD, ADA, user_id)
    with pytest.raises(Refused) as refused:
        await door.admission.avoid(GUILD, ADA, BO.user_id)
    assert (refused.value.code, refused.value.data) == ("avoid_full", {"count": MOST_AVOIDED})
    assert await door.admission.avoid(GUILD, ADA, 100) is False, "one more is taken back"
    assert await door.admission.avoid(GUILD, ADA, BO.user_id) is True


async def known(door: Door, *seated: Who) -> list[people.Chair]:
    """The chairs of these people, with the keys that the database knows them by."""
    chairs = []
    async with door.database.transaction() as tx:
        for who in seated:
            key = await tx.people.key_for(GUILD, who.user_id, who.name)
            chairs.append(people.Chair(who.name, key, who.user_id, 1))
    return chairs


async def test_who_avoids_another_is_told_whom_and_who_is_avoided_not_by_whom(door: Door) -> None:
    chairs = await known(door, ADA, BO)
    table = replace(lobby(1), chairs=(people.Chair(UserText("Huginn")), *chairs))
    need_company = door.admission.need_company
    await need_company(table, CLEO.user_id)
    await door.admission.avoid(GUILD, CLEO, BO.user_id)
    with pytest.raises(Refused) as refused:
        await need_company(table, CLEO.user_id)
    assert (refused.value.code, refused.value.data) == ("avoids", {"name": BO.name})
    await door.admission.avoid(GUILD, CLEO, BO.user_id)
    await door.admission.avoid(GUILD, BO, CLEO.user_id)
    with pytest.raises(Refused) as refused:
        await need_company(table, CLEO.user_id)
    assert (refused.value.code, refused.value.data) == ("avoided", {})


async def test_only_who_sits_there_counts(door: Door) -> None:
    ada, bo = await known(door, ADA, BO)
    need_company, table = door.admission.need_company, lobby(1)
    await door.admission.avoid(GUILD, ADA, BO.user_id)
    await need_company(replace(table, chairs=(ada, replace(bo, press=None))), ADA.user_id)
    await need_company(replace(table, chairs=(ada, replace(bo, user_id=None))), ADA.user_id)
    await need_company(replace(table, chairs=(ada,)), ADA.user_id)
    await need_company(replace(table, chairs=()), ADA.user_id)
    await need_company(replace(table, chairs=(replace(ada, user_id=None), bo)), BO.user_id)
    await need_company(replace(table, chairs=(bo,), place_id=ELSEWHERE), ADA.user_id)
    with refusal("avoids"):
        await need_company(replace(table, chairs=(ada, bo)), ADA.user_id)
    with refusal("avoided"):
        await need_company(replace(table, chairs=(ada, bo)), BO.user_id)


# Trouble


async def test_what_was_committed_is_never_called_undone(door: Door) -> None:
    """A press whose answer fails after it is told that it was done."""
    changes = (
        lambda: door.suspend(),
        lambda: door.admission.lift(GUILD, BO.user_id),
        lambda: door.admission.avoid(GUILD, ADA, BO.user_id),
        lambda: door.admission.avoid(GUILD, ADA, BO.user_id),
    )
    for change in changes:
        with outcome() as of_press:
            await change()
        assert of_press.is_saved


async def test_while_another_process_writes_nothing_is_changed_and_that_is_said(door: Door) -> None:
    await door.suspend(("tables",))
    with held(door.path):
        for change in (
            door.suspend(),
            door.admission.lift(GUILD, BO.user_id),
            door.admission.avoid(GUILD, ADA, BO.user_id),
        ):
            with outcome() as of_press, pytest.raises(StorageError):
                await change
            assert not of_press.is_saved
    assert await door.shut() == ["tables"]
    assert await door.admission.between(GUILD, ADA.user_id, BO.user_id) == (False, False)


async def test_a_database_that_cannot_be_read_is_busy_and_lets_nobody_in(door: Door) -> None:
    table = replace(lobby(1), chairs=tuple(await known(door, ADA)))
    await door.database.close()
    for question in (
        door.admission.need_welcome(GUILD, BO.user_id, "tables"),
        door.admission.need_company(table, BO.user_id),
        door.admission.between(GUILD, ADA.user_id, BO.user_id),
        door.admission.suspensions(GUILD),
    ):
        with pytest.raises(StorageError):
            await question
