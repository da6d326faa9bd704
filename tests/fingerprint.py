"""How people’s texts read, in figures: ``uv run python -m tests.fingerprint [FILE ..]``.

It prints for the phrases of each complete language, and for each page, how often the habits occur that make a
text read as translated. Give it files of others to see their figures beside ours.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast

from bot.ui.i18n.translator import FALLBACK
from tests.style import STYLES
from tests.ui.catalogue import LOCALES, catalogue

ROOT = Path(__file__).parents[1]
LONG = 20
"""Words from which on a sentence is too long in a phrase; on a page five more."""

WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
MARKUP = re.compile(
    r"""```.*?``` | `[^`]*` | <[^>\s][^>\n]*> | \]\([^)]*\) | https?://\S+  # code, mentions, links
      | ^-\#[ ] | ^\#+[ ] | ^\s*[-*][ ] | [*_~|\[\]] | \\u[0-9A-F]{4}""",
    re.DOTALL | re.MULTILINE | re.VERBOSE,
)
END = re.compile(r"(?<=[.!?…])[”»’\")]*\s+(?=\S)|\n+| · ")
VALUE = re.compile(r"^[^.:!?]{1,40}:\s+\S[^.!?:]{0,60}$")
"""A label with its value, which may have its colon."""


class Figures(NamedTuple):
    """How a text reads."""

    words: int
    sentences: int
    long: int
    """Sentences with too many words."""
    colons: int
    """Outside of a label with its value."""
    semicolons: int
    habits: dict[str, int]

    def per_thousand(self, habit: str) -> float:
        """How often a habit occurs in a thousand words."""
        return 1000 * self.habits[habit] / max(self.words, 1)

    @property
    def colons_per_hundred(self) -> float:
        """Colons in a hundred sentences."""
        return 100 * self.colons / max(self.sentences, 1)


def rendered(locale: str, phrase: str) -> set[str]:
    """All that a phrase says, in enough variants that each is among them; ``X`` for what it is given."""
    pattern = catalogue(locale)[phrase].value
    variants = max(map(len, choices(locale, pattern)), default=1)
    return {_said(locale, pattern, turn) for turn in range(variants)}


def always_shown(locale: str, phrase: str) -> set[str]:
    """What a phrase is given and shows in each of its variants. One for a certain number may say it in
    words.
    """
    pattern = catalogue(locale)[phrase].value
    variants = max(map(len, choices(locale, pattern)), default=1)
    return set.intersection(*({*_shown(pattern, turn)} for turn in range(variants)))


def _shown(node: ast.BaseNode, turn: int) -> Iterator[str]:
    match node:
        case ast.Pattern():
            for element in node.elements:
                yield from _shown(element, turn)
        case ast.Placeable():
            yield from _shown(node.expression, turn)
        case ast.VariableReference():
            yield node.id.name
        case ast.FunctionReference():
            yield from _shown(node.arguments.positional[0], turn)
        case ast.SelectExpression(selector=selector, variants=variants):
            variant = variants[turn % len(variants)]
            yield from _shown(variant.value, turn)
            is_number = not isinstance(variant.key, ast.Identifier) or variant.key.name == "one"
            if is_number and isinstance(selector, ast.VariableReference):
                yield selector.id.name


def choices(locale: str, pattern: ast.Pattern) -> Iterator[list[ast.Variant]]:
    """Yield the variants of each choice in a pattern, also of those inside a variant."""
    for element in pattern.elements:
        inside = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inside, ast.SelectExpression):
            yield inside.variants
            for variant in inside.variants:
                yield from choices(locale, variant.value)


def _said(locale: str, node: ast.BaseNode, turn: int) -> str:
    match node:
        case ast.Pattern():
            return "".join(_said(locale, element, turn) for element in node.elements)
        case ast.TextElement():
            return node.value
        case ast.Placeable():
            return _said(locale, node.expression, turn)
        case ast.StringLiteral():
            return str(node.parse()["value"])
        case ast.MessageReference():
            quoted = catalogue(locale).get(node.id.name) or catalogue(FALLBACK).get(node.id.name)
            return _said(locale, quoted.value, 0) if quoted else node.id.name
        case ast.SelectExpression():
            return _said(locale, node.variants[turn % len(node.variants)].value, turn)
        case _:
            return "X"


def sentences(text: str) -> list[str]:
    """The sentences of a text, a heading, a label and an entry of a list being one each."""
    plain = MARKUP.sub(lambda found: "X" if found[0].startswith(("`", "<", "http")) else "", text)
    return [each.strip() for each in END.split(plain) if WORD.search(each)]


def figures(said: Iterable[str], locale: str, long: int = LONG) -> Figures:
    """The figures of sentences."""
    found = list(said)
    whole = "\n".join(found)
    return Figures(
        words=len(WORD.findall(whole)),
        sentences=len(found),
        long=sum(len(WORD.findall(each)) > long for each in found),
        colons=sum(each.rstrip().count(": ") for each in found if not VALUE.match(each)),
        semicolons=whole.count(";"),
        habits={name: len(habit.findall(whole)) for name, (habit, _) in STYLES[locale].habits.items()},
    )


def said_by(locale: str, phrases: Iterable[str]) -> list[str]:
    """The sentences of phrases, each once a phrase."""
    return list(
        chain.from_iterable(
            dict.fromkeys(chain.from_iterable(map(sentences, sorted(rendered(locale, phrase)))))
            for phrase in phrases
        )
    )


def unwrapped(page: str) -> str:
    """Return a page with one line a paragraph, without its code and its tables."""
    prose = re.sub(r"(?s:```.*?```)|^\|.*$", "", page, flags=re.MULTILINE)
    return re.sub(r"(?<=\S)\n[ ]*(?=[^\s#*|>-])", " ", prose)


def line(name: str, found: Figures) -> str:
    """The figures as a line."""
    habits = "  ".join(f"{habit} {found.per_thousand(habit):.1f}" for habit in found.habits)
    return (
        f"{name:34} {found.words:6} words  {habits}  colons {found.colons_per_hundred:.0f}"
        f"  semicolons {found.semicolons}  long {found.long} of {found.sentences}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.fingerprint", description=__doc__)
    parser.add_argument("file", nargs="*", type=Path, metavar="FILE")
    parser.add_argument("--files", action="store_true", help="also each file of phrases")
    given = parser.parse_args()
    for locale in LOCALES:
        print(line(f"phrases in {locale}", figures(said_by(locale, catalogue(locale)), locale)))
        for file in sorted({each.file for each in catalogue(locale).values()}) if given.files else ():
            of = [phrase for phrase, written in catalogue(locale).items() if written.file == file]
            print(line(f"  {file}", figures(said_by(locale, of), locale)))
    for path in given.file or [
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        *sorted((ROOT / "docs").rglob("*.md")),
    ]:
        locale = path.stem.rpartition(".")[2] if path.stem.startswith("playing.") else FALLBACK
        said = sentences(unwrapped(path.read_text(encoding="utf-8")))
        print(line(path.name, figures(said, locale, LONG + 5)))


if __name__ == "__main__":
    main()
