"""The complete languages with a mark on each word, which says its language. So a text that mixes two of them
is found at once. Names of commands have no mark, because people type them.
"""

from __future__ import annotations

import re
from pathlib import Path

from bot import resources
from bot.ui.i18n.translator import ENTRY, names_command
from tests.ui.catalogue import LOCALES

MARKS = dict(zip(sorted(LOCALES), "ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ", strict=False))
"""The mark of each language."""
PLAIN = "hr"
"""A language whose words are English and have no mark, for whoever presses by them. Discord knows it."""
OWN = {"settings-language-name"}
"""What everyone reads in the language that it is of."""

WORD = re.compile(
    r"""
      ^ (?: \#.* | -?[A-Za-z][\w-]*\ *= | \s*\*?\[[^\]]*\] )  # a comment, an id, a variant's key
    | \{ (?!\ *") [^{}\n]* \}? | \\u[0-9A-F]{4}             # what is put in, or chosen by
    | <[@\#:/a-z]\S*? | :[a-zA-Z]>                           # markup of Discord
    | https?://\S* | \]\([^)]*\) | \w+\.com
    | (?P<word>[^\W\d_]+)
    """,
    re.VERBOSE | re.MULTILINE,
)


def languages_of(text: str) -> set[str]:
    """The languages whose marks stand in a text."""
    return {locale for locale, mark in MARKS.items() if mark in text}


def marked(text: str, locale: str) -> str:
    """A text of Fluent or Markdown with the mark of a language on each word."""
    return WORD.sub(lambda found: found[0] + MARKS[locale] if found["word"] else found[0], text)


def write_marked(folder: Path) -> Path:
    """Copy the bot's files to ``folder``, with marks in its languages, and English without any as one more.
    Returns what is then ``resources.PACKAGE``.
    """
    data, source = folder / "data", resources.data_folder()
    data.mkdir()
    for kept in source.iterdir():
        if kept.name not in ("locales", "rules"):
            (data / kept.name).symlink_to(kept)
    for kind, suffix in (("locales", ".ftl"), ("rules", ".md")):
        for path in (source / kind).rglob(f"*{suffix}"):
            copy = data / kind / path.relative_to(source / kind)
            copy.parent.mkdir(parents=True, exist_ok=True)
            locale = copy.parent.name if copy.parent.name in MARKS else "en"
            text = path.read_text(encoding="utf-8")
            copy.write_text(_phrases(text, locale) if kind == "locales" else marked(text, locale), "utf-8")
    (data / "locales" / PLAIN).symlink_to(source / "locales" / "en")
    (data / "rules" / PLAIN).mkdir()
    for rules in (source / "rules").glob("*.md"):
        (data / "rules" / PLAIN / rules.name).symlink_to(rules)
    return folder / "bot"


def _phrases(text: str, locale: str) -> str:
    """The phrases of a file with marks."""

    def phrase(entry: re.Match[str]) -> str:
        name = entry["id"]
        return entry[0] if names_command(name) or name in OWN else marked(entry[0], locale)

    return ENTRY.sub(phrase, text)
