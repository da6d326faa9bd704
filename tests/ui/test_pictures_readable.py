"""What a player needs can be read on a phone 360 wide, and gold has one meaning. Computed from the drawings:
each text with the size of its font, each sign with its width, as Discord shows them there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.games import GAMES
from bot.games.api import Observation
from bot.services.preferences import Palette
from bot.ui.hands.menu import MoveWords, ends, picked, settled
from bot.ui.i18n.translator import translator
from bot.ui.i18n.wording import Wording
from bot.ui.pictures import Drawing, HandDrawing, HandFacts, TableDrawing, decks, names, scene_of
from bot.ui.pictures.bracket import BracketChart
from bot.ui.pictures.canvas import FINE, Canvas
from bot.ui.pictures.card import ShareCard
from bot.ui.pictures.chances import ChancesDrawing
from bot.ui.pictures.colours import GOLD
from bot.ui.pictures.deck import HIGH, TILE_HIGH, TILE_WIDE, WIDE
from bot.ui.pictures.hand import WIDTH, hand_of
from bot.ui.pictures.names import CAP
from bot.ui.pictures.otter_table import CARD_HIGH, CARD_WIDE
from bot.ui.pictures.podium import Podium, PodiumStep
from bot.ui.pictures.record import RecordDrawing, RecordRow
from bot.ui.pictures.replay import ReplayDrawing
from bot.user_text import UserText
from tests.ui.test_pictures import PALETTES, PHONE, middle_of_a_match

SMALLEST = 12
"""Pixels."""
TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.spec.seats]
STAMPS: tuple[Mapping[int, str], ...] = ({}, {0: "+10", 1: "called"})


def people(seats: int) -> list[UserText]:
    """Names, of which one is long and one cannot be drawn."""
    return [UserText(name) for name in ("Ada", "Hallgrímur Þorsteinsson", "漢字", *"DEFGHIJ")][:seats]


def drawings(key: str, seats: int) -> Iterator[tuple[str, Drawing]]:
    """Everything that a player of this table is shown, and what it is."""
    shown, own = middle_of_a_match(key, seats), middle_of_a_match(key, seats, own=True)
    for stamps in STAMPS:
        scene = scene_of(key, own, people(seats), stamps)
        yield "hand", HandDrawing(key, hand_of(own, "suit", own.hand[:1]), "classic", scene)
        yield "table", TableDrawing(scene_of(key, shown, people(seats), stamps), "classic")
    hands, heads = ((0, tuple(own.hand)), (1, ())), tuple((own.table.get("heads") or {}).items())
    yield "replay", ReplayDrawing(scene_of(key, shown, people(seats)), hands, heads, "classic")
    for begun in questions(own):
        words = Wording(key, people(seats), translator())
        cards = picked(own, begun, words)
        scene = scene_of(key, own, people(seats), begun=cards.begun if cards else ())
        yield f"menu {begun}", HandDrawing(key, hand_of(own, "suit", (), cards), "safe", scene)
    kind = scene_of(key, shown).seats[0].kind
    steps = [PodiumStep(seat + 1, seat, name, "1,234", kind) for seat, name in enumerate(people(seats))]
    drawable = tuple(step._replace(name=names.drawn_name(UserText(step.name))) for step in steps)
    podium = Podium(key, drawable, ("Ada played two eights in a row.",))
    yield "podium", podium
    yield "card", ShareCard(podium, GAMES[key].spec.name, "2026-11-29 · Card club", "Points. The fewest win.")


def questions(seen: Observation) -> set[MoveWords]:
    """The beginnings of moves that ask something, at most three."""
    begun = {(move.verb, *move.args[:count]) for move in seen.legal for count in range(len(move.args))}
    return set(sorted(each for each in begun if len(ends(seen.legal, settled(seen.legal, each))) > 1)[:3])


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> Callable[[Drawing], dict[str, float]]:
    """Draws a picture anew, and says how large each text and sign in it is shown, in pixels."""
    found: dict[str, float] = {}
    text = Canvas.text

    def texted(
        canvas: Canvas, said: str, x: float, y: float, height: float, *more: Any, **named: Any
    ) -> None:
        found[said] = height * canvas._fine / FINE / CAP
        text(canvas, said, x, y, height, *more, **named)

    def measured(drawing: Drawing) -> dict[str, float]:
        monkeypatch.setattr(decks, "_made", {})
        found.clear()
        width = Image.open(BytesIO(drawing.draw())).width
        for deck in decks._made.values():
            for lettering, height, *_ in deck._names:
                found[lettering.text] = height * deck.scale / CAP
            for key in deck._sprites:
                if isinstance(key, tuple) and key[0] == "sign":
                    found.pop("!", None)  # a part of some
                    found[f"sign: {key[1]}"] = 2 * key[2] * deck.scale
        return {what: size * WIDTH / width * PHONE for what, size in found.items()}

    monkeypatch.setattr(Canvas, "text", texted)
    return measured


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_all_that_a_player_needs_is_read_at_360_pixels(
    key: str, seats: int, sizes: Callable[[Drawing], dict[str, float]]
) -> None:
    for what, drawing in drawings(key, seats):
        found = sizes(drawing)
        assert len(found) > 2, what
        small = {each: round(size, 1) for each, size in found.items() if size < SMALLEST}
        assert not small, what


@pytest.mark.parametrize(
    "drawing",
    [
        RecordDrawing("Ada", (RecordRow("Olsen", "1,234", (0.4, 0.2), "12", "3", (True, False), "5 of 7"),)),
        ChancesDrawing(((0.0, 0.3), (0.5, 0.9), (1.0, 0.2)), ((1, True),), (0.5,)),
        BracketChart(((((1, "on"), (64, "out"), (33, "open")),), (((1, "champion"),),)), ((0, 0, 0),)),
    ],
    ids=lambda drawing: drawing.kind,
)
def test_so_are_charts_and_records(drawing: Drawing, sizes: Callable[[Drawing], dict[str, float]]) -> None:
    found = sizes(drawing)
    assert len(found) > 2
    assert not {each: round(size, 1) for each, size in found.items() if size < SMALLEST}


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("key", GAMES)
def test_a_card_to_be_matched_is_as_large_as_those_in_the_hand(key: str, *, own: bool) -> None:
    """In Otter Nonsense, a column's last card is."""
    deck = decks.deck_for(key, "classic", decks.HAND_SCALE)
    assert not deck.has_tiles or (CARD_WIDE, CARD_HIGH) >= (TILE_WIDE, TILE_HIGH - 16)
    seen = middle_of_a_match(key, 3, own=True)
    shown = HandDrawing(key, hand_of(seen, "suit", ()), "classic", scene_of(key, seen)).board()
    faces = [sprite for sprite, *_ in shown._laid if (sprite.width, sprite.height) >= (WIDE, HIGH)]
    assert deck.has_tiles or len(faces) > len(seen.hand)


