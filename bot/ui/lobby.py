"""The lobby: who sits down, under which house rules, and what the game is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui
from discord.utils import escape_markdown

from bot.games.api import Option, Spec, Value
from bot.tables import Table
from bot.ui import ids
from bot.ui.layout import BLUE, GREEN, LINE, OPTIONS, button, menu, message
from bot.ui.own_value import takes_own_value
from bot.ui.phrases import Say, has_phrase

ACCENT = 0x2F6B4F


def lobby(table: Table, say: Say) -> ui.LayoutView:
    """The public message of a table whose match has not begun."""
    spec = table.game.spec
    seats = [
        say("lobby-seat", number=n, who=chair_name(table, n - 1, say), host=_yes(chair.person == table.host))
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
                    ranked=_yes(table.ranked),
                ),
                *seats,
            ]
        ),
        options_that_differ(table, say),
        say("lobby-commitment", commitment=table.commitment),
        [
            button(ids.act_id("join", press), say("button-join"), GREEN),
            button(ids.act_id("leave", press), say("button-leave")),
            button(
                ids.act_id("start", press),
                say("button-start"),
                BLUE,
                disabled=len(table.chairs) < spec.seats[0],
            ),
        ],
        [
            button(ids.act_id("add", press), say("button-add-computer")),
            button(ids.act_id("remove", press), say("button-remove-computer")),
            button(ids.show_id("houserules", press), say("button-house-rules")),
            button(ids.show_id("rules", press), say("button-rules")),
        ],
        accent=ACCENT,
    )


def closed(table: Table, say: Say) -> ui.LayoutView:
    """What is left of a lobby that closed without a match."""
    return message(f"{say('lobby-title', game=table.game.spec.name)}\n{say('lobby-closed')}")


def player_name(table: Table, seat: int, say: Say) -> str:
    """A player's name, which says who is a computer; for labels, as people write it."""
    chair = table.chairs[seat]
    return say("name-computer", name=chair.name) if chair.person is None else chair.name


def chair_name(table: Table, seat: int, say: Say) -> str:
    """A player's name with what it says of who plays now; for texts, its markup escaped."""
    chair = table.chairs[seat]
    name = escape_markdown(player_name(table, seat, say))
    if chair.forfeited:
        return say("name-forfeited", name=name)
    return say("name-away", name=name) if chair.stand_in else name


def options_that_differ(table: Table, say: Say) -> str:
    """A line for each house rule that is not the default; empty when none differs."""
    spec = table.game.spec
    lines = [value_sentence(spec, key, value, say) for key, value in table.options.items()]
    return "\n".join([say("lobby-house-rules"), *(f"- {line}" for line in lines)]) if lines else ""


def house_rules(table: Table, say: Say, chosen: str | None = None) -> ui.LayoutView:
    """The private menu of the house rules, and of the values of the one that was ``chosen``."""
    spec = table.game.spec
    full = spec.options_with(table.options)
    questions = menu(
        ids.menu_id("option", table.table_id),
        say("house-rules-choose"),
        [
            (
                ids.show_id("option", table.table_id, option.key),
                say(f"{spec.key}-option-{option.key}"),
                value_label(spec, option.key, full[option.key], say),
            )
            for option in spec.options
        ],
    )
    option = next((option for option in spec.options if option.key == chosen), None)
    return message(
        say("house-rules-title", game=spec.name),
        options_that_differ(table, say) or say("house-rules-as-written"),
        questions,
        _values(table, option, say) if option else None,
    )


def _values(table: Table, option: Option, say: Say) -> ui.Select[Any]:
    spec = table.game.spec
    values = [
        (
            ids.act_id("set", table.table_id, f"{option.key}={text_of(value)}"),
            value_label(spec, option.key, value, say),
            say("house-rules-default") if value == option.default else "",
        )
        for value in offered(option)
    ]
    if takes_own_value(spec, option):
        values.append((ids.show_id("own", table.table_id, option.key), say("house-rules-own"), ""))
    return menu(ids.menu_id("value", table.table_id), say(f"{spec.key}-option-{option.key}"), values)


def offered(option: Option) -> Sequence[Value]:
    """The values offered in a menu: all where they fit, else the round numbers among them."""
    if len(option.values) <= OPTIONS:
        return option.values
    round_numbers = {
        sign * digit * 10**power for sign in (1, -1) for power in range(6) for digit in (0, 1, 2, 5)
    }
    return [value for value in option.values if value in round_numbers]


def text_of(value: Value) -> str:
    """A value as it stands in an id: ``true``, ``false``, a number or a word."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def value_of(spec: Spec, key: str, text: str) -> Value:
    """The value of a house rule that is written as ``text``; the text itself where there is none."""
    values = next((option.values for option in spec.options if option.key == key), ())
    return next((value for value in values if text_of(value) == text), text)


def value_label(spec: Spec, key: str, value: Value, say: Say) -> str:
    """A value in a few words: the game's own phrase, or the number."""
    phrase = f"{spec.key}-option-{key}-{text_of(value)}"
    return say(phrase) if has_phrase(phrase) else text_of(value)


def value_sentence(spec: Spec, key: str, value: Value, say: Say) -> str:
    """A house rule and what it is set to."""
    return say(
        "house-rule", question=say(f"{spec.key}-option-{key}"), value=value_label(spec, key, value, say)
    )


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"
