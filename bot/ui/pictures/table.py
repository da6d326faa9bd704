"""The picture of a whole table for everyone: the seats around the middle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.api import Observation, Seat
from bot.services.preferences import Palette
from bot.ui.pictures.deck import Deck
from bot.ui.pictures.decks import TABLE_SCALE, deck_for
from bot.ui.pictures.drawing import Drawing
from bot.ui.pictures.hand import MARGIN, WIDTH
from bot.ui.pictures.look import Middle
from bot.ui.pictures.looks import look_of
from bot.ui.pictures.seats import NO_STAMPS, SeatFacts, Stamps, draw_seats, height, named
from bot.ui.pictures.sprites import TableTop
from bot.user_text import UserText

GAP = 30
"""The gap between the seats and the middle, with room for the arrow to the player on turn."""


class Scene(NamedTuple):
    """Everything that the picture of a table shows. Equal scenes look alike."""

    game: str
    seats: tuple[SeatFacts, ...]
    middle: Middle | None
    """None for a game that has no picture of its own."""


def scene_of(
    game: str,
    seen: Observation,
    names: Sequence[UserText] = (),
    stamps: Stamps = NO_STAMPS,
    begun: Sequence[str] = (),
    reactions: Mapping[Seat, str] = NO_STAMPS,
) -> Scene:
    """The scene for an observation of a table, with the names of its players and what has just happened to
    some of them. ``begun`` are the words of a move that is being chosen, ``reactions`` those of players.
    """
    look = look_of(game)
    middle = look.choosing(seen, begun) if begun and look.choosing else look.middle(seen)
    seats = tuple(
        facts._replace(stamp=stamps.get(seat, ""), reaction=reactions.get(seat, ""))
        for seat, facts in enumerate(look.seats(seen))
    )
    return Scene(game, named(seats, names), middle)


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
    if scene.middle is not None:
        scene.middle.draw(deck, board, MARGIN + high + GAP)
    draw_seats(deck, board, scene.seats, MARGIN, whole - MARGIN - high, high)
    return board
