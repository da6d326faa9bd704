"""Refusals that need the season's names to be said."""

from __future__ import annotations

from dataclasses import replace

from bot.tables import Refused
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.describe import of_ruling
from bot.ui.seasons.names import Names


def reworded(refused: Refused, names: Names, say: Translator) -> Refused:
    """The same refusal, in which what a decision was built on has its name instead of its key."""
    if refused.code != "league-built_on":
        return refused
    return Refused(refused.code, what=_named(refused.data["by"], replace(names, plain=True), say))


def _named(key: str, names: Names, say: Translator) -> str:
    """A later decision, a match, a table that was drawn, or somebody's entry."""
    book = names.contest.book
    decision = next((each for each in book.decisions if each.key == key), None) if book else None
    if decision is not None:
        return say("umpire-decision", number=key, what=of_ruling(decision.ruling, names, say))
    if book is not None and key in book.entrants:
        return say("umpire-other-entry", player=names.entry(key, say))
    return names.match(key, say)
