"""No screen that people reach breaks a limit of Discord: every game, number of seats and language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, cycle
from pathlib import Path
from random import Random
from typing import NamedTuple, get_args

import pytest

from bot import resources
from bot.games import GAMES
from bot.services import PlayerSettings, Sort
from bot.ui.i18n.translator import Translator, locales, translator
from bot.ui.routes import router
from tests.budget.limits import broken_limits, walk
from tests.budget.moments import crammed, ends_of, lobbies, moments
from tests.budget.schema import ANSWERS, NEW_MESSAGE, broken_schema
from tests.budget.screens import (
    Screen,
    known_screens,
    of_hand,
    of_lobby,
    of_match,
    of_records,
    of_seats,
    of_server,
    pressed_ids,
)
from tests.by_day import first
from tests.toy import KEY, register
from tests.ui.generated import LOCALE

pytestmark = pytest.mark.xdist_group("stories")  # these are made once in a process

TASTES = [
    PlayerSettings(text_only=text_only, sort=sort) for text_only in (False, True) for sort in get_args(Sort)
]
ELSEWHERE = {"server_screen", "more_server_screen"}
"""What is drawn from a server of Discord's: the tests in the simulated Discord measure it."""


class Measured(NamedTuple):
    """What was found on the screens of a game."""

    screens: dict[str, int]
    """How many of each were looked at."""
    fullest: dict[str, int]
    """The most components of each."""
    broken: set[str]
    nowhere: set[str]
    """Ids of buttons and forms that nothing answers."""


def screens(key: str, speakers: Sequence[Translator], *, few: bool = False) -> Iterator[Screen]:
    """The screens of a game, those of its tables now in one language and now in another; with a ``few``
    players only, or also with the most.
    """
    chance = Random(key)
    says = cycle(speakers)
    tables = list(lobbies(key, chance))
    for table in tables:
        yield from of_lobby(table, next(says))
    for seats in ends_of(key)[: 1 if few else 2]:
        for table in moments(key, seats, chance):
            tables.append(table)
            yield from of_match(table, next(says))
            yield from of_seats(table, next(says))
            seen = table.observe(None)
            for seat in {min(seen.to_act, default=0), seen.counts.index(max(seen.counts))}:
                yield from of_hand(table, seat, next(says), chance.choice(TASTES))
            big = crammed(table, chance) if chance.random() < 0.3 else None
            if big is not None:
                (seat,) = big.observe(None).to_act
                yield from of_hand(big, seat, next(says), chance.choice(TASTES))
    for say in speakers:
        yield from of_server(key, chance.sample(tables, len(tables)), say)


ROUTER = router()


@cache
def measured(key: str) -> Measured:
    """The screens of a game in the languages there are."""
    return measure(screens(key, [translator(locale) for locale in locales()]))


def measure(seen: Iterator[Screen]) -> Measured:
    """Look at screens."""
    found = Measured({}, {}, set(), set())
    for name, payload in seen:
        found.screens[name] = found.screens.get(name, 0) + 1
        components = len(list(walk(payload.get("components", ()))))
        found.fullest[name] = max(found.fullest.get(name, 0), components)
        found.broken.update(f"{name}: {limit}" for limit in broken_limits(payload))
        schema = ANSWERS[9] if payload.get("type") == 9 else NEW_MESSAGE
        found.broken.update(f"{name}: {problem}" for problem in broken_schema(schema, payload))
        found.nowhere.update(
            pressed for pressed in pressed_ids(Screen(name, payload)) if not is_read(pressed)
        )
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


@pytest.mark.parametrize("key", GAMES)
def test_no_screen_breaks_a_limit(key: str) -> None:
    assert measured(key).broken == set()


@pytest.mark.parametrize("key", first(["pursuit", "otter"]))  # all seasons, and the game with the most words
def test_longer_words_break_no_limit(key: str, generated: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "PACKAGE", generated)
    assert measure(screens(key, [translator(LOCALE)])).broken == set()


def test_numbers_of_more_games_break_no_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, tmp_path)
    drawn = (of_records(KEY, translator(locale)) for locale in locales())
    found = measure(chain.from_iterable(drawn))
    assert found.broken == found.nowhere == set()


@pytest.mark.parametrize("key", GAMES)
def test_every_button_leads_somewhere(key: str) -> None:
    assert measured(key).nowhere == set()


def test_every_screen_is_measured() -> None:
    looked_at = {name for key in GAMES for name in measured(key).screens}
    assert looked_at == known_screens() - ELSEWHERE
