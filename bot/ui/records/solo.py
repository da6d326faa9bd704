"""The shelf for wins against computers: what a member has won, their best, and trophies. It follows from
counters alone, and counts for nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.games import GAMES
from bot.services import SoloRow
from bot.ui.components.layout import Buttons, message
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import joined, listed
from bot.user_text import UserText

LEVELS = ("hard", "normal", "easy")
IN_A_ROW = 10
"""Wins in a row for the trophy."""


def solo_message(
    name: UserText,
    rows: Sequence[SoloRow],
    say: Translator,
    buttons: Buttons,
    achievements: str | None = None,
) -> ui.LayoutView:
    """What a member has played against computers alone, game by game, with their trophies. ``achievements``:
    a line with these, if no other screen has it.
    """
    by_key = {row.game: row for row in rows}
    shown = [by_key[key] for key in GAMES if key in by_key]
    trophies = [say(f"solo-trophy-{key}", count=IN_A_ROW) for key in _trophies(shown)]
    medals = [say("solo-medal", level=level) for level in LEVELS if level in map(_best, shown)]
    return message(
        say("solo-title", name=escape_text(name)),
        "\n".join(_game(row, say) for row in shown) or say("solo-none"),
        say("solo-trophies", names=joined(trophies, say)) if trophies else None,
        achievements,
        say("solo-about", beaten=listed(medals, say) if medals else None),
        buttons,
    )


def _game(row: SoloRow, say: Translator) -> str:
    game = GAMES[row.game].spec.name
    line = say("solo-game", medal=_best(row), game=game, wins=row.wins, matches=row.matches)
    told = [" · ".join(_wins(row, say)), " · ".join(_bests(row, say))]
    return "\n".join([line, *(f"-# {part}" for part in told if part)])


def _best(row: SoloRow) -> str | None:
    """The hardest level of computers that a member has beaten in a game."""
    return next((level for level in LEVELS if getattr(row, level)), None)


def _wins(row: SoloRow, say: Translator) -> Iterator[str]:
    """How often the member has beaten computers of each level, and how often in a row."""
    for level in LEVELS:
        if count := getattr(row, level):
            yield say("solo-level", level=say(f"level-{level}"), count=count)
    if row.best_streak > 1:
        is_best = row.streak == row.best_streak
        yield say("solo-streak", streak=row.streak, best=row.best_streak, **{"is-best": is_best})


def _bests(row: SoloRow, say: Translator) -> Iterator[str]:
    if row.quickest is not None:
        yield say("solo-quickest", turns=row.quickest)
    if row.margin is not None:
        yield say("solo-margin", points=row.margin)


def _trophies(rows: Sequence[SoloRow]) -> Iterator[str]:
    """The keys of a member's trophies, the greatest first."""
    if sum(row.hard > 0 for row in rows) == len(GAMES):
        yield "hard"
    elif sum(row.wins > 0 for row in rows) == len(GAMES):
        yield "games"
    if any(row.best_streak >= IN_A_ROW for row in rows):
        yield "streak"
