"""Pictures of matches that are watched again: the hands below the table, and films."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.games import GAMES
from bot.match_file import Replay, replay_of
from bot.ui.pictures import scene_of
from bot.ui.pictures.replay import Film, ReplayDrawing
from bot.ui.replays.replays import film_of, shown_hands
from tests.match_file.at_random import some_record

LARGEST = 1_000_000
"""Bytes of a film."""


def full_table(key: str) -> Replay:
    """A match with about as many seats as can be."""
    chance = Random(key)
    return replay_of(max((some_record(key, chance) for _ in range(6)), key=lambda each: len(each.players)))


@pytest.mark.parametrize("key", GAMES)
def test_each_hand_that_is_seen_makes_the_picture_higher_and_shows_its_cards(key: str) -> None:
    replay = full_table(key)
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
def test_a_film_of_the_last_moves_is_small(key: str) -> None:
    replay = full_table(key)
    moves = film_of(replay, replay.last)
    assert 1 < len(moves) <= 12
    scenes = tuple(scene_of(key, seen) for at in moves if (seen := replay.observe(at)) is not None)
    film = Film(scenes, "safe").picture()
    assert film.name.endswith(".gif")
    assert len(film.png) < LARGEST
    with Image.open(BytesIO(film.png)) as shown:
        assert shown.n_frames > 1  # type: ignore[attr-defined]  # Pillow has it for a GIF
        assert shown.is_animated  # type: ignore[attr-defined]  # Pillow has it for a GIF
