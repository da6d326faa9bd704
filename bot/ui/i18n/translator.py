"""The phrase catalogue: every text that people read, by id and language, from ``data/locales``.

Each language is a folder there, named by its Unicode locale (``en``, ``nb``), and is read once. A phrase that
is missing in a language, or is no Fluent there, is used in English, and logged once. A test checks that there
is none.
"""

from __future__ import annotations

import logging
import re
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Junk

from bot import resources

log = logging.getLogger(__name__)

FALLBACK = "en"
"""The language that has every phrase."""

ENTRY = re.compile(r"^(?P<id>-?[A-Za-z][\w-]*) *=.*(?:\n(?!-?[A-Za-z][\w-]* *=|#).*)*", re.MULTILINE)
"""A phrase in a file, up to the next one or to a comment. What is indented goes on with it."""

OTHER_NAMES = {"no": "nb"}
"""Discord's names for languages whose folders have another name."""


KEPT = 4096
"""How many texts of phrases with arguments each language keeps."""

BRIEF = 40
"""The most characters of an argument of a text that is kept. Names are shorter."""


Argument = str | int | float | date | FluentType | None
"""What a phrase takes. Text that people wrote is none of them: ``user_text.py`` makes text of it."""

_Arguments = tuple[tuple[str, Any], ...]
"""The arguments of a phrase, by name."""


class UnknownPhraseError(LookupError):
    """The catalogue has no phrase of that id."""


class Translator:
    """Formats phrases in one language: ``say("phrase-id", **arguments)`` returns the text.

    It is made by :func:`translator`. It raises UnknownPhraseError for an id that English does not have
    either.
    """

    def __init__(self, locale: str, bundle: FluentBundle, fallback: Translator | None) -> None:
        self.locale = locale
        """The language, as its folder is named."""
        self._bundle = bundle
        self._fallback = fallback
        self._lacking: set[str] = set()
        self._fixed: dict[str, str] = {}
        """The texts of phrases that were used without arguments, as most are."""
        self._kept: dict[tuple[str, _Arguments], str] = {}
        """The texts of phrases with arguments that were used last."""

    def __call__(self, phrase: str, /, **arguments: Argument) -> str:
        """The words of ``phrase``.

        Numbers among the ``arguments`` get thousands marks; texts do not. A phrase chooses by ``yes`` and
        ``no`` where the code has a bool, and by ``none`` where it has None.
        """
        if not arguments:
            if phrase not in self._fixed:
                self._fixed[phrase], _ = self._worded(phrase, ())
            return self._fixed[phrase]
        spoken = tuple([(name, _spoken(value)) for name, value in arguments.items()])
        if not _is_brief(spoken):
            return self._worded(phrase, spoken)[0]
        text = self._kept.get((phrase, spoken))
        if text is None:
            text, may_stay = self._worded(phrase, spoken)
            if len(self._kept) >= KEPT:
                self._kept.clear()
            if may_stay:
                self._kept[phrase, spoken] = text
        return text

    def _worded(self, phrase: str, arguments: _Arguments) -> tuple[str, bool]:
        """The words of a phrase, and whether they may be kept. What is wrong with it is logged."""
        if not self._bundle.has_message(phrase):
            return self._borrowed(phrase)(phrase, **dict(arguments)), False  # English keeps it
        pattern = self._bundle.get_message(phrase).value
        if pattern is None:
            raise UnknownPhraseError(phrase)
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        for error in errors:
            log.warning("phrase %s in %s: %s", phrase, self.locale, error)
        return str(text), not errors

    def has(self, phrase: str) -> bool:
        """Whether the catalogue has ``phrase`` in this language or in English."""
        return self._bundle.has_message(phrase) or (self._fallback is not None and self._fallback.has(phrase))

    def _borrowed(self, phrase: str) -> Translator:
        if self._fallback is None:
            raise UnknownPhraseError(phrase)
        if phrase not in self._lacking:
            self._lacking.add(phrase)
            log.warning("phrase %s is lacking in %s", phrase, self.locale)
        return self._fallback


def _spoken(value: Any) -> Any:
    """A value as a phrase can choose by it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def _is_brief(arguments: _Arguments) -> bool:
    """Whether a phrase with these arguments is worth keeping: only short texts come again, and a hand of
    cards is not to stay in memory.

    Numbers other than whole ones may be equal and still be written in other ways.
    """
    return all(type(value) is int or (type(value) is str and len(value) <= BRIEF) for _, value in arguments)


def translator(locale: str = FALLBACK) -> Translator:
    """The translator into ``locale``, which is one of :func:`locales`. Files are read only the first time."""
    return _translator(resources.PACKAGE, locale)


def locales() -> list[str]:
    """The languages of the catalogue, sorted: ``["en", "nb"]``."""
    return list(_locales(resources.PACKAGE))


def locale_for(discord_locale: str) -> str | None:
    """The catalogue's language for one of Discord's locales (``en-GB``, ``no``); None if it has none."""
    return _locale_for(resources.PACKAGE, discord_locale)


def catalogue_files(locale: str) -> list[Path]:
    """The catalogue files of one language."""
    return sorted((_folder() / locale).glob("*.ftl"))


def _folder() -> Path:
    return resources.data_folder() / "locales"


# The caches are keyed by the bot's folder as it is known already, so that a hit does not touch the disk.


@lru_cache
def _locale_for(package: Path, discord_locale: str) -> str | None:
    language = discord_locale.partition("-")[0]
    language = OTHER_NAMES.get(language, language)
    return language if language in _locales(package) else None


@lru_cache
def _locales(package: Path) -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in _folder().iterdir() if folder.is_dir()))


@lru_cache
def _translator(package: Path, locale: str) -> Translator:
    bundle = _Bundle(locale)
    for path in catalogue_files(locale):
        bundle.add_text(path.read_text(encoding="utf-8"))
    return Translator(locale, bundle, None if locale == FALLBACK else _translator(package, FALLBACK))


class _Bundle(FluentBundle):
    """The phrases of a language, each of which is parsed when it is used first.

    Parsing all of them takes half a second, at every start, and most are used seldom.
    """

    def __init__(self, locale: str) -> None:
        # Isolation marks would show as boxes in Discord's labels, and all our languages run left to right.
        super().__init__([locale], use_isolating=False)
        self._texts: dict[str, str] = {}

    def add_text(self, text: str) -> None:
        """Add what a file says."""
        for entry in ENTRY.finditer(text):
            self._texts.setdefault(entry["id"], entry[0])

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a phrase, and it is one."""
        self._parse(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, name: str) -> None:
        text = self._texts.pop(name, None)
        if text is None:
            return
        resource = FluentResource(text)
        if any(isinstance(entry, Junk) for entry in resource.body):
            log.warning("phrase %s in %s is no Fluent", name, *self.locales)
        self.add_resource(resource)
