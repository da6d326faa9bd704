"""Installed games: a package brings a game by an entry point of the group ``olsen.games``.

The name of the entry point is the key of the game, and its value is a class with the contract of
:class:`bot.games.api.Game`. In its folder ``data`` the package has the phrases (``locales/en/<key>.ftl``, and
any other languages) and the rules text (``rules/<key>.md``), like the games of the bot. Its code runs with
all rights of the bot.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from importlib import metadata, resources
from typing import Any, NamedTuple

from bot.games.api import Game, Spec
from bot.games.gone import noted

GROUP = "olsen.games"
KEY = re.compile(r"[a-z][a-z0-9_]{0,23}")
NAME = 100
"""Maximum characters of a game's name: Discord's limit for a choice of a command."""
CONTRACT = tuple(name for name in vars(Game) if not name.startswith("_") and name != "spec")
"""Methods that a game must have."""


class Brought(NamedTuple):
    """A game from a package."""

    game: Game[Any]
    package: str
    """Name and version of the package."""
    data: str
    """Folder with the phrases and the rules text."""


@dataclass(slots=True)
class Found:
    """The games found in packages."""

    brought: Mapping[str, Brought]
    """Usable games, by key."""
    refused: tuple[str, ...]
    """A sentence for each refused game, with the reason."""

    def told(self) -> Iterator[str]:
        """Yield a sentence for each usable game."""
        for each in self.brought.values():
            yield f"{each.game.spec.name} comes from {each.package}, whose code runs with the bot's rights"


def found(own: Collection[str]) -> Found:
    """Import the games of all packages. ``own`` are the keys that are taken.

    Refuses a game that fails to import, has a key that is taken, misses a part of the contract, has no
    English phrases or no rules text, or would make the start fail with its spec or its phrases. Nothing else
    about its code is checked.
    """
    brought: dict[str, Brought] = {}
    refused = []
    for point in sorted(metadata.entry_points(group=GROUP)):
        package = point.dist and f"{point.dist.name} {point.dist.version}"
        try:
            data = resources.files(point.module.partition(".")[0]) / "data"
            each = Brought(point.load()(), package or point.module, str(data))
            _examine(point.name, each, {*own, *brought})
        except Exception as error:  # no fault in a package may stop the bot
            why = str(error) if isinstance(error, _UnfitError) else f"{type(error).__name__}: {error}"
            refused.append(f"The game {point.name} of {package} is left out: {why}.")
        else:
            brought[point.name] = each
    return Found(brought, tuple(refused))


class _UnfitError(Exception):
    """A package's class isn't a usable game. The message says why."""


def _examine(name: str, each: Brought, taken: Collection[str]) -> None:
    spec = getattr(each.game, "spec", None)
    if not isinstance(spec, Spec):
        raise _UnfitError("it has no spec")
    if spec.key != name or not KEY.fullmatch(name):
        raise _UnfitError(f"its key is {spec.key!r}, which must be the entry point's name, a-z, 0-9 and _")
    if name in taken:
        raise _UnfitError("another game has its key")
    if lacking := [method for method in CONTRACT if not callable(getattr(each.game, method, None))]:
        raise _UnfitError(f"it lacks {', '.join(lacking)}")
    if not spec.seats:
        raise _UnfitError("its spec has no seats")
    if not 0 < len(spec.name) <= NAME:
        raise _UnfitError(f"its name must have 1 to {NAME} characters")
    json.dumps(noted(spec))  # as each start stores it
    folder = resources.files(type(each.game).__module__.partition(".")[0]) / "data"
    for file in (f"locales/en/{name}.ftl", f"rules/{name}.md"):
        if not folder.joinpath(*file.split("/")).is_file():
            raise _UnfitError(f"its package has no data/{file}")
    for language in folder.joinpath("locales").iterdir():
        phrases = language.joinpath(f"{name}.ftl")
        if phrases.is_file():
            phrases.read_text("utf-8")
