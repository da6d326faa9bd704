"""The lobby of a fixture: who is ready, and by when it is to be played."""

from __future__ import annotations

from discord import ui

from bot.tables import Table
from bot.ui.components import ids
from bot.ui.components.layout import GREEN, LINE, button, message
from bot.ui.components.user_text import escape_text
from bot.ui.i18n.translator import Translator
from bot.ui.tables.lobby import ACCENT, house_rules_in_force


def fixture(table: Table, say: Translator) -> ui.LayoutView:
    """The public message of a fixture whose match has not begun."""
    spec, press = table.game.spec, table.table_id
    seats = [
        say(
            "fixture-seat",
            number=number,
            name=escape_text(chair.name),
            ready="no" if chair.is_asked else "yes",
        )
        for number, chair in enumerate(table.chairs, 1)
    ]
    ready = say(
        "fixture-ready",
        ready=sum(not chair.is_asked for chair in table.chairs),
        count=len(table.chairs),
        clock=say(f"clock-{table.clock}"),
        due="none" if table.due is None else str(table.due // 1000),
    )
    return message(
        f"{say('fixture-title', game=spec.name)}\n{say(f'{spec.key}-pitch')}",
        LINE,
        "\n".join([ready, *seats, say("fixture-waits")]),
        house_rules_in_force(table, say),
        say("lobby-commitment", commitment=table.commitment),
        [
            button(ids.act_id("join", press), say("button-ready"), GREEN),
            button(ids.act_id("unready", press), say("button-not-ready")),
            button(ids.show_id("rules", press), say("button-rules")),
        ],
        accent=ACCENT,
    )
