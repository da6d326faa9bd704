"""Feats of a deal of Olé, or of another game in which few points win a deal."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.feats.deal import Deal
from bot.league.feats.story import Feat


def feats_of_ole(deal: Deal) -> Iterator[Feat]:
    """Yield what came of series, tokens and the order of the colours."""
    for act in deal.acts:
        if act.what == "play":
            yield Feat("series", act.seat, act.total)
    if not deal.counts_points:
        return
    tokens = {act.seat: act.total for act in deal.acts if act.what == "token"}
    for seat, count in tokens.items():
        yield Feat("paid" if seat in deal.winners else "tokens", seat, count)
        waited = sum(act.what == "token" and act.why == "turn" and act.before == 1 for act in deal.of(seat))
        yield Feat("stuck", seat, waited)
    for seat, points in enumerate(deal.points):
        yield Feat("burden", seat, points or 0, more=len(deal.left[seat]))
    if deal.reversed_by is not None and deal.reversed_by in deal.winners:
        yield Feat("turnaround", deal.reversed_by, 1)
    out, winner = deal.first_out, deal.winner
    if out is not None and winner is not None and out != winner:
        yield Feat("robbed", out, tokens.get(out, 0), winner, more=len(deal.left[winner]))
    close = tuple(seat for seat, hand in enumerate(deal.left) if len(hand) == 1)
    if deal.is_stuck and close:
        rest = [seat for seat in range(len(deal.left)) if seat not in close]
        cause = "all" if not rest else "but" if len(rest) == 1 else ""
        yield Feat("trapped", close[0], len(close), rest[0] if cause == "but" else None, cause, seats=close)
