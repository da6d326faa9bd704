"""Results are not confirmed while a tie leaves open who has won, or who goes up or down."""

from __future__ import annotations

import pytest

from bot.league.decisions import Award, Settle
from bot.league.illegal import IllegalAct
from bot.league.season import acts, due, format_of, movers, next_time, winners
from tests.league.seasons import Run


def played(*totals: tuple[int, ...], format_: str = "divisions") -> Run:
    """A season of one round with a table a division, of which the players have these totals; ended."""
    size = len(totals[0])
    run = Run(format=format_, size=size, division_size=size, rounds=1, round_hours=48)
    run.enter(*"abcdefghijkl"[: sum(map(len, totals))])
    run.do(acts.Start())
    for fixture, points in zip(run.fixtures(), totals, strict=True):
        state = run.season.play
        assert state is not None
        seated = state.fixtures[fixture].entries  # type: ignore[attr-defined]  # it is a league
        run.play(fixture, *(points[sorted(seated).index(player)] for player in seated))
    go_to_review(run)
    return run


def go_to_review(run: Run) -> None:
    """Let the clock end a season in which everything has been played."""
    while run.season.phase == "running":
        run.now = max(run.now, next_time(run.season) or 0)
        act = due(run.season, run.now + 1000)
        assert isinstance(act, acts.Post | acts.Close)
        run.do(act, "")


def refused(run: Run) -> dict[str, object]:
    with pytest.raises(IllegalAct, match="tied") as told:
        run.do(acts.Confirm())
    return told.value.data


def test_a_tie_for_the_first_place_is_settled_first() -> None:
    run = played((1, 1, 5, 9), format_="rounds")
    assert refused(run) == {"entries": ["a", "b"], "place": 1, "what": "won"}
    run.do(acts.Decide(Settle(("b", "a"))))
    run.do(acts.Confirm())
    assert winners(run.season) == ("b",)


def test_a_tie_behind_the_first_place_is_left_alone() -> None:
    run = played((1, 5, 5, 9), format_="rounds")
    run.do(acts.Confirm())
    assert run.season.phase == "over"


@pytest.mark.parametrize(
    ("totals", "told"),
    [
        (((1, 2, 5, 5), (1, 2, 3, 4)), {"entries": ["c", "d"], "place": 3, "what": "moves"}),
        (((1, 2, 3, 4), (1, 1, 3, 4)), {"entries": ["e", "f"], "place": 1, "what": "moves"}),
    ],
)
def test_a_tie_for_going_up_or_down_is_settled_first(
    totals: tuple[tuple[int, ...], ...], told: dict[str, object]
) -> None:
    run = played(*totals)
    divisions = [line.division for line in format_of(run.season).standings.placings(run.season)]
    assert divisions == [1] * 4 + [2] * 4
    assert refused(run) == told
    run.do(acts.Decide(Award(str(told["entries"][0]), 1)))  # type: ignore[index]  # it is a list
    run.do(acts.Confirm())
    assert run.season.phase == "over"


def test_a_tie_between_those_who_stay_where_they_are_is_left_alone() -> None:
    run = played((1, 3, 3, 4), (1, 3, 3, 4))
    run.do(acts.Confirm())
    assert [len(moved) for moved in movers(run.season)] == [1, 1]
