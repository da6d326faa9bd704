"""The picture of a whole table as everybody may see it: the seats around the middle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.api import Observation
from bot.services.preferences import Palette
from bot.ui.pictures.deck import Deck
from bot.ui.pictures.decks import TABLE_SCALE, deck_for
from bot.ui.pictures.drawing import Drawing
from bot.ui.pictures.french_table import FrenchMiddle, draw_french, french_middle
from bot.ui.pictures.hand import MARGIN, WIDTH
from bot.ui.pictures.ole import OleDeck
from bot.ui.pictures.ole_table import OleMiddle, draw_ole, ole_middle, ole_seats
from bot.ui.pictures.otter import OtterDeck
from bot.ui.pictures.otter_table import OtterMiddle, draw_otter, otter_middle, otter_seats
from bot.ui.pictures.seats import NO_STAMPS, SeatFacts, Stamps, draw_seats, height, named, seats_of, stamped
from bot.ui.pictures.sprites import TableTop
from bot.user_text import UserText

GAP = 30
"""The gap between the seats and the middle, with room for the arrow to the player on turn."""


COUSINS = {"top", "discard", "stock", "named"}
"""The facts that the table of every French-suited game has."""


class Scene(NamedTuple):
    """Everything that the picture of a table shows. Equal scenes look alike."""

    game: str
    seats: tuple[SeatFacts, ...]
    middle: FrenchMiddle | OleMiddle | OtterMiddle | None
    """None for a game that has no picture of its own."""


def scene_of(
    game: str, seen: Observation, names: Sequence[UserText] = (), stamps: Stamps = NO_STAMPS
) -> Scene:
    """The scene for an observation of a table, with the names of its players and what has just happened to
    some of them.
    """
    if game == "ole":
        return Scene(game, named(ole_seats(seen), names), ole_middle(seen))
    if game == "otter":
        return Scene(game, named(otter_seats(seen), names), otter_middle(seen))
    middle = french_middle(seen) if seen.table.keys() >= COUSINS else None
    return Scene(game, named(stamped(seats_of(seen), stamps), names), middle)


def table_height(scene: Scene) -> int:
    """How high the picture of a table is, in units."""
    return 2 * (MARGIN + height(scene.seats) + GAP) + (scene.middle.height if scene.middle else 0)


@dataclass(frozen=True, slots=True)
class TableDrawing(Drawing):
    """A table as a spectator may see it. The seats carry numbers from 1 on, and the names of their players as
    far as they can be drawn.
    """

    kind = "table"

    scene: Scene
    palette: Palette

    def draw(self, *, only_drawn: bool = False) -> bytes:
        """The seats around the middle."""
        deck = deck_for(self.scene.game, self.palette, TABLE_SCALE, only_drawn=only_drawn)
        return draw_table(deck, self.scene).png()


def draw_table(deck: Deck, scene: Scene, more: int = 0) -> TableTop:
    """The seats above, the middle, and the seats below. ``more`` is the height of the room that is left free
    under them.
    """
    high, whole = height(scene.seats), table_height(scene)
    board = deck.board(WIDTH, whole + more)
    draw_middle(deck, board, scene, MARGIN + high + GAP)
    draw_seats(deck, board, scene.seats, MARGIN, whole - MARGIN - high, high)
    return board


def draw_middle(deck: Deck, board: TableTop, scene: Scene, top: int) -> None:
    """What lies on the table, below ``top``; nothing for a game that has no picture of its own."""
    match scene.middle, deck:
        case OleMiddle() as middle, OleDeck():
            draw_ole(deck, board, middle, top)
        case OtterMiddle() as middle, OtterDeck():
            draw_otter(deck, board, middle, top)
        case FrenchMiddle() as middle, _:
            draw_french(deck, board, middle, top)
