"""A private hand message, and the presses through which it can be edited."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.games.api import Seat
from bot.milliseconds import MINUTE
from bot.tables import Refused, Table
from bot.tables.ahead import told_ahead
from bot.tables.seating import is_withheld
from bot.ui.delivery import responses
from bot.ui.delivery.hand_view import HandView
from bot.ui.delivery.writer import Writer
from bot.ui.i18n.story import call_news
from bot.ui.i18n.translator import Translator

Interaction = discord.Interaction[Any]

KEPT_PRESSES = 3
"""How many presses a hand remembers. It is edited through the newest, or through an older one if Discord
refuses that.
"""


@dataclass(slots=True, weakref_slot=True)
class TrackedHand:
    """A private message that shows a hand."""

    table: Table
    """The table as the message shows it."""
    newest: Table
    """The newest known version of the table."""
    seat: Seat
    message_id: int
    """The message's id; 0 while it, or the message's existence, is unknown."""
    view: HandView
    say: Translator
    presses: list[Interaction]
    """The last presses through which it can be edited, each for fifteen minutes. The newest comes last."""
    proven: Interaction | None = None
    """The press through which Discord accepted the last edit or the message itself."""
    further_to: Interaction | None = None
    """The press that this message is a follow-up to, if it is no first answer."""
    writer: Writer = field(default_factory=Writer)
    outdated: bool = False
    """Whether it couldn't be redrawn although its owner's options have changed."""
    needs_redraw: bool = False
    """Whether it must be redrawn even if the hand is the same, because the notice above it changes."""
    redrawn_at: int = -MINUTE
    """When it was last edited without a press in it (monotonic ms)."""
    is_leaving: bool = False
    """Whether it is being deleted, because a newer message shows the hand."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    @property
    def owner_id(self) -> int:
        """The id of the user who sees it; 0 if no press is left."""
        return self.presses[-1].user.id if self.presses else 0

    def add_press(self, interaction: Interaction) -> None:
        """Remember a press. Discord may never receive an answer to it, so the proven one is kept as well."""
        self.presses = [*(press for press in self.presses if not responses.is_expired(press)), interaction]
        while len(self.presses) > KEPT_PRESSES:
            del self.presses[1 if self.presses[0] is self.proven else 0]

    async def edit(self, **edit: Any) -> object:
        """Edit the message through its newest press. Return Discord's answer."""
        press = self.presses[-1]
        if press is self.further_to:
            return await press.followup.edit_message(self.message_id, **edit)
        return await press.edit_original_response(**edit)

    async def delete(self) -> None:
        """Delete the message through its newest press."""
        press = self.presses[-1]
        if press is self.further_to:
            await press.followup.delete_message(self.message_id)
        else:
            await press.delete_original_response()

    @property
    def is_true(self) -> bool:
        """Whether the message is known to be up to date."""
        is_known = self.writer.content is not None and not self.needs_redraw
        return is_known and shown_of(self.table, self.seat) == shown_of(self.newest, self.seat)

    @property
    def is_settled(self) -> bool:
        """Whether the message needs no more work: it is up to date, and the match continues."""
        return self.newest.is_open and self.is_true


def need_owner(table: Table, seat: Seat, interaction: Interaction) -> None:
    """Raise Refused ``not_seated`` if the seat of a press has another owner by now."""
    if table.chairs[seat].user_id != interaction.user.id:
        raise Refused("not_seated")


def shown_of(table: Table, seat: Seat) -> object:
    """Return everything that a hand message depends on, except time."""
    seen = table.observe(seat)
    chair = table.chairs[seat]
    whose = (chair.user_id, chair.present, is_withheld(table, seat))
    pause = table.deadline if seen.phase == "between" else None
    status = (table.phase, table.asleep, seen.phase, pause, seat in seen.out, *whose)
    turn = (table.deadline, seen.lines) if seat in seen.to_act else None
    calls = (seen.table.get("calling"), *seen.table.get("offence", ()), *call_news(table))
    news = (calls, table.vote, table.given_back, table.held_until)
    return (seen.hand, seen.legal, seen.hints, status, turn, news, *told_ahead(table, seat))
