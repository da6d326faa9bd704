"""The chances of players by playing what is left of a season."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bot.league.bounds.rounds import Ahead
from bot.league.forecast import Chance, chances, rounds_played
from bot.league.ratings import START, UNSURE, Rating
from bot.league.season import acts, format_of
from bot.league.skills import Skill, skill
from bot.milliseconds import HOUR
from tests.league.seasons import Run


def called(run: Run, strong: str = "") -> dict[str, list[Chance]]:
    """The chances of a season's entries; one of them may be much stronger than the others."""
    standings = format_of(run.season).standings
    lines = standings.placings(run.season)
    skills = {
        line.entry: skill(Rating(40.0 if line.entry == strong else START, 2.5, 30), 8.0) for line in lines
    }
    finishes = standings.finishes(run.season, skills, Random(1))
    return chances(finishes, standings.goals(run.season), {line.entry: line.division for line in lines})


@pytest.mark.parametrize("format_", ["rounds", "divisions", "cup", "pursuit"])
def test_the_chances_of_all_add_up_and_the_strongest_has_most(format_: str) -> None:
    game = "pursuit" if format_ == "pursuit" else "olsen"
    run = Run(format=format_, game=game, rounds=4, size=4, division_size=6, moving=2)
    run.enter(*"abcdefghijkl")
    run.do(acts.Start())
    found = called(run, "1" if format_ == "pursuit" else "a")
    first = {entry: own[0].reached for entry, own in found.items() if own and own[0].goal == "first"}
    assert sum(first.values()) == pytest.approx(1)
    assert max(first, key=first.__getitem__) == ("1" if format_ == "pursuit" else "a")
    for goal, places in {"up": 2, "stay": 4, "playoff": 10}.items():
        each = [chance.reached for own in found.values() for chance in own if chance.goal == goal]
        assert not each or sum(each) == pytest.approx(places)


def test_what_is_certain_has_a_chance_of_one_or_none() -> None:
    run = Run(format="rounds", rounds=2, size=3)
    run.enter(*"abcdef")
    run.do(acts.Start())
    for _ in range(2):
        for fixture in run.fixtures()[-2:]:
            players = format_of(run.season).fixtures.players_of(run.season, fixture)
            run.play(fixture, *("abcdef".index(player) for player in players))
        if len(run.fixtures()) == 2:
            run.draw(run.now + HOUR)
    assert {entry: own[0].reached for entry, own in called(run).items()} == {
        "a": 1, "b": 0, "c": 0, "d": 0, "e": 0, "f": 0
    }  # fmt: skip


def test_a_rating_says_less_where_skills_are_closer() -> None:
    rating = Rating(33.0, 4.0, 20)
    assert skill(rating, UNSURE).mean == pytest.approx(33.0)
    assert skill(rating, UNSURE).unsure == pytest.approx(4.0)
    assert START < skill(rating, 3.0).mean < skill(rating, 6.0).mean < 33.0
    assert skill(Rating(), 3.0) == (START, 3.0)


def test_chances_do_not_depend_on_the_order_in_which_players_are_listed() -> None:
    run = Run(format="divisions", rounds=3, size=4, division_size=6, moving=2)
    run.enter(*"abcdefghijkl")
    run.do(acts.Start())
    rows = format_of(run.season).standings.lines(run.season)
    skills = {row.account.entry: Skill(START, 3.0) for row in rows}
    ahead = Ahead((), 3, 4, 5)
    one = list(islice(rounds_played(rows, ahead, skills, Random(1)), 5))
    backwards = dict(reversed(skills.items()))
    assert list(islice(rounds_played(rows[::-1], ahead, backwards, Random(1)), 5)) == one
