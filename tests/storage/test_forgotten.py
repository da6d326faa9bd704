"""Whoever was forgotten is forgotten again in a backup that is restored, and nobody else is."""

import fcntl
import os
import re
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.milliseconds import DAY
from bot.shards import Shards
from bot.storage import Database, KnownRow, SeatRow, StorageError, forgotten, open_database
from bot.storage.forgotten import delete_old_backups, file_of, forget_again, remember, take_back
from tests.storage.rows import GUILD, NOON, Opened, a_table, lobby

ANN, BEN = 2**60 + 11, 2**60 + 12
DAYS = 90


async def known(db: Database, user_id: int, name: str, place_id: int = GUILD) -> str:
    async with db.transaction() as tx:
        return await tx.people.key_for(place_id, user_id, name)


async def erase(db: Database, user_id: int, at: int) -> None:
    """Forget a user in the guild, as the bot does."""
    (row,) = [row for row in await db.privacy.rows_of_user(user_id) if row.place_id == GUILD]
    await remember(db, GUILD, user_id, at)
    async with db.transaction() as tx:
        await tx.privacy.erase(row)


async def names(db: Database) -> set[str]:
    return {row.name for row in await db.privacy.people_after("", 100)}


async def copied(db: Database, path: Path) -> Path:
    """A backup as an operator makes one."""
    backup = path.with_name("backup.db")
    with closing(sqlite3.connect(path)) as file:
        file.execute("VACUUM INTO ?", (str(backup),))
    return backup


async def restored(opened: Opened, backup: Path, path: Path, now: int = NOON + 2) -> list[KnownRow]:
    """Put a backup in the place of the database, start on it, and forget again; whoever that was."""
    for file in path.parent.glob(f"{path.name}*"):
        if file != file_of(path):
            file.unlink()
    shutil.copy(backup, path)
    db = await opened()
    erased = await forget_again(db, now, DAYS)
    await db.close()
    return erased


async def test_a_restored_backup_forgets_again(opened: Opened, path: Path) -> None:
    db = await opened()
    await known(db, ANN, "Ann")
    await known(db, BEN, "Ben")
    elsewhere = await known(db, ANN, "Ann", GUILD + 1)
    backup = await copied(db, path)
    await erase(db, ANN, NOON + 1)
    await db.close()
    erased = await restored(opened, backup, path)
    assert [(row.user_id, row.place_id) for row in erased] == [(ANN, GUILD)]
    db = await opened()
    assert {row.name for row in await db.privacy.people_after("", 100)} == {"Ann", "Ben"}
    assert [row.person for row in await db.privacy.rows_of_user(ANN)] == [elsewhere]
    assert await forget_again(db, NOON + 3, DAYS) == []


async def test_each_process_forgets_again_in_the_servers_of_its_shards(opened: Opened) -> None:
    db = await opened()
    others = GUILD + (1 << 22)
    for place_id in (GUILD, others):
        await known(db, ANN, "Ann", place_id)
        await remember(db, place_id, ANN, NOON + 1)
    assert [row.place_id for row in await forget_again(db, NOON + 2, DAYS, Shards(2).among([1]))] == [others]
    await known(db, ANN, "Ann", others)
    assert {row.place_id for row in await forget_again(db, NOON + 2, DAYS)} == {GUILD, others}


async def test_who_comes_back_stays(path: Path, opened: Opened) -> None:
    db = await opened()
    await known(db, ANN, "Ann")
    old = await copied(db, path)
    await erase(db, ANN, NOON + 1)
    await db.close()
    later = await open_database(path, clock=lambda: NOON + 2)
    back = await known(later, ANN, "Ann")
    assert await forget_again(later, NOON + 3, DAYS) == []
    assert [row.person for row in await later.privacy.rows_of_user(ANN)] == [back]
    await later.close()
    # In the backup of before they are who they were.
    assert len(await restored(opened, old, path, NOON + 4)) == 1


