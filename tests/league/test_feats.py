"""The best moments of a match, from what everybody could see of it."""

from __future__ import annotations

from contextlib import nullcontext
from random import Random
from typing import Any

import pytest

from bot.games import GAMES, OWN
from bot.league.feats import Feat, MatchStory, MoveTold, story_of
from bot.league.rarity import COMMON, FEAT_KEYS, LEASTS, RARITIES, RUNS, best, rarity
from tests.corpus.rarity import counted
from tests.games.at_random import some_move

DEALT = ("dealt", {"deal": 1, "seat": 0, "seats": [1, 2, 0], "count": 7})
OTTERS = {"deal": 1, "winner": 1, "totals": [0, 1, 0]}


def told(*moves: tuple[int, int, list[tuple[str, dict[str, Any]]]], low_wins: bool = True) -> MatchStory:
    """The story of a match of three, of moves by a seat at a time (ms)."""
    opening = MoveTold(None, 0, [DEALT])
    return story_of([opening, *(MoveTold(*move) for move in moves)], 3, low_wins=low_wins)


def lays(seat: int, cards: str, left: int = 5) -> tuple[str, dict[str, Any]]:
    return "played", {"seat": seat, "cards": cards, "left": left}


def drew(seat: int, count: int, why: str) -> tuple[str, dict[str, Any]]:
    return "drew", {"seat": seat, "count": count, "why": why}


def draws(seat: int, count: int) -> tuple[str, dict[str, Any]]:
    return "penalty", {"seat": seat, "count": count, "due": count}


def over(totals: list[int], winner: int, deal: int = 1, **more: Any) -> tuple[str, dict[str, Any]]:
    return "deal_over", {
        "deal": deal,
        "winner": winner,
        "points": totals,
        "totals": totals,
        "hands": [""] * 3,
        **more,
    }


def ends(*places: list[int]) -> tuple[str, dict[str, Any]]:
    return "match_over", {"places": list(places), "totals": []}


def test_thirty_cards_in_one_hand_beat_a_deal_won_with_twelve() -> None:
    story = told(
        (1, 10, [draws(1, 5)]),
        (2, 20, [draws(2, 10)]),
        (2, 30, [draws(2, 13)]),
        (1, 40, [lays(1, "9C", 0), over([5, 0, 95], 1)]),
    )
    assert story.seats[2].most_cards == 30
    assert best(story.feats, range(4), "olsen") == Feat("full_hand", 2, 30)
    assert Feat("comeback", 1, 12) in story.feats


def test_what_was_done_at_a_seat_before_somebody_took_it_over_is_not_theirs() -> None:
    moves = [
        MoveTold(None, 0, [DEALT], 1),
        MoveTold(2, 10, [draws(2, 23), ("called", {"seat": 2})], 2),
        MoveTold(1, 20, [draws(1, 13)], 3),
        MoveTold(2, 30, [draws(2, 1)], 4),
    ]
    story = story_of(moves, 3, low_wins=True, taken={2: 3})
    assert [feat.seat for feat in story.feats if feat.amount < 31] == [1]
    assert (story.seats[2].most_cards, story.seats[2].calls_made) == (31, 0)
    assert story_of(moves, 3, low_wins=True).seats[2].calls_made == 1


def test_a_hand_has_grown_once_it_is_half_as_large_again_as_one_that_is_dealt() -> None:
    story = told((0, 10, [draws(0, 3)]), (1, 20, [draws(1, 4)]))
    assert [seat.has_grown for seat in story.seats] == [False, True, False]


def test_a_run_of_eights_goes_on_over_the_turns_of_others_and_ends_with_another_card() -> None:
    story = told(
        (1, 1, [lays(1, "8H")]),
        (2, 2, [lays(2, "9H")]),
        (1, 3, [lays(1, "8C")]),
        (1, 4, [lays(1, "8D")]),
        (1, 5, [lays(1, "9D")]),
        (1, 6, [lays(1, "8S")]),
    )
    assert best(story.feats, range(4), "olsen") == Feat("eights", 1, 3)


