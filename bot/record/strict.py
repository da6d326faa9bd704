"""JSON as records have it: what two programs could read differently is refused. Pure."""

from __future__ import annotations

import json
from typing import Any

LARGEST = 2**53 - 1
"""The largest number: in many languages the next ones are no longer exact."""
DEEPEST = 6
"""So many lists and objects stand in each other at most. No record needs more."""
LONGEST = 100
"""The most characters of what a sentence quotes from a record."""


class BadRecord(ValueError):  # noqa: N818 - read as "this is a bad record"
    """A text that is no record. Its message says in one sentence what is wrong, and where."""


def read_json(text: str | bytes) -> Any:
    """The content of a JSON text, of which there is no other reading. Raises BadRecord."""
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")  # some editors write a mark at the beginning
        content = json.loads(
            text,
            object_pairs_hook=_each_key_once,
            parse_int=_whole,
            parse_float=_no_fraction,
            parse_constant=_no_fraction,
        )
    except BadRecord:
        raise
    except UnicodeDecodeError:
        raise BadRecord("This is no text in UTF-8.") from None
    except json.JSONDecodeError as error:
        raise BadRecord(f"This is no JSON: {error}. Is it the whole file?") from None
    except RecursionError:
        raise BadRecord(TOO_DEEP) from None
    _look_through(content, DEEPEST)
    return content


def brief(value: object) -> str:
    """A value as it is quoted in a sentence: its beginning, if it is long."""
    said = repr(value[: LONGEST + 1]) if isinstance(value, str) else repr(value)
    return said if len(said) <= LONGEST else f"{said[:LONGEST]}…"


TOO_DEEP = "This is no record: there are too many lists and objects in each other."


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    content: dict[str, Any] = {}
    for key, value in pairs:
        if key in content:
            raise BadRecord(f"{brief(key)} stands there twice, and only one of them can be meant.")
        content[key] = value
    return content


def _whole(text: str) -> int:
    if len(text) > len(str(LARGEST)) + 1 or abs(int(text)) > LARGEST:
        raise BadRecord(f"{text[:LONGEST]} is larger than every program can read.")
    return int(text)


def _no_fraction(text: str) -> None:
    raise BadRecord(f"All numbers of a record are whole, and {text[:LONGEST]} is not written so.")


def _look_through(content: Any, depth: int) -> None:
    """Whether all texts are of whole characters, and nothing stands deeper than ``depth``."""
    if isinstance(content, str):
        try:
            content.encode()
        except UnicodeEncodeError:
            raise BadRecord(f"{brief(content)} has half a character in it.") from None
    elif isinstance(content, dict | list):
        if not depth:
            raise BadRecord(TOO_DEEP)
        if isinstance(content, dict):
            _look_through([*content], depth)
            content = content.values()
        for each in content:
            _look_through(each, depth - 1)
