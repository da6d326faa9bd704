"""What has to hold of a season's standings that somebody is shown: they are what a program comes to that
counts again what was played and decided, and knows nothing of the bot.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import inf
from typing import Any

from bot.league.season import LogEntry, Season
from bot.seasons import SeasonStore
from bot.tables import SystemClock
from tests.league.exports import files
from tests.league.recheck import read, recheck
from tests.storm.auditor import Auditor
from tests.storm.messages import ids_in, texts
from tests.storm.names import bare
from tests.storm.screens import Press, Screens
from tests.storm.world import World

STANDINGS = ("/league standings", "l:standings:", "l:show:")
"""What is answered with standings."""
OF_SEASON = re.compile(r"l:info:(\w+)$")
PAGES = re.compile(r"^-# page \d+ of \d+$", re.M)
DIVISION = re.compile(r"\*\*Division (\d+)\*\*")
OWN = "**You**"
"""What stands above the reader's own line where that is on another page."""
PLACE = r"(?:\*\*(?P<tie>=?)(?P<place>\d+)\.\*\*|(?P<sign>▫️|🏳️)) (?:▸ )?\*\*(?P<name>.+?)\*\*(?: 💤)?"
NUMBER = r"-?[\d,]+(?:\.\d+)?"
OUTLOOK = r"(?: · \d+\u2060–\u2060\d+| 🔒[a-z -]*)?(?: · (?:🏆|🎯|▲|▼).+)?"
"""How a line ends that tells which places are still possible, and how likely."""
LINES = (
    re.compile(
        rf"{PLACE} · (?:–|\*\*(?P<score>{NUMBER})\*\* pts) · (?P<wins>\d+)(?: of (?P<matches>\d+))? won"
        rf"(?: · (?P<per_deal>{NUMBER}) a deal)?"
        rf"(?: · before .+? by (?:the umpire’s order|tiebreaker))?{OUTLOOK}"
    ),
    re.compile(rf"{PLACE} · seed (?P<seed>\d+){OUTLOOK}"),
    re.compile(
        rf"{PLACE} · (?P<round_1>{NUMBER}) \+ (?P<round_2>{NUMBER}) = \*\*(?P<combined>{NUMBER})\*\*"
        rf" · (?P<wins_rounds>\d+)(?: · (?P<through>🏆|🎯) \*\*(?P<playoff>{NUMBER})\*\*)?"
        rf"(?: · 🤖 \d+)?{OUTLOOK}"
    ),
)
"""The lines of leagues, cups and tournaments."""
ROUNDED = Fraction(5, 1000)
"""By how much a number may differ that is told with two digits."""
LAST = (
    "SELECT season, MAX(seq) FROM season_log JOIN seasons USING (season) WHERE place_id = ? GROUP BY season"
)
NAMES = "SELECT person, name FROM people WHERE place_id = ?"
NOBODY = "a former player"


@dataclass(frozen=True)
class Standing:
    """What is so, or shown, of an entry."""

    name: str
    division: int | None
    """None where it is not told."""
    place: int | None
    is_tied: bool
    is_withdrawn: bool
    """Told of those without a place alone."""
    figures: Mapping[str, Fraction | None]


class ShownStandings:
    """Reads the standings each time that they are shown."""

    def __init__(self, world: World, screens: Screens, auditor: Auditor) -> None:
        self.world, self.auditor = world, auditor
        self._asked: dict[int, dict[str, int]] = {}
        """How far the log of each season went when somebody asked."""
        self._counted: dict[str, tuple[int, list[Standing]]] = {}
        """The standings of each season, and how far its log went then."""
        self.looked_at = 0
        screens.pressed.append(self._pressed)
        screens.shown.append(self._shown)

    def _pressed(self, press: Press) -> None:
        if press.what.startswith(STANDINGS):
            self._asked[press.id] = dict(self.world.rows(LAST, press.guild_id))

    def _shown(self, press: Press, message: Mapping[str, Any]) -> None:
        components = message.get("components")
        ids = (OF_SEASON.match(one) for one in ids_in(components))
        season = next((found[1] for found in ids if found), "")
        seq = self._asked.get(press.id, {}).get(season)
        if seq is None or dict(self.world.rows(LAST, press.guild_id)).get(season) != seq:
            return
        self.looked_at += 1
        text = "\n".join(texts(components))
        shown, wanted = [*lines_of(text)], self._standings(press.guild_id, season, seq)
        for says in wrong(wanted, shown, is_whole=not PAGES.search(text)):
            where = f"{press.name}: {says} in {text!r}, should be {wanted}"
            self.world.fail("standings are what was played", where)

    def _standings(self, guild_id: int, season: str, seq: int) -> list[Standing]:
        """The standings of a season, counted again."""
        known = self._counted.get(season)
        if known is None or known[0] != seq:
            known = self._counted[season] = seq, self.auditor.run(self._count(season))
        return named(known[1], dict(self.world.rows(NAMES, guild_id)))

    async def _count(self, key: str) -> list[Standing]:
        store = SeasonStore(await self.auditor.database(), SystemClock())
        season = await store.by_key(key)
        return counted_again(season, await store.log(season))


