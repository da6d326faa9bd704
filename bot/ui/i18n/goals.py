"""What a match is played to, in words: a number of deals, or points."""

from __future__ import annotations

from typing import NamedTuple

from bot.tables import Table
from bot.tables.table import once
from bot.ui.i18n.translator import Translator


class Goal(NamedTuple):
    """What ends a match. One of both is set, or none if its game doesn't say."""

    deals: int = 0
    """The number of its deals; 0 if something else ends it."""
    words: str = ""


@once
def goal_of(table: Table, say: Translator) -> Goal:
    """Return what the match at ``table`` is played to, by its rules and house rules.

    A game says it in the phrase ``<key>-deals``, a number, or ``<key>-goal``. Both get the house rules and
    the number of ``seats``.
    """
    spec, key = table.game.spec, table.game_key
    options = {option.key: table.options.get(option.key, option.default) for option in spec.options}
    chosen = options.get(spec.length or "")
    if table.state is not None and isinstance(games := table.observe(None).table.get("games"), int):
        chosen = games  # a tournament may say otherwise
    if isinstance(chosen, int) and chosen > 0:
        return Goal(deals=chosen)
    seats = max(len(table.chairs), spec.seats[0])
    if say.has(f"{key}-deals") and (told := say(f"{key}-deals", seats=seats, **options)).isdecimal():
        return Goal(deals=int(told))
    return Goal(words=say(f"{key}-goal", seats=seats, **options) if say.has(f"{key}-goal") else "")
