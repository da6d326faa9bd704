"""Archives of finished matches: small, and read as they were written, those of older versions too."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import GAMES
from bot.resources import data_folder
from bot.storage import shorthand
from bot.storage.archives import NO_LONGER_KEPT, SHORT, TENTH, fold, unfold
from bot.storage.rows import MoveRow, Origin, to_json
from tests.record.dictionary import played
from tests.storage.older_archives import in_lines

DICTIONARIES = {
    "dictionary": "462c4a509acdef142450033a419160ee12479ad118ddf74fc7921cde98e7bc67",
    "shorthand": "f1eb26bc68a05f17549d4f163e845a91fbecf5d5675bce549195ea74270fdd25",
}
SHORTHAND = "19ec5113ee0bc934c6de7b3c026b298f50e1607ba980791359b4d8e29bdb2569"
COLUMNS = ("version", "move", "seat", "person", "origin", "at", "events")
WORDS = st.from_regex(r"[!-~]+( [!-~]+)*", fullmatch=True)
MOVES = st.lists(
    st.builds(
        MoveRow,
        version=st.integers(1, 10**6),
        move=WORDS | st.just(""),
        seat=st.none() | st.integers(0, 12),
        person=st.none() | st.from_regex(r"[0-9a-z]{1,16}", fullmatch=True),
        origin=st.sampled_from(get_args(Origin)),
        at=st.integers(0, 2 * 10**12),
        events=st.lists(st.tuples(st.text(), st.dictionaries(st.text(), st.integers())).map(list)),
    )
)


def in_one_list(moves: Sequence[MoveRow]) -> bytes:
    """An archive as older versions made it."""
    return zlib.compress(to_json([[getattr(move, name) for name in COLUMNS] for move in moves]).encode())


def facts(move: MoveRow) -> list[object]:
    return [getattr(move, name) for name in COLUMNS if name != "at"]


@given(MOVES)
def test_an_archive_is_read_as_it_was_written(moves: list[MoveRow]) -> None:
    read = unfold(fold(moves))
    assert list(map(facts, read)) == list(map(facts, moves))
    assert all(abs(now.at - then.at) < TENTH + 10 * len(moves) for now, then in zip(read, moves, strict=True))


def test_of_short_times_more_is_kept() -> None:
    gaps = [12_345, 250, 3_199, 90, 954, 965, 13_700, 86_400_000, -5_000]
    ats = [1_790_000_000_000 + sum(gaps[:number]) for number in range(len(gaps) + 1)]
    read = unfold(
        fold([MoveRow(number, "draw", 0, None, "computer", at, []) for number, at in enumerate(ats, 1)])
    )
    found = [now.at - before.at for before, now in pairwise(read)]
    for gap, kept in zip(gaps, found, strict=True):
        assert abs(gap - kept) < (10 if 0 <= gap < SHORT else 2 * TENTH)


@given(MOVES)
def test_archives_of_older_versions_are_read(moves: list[MoveRow]) -> None:
    assert unfold(in_one_list(moves)) == moves
    read = unfold(in_lines(moves))
    assert list(map(facts, read)) == list(map(facts, moves))
    assert all(abs(now.at - then.at) < 10 for now, then in zip(read, moves, strict=True))


def test_of_what_is_no_longer_kept_there_are_no_moves() -> None:
    assert unfold(NO_LONGER_KEPT) == []


@pytest.mark.parametrize("key", GAMES)
def test_an_archive_is_less_than_two_thirds_of_what_it_was(key: str) -> None:
    moves = list(played(key, Random(f"another {key}")))
    assert len(fold(moves)) < 0.67 * len(in_lines(moves)) < 0.5 * len(in_one_list(moves))


@pytest.mark.parametrize("name", DICTIONARIES)
def test_the_dictionaries_stay_what_they_are(name: str) -> None:
    """What is stored could not be read with another one."""
    dictionary = (data_folder() / "records" / f"{name}.txt").read_bytes()
    assert hashlib.sha256(dictionary).hexdigest() == DICTIONARIES[name]


def test_the_shorthand_stays_what_it_is() -> None:
    """What is stored could not be read with other guesses: they are all made in these matches."""
    texts = ["\n".join(shorthand.lines_of(played(key, Random(f"the same {key}")))) for key in GAMES]
    assert hashlib.sha256("\n\n".join(texts).encode()).hexdigest() == SHORTHAND
