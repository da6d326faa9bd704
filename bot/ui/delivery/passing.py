"""Private answers besides hands. Those in passing disappear after some seconds, and of the others each player
has one for each table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.tables import Clock, Table, own_turn
from bot.ui.components.layout import texts_of
from bot.ui.delivery import responses
from bot.ui.delivery.background import Background
from bot.ui.delivery.outcomes import within
from bot.ui.delivery.response import ANSWERED_WITHIN, Interaction, followup_id, is_private, message_id
from bot.ui.delivery.responses import reply_private
from bot.ui.delivery.until_expiry import UntilExpiry

log = logging.getLogger(__name__)

SHOWN = 8_000
"""How long (ms) an answer in passing is shown at least."""
MOOT = 2_000
"""The same (ms) if its user has opened their hand since, and gone on."""
RELEASED = "released answer"
"""The key of what :meth:`PassingAnswers.release` has left alone, among the extras of a press."""
READ = 80
"""How long (ms) reading a character takes."""


@dataclass(frozen=True, slots=True)
class KeptAnswer:
    """A private answer, and the press through which it can be deleted."""

    press: Interaction
    answer: object
    """Discord's answer to the press; None if the pressed message was edited."""
    message_id: int
    stays: bool
    """Whether it stays when the hand is opened, until the first move."""


class PassingAnswers:
    """Gives private answers that don't pile up. One that can't be deleted stays, which does no harm."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._background = Background()
        self._kept = UntilExpiry[int, KeptAnswer]()
        """The answer that each player has besides their hand, by channel."""
        self._in_passing = UntilExpiry[int, asyncio.Event]()
        """By channel, what ends the time of the last answer in passing."""

    async def say(self, interaction: Interaction, sentence: str) -> None:
        """Answer a press with ``sentence``, only for its user and for a while. Raises what
        :func:`reply_private` raises.
        """
        answer = await reply_private(interaction, sentence)
        self._background.start(self._pass(interaction, answer, len(sentence)), "answer in passing")

    async def show(self, interaction: Interaction, view: ui.LayoutView) -> None:
        """Show ``view`` as :func:`~bot.ui.delivery.responses.private` does, but only for a while."""
        answer = await self._answer(interaction, view, ())
        length = sum(map(len, texts_of(view)))
        self._background.start(self._pass(interaction, answer, length), "answer in passing")

    async def dismiss(self, interaction: Interaction) -> None:
        """Answer a press in a private message by deleting that message, because another one tells all."""
        await responses.defer(interaction)
        await self._delete(interaction, None)

    # One for each player and table

    async def keep(
        self,
        interaction: Interaction,
        view: ui.LayoutView,
        files: Sequence[discord.File] = (),
    ) -> None:
        """Show ``view`` only to the user: in their private message if they pressed there, or in a new one,
        which replaces the one before. It goes when the user opens their hand, and when the match in the
        channel ends.
        """
        self._note(interaction, await self._answer(interaction, view, files))

    async def offer(self, interaction: Interaction, view: ui.LayoutView, *, stays: bool) -> None:
        """Show ``view`` in a new message as :meth:`keep` does. If it ``stays``, it doesn't go when the user
        opens their hand, but when they make a move.
        """
        self._note(interaction, await reply_private(interaction, view=view), stays=stays)

    def _note(self, interaction: Interaction, answer: object, *, stays: bool = False) -> None:
        """Note that ``answer`` is what the user has besides their hand; None for the pressed message."""
        pressed = responses.pressed_id(interaction)
        shown = pressed if answer is None else message_id(answer)
        channel_id = interaction.channel_id or 0
        self._drop(channel_id, interaction.user.id, unless=shown)
        self._kept.put(channel_id, interaction, KeptAnswer(interaction, answer, shown, stays))

    def release(self, interaction: Interaction) -> None:
        """Leave the pressed message alone from now on, if it is the user's answer besides their hand, because
        the press is answered there.
        """
        channel_id, user_id, message = interaction.channel_id or 0, interaction.user.id, interaction.message
        kept = self._kept.get(channel_id, user_id)
        if kept is not None and message is not None and kept.message_id == message.id:
            interaction.extras[RELEASED] = self._kept.pop(channel_id, user_id)

    def answered_elsewhere(self, interaction: Interaction) -> None:
        """Delete the pressed message if it is the user's answer besides their hand, because the press has its
        answer in another message.
        """
        channel_id, user_id = interaction.channel_id or 0, interaction.user.id
        kept = self._kept.get(channel_id, user_id)
        if kept is not None and kept.message_id == responses.pressed_id(interaction):
            self._drop(channel_id, user_id)

    def refused(self, interaction: Interaction) -> None:
        """Keep the pressed message after all, because the press was refused and nothing has changed there."""
        kept, channel_id = interaction.extras.pop(RELEASED, None), interaction.channel_id or 0
        if isinstance(kept, KeptAnswer) and self._kept.get(channel_id, interaction.user.id) is None:
            self._kept.put(channel_id, kept.press, kept)

    def opened(self, table: Table, user_id: int) -> None:
        """Delete what a user has besides the hand that they have just opened, unless it stays."""
        kept = self._kept.get(table.channel_id, user_id)
        over = self._in_passing.get(table.channel_id, user_id)
        if kept is not None and not kept.stays:
            self._drop(table.channel_id, user_id)
        if over is not None:
            over.set()

    def changed(self, table: Table) -> None:
        """Delete what the players have besides their hands once a match has ended, and what stays until they
        have made a move.
        """
        for seat, chair in enumerate(table.chairs):
            kept = self._kept.get(table.channel_id, chair.user_id or 0)
            if kept is not None and (not table.is_open or (kept.stays and own_turn(table, seat))):
                self._drop(table.channel_id, chair.user_id or 0)

    def forget_player(self, user_id: int) -> None:
        """Leave a user's answers where they are, and forget them."""
        self._kept.forget_player(user_id)
        self._in_passing.forget_player(user_id)

    async def close(self) -> None:
        """Leave the remaining answers where they are."""
        await self._background.close()

    async def _answer(
        self, interaction: Interaction, view: ui.LayoutView, files: Sequence[discord.File]
    ) -> object:
        """Show ``view`` in the pressed private message and return None, or in a new one and return Discord's
        answer to it.
        """
        if not is_private(interaction):
            return await reply_private(interaction, view=view, files=files)
        self.release(interaction)
        await responses.update(interaction, view=view, attachments=list(files))
        return None

    def _drop(self, channel_id: int, user_id: int, unless: int = -1) -> None:
        """Delete an answer, unless it is in the message with the id ``unless``."""
        kept = self._kept.pop(channel_id, user_id)
        if kept is not None and kept.message_id != unless:
            self._background.start(self._delete(kept.press, kept.answer), "older answer")

    async def _pass(self, interaction: Interaction, answer: object, length: int) -> None:
        over, now = asyncio.Event(), self._clock.now()
        self._in_passing.put(interaction.channel_id or 0, interaction, over)
        await self._clock.wait(over, now + max(SHOWN, READ * length))
        await self._clock.wait(asyncio.Event(), now + MOOT)
        await self._delete(interaction, answer)

    async def _delete(self, interaction: Interaction, answer: object) -> None:
        """Delete an answer; None for the pressed message."""
        # If a press was acknowledged first, its "original response" is the pressed message.
        try:
            async with responses.held(interaction) as response:
                await within(self._clock, ANSWERED_WITHIN, response.delete(followup_id(answer)))
        except Exception as refused:  # the user may have closed it first
            log.debug("an answer in passing stays: %s", refused)