EDGES = 50
"""Pixels at the edges of yellow fields that are golden by chance."""


def golden(drawing: Drawing) -> int:
    """How many pixels of a picture are golden."""
    colours = Image.open(BytesIO(drawing.draw())).convert("RGBA").getcolors(1 << 20) or []
    return sum(count for count, colour in colours if colour == (*GOLD, 255))


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("key", GAMES)
def test_only_what_can_be_played_now_is_golden(key: str, palette: Palette) -> None:
    """Whatever stands on the table and in the seats."""
    seen = middle_of_a_match(key, 3, own=True)
    marks = {"said": [0], "offence": [1], "calling": 2, "penalty": 4, "pot": 50, "series": 3, "receiver": 0}
    facts = {**seen.table, **{fact: value for fact, value in marks.items() if fact in seen.table}}
    marked = replace(seen, table=facts)
    shown = scene_of(key, replace(marked, legal=()), people(3), STAMPS[1])
    waiting = HandFacts(seen.hand, new=seen.hand)
    assert golden(HandDrawing(key, waiting, palette, shown)) < EDGES
    assert golden(TableDrawing(shown, palette)) < EDGES
    bright = waiting._replace(playable=frozenset(seen.hand[:1]))
    assert golden(HandDrawing(key, bright, palette, shown)) > 5 * EDGES
