"""The dashboard as a screen: what happens next, what needs the umpire, and the way to everything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from discord import ui

from bot.league.phrase import Phrase
from bot.league.season import Season, absence, format_of, has_order, season_state, winners
from bot.league.season.agenda import URGENCY, coming
from bot.league.season.signup import FEWEST, starters
from bot.ui.components.layout import BLUE, GREY, LINE, OPTIONS, menu, menu_id, message
from bot.ui.components.offers import Suggestion, fitting
from bot.ui.components.pagination import pages_for, turning
from bot.ui.components.press import Page, Press
from bot.ui.i18n.values import moment
from bot.ui.presses.dashboard import SeeTable, ShowDashboard
from bot.ui.presses.leagues import ShowStandings
from bot.ui.seasons.names import place_of
from bot.ui.seasons.seasons import title_of
from bot.ui.seasons.settings import play_line
from bot.ui.seasons.suggestions import match_offer, open_fixtures, table_offer
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.appeals import ShowAppeals
from bot.ui.umpire.dashboard.adding import AddPlayers
from bot.ui.umpire.dashboard.choosing import ShowSeasons
from bot.ui.umpire.dashboard.concerns import concerns, needs_umpire, reopening
from bot.ui.umpire.dashboard.course import (
    AskToCheckIn,
    CancelSeason,
    ConfirmResults,
    ExtendAll,
    PauseSeason,
    StartSeason,
    open_in_round,
)
from bot.ui.umpire.dashboard.divisions import ShowDivisions, is_divided
from bot.ui.umpire.dashboard.mending import AwardPoints, MendPlayer, MendResult
from bot.ui.umpire.dashboard.overview import Overview, overview_of, whole_overview_of
from bot.ui.umpire.dashboard.roles import ShowRoles
from bot.ui.umpire.dashboard.seeds import ShowOrder
from bot.ui.umpire.dashboard.settings import ShowSeasonSettings
from bot.ui.umpire.dashboard.starting import offered_at_start
from bot.ui.umpire.dashboard.ties import ChooseTie, ties_of
from bot.ui.umpire.dashboard.umpires import ChooseUmpires
from bot.ui.umpire.dashboard.waiting import ShowWaiting
from bot.ui.umpire.dashboards import dashboard_of
from bot.ui.umpire.entering import EnterResult
from bot.ui.umpire.export import ExportSeason
from bot.ui.umpire.log import ReverseDecision, ShowLog
from bot.ui.umpire.words import about

SHOWN = 4
"""Maximum number of to-do items on one page."""
EACH = OPTIONS - 1
"""Number of tables in a menu that also has an option for the others."""
NEXT = 3
"""Maximum number of upcoming events shown."""


Option = tuple[str, str, str]
"""The id, the label and the description of an option of a menu."""


def dashboard_screen(seen: Overview, page: int = 0, notice: str = "") -> ui.LayoutView:
    """Return one page (0 is the first) of the dashboard. ``notice`` is a text at the top. Each thing is said
    once: the state of the season leaves out what has its own button, and what happens automatically.
    """
    season, say = seen.season, seen.say
    found = list(concerns(seen) if season.is_open else reopening(seen))
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
    title = say("dashboard-title", league=title_of(season), number=season.number)
    played = [f"-# {play_line(season.settings, say)}"] if season.is_open else []
    return message(
        notice,
        "\n".join([title, *played, _stands(seen)]),
        "\n".join(_next(seen)),
        LINE,
        *(parts or [say("dashboard-nothing", open=season.is_open)]),
        turning(lambda to: ShowDashboard(season.key, to), page, pages, say),
        LINE,
        _tables_line(seen),
        _tables_menu(seen),
        _results_menu(seen),
        _more_menu(seen),
    )


# How it stands, and what happens next


def _stands(seen: Overview) -> str:
    """Return the state of the season in a sentence or two."""
    season, say = seen.season, seen.say
    match season.phase:
        case "signup" | "check_in":
            return say(
                "dashboard-before",
                players=len(season.entered),
                checked=sum(signed.checked_in for signed in season.signed),
                checking=season.phase == "check_in",
                waiting=len(season.waiting),
                lacking=season.settings.starts is None and len(season.entered) < FEWEST,
            )
        case "running":
            return " ".join(say(each.id, **each.arguments) for each in _is_played(season))
        case "paused":
            return say("dashboard-paused", at=moment(season.paused_at))
        case "review":
            return say("dashboard-review")
        case "over":
            champions = winners(season)
            names = seen.placed(champions)
            return say("dashboard-over", count=len(champions), names=names, at=moment(season.finished_at))
        case _:
            return say("dashboard-cancelled", at=moment(season.finished_at))


def _is_played(season: Season) -> Iterator[Phrase]:
    """What is played, and what follows if no clock says when, and no button that it is the umpire's turn."""
    its = format_of(season)
    yield its.stands(season)
    follows = its.follows(season)
    waits = its.standings.reviewed(season) or its.standings.ties(season)
    if follows.arguments.get("until") is None and not waits:
        yield follows


