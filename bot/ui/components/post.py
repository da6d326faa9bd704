"""Messages ready to be sent, and the pictures that Discord already has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any, Self, cast

import discord
from discord import ui

from bot.ui.components.layout import components_of

QUIET = discord.AllowedMentions.none()
"""The mentions of a message that pings no one."""


@dataclass(frozen=True, slots=True)
class Illustration:
    """A picture for a message: its file name, the PNG, and a description in words.

    A picture that ``says_all`` shows everything about its subject, and so does its description, so the text
    next to it needn't repeat that.
    """

    name: str
    png: bytes
    alt: str
    says_all: bool = False

    def gallery(self) -> ui.MediaGallery[Any]:
        """Build the component that shows the picture in a message."""
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt))

    def fixing(self, what: str, commitment: str) -> Self:
        """Return the picture with a file name that fixes the shuffle of ``what``: everyone in the channel can
        read the ``commitment`` there, and no one stumbles over it.
        """
        return replace(self, name=f"{what}-{commitment}.png")


def says_all(picture: Illustration | None) -> bool:
    """Return whether there is a picture that shows everything about its subject."""
    return picture is not None and picture.says_all


@dataclass(frozen=True, slots=True)
class Upload:
    """A message's picture file at Discord: its name and its id."""

    name: str
    file_id: int

    def to_dict(self) -> dict[str, Any]:
        """Return the file in the form that keeps it in an edit. discord.py calls this for each attachment of
        an edit.
        """
        return {"id": str(self.file_id), "filename": self.name}


@dataclass(frozen=True, slots=True)
class Content:
    """The content of a message. Messages with equal content look and work alike."""

    components: Sequence[Any]
    picture: str


@dataclass(frozen=True, slots=True)
class ReadyPost:
    """A message ready to be sent."""

    view: ui.LayoutView
    picture: Illustration | None = None

    @property
    def content(self) -> Content:
        """The content that the message will show."""
        return Content(components_of(self.view), self.picture.name if self.picture else "")

    def files(self) -> list[discord.File]:
        """Return the files to upload: the picture, if there is one."""
        return [discord.File(BytesIO(self.picture.png), self.picture.name)] if self.picture else []

    def reuses(self, upload: Upload | None) -> bool:
        """Return whether ``upload`` is this message's picture, which needn't be uploaded again then."""
        return upload is not None and self.picture is not None and upload.name == self.picture.name

    def edit(self, upload: Upload | None) -> dict[str, Any]:
        """Return the arguments for an edit that turns a message into this one.

        ``upload``: the message's picture so far; None if it has none or that is unknown. A picture that stays
        is named by its id, because Discord doesn't document whether it would stay otherwise.
        """
        files = [upload] if self.reuses(upload) else self.files()
        return {"view": self.view, "attachments": cast("list[discord.File]", files)}


def upload_of(message: object) -> Upload | None:
    """Return a message's picture file, as Discord describes it; None if it has none or Discord doesn't say.

    Messages made of components have an empty list of attachments. Their media items name the file instead.
    """
    message = getattr(message, "resource", message)  # the answer to a press contains the message
    for component in _walk(getattr(message, "components", ())):
        for item in getattr(component, "items", ()):
            media = item.media
            if media.attachment_id is not None:
                return Upload(_file_name(media.url), media.attachment_id)
    return None


def button_ids(message: discord.Message) -> Iterator[str]:
    """Yield the ids of all buttons and menus of a message."""
    for component in _walk(message.components):
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id


def _walk(components: Iterable[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _walk(getattr(component, "children", ()))


def _file_name(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]
