"""Passing answers: private sentences that disappear after some seconds."""

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
"""How long (ms) such an answer is shown."""


class PassingAnswers:
    """Gives passing answers. One that can't be deleted stays, which does no harm."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._shown = Background()

    async def say(self, interaction: Interaction, sentence: str) -> None:
        """Answer a press with ``sentence``, only for its user and for a while. Raises what
        :func:`reply_private` raises.
        """
        answer = await reply_private(interaction, sentence)
        self._shown.start(self._delete(interaction, answer), "answer in passing")

    async def close(self) -> None:
        """Leave the remaining answers where they are."""
        await self._shown.close()

    async def _delete(self, interaction: Interaction, answer: object) -> None:
        await self._clock.wait(asyncio.Event(), self._clock.now() + SHOWN)
        # If a press was acknowledged first, its "original response" is the pressed message.
        if isinstance(answer, discord.WebhookMessage):
            work: Any = interaction.followup.delete_message(answer.id)
        else:
            work = interaction.delete_original_response()
        try:
            await within(self._clock, ANSWERED_WITHIN, work)
        except Exception as refused:  # the user may have closed it first
            log.debug("an answer in passing stays: %s", refused)
