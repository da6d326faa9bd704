"""How likely a seat is to win: from what it sees alone, the same each time, and as often as that."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import GAMES
from bot.players.chances import AS_IT_IS, LEAST, Measured, chance, corrected, measured, stretched
from bot.players.normal import choose
from bot.players.skills import SKILLS
from tests.games.at_random import dealt_otherwise, open_table, play_out
from tests.training.arena import called, new_match


@pytest.mark.parametrize("key", SKILLS)
def test_in_any_match_chances_are_known_and_hidden_cards_change_nothing(key: str) -> None:
    game, chances = GAMES[key], Random(f"chances of {key}")
    for _ in range(4):
        table = open_table(game, chances)
        for step, _, _ in play_out(game, table, chances):
            if chances.random() > 0.02 or not game.to_act(step.state):
                continue
            seat = chances.randrange(table.seats)
            twin = dealt_otherwise(game, step.state, seat, chances)
            found = chance(game.observe(step.state, seat), Random(1))
            assert 0 <= found <= 1
            assert found == chance(game.observe(twin, seat), Random(1))


@pytest.mark.parametrize("key", SKILLS)
def test_at_the_end_it_is_what_came_of_it_and_before_it_nobody_is_sure(key: str) -> None:
    game, chances = GAMES[key], Random(3)
    state = new_match(key, 1, b"chances").state
    while acting := game.to_act(state):
        seat = min(acting)
        state = called(key, game.apply(state, seat, choose(game.observe(state, seat), chances)).state, seat)
    first = game.result(state).places[0]  # type: ignore[union-attr]  # it is over
    parts = [(seat in first) / len(first) for seat in range(4)]
    assert [chance(game.observe(state, seat), chances) for seat in range(4)] == parts
    for share in (0.0, 1.0):
        assert LEAST <= corrected(key, 4, share) <= 1 - LEAST


def test_who_holds_one_card_that_fits_is_likelier_to_win_than_who_holds_many() -> None:
    position = {"game": "olsen", "seats": 2, "turn": 0, "discard": "9H", "options": {"deals": 1}}
    state = GAMES["olsen"].load({**position, "hands": ["9C", "AC KC QC JC TC 7D 6D 5D"], "first_turn": []})
    chances = [chance(GAMES["olsen"].observe(state, seat), Random(1)) for seat in (0, 1)]
    assert chances[0] > 0.9
    assert chances[1] < 0.3, "it cannot know that the card fits"


def test_a_chance_is_stretched_away_from_an_equal_share_or_nearer_to_it() -> None:
    less, more = (0.6, 0.6, 0.6), (1.4, 1.4, 1.4)
    assert stretched(4, 0.25, less) == pytest.approx(0.25)
    assert stretched(4, 0.7, AS_IT_IS.above) == pytest.approx(0.7)
    assert stretched(4, 0.7, less) < 0.7 < stretched(4, 0.7, more)
    assert stretched(4, 0.1, less) > 0.1 > stretched(4, 0.1, more)
    assert stretched(2, 0.6, (2, 1, 1)) > 0.6 == pytest.approx(stretched(2, 0.6, (1, 2, 2)))
    assert stretched(2, 0.9, (1, 2, 1)) > 0.9, "beyond the first bend"
    kinds = Measured((1, 1, 1), (2, 2, 2), (3, 3, 3))
    assert [kinds.stretch(*each)[0] for each in ((2, 0.9), (3, 0.2), (3, 0.5))] == [1, 2, 3]


@pytest.mark.parametrize("key", SKILLS)
def test_of_what_is_called_seventy_percent_seventy_were_won(key: str) -> None:
    """In matches that nothing was fitted to, as they were measured last."""
    called_alike = next(each for each in measured(key).checked if 0.65 <= each.called < 0.75)
    assert called_alike.won == pytest.approx(0.7, abs=0.03)
    assert called_alike.matches > 500
