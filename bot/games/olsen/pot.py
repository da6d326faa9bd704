"""The pot in Olsen: chips that seats buy in for or pay by their points (rules/olsen.md 8)."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.api import Seat
from bot.games.kept import NUMBERS, kept
from bot.games.seats import clockwise
from bot.games.shedding import SheddingState


class PotState(SheddingState):
    """A match that may have a pot."""

    paid: tuple[int, ...] = kept(lambda seats: (0,) * seats, NUMBERS)
    """Chips bought in so far by each seat, with a buy-in per deal."""

    def buy_in(self, players: list[Seat]) -> None:
        """Add chips to the pot: once a match, or at every deal (rules/olsen.md 8)."""
        house, per_deal = self.match.house, self.match.house.buy_in_per == "deal"
        if house.pot not in ("buy_in", "both") or not (per_deal or self.match.deal == 1):
            return
        if per_deal:
            self.paid = tuple(
                chips + house.buy_in * (seat in players) for seat, chips in enumerate(self.paid)
            )
        self.tell("bought_in", seats=players, chips=house.buy_in, pot=sum(self.bought_in()))

    def bought_in(self) -> tuple[int, ...]:
        """Return the chips that each seat has bought in for so far."""
        house, seats = self.match.house, len(self.hands)
        if house.pot not in ("buy_in", "both"):
            return (0,) * seats
        return self.paid if house.buy_in_per == "deal" else (house.buy_in,) * seats

    def chips(self, winners: Collection[Seat]) -> tuple[int, ...]:
        """Return the net chips of each seat: the winners split all payments, and odd chips go clockwise."""
        paid = self.bought_in()
        if self.match.house.pot != "buy_in":
            paid = tuple(chips + total for chips, total in zip(paid, self.match.totals, strict=True))
        share, odd = divmod(sum(paid), len(winners))
        net = [-chips for chips in paid]
        for place, seat in enumerate(s for s in clockwise(self.match.dealer, len(net)) if s in winners):
            net[seat] += share + (place < odd)
        return tuple(net)
