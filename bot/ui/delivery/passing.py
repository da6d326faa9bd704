"""Answers in passing: private sentences that go away again after some seconds."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from bot.tables import Clock
from bot.ui.delivery.background import Background
from bot.ui.delivery.governor import within
from bot.ui.delivery.responses import ANSWERED_WITHIN, Interaction, reply_private

log = logging.getLogger(__name__)

SHOWN = 8_000
"""Milliseconds for which such an answer stands."""


class PassingAnswers:
    """Gives answers in passing. One that cannot be deleted stays; nothing depends on it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._shown = Background()

    async def say(self, interaction: Interaction, sentence: str) -> None:
        """Answer a press with ``sentence``, for its user alone and for a while. Raises what
        :func:`reply_private` raises.
        """
        answer = await reply_private(interaction, sentence)
        self._shown.start(self._delete(interaction, answer), "answer in passing")

    async def close(self) -> None:
        """Leave the answers that are still shown where they are."""
        await self._shown.close()

    async def _delete(self, interaction: Interaction, answer: object) -> None:
        await self._clock.wait(asyncio.Event(), self._clock.now() + SHOWN)
        # Where a press was acknowledged first, its "original response" is the message that was pressed.
        if isinstance(answer, discord.WebhookMessage):
            work: Any = interaction.followup.delete_message(answer.id)
        else:
            work = interaction.delete_original_response()
        try:
            await within(self._clock, ANSWERED_WITHIN, work)
        except Exception as refused:  # its reader may have closed it first
            log.debug("an answer in passing stays: %s", refused)
