"""The sentences by which people are refused, as patterns, so that an answer is known for one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

PHRASES = Path(__file__).parents[2] / "data" / "locales" / "en"
REFUSAL = "refused-"
ILLEGAL = "illegal-"
"""How the names of the sentences begin: nobody may do that, or the rules of the game forbid it."""
WHOLE = (REFUSAL, "league-start-first", "league-confirm-first")
"""How the names of phrases begin that are sentences of a refusal, and no names of commands or buttons."""
WORDS = 12
"""So many letters of its own a sentence has at least that can be told from others."""


@cache
def refusals() -> dict[str, re.Pattern[str]]:
    """The pattern of each sentence, by its name."""
    found = {}
    for name, words in _phrases().items():
        if name.startswith((REFUSAL, ILLEGAL)):
            pattern = _pattern(words)
            if len(re.sub(r"\W|\.\*", "", pattern)) >= WORDS:
                found[name] = re.compile(pattern)
    return found


@cache
def _phrases() -> dict[str, ast.Pattern]:
    """All phrases, by name."""
    paths = sorted(PHRASES.glob("*.ftl"))
    parsed = (FluentParser().parse(path.read_text(encoding="utf-8")) for path in paths)
    entries = (entry for each in parsed for entry in each.body if isinstance(entry, ast.Message))
    return {entry.id.name: entry.value for entry in entries if entry.value is not None}


def refusals_in(text: str) -> Iterator[tuple[str, str]]:
    """By which codes somebody is refused in an answer, and in which words."""
    for words in dict.fromkeys((text, *text.split("\n")[:2])):
        for code in _codes(words):
            yield code, words


@lru_cache(4096)
def _codes(words: str) -> tuple[str, ...]:
    found = (name for name, pattern in refusals().items() if pattern.fullmatch(words))
    return tuple(name.removeprefix(REFUSAL) for name in found)


def _pattern(words: ast.Pattern) -> str:
    return "".join(map(_part, words.elements))


def _part(part: ast.TextElement | ast.Placeable) -> str:
    if isinstance(part, ast.TextElement):
        return re.escape(part.value)
    if isinstance(part.expression, ast.SelectExpression):
        return f"(?:{'|'.join(_pattern(variant.value) for variant in part.expression.variants)})"
    if isinstance(part.expression, ast.MessageReference) and part.expression.id.name.startswith(WHOLE):
        return _pattern(_phrases()[part.expression.id.name])
    return ".*"
