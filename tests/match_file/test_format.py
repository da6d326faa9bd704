"""The text of a record, read with care and written the same by everybody."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import GAMES
from bot.match_file import BadMatchFile, check, digest, from_text, is_checkable, to_text
from bot.resources import data_folder
from tests.match_file.at_random import some_record
from tests.match_file.damaged import DAMAGED, RIGHT

SCHEMA = jsonschema_rs.validator_for(
    json.loads((data_folder() / "match_file" / "match-file.schema.json").read_text(encoding="utf-8"))
)
EXAMPLE = data_folder() / "match_file" / "example.json"


@pytest.mark.parametrize("key", GAMES)
def test_a_record_is_read_as_it_was_written(key: str) -> None:
    chance = Random(key)
    for _ in range(5):
        record = some_record(key, chance)
        text = to_text(record)
        read = from_text(text)
        assert to_text(read) == text
        assert read.proof == {"digest": digest(record)}
        assert replace(read, proof={}, lines=list(read.lines)) == replace(record, lines=list(record.lines))
        SCHEMA.validate(json.loads(text))


def test_the_example_is_a_record() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert to_text(from_text(text)) == text
    SCHEMA.validate(json.loads(text))


@given(st.data())
def test_whatever_is_changed_in_a_record_is_read_or_refused_in_one_sentence(data: st.DataObject) -> None:
    content = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    places = [content]
    for each in places:
        places += [value for value in (each.values() if isinstance(each, dict) else each) if _holds(value)]
    place = data.draw(st.sampled_from(places))
    key: Any = data.draw(st.sampled_from(list(place) if isinstance(place, dict) else range(len(place))))
    place[key] = data.draw(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.just([]) | st.just({"a": 1})
    )
    refused = ""
    try:
        read = from_text(json.dumps(content))
    except BadMatchFile as refusal:
        refused = str(refusal)
    else:
        del content["proof"]  # what was read is what stood there, so its digest is that of every reader
        assert {**json.loads(to_text(read)), "proof": 0} == {**content, "proof": 0}
    assert not refused or refused.endswith(".")


def _holds(value: Any) -> bool:
    return isinstance(value, dict | list) and bool(value)


@pytest.mark.parametrize("text", ["", "{", "[]", "1", '{"format": 1.5}', "[" * 100_000, b"\xff\xfe\xfa"])
def test_what_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadMatchFile):
        from_text(text)


@pytest.mark.parametrize("key", ["hands", "seed", "next_deck", "shuffles"])
def test_a_beginning_does_not_choose_the_cards(key: str) -> None:
    content = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    beginning = {"game": "pursuit", "seats": 3, "phase": "between", "deal": 0}
    from_text(json.dumps({**content, "beginning": beginning}))
    chosen = {"hands": ["AC"], "seed": "00", "next_deck": "AC 2C", "shuffles": 7}
    with pytest.raises(BadMatchFile, match="follows from the shuffles"):
        from_text(json.dumps({**content, "beginning": {**beginning, key: chosen[key]}}))


def changed(**changes: Any) -> str:
    """The example with other values, by key, or by key and the key within it: ``end__totals``."""
    content = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    for place, value in changes.items():
        *outer, key = place.split("__")
        within = content[outer[0]] if outer else content
        within[key] = value
    return json.dumps(content)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (changed(format="x"), "This is not a match file: its format is not 'olsen-match'."),
        (changed(rules=0), "rules: the first version is 1."),
        (
            changed(options={str(n): 1 for n in range(101)}),
            "match file: 'options' has more than 100 entries.",
        ),
        (changed(odd=1), "match file: 'odd' is an unknown key."),
        (changed(shuffle__odd=1), "shuffle: 'odd' is an unknown key."),
        (changed(end__odd=1), "end: 'odd' is an unknown key."),
        (changed(proof={"odd": 1}), "proof: 'odd' is an unknown key."),
        (changed(proof={"table": "a"}), "proof: table, number, previous and link go together."),
        (changed(shuffle__secret="ab"), "shuffle: 'secret' has the wrong format: 'ab'."),
        (changed(shuffle__contributions=["x"]), "contributions: 'x' is not a contribution."),
        (
            changed(started="2026-13-01T00:00:00.000Z"),
            "started: there is no time '2026-13-01T00:00:00.000Z'.",
        ),
        (changed(end__how="won"), "how: 'won' is not one of over, scored, ended."),
        (
            changed(moves=["0 - deal", "1 9p draw"]),
            "moves: '1 9p draw' is by a seat that doesn't exist.",
        ),
        (
            changed(moves=["0 - deal", "1 - draw"]),
            "moves: the first has to be '0 - deal', and all others need a seat.",
        ),
        (changed(moves=["0 - deal", "x"]), "moves: 'x' is not a line like '3120 0p play 4H'."),
        (changed(seats=[{"by": "cat"}]), "seats: 'cat' is not one of person, computer."),
        (
            changed(seats=[{"by": "computer", "level": "odd"}]),
            "seats: 'odd' is not one of easy, normal, hard.",
        ),
        (
            changed(seats=[{"by": "computer", "name": ""}]),
            "seats: a name has 1 to 100 characters. Leave out empty names and levels.",
        ),
        (changed(seats=[{"by": "person", "level": "easy"}]), "seats: only computers have a level."),
        (changed(seats=[{"by": "person", "odd": 1}]), "seats: 'odd' is an unknown key."),
        (
            changed(end={"how": "over"}),
            "end: there has to be a result unless 'how' is 'ended', and none if it is.",
        ),
        (changed(end={"how": "over", "chips": []}), "end: places and totals go together."),
        (changed(end={"how": "over", "places": []}), "end: places and totals go together."),
        (changed(end={"how": "over", "totals": []}), "end: places and totals go together."),
        (changed(end__totals=[1] * 9), "end: there are more places, totals or chips than seats."),
        (changed(end__places=[1]), "end: places have to be lists of seats."),
        (changed(end__totals=["1"]), "end: places, totals and chips have to be whole numbers."),
        (
            changed(end__chips=[1]),
            "end: each seat needs one place and one total, and chips are for all seats or none.",
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: str, sentence: str) -> None:
    with pytest.raises(BadMatchFile) as refused:
        from_text(text)
    assert str(refused.value) == sentence


def test_a_hundred_of_anything_are_not_too_many() -> None:
    hundred = {f"o{n}": 1 for n in range(100)}
    assert from_text(changed(options=hundred)).options == hundred


def test_a_record_of_a_later_version_says_so() -> None:
    content = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    with pytest.raises(BadMatchFile, match="version 2"):
        from_text(json.dumps({**content, "version": 2}))


def sentences(text: str) -> list[str]:
    """What is said of a text that is not the record of a match as it was played."""
    try:
        record = from_text(text)
    except BadMatchFile as refusal:
        return [str(refusal)]
    return [str(fault) for fault in check(record)] if is_checkable(record) else ["It is not checkable."]


@pytest.mark.parametrize("text", DAMAGED, ids=range(len(DAMAGED)))
def test_whatever_is_damaged_is_found_in_a_short_sentence(text: str) -> None:
    said = sentences(text)
    assert said
    for sentence in said:
        assert sentence[-1] in ".?", sentence
        assert len(sentence) < 600, sentence[:600]
        assert sentence.isprintable()


@pytest.mark.parametrize("text", RIGHT, ids=range(len(RIGHT)))
def test_what_only_looks_odd_is_right(text: str) -> None:
    assert sentences(text) == []
    SCHEMA.validate(json.loads(text))


def test_the_schema_refuses_nothing_that_is_read() -> None:
    """It cannot say all that a program looks at, but what it refuses is no record."""
    refused = 0
    for text in DAMAGED:
        try:
            content = json.loads(text)
        except (ValueError, RecursionError):
            continue
        if not SCHEMA.is_valid(content):
            refused += 1
            with pytest.raises(BadMatchFile):
                from_text(text)
    assert refused > len(DAMAGED) // 3


def test_a_mark_that_an_editor_writes_is_passed_over() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert to_text(from_text(b"\xef\xbb\xbf" + text.encode())) == text
