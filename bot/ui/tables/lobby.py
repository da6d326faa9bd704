"""The lobby: who sits there and what is played, in three lines. All else is behind **Options**."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.games.shuffle import fingerprint
from bot.players import levels_of
from bot.programs import Program
from bot.services import RuleSet
from bot.tables import Table, Who, contributed
from bot.ui.components.layout import menu, menu_id, message
from bot.ui.components.post import Illustration
from bot.ui.house_rules.views import differing, is_as_written, menu_of_sets, rules_at
from bot.ui.i18n.players import chair_name
from bot.ui.i18n.shuffles import begun
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.presses.help import ShowRules
from bot.ui.presses.tables import (
    AddComputer,
    AddProgram,
    AskToEnd,
    Join,
    Leave,
    Manage,
    RemoveComputer,
    SetLevel,
    ShowShuffle,
    Start,
)
from bot.ui.tables.manage import may_end, may_host, removable
from bot.user_text import UserText

ACCENT = 0x2F6B4F


def lobby(table: Table, say: Translator, picture: Illustration | None = None) -> ui.LayoutView:
    """The public message of a table whose match has not begun, with the ``picture`` of its game."""
    spec, key = table.game.spec, table.table_id
    missing = max(0, spec.seats[0] - len(table.chairs))
    lines = [
        say(
            "lobby-seats",
            count=len(table.chairs),
            most=spec.seats[-1],
            clock=say(f"clock-{table.clock}"),
            ranked=table.ranked,
        ),
        " · ".join(_seat(table, seat, say) for seat in range(len(table.chairs))),
        say("lobby-missing", least=spec.seats[0], ranked=table.ranked) if missing else "",
        "" if is_as_written(table) else house_rules_in_force(table, say),
        say("lobby-league") if table.league is not None else "",
        promised(table, say),
    ]
    return message(
        picture.gallery() if picture else None,
        say("lobby-title", game=spec.name),
        "\n".join(line for line in lines if line),
        [
            Join(key).button(say),
            Start(key).button(say, disabled=missing > 0),
            *([] if table.ranked else [AddComputer(key).button(say)]),
            Manage(key).button(say, "button-options"),
        ],
        accent=ACCENT,
    )


def _seat(table: Table, seat: int, say: Translator) -> str:
    chair = table.chairs[seat]
    return say(
        "lobby-seat", who=chair_name(table, seat, say), host=chair.person == table.host, asked=chair.is_asked
    )


def lobby_options(
    table: Table,
    who: Who,
    now: int,
    sets: Sequence[RuleSet],
    programs: Sequence[Program],
    say: Translator,
) -> ui.LayoutView:
    """What ``who`` may do at a lobby at ``now`` (ms) besides joining and starting. The host may choose among
    ``sets``, and seat one of ``programs``; others read in three lines what is played.
    """
    key = table.table_id
    hosts = may_host(table, who)
    chooses = hosts and not table.ranked
    has_own = any(chair.person is None and not chair.is_program for chair in table.chairs)
    free = _free(table, programs) if chooses else []
    return message(
        say("options-title", game=table.game.spec.name),
        [
            *([Leave(key).button(say)] if table.seat_of(who.user_id) is not None else []),
            ShowRules(key).button(say),
            ShowShuffle(key).button(say),
        ],
        None if hosts else say(f"{table.game_key}-pitch"),
        menu_of_sets(table, sets, say) if chooses else None,
        _menu_of_levels(table, say) if hosts and has_own else None,
        _menu_of_programs(table, free, say) if free else None,
        _menu_of_removals(table, who, say),
        [AskToEnd(key).button(say, "button-close-lobby")] if may_end(table, who, now) else None,
    )


def _menu_of_removals(table: Table, who: Who, say: Translator) -> ui.Select[Any] | None:
    """The menu of the players whom ``who`` may remove, and of the last computer; None if there are none."""
    removals = removable(table, who, say)
    if may_host(table, who) and any(chair.person is None for chair in table.chairs):
        removals += [(RemoveComputer(table.table_id).custom_id, say("button-remove-computer"), "")]
    return menu(menu_id("remove", table.table_id), say("menu-remove"), removals) if removals else None


def _menu_of_levels(table: Table, say: Translator) -> ui.Select[Any]:
    """The menu of how well the computers play. While it is closed, it names what they do now."""
    newest = next(chair for chair in reversed(table.chairs) if chair.person is None and not chair.is_program)
    return menu(
        menu_id("level", table.table_id),
        say("level-menu", level=say(f"level-{newest.own_level or 'normal'}")),
        [
            (
                SetLevel(table.table_id, level).custom_id,
                say(f"level-{level}").capitalize(),
                say(f"level-{level}-about"),
            )
            for level in levels_of(table.game_key)
        ],
    )


def _free(table: Table, programs: Sequence[Program]) -> list[Program]:
    """The programs that play the game of a table and do not sit there, if there is a seat for them."""
    if len(table.chairs) >= table.game.spec.seats[-1]:
        return []
    seated = {chair.name for chair in table.chairs if chair.person is None}
    return [
        program
        for program in programs
        if table.game_key in program.games and UserText(program.name) not in seated
    ]


def _menu_of_programs(table: Table, programs: Sequence[Program], say: Translator) -> ui.Select[Any]:
    """The menu of programs that can sit down, each with who has written it, and what is to be said of
    its cell.
    """
    return menu(
        menu_id("program", table.table_id),
        say("program-menu"),
        [
            (
                AddProgram(table.table_id, program.key).custom_id,
                label_text(UserText(program.name)),
                say("program-about", author=label_text(UserText(program.author)))
                + ("" if program.is_in_cell else f" {say(f'program-{program.cell}')}"),
            )
            for program in programs
        ],
    )


def closed(table: Table, say: Translator) -> ui.LayoutView:
    """The message of a lobby that was closed without a match."""
    if table.fixture is not None:
        return message(f"{say('fixture-title', game=table.game.spec.name)}\n{say('fixture-closed')}")
    return message(f"{say('lobby-title', game=table.game.spec.name)}\n{say('lobby-closed')}")


def promised(table: Table, say: Translator) -> str:
    """The beginning of the fingerprint of the secret, and that of all that players have added to it until
    now.
    """
    added = contributed(table)
    return say(
        "lobby-commitment",
        commitment=begun(table.commitment),
        added=fingerprint(added) if added else None,
    )


def house_rules_in_force(table: Table, say: Translator) -> str:
    """The name of a table's house rules, and a line for each one that is not the default."""
    name = say("rule-set-in-force", name=escape_text(rules_at(table, say)))
    return f"{name}\n{differing(table.game.spec, table.options, say)}".rstrip()
