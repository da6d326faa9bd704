"""A server's folder is written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.site import folder
from bot.site.folder import MARK, NotOursError


def contents(site: Path) -> dict[str, str]:
    """All files of a site, by path, without what others may be writing."""
    files = (file for file in sorted(site.rglob("*")) if file.is_file() and file.name != MARK)
    return {str(file.relative_to(site)): file.read_text() for file in files}


def test_a_folder_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    folder.write(tmp_path, "abc", [("index.html", b"1"), ("s1/index.html", b"2"), ("s2/index.html", b"3")])
    before = (tmp_path / "abc" / "s1" / "index.html").stat().st_ino
    folder.write(tmp_path, "abc", [("index.html", b"4")], kept=["s1"])
    assert contents(tmp_path) == {"abc/index.html": "4", "abc/s1/index.html": "2"}
    assert (tmp_path / "abc" / "s1" / "index.html").stat().st_ino == before
    assert list(folder.written(tmp_path)) == ["abc"]
    assert (tmp_path / "abc").stat().st_mode & 0o055 == 0o055  # a web server may be another user
    folder.remove(tmp_path, "abc")
    assert list(tmp_path.iterdir()) == []


def test_what_fails_in_the_middle_leaves_the_folder_as_it_was(tmp_path: Path) -> None:
    folder.write(tmp_path, "abc", [("index.html", b"1")])

    def failing() -> Iterator[tuple[str, bytes]]:
        yield "index.html", b"2"
        raise OSError("disk full")

    with pytest.raises(OSError, match="disk full"):
        folder.write(tmp_path, "abc", failing())
    assert contents(tmp_path) == {"abc/index.html": "1"}


def test_a_kill_in_the_middle_leaves_the_folder_as_it_was(tmp_path: Path) -> None:
    folder.write(tmp_path, "abc", [("index.html", b"1")])

    def killed() -> Iterator[tuple[str, bytes]]:
        yield "index.html", b"2"
        os._exit(0)

    process = os.fork()
    if not process:
        folder.write(tmp_path, "abc", killed())
    os.waitpid(process, 0)
    assert contents(tmp_path / "abc") == {"index.html": "1"}
    assert len(list(tmp_path.iterdir())) == 2  # the half of the new one, which the next writing deletes
    folder.write(tmp_path, "abc", [("index.html", b"3")])
    assert contents(tmp_path) == {"abc/index.html": "3"}
    assert len(list(tmp_path.iterdir())) == 1


def test_folders_of_others_stay(tmp_path: Path) -> None:
    (tmp_path / "abc").mkdir()
    (tmp_path / "abc" / "mine.txt").write_text("mine")
    (tmp_path / "index.html").write_text("mine, too")
    with pytest.raises(NotOursError):
        folder.write(tmp_path, "abc", [("index.html", b"1")])
    assert contents(tmp_path) == {"abc/mine.txt": "mine", "index.html": "mine, too"}
    assert list(folder.written(tmp_path)) == []
