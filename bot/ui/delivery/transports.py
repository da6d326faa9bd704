"""How the messages of tables get into their channels: by the bot's own token, or by those of presses."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from typing import Protocol

import discord

from bot.services import PressEdits
from bot.shards import is_server
from bot.tables import Refused, Table, Tables
from bot.ui.components.post import QUIET, ReadyPost, button_ids
from bot.ui.delivery import responses
from bot.ui.delivery.background import Background
from bot.ui.delivery.kept import KeptMessage, KeptMessages, Posted
from bot.ui.delivery.outcomes import Meaning, Unanswered, meaning, within
from bot.ui.delivery.poster import Poster, send_post
from bot.ui.delivery.posts import place_of
from bot.ui.delivery.press_edits import EditsThroughPresses
from bot.ui.delivery.press_tokens import PressTokens
from bot.ui.delivery.response import EDITED_WITHIN, Interaction, message_id
from bot.ui.delivery.strays import Strays
from bot.ui.delivery.token_ends import TokenEnds
from bot.ui.delivery.tokens import Token

log = logging.getLogger(__name__)

_MISTRUSTED = (Meaning.FORBIDDEN, Meaning.FAULT)
"""What a refusal of an edit through a press means if such edits don't work as expected."""


class NotFree(Exception):  # noqa: N818 - read as "this is not free"
    """Showing a table takes a request of the bot's own."""


class Transport(Protocol):
    """Sends and edits the messages of tables."""

    by_presses: bool
    """Whether only presses let the bot show tables, so that every press matters. They never ping."""

    def note(self, table: Table, interaction: Interaction) -> None:
        """Note a press or command at a table, which lets the bot show the table once it is answered."""
        ...

    def reaches(self, table: Table) -> bool:
        """Return whether anything can be shown in a table's channel."""
        ...

    async def unreached(self, table: Table) -> bool:
        """Do what follows if nothing can be shown. Return whether a later press won't show the table either.
        Raises StorageError.
        """
        ...

    def edits(self, table: Table, message_id: int | None) -> bool:
        """Return whether a message of a table can be edited, as far as is known."""
        ...

    def is_free(self, table: Table, message_id: int | None) -> bool:
        """Return whether showing a table takes no request of the bot's own: editing a message of it, or
        sending a new one (None).
        """
        ...

    def recorded(self, table: Table, kept: KeptMessage) -> AbstractAsyncContextManager[str]:
        """Record that a message is sent in the block, and give its nonce."""
        ...

    async def edit(self, table: Table, kept: KeptMessage, post: ReadyPost, *, is_free: bool) -> None:
        """Make a table's message show ``post``. Raises Discord's errors, and :class:`NotFree` if that is to
        be free (``is_free``) but takes a request of the bot's own.
        """
        ...

    async def send(
        self, table: Table, post: ReadyPost, nonce: str, pings: Sequence[discord.Object]
    ) -> object:
        """Send a table's message again, and return Discord's answer. Raises Discord's errors."""
        ...

    def replaced(self, kept: KeptMessage, older: Posted | None, nonce: str) -> None:
        """Delete a table's ``older`` message, which another one has replaced, and note that the post with
        this nonce is done.
        """
        ...

    def remove_pressed(self, kept: KeptMessage, interaction: Interaction) -> None:
        """Delete a pressed public message that was once a table's own."""
        ...


