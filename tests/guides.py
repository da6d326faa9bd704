"""Writes the parts of the guides that follow from the code: ``python -m tests.guides``.

A guide holds such a part between two comments that name it; a test says when it is out of date.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path

from bot.ui.components.press import PRESSES, Permission, Press
from bot.ui.i18n.translator import translator
from bot.ui.routes import router

ROOT = Path(__file__).parents[1]

WHO = {
    Permission.EVERYONE: "everyone",
    Permission.SEATED: "players of the table",
    Permission.HOST: "its host, moderators",
    Permission.ENTRANT: "players of the season",
    Permission.UMPIRE: "umpires of the season, league staff",
    Permission.STAFF: "league staff",
    Permission.MANAGER: "members with *Manage Server*",
}
SUBJECTS = {
    "Tables": ("tables",),
    "Watching": ("tables.watching",),
    "Finding players": ("finding",),
    "Hands": ("hands",),
    "Deals for one": ("hands.daily", "hands.duplicate", "duplicate"),
    "House rules": ("house_rules",),
    "Help": ("help",),
    "Leagues": ("leagues",),
    "Match times": ("leagues.times", "times"),
    "Umpire": ("umpire",),
    "The dashboard": ("umpire.dashboard", "umpire.entering", "dashboard"),
    "The dashboard, before anything is played": (
        "umpire.dashboard.starting",
        "umpire.dashboard.adding",
        "starting",
    ),
    "Results": ("records",),
    "Replays": ("replays",),
    "Chips": ("chips",),
    "Your data": ("account",),
    "Settings": ("settings",),
    "Forms": ("shell",),
}
"""What the presses are about, each with the modules below ``bot/ui`` that have them."""


def presses() -> str:
    """A table of all that can be pressed, and by whom."""
    assert router().presses == set(PRESSES)
    return "\n".join(["| Button | Does | For |", "| --- | --- | --- |", *_rows()])


def _rows() -> Iterator[str]:
    order = list(SUBJECTS)
    listed = sorted(PRESSES, key=lambda press: (order.index(_subject(press)), press.__module__))
    for subject, group in groupby(listed, key=_subject):
        yield f"| **{subject}** | | |"
        for press in group:
            yield f"| {_label(press)} | {_does(press)} | {WHO[press.permission]} |"


def _subject(press: type[Press]) -> str:
    module = f"{press.__module__.removeprefix('bot.ui.').removeprefix('presses.')}."
    fitting = [
        (len(each), subject)
        for subject, modules in SUBJECTS.items()
        for each in modules
        if module.startswith(f"{each}.")
    ]
    return max(fitting)[1]


def _does(press: type[Press]) -> str:
    """The first sentence of what is said of it."""
    return " ".join((press.__doc__ or "").partition(".")[0].split()).replace("``", "`")


def _label(press: type[Press]) -> str:
    """What stands on its button, where that is always the same."""
    text = translator()(press.label, name="…", number="…") if press.label else ""
    return text.replace("|", "\\|").replace("……", "…")


PARTS: dict[str, tuple[Path, Callable[[], str]]] = {"presses": (ROOT / "docs/leagues/buttons.md", presses)}
"""The parts by name, each with its guide."""


def written(name: str) -> tuple[str, str]:
    """A guide as it is, and as it should be."""
    path, part = PARTS[name]
    text = path.read_text(encoding="utf-8")
    between = rf"(<!-- {name}: .*? -->\n).*?(<!-- end of {name} -->)"
    assert re.search(between, text, re.DOTALL), f"{path} has no place for {name}"
    return text, re.sub(between, lambda found: f"{found[1]}{part()}\n{found[2]}", text, flags=re.DOTALL)


if __name__ == "__main__":
    for each in PARTS:
        PARTS[each][0].write_text(written(each)[1], encoding="utf-8")
