"""The votes at a table in its public message: a line for each proposal, and buttons to agree or disagree."""

from __future__ import annotations

from bot.tables import Table, Vote, electorate, votes_needed
from bot.tables.namesakes import namesakes
from bot.ui.components.layout import Buttons
from bot.ui.i18n.players import chair_name, player_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import joined
from bot.ui.presses.tables import Agree, Disagree
from bot.user_text import UserText


def vote_lines(table: Table, say: Translator) -> str:
    """A line for each proposal: its subject, who agrees, and how many must. Empty if there is none."""
    return "\n".join(_line(table, vote, say) for vote in table.votes)


def vote_buttons(table: Table, say: Translator) -> Buttons:
    """A button to agree and one to disagree for each proposal."""
    return [
        each
        for vote in table.votes
        for each in (
            Agree(table.table_id, vote.kind).button(say, f"vote-{vote.kind}-yes"),
            Disagree(table.table_id, vote.kind).button(say, f"vote-{vote.kind}-no"),
        )
    ]


def _line(table: Table, vote: Vote, say: Translator) -> str:
    ayes = sorted(vote.ayes & electorate(table))
    who = joined((escape_text(player_name(table, seat, say)) for seat in ayes), say) or None
    count, needed = len(ayes), votes_needed(table, vote)
    if vote.seat is None:
        return say("vote-end", count=count, needed=needed, who=who)
    seat = chair_name(table, vote.seat, say)
    return say(
        "vote-seat", name=escape_text(_asking(table, vote)), seat=seat, count=count, needed=needed, who=who
    )


def _asking(table: Table, vote: Vote) -> UserText:
    """What somebody who asks for a seat is called, told apart from those who sit at the table."""
    return namesakes([vote, *table.chairs]).get(vote.user_id or 0, vote.name)
