"""``python -m tests.gallery [FOLDER]``: pictures of every screen, on a phone and a desktop."""

from __future__ import annotations

import argparse
import asyncio
import html
import tempfile
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from random import Random

from bot.services import Palette
from bot.ui.pictures.emojis import tile_name
from bot.ui.pictures.tiles import TILES
from tests.gallery import PUBLISHED
from tests.gallery.abroad import Abroad
from tests.gallery.camera import WIDTHS, Camera, Theme, camera
from tests.gallery.screens import SCREENS, Screen, named

SEED = 1
DISCORDS = {"nb": "no"}
"""What Discord calls a language, where that is not its name here."""
README: Mapping[str, str] = {
    "table": "table-olsen-running",
    "hand": "hand-olsen-running",
    "otter": "table-otter-running",
    "result": "over-otter",
    "standings": "season-standings",
    "account": "season-account",
    "decision": "umpire-void",
}
"""The pictures of the README, and the screens that they show."""
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>body{{font:14px sans-serif;background:#1e1f22;color:#ddd}}section{{display:flex;gap:16px;
align-items:flex-start;margin:8px 0 32px}}img{{border:1px solid #555}}h2{{font-size:16px}}</style>
{screens}"""


async def photograph(
    camera: Camera, screen: Screen, folder: Path, themes: Sequence[Theme] = ("dark",)
) -> list[Path]:
    """Play a screen's scene once for each of its palettes, and take its pictures in each of the themes; gives
    their paths.
    """
    paths = []
    for palette in screen.palettes:
        async with furnished(screen, palette) as world:
            shown = await screen.scene(world)
            for theme, (width_name, width) in product(themes, WIDTHS.items()):
                lit = "" if theme == "dark" else f".{theme}"
                paths.append(folder / f"{screen.name}.{palette}.{width_name}{lit}.png")
                await camera.take(world, shown, paths[-1], width, theme)
    return paths


@asynccontextmanager
async def furnished(screen: Screen, palette: Palette) -> AsyncIterator[Abroad]:
    """A world in which the bot has its name and its card tiles, everybody the language and the taste of the
    screen, and chance does the same every time.
    """
    with tempfile.TemporaryDirectory(prefix="olsen-gallery-") as folder:
        world = Abroad(Path(folder), Random(SEED), screen.language)
        await world.open()
        try:
            await furnish(world, screen, palette)
            yield world
        finally:
            await world.close()


async def furnish(world: Abroad, screen: Screen, palette: Palette) -> None:
    """Put into a world that is open what :func:`furnished` says."""
    world.env.backend.edit_bot_profile("Olsen")
    world.member("Mia", manage_guild=True)
    for code in TILES:
        world.env.backend.create_application_emoji(tile_name(code))
    await world.restart()
    preferences, guild_id = world.bot.services.preferences, world.guild.id
    await preferences.change_server(guild_id, language=screen.language)
    for name, member in world.members.items():
        world.speaks(name, DISCORDS.get(screen.language, screen.language))
        await preferences.change_player(
            guild_id, member.id, name, language=screen.language, palette=palette, text_only=screen.text_only
        )


async def gallery(folder: Path, name: str = "", themes: Sequence[Theme] = ("dark",)) -> dict[str, list[Path]]:
    """Take the pictures of all screens whose names begin with ``name``, with a page that has all of them."""
    taken: dict[str, list[Path]] = {}
    async with camera() as eye:
        for screen in named(name):
            begun = time.monotonic()
            try:
                taken[screen.name] = await photograph(eye, screen, folder, themes)
            except Exception as error:
                print(f"{screen.name}: {type(error).__name__}: {error}", flush=True)
            else:
                print(f"{screen.name}: {time.monotonic() - begun:.1f} s", flush=True)
    (folder / "index.html").write_text(PAGE.format(screens="".join(_sections(taken))), encoding="utf-8")
    return taken


async def illustrate(folder: Path) -> None:
    """Take the pictures of the README."""
    async with camera() as eye:
        for name, of_screen in README.items():
            (screen,) = (each for each in SCREENS if each.name == of_screen)
            async with furnished(screen, "classic") as world:
                shown = await screen.scene(world)
                await eye.take(world, shown, folder / f"{name}.png", WIDTHS["desktop"], "dark")


def _sections(taken: dict[str, list[Path]]) -> Iterable[str]:
    for name, paths in taken.items():
        pictures = "".join(
            f'<img src="{html.escape(path.name)}" alt="{html.escape(path.stem)}">' for path in paths
        )
        yield f"<h2>{html.escape(name)}</h2><section>{pictures}</section>"


def main() -> None:
    """Take the pictures, and say where they are."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="where the pictures go (a temporary folder)")
    parser.add_argument("--only", default="", metavar="NAME", help="screens whose names begin so")
    parser.add_argument("--light", action="store_true", help="also in Discord's light theme")
    parser.add_argument("--readme", action="store_true", help="only the pictures of the README, into it")
    asked = parser.parse_args()
    if asked.readme:
        asyncio.run(illustrate(PUBLISHED))
        return
    folder = asked.folder or Path(tempfile.mkdtemp(prefix="olsen-gallery-"))
    folder.mkdir(parents=True, exist_ok=True)
    taken = asyncio.run(gallery(folder, asked.only, ("dark", "light") if asked.light else ("dark",)))
    print(folder / "index.html")
    if missing := [screen.name for screen in named(asked.only) if screen.name not in taken]:
        raise SystemExit(f"not to be had: {', '.join(missing)}")


if __name__ == "__main__":
    main()
