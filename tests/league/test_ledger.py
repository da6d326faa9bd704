"""Chips: whatever happens, all balances with the bank's come to zero."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.league.ledger import BANK, ChipTransfer, posted, reset, settled, statement, undone
from tests.league.from_scratch import balances_of

PEOPLE: list[str | None] = ["ada", "bo", "cleo", "dag", "eve"]


def test_a_match_moves_chips_between_its_players_and_the_bank_stands_for_computers() -> None:
    won = settled("t1", 5, "m1", ["ada", None, "bo", None], [30, -10, -15, -5])
    assert won.postings == (("ada", 30), (BANK, -15), ("bo", -15))
    assert posted({"ada": -10}, won) == {"ada": 20, BANK: -15, "bo": -15}


def test_a_void_match_is_undone() -> None:
    won = settled("t1", 5, "m1", ["ada", "bo"], [30, -30])
    back = undone("t2", 6, won)
    assert back.about == "t1"
    assert balances_of([won, back]) == {"ada": 0, "bo": 0}


def test_a_season_sets_everybody_back() -> None:
    balances = {"ada": 70, "bo": -90, "cleo": 0, BANK: 20}
    assert posted(balances, reset("t9", 9, "spring", balances)) == {"ada": 0, "bo": 0, "cleo": 0, BANK: 0}
    staked = posted(balances, reset("t9", 9, "spring", balances, stake=100))
    assert staked == {"ada": 100, "bo": 100, "cleo": 100, BANK: -300}


def test_a_statement() -> None:
    first = settled("t1", 5, "m1", ["ada", "bo"], [30, -30])
    other = settled("t2", 6, "m2", ["bo", "cleo"], [5, -5])
    assert [*statement("ada", [first, other])] == [(first, 30, 30)]
    assert [*statement("bo", [first, other])] == [(first, -30, -30), (other, 5, -25)]


@pytest.mark.parametrize("postings", [(("ada", 5),), (("ada", 5), ("ada", -5)), (("ada", 5), ("bo", -4))])
def test_nothing_comes_from_nowhere(postings: tuple[tuple[str, int], ...]) -> None:
    with pytest.raises(ValueError, match="t1"):
        ChipTransfer("t1", 5, "match", "m1", postings)
    with pytest.raises(ValueError, match="t1"):
        settled("t1", 5, "m1", ["ada", "bo"], [30, -29])


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32))
def test_any_sequence_comes_to_zero(seed: int) -> None:
    chance = Random(seed)
    balances: dict[str, int] = {}
    done: list[ChipTransfer] = []
    for number in range(chance.randint(0, 40)):
        kind = chance.random()
        if kind < 0.7 or not done:
            seats = chance.sample(PEOPLE, chance.randint(1, 4))
            seats += [None] * chance.randint(2 - min(2, len(seats)), 2)
            chips = [chance.randint(-50, 50) for _ in seats[1:]]
            made = settled(f"t{number}", number, f"m{number}", seats, [-sum(chips), *chips])
        elif kind < 0.9:
            made = undone(f"t{number}", number, chance.choice(done))
        else:
            made = reset(f"t{number}", number, "spring", balances, chance.choice((0, 100)))
        done.append(made)
        balances = posted(balances, made)
        assert sum(balances.values()) == 0
    from_scratch = balances_of(done)
    assert from_scratch == balances
    for account, balance in balances.items():
        assert balance == sum(amount for _, amount, _ in statement(account, done))
