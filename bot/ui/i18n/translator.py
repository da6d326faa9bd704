"""The phrase catalogue: every text that people read, by id and language, from ``data/locales``.

Each language is a folder there, named by its Unicode locale (``en``, ``nb``), and is read once. A phrase that
a language lacks is said in English, also where another phrase quotes it: a language may be begun.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel.core import LOCALE_ALIASES
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax.ast import Junk

from bot import resources
from bot.games import INSTALLED

log = logging.getLogger(__name__)

FALLBACK = "en"
"""The language that has every phrase."""

ENTRY = re.compile(r"^(?P<id>-?[A-Za-z][\w-]*) *=.*(?:\n(?!-?[A-Za-z][\w-]* *=|#).*)*", re.MULTILINE)
"""A phrase in a file, up to the next one or to a comment. It includes indented lines."""

OF_COMMANDS = ("command-", "option-", "choice-", "context-")
"""How the ids of the words of slash commands begin."""


KEPT = 4096
"""How many texts of phrases with arguments each language keeps."""

BRIEF = 40
"""The most characters of an argument of a text that is kept: only short texts come again, and a hand of cards
is not to stay in memory. Numbers other than whole ones may be equal and still be written in other ways.
"""

CHOICES = {True: "yes", False: "no", None: "none"}
"""What a phrase chooses by where the code has a bool or None."""


Argument = str | int | float | date | FluentType | None
"""What a phrase takes. Text that people wrote is none of them: ``user_text.py`` makes text of it."""

_Arguments = tuple[tuple[str, Any], ...]
"""The arguments of a phrase, by name."""


class Verbatim(str):
    """A text that goes into phrases as it is, and that none chooses by: a name, a moment.

    There are too many of them to keep a phrase's text for each. It is kept for all of them together, with
    gaps, and these are filled each time.
    """

    __slots__ = ()


GAPS = tuple(map(chr, range(0xFDD0, 0xFDF0)))
"""What stands in a kept text for its first, second .. text that goes in as it is. These characters belong to
programs: no text has them.
"""


ALIKE = 1000
"""Numbers from 0 to below this one have no marks in any language."""


class _Small(FluentInt):
    """Such a number. To write it by the rules of a language takes as long as the rest of its phrase."""

    def format(self, locale: Any) -> str:
        if self.options is not self.default_number_format_options:
            return super().format(locale)
        return str(int(self))


_small = cache(_Small)


class UnknownPhraseError(LookupError):
    """The catalogue has no phrase of that id."""


class Translator:
    """Formats phrases in one language: ``say("phrase-id", **arguments)`` returns the text.

    It is made by :func:`translator`. It raises UnknownPhraseError for an id that English does not have
    either, unless it is of a game that a package brings.
    """

    def __init__(self, locale: str, bundle: FluentBundle) -> None:
        self.locale = locale
        """The language, as its folder is named."""
        self._bundle = bundle
        self._fixed: dict[str, str] = {}
        """The texts of phrases that were used without arguments, as most are."""
        self._kept: dict[tuple[str, _Arguments], str] = {}
        """The texts of phrases with arguments that were used last."""
        self.has: Callable[[str], bool] = lru_cache(KEPT)(bundle.has_message)
        """Says whether the catalogue has a phrase in this language or in English."""

    def __call__(self, phrase: str, /, **arguments: Argument) -> str:
        """The words of ``phrase``.

        Numbers among the ``arguments`` get thousands marks; texts do not. A phrase chooses by ``yes`` and
        ``no`` where the code has a bool, and by ``none`` where it has None.
        """
        if not arguments:
            if phrase not in self._fixed:
                self._fixed[phrase] = self._worded(phrase, ())
            return self._fixed[phrase]
        spoken: list[tuple[str, Any]] = []
        filling: list[Verbatim] = []
        is_brief = True
        for name, value in arguments.items():
            if type(value) is str:  # most are
                is_brief = is_brief and len(value) <= BRIEF
            elif isinstance(value, Verbatim):
                filling.append(value)
                value = GAPS[len(filling) - 1]
            elif value is None or value is True or value is False:
                value = CHOICES[value]
            elif type(value) is not int:
                is_brief = False
            spoken.append((name, value))
        text = self._kept.get((phrase, tuple(spoken))) if is_brief else None
        if text is None:
            text = self._worded(phrase, tuple(spoken), may_stay=is_brief)
        for gap, value in zip(GAPS, filling, strict=False):
            text = text.replace(gap, value)
        return text

    def _worded(self, phrase: str, arguments: _Arguments, *, may_stay: bool = False) -> str:
        """Return the words of a phrase, and keep them if they ``may_stay``. Errors in it are logged."""
        pattern = self._bundle.get_message(phrase).value if self.has(phrase) else None
        if pattern is None:
            return _by_its_name(phrase, dict(arguments))
        spoken = {
            name: _small(value) if type(value) is int and 0 <= value < ALIKE else value
            for name, value in arguments
        }
        text, errors = self._bundle.format_pattern(pattern, spoken)
        for error in errors:
            log.warning("phrase %s in %s: %s", phrase, self.locale, error)
        if may_stay and not errors:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            self._kept[phrase, arguments] = str(text)
        return str(text)

    def forget_texts(self) -> None:
        """Forget the kept texts."""
        self._kept.clear()


def _by_its_name(phrase: str, arguments: Mapping[str, Any]) -> str:
    """Return a replacement for a phrase that a package lacks: its seat, if it has one, and its name's words.

    Raises UnknownPhraseError for any other phrase.
    """
    game, _, name = phrase.partition("-")
    if game not in INSTALLED.brought:
        raise UnknownPhraseError(phrase)
    words = re.sub("[-_]", " ", name)
    return f"{arguments['seat']}: {words}" if "seat" in arguments else words


def translator(locale: str = FALLBACK, commands: str | None = None) -> Translator:
    """The translator into ``locale``, which is one of :func:`locales`. Files are read only the first time.

    Slash commands are named in the language ``commands``, if their reader's Discord is in another one.
    """
    return _translator(resources.PACKAGE, locale, commands or locale)


def translators() -> Sequence[Translator]:
    """All that were made so far."""
    return _made


def locales() -> list[str]:
    """The languages of the catalogue, sorted: ``["en", "nb"]``."""
    return list(_locales(resources.PACKAGE))


def locale_for(discord_locale: str) -> str | None:
    """The catalogue's language for one of Discord's locales (``en-GB``, ``no``); None if it has none."""
    return _locale_for(resources.PACKAGE, discord_locale)


def names_command(phrase: str) -> bool:
    """Return whether a phrase is the name of a command or option. Discord shows these in its own language,
    not in the one that its user chose for the bot.
    """
    return phrase.startswith(("command-", "option-", "context-")) and not phrase.endswith("-description")


def catalogue_files(locale: str) -> list[Path]:
    """The catalogue files of one language."""
    return sorted((_folder() / locale).glob("*.ftl"))


def _folder() -> Path:
    return resources.data_folder() / "locales"


_made: list[Translator] = []

# The caches are keyed by the bot's folder as it is known already, so that a hit does not touch the disk.


@lru_cache
def _locale_for(package: Path, discord_locale: str) -> str | None:
    language = discord_locale.partition("-")[0]
    language = LOCALE_ALIASES.get(language, language).partition("_")[0]  # "no" is "nb_NO"
    return language if language in _locales(package) else None


@lru_cache
def _locales(package: Path) -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in _folder().iterdir() if folder.is_dir()))


@lru_cache
def _translator(package: Path, locale: str, commands: str) -> Translator:
    bundle = _Bundle(locale)
    if commands != locale:
        bundle.add(commands, names_command)
    for language in dict.fromkeys((locale, FALLBACK)):
        bundle.add(language)
    made = Translator(locale, bundle)
    _made.append(made)
    return made


@lru_cache
def _phrases(package: Path, locale: str) -> tuple[tuple[str, str], ...]:
    """What stands in the files of a language, by the ids of the phrases. All its translators share it."""
    files = dict.fromkeys(catalogue_files(locale), "") | resources.phrases_of_games(locale)
    return tuple(
        (entry["id"], entry[0])
        for path, begins in files.items()
        for entry in ENTRY.finditer(path.read_text(encoding="utf-8"))
        if entry["id"].startswith(begins)
    )


class _Bundle(FluentBundle):
    """The phrases of a language, each of which is parsed when it is used first.

    Parsing all of them takes half a second, at every start, and most are used seldom.
    """

    def __init__(self, locale: str) -> None:
        # Isolation marks would show as boxes in Discord's labels, and all our languages run left to right.
        super().__init__([locale], use_isolating=False)
        self._texts: dict[str, list[str]] = {}
        """What each phrase says that was not used yet, and what it says in English if that is no Fluent."""

    def add(self, locale: str, is_meant: Callable[[str], bool] | None = None) -> None:
        """Add the phrases of a language, or those whose ids are meant, for where none of those before has
        them.
        """
        for phrase, text in _phrases(resources.PACKAGE, locale):
            if is_meant is None or is_meant(phrase):
                self._texts.setdefault(phrase, []).append(text)

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a phrase, and it is one."""
        self._parse(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, name: str) -> None:
        for text in self._texts.pop(name, ()):
            resource = FluentResource(text)
            if not any(isinstance(entry, Junk) for entry in resource.body):
                self.add_resource(resource)
                return
            log.warning("phrase %s in %s is not valid Fluent", name, *self.locales)
