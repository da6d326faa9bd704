"""Votes in a table's public message: a line for each proposal, and buttons to agree or disagree."""

from __future__ import annotations

from typing import Annotated

from bot.tables import Table, Vote, VoteKind, electorate, votes_needed
from bot.tables.namesakes import namesakes
from bot.ui.components.layout import GREEN, Buttons
from bot.ui.components.press import Permission
from bot.ui.i18n.players import chair_name, player_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import joined
from bot.ui.shell.kinds import AtTable, TableRequest
from bot.ui.tables.lobby import change_table
from bot.user_text import UserText


def vote_lines(table: Table, say: Translator) -> str:
    """Return a line for each proposal: its subject, who agrees, and how many must. Empty if there is none."""
    return "\n".join([_line(table, vote, say) for vote in table.votes])


def vote_buttons(table: Table, say: Translator) -> Buttons:
    """Build a button to agree and one to disagree for each proposal."""
    return [
        each
        for vote in table.votes
        for each in (
            AgreeToVote(table.table_id, vote.kind).button(say, f"vote-{vote.kind}-yes"),
            RejectVote(table.table_id, vote.kind).button(say, f"vote-{vote.kind}-no"),
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
    """Return the name of a user who asks for a seat, told apart from the names at the table."""
    return namesakes([vote, *table.chairs]).get(vote.user_id or 0, vote.name)


class AgreeToVote(AtTable, template="a:yes:{table}:{about}"):
    """Vote for a proposal."""

    about: Annotated[VoteKind, "end|seat"]
    style, permission = GREEN, Permission.SEATED


@AgreeToVote.on_press
async def agree(request: TableRequest, press: AgreeToVote) -> None:
    """Record the user's vote for a proposal."""
    await change_table(request, request.services.tables.seats.agree, press.about)


class RejectVote(AtTable, template="a:no:{table}:{about}"):
    """Vote against a proposal."""

    about: Annotated[VoteKind, "end|seat"]
    permission = Permission.SEATED


@RejectVote.on_press
async def disagree(request: TableRequest, press: RejectVote) -> None:
    """Record the user's vote against a proposal."""
    await change_table(request, request.services.tables.seats.disagree, press.about)