def counted_again(season: Season, log: Sequence[LogEntry]) -> list[Standing]:
    """The standings of a season as another program counts them; none if it has not started. The names are
    the keys of people.
    """
    if season.started_at is None:
        return []
    exported = files(season, log)
    listed = {line["entry"]: line for line in read(exported["standings.csv"])}
    counted = recheck(exported)
    shared = Counter((own.get("division", 1), own["place"]) for own in counted.values())
    found = []
    for entry, own in counted.items():
        division, place, player = own.get("division", 1), own["place"], listed[entry]["player"]
        figures = {name: _fraction(value) for name, value in own.items() if name not in ("place", "division")}
        figures["seed"] = _fraction(listed[entry].get("seed"))
        is_tied = place is not None and shared[division, place] > 1
        found.append(Standing(player, division, place, is_tied, own["withdrawn"] == "yes", figures))
    return found


def named(standings: Iterable[Standing], names: Mapping[str, str]) -> list[Standing]:
    """The standings with the names of people."""
    return [replace(one, name=names.get(one.name, NOBODY)) for one in standings]


def _fraction(value: Any) -> Fraction | None:
    if isinstance(value, str):
        return Fraction(value) if re.fullmatch(r"-?\d+", value) else Fraction(value == "yes")
    return None if value is None else Fraction(value)


def lines_of(text: str) -> Iterator[Standing]:
    """The lines of standings."""
    division: int | None = None
    for line in text.split("\n"):
        if found := DIVISION.fullmatch(line):
            division = int(found[1])
        elif line == OWN:
            division = None
        found = next(filter(None, (each.fullmatch(line) for each in LINES)), None)
        if found is None:
            continue
        told = found.groupdict()
        skipped = ("tie", "place", "sign", "name", "through")
        figures: dict[str, Fraction | None] = {}
        figures |= {name: _number(value) for name, value in told.items() if name not in skipped and value}
        if "score" in told and told["score"] is None:
            figures["score"] = None
        if "through" in told:
            figures["champion"] = Fraction(told["through"] == "🏆")
            if told["through"] != "🏆":
                figures["finalist"] = Fraction(told["through"] == "🎯")
        place = None if told["place"] is None else int(told["place"])
        yield Standing(bare(told["name"]), division, place, told["tie"] == "=", told["sign"] == "🏳️", figures)


def _number(text: str) -> Fraction:
    return Fraction(text.replace(",", ""))


def wrong(wanted: list[Standing], shown: list[Standing], *, is_whole: bool) -> Iterator[str]:
    """What is wrong with the lines."""
    for one in shown:
        if not any(_is_so(one, own) for own in wanted):
            yield f"{one} is not so"
    if is_whole and len(wanted) != len(shown):
        yield f"{len(shown)} of {len(wanted)} lines are"
    order = [(one.division or 1, one.is_withdrawn, _order(one)) for one in shown]
    if is_whole and order != sorted(order):
        yield "the order is wrong"


def _order(one: Standing) -> float:
    """Where somebody stands: with no place yet, in a cup above the others, who are out, otherwise below."""
    return one.place or (0 if "seed" in one.figures else inf)


def _is_so(shown: Standing, own: Standing) -> bool:
    """Whether a line is what is so of an entry."""
    is_gone = own.is_withdrawn and own.place is None
    if (shown.name, shown.place, shown.is_tied, shown.is_withdrawn) != (
        own.name,
        own.place,
        own.is_tied,
        is_gone,
    ):
        return False
    if shown.division not in (None, own.division):
        return False
    return all(_is_near(value, own.figures.get(name)) for name, value in shown.figures.items())


def _is_near(one: Fraction | None, other: Fraction | None) -> bool:
    return one == other if one is None or other is None else abs(one - other) <= ROUNDED