class BotTransport:
    """Shows tables by the bot's own token, in servers that have invited it. Where a trial has shown that this
    works, presses on a table's message edit it instead.
    """

    by_presses = False

    def __init__(self, poster: Poster, tables: Tables, strays: Strays, trial: PressEdits) -> None:
        self._poster, self._tables, self._strays, self._trial = poster, tables, strays, trial
        self._tokens = PressTokens(poster.clock)
        self._presses = EditsThroughPresses(self._tokens, poster.governor, poster.clock)
        self._background = Background()

    def note(self, table: Table, interaction: Interaction) -> None:
        """Note a press on a table's message, if it may be used to edit the message."""
        is_there = self._tables.find(table.table_id) is not None  # otherwise its end was shown
        if self._trial.works and is_there and responses.public_id(interaction):
            self._presses.note(table, interaction)

    def forget(self, table_id: str) -> None:
        """Keep no press of a table, because its end was shown."""
        self._tokens.forget(table_id)

    def forget_player(self, user_id: int) -> None:
        """Keep no press of a user."""
        self._tokens.forget_player(user_id)

    async def close(self) -> None:
        """Look at no more pressed messages."""
        await self._background.close()

    def reaches(self, table: Table) -> bool:
        """Return whether the bot is still in the table's server."""
        client = self._poster.client
        return not client.is_ready() or client.get_guild(table.place_id) is not None

    async def unreached(self, table: Table) -> bool:
        """Return True: the bot has left the server, and has no one to tell."""
        return True

    def edits(self, table: Table, message_id: int | None) -> bool:
        """Return True: whether a message can be edited is found out by trying."""
        return True

    def is_free(self, table: Table, message_id: int | None) -> bool:
        """Return whether a press on the message edits it."""
        return self._trial.works and self._presses.reach(table, message_id, at_once=True)

    def recorded(self, table: Table, kept: KeptMessage) -> AbstractAsyncContextManager[str]:
        """Record the post in the database, as :meth:`Poster.recorded` does."""
        return self._poster.recorded(table.place_id, table.channel_id, table.table_id, kept=kept)

    async def edit(self, table: Table, kept: KeptMessage, post: ReadyPost, *, is_free: bool) -> None:
        """Edit the message in its channel, or by a press on it (``is_free``). If Discord refuses that for
        another reason than the press's age, it is not done any more.
        """
        if not is_free:
            await kept.edit(place_of(self._poster.client, table), kept.id_of(table) or 0, post)
            return
        try:
            await self._presses.edit(table, kept, post)
        except Exception as error:
            self._tokens.forget(table.table_id)
            if meaning(error) in _MISTRUSTED:
                await self._trial.refused(str(error))
            raise NotFree from error

    async def send(
        self, table: Table, post: ReadyPost, nonce: str, pings: Sequence[discord.Object]
    ) -> object:
        """Send the message to its channel, silently if it has no pings."""
        mentions = discord.AllowedMentions(users=pings) if pings else QUIET
        return await send_post(place_of(self._poster.client, table), post, nonce, mentions, silent=not pings)

    def replaced(self, kept: KeptMessage, older: Posted | None, nonce: str) -> None:
        """Delete the older message and other strays as soon as Discord accepts that."""
        self._strays.replaced(kept, older, nonce)

    def remove_pressed(self, kept: KeptMessage, interaction: Interaction) -> None:
        """Delete the pressed message as :meth:`Strays.pressed` does."""
        if interaction.message is not None:
            self._background.start(self._strays.pressed(kept, interaction.message), "remove a stray")


