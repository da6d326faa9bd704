"""The waiting list of a season, and asking a person on it to take over a spot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from discord import ui

from bot.league.season import Season, Signed, offers
from bot.tables import Refused
from bot.ui.components.forms import Form, Written
from bot.ui.components.layout import BLUE, GREY, OPTIONS, menu, menu_id, message
from bot.ui.components.pagination import pages_for, turning
from bot.ui.components.press import Page, Text
from bot.ui.i18n.values import moment
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.seasons.seasons import title_of
from bot.ui.seasons.view import SeasonView, season_view
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.dashboard.forms import WHO, WHY, entry_field, why_field
from bot.ui.umpire.dashboard.mending import entry_chosen
from bot.ui.umpire.dashboards import dashboard_of
from bot.ui.umpire.preview import propose

Stands = Literal["asked", "missing", "here", "silent", "waits"]
"""Return the state of a person on the waiting list: asked to take over a spot, not on the server, checked in
or not, or none of these.
"""


def waiting_screen(view: SeasonView, page: int) -> ui.LayoutView:
    """Return a page (0 is the first) of the waiting list in order, with buttons to ask people."""
    season, say = view.season, view.say
    waiting, plain = season.waiting, view.labels
    pages = pages_for(len(waiting), OPTIONS)
    page = min(page, pages - 1)
    shown = list(enumerate(waiting, start=1))[page * OPTIONS : (page + 1) * OPTIONS]
    can_ask = [each.player for each in waiting if _stands(season, each) not in ("asked", "missing")]
    if not season.has_started or not season.is_open:
        can_ask = []
    others = [
        (AskWaiting(season.key, each.player).custom_id, plain.player(each.player), "")
        for _, each in shown
        if each.player in can_ask[1:]
    ]
    return message(
        say("dashboard-title", league=title_of(season), number=season.number),
        say("dashboard-waiting", count=len(waiting), started=season.has_started),
        "\n".join(_line(view, number, each) for number, each in shown),
        [
            AskWaiting(season.key, player).button(say, style=BLUE, name=plain.player(player))
            for player in can_ask[:1]
        ],
        menu(menu_id("waiting", season.key), say("dashboard-ask-other"), others) if others else None,
        turning(lambda to: ShowWaiting(season.key, to), page, pages, say),
        [ShowDashboard(season.key).button(say, "button-dashboard-back", GREY)],
    )


def _stands(season: Season, signed: Signed) -> Stands:
    if any(made.player == signed.player for made in offers.open_offers(season)):
        return "asked"
    if signed.player in season.missing:
        return "missing"
    if season.check_in_until is None:
        return "waits"
    return "here" if signed.checked_in else "silent"


def _line(view: SeasonView, number: int, signed: Signed) -> str:
    return view.say(
        "dashboard-waiting-line",
        number=str(number),
        name=view.player(signed.player),
        since=moment(signed.at),
        stands=_stands(view.season, signed),
    )


def ask_form(press: AskWaiting, view: SeasonView) -> Form:
    """Return the form that asks whose spot a person is to take over. ``view`` has plain names."""
    say = view.say
    title = say("dashboard-form-ask", name=view.player(press.player))
    return Form(press.custom_id, title, entry_field(say("dashboard-form-ask-whose"), view), why_field(say))


class ShowWaiting(OfUmpire, template="j:waiting:{season}[:{page}]"):
    """See the waiting list."""

    page: Page = 0
    label = "dashboard-more-waiting"


@ShowWaiting.on_press
async def show_waiting(request: UmpireRequest, press: ShowWaiting) -> None:
    """Show who waits."""
    view = await season_view(request)
    await request.private(waiting_screen(view, press.page))


class AskWaiting(OfUmpire, template="j:ask:{season}:{player}"):
    """Offer a player on the waiting list someone’s spot: say whose and why, and confirm it."""

    player: Text
    label = "button-dashboard-ask"


@AskWaiting.with_form
async def ask_whose_place(request: UmpireRequest, press: AskWaiting) -> Form:
    """Open the form that asks whose place it is. Raises Refused ``umpire_not_waiting``."""
    _need_waiting(request.season, press.player)
    view = await season_view(request, plain=True)
    return ask_form(press, view)


@AskWaiting.on_form
async def ask_them(request: UmpireRequest, press: AskWaiting, written: Written) -> None:
    """Preview asking a person on the waiting list to take over a spot. Raises Refused ``umpire_not_waiting``,
    and ``league-no_entry`` for a spot that doesn't exist.
    """
    season = request.season
    _need_waiting(season, press.player)
    entry = await entry_chosen(request, season, written[WHO])
    act = dashboard_of(season).replace(season, entry, press.player, request.now)
    await propose(request, act, written[WHY])


def _need_waiting(season: Season, player: str) -> None:
    waiting: Sequence[Signed] = season.waiting if season.has_started else ()
    if all(signed.player != player for signed in waiting):
        raise Refused("umpire_not_waiting")
