"""Reactions to the last event at a table: their buttons, a line for what no picture shows, and the press."""

from __future__ import annotations

from typing import Annotated

from bot.tables import Table
from bot.tables.outcome import saved
from bot.tables.reactions import FACES, NO_REACTIONS, Reacted
from bot.tables.table import need_playing
from bot.ui.components.layout import Buttons
from bot.ui.i18n.players import player_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.shell.admission import need_welcome
from bot.ui.shell.kinds import AtTable, TableRequest


class React(AtTable, template="a:react:{table}:{reaction}"):
    """React to the last event at the table, whether you play or watch. Press again to take it back."""

    reaction: Annotated[str, "|".join(FACES)]


@React.on_press
async def react(request: TableRequest, press: React) -> None:
    """Note the user's reaction and show it at the table. Suspended members can't react."""
    table = request.table
    if table.phase != "over":
        need_playing(table)
    await need_welcome(request, season=table.season is not None)
    request.services.reactions.react(table, request.user_id, press.reaction, request.now)
    saved()
    await request.services.reacting.show(request.interaction, table)


def reaction_buttons(table: Table, say: Translator, reacted: Reacted = NO_REACTIONS) -> Buttons:
    """Build a button for each reaction, with the number of people who chose it. There are none before the
    first move, when there is nothing to react to, and at a table of one person and computers.
    """
    people = sum(chair.person is not None for chair in table.chairs)
    if people < 2 or all(entry.seat is None for entry in table.log):
        return []
    return [
        React(table.table_id, reaction).button(
            say, "button-react", face=face, count=reacted.counts.get(reaction, 0)
        )
        for reaction, face in FACES.items()
    ]


def reaction_line(table: Table, reacted: Reacted, say: Translator) -> str:
    """Return the players' reactions in words; empty if there are none."""
    told = [
        f"{escape_text(player_name(table, seat, say))} {FACES[reaction]}"
        for seat, reaction in sorted(reacted.seats.items())
    ]
    return f"-# {' · '.join(told)}" if told else ""
