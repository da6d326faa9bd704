"""What players have asked the umpire, for the staff alone: read, answered, and acted on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.league.contest import Asked, Contest, acts
from bot.tables import Refused
from bot.ui.components import ids
from bot.ui.components.forms import Form, Written, choice_field, text_field
from bot.ui.components.layout import BLUE, button, message
from bot.ui.delivery import responses
from bot.ui.delivery.responses import private
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.names import Names
from bot.ui.seasons.reader import cut
from bot.ui.seasons.seasons import season_meant, season_pressed, title_of
from bot.ui.shell.context import Interaction, RequestContext, who_pressed
from bot.ui.umpire.desks import desk_of
from bot.ui.umpire.preview import propose

PAGE = 2
"""Questions on one page."""
ASKED = 500
"""Letters of a question: all that can be asked."""
REASON = 300
"""Letters of a reason or an answer."""


async def show_appeals(interaction: Interaction, request: RequestContext, league: str | None) -> None:
    """List the questions that are not answered yet."""
    await _show(interaction, request, await season_meant(interaction, request, league), 0)


async def turn_appeals(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> None:
    """``j:appeals`` another page of them."""
    contest = await season_pressed(interaction, request, match["season"])
    page = match["more"] or "0"
    await _show(interaction, request, contest, int(page) if page.isdecimal() else 0)


async def _show(interaction: Interaction, request: RequestContext, contest: Contest, page: int) -> None:
    names = Names(contest, await request.services.seasons.names(contest))
    await private(interaction, appeals_screen(contest, names, page, request.say))


def appeals_screen(contest: Contest, names: Names, page: int, say: Translator) -> ui.LayoutView:
    """One page (0 is the first) of the open questions, the oldest first, each with what can be done."""
    waiting = [asked for asked in contest.appeals.values() if asked.answer is None]
    pages = max(1, -(-len(waiting) // PAGE))
    page = min(page, pages - 1)
    parts: list[str | list[ui.Button[Any]]] = []
    for asked in waiting[page * PAGE : (page + 1) * PAGE]:
        parts += [_question(asked, names, say), _buttons(contest, asked, say) if contest.is_open else []]
    turn = [
        button(ids.judge_id("appeals", contest.key, str(to)), say(phrase), disabled=not 0 <= to < pages)
        for to, phrase in ((page - 1, "button-earlier"), (page + 1, "button-later"))
    ]
    title = say("umpire-appeals", league=title_of(contest), count=len(waiting))
    return message(title, *parts, turn if pages > 1 else None)


def _question(asked: Asked, names: Names, say: Translator) -> str:
    return say(
        "umpire-appeal",
        number=asked.key,
        at=str(asked.at // 1000),
        player=names.player(asked.player, say),
        match=names.match(asked.match, say),
        text=cut(asked.text, ASKED),
    )


def _buttons(contest: Contest, asked: Asked, say: Translator) -> list[ui.Button[Any]]:
    return [
        button(ids.judge_id("answer", contest.key, asked.key), say("button-answer"), BLUE),
        button(ids.judge_id("appeal_void", contest.key, asked.key), say("button-void")),
        button(ids.judge_id("appeal_adjust", contest.key, asked.key), say("button-adjust")),
    ]


# Forms


PLAYER, NUMBER, WHY = "player", "number", "reason"
"""The fields of a form."""


def umpire_form(
    custom_id: str, what: str, say: Translator, people: Sequence[tuple[str, str]] = (), number: str = ""
) -> Form:
    """Asks for a reason, and where it takes them, for a player of the match and for a number.

    ``people`` (name, key) are those to choose from, ``number`` the phrase of what is to be written.
    """
    fields = []
    if people:
        fields.append(choice_field(PLAYER, say("umpire-form-player"), people))
    if number:
        fields.append(text_field(NUMBER, say(number), most=8))
    about = say(f"umpire-form-{what}-about")
    fields.append(text_field(WHY, say("umpire-form-reason"), most=REASON, about=about, long=True))
    return Form(custom_id, say(f"umpire-form-{what}"), *fields)


async def ask_for_answer(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> None:
    """``j:answer`` ask for the answer to a question."""
    _, asked = await _asked(interaction, request, match)
    if asked.answer is not None:
        raise Refused("league-answered")
    await responses.open_form(interaction, umpire_form(match.string, "answer", request.say))


async def answer(
    interaction: Interaction, request: RequestContext, match: re.Match[str], written: Written
) -> None:
    """``j:answer`` answer a question."""
    contest, asked = await _asked(interaction, request, match)
    act = acts.Answer(asked.key)
    contest = await request.services.seasons.act(contest.key, who_pressed(interaction), act, written[WHY])
    await _show(interaction, request, contest, 0)


async def ask_what_to_void(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> None:
    """``j:appeal_void`` ask why the match that a question is about is void, or which game of its table."""
    contest, _ = await _asked(interaction, request, match)
    number = desk_of(contest).void_form
    await responses.open_form(interaction, umpire_form(match.string, "void", request.say, number=number))


async def void_asked(
    interaction: Interaction, request: RequestContext, match: re.Match[str], written: Written
) -> None:
    """``j:appeal_void`` propose to void it."""
    contest, asked = await _asked(interaction, request, match)
    act = desk_of(contest).void_asked(asked, written.get(NUMBER, ""))
    await propose(interaction, request, contest, act, written[WHY])


async def ask_what_to_adjust(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> None:
    """``j:appeal_adjust`` ask whose points in the match that a question is about are to be changed."""
    contest, asked = await _asked(interaction, request, match)
    names = Names(contest, await request.services.seasons.names(contest), plain=True)
    people = desk_of(contest).asked_people(asked, names, request.say)
    number = desk_of(contest).adjust_form
    await responses.open_form(interaction, umpire_form(match.string, "adjust", request.say, people, number))


async def adjust_asked(
    interaction: Interaction, request: RequestContext, match: re.Match[str], written: Written
) -> None:
    """``j:appeal_adjust`` propose to change them."""
    contest, asked = await _asked(interaction, request, match)
    act = desk_of(contest).adjust_asked(asked, written[PLAYER], written[NUMBER])
    await propose(interaction, request, contest, act, written[WHY])


async def _asked(
    interaction: Interaction, request: RequestContext, match: re.Match[str]
) -> tuple[Contest, Asked]:
    """The season and the question of a button. Raises Refused."""
    contest = await season_pressed(interaction, request, match["season"])
    if not contest.is_open:
        raise Refused("league-over")
    asked = contest.appeals.get(match["more"] or "")
    if asked is None:
        raise Refused("league-no_appeal")
    return contest, asked
