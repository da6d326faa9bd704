"""The picture of the games that one may choose from."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.games import GAMES
from bot.ui.pictures.games import ACROSS, GAP, LETTERS, LINES, MOST, TILE_HIGH, TILE_WIDE, GamesDrawing
from bot.ui.pictures.hand import WIDTH
from bot.ui.pictures.names import CAP, drawn_name, lettered, lines_of
from bot.user_text import UserText

PHONE = 300
"""Pixels of a picture in a channel that is 360 wide."""


@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_any_number_of_games_has_its_rows(count: int) -> None:
    drawn = GamesDrawing(tuple((list(GAMES) * 2)[:count])).picture()
    image = Image.open(BytesIO(drawn.png))
    rows = -(-count // ACROSS)
    assert image.size == (WIDTH, rows * (TILE_HIGH + GAP) - GAP)
    assert len(drawn.png) < 4_000 * count + 2_000


@pytest.mark.parametrize("game", GAMES)
def test_a_name_is_readable_on_a_phone_and_not_cut(game: str) -> None:
    assert LETTERS / CAP * PHONE / WIDTH >= 12
    name = drawn_name(UserText(GAMES[game].spec.name))
    lines = lines_of(name, LETTERS, TILE_WIDE - 12)
    assert len(lines) <= LINES
    for line in lines:
        assert lettered(line, LETTERS, int(TILE_WIDE - 12)).width <= TILE_WIDE - 12
        assert " ".join(lines) == name


def test_other_games_look_otherwise() -> None:
    pictures = {GamesDrawing((game,)).picture().png for game in GAMES}
    assert len(pictures) == len(GAMES)
