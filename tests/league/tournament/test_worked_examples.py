"""The worked examples of the rules of the tournament, each by its name there."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from bot.games import GAMES
from bot.games.api import Move
from bot.league.decisions import AdjustDeal, Settle, VoidDeal
from bot.league.season import acts
from bot.league.sizes import cut_up, table_sizes
from bot.league.tournament import TournamentTable, sitting
from tests.league.tournament.dashboard import BETWEEN, Dashboard, numbers, scripted, spread, with_cells


def test_9_t_1_twenty_three_entrants() -> None:
    shuffle = (14, 3, 22, 9, 1, 17, 5, *(n for n in range(1, 24) if n not in (14, 3, 22, 9, 1, 17, 5)))
    tables = cut_up(shuffle, table_sizes(23, 5, 7))
    assert [len(table) for table in tables] == [5, 5, 5, 4, 4]
    assert tables[0] == (14, 3, 22, 9, 1)

    dashboard = Dashboard(23)
    dashboard.say(acts.Start())
    first = TournamentTable(1, 1, tuple(map(str, tables[0])), frozenset())
    dashboard.state = replace(dashboard.state, tables=(first, *dashboard.state.tables[1:]))
    due = dashboard.due(1)
    assert (due.dealer, due.position, due.slots) == (None, None, (1, 2, 3, 4, 5))  # they cut
    for dealer in (3, 4, 0, 1, 2):  # entry 9 has won the cut
        due = dashboard.due(1)
        assert dealer == (3 if due.dealer is None else due.dealer)
        dashboard.play(1, 1, 1, 1, 1, 1, 1, cut=3)


def test_9_t_1_the_dealers_left_begins() -> None:
    dashboard = Dashboard(5)
    dashboard.say(acts.Start())
    slot = dashboard.deal(1, 1, cut=3)
    dashboard.say(VoidDeal(1, 1, slot))
    table = dashboard.state.table(1, 1)
    assert table is not None
    due = sitting(dashboard.state, table)
    assert due.position == {**BETWEEN, "games": 5, "dealer": 2}
    game = GAMES["pursuit"]
    starter = "5H"  # no trick card
    deck = f"{' '.join(r + s for r in '34679' for s in 'CDHS')} AC AD 2C 2D 2H {starter} KC KD"
    state = game.load({**due.position, "next_deck": deck})
    state = game.apply(state, 0, Move.parse("deal")).state
    seen = game.observe(state, None)
    assert (seen.dealer, seen.to_act) == (3, {4})


U, V = 13, 14
ROUND1 = {n: spread(80) for n in range(1, 10)} | {n: spread(120) for n in (10, 11, 12)}
ROUND2 = {n: spread(90) for n in range(1, 10)} | {n: spread(71 + n) for n in (10, 11, 12)}


def fourteen(u: tuple[int, int], v: tuple[int, int], tie: Literal["auto", "umpire"] = "auto") -> Dashboard:
    """Rounds 1 and 2 with U and V at 188; each has so many wins, and so much of it in round 2."""
    dashboard = Dashboard(14, tie=tie).to_review()
    rounds = {1: dict(ROUND1), 2: dict(ROUND2)}
    for entry, (wins, second) in ((U, u), (V, v)):
        rounds[1][entry] = spread(188 - second, wins)
        rounds[2][entry] = [1, 1, 10, second - 13, 1]
    with_cells(dashboard, rounds)
    return dashboard


def through(dashboard: Dashboard) -> set[int]:
    return {10, 11, 12, U, V} & set(numbers(dashboard.state.finalists))


def test_9_t_2_a_tie_at_tenth_place_more_games_won() -> None:
    dashboard = fourteen(u=(2, 94), v=(1, 90))
    dashboard.say(acts.Confirm())
    assert through(dashboard) == {U}
    assert dashboard.state.phase == "playoff"


def test_9_t_2_b_tie_at_tenth_place_round_2() -> None:
    dashboard = fourteen(u=(2, 94), v=(2, 90))
    dashboard.say(acts.Confirm())
    assert through(dashboard) == {V}


def test_9_t_2_c_adjusted_in_review() -> None:
    dashboard = fourteen(u=(2, 94), v=(1, 90))
    dashboard.say(AdjustDeal(str(V), 2, 3, "-", 3), "7S counted as TS")
    line = dashboard.log[-1]
    (before,), (after,) = line.before["cells"], line.after["cells"]
    assert (line.reason, before["points"], after["points"]) == ("7S counted as TS", 10, 7)
    dashboard.say(acts.Confirm())
    assert through(dashboard) == {V}
    assert dashboard.places()[U] == 11


def test_9_t_2_d_the_umpire_settles() -> None:
    dashboard = fourteen((2, 94), (1, 90), tie="umpire")
    dashboard.say(acts.Confirm())
    tie = dashboard.state.tie
    assert tie is not None
    assert (dashboard.state.phase, tie.places, set(numbers(tie.entries))) == ("tie", 1, {U, V})
    dashboard.say(Settle((str(V),)))
    assert through(dashboard) == {V}
    assert dashboard.state.phase == "playoff"


COMBINED = dict(enumerate((90, 102, 85, 140, 99, 120, 77), start=1))
PLAYOFF = dict(enumerate((60, 40, 70, 10, 55, 33, 48), start=1))
SEVEN = scripted(
    {
        1: {entry: spread(points - 20) for entry, points in COMBINED.items()},
        2: {entry: spread(20) for entry in COMBINED},
        3: {entry: spread(points) for entry, points in PLAYOFF.items()},
    }
)


@pytest.mark.parametrize(
    ("carry", "places"),
    [
        (False, {4: 1, 6: 2, 2: 3, 7: 4, 5: 5, 1: 6, 3: 7}),
        (True, {7: 1, 2: 2, 1: 3, 4: 3, 6: 5, 5: 6, 3: 7}),  # 125 142 150 150 153 154 155
    ],
    ids=["from zero", "carry"],
)
def test_9_t_3_seven_entrants(carry: bool, places: dict[int, int]) -> None:
    dashboard = Dashboard(7, playoff_carry=carry).to_review(SEVEN)
    dashboard.say(acts.Confirm())
    dashboard.play_on(SEVEN)
    assert [len(table.seats) for table in dashboard.state.tables] == [7, 7, 7]
    assert dashboard.state.phase == "final_review"
    dashboard.say(acts.Confirm())
    assert dashboard.state.phase == "done"
    assert numbers(dashboard.state.champions) == (next(iter(places)),)
    assert dashboard.places() == places


def test_9_t_4_voided_game_replayed() -> None:
    dashboard = Dashboard(5)
    dashboard.say(acts.Start())
    dashboard.play(1, 1, 10, 0, 21, 33, 4, cut=2)
    dashboard.play(1, 1, 0, 12, 45, 7, 30)
    dashboard.play(1, 1, 0, 8, 40, 11, 2)
    dashboard.play(1, 1, 25, 31, 0, 6, 19)
    dashboard.say(VoidDeal(1, 1, 2), "seat 2 shown a hand by mistake")
    due = dashboard.due(1)
    assert (due.slots, due.dealer) == ((2,), 3)
    dashboard.play(1, 1, 18, 0, 10, 22, 5)
    due = dashboard.due(1)
    assert (due.slots, due.dealer) == ((5,), 1)
    dashboard.play(1, 1, 3, 14, 9, 0, 50)

    seats = dashboard.table_of("1", 1).seats
    cells = dashboard.state.cells
    sums = [sum(cells[1, slot, entry].points for slot in range(1, 6)) for entry in seats]
    wins = [sum(cells[1, slot, entry].won for slot in range(1, 6)) for entry in seats]
    assert sums == [56, 53, 80, 72, 80]
    assert wins == [1, 2, 1, 1, 0]
    assert {cells[1, 2, entry].how for entry in seats} == {"replayed"}
    (won,) = dashboard.told("table_won")
    assert (won.data["entries"], won.data["points"]) == ([seats[1]], 53)
