"""The phrase catalogue as it is written: what each phrase of a language says, and what it is given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import discord
from fluent.runtime import FluentResource
from fluent.syntax import ast

from bot.resources import data_folder
from bot.ui.i18n.translator import FALLBACK, OF_COMMANDS, catalogue_files, locale_for, locales

LOCALES = (data_folder() / "locales" / "complete.txt").read_text(encoding="utf-8").split()
"""The languages that are to have everything."""
BEGUN = [locale for locale in locales() if locale not in LOCALES]
"""Those that are still being written."""

ENGLISH = re.compile(r"\b(the|and|you|your|with|this|that|which|until)\b", re.IGNORECASE)
CODE = re.compile("`[^`]*`")
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def looks_english(said: str) -> bool:
    """Whether a text has a word that only English has, outside of what stands there as code."""
    return ENGLISH.search(CODE.sub("", said)) is not None


class Phrase(NamedTuple):
    """One phrase of one language."""

    file: str
    """The name of its file, without ``.ftl``."""
    value: ast.Pattern


@cache
def files(locale: str) -> tuple[tuple[str, ast.Resource], ...]:
    """The files of a language as the syntax of Fluent reads them whole, by their names without ``.ftl``."""
    return tuple(
        (path.stem, FluentResource(path.read_text(encoding="utf-8"))) for path in catalogue_files(locale)
    )


@cache
def entries(locale: str) -> tuple[tuple[str, Phrase], ...]:
    """All phrases of a language with their ids, also those that stand there twice."""
    return tuple(
        (entry.id.name, Phrase(file, entry.value))
        for file, resource in files(locale)
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.value is not None
    )


@cache
def catalogue(locale: str) -> dict[str, Phrase]:
    """The phrases of a language by id."""
    return dict(entries(locale))


@cache
def arguments(locale: str, phrase: str) -> frozenset[str]:
    """The names of all that a phrase takes, also for the phrases that it quotes."""
    names: set[str] = set()
    written = catalogue(locale).get(phrase) or catalogue(FALLBACK).get(phrase)
    # If there is none, that is found by who asks which phrases are quoted.
    for node in () if written is None else _walk(written.value):
        if isinstance(node, ast.VariableReference):
            names.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            names |= arguments(locale, node.id.name)
    return frozenset(names)


def named_variants(locale: str, phrase: str) -> set[tuple[str, str]]:
    """What a phrase chooses by, with the names of the variants: no numbers, and no plurals."""
    return {
        (node.selector.id.name, variant.key.name)
        for node in _walk(catalogue(locale)[phrase].value)
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference)
        for variant in node.variants
        if isinstance(variant.key, ast.Identifier) and variant.key.name not in PLURALS
    }


def quoted(locale: str) -> set[str]:
    """The phrases that other phrases quote."""
    return {
        node.id.name
        for phrase in catalogue(locale).values()
        for node in _walk(phrase.value)
        if isinstance(node, ast.MessageReference)
    }


def written(locale: str, phrase: str) -> list[str]:
    """The texts that stand in a phrase itself, in all its variants."""
    nodes = _walk(catalogue(locale)[phrase].value)
    return [node.value for node in nodes if isinstance(node, ast.TextElement)]


@cache
def text(locale: str, phrase: str) -> str:
    """All that a phrase may say: every variant, phrases it quotes, and ``…`` for what it is given."""
    written = catalogue(locale).get(phrase) or catalogue(FALLBACK).get(phrase)
    return phrase if written is None else "".join(_texts(locale, written.value))


def lacking(locale: str) -> list[str]:
    """The ids of phrases that English has and a language has not."""
    return [phrase for phrase in catalogue(FALLBACK) if phrase not in catalogue(locale)]


def unknown(locale: str) -> list[str]:
    """The ids of phrases that a language has and English has not, or has in another file."""
    english = {phrase: written.file for phrase, written in catalogue(FALLBACK).items()}
    return [phrase for phrase, written in catalogue(locale).items() if english.get(phrase) != written.file]


def other_arguments(locale: str) -> list[str]:
    """The ids of phrases that take something else than in English."""
    return [
        phrase
        for phrase in catalogue(locale)
        if phrase in catalogue(FALLBACK) and arguments(locale, phrase) != arguments(FALLBACK, phrase)
    ]


def left_in_english(locale: str) -> list[str]:
    """The ids of phrases that are English, or are written as in English. Where Discord lacks the language,
    its commands have English names, which people type.
    """
    is_discords = locale in {locale_for(each.value) for each in discord.Locale}

    def is_english(phrase: str) -> bool:
        said = text(locale, phrase)
        is_name = phrase.startswith(OF_COMMANDS) and " " not in said
        if is_name and not is_discords:
            return False
        is_long = sum(map(str.isalpha, CODE.sub("", said))) > 12
        return looks_english(said) or (is_long and said == text(FALLBACK, phrase))

    return [phrase for phrase in catalogue(locale) if is_english(phrase)]


def _texts(locale: str, node: ast.BaseNode) -> Iterator[str]:
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.StringLiteral):
        yield str(node.parse()["value"])
    elif isinstance(node, ast.MessageReference):
        yield text(locale, node.id.name)
    elif isinstance(node, ast.VariableReference):
        yield "…"
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from _texts(locale, variant.value)
            yield "\n"
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from _texts(locale, element)
    elif isinstance(node, ast.Placeable):
        yield from _texts(locale, node.expression)


def _walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _walk(child)
