"""What samples are dressed in, and a sample itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from discord import ui

from bot.services import Palette
from bot.ui.components.layout import components_of
from bot.ui.components.post import Illustration
from bot.ui.pictures import Drawing
from bot.ui.pictures.emojis import Tiles

T = TypeVar("T")


@dataclass(frozen=True)
class Clothes:
    """What people have written and how much there is of everything, and how pictures are drawn."""

    worst: bool
    """Whether everything is as long and as much as it can be."""
    names: tuple[str, ...]
    league: str
    """What a league is called."""
    palette: Palette = "classic"
    tiles: Tiles = field(default_factory=dict, hash=False, compare=False)
    """The cards that buttons show."""

    def of(self, everyday: T, worst: T) -> T:
        """Give one or the other."""
        return worst if self.worst else everyday

    def picture(self, alt: str, drawing: Drawing, *, says_all: bool = False) -> Illustration:
        """Give a picture with this description: an empty one, or the one of ``drawing``."""
        if self.worst:
            return Illustration("picture.png", b"", alt)
        painted = drawing.picture()
        return Illustration(painted.name, painted.png, alt, says_all)


WORST = Clothes(
    worst=True,
    names=(
        "*" * 31 + "\u05d0",
        "_" * 31 + "\u05d0",
        "~" * 31 + "\u05d0",
        "|" * 31 + "\u05d0",
        "`" * 31 + "\u05d0",
        "\u0645" * 32,
        "W" * 32,
        "Åse Ødegård [x](y) <@1> #chess",
    ),
    league="*" * 60,
)
"""Names as long as Discord takes them; most grow twice as long when their markup is escaped, and have
a letter from right to left, so that they are set apart.
"""
EVERYDAY = Clothes(
    worst=False,
    names=(
        *("Ada", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gro", "Hal", "Ida", "Jon"),
        *("Kim", "Liv", "Mia", "Nils", "Oda", "Per", "Rut", "Siv", "Tor", "Unn"),
    ),
    league="Sunday league",
)


class Sample(NamedTuple):
    """One screen as it shows somewhere."""

    function: str
    """The name of the function that has made it."""
    view: ui.LayoutView | ui.Modal
    picture: Illustration | None
    payload: dict[str, Any]
    """What Discord is sent."""


def drawn(function: Callable[..., ui.LayoutView | ui.Modal], *args: Any, **more: Any) -> Sample:
    """Draw a screen."""
    view = function(*args, **more)
    picture = next((each for each in (*args, *more.values()) if isinstance(each, Illustration)), None)
    payload = (
        {"type": 9, "data": view.to_dict()}
        if isinstance(view, ui.Modal)
        else {"components": components_of(view)}
    )
    return Sample(function.__name__, view, picture, payload)
