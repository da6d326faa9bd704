"""A table's house rules. Only those that differ from the game's defaults are kept."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.api import BadOptions, Spec, Value
from bot.tables.people import Refused


def differing(spec: Spec, options: Mapping[str, Value]) -> dict[str, Value]:
    """Return those of ``options`` that differ from the default. Raises Refused ``options-...``."""
    try:
        full = spec.options_with(options)
    except BadOptions as bad:
        raise Refused(f"options-{bad.code}", **bad.data) from bad
    defaults = spec.options_with({})
    return {key: value for key, value in full.items() if value != defaults[key]}
