"""Drawings: each is all that one picture shows, and draws itself. Equal drawings give the same bytes."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import ClassVar, NamedTuple

from bot.ui.pictures.deck import NotDrawn


class Picture(NamedTuple):
    """A PNG, or the GIF of a film, and the name of its file: equal pictures have equal names."""

    png: bytes
    name: str


class Drawing(ABC):
    """All that a picture shows. Those of one kind that are equal look alike, and are drawn once."""

    __slots__ = ()

    kind: ClassVar[str]
    """How the names of these pictures begin."""
    ending: ClassVar[str] = "png"
    is_slow: ClassVar[bool] = False
    """Whether it takes long even if all sprites are there."""
    is_kept: ClassVar[bool] = True
    """Whether its picture is kept, because it may soon be shown again."""

    def picture(self, *, at_once: bool = False) -> Picture:
        """Draw it. With ``at_once``, raises NotDrawn if that takes longer than to put sprites together."""
        if at_once and self.is_slow:
            raise NotDrawn
        file = self.draw(only_drawn=at_once)
        return Picture(file, f"{self.kind}-{hashlib.blake2b(file, digest_size=6).hexdigest()}.{self.ending}")

    @abstractmethod
    def draw(self, *, only_drawn: bool = False) -> bytes:
        """Give the picture's file. With ``only_drawn``, raises NotDrawn if a sprite has yet to be drawn."""