def test_aces_in_one_go_are_not_those_of_two_turns() -> None:
    one = told((1, 1, [lays(1, "AH AC")]), (1, 2, [lays(1, "AD")]))
    assert best(one.feats, range(4), "olsen") == Feat("aces", 1, 3)
    two = told((1, 1, [lays(1, "AH")]), (2, 2, [lays(2, "9H")]), (1, 3, [lays(1, "AD")]))
    assert best(two.feats, range(4), "olsen") is None


@pytest.mark.parametrize(("gap", "in_time"), [(0, True), (1_000, True), (1_001, False)])
def test_a_call_in_the_last_second(gap: int, in_time: bool) -> None:
    called = "called", {"seat": 1}
    story = told((1, 5_000, [lays(1, "9H", 1)]), (1, 9_000, [called]), (2, 9_000 + gap, [lays(2, "9C")]))
    assert (Feat("last_second", 1, max(gap, 1)) in story.feats) is in_time
    of_computers = best(story.feats, {0, 2, 3}, "olsen")
    assert of_computers is None or of_computers.key != "last_second"
    assert story.seats[1].calls_made == 1


def test_a_call_with_its_card_was_in_no_hurry() -> None:
    called = "called", {"seat": 1}
    story = told((1, 5, [lays(1, "9H", 1), called]), (2, 6, [lays(2, "9C")]))
    assert "last_second" not in {feat.key for feat in story.feats}


def test_a_call_before_the_end_of_a_deal_was_in_no_hurry() -> None:
    """The deal that follows within a second is not a turn for which the call was just in time."""
    called = "called", {"seat": 1}
    story = told(
        (1, 5, [lays(1, "9H", 1)]),
        (1, 6, [called]),
        (1, 7, [lays(1, "9C", 0), over([5, 0, 5], 1)]),
        (2, 8, [DEALT]),
    )
    assert "last_second" not in {feat.key for feat in story.feats}


def test_who_was_last_late_in_the_match_and_won_it() -> None:
    late = [over([20, 0, 60], 1, 1), over([40, 30, 60], 2, 2), over([80, 70, 60], 2, 3)]
    story = told(*((0, at, [each]) for at, each in enumerate(late)), (0, 9, [ends([2], [1], [0])]))
    assert Feat("from_last", 2, 30) in story.feats
    high = told(
        *(
            (0, at, [over([-each for each in data["totals"]], data["winner"], data["deal"])])
            for at, (_, data) in enumerate(late)
        ),
        (0, 9, [ends([2], [1], [0])]),
        low_wins=False,
    )
    assert Feat("from_last", 2, 30) in high.feats


def test_a_narrow_win_and_a_sweep() -> None:
    close = [over([10, 11, 60], 0, 1), over([20, 30, 70], 0, 2), over([29, 30, 99], 1, 3)]
    story = told(*((0, at, [each]) for at, each in enumerate(close)), (0, 9, [ends([0], [1], [2])]))
    assert Feat("photo", 0, 1, 1) in story.feats
    swept = told(
        *((0, deal, [over([0, 9 * deal, 9 * deal], 0, deal)]) for deal in (1, 2, 3)),
        (0, 9, [ends([0], [1, 2])]),
    )
    assert Feat("sweep", 0, 3) in swept.feats


def test_in_otter_nonsense_the_winning_head_was_a_gift() -> None:
    gave = "gave", {"seat": 0, "target": 1, "card": "7", "heads": 3, "total": 7}
    before = [
        ("gave", {"seat": 1, "target": 0, "card": "7", "heads": 3, "total": 6}),
        ("gave", {"seat": 1, "target": 2, "card": "1", "heads": 1, "total": 1}),
    ]
    story = told(
        (1, 0, before),
        (0, 1, [("collected", {"seat": 0, "column": 1, "cards": "5 6 7"}), gave]),
        (0, 1, [("deal_over", {**OTTERS, "points": [6, 7, 1]})]),
    )
    assert Feat("gift", 0, 3, 1) in story.feats
    assert {Feat("own_goal", 0, 6, 1), Feat("almost", 0, 1, 1, seats=(0,))} <= set(story.feats)
    assert [seat.heads for seat in story.seats] == [6, 7, 1]


