"""The least that a bot can do: discord.py, which answers each press, and nothing else.

``main(["1.9"])`` has it send 1.9 bare requests more for each press, on the average: every other one edits the
pressed message by the token of the press, the others edit it by the bot's own.
"""

from __future__ import annotations

import os
from random import Random

import discord
from discord.http import Route


class Floor(discord.Client):
    """Answers each press; ``extra`` is how many requests follow."""

    def __init__(self, extra: float) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
        )
        self.extra, self.pressed, self._chance = extra, 0, Random(1)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Somebody has pressed."""
        self.pressed += 1
        words = f"pressed {self.pressed} times"
        await interaction.response.edit_message(content=words)
        assert interaction.message is not None
        times = int(self.extra) + (self._chance.random() < self.extra % 1)
        for number in range(times):
            if number % 2:
                await interaction.edit_original_response(content=words)
            else:
                ids = {"channel_id": interaction.channel_id, "message_id": interaction.message.id}
                route = Route("PATCH", "/channels/{channel_id}/messages/{message_id}", **ids)
                await self.http.request(route, json={"content": words})


def main(argv: list[str]) -> int:
    """Run until it is stopped."""
    Floor(float(argv[0]) if argv else 0.0).run(os.environ["DISCORD_TOKEN"], log_handler=None)
    return 0
