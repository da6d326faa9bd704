"""Entering the result of a match that was played elsewhere: a form with a line a player, then a preview."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate

from bot.league.decisions import Enter
from bot.league.season import Season, acts, format_of, season_state
from bot.tables import Refused
from bot.ui.components.forms import Form, Written, text_field
from bot.ui.components.layout import GREY
from bot.ui.components.offers import Suggestion, meant
from bot.ui.components.press import Text
from bot.ui.i18n.translator import locales, translator
from bot.ui.seasons import suggestions
from bot.ui.seasons.view import SeasonView, cut
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.dashboard.forms import REASON, WHY
from bot.ui.umpire.preview import propose
from bot.user_text import UserText, look_alike, seen_as

PLACES = "places"
"""The key of the form's field."""
MOST = 2000
"""The most characters of all lines of a form."""
LINE = 60
"""The most characters of a line that a refusal repeats."""
_QUOTED = re.compile(r"(?:>+\s+)*")
_SIGN = re.compile(
    r"(?P<place>[0-9]{1,3})\s*[.):]\s*|(?P<dash>[-–—−])\s*|(?P<bullet>[*+•·‣◦▪●○])\s+",
)
"""What may stand before a name: a place, a dash, or another bullet of a list."""
_POINTS = re.compile(r"(?P<name>.*?)(?:[\s:,;=]+|\s*(?P<open>\())(?P<points>[-−]?[0-9]{1,6})(?(open)\))")
_MARKED = re.compile(r"([*_~|`]+)(\S.*)\1")


class EnterResult(OfUmpire, template="j:enter:{season}[:{fixture}]"):
    """Enter the result of a match that was played elsewhere: write it, see what follows, confirm it."""

    fixture: Text = ""
    """The table that was played; empty in a season that draws none."""
    label, style = "button-dashboard-enter", GREY


@EnterResult.with_form
async def ask_for_result(request: UmpireRequest, press: EnterResult) -> Form:
    """Open the form for the result of a table."""
    view = await _names(request, request.season)
    _need_no_result(view.season, press.fixture)
    return enter_form(press, view)


@EnterResult.on_form
async def enter_result(request: UmpireRequest, press: EnterResult, written: Written) -> None:
    """Preview what the result of a table changes."""
    view = await _names(request, request.season)
    _need_no_result(view.season, press.fixture)
    ruling = entered(written[PLACES], press.fixture, _people(view, press.fixture))
    await propose(request, acts.Decide(ruling), written[WHY])


def enter_form(press: EnterResult, view: SeasonView) -> Form:
    """The form with a numbered line for each player of a table; without a table, with empty lines."""
    say = view.say
    people = _people(view, press.fixture) if press.fixture else {}
    lines = [f"{number}. {name}" for number, name in enumerate(people, start=1)]
    return Form(
        press.custom_id,
        say("dashboard-form-enter"),
        text_field(
            PLACES,
            say("dashboard-form-enter-places"),
            most=MOST,
            about=say("dashboard-form-enter-about" if people else "dashboard-form-enter-whom"),
            default="\n".join(lines) or None,
            long=True,
        ),
        text_field(WHY, say("umpire-form-reason"), most=REASON, long=True),
    )


@dataclass(frozen=True, slots=True)
class _Line:
    """What is written of a player."""

    player: str
    number: int | None
    dashes: int
    bullets: int
    points: int | None
    is_gone: bool
    """Whether a word says that they did not come."""

    @property
    def is_absent(self) -> bool:
        """Whether they did not come, by a word or by a dash before their name."""
        return self.is_gone or self.dashes > 0


def entered(text: str, fixture: str, people: Mapping[str, str]) -> Enter:
    """Read the result that an umpire wrote. ``people`` has the players' keys by their names.

    Lines are in the order of places unless they have numbers, and equal points in a row share a place. A dash
    before a name means that the player didn't come, unless all lines begin with one.

    Raises Refused ``enter_who`` for a line that names none of them, and ``which_one`` for several;
    ``enter_twice`` and, at a ``fixture``, ``enter_missing`` for players with two lines or none;
    ``enter_dash`` if a dash can be a bullet; ``enter_numbers`` and ``enter_points`` if only some have a
    number or points; and ``enter_places`` for a number that is no place.
    """
    lines = _lines(text, people)
    names = {key: name for name, key in people.items()}
    for player, count in Counter(line.player for line in lines).items():
        if count > 1:
            raise Refused("enter_twice", name=names[player])
    missing = [name for key, name in names.items() if all(line.player != key for line in lines)]
    if fixture and missing:
        raise Refused("enter_missing", name=missing[0])
    is_list = any(line.bullets for line in lines)
    for line in lines:
        if line.is_absent and (line.points is not None or (is_list and line.dashes and not line.bullets)):
            raise Refused("enter_dash", name=names[line.player])
    came = [line for line in lines if not line.is_absent]
    gone = [line.player for line in lines if line.is_absent]
    totals = _of_all([line.points for line in came], Refused("enter_points"))
    numbers = _of_all([line.number for line in came], Refused("enter_numbers"))
    for number in numbers:
        if not 1 <= number <= len(lines):
            raise Refused("enter_places", number=number, count=len(lines))
    order = numbers or _in_order(totals or range(len(came)))
    return Enter(
        fixture,
        (*(line.player for line in came), *gone),
        (*(1 + sum(other < own for other in order) for own in order), *(0 for _ in gone)),
        (*totals, *(0 for _ in gone)) if totals else (),
    )


