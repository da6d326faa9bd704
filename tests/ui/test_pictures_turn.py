"""The picture of a turn: what it says of the seats can be read, however much that is."""

import struct
import zlib
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.games import GAMES
from bot.games.api import Observation
from bot.ui.pictures import HandDrawing, HandFacts, scene_of
from bot.ui.pictures.decks import HAND_SCALE
from bot.ui.pictures.looks import look_of
from bot.ui.pictures.png import SIGNATURE
from bot.ui.pictures.seats import pictured
from bot.ui.pictures.turn import PLATE_HIGH
from bot.user_text import UserText
from tests.ui.test_avatars import portraits
from tests.ui.test_pictures import middle_of_a_match

HAND = HandFacts(("7",), heads=(("7", 3),))
NAMES = [UserText(name) for name in ("Ada", "Bo", "Cleo", "Dag", "Huginn", "Muninn")]
OTTER = GAMES["otter"]


def opening(seats: int) -> Observation:
    """A match of Otter Nonsense in which everybody has many cards and heads; the last gets the next otter."""
    seen = OTTER.observe(OTTER.new(seats, b"1", {}).state, None)
    facts = {**seen.table, "receiver": seats - 1, "scores": [6] * seats}
    return replace(seen, table=facts, counts=(10,) * seats)


@pytest.mark.parametrize("seats", OTTER.spec.seats)
def test_numbers_and_signs_of_a_seat_lie_apart(seats: int) -> None:
    board = HandDrawing("otter", HAND, "classic", scene_of("otter", opening(seats), NAMES[:seats])).board()
    boxes = [(x, y, x + sprite.width, y + sprite.height) for sprite, x, y in board._laid]
    plates = [box for box in boxes if box[3] - box[1] == round(PLATE_HIGH * HAND_SCALE)]
    parts = [box for box in boxes if box not in plates and box[3] <= plates[-1][3]]
    assert len(plates) == seats
    assert len(parts) >= 4 * seats + 1, "name, cards, sign and amount of each; the gift"
    overlapping = [
        (one, other)
        for one in parts
        for other in parts
        if one < other
        and min(one[2], other[2]) - max(one[0], other[0]) > 1
        and min(one[3], other[3]) - max(one[1], other[1]) > 1
    ]
    assert not overlapping


def test_the_name_of_a_computer_is_not_cut_beside_a_mark() -> None:
    pictures = {
        HandDrawing(
            "otter", HAND, "classic", scene_of("otter", opening(4), [*NAMES[:3], UserText(name)])
        ).picture()
        for name in ("Muninn", "Munino")
    }
    assert len(pictures) == 2


@pytest.mark.parametrize("key", GAMES)
def test_hands_on_the_same_ground_look_as_if_they_were_drawn_whole(key: str) -> None:
    seen = middle_of_a_match(key, 3, own=True)
    scene = scene_of(key, seen, NAMES[:3])
    scene = scene._replace(seats=pictured(scene.seats, portraits(3)))
    for count in (1, 7, 19):
        cards = (*look_of(key).deck.cards,)[:count]
        for hand in (HandFacts(cards, frozenset(cards), cards), HandFacts(cards, chosen=cards[:1])):
            drawing = HandDrawing(key, hand, "safe", scene)
            for _ in range(2):
                file, whole = drawing.draw(), drawing.board().png()
                assert rows_of(file) == rows_of(whole)
                image, expected = (Image.open(BytesIO(each)).convert("RGBA") for each in (file, whole))
                assert image.tobytes() == expected.tobytes()


def rows_of(file: bytes) -> bytes:
    """The rows of a picture. Its chunks are parts of one stream, whose checksum is right."""
    data, start = b"", len(SIGNATURE)
    while start < len(file):
        size, kind = struct.unpack_from(">I4s", file, start)
        data += file[start + 8 : start + 8 + size] if kind == b"IDAT" else b""
        start += size + 12
    return zlib.decompress(data)
