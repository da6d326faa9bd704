"""The picture of a turn of Otter Nonsense: what fits is lit, and a collection is chosen in one picture."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.games import GAMES
from bot.games.api import Observation
from bot.ui.hands.menu import MoveWords, picked
from bot.ui.i18n.translator import translator
from bot.ui.i18n.wording import Wording
from bot.ui.pictures import HandDrawing, TableDrawing, hand_alt, scene_of
from bot.ui.pictures.colours import GOLD
from bot.ui.pictures.hand import hand_of
from bot.ui.pictures.otter_table import OtterMiddle
from bot.ui.pictures.table import Scene
from tests.ui.catalogue import LOCALES

OTTER = GAMES["otter"]
POSITION = {
    "game": "otter",
    "seats": 3,
    "turn": 0,
    "last_actor": 2,
    "columns": ["2 4 6 R 9", "12 11 7", "5"],
    "hands": ["1 3 10", "1 1 2", "2 2 3"],
}


def seen_by(seat: int | None, **changed: Any) -> Observation:
    return OTTER.observe(OTTER.load({**POSITION, **changed}), seat)


def words(locale: str = "en") -> Wording:
    return Wording("otter", ["Ada", "Bo", "Cleo"], translator(locale))


def scene(seen: Observation, *begun: str) -> Scene:
    cards = picked(seen, begun, words())
    return scene_of("otter", seen, begun=cards.begun if cards else ())


def middle(seen: Observation, *begun: str) -> OtterMiddle:
    found = scene(seen, *begun).middle
    assert isinstance(found, OtterMiddle)
    return found


def turn(seen: Observation, *begun: str) -> tuple[bytes, str]:
    """The picture of a turn, and what it says."""
    cards = picked(seen, begun, words())
    hand, table = hand_of(seen, "suit", (), cards), scene(seen, *begun)
    return HandDrawing("otter", hand, "classic", table).draw(), hand_alt(hand, words(), table).text


@pytest.mark.parametrize(
    ("begun", "lit"),
    [((), (0, 1, 2)), (("play", "1"), (1, 2)), (("play", "3"), (1, 2)), (("play", "10"), (0, 2))],
)
def test_the_columns_that_take_a_card_are_lit(begun: MoveWords, lit: tuple[int, ...]) -> None:
    assert middle(seen_by(0), *begun).fits == lit


def test_nothing_is_lit_for_who_waits_or_watches() -> None:
    assert [middle(seen_by(seat)).fits for seat in (None, 1, 2)] == [()] * 3
    assert middle(seen_by(0, hands=["1 3", "1 1", "2"], columns=["4 9", "5 8", "4 11"])).fits == ()


@pytest.mark.parametrize(
    ("way", "takes"),
    [
        ("2 9", ("9", "13")),
        ("9 7", ("7", "1")),
        ("6", ("1", "13")),
        ("", ("1", "13")),
        ("2 13", ("13", "13")),
    ],
)
def test_a_column_says_which_numbers_it_takes(way: str, takes: tuple[str, str]) -> None:
    assert middle(seen_by(None, columns=[way, "5", "6"])).columns[0].takes == takes


def test_each_question_of_a_move_is_another_picture_and_another_text() -> None:
    seen = seen_by(0)
    questions: list[MoveWords] = [
        (),
        ("play", "1"),
        ("play", "10"),
        ("collect", "0"),
        ("collect", "1"),
        ("collect", "0", "9"),
        ("collect", "0", "6"),
    ]
    shown = [turn(seen, *begun) for begun in questions]
    assert len({png for png, _ in shown}) == len(questions)
    assert len({text for _, text in shown}) == len(questions)


def test_a_collection_lights_what_can_be_given_and_then_what_can_open() -> None:
    seen = seen_by(0)
    given = picked(seen, ("collect", "0"), words())
    assert given is not None
    assert given.more == frozenset()
    assert "You collect column 1, and its lit otters can become points." in turn(seen, "collect", "0")[1]
    opened = picked(seen, ("collect", "0", "9"), words())
    assert opened is not None
    assert opened.more >= {"1", "3", "10"}
    assert "You collect column 1, and 9 becomes points." in turn(seen, "collect", "0", "9")[1]


def golden(png: bytes) -> int:
    """How many pixels of a picture are golden."""
    colours = Image.open(BytesIO(png)).convert("RGBA").getcolors(1 << 20) or []
    return sum(count for count, colour in colours if colour == (*GOLD, 255))


def test_the_otters_of_a_collected_column_have_golden_edges() -> None:
    seen = seen_by(0)
    none, four, three = (golden(turn(seen, *begun)[0]) for begun in ((), ("collect", "0"), ("collect", "1")))
    assert golden(turn(seen_by(1))[0]) < three < four < none


def test_all_of_a_long_column_is_seen_when_it_is_collected() -> None:
    seen = seen_by(0, columns=["1 2 3 4 5 6 7 8 9 10", "5", "6"], hands=["1", "2", "3"])
    lower, higher = middle(seen), middle(seen, "collect", "0")
    assert higher.height > lower.height


@pytest.mark.parametrize("locale", LOCALES)
def test_the_lit_columns_are_said(locale: str) -> None:
    said = list(middle(seen_by(0), "play", "10").told(words(locale)))
    assert any("1, 3" in line for line in said), said


def test_a_spectator_sees_nothing_of_what_fits() -> None:
    one, other = (
        TableDrawing(scene_of("otter", seen_by(None, hands=[hand, "1 1 2", "2 2 3"])), "classic").draw()
        for hand in ("1 3 10", "4 8 8")
    )
    assert one == other
