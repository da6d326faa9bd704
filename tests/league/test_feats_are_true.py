"""Each number of each moment is what a spectator has counted, in hundreds of matches of the corpus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby, islice
from typing import Any

import pytest

from bot.games import GAMES, OWN
from bot.games.api import Seat
from bot.league.feats import Feat, story_of
from bot.league.rarity import FEAT_KEYS
from tests.corpus.rarity import matches_of
from tests.league.spectator import DealSeen, MatchSeen, watched

EIGHTS, ACES = (tuple(rank + suit for suit in "CDHS") for rank in "8A")


# A deal


def held_at(deal: DealSeen, seat: Seat, what: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """The cards that a seat held each time when an event of this kind was about it, and the event's data."""
    for seen in deal.seen:
        held = seen.before[seat]
        for key, data in seen.events:
            if key == "played" and data["seat"] == seat:
                held = data["left"]
            elif key == what and data["seat"] == seat:
                yield held, data


def forgotten(deal: DealSeen, seat: Seat) -> Iterator[int]:
    """How many cards a seat held each time when it had forgotten to call."""
    return (held for held, _ in held_at(deal, seat, "call_missed"))


def fines(deal: DealSeen, seat: Seat) -> Iterator[tuple[int, int]]:
    """The cards that a seat held, and those that it drew, each time when it paid for a forgotten call."""
    return ((held, data["count"]) for held, data in held_at(deal, seat, "penalty"))


def let_go(deal: DealSeen, feat: Feat) -> bool:
    return lost(deal, feat) and [*forgotten(deal, feat.seat)].count(0) == feat.amount


def lost(deal: DealSeen, feat: Feat) -> bool:
    """Whether the other seat, alone, has won the deal."""
    return deal.winner == feat.other != feat.seat


def slip(deal: DealSeen, feat: Feat) -> bool:
    return lost(deal, feat) and (1, feat.amount) in fines(deal, feat.seat)


def anyway(deal: DealSeen, feat: Feat) -> bool:
    paid = sum(count for _, count in fines(deal, feat.seat))
    return feat.seat in deal.winners and any(True for _ in forgotten(deal, feat.seat)) and paid == feat.amount


def last_second(deal: DealSeen, feat: Feat) -> bool:
    for number, seen in enumerate(deal.seen):
        if ("called", feat.seat) in [(key, data.get("seat")) for key, data in seen.events]:
            later = [each for each in deal.seen[number + 1 :] if each.is_turn]
            is_late = later and max(later[0].at - seen.at, 1) == feat.amount <= 1_000
            if is_late and later[0].seat != feat.seat and not seen.all("played"):
                return True
    return False


def rescue(deal: DealSeen, feat: Feat) -> bool:
    return deal.winner == feat.seat and any(
        hit.held == 1
        and (hit.by, hit.seat, hit.amount, hit.cause) == (feat.seat, feat.other, feat.amount, feat.cause)
        and (hit.cause != "ace" or hit.aces == feat.more)
        and all(min(seen.before[hit.seat], seen.after[hit.seat]) > 1 for seen in deal.seen[hit.at + 1 :])
        for hit in deal.hits
    )


def denied(deal: DealSeen, feat: Feat) -> bool:
    return lost(deal, feat) and feat.amount == sum(
        hit.held == 1 and hit.seat == feat.seat for hit in deal.hits
    )


def swing(deal: DealSeen, feat: Feat) -> bool:
    held = set[tuple[int, Seat]]()
    for number, seat, _, left in deal.plays:
        if left == 1 and seat != feat.seat:
            seen = deal.seen[number]
            by_ace = [d["count"] for d in seen.all("drew") if d["seat"] == feat.seat and d["why"] == "ace"]
            held.add((seen.after[feat.seat] - sum(by_ace), seat))
    return deal.winner == feat.seat and (feat.amount, feat.other) in held and max(held)[0] == feat.amount


def from_one(deal: DealSeen, feat: Feat) -> bool:
    first = next(number for number, seat, _, left in deal.plays if (seat, left) == (feat.seat, 1))
    if not lost(deal, feat) or deal.most(feat.seat, first) != feat.amount:
        return False
    peak = next(n for n in range(first, len(deal.seen)) if deal.seen[n].after[feat.seat] == feat.amount)
    cards = Counter[str]()
    for seen in deal.seen[first + 1 : peak + 1]:
        for key, data in seen.events:
            if key in ("drew", "penalty", "took") and data["seat"] == feat.seat:
                cards[{"penalty": "call", "took": "twos"}.get(key) or data["why"]] += data["count"]
    return not feat.cause or 2 * cards[feat.cause] > cards.total()


