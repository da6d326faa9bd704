"""Questions before an action that cannot be undone, and the answers after it."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.games.api import Seat
from bot.tables import Refused, Table, Vote, Who, electorate, need_host, seating, votes_needed
from bot.ui.components.layout import message
from bot.ui.components.question import question
from bot.ui.i18n.players import player_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.presses.tables import End, Kick, Manage, ProposeEnd, Quit
from bot.ui.tables.manage import has_agreed


def ask_to_end(table: Table, say: Translator) -> ui.LayoutView:
    """The question whether to close the lobby or end the match, and what that means."""
    yes = End(table.table_id).button(say)
    return question(say("end-lobby" if table.state is None else "end-match"), yes=yes, no=_back(table, say))


def ended(table: Table, say: Translator) -> ui.LayoutView:
    """The message that a lobby was closed or a match was ended."""
    return message(say("lobby-closed" if table.state is None else "table-ended"))


def left(table: Table, say: Translator) -> ui.LayoutView:
    """The message that the user has left a table, and what that means."""
    return message(say("left-lobby" if table.state is None else f"left-{_leaving(table)}"))


def ask_to_end_or_propose(table: Table, who: Who, say: Translator) -> ui.LayoutView:
    """The question whether to end the table or, for a player who may not end it, whether to propose the end.

    Raises Refused ``not_host`` if ``who`` does not play there, and ``ranked_vote`` if the match is ranked.
    """
    try:
        need_host(table, who)
    except Refused:
        seat = table.seat_of(who.user_id)
        if table.state is None or seat is None or not table.chairs[seat].present:
            raise
        return ask_to_propose(table, who, say, instead=True)
    return ask_to_end(table, say)


def ask_to_propose(table: Table, who: Who, say: Translator, *, instead: bool = False) -> ui.LayoutView:
    """The question whether to propose the end of the match, and how many players must agree.

    ``instead`` adds that only the host can end it directly. Raises Refused if ``who`` may not propose it.
    """
    seating.vote_to_end(table, who, 0)  # the result is dropped: this only checks whether it is refused
    count, needed = len(electorate(table)), votes_needed(table, Vote("end", frozenset()))
    text = say("propose-end", count=count, needed=needed)
    if instead:
        text = f"{say('propose-instead')} {text}"
    if has_agreed(table, who):
        return message(say("vote-proposed", count=count, needed=needed))
    return question(text, yes=ProposeEnd(table.table_id).button(say), no=_back(table, say))


def ask_to_leave(table: Table, who: Who, say: Translator) -> ui.LayoutView:
    """The question whether to leave the match. Raises Refused if ``who`` does not play in it."""
    seating.leave_match(table, who)
    yes = Quit(table.table_id).button(say)
    return question(say(f"leave-{_leaving(table)}"), yes=yes, no=_back(table, say))


def ask_to_remove(table: Table, who: Who, seat: Seat, say: Translator) -> ui.LayoutView:
    """The question whether to remove a player. Raises Refused if ``who`` may not do that."""
    seating.remove_player(table, who, seat)
    name = player_name(table, seat, say)
    yes = Kick(table.table_id, table.chairs[seat].user_id or 0).button(say, name=label_text(name))
    return question(say("remove-player", name=escape_text(name)), yes=yes, no=_back(table, say))


def _leaving(table: Table) -> str:
    """What kind of match somebody leaves, as the end of a phrase's id."""
    return "tournament" if table.keeps_seats else "ranked" if table.ranked else "match"


def _back(table: Table, say: Translator) -> ui.Button[Any]:
    """The button that does nothing of it, and shows what else can be done at the table."""
    return Manage(table.table_id).button(say, "button-go-back")
