"""Questions of players to the umpire, the answers, and private warnings. All of these are private."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from discord import ui

from bot.league.decisions import Warn
from bot.league.season import acts, season_state
from bot.ui.components.forms import Form, text_field
from bot.ui.components.layout import ROW, message
from bot.ui.i18n.translator import Translator
from bot.ui.presses.leagues import AskUmpire
from bot.ui.seasons.view import SeasonView, can, cut, sees

TEXT = 500
"""The most characters of a question."""
SHOWN = 160
"""The most characters of a question that are shown, and below those of an answer."""
ANSWERED = 400


def ask_umpire(press: AskUmpire, say: Translator) -> Form:
    """The form that asks what is wrong with the result of a match."""
    field = text_field("text", say("league-ask-label"), most=TEXT, about=say("league-ask-about"), long=True)
    return Form(press.custom_id, say("league-button-ask", number=0), field)


def ask_buttons(view: SeasonView, player: str, matches: Sequence[tuple[str, int]]) -> list[ui.Button[Any]]:
    """Buttons to ask about matches (key, number on the screen), as far as the reader can still do that.

    There are none if the screen is about another ``player``.
    """
    if not view.own or player != view.own:
        return []
    return [
        AskUmpire(view.season.key, match).button(view.say, number=number)
        for match, number in matches
        if can(view, acts.Appeal(match, view.own))
    ][:ROW]


def appeal_lines(view: SeasonView, player: str, match: str) -> Iterator[str]:
    """The questions of ``player`` about a match and their answers, if the reader may see them."""
    if not sees(view, player):
        return
    for asked in view.season.appeals.values():
        if (asked.player, asked.match) == (player, match):
            yield view.say(
                "league-appeal",
                text=cut(asked.text, SHOWN),
                answer=None if asked.answer is None else cut(asked.answer, ANSWERED),
                name=view.name(asked.answered_by) if asked.answered_by else None,
            )


def warning_screen(view: SeasonView, line: str) -> ui.LayoutView | None:
    """A private warning by the umpire, given the number of its line in the log; None if the reader may not
    see it.
    """
    state = season_state(view.season)
    for decision in state.decisions if state else ():
        if decision.key == line and isinstance(decision.ruling, Warn):
            if not sees(view, view.season.player_of(decision.ruling.entry)):
                return None
            name, reason = view.name(decision.by), cut(decision.reason, TEXT)
            return message(f"## {view.title}", view.say("league-warn", name=name, reason=reason))
    return None


def reply_screen(view: SeasonView, appeal: str) -> ui.LayoutView | None:
    """The umpire's answer to a question; None if there is none or the reader may not see it."""
    asked = view.season.appeals.get(appeal)
    if asked is None or asked.answer is None or not sees(view, asked.player):
        return None
    reply = view.say(
        "league-reply",
        text=cut(asked.text, SHOWN),
        name=view.name(asked.answered_by),
        answer=cut(asked.answer, TEXT),
    )
    return message(f"## {view.title}", reply)
