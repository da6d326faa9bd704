"""The divisions of a season on the umpire's desk: who plays in each, and moving a player to another."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import NamedTuple

from discord import ui

from bot.league.contest import Contest, Placing, acts, format_of, season_state
from bot.league.decisions import Move
from bot.tables import Refused
from bot.ui.components.forms import Form, Written, choice_field, text_field
from bot.ui.components.layout import GREY, OPTIONS, menu, menu_id, message
from bot.ui.components.pagination import turning
from bot.ui.components.press import Page, Text
from bot.ui.i18n.translator import Translator
from bot.ui.presses.desk import ShowDesk
from bot.ui.seasons.changes import standing_text
from bot.ui.seasons.names import Names, names_in
from bot.ui.seasons.seasons import title_of
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.consequences import standing_of
from bot.ui.umpire.desk.forms import TOTAL, WHAT, WHY, why_field
from bot.ui.umpire.league_desk import whole_number
from bot.ui.umpire.preview import propose


class Part(NamedTuple):
    """Those of a division who stand on one page."""

    division: int
    size: int
    """How many play in the division."""
    entries: tuple[str, ...]


def is_divided(contest: Contest) -> bool:
    """Whether players can be moved between divisions of a season now."""
    state = season_state(contest)
    is_played = contest.is_open and state is not None and format_of(contest).facts.divided
    return is_played and state is not None and len(state.divisions) > 1


def parts_of(contest: Contest) -> list[Part]:
    """The divisions, the highest first, with the best of each first; large ones on several pages."""
    found: dict[int, list[str]] = {}
    for line in _placings(contest):
        found.setdefault(line.division, []).append(line.entry)
    return [
        Part(division, len(entries), tuple(entries[start : start + OPTIONS]))
        for division, entries in sorted(found.items())
        for start in range(0, len(entries), OPTIONS)
    ]


def _placings(contest: Contest) -> list[Placing]:
    """Those who are still in, in the order of the standings."""
    still = set(contest.play.entries) if contest.play else set[str]()
    return [line for line in format_of(contest).standings.placings(contest) if line.entry in still]


def divisions_screen(contest: Contest, names: Names, page: int, say: Translator) -> ui.LayoutView:
    """A page (0 is the first) of the divisions, with the menu to move somebody."""
    parts = parts_of(contest)
    page = min(page, len(parts) - 1)
    part, plain, standings = parts[page], replace(names, plain=True), standing_of(contest)
    lines, options = list[str](), list[tuple[str, str, str]]()
    for entry in part.entries:
        place, score = standings[entry]
        lines.append(say("desk-division-line", place=place, name=names.entry(entry, say), score=score))
        about = standing_text(standings[entry], say)
        options.append((MovePlayer(contest.key, entry).custom_id, plain.entry(entry, say), about))
    head = say("desk-division", number=part.division, count=part.size)
    return message(
        say("desk-title", league=title_of(contest), number=contest.number),
        "\n".join([f"**{head}**", *lines]),
        menu(menu_id("move", contest.key), say("desk-division-move"), options),
        turning(lambda to: ShowDivisions(contest.key, to), page, len(parts), say),
        [ShowDesk(contest.key).button(say, "button-desk-back", GREY)],
    )


def division_form(press: MovePlayer, names: Names, say: Translator) -> Form:
    """The form that asks for the division that somebody goes to. ``names`` are plain."""
    sizes = Counter({part.division: part.size for part in parts_of(names.contest)})
    own = next((part.division for part in parts_of(names.contest) if press.entry in part.entries), 0)
    options = [
        (say("desk-division", number=number, count=sizes[number]), str(number))
        for number in sorted(sizes)
        if number != own
    ]
    label = say("desk-form-division-to")
    field = (
        choice_field(WHAT, label, options) if len(options) <= OPTIONS else text_field(WHAT, label, most=TOTAL)
    )
    title = say("desk-form-division", name=names.entry(press.entry, say))
    return Form(press.custom_id, title, field, why_field(say))


class ShowDivisions(OfUmpire, template="j:divisions:{season}[:{page}]"):
    """See who plays in which division."""

    page: Page = 0
    label = "desk-more-divisions"


@ShowDivisions.on_press
async def show_divisions(request: UmpireRequest, press: ShowDivisions) -> None:
    """Show who plays in a division. Raises Refused ``umpire_no_divisions``."""
    names = await _names(request)
    await request.private(divisions_screen(request.contest, names, press.page, request.say))


class MovePlayer(OfUmpire, template="j:division:{season}:{entry}"):
    """Move a player to another division: say where to and why, see what follows, confirm it."""

    entry: Text


@MovePlayer.with_form
async def ask_where_to(request: UmpireRequest, press: MovePlayer) -> Form:
    """Open the form that asks for the division. Raises Refused ``umpire_no_divisions``, and
    ``league-no_entry`` for who is out.
    """
    contest, names = request.contest, await _names(request)
    if contest.play is None or press.entry not in contest.play.entries:
        raise Refused("league-no_entry")
    return division_form(press, replace(names, plain=True), request.say)


@MovePlayer.on_form
async def move(request: UmpireRequest, press: MovePlayer, written: Written) -> None:
    """Preview that somebody goes to another division. Raises Refused ``umpire_number``."""
    await _names(request)
    act = acts.Decide(Move(press.entry, whole_number(written[WHAT])))
    await propose(request, act, written[WHY])


async def _names(request: UmpireRequest) -> Names:
    """The names in the season. Raises Refused ``umpire_no_divisions``."""
    if not is_divided(request.contest):
        raise Refused("umpire_no_divisions")
    return await names_in(request)
