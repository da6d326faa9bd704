"""The umpire's desk as a screen: what happens next, what needs the umpire, and the way to everything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from discord import ui

from bot.league.contest import Contest, absence, format_of, has_order, season_state, winners
from bot.league.contest.agenda import URGENCY, coming
from bot.league.contest.signup import FEWEST, starters
from bot.league.phrase import Phrase
from bot.ui.components.layout import BLUE, GREY, LINE, OPTIONS, menu, menu_id, message
from bot.ui.components.offers import Suggestion, fitting
from bot.ui.components.pagination import pages_for, turning
from bot.ui.components.press import Page, Press
from bot.ui.i18n.values import moment
from bot.ui.presses.desk import SeeTable, ShowDesk
from bot.ui.presses.leagues import ShowStandings
from bot.ui.seasons.names import place_of
from bot.ui.seasons.seasons import title_of
from bot.ui.seasons.suggestions import match_offer, open_fixtures, table_offer
from bot.ui.seasons.terms import play_line
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.appeals import ShowAppeals
from bot.ui.umpire.desk.adding import AddPlayers
from bot.ui.umpire.desk.choosing import ShowSeasons
from bot.ui.umpire.desk.concerns import concerns, needs_umpire, reopening
from bot.ui.umpire.desk.course import (
    AskToCheckIn,
    CancelSeason,
    ConfirmResults,
    ExtendAll,
    PauseSeason,
    StartSeason,
    open_in_round,
)
from bot.ui.umpire.desk.divisions import ShowDivisions, is_divided
from bot.ui.umpire.desk.mending import AwardPoints, MendPlayer, MendResult
from bot.ui.umpire.desk.overview import Overview, overview_of, whole_overview_of
from bot.ui.umpire.desk.roles import ShowRoles
from bot.ui.umpire.desk.seeds import ShowOrder
from bot.ui.umpire.desk.settings import ShowSeasonSettings
from bot.ui.umpire.desk.starting import offered_at_start
from bot.ui.umpire.desk.ties import ChooseTie, ties_of
from bot.ui.umpire.desk.umpires import ChooseUmpires
from bot.ui.umpire.desk.waiting import ShowWaiting
from bot.ui.umpire.desks import desk_of
from bot.ui.umpire.entering import EnterResult
from bot.ui.umpire.export import ExportSeason
from bot.ui.umpire.log import ReverseDecision, ShowLog
from bot.ui.umpire.words import about

SHOWN = 4
"""So many things that need the umpire stand on one page."""
EACH = OPTIONS - 1
"""So many tables stand in a menu that has an option for the others."""
NEXT = 3
"""So many things are told that happen next."""


Option = tuple[str, str, str]
"""The id, the label and the description of an option of a menu."""


def desk_screen(seen: Overview, page: int = 0, notice: str = "") -> ui.LayoutView:
    """One page (0 is the first) of the desk. ``notice`` is a text at the top.

    Each thing is said once: what has a button of its own, and what happens by itself, is left out of how the
    season stands.
    """
    contest, say = seen.contest, seen.say
    found = list(concerns(seen) if contest.is_open else reopening(seen))
    pages = pages_for(len(found), SHOWN)
    page = min(page, pages - 1)
    shown = found[page * SHOWN : (page + 1) * SHOWN]
    # Discord refuses a message that has a button twice, so it stands below the last text that it is about.
    last = {button.custom_id: buttons for _, buttons in shown for button in buttons}
    parts: list[str | list[ui.Button[Any]]] = []
    for text, buttons in shown:
        parts += [text, [button for button in buttons if last[button.custom_id] is buttons]]
    if found and page == 0:
        found[0].buttons[0].style = BLUE
    title = say("desk-title", league=title_of(contest), number=contest.number)
    played = [f"-# {play_line(contest.terms, say)}"] if contest.is_open else []
    return message(
        notice,
        "\n".join([title, *played, _stands(seen)]),
        "\n".join(_next(seen)),
        LINE,
        *(parts or [say("desk-nothing", open=contest.is_open)]),
        turning(lambda to: ShowDesk(contest.key, to), page, pages, say),
        LINE,
        _tables_line(seen),
        _tables_menu(seen),
        _results_menu(seen),
        _more_menu(seen),
    )


# How it stands, and what happens next


def _stands(seen: Overview) -> str:
    """How the season stands, in a sentence or two."""
    contest, say = seen.contest, seen.say
    match contest.phase:
        case "signup" | "check_in":
            return say(
                "desk-before",
                players=len(contest.entered),
                checked=sum(signed.checked_in for signed in contest.signed),
                checking=contest.phase == "check_in",
                waiting=len(contest.waiting),
                lacking=contest.terms.starts is None and len(contest.entered) < FEWEST,
            )
        case "running":
            return " ".join(say(each.id, **each.arguments) for each in _is_played(contest))
        case "paused":
            return say("desk-paused", at=moment(contest.paused_at))
        case "review":
            return say("desk-review")
        case "over":
            champions = winners(contest)
            names = seen.names.placed(champions, say)
            return say("desk-over", count=len(champions), names=names, at=moment(contest.finished_at))
        case _:
            return say("desk-cancelled", at=moment(contest.finished_at))


def _is_played(contest: Contest) -> Iterator[Phrase]:
    """What is played, and what follows if no clock says when, and no button that it is the umpire's turn."""
    its = format_of(contest)
    yield its.stands(contest)
    follows = its.follows(contest)
    waits = its.standings.reviewed(contest) or its.standings.ties(contest)
    if follows.arguments.get("until") is None and not waits:
        yield follows


