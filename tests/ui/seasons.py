"""A season on the screen: who looks at it, and what they read and can press."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from discord import ui

from bot.league.season import Season, acts, format_of
from bot.league.tournament import sittings
from bot.ui.components.layout import components_of
from bot.ui.i18n.translator import translator
from bot.ui.seasons.view import SeasonView
from tests.budget.limits import walk
from tests.league.seasons import START, Run

PEOPLE = ("ann", "bo", "cy", "di", "eli", "fay")


class Known(NamedTuple):
    """Somebody of the server."""

    name: str
    user_id: int = 0


def running(*players: str, **fields: object) -> Run:
    """A season that has begun, with these players, or six."""
    run = Run(**fields)
    run.enter(*(players or PEOPLE))
    run.do(acts.Start())
    return run


def play_round(run: Run, chance: Random) -> None:
    """Play all that is to be played at the tables of Swedish Pursuit's tournament, a game at each."""
    state = run.season.play
    for sitting in list(sittings(state)) if state else []:
        dealer = sitting.seats[0] if sitting.dealer is None else sitting.dealer
        place = (sitting.round, sitting.table, sitting.slots[0])
        run.do(acts.StartDeal(*place, dealer), "")
        points = [chance.randrange(1, 60) for _ in sitting.seats]
        points[chance.randrange(len(points))] = 0
        run.do(acts.FinishDeal(*place, tuple(points)), "")


def reader(season: Season, own: str = "", *, locale: str = "en", later: int = 0, **more: Any) -> SeasonView:
    """Somebody who looks at a season, so many milliseconds after it was announced. Everybody is called as
    their key is, with a capital; ``gone`` has been forgotten.
    """
    keys = {own, "ump", *PEOPLE}
    keys |= set(format_of(season).entries.people(season))
    keys |= {signed.player for signed in season.signed}
    people = {key: Known(key.capitalize()) for key in keys - {"", "gone"}}
    return SeasonView(season, people, translator(locale), START + later, own, **more)


def text(view: ui.LayoutView) -> str:
    """All that somebody reads, but for what stands on buttons."""
    return "\n".join(part["content"] for part in walk(components_of(view)) if "content" in part)


def labels(view: ui.LayoutView) -> list[str]:
    """What stands on the buttons that can be pressed."""
    parts = [part for part in walk(components_of(view)) if part.get("type") == 2]
    return [part["label"] for part in parts if not part.get("disabled")]


def options(view: ui.LayoutView) -> list[tuple[str, str]]:
    """What can be chosen from menus: the id and what it is called."""
    menus = [part for part in walk(components_of(view)) if "options" in part]
    return [(option["value"], option["label"]) for menu in menus for option in menu["options"]]


def line_with(view: ui.LayoutView, word: str) -> str:
    """The one line that holds a word."""
    (line,) = [line for line in text(view).split("\n") if word in line]
    return line
