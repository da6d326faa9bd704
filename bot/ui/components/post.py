"""Messages ready to be sent, and pictures that need not be uploaded again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, cast

import discord
from discord import ui

from bot.ui.components.layout import components_of

QUIET = discord.AllowedMentions.none()
"""The mentions of a message that pings nobody."""


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
class Kept:
    """The picture that a message holds at Discord: the name and the id of its file."""

    name: str
    file_id: int

    def to_dict(self) -> dict[str, Any]:
        """How an edit says that the file stays, as discord.py asks its attachments for it."""
        return {"id": str(self.file_id), "filename": self.name}


@dataclass(frozen=True, slots=True)
class Face:
    """What a message shows: two messages of equal faces look and work alike."""

    components: Sequence[Any]
    picture: str


@dataclass(frozen=True, slots=True)
class Post:
    """A message ready to be sent."""

    view: ui.LayoutView
    picture: Illustration | None = None

    @property
    def face(self) -> Face:
        """What it will show."""
        return Face(components_of(self.view), self.picture.name if self.picture else "")

    def files(self) -> list[discord.File]:
        """The picture to be uploaded, if there is one."""
        return [discord.File(BytesIO(self.picture.png), self.picture.name)] if self.picture else []

    def keeps(self, kept: Kept | None) -> bool:
        """Whether a message that holds ``kept`` has the picture already."""
        return kept is not None and self.picture is not None and kept.name == self.picture.name

    def edit(self, kept: Kept | None) -> dict[str, Any]:
        """How a message becomes this one that holds ``kept`` so far; None: nothing that is known of.

        What stays is named by its id, whether Discord asks for that or not: which of the two it does is
        written nowhere. What is not known is uploaded again.
        """
        files = [kept] if self.keeps(kept) else self.files()
        return {"view": self.view, "attachments": cast("list[discord.File]", files)}


def kept_by(message: object) -> Kept | None:
    """The picture that a message holds, as Discord describes it; None where it has none or does not say.

    The list of attachments is empty for messages made of components: their pictures say which file they are.
    """
    message = getattr(message, "resource", message)  # the answer to a press has the message in it
    for component in _walk(getattr(message, "components", ())):
        for item in getattr(component, "items", ()):
            media = item.media
            if media.attachment_id is not None:
                return Kept(_file_name(media.url), media.attachment_id)
    return None


def button_ids(message: discord.Message) -> Iterator[str]:
    """The ids of all buttons and menus of a message."""
    for component in _walk(message.components):
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id


def _walk(components: Iterable[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _walk(getattr(component, "children", ()))


def _file_name(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]
