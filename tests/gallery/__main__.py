"""``python -m tests.gallery [FOLDER]``: pictures of every screen, on a phone and a desktop."""

from __future__ import annotations

import argparse
import asyncio
import html
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, product
from pathlib import Path
from typing import get_args

import discord
from discord import ui

from bot.services import Palette, ServerSettings
from bot.ui.components.post import ReadyPost
from bot.ui.i18n.translator import locales, translator
from bot.ui.settings.settings import more_server_screen, server_screen
from tests.gallery import PUBLISHED
from tests.gallery.camera import WIDTHS, Shot, Theme, camera
from tests.gallery.directory import frame
from tests.samples.clothes import EVERYDAY, Clothes, drawn
from tests.samples.screens import SUBJECTS, samples_of

MOST = 3
"""So many pictures of one screen are taken for each game, unless all are asked for."""
README: Mapping[str, str] = {
    "table": "olsen-table_message-2",
    "hand": "olsen-hand_message-26",
    "otter": "otter-table_message-10",
    "result": "olsen-finished-3",
    "standings": "seasons-standings_screen-1",
    "account": "seasons-account_screen-2",
    "decision": "umpires-preview_screen-3",
}
"""The pictures of the README, and the samples that they show."""
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>body{{font:14px sans-serif;background:#1e1f22;color:#ddd}}section{{display:flex;gap:16px;
align-items:flex-start;margin:8px 0 32px}}img{{border:1px solid #555}}h2{{font-size:16px}}</style>
{screens}"""


def exhibits(language: str, clothes: Clothes, guild: discord.Guild) -> Iterator[tuple[str, ReadyPost]]:
    """All samples that can be posted and look different. Each has a name of its own: its subject, the
    function that draws it, and a number.
    """
    say = translator(language)
    settings = (drawn(each, ServerSettings(), guild, say) for each in (server_screen, more_server_screen))
    count, seen = Counter[str](), set[str]()
    for subject in SUBJECTS:
        for sample in chain(samples_of(subject, [say], clothes), settings if subject == "server" else ()):
            if isinstance(sample.view, ui.LayoutView) and (looks := str(sample.payload)) not in seen:
                seen.add(looks)
                screen = f"{subject}-{sample.function}"
                count[screen] += 1
                yield f"{screen}-{count[screen]}", ReadyPost(sample.view, sample.picture)


async def gallery(
    folder: Path,
    name: str = "",
    *,
    language: str = "en",
    palette: Palette = "classic",
    themes: Sequence[Theme] = ("dark",),
    most: int = MOST,
) -> dict[str, list[Path]]:
    """Take the pictures of all samples whose names begin with ``name``, at most ``most`` of each screen, and
    write a page that has all of them.
    """
    taken: dict[str, list[Path]] = {}
    async with camera() as eye:
        clothes = replace(EVERYDAY, palette=palette, tiles=eye.tiles)
        for own, post in exhibits(language, clothes, eye.guild):
            if not own.startswith(name) or int(own.rpartition("-")[2]) > most:
                continue
            shots = [
                Shot(folder / f"{own}.{name_of_width}.{theme}.png", width, theme)
                for theme, (name_of_width, width) in product(themes, WIDTHS.items())
            ]
            await eye.take(post, *shots)
            taken[own] = [shot.path for shot in shots]
            print(own, flush=True)
    (folder / "index.html").write_text(PAGE.format(screens="".join(_sections(taken))), encoding="utf-8")
    return taken


async def illustrate(folder: Path) -> None:
    """Take the pictures of the README."""
    wanted = {own: name for name, own in README.items()}
    async with camera() as eye:
        for own, post in exhibits("en", replace(EVERYDAY, tiles=eye.tiles), eye.guild):
            if own in wanted:
                await eye.take(post, Shot(folder / f"{wanted[own]}.png", WIDTHS["desktop"]))


def _sections(taken: dict[str, list[Path]]) -> Iterator[str]:
    for name, paths in taken.items():
        pictures = "".join(
            f'<img src="{html.escape(path.name)}" alt="{html.escape(path.stem)}">' for path in paths
        )
        yield f"<h2>{html.escape(name)}</h2><section>{pictures}</section>"


def main() -> None:
    """Take the pictures, and say where they are."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="where the pictures go (a temporary folder)")
    parser.add_argument("--only", default="", metavar="NAME", help="samples whose names begin so")
    parser.add_argument("--all", action="store_true", help=f"more than {MOST} pictures of a screen")
    parser.add_argument("--language", choices=locales(), default="en")
    parser.add_argument("--palette", choices=get_args(Palette), default="classic")
    parser.add_argument("--light", action="store_true", help="also in Discord's light theme")
    parser.add_argument("--readme", action="store_true", help="only those of README and App Directory")
    asked = parser.parse_args()
    if asked.readme:
        asyncio.run(illustrate(PUBLISHED))
        frame(PUBLISHED)
        return
    folder = asked.folder or Path(tempfile.mkdtemp(prefix="olsen-gallery-"))
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(
        gallery(
            folder,
            asked.only,
            language=asked.language,
            palette=asked.palette,
            themes=("dark", "light") if asked.light else ("dark",),
            most=sys.maxsize if asked.all else MOST,
        )
    )
    print(folder / "index.html")


if __name__ == "__main__":
    main()
