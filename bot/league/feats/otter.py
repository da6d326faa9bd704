"""Feats of a deal of Otter Nonsense, or of another game in which heads are given."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.api import Seat
from bot.league.feats.deal import Act, Deal
from bot.league.feats.story import Feat

GOAL = 7
"""Heads that win a deal."""
ALMOST = GOAL - 1


def feats_of_otters(deal: Deal) -> Iterator[Feat]:
    """Yield what came of columns, and of heads that were given."""
    gifts = [act for act in deal.acts if act.what == "give"]
    for act in deal.acts:
        if act.what == "collect":
            yield Feat("column", act.seat, act.amount, more=act.after)
    if deal.winner is None or deal.left:
        return
    heads = [points or 0 for points in deal.points]
    yield from _won(deal, deal.winner, gifts, heads)
    yield from _lost(deal, deal.winner, gifts, heads)


def _won(deal: Deal, winner: Seat, gifts: list[Act], heads: list[int]) -> Iterator[Feat]:
    if deal.first_out == winner:
        yield Feat("last_otter", winner, 1)
    elif gifts and gifts[-1].by == winner != gifts[-1].seat:
        giver = gifts[-1].seat
        yield Feat("gift", giver, gifts[-1].amount, winner)
        yield Feat("own_goal", giver, heads[giver], winner)
    for seat in deal.players:
        given = sum(act.amount for act in gifts if act.seat == seat and act.by == winner)
        if seat != winner:
            yield from _given(seat, winner, gifts)
            yield Feat("feeder", seat, given, winner, more=heads[winner])
    if winner not in deal.taken and not any(act.what in ("collect", "give") for act in deal.of(winner)):
        yield Feat("untouched", winner, 1)
    now, most, ahead = dict.fromkeys(range(len(heads)), 0), 0, None
    for act in gifts:
        now[act.seat if act.by is None else act.by] = act.total
        best = max(now, key=now.__getitem__)
        if now[best] - now[winner] > most:
            most, ahead = now[best] - now[winner], best
    yield Feat("behind", winner, most, ahead)


def _given(seat: Seat, winner: Seat, gifts: list[Act]) -> Iterator[Feat]:
    """Yield the heads that a seat gave away if it got none itself."""
    if all(act.by != seat for act in gifts):
        yield Feat("generous", seat, sum(act.amount for act in gifts if act.seat == seat), winner)


def _lost(deal: Deal, winner: Seat, gifts: list[Act], heads: list[int]) -> Iterator[Feat]:
    close = tuple(seat for seat, count in enumerate(heads) if count == ALMOST and seat != winner)
    for seat in close:
        yield Feat("almost", seat, len(close), winner, seats=close)
        reached = next((act for act in gifts if act.by == seat and act.total == ALMOST), None)
        if reached is not None:
            turns = [acts for acts in deal.turns(seat) if acts[0].turn > reached.turn]
            yield Feat("waiting", seat, len(turns), winner)
    for at, act in enumerate(deal.acts):
        if act.what == "play" and not act.after and act.seat != winner:
            taken = next((each for each in deal.acts[at:] if each.what == "collect"), None)
            if taken is not None and taken.seat == act.seat:
                yield Feat("nearly", act.seat, taken.after, winner)