def test_in_ole_series_tokens_and_a_deal_without_points() -> None:
    token = "token", {"seat": 2, "tokens": 8, "noted": False, "series": 0}
    won = over([0, 9, 40], 0, seats=[0], low=0)
    story = told(
        (0, 1, [("played", {"seat": 0, "cards": "B7", "left": 3, "series": 3})]), (2, 2, [token, won])
    )
    expected = {Feat("series", 0, 3), Feat("tokens", 2, 8)}
    assert expected <= set(story.feats)
    assert best(expected, range(4), "ole") == Feat("tokens", 2, 8)


def test_in_ole_the_first_without_cards_may_lose_to_fewer_points() -> None:
    token = "token", {"seat": 2, "tokens": 3, "noted": False, "series": 0}
    reversed_ = "reversed", {"seat": 0, "order": "YGBR"}
    story = told(
        (0, 1, [reversed_]),
        (2, 2, [token]),
        (2, 3, [("played", {"seat": 2, "cards": "B7", "left": 0, "series": 0}), ("went_out", {"seat": 2})]),
        (2, 3, [over([9, 20, 15], 0, seats=[0], low=0)]),
    )
    assert {Feat("turnaround", 0, 1), Feat("robbed", 2, 3, 0)} <= set(story.feats)
    assert best(story.feats, range(3), "ole") == Feat("robbed", 2, 3, 0)


def test_what_nearly_every_match_has_is_told_after_a_rarer_run() -> None:
    common, rare = Feat("swing", 0, 4, 1), Feat("eights", 1, 3)
    assert rarity(common, "pursuit") <= COMMON < rarity(rare, "pursuit")
    assert best([common, rare], range(3), "pursuit") == rare
    assert best([Feat("swing", 0, 6, 1), rare], range(3), "pursuit") == Feat("swing", 0, 6, 1)


def test_of_moments_that_are_as_rare_the_larger_is_told() -> None:
    less, more = Feat("swing", 0, 6, 1), Feat("swing", 1, 7, 0)
    assert rarity(less, "olsen") == rarity(more, "olsen")
    assert best([less, more], range(3), "olsen") == best([more, less], range(3), "olsen") == more


def test_one_card_left_a_forgotten_call_and_then_many() -> None:
    missed = "call_missed", {"seat": 1}
    story = told(
        (1, 10, [lays(1, "9C", 1)]),
        (2, 20, [missed, draws(1, 10), lays(2, "9D", 1)]),
        (0, 30, [lays(0, "9H", 0), over([0, 60, 5], 0)]),
    )
    assert Feat("slip", 1, 10, 0) in story.feats
    won = told((1, 10, [lays(1, "9C", 1)]), (2, 20, [missed, draws(1, 10)]), (1, 30, [over([9, 0, 5], 1)]))
    assert Feat("anyway", 1, 10) in won.feats


def test_a_forgotten_call_with_the_last_card_gave_the_deal_away() -> None:
    story = told(
        (1, 10, [lays(1, "9C", 1)]),
        (1, 20, [lays(1, "9D", 0)]),
        (2, 30, [("call_missed", {"seat": 1}), draws(1, 3), over([0, 0, -9], 0)]),
    )
    assert best(story.feats, range(3), "olsen_olsen") == Feat("let_go", 1, 1, 0)


