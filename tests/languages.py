"""How complete each language is: ``uv run python -m tests.languages [LOCALE ..]``.

It counts each language's phrases and rules texts. It lists the missing phrases by file, and the names of
those that are still English, take other arguments, or are unknown in English. The tests keep the languages in
``data/locales/complete.txt`` complete.
"""

from __future__ import annotations

import argparse
from collections import Counter

from bot.games import GAMES
from bot.resources import data_folder
from bot.ui.i18n.translator import FALLBACK, locales
from tests.ui.catalogue import LOCALES, catalogue, lacking, left_in_english, other_arguments, unknown


def report(locale: str) -> str:
    """The lines about one language."""
    total, lacks = len(catalogue(FALLBACK)), lacking(locale)
    rules = sum((data_folder() / "rules" / locale / f"{game}.md").is_file() for game in GAMES)
    state = "complete" if locale in LOCALES else "begun"
    lines = [
        f"{locale} ({state}): {total - len(lacks)} of {total} phrases, {rules} of {len(GAMES)} rules texts",
        *(
            f"  {file}.ftl lacks {count}"
            for file, count in Counter(catalogue(FALLBACK)[phrase].file for phrase in lacks).items()
        ),
    ]
    faults = {
        "still English": left_in_english(locale),
        "takes other arguments than in English": other_arguments(locale),
        "not in English, or in another file": unknown(locale),
    }
    lines += [f"  {phrase}: {what}" for what, phrases in faults.items() for phrase in phrases]
    return "\n".join(lines)


def main() -> None:
    """Print how far the languages are that are named, or all but English."""
    parser = argparse.ArgumentParser(prog="tests.languages", description=__doc__)
    others = [locale for locale in locales() if locale != FALLBACK]
    parser.add_argument("locale", nargs="*", choices=[*others, []], metavar="LOCALE")
    for locale in parser.parse_args().locale or others:
        print(report(locale))


if __name__ == "__main__":
    main()