def teased(deal: DealSeen, feat: Feat) -> bool:
    return lost(deal, feat) and deal.ones(feat.seat) == feat.amount


def patience(deal: DealSeen, feat: Feat) -> bool:
    return deal.winner == feat.seat and deal.ones(feat.seat) == feat.amount


def comeback(deal: DealSeen, feat: Feat) -> bool:
    return deal.winner == feat.seat and deal.most(feat.seat) == feat.amount


def unplayed(deal: DealSeen, feat: Feat) -> bool:
    has_played = any(seat == feat.seat for _, seat, _, _ in deal.plays)
    return lost(deal, feat) and not has_played and len(deal.turns(feat.seat)) == feat.amount


def spree(deal: DealSeen, feat: Feat) -> bool:
    moves = deal.turns(feat.seat)[-1]
    cards = [data for seen in moves for data in seen.all("played")]
    held = sum(len(data["cards"].split()) for data in cards)
    return cards[-1]["left"] == 0 and moves[0].before[feat.seat] == held == feat.amount


def beaten(deal: DealSeen, feat: Feat) -> bool:
    close = [seat for seat in deal.others if len(deal.hands[seat]) == 1]
    is_much = feat.amount >= 3 or 2 * feat.amount >= len(deal.others) + 1
    return (
        is_much
        and lost(deal, feat)
        and [*feat.seats] == close
        and len(close) == feat.amount
        and (feat.cause == "all") == (close == deal.others)
    )


def so_close(deal: DealSeen, feat: Feat) -> bool:
    top = deal.plays[-1][2][-1]
    last = [deal.hands[seat] for seat in feat.seats]
    return (
        deal.winner == feat.other
        and len(last) == feat.amount
        and top[0] not in "28"
        and all(len(hand) == 1 and (hand[0][0] == top[0] or hand[0][1] == top[1]) for hand in last)
    )


def scramble(deal: DealSeen, feat: Feat) -> bool:
    ones = {seat for _, seat, _, left in deal.plays if left == 1}
    return (deal.winner, len(ones)) == (feat.seat, feat.amount)


def contrast(deal: DealSeen, feat: Feat) -> bool:
    most = max(map(deal.drawn, deal.others))
    return (
        deal.winner == feat.seat
        and deal.drawn(feat.seat) == 0
        and feat.other is not None
        and deal.drawn(feat.other) == most == feat.amount
    )


def monologue(deal: DealSeen, feat: Feat) -> bool:
    for seat, run in groupby(deal.plays, lambda play: play[1]):
        plays = [*run]
        between = deal.seen[plays[0][0] : plays[-1][0] + 1]
        others = {seen.seat for seen in between if seen.is_turn and seen.seat is not None} - {seat}
        cards = sum(len(cards) for _, _, cards, _ in plays)
        other = min(others) if len(others) == 1 else None
        if others and (seat, cards, other) == (feat.seat, feat.amount, feat.other):
            return True
    return False


def wishes(deal: DealSeen, feat: Feat) -> bool:
    runs = groupby(deal.plays, lambda play: play[2][0] in EIGHTS)
    seats = [{seat for _, seat, _, _ in run} for are_eights, run in runs if are_eights]
    return set(feat.seats) in seats and len(feat.seats) == feat.amount


def eights(deal: DealSeen, feat: Feat) -> bool:
    runs = groupby(
        (cards for _, seat, cards, _ in deal.plays if seat == feat.seat), lambda cards: cards[0] in EIGHTS
    )
    return feat.amount in [sum(map(len, run)) for are_eights, run in runs if are_eights]


def aces(deal: DealSeen, feat: Feat) -> bool:
    for moves in deal.turns(feat.seat):
        cards = [card for seen in moves for data in seen.all("played") for card in data["cards"].split()]
        drawn = sum(data["count"] for seen in moves for data in seen.all("drew") if data["why"] == "ace")
        if (sum(card in ACES for card in cards), drawn) == (feat.amount, feat.more):
            return True
    return False


