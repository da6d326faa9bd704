"""The sentences of the catalogue, as patterns: whether the bot says nothing that is not written there."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import ast

from bot.ui.i18n.translator import OF_COMMANDS
from bot.ui.i18n.user_text import _FROM_RIGHT, APART, END_APART
from tests.ui.catalogue import LOCALES, catalogue

LETTERS = re.compile(r"[^\W\d_]{2,}")
LISTED = re.compile(r"(?:#{1,3}|-#?) ")
"""How a heading, small print or an item of a list begins."""
BOLD = re.compile(r"\*\*(.+)\*\*")
"""A line that the bot has made bold."""
LABEL = re.compile(r"\*\*(.+?):\*\* ")
"""How a refusal begins that names the option it is about."""
OF_OPTIONS = ("setting-", "option-")
"""How the phrases begin that name options."""
OF_CARDS = ("spoken-", "ole-spoken", "otter-spoken")
"""How the phrases begin that name cards as they are read aloud."""
ENOUGH = 4
"""A phrase of fewer letters of its own would fit anything that it is given."""
LONGEST = 5
"""The most lines of a phrase that stands among others."""
DEBRIS = re.compile(
    r"Traceback|\bNone\b(?! are)|<(?:bot|class|function|object)\b|object at 0x|\bUserText\(|\{ ?\$(?!name)"
    r"|[\u2068\u2069]|Error\b.*\("
)
"""What is left of code in a text."""
SET_APART = re.compile(f"{APART}([^{APART}{END_APART}]*){END_APART}")


def debris(text: str) -> str:
    """What is left of code in a text; empty if nothing is. What people write from right to left may be set
    apart.
    """
    plain = SET_APART.sub(lambda found: found[1] if _FROM_RIGHT.fullmatch(found[1]) else found[0], text)
    found = DEBRIS.search(plain)
    return found[0] if found else ""


def is_said(text: str) -> bool:
    """Whether a text is a sentence of the catalogue in any language, or lines of it under headings and in
    lists, which may name people and games. A refusal may begin with the option that it is about.
    """
    label = LABEL.match(text)
    if label and any(pattern.fullmatch(label[1]) for pattern in _patterns(OF_OPTIONS, 1)):
        text = text[label.end() :]
    if _is_phrase(text):
        return True
    lines = [line.strip() for line in text.split("\n")]
    said: set[int] = set()
    for first in range(len(lines)):
        for after in range(first + 1, min(first + LONGEST, len(lines)) + 1):
            part = "\n".join(lines[first:after])
            plain = LISTED.sub("", BOLD.sub(r"\1", part), count=1)
            if LETTERS.search(part) and (_is_phrase(part) or _is_phrase(plain)):
                said.update(range(first, after))
    return bool(said) and all(
        place in said or LISTED.match(line) or _of_cards().issuperset(LETTERS.findall(line))
        for place, line in enumerate(lines)
    )


@cache
def _of_cards() -> frozenset[str]:
    """The words of cards that are read aloud. A hand in words has lines of nothing else."""
    return frozenset(word for pattern in _patterns(OF_CARDS, 0) for word in LETTERS.findall(pattern.pattern))


@cache
def _is_phrase(text: str) -> bool:
    return any(pattern.fullmatch(text) for pattern in _patterns())


@cache
def _patterns(begins: str | tuple[str, ...] = "", least: int = ENOUGH) -> tuple[re.Pattern[str], ...]:
    """The phrases whose ids begin so, and that have at least so many letters of their own."""
    found = {
        _written(locale, phrase.value)
        for locale in LOCALES
        for name, phrase in catalogue(locale).items()
        if name.startswith(begins) and (begins or not is_command(name))
        if _letters(locale, phrase.value) >= least
    }
    return tuple(re.compile(pattern, re.DOTALL) for pattern in sorted(found))


def is_command(phrase: str) -> bool:
    """Whether a phrase is the name of a command or of something that belongs to one."""
    return phrase.startswith(OF_COMMANDS)


def _letters(locale: str, node: ast.BaseNode) -> int:
    """How many letters a phrase has at least, besides what it is given."""
    if isinstance(node, ast.TextElement):
        return sum(map(str.isalpha, node.value))
    if isinstance(node, ast.MessageReference):
        phrase = catalogue(locale).get(node.id.name)
        return 0 if phrase is None else _letters(locale, phrase.value)
    if isinstance(node, ast.SelectExpression):
        return min(_letters(locale, variant.value) for variant in node.variants)
    if isinstance(node, ast.Pattern):
        return sum(_letters(locale, element) for element in node.elements)
    return _letters(locale, node.expression) if isinstance(node, ast.Placeable) else 0


def _written(locale: str, node: ast.BaseNode) -> str:
    if isinstance(node, ast.TextElement):
        return re.escape(node.value)
    if isinstance(node, ast.StringLiteral):
        return re.escape(str(node.parse()["value"]))
    if isinstance(node, ast.MessageReference):
        name = node.id.name  # a command is named as the Discord of who reads names it
        told = [(each, catalogue(each).get(name)) for each in LOCALES if each == locale or is_command(name)]
        return f"(?:{'|'.join('.*?' if said is None else _written(each, said.value) for each, said in told)})"
    if isinstance(node, ast.SelectExpression):
        return f"(?:{'|'.join(_written(locale, variant.value) for variant in node.variants)})"
    if isinstance(node, ast.Pattern):
        return "".join(_written(locale, element) for element in node.elements)
    if isinstance(node, ast.Placeable):
        return _written(locale, node.expression)
    return ".*?"
