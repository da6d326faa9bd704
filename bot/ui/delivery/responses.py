"""Answers to presses and commands. Each gets one within Discord's three seconds, even if work is slow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, cast
from weakref import WeakKeyDictionary

import discord
from discord import ui

from bot.milliseconds import MINUTE
from bot.newest import Newest
from bot.tables import Clock, unhurried
from bot.ui.components.post import QUIET, ReadyPost
from bot.ui.delivery.outcomes import within
from bot.ui.delivery.response import EDITED_WITHIN, Interaction, Response, is_private, message_id

log = logging.getLogger(__name__)

LATE = 1_500
"""Milliseconds after which an unanswered press is acknowledged, so that Discord keeps waiting. Discord waits
for three seconds, and our answer needs time to arrive.
"""
TOKEN = 15 * MINUTE
"""Milliseconds after a press in which Discord accepts edits and further answers."""

_KEY = "response"

_last_on = WeakKeyDictionary[discord.Client, Newest[int, int]]()
"""For each bot, the id of the last press on each of the messages that were pressed last, by their ids."""


@asynccontextmanager
async def in_time(interaction: Interaction, clock: Clock) -> AsyncIterator[None]:
    """Acknowledge a press or command if the block has not answered it after :data:`LATE` milliseconds.

    After the block, the interaction is only a token, and the pressed message is dropped from it. Hands keep
    interactions as long as they can be edited through them, and would otherwise keep all those messages.
    """
    interaction.extras[_KEY] = response = Response(interaction, clock)
    if response.pressed:
        _pressed_last(interaction)[response.pressed] = interaction.id
    over = asyncio.Event()
    watch = asyncio.create_task(_acknowledge_late(interaction, clock, over), name="acknowledge")
    try:
        yield
    finally:
        over.set()
        if not watch.cancelled():
            await asyncio.wait([watch])
        _of(interaction).is_over = True
        interaction.message = interaction.data = None


async def _acknowledge_late(interaction: Interaction, clock: Clock, over: asyncio.Event) -> None:
    await clock.wait(over, clock.now() + LATE)
    if not over.is_set() and not _of(interaction).is_done and not _of(interaction).answering.locked():
        try:
            await defer(interaction)
        except Exception as error:  # the answer will fail as well and report it
            log.info("could not acknowledge a button press: %s", error)


@asynccontextmanager
async def held(interaction: Interaction) -> AsyncIterator[Response]:
    """Wait until no request by a press's token is on its way, and hold the token for the block.

    Draw the content inside the block and send it by the given response, so that it is up to date when sent.
    """
    response = _of(interaction)
    async with response.lock:
        yield response


async def defer(interaction: Interaction) -> None:
    """Acknowledge a press as :meth:`Response.defer` does."""
    await _of(interaction).defer()


async def take_time(interaction: Interaction) -> None:
    """Acknowledge an interaction that takes long. From then on, its database work may take longer too."""
    await defer(interaction)
    unhurried()


async def update(interaction: Interaction, **edit: Any) -> object:
    """Edit the pressed message as :meth:`Response.update` does. Return Discord's answer (see
    :func:`message_id`).
    """
    async with held(interaction) as response:
        return await response.update(**edit)


async def reply_private(
    interaction: Interaction,
    content: str | None = None,
    *,
    view: ui.LayoutView | None = None,
    files: Sequence[discord.File] = (),
) -> object:
    """Send a new message that only the user sees. Return Discord's answer (see :func:`message_id`)."""
    async with held(interaction) as response:
        return await response.reply_private(content, view=view, files=files)


async def private(interaction: Interaction, view: ui.LayoutView) -> None:
    """Show ``view`` only to the user: in their private message if they pressed there, otherwise in a new
    one.
    """
    if is_private(interaction):
        await update(interaction, view=view)
    else:
        await reply_private(interaction, view=view)