class PressTransport:
    """Shows tables by the tokens of presses, where the bot is no member.

    A press on a table's message edits that message for fifteen minutes, and every press at the table can send
    it again. What comes after that is up to :class:`TokenEnds`.
    """

    by_presses = True

    def __init__(
        self, poster: Poster, tables: Tables, messages: KeptMessages, changed: Callable[[Table], None]
    ) -> None:
        """``changed`` has a table shown again."""
        self._governor, self._clock = poster.governor, poster.clock
        self._tables, self._messages = tables, messages
        self._tokens = PressTokens(poster.clock)
        self._presses = EditsThroughPresses(self._tokens, poster.governor, poster.clock)
        self._ends = TokenEnds(self._tokens, tables, messages, poster.clock, changed)
        self._background = Background()

    def note(self, table: Table, interaction: Interaction) -> None:
        """Note a press or command at a table. If it was on a public message, its token is to edit that
        message.
        """
        if self._tables.find(table.table_id) is not None:  # otherwise its end was shown
            self._presses.note(table, interaction)
            self._ends.start()

    def forget(self, table_id: str) -> None:
        """Keep no press of a table, because its end was shown."""
        self._tokens.forget(table_id)
        self._ends.forget(table_id)

    def forget_player(self, user_id: int) -> None:
        """Keep no press of a user."""
        self._tokens.forget_player(user_id)

    async def close(self) -> None:
        """Stop watching tokens."""
        await self._ends.close()
        await self._background.close()

    def reaches(self, table: Table) -> bool:
        """Return whether a press of the last fifteen minutes lets the bot show the table."""
        return self._tokens.sending(table.table_id) is not None

    async def unreached(self, table: Table) -> bool:
        """Let the match rest, unless a press is being answered. Return whether it has ended and needs no
        message any more.
        """
        if table.phase == "playing" and not (table.rests or self._tokens.awaits(table.table_id)):
            with suppress(Refused):  # the match has ended
                await self._tables.seats.rest(table.table_id)
        return not table.is_open

    def edits(self, table: Table, message_id: int | None) -> bool:
        """Return whether a press of the last fifteen minutes edits this message."""
        return self._presses.reach(table, message_id)

    def recorded(self, table: Table, kept: KeptMessage) -> AbstractAsyncContextManager[str]:
        """Record nothing: a message whose answer was lost can't be searched for. A press on it finds it."""
        return nullcontext("")

    def is_free(self, table: Table, message_id: int | None) -> bool:
        """Return True: nothing counts against the bot's own token."""
        return True

    async def edit(self, table: Table, kept: KeptMessage, post: ReadyPost, *, is_free: bool) -> None:
        """Edit the message by the newest press that can do that."""
        await self._presses.edit(table, kept, post)

    async def send(
        self, table: Table, post: ReadyPost, nonce: str, pings: Sequence[discord.Object]
    ) -> object:
        """Send the message as a public follow-up to the newest press, without pings."""
        token = self._tokens.sending(table.table_id)
        if token is None:
            raise Unanswered("no press lets the bot show the table")
        try:
            async with responses.held(token.press) as response:
                work = response.send(view=post.view, files=post.files(), allowed_mentions=QUIET)
                answer = await self._governor.watched(work)
        except discord.HTTPException as refused:
            self._refused(table, token, refused)
            raise
        sent = Token(token.press, token.until, message_id(answer), is_followup=True)
        self._tokens.add(table.table_id, sent)
        return answer

    def replaced(self, kept: KeptMessage, older: Posted | None, nonce: str) -> None:
        """Delete the older message, if a press still lets the bot do that. A press on it deletes it too."""
        token = None if older is None else self._tokens.editing(kept.table.table_id, older.message_id)
        if token is not None:
            self._background.start(self._delete(token), "older message of a table")

    def remove_pressed(self, kept: KeptMessage, interaction: Interaction) -> None:
        """Delete the pressed message, or keep it as the table's own if it is newer than that one: then
        Discord's answer to it was lost.
        """
        message, table_id = interaction.message, kept.table.table_id
        if message is None or not all(table_id in custom_id for custom_id in button_ids(message)):
            return  # it never showed the table, so the press was forged
        own = self._messages.id_of(kept)
        if own is None or message.id > own:
            kept.unstored = message.id
            kept.forget()
        else:
            self._background.start(self._delete_pressed(interaction), "remove a stray")

    def _refused(self, table: Table, token: Token[Interaction], refused: discord.HTTPException) -> None:
        if meaning(refused) is Meaning.LATE:
            self._tokens.drop(table.table_id, token)

    async def _delete(self, token: Token[Interaction]) -> None:
        try:
            async with responses.held(token.press) as response:
                await within(self._clock, EDITED_WITHIN, response.delete(token.followup_id))
        except Exception as refused:
            log.info("message %s of a table stays: %s", token.message_id, refused)

    async def _delete_pressed(self, interaction: Interaction) -> None:
        try:
            async with responses.held(interaction) as response:
                await response.defer()
                await within(self._clock, EDITED_WITHIN, response.delete())
        except Exception as refused:
            log.info("an older message of a table stays: %s", refused)


class Transports:
    """The transport of each table, by its place."""

    def __init__(
        self,
        poster: Poster,
        tables: Tables,
        strays: Strays,
        messages: KeptMessages,
        trial: PressEdits,
        changed: Callable[[Table], None],
    ) -> None:
        """``changed`` has a table shown again."""
        self._bot = BotTransport(poster, tables, strays, trial)
        self._presses = PressTransport(poster, tables, messages, changed)

    def of(self, table: Table) -> Transport:
        """Return how a table's message gets into its channel."""
        return self._bot if is_server(table.place_id) else self._presses

    def forget(self, table_id: str) -> None:
        """Forget the presses of a table."""
        self._bot.forget(table_id)
        self._presses.forget(table_id)

    def forget_player(self, user_id: int) -> None:
        """Forget the presses of a user."""
        self._bot.forget_player(user_id)
        self._presses.forget_player(user_id)

    async def close(self) -> None:
        """Stop all tasks."""
        await self._bot.close()
        await self._presses.close()