def test_what_came_to_a_hand_later_is_not_told_of_the_hit_that_stopped_it() -> None:
    """A rescue tells the cards of the hit alone."""
    hit = [lays(2, "AC", 3), ("poisoned", {"seat": 2, "seats": [1], "count": 1}), drew(1, 1, "ace")]
    later = [drew(1, 3, "turn")]
    last = [lays(2, "9S", 0), over([5, 9, 0], 2)]
    story = told((1, 10, [lays(1, "9C", 1)]), (2, 20, hit), (1, 25, later), (2, 30, last))
    assert [feat for feat in story.feats if feat.key == "rescue"] == [Feat("rescue", 2, 1, 1, "ace", 1)]


def test_a_seat_that_got_down_to_one_card_again_was_not_stopped() -> None:
    hit = [("challenged", {"seat": 2, "target": 1}), draws(1, 1)]
    last = [lays(2, "9S", 0), over([5, 9, 0], 2)]
    story = told((1, 10, [lays(1, "9C", 1)]), (2, 20, hit), (1, 25, [lays(1, "8C", 1)]), (2, 30, last))
    assert "rescue" not in {feat.key for feat in story.feats}


@pytest.mark.parametrize(
    "stopping",
    [
        [
            lays(2, "AC"),
            ("poisoned", {"seat": 2, "seats": [0, 1], "count": 1}),
            ("drew", {"seat": 1, "count": 1, "why": "ace"}),
        ],
        [("challenged", {"seat": 2, "target": 1}), draws(1, 1)],
    ],
)
def test_whoever_makes_a_seat_with_one_card_draw_and_wins_has_stopped_it(stopping: Any) -> None:
    story = told(
        (1, 10, [lays(1, "9C", 1)]), (2, 20, stopping), (2, 30, [lays(2, "9S", 0), over([5, 9, 0], 2)])
    )
    assert (2, 1, 1) in [(feat.seat, feat.amount, feat.other) for feat in story.feats if feat.key == "rescue"]
    lost = told(
        (1, 10, [lays(1, "9C", 1)]), (2, 20, stopping), (0, 30, [lays(0, "9S", 0), over([0, 9, 5], 0)])
    )
    assert not [feat for feat in lost.feats if feat.key == "rescue"]


def test_whoever_takes_for_twos_is_stopped_by_the_seat_that_played_the_last_two() -> None:
    took = "took", {"seat": 1, "count": 4, "due": 4}
    story = told(
        (1, 10, [lays(1, "9C", 1)]), (0, 15, [lays(0, "2C")]), (1, 20, [took]), (0, 30, [over([0, 9, 5], 0)])
    )
    assert Feat("rescue", 0, 4, 1, "twos") in story.feats


def test_eights_that_were_saved_and_those_who_were_nearly_out() -> None:
    story = told((0, 10, [lays(0, "9C", 0), over([0, 100, 5], 0, hands=["", "8C 8D", "5H"])]))
    assert Feat("saved", 1, 2, 0, more=100) in story.feats
    assert Feat("disaster", 1, 100, 0, more=2) in story.feats
    assert "beaten" not in {feat.key for feat in story.feats}, "one of three is not half the table"
    both = told((0, 10, [lays(0, "9C", 0), over([0, 50, 5], 0, hands=["", "8C", "5H"])]))
    assert Feat("beaten", 1, 2, 0, "all", seats=(1, 2)) in both.feats


def test_who_led_until_the_last_deal_and_who_was_nearly_out_of_the_match() -> None:
    deals = [over([0, 10, 60], 0, 1), over([10, 50, 90], 0, 2), over([120, 90, 130], 1, 3)]
    out = "eliminated", {"seat": 0, "total": 120}
    story = told(*((0, at, [each]) for at, each in enumerate(deals)), (0, 9, [out, ends([1], [0], [2])]))
    assert Feat("late", 1, 40, 0) in story.feats
    assert Feat("brink", 1, 90) in story.feats


