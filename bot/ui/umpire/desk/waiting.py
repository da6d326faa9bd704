"""Who waits for a place in a season, and asking one of them to take over somebody's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from discord import ui

from bot.league.contest import Contest, Signed, offers
from bot.tables import Refused
from bot.ui.components.forms import Form, Written
from bot.ui.components.layout import BLUE, GREY, OPTIONS, menu, menu_id, message
from bot.ui.components.pagination import pages_for, turning
from bot.ui.components.press import Page, Text
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import moment
from bot.ui.presses.desk import ShowDesk
from bot.ui.seasons.names import Names, names_in
from bot.ui.seasons.seasons import title_of
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.desk.forms import WHO, WHY, entry_field, why_field
from bot.ui.umpire.desk.mending import entry_chosen
from bot.ui.umpire.desks import desk_of
from bot.ui.umpire.preview import propose

Stands = Literal["asked", "missing", "here", "silent", "waits"]
"""How somebody stands who waits: they are asked to take over a place, are not on the server, have checked in,
or have not, or nobody has asked them anything.
"""


def waiting_screen(contest: Contest, names: Names, page: int, say: Translator) -> ui.LayoutView:
    """A page (0 is the first) of those who wait, in their order, with the ways to ask them."""
    waiting, plain = contest.waiting, replace(names, plain=True)
    pages = pages_for(len(waiting), OPTIONS)
    page = min(page, pages - 1)
    shown = list(enumerate(waiting, start=1))[page * OPTIONS : (page + 1) * OPTIONS]
    can_ask = [each.player for each in waiting if _stands(contest, each) not in ("asked", "missing")]
    if not contest.has_started or not contest.is_open:
        can_ask = []
    others = [
        (AskWaiting(contest.key, each.player).custom_id, plain.player(each.player, say), "")
        for _, each in shown
        if each.player in can_ask[1:]
    ]
    return message(
        say("desk-title", league=title_of(contest), number=contest.number),
        say("desk-waiting", count=len(waiting), started=contest.has_started),
        "\n".join(_line(contest, names, number, each, say) for number, each in shown),
        [
            AskWaiting(contest.key, player).button(say, style=BLUE, name=plain.player(player, say))
            for player in can_ask[:1]
        ],
        menu(menu_id("waiting", contest.key), say("desk-ask-other"), others) if others else None,
        turning(lambda to: ShowWaiting(contest.key, to), page, pages, say),
        [ShowDesk(contest.key).button(say, "button-desk-back", GREY)],
    )


def _stands(contest: Contest, signed: Signed) -> Stands:
    if any(made.player == signed.player for made in offers.open_offers(contest)):
        return "asked"
    if signed.player in contest.missing:
        return "missing"
    if contest.check_in_until is None:
        return "waits"
    return "here" if signed.checked_in else "silent"


def _line(contest: Contest, names: Names, number: int, signed: Signed, say: Translator) -> str:
    return say(
        "desk-waiting-line",
        number=str(number),
        name=names.player(signed.player, say),
        since=moment(signed.at),
        stands=_stands(contest, signed),
    )


def ask_form(press: AskWaiting, names: Names, say: Translator) -> Form:
    """The form that asks whose place somebody is to take over. ``names`` are plain."""
    title = say("desk-form-ask", name=names.player(press.player, say))
    return Form(press.custom_id, title, entry_field(say("desk-form-ask-whose"), names, say), why_field(say))


class ShowWaiting(OfUmpire, template="j:waiting:{season}[:{page}]"):
    """See who waits for a place."""

    page: Page = 0
    label = "desk-more-waiting"


@ShowWaiting.on_press
async def show_waiting(request: UmpireRequest, press: ShowWaiting) -> None:
    """Show who waits."""
    names = await names_in(request)
    await request.private(waiting_screen(request.contest, names, press.page, request.say))


class AskWaiting(OfUmpire, template="j:ask:{season}:{player}"):
    """Ask someone on the waiting list to take over a spot: say whose and why, and confirm it."""

    player: Text
    label = "button-desk-ask"


@AskWaiting.with_form
async def ask_whose_place(request: UmpireRequest, press: AskWaiting) -> Form:
    """Open the form that asks whose place it is. Raises Refused ``umpire_not_waiting``."""
    _need_waiting(request.contest, press.player)
    names = await names_in(request, plain=True)
    return ask_form(press, names, request.say)


@AskWaiting.on_form
async def ask_them(request: UmpireRequest, press: AskWaiting, written: Written) -> None:
    """Preview that somebody who waits is asked to take over a place. Raises Refused ``umpire_not_waiting``,
    and ``league-no_entry`` for the place of somebody who has none.
    """
    contest = request.contest
    _need_waiting(contest, press.player)
    entry = await entry_chosen(request, contest, written[WHO])
    act = desk_of(contest).replace(contest, entry, press.player, request.now)
    await propose(request, act, written[WHY])


def _need_waiting(contest: Contest, player: str) -> None:
    waiting: Sequence[Signed] = contest.waiting if contest.has_started else ()
    if all(signed.player != player for signed in waiting):
        raise Refused("umpire_not_waiting")
