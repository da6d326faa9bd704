"""A language that nobody speaks, made from English: each letter has an accent, each word is a third longer.

It shows that a language is a folder of phrases and needs no Python, and where longer words break a screen.
It stands beside the complete languages as Croatian, which Discord knows.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot import resources
from tests.ui.catalogue import LOCALES

LOCALE = "hr"
DISCORDS = "hr"
"""What Discord calls the language."""

NAME, DESCRIPTION = 32, 100
"""Characters that Discord takes for the name of a command, and for a description or a choice."""

ACCENTS = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÂƁÇÐÉƑĜĤÎĴĶĹṀÑÖƤɊŘŞŢÛṼŴẊÝŽâƀçðéƒĝĥîĵķĺṁñöƥɋřşţûṽŵẋýž",
)
WORD = re.compile(
    r"""
      <[@\#:/a-z]\S*? | :[a-zA-Z]>      # markup of Discord: a mention, a time, ...
    | \\u[0-9A-F]{4}                    # a character by its number
    | https?://\S* | \]\( | [\w.]+\.com  # links
    | (?P<word>[A-Za-z]+)
    """,
    re.VERBOSE,
)


def longer(text: str) -> str:
    """``text`` with accents and longer words; the same word always becomes the same."""
    return WORD.sub(lambda found: _longer(found[0]) if found["word"] else found[0], text)


def _longer(word: str) -> str:
    accented = word.translate(ACCENTS)
    return accented + accented[-1] * round(len(word) / 3)


def write_language(folder: Path) -> Path:
    """Copy the bot's files to ``folder`` and add the language. Returns what is then ``resources.PACKAGE``."""
    data = folder / "data"
    source = resources.data_folder()
    (data / "locales").mkdir(parents=True)
    for kept in source.iterdir():
        if kept.is_dir() and kept.name not in ("locales", "rules"):
            (data / kept.name).symlink_to(kept)
    for locale in LOCALES:
        (data / "locales" / locale).symlink_to(source / "locales" / locale)
    shutil.copytree(source / "rules", data / "rules", ignore=shutil.ignore_patterns(LOCALE))
    (data / "rules" / LOCALE).mkdir()
    for rules in (source / "rules").glob("*.md"):
        text = longer(rules.read_text(encoding="utf-8"))
        (data / "rules" / LOCALE / rules.name).write_text(text, encoding="utf-8")
    (data / "locales" / LOCALE).mkdir()
    for phrases in (source / "locales" / "en").glob("*.ftl"):
        text = translated(phrases.read_text(encoding="utf-8"))
        (data / "locales" / LOCALE / phrases.name).write_text(text, encoding="utf-8")
    return folder / "bot"


def translated(phrases: str) -> str:
    """A file of English phrases in the language."""
    resource = FluentParser().parse(phrases)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            _Words().visit(entry)
            if entry.id.name.startswith(("command-", "option-", "choice-")):
                _shorten(entry)
    return FluentSerializer().serialize(resource)


class _Words(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - as it looks for them
        node.value = longer(node.value)
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:  # noqa: N802 - as it looks for them
        node.value = longer(node.value)
        return node

    def visit_CallArguments(self, node: ast.CallArguments) -> ast.CallArguments:  # noqa: N802 - as it looks for them
        """Leave what a function is told (``dateStyle: "full"``) as it is."""
        return node


def _shorten(entry: ast.Message) -> None:
    """Keep the words of a command within what Discord takes."""
    is_name = not entry.id.name.endswith("-description") and not entry.id.name.startswith("choice-")
    for element in entry.value.elements if entry.value else ():
        if isinstance(element, ast.TextElement):
            element.value = element.value[: NAME if is_name else DESCRIPTION].strip()
