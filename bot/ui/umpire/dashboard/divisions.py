"""The divisions of a season on the dashboard: who plays in each, and moving a player to another."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from discord import ui

from bot.league.decisions import Transfer
from bot.league.season import Season, acts, divisions_of, format_of, season_state
from bot.tables import Refused
from bot.ui.components.forms import Form, Written, choice_field, text_field
from bot.ui.components.layout import GREY, OPTIONS, menu, menu_id, message
from bot.ui.components.pagination import turning
from bot.ui.components.press import Page, Text
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.seasons.changes import standing_text
from bot.ui.seasons.seasons import title_of
from bot.ui.seasons.view import SeasonView, season_view
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.consequences import standing_of
from bot.ui.umpire.dashboard.forms import TOTAL, WHAT, WHY, why_field
from bot.ui.umpire.league_dashboard import whole_number
from bot.ui.umpire.preview import propose


class Part(NamedTuple):
    """Those of a division who stand on one page."""

    division: int
    size: int
    """How many play in the division."""
    entries: tuple[str, ...]


def is_divided(season: Season) -> bool:
    """Whether players can be moved between divisions of a season now."""
    state = season_state(season)
    is_played = season.is_open and state is not None and format_of(season).facts.divided
    return is_played and state is not None and len(state.divisions) > 1


def parts_of(season: Season) -> list[Part]:
    """The divisions, the highest first, with the best of each first; large ones on several pages."""
    found: dict[int, list[str]] = {}
    for entry, division in divisions_of(season).items():
        found.setdefault(division, []).append(entry)
    return [
        Part(division, len(entries), tuple(entries[start : start + OPTIONS]))
        for division, entries in sorted(found.items())
        for start in range(0, len(entries), OPTIONS)
    ]


def divisions_screen(view: SeasonView, page: int) -> ui.LayoutView:
    """Return a page (0 is the first) of the divisions, with the menu to move a player."""
    season, say = view.season, view.say
    parts = parts_of(season)
    page = min(page, len(parts) - 1)
    part, plain, standings = parts[page], view.labels, standing_of(season)
    lines, options = list[str](), list[tuple[str, str, str]]()
    for entry in part.entries:
        place, score = standings[entry]
        lines.append(say("dashboard-division-line", place=place, name=view.entry(entry), score=score))
        about = standing_text(standings[entry], say)
        options.append((MovePlayer(season.key, entry).custom_id, plain.entry(entry), about))
    head = say("dashboard-division", number=part.division, count=part.size)
    return message(
        say("dashboard-title", league=title_of(season), number=season.number),
        "\n".join([f"**{head}**", *lines]),
        menu(menu_id("move", season.key), say("dashboard-division-move"), options),
        turning(lambda to: ShowDivisions(season.key, to), page, len(parts), say),
        [ShowDashboard(season.key).button(say, "button-dashboard-back", GREY)],
    )


def division_form(press: MovePlayer, view: SeasonView) -> Form:
    """Return the form that asks for a player's new division. ``view`` has plain names."""
    say = view.say
    sizes = Counter({part.division: part.size for part in parts_of(view.season)})
    own = next((part.division for part in parts_of(view.season) if press.entry in part.entries), 0)
    options = [
        (say("dashboard-division", number=number, count=sizes[number]), str(number))
        for number in sorted(sizes)
        if number != own
    ]
    label = say("dashboard-form-division-to")
    field = (
        choice_field(WHAT, label, options) if len(options) <= OPTIONS else text_field(WHAT, label, most=TOTAL)
    )
    title = say("dashboard-form-division", name=view.entry(press.entry))
    return Form(press.custom_id, title, field, why_field(say))


class ShowDivisions(OfUmpire, template="j:divisions:{season}[:{page}]"):
    """See who plays in which division."""

    page: Page = 0
    label = "dashboard-more-divisions"


@ShowDivisions.on_press
async def show_divisions(request: UmpireRequest, press: ShowDivisions) -> None:
    """Show who plays in a division. Raises Refused ``umpire_no_divisions``."""
    view = await _names(request)
    await request.private(divisions_screen(view, press.page))


class MovePlayer(OfUmpire, template="j:division:{season}:{entry}"):
    """Move a player to another division: say where to and why, see what follows, confirm it."""

    entry: Text


@MovePlayer.with_form
async def ask_where_to(request: UmpireRequest, press: MovePlayer) -> Form:
    """Open the form that asks for the division. Raises Refused ``umpire_no_divisions``, and
    ``league-no_entry`` for who is out.
    """
    season, names = request.season, await _names(request)
    if season.play is None or press.entry not in season.play.entries:
        raise Refused("league-no_entry")
    return division_form(press, names.labels)


@MovePlayer.on_form
async def move(request: UmpireRequest, press: MovePlayer, written: Written) -> None:
    """Preview a player's move to another division. Raises Refused ``umpire_number``."""
    await _names(request)
    act = acts.Decide(Transfer(press.entry, whole_number(written[WHAT])))
    await propose(request, act, written[WHY])


async def _names(request: UmpireRequest) -> SeasonView:
    """The names in the season. Raises Refused ``umpire_no_divisions``."""
    if not is_divided(request.season):
        raise Refused("umpire_no_divisions")
    return await season_view(request)