def _next(seen: Overview) -> Iterator[str]:
    """Yield what happens next automatically, and which players it waits for, a line each."""
    season = seen.season
    if season.invitations and season.is_open:
        names = seen.players(season.invitations)
        until = max(made.until for made in season.invitations.values())
        yield seen.say("dashboard-invited", names=names, until=moment(until))
    if seen.no_room:
        yield seen.say("dashboard-no-room", count=seen.no_room)
    begun = {table.fixture for table in seen.tables if table.stands == "begun"}
    is_offered = format_of(season).course.may_draw(season)
    told = [each for each in coming(season, seen.now, begun) if not (is_offered and each.what == "pair")]
    for at, what, fixtures in told[:NEXT]:
        yield seen.say(
            "dashboard-next",
            what=what,
            at=moment(at),
            soon=at <= seen.now,
            latest=what == "pair" and absence.is_short(season.settings),
            tables=len(fixtures),
            **place_of(seen.season, fixtures[0] if len(fixtures) == 1 else None),
        )


# Tables


def _tables_line(seen: Overview) -> str:
    """How many tables stand how, without those that need the umpire."""
    told = [table for table in seen.tables if seen.season.is_open and needs_umpire(seen, table)]
    counts = Counter(table.stands for table in seen.tables if table not in told)
    parts = [
        seen.say("dashboard-counted", stands=stands, count=counts[stands])
        for stands in URGENCY
        if counts[stands]
    ]
    return seen.say("dashboard-tables", parts=" · ".join(parts), others=bool(told)) if parts else ""


def keys_of_tables(seen: Overview) -> list[str]:
    """The tables without a result, as fixtures, then the matches that were played, the newest first."""
    return [*(table.fixture for table in seen.tables), *dashboard_of(seen.season).results(seen.season)]


def _options(seen: Overview, keys: Iterable[str]) -> list[Option]:
    """The id, the label and the description of an option for each of these tables and matches. No two labels
    read alike.
    """
    return [_option(seen, *offer) for offer in fitting("", (_offer(seen, key) for key in keys))]


def _offer(seen: Overview, key: str) -> Suggestion:
    return (match_offer if seen.table(key) is None else table_offer)(seen.labels, key)


def _option(seen: Overview, label: str, key: str, _: str) -> Option:
    season, say, table = seen.season.key, seen.say, seen.table(key)
    if table is None:
        dashboard = dashboard_of(seen.season)
        undo, points = dashboard.voided(seen.season).get(key), dashboard.points(seen.season, key)
        press = ReverseDecision(season, undo) if undo else MendResult(season, key)
        return press.custom_id, label, say("dashboard-option-played", points=points, void=bool(undo))
    return SeeTable(season, key).custom_id, label, say("dashboard-option", stands=table.stands)


def _tables_menu(seen: Overview) -> ui.Select[Any] | None:
    """The tables without a result."""
    return _first_of(seen, "tables", [table.fixture for table in seen.tables], 0)


def _results_menu(seen: Overview) -> ui.Select[Any] | None:
    """The matches that were played. They have a menu of their own, so that a wrong result of the last round
    is at hand however many tables the next one has.
    """
    return _first_of(seen, "results", dashboard_of(seen.season).results(seen.season), len(seen.tables))


def _first_of(seen: Overview, what: str, keys: Sequence[str], before: int) -> ui.Select[Any] | None:
    """Return a menu of the first of these ``keys``; ``before`` counts those listed before them."""
    if not keys or not seen.season.is_open:
        return None
    options = _options(seen, keys[: OPTIONS if len(keys) <= OPTIONS else EACH])
    if len(keys) > OPTIONS:
        page = (before + EACH) // EACH
        options.append((ListTables(seen.season.key, page).custom_id, seen.say(f"dashboard-more-{what}"), ""))
    return menu(menu_id(what, seen.season.key), seen.say(f"dashboard-choose-{what}"), options)


