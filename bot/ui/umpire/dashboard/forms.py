"""The forms of the dashboard about a result, a player, and the course of a season."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.ui.components.forms import Form, choice_field, member_field, text_field
from bot.ui.components.layout import OPTIONS
from bot.ui.components.press import Press
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.suggestions import players
from bot.ui.seasons.view import SeasonView

WHAT, NUMBER, WHY, WHO, INSTEAD, TIME = "what", "number", "reason", "player", "instead", "time"
GAME = "game"
"""The keys of the forms' fields."""
REASON, TOTAL, MOMENT = 300, 8, 60
"""The most characters of a reason, of a total and of a time."""
VOID = "void"
"""The choice that a match does not count. All others are the players who get another total."""


def reason_form(
    press: Press, what: str, say: Translator, about: str | None = None, written: str = ""
) -> Form:
    """The form that asks only for a reason; ``what`` names it, such as ``reverse`` or ``pause``, and
    ``about`` says what it is a reason for. A known reason is ``written`` in it.
    """
    return Form(press.custom_id, say(f"dashboard-form-{what}"), why_field(say, about=about, written=written))


def time_form(press: Press, what: str, say: Translator, *, why: bool = True) -> Form:
    """The form for a time and, with ``why``, a reason; ``what`` is ``move``, ``time`` or ``check-in``."""
    return Form(
        press.custom_id,
        say(f"dashboard-form-{what}"),
        text_field(
            TIME, say(f"dashboard-form-{what}-at"), most=MOMENT, example=say("dashboard-form-at-example")
        ),
        *([why_field(say)] if why else []),
    )


def entry_field(label: str, view: SeasonView) -> ui.Label[Any]:
    """The field for a player of the season, for :func:`bot.ui.umpire.dashboard.mending.entry_chosen`: one of
    its entries or, if a menu has no room for all, any member. ``view`` has plain names.
    """
    entries = list(players(view))
    return choice_field(WHO, label, entries) if 0 < len(entries) <= OPTIONS else member_field(WHO, label)


def why_field(
    say: Translator, example: str | None = None, about: str | None = None, written: str = ""
) -> ui.Label[Any]:
    """The field for a reason, in which a known one is ``written``; ``about`` says what it is a reason for. It
    may stay empty where it has an ``example``.
    """
    return text_field(
        WHY,
        say("umpire-form-reason"),
        most=REASON,
        about=about,
        example=example,
        default=written or None,
        long=True,
        required=example is None,
    )
