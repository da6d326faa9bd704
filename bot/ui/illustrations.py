"""Messages that go with a picture: what is uploaded, and when it need not be uploaded again."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Any

import discord
from discord import ui


@dataclass(frozen=True, slots=True)
class Illustration:
    """A picture that goes with a message: its file's name, the PNG, and all that it shows in words."""

    name: str
    png: bytes
    alt: str

    def gallery(self) -> ui.MediaGallery[Any]:
        """The place of the picture in a message."""
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt))


@dataclass(frozen=True, slots=True)
class Post:
    """A message ready to be sent."""

    view: ui.LayoutView
    picture: Illustration | None = None

    @property
    def name(self) -> str:
        """The name of its picture's file; empty where it has none."""
        return self.picture.name if self.picture else ""

    def files(self) -> list[discord.File]:
        """The picture to be uploaded, if there is one."""
        return [discord.File(BytesIO(self.picture.png), self.picture.name)] if self.picture else []

    def edit(self, name: str) -> dict[str, Any]:
        """What to edit of a message that holds the picture ``name``: the same one is not uploaded again."""
        return {"view": self.view} | ({} if name == self.name else {"attachments": self.files()})
