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
from bot.record import BadRecord, digest, from_text, to_text
from bot.resources import data_folder
from tests.record.at_random import some_record

SCHEMA = jsonschema_rs.validator_for(
    json.loads((data_folder() / "records" / "record.schema.json").read_text(encoding="utf-8"))
)
EXAMPLE = data_folder() / "records" / "example.json"


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
    except BadRecord as refusal:
        refused = str(refusal)
    else:
        assert from_text(to_text(read)).lines == read.lines
    assert not refused or refused.endswith(".")


def _holds(value: Any) -> bool:
    return isinstance(value, dict | list) and bool(value)


@pytest.mark.parametrize("text", ["", "{", "[]", "1", '{"format": 1.5}', "[" * 100_000, b"\xff\xfe\xfa"])
def test_what_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        from_text(text)


@pytest.mark.parametrize("key", ["hands", "seed", "next_deck", "shuffles"])
def test_a_beginning_does_not_choose_the_cards(key: str) -> None:
    content = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    beginning = {"game": "pursuit", "seats": 3, "phase": "between", "deal": 0}
    from_text(json.dumps({**content, "beginning": beginning}))
    chosen = {"hands": ["AC"], "seed": "00", "next_deck": "AC 2C", "shuffles": 7}
    with pytest.raises(BadRecord, match="follows from the shuffles"):
        from_text(json.dumps({**content, "beginning": {**beginning, key: chosen[key]}}))


def test_a_record_of_a_later_version_says_so() -> None:
    content = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    with pytest.raises(BadRecord, match="version 2"):
        from_text(json.dumps({**content, "version": 2}))