def _next(seen: Overview) -> Iterator[str]:
    """What happens next by itself, and who is waited for, a line each."""
    contest = seen.contest
    if contest.invitations and contest.is_open:
        names = seen.names.players(contest.invitations, seen.say)
        until = max(made.until for made in contest.invitations.values())
        yield seen.say("desk-invited", names=names, until=moment(until))
    if seen.no_room:
        yield seen.say("desk-no-room", count=seen.no_room)
    begun = {table.fixture for table in seen.tables if table.stands == "begun"}
    is_offered = format_of(contest).course.may_draw(contest)
    told = [each for each in coming(contest, seen.now, begun) if not (is_offered and each.what == "draw")]
    for at, what, fixtures in told[:NEXT]:
        yield seen.say(
            "desk-next",
            what=what,
            at=moment(at),
            soon=at <= seen.now,
            latest=what == "draw" and absence.is_short(contest.terms),
            tables=len(fixtures),
            **place_of(seen.contest, fixtures[0] if len(fixtures) == 1 else None),
        )


# Tables


def _tables_line(seen: Overview) -> str:
    """How many tables stand how, without those that need the umpire."""
    told = [table for table in seen.tables if seen.contest.is_open and needs_umpire(seen, table)]
    counts = Counter(table.stands for table in seen.tables if table not in told)
    parts = [
        seen.say("desk-counted", stands=stands, count=counts[stands]) for stands in URGENCY if counts[stands]
    ]
    return seen.say("desk-tables", parts=" · ".join(parts), others=bool(told)) if parts else ""


def keys_of_tables(seen: Overview) -> list[str]:
    """The tables without a result, as fixtures, then the matches that were played, the newest first."""
    return [*(table.fixture for table in seen.tables), *desk_of(seen.contest).results(seen.contest)]


def _options(seen: Overview, keys: Iterable[str]) -> list[Option]:
    """The id, the label and the description of an option for each of these tables and matches. No two labels
    read alike.
    """
    return [_option(seen, *offer) for offer in fitting("", (_offer(seen, key) for key in keys))]


def _offer(seen: Overview, key: str) -> Suggestion:
    return (match_offer if seen.table(key) is None else table_offer)(seen.plain, key, seen.say)


def _option(seen: Overview, label: str, key: str, _: str) -> Option:
    season, say, table = seen.contest.key, seen.say, seen.table(key)
    if table is None:
        desk = desk_of(seen.contest)
        undo, points = desk.voided(seen.contest).get(key), desk.points(seen.contest, key)
        press = ReverseDecision(season, undo) if undo else MendResult(season, key)
        return press.custom_id, label, say("desk-option-played", points=points, void=bool(undo))
    return SeeTable(season, key).custom_id, label, say("desk-option", stands=table.stands)


def _tables_menu(seen: Overview) -> ui.Select[Any] | None:
    """The tables without a result."""
    return _first_of(seen, "tables", [table.fixture for table in seen.tables], 0)


def _results_menu(seen: Overview) -> ui.Select[Any] | None:
    """The matches that were played. They have a menu of their own, so that a wrong result of the last round
    is at hand however many tables the next one has.
    """
    return _first_of(seen, "results", desk_of(seen.contest).results(seen.contest), len(seen.tables))


def _first_of(seen: Overview, what: str, keys: Sequence[str], before: int) -> ui.Select[Any] | None:
    """A menu of the first of these ``keys``, ``before`` which so many others stand in the list of all."""
    if not keys or not seen.contest.is_open:
        return None
    options = _options(seen, keys[: OPTIONS if len(keys) <= OPTIONS else EACH])
    if len(keys) > OPTIONS:
        page = (before + EACH) // EACH
        options.append((ListTables(seen.contest.key, page).custom_id, seen.say(f"desk-more-{what}"), ""))
    return menu(menu_id(what, seen.contest.key), seen.say(f"desk-choose-{what}"), options)


