"""The order in which the players of a season start, on the umpire's desk, and changing it."""

from __future__ import annotations

from typing import Annotated, Any

from discord import ui

from bot.league.contest import Contest, acts, format_of, has_order
from bot.tables import Refused
from bot.ui.components.forms import Form, Written
from bot.ui.components.layout import GREY, message
from bot.ui.components.press import Number
from bot.ui.i18n.translator import Translator
from bot.ui.presses.desk import ShowDesk
from bot.ui.seasons.names import Names
from bot.ui.seasons.options import SEEDING
from bot.ui.seasons.seasons import title_of
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.consequences import order_lines
from bot.ui.umpire.desk.forms import WHY, reason_form
from bot.ui.umpire.order import ORDER, order_form, put_in_order, started_now
from bot.ui.umpire.preview import fitted, propose

Seeding = Annotated[str, "rating|signup|lot"]


def order_screen(
    contest: Contest, started: Contest, names: Names, say: Translator, notice: str = ""
) -> ui.LayoutView:
    """The order in which they would start now (``started``), and the buttons that change it. ``notice`` is a
    text at the top.
    """
    (order,) = fitted([order_lines(started, names, say)], say)
    return message(
        notice,
        say("desk-title", league=title_of(contest), number=contest.number),
        say(
            "desk-order",
            by="hand" if contest.seeds else contest.terms.seeding,
            divided=format_of(contest).facts.divided,
        ),
        order,
        [OrderByHand(contest.key, contest.seq).button(say), *_others(contest, say)],
        [ShowDesk(contest.key).button(say, "button-desk-back", GREY)],
    )


def _others(contest: Contest, say: Translator) -> list[ui.Button[Any]]:
    """What else the order can go by. An order by hand is dropped first, because it stands before all else."""
    if contest.seeds:
        return [DropOrder(contest.key).button(say)]
    seedings = [by for by in SEEDING.values if by != contest.terms.seeding]
    return [SeedBy(contest.key, by).button(say, f"button-desk-seed-{by}") for by in seedings]


class ShowOrder(OfUmpire, template="j:seeds:{season}"):
    """See the order in which the players start, before the season does."""

    label = "desk-more-order"


@ShowOrder.on_press
async def show_order(request: UmpireRequest, press: ShowOrder) -> None:
    """Show the order."""
    _need_order(request)
    await _show(request, request.contest)


class DropOrder(OfUmpire, template="j:unseed:{season}"):
    """Drop the order that was written by hand."""

    label = "button-desk-drop-order"


@DropOrder.on_press
async def drop_order(request: UmpireRequest, press: DropOrder) -> None:
    """Let the order go by the terms again."""
    _need_order(request)
    contest = await request.services.seasons.act(press.season, request.who, acts.Seed(()))
    await _show(request, contest, request.say("umpire-ordered"))


class OrderByHand(OfUmpire, template="j:by_hand:{season}:{seen}"):
    """Write that order yourself."""

    seen: Number
    """The number of lines in the season's log whose order is shown."""
    label = "button-desk-by-hand"


@OrderByHand.with_form
async def ask_for_order(request: UmpireRequest, press: OrderByHand) -> Form:
    """Open the form for the order."""
    _need_order(request)
    return order_form(press, request.say)


@OrderByHand.on_form
async def order_by_hand(request: UmpireRequest, press: OrderByHand, written: Written) -> None:
    """Set the order that was written. If somebody has come or gone since the numbers were shown, nothing is
    set.
    """
    _need_order(request)
    contest, say = request.contest, request.say
    await request.take_time()
    if contest.seq != press.seen:
        await _show(request, contest, say("refused-league-stale"))
        return
    contest = await put_in_order(request, contest, written[ORDER])
    await _show(request, contest, say("umpire-ordered"))


class SeedBy(OfUmpire, template="j:seed:{season}:{by}"):
    """Let that order go by rating, signing up or lot: write why, see what follows, confirm it."""

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
    """Raise Refused ``league-no_seeds`` where nobody starts in an order, and ``league-wrong_phase`` after the
    start.
    """
    if not has_order(request.contest):
        raise Refused("league-no_seeds")
    if request.contest.has_started:
        raise Refused("league-wrong_phase", phase=request.contest.phase)


async def _show(request: Request, contest: Contest, notice: str = "") -> None:
    """Show the order, which takes a while: it is drawn as the start would draw it."""
    await request.take_time()
    started = await started_now(request, contest)
    names = Names(started, await request.services.seasons.names(contest))
    await request.private(order_screen(contest, started, names, request.say, notice))
