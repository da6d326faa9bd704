"""The games that one may choose from, side by side: some cards of each, and its name below them."""

from __future__ import annotations

import io
from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.games import GAMES
from bot.ui.pictures.colours import CHALK, RIM
from bot.ui.pictures.deck import WIDE, NotDrawn
from bot.ui.pictures.decks import HAND_SCALE, deck_for
from bot.ui.pictures.drawing import Drawing
from bot.ui.pictures.hand import WIDTH
from bot.ui.pictures.names import drawn_name, lettered, lines_of
from bot.user_text import UserText

MOST = 9
"""The most games in the picture."""
ACROSS, GAP = 3, 10
"""How many are in a row, and what is between them."""
TILE_WIDE = (WIDTH - GAP * (ACROSS - 1)) / ACROSS
CARDS_HIGH, LINE_HIGH, LINES = 104, 29, 2
"""Of the cards of a game, of a line of its name, and the most lines of it."""
TILE_HIGH = CARDS_HIGH + LINE_HIGH * LINES + 6
FAN, STEP = (1, 2, 3), 34
"""Which cards of a banner are shown, and how far apart they lie."""
LETTERS = 19
"""The height of capitals: on a phone of 360 pixels the picture is about half as wide."""
COLOURS = 128


@dataclass(frozen=True, slots=True)
class GamesDrawing(Drawing):
    """Some cards of each of the ``games``, by key."""

    kind = "games"
    is_slow = True

    games: tuple[str, ...]

    def draw(self, *, only_drawn: bool = False) -> bytes:
        """Lay the tiles in rows, the last one in the middle. Each tile has the colours of its own deck."""
        if only_drawn:
            raise NotDrawn
        rows = [self.games[at : at + ACROSS] for at in range(0, len(self.games), ACROSS)]
        high = len(rows) * (TILE_HIGH + GAP) - GAP
        whole = Image.new("RGBA", (WIDTH, high))
        for number, row in enumerate(rows):
            left = (WIDTH - len(row) * (TILE_WIDE + GAP) + GAP) / 2
            for column, game in enumerate(row):
                place = (round(left + column * (TILE_WIDE + GAP)), number * (TILE_HIGH + GAP))
                tile = _tile(game)
                whole.paste(tile, place, _round(tile.size))
        file = io.BytesIO()
        whole.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(file, "PNG", optimize=True)
        return file.getvalue()


def _tile(game: str) -> Image.Image:
    """Return the picture of one game: a fan of cards, cut off by the band with its name."""
    deck = deck_for(game, "classic", HAND_SCALE)
    board = deck.board(TILE_WIDE, TILE_HIGH)
    codes = GAMES[game].spec.banner
    shown = [codes[at] for at in FAN if at < len(codes)]
    fan = [deck.face(code, "open", deck.heads(code)) for code in shown] or [deck.back()] * len(FAN)
    left = (TILE_WIDE - WIDE - STEP * (len(fan) - 1)) / 2
    for index, card in enumerate(fan):
        board.lay(card, left + STEP * index, 10)
    tile = board.frame().convert("RGB")
    ImageDraw.Draw(tile).rectangle((0, CARDS_HIGH, *tile.size), RIM)
    lines = lines_of(drawn_name(UserText(GAMES[game].spec.name)), LETTERS, tile.width - 12)[:LINES]
    middle = (CARDS_HIGH + TILE_HIGH - LINE_HIGH * (len(lines) - 1)) / 2
    for number, line in enumerate(lines):
        name = lettered(line, LETTERS, tile.width - 12)
        top = middle + LINE_HIGH * number - name.height / 2
        tile.paste(CHALK, ((tile.width - name.width) // 2, round(top)), name)
    return tile


def _round(size: tuple[int, int]) -> Image.Image:
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 14, 255)
    return mask