def tables_screen(seen: Overview, page: int) -> ui.LayoutView:
    """A page (0 is the first) of the menu of all tables."""
    contest, say = seen.contest, seen.say
    keys = keys_of_tables(seen)
    pages = pages_for(len(keys), EACH)
    page = min(page, pages - 1)
    options = _options(seen, keys[page * EACH : (page + 1) * EACH])
    return message(
        say("desk-title", league=title_of(contest), number=contest.number),
        say("desk-tables-page", page=page + 1, pages=pages),
        menu(menu_id("tables", contest.key), say("desk-choose-tables"), options) if options else None,
        turning(lambda to: ListTables(contest.key, to), page, pages, say),
        [ShowDesk(contest.key).button(say, "button-desk-back", GREY)],
    )


def _more_menu(seen: Overview) -> ui.Select[Any]:
    """What is rare: everything else that an umpire can do from here."""
    contest, say = seen.contest, seen.say
    options = [
        (press.custom_id, say(f"desk-more-{what}"), about(f"desk-more-{what}-about", say))
        for what, press in _more(seen)
    ]
    return menu(menu_id("more", contest.key), say("desk-more"), options)


def _more(seen: Overview) -> Iterator[tuple[str, Press]]:
    """What can be chosen there, by the names of the phrases for it."""
    contest = seen.contest
    yield "refresh", ShowDesk(contest.key)
    if contest.has_started:
        yield "standings", ShowStandings(contest.key)
    if contest.is_open and contest.has_started:
        yield from _while_played(contest)
    if contest.phase in ("signup", "check_in"):
        yield "start", StartSeason(contest.key)
    if contest.phase in ("signup", "check_in", "running"):
        yield "check-in", AskToCheckIn(contest.key)
    yield from offered_at_start(contest)
    if contest.is_open and contest.phase != "review":
        yield "add", AddPlayers(contest.key)
    if not contest.has_started and has_order(contest) and len(starters(contest)) >= FEWEST:
        yield "order", ShowOrder(contest.key)
    if contest.waiting and contest.is_open:
        yield "waiting", ShowWaiting(contest.key)
    if is_divided(contest):
        yield "divisions", ShowDivisions(contest.key)
    if contest.phase == "running":
        yield "pause", PauseSeason(contest.key)
    if format_of(contest).standings.reviewed(contest) == "champion" or (
        contest.has_started and contest.is_open and not format_of(contest).facts.drawn
    ):
        yield "confirm", ConfirmResults(contest.key)
    if contest.has_started:
        yield "questions", ShowAppeals(contest.key)
    if contest.is_open:
        yield "settings", ShowSeasonSettings(contest.key)
        yield "umpires", ChooseUmpires(contest.key)
    if contest.is_open and format_of(contest).facts.divided:
        yield "roles", ShowRoles(contest.key)
    yield "log", ShowLog(contest.key, "decisions", 0)
    yield "export", ExportSeason(contest.key)
    yield "seasons", ShowSeasons("desk", 0)
    if contest.is_open:
        yield "cancel", CancelSeason(contest.key)


def _while_played(contest: Contest) -> Iterator[tuple[str, Press]]:
    """What can be chosen there from the start of a season to its end."""
    yield "player", MendPlayer(contest.key)
    state = season_state(contest)
    if state is None:
        return
    yield "award", AwardPoints(contest.key)
    drawn, unplayed = format_of(contest).facts.drawn, open_fixtures(contest)
    if not drawn or len(unplayed) == 1:  # of several tables, one is chosen first
        yield "enter", EnterResult(contest.key, *unplayed)
    if open_in_round(contest) if drawn else state.rules.ends is not None:
        yield "extend", ExtendAll(contest.key)
    is_reviewed = format_of(contest).standings.reviewed(contest) is not None
    if any(tie.line == "place" or not is_reviewed for tie in ties_of(contest)):
        yield "tie", ChooseTie(contest.key)


@ShowDesk.on_press
async def show_desk(request: UmpireRequest, press: ShowDesk) -> None:
    """Show a page of the desk as it is now."""
    seen = await whole_overview_of(request, request.contest)
    await request.private(desk_screen(seen, press.page, request.notice))


class ListTables(OfUmpire, template="j:tables:{season}:{page}"):
    """See a page of the tables of a season."""

    page: Page


@ListTables.on_press
async def list_tables(request: UmpireRequest, press: ListTables) -> None:
    """Show a page of the season's tables."""
    seen = await overview_of(request, request.contest)
    await request.private(tables_screen(seen, press.page))