def hail(deal: DealSeen, feat: Feat) -> bool:
    drawn, by = 0, set[Seat]()
    found = set[tuple[int, Seat | None]]()
    for seen in deal.seen:
        hits = [data for data in seen.all("drew") if data["seat"] == feat.seat and data["why"] == "ace"]
        if hits and seen.seat is not None:
            drawn += hits[0]["count"]
            by.add(seen.seat)
        if seen.is_turn and seen.seat == feat.seat:
            drawn, by = 0, set()
        found.add((drawn, min(by) if len(by) == 1 else None))
    return (feat.amount, feat.other) in found


def bully(deal: DealSeen, feat: Feat) -> bool:
    drawn = sum(
        data["count"]
        for seen in deal.seen
        if seen.seat == feat.seat
        for data in seen.all("drew")
        if data["why"] == "ace"
    )
    return drawn == feat.amount and feat.other == (None if deal.winner == feat.seat else deal.winner)


def full_hand(deal: DealSeen, feat: Feat) -> bool:
    return deal.most(feat.seat) == feat.amount


def drought(deal: DealSeen, feat: Feat) -> bool:
    turns = deal.turns(feat.seat)
    for played, run in groupby(
        turns, lambda moves: any(seen.all("played", "token", "collected") for seen in moves)
    ):
        if not played:
            dry = [*run]
            drawn = sum(seen.drew(feat.seat) for moves in dry for seen in moves)
            if (len(dry), drawn) == (feat.amount, feat.more):
                return True
    return False


def twos(deal: DealSeen, feat: Feat) -> bool:
    for number, seen in enumerate(deal.seen):
        for data in seen.all("took"):
            paid = max((n for n in range(number) if deal.seen[n].all("took")), default=-1)
            chain = [(seat, cards[0]) for at, seat, cards, _ in deal.plays if paid < at <= number]
            players = set[Seat]()
            while chain and chain[-1][1][0] == "2":
                players.add(chain.pop()[0])
            own = data["seat"] in players
            if (data["seat"], data["count"], own) == (feat.seat, feat.amount, feat.key == "boomerang"):
                return True
    return False


def saved(deal: DealSeen, feat: Feat) -> bool:
    held = sum(card in EIGHTS for card in deal.hands[feat.seat])
    return lost(deal, feat) and (held, abs(deal.over["points"][feat.seat])) == (feat.amount, feat.more)


def disaster(deal: DealSeen, feat: Feat) -> bool:
    points, hand = deal.over["points"][feat.seat], deal.hands[feat.seat]
    return lost(deal, feat) and (abs(points), len(hand)) == (feat.amount, feat.more)


def rout(deal: DealSeen, feat: Feat) -> bool:
    held = [len(deal.hands[seat]) for seat in deal.others]
    return deal.winner == feat.seat and len(held) > 1 and min(held) == feat.amount


# A deal of Olé


def tokens_of(deal: DealSeen, seat: Seat) -> int:
    own: int = sum(data["seat"] == seat for seen in deal.seen for data in seen.all("token"))
    return own + sum(seat in data["seats"] for seen in deal.seen for data in seen.all("dead_end"))


def tokens(deal: DealSeen, feat: Feat) -> bool:
    has_won = feat.seat in deal.winners
    return tokens_of(deal, feat.seat) == feat.amount and has_won == (feat.key == "paid")


def series(deal: DealSeen, feat: Feat) -> bool:
    return feat.amount in [
        d["series"] for seen in deal.seen for d in seen.all("played") if d["seat"] == feat.seat
    ]


def burden(deal: DealSeen, feat: Feat) -> bool:
    points: int = deal.over["points"][feat.seat]
    return points == feat.amount and len(deal.hands[feat.seat]) == feat.more


def stuck(deal: DealSeen, feat: Feat) -> bool:
    waited = [seen for seen in deal.seen if seen.before[feat.seat] == 1 == seen.after[feat.seat]]
    took: int = sum(data["seat"] == feat.seat for seen in waited for data in seen.all("token"))
    return took == feat.amount


def turnaround(deal: DealSeen, feat: Feat) -> bool:
    by = [data["seat"] for seen in deal.seen for data in seen.all("reversed")]
    return by == [feat.seat] and feat.seat in deal.winners


def robbed(deal: DealSeen, feat: Feat) -> bool:
    return (
        lost(deal, feat)
        and not deal.hands[feat.seat]
        and tokens_of(deal, feat.seat) == feat.amount
        and len(deal.hands[deal.winner or 0]) == feat.more
    )


