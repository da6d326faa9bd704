"""What a shuffle is made of, in words: the fingerprint of its secret, and what was added to that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.tables import Table
from bot.ui.i18n.players import player_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text

SHOWN = 16
"""So many digits of a word's hash are shown."""
FINGERPRINT = 32
"""How many digits of the fingerprint everybody sees: so many that no two secrets begin alike. All of them are
behind a button.
"""
GROUP = 8
"""How many of them stand together. A phone breaks the line between two groups."""


def begun(commitment: str) -> str:
    """The beginning of a secret's fingerprint, as everybody sees it, in groups that are easy to compare."""
    groups = (commitment[at : at + GROUP] for at in range(0, FINGERPRINT, GROUP))
    return f"`{' '.join(groups)}`"


def added_lines(table: Table, contributions: Sequence[str], say: Translator) -> Iterator[str]:
    """A line for each seat whose player has added something to a shuffle, and one for the start of the match,
    if that has. ``contributions`` are as a record has them.
    """
    others = list(contributions)
    for seat, chair in enumerate(table.chairs):
        own = [str(chair.press)] if chair.press is not None else []
        own += [f"w{chair.word}"] if chair.word else []
        if own and set(own) <= set(others):
            for each in own:
                others.remove(each)
            yield say(
                "shuffle-seat",
                number=seat + 1,
                name=escape_text(player_name(table, seat, say)),
                press=str(chair.press),
                word=chair.word[:SHOWN] or None,
            )
    for each in others:
        yield say(
            "shuffle-message" if each.startswith("m") else "shuffle-start", press=each.removeprefix("m")
        )
