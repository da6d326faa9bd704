"""Edits of tables' messages through presses on them, which don't count against the bot's token."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import discord

from bot.newest import Newest
from bot.tables import Clock, Table
from bot.ui.components.post import QUIET, ReadyPost
from bot.ui.delivery import responses
from bot.ui.delivery.governor import Governor
from bot.ui.delivery.kept import KeptMessage
from bot.ui.delivery.outcomes import Meaning, Unanswered, meaning, rest_of
from bot.ui.delivery.press_tokens import PressTokens
from bot.ui.delivery.response import Interaction

RESTING = 1_000
"""How many presses are remembered through which Discord accepts nothing for the moment."""


class EditsThroughPresses:
    """Edits the messages of tables by the newest presses on them, for fifteen minutes after each."""

    def __init__(self, tokens: PressTokens, governor: Governor, clock: Clock) -> None:
        self._tokens, self._governor, self._clock = tokens, governor, clock
        self._rests_until = Newest[Interaction, int](RESTING)
        """Until when (monotonic ms) Discord accepts nothing more through a press."""
        governor.answers.subscribe(self._answered)

    def note(self, table: Table, interaction: Interaction) -> None:
        """Note a press or command at a table. If it was on a public message, its token is to edit that
        message.
        """
        if responses.public_id(interaction):
            responses.keep_pressed(interaction)
        self._tokens.note(table.table_id, interaction)

    def reach(self, table: Table, message_id: int | None, *, at_once: bool = False) -> bool:
        """Return whether a press of the last fifteen minutes edits this message of a table; ``at_once``: and
        Discord accepts it now.
        """
        token = self._tokens.editing(table.table_id, message_id)
        if token is None:
            return False
        return not at_once or self._rests_until.get(token.press, 0) <= self._clock.monotonic()

    def _answered(self, place: object, status: int, headers: Mapping[str, str]) -> None:
        if isinstance(place, discord.Interaction) and (rest := rest_of(headers)):
            self._rests_until[place] = self._clock.monotonic() + rest

    async def edit(self, table: Table, kept: KeptMessage, post: ReadyPost) -> None:
        """Edit the message by the newest press that can do that. Raises Discord's errors, and
        :class:`Unanswered` also if there is no such press.
        """
        message_id = kept.id_of(table) or 0
        token = self._tokens.editing(table.table_id, message_id)
        if token is None:
            raise Unanswered("no press lets the bot edit the table")
        press = token.press
        try:
            async with responses.held(press) as response:
                send = partial(response.edit, token.followup_id, allowed_mentions=QUIET)
                await kept.send(post, lambda **edit: self._governor.watched(send(**edit), press))
        except Exception as refused:
            if meaning(refused) is Meaning.LATE:
                self._tokens.drop(table.table_id, token)
            raise
