"""The gallery runs: it has all screens, and photographs one of them."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest
from PIL import Image

from bot.ui.i18n.translator import translator
from tests.budget.test_budget import ELSEWHERE
from tests.gallery import PUBLISHED
from tests.gallery.__main__ import README, gallery
from tests.gallery.camera import CHROMIUM, WIDTHS
from tests.samples.clothes import EVERYDAY
from tests.samples.screens import SUBJECTS, known_screens, samples_of

ROOT = Path(__file__).parents[2]


def width_of(path: Path) -> int:
    with Image.open(path) as picture:
        return picture.width


def test_the_pictures_of_the_readme_are_those_that_are_taken_for_it() -> None:
    shown = re.findall(r"\]\(data/art/readme/(.*)\.png\)", (ROOT / "README.md").read_text("utf-8"))
    assert sorted(shown) == sorted(README)
    assert all((PUBLISHED / f"{name}.png").exists() for name in README)


def test_every_screen_has_everyday_clothes() -> None:
    samples = (samples_of(subject, [translator("en")], EVERYDAY) for subject in SUBJECTS)
    assert {sample.function for sample in chain.from_iterable(samples)} == known_screens() - ELSEWHERE


@pytest.mark.skipif(CHROMIUM is None, reason="no chromium, chromium-browser or google-chrome here")
@pytest.mark.xdist_group("browser")  # one is enough
async def test_a_screen_is_photographed_for_phone_and_desktop(tmp_path: Path) -> None:
    taken = await gallery(tmp_path, "server-privacy_notice-1")
    (paths,) = taken.values()
    assert [width_of(path) for path in paths] == list(WIDTHS.values())
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert all(path.name in page for path in paths)
