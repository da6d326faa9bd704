"""Inputs of the net of Swedish Pursuit, besides those of all shedding games."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.french import ACE, OF_RANK, PACK, QUEEN, TWO
from bot.players.pursuit.features import deals_left, worth
from bot.players.shedding.inputs import Follower, SheddingInputs


class PursuitInputs(SheddingInputs):
    """Twos that are open, and the trick cards that are kept."""

    NAMES = (*SheddingInputs.NAMES, "twos open", "queens left", "aces left", "trick cards left")
    WORTH = tuple(map(worth, PACK))
    TRICKS = (ACE, TWO, QUEEN)
    deals_left = staticmethod(deals_left)

    def followers(self, rank: int) -> Sequence[Follower]:
        """Who follows: a queen turns play round, and an ace has the next one miss a turn."""
        following = self.following[-self.direction if rank == QUEEN else self.direction]
        return following[1:] if rank == ACE else following

    def can_lay(self, seat: Follower, suit: int, rank: int, *, is_next: bool) -> float:
        """How likely a seat can lay a card on that suit and rank; only a two answers a two."""
        if rank == TWO and is_next:
            return float(1 - (1 - self.part(OF_RANK[TWO])) ** seat.held)
        return super().can_lay(seat, suit, rank, is_next=is_next)

    def of_game(self, cards: bytes, named: int | None, left: bytes, points: int) -> tuple[float, ...]:
        """What only this game tells of a play."""
        tricks = [sum(card >> 2 == trick for card in left) for trick in self.TRICKS]
        aces, _, queens = tricks
        open_twos = self.facts["penalty"] + 2 if cards[0] >> 2 == TWO else 0
        return open_twos / 8, queens / 2, aces / 2, sum(tricks) / 3
