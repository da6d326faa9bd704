"""Strict JSON for match files: refuses text that two programs could read differently. Pure."""

from __future__ import annotations

import json
from typing import Any

LARGEST = 2**53 - 1
"""Largest number. Above it, numbers are not exact in many languages."""
DEEPEST = 6
"""Maximum nesting of lists and objects. No match file needs more."""
LONGEST = 100
"""Maximum number of characters that a sentence quotes from a match file."""


class BadMatchFile(ValueError):  # noqa: N818 - read as "this is a bad match file"
    """A text is not a match file. The message says what is wrong, and where."""


def read_json(text: str | bytes) -> Any:
    """Parse JSON that has only one reading. Raises BadMatchFile."""
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")  # some editors write a byte order mark
        content = json.loads(
            text,
            object_pairs_hook=_each_key_once,
            parse_int=_whole,
            parse_float=_no_fraction,
            parse_constant=_no_fraction,
        )
    except BadMatchFile:
        raise
    except UnicodeDecodeError:
        raise BadMatchFile("This is not UTF-8 text.") from None
    except json.JSONDecodeError as error:
        raise BadMatchFile(f"This is not JSON: {error}. Is it the whole file?") from None
    except RecursionError:
        raise BadMatchFile(TOO_DEEP) from None
    _look_through(content, DEEPEST)
    return content


def brief(value: object) -> str:
    """Return a value as quoted in a sentence, shortened if it is long."""
    said = repr(value[: LONGEST + 1]) if isinstance(value, str) else repr(value)
    return said if len(said) <= LONGEST else f"{said[:LONGEST]}…"


TOO_DEEP = "This is not a match file: its lists and objects are nested too deeply."


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    content: dict[str, Any] = {}
    for key, value in pairs:
        if key in content:
            raise BadMatchFile(f"The key {brief(key)} is there twice.")
        content[key] = value
    return content


def _whole(text: str) -> int:
    if len(text) > len(str(LARGEST)) + 1 or abs(int(text)) > LARGEST:
        raise BadMatchFile(f"The number {text[:LONGEST]} is too large.")
    return int(text)


def _no_fraction(text: str) -> None:
    raise BadMatchFile(f"{text[:LONGEST]} isn't written as a whole number. All numbers in a match file are.")


def _look_through(content: Any, depth: int) -> None:
    """Return whether all strings are valid Unicode, and nothing is nested deeper than ``depth``."""
    if isinstance(content, str):
        try:
            content.encode()
        except UnicodeEncodeError:
            raise BadMatchFile(f"{brief(content)} contains half a character.") from None
    elif isinstance(content, dict | list):
        if not depth:
            raise BadMatchFile(TOO_DEEP)
        if isinstance(content, dict):
            _look_through([*content], depth)
            content = content.values()
        for each in content:
            _look_through(each, depth - 1)
