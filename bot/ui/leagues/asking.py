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
from bot.ui.seasons.reader import Reader, cut

TEXT = 500
"""The most characters of a question."""
SHOWN = 160
"""The most characters of a question that are shown, and below those of an answer."""
ANSWERED = 400


def ask_umpire(press: AskUmpire, say: Translator) -> Form:
    """The form that asks what is wrong with the result of a match."""
    field = text_field("text", say("league-ask-label"), most=TEXT, about=say("league-ask-about"), long=True)
    return Form(press.custom_id, say("league-button-ask", number=0), field)


def ask_buttons(reader: Reader, player: str, matches: Sequence[tuple[str, int]]) -> list[ui.Button[Any]]:
    """Buttons to ask about matches (key, number on the screen), as far as the reader can still do that.

    There are none if the screen is about another ``player``.
    """
    if not reader.own or player != reader.own:
        return []
    return [
        AskUmpire(reader.season_key, match).button(reader.say, number=number)
        for match, number in matches
        if reader.can(acts.Appeal(match, reader.own))
    ][:ROW]


def appeal_lines(reader: Reader, player: str, match: str) -> Iterator[str]:
    """The questions of ``player`` about a match and their answers, if the reader may see them."""
    if not reader.sees(player):
        return
    for asked in reader.season.appeals.values():
        if (asked.player, asked.match) == (player, match):
            yield reader.say(
                "league-appeal",
                text=cut(asked.text, SHOWN),
                answer=None if asked.answer is None else cut(asked.answer, ANSWERED),
                name=reader.name(asked.answered_by) if asked.answered_by else None,
            )


def warning_screen(reader: Reader, line: str) -> ui.LayoutView | None:
    """A private warning by the umpire, given the number of its line in the log; None if the reader may not
    see it.
    """
    state = season_state(reader.season)
    for decision in state.decisions if state else ():
        if decision.key == line and isinstance(decision.ruling, Warn):
            if not reader.sees(reader.season.player_of(decision.ruling.entry)):
                return None
            name, reason = reader.name(decision.by), cut(decision.reason, TEXT)
            return message(reader.title(), reader.say("league-warn", name=name, reason=reason))
    return None


def reply_screen(reader: Reader, appeal: str) -> ui.LayoutView | None:
    """The umpire's answer to a question; None if there is none or the reader may not see it."""
    asked = reader.season.appeals.get(appeal)
    if asked is None or asked.answer is None or not reader.sees(asked.player):
        return None
    reply = reader.say(
        "league-reply",
        text=cut(asked.text, SHOWN),
        name=reader.name(asked.answered_by),
        answer=cut(asked.answer, TEXT),
    )
    return message(reader.title(), reply)
