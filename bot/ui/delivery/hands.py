"""Private hand messages, redrawn when their owners' options change."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from weakref import WeakValueDictionary

from bot.games.api import Seat
from bot.logs import Seldom
from bot.milliseconds import MINUTE
from bot.tables import Clock, Refused, StorageError, Table, Tables, next_actor
from bot.tables.listeners import Signal
from bot.ui.components.post import ReadyPost, upload_of
from bot.ui.delivery import responses
from bot.ui.delivery.background import Background
from bot.ui.delivery.governor import Governor
from bot.ui.delivery.hand_sender import DrawHand, HandSender
from bot.ui.delivery.hand_view import HandView
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.outcomes import Unanswered, is_late, is_outage, kind_at, pauses
from bot.ui.delivery.response import Response, followup_id, message_id
from bot.ui.delivery.tracked_hand import Interaction, TrackedHand, need_owner
from bot.ui.delivery.until_expiry import UntilExpiry
from bot.ui.i18n.translator import Translator
from bot.ui.pictures.emojis import ApplicationTiles

log = logging.getLogger(__name__)

FIRST_RETRY, LONGEST_RETRY = 2_000, MINUTE
"""Milliseconds before a hand that could not be sent is sent again, at first and at most."""
FIRST_DELETION, LONGEST_DELETION = 20_000, 10 * MINUTE
"""The same for a hand that is to be deleted, which is less urgent."""


@dataclass(slots=True)
class HandAnswer:
    """The answer to a press in a hand. While it exists, nothing else changes the message."""

    hands: HandRefresher
    interaction: Interaction
    hand: TrackedHand
    stack: AsyncExitStack
    has_lock: bool
    was_lost: bool
    """Whether the pressed hand was out of date or replaced by a newer one."""

    async def show(self, table: Table, view: HandView, say: Translator, notice: str) -> None:
        """Answer with the hand at ``table``, shown as ``view`` says, with a ``notice`` at the top. From now
        on, this message is redrawn.
        """
        if not self.has_lock:
            await self.stack.enter_async_context(self.hand.writer.lock)
            self.has_lock = True
        view = replace(view, notice=notice)
        await self.hands.answer(self.interaction, self.hand, table, view, say)


class HandRefresher:
    """Redraws the newest hand message of every seat while Discord allows it: 15 minutes after a press.

    Each hand has its own task while it needs redrawing, so it waits neither for another hand nor for the
    table. Everything is in memory only. After a restart, a press on an old hand makes it known again.
    """

    def __init__(
        self, tables: Tables, draw: DrawHand, tiles: ApplicationTiles, governor: Governor, clock: Clock
    ) -> None:
        """``draw`` draws the message of a hand."""
        self._tables = tables
        self._sender = HandSender(draw, tiles, governor, clock)
        self._governor = governor
        self._clock = clock
        self._seldom = Seldom(clock.monotonic)
        self._tracked: dict[tuple[str, Seat], TrackedHand] = {}
        self._by_message: WeakValueDictionary[int, TrackedHand] = WeakValueDictionary()
        """The tracked or currently answered hands by message id, so that each has only one writer."""
        self._ended = UntilExpiry[int, TrackedHand]()
        """The hand of each player's last match in a channel, which shows its result."""
        self._background = Background()
        self._closing = False
        self.opened = Signal[[Table, int]]()
        """Sent when a user has opened their hand in a new message, with the user's id."""
        governor.outages.subscribe(self._outage)

    def forget_player(self, user_id: int) -> None:
        """Forget a user's hand messages."""
        for place, hand in list(self._tracked.items()):
            if hand.owner_id == user_id:
                self._untrack(place, hand)
        self._ended.forget_player(user_id)

    # Showing

    def tracked(self, table: Table, seat: Seat) -> TrackedHand | None:
        """Return the message that shows the hand of ``seat``, or None if it is unknown."""
        return self._tracked.get((table.table_id, seat))

    @asynccontextmanager
    async def pressed(
        self, interaction: Interaction, table: Table, seat: Seat, say: Translator
    ) -> AsyncIterator[HandAnswer]:
        """Lock the message of a pressed hand, so that nothing else changes it during the block.

        If it is being redrawn at this moment, the press is acknowledged and the block starts without waiting;
        only :meth:`HandAnswer.show` waits for the redraw.
        """
        hand = self._pressed_in(interaction, table, seat, say)
        async with AsyncExitStack() as stack:
            has_lock = not hand.writer.lock.locked()
            if has_lock:
                await stack.enter_async_context(hand.writer.lock)
            else:
                await responses.defer(interaction)
            tracked = self.tracked(table, seat)
            was_lost = tracked is not None and (hand.outdated or hand is not tracked)
            try:
                yield HandAnswer(self, interaction, hand, stack, has_lock, was_lost)
            finally:
                if not hand.is_settled:  # there is news by now, or news that could not be shown
                    self._wake(hand)

    async def answer(
        self, interaction: Interaction, hand: TrackedHand, table: Table, view: HandView, say: Translator
    ) -> None:
        """Answer a press in a hand with the hand itself. The lock of its writer must be held.

        From now on, this message is kept up to date. If it is unknown whether Discord has the answer, and
        another message shows the hand, that one is kept up to date until it is known.
        """
        async with responses.held(interaction) as response:
            table = hand.newest = await self._newest(table)
            need_owner(table, hand.seat, interaction)
            hand.add_press(interaction)
            hand.say, hand.outdated, hand.needs_redraw = say, False, False
            send = partial(hand.writer.send, send=response.update)
            try:
                _, hand.view = await self._sender.send(table, hand.seat, view, say, send)
            except Exception as error:
                hand.needs_redraw = True  # it doesn't show the requested view
                if self.tracked(table, hand.seat) in (None, hand):
                    await self._track(hand)
                elif is_outage(error) and not self._closing:
                    self._background.start(self._settle(hand), "lost hand")
                raise
        hand.show(table, interaction)
        if not hand.is_leaving:
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
        """Answer with the hand in a new message, and delete the older one.

        If it is unknown whether Discord has the new message, search for it, and keep the older one up to date
        until it is found.
        """
        view = replace(view, notice=notice)
        async with responses.held(interaction) as response:
            await self._open(response, TrackedHand(table, table, seat, 0, view, say, [interaction]))

    async def _open(self, response: Response, hand: TrackedHand) -> None:
        """Send a new hand by its only press."""
        table = hand.table = hand.newest = await self._newest(hand.newest)
        seat, interaction, sent = hand.seat, response.interaction, list[object]()
        need_owner(table, seat, interaction)
        is_further = response.is_further

        async def send(post: ReadyPost) -> None:
            sent[:] = [await response.reply_private(view=post.view, files=post.files())]

        try:
            post, hand.view = await self._sender.send(table, seat, hand.view, hand.say, send)
        except Exception as error:
            if is_outage(error) and self.tracked(table, seat) is None:
                await self._track(hand)
                self._wake(hand)
            elif is_outage(error) and not (is_further or self._closing):
                self._background.start(self._settle(hand), "lost hand")
            raise
        older = self.tracked(table, seat)
        await self._opened(hand, interaction, post, sent[0])
        if older is None or interaction not in older.presses:  # it has not only moved down with its table
            self.clear_result(table, interaction.user.id)
            self.opened(table, interaction.user.id)

    async def _opened(
        self, hand: TrackedHand, interaction: Interaction, post: ReadyPost, answer: object
    ) -> None:
        """Keep a hand up to date in its new message, found by Discord's ``answer``."""
        hand.message_id = message_id(answer)
        shown = self._by_message.setdefault(hand.message_id, hand)
        if shown is hand:
            shown.writer.wrote(post, answer)
        else:
            # The player has pressed there before Discord's answer came. It may show the first state again.
            shown.writer.upload, shown.needs_redraw = upload_of(answer), True
            shown.presses.insert(0, interaction)
        shown.further_to = interaction if followup_id(answer) else None
        shown.proven = interaction
        await self._track(shown)
        self._wake(shown)

    async def _settle(self, hand: TrackedHand) -> None:
        """Find out whether Discord has a hand message whose answer was lost. If it is newer than the one kept
        up to date, it replaces that one; otherwise it is deleted.
        """
        retries = pauses(FIRST_RETRY, LONGEST_RETRY)
        while not responses.is_expired(hand.presses[-1]):
            hand.changed.clear()
            try:
                if await self._takes_edits(hand):
                    other = self.tracked(hand.table, hand.seat)
                    if other is None or other.presses[-1].id < hand.presses[-1].id:
                        await self._track(hand)
                        self._wake(hand)
                    elif other.message_id != hand.message_id:
                        self._replace(hand)
                return
            except Exception as error:
                if not is_outage(error):  # it never arrived, or is gone
                    log.debug("a hand was not found: %s", error)
                    return
            await self._clock.wait(hand.changed, self._clock.now() + next(retries))

    async def _takes_edits(self, hand: TrackedHand) -> bool:
        """Return whether the message shows the hand now, and not words sent in its place. Raises Unanswered
        if Discord does not answer.
        """
        hand.newest = await self._newest(hand.newest)
        async with hand.writer.lock:
            if not await self._redraw(hand):
                raise Unanswered("whether a hand is shown is not known yet")
        return not hand.outdated

    def _pressed_in(self, interaction: Interaction, table: Table, seat: Seat, say: Translator) -> TrackedHand:
        """Return the hand in the pressed message, or a new record of it if it is unknown."""
        message = interaction.message
        message_id = message.id if message else 0
        hand, tracked = self._by_message.get(message_id), self.tracked(table, seat)
        if hand is None and tracked is not None and not tracked.message_id:
            # It is the tracked hand, whose message id Discord had not sent.
            hand, tracked.message_id, tracked.presses = tracked, message_id, [interaction]
            hand.writer.upload = upload_of(message)
            self._by_message[message_id] = hand
        if hand is None or (hand.table.table_id, hand.seat) != (table.table_id, seat):
            hand = TrackedHand(table, table, seat, message_id, HandView(), say, [interaction])
            hand.writer.upload = upload_of(message)
            self._by_message[message_id] = hand
        return hand

    async def _track(self, hand: TrackedHand) -> None:
        """Make this the message that is kept up to date, and delete the older one. It is the older one itself
        if Discord has answered it late.
        """
        hand.newest = await self._newest(hand.newest)  # it wasn't notified of changes until now
        place = (hand.table.table_id, hand.seat)
        other = self._tracked.get(place, hand)
        if other.accepted > hand.accepted:
            hand, other = other, hand
        self._tracked[place] = hand
        if other is not hand:
            other.changed.set()
            if other.message_id != hand.message_id:
                self._replace(other)

    def clear_result(self, table: Table, user_id: int) -> bool:
        """Delete the private message with the result of a user's earlier match in the channel of ``table``, a
        new match. Return whether there is one.
        """
        ended = self._ended.get(table.channel_id, user_id)
        is_earlier = ended is not None and ended.newest.table_id != table.table_id
        if ended is not None and is_earlier:
            self._ended.pop(table.channel_id, user_id)
            self._replace(ended)
        return is_earlier

    def is_live(self, table: Table, user_id: int) -> bool:
        """Return whether a user's hand at ``table`` is on their screen and follows it."""
        seat = table.seat_of(user_id)
        hand = None if seat is None else self.tracked(table, seat)
        return hand is not None and not hand.outdated and not responses.is_expired(hand.presses[-1])

    # Redrawing

    def changed(self, table: Table) -> None:
        """Redraw the hands at ``table``: at once those whose owners it concerns."""
        for seat in range(len(table.chairs)):
            hand = self.tracked(table, seat)
            if hand is not None and hand.newest.version <= table.version:
                hand.take_news(table, self._clock.monotonic())
                # A press that holds its message checks again when it is answered.
                if hand.task is not None or not (hand.writer.lock.locked() or hand.is_settled):
                    self._wake(hand)

    def follow(self, table: Table) -> None:
        """Send the hand of the player on turn again if it stands above the table's message, which was sent
        again at the end of the channel and shows the turn. If that isn't possible, the older one stays.
        """
        is_shown = table.phase == "playing" and table.told_version >= table.turn_version
        seat = next_actor(table) if is_shown else None
        hand = None if seat is None else self.tracked(table, seat)
        below = table.message_id or 0
        if hand is None or not 0 < hand.message_id < below or hand.above == below or self._closing:
            return
        hand.above = below
        self._background.start(self._move(hand), "hand that moves")

    async def _move(self, hand: TrackedHand) -> None:
        press, below = hand.presses[-1], hand.above
        async with responses.held(press) as response:
            table = await self._newest(hand.newest)
            is_newest = self._is_tracked(hand) and hand.presses[-1] is press and hand.above == below
            if is_newest and hand.is_awaited(table):
                view = replace(hand.view, notice="")
                moved = TrackedHand(table, table, hand.seat, 0, view, hand.say, [press])
                await self._open_by_itself(response, moved)

    def open_later(
        self, press: Interaction, table: Table, seat: Seat, view: HandView, say: Translator
    ) -> None:
        """Open a hand as :meth:`open` does, as a further answer to a ``press`` that was answered before."""

        async def sent() -> None:
            async with responses.held(press) as response:
                hand = TrackedHand(table, table, seat, 0, view, say, [press])
                await self._open_by_itself(response, hand)

        self._background.start(sent(), "hand by itself")

    async def _open_by_itself(self, response: Response, hand: TrackedHand) -> None:
        try:
            await self._governor.watched(self._open(response, hand))
        except Exception as error:
            log.info("a hand of table %s is not sent by itself: %s", hand.table, error)

    def redraw_all(self, table: Table) -> None:
        """Redraw every hand of a table, because the notice above it changes."""
        for seat in range(len(table.chairs)):
            hand = self.tracked(table, seat)
            if hand is not None:
                hand.needs_redraw = True
                self._wake(hand)

    async def close(self) -> None:
        """Stop redrawing. Hand messages aren't remembered after a restart."""
        self._closing = True
        await self._background.close()

    def _outage(self, is_out: bool) -> None:
        if not is_out:
            for hand in self._tracked.values():
                hand.changed.set()

    def _wake(self, hand: TrackedHand) -> None:
        hand.changed.set()
        if hand.queued is not None and hand.is_urgent:
            self._governor.withdraw(hand.queued)
        if hand.task is None and not self._closing and self._is_tracked(hand):
            hand.task = self._background.start(self._keep_true(hand), "hand")

    def _is_tracked(self, hand: TrackedHand) -> bool:
        return self._tracked.get((hand.table.table_id, hand.seat)) is hand

    def _untrack(self, place: tuple[str, Seat], hand: TrackedHand) -> None:
        if self._tracked.get(place) is hand:
            del self._tracked[place]
        hand.changed.set()

    async def _keep_true(self, hand: TrackedHand) -> None:
        """Redraw a hand until it is up to date."""
        place, retries = (hand.table.table_id, hand.seat), pauses(FIRST_RETRY, LONGEST_RETRY)
        try:
            while self._is_tracked(hand) and not self._closing:
                hand.changed.clear()
                if not hand.is_true and (pause := hand.due_at - self._clock.monotonic()) > 0:
                    await self._clock.wait(hand.changed, self._clock.now() + pause)
                    continue  # another message may show the hand by now
                if not (hand.is_true or hand.is_urgent):
                    await self._let_others_go_first(hand)
                async with hand.writer.lock:
                    if hand.is_true or hand.outdated or await self._redraw(hand):
                        break
                await self._clock.wait(hand.changed, self._clock.now() + next(retries))
        except Exception:
            log.exception("could not redraw a hand of table %s", hand.table)
        finally:
            hand.task = None
            if hand.changed.is_set() and self._is_tracked(hand):
                self._wake(hand)  # it has changed since the check
            elif not hand.newest.is_open:
                self._untrack(place, hand)
                if hand.presses:
                    self._ended.put(hand.newest.channel_id, hand.presses[-1], hand)

    async def _let_others_go_first(self, hand: TrackedHand) -> None:
        """Wait until the governor serves no one for whom there is more important news."""
        hand.queued = self._governor.ask(Lane.HANDS, hand.newest.place_id)
        try:
            async with self._governor.held(hand.queued):
                pass  # an edit through a press doesn't count against the token
        except Unanswered:
            log.debug("a hand of table %s is not redrawn: the bot stops", hand.newest)
        finally:
            hand.queued = None

    async def _redraw(self, hand: TrackedHand) -> bool:
        """Redraw a hand. Return False if it should be tried again later."""
        while hand.presses:
            async with responses.held(hand.presses[-1]) as response:
                table = hand.newest = await self._newest(hand.newest)
                if hand.is_leaving and not self._is_tracked(hand):
                    return True
                if hand.owner_id != table.chairs[hand.seat].user_id:
                    # The seat has another owner now, and only they may see its cards.
                    self._untrack((table.table_id, hand.seat), hand)
                    await self._sender.delete(hand, response)
                    return True
                try:
                    if await self._sender.finds(hand, response):
                        self._by_message.setdefault(hand.message_id, hand)  # it may have been pressed before
                        await self._sender.redraw(hand, response)
                        return True
                except Exception as error:
                    if is_outage(error):
                        log.info("a hand of table %s is redrawn later: %s", table, error)
                        return False
                    if not is_late(error):
                        kind = kind_at(table.place_id, error)
                        self._seldom.warning(
                            log, kind, "a hand of table %s could not be redrawn: %s", table, error
                        )
            if len(hand.presses) == 1:
                break
            hand.presses.pop()
        # No way to edit it is left. The next press in the message, or on "My hand", shows the current hand.
        hand.outdated = True
        return True

    def _replace(self, hand: TrackedHand) -> None:
        """Delete the older message of a hand, as soon as a press in it is answered: until then Discord does
        not accept the press as a way to the message. Code that may hold another hand's lock doesn't wait for
        that.
        """
        hand.is_leaving = True

        async def delete() -> None:
            retries = pauses(FIRST_DELETION, LONGEST_DELETION)
            while True:
                hand.changed.clear()
                async with hand.writer.lock:
                    # A press in it may have made it the newest one again.
                    if self._is_tracked(hand):
                        break
                    if not self._governor.has_outage:
                        async with responses.held(hand.presses[-1]) as response:
                            if await self._sender.delete(hand, response):
                                break
                await self._clock.wait(hand.changed, self._clock.now() + next(retries))

        self._background.start(delete(), "older hand")

    async def _newest(self, table: Table) -> Table:
        """Return the newest version of a table, even if its match has ended."""
        found = table
        with suppress(StorageError, Refused):
            found = await self._tables.get(table.table_id)
        # What is read of an ended match is less than what is known of it.
        is_newer = found.version > table.version or (found.version == table.version and found.is_open)
        return found if is_newer else table
