"""No screen that people reach breaks a limit of Discord: every game, number of seats and language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest

from bot import resources
from bot.games import GAMES
from bot.ui.i18n.translator import FALLBACK, translator
from bot.ui.routes import router
from tests.budget.limits import broken_limits, walk
from tests.budget.schema import ANSWERS, NEW_MESSAGE, broken_schema
from tests.by_day import first
from tests.samples.boards import board_screens
from tests.samples.clothes import WORST, Sample
from tests.samples.screens import SUBJECTS, known_screens, pressed_ids, samples_of
from tests.toy import KEY, register
from tests.ui.catalogue import LOCALES
from tests.ui.generated import LOCALE

pytestmark = pytest.mark.xdist_group("stories")  # these are made once in a process

ELSEWHERE = {"server_screen", "more_server_screen", "community_screen", "refilled"}
"""What is drawn from a server of Discord's or from a form that was sent: the tests in the simulated Discord
measure it.
"""


class Measured(NamedTuple):
    """What was found on the screens of a game."""

    screens: dict[str, int]
    """How many of each were looked at."""
    fullest: dict[str, int]
    """The most components of each."""
    broken: set[str]
    nowhere: set[str]
    """Ids of buttons and forms that nothing answers."""


ROUTER = router()


@cache
def measured(subject: str, locale: str) -> Measured:
    """The screens of a subject in a language. Those of a game are shown now in one, now in another."""
    spoken = LOCALES if subject in GAMES else [locale]
    return measure(samples_of(subject, [translator(each) for each in spoken], WORST))


def measure(seen: Iterator[Sample]) -> Measured:
    """Look at screens."""
    found = Measured({}, {}, set(), set())
    for sample in seen:
        name, payload = sample.function, sample.payload
        found.screens[name] = found.screens.get(name, 0) + 1
        components = len(list(walk(payload.get("components", ()))))
        found.fullest[name] = max(found.fullest.get(name, 0), components)
        found.broken.update(f"{name}: {limit}" for limit in broken_limits(payload))
        schema = ANSWERS[9] if payload.get("type") == 9 else NEW_MESSAGE
        found.broken.update(f"{name}: {problem}" for problem in broken_schema(schema, payload))
        found.nowhere.update(pressed for pressed in pressed_ids(payload) if not is_read(pressed))
        if payload.get("type") == 9:
            form = payload["data"]["custom_id"]
            # There is the button that opens it, and the form itself.
            if not (is_read(form) and any(press.read(form) for press in ROUTER.forms)):
                found.nowhere.add(form)
    return found


@cache
def is_read(pressed: str) -> bool:
    """Whether a press of this id is answered. The same buttons are on many screens."""
    return any(press.read(pressed) for press in ROUTER.presses)


@pytest.mark.parametrize(
    ("subject", "locale"),
    [
        (subject, locale)
        for subject in SUBJECTS
        for locale in LOCALES
        if subject not in GAMES or locale == FALLBACK
    ],
)
def test_no_screen_breaks_a_limit(subject: str, locale: str) -> None:
    assert measured(subject, locale).broken == set()


@pytest.mark.parametrize("subject", first(["pursuit", "seasons", "server", "umpires", "otter"]))
def test_longer_words_break_no_limit(subject: str, generated: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "PACKAGE", generated)
    assert measure(samples_of(subject, [translator(LOCALE)], WORST)).broken == set()


def test_numbers_of_more_games_break_no_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, tmp_path)
    drawn = (board_screens(KEY, translator(locale), WORST) for locale in LOCALES)
    found = measure(chain.from_iterable(drawn))
    assert found.broken == found.nowhere == set()


@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_button_leads_somewhere(subject: str) -> None:
    assert measured(subject, FALLBACK).nowhere == set()


def test_every_screen_is_measured() -> None:
    looked_at = {name for subject in SUBJECTS for name in measured(subject, FALLBACK).screens}
    assert looked_at == known_screens() - ELSEWHERE
