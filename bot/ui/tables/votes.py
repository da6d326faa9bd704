"""The votes at a table in its public message: a line for each proposal, and buttons to agree or disagree."""

from __future__ import annotations

from bot.tables import Table, Vote, electorate, votes_needed
from bot.ui.components.layout import Buttons
from bot.ui.i18n.players import chair_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import joined
from bot.ui.presses.tables import Agree, Disagree


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
    who = joined((escape_text(table.chairs[seat].name) for seat in ayes), say) or None
    count, needed = len(ayes), votes_needed(table, vote)
    if vote.seat is None:
        return say("vote-end", count=count, needed=needed, who=who)
    seat = chair_name(table, vote.seat, say)
    return say("vote-seat", name=escape_text(vote.name), seat=seat, count=count, needed=needed, who=who)
