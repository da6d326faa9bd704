"""The vote to end a match in its public message: a line, and buttons to agree or disagree."""

from __future__ import annotations

from bot.games.api import Seat
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
    """Return a line that says who wants to end the match, how many must, and who is against it. Empty if no
    one has proposed it.
    """
    if table.vote is None:
        return ""
    ayes, noes = (
        [escape_text(player_name(table, seat, say)) for seat in sorted(votes & electorate(table))]
        for votes in (table.vote.ayes, table.vote.noes)
    )
    who, against = (joined(names, say) or None for names in (ayes, noes))
    return say("vote-end", count=len(ayes), needed=votes_needed(table), who=who, against=against)


def vote_buttons(table: Table, say: Translator, seat: Seat | None = None) -> Buttons:
    """Build a button to agree to the end of the match and one to disagree, if it was proposed. In the hand of
    ``seat``, the way in which it has voted is left out.
    """
    key, vote = table.table_id, table.vote
    if vote is None:
        return []
    agree = [] if seat in vote.ayes else [AgreeToEnd(key).button(say)]
    return agree if seat in vote.noes else [*agree, RejectEnd(key).button(say)]


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
