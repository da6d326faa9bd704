"""Asking before what cannot be taken back."""

from discord import ui

from bot.tables import Table
from bot.ui import ids
from bot.ui.layout import RED, button, message
from bot.ui.phrases import Say


def ask_to_end(table: Table, say: Say) -> ui.LayoutView:
    """Whether the table is really to be ended, and what that means."""
    yes = button(ids.act_id("end", table.table_id), say("button-end"), RED)
    return message(say("end-lobby" if table.state is None else "end-match"), [yes])


def ended(table: Table, say: Say) -> ui.LayoutView:
    """That it was done."""
    return message(say("lobby-closed" if table.state is None else "table-ended"))