def test_drama_is_told_before_any_run_and_the_rarest_of_it() -> None:
    run, slip, rarer = Feat("aces", 0, 4), Feat("rescue", 1, 1, 0), Feat("denied", 2, 2, 0)
    assert rarity(run, "olsen") > rarity(rarer, "olsen") > rarity(slip, "olsen") > 0
    assert best([run, slip, rarer], range(3), "olsen") == rarer
    assert best([run], range(3), "olsen") == run
    assert best([], range(3), "olsen") is None
    assert rarity(Feat("full_hand", 0, 14), "olsen") == 0
    assert rarity(Feat("eights", 0, 3), "a game from outside") == rarity(Feat("eights", 0, 3), "olsen")
    assert {*RARITIES} == {*OWN}
    for leasts in LEASTS.values():
        assert list(leasts) == sorted(leasts)
    for steps in (steps for each in RARITIES.values() for steps in each.values()):
        assert list(steps) == sorted(steps), "more of it is rarer"
    assert RUNS < FEAT_KEYS


@pytest.mark.slow
@pytest.mark.parametrize("key", OWN)
def test_rarities_are_those_of_the_corpus(key: str) -> None:
    """If this fails, ``python -m tests.corpus.rarity`` prints the table."""
    assert counted(key) == RARITIES[key]


@pytest.mark.parametrize("key", GAMES)
def test_any_match_has_a_story(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "bot.league.feats.reader.suppress", lambda *_: nullcontext()
    )  # nothing of ours is left out
    game, chance = GAMES[key], Random(key)
    seats = game.spec.seats[1]
    step = game.new(seats, chance.randbytes(32), {})
    moves, most = (
        [MoveTold(None, 0, [(event.key, event.data) for event in step.events if event.to is None])],
        0,
    )
    while game.result(step.state) is None and len(moves) < 1_500:
        seat, move = some_move(game, step.state, seats, chance)
        step = game.apply(step.state, seat, move)
        most = max(most, *game.observe(step.state, None).counts)
        told = [(event.key, event.data) for event in step.events if event.to is None]
        moves.append(MoveTold(seat, len(moves), told))
    story = story_of(moves, seats, low_wins=game.spec.low_wins)
    assert max(seat.most_cards for seat in story.seats) == most
    assert all(feat.key in FEAT_KEYS for feat in story.feats)


def test_a_game_that_tells_its_events_with_other_data_has_fewer_feats() -> None:
    moves = [
        MoveTold(None, 0, [("dealt", {"deal": 1, "seat": 0, "count": 3})]),
        MoveTold(0, 10, [lays(0, "9C", 0), ("took", {"seat": 1, "card": "9C"})]),
        MoveTold(
            1, 20, [("deal_over", {"deal": 1, "winner": None, "points": [6, 6, 6], "totals": [6, 6, 6]})]
        ),
        MoveTold(1, 20, [("match_over", {"totals": [6, 6, 6]})]),
    ]
    story = story_of(moves, 3, low_wins=False)
    assert [feat for feat in story.feats if rarity(feat, "a game from outside")] == []


def test_what_a_person_did_is_told_rather_than_what_a_computer_did() -> None:
    common, rare = Feat("eights", 1, 3), Feat("full_hand", 2, 30)
    assert best([common, rare], {0, 1}, "olsen") == common
    assert best([common, rare], {0}, "olsen") == rare


def test_a_story_says_in_which_deal_a_feat_happened() -> None:
    over = {"winner": 0, "points": [0, 5], "totals": [0, 5], "deal": 1}
    moves = [
        MoveTold(None, 0, [("dealt", {"seats": [0, 1], "count": 5})]),
        MoveTold(0, 1, [("deal_over", over)]),
        MoveTold(0, 2, [("dealt", {"seats": [0, 1], "count": 5})]),
        MoveTold(1, 3, [("drew", {"seat": 1, "count": 30})]),
    ]
    story = story_of(moves, 2, low_wins=True)
    assert {feat.key: deal for feat, deal in story.deals.items()}["full_hand"] == 2
