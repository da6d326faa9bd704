"""Feats of a deal that are about what was played and drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from bot.games.api import Seat
from bot.league.feats.deal import ACES, EIGHTS, TWOS, Act, Deal
from bot.league.feats.story import Feat


def feats_of_hands(deal: Deal) -> Iterator[Feat]:
    """Yield the runs of cards and draws, and what players did to each other."""
    for seat in deal.players:
        yield from _runs(deal, seat)
        yield from _draws(deal, seat)
        yield from _hail(deal, seat)
    yield from _runs_of_all(deal)
    yield from _aces(deal)
    yield from _twos(deal)


def _runs(deal: Deal, seat: Seat) -> Iterator[Feat]:
    plays = [act for act in deal.of(seat) if act.what == "play"]
    for are_eights, run in groupby(plays, lambda act: EIGHTS.issuperset(act.cards)):
        if are_eights:
            yield Feat("eights", seat, sum(act.amount for act in run))
    for acts in deal.turns(seat):
        aces = sum(act.amount for act in acts if ACES.issuperset(act.cards) and act.what == "play")
        drawn = sum(
            act.amount
            for act in deal.acts
            if act.why == "ace" and act.by == seat and act.turn == acts[0].turn
        )
        yield Feat("aces", seat, aces, more=drawn)


def _runs_of_all(deal: Deal) -> Iterator[Feat]:
    """Yield eights that several seats played in a row, and what one played before any other could."""
    plays = [act for act in deal.acts if act.what == "play"]
    for are_eights, run in groupby(plays, lambda act: EIGHTS.issuperset(act.cards)):
        seats = tuple(dict.fromkeys(act.seat for act in run))
        if are_eights:
            yield Feat("wishes", seats[0], len(seats), seats=seats)
    for seat, run in groupby(plays, lambda act: act.seat):
        own = list(run)
        acts = deal.acts[deal.acts.index(own[0]) : deal.acts.index(own[-1])]
        others = {act.seat for act in acts if act.seat != seat and act.is_own}
        if others:
            other = others.pop() if len(others) == 1 else None
            yield Feat("monologue", seat, sum(act.amount for act in own), other)


def _draws(deal: Deal, seat: Seat) -> Iterator[Feat]:
    yield Feat("full_hand", seat, deal.most(seat))
    for what, run in groupby(deal.turns(seat), _kind_of_turn):
        turns = list(run)
        if what == "draw":
            cards = sum(act.amount for acts in turns for act in acts)
            yield Feat("drought", seat, len(turns), more=cards)
        elif what == "collect":
            yield Feat("hoard", seat, len(turns), more=turns[-1][-1].after)


def _kind_of_turn(acts: list[Act]) -> str:
    """Return whether a turn was only drawing, only a collection, or anything else."""
    kinds = {act.what for act in acts}
    if kinds <= {"draw", "pass"}:
        return "draw"
    return "collect" if kinds in ({"collect"}, {"collect", "give"}) else ""


def _hail(deal: Deal, seat: Seat) -> Iterator[Feat]:
    """Yield the cards that a seat drew because of aces between two of its turns."""
    for is_own, acts in groupby(deal.of(seat), lambda act: act.is_own):
        drawn = [act for act in acts if act.why == "ace" and act.what == "draw"]
        if not is_own and drawn:
            by = {act.by for act in drawn}
            other = by.pop() if len(by) == 1 else None
            yield Feat("hail", seat, sum(act.amount for act in drawn), other)


def _aces(deal: Deal) -> Iterator[Feat]:
    """Yield how many cards each seat made others draw by aces."""
    cards = Counter[Seat]()
    for act in deal.acts:
        if act.why == "ace" and act.by is not None:
            cards[act.by] += act.amount
    for seat, count in cards.items():
        yield Feat("bully", seat, count, None if deal.winner == seat else deal.winner)


def _twos(deal: Deal) -> Iterator[Feat]:
    """Yield who paid for twos, and who paid for their own."""
    players: list[Seat] = []
    for act in deal.acts:
        if act.what == "play":
            players = [*players, act.seat] if TWOS.issuperset(act.cards) else []
        elif act.why == "twos":
            yield Feat("boomerang" if act.seat in players else "twos", act.seat, act.amount, act.by)
            players = []