async def announce(
    interaction: Interaction,
    content: str | None = None,
    mentions: discord.AllowedMentions = QUIET,
    **what: Any,
) -> object:
    """Answer with a public message, as the first answer or as a follow-up, which pings the ``mentions``.
    Return Discord's answer.
    """
    message = {**({"content": content} if content is not None else {}), **what}
    async with held(interaction) as response:
        return await response.announce(mentions, **message)


async def post(interaction: Interaction, mentions: discord.AllowedMentions = QUIET, /, **what: Any) -> object:
    """Answer a command with a public message, which pings the ``mentions``. Return Discord's answer.

    Return None if the command was acknowledged already: that was private, so its first answer can't be
    public.
    """
    async with held(interaction) as response:
        return await response.post(mentions, **what)


async def open_form(interaction: Interaction, form: ui.Modal) -> None:
    """Answer a press with a form. The press must not have been answered before.

    If Discord's answer is lost, only log that, because the user sees whether the form is there.
    """
    async with held(interaction) as response:
        if not await response.open_form(form):
            log.info("cannot tell whether a form was opened")


def is_expired(interaction: Interaction) -> bool:
    """Return whether Discord no longer accepts edits through a press.

    discord.py compares the press's id with the machine's clock, which may be wrong. This function measures
    the time since the press arrived.
    """
    response = _of(interaction)
    return response.clock.monotonic() - response.received >= TOKEN


def public_id(interaction: Interaction) -> int:
    """Return the id of the pressed message as :func:`pressed_id` does; 0 if only the user sees it."""
    return _of(interaction).pressed_in_public


def received_at(interaction: Interaction) -> int:
    """Return when a press arrived (monotonic ms)."""
    return _of(interaction).received


def keep_pressed(interaction: Interaction) -> None:
    """Answer a press in such a way that its token edits the pressed message for fifteen minutes: private
    answers become follow-ups.
    """
    _of(interaction).keeps_pressed = True


def is_over(interaction: Interaction) -> bool:
    """Return whether a press was handled, so that it gets no first answer any more."""
    return _of(interaction).is_over


def edited_by(interaction: Interaction) -> int | None:
    """Return the id of the message that a press's token edits as its first answer, 0 if only its user sees
    that one, and None if the press has no such answer yet.
    """
    return _of(interaction).edits


def pressed_id(interaction: Interaction) -> int:
    """Return the id of the pressed message, even long after the press; 0 for a command."""
    return _of(interaction).pressed


async def show_post(interaction: Interaction, post: ReadyPost) -> None:
    """Show a message with its picture only to the user, as :func:`private` shows one without."""
    if is_private(interaction):
        await update(interaction, view=post.view, attachments=post.files())
    else:
        await reply_private(interaction, view=post.view, files=post.files())


async def begin(interaction: Interaction, post: ReadyPost) -> Callable[[ReadyPost], Awaitable[None]]:
    """Show ``post`` only to the user while the answer takes longer, with its database work. Return a function
    that replaces it by the answer, unless the user has pressed on it since.
    """
    if is_private(interaction):
        shown, replace = pressed_id(interaction), partial(show_post, interaction)
        await replace(post)
    else:
        shown = message_id(await reply_private(interaction, view=post.view, files=post.files()))
        replace = partial(_replace, interaction, shown)
        _pressed_last(interaction)[shown] = interaction.id
    unhurried()

    async def finish(post: ReadyPost) -> None:
        if _pressed_last(interaction).get(shown, interaction.id) == interaction.id:
            await replace(post)

    return finish


async def _replace(interaction: Interaction, shown: int, post: ReadyPost) -> None:
    """Edit a message that was sent in answer to an interaction."""
    async with held(interaction) as response:
        work = response.edit(shown, view=post.view, attachments=post.files())
        await within(response.clock, EDITED_WITHIN, work)


def _pressed_last(interaction: Interaction) -> Newest[int, int]:
    return _last_on.setdefault(interaction.client, Newest(1_000))


def _of(interaction: Interaction) -> Response:
    return cast(Response, interaction.extras[_KEY])
