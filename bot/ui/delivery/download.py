"""Sending the record of a match as a file."""

from __future__ import annotations

import io

import discord

from bot.record import MatchRecord, to_text
from bot.resources import data_folder
from bot.ui.delivery import responses
from bot.ui.i18n.translator import Translator


async def send_record(
    interaction: responses.Interaction, record: MatchRecord, name: str, say: Translator
) -> None:
    """Send a record as ``name``.json, and the page that checks it."""
    page = (data_folder() / "records" / "verify.html").read_bytes()
    files = [
        discord.File(io.BytesIO(to_text(record).encode()), f"{name}.json"),
        discord.File(io.BytesIO(page), "verify.html"),
    ]
    await responses.reply_private(interaction, say("fair-download"), files=files)
