"""Messages that are ready to be sent, and the pictures that Discord already has."""

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
    """A picture for a message: its file's name, the PNG, and a description of it in words.

    One that ``says_all`` shows everything that its subject has to say, and its description says that too, so
    the text beside it need not.
    """

    name: str
    png: bytes
    alt: str
    says_all: bool = False

    def gallery(self) -> ui.MediaGallery[Any]:
        """The component that shows the picture in a message."""
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt))


def says_all(picture: Illustration | None) -> bool:
    """Whether there is a picture, and it shows everything that its subject has to say."""
    return picture is not None and picture.says_all


@dataclass(frozen=True, slots=True)
class Upload:
    """The picture file that a message has at Discord: its name and its id."""

    name: str
    file_id: int

    def to_dict(self) -> dict[str, Any]:
        """The file as an edit names it to keep it. discord.py calls this for each attachment of an edit."""
        return {"id": str(self.file_id), "filename": self.name}


@dataclass(frozen=True, slots=True)
class Content:
    """What a message shows. Messages with equal content look and work alike."""

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
        """The files to upload: the picture, if there is one."""
        return [discord.File(BytesIO(self.picture.png), self.picture.name)] if self.picture else []

    def reuses(self, upload: Upload | None) -> bool:
        """Whether ``upload`` is this message's picture, so that it need not be uploaded again."""
        return upload is not None and self.picture is not None and upload.name == self.picture.name

    def edit(self, upload: Upload | None) -> dict[str, Any]:
        """The arguments for an edit that turns a message into this one.

        ``upload`` is the picture that the message has so far; None if it has none or that is not known. A
        picture that stays is named by its id, because Discord does not document whether it would stay
        otherwise.
        """
        files = [upload] if self.reuses(upload) else self.files()
        return {"view": self.view, "attachments": cast("list[discord.File]", files)}


def upload_of(message: object) -> Upload | None:
    """The picture file of a message, as Discord describes it; None if it has none or Discord does not say.

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
