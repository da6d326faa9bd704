"""What every press and command needs at hand, and the one boundary that their errors do not pass."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, cast

import discord
from discord.utils import escape_markdown

from bot.games.api import IllegalMove
from bot.tables import Busy, Refused, Standings, Tables, Who
from bot.ui.hand import Tiles
from bot.ui.hands import Hands
from bot.ui.phrases import Say, has_phrase, speaker
from bot.ui.teller import Teller

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


@dataclass(slots=True)
class Room:
    """The tables and those who show them; one for the whole bot."""

    tables: Tables
    standings: Standings
    teller: Teller
    hands: Hands
    tiles: Tiles
    locale: str

    @property
    def say(self) -> Say:
        """The words that this bot speaks."""
        return speaker(self.locale)


def room_of(interaction: Interaction) -> Room:
    """The room of the bot that was pressed."""
    return cast(Room, interaction.client.room)


def who_pressed(interaction: Interaction) -> Who:
    """The member behind a press. Moderators are those who may manage messages where it was made."""
    user = interaction.user
    return Who(user.id, user.display_name, interaction.permissions.manage_messages)


def place_of(interaction: Interaction) -> tuple[int, int]:
    """The server and channel of a press. Raises Refused outside of servers."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("servers_only")
    return interaction.guild_id, interaction.channel_id


def need_permissions(interaction: Interaction) -> None:
    """Raises Refused, naming what is missing, where the bot may not show a table."""
    allowed = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = {
        "view_channel": allowed.view_channel,
        "send_messages": allowed.send_messages_in_threads if in_thread else allowed.send_messages,
        "read_message_history": allowed.read_message_history,
    }
    missing = [name.replace("_", " ").title() for name, granted in needed.items() if not granted]
    if missing:
        raise Refused("missing_permissions", permissions=", ".join(missing))


@asynccontextmanager
async def answering(interaction: Interaction) -> AsyncIterator[Room]:
    """Answer a press or command, whatever goes wrong, with one private sentence.

    What the rules or the table refuse is said in words that tell what would work. A fault of ours is logged
    under an id that the player is told too. Either way nothing was changed.
    """
    room = room_of(interaction)
    say = room.say
    try:
        yield room
    except (Refused, IllegalMove) as refused:
        await whisper(interaction, refusal(refused, say))
    except Busy as busy:
        log.warning("the database was busy when %s was pressed", _named(interaction))
        await whisper(interaction, refusal(busy, say))
    except discord.NotFound as error:
        # The press outlived its token, or the player has closed the message: there is nobody left to tell.
        log.info("%s could not be answered: %s", _named(interaction), error)
    except Exception:
        fault = secrets.token_hex(4)
        log.exception("fault %s in %s", fault, _named(interaction))
        await whisper(interaction, say("refused-fault", fault=fault))


def refusal(refused: Refused | IllegalMove | Busy, say: Say) -> str:
    """The sentence for a refusal."""
    if isinstance(refused, Busy):
        return say("refused-busy")
    kind = "refused" if isinstance(refused, Refused) else "illegal"
    phrase = f"{kind}-{refused.code}"
    plain = {
        key: escape_markdown(value) if isinstance(value, str) else value
        for key, value in refused.data.items()
        if isinstance(value, str | int)
    }
    return say(phrase, **plain) if has_phrase(phrase) else say(f"{kind}-other")


async def whisper(interaction: Interaction, sentence: str) -> None:
    """Say ``sentence`` to the presser alone, as the first answer or a further one."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(sentence, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, ephemeral=True)
    except discord.HTTPException as error:
        log.info("%s could not be told: %s", _named(interaction), error)


def _named(interaction: Interaction) -> str:
    """A press or command for the log; an id may hold cards, so only its kind and table are named."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    return ":".join(custom_id.split(":")[:2]) if custom_id else f"/{data.get('name', '?')}"
