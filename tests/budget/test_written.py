"""Whatever people write, names and reasons and titles: on no screen does it do anything."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.ui.i18n import user_text
from bot.ui.i18n.caches import forget_texts
from bot.ui.i18n.translator import translator
from bot.user_text import DIRECTION, UNSEEN
from tests.budget.limits import walk
from tests.discord.foreign import demands, is_alive
from tests.samples.clothes import WORST, Sample
from tests.samples.screens import samples_of
from tests.ui.test_user_text import NASTY

pytestmark = pytest.mark.xdist_group("stories")

PLAIN = ("label", "placeholder", "description", "title")
"""What Discord shows without markup: buttons, menus, forms, and the description of a picture."""
TURNED = re.compile(f"{DIRECTION.pattern}|{UNSEEN.pattern}|\n")

APART = re.compile("\u2068[^\u2068\u2069]*(\u2069|$)")
"""What is set apart, up to its end or to that of the text."""
FROM_RIGHT = re.compile("[\u05d0\u0645]")
"""The letters from right to left in the names of the samples."""


def texts_of(screen: Sample) -> Iterator[str]:
    """All texts in which Discord draws markup."""
    for part in walk(_components(screen)):
        if part["type"] == 10:
            yield part["content"]


def plain_of(screen: Sample) -> Iterator[str]:
    """All texts in which it draws none."""
    for part in walk(_components(screen)):
        for each in (part, *part.get("options", ()), *part.get("items", ())):
            yield from (each[key] for key in PLAIN if each.get(key))


def _components(screen: Sample) -> list[dict[str, object]]:
    payload = screen.payload
    found: list[dict[str, object]] = payload.get("data", payload).get("components", [])
    return found


def all_of(key: str) -> Iterator[Sample]:
    """The screens of a game, and with Swedish Pursuit's those of seasons and of the server."""
    say = translator("en")
    yield from samples_of(key, [say], WORST, few=True)
    for subject in ("server", "seasons") if key == "pursuit" else ():
        yield from samples_of(subject, [say], WORST)


@pytest.mark.parametrize(
    ("key", "text"),
    [
        pytest.param(key, text, marks=pytest.mark.slow if number > 1 else ())
        for number, (key, text) in enumerate(
            [("otter", "# Loud"), *(("pursuit", "".join(NASTY[start::3])) for start in range(3))]
        )
    ],
    ids=["loud", *map(str, range(3))],
)
def test_nothing_that_is_written_does_anything(key: str, text: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(user_text, "raw_text", lambda _: text)
        forget_texts()
        try:
            alive = {
                f"{screen.function}: {demand}"
                for screen in all_of(key)
                for demand in demands(text)
                if any(is_alive(demand, each) for each in texts_of(screen))
            }
            assert alive == set()
        finally:
            forget_texts()


def test_what_is_drawn_without_markup_has_no_escapes_and_nothing_unseen() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(user_text, "raw_text", lambda _: "\u202e**A**\u200b\n<@1>")
        forget_texts()
        try:
            for screen in all_of("pursuit"):
                for plain in plain_of(screen):
                    if "A" in plain and "*" in plain:
                        assert "\\" not in plain, f"{screen.function}: {plain!r}"
                        assert TURNED.search(plain) is None, f"{screen.function}: {plain!r}"
        finally:
            forget_texts()


@pytest.mark.parametrize("key", ["olsen", "pursuit"])
def test_what_is_written_from_right_to_left_is_set_apart_from_figures_on_every_screen(key: str) -> None:
    for screen in all_of(key):
        for text in (*texts_of(screen), *plain_of(screen)):
            assert FROM_RIGHT.search(APART.sub("", text)) is None, f"{screen.function}: {text!r}"
