"""The lobby of a fixture: which players are ready, and the deadline for playing it."""

from __future__ import annotations

from discord import ui

from bot.tables import Table
from bot.ui.components.layout import message
from bot.ui.components.post import Illustration
from bot.ui.i18n.players import chairs_apart
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import moment
from bot.ui.presses.help import ShowRules
from bot.ui.presses.tables import Manage
from bot.ui.tables.choosing import fixed_without
from bot.ui.tables.lobby import ACCENT, Join, Unready, house_rules_in_force
from bot.ui.tables.shuffle import ShowShuffle


def fixture(table: Table, say: Translator, picture: Illustration | None = None) -> ui.LayoutView:
    """Build the public message of a fixture whose match has not begun, with the ``picture`` of its game."""
    seats = [
        say(
            "fixture-seat",
            number=number,
            name=f"<@{chair.user_id}>" if chair.is_asked else escape_text(chair.name),
            here=not chair.is_asked,
        )
        for number, chair in enumerate(chairs_apart(table.chairs), 1)
    ]
    here = say(
        "fixture-here",
        here=sum(not chair.is_asked for chair in table.chairs),
        count=len(table.chairs),
        clock=say(f"clock-{table.clock}"),
        due=None if table.call_binds else moment(table.due),
    )
    return message(
        picture.gallery() if picture else None,
        say("fixture-title", game=table.game.spec.name),
        "\n".join([here, *seats, _waits(table, say)]),
        house_rules_in_force(table, say),
        fixed_without(picture, table.commitment, say),
        [
            Join(table.table_id).button(say, "button-am-here"),
            Unready(table.table_id).button(say),
            ShowRules(table.table_id).button(say),
            ShowShuffle(table.table_id).button(say),
            Manage(table.table_id).button(say),
        ],
        accent=ACCENT,
    )


def _waits(table: Table, say: Translator) -> str:
    """Return what the match waits for: the end of a ready check, or a first player who starts one."""
    if table.called_until is None:
        return say("fixture-waits")
    if not table.called_until:
        return say("fixture-uncalled")
    missed = "nothing" if not table.call_binds else "computer" if table.keeps_seats else "forfeit"
    return say("fixture-called", until=moment(table.called_until), missed=missed)
