"""The lobby: the players so far, the house rules, and what the game is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.services import RuleSet
from bot.tables import Table
from bot.ui.components.layout import LINE, Buttons, message
from bot.ui.house_rules.views import differing, menu_of_sets, rules_at
from bot.ui.i18n.players import chair_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.presses.help import ShowRules
from bot.ui.presses.house_rules import HouseRules
from bot.ui.presses.tables import AddComputer, Join, Leave, Manage, RemoveComputer, Start

ACCENT = 0x2F6B4F


def lobby(table: Table, say: Translator, sets: Sequence[RuleSet]) -> ui.LayoutView:
    """The public message of a table whose match has not begun. The host may choose among ``sets``."""
    spec = table.game.spec
    seats = [
        say(
            "lobby-seat",
            number=n,
            who=chair_name(table, n - 1, say),
            host=chair.person == table.host,
            asked=chair.is_asked,
        )
        for n, chair in enumerate(table.chairs, 1)
    ]
    press = table.table_id
    return message(
        f"{say('lobby-title', game=spec.name)}\n{say(f'{spec.key}-pitch')}",
        LINE,
        "\n".join(
            [
                say(
                    "lobby-seats",
                    count=len(table.chairs),
                    least=spec.seats[0],
                    missing=max(0, spec.seats[0] - len(table.chairs)),
                    most=spec.seats[-1],
                    clock=say(f"clock-{table.clock}"),
                    ranked=table.ranked,
                ),
                *seats,
            ]
        ),
        house_rules_in_force(table, say),
        say("lobby-league") if table.league is not None else None,
        say("lobby-commitment", commitment=table.commitment),
        [
            Join(press).button(say),
            Leave(press).button(say),
            Start(press).button(say, disabled=len(table.chairs) < spec.seats[0]),
        ],
        *([] if table.ranked else _choices(table, sets, say)),
        [
            *([] if table.ranked else [HouseRules(press).button(say)]),
            ShowRules(press).button(say),
            Manage(press).button(say),
        ],
        accent=ACCENT,
    )


def _choices(table: Table, sets: Sequence[RuleSet], say: Translator) -> list[Buttons | ui.Select[Any]]:
    """The host's choices in an unranked lobby: computers, and a set of house rules."""
    computers = [
        AddComputer(table.table_id).button(say),
        RemoveComputer(table.table_id).button(say),
    ]
    return [computers, menu_of_sets(table, sets, say)]


def closed(table: Table, say: Translator) -> ui.LayoutView:
    """The message of a lobby that was closed without a match."""
    if table.fixture is not None:
        return message(f"{say('fixture-title', game=table.game.spec.name)}\n{say('fixture-closed')}")
    return message(f"{say('lobby-title', game=table.game.spec.name)}\n{say('lobby-closed')}")


def house_rules_in_force(table: Table, say: Translator) -> str:
    """The name of a table's house rules, and a line for each one that is not the default."""
    name = say("rule-set-in-force", name=escape_text(rules_at(table, say)))
    return f"{name}\n{differing(table.game.spec, table.options, say)}".rstrip()