async def test_the_file_names_nobody(opened: Opened, path: Path) -> None:
    db = await opened()
    path.chmod(0o600)
    await known(db, ANN, "Ann")
    await erase(db, ANN, NOON + 1)
    await known(db, BEN, "Ben")
    await erase(db, BEN, NOON + 2)
    first, *lines = file_of(path).read_text("ascii").splitlines()
    assert first == f"salt {await db.notes.get(forgotten.SALT)}"
    assert [line.split()[0] for line in lines] == [str(NOON + 1), str(NOON + 2)]
    for secret in (str(ANN), str(BEN), str(GUILD), "Ann", "Ben"):
        assert secret not in file_of(path).read_text("ascii")
    assert file_of(path).stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("days", [89, 91])
async def test_lines_are_kept_as_long_as_backups(opened: Opened, path: Path, days: int) -> None:
    db = await opened()
    await known(db, ANN, "Ann")
    backup = await copied(db, path)
    await erase(db, ANN, NOON + 1)
    await db.close()
    erased = await restored(opened, backup, path, NOON + days * DAY)
    assert len(erased) == (1 if days < DAYS else 0)
    assert len(file_of(path).read_text().splitlines()) == (2 if days < DAYS else 1)


async def test_a_line_that_a_crash_has_torn_does_no_harm(opened: Opened, path: Path) -> None:
    db = await opened()
    for user_id, name in ((ANN, "Ann"), (BEN, "Ben")):
        await known(db, user_id, name)
    backup = await copied(db, path)
    await erase(db, ANN, NOON + 1)
    with file_of(path).open("a") as file:
        file.write(f"{NOON + 1} 0123")
    await erase(db, BEN, NOON + 1)
    await db.close()
    assert len(await restored(opened, backup, path)) == 2


@pytest.mark.parametrize("damaged", ["", "sal\n"])
async def test_the_database_knows_the_salt_where_the_file_has_lost_it(
    opened: Opened, path: Path, damaged: str
) -> None:
    db = await opened()
    await known(db, BEN, "Ben")
    await erase(db, BEN, NOON + 1)
    await known(db, ANN, "Ann")
    backup = await copied(db, path)
    await erase(db, ANN, NOON + 1)
    await db.close()
    lines = file_of(path).read_text().split("\n", 1)[1]
    file_of(path).write_text(damaged + lines)
    assert [row.name for row in await restored(opened, backup, path)] == ["Ann"]


