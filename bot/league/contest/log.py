"""The log of a season as plain JSON, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from bot.league.contest import acts
from bot.league.contest.acts import Act
from bot.league.contest.terms import Terms
from bot.league.decisions import Ruling
from bot.league.plain import from_plain, to_plain
from bot.league.results import MatchResult, SeatResult
from bot.league.tournament import acts as pursuit

_ACTS: tuple[type[Act], ...] = get_args(Act)
_RULINGS: tuple[type[Ruling], ...] = get_args(Ruling)
_PURSUIT: tuple[type[pursuit.Act], ...] = get_args(pursuit.Act)


def act_to_plain(act: Act) -> dict[str, Any]:
    """An act as JSON can hold it."""
    match act:
        case acts.Decide(ruling):
            return {"kind": "Decide", "ruling": to_plain(ruling)}
        case acts.Game(inner) | acts.Rule(inner):
            return {"kind": type(act).__name__, "act": to_plain(inner)}
        case acts.Record(result):
            seats = [to_plain(seat) for seat in result.seats]
            return {"kind": "Record", "result": {**to_plain(result), "seats": seats}}
        case _:
            return to_plain(act)


def act_from_plain(plain: Mapping[str, Any]) -> Act:
    """The act that was written as ``plain``. ValueError where it is none."""
    match plain.get("kind"):
        case "Decide":
            return acts.Decide(from_plain(plain["ruling"], _RULINGS))
        case "Game":
            return acts.Game(from_plain(plain["act"], get_args(pursuit.TableAct)))
        case "Rule":
            return acts.Rule(from_plain(plain["act"], _PURSUIT))  # type: ignore[arg-type]  # only decisions are written so
        case "Record":
            seats = tuple(from_plain(seat, (SeatResult,)) for seat in plain["result"]["seats"])
            return acts.Record(from_plain({**plain["result"], "seats": seats}, (MatchResult,)))
        case _:
            return from_plain(plain, _ACTS)


def terms_to_plain(terms: Terms) -> dict[str, Any]:
    """The terms as JSON can hold them."""
    return {name: value for name, value in to_plain(terms).items() if name != "kind"}


def terms_from_plain(plain: Mapping[str, Any]) -> Terms:
    """The terms that were written as ``plain``. ValueError where they are none."""
    return from_plain({**plain, "kind": "Terms"}, (Terms,))
