"""The banner of a game, above its lobby: some of its cards, as they lie on a table top."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games import GAMES
from bot.ui.pictures.deck import WIDE
from bot.ui.pictures.decks import TABLE_SCALE, deck_for
from bot.ui.pictures.drawing import Drawing
from bot.ui.pictures.hand import WIDTH

HIGH = 100
"""The cards are cut off by the lower edge."""
TOP = (22, 12, 5, 0, 5, 12, 22)
"""How far the cards of a fan of seven begin below the highest one."""
STEP = 70

BACKS = 5
"""What a game shows whose cards are not known: the backs of so many."""


@dataclass(frozen=True, slots=True)
class Banner(Drawing):
    """A fan of cards of ``game``."""

    kind = "banner"

    game: str

    def draw(self, *, only_drawn: bool = False) -> bytes:
        """The cards side by side between two backs, the middle one highest."""
        deck = deck_for(self.game, "classic", TABLE_SCALE, only_drawn=only_drawn)
        board = deck.board(WIDTH, HIGH)
        cards = GAMES[self.game].spec.banner[:BACKS]
        faces = [deck.face(code, "open", deck.heads(code)) for code in cards]
        fan = [deck.back(), *(faces or [deck.back()] * BACKS), deck.back()]
        left = (WIDTH - WIDE - STEP * (len(fan) - 1)) / 2
        for index, (card, top) in enumerate(zip(fan, TOP[(len(TOP) - len(fan)) // 2 :], strict=False)):
            board.lay(card, left + STEP * index, 12 + top)
        return board.png()
