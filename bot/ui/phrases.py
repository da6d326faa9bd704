"""The phrase catalogue: every word that people read, by id, from ``data/locales``."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from bot.resources import data_folder

log = logging.getLogger(__name__)

Say = Callable[..., str]
"""``say(phrase_id, **arguments)``: a phrase in the language that was chosen with :func:`speaker`."""


class UnknownPhraseError(LookupError):
    """A phrase that the catalogue does not hold."""


@lru_cache
def _bundle(folder: Path) -> FluentBundle:
    # Isolation marks would show as boxes in Discord's labels, and every language we speak runs left to right.
    bundle = FluentBundle([folder.name], use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{path}: not Fluent: {entry.content!r}")
        bundle.add_resource(resource)
    return bundle


def _folder(locale: str) -> Path:
    return data_folder() / "locales" / locale


def catalogue_files(locale: str) -> list[Path]:
    """The files of one language."""
    return sorted(_folder(locale).glob("*.ftl"))


def has_phrase(phrase: str, locale: str = "en") -> bool:
    """Whether the catalogue has a phrase of this id."""
    return _bundle(_folder(locale)).has_message(phrase)


def speaker(locale: str = "en") -> Say:
    """A function that speaks ``locale``. It raises UnknownPhraseError for an id that does not exist."""
    bundle = _bundle(_folder(locale))

    def say(phrase: str, /, **arguments: Any) -> str:
        if not bundle.has_message(phrase):
            raise UnknownPhraseError(phrase)
        pattern = bundle.get_message(phrase).value
        if pattern is None:
            raise UnknownPhraseError(phrase)
        text, errors = bundle.format_pattern(pattern, arguments)
        for error in errors:
            log.warning("phrase %s: %s", phrase, error)
        return str(text)

    return say
