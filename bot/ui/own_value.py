"""A house rule's value that no menu lists: a number between the round ones, the heads on a server's cards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import ui

from bot.games.api import Option, Spec
from bot.ui.layout import OPTIONS
from bot.ui.phrases import Say

Press = Callable[[discord.Interaction[Any], str], Awaitable[None]]


def takes_own_value(spec: Spec, option: Option, say: Say) -> bool:
    """Whether people may write a value: there are more than a menu holds, or the game says what to write."""
    return len(option.values) > OPTIONS or say.has(f"{spec.key}-option-{option.key}-own")


class OwnValue(ui.Modal):
    """Asks for the value of one house rule; what is written is set as if it had been chosen in the menu."""

    def __init__(self, spec: Spec, key: str, say: Say, choose: str, press: Press) -> None:
        """``choose`` is the id that sets an option, before ``:<option>=<value>``; ``press`` presses it."""
        super().__init__(title=say("house-rules-own"))
        how = f"{spec.key}-option-{key}-own"
        self._choose, self._press = f"{choose}:{key}", press
        self._text: ui.TextInput[OwnValue] = ui.TextInput(
            placeholder=say(how) if say.has(how) else None, max_length=30
        )
        question = say(f"{spec.key}-option-{key}")
        self.add_item(
            ui.Label(text=say("house-rules-own-label"), description=question[:100], component=self._text)
        )

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Set the value; a wrong one is refused as any other press is."""
        text = self._text.value.strip()
        await self._press(interaction, f"{self._choose}={text}")
