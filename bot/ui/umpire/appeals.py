"""The questions of players to the umpire, which the staff can read, answer and act on."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.league.season import Asked, Season, acts
from bot.tables import Refused
from bot.ui.components.forms import Form, Written, text_field
from bot.ui.components.layout import BLUE, GREY, message
from bot.ui.components.pagination import pages_for, turning
from bot.ui.components.press import Page, Press, Text
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import moment
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.seasons.seasons import title_of
from bot.ui.seasons.view import SeasonView, cut, season_view
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.dashboard.forms import REASON, WHY
from bot.ui.umpire.dashboard.mending import MendResult, result_form

PAGE = 2
"""The number of questions on one page."""
ASKED = 500
"""The most characters of a question: the same as in the form."""


class ShowAppeals(OfUmpire, template="j:appeals:{season}[:{page}]"):
    """See a page of the players’ questions."""

    page: Page = 0
    label, style = "outbox-button-appeals", BLUE


@ShowAppeals.on_press
async def turn_appeals(request: UmpireRequest, press: ShowAppeals) -> None:
    """Show another page of questions."""
    view = await season_view(request)
    await request.private(appeals_screen(view, press.page))


def appeals_screen(view: SeasonView, page: int) -> ui.LayoutView:
    """One page (0 is the first) of the open questions, the oldest first, each with its buttons."""
    season, say = view.season, view.say
    waiting = [asked for asked in season.appeals.values() if asked.answer is None]
    pages = pages_for(len(waiting), PAGE)
    page = min(page, pages - 1)
    parts: list[str | list[ui.Button[Any]]] = []
    for asked in waiting[page * PAGE : (page + 1) * PAGE]:
        parts += [_question(asked, view), _buttons(season, asked, say) if season.is_open else []]
    title = say("umpire-appeals", league=title_of(season), count=len(waiting))
    turn = turning(lambda to: ShowAppeals(season.key, to), page, pages, say)
    return message(title, *parts, turn, [ShowDashboard(season.key).button(say, style=GREY)])


def _question(asked: Asked, view: SeasonView) -> str:
    return view.say(
        "umpire-appeal",
        number=asked.key,
        at=moment(asked.at),
        player=view.player(asked.player),
        match=view.match(asked.match),
        text=cut(asked.text, ASKED),
    )


def _buttons(season: Season, asked: Asked, say: Translator) -> list[ui.Button[Any]]:
    mend = [] if asked.is_at_table else [MendAsked(season.key, asked.key).button(say)]
    return [AnswerAppeal(season.key, asked.key).button(say), *mend]


# Answering


def answer_form(press: Press, say: Translator) -> Form:
    """The form for the answer to a question."""
    field = text_field(
        WHY, say("umpire-form-reason"), most=REASON, about=say("umpire-form-answer-about"), long=True
    )
    return Form(press.custom_id, say("button-answer"), field)


class AnswerAppeal(OfUmpire, template="j:answer:{season}:{appeal}"):
    """Answer a question."""

    appeal: Text
    label, style = "button-answer", BLUE


@AnswerAppeal.with_form
async def ask_for_answer(request: UmpireRequest, press: AnswerAppeal) -> Form:
    """Open the form for the answer to a question. Raises Refused ``league-answered`` if it has one."""
    if _asked(request, press).answer is not None:
        raise Refused("league-answered")
    return answer_form(press, request.say)


@AnswerAppeal.on_form
async def answer(request: UmpireRequest, press: AnswerAppeal, written: Written) -> None:
    """Answer a question."""
    act = acts.Answer(_asked(request, press).key)
    await request.services.seasons.act(press.season, request.who, act, written[WHY])
    await ShowAppeals(press.season).handle(request)


class MendAsked(OfUmpire, template="j:appeal_result:{season}:{appeal}"):
    """Void or adjust the result that a question is about: write why, see what follows, confirm it."""

    appeal: Text
    label = "button-dashboard-result"


@MendAsked.with_form
async def ask_about_result(request: UmpireRequest, press: MendAsked) -> Form:
    """Open the form about the result that a question is about."""
    asked, season = _asked(request, press), request.season
    view = await season_view(request, plain=True)
    return result_form(MendResult(season.key, asked.match), view)


def _asked(request: UmpireRequest, press: AnswerAppeal | MendAsked) -> Asked:
    """Return the question of a button. Raises Refused ``league-over`` if the season has ended, and
    ``league-no_appeal`` if there is no such question.
    """
    if not request.season.is_open:
        raise Refused("league-over")
    asked = request.season.appeals.get(press.appeal)
    if asked is None:
        raise Refused("league-no_appeal")
    return asked
