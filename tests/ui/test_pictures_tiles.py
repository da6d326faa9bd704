"""The tiles are there for every card, small, and differ in more than colour."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.french import CODES as FRENCH
from bot.games.ole.cards import CARD as OLE
from bot.games.otter.cards import CODES as OTTER
from bot.games.otter.cards import NO_CARD
from bot.ui.pictures.french import RANKS
from bot.ui.pictures.looks import DECKS
from bot.ui.pictures.shapes import SUITS
from bot.ui.pictures.tiles import SIZE, TILES, tile, tile_key
from tests.by_day import first


def picture(code: str) -> Image.Image:
    return Image.open(BytesIO(tile(code))).convert("RGBA")


def seen_small(code: str) -> Image.Image:
    """The tile in grey, at the size of an emoji in a line of text."""
    ground = Image.new("RGBA", (SIZE, SIZE), "white")
    ground.alpha_composite(picture(code))
    return ground.convert("L").resize((22, 22), Image.Resampling.LANCZOS)


def difference(one: str, other: str) -> float:
    """How much two tiles differ, colours aside: in how many pixels by over a quarter of the grey scale."""
    apart = ImageChops.difference(seen_small(one), seen_small(other)).point(lambda grey: grey > 64)
    return ImageStat.Stat(apart).sum[0]


def test_there_is_one_tile_for_each_card_of_every_game() -> None:
    cards = [*FRENCH, *OLE, *(set(OTTER) - {OTTER[NO_CARD]})]
    assert sorted(key for key in TILES if not key.endswith("s")) == sorted(cards)
    assert {tile_key(code, "safe") for code in cards} | set(cards) == set(TILES)
    assert len(set(TILES)) == len(TILES) == 2 * (52 + 56) + 15


@pytest.mark.parametrize("code", TILES)
def test_a_tile_is_a_small_square_png_on_transparent_ground(code: str) -> None:
    data = tile(code)
    assert data.startswith(b"\x89PNG")
    assert len(data) < 6 * 1024
    drawn = picture(code)
    assert drawn.size == (SIZE, SIZE)
    assert drawn.getpixel((0, 0))[3] == 0
    assert drawn.getpixel((SIZE // 2, SIZE // 2))[3] == 255


def test_the_same_card_gives_the_same_bytes() -> None:
    first = tile("QD")
    tile.cache_clear()
    assert tile("QD") == first


@pytest.mark.parametrize("rank", RANKS)
def test_suits_differ_in_shape(rank: str) -> None:
    for one, other in combinations(SUITS, 2):
        assert difference(rank + one, rank + other) >= 6, (one, other)


@pytest.mark.parametrize(
    "deck", first([tuple(tile_key(code, "safe") for code in deck.cards) for deck in DECKS])
)
def test_all_tiles_of_a_deck_are_told_apart_without_colours(deck: tuple[str, ...]) -> None:
    for one, other in combinations(deck, 2):
        assert difference(one, other) > 4, (one, other)


@pytest.mark.parametrize("code", ["", "H", "1H", "10H", "7X", "7HH", "7h", "R14", "14", "-"])
def test_what_is_no_card_has_no_tile(code: str) -> None:
    with pytest.raises(KeyError):
        tile(code)


@pytest.mark.parametrize("code", ["7H", "QC", "R12", "Y3"])
def test_a_card_has_one_look_on_a_screen(code: str) -> None:
    assert tile_key(code, "classic") == code
    assert tile(tile_key(code, "safe")) != tile(code)
    assert tile_key("7", "safe") == "7"
