"""Archives of finished matches: small, and read as they were written."""

from __future__ import annotations

import hashlib
from random import Random
from typing import get_args

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.games import GAMES
from bot.match_file import Origin
from bot.resources import data_folder
from bot.storage.archives import NO_LONGER_KEPT, fold, lines_of, moves_of, text_of, unfold
from bot.storage.rows import MoveRow
from tests.match_file.dictionary import played

DICTIONARY = "0e4a290de758e0dd2cc710c3ed53f5a1bc0d2af144b806c5c647f8c4ad6f4556"
STORED = bytes.fromhex(
    "013350d0c52c0fd16f8a05edabe28c36d43134b7348003c83d26c0de0cd25e25ac777ec1c30a6c0a68238a52a2a1522c"
    "17b0e22ac6956ea04a750de1f600590688c3f8c0ce811a0400"
)
BYTES = {"olsen": 9.9, "olsen_olsen": 9.2, "otter": 12.8, "ole": 9.6, "pursuit": 7.3}
"""By game: the most bytes of an archive for each of its moves."""
WORD = st.text(st.characters(min_codepoint=ord("!"), max_codepoint=ord("~")), min_size=1, max_size=4)
WORDS = st.lists(WORD, min_size=1, max_size=4).map(" ".join)
PEOPLE = st.none() | st.text("0123456789abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=16)
TIMES = st.integers(0, 2 * 10**12)
TEXTS = st.text(max_size=8)
NAMES = st.sampled_from(["seat", "cards"]) | TEXTS
DATA = st.dictionaries(NAMES, st.integers(0, 30) | WORDS | TEXTS, max_size=4)
EVENTS = st.lists(st.tuples(TEXTS, DATA).map(list), max_size=3)
OPENINGS = st.builds(
    MoveRow,
    version=st.integers(1, 10**6),
    move=st.just(""),
    seat=st.none(),
    person=PEOPLE,
    origin=st.just("computer"),
    at=TIMES,
    events=EVENTS,
)
MOVES = st.builds(
    MoveRow,
    version=st.integers(1, 10**6),
    move=WORDS,
    seat=st.integers(0, 12),
    person=PEOPLE,
    origin=st.sampled_from(get_args(Origin)),
    at=TIMES,
    events=EVENTS,
)
"""Moves as a table has them, and as it never would: of any versions, times and people."""
MATCHES = st.lists(MOVES) | st.tuples(OPENINGS, st.lists(MOVES)).map(lambda both: [both[0], *both[1]])


@given(MATCHES)
@example([MoveRow(1, 'x 8C","seat":@', 1, None, "forced", 0, [["played", {"cards": "8C", "seat": 1}]])])
def test_an_archive_is_read_as_it_was_written(moves: list[MoveRow]) -> None:
    assert unfold(fold(moves)) == moves


def test_what_the_line_says_is_not_written_twice() -> None:
    events = [["played", {"seat": 1, "cards": "8C 8S", "left": 3}], ["drew", {"seat": 12, "cards": "8"}]]
    moves = [MoveRow(1, "play 8C 8S !", 1, None, "computer", 0, events)]
    text = text_of(moves)
    assert '"seat":@,"cards":@ 8S","left":3' in text
    assert '"seat":@2,"cards":"8"' in text
    assert list(moves_of(text)) == moves


def test_an_archive_has_the_lines_of_the_match_file() -> None:
    """A line has no negative time. What it lacks then is beside it, so that no time is lost."""
    ats = [1_790_000_000_000, 1_790_000_012_345, 1_790_000_007_345, 1_790_000_007_346]
    moves = [
        MoveRow(number, "draw" if number > 1 else "", seat, None, "computer", at, [])
        for number, (seat, at) in enumerate(zip((None, 0, 1, 0), ats, strict=True), 1)
    ]
    said = ["0 - deal", "12345 0c draw", "0 1c draw", "1 0c draw"]
    assert [str(line) for line in lines_of(moves)] == said
    assert [line.split("\t")[0] for line in text_of(moves).split("\n")] == said
    assert unfold(fold(moves)) == moves


def test_of_what_is_no_longer_kept_there_are_no_moves() -> None:
    assert unfold(NO_LONGER_KEPT) == []


def test_an_archive_of_another_form_is_refused() -> None:
    with pytest.raises(ValueError, match=r"has form 2\. This version reads form 1\."):
        unfold(b"\x02" + fold([])[1:])


@pytest.mark.parametrize("key", GAMES)
def test_an_archive_is_small(key: str) -> None:
    moves = list(played(key, Random(f"another {key}")))
    assert len(fold(moves)) < BYTES[key] * len(moves)


def test_what_is_stored_can_be_read_for_good() -> None:
    """Another dictionary, or another text, is another form."""
    dictionary = (data_folder() / "match_file" / "dictionary.txt").read_bytes()
    assert hashlib.sha256(dictionary).hexdigest() == DICTIONARY
    assert unfold(STORED) == [
        MoveRow(2, "", None, None, "computer", 1_790_000_000_000, [["dealt", {"seat": 1, "count": 7}]]),
        MoveRow(3, "play 8C =S !", 0, "a1", "person", 1_790_000_003_120, [["played", {"cards": "8C"}]]),
        MoveRow(4, "draw", 1, None, "stand_in", 1_790_000_003_020, [["drew", {"seat": 1}]]),
        MoveRow(6, "pass", 0, "a1", "person", 1_790_000_004_020, []),
    ]