async def test_a_first_line_that_is_a_forgetting_counts_too(
    opened: Opened, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    db = await opened()
    await known(db, ANN, "Ann")
    await erase(db, ANN, NOON + 1)
    assert await forget_again(db, NOON + 2, DAYS) == []
    assert caplog.messages == []
    file_of(path).write_text(lines := file_of(path).read_text().split("\n", 1)[1])
    await known(db, ANN, "Ann")  # as in a backup of before: first met at noon
    assert [row.user_id for row in await forget_again(db, NOON + 2, DAYS)] == [ANN]
    assert [message for message in caplog.messages if "has lost its first line" in message]
    assert await forget_again(db, NOON + 2 * DAYS * DAY, DAYS) == []
    assert file_of(path).read_text() == lines, "a file that has lost its salt is left as it is"


async def test_lines_whose_salt_nobody_knows_mean_nobody(opened: Opened, path: Path) -> None:
    db = await opened()
    await known(db, ANN, "Ann")
    file_of(path).write_text(f"{NOON + 1} {'0' * 64}\n")
    assert await forget_again(db, NOON + 2, DAYS) == []


async def test_where_nobody_was_forgotten_there_is_no_file(opened: Opened, path: Path) -> None:
    await forget_again(await opened(), NOON, DAYS)
    assert not list(path.parent.glob("*.forgotten*"))


@pytest.mark.parametrize("mode", [0o600, 0o640])
async def test_who_may_read_the_database_may_read_the_file(opened: Opened, path: Path, mode: int) -> None:
    db = await opened()
    path.chmod(mode)
    await remember(db, GUILD, ANN, NOON)
    assert file_of(path).stat().st_mode & 0o777 == mode


async def test_a_line_is_on_the_disk_before_anything_is_erased(
    opened: Opened, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[str] = []
    monkeypatch.setattr(os, "fsync", lambda _: synced.extend(file.read_text() for file in written()))

    def written() -> list[Path]:
        return [file for file in path.parent.glob("*.forgotten*") if file.suffix != ".lock"]

    db = await opened()
    for user_id, at in ((ANN, NOON), (BEN, NOON + 1)):
        await remember(db, GUILD, user_id, at)
        assert f"\n{at} " in synced[-1]


@pytest.mark.parametrize(
    ("change", "is_new"),
    [
        (lambda db: remember(db, GUILD, ANN, NOON), True),
        (lambda db: take_back(db, GUILD, ANN, NOON), False),
        (lambda db: forget_again(db, NOON, DAYS), False),
    ],
)
async def test_no_other_process_writes_the_file_meanwhile(
    opened: Opened,
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[Database], Awaitable[object]],
    is_new: bool,
) -> None:
    """One of two that write it anew at a time would lose the other's line."""
    refused: list[bool] = []
    write = forgotten._write

    def written(file: Path, *args: object, **options: object) -> None:
        with file.with_name(f"{file.name}.lock").open() as other, pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
        refused.append(True)
        write(file, *args, **options)

    db = await opened()
    if not is_new:
        await remember(db, GUILD, ANN, NOON - 2 * DAYS * DAY)
    monkeypatch.setattr(forgotten, "_write", written)
    await change(db)
    assert refused == [True]


async def test_an_empty_file_is_begun_anew(opened: Opened, path: Path) -> None:
    db = await opened()
    file_of(path).touch()
    await remember(db, GUILD, ANN, NOON)
    first, *lines = file_of(path).read_text().splitlines()
    assert first == f"salt {await db.notes.get(forgotten.SALT)}"
    assert len(lines) == 1


async def test_what_came_to_nothing_is_taken_back_alone(opened: Opened, path: Path) -> None:
    db = await opened()
    await take_back(db, GUILD, ANN, NOON)
    assert not file_of(path).exists()
    for at, user_id in enumerate((ANN, BEN, ANN, BEN), start=NOON):
        await remember(db, GUILD, user_id, at)
    before = file_of(path).read_text().splitlines()
    await take_back(db, GUILD, ANN, NOON)
    assert file_of(path).read_text().splitlines() == [before[0], *before[2:]]
    file_of(path).unlink()
    file_of(path).mkdir()
    with pytest.raises(StorageError, match="forgotten can't be read"):
        await take_back(db, GUILD, ANN, NOON)


async def test_old_lines_are_dropped_and_the_others_stay_as_they_are(opened: Opened, path: Path) -> None:
    db = await opened()
    for at in (NOON, NOON + 1, NOON + 2, NOON + 3):
        await remember(db, GUILD, ANN, at)
    before = file_of(path).read_text().splitlines()
    await forget_again(db, NOON + 1 + DAYS * DAY, DAYS)
    assert file_of(path).read_text().splitlines() == [before[0], *before[2:]]


async def test_who_comes_back_in_the_moment_they_are_forgotten_stays(opened: Opened) -> None:
    db = await opened()
    await known(db, ANN, "Ann")
    (row,) = await db.privacy.rows_of_user(ANN)
    await remember(db, GUILD, ANN, row.since)
    assert await forget_again(db, NOON, DAYS) == []
    await remember(db, GUILD, ANN, row.since + 1)
    assert await forget_again(db, NOON, DAYS) == [row]


async def test_a_file_that_cannot_be_read_stops_the_start(opened: Opened, path: Path) -> None:
    db = await opened()
    file_of(path).mkdir()
    with pytest.raises(StorageError, match="forgotten can't be read"):
        await forget_again(db, NOON, DAYS)
    await known(db, ANN, "Ann")
    with pytest.raises(StorageError, match="forgotten can't be read"):
        await erase(db, ANN, NOON)
    assert await names(db) == {"Ann"}


async def test_a_line_ends_where_the_next_one_begins(opened: Opened, path: Path) -> None:
    db = await opened()
    await remember(db, GUILD, ANN, NOON)
    whole = file_of(path).read_text()
    assert re.fullmatch(r"salt [0-9a-f]{32}\n\d+ \w+\n", whole)
    file_of(path).write_text(whole[:-1])  # torn by a crash
    await remember(db, GUILD, BEN, NOON + 1)
    assert file_of(path).read_text().startswith(whole)
    assert len(file_of(path).read_text().split("\n")) == 4


async def test_what_is_not_written_in_ascii_is_skipped(opened: Opened, path: Path) -> None:
    db = await opened()
    await known(db, ANN, "Ann")
    await remember(db, GUILD, ANN, NOON + 1)
    with file_of(path).open("ab") as file:
        file.write("1 blåbær\n".encode())
    assert [row.user_id for row in await forget_again(db, NOON + 2, DAYS)] == [ANN]


async def test_a_file_of_which_nothing_is_dropped_stays_as_it_is(opened: Opened, path: Path) -> None:
    db = await opened()
    await remember(db, GUILD, ANN, NOON)
    before = file_of(path).stat().st_ino
    await forget_again(db, NOON + 1, DAYS)
    assert file_of(path).stat().st_ino == before, "it is not written anew at each start"


async def test_nothing_of_who_is_forgotten_again_stays_in_the_file_of_the_database(
    opened: Opened, path: Path
) -> None:
    name = "Annabel of the long and winding name"
    db = await opened()
    await known(db, ANN, name)
    await db.close()
    db = await opened()
    await remember(db, GUILD, ANN, NOON + 1)
    assert len(await forget_again(db, NOON + 2, DAYS)) == 1
    for file in path.parent.glob(f"{path.name}*"):
        assert name.encode() not in file.read_bytes(), file.name


async def test_traces_are_cleared_of_those_alone_who_are_forgotten_again(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = await opened()
    await known(db, ANN, "Ann")
    cleared: list[tuple[bytes, ...]] = []
    clear = db.clear_traces

    async def clear_traces(*forms: bytes) -> None:
        cleared.append(forms)
        await clear(*forms)

    monkeypatch.setattr(db, "clear_traces", clear_traces)
    await forget_again(db, NOON, DAYS)
    assert cleared == []
    await remember(db, GUILD, ANN, NOON + 1)
    await forget_again(db, NOON + 2, DAYS)
    assert len(cleared) == 1
    assert {b"Ann", str(ANN).encode()} <= set(cleared[0])


async def test_seats_of_people_who_are_not_known_any_more_go_to_computers(opened: Opened) -> None:
    db = await opened()
    ann = await known(db, ANN, "Ann")
    await lobby(db, a_table(host=ann), SeatRow(0, ann, None))
    await remember(db, GUILD, ANN, NOON + 1)
    await forget_again(db, NOON + 2, DAYS)
    kept = await db.tables.get("t1")
    assert kept is not None
    assert kept.phase == "closed"


async def test_old_backups_of_our_own_are_deleted(path: Path) -> None:
    noon = datetime.fromtimestamp(NOON / 1000, UTC)

    def backup(name: str) -> Path:
        file = path.with_name(name)
        file.touch()
        return file

    old = [
        backup(f"{path.name}.bak-3-20200101-000000"),
        backup(f"{path.name}.bak-12-{(noon - timedelta(days=DAYS, seconds=1)).strftime('%Y%m%d-%H%M%S')}"),
    ]
    kept = [
        backup(f"{path.name}.bak-3-{(noon - timedelta(days=DAYS)).strftime('%Y%m%d-%H%M%S')}"),
        backup(f"{path.name}.bak-3-20260504-120000"),
        backup(f"{path.name}.bak-mine-20200101-000000"),
        backup(f"{path.name}.bak-3-20200101"),
        backup(f"other-{path.name}.bak-3-20200101-000000"),
        backup(path.name),
    ]
    with pytest.raises(StorageError, match="can't be read"):
        await delete_old_backups(path / "no folder" / "of backups", NOON, DAYS)
    await delete_old_backups(path, NOON, DAYS)
    assert not any(file.exists() for file in old)
    assert all(file.exists() for file in kept)
