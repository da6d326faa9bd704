"""Feats of a deal about players who went out or nearly did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.api import Seat
from bot.league.feats.deal import ACES, EIGHTS, Act, Deal
from bot.league.feats.story import Feat

MANY = 3
"""Fewest players who had one card left, unless they are half the table."""


def feats_of_outs(deal: Deal) -> Iterator[Feat]:
    """Yield how a deal was won by the first without cards, and how the others lost it."""
    out = deal.first_out
    if out is not None and (turns := deal.turns(out)) and all(act.what == "play" for act in turns[-1]):
        yield Feat("spree", out, sum(act.amount for act in turns[-1]))
    if not deal.sheds or deal.winner is None:
        return
    winner = deal.winner
    yield from _won(deal, winner)
    yield from _stopped(deal, winner)
    for seat in deal.players:
        if seat != winner:
            yield from _lost(deal, seat, winner)
    yield from _left(deal, winner)
    yield from _close(deal, winner)


def _won(deal: Deal, winner: Seat) -> Iterator[Feat]:
    yield Feat("comeback", winner, deal.most(winner))
    yield Feat("patience", winner, deal.ones(winner))
    if winner in deal.taken:
        return
    drawn = Counter[Seat]()
    for act in deal.acts:
        if act.what == "draw":
            drawn[act.seat] += act.amount
    if drawn and not drawn[winner]:
        seat, count = max(drawn.items(), key=lambda each: each[1])
        yield Feat("contrast", winner, count, seat)
    close = [act for act in deal.acts if act.what == "play" and act.after == 1 and act.seat != winner]
    if close:
        act = max(close, key=lambda act: act.hands[winner])
        yield Feat("swing", winner, act.hands[winner], act.seat)


def _stopped(deal: Deal, winner: Seat) -> Iterator[Feat]:
    """Yield seats with one card left that others made draw: once and for all, or again and again."""
    hits = [act for act in deal.hits if act.before == 1]
    for act in hits:
        later = deal.acts[deal.acts.index(act) + 1 :]
        if act.by == winner and all(each.after > 1 for each in later if each.seat == act.seat):
            yield Feat("rescue", winner, act.amount, act.seat, act.why, _aces_before(deal, act))
    for seat, count in Counter(act.seat for act in hits if act.seat != winner).items():
        yield Feat("denied", seat, count, winner)


def _aces_before(deal: Deal, hit: Act) -> int:
    """Return how many aces were played at once before a hit."""
    plays = [act for act in deal.acts[: deal.acts.index(hit)] if act.what == "play"]
    return plays[-1].amount if plays and ACES.issuperset(plays[-1].cards) else 0


def _lost(deal: Deal, seat: Seat, winner: Seat) -> Iterator[Feat]:
    yield Feat("teased", seat, deal.ones(seat), winner)
    turns = deal.turns(seat)
    if turns and seat not in deal.taken and not any(act.what == "play" for acts in turns for act in acts):
        yield Feat("unplayed", seat, len(turns), winner)
    acts = list(deal.of(seat))
    first = next((at for at, act in enumerate(acts) if act.what == "play" and act.after == 1), None)
    if first is None:
        return
    most = max(acts[first:], key=lambda act: act.after)
    cards = Counter[str]()
    for act in acts[first : acts.index(most) + 1]:
        if act.what == "draw":
            cards[act.why] += act.amount
    cause = max(cards, key=cards.__getitem__, default="")
    yield Feat(
        "from_one", seat, most.after, winner, cause if 2 * cards[cause] > cards.total() else "", cards[cause]
    )


def _left(deal: Deal, winner: Seat) -> Iterator[Feat]:
    """Yield what the others still had in their hands."""
    others = [seat for seat, points in enumerate(deal.points) if points is not None and seat != winner]
    for seat in others:
        hand, points = deal.left[seat], abs(deal.points[seat] or 0)
        yield Feat("saved", seat, sum(card in EIGHTS for card in hand), winner, more=points)
        yield Feat("disaster", seat, points, winner, more=len(hand))


def _close(deal: Deal, winner: Seat) -> Iterator[Feat]:
    """Yield how close the others were, or how far away."""
    others = [seat for seat, points in enumerate(deal.points) if points is not None and seat != winner]
    ones = [seat for seat in deal.players if deal.ones(seat)]
    yield Feat("scramble", winner, len(ones))
    close = tuple(seat for seat in others if len(deal.left[seat]) == 1)
    played = [act.cards[-1] for act in deal.acts if act.what == "play"]
    fitting = tuple(seat for seat in close if played and _fits(deal.left[seat][0], played[-1]))
    if fitting:
        yield Feat("so_close", fitting[0], len(fitting), winner, seats=fitting)
    if len(others) < 2:
        return
    yield Feat("rout", winner, min(len(deal.left[seat]) for seat in others))
    if 2 * len(close) > len(others) or len(close) >= MANY:
        cause = "all" if len(close) == len(others) else ""
        yield Feat("beaten", close[0], len(close), winner, cause, seats=close)


def _fits(card: str, top: str) -> bool:
    """Return whether a card goes on another one in every game, for any named suit and any cards to draw."""
    if top[0] in "28":
        return False
    return card[-1] == top[-1] or (card[0] == top[0] and top[0] not in "AQ")
