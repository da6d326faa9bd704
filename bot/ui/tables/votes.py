"""The vote to end a match in its public message: a line, and buttons to agree or disagree."""

from __future__ import annotations

from bot.tables import Table, electorate, votes_needed
from bot.ui.components.layout import GREEN, Buttons
from bot.ui.components.press import Permission
from bot.ui.i18n.players import player_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import joined
from bot.ui.shell.kinds import AtTable, TableRequest
from bot.ui.tables.lobby import change_table


def vote_line(table: Table, say: Translator) -> str:
    """Return a line that says who wants to end the match, and how many must. Empty if no one does."""
    if table.vote is None:
        return ""
    ayes = sorted(table.vote.ayes & electorate(table))
    who = joined((escape_text(player_name(table, seat, say)) for seat in ayes), say) or None
    return say("vote-end", count=len(ayes), needed=votes_needed(table), who=who)


def vote_buttons(table: Table, say: Translator) -> Buttons:
    """Build a button to agree to the end of the match and one to disagree, if it was proposed."""
    key = table.table_id
    return [AgreeToEnd(key).button(say), RejectEnd(key).button(say)] if table.vote else []


class AgreeToEnd(AtTable, template="a:yes:{table}"):
    """Vote to end the match."""

    label, style, permission = "vote-end-yes", GREEN, Permission.SEATED


@AgreeToEnd.on_press
async def agree(request: TableRequest, press: AgreeToEnd) -> None:
    """Record the user's vote to end the match."""
    await change_table(request, request.services.tables.seats.agree)


class RejectEnd(AtTable, template="a:no:{table}"):
    """Vote to keep playing."""

    label, permission = "vote-end-no", Permission.SEATED


@RejectEnd.on_press
async def disagree(request: TableRequest, press: RejectEnd) -> None:
    """Record the user's vote against ending the match."""
    await change_table(request, request.services.tables.seats.disagree)
