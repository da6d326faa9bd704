"""Entering the result of a match that was played elsewhere: a form with a line a player, then a preview."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.league.contest import Contest, acts, format_of, season_state
from bot.league.decisions import Enter
from bot.tables import Refused
from bot.ui.components.forms import Form, Written, text_field
from bot.ui.delivery import responses
from bot.ui.i18n.translator import Translator
from bot.ui.presses.desk import EnterResult
from bot.ui.seasons import suggestions
from bot.ui.seasons.names import Names
from bot.ui.seasons.reader import cut
from bot.ui.seasons.seasons import season_meant, season_pressed
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.shell.router import Routes
from bot.ui.umpire.desk.forms import REASON, WHY
from bot.ui.umpire.desks import desk_of
from bot.ui.umpire.preview import propose
from bot.user_text import UserText

routes = Routes()

PLACES = "places"
"""The key of the form's field."""
MOST = 2000
"""The most characters of all lines of a form."""
LINE = 60
"""The most characters of a line that a refusal repeats."""
_LINE = re.compile(r"(?:(?P<place>[0-9]{1,3})\s*[.):]\s*|(?P<absent>[-–—−])\s*)?(?P<rest>.*)")
_POINTS = re.compile(r"(?P<name>.*?)[\s:,;=]+(?P<points>[-−]?[0-9]{1,6})")


async def enter(
    interaction: Interaction, request: RequestContext, league: str | None, which: str | None
) -> None:
    """Open the form for the result of a table, which is one of those without a result; in a season that draws
    none, for the result of any match.
    """
    contest = await season_meant(interaction, request, league)
    names = await _names(request, contest)
    key = ""
    if which is not None or format_of(contest).facts.drawn:
        offers = [(names.fixture(key, request.say), key) for key in suggestions.open_fixtures(contest)]
        key = suggestions.picked(which or "", offers, Refused("league-no_fixture"))
    await responses.open_form(interaction, enter_form(EnterResult(contest.key, key), names, request.say))


@routes.on(EnterResult)
async def ask_for_result(interaction: Interaction, request: RequestContext, press: EnterResult) -> None:
    """Open the form for the result of a table."""
    names = await _names(request, await season_pressed(interaction, request, press.season))
    _need_no_result(names.contest, press.fixture)
    await responses.open_form(interaction, enter_form(press, names, request.say))


@routes.on_form(EnterResult)
async def enter_result(
    interaction: Interaction, request: RequestContext, press: EnterResult, written: Written
) -> None:
    """Preview what the result of a table changes."""
    names = await _names(request, await season_pressed(interaction, request, press.season))
    _need_no_result(names.contest, press.fixture)
    ruling = entered(written[PLACES], press.fixture, _people(names, press.fixture, request.say))
    await propose(interaction, request, names.contest, acts.Decide(ruling), written[WHY])


def enter_form(press: EnterResult, names: Names, say: Translator) -> Form:
    """The form with a numbered line for each player of a table; without a table, with empty lines."""
    people = _people(names, press.fixture, say) if press.fixture else {}
    lines = [f"{number}. {name}" for number, name in enumerate(people, start=1)]
    points = names.contest.terms.scoring == "points"
    return Form(
        press.custom_id,
        say("desk-form-enter"),
        text_field(
            PLACES,
            say("desk-form-enter-places"),
            most=MOST,
            about=say("desk-form-enter-about" if people else "desk-form-enter-whom", points=points),
            default="\n".join(lines) or None,
            long=True,
        ),
        text_field(WHY, say("umpire-form-reason"), most=REASON, long=True),
    )


@dataclass(frozen=True, slots=True)
class _Seat:
    """What is written of a player."""

    player: str
    number: int | None
    is_absent: bool
    points: int | None


def entered(text: str, fixture: str, people: Mapping[str, str]) -> Enter:
    """The result that an umpire has written of ``people``, who are their keys by their names.

    Raises Refused ``enter_who`` for a line that names none of them, or several, ``enter_twice`` and, at a
    ``fixture``, ``enter_missing`` for who has two lines or none, ``enter_numbers`` and ``enter_points`` if
    only some have a number or points.
    """
    seats = list(_seats(text, people))
    names = {key: name for name, key in people.items()}
    for player, lines in Counter(seat.player for seat in seats).items():
        if lines > 1:
            raise Refused("enter_twice", name=names[player])
    missing = [name for key, name in names.items() if all(seat.player != key for seat in seats)]
    if fixture and missing:
        raise Refused("enter_missing", name=missing[0])
    came = [seat for seat in seats if not seat.is_absent]
    numbers = [seat.number for seat in came if seat.number is not None]
    if numbers and len(numbers) != len(came):
        raise Refused("enter_numbers")
    totals = [seat.points for seat in came if seat.points is not None]
    if totals and len(totals) != len(came):
        raise Refused("enter_points")
    order = numbers or list(range(1, len(came) + 1))
    gone = [seat.player for seat in seats if seat.is_absent]
    return Enter(
        fixture,
        (*(seat.player for seat in came), *gone),
        (*(1 + sum(other < own for other in order) for own in order), *(0 for _ in gone)),
        (*totals, *(0 for _ in gone)) if totals else (),
    )


def _seats(text: str, people: Mapping[str, str]) -> Iterator[_Seat]:
    offers = [*people.items(), *((f"@{name}", key) for name, key in people.items())]
    for line in filter(None, map(str.strip, text.splitlines())):
        parts = _LINE.fullmatch(line)
        place, absent, rest = parts.group("place", "absent", "rest") if parts else (None, None, line)
        unknown = Refused("enter_who", line=cut(UserText(line), LINE))
        with_points = _POINTS.fullmatch(rest)
        points: int | None = None
        if with_points and rest.casefold() not in map(str.casefold, people):
            rest, points = with_points["name"], int(with_points["points"].replace("−", "-"))
        player = suggestions.picked(rest, offers, unknown)
        yield _Seat(player, int(place) if place else None, absent is not None, points)


def _people(names: Names, fixture: str, say: Translator) -> dict[str, str]:
    """The players of a fixture by their names, or all of the season; those of the same name are numbered."""
    found: dict[str, str] = {}
    contest = names.contest
    players = format_of(contest).fixtures.players_of(contest, fixture) if fixture else contest.players
    for player in players:
        name = own = names.player(player, say)
        number = 1
        while own in found:
            number += 1
            own = f"{name} ({number})"
        found[own] = player
    return found


def _need_no_result(contest: Contest, fixture: str) -> None:
    """Raise Refused ``desk_table_done`` if a table has a result, or is gone."""
    is_any = not fixture and not format_of(contest).facts.drawn
    if not is_any and fixture not in suggestions.open_fixtures(contest):
        raise Refused("desk_table_done")


async def _names(request: RequestContext, contest: Contest) -> Names:
    """The plain names of a season whose results can be entered. Raises Refused for any other."""
    desk_of(contest).need_rulings()
    if not contest.is_open:
        raise Refused("league-over")
    if season_state(contest) is None:
        raise Refused("league-wrong_phase", phase=contest.phase)
    return Names(contest, await request.services.seasons.names(contest), plain=True)
