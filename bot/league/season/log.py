"""The log of a season as plain JSON, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from bot.league.decisions import Ruling
from bot.league.results import MatchResult, SeatResult
from bot.league.season import acts
from bot.league.season.acts import Act
from bot.league.season.formats import FORMATS
from bot.league.season.settings import SeasonSettings
from bot.league.serialization import from_json, to_json

_RULINGS: tuple[type[Ruling], ...] = get_args(Ruling)


def act_to_json(act: Act) -> dict[str, Any]:
    """Return an act as plain JSON."""
    match act:
        case acts.Decide(ruling):
            return {"kind": "Decide", "ruling": to_json(ruling)}
        case acts.Record(result):
            seats = [to_json(seat) for seat in result.seats]
            return {"kind": "Record", "result": {**to_json(result), "seats": seats}}
        case _:
            return to_json(act)


def act_from_json(written: Mapping[str, Any]) -> Act:
    """Build an act from its JSON. Raises ValueError if it is none."""
    match written.get("kind"):
        case "Decide":
            return acts.Decide(from_json(written["ruling"], _RULINGS))
        case "Record":
            seats = tuple(from_json(seat, (SeatResult,)) for seat in written["result"]["seats"])
            return acts.Record(from_json({**written["result"], "seats": seats}, (MatchResult,)))
        case _:
            return from_json(written, acts.KINDS)


def settings_to_json(settings: SeasonSettings) -> dict[str, Any]:
    """Return the settings as plain JSON."""
    return {name: value for name, value in to_json(settings).items() if name != "kind"}


def settings_from_json(written: Mapping[str, Any]) -> SeasonSettings:
    """Build the settings from their JSON. Raises ValueError if they are none."""
    settings = from_json({**written, "kind": "SeasonSettings"}, (SeasonSettings,))
    if settings.format not in FORMATS:
        raise ValueError(f"format: {settings.format!r}")
    return settings
