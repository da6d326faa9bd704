"""The screen to manage a table, with only the actions that the table would accept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.tables import Table, Who, seating
from bot.ui.components.layout import Buttons, menu, menu_id, message
from bot.ui.i18n.players import player_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import label_text
from bot.ui.presses.dashboard import SeeTable
from bot.ui.presses.tables import ComeBack, JoinIn
from bot.ui.tables.allowed import is_allowed, may_end, may_propose
from bot.ui.tables.away import BeAway, days_ahead
from bot.ui.tables.calling import AskUmpireToCome
from bot.ui.tables.confirm import AskToEnd, AskToKick, AskToPropose, AskToQuit, Kick


def manage(
    table: Table, who: Who, now: int, say: Translator, *, is_umpire: bool = False, may_call: bool = False
) -> ui.LayoutView:
    """Build the screen of everything that ``who`` may do at an open table at ``now`` (ms), including whether
    they ``may_call`` the umpire of its season. An umpire (``is_umpire``) gets the way to the fixture on the
    dashboard.
    """
    calling = [AskUmpireToCome(table.table_id).button(say)] if may_call else []
    buttons = [*_buttons(table, who, now, say), *calling, *_dashboard(table, say, is_umpire=is_umpire)]
    removal = _menu(table, "remove", say("menu-remove"), removable(table, who, say))
    menus = [removal, _days(table, who, now, say)]
    note = _note(table, who, say)
    if not buttons and not any(menus):
        note = note or say("manage-nothing")
    return message("\n".join(filter(None, [say("manage-title"), note])), buttons, *menus)


def _note(table: Table, who: Who, say: Translator) -> str:
    seat = table.seat_of(who.user_id)
    if table.state is None or seat is None:
        return ""
    chair = table.chairs[seat]
    if chair.forfeited:
        return say("refused-forfeited")
    if chair.stand_in:
        return say("manage-stand_in")
    if table.fixture is not None:
        return say("manage-tournament" if table.keeps_seats else "manage-fixture")
    return say("manage-ranked") if table.ranked else ""


def _buttons(table: Table, who: Who, now: int, say: Translator) -> Buttons:
    close = "button-close-lobby" if table.state is None else ""
    ends = may_end(table, who, now)  # players who may end it needn't propose it
    is_late = table.state is not None and table.seat_of(who.user_id) is None
    offered = [
        (is_allowed(seating.come_back, table, who), ComeBack(table.table_id).button(say)),
        (is_allowed(seating.leave_match, table, who), AskToQuit(table.table_id).button(say)),
        (ends, AskToEnd(table.table_id).button(say, close)),
        (not ends and may_propose(table, who, now), AskToPropose(table.table_id).button(say)),
        (is_late and seating.takes_late(table), JoinIn(table.table_id).button(say)),
    ]
    return [button for is_open, button in offered if is_open]


def _dashboard(table: Table, say: Translator, *, is_umpire: bool) -> Buttons:
    if not is_umpire or table.season is None or table.fixture is None:
        return []
    return [SeeTable(table.season, table.fixture).button(say, "button-dashboard")]


def removable(table: Table, who: Who, say: Translator) -> list[tuple[str, str, str]]:
    """Return the options of a menu of the players whom ``who`` may remove. Their ids name users, because
    seats may change.
    """
    return [
        (_removing(table, chair.user_id or 0), label_text(player_name(table, seat, say)), "")
        for seat, chair in enumerate(table.chairs)
        if is_allowed(seating.remove_player, table, who, seat)
    ]


def _removing(table: Table, user_id: int) -> str:
    if table.state is None:
        return Kick(table.table_id, user_id).custom_id
    return AskToKick(table.table_id, user_id).custom_id


def _days(table: Table, who: Who, now: int, say: Translator) -> ui.Select[Any] | None:
    if not is_allowed(seating.set_away, table, who, now, 0):
        return None
    days = [(BeAway(table.table_id, day).custom_id, name, "") for name, day in days_ahead(now, say)]
    return _menu(table, "away", say("menu-away"), days)


def _menu(
    table: Table, what: str, placeholder: str, options: Sequence[tuple[str, str, str]]
) -> ui.Select[Any] | None:
    return menu(menu_id(what, table.table_id), placeholder, options) if options else None
