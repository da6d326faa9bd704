"""The tiles are there for every card, small, and differ in more than colour."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.ui.art import INKS, RANKS, SIZE, TILES, tile


def picture(code: str) -> Image.Image:
    return Image.open(BytesIO(tile(code))).convert("RGBA")


def seen_small(code: str) -> Image.Image:
    """The tile in grey, at the size of an emoji in a line of text."""
    ground = Image.new("RGBA", (SIZE, SIZE), "white")
    ground.alpha_composite(picture(code))
    return ground.convert("L").resize((22, 22), Image.Resampling.LANCZOS)


def difference(one: str, other: str) -> float:
    """How much two tiles differ, colours aside: in how many pixels by more than a third of the grey scale."""
    apart = ImageChops.difference(seen_small(one), seen_small(other)).point(lambda grey: grey > 85)
    return ImageStat.Stat(apart).sum[0]


def test_there_is_a_tile_for_each_of_the_52_cards() -> None:
    assert len(TILES) == 52
    assert TILES["olsen_7H"] == "7H"
    assert TILES["olsen_TS"] == "TS"
    assert all(name.isidentifier() and 2 <= len(name) <= 32 for name in TILES)


@pytest.mark.parametrize("code", TILES.values())
def test_a_tile_is_a_small_square_png_on_transparent_ground(code: str) -> None:
    data = tile(code)
    assert data.startswith(b"\x89PNG")
    assert len(data) < 6 * 1024
    drawn = picture(code)
    assert drawn.size == (SIZE, SIZE)
    assert drawn.getpixel((0, 0))[3] == 0
    assert min(drawn.getpixel((20, SIZE - 20))) > 250, "opaque paper"


def test_the_same_card_gives_the_same_bytes() -> None:
    first = tile("QD")
    tile.cache_clear()
    assert tile("QD") == first


@pytest.mark.parametrize("rank", RANKS)
def test_suits_differ_in_shape(rank: str) -> None:
    for one, other in combinations(INKS, 2):
        assert difference(rank + one, rank + other) >= 6, (one, other)


def test_ranks_differ() -> None:
    for one, other in combinations(RANKS, 2):
        assert difference(one + "S", other + "S") >= 6, (one, other)


@pytest.mark.parametrize("code", ["", "7", "H", "1H", "10H", "7X", "7HH", "7h", "R7"])
def test_what_is_no_french_card_has_no_tile(code: str) -> None:
    with pytest.raises(KeyError):
        tile(code)
