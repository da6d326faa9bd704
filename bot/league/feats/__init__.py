"""The moments of a match: what its players did and what happened to them, by its public events alone. Pure.

``reader`` reads the events into deals, and each of the others finds feats of its kind in them.
:mod:`bot.league.rarity` says how rare each kind is, and chooses the one to tell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from bot.games.api import Seat
from bot.league.feats.calls import feats_of_calls
from bot.league.feats.deal import Deal
from bot.league.feats.hands import feats_of_hands
from bot.league.feats.match import feats_of_match
from bot.league.feats.ole import feats_of_ole
from bot.league.feats.otter import feats_of_otters
from bot.league.feats.outs import feats_of_outs
from bot.league.feats.reader import read
from bot.league.feats.story import Feat as Feat
from bot.league.feats.story import MatchStory as MatchStory
from bot.league.feats.story import MoveTold as MoveTold
from bot.league.feats.story import SeatStory as SeatStory

OF_DEALS: tuple[Callable[[Deal], Iterator[Feat]], ...] = (
    feats_of_calls,
    feats_of_hands,
    feats_of_outs,
    feats_of_otters,
    feats_of_ole,
)
"""What finds the feats of a deal."""


def story_of(
    moves: Iterable[MoveTold], seats: int, *, low_wins: bool, taken: Mapping[Seat, int] | None = None
) -> MatchStory:
    """Return the story of a finished match.

    ``taken`` has the seats that were taken over, and the version at which their last player took over:
    earlier events there count for no one. ``low_wins``: few points are good. A match without its moves has no
    feats.
    """
    match = read(moves, seats, taken or {})
    feats, deals = list[Feat](), dict[Feat, int]()
    for deal in match.deals:
        earlier = {seat for seat, number in match.begun.items() if deal.number < number}
        for feat in (feat for find in OF_DEALS for feat in find(deal) if feat.amount):
            if earlier.isdisjoint((feat.seat, feat.other, *feat.seats)):
                feats.append(feat)
                deals[feat] = deal.number
    of_match = feats_of_match(match, low_wins=low_wins)
    feats += [
        feat for feat in of_match if feat.amount and match.begun.keys().isdisjoint((feat.seat, *feat.seats))
    ]
    return MatchStory(match.seats, feats, deals)
