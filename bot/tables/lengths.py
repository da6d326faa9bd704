"""**Short** or **Long**: a lobby's switch between one deal and a whole match. Pure.

The house rules stay what they are, with their name: how many deals a match has is said beside them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.games import GAMES
from bot.games.api import Value
from bot.tables.options import differing
from bot.tables.people import Refused, Who
from bot.tables.table import Table, need_free_rules

SHORT = 1
"""The number of deals of a short match."""


def length_of(game: str, options: Mapping[str, Value]) -> Value | None:
    """Return the number of deals that ``options``, which leave out defaults, choose; None if they don't."""
    return options.get(GAMES[game].spec.length or "") if game in GAMES else None


def can_choose(table: Table) -> bool:
    """Return whether the switch is offered: the game can be shortened, and the match isn't ranked."""
    return table.game.spec.length is not None and not table.ranked


def choose_length(table: Table, who: Who, is_short: bool) -> Table:
    """Make the match of a lobby one deal long, or as long as the game's rules say.

    Raises Refused as :func:`bot.tables.table.set_option` does, and ``no_length`` where there is no choice.
    """
    need_free_rules(table, who)
    spec = table.game.spec
    if not can_choose(table) or spec.length is None:
        raise Refused("no_length", game=spec.name)
    left = {key: value for key, value in table.options.items() if key != spec.length}
    options = differing(spec, {**left, spec.length: SHORT} if is_short else left)
    if options == table.options:
        return table
    return replace(table, version=table.version + 1, options=options)
