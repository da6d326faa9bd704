"""Asking the umpire about a result, and what they have answered: between them and the player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from discord import ui

from bot.league.contest import acts, season_state
from bot.league.decisions import Caution
from bot.league.phrase import NONE
from bot.ui.components.forms import Form, text_field
from bot.ui.components.layout import ROW, message
from bot.ui.i18n.translator import Translator
from bot.ui.presses.leagues import AskUmpire
from bot.ui.seasons.reader import Reader, cut

TEXT = 500
"""Characters that somebody can write to the umpire."""
SHOWN = 160
"""Of what was asked, and below of what was answered."""
ANSWERED = 400


def ask_umpire(press: AskUmpire, say: Translator) -> Form:
    """Asks what is wrong with the result of a match."""
    field = text_field("text", say("league-ask-label"), most=TEXT, about=say("league-ask-about"), long=True)
    return Form(press.custom_id, say("league-ask-title"), field)


def ask_buttons(reader: Reader, player: str, matches: Sequence[tuple[str, int]]) -> list[ui.Button[Any]]:
    """For the matches (key, and its number on the screen) that the reader can still ask about, if they look
    at what is their own.
    """
    if not reader.own or player != reader.own:
        return []
    return [
        AskUmpire(reader.season, match).button(reader.say, number=number)
        for match, number in matches
        if reader.can(acts.Appeal(match, reader.own))
    ][:ROW]


def appeal_lines(reader: Reader, player: str, match: str) -> Iterator[str]:
    """What ``player`` has asked about a match and was answered, for who may see that."""
    if not reader.sees(player):
        return
    for asked in reader.contest.appeals.values():
        if (asked.player, asked.match) == (player, match):
            yield reader.say(
                "league-appeal",
                text=cut(asked.text, SHOWN),
                answer=NONE if asked.answer is None else cut(asked.answer, ANSWERED),
                name=reader.name(asked.answered_by) if asked.answered_by else NONE,
            )


def caution_screen(reader: Reader, line: str) -> ui.LayoutView | None:
    """What an umpire had to say to the reader in private, by the number of its line in the log; None: it was
    not to them.
    """
    state = season_state(reader.contest)
    for decision in state.decisions if state else ():
        if decision.key == line and isinstance(decision.ruling, Caution):
            if not reader.sees(reader.contest.player_of(decision.ruling.entry)):
                return None
            name, reason = reader.name(decision.by), cut(decision.reason, TEXT)
            return message(reader.title(), reader.say("league-caution", name=name, reason=reason))
    return None


def reply_screen(reader: Reader, appeal: str) -> ui.LayoutView | None:
    """What an umpire has answered the reader; None: it was not to them."""
    asked = reader.contest.appeals.get(appeal)
    if asked is None or asked.answer is None or not reader.sees(asked.player):
        return None
    said = reader.say(
        "league-reply",
        text=cut(asked.text, SHOWN),
        name=reader.name(asked.answered_by),
        answer=cut(asked.answer, TEXT),
    )
    return message(reader.title(), said)
