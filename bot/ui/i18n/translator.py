"""The phrase catalogue: every word that people read, by id and language, from ``data/locales``.

A language is a folder there, named as Unicode names it (``en``, ``nb``), and is read once. What a language
lacks is said in English, and logged once; a test says that ours lack nothing.
"""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from bot import resources

log = logging.getLogger(__name__)

FALLBACK = "en"
"""The language that has every phrase."""

OTHER_NAMES = {"no": "nb"}
"""What Discord calls a language by another name than its folder has."""


class UnknownPhraseError(LookupError):
    """A phrase that the catalogue does not hold."""


class Translator:
    """Speaks one language: ``say("phrase-id", **arguments)`` is the phrase in its words.

    Made by :func:`translator`. Raises UnknownPhraseError for an id that English does not have either.
    """

    def __init__(self, locale: str, bundle: FluentBundle, fallback: Translator | None) -> None:
        self.locale = locale
        """The language that is spoken, as its folder is named."""
        self._bundle = bundle
        self._fallback = fallback
        self._lacking: set[str] = set()
        self._fixed: dict[str, str] = {}
        """The words of the phrases that were asked for without arguments, which is most of them."""

    def __call__(self, phrase: str, /, **arguments: Any) -> str:
        """The words of ``phrase``.

        Numbers among the ``arguments`` get thousands marks; texts do not. A phrase chooses by ``yes`` and
        ``no`` where the code has a bool, and by ``none`` where it has None.
        """
        if arguments:
            return self._worded(phrase, arguments)
        if phrase not in self._fixed:
            self._fixed[phrase] = self._worded(phrase, arguments)
        return self._fixed[phrase]

    def _worded(self, phrase: str, arguments: dict[str, Any]) -> str:
        if not self._bundle.has_message(phrase):
            return self._borrowed(phrase)(phrase, **arguments)
        pattern = self._bundle.get_message(phrase).value
        if pattern is None:
            raise UnknownPhraseError(phrase)
        text, errors = self._bundle.format_pattern(
            pattern, {name: _spoken(value) for name, value in arguments.items()}
        )
        for error in errors:
            log.warning("phrase %s in %s: %s", phrase, self.locale, error)
        return str(text)

    def has(self, phrase: str) -> bool:
        """Whether there are words for ``phrase``, be it in English alone."""
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


def translator(locale: str = FALLBACK) -> Translator:
    """The one who speaks ``locale``, a name that :func:`locales` lists. Reads no file but the first time."""
    return _translator(resources.PACKAGE, locale)


def locales() -> list[str]:
    """The languages there are phrases in, sorted: ``["en", "nb"]``."""
    return list(_locales(resources.PACKAGE))


def locale_for(discord_locale: str) -> str | None:
    """Our language for one of Discord's locales (``en-GB``, ``no``); None where we do not speak it."""
    return _locale_for(resources.PACKAGE, discord_locale)


def catalogue_files(locale: str) -> list[Path]:
    """The files of one language."""
    return sorted((_folder() / locale).glob("*.ftl"))


def _folder() -> Path:
    return resources.data_folder() / "locales"


# Kept by where the bot's files lie, so that a look into the cache is no look at the disk.


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
    # Isolation marks would show as boxes in Discord's labels, and every language we speak runs left to right.
    bundle = FluentBundle([locale], use_isolating=False)
    for path in catalogue_files(locale):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{path}: not Fluent: {entry.content!r}")
        bundle.add_resource(resource)
    return Translator(locale, bundle, None if locale == FALLBACK else _translator(package, FALLBACK))
