"""What lies about for a while: nobody else reads it, and none of it stays, however a process ended."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.storage import scratch
from bot.storage.traces import OTHERS

FOREIGN = (
    *("one.db.gz.age.part", "olsen-nightly-20260325-120000.db.gz.age", "olsen.db.copy", "film.part"),
    *(".olsen-backup-mine", "my.olsen-backup-1.part", "standard-input-1"),
)
"""Files that no version of the bot has left, or that it is to keep."""


def names(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def test_what_is_left_goes_and_nothing_else(tmp_path: Path) -> None:
    for name in FOREIGN:
        (tmp_path / name).write_text("mine")
    (tmp_path / ".olsen-backup-abc.part").touch()
    (tmp_path / ".olsen-copy-abc").mkdir()
    (tmp_path / ".olsen-copy-abc" / "copy.db").write_text("everybody's cards")
    scratch.sweep(tmp_path)
    assert names(tmp_path) == set(FOREIGN)


def test_what_another_is_writing_stays(tmp_path: Path) -> None:
    with scratch.folder_in(tmp_path) as folder, scratch.file_at(tmp_path / "one") as file:
        file.write(b"half")
        before = names(tmp_path)
        with scratch.folder_in(tmp_path) as other, scratch.file_at(tmp_path / "two") as second:
            second.write(b"whole")
            (other / "copy.db").touch()
        assert names(tmp_path) == before | {"two"}
        (folder / "copy.db").touch()
    assert names(tmp_path) == {"one", "two"}
    assert (tmp_path / "one").read_bytes() == b"half"


def test_what_fails_leaves_nothing_and_the_one_before_stands(tmp_path: Path) -> None:
    (tmp_path / "one").write_text("before")

    def fail() -> None:
        with scratch.folder_in(tmp_path) as folder, scratch.file_at(tmp_path / "one") as file:
            (folder / "copy.db").touch()
            file.write(b"after")
            raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        fail()
    assert names(tmp_path) == {"one"}
    assert (tmp_path / "one").read_text() == "before"


def test_a_link_that_looks_like_something_left_leads_nowhere(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "olsen.db").write_text("mine")
    (tmp_path / ".olsen-copy-abc").symlink_to(tmp_path / "kept")
    (tmp_path / ".olsen-backup-abc.part").symlink_to(tmp_path / "kept" / "olsen.db")
    scratch.sweep(tmp_path)
    assert (tmp_path / "kept" / "olsen.db").read_text() == "mine"


@pytest.mark.skipif(os.name != "posix", reason="there are no such permissions")
def test_only_its_owner_reads_it(tmp_path: Path) -> None:
    with scratch.folder_in(tmp_path) as folder, scratch.file_at(tmp_path / "one") as file:
        (part,) = tmp_path.glob("*.part")
        assert not (folder.stat().st_mode | part.stat().st_mode) & OTHERS
        file.write(b"1")
    assert not (tmp_path / "one").stat().st_mode & OTHERS
