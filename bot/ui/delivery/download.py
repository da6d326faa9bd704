"""Send a match file."""

from __future__ import annotations

import io
import re
from functools import lru_cache

import discord

from bot.match_file import MatchFile, to_text
from bot.resources import data_folder
from bot.ui.delivery import responses
from bot.ui.delivery.response import Interaction
from bot.ui.i18n.translator import Translator


async def send_record(interaction: Interaction, record: MatchFile, name: str, say: Translator) -> None:
    """Send the match file ``record`` as ``name``.json, and the page that checks it, if the page knows the
    game.
    """
    page = (data_folder() / "match_file" / "verify.html").read_bytes()
    files = [discord.File(io.BytesIO(to_text(record).encode()), f"{name}.json")]
    if is_checked := record.game in _checked_by(page):
        files.append(discord.File(io.BytesIO(page), "verify.html"))
    await responses.reply_private(interaction, say("fair-download", page=is_checked), files=files)


@lru_cache
def _checked_by(page: bytes) -> frozenset[str]:
    """Return the keys of the games that the page can check."""
    return frozenset(re.findall(r"^ +enter\(this, \"(\w+)\"", page.decode(), re.MULTILINE))
