"""The lobby of a fixture: which players are ready, and the deadline for playing it."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ui

from bot.tables import Table
from bot.ui.components.layout import message
from bot.ui.i18n.players import chairs_apart
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import moment
from bot.ui.presses.help import ShowRules
from bot.ui.presses.tables import Join, ShowShuffle, Unready
from bot.ui.tables.lobby import ACCENT, house_rules_in_force, promised


def fixture(table: Table, say: Translator) -> ui.LayoutView:
    """The public message of a fixture whose match has not begun."""
    if table.called_until is not None:
        return _called(table, table.called_until, say)
    seats = [
        say("fixture-seat", number=number, name=escape_text(chair.name), ready=not chair.is_asked)
        for number, chair in enumerate(chairs_apart(table), 1)
    ]
    ready = say(
        "fixture-ready",
        ready=sum(not chair.is_asked for chair in table.chairs),
        count=len(table.chairs),
        clock=say(f"clock-{table.clock}"),
        due=moment(table.due),
    )
    labels = "button-ready", Unready.label
    return _lobby(table, [ready, *seats, say("fixture-waits")], labels, say)


def _called(table: Table, until: int, say: Translator) -> ui.LayoutView:
    """The same where players are called to the table, ``until`` a time (ms) or, if that is 0, not now."""
    seats = [
        say("fixture-seat-here", number=number, name=escape_text(chair.name), here=not chair.is_asked)
        for number, chair in enumerate(chairs_apart(table), 1)
    ]
    here = say(
        "fixture-here",
        here=sum(not chair.is_asked for chair in table.chairs),
        count=len(table.chairs),
        clock=say(f"clock-{table.clock}"),
        due=moment(table.due),
    )
    waits = say("fixture-called", until=moment(until)) if until else say("fixture-uncalled")
    return _lobby(table, [here, *seats, waits], ("button-am-here", "button-not-here"), say)


def _lobby(table: Table, lines: Iterable[str], labels: tuple[str, str], say: Translator) -> ui.LayoutView:
    """The message with these ``lines``, and the ``labels`` of the buttons with which one comes and goes."""
    come, go = labels
    return message(
        say("fixture-title", game=table.game.spec.name),
        "\n".join(lines),
        house_rules_in_force(table, say),
        promised(table, say),
        [
            Join(table.table_id).button(say, come),
            Unready(table.table_id).button(say, go),
            ShowRules(table.table_id).button(say),
            ShowShuffle(table.table_id).button(say),
        ],
        accent=ACCENT,
    )
