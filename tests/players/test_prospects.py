"""Who will win, by what stands between two deals."""

from typing import Any

import pytest

from bot.games import GAMES
from bot.players.skills import SKILLS
from tests.training.prospects import Standing, best_spread


def parts(gains: list[int], **position: Any) -> list[float]:
    """The parts of the wins after a deal that gives each seat so many points."""
    game = GAMES[position["game"]]
    seen = game.observe(game.load({"seats": len(gains), **position}), 0)
    found = SKILLS[seen.game].prospects(seen)(gains)
    assert sum(found) == pytest.approx(1)
    return found


@pytest.mark.parametrize(
    ("position", "gains", "expected"),
    [
        ({"game": "pursuit", "deal": 5, "totals": [30, 10, 20]}, [0, 25, 9], [0, 0, 1]),
        ({"game": "ole", "deal": 3, "totals": [30, 10, 20]}, [0, 20, 9], [0, 0, 1]),
        ({"game": "olsen_olsen", "deal": 3, "totals": [-30, -10, -20]}, [0, -20, -10], [1 / 3] * 3),
        ({"game": "olsen_olsen", "options": {"scoring": False}}, [-3, -1, 0], [0, 0, 1]),
        ({"game": "olsen", "totals": [90, 40, 95]}, [10, 20, 5], [0, 1, 0]),
        ({"game": "olsen", "totals": [99, 120, 95], "out": [1]}, [10, 0, 5], [0, 0, 1]),
        ({"game": "olsen", "totals": [90, 40, 95], "options": {"deals": 2}, "deal": 2}, [0, 0, 5], [0, 1, 0]),
        ({"game": "otter"}, [0, 1, 0], [0, 1, 0]),
        ({"game": "otter", "options": {"best_of": 3}, "totals": [1, 1, 0]}, [1, 0, 0], [1, 0, 0]),
    ],
)
def test_after_the_last_deal_it_is_the_result(
    position: dict[str, Any], gains: list[int], expected: list[float]
) -> None:
    assert parts(gains, **position) == pytest.approx(expected)


@pytest.mark.parametrize("key", ["pursuit", "ole", "olsen_olsen"])
def test_a_lead_counts_the_more_the_fewer_deals_are_left(key: str) -> None:
    gains = [0, -9, -9, -9] if key == "olsen_olsen" else [0, 9, 9, 9]
    early, late = (parts(gains, game=key, deal=deal)[0] for deal in (1, 3))
    assert 0.25 < early < late < 1


def test_whoever_has_fewer_points_in_olsen_is_ahead() -> None:
    found = parts([0, 0, 0], game="olsen", totals=[10, 50, 90])
    assert found == sorted(found, reverse=True)
    assert found[2] > 0.05


def test_the_spread_is_found_that_winners_come_from() -> None:
    """Of two seats that are ten points apart, three of four wins for the one ahead: ten divided by ln 3."""
    found = [Standing({0: 10, 1: 0}, (0,))] * 3 + [Standing({0: 10, 1: 0}, (1,))]
    assert best_spread(found) == pytest.approx(9.1, rel=0.12)
