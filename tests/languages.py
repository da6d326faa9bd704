"""How far each language is: ``uv run python -m tests.languages [LOCALE ..]``.

It counts the phrases and rules texts that each has. It lists what is lacking by file, what is still English,
what takes something else than in English, and what English does not have. The tests hold the languages in
``data/locales/complete.txt`` to have everything.
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
        "takes something else than in English": other_arguments(locale),
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