def _of_all(values: Sequence[int | None], otherwise: Refused) -> list[int]:
    """Return the values of all players who came, or none. Raises ``otherwise`` if only some have one."""
    known = [value for value in values if value is not None]
    if known and len(known) != len(values):
        raise otherwise
    return known


def _in_order(points: Sequence[int]) -> list[int]:
    """Number lines with these points, so that equal points after each other have the same number."""
    changes = (index and own != points[index - 1] for index, own in enumerate(points))
    return list(accumulate(map(int, changes)))


def _lines(text: str, people: Mapping[str, str]) -> list[_Line]:
    offers = [Suggestion(sign + name, key) for name, key in people.items() for sign in ("", "@")]
    bare = (_QUOTED.sub("", line.strip(), count=1).strip("` \t") for line in text.splitlines())
    lines = [_line(line, offers) for line in bare if line]
    if all(line.dashes for line in lines):  # bullets of a list
        return [replace(line, dashes=line.dashes - 1) for line in lines]
    return lines


def _line(line: str, offers: Sequence[Suggestion]) -> _Line:
    """Read a line. A name may itself begin with a sign, so signs are taken away only where it is none."""
    rest, number = line, None
    signs: Counter[str | None] = Counter()
    while (seat := _seat(rest, offers)) is None:
        sign = _SIGN.match(rest)
        if sign is None:
            raise Refused("enter_who", line=cut(UserText(line), LINE))
        signs[sign.lastgroup] += 1
        number = int(sign["place"]) if sign["place"] else number
        rest = rest[sign.end() :]
    player, points, is_gone = seat
    return _Line(player, number, signs["dash"], signs["bullet"], points, is_gone)


def _seat(text: str, offers: Sequence[Suggestion]) -> tuple[str, int | None, bool] | None:
    """Return the player named in ``text``, their points, and whether they were a no-show; None if it names no
    player.
    """
    is_name = any(look_alike(seen_as(text), seen_as(offer.name)) for offer in offers)
    with_points = None if is_name else _POINTS.fullmatch(text)
    absent = None if is_name else _absent().fullmatch(text)
    name = (with_points or absent or {"name": text})["name"]
    player = meant(name, offers) or meant(_MARKED.sub(r"\2", name), offers)
    if player is None:
        return None
    points = int(with_points["points"].replace("−", "-")) if with_points else None
    return player, points, absent is not None


@cache
def _absent() -> re.Pattern[str]:
    """Return a name with the words, in any language, for a no-show."""
    phrases = (translator(locale)("enter-absent") for locale in locales())
    words = "|".join(re.escape(word.strip()) for phrase in phrases for word in phrase.split(","))
    return re.compile(rf"(?P<name>.*?)[\s:,;=(–—-]+(?:{words})\)?", re.IGNORECASE)


def _people(view: SeasonView, fixture: str) -> dict[str, str]:
    """The players of a fixture by their names, or all of the season."""
    season = view.season
    players = format_of(season).fixtures.players_of(season, fixture) if fixture else season.players
    return by_name(players, lambda player: view.player(player))


def by_name(keys: Iterable[str], name_of: Callable[[str], str]) -> dict[str, str]:
    """The keys of players or entries by their names; those of the same name are numbered."""
    found: dict[str, str] = {}
    for key in keys:
        name = own = name_of(key)
        number = 1
        while own in found:
            number += 1
            own = f"{name} ({number})"
        found[own] = key
    return found


def _need_no_result(season: Season, fixture: str) -> None:
    """Raise Refused ``dashboard_table_done`` if a table has a result or no longer exists."""
    is_any = not fixture and not format_of(season).facts.drawn
    if not is_any and fixture not in suggestions.open_fixtures(season):
        raise Refused("dashboard_table_done")


async def _names(request: Request, season: Season) -> SeasonView:
    """The plain names of a season whose results can be entered. Raises Refused for any other."""
    if not season.is_open:
        raise Refused("league-over")
    if season_state(season) is None:
        raise Refused("league-wrong_phase", phase=season.phase)
    return SeasonView(season, await request.services.seasons.names(season), request.say, plain=True)