def trapped(deal: DealSeen, feat: Feat) -> bool:
    close = [seat for seat, hand in enumerate(deal.hands) if len(hand) == 1]
    rest = {*range(len(deal.hands))} - {*close}
    cause = {0: "all", 1: "but"}.get(len(rest), "")
    return (
        bool(deal.seen[-1].all("dead_end"))
        and ([*feat.seats], feat.amount, feat.cause) == (close, len(close), cause)
        and feat.other == (min(rest) if cause == "but" else None)
    )


# A deal of Otter Nonsense


def gift(deal: DealSeen, feat: Feat) -> bool:
    last = [data for seen in deal.seen for data in seen.all("gave")][-1]
    heads, giver = deal.seen[-1].heads, feat.seat
    amount = heads[giver] if feat.key == "own_goal" else last["heads"]
    return (
        lost(deal, feat) and last["seat"] == giver and last["target"] == feat.other and amount == feat.amount
    )


def feeder(deal: DealSeen, feat: Feat) -> bool:
    gave = [data for seen in deal.seen for data in seen.all("gave")]
    given = sum(data["heads"] for data in gave if (data["seat"], data["target"]) == (feat.seat, feat.other))
    return lost(deal, feat) and (given, deal.seen[-1].heads[feat.other or 0]) == (feat.amount, feat.more)


def generous(deal: DealSeen, feat: Feat) -> bool:
    gave = [data for seen in deal.seen for data in seen.all("gave") if data["seat"] == feat.seat]
    return (
        lost(deal, feat)
        and deal.seen[-1].heads[feat.seat] == 0
        and sum(data["heads"] for data in gave) == feat.amount
    )


def untouched(deal: DealSeen, feat: Feat) -> bool:
    takers = {data["seat"] for seen in deal.seen for data in seen.all("collected")}
    return deal.winner == feat.seat not in takers


def waiting(deal: DealSeen, feat: Feat) -> bool:
    since = next(n for n, seen in enumerate(deal.seen) if seen.heads[feat.seat] == 6)
    turns = [seat for seat, _ in groupby(s.seat for s in deal.seen[since + 1 :] if s.is_turn)]
    return lost(deal, feat) and deal.seen[-1].heads[feat.seat] == 6 and turns.count(feat.seat) == feat.amount


def nearly(deal: DealSeen, feat: Feat) -> bool:
    for first, then in zip(deal.seen, deal.seen[1:], strict=False):
        is_last = first.seat == feat.seat == then.seat and first.after[feat.seat] == 0
        if is_last and then.all("kept") and then.after[feat.seat] == feat.amount:
            return lost(deal, feat)
    return False


def almost(deal: DealSeen, feat: Feat) -> bool:
    close = [seat for seat, heads in enumerate(deal.seen[-1].heads) if heads == 6]
    return deal.winner == feat.other and [*feat.seats] == close and len(close) == feat.amount


def last_otter(deal: DealSeen, feat: Feat) -> bool:
    return deal.winner == feat.seat and deal.seen[-1].after[feat.seat] == 0


def behind(deal: DealSeen, feat: Feat) -> bool:
    lags = {(max(seen.heads) - seen.heads[feat.seat], seen.heads) for seen in deal.seen}
    most = [heads for lag, heads in lags if lag == feat.amount]
    return (
        deal.winner == feat.seat
        and max(lags)[0] == feat.amount
        and any(heads[feat.other or 0] == max(heads) for heads in most)
    )


def hoard(deal: DealSeen, feat: Feat) -> bool:
    for taken, run in groupby(
        deal.turns(feat.seat), lambda moves: bool(moves[0].all("collected") and moves[0].all("placed"))
    ):
        turns = [*run]
        if taken and (len(turns), turns[-1][-1].after[feat.seat]) == (feat.amount, feat.more):
            return True
    return False


def column(deal: DealSeen, feat: Feat) -> bool:
    return any(
        data["seat"] == feat.seat and len(data["cards"].split()) == feat.amount and seen.all("placed")
        for seen in deal.seen
        for data in seen.all("collected")
    )


# A match


def forgot(match: MatchSeen, feat: Feat) -> bool:
    missed = [d for deal in match.deals for seen in deal.seen for d in seen.all("call_missed")]
    count: int = sum(data["seat"] == feat.seat for data in missed)
    return count == feat.amount


def bridesmaid(match: MatchSeen, feat: Feat) -> bool:
    ones = sum(deal.ones(feat.seat) for deal in match.deals)
    return ones == feat.amount and not match.won(feat.seat) and feat.seat not in match.places[0]


def is_won_by(match: MatchSeen, seat: Seat | None) -> bool:
    return match.places[0] == [seat]


