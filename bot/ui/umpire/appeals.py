"""The questions of players to the umpire, which the staff can read, answer and act on."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.league.contest import Asked, Contest, acts
from bot.tables import Refused
from bot.ui.components.forms import Form, Written, text_field
from bot.ui.components.layout import message
from bot.ui.components.pagination import pages_for, turning
from bot.ui.components.press import Press
from bot.ui.delivery import responses
from bot.ui.delivery.responses import private
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import moment
from bot.ui.presses.desk import MendResult
from bot.ui.presses.umpire import AnswerAppeal, MendAsked, ShowAppeals
from bot.ui.seasons.names import Names
from bot.ui.seasons.reader import cut
from bot.ui.seasons.seasons import season_pressed, title_of
from bot.ui.shell.context import Interaction, RequestContext, who_pressed
from bot.ui.shell.router import Routes
from bot.ui.umpire.desk.forms import REASON, WHY, result_form

routes = Routes()

PAGE = 2
"""The number of questions on one page."""
ASKED = 500
"""The most characters of a question: the same as in the form."""


@routes.on(ShowAppeals)
async def turn_appeals(interaction: Interaction, request: RequestContext, press: ShowAppeals) -> None:
    """Show another page of questions."""
    contest = await season_pressed(request, press.season)
    await _show(interaction, request, contest, press.page)


async def _show(interaction: Interaction, request: RequestContext, contest: Contest, page: int) -> None:
    names = Names(contest, await request.services.seasons.names(contest))
    await private(interaction, appeals_screen(contest, names, page, request.say))


def appeals_screen(contest: Contest, names: Names, page: int, say: Translator) -> ui.LayoutView:
    """One page (0 is the first) of the open questions, the oldest first, each with its buttons."""
    waiting = [asked for asked in contest.appeals.values() if asked.answer is None]
    pages = pages_for(len(waiting), PAGE)
    page = min(page, pages - 1)
    parts: list[str | list[ui.Button[Any]]] = []
    for asked in waiting[page * PAGE : (page + 1) * PAGE]:
        parts += [_question(asked, names, say), _buttons(contest, asked, say) if contest.is_open else []]
    title = say("umpire-appeals", league=title_of(contest), count=len(waiting))
    turn = turning(lambda to: ShowAppeals(contest.key, to), page, pages, say)
    return message(title, *parts, turn)


def _question(asked: Asked, names: Names, say: Translator) -> str:
    return say(
        "umpire-appeal",
        number=asked.key,
        at=moment(asked.at),
        player=names.player(asked.player, say),
        match=names.match(asked.match, say),
        text=cut(asked.text, ASKED),
    )


def _buttons(contest: Contest, asked: Asked, say: Translator) -> list[ui.Button[Any]]:
    mend = [] if asked.is_at_table else [MendAsked(contest.key, asked.key).button(say)]
    return [AnswerAppeal(contest.key, asked.key).button(say), *mend]


# Answering


def answer_form(press: Press, say: Translator) -> Form:
    """The form for the answer to a question."""
    field = text_field(
        WHY, say("umpire-form-reason"), most=REASON, about=say("umpire-form-answer-about"), long=True
    )
    return Form(press.custom_id, say("umpire-form-answer"), field)


@routes.on(AnswerAppeal)
async def ask_for_answer(interaction: Interaction, request: RequestContext, press: AnswerAppeal) -> None:
    """Open the form for the answer to a question. Raises Refused ``league-answered`` if it has one."""
    _, asked = await _asked(interaction, request, press)
    if asked.answer is not None:
        raise Refused("league-answered")
    await responses.open_form(interaction, answer_form(press, request.say))


@routes.on_form(AnswerAppeal)
async def answer(
    interaction: Interaction, request: RequestContext, press: AnswerAppeal, written: Written
) -> None:
    """Answer a question."""
    contest, asked = await _asked(interaction, request, press)
    act = acts.Answer(asked.key)
    contest = await request.services.seasons.act(contest.key, who_pressed(interaction), act, written[WHY])
    await _show(interaction, request, contest, 0)


@routes.on(MendAsked)
async def ask_about_result(interaction: Interaction, request: RequestContext, press: MendAsked) -> None:
    """Open the form about the result that a question is about."""
    contest, asked = await _asked(interaction, request, press)
    names = Names(contest, await request.services.seasons.names(contest), plain=True)
    form = result_form(MendResult(contest.key, asked.match), names, request.say)
    await responses.open_form(interaction, form)


async def _asked(
    interaction: Interaction, request: RequestContext, press: AnswerAppeal | MendAsked
) -> tuple[Contest, Asked]:
    """The season and the question of a button.

    Raises Refused ``league-over`` if the season is over, and ``league-no_appeal`` if there is no such
    question.
    """
    contest = await season_pressed(request, press.season)
    if not contest.is_open:
        raise Refused("league-over")
    asked = contest.appeals.get(press.appeal)
    if asked is None:
        raise Refused("league-no_appeal")
    return contest, asked
