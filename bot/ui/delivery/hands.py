"""Which hand is on whose screen, so that it is redrawn when its owner's choices change."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from contextvars import copy_context
from dataclasses import dataclass, field
from typing import Any, Protocol
from weakref import WeakValueDictionary

import discord

from bot.games.api import Seat
from bot.tables import Busy, Clock, Refused, Table, Tables
from bot.ui.components.post import Post, kept_by
from bot.ui.delivery import responses
from bot.ui.delivery.governor import Governor, within
from bot.ui.delivery.hand_view import HandView
from bot.ui.delivery.outcomes import LATE, is_outage, is_refused
from bot.ui.delivery.writer import Writer
from bot.ui.i18n.translator import Translator
from bot.ui.pictures.emojis import ApplicationTiles, is_unknown_emoji

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Tiles = Mapping[str, discord.PartialEmoji]
"""Pictures of cards by code; a card without one has its name alone."""

KEPT_PRESSES = 3
"""How many presses a hand keeps: the newest edits it, and those before it where Discord refuses that one."""

FIRST_RETRY, LONGEST_RETRY = 2_000, 60_000
"""Milliseconds until a hand is sent again that Discord did not take, at first and at most."""


class DrawHand(Protocol):
    """Makes the message of a hand."""

    async def __call__(
        self, table: Table, seat: Seat, view: HandView, say: Translator, notice: str, tiles: Tiles, /
    ) -> tuple[Post, HandView]:
        """The hand of ``seat`` as ``view`` has it, and ``view`` as far as the table still allows it."""


@dataclass(slots=True, weakref_slot=True)
class TrackedHand:
    """A private message that holds a hand, and what it shows."""

    table: Table
    """The table as the message shows it."""
    newest: Table
    """The table as it was heard of last."""
    seat: Seat
    message_id: int
    """0 where Discord has not told which message it is, or whether there is one."""
    view: HandView
    say: Translator
    presses: list[Interaction]
    """The last presses that may edit it, each for fifteen minutes; the newest comes last."""
    further_to: Interaction | None = None
    """The press that it is a further answer to: the first one is the table's message, which was pressed."""
    writer: Writer = field(default_factory=Writer)
    outdated: bool = False
    """It could not be redrawn although its owner's choices have changed."""
    says_more: bool = False
    """Something else is to be said on top of it than when it was drawn."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    @property
    def owner_id(self) -> int:
        """The user who sees it."""
        return self.presses[-1].user.id if self.presses else 0

    async def edit(self, **edit: Any) -> object:
        """Change the message, by its newest press; gives it as Discord has it then."""
        press = self.presses[-1]
        if press is self.further_to:
            return await press.followup.edit_message(self.message_id, **edit)
        return await press.edit_original_response(**edit)

    async def delete(self) -> None:
        """Delete the message, by its newest press."""
        press = self.presses[-1]
        if press is self.further_to:
            await press.followup.delete_message(self.message_id)
        else:
            await press.delete_original_response()

    @property
    def is_true(self) -> bool:
        """Whether the message is known to show the table as it is."""
        is_known = self.writer.face is not None and not self.says_more
        return is_known and _face(self.table, self.seat) == _face(self.newest, self.seat)


@dataclass(slots=True)
class HandAnswer:
    """The answer to a press in a hand, while nobody else changes the message."""

    hands: HandRefresher
    interaction: Interaction
    hand: TrackedHand
    held: AsyncExitStack
    holds: bool
    was_lost: bool
    """The hand that was pressed in was not kept up to date, or a newer one has replaced it."""

    async def show(self, table: Table, view: HandView, say: Translator, notice: str) -> None:
        """Answer with the hand at ``table`` as ``view`` has it. From now on it is the one that is redrawn."""
        if not self.holds:
            await self.held.enter_async_context(self.hand.writer.lock)
            self.holds = True
        await self.hands.answer(self.interaction, self.hand, table, view, say, notice)


class HandRefresher:
    """The newest hand message of every seat, redrawn as long as Discord lets us (15 minutes after a press).

    A hand has a task of its own while there is something to redraw: none waits for another, nor for the
    table. Kept in memory only: after a restart a press on an old hand brings it back.
    """

    def __init__(
        self,
        tables: Tables,
        draw: DrawHand,
        tiles: ApplicationTiles,
        governor: Governor,
        clock: Clock,
    ) -> None:
        """``draw`` makes the message of a hand."""
        self._tables = tables
        self._draw = draw
        self._tiles = tiles
        self._governor = governor
        self._clock = clock
        self._tracked: dict[tuple[str, Seat], TrackedHand] = {}
        self._by_message: WeakValueDictionary[int, TrackedHand] = WeakValueDictionary()
        """The hands that are tracked or being answered, by their messages: each has one writer."""
        self._armed: dict[str, dict[int, bool]] = {}
        self._closing = False
        self._context = copy_context()
        """What tasks begin in: nothing of the press that was the occasion for them."""
        governor.outages.subscribe(self._outage)

    # What their owners have chosen

    def armed(self, table: Table, user_id: int) -> bool | None:
        """Whether somebody's cards at a table are sent with their call; None: nothing is known of it yet."""
        return self._armed.get(table.table_id, {}).get(user_id)

    def arm(self, table: Table, user_id: int, armed: bool) -> None:
        """From now on somebody's cards are sent with their call, or without it, until the match is over."""
        if self._tables.find(table.table_id) is not None and table.is_open:
            self._armed.setdefault(table.table_id, {})[user_id] = armed

    def forget_player(self, user_id: int) -> None:
        """Forget what somebody has chosen at any table, and which messages of theirs hold a hand."""
        for armed in self._armed.values():
            armed.pop(user_id, None)
        for place, hand in list(self._tracked.items()):
            if hand.owner_id == user_id:
                self._let_go(place, hand)

    # Showing

    def tracked(self, table: Table, seat: Seat) -> TrackedHand | None:
        """The message that holds the hand of ``seat``, where it is known."""
        return self._tracked.get((table.table_id, seat))

    @asynccontextmanager
    async def pressed(
        self, interaction: Interaction, table: Table, seat: Seat, say: Translator
    ) -> AsyncIterator[HandAnswer]:
        """A hand was pressed in: nobody else changes the message within the block.

        Where it is being redrawn at this moment, the press is acknowledged first and shown afterwards; what
        it asks for need not wait.
        """
        hand = self._pressed_in(interaction, table, seat, say)
        async with AsyncExitStack() as held:
            holds = not hand.writer.lock.locked()
            if holds:
                await held.enter_async_context(hand.writer.lock)
            else:
                await responses.defer(interaction)
            tracked = self.tracked(table, seat)
            was_lost = tracked is not None and (hand.outdated or hand is not tracked)
            try:
                yield HandAnswer(self, interaction, hand, held, holds, was_lost)
            finally:
                self._wake(hand)  # whatever has happened meanwhile, or could not be shown

    async def answer(
        self,
        interaction: Interaction,
        hand: TrackedHand,
        table: Table,
        view: HandView,
        say: Translator,
        notice: str,
    ) -> None:
        """Answer a press in a hand with the hand itself. Its writer's lock must be held.

        From now on it is the one that is kept up to date, also where it is not known whether Discord has it.
        """
        table = hand.newest = await self._newest(table)
        valid = [press for press in hand.presses if not press.is_expired()]
        hand.presses = [*valid, interaction][-KEPT_PRESSES:]
        hand.say, hand.outdated, hand.says_more = say, False, False

        async def send(post: Post) -> None:
            await hand.writer.send(post, lambda **edit: responses.update(interaction, **edit))

        try:
            _, hand.view = await self._send(table, hand.seat, view, say, send, notice)
        except Exception as error:
            hand.says_more = True  # it is not what the press has asked for: it is to be redrawn
            if is_outage(error) or self.tracked(table, hand.seat) in (None, hand):
                await self._track(hand)
            raise
        hand.table = table
        await self._track(hand)

    async def open(
        self,
        interaction: Interaction,
        table: Table,
        seat: Seat,
        view: HandView,
        say: Translator,
        notice: str = "",
    ) -> None:
        """Answer with the hand in a new message, and take the older one away.

        Where it is not known whether Discord has it, an older one is kept up to date; if there is none, the
        new one is looked for.
        """
        table = await self._newest(table)
        sent: list[object] = []

        async def send(post: Post) -> None:
            sent[:] = [await responses.reply_private(interaction, view=post.view, files=post.files())]

        hand = TrackedHand(table, table, seat, 0, view, say, [interaction])
        try:
            post, hand.view = await self._send(table, seat, view, say, send, notice)
        except Exception as error:
            if is_outage(error) and self.tracked(table, seat) is None:
                await self._track(hand)
                self._wake(hand)
            raise
        hand.message_id = responses.message_id(sent[0])
        hand.further_to = interaction if isinstance(sent[0], discord.WebhookMessage) else None
        hand.writer.wrote(post, sent[0])
        self._by_message[hand.message_id] = hand
        await self._track(hand)
        self._wake(hand)

    async def _send(
        self,
        table: Table,
        seat: Seat,
        view: HandView,
        say: Translator,
        send: Callable[[Post], Awaitable[None]],
        notice: str = "",
    ) -> tuple[Post, HandView]:
        """Draw a hand and send it. Where Discord does not know a tile of it any more: with those that there
        are now; and if it refuses these too, without any.
        """
        choices: tuple[Tiles, ...] = (self._tiles, self._tiles, {})
        for tiles in choices:
            post, allowed = await self._draw(table, seat, view, say, notice, tiles)
            try:
                await send(post)
                break
            except discord.HTTPException as refused:
                if not tiles or not is_unknown_emoji(refused):
                    raise
                log.warning("a tile of a hand is unknown to Discord: %s", refused)
                await self._tiles.reload()
        return post, allowed

    def _pressed_in(self, interaction: Interaction, table: Table, seat: Seat, say: Translator) -> TrackedHand:
        """The hand in the message that was pressed; where it is not known, no more is than the press."""
        message = interaction.message
        message_id = message.id if message else 0
        hand, tracked = self._by_message.get(message_id), self.tracked(table, seat)
        if hand is None and tracked is not None and not tracked.message_id:
            # It is the hand of which Discord has not told which message it is.
            hand, tracked.message_id, tracked.presses = tracked, message_id, [interaction]
            hand.writer.kept = kept_by(message)
            self._by_message[message_id] = hand
        if hand is None or (hand.table.table_id, hand.seat) != (table.table_id, seat):
            hand = TrackedHand(table, table, seat, message_id, HandView(), say, [interaction])
            hand.writer.kept = kept_by(message)
            self._by_message[message_id] = hand
        return hand

    async def _track(self, hand: TrackedHand) -> None:
        """From now on this is the message that holds the hand; an older one goes."""
        place = (hand.table.table_id, hand.seat)
        before = self._tracked.get(place)
        hand.newest = await self._newest(hand.newest)  # nobody has told it of changes until now
        self._tracked[place] = hand
        if before is not None and before is not hand:
            self._let_go(place, before)
            await self._take_away(before)

    # Redrawing

    def changed(self, table: Table) -> None:
        """Something has happened at ``table``: hands whose cards or choices are others now are redrawn."""
        for seat in range(len(table.chairs)):
            hand = self.tracked(table, seat)
            if hand is not None and hand.newest.version <= table.version:
                hand.newest = table
                self._wake(hand)
        if not table.is_open:
            self._armed.pop(table.table_id, None)

    def say_again(self, table: Table) -> None:
        """Every hand of a table is redrawn, whatever it shows: something else is to be said on top."""
        for seat in range(len(table.chairs)):
            hand = self.tracked(table, seat)
            if hand is not None:
                hand.says_more = True
                self._wake(hand)

    async def close(self) -> None:
        """Redraw nothing any more: after a restart nobody knows where the hands are."""
        self._closing = True
        tasks = [hand.task for hand in self._tracked.values() if hand.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _outage(self, is_out: bool) -> None:
        if not is_out:
            for hand in self._tracked.values():
                hand.changed.set()

    def _wake(self, hand: TrackedHand) -> None:
        hand.changed.set()
        if hand.task is None and not self._closing and self._is_tracked(hand):
            hand.task = asyncio.create_task(self._keep_true(hand), name="hand", context=self._context.copy())

    def _is_tracked(self, hand: TrackedHand) -> bool:
        return self._tracked.get((hand.table.table_id, hand.seat)) is hand

    def _let_go(self, place: tuple[str, Seat], hand: TrackedHand) -> None:
        if self._tracked.get(place) is hand:
            del self._tracked[place]
        hand.changed.set()

    async def _keep_true(self, hand: TrackedHand) -> None:
        """Redraw a hand until it is as the table is."""
        place, pause = (hand.table.table_id, hand.seat), 0
        try:
            while self._is_tracked(hand) and not self._closing:
                hand.changed.clear()
                async with hand.writer.lock:
                    if hand.is_true or hand.outdated or await self._redraw(hand):
                        break
                pause = min(2 * pause, LONGEST_RETRY) or FIRST_RETRY
                await self._clock.wait(hand.changed, self._clock.now() + pause)
        except Exception:
            log.exception("a hand of table %s could not be redrawn", hand.table.table_id)
        finally:
            hand.task = None
            if hand.changed.is_set() and self._is_tracked(hand):
                self._wake(hand)  # it has changed since we looked
            elif not hand.newest.is_open:
                self._let_go(place, hand)

    async def _redraw(self, hand: TrackedHand) -> bool:
        """Redraw a hand; False where that is worth another try."""
        table, seat = hand.newest, hand.seat
        if hand.owner_id != table.chairs[seat].user_id:
            # The seat has another owner, who alone may see its cards.
            self._let_go((table.table_id, seat), hand)
            await self._take_away(hand)
            return True
        hand.says_more = False

        async def send(post: Post) -> None:
            await self._governor.watched(hand.writer.send(post, hand.edit))

        while hand.presses:
            try:
                if not hand.presses[-1].is_expired() and await self._is_found(hand):
                    _, hand.view = await self._send(table, seat, hand.view, hand.say, send)
                    hand.table = table
                    return True
            except Exception as error:
                if is_outage(error):
                    log.info("a hand of table %s is redrawn later: %s", table.table_id, error)
                    return False
                level = logging.DEBUG if is_refused(error, *LATE) else logging.WARNING
                log.log(level, "a hand of table %s could not be redrawn: %s", table.table_id, error)
            if len(hand.presses) == 1:
                break
            hand.presses.pop()
        # Nothing is lost: the next press in the message, or on "My hand", shows the hand as it is.
        hand.outdated = True
        return True

    async def _is_found(self, hand: TrackedHand) -> bool:
        """Whether it is known which message holds the hand; where it is not, Discord is asked.

        The answer to a press that was only acknowledged is the message that was pressed: that is the table's.
        """
        if not hand.message_id:
            press = hand.presses[-1]
            answer = await self._governor.watched(press.original_response())
            if not answer.flags.ephemeral or (press.message is not None and press.message.id == answer.id):
                return False
            hand.message_id = answer.id
            self._by_message[answer.id] = hand
        return True

    async def _take_away(self, hand: TrackedHand) -> None:
        """Delete a message that holds a hand, while Discord lets us."""
        if hand.message_id and not hand.presses[-1].is_expired():
            try:
                await within(self._clock, responses.ANSWERED_WITHIN, hand.delete())
            except Exception as refused:  # its reader may have closed it first
                log.debug("a hand stays: %s", refused)

    async def _newest(self, table: Table) -> Table:
        """The table as it is now, also when its match is over, whatever has happened meanwhile."""
        found = table
        with suppress(Busy, Refused):
            found = await self._tables.get(table.table_id)
        return table if found.version < table.version else found


def _face(table: Table, seat: Seat) -> object:
    """What a hand message depends on, apart from the passing of time."""
    seen = table.observe(seat)
    chair = table.chairs[seat]
    whose = (table.phase, table.asleep, seen.phase, seat in seen.out, chair.user_id, chair.present)
    turn = (table.deadline, seen.lines) if seat in seen.to_act else None
    return (seen.hand, seen.legal, seen.hints, whose, turn)