def sweep(match: MatchSeen, feat: Feat) -> bool:
    return all(deal.winners == {feat.seat} for deal in match.deals) and len(match.deals) == feat.amount


def steady(match: MatchSeen, feat: Feat) -> bool:
    return is_won_by(match, feat.seat) and not match.won(feat.seat) and len(match.deals) == feat.amount


def unfair(match: MatchSeen, feat: Feat) -> bool:
    won = match.won(feat.seat), match.won(feat.other or 0)
    return is_won_by(match, feat.other) and won == (feat.amount, feat.more) and won[0] > won[1]


def photo(match: MatchSeen, feat: Feat) -> bool:
    last = len(match.deals) - 1
    return is_won_by(match, feat.seat) and match.behind(last, feat.other or 0) == feat.amount <= 2


def late(match: MatchSeen, feat: Feat) -> bool:
    before = len(match.deals) - 2
    ahead = match.behind(before, feat.seat), match.behind(before, feat.other or 0)
    return is_won_by(match, feat.seat) and ahead == (feat.amount, 0)


def from_last(match: MatchSeen, feat: Feat) -> bool:
    seats, found = range(len(match.deals[0].over["totals"])), set[int]()
    for deal in range(len(match.deals) // 2, len(match.deals) - 1):
        lag = match.behind(deal, feat.seat)
        if lag == max(match.behind(deal, seat) for seat in seats):
            found.add(lag)
    return is_won_by(match, feat.seat) and max(found, default=0) == feat.amount


def brink(match: MatchSeen, feat: Feat) -> bool:
    has_losers = any(seen.all("eliminated") for deal in match.deals for seen in deal.seen)
    total: int = match.deals[-1].over["totals"][feat.seat]
    return has_losers and is_won_by(match, feat.seat) and total == feat.amount


def tie(match: MatchSeen, feat: Feat) -> bool:
    totals = {match.deals[-1].over["totals"][seat] for seat in feat.seats}
    return feat.seats == tuple(match.places[0]) and len(feat.seats) == feat.amount and len(totals) == 1


OF_DEALS: dict[str, Callable[[DealSeen, Feat], bool]] = {
    **{each.__name__: each for each in (let_go, slip, anyway, last_second, rescue, denied, swing, from_one)},
    **{each.__name__: each for each in (teased, patience, comeback, unplayed, spree, beaten, so_close)},
    **{each.__name__: each for each in (scramble, contrast, monologue, wishes, eights, aces, hail, bully)},
    **{each.__name__: each for each in (full_hand, drought, saved, disaster, rout, series, burden, stuck)},
    **{each.__name__: each for each in (turnaround, robbed, trapped, feeder, generous, untouched, waiting)},
    **{each.__name__: each for each in (nearly, almost, last_otter, behind, hoard, column)},
    "twos": twos,
    "boomerang": twos,
    "tokens": tokens,
    "paid": tokens,
    "gift": gift,
    "own_goal": gift,
}
OF_MATCHES: dict[str, Callable[[MatchSeen, Feat], bool]] = {
    each.__name__: each
    for each in (forgot, bridesmaid, sweep, steady, unfair, photo, late, from_last, brink, tie)
}


def untrue(key: str, count: int) -> list[tuple[int, Feat]]:
    """The moments of the first matches of a game that are not as a spectator has seen them."""
    found = []
    for match in islice(matches_of(key), count):
        seen = watched(match)
        story = story_of(seen.told, match.seats, low_wins=GAMES[key].spec.low_wins)
        for feat in story.feats:
            deal = story.deals.get(feat)
            is_true = (
                OF_MATCHES[feat.key](seen, feat)
                if deal is None
                else OF_DEALS[feat.key](seen.deals[deal - 1], feat)
            )
            if not is_true:
                found.append((match.number, feat))
    return found


def test_there_is_a_check_for_every_kind() -> None:
    assert {*OF_DEALS, *OF_MATCHES} == FEAT_KEYS
    assert OF_DEALS.keys().isdisjoint(OF_MATCHES)


@pytest.mark.parametrize("key", OWN)
def test_every_number_that_is_told_is_what_a_spectator_has_counted(key: str) -> None:
    assert untrue(key, 15) == []


@pytest.mark.slow
@pytest.mark.parametrize("key", OWN)
def test_so_it_is_in_hundreds_of_matches(key: str) -> None:
    assert untrue(key, 300) == []
