"""The order in which the players of a season start, on the dashboard, and changing it."""

from __future__ import annotations

from typing import Annotated, Any

from discord import ui

from bot.league.season import Season, acts, format_of, has_order
from bot.tables import Refused
from bot.ui.components.forms import Form, Written
from bot.ui.components.layout import GREY, message
from bot.ui.components.press import Number
from bot.ui.i18n.translator import Translator
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.seasons.options import SEEDING
from bot.ui.seasons.seasons import title_of
from bot.ui.seasons.view import SeasonView
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.consequences import order_lines
from bot.ui.umpire.dashboard.forms import WHY, reason_form
from bot.ui.umpire.order import ORDER, order_form, put_in_order, started_now
from bot.ui.umpire.preview import fitted, propose

Seeding = Annotated[str, "rating|signup|lot"]


def order_screen(season: Season, started: Season, view: SeasonView, notice: str = "") -> ui.LayoutView:
    """The order in which they would start now (``started``), and the buttons that change it. ``notice`` is a
    text at the top.
    """
    say = view.say
    (order,) = fitted([order_lines(started, view)], say)
    return message(
        notice,
        say("dashboard-title", league=title_of(season), number=season.number),
        say(
            "dashboard-order",
            by="hand" if season.seeds else season.settings.seeding,
            divided=format_of(season).facts.divided,
        ),
        order,
        [OrderByHand(season.key, season.seq).button(say), *_others(season, say)],
        [ShowDashboard(season.key).button(say, "button-dashboard-back", GREY)],
    )


def _others(season: Season, say: Translator) -> list[ui.Button[Any]]:
    """Other ways to order the players. An order by hand is dropped first, because it overrides all others."""
    if season.seeds:
        return [DropOrder(season.key).button(say)]
    seedings = [by for by in SEEDING.values if by != season.settings.seeding]
    return [SeedBy(season.key, by).button(say, f"button-dashboard-seed-{by}") for by in seedings]


class ShowOrder(OfUmpire, template="j:seeds:{season}"):
    """See the order in which players start, before the season does."""

    label = "dashboard-more-order"


@ShowOrder.on_press
async def show_order(request: UmpireRequest, press: ShowOrder) -> None:
    """Show the order."""
    _need_order(request)
    await _show(request, request.season)


class DropOrder(OfUmpire, template="j:unseed:{season}"):
    """Drop the order that an umpire wrote."""

    label = "button-dashboard-drop-order"


@DropOrder.on_press
async def drop_order(request: UmpireRequest, press: DropOrder) -> None:
    """Let the order go by the settings again."""
    _need_order(request)
    season = await request.services.seasons.act(press.season, request.who, acts.Seed(()))
    await _show(request, season, request.say("umpire-ordered"))


class OrderByHand(OfUmpire, template="j:by_hand:{season}:{seen}"):
    """Write the starting order yourself."""

    seen: Number
    """The number of lines in the season's log whose order is shown."""
    label = "button-dashboard-by-hand"


@OrderByHand.with_form
async def ask_for_order(request: UmpireRequest, press: OrderByHand) -> Form:
    """Open the form for the order."""
    _need_order(request)
    return order_form(press, request.say)


@OrderByHand.on_form
async def order_by_hand(request: UmpireRequest, press: OrderByHand, written: Written) -> None:
    """Set the written order. If a player has joined or left since the numbers were shown, nothing is set."""
    _need_order(request)
    season, say = request.season, request.say
    await request.take_time()
    if season.seq != press.seen:
        await _show(request, season, say("refused-league-stale"))
        return
    season = await put_in_order(request, season, written[ORDER])
    await _show(request, season, say("umpire-ordered"))


class SeedBy(OfUmpire, template="j:seed:{season}:{by}"):
    """Set the starting order by rating, sign-up or lot: write why, see what follows, confirm it."""

    by: Seeding


@SeedBy.with_form
async def ask_why(request: UmpireRequest, press: SeedBy) -> Form:
    """Open the form that asks why the order goes by something else, because that was announced."""
    _need_order(request)
    return reason_form(press, "seeding", request.say)


@SeedBy.on_form
async def seed_by(request: UmpireRequest, press: SeedBy, written: Written) -> None:
    """Preview that the order goes by something else than announced."""
    _need_order(request)
    await propose(request, acts.Alter({"seeding": press.by}), written[WHY])


def _need_order(request: UmpireRequest) -> None:
    """Raise Refused ``league-no_seeds`` if players don't start in an order, and ``league-wrong_phase`` after
    the start.
    """
    if not has_order(request.season):
        raise Refused("league-no_seeds")
    if request.season.has_started:
        raise Refused("league-wrong_phase", phase=request.season.phase)


async def _show(request: Request, season: Season, notice: str = "") -> None:
    """Show the order. This takes a while: players are paired as at the start."""
    await request.take_time()
    started = await started_now(request, season)
    view = SeasonView(started, await request.services.seasons.names(season), request.say)
    await request.private(order_screen(season, started, view, notice))
