"""Pictures for the App Directory: those of the README, two by two on a picture as wide as a screen."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PIL import Image, ImageChops

from bot.ui.pictures.colours import FELT
from bot.ui.pictures.icon import icon

SIZE = 1280, 720
GAP = 24
COLOURS = 192
"""Fewer colours make smaller files."""

PAIRS: Mapping[str, tuple[str, str]] = {
    "directory-play": ("table", "hand"),
    "directory-games": ("otter", "result"),
    "directory-leagues": ("standings", "decision"),
}
"""The pictures, and the pictures of the README that each shows."""


def frame(folder: Path) -> None:
    """Write the pictures for the App Directory, and the icon, beside those of the README."""
    for name, pair in PAIRS.items():
        side_by_side(*(folder / f"{each}.png" for each in pair)).save(folder / f"{name}.png", optimize=True)
    (folder / "icon.png").write_bytes(icon())


def side_by_side(left: Path, right: Path) -> Image.Image:
    """Return both pictures on one as large as :data:`SIZE`, each as large as its half allows."""
    board = Image.new("RGB", SIZE, FELT)
    wide, high = (SIZE[0] - 3 * GAP) // 2, SIZE[1] - 2 * GAP
    for number, path in enumerate((left, right)):
        with Image.open(path) as whole:
            picture = _trimmed(whole.convert("RGB"))
            scale = min(wide / picture.width, high / picture.height)
            shown = picture.resize(
                (round(picture.width * scale), round(picture.height * scale)), Image.Resampling.LANCZOS
            )
        x = GAP + number * (wide + GAP) + (wide - shown.width) // 2
        board.paste(shown, (x, (SIZE[1] - shown.height) // 2))
    return board.quantize(COLOURS, dither=Image.Dither.NONE)


def _trimmed(picture: Image.Image) -> Image.Image:
    """Return a picture without the empty space on its right."""
    empty = Image.new("RGB", picture.size, picture.getpixel((picture.width - 1, 0)))
    box = ImageChops.difference(picture, empty).getbbox()
    return picture.crop((0, 0, min(picture.width, box[2] + GAP), picture.height)) if box else picture