def tables_screen(seen: Overview, page: int) -> ui.LayoutView:
    """A page (0 is the first) of the menu of all tables."""
    season, say = seen.season, seen.say
    keys = keys_of_tables(seen)
    pages = pages_for(len(keys), EACH)
    page = min(page, pages - 1)
    options = _options(seen, keys[page * EACH : (page + 1) * EACH])
    return message(
        say("dashboard-title", league=title_of(season), number=season.number),
        say("dashboard-tables-page", page=page + 1, pages=pages),
        menu(menu_id("tables", season.key), say("dashboard-choose-tables"), options) if options else None,
        turning(lambda to: ListTables(season.key, to), page, pages, say),
        [ShowDashboard(season.key).button(say, "button-dashboard-back", GREY)],
    )


def _more_menu(seen: Overview) -> ui.Select[Any]:
    """What is rare: everything else that an umpire can do from here."""
    season, say = seen.season, seen.say
    options = [
        (press.custom_id, say(f"dashboard-more-{what}"), about(f"dashboard-more-{what}-about", say))
        for what, press in _more(seen)
    ]
    return menu(menu_id("more", season.key), say("dashboard-more"), options)


def _more(seen: Overview) -> Iterator[tuple[str, Press]]:
    """What can be chosen there, by the names of the phrases for it."""
    season = seen.season
    yield "refresh", ShowDashboard(season.key)
    if season.has_started:
        yield "standings", ShowStandings(season.key)
    if season.is_open and season.has_started:
        yield from _while_played(season)
    if season.phase in ("signup", "check_in"):
        yield "start", StartSeason(season.key)
    if season.phase in ("signup", "check_in", "running"):
        yield "check-in", AskToCheckIn(season.key)
    yield from offered_at_start(season)
    if season.is_open and season.phase != "review":
        yield "add", AddPlayers(season.key)
    if not season.has_started and has_order(season) and len(starters(season)) >= FEWEST:
        yield "order", ShowOrder(season.key)
    if season.waiting and season.is_open:
        yield "waiting", ShowWaiting(season.key)
    if is_divided(season):
        yield "divisions", ShowDivisions(season.key)
    if season.phase == "running":
        yield "pause", PauseSeason(season.key)
    if format_of(season).standings.reviewed(season) == "champion" or (
        season.has_started and season.is_open and not format_of(season).facts.drawn
    ):
        yield "confirm", ConfirmResults(season.key)
    if season.has_started:
        yield "questions", ShowAppeals(season.key)
    if season.is_open:
        yield "settings", ShowSeasonSettings(season.key)
        yield "umpires", ChooseUmpires(season.key)
    if season.is_open and format_of(season).facts.divided:
        yield "roles", ShowRoles(season.key)
    yield "log", ShowLog(season.key, "decisions", 0)
    yield "export", ExportSeason(season.key)
    yield "seasons", ShowSeasons("dashboard", 0)
    if season.is_open:
        yield "cancel", CancelSeason(season.key)


def _while_played(season: Season) -> Iterator[tuple[str, Press]]:
    """What can be chosen there from the start of a season to its end."""
    yield "player", MendPlayer(season.key)
    state = season_state(season)
    if state is None:
        return
    yield "award", AwardPoints(season.key)
    drawn, unplayed = format_of(season).facts.drawn, open_fixtures(season)
    if not drawn or len(unplayed) == 1:  # of several tables, one is chosen first
        yield "enter", EnterResult(season.key, *unplayed)
    if open_in_round(season) if drawn else state.rules.ends is not None:
        yield "extend", ExtendAll(season.key)
    is_reviewed = format_of(season).standings.reviewed(season) is not None
    if any(tie.line == "place" or not is_reviewed for tie in ties_of(season)):
        yield "tie", ChooseTie(season.key)


@ShowDashboard.on_press
async def show_dashboard(request: UmpireRequest, press: ShowDashboard) -> None:
    """Show a page of the dashboard as it is now."""
    seen = await whole_overview_of(request, request.season)
    await request.private(dashboard_screen(seen, press.page, request.notice))


class ListTables(OfUmpire, template="j:tables:{season}:{page}"):
    """See a page of the tables of a season."""

    page: Page


@ListTables.on_press
async def list_tables(request: UmpireRequest, press: ListTables) -> None:
    """Show a page of the season's tables."""
    seen = await overview_of(request, request.season)
    await request.private(tables_screen(seen, press.page))
