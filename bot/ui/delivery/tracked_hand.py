"""A private hand message, and the presses through which it can be edited."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.games.api import Seat
from bot.milliseconds import MINUTE
from bot.tables import Refused, Table, next_actor
from bot.tables.ahead import told_ahead
from bot.tables.seating import is_withheld
from bot.tables.table import once
from bot.ui.delivery import responses
from bot.ui.delivery.hand_view import HandView
from bot.ui.delivery.turns import Turn
from bot.ui.delivery.writer import Writer
from bot.ui.i18n.story import call_news
from bot.ui.i18n.translator import Translator

Interaction = discord.Interaction[Any]

EDIT_GAP = 1_000
"""Milliseconds between two edits of a hand without a press in it, each for something urgent. What happens
until then is shown together.
"""
CALM, LESSER_GAP = 1_000, 3_000
"""For news that does not concern the owner: milliseconds without further news before it is shown, and the
least between two edits for it. It waits no longer than ``LESSER_GAP`` for calm.
"""
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
    """Whether it couldn't be redrawn although the table has changed."""
    needs_redraw: bool = False
    """Whether it must be redrawn even if the hand is the same, because the notice above it changes."""
    redrawn_at: int = -MINUTE
    """When it was last edited without a press in it (monotonic ms)."""
    hurried_at: int = -MINUTE
    """When it was last edited so because of something urgent."""
    behind_since: int | None = None
    """When the first news came that it doesn't show; None if it shows all."""
    news_at: int = 0
    """When the last news came that it doesn't show."""
    queued: Turn | None = None
    """The governor's turn that it waits for, with news that does not concern the owner."""
    above: int = 0
    """The table's message below which it was last sent again, or is being sent."""
    is_leaving: bool = False
    """Whether it is being deleted, because a newer message shows the hand."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    @property
    def owner_id(self) -> int:
        """The id of the user who sees it; 0 if no press is left."""
        return self.presses[-1].user.id if self.presses else 0

    @property
    def accepted(self) -> int:
        """The id of the newest press through which Discord accepted the message or an edit; 0 if none."""
        return self.proven.id if self.proven else 0

    def add_press(self, interaction: Interaction) -> None:
        """Remember a press. Discord may never receive an answer to it, so the proven one is kept as well."""
        self.presses = [*(press for press in self.presses if not responses.is_expired(press)), interaction]
        while len(self.presses) > KEPT_PRESSES:
            del self.presses[1 if self.presses[0] is self.proven else 0]

    def followup_to(self, press: Interaction) -> int:
        """Return the message's id if it is a follow-up to ``press``; 0 if it is its first answer."""
        return self.message_id if press is self.further_to else 0

    def is_awaited(self, table: Table) -> bool:
        """Return whether ``table`` waits for the owner's move, and the newest press lets the hand be sent."""
        is_turn = table.phase == "playing" and next_actor(table) == self.seat
        is_theirs = is_turn and self.owner_id == table.chairs[self.seat].user_id
        return is_theirs and not responses.is_expired(self.presses[-1])

    def take_news(self, table: Table, now: int) -> None:
        """Note the newest version of the table, which has come ``now`` (monotonic ms)."""
        self.newest = table
        if not self.is_true:
            self.news_at = now
            self.behind_since = now if self.behind_since is None else self.behind_since

    def show(self, table: Table, press: Interaction) -> None:
        """Note that the message shows ``table``, which Discord accepted through ``press``."""
        self.table, self.proven, self.behind_since = table, press, None

    def redrawn(self, table: Table, now: int, *, is_urgent: bool) -> None:
        """Note an edit without a press in the message, as :meth:`show` does."""
        self.show(table, self.presses[-1])
        self.redrawn_at = now
        self.hurried_at = now if is_urgent else self.hurried_at

    @property
    def is_true(self) -> bool:
        """Whether the message is known to be up to date."""
        return self.is_known and shown_of(self.table, self.seat) == shown_of(self.newest, self.seat)

    @property
    def is_known(self) -> bool:
        """Whether it is known what the message shows, and that is not to change by itself."""
        return self.writer.content is not None and not self.needs_redraw

    @property
    def has_concerns(self) -> bool:
        """Whether something concerns the owner that the message doesn't show."""
        return concerns_of(self.table, self.seat) != concerns_of(self.newest, self.seat)

    @property
    def is_urgent(self) -> bool:
        """Whether the message is to be edited as soon as possible: it isn't known, or something concerns the
        owner.
        """
        return not self.is_known or self.has_concerns

    @property
    def due_at(self) -> int:
        """When the message is to be edited (monotonic ms). News that does not concern the owner waits for
        calm, so that several moves are shown together, also those of computers, which move soon.
        """
        if self.is_urgent or self.behind_since is None:
            return self.hurried_at + EDIT_GAP
        actor = next_actor(self.newest)
        calm = CALM if actor is None or self.newest.chairs[actor].present else LESSER_GAP
        calm_at = min(self.news_at + calm, self.behind_since + LESSER_GAP)
        return max(self.redrawn_at + LESSER_GAP, calm_at)

    @property
    def is_settled(self) -> bool:
        """Whether the message needs no more work: it is up to date, and the match continues."""
        return self.newest.is_open and self.is_true


def need_owner(table: Table, seat: Seat, interaction: Interaction) -> None:
    """Raise Refused ``not_seated`` if the seat of a press has another owner by now."""
    if table.chairs[seat].user_id != interaction.user.id:
        raise Refused("not_seated")


@once
def shown_of(table: Table, seat: Seat) -> object:
    """Return everything that a hand message depends on, except time."""
    told = table.log[-1].version if table.log else 0
    return table.observe(seat), told, table.deadline, table.chairs, concerns_of(table, seat)


@once
def concerns_of(table: Table, seat: Seat) -> object:
    """Return the part of a hand message that concerns its owner: their cards and options, calls and
    challenges, votes, and the end. The rest is what they watch.
    """
    seen = table.observe(seat)
    chair = table.chairs[seat]
    whose = (chair.user_id, chair.present, is_withheld(table, seat))
    pause = table.deadline if seen.phase == "between" else None
    status = (table.phase, table.asleep, seen.phase, pause, seat in seen.out, *whose)
    turn = (table.deadline, seen.lines) if seat in seen.to_act else None
    calls = (seen.table.get("calling"), *seen.table.get("offence", ()), *call_news(table))
    news = (calls, table.vote, table.given_back, table.held_until)
    return (seen.hand, seen.legal, seen.hints, status, turn, news, *told_ahead(table, seat))
