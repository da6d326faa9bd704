"""The one boundary that no error of a press or command passes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord.utils import escape_markdown

from bot.games.api import IllegalMove
from bot.tables import Busy, Refused, Undecided, outcome, patience
from bot.ui.delivery.outcomes import LATE, is_outage, is_refused
from bot.ui.delivery.responses import in_time, reply_private
from bot.ui.i18n.translator import Translator
from bot.ui.shell.context import Interaction, RequestContext, Services, services_of

log = logging.getLogger(__name__)


@asynccontextmanager
async def error_boundary(interaction: Interaction) -> AsyncIterator[RequestContext]:
    """Answer a press or command in time, whatever goes wrong, with one private sentence.

    What the rules or the table refuse is said in words that tell what would work. A fault of ours is logged
    under an id that the player is told too. Whether anything was saved is known, and said: what was done is
    never called undone because it could not be shown. The database is waited for while a press has time, and
    longer only by what takes its time (:func:`~bot.ui.delivery.responses.take_time`).
    """
    services = services_of(interaction)
    say = services.languages.default
    async with in_time(interaction, services.clock):
        with outcome() as done, patience():
            try:
                request = await _request_of(interaction, services)
                say = request.say
                yield request
            except Exception as error:
                await try_reply_private(
                    interaction, _what_happened(interaction, error, say, is_saved=done.is_saved)
                )
            finally:
                services.publisher.released(interaction)


def _what_happened(interaction: Interaction, error: Exception, say: Translator, *, is_saved: bool) -> str:
    """What the presser is told of an error; empty where there is nobody left to tell."""
    if isinstance(error, Refused | IllegalMove):
        return refusal(error, say)
    if is_refused(error, *LATE):
        # The press outlived its token, or the player has closed the message.
        log.info("%s could not be answered: %s", _named(interaction), error)
        return ""
    if isinstance(error, Busy):
        log.warning("the database was busy when %s was pressed", _named(interaction))
        return say("saved-not-shown") if is_saved else refusal(error, say)
    if is_outage(error) or isinstance(error, discord.RateLimited | discord.Forbidden | discord.NotFound):
        log.warning("%s could not be shown: %s", _named(interaction), error)
        return say("saved-not-shown" if is_saved else "refused-not-shown")
    fault = secrets.token_hex(4)
    log.error("fault %s in %s", fault, _named(interaction), exc_info=error)
    return say("saved-fault" if is_saved else "refused-fault", fault=fault)


async def _request_of(interaction: Interaction, services: Services) -> RequestContext:
    """The context of a press, with the presser's settings. Without the database: the defaults.

    Whoever is not in memory yet is waited for, and nobody in the channel overtakes them meanwhile: what was
    pressed first comes first.
    """
    guild_id, user_id = interaction.guild_id or 0, interaction.user.id
    preferences = services.preferences
    async with services.arrivals.setdefault(interaction.channel_id or 0, asyncio.Lock()):
        try:
            await preferences.server(guild_id)
            settings = await preferences.player(guild_id, user_id)
        except Busy:
            settings = preferences.known_player(guild_id, user_id)
    return services.request_of(interaction, settings)


def refusal(refused: Refused | IllegalMove | Busy, say: Translator) -> str:
    """The sentence for a refusal."""
    if isinstance(refused, Busy):
        return say("refused-undecided" if isinstance(refused, Undecided) else "refused-busy")
    kind = "refused" if isinstance(refused, Refused) else "illegal"
    phrase = f"{kind}-{refused.code}"
    plain = {
        key: escape_markdown(value) if isinstance(value, str) else value
        for key, value in refused.data.items()
        if isinstance(value, str | int | None)
    }
    return say(phrase, **plain) if say.has(phrase) else say(f"{kind}-other")


async def try_reply_private(interaction: Interaction, sentence: str) -> None:
    """Say ``sentence`` to the presser alone, if it can be said."""
    try:
        if sentence:
            await reply_private(interaction, sentence)
    except Exception as error:
        log.info("%s could not be told: %s", _named(interaction), error)


def _named(interaction: Interaction) -> str:
    """A press or command for the log; an id may hold cards, so only its kind and table are named."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    return ":".join(custom_id.split(":")[:2]) if custom_id else f"/{data.get('name', '?')}"
