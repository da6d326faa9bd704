"""What has to hold of a leaderboard that somebody is shown: its lines, and what its picture says, are what
the stored records of all time, of the month, or of the season or league come to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, cast
from zoneinfo import ZoneInfo

from bot.games import GAMES
from bot.services import Order
from bot.storage.months import ALL_TIME, month_at, of_league, of_month, of_season
from tests.storm.boards import Figures, Line, lines_of
from tests.storm.messages import words_of
from tests.storm.names import bare
from tests.storm.screens import Press, Screens
from tests.storm.world import World

BOARD = re.compile(r"(?:/leaderboard|b:)")
"""What is answered with a board."""
TURN = re.compile(r"b:(\w+):(\d+)(?::(\w+):(.+))?")
"""What is pressed for another page: the game, the page, the order, the period."""
TITLE = "## Leaderboard\n"
MEDALS = {"🥇": 1, "🥈": 2, "🥉": 3, "▫️": None}
LINE = re.compile(
    rf"^(?P<place>{'|'.join(MEDALS)}|\*\*\d+\.\*\*) (?:▸ )?\*\*(?P<name>.+?)\*\* · (?P<told>.+(?:\n-# .+)?)",
    re.M,
)
"""A line, and below it what else is told of the same player."""
DRAWN = re.compile(r"(?:Place (?P<place>\d+)|No place yet): (?P<name>.+?), (?P<told>.+? won(?: \(\d+%\))?)\.")
"""A line of the picture."""
NUMBER = r"(-?[\d,]+(?:\.\d+)?)"
FIGURES: Mapping[str, re.Pattern[str]] = {
    "wins": re.compile(r"(\d+) of \d+ won\b"),
    "matches": re.compile(r"\d+ of (\d+) won\b"),
    "share": re.compile(r"\((\d+)%\)"),
    "points_per_deal": re.compile(rf"{NUMBER} points a deal"),
    "rating": re.compile(r"\brating (\d+)"),
    "rated": re.compile(r"\bunrated \((\d+) of \d+ matches\)"),
    "deals_won": re.compile(r"(\d+) of \d+ deals? won"),
    "deals": re.compile(r"\d+ of (\d+) deals? won"),
    "calls_made": re.compile(r"(\d+) calls? made"),
    "calls_missed": re.compile(r"calls? made, (\d+) missed"),
}
"""What is told of a player."""
ROUNDED: Mapping[str, float] = {"share": 0.5, "points_per_deal": 0.05}
"""By how much what is told may differ from what is so."""
PAGE = 10
ZONE = "SELECT COALESCE(MAX(settings ->> 'zone'), 'UTC') FROM guilds WHERE place_id = ?"
"""The zone by which a server counts its months."""
SEASON = "SELECT season, league, game FROM seasons WHERE place_id = ? AND season = ?"


class ShownBoards:
    """Reads each leaderboard when it is shown."""

    def __init__(self, world: World, screens: Screens) -> None:
        self.world = world
        self._asked: dict[int, list[Line]] = {}
        """The lines that there were when somebody asked."""
        self.looked_at = 0
        screens.pressed.append(self._pressed)
        screens.shown.append(self._shown)

    def _pressed(self, press: Press) -> None:
        if BOARD.match(press.what):
            self._asked[press.id] = self._lines(press)

    def _shown(self, press: Press, message: Mapping[str, Any]) -> None:
        before, (text, alt) = self._asked.get(press.id), words_of(message.get("components"))
        if before is None or not text.startswith(TITLE) or before != (now := self._lines(press)):
            return
        self.looked_at += 1
        told, drawn = [*_read(text)], [*_drawn(alt)]
        for says in _wrong(now, told, drawn):
            where = f"{press.name}: {says}: {text!r}, drawn {drawn}, of {now}"
            self.world.fail("a board is what was played", where)

    def _lines(self, press: Press) -> list[Line]:
        """The lines of the board that somebody asks for, those of all pages."""
        world = self.world
        game, by, period = _meant(press)
        kind, _, key = period.partition(".")
        scope = ALL_TIME
        if kind == "month":
            ((zone,),) = world.rows(ZONE, press.guild_id)
            now = world.bot.clock.now() if world.bot is not None else 0
            scope = of_month(month_at(now, ZoneInfo(zone)))
        elif key:
            found = world.rows(SEASON, press.guild_id, key)
            if not found:
                return []
            [(season, league, game)] = found
            scope = of_season(season) if kind == "season" else of_league(league)
        return [*lines_of(world, press.guild_id, game, scope, by).values()] if game in GAMES else []


def _meant(press: Press) -> tuple[str, Order, str]:
    """The game, the order and the period that somebody asks for."""
    if found := TURN.match(press.what):
        return found[1], cast(Order, found[3] or "wins"), found[4] or "all"
    given = dict(word.partition("=")[::2] for word in press.what.split()[1:])
    return given.get("game", "olsen"), cast(Order, given.get("by", "wins")), given.get("period", "all")


def _wrong(now: list[Line], told: list[Line], drawn: list[Line]) -> Iterator[str]:
    """What is wrong with the lines of a board, and with those of its picture."""
    for shown in (told, drawn):
        if any(not any(_is_so(one, line) for line in now) for one in shown):
            yield "a line is not so"
        # On one page of several, the reader's own line may stand below the others.
        if len(now) <= PAGE and not _is_in_order(now, shown):
            yield "it is out of order"
    # Beside a picture that says it all, there are lines for those alone of whom it does not.
    if len(now) <= PAGE and any(not any(_is_so(one, line) for one in (*told, *drawn)) for line in now):
        yield "somebody is missing"


def _read(text: str) -> Iterator[Line]:
    """The lines of a board."""
    for found in LINE.finditer(text):
        place = found["place"]
        number = MEDALS[place] if place in MEDALS else int(place.strip("*."))
        yield Line(bare(found["name"]), number, _numbers(found["told"]))


def _drawn(text: str) -> Iterator[Line]:
    """The lines of its picture."""
    for found in DRAWN.finditer(text):
        place = None if found["place"] is None else int(found["place"])
        yield Line(bare(found["name"]), place, _numbers(found["told"]))


def _numbers(told: str) -> Figures:
    return {name: _number(found[1]) for name, each in FIGURES.items() if (found := each.search(told))}


def _number(text: str) -> float:
    return float(text.replace(",", ""))


def _is_in_order(now: list[Line], shown: list[Line]) -> bool:
    """Whether the lines are in their order; those of people who are equal in all that is told may be any of
    theirs.
    """
    last: tuple[float, ...] = ()
    for one in shown:
        possible = [line.order for line in now if _is_so(one, line) and line.order >= last]
        if not possible:
            return False
        last = min(possible)
    return True


def _is_so(shown: Line, line: Line) -> bool:
    """Whether what is shown is what is so."""
    if (shown.name, shown.place) != (line.name, line.place):
        return False
    return all(
        _is_near(number, line.figures[name], ROUNDED.get(name, 0.0)) for name, number in shown.figures.items()
    )


def _is_near(number: float | None, other: float | None, by: float) -> bool:
    return number == other if number is None or other is None else abs(number - other) <= by + 1e-9
