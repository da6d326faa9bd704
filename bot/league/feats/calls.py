"""Feats of a deal that are about calls."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.feats.deal import Deal
from bot.league.feats.story import Feat


def feats_of_calls(deal: Deal) -> Iterator[Feat]:
    """Yield what came of forgotten calls, and how close others were."""
    for act in deal.acts:
        if act.what == "call":
            yield Feat("last_second", act.seat, act.amount)
    for seat in deal.players:
        forgotten = [act for act in deal.of(seat) if act.what == "forget"]
        fines = [act for act in deal.of(seat) if act.what == "draw" and act.why == "call"]
        if not forgotten:
            continue
        if seat in deal.winners:
            yield Feat("anyway", seat, sum(act.amount for act in fines))
        elif deal.winner is not None:
            yield Feat("let_go", seat, sum(act.before == 0 for act in forgotten), deal.winner)
            most = max((act.amount for act in fines if act.before == 1), default=0)
            yield Feat("slip", seat, most, deal.winner)
