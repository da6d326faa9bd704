"""**Catch each other**: a lobby's switch by which players call by hand and challenge forgotten calls. Pure.

It sets two house rules at once. Where a game's own rules say that players challenge, it changes one alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.games.api import BadOptions, Spec, Value
from bot.tables.options import differing
from bot.tables.people import Refused, Who
from bot.tables.table import Table, need_free_rules
from bot.user_text import NO_TEXT

BY_HAND, ENFORCE = "calls_by_hand", "enforce"
CATCHING: Mapping[str, Value] = {BY_HAND: True, ENFORCE: "challenge"}
"""The house rules that the switch turns on."""


def is_catching(spec: Spec, options: Mapping[str, Value]) -> bool:
    """Return whether players catch each other by these house rules, which leave out defaults."""
    full = spec.options_with(options)
    return all(full.get(key) == value for key, value in CATCHING.items())


def can_catch(table: Table) -> bool:
    """Return whether the switch is offered in a lobby: its game has both house rules, the match isn't ranked,
    and the other house rules allow it.
    """
    spec = table.game.spec
    known = {option.key: option for option in spec.options}
    if table.ranked or not CATCHING.keys() <= known.keys():
        return False
    if is_catching(spec, table.options):
        return True
    by_itself = known[ENFORCE].default == CATCHING[ENFORCE]
    if by_itself and ENFORCE in table.options:
        return False  # these house rules say that the table punishes, although the game doesn't
    return not _is_refused(table, {**table.options, **CATCHING}) or _is_refused(table, table.options)


def _is_refused(table: Table, options: Mapping[str, Value]) -> bool:
    """Return whether the game can't be played by these house rules."""
    seats = max(len(table.chairs), table.game.spec.seats[0])
    try:
        table.game.new(seats, b"", differing(table.game.spec, options))
    except BadOptions:
        return True
    return False


def catch_each_other(table: Table, who: Who, is_on: bool) -> Table:
    """Turn the switch of a lobby on or off. Turned off, both house rules are the game's own again.

    Raises Refused as :func:`bot.tables.table.set_option` does, and ``no_catching`` where it isn't offered.
    """
    need_free_rules(table, who)
    spec = table.game.spec
    if is_catching(spec, table.options) == is_on:
        return table
    if not can_catch(table):
        raise Refused("no_catching", game=spec.name)
    left = {key: value for key, value in table.options.items() if key not in CATCHING}
    options = differing(spec, {**left, **CATCHING} if is_on else left)
    return replace(table, version=table.version + 1, options=options, house_rules=NO_TEXT)
