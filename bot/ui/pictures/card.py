"""The card of a shared result: what was played, when and where, the podium with faces, and what decided."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.ui.pictures.colours import CHALK, FELT, RIM
from bot.ui.pictures.decks import TABLE_SCALE, deck_for
from bot.ui.pictures.drawing import Drawing
from bot.ui.pictures.hand import MARGIN, WIDTH
from bot.ui.pictures.names import ASCENT, name_sprite
from bot.ui.pictures.podium import Podium, PodiumStep
from bot.ui.pictures.signs import plate

TITLE_HIGH, LINE_HIGH = 24, 17
HEAD = 84
"""How high the band with the title is."""
FOOT = 36


@dataclass(frozen=True, slots=True)
class ShareCard(Drawing):
    """Everything that the card of a result shows."""

    kind = "card"

    podium: Podium
    title: str
    """The game, as much of it as can be drawn; like the other texts."""
    about: str
    """The date and the server."""
    unit: str
    """What the figures count, and which way round."""

    def draw(self, *, only_drawn: bool = False) -> bytes:
        """The title, the podium, and what its figures are, from top to bottom."""
        podium = self.podium
        deck = deck_for(podium.game, podium.palette, TABLE_SCALE, only_drawn=only_drawn)
        below, high = replace(podium, steps=tuple(map(with_face, podium.steps))).laid(deck)
        board = deck.board(WIDTH, HEAD + high + FOOT - MARGIN)
        board.lay(plate(deck, WIDTH - 2 * MARGIN, HEAD - MARGIN, RIM, None), MARGIN, MARGIN)
        for text, size, ground, middle in (
            (self.title, TITLE_HIGH, RIM, 36),
            (self.about, LINE_HIGH, RIM, 68),
            (self.unit, LINE_HIGH, FELT, HEAD + high + FOOT / 2 - MARGIN - 4),
        ):
            lettering = name_sprite(deck, text, size, CHALK, ground, WIDTH - 4 * MARGIN)
            if lettering:
                left = (WIDTH - lettering.width / deck.scale) / 2
                board.lay(lettering, left, middle - size * (ASCENT + 0.5))
        board.lay_board(below, 0, HEAD)
        return board.png()


def with_face(step: PodiumStep) -> PodiumStep:
    """A step with the initials of its player as their face: of the first and the last word of their name."""
    words = [word for word in step.name.split() if word[0].isalnum()]
    ends = [words[0][0], *([words[-1][0]] if len(words) > 1 else [])] if words else []
    return step._replace(face="".join(ends).upper() or str(step.seat + 1))
