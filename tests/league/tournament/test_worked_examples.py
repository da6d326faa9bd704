"""The worked examples of the rules of the tournament, each by its name there."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from bot.games import GAMES
from bot.games.api import Move
from bot.league.contest import acts
from bot.league.decisions import AdjustGame, Settle, VoidGame
from bot.league.sizes import cut_up, table_sizes
from bot.league.tournament import TournamentTable, sitting
from tests.league.tournament.desk import BETWEEN, Desk, numbers, scripted, spread, with_cells


def test_9_t_1_twenty_three_entrants() -> None:
    shuffle = (14, 3, 22, 9, 1, 17, 5, *(n for n in range(1, 24) if n not in (14, 3, 22, 9, 1, 17, 5)))
    tables = cut_up(shuffle, table_sizes(23, 5, 7))
    assert [len(table) for table in tables] == [5, 5, 5, 4, 4]
    assert tables[0] == (14, 3, 22, 9, 1)

    desk = Desk(23)
    desk.say(acts.Start())
    first = TournamentTable(1, 1, tuple(map(str, tables[0])), frozenset())
    desk.state = replace(desk.state, tables=(first, *desk.state.tables[1:]))
    due = desk.due(1)
    assert (due.dealer, due.position, due.slots) == (None, None, (1, 2, 3, 4, 5))  # they cut
    for dealer in (3, 4, 0, 1, 2):  # entry 9 has won the cut
        due = desk.due(1)
        assert dealer == (3 if due.dealer is None else due.dealer)
        desk.play(1, 1, 1, 1, 1, 1, 1, cut=3)


def test_9_t_1_the_dealers_left_begins() -> None:
    desk = Desk(5)
    desk.say(acts.Start())
    slot = desk.deal(1, 1, cut=3)
    desk.say(VoidGame(1, 1, slot))
    table = desk.state.table(1, 1)
    assert table is not None
    due = sitting(desk.state, table)
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


def fourteen(u: tuple[int, int], v: tuple[int, int], tie: Literal["auto", "umpire"] = "auto") -> Desk:
    """Rounds 1 and 2 with U and V at 188; each has so many wins, and so much of it in round 2."""
    desk = Desk(14, tie=tie).to_review()
    rounds = {1: dict(ROUND1), 2: dict(ROUND2)}
    for entry, (wins, second) in ((U, u), (V, v)):
        rounds[1][entry] = spread(188 - second, wins)
        rounds[2][entry] = [1, 1, 10, second - 13, 1]
    with_cells(desk, rounds)
    return desk


def through(desk: Desk) -> set[int]:
    return {10, 11, 12, U, V} & set(numbers(desk.state.finalists))


def test_9_t_2_a_tie_at_tenth_place_more_games_won() -> None:
    desk = fourteen(u=(2, 94), v=(1, 90))
    desk.say(acts.Confirm())
    assert through(desk) == {U}
    assert desk.state.phase == "playoff"


def test_9_t_2_b_tie_at_tenth_place_round_2() -> None:
    desk = fourteen(u=(2, 94), v=(2, 90))
    desk.say(acts.Confirm())
    assert through(desk) == {V}


def test_9_t_2_c_adjusted_in_review() -> None:
    desk = fourteen(u=(2, 94), v=(1, 90))
    desk.say(AdjustGame(str(V), 2, 3, "-", 3), "7S counted as TS")
    line = desk.log[-1]
    (before,), (after,) = line.before["cells"], line.after["cells"]
    assert (line.reason, before["points"], after["points"]) == ("7S counted as TS", 10, 7)
    desk.say(acts.Confirm())
    assert through(desk) == {V}
    assert desk.places()[U] == 11


def test_9_t_2_d_the_umpire_settles() -> None:
    desk = fourteen((2, 94), (1, 90), tie="umpire")
    desk.say(acts.Confirm())
    tie = desk.state.tie
    assert tie is not None
    assert (desk.state.phase, tie.places, set(numbers(tie.entries))) == ("tie", 1, {U, V})
    desk.say(Settle((str(V),)))
    assert through(desk) == {V}
    assert desk.state.phase == "playoff"


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
    desk = Desk(7, playoff_carry=carry).to_review(SEVEN)
    desk.say(acts.Confirm())
    desk.play_on(SEVEN)
    assert [len(table.seats) for table in desk.state.tables] == [7, 7, 7]
    assert desk.state.phase == "final_review"
    desk.say(acts.Confirm())
    assert desk.state.phase == "done"
    assert numbers(desk.state.champions) == (next(iter(places)),)
    assert desk.places() == places


def test_9_t_4_voided_game_replayed() -> None:
    desk = Desk(5)
    desk.say(acts.Start())
    desk.play(1, 1, 10, 0, 21, 33, 4, cut=2)
    desk.play(1, 1, 0, 12, 45, 7, 30)
    desk.play(1, 1, 0, 8, 40, 11, 2)
    desk.play(1, 1, 25, 31, 0, 6, 19)
    desk.say(VoidGame(1, 1, 2), "seat 2 shown a hand by mistake")
    due = desk.due(1)
    assert (due.slots, due.dealer) == ((2,), 3)
    desk.play(1, 1, 18, 0, 10, 22, 5)
    due = desk.due(1)
    assert (due.slots, due.dealer) == ((5,), 1)
    desk.play(1, 1, 3, 14, 9, 0, 50)

    seats = desk.table_of("1", 1).seats
    cells = desk.state.cells
    sums = [sum(cells[1, slot, entry].points for slot in range(1, 6)) for entry in seats]
    wins = [sum(cells[1, slot, entry].won for slot in range(1, 6)) for entry in seats]
    assert sums == [56, 53, 80, 72, 80]
    assert wins == [1, 2, 1, 1, 0]
    assert {cells[1, 2, entry].how for entry in seats} == {"replayed"}
    (won,) = desk.told("table_won")
    assert (won.data["entries"], won.data["points"]) == ([seats[1]], 53)
