"""The gallery runs: one of its screens, and a list that names each only once."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from PIL import Image

from tests.gallery import PUBLISHED
from tests.gallery.__main__ import README, gallery
from tests.gallery.camera import CHROMIUM, WIDTHS
from tests.gallery.screens import SCREENS

ROOT = Path(__file__).parents[2]


def width_of(path: Path) -> int:
    with Image.open(path) as picture:
        return picture.width


def test_every_screen_has_a_name_of_its_own() -> None:
    assert [name for name, count in Counter(screen.name for screen in SCREENS).items() if count > 1] == []


def test_the_pictures_of_the_readme_are_those_that_are_taken_for_it() -> None:
    shown = re.findall(r"\]\(data/art/readme/(.*)\.png\)", (ROOT / "README.md").read_text("utf-8"))
    assert sorted(shown) == sorted(README)
    assert {screen.name for screen in SCREENS} >= {*README.values()}
    assert all((PUBLISHED / f"{name}.png").exists() for name in README)


@pytest.mark.skipif(CHROMIUM is None, reason="no chromium, chromium-browser or google-chrome here")
@pytest.mark.xdist_group("browser")  # one is enough
async def test_a_screen_is_photographed_for_phone_and_desktop(tmp_path: Path) -> None:
    taken = await gallery(tmp_path, "menu-suit")
    assert [width_of(path) for path in taken["menu-suit"]] == list(WIDTHS.values())
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert all(path.name in page for path in taken["menu-suit"])
