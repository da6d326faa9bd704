"""Pictures of matches that are watched again: the hands below the table, and how they ended."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.games import GAMES
from bot.match_file import Replay, replay_of
from bot.tables import Chair, PastMatch
from bot.ui.i18n.translator import translator
from bot.ui.pictures import scene_of
from bot.ui.pictures.replay import ReplayDrawing
from bot.ui.replays.ending import ending_of
from bot.ui.replays.positions import shown_hands
from tests.match_file.at_random import some_record

LARGEST = 1_000_000
"""Bytes of a moving picture."""


def full_table(seed: str, key: str) -> Replay:
    """A match with about as many seats as can be."""
    chance = Random(seed)
    return replay_of(max((some_record(key, chance) for _ in range(6)), key=lambda each: len(each.players)))


@pytest.mark.parametrize("key", GAMES)
def test_each_hand_that_is_seen_makes_the_picture_higher_and_shows_its_cards(key: str) -> None:
    replay = full_table(key, key)
    seen = replay.observe(0)
    assert seen is not None
    drawn = {}
    for eyes in ("table", 0, 1, "open"):
        hands = shown_hands(replay, 0, eyes)  # type: ignore[arg-type]  # mypy sees only str and int
        drawn[eyes] = ReplayDrawing(scene_of(key, seen), hands, (), "classic").picture()
    high = {eyes: Image.open(BytesIO(picture.png)).height for eyes, picture in drawn.items()}
    assert high["table"] < high[0] < high["open"]
    assert len({picture.name for picture in drawn.values()}) == 4


@pytest.mark.parametrize("key", GAMES)
def test_an_ending_is_a_small_moving_picture(key: str) -> None:
    for number in range(4):
        replay = full_table(f"{key} {number}", key)
        chairs = tuple(Chair("W" * 32, f"p{seat}", 1000 + seat) for seat in range(replay.seats))
        match = PastMatch("0abc1234", 1, 2, 3, key, chairs, replay, "rules")
        film = ending_of(match, translator()).in_colours("safe").picture()
        assert film.name.endswith(".gif")
        assert len(film.png) < LARGEST
        with Image.open(BytesIO(film.png)) as shown:
            assert shown.n_frames > 1  # type: ignore[attr-defined]  # Pillow has it for a GIF
            assert shown.is_animated  # type: ignore[attr-defined]  # Pillow has it for a GIF
